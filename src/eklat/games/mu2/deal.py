"""The layout of Mü for two (sheet 004, "Spielaufbau"): six face-down cards, four open ones and twelve in hand per player,
and a skat of four."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from eklat.games import core, notation
from eklat.games.core import Seat
from eklat.games.errors import BadDeal
from eklat.games.mu.cards import COLOURS, Card, Cards, hand, pack
from eklat.games.mu2.moves import BIG, SMALL, Column
from eklat.games.notation import shown
from eklat.games.said import said

if TYPE_CHECKING:
    from random import Random

OPEN, IN_HAND, SKAT = 4, 12, 4


@dataclass(frozen=True)
class Deal(core.Deal):
    colours: str
    """The four colours in play, in the order of the columns."""
    hidden: tuple[Cards, ...]
    """Per seat the face-down card of each column, in the order of `columns`."""
    open: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    skat: Cards
    dealer: Seat = 0

    def __post_init__(self) -> None:
        if self.colours not in {"".join(c for c in COLOURS if c != out) for out in COLOURS}:
            raise BadDeal("deal-cards", said("mu2-no-colours", given=shown(self.colours)))
        object.__setattr__(self, "hidden", tuple(tuple(map(Card, cards)) for cards in self.hidden))
        object.__setattr__(self, "open", tuple(map(hand, self.open)))
        object.__setattr__(self, "hands", tuple(map(hand, self.hands)))
        object.__setattr__(self, "skat", hand(self.skat))
        parts = {"hidden": (self.hidden, len(self.columns)), "open": (self.open, OPEN), "hands": (self.hands, IN_HAND)}
        for name, (cards, size) in parts.items():
            if [len(some) for some in cards] != [size, size]:
                sizes = ", ".join(str(len(some)) for some in cards) or "0"
                raise BadDeal("deal-counts", said("mu2-no-counts", part=name, size=size, sizes=sizes))
        if len(self.skat) != SKAT:
            raise BadDeal("deal-counts", said("mu2-no-skat", size=SKAT, count=len(self.skat)))
        dealt = [card for some in (*self.hidden, *self.open, *self.hands, self.skat) for card in some]
        notation.check_pack(dealt, pack(self.colours))
        notation.check_starter(self.dealer, self.players, "dealer")

    @property
    def columns(self) -> tuple[Column, ...]:
        return columns(self.colours)

    @property
    def players(self) -> int:
        return 2

    @property
    def starter(self) -> Seat:
        return self.dealer

    def to_json(self) -> dict[str, Any]:
        return {
            "dealer": self.dealer,
            "deal": {
                "hidden": [dict(zip(self.columns, cards, strict=True)) for cards in self.hidden],
                "open": [list(cards) for cards in self.open],
                "hands": [list(cards) for cards in self.hands],
                "skat": list(self.skat),
            },
        }


def columns(colours: str) -> tuple[Column, ...]:
    """Six columns: one per colour, then big and small trump."""
    return (*colours, BIG, SMALL)


def shuffled(rng: Random, colours: str, dealer: Seat) -> Deal:
    cards = list(pack(colours))
    rng.shuffle(cards)

    def draw(number: int) -> Cards:
        return tuple(cards.pop() for _ in range(number))

    hidden, opened, hands = ((draw(size), draw(size)) for size in (len(columns(colours)), OPEN, IN_HAND))
    return Deal(colours, hidden, opened, hands, draw(SKAT), dealer)


def read(entry: Mapping[str, Any]) -> Deal:
    """The deal in this entry of a record."""
    data = notation.part(entry.get("deal"), ["hidden", "open", "hands", "skat"], "deal")
    if not isinstance(data["hidden"], list) or len(data["hidden"]) != 2 or not isinstance(data["hidden"][0], Mapping):
        raise BadDeal("deal-format", said("mu2-no-hidden"))
    colours = "".join(colour for colour in COLOURS if colour in data["hidden"][0])
    if len(colours) != 4:
        raise BadDeal("deal-format", said("mu2-no-columns", count=len(colours)))
    hidden = []
    for seat, entry_of_seat in enumerate(data["hidden"]):
        where = f"deal.hidden[{seat}]"
        named = notation.part(entry_of_seat, columns(colours), where)
        hidden.append(notation.cards([named[column] for column in columns(colours)], Card, where))
    return Deal(
        colours,
        tuple(hidden),
        notation.card_lists(data["open"], Card, "deal.open"),
        notation.card_lists(data["hands"], Card, "deal.hands"),
        notation.cards(data["skat"], Card, "deal.skat"),
        notation.starter(entry, "dealer"),
    )
