"""What Mü and Mü for two share: 50 kinds of cards as actions, cards that are laid one by one, and cards as counts.

Actions: 0 to 49 are cards, colour by colour (RYGBK), digit by digit; 50 ends a bid, or passes; 51 to 66 name a trump. What
comes after that is the game's own. The first of the two numbers that tell what is legal has cards as bits (of two copies
the first), the second has the other actions, counted from 50, and `FREE` where nothing has been laid yet in this turn.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.fast.kernels.bits import U, draw, inner, lowest, pick
from eklat.fast.kernels.mu import COLOUR, DIGIT, FIRST_COPIES

CARDS, STOP, TRUMP, TRUMPS = 50, 50, 51, 16
SECOND_COPIES = FIRST_COPIES << 1
KIND_OF = (COLOUR * 10 + DIGIT).astype(np.int64)
"""The kind of each of the 60 cards."""
PLACE = np.array([list(KIND_OF).index(kind) for kind in range(CARDS)], dtype=np.int64)
"""The first card of each kind."""
FREE = 1 << 40


@inner
def kinds(cards: int) -> int:
    """Both copies of a card as the first one."""
    return (cards | (cards & SECOND_COPIES) >> 1) & ~SECOND_COPIES


@inner
def copy_in(cards: int, place: int) -> int:
    """A copy of the card that first lies at this place, as a number; one must be there."""
    return place if cards >> place & 1 else place + 1


@inner
def has(cards: int, place: int) -> bool:
    """Whether a copy of this card is there."""
    return (cards | (cards & SECOND_COPIES) >> 1) >> place & 1 == 1


@inner
def from_last(cards: int, last: int) -> Any:
    """Those that may still be laid after the last one: in ascending order, so that there is one way to lay each bid."""
    return cards & ~((np.int64(1) << last) - 1)


@inner
def is_legal(cards: int, others: int, action: int) -> bool:
    if action < 0 or action >= STOP + 32:
        return False
    if action < CARDS:
        return cards >> PLACE[action] & 1 == 1
    return others >> (action - STOP) & 1 == 1


@inner
def write_mask(ways: Any, mask: Any) -> None:
    cards, others = ways[0], ways[1] & (FREE - 1)
    while cards:
        mask[KIND_OF[lowest(cards)]] = 1
        cards &= cards - 1
    while others:
        mask[STOP + lowest(others)] = 1
        others &= others - 1


@inner
def pick_one(cards: int, others: int, rng: Any) -> int:
    """By chance; in an auction pass seven times in ten, and stop every other time."""
    if others & 1:
        limit = 45875 if others & FREE else 32768
        if not cards or np.int64(draw(rng) & U(0xFFFF)) < limit:
            return STOP
        return KIND_OF[pick(rng, cards)]
    return KIND_OF[pick(rng, cards)] if cards else STOP + pick(rng, others)


@inner
def write_cards(out: Any, at: int, cards: int) -> int:
    """How many there are of each kind; the place behind them."""
    while cards:
        out[at + KIND_OF[lowest(cards)]] += 1
        cards &= cards - 1
    return at + CARDS


@inner
def write_one(out: Any, at: int, which: int, number: int) -> int:
    """A one at this place of so many, or none if it is negative; the place behind them."""
    if which >= 0:
        out[at + which] = 1
    return at + number


@inner
def write_seat(out: Any, at: int, other: int, seat: int, players: int) -> int:
    """A one for this seat as seen from another: 0 is oneself, 1 the left neighbour."""
    if other >= 0:
        out[at + (other - seat if other >= seat else other - seat + players)] = 1
    return at + players
