"""What a game brings to the pad: its hands as people tell them, and its sheet."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

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

    @abstractmethod
    def caption(self, row: Row, names: Sequence[str], language: str) -> str:
        """What happened, in a sentence."""

    def cells(self, row: Row, names: Sequence[str]) -> dict[str, Any]:
        """What a spreadsheet has to say of it, by column."""
        return {}

    @property
    def roles(self) -> dict[str, Seat]:
        """Who was what in it."""
        return {}

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, **self.facts()}


class Row(NamedTuple):
    """A line of the sheet: a hand, what it was worth, and how everybody stands after it."""

    number: int
    """Counted from 1."""
    dealer: Seat
    hand: Hand
    result: Result
    totals: tuple[int, ...]


class Sheet(ABC):
    """How one game is written down: the `SHEET` of the module that bears the game's name."""

    has_rounds: bool = False
    """Whether a match is a number of hands that the table chooses, and not a target."""

    @abstractmethod
    def read(self, entry: Mapping[str, Any]) -> Hand:
        """The hand in this entry of a file."""

    def check(self, rules: Rules, players: int) -> None:
        """Refuse rules by which so many cannot play."""
        rules.check_players(players)

    @abstractmethod
    def winners(
        self, rules: Rules, rounds: int, hands: Sequence[Hand], results: Sequence[Result], totals: Sequence[int]
    ) -> tuple[Seat, ...]:
        """Who has won after the last hand; nobody if the match goes on."""

    @abstractmethod
    def figures(self) -> dict[str, Any]:
        """The figures of the rules, for a browser that counts without a server."""
