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
            raise BadDeal("deal-cards", f"Mü for two is played with four colours in the order RYGBK, not {self.colours!r}")
        object.__setattr__(self, "hidden", tuple(tuple(map(Card, cards)) for cards in self.hidden))
        object.__setattr__(self, "open", tuple(map(hand, self.open)))
        object.__setattr__(self, "hands", tuple(map(hand, self.hands)))
        object.__setattr__(self, "skat", hand(self.skat))
        parts = {"hidden": (self.hidden, len(self.columns)), "open": (self.open, OPEN), "hands": (self.hands, IN_HAND)}
        for name, (cards, size) in parts.items():
            if [len(some) for some in cards] != [size, size]:
                raise BadDeal("deal-counts", f"{name}: two players get {size} cards each, not {_sizes(cards)}")
        if len(self.skat) != SKAT:
            raise BadDeal("deal-counts", f"skat: there are {SKAT} cards, not {len(self.skat)}")
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


def _sizes(cards: tuple[Cards, ...]) -> str:
    return " and ".join(str(len(some)) for some in cards) or "none"


def shuffled(rng: Random, colours: str, dealer: Seat) -> Deal:
    cards = list(pack(colours))
    rng.shuffle(cards)

    def draw(number: int) -> Cards:
        return tuple(cards.pop() for _ in range(number))

    hidden, opened, hands = ((draw(size), draw(size)) for size in (len(columns(colours)), OPEN, IN_HAND))
    return Deal(colours, hidden, opened, hands, draw(SKAT), dealer)


def read(entry: Mapping[str, Any]) -> Deal:
    """The deal in this entry of a record."""
    data = notation.part(entry.get("deal"), ["hidden", "open", "hands", "skat"], "the deal")
    if not isinstance(data["hidden"], list) or len(data["hidden"]) != 2 or not isinstance(data["hidden"][0], Mapping):
        raise BadDeal("deal-format", "hidden must be a list of two objects, with a card for each of six columns")
    colours = "".join(colour for colour in COLOURS if colour in data["hidden"][0])
    if len(colours) != 4:
        raise BadDeal("deal-format", f"hidden must have four colours, big and small, not {len(colours)} colours")
    hidden = []
    for seat, entry_of_seat in enumerate(data["hidden"]):
        named = notation.part(entry_of_seat, columns(colours), f"hidden of seat {seat}")
        hidden.append(notation.cards([named[column] for column in columns(colours)], Card, f"hidden of seat {seat}"))
    return Deal(
        colours,
        tuple(hidden),
        notation.card_lists(data["open"], Card, "the open cards"),
        notation.card_lists(data["hands"], Card, "the hand"),
        notation.cards(data["skat"], Card, "the skat"),
        notation.starter(entry, "dealer"),
    )
