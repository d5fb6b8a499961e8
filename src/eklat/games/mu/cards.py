"""The pack of Mü (sheet 000, "Das Blatt"): five colours, digits 0 to 9, the 1 and the 7 twice.

Points: 1 and 9 count nothing, 6 and 7 two, all others one; twelve per colour.
A card is its name: the two copies of a 1 or 7 are the same card, held twice.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from eklat.games.errors import BadNotation
from eklat.games.notation import shown
from eklat.games.said import said

COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "K": "black"}
ALL_COLOURS = "".join(COLOURS)
DIGITS = "0123456789"
DOUBLED = (1, 7)
POINTS = (1, 0, 1, 1, 1, 1, 2, 2, 1, 0)


class Card(str):
    """A card of Mü, by its name: colour letter and digit, as in `Card("R6")`. There is one object per name."""

    __slots__ = ("colour", "digit", "points")

    colour: str
    digit: int
    points: int

    def __new__(cls, name: str) -> Card:
        card = _CARDS.get(name) if isinstance(name, str) else None
        if card is None:
            raise BadNotation(said("mu-no-such-card", given=shown(name)))
        return card

    @property
    def is_doubled(self) -> bool:
        """Whether the pack has two of it."""
        return self.digit in DOUBLED

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Card, (str(self),)


def _card(colour: str, digit: int) -> Card:
    card = str.__new__(Card, f"{colour}{digit}")
    card.colour, card.digit, card.points = colour, digit, POINTS[digit]
    return card


_CARDS: dict[str, Card] = {card: card for card in (_card(colour, digit) for colour in COLOURS for digit in range(10))}

Cards = tuple[Card, ...]


@cache
def pack(colours: str = ALL_COLOURS) -> Cards:
    """All cards of these colours, the doubled ones twice."""
    return tuple(_CARDS[f"{c}{d}"] for c in colours for d in range(10) for _ in range(2 if d in DOUBLED else 1))


def hand(cards: Iterable[str]) -> Cards:
    """Cards in the order we keep them, so that equal hands are equal. They may be given by name."""
    return tuple(sorted(map(Card, cards)))


def fanned(cards: Iterable[Card]) -> list[Card]:
    """Cards as a person would sort them: by colour, then digit."""
    return sorted(cards, key=lambda card: (ALL_COLOURS.index(card.colour), card.digit))


def without(cards: Cards, card: Card) -> Cards:
    """The cards with one copy of this card taken out."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
