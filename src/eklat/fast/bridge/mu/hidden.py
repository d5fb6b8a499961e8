"""What a view leaves open, as the kernel that draws hidden cards wants it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from eklat.fast.bridge.mu.cards import places
from eklat.fast.kernels import hidden as kernel
from eklat.games.mu.cards import ALL_COLOURS
from eklat.games.mu.trumps import TRUMP_SUIT

SUITS = (*ALL_COLOURS, TRUMP_SUIT)


class Place(NamedTuple):
    """Where hidden cards lie: a place of the state, how many as bits (0: one card, by number), and suits they lack."""

    at: int
    size: int
    lacks: frozenset[str] = frozenset()


def draw(
    base: NDArray[np.int64], suit_masks: Sequence[int], cards: int, hidden: Sequence[Place], n: int, seed: int
) -> NDArray[np.int64]:
    """So many copies of a position with these hidden cards drawn anew into these places."""
    if not hidden:
        return np.tile(base, (n, 1))
    groups = sorted({place.lacks for place in hidden}, key=sorted)
    numbers = sorted(places(cards), key=lambda card: _suit(card, suit_masks))
    suits = np.array([_suit(card, suit_masks) for card in numbers], np.int64)
    room = np.array([sum(max(1, p.size) for p in hidden if p.lacks == lacks) for lacks in groups], np.int64)
    allowed = np.array([[suit not in lacks for suit in SUITS] for lacks in groups])
    ways = np.zeros(int(np.prod(room + 1)), np.float64)
    kernel.count_ways(ways, room, suits, allowed)
    out = np.zeros((n, len(base)), np.int64)
    kernel.worlds(
        base,
        np.array(numbers, np.int64),
        suits,
        ways,
        room,
        allowed,
        np.array([place.at for place in hidden], np.int64),
        np.array([place.size for place in hidden], np.int64),
        np.array([groups.index(place.lacks) for place in hidden], np.int64),
        seed,
        out,
    )
    return out


def _suit(card: int, suit_masks: Sequence[int]) -> int:
    return next(suit for suit, mask in enumerate(suit_masks) if mask >> card & 1)
