"""Cards of Mü as numbers and bits: 0 to 59, colour by colour, the two copies of a 1 or 7 next to each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from eklat.fast.kernels.mu import ALL, COLOUR, DIGIT, NONE
from eklat.games.mu.cards import ALL_COLOURS, Card
from eklat.games.mu.moves import NO_TRUMP, Trump

CARD = [Card(f"{ALL_COLOURS[colour]}{digit}") for colour, digit in zip(COLOUR, DIGIT, strict=True)]
NUMBER = {card: CARD.index(card) for card in CARD}
"""The first copy of each card."""
TRUMPS = (*ALL_COLOURS, *"0123456789", NO_TRUMP)


class Copies:
    """Gives out bits for cards: the first copy, then the second."""

    def __init__(self) -> None:
        self.given = 0

    def bits(self, cards: Iterable[Card]) -> int:
        found = 0
        for card in cards:
            bit = 1 << NUMBER[card]
            if self.given & bit:
                bit <<= 1
            self.given |= bit
            found |= bit
        return found


def cards(bits: int) -> list[Card]:
    """The cards of a mask."""
    return [CARD[place] for place in places(bits)]


def places(bits: int) -> Iterator[int]:
    bits &= ALL
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def held(card: Card, bits: int) -> int | None:
    """The number of a copy of this card in a mask."""
    first = NUMBER[card]
    for number in (first, first + 1) if card.is_doubled else (first,):
        if bits >> number & 1:
            return number
    return None


def chosen(some: Iterable[Card], bits: int) -> int:
    """A mask with these cards, taken from another mask."""
    found = 0
    for card in some:
        number = held(card, bits & ~found)
        assert number is not None, f"{card} is not there"
        found |= 1 << number
    return found


def trump_number(trump: Trump | None) -> int:
    return -1 if trump is None else TRUMPS.index(trump)


assert TRUMPS[NONE] == NO_TRUMP
