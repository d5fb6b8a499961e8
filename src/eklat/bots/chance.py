"""The bot that any other must beat: it does whatever chance tells it."""

from __future__ import annotations

from random import Random

from eklat.bots.core import Bot, Decision
from eklat.games import GAMES
from eklat.games.core import View

PASSING = 7
"""Times in ten that it passes in an auction: were all bids as likely, nearly every hand would end in an Eklat."""


class Chance(Bot):
    name = "random"
    games = GAMES
    cost = 0.0001

    def decide(self, view: View, rng: Random) -> Decision:
        self.check(view)
        if view.phase != "auction" or len(view.legal) == 1:
            return Decision(rng.choice(view.legal))
        if rng.randrange(10) < PASSING:
            return Decision(view.legal[0])
        return Decision(view.legal[rng.randrange(1, len(view.legal))])
