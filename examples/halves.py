"""Which half wins, the auction or the play? Two bots in one: the one bids, names trumps and chooses, the other plays.

eklat arena --game mu --players 4 --bots examples/halves.py:ChampionsBid --among expert --deals 48 --seed 91000001

With fewer playouts it is quicker: examples/halves.py:ChampionsBid:champion=4000,expert=500.
"""

from __future__ import annotations

from random import Random

from eklat.bots import Bot, Decision
from eklat.bots.champion import Champion
from eklat.bots.expert import Expert
from eklat.games.core import View


class ChampionsBid(Bot):
    """Bids as a champion and plays as an expert."""

    name, games = "champions-bid", ("mu",)

    def __init__(self, champion: int = 16000, expert: int = 2000) -> None:
        self.bidder: Bot = Champion(champion, seconds=None)
        self.player: Bot = Expert(expert, seconds=None)

    def decide(self, view: View, rng: Random) -> Decision:
        self.check(view)
        return (self.player if view.phase == "play" else self.bidder).decide(view, rng)


class ChampionsPlay(ChampionsBid):
    """Bids as an expert and plays as a champion."""

    name = "champions-play"

    def __init__(self, champion: int = 16000, expert: int = 2000) -> None:
        super().__init__(champion, expert)
        self.bidder, self.player = self.player, self.bidder
