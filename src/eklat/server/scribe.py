"""A thread of its own for what must not hold up the event loop, such as waiting for the disk: one thing after the other.

An executor of the standard library does the same for twice the work, which counts where it is done for nearly every move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")
_Job = tuple[asyncio.AbstractEventLoop, asyncio.Future[Any], Callable[..., Any], tuple[Any, ...]]


class Scribe:
    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def do(self, work: Callable[..., T], *args: Any) -> Awaitable[T]:
        """What comes of it, or the exception that it raises. Once begun it goes on to its end, whoever waits for it."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self._jobs.put((loop, answer, work, args))
        return answer

    def close(self) -> None:
        """When all is done."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            loop, answer, work, args = job
            result: Any = None
            error: Exception | None = None
            try:
                result = work(*args)
            except Exception as raised:
                error = raised
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_say, answer, result, error)
            del job, loop, answer, work, args, result, error


def _say(answer: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if answer.done():  # given up
        return
    if error is None:
        answer.set_result(result)
    else:
        answer.set_exception(error)
