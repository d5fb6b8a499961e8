"""The columns (sheet 004, "Wählt die Trümpfe"): where cards lie, which face-down cards are uncovered, turning them up.

Open cards lie where they belong: super trump, big trump, small trump, or their colour. So a column is known from the card,
and only the face-down cards need a place of their own. When a colour becomes trump its face-down cards go with it, on top
of the one that lay in the trump's column already (T6).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, cast

from eklat.games.core import Listed, Move, Refusal, Seat
from eklat.games.mu.cards import Card, Cards
from eklat.games.mu.moves import Trump
from eklat.games.mu.trumps import is_kind, trumps
from eklat.games.mu2.moves import BIG, SMALL, Column, Reveal
from eklat.games.said import Said, said

SUPER = "super"


class Down(NamedTuple):
    """A face-down card, and the column it was dealt to."""

    dealt_to: Column
    card: Card


class Turned(NamedTuple):
    """A face-down card that was turned up, after so many moves. Everybody saw it."""

    seat: Seat
    dealt_to: Column
    """The column it was dealt to; under a trump it may have moved to that one's."""
    card: Card
    after: int
    """How many moves had been made."""


class Stack(NamedTuple):
    """The face-down cards of one column, the upper one last."""

    column: Column
    cards: tuple[Down, ...]


Stacks = tuple[Stack, ...]
"""The face-down cards of one player, column by column."""


def dealt(columns: tuple[Column, ...], cards: Cards) -> Stacks:
    return tuple(Stack(column, (Down(column, card),)) for column, card in zip(columns, cards, strict=True))


def with_trump(stacks: Stacks, trump: Trump, to: Column) -> Stacks:
    """The stacks after this trump was named: that of a colour moves to the trump's column."""
    moving = next((stack.cards for stack in stacks if stack.column == trump), ())
    return tuple(
        Stack(column, cards + moving if column == to else () if column == trump else cards) for column, cards in stacks
    )


def upper(stacks: Stacks, column: Column) -> Down:
    """The face-down card that is turned first (T6)."""
    return next(stack.cards[-1] for stack in stacks if stack.column == column)


def without_upper(stacks: Stacks, column: Column) -> Stacks:
    return tuple(Stack(name, cards[:-1] if name == column else cards) for name, cards in stacks)


def place(card: Card, big: Trump | None, small: Trump | None) -> Column:
    """The column where an open card lies."""
    if trumps(big, small).is_double(card):
        return SUPER
    if is_kind(card, big):
        return BIG
    return SMALL if is_kind(card, small) else card.colour


def uncovered(stacks: Iterable[tuple[Column, object]], shown: Cards, big: Trump | None, small: Trump | None) -> list[Column]:
    """The columns whose face-down cards, or how many there are, no open card covers."""
    covered = {place(card, big, small) for card in shown}
    return [column for column, cards in stacks if cards and column not in covered]


class Reveals(Listed):
    """Which uncovered column to turn up first."""

    @classmethod
    def of(cls, columns: list[Column]) -> Reveals:
        return cls(tuple(map(Reveal, columns)))

    def refusal(self, move: Move) -> Refusal | None:
        if move in self.moves:
            return None
        columns = called([cast("Reveal", reveal).column for reveal in self.moves])
        if isinstance(move, Reveal):
            return Refusal("reveal", said("mu2-no-reveal", columns=columns))
        return Refusal("phase", said("mu2-no-reveal-first", columns=columns))


def called(columns: Sequence[Column]) -> Said:
    """Columns by their names."""
    first = said("mu2-column", column=columns[0])
    return said("mu2-columns", column=first, others=called(columns[1:])) if columns[1:] else first
