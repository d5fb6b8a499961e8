"""The pack of Heul doch! (sheet 002, "Spielmaterial"): 1 to 7 in seven colours, each twice; twelve specials in the variant.

The colours are called A to G (H1); there are three of each special (H6). A card is its name.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from eklat.games.errors import BadNotation
from eklat.games.notation import shown
from eklat.games.said import said

COLOURS = "ABCDEFG"
NUMBERS = range(1, 8)
CATAPULT, TOWEL, CAROUSEL, WEREWOLF = SPECIALS = ("catapult", "towel", "carousel", "werewolf")
COPIES, SPECIAL_COPIES = 2, 3


class Card(str):
    """A card of Heul doch!, by its name: `Card("C5")`, `Card("towel")`. There is one object per name."""

    __slots__ = ("colour", "fitting", "number")

    colour: str
    """The colour letter; empty for a special."""
    number: int
    """1 to 7; 0 for a special."""
    fitting: frozenset[Card]
    """The cards it fits: same number or same colour. Nothing fits a special, and a special fits nothing (H9)."""

    def __new__(cls, name: str) -> Card:
        card = _CARDS.get(name) if isinstance(name, str) else None
        if card is None:
            raise BadNotation(said("heuldoch-no-such-card", given=shown(name), specials=" ".join(SPECIALS)))
        return card

    @property
    def is_special(self) -> bool:
        return self.number == 0

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Card, (str(self),)


def _card(name: str, colour: str, number: int) -> Card:
    card = str.__new__(Card, name)
    card.colour, card.number = colour, number
    return card


_CARDS: dict[str, Card] = {
    **{f"{colour}{number}": _card(f"{colour}{number}", colour, number) for colour in COLOURS for number in NUMBERS},
    **{name: _card(name, "", 0) for name in SPECIALS},
}

for _one in _CARDS.values():
    _one.fitting = frozenset(
        other for other in _CARDS.values() if _one.number and (other.number == _one.number or other.colour == _one.colour)
    )

Cards = tuple[Card, ...]


@cache
def pack(specials: bool) -> Cards:
    """All cards, with or without the specials."""
    copies = {card: SPECIAL_COPIES * specials if card.is_special else COPIES for card in _CARDS.values()}
    return tuple(card for card, number in copies.items() for _ in range(number))


def hand(cards: Iterable[str]) -> Cards:
    """Cards in the order we keep them, so that equal hands are equal. They may be given by name."""
    return tuple(sorted(map(Card, cards)))
