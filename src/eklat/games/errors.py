"""What can be wrong with something a game is given: one type per kind of mistake.

Every error has a `code`, a stable short name that programs can rely on, and what there is to say about it: `said` makes a
sentence in any language, `message` is the one in English. Nothing is changed by an action that raises one of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from eklat.games.said import Said

if TYPE_CHECKING:
    from eklat.games.core import Move, Seat


class GameError(ValueError):
    """Something the rules cannot accept."""

    def __init__(self, code: str, said: Said) -> None:
        super().__init__(code)
        self.code = code
        self.said = said

    @property
    def message(self) -> str:
        """The reason in English."""
        return str(self.said)

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.said)


class BadNotation(GameError):
    """A text that names no card, seat or move."""

    def __init__(self, said: Said) -> None:
        super().__init__("notation", said)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.said,)


class BadOption(GameError):
    """An option that does not exist, or a value or number of players it does not allow."""


class BadDeal(GameError):
    """A deal that cannot have come from the game's own pack of cards, or does not belong here."""


class IllegalMove(GameError):
    """A well-formed move that the rules forbid here and now."""

    def __init__(self, move: Move, seat: Seat | None, code: str, said: Said) -> None:
        super().__init__(code, said)
        self.move = move
        self.seat = seat

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.move, self.seat, self.code, self.said)

    def __str__(self) -> str:
        by = "" if self.seat is None else f" by seat {self.seat}"
        return f"illegal move '{self.move}'{by} ({self.code}): {self.message}"
