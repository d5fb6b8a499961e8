"""What every game's sheet offers: reading a hand, judging it, and saying when the match is over."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from eklat.games.core import Result, Seat
from eklat.games.options import Rules


class Hand(ABC):
    """One hand as people tell it."""

    kind: ClassVar[str]

    @abstractmethod
    def result(self, players: int, rules: Rules) -> Result:
        """What it is worth, by the rules of the game. Raises `BadPad` if it cannot have happened."""

    @abstractmethod
    def facts(self) -> dict[str, Any]:
        """What was told, as plain data."""

    @property
    def roles(self) -> dict[str, Seat]:
        """Who was what in it."""
        return {}

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, **self.facts()}


class Sheet(ABC):
    """How one game is written down."""

    has_rounds: bool = False
    """Whether a match is a number of hands that the table chooses, and not a target."""

    @abstractmethod
    def read(self, entry: Mapping[str, Any]) -> Hand:
        """The hand in this entry of a file."""

    @abstractmethod
    def winners(
        self, rules: Rules, rounds: int, hands: Sequence[Hand], results: Sequence[Result], totals: Sequence[int]
    ) -> tuple[Seat, ...]:
        """Who has won after the last hand; nobody if the match goes on."""
