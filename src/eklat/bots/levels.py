"""Players in between, so that a circle finds its match: a student whose thoughts wander, and a champion who looks less far.

Neither errs on purpose: the one does what simple sense says while its thoughts are elsewhere, the other has fewer worlds and
no memory of what the others did.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, cast

from eklat.bots.champion import Champion
from eklat.bots.core import Decision
from eklat.bots.manners import silly
from eklat.bots.novice import Novice
from eklat.bots.student import Student
from eklat.games.core import View
from eklat.games.said import Said


class Dreamer(Student):
    """It bids as a novice does, and of the other moves so many as well; the rest are the net's, with whims."""

    name = "dreamer"

    def __init__(self, heat: float = 1.5, dreams: float = 0.35) -> None:
        super().__init__(heat)
        if dreams is None or not 0 <= dreams <= 1:
            raise ValueError(f"dreams must be from 0, for none, to 1, for nothing else, not {dreams}")
        self.dreams = dreams

    def decide(self, view: View, rng: Random) -> Decision:
        self.check(view)
        if view.phase == "auction" or rng.random() < self.dreams:
            simple = Novice().decide(view, rng)
            if simple.move not in silly(view):
                return simple
        return super().decide(view, rng)


FEW = 2000
"""So many games tell which move is better, and not by how much."""


class Adept(Champion):
    name = "adept"
    cost = 0.1
    trust: ClassVar[dict[str, float]] = {"mu": 1.0, "mu2": 0.5}

    def __init__(
        self, playouts: int | None = 800, seconds: float | None = 0.1, threads: int = 1, worlds: int = 32, memory: int = 0
    ) -> None:
        super().__init__(playouts, seconds, threads, worlds, memory)

    def decide(self, view: View, rng: Random) -> Decision:
        """It names no lead where it has tried little."""
        decision = super().decide(view, rng)
        reason = decision.reason
        if reason is None or reason.message != "champion-best" or cast("int", reason.facts["playouts"]) >= FEW:
            return decision
        return Decision(decision.move, Said("adept-best", {key: reason.facts[key] for key in ("move", "other", "playouts")}))
