"""A trick, and what tricks tell about hands."""

from __future__ import annotations

from typing import NamedTuple

from eklat.games.core import Seat
from eklat.games.mu.cards import Cards


class Trick(NamedTuple):
    """A finished trick: its cards in the order they were played, from the leader on."""

    leader: Seat
    cards: Cards
    winner: Seat

    @property
    def points(self) -> int:
        """Its card points."""
        return sum(card.points for card in self.cards)


Voids = tuple[frozenset[str], ...]
"""Per seat the suits that its hand is known to lack, because it did not follow them."""
