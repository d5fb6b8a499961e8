"""Players in between, so that a circle finds its match: a student with whims, and a champion who looks less far.

Neither errs on purpose: the one follows what its net likes nearly as much, the other has fewer worlds and no memory of what
the others did.
"""

from __future__ import annotations

from typing import ClassVar

from eklat.bots.champion import Champion
from eklat.bots.student import Student
from eklat.games.core import View


class Dreamer(Student):
    name = "dreamer"

    def __init__(self, heat: float = 1.5) -> None:
        super().__init__(heat)

    def is_better(self, view: View) -> bool:
        """It does not ask."""
        return True


class Adept(Champion):
    name = "adept"
    cost = 0.1
    trust: ClassVar[dict[str, float]] = {"mu": 1.0, "mu2": 0.5}

    def __init__(
        self, playouts: int | None = 800, seconds: float | None = 0.1, threads: int = 1, worlds: int = 32, memory: int = 0
    ) -> None:
        super().__init__(playouts, seconds, threads, worlds, memory)
