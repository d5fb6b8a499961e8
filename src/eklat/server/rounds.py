"""Moves of many tables are played in rounds: judged, stored and told together, which is less work than one by one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

GATHER = 0.005
"""Seconds that a move waits for those of other tables: too short to be felt."""


class Rounds:
    """A processor that is woken for every single move works two or three times as long on it."""

    def __init__(self) -> None:
        self._steps: list[Callable[[], None]] = []
        self._latest = ""

    def join(self, table_id: str, step: Callable[[], None]) -> None:
        """Take this step in the next round; at once where no other table has moved since this one did."""
        if table_id == self._latest and not self._steps:
            step()
            return
        if not self._steps:
            asyncio.get_running_loop().call_later(GATHER, self._go)
        self._latest = table_id
        self._steps.append(step)

    def _go(self) -> None:
        """Each step by itself, so that one that fails takes no other with it."""
        steps, self._steps = self._steps, []
        for step in steps:
            try:
                step()
            except Exception as error:
                fault = {"message": "a step of a round has failed", "exception": error}
                asyncio.get_running_loop().call_exception_handler(fault)
