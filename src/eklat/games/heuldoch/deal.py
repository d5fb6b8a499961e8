"""Dealing (sheet 002, "Spielvorbereitung"): a first pile card and four hand cards each, the rest is the draw pile.

Rulings: H6 (a special as first pile card is shuffled back).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from eklat.games import core, notation
from eklat.games.core import Seat
from eklat.games.errors import BadDeal
from eklat.games.heuldoch.cards import Card, Cards, hand, pack
from eklat.games.said import Who, said

if TYPE_CHECKING:
    from random import Random

HAND_SIZE = 4


@dataclass(frozen=True)
class Deal(core.Deal):
    piles: Cards
    """The first pile card of every seat."""
    hands: tuple[Cards, ...]
    draw: Cards
    """The draw pile, next card first."""
    first: Seat = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "piles", tuple(map(Card, self.piles)))
        object.__setattr__(self, "hands", tuple(map(hand, self.hands)))
        object.__setattr__(self, "draw", tuple(map(Card, self.draw)))
        if not 3 <= self.players <= 6 or len(self.hands) != self.players:
            raise BadDeal("deal-counts", said("heuldoch-no-hands", piles=self.players, hands=len(self.hands)))
        for seat, cards in enumerate(self.hands):
            if len(cards) != HAND_SIZE:
                wrong = said("heuldoch-no-hand-size", who=Who(seat), size=HAND_SIZE, count=len(cards))
                raise BadDeal("deal-counts", wrong)
        for seat, card in enumerate(self.piles):
            if card.is_special:
                raise BadDeal("deal-cards", said("heuldoch-no-first-card", who=Who(seat), card=str(card)))
        dealt = [*self.piles, *(card for cards in self.hands for card in cards), *self.draw]
        notation.check_pack(dealt, pack(self.has_specials))
        notation.check_starter(self.first, self.players, "first")

    @property
    def players(self) -> int:
        return len(self.piles)

    @property
    def starter(self) -> Seat:
        return self.first

    @property
    def has_specials(self) -> bool:
        return any(card.is_special for cards in (*self.hands, self.draw) for card in cards)

    def to_json(self) -> dict[str, Any]:
        return {
            "first": self.first,
            "deal": {
                "piles": list(self.piles),
                "hands": [list(cards) for cards in self.hands],
                "draw": list(self.draw),
            },
        }


def shuffled(rng: Random, players: int, specials: bool, first: Seat) -> Deal:
    cards = list(pack(specials))
    rng.shuffle(cards)
    piles: list[Card] = []
    while len(piles) < players:
        card = cards.pop()
        if card.is_special:
            cards.insert(rng.randrange(len(cards) + 1), card)
        else:
            piles.append(card)
    hands = tuple(tuple(cards.pop() for _ in range(HAND_SIZE)) for _ in range(players))
    return Deal(tuple(piles), hands, tuple(cards), first)


def read(entry: Mapping[str, Any]) -> Deal:
    """The deal in this entry of a record."""
    data = notation.part(entry.get("deal"), ["piles", "hands", "draw"], "deal")
    return Deal(
        notation.cards(data["piles"], Card, "deal.piles"),
        notation.card_lists(data["hands"], Card, "deal.hands"),
        notation.cards(data["draw"], Card, "deal.draw"),
        notation.starter(entry, "first"),
    )
