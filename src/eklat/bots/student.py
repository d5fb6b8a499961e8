"""The student: what a net learned by playing against itself, at once and without a second thought.

It takes the action that the net trusts most, less what nobody forgives (`manners`); a bid is laid card by card. With some
heat it follows a whim instead: the more heat, the further from its favourite, but never far. Some nets listen to what a
club player would do, and have learned when not to.

Under rules that no net in the catalogue has learned (a hidden partner, special cards) the club player decides.
"""

from __future__ import annotations

from random import Random

import numpy as np

from eklat.bots import nets
from eklat.bots.club import mind
from eklat.bots.core import Bot, Decision
from eklat.bots.manners import silly
from eklat.bots.nets.graph import Floats
from eklat.games.core import Move, View
from eklat.games.said import said

LEAST = 0.1
"""No whim goes to an action that the net trusts less than this part of its favourite."""


class Student(Bot):
    name = "student"
    games = nets.SIGHTS
    cost = 0.003

    def __init__(self, heat: float = 0.0) -> None:
        if not 0 <= heat <= 10:
            raise ValueError(f"heat must be from 0, for none, to 10, not {heat}")
        self.heat = heat

    def decide(self, view: View, rng: Random) -> Decision:
        self.check(view)
        if not is_learned(view):
            return mind(view.game).decide(view, rng)
        if len(view.legal) == 1:
            return Decision(view.legal[0], said("student-only"))
        net, sight, trust, move, bad = nets.of(view), nets.sight(view), 1.0, None, silly(view)
        advice, done = nets.advised(view), tuple[int, ...]()
        while move is None:
            shares = net.shares(sight, nets.following(advice, done))
            action = self._taken(shares if not bad else without(view, shares, bad), rng)
            trust *= float(shares[action])
            done = (*done, action)
            move = sight.take(action)
        return Decision(move, said("student-trusts", move=str(move), share=percent(trust)))

    def _taken(self, shares: Floats, rng: Random) -> int:
        best = int(shares.argmax())
        if not self.heat:
            return best
        near = np.flatnonzero(shares >= LEAST * shares[best])
        return int(rng.choices(near.tolist(), ((shares[near] / shares[best]) ** (1 / self.heat)).tolist())[0])


def without(view: View, shares: Floats, bad: frozenset[Move]) -> Floats:
    """What the net trusts, but for these moves, each a single action; where it trusts in nothing else, all others alike."""
    legal = nets.sight(view).legal()
    others = [action for action in np.flatnonzero(legal) if nets.sight(view).take(int(action)) not in bad]
    kept = np.zeros_like(shares)
    kept[others] = shares[others] if shares[others].any() else 1
    return kept


def is_learned(view: View) -> bool:
    """Whether a net has learned the rules of this table."""
    return f"{nets.learned(view.game, view.rules)}-{view.players}" in nets.catalogue()["nets"]


def percent(share: float) -> int | float:
    """A share of one as people say it."""
    return round(100 * share) if share >= 0.01 else round(100 * share, 2)
