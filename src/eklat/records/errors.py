"""What can be wrong with a record: what, where, and why."""

from __future__ import annotations

from typing import Any

from eklat.games.errors import GameError
from eklat.games.said import Said


class BadRecord(ValueError):
    """A record that cannot be read or does not hold. Deal and action count from 0; None where they do not apply."""

    def __init__(self, code: str, said: Said, deal: int | None = None, action: int | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.said = said
        self.deal = deal
        self.action = action

    @classmethod
    def because(cls, error: GameError, deal: int | None = None, action: int | None = None) -> BadRecord:
        """What a game refused, with the place in the record."""
        return cls(error.code, error.said, deal, action)

    @property
    def message(self) -> str:
        """The reason in English."""
        return str(self.said)

    def to_json(self) -> dict[str, Any]:
        return {"deal": self.deal, "action": self.action, "code": self.code, "message": self.message}

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.said, self.deal, self.action)
