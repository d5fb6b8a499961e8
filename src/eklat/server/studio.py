"""Records, replays and what has happened long ago take long: they are worked out in a thread apart, one by one, and what is
as long as a whole evening in another process. Every address has its share of that, and its turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from eklat.server.bot_pool import BotPool
from eklat.server.limits import Gate
from eklat.server.refusals import ServerRefused

T = TypeVar("T")
TENTHS = 10
"""The shares of addresses are counted in tenths of seconds."""


class Studio:
    def __init__(self, gate: Gate) -> None:
        self._gate = gate
        self._thread = ThreadPoolExecutor(1, "studio")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def check(self, address: str) -> None:
        """Refuse an address that has used up its share of this machine's time."""
        if wait := self._gate.bucket("studio", address).wait():
            self._gate.hit("studio")
            raise ServerRefused("limit", retry_after=wait)

    async def work(self, address: str, work: Callable[[], T]) -> T:
        """Do something for an address, if there is something left of its share. Raises whatever it raises."""
        self.check(address)
        async with self._turn(address):
            self.check(address)
            return await self._charged(address, asyncio.get_running_loop().run_in_executor(self._thread, timed, work))

    async def in_time(self, address: str, work: Callable[[], T]) -> T:
        """Do something for an address as soon as there is something left of its share."""
        async with self._turn(address):
            while wait := self._gate.bucket("studio", address).wait():
                await asyncio.sleep(wait)
            return await self._charged(address, asyncio.get_running_loop().run_in_executor(self._thread, timed, work))

    async def apart(self, address: str, pool: BotPool, work: Callable[..., T], *args: Any) -> T:
        """The same as `work`, in another process: what takes long there holds nobody up here."""
        self.check(address)
        async with self._turn(address):
            self.check(address)
            return await self._charged(address, pool.run(timed, work, *args))

    def _turn(self, address: str) -> asyncio.Lock:
        """One thing for an address at a time, so that others come in between."""
        return self._turns.setdefault(address, asyncio.Lock())

    async def _charged(self, address: str, work: Awaitable[tuple[T | Exception, float]]) -> T:
        """The time counts, also if nobody waits for it any more."""

        async def counted() -> T | Exception:
            found, seconds = await work
            self._gate.bucket("studio", address).left -= seconds * TENTHS
            return found

        found = await asyncio.shield(asyncio.ensure_future(counted()))
        if isinstance(found, Exception):
            raise found
        return found


def timed(work: Callable[..., T], *args: Any) -> tuple[T | Exception, float]:
    """What came of it, and the seconds of a processor that it took."""
    began = time.thread_time()
    try:
        found: T | Exception = work(*args)
    except Exception as error:
        found = error
    return found, time.thread_time() - began
