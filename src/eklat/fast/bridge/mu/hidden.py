"""What a view leaves open, as the kernels that draw hidden cards want it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import factorial, prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from eklat.fast.bridge.mu.cards import places
from eklat.fast.kernels import hidden as kernel
from eklat.fast.policy import Array
from eklat.games.mu.cards import ALL_COLOURS
from eklat.games.mu.trumps import TRUMP_SUIT

SUITS = (*ALL_COLOURS, TRUMP_SUIT)


class Place(NamedTuple):
    """Where hidden cards lie: a place of the state, how many as bits (0: one card, by number), and suits they lack."""

    at: int
    size: int
    lacks: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Hidden:
    """A position, the strength of each card, their suits as bits, and the cards that lie hidden in these places."""

    base: Array
    strength: Array
    suit_masks: Sequence[int]
    cards: int
    places: Sequence[Place]

    def draw(self, n: int, seed: int) -> Array:
        """So many copies of the position with the hidden cards drawn anew, all ways as likely."""
        out = np.tile(self.base, (n, 1))
        if self.places:
            group = np.array([self._groups.index(place.lacks) for place in self.places], np.int64)
            kernel.worlds(*self._cards, self._ways, self._room, _allowed(self._groups), *self._sizes, group, seed, out)
        return out

    def every(self, most: int) -> Array | None:
        """The cards in every way in which they can lie; None if there are more than so many."""
        if not self.places:
            return self.base[None, :]
        within = prod(map(factorial, self._room.tolist())) // prod(factorial(place.size) for place in self.places)
        if self._ways[-1] * within > most:
            return None
        out = np.tile(self.base, (round(self._ways[-1]) * within, 1))
        kernel.every(*self._cards, *self._sizes, _allowed([place.lacks for place in self.places]), out)
        return out

    @cached_property
    def _cards(self) -> tuple[Array, Array]:
        """The hidden cards, and the suit of each."""
        found = sorted((_suit(card, self.suit_masks), card) for card in places(self.cards))
        return np.array([card for _, card in found], np.int64), np.array([suit for suit, _ in found], np.int64)

    @cached_property
    def _groups(self) -> list[frozenset[str]]:
        """Places that lack the same suits are one group."""
        return sorted({place.lacks for place in self.places}, key=sorted)

    @cached_property
    def _room(self) -> Array:
        """How many cards each group takes."""
        rooms = [sum(max(1, place.size) for place in self.places if place.lacks == lacks) for lacks in self._groups]
        return np.array(rooms, np.int64)

    @cached_property
    def _ways(self) -> NDArray[np.float64]:
        """In how many ways cards can go to groups."""
        ways = np.zeros(int(np.prod(self._room + 1)), np.float64)
        kernel.count_ways(ways, self._room, self._cards[1], _allowed(self._groups))
        return ways

    @property
    def _sizes(self) -> tuple[Array, Array]:
        """Where the places are, and how many cards each takes."""
        return np.array([place.at for place in self.places], np.int64), np.array([p.size for p in self.places], np.int64)


def _allowed(lacking: Sequence[frozenset[str]]) -> NDArray[np.bool_]:
    return np.array([[suit not in lacks for suit in SUITS] for lacks in lacking])


def _suit(card: int, suit_masks: Sequence[int]) -> int:
    return next(suit for suit, mask in enumerate(suit_masks) if mask >> card & 1)
