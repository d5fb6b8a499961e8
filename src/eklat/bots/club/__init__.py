"""The club player: knows the game, counts cards, answers at once.

Its rules are compiled (`eklat.fast.kernels.club_*`), because the expert plays them out by the thousand. Here is what stands
around them, one module per game: `seen` (a view as the kernel's array, hidden cards left out), `decide` (the move with the
reason it really had), and for the expert `candidates`, `weights` and `playouts`.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from eklat.bots.core import Bot, Decision
from eklat.games.core import View


def player(game: str) -> Any:
    """How the club plays this game."""
    return import_module(f"{__name__}.{game}")


class Club(Bot):
    name = "club"
    games = ("mu", "mu2", "heuldoch")
    cost = 0.002

    def decide(self, view: View, rng: Random) -> Decision:
        self.check(view)
        decision: Decision = player(view.game).decide(view, rng)
        return decision
