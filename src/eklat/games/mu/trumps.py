"""Trumps (sheet 000, chapters 5 and 7): which cards are trump, how they rank, and who names them.

All trumps of chief and vice form one suit. Double trumps beat chief trumps, chief trumps beat vice trumps; within a class
the digit decides, and between equals the card played first. The chief may name the vice's trump (M6): then those cards are
chief trumps and there are no vice trumps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from eklat.games import said as told
from eklat.games.core import Listed, Move, Refusal
from eklat.games.lazy import lazy
from eklat.games.mu.cards import Card, Cards, fanned, pack
from eklat.games.mu.moves import NO_TRUMP, NameTrump, Trump
from eklat.games.said import said

TRUMP_SUIT = "trump"
_VICE, _CHIEF, _DOUBLE = 100, 200, 300


@dataclass(frozen=True)
class Trumps:
    """The trumps of one deal. Get it from `trumps`, which keeps one object for each pair."""

    chief: Trump | None
    vice: Trump | None

    @lazy
    def suit(self) -> dict[Card, str]:
        """The suit each card belongs to: trump, or its colour."""
        return {card: TRUMP_SUIT if self._class(card) else card.colour for card in pack()}

    @lazy
    def strength(self) -> dict[Card, int]:
        """Higher beats lower within a suit, and every trump beats every plain card."""
        return {card: self._class(card) + card.digit for card in pack()}

    def _class(self, card: Card) -> int:
        by_chief, by_vice = is_kind(card, self.chief), is_kind(card, self.vice)
        if by_chief:
            return _DOUBLE if by_vice and self.chief != self.vice else _CHIEF
        return _VICE if by_vice else 0

    def is_double(self, card: Card) -> bool:
        return self.strength[card] >= _DOUBLE

    def best(self, trick: Sequence[Card]) -> int:
        """The place in the trick of the card that wins it. Cards that neither follow nor trump cannot."""
        suit, strength = self.suit, self.strength
        led, best = suit[trick[0]], 0
        for place in range(1, len(trick)):
            card = trick[place]
            if strength[card] > strength[trick[best]] and suit[card] in (led, TRUMP_SUIT):
                best = place
        return best


def is_kind(card: Card, trump: Trump | None) -> bool:
    return trump in (card.colour, card[1])


@cache
def trumps(chief: Trump | None, vice: Trump | None) -> Trumps:
    return Trumps(chief, vice)


def kinds(cards: Iterable[Card]) -> list[Trump]:
    """The colours and digits among these cards: what their owner may name."""
    shown = fanned(cards)
    return [*dict.fromkeys(card.colour for card in shown), *sorted({card[1] for card in shown})]


@dataclass(frozen=True)
class TrumpNames(Listed):
    """Naming a trump: a kind among one's own open cards; the chief may also name none."""

    shown: Cards
    may_be_none: bool
    taken: Trump | None
    """The vice's trump, where it cannot be named again."""

    @classmethod
    def of(cls, shown: Cards, may_be_none: bool, taken: Trump | None = None) -> TrumpNames:
        names = [*kinds(shown), NO_TRUMP] if may_be_none else kinds(shown)
        return cls(tuple(NameTrump(name) for name in names if name != taken), shown, may_be_none, taken)

    def refusal(self, move: Move) -> Refusal | None:
        if not isinstance(move, NameTrump):
            return Refusal("phase", said("mu-no-trump-now"))
        if move in self.moves:
            return None
        if move.trump == self.taken:
            return Refusal("same-trump", said("mu-no-same-trump", trump=told.Trump(move.trump)))
        if move.trump == NO_TRUMP:
            return Refusal("trump-none", said("mu-no-trump-none"))
        return Refusal("trump-not-laid", said("mu-no-trump-laid", kinds=told.Cards(*kinds(self.shown))))
