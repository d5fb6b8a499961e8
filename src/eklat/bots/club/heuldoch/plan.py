"""The last cards of a hand of Heul doch!, planned through, because there every onion decides."""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.bots.club.heuldoch.outlook import CLOSED, REST, SEVENS
from eklat.fast.kernels.bits import inner
from eklat.fast.kernels.heuldoch import COUNT, SHOWS, SPECIAL, fitting


@inner
def final(hand: int, own: int, counts: int, points: int, share: float, stays: float, leaves: float, handy: float) -> float:
    """What a pile with so many open points counts in the end."""
    onions = counts & 255
    killed = REST[onions]
    return np.float64(points - killed * (counts >> 8 * killed & 255) - SEVENS[onions] * (counts >> 56))


def _planning(further: Any) -> Any:
    """A plan of one card more than `further` has. (A kernel that calls itself could not be kept on disk.)"""

    @inner
    def plan(
        hand: int, own: int, counts: int, points: int, share: float, stays: float, leaves: float, handy: float
    ) -> float:
        """The points that the last cards of a hand bring to one's own pile, in the best order, less what others get.

        The tops of the neighbours will be others by then. So a card that fits one's own pile may be claimed by one of them,
        and one that does not may go to one of them; an onion can always be laid, and a special can always be used.
        """
        if hand == 0:
            return final(hand, own, counts, points, share, stays, leaves, handy)
        shown, best = SHOWS[own], -1e9
        fits = fitting(hand, shown) | shown >> 32
        for slot in range(0, 32, 8):
            card = hand >> slot & 127
            if card == 0:
                continue
            rest, number = hand ^ card << slot, card & 7
            value = further(rest, CLOSED, counts + 1, points, share, stays, leaves, handy)
            away = further(rest, own, counts, points, share, stays, leaves, handy)
            away += handy if card >= SPECIAL else -share * number
            away = away if away > value else value
            if card >= SPECIAL:
                value = away
            elif fits >> slot & 1:
                lays = further(rest, card, counts + COUNT[card], points + number, share, stays, leaves, handy)
                lays = lays if lays > value else value
                value = away + stays * (lays - away)
            else:
                value += leaves * (away - value)
            best = value if value > best else best
        return best

    return plan


plan = _planning(_planning(_planning(final)))
"""For three cards at most."""
