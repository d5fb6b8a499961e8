"""What a hand of Mü is worth to a club player: with every trump, at every height."""

from __future__ import annotations

from math import exp
from typing import Any

from eklat.bots.club.mu.minds import (
    EACH,
    JUDGEMENT,
    PER_SIDE,
    PER_SINGLE,
    PER_TRUMP,
    PER_VOID,
    ROW,
    T_FURTHER,
    T_OPTIMISM,
    T_SIGMA,
)
from eklat.fast.kernels.bits import count, inner, lowest
from eklat.fast.kernels.mu import DECK, DIGIT, GOAL_FIRST, GOAL_STEP, HAND, KIND, LAID, NONE, PLAYERS

CARDS_AT, VALUES_AT, KINDS_AT, HEIGHTS = 16, 18, 36, 18
HOPES = (6, KINDS_AT + HEIGHTS)
"""What seats remember of their cards' promises, a row for each, at first all 0: the points that each trump promises, then of
which cards, then for each height what it is worth to be chief, and with which trump."""
HALF = (1 << 30) - 1


@inner
def class_of(kind: int) -> int:
    """The class of a trump, which is also how many steps it adds to the bonus."""
    if kind < 5:
        return 0
    if kind == NONE:
        return 3
    return 1 if kind == 6 or kind == 12 else 2


@inner
def judged(own: int, kind: int, theta: Any, seat: int, deck: int) -> float:
    """The card points that the chief's side may expect with these cards and this trump."""
    row, trumps = JUDGEMENT + ROW * class_of(kind), own & KIND[kind]
    total, cards = theta[seat, T_OPTIMISM] + theta[seat, row + EACH], trumps
    while cards:
        total += theta[seat, row + PER_TRUMP + DIGIT[lowest(cards)]]
        cards &= cards - 1
    cards = own & ~trumps
    while cards:
        total += theta[seat, row + PER_SIDE + DIGIT[lowest(cards)]]
        cards &= cards - 1
    for colour in range(5):
        if KIND[colour] & deck & ~KIND[kind]:
            length = count(own & KIND[colour] & ~KIND[kind])
            if length == 0:
                total += theta[seat, row + PER_VOID]
            elif length == 1:
                total += theta[seat, row + PER_SINGLE]
    return total


@inner
def as_chief(points: float, spread: float, players: int, height: int, further: int, steps: int) -> float:
    """How far ahead of the others a chief of this height, or of one up to so much further, may expect to come out who
    expects these card points."""
    first, step, short, most = GOAL_FIRST[players], GOAL_STEP[players], 0.0, -1000.0
    own, partner = (points, 0) if players == 3 else (0.6 * points, 1)
    total = 36.0 if players == 3 else 60.0
    for h in range(height + further):
        made = 1.0 / (1.0 + exp((first + step * h - 0.5 - points) / spread))
        short += 1.0 - made
        if h + 1 < height:
            continue
        bonus = 10.0 * min(10, h + 1 + steps) * made
        others = bonus * partner + 5.0 * short * (players - 1 - partner) + total - own
        most = max(most, bonus - 10.0 * short + own - others / (players - 1))
    return most


@inner
def best_as_chief(s: Any, theta: Any, seat: int, nameable: int, height: int, further: int, hopes: Any) -> Any:
    """The value of being chief at this height or so much further, and the trump for it, among the kinds of the nameable
    cards. Of two trumps of a class, the one that promises more points is worth more."""
    hope(s[HAND + seat] | s[LAID + seat], theta, seat, s[DECK], hopes)
    value, best = -1000.0, NONE
    for rarity in range(4):
        kind, points = -1, -1000.0
        for other in range(16):
            if class_of(other) == rarity and hopes[seat, other] > points and (other == NONE or KIND[other] & nameable):
                kind, points = other, hopes[seat, other]
        if kind >= 0:
            found = as_chief(points, theta[seat, T_SIGMA], s[PLAYERS], height, further, rarity)
            if found > value:
                value, best = found, kind
    return value, best


@inner
def best_of_all(s: Any, theta: Any, seat: int, height: int, hopes: Any) -> Any:
    """The same with all one's cards, as far as one would go. It depends on the height alone, so it is thought once."""
    own = s[HAND + seat] | s[LAID + seat]
    hope(own, theta, seat, s[DECK], hopes)
    if hopes[seat, KINDS_AT + height] < 0.0:
        value, kind = best_as_chief(s, theta, seat, own, height, int(theta[seat, T_FURTHER]), hopes)
        hopes[seat, VALUES_AT + height], hopes[seat, KINDS_AT + height] = value, float(kind)
    return hopes[seat, VALUES_AT + height], int(hopes[seat, KINDS_AT + height])


@inner
def hope(own: int, theta: Any, seat: int, deck: int, hopes: Any) -> None:
    """What these cards promise with every trump. They stay the same all through an auction."""
    low, high = float(own & HALF), float(own >> 30)
    if hopes[seat, CARDS_AT] != low or hopes[seat, CARDS_AT + 1] != high:
        hopes[seat, CARDS_AT], hopes[seat, CARDS_AT + 1] = low, high
        for kind in range(16):
            hopes[seat, kind] = judged(own, kind, theta, seat, deck)
        for height in range(HEIGHTS):
            hopes[seat, KINDS_AT + height] = -1.0
