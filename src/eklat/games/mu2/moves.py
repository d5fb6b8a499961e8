"""What a player can do in Mü for two: the moves of Mü, the crown's discard, and turning up a face-down card."""

from __future__ import annotations

from dataclasses import dataclass

from eklat.games import notation
from eklat.games.errors import BadNotation
from eklat.games.mu.cards import COLOURS, Card, Cards, hand
from eklat.games.mu.moves import Move, parse_card_move
from eklat.games.notation import shown
from eklat.games.said import said

BIG, SMALL = "big", "small"

Column = str
"""Where cards lie: a colour letter, `BIG` or `SMALL`."""


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """The crown puts four hand cards on its own points pile. Others see only that it happens: cards None."""

    is_silent = True

    cards: Cards | None

    def __post_init__(self) -> None:
        if self.cards is not None:
            object.__setattr__(self, "cards", hand(self.cards))

    def __str__(self) -> str:
        return "discard ?" if self.cards is None else " ".join(("discard", *self.cards))


@dataclass(frozen=True, slots=True)
class Reveal(Move):
    """Turn up the face-down card of one's own column, where there is a choice."""

    is_open = True

    column: Column

    def __str__(self) -> str:
        return f"reveal {self.column}"


def parse(text: str) -> Move:
    """The move with this notation."""
    words = notation.words(text)
    match words:
        case ["discard", _, *_]:
            return Discard(tuple(map(Card, words[1:])))
        case ["reveal", column]:
            if column not in (*COLOURS, BIG, SMALL):
                raise BadNotation(said("mu2-no-such-column", given=shown(column)))
            return Reveal(column)
    move = parse_card_move(words)
    if move is None:
        raise BadNotation(said("mu2-no-such-move", given=shown(text)))
    return move
