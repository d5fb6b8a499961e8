"""What can be wrong with a record: what, where, and why."""

from __future__ import annotations

from typing import Any

from eklat.games.errors import GameError


class BadRecord(ValueError):
    """A record that cannot be read or does not hold. Deal and action count from 0; None where they do not apply."""

    def __init__(self, code: str, message: str, deal: int | None = None, action: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.deal = deal
        self.action = action

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.message, self.deal, self.action)

    @classmethod
    def because(cls, error: GameError, deal: int | None = None, action: int | None = None) -> BadRecord:
        """What a game refused, with the place in the record."""
        return cls(error.code, error.message, deal, action)

    def to_json(self) -> dict[str, Any]:
        return {"deal": self.deal, "action": self.action, "code": self.code, "message": self.message}
