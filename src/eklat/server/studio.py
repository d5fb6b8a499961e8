"""Records and replays take long: they are worked out in a thread apart, one by one, and every address has its share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from eklat.server.limits import Gate

T = TypeVar("T")


class Studio:
    def __init__(self, gate: Gate) -> None:
        self._gate = gate
        self._thread = ThreadPoolExecutor(1, "studio")

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def work(self, address: str, work: Callable[[], T]) -> T:
        """Do something for an address, if it has not used up its share of this machine's time. Raises whatever it raises."""
        bucket = self._gate.bucket("studio", address)
        self._gate.check("studio", address)

        def timed() -> T:
            began = time.thread_time()
            try:
                return work()
            finally:
                spent.append(time.thread_time() - began)

        spent: list[float] = []
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, timed)
        finally:
            bucket.left -= sum(spent) * 10
