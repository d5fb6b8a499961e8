"""The student: what a net learned by playing against itself, at once and without a second thought.

It takes the action that the net trusts most; a bid is laid card by card. Where a game is played by rules that no net has
learned (a hidden partner, special cards), the club player decides.
"""

from __future__ import annotations

from random import Random

from eklat.bots import nets
from eklat.bots.club import mind
from eklat.bots.core import Bot, Decision
from eklat.games.core import View
from eklat.games.said import said

UNLEARNED = "hidden_partner", "specials"
"""Options that change a game more than a net can guess."""


class Student(Bot):
    name = "student"
    games = nets.SIGHTS
    cost = 0.003

    def decide(self, view: View, rng: Random) -> Decision:
        self.check(view)
        if not is_learned(view):
            return mind(view.game).decide(view, rng)
        if len(view.legal) == 1:
            return Decision(view.legal[0], said("student-only"))
        net, sight, trust, move = nets.net(view.game, view.players), nets.sight(view), 1.0, None
        while move is None:
            shares = net.shares(sight)
            action = int(shares.argmax())
            trust *= float(shares[action])
            move = sight.take(action)
        return Decision(move, said("student-trusts", move=str(move), share=percent(trust)))


def is_learned(view: View) -> bool:
    """Whether a net has learned the rules of this table."""
    return not any(getattr(view.rules, option, False) for option in UNLEARNED)


def percent(share: float) -> int | float:
    """A share of one as people say it."""
    return round(100 * share) if share >= 0.01 else round(100 * share, 2)
