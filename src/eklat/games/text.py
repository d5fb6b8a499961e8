"""Small typesetting for terminals and mails."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from eklat.games.core import Seat
from eklat.games.said import Said

Row = Sequence[str]


@dataclass(frozen=True)
class Words:
    """What a text is written with: a language, and what the players are called."""

    language: str
    names: Sequence[str]

    def say(self, said: Said, you: Seat | None = None) -> str:
        return said.say(self.language, self.names, you)

    def lines(self, told: Iterable[Said]) -> str:
        """A sentence in every line."""
        return "\n".join(map(self.say, told))

    def line(self, told: Iterable[Said]) -> str:
        """All sentences in one line."""
        return " ".join(map(self.say, told))


def width(text: str) -> int:
    """How many columns of a terminal this text takes."""
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def grid(rows: Sequence[Row], indent: str = "  ") -> str:
    """Rows with their columns aligned."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell + " " * (w - width(cell)) for cell, w in zip(row, widths, strict=True)) for row in rows]
    return "\n".join((indent + line).rstrip() for line in lines)


def clockwise(first: Seat, players: int) -> list[Seat]:
    """All seats from this one on."""
    return [(first + i) % players for i in range(players)]
