"""Choosing some cards of a hand: how many choices there are, and which is the n-th, without writing them all down."""

from __future__ import annotations

from functools import cache
from math import comb

from eklat.games.mu.cards import DOUBLED, Card, Cards


def counts(hand: Cards, most: int) -> list[int]:
    """How many different choices of 0, 1, ... cards a hand has; two copies of a card are the same card."""
    kinds = len(set(hand))
    return [_count(kinds, len(hand) - kinds, size) for size in range(most + 1)]


def nth(hand: Cards, size: int, place: int) -> Cards:
    """The choice with this number, in the order of the hand."""
    chosen: list[Card] = []
    held = dict.fromkeys(hand)
    kinds, doubles = len(held), len(hand) - len(held)
    for card in held:
        if size == 0:
            break
        copies = hand.count(card) if card.digit in DOUBLED else 1
        kinds, doubles = kinds - 1, doubles - (copies == 2)
        taken = min(copies, size)
        while place >= (ways := _count(kinds, doubles, size - taken)):
            place -= ways
            taken -= 1
        chosen += [card] * taken
        size -= taken
    return tuple(chosen)


def missing(chosen: Cards, hand: Cards) -> Card | None:
    """The first chosen card that is not in the hand, or not that often."""
    left = list(hand)
    for card in chosen:
        if card not in left:
            return card
        left.remove(card)
    return None


@cache
def _count(kinds: int, doubles: int, size: int) -> int:
    """Choices from so many kinds of cards, some of which one holds twice: first the pairs, then the rest."""
    return sum(comb(doubles, pairs) * comb(kinds - pairs, size - 2 * pairs) for pairs in range(min(doubles, size // 2) + 1))
