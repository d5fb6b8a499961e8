"""A bot to start from: it tries every move in random games, and takes the one that leaves it furthest ahead.

See how good it is, with more patience by my_bot.py:Tryout:games_each=500:

    eklat arena --game heuldoch --bots my_bot.py:Tryout,random

A package offers it to everybody by its name, in its pyproject.toml:

    [project.entry-points."eklat.bots"]
    tryout = "my_bot:Tryout"
"""

from random import Random

from eklat.bots import Bot, Decision
from eklat.fast import playouts
from eklat.games.core import Move, View


class Tryout(Bot):
    name = "tryout"
    games = ("mu", "mu2", "heuldoch")
    cost = 0.05

    def __init__(self, games_each: int = 100) -> None:
        self.games_each = games_each

    def decide(self, view: View, rng: Random) -> Decision:
        self.check(view)
        if view.phase in ("auction", "discard"):  # too many moves to try them all
            return Decision(view.legal[0])
        tried = playouts(view, self.games_each * len(view.legal), seed=rng.getrandbits(32))

        def ahead(move: Move) -> float:
            scores = tried.mean(move)
            return float(scores[view.seat] - scores.mean())

        return Decision(max(tried.moves, key=ahead))
