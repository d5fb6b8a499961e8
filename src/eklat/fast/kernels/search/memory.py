"""What the search has found out about positions: a table that is kept from one solution to the next."""

from __future__ import annotations

from typing import Any

from eklat.fast.kernels.bits import U
from eklat.fast.kernels.search.places import BUCKET, CARDS, EQUALS, GENERATION, LIKE, MASK, Int, count, inner, lowest


@inner
def bucket(info: Any, key: int) -> int:
    """Where the table has its entries for a position."""
    return (Int((U(key) * U(0x9E3779B97F4A7C15)) >> U(20)) & info[MASK]) * (2 * BUCKET)


@inner
def recall(table: Any, info: Any, key: int) -> int:
    """What is known about a position: bounds in the two lowest bytes, then the best move; -1 if nothing."""
    start = bucket(info, key)
    for at in range(start, start + 2 * BUCKET, 2):
        if table[at] == key and table[at + 1] >> 32 == info[GENERATION]:
            return table[at + 1]
    return -1


@inner
def store(table: Any, info: Any, key: int, known: int) -> None:
    """Remember bounds and the best move. What is left of an older solution makes room, or else the shortest ending."""
    start = bucket(info, key)
    place, least = start, Int(1) << 32
    for at in range(start, start + 2 * BUCKET, 2):
        worth = Int(0)
        if table[at + 1] >> 32 == info[GENERATION]:
            if table[at] == key:
                place = at
                break
            worth = 1 + (table[at + 1] >> 24 & 0xFF)
        if worth < least:
            place, least = at, worth
    table[place] = key
    table[place + 1] = info[GENERATION] << 32 | count(key & CARDS) << 24 | known


@inner
def canonical(p: Any, left: int) -> int:
    """The same for all sets of cards that play alike, though other cards of a suit may have gone in between.

    What counts is only whose the cards of a suit are and what they are worth, from the weakest to the strongest. So every
    card moves down as far as it can, to one of the same player and the same points. Cards that are as strong as one of
    another player stay where they are, and no others come to their places, for there it matters which was played first.
    """
    found, rest, cards = Int(0), Int(-1), left
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        same = p[LIKE + card] & rest
        if p[EQUALS + card] & left:
            same = Int(1) << card
        same &= -same
        found |= same
        rest = -(same << 1)
    return found
