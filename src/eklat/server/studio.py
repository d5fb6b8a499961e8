"""Records, replays and what has happened long ago take long: they are worked out in a thread apart, one by one, and what is
as long as a whole evening in another process. Every address has its share of that, and its turn."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from eklat.server.bot_pool import PATIENCE, BotPool
from eklat.server.limits import Gate
from eklat.server.refusals import ServerRefused
from eklat.table import Refused

log = logging.getLogger("eklat.server")

T = TypeVar("T")
Timed = Awaitable[tuple[T | Exception, float]]
"""What comes of something, and the seconds of a processor that it takes."""
TENTHS = 10
"""The shares of addresses are counted in tenths of seconds."""


class Studio:
    def __init__(self, gate: Gate) -> None:
        self._gate = gate
        self._thread = ThreadPoolExecutor(1, "studio")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting: set[asyncio.Timeout] = set()
        """Those who wait for their turn, each until the end."""
        self._is_over = False

    def close(self) -> None:
        """Finish what has begun, and send away whoever waits for their turn."""
        if not self._is_over:
            self._is_over = True
            self._thread.shutdown(wait=False, cancel_futures=True)
            for end in self._waiting:
                end.reschedule(0)

    def check(self, address: str) -> None:
        """Refuse an address that has used up its share of this machine's time."""
        if wait := self._gate.bucket("studio", address).wait():
            self._gate.hit("studio")
            raise ServerRefused("limit", retry_after=wait)

    def is_busy(self, address: str) -> bool:
        """Whether something for this address is being done or waits for its turn."""
        return self._turn(address).locked()

    async def work(self, address: str, work: Callable[[], T]) -> T:
        """Do something for an address, if there is something left of its share. Raises whatever it raises."""
        return await self._in_turn(address, partial(self._beside, work))

    async def in_time(self, address: str, work: Callable[[], T]) -> T:
        """Do something for an address as soon as there is something left of its share."""
        return await self._in_turn(address, partial(self._beside, work), has_time=True)

    async def apart(self, address: str, pool: BotPool, work: Callable[..., T], *args: Any) -> T:
        """The same as `work`, in another process: what takes long there holds nobody up here."""
        return await self._in_turn(address, partial(pool.run, timed, work, *args))

    def _beside(self, work: Callable[[], T]) -> Timed[T]:
        return asyncio.get_running_loop().run_in_executor(self._thread, timed, work)

    def _turn(self, address: str) -> asyncio.Lock:
        """One thing for an address at a time, so that others come in between."""
        return self._turns.setdefault(address, asyncio.Lock())

    async def _in_turn(self, address: str, begin: Callable[[], Timed[T]], has_time: bool = False) -> T:
        if self._is_over:
            raise ServerRefused("closing")
        if not has_time:
            self.check(address)
        turn = self._turn(address)
        try:
            async with asyncio.timeout(None) as end:
                self._waiting.add(end)
                try:
                    await self._come(address, turn, has_time)
                finally:
                    self._waiting.discard(end)
        except TimeoutError:
            raise ServerRefused("closing") from None
        found = await asyncio.shield(asyncio.ensure_future(self._done(address, turn, begin)))
        if isinstance(found, Exception):
            raise found
        return found

    async def _come(self, address: str, turn: asyncio.Lock, has_time: bool) -> None:
        """Returns when it is their turn, and has begun."""
        await turn.acquire()
        try:
            while has_time and (wait := self._gate.bucket("studio", address).wait()):
                await asyncio.sleep(wait)
            self.check(address)
        except BaseException:
            turn.release()
            raise

    async def _done(self, address: str, turn: asyncio.Lock, begin: Callable[[], Timed[T]]) -> T | Exception:
        """What came of it. The turn is over with the work and the time counts, also if nobody waits for it any more."""
        began, seconds = time.monotonic(), None
        try:
            found, seconds = await begin()
            return found
        except asyncio.CancelledError:
            return ServerRefused("closing")
        except Refused as refused:
            return refused
        except Exception as error:
            if self._is_over:
                return ServerRefused("closing")
            log.warning("something could not be worked out: %s: %s", type(error).__name__, error)
            return ServerRefused("unanswered")
        finally:
            took = min(time.monotonic() - began, PATIENCE) if seconds is None else seconds
            self._gate.bucket("studio", address).left -= took * TENTHS
            turn.release()


def timed(work: Callable[..., T], *args: Any) -> tuple[T | Exception, float]:
    """What came of it, and the seconds of a processor that it took."""
    began = time.thread_time()
    try:
        found: T | Exception = work(*args)
    except Exception as error:
        found = error
    return found, time.thread_time() - began
