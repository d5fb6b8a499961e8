"""What the piles of Heul doch! will be worth, as a club player sees it.

The owner of a pile lays more onions until the end, about one in four turns, and rather ends on a number of onions that kills
little: `outlook` weighs the numbers of onions that can be reached, and from that each card has a worth in that pile.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.fast.kernels.bits import count, inner, smaller
from eklat.fast.kernels.heuldoch import COUNTS, DOWN, END, HAND, NEXT, PLAYERS, SLOTS, TURN

LONG = 36
"""No seat has more turns than this."""
REACH = 16
"""A seat lays fewer further onions than this."""
STEPS = 4
"""Losses are looked up in quarters of a point."""
POINT = 1024
"""A point, as it is reckoned with here: whole numbers are faster."""
NONE, FAR, WORST, CLOSED = np.int64(0), np.int64(LONG), np.int64(255), np.int64(DOWN)


def _likely() -> Any:
    """How likely a seat with so many turns lays so many further onions, if they kill nothing: a bell curve."""
    table = np.zeros((LONG + 1, REACH))
    table[0, 0] = 1.0
    for turns in range(1, LONG + 1):
        further = np.arange(min(turns, REACH - 1) + 1)
        usual = 0.26 * turns + 0.45 * (1 - 0.5**turns)
        table[turns, further] = np.exp(-((further - usual) ** 2) / (2 * 0.35**2 * turns))
    table /= table.max(axis=1, keepdims=True)
    return np.round(4096 * np.where(table < 1 / 50, 0, table)).astype(np.int64)


def _to_come() -> Any:
    """The points that will still come to a pile in so many turns, by number; in quarters of a point."""
    turns = np.arange(LONG + 1)[:, None]
    cards_a_turn = np.array([0, 0.05, 0.072, 0.103, 0.115, 0.126, 0.134, 0.12])
    return np.round(STEPS * turns * turns / (turns + 0.5) * np.arange(8) * cards_a_turn).astype(np.int64)


LIKELY, TO_COME = _likely(), _to_come()
FEWEST = np.array([row.nonzero()[0][0] for row in LIKELY], np.int64)
MOST = np.array([row.nonzero()[0][-1] for row in LIKELY], np.int64)
FADE = np.round(4096 * np.exp(-0.08 * np.arange(256) / STEPS)).astype(np.int64)
"""How much less likely a number of onions is that costs so much."""
REST = np.array([0] + [(n - 1) % 7 + 1 for n in range(1, 256)], np.int64)
"""The number that so many onions kill (beyond seven onions, the sevens as well)."""
SEVENS = np.array([7 * (n > 7 and n % 7 > 0) for n in range(256)], np.int64)
"""What a seven loses when it is killed besides."""

# Places in `mind`: the worth of cards 1 to 7 in one's own pile, in the same with an onion more, left, right, and in a pile
# that is tried (0 is worth nothing); then what the first four piles are worth, how many turns one has after this one, and
# what every legal move is worth.
OWN, MORE, LEFT, RIGHT, VALUE, TURNS, MOVES = 0, 8, 16, 24, 40, 44, 45
TRIED = np.int64(32)
MIND = MOVES + 32


@inner
def turns_left(s: Any, seat: int, ahead: int) -> int:
    """The turns of a seat that comes so many seats after the one to move."""
    none = SLOTS << 7
    drawn = s[END] - s[NEXT] - ahead
    held = 4 - count((none - s[HAND + seat]) & none)
    return held + ((drawn + s[PLAYERS] - 1) // s[PLAYERS] if drawn > 0 else 0)


@inner
def outlook(counts: int, turns: int, mind: Any, at: int) -> int:
    """What a pile will be worth; the worth of another 1 to 7 in it goes to `mind`."""
    onions, turns = counts & 255, smaller(turns, FAR)
    for n in range(8):
        mind[at + n] = 0
    total, beyond = 0, 0
    for further in range(FEWEST[turns], MOST[turns] + 1):
        killed = REST[onions + further]
        loss = STEPS * killed * (counts >> 8 * killed & 255) + TO_COME[turns, killed]
        sevens = onions + further > 7 and killed < 7
        if sevens:
            loss += STEPS * 7 * (counts >> 56) + TO_COME[turns, 7]
        weight = LIKELY[turns, further] * FADE[smaller(loss, WORST)]
        total += weight
        mind[at + killed] += weight
        beyond += weight if sevens else 0
    mind[at] = 0
    mind[at + 7] += beyond
    value, scale = 0, np.float64(POINT) / total
    for n in range(1, 8):
        alive = POINT - np.int64(mind[at + n] * scale)
        mind[at + n] = n * alive
        value += (STEPS * n * (counts >> 8 * n & 255) + TO_COME[turns, n]) * alive
    return value // STEPS


@inner
def look(s: Any, moves: int, mind: Any) -> int:
    """Look at one's own pile, as it is and with one more onion, and at those of neighbours who may be given a card."""
    seat, players = s[TURN], s[PLAYERS]
    turns = turns_left(s, seat, 0) - 1
    for place in range(4):
        other, ahead = seat, 0
        if place == 2:
            other, ahead = seat + 1, 1
        elif place == 3:
            other, ahead = seat - 1 + players, players - 1
        if place < 2 or moves & (SLOTS << place):
            other = other - players if other >= players else other
            left = turns if place < 2 else turns_left(s, other, ahead)
            mind[VALUE + place] = outlook(s[COUNTS + other] + (place == 1), left, mind, 8 * place)
    mind[TURNS] = turns
    return turns
