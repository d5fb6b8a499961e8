"""Bounds without search: what a side gets for sure."""

from __future__ import annotations

from typing import Any

from eklat.fast.kernels.search.moves import next_seat
from eklat.fast.kernels.search.places import (
    AT_LEAST,
    AT_MOST,
    BEATEN_BY,
    CHIEFS,
    DOWN,
    HIGH,
    IN_TRICK,
    LEFT,
    LOW,
    NEED,
    NOTHING,
    ONE,
    OWN,
    PLAYERS,
    POINTS,
    SEAT,
    SIDE,
    SUIT,
    TRUMPS,
    TURNING,
    VALUE,
    Int,
    count,
    highest,
    inner,
    lowest,
)


@inner
def last_trick(p: Any, left: int, leader: int) -> int:
    """The points of the chief's side in the last trick, where nobody has a choice."""
    seat, best_seat = leader, leader
    best = lowest(left & p[OWN + leader])
    points = p[VALUE + best]
    for _ in range(p[PLAYERS] - 1):
        seat = next_seat(p, seat)
        card = lowest(left & p[OWN + seat])
        points += p[VALUE + card]
        if p[BEATEN_BY + best] >> card & 1:
            best, best_seat = card, seat
    return points if p[SIDE] >> best_seat & 1 else 0


@inner
def worth(p: Any, cards: int) -> int:
    """The points of these cards."""
    return 2 * count(cards) - count(cards & p[ONE]) - 2 * count(cards & p[NOTHING])


@inner
def cheapest(p: Any, cards: int, n: int) -> int:
    """The points of the n least valuable of these cards."""
    n -= count(cards & p[NOTHING])
    return 0 if n <= 0 else n + max(0, n - count(cards & p[ONE]))


@inner
def cashed(p: Any, left: int, leader: int) -> int:
    """Points that the leader's side gets for sure: the leader plays winners as long as there are any."""
    own, trumps = left & p[OWN + leader], left & p[TRUMPS]
    others = left & ~own
    winners, against = own & trumps, others & trumps
    is_drawn = True
    if against:
        winners &= p[AT_LEAST + highest(against)]
        n = count(winners)
        seat = leader
        for _ in range(p[PLAYERS] - 1):
            seat = next_seat(p, seat)
            is_drawn &= count(against & p[OWN + seat]) <= n
    if is_drawn:
        winners = own & trumps
        plain = own & ~trumps
        while plain:
            suit = p[SUIT + lowest(plain)]
            mine, against = plain & suit, others & suit
            winners |= mine & p[AT_LEAST + highest(against)] if against else mine
            plain &= ~suit
    n = count(winners)
    if n == 0:
        return 0
    points, seat = worth(p, winners), leader
    for _ in range(p[PLAYERS] - 1):
        seat = next_seat(p, seat)
        points += cheapest(p, left & p[OWN + seat], n)
    return points


@inner
def ruled(p: Any, left: int, seat: int, is_chief: int) -> int:
    """Points that a side gets for sure, whoever leads, because it has the highest trumps."""
    trumps = left & p[TRUMPS]
    mine = trumps & p[CHIEFS] if is_chief else trumps & ~p[CHIEFS]
    against = trumps & ~mine
    if against:
        mine &= ~p[AT_MOST + highest(against)]
    if not mine:
        return 0
    n = Int(0)
    for _ in range(p[PLAYERS]):
        seat = next_seat(p, seat)
        n = max(n, count(mine & p[OWN + seat]))
    points = worth(p, mine)
    for _ in range(p[PLAYERS]):
        seat = next_seat(p, seat)
        if p[SIDE] >> seat & 1 != is_chief:
            points += cheapest(p, left & p[OWN + seat], n)
    return points


@inner
def is_between(f: Any, at: int) -> bool:
    """Whether a player is about to lead."""
    return f[at + IN_TRICK] == 0 and f[at + TURNING] == 0


@inner
def estimate(p: Any, f: Any, at: int, known: int) -> None:
    """Set the bounds between two tricks, from what the table knows and from what is certain."""
    left, leader, most = f[at + LEFT], f[at + SEAT], f[at + POINTS]
    low, high = Int(0), most
    if known >= 0:
        low, high = known & 0xFF, known >> 8 & 0xFF
    if low < f[at + NEED] <= high and not f[at + DOWN]:
        is_chief = p[SIDE] >> leader & 1
        ours, theirs = cashed(p, left, leader), ruled(p, left, leader, 1 - is_chief)
        if is_chief:
            low, high = max(low, ours), min(high, most - theirs)
        else:
            low, high = max(low, theirs), min(high, most - ours)
    f[at + LOW], f[at + HIGH] = low, high
