"""Waiting for what will come, however busy the machine is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds after which something that is waited for will not come any more; nothing is ever measured by it."""


def until(wanted: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait for something that nobody announces."""
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.01)


async def until_then(wanted: Callable[[], object], seconds: float = PATIENCE) -> None:
    """The same while other things go on."""
    async with asyncio.timeout(seconds):
        while not wanted():
            await asyncio.sleep(0.005)
