"""The daredevil: a club player with a weakness. When nobody goes on in an auction of Mü, it makes it even, and waits."""

from __future__ import annotations

from random import Random
from zlib import crc32

from eklat.bots.club import Club
from eklat.bots.core import Decision
from eklat.games.core import View
from eklat.games.mu.moves import Bid, Pass
from eklat.games.mu.view import View as MuView
from eklat.games.said import Who, said

FURTHEST = 3
"""So many cards behind, it still makes it even."""
MOODS = 3
"""One hand in so many it is in the mood; which one, its cards tell."""


class Daredevil(Club):
    name = "daredevil"

    def decide(self, view: View, rng: Random) -> Decision:
        self.check(view)
        dared = _dared(view) if isinstance(view, MuView) and view.phase == "auction" else None
        return dared or super().decide(view, rng)


def _dared(view: MuView) -> Decision | None:
    """Be even with whoever leads, by the lowest cards, and wait who blinks; None if it cannot, or is not in the mood."""
    assert view.hand is not None
    assert view.seat is not None
    if crc32(" ".join(map(str, view.dealt or ())).encode()) % MOODS:
        return None
    heights = [len(cards) for cards in view.laid]
    top = max(heights)
    facts = {
        "who": Who(*(seat for seat, height in enumerate(heights) if height == top and seat != view.seat)),
        "number": top,
    }
    missing = top - heights[view.seat]
    if not missing:
        return Decision(Pass(), said("daredevil-mu-wait", **facts)) if top and heights.count(top) > 1 else None
    is_late = all(isinstance(move, Pass) for _, move in view.log[-(view.players - 2) :])
    move = Bid(tuple(sorted(view.hand, key=lambda card: card.digit)[:missing]))
    if not is_late or missing > FURTHEST or view.legal.refusal(move) is not None:
        return None
    return Decision(move, said("daredevil-mu-even", **facts))
