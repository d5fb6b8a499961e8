"""Dealing (sheet 000, chapter 2): everything is dealt evenly; with three players two colours stay in the box (M1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from eklat.games import core, notation
from eklat.games.core import Seat
from eklat.games.errors import BadDeal
from eklat.games.mu.cards import ALL_COLOURS, Card, Cards, hand, pack
from eklat.games.said import Who, said

if TYPE_CHECKING:
    from random import Random

HAND_SIZE = {3: 12, 4: 15, 5: 12, 6: 10}


@dataclass(frozen=True)
class Deal(core.Deal):
    hands: tuple[Cards, ...]
    dealer: Seat = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "hands", tuple(map(hand, self.hands)))
        if self.players not in HAND_SIZE:
            raise BadDeal("deal-counts", said("mu-no-hands", count=self.players))
        size = HAND_SIZE[self.players]
        for seat, cards in enumerate(self.hands):
            if len(cards) != size:
                facts = {"players": self.players, "size": size, "count": len(cards)}
                raise BadDeal("deal-counts", said("mu-no-hand-size", who=Who(seat), **facts))
        colours = self.colours
        if self.players == 3 and len(colours) != 3:
            raise BadDeal("deal-cards", said("mu-no-colours", count=len(colours)))
        notation.check_pack((card for cards in self.hands for card in cards), pack(colours))
        notation.check_starter(self.dealer, self.players, "dealer")

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def starter(self) -> Seat:
        return self.dealer

    @property
    def colours(self) -> str:
        """The colours in play."""
        if self.players > 3:
            return ALL_COLOURS
        seen = {card.colour for cards in self.hands for card in cards}
        return "".join(colour for colour in ALL_COLOURS if colour in seen)

    def to_json(self) -> dict[str, Any]:
        return {"dealer": self.dealer, "deal": {"hands": [list(cards) for cards in self.hands]}}


def shuffled(rng: Random, players: int, colours: str, dealer: Seat) -> Deal:
    cards = list(pack(colours if players == 3 else ALL_COLOURS))
    rng.shuffle(cards)
    return Deal(tuple(tuple(cards[seat::players]) for seat in range(players)), dealer)


def read(entry: Mapping[str, Any]) -> Deal:
    """The deal in this entry of a record."""
    data = notation.part(entry.get("deal"), ["hands"], "deal")
    return Deal(notation.card_lists(data["hands"], Card, "deal.hands"), notation.starter(entry, "dealer"))
