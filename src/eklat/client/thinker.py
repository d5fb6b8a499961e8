"""Bots think beside the line: one thread of its own, which the program never waits for when it ends.

Their compiled code leaves the interpreter to others.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any


class Thinker:
    def __init__(self) -> None:
        self._work: queue.SimpleQueue[Any] = queue.SimpleQueue()
        threading.Thread(target=self._run, name="bots", daemon=True).start()

    def _run(self) -> None:
        while (job := self._work.get()) is not None:
            loop, done, call, args = job
            try:
                result, error = call(*args), None
            except Exception as failure:
                result, error = None, failure
            try:
                loop.call_soon_threadsafe(_settle, done, result, error)
            except RuntimeError:  # the screen is gone already
                return

    async def ask(self, call: Callable[..., Any], *args: Any) -> Any:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._work.put((loop, done, call, args))
        return await done

    def close(self) -> None:
        self._work.put(None)


def _settle(done: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
