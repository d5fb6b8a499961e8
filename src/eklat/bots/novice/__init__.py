"""The novice: plays by simple sense, forgets what was played, and bids shyly."""

from __future__ import annotations

from random import Random

from eklat.bots.core import Bot, Decision
from eklat.games.core import View
from eklat.games.parts import Parts

MINDS = Parts(__name__)


class Novice(Bot):
    name = "novice"
    games = MINDS
    cost = 0.001

    def decide(self, view: View, rng: Random) -> Decision:
        self.check(view)
        decision: Decision = MINDS[view.game].decide(view, rng)
        return decision
