"""Which half wins, the auction or the play? Two bots in one: the one bids, names trumps and chooses, the other plays.

eklat arena --game mu --players 4 --bots examples/halves.py:ChampionsBid --among expert --deals 48 --seed 91000001
"""

from __future__ import annotations

from random import Random

from eklat.bots import Bot, Decision, bot
from eklat.games.core import View

CHAMPION, EXPERT = "champion:seconds=none", "expert:seconds=none"


class ChampionsBid(Bot):
    """Bids as a champion and plays as an expert."""

    name, games = "champions-bid", ("mu",)
    bids, plays = CHAMPION, EXPERT

    def decide(self, view: View, rng: Random) -> Decision:
        self.check(view)
        return bot(self.plays if view.phase == "play" else self.bids).decide(view, rng)


class ChampionsPlay(ChampionsBid):
    """Bids as an expert and plays as a champion."""

    name = "champions-play"
    bids, plays = EXPERT, CHAMPION
