"""Cards as a terminal shows them: shape, letter and number, on the colour of their suit where there are colours."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

SPECIAL_INK = "bold #ffffff on #4a3b6b"
PLAIN_INK = "bold #000000 on #ffffff"
SPECIAL_SHAPE = "✦"
DIM = "#9a8f86"
BACK = "▒"
_shown = {"few": False, "plain": False}


def fit(colours: str | None, is_plain: bool) -> None:
    """Use inks that this terminal can show; `colours` is rich's name for what it can, plain is black and white."""
    _shown.update(few=colours == "standard", plain=is_plain)


def no_points(card: str) -> str:
    return ""


@dataclass(frozen=True)
class Chips:
    """The cards of a game."""

    shapes: Mapping[str, str]
    """By suit, in the order of the suits."""
    inks: Mapping[str, str]
    few: Mapping[str, str]
    """Exactly those that terminals with sixteen colours have: there, other shades would turn grey."""
    written: re.Pattern[str]
    """What is a card in a sentence."""
    points: Callable[[str], str] = no_points
    """What a card counts, as marks to count."""

    def suit(self, card: str) -> str:
        """The letter of its suit; nothing for a card that stands for itself."""
        return card[0] if len(card) == 2 else ""

    def ink(self, card: str) -> str:
        suit = self.suit(card)
        if not suit:
            return SPECIAL_INK
        return PLAIN_INK if _shown["plain"] else (self.few if _shown["few"] else self.inks).get(suit, SPECIAL_INK)

    def face(self, card: str, special: str = "") -> str:
        """The characters of a card; a special shows its name."""
        suit = self.suit(card)
        return f"{self.shapes.get(suit, ' ')}{card}" if suit else f"{SPECIAL_SHAPE}{special or card}"

    def large(self, card: str, special: str = "") -> list[str]:
        """A card in three rows: shape and letter, number, and the points that count them."""
        flat = self.face(card, special)
        if self.suit(card) not in self.shapes:
            return [" " * cell_len(flat), flat, " " * cell_len(flat)]
        return [f"{flat[0]} {card[0]}", f" {card[1]} ", f"{self.points(card):^3}"]

    def chip(self, card: str, is_dim: bool = False) -> Text:
        return Text(self.face(card), style=DIM if is_dim else self.ink(card))

    def row(self, cards: Iterable[str], width: int, is_large: bool = False) -> list[Text]:
        """Cards side by side; close together where there is little room, and cut off with a sign where there is none."""
        some = [(self.large(card) if is_large else [self.face(card)], self.ink(card)) for card in cards]
        widths = [cell_len(rows[0]) for rows, _ in some]
        gap = " " if sum(widths) + len(some) - 1 <= width else ""
        room = len(some)
        while room and sum(widths[:room]) + len(gap) * (room - 1) > width - (room < len(some)):
            room -= 1
        faces = some[:room]
        lines = [Text(gap).join(Text(rows[line], ink) for rows, ink in faces) for line in range(3 if is_large else 1)]
        if room < len(some):
            lines[len(lines) // 2].append("…", style="bold")
        return lines

    def coloured(self, line: str) -> Text:
        """A sentence with the cards in it on their colours."""
        text = Text(line)
        for found in self.written.finditer(line):
            text.stylize(self.ink(found[0]), *found.span())
        return text
