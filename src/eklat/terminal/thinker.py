"""Bots think beside the screen: one thread of its own, which the program never waits for when it ends.

What bots need is loaded there, too, after the first screen stands. Their compiled code leaves the interpreter to others.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from eklat.games import GAMES
from eklat.games.core import View


class Choice(NamedTuple):
    move: str
    sentence: str | None
    """Why."""
    said: dict[str, Any]
    """The move as one would advise it."""


def choose(spec: str, view: View, seed: str, language: str, names: Sequence[str]) -> Choice:
    """What this bot does here, and why."""
    from eklat.bots import bot

    chosen = bot(spec)
    _watch_compiler()
    decision = chosen.decide(view, Random(seed))
    advice = GAMES[view.game].advise(view, decision.move)
    return Choice(str(decision.move), decision.explain(language, names), advice.to_json())


COMPILES = threading.Event()
"""Set when bots are being compiled, which happens once on a machine and takes a while."""
_watched: list[object] = []


def _watch_compiler() -> None:
    """Have the compiler tell when it has something to do; what it did before is kept on the disk."""
    if _watched:
        return
    from numba.core import event

    class Told(event.Listener):
        def on_start(self, _: event.Event) -> None:
            COMPILES.set()

        def on_end(self, _: event.Event) -> None:
            pass

    _watched.append(Told())
    event.register("numba:compile", _watched[0])  # type: ignore[no-untyped-call]


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
