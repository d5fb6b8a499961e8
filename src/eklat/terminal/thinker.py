"""What bots think beside the screen; what they need is loaded there, too, after the first screen stands."""

from __future__ import annotations

import threading
from collections.abc import Sequence
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
    coach: dict[str, Any] | None = None
    """What it was weighed against."""


def choose(spec: str, view: View, seed: str, language: str, names: Sequence[str]) -> Choice:
    """What this bot does here, and why."""
    from eklat.bots import bot

    chosen = bot(spec)
    _watch_compiler()
    decision = chosen.decide(view, Random(seed))
    advice = GAMES[view.game].advise(view, decision.move)
    return Choice(str(decision.move), decision.explain(language, names), advice.to_json())


def coached(spec: str, view: View, seed: str, language: str, names: Sequence[str]) -> Choice:
    """The best of what this bot and the review would try, and what it was weighed against."""
    from eklat.review.coaching import advise

    move, sentence, said, _ = choose(spec, view, seed, language, names)
    return Choice(*advise(view, move, sentence, said, Random(seed).getrandbits(62)))


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
