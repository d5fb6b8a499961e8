"""The novice: plays by simple sense, forgets what was played, and bids shyly."""

from __future__ import annotations

from importlib import import_module
from random import Random

from eklat.bots.core import Bot, Decision
from eklat.games.core import View


class Novice(Bot):
    name = "novice"
    games = ("mu", "mu2", "heuldoch")
    cost = 0.001

    def decide(self, view: View, rng: Random) -> Decision:
        self.check(view)
        decision: Decision = import_module(f"{__name__}.{view.game}").decide(view, rng)
        return decision
