"""Cards as a terminal shows them: shape, letter and number, on the colour of their suit where there are colours."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.cells import cell_len
from rich.text import Text

from eklat.games.mu.cards import POINTS

MU_SHAPES = {"R": "♥", "Y": "☼", "G": "♣", "B": "♦", "K": "☾"}
HEULDOCH_SHAPES = {"A": "●", "B": "◓", "C": "♣", "D": "▮", "E": "♦", "F": "★", "G": "Ψ"}
MU_INKS = {
    "R": "bold #ffffff on #b3261e",
    "Y": "bold #2a1f00 on #f2c230",
    "G": "bold #ffffff on #1f7a3d",
    "B": "bold #ffffff on #1f57ab",
    "K": "bold #ffffff on #000000",
}
HEULDOCH_INKS = {
    "A": "bold #2a1f00 on #f7c027",
    "B": "bold #ffffff on #86297a",
    "C": "bold #06283c on #6cc0ee",
    "D": "bold #ffffff on #2b866a",
    "E": "bold #ffffff on #c43a12",
    "F": "bold #3a0d1c on #f890aa",
    "G": "bold #ffffff on #26335a",
}
SPECIAL_INK = "bold #ffffff on #4a3b6b"
FEW_COLOURS = {
    "R": "bold #ffffff on #aa0000", "Y": "bold #000000 on #ffff55", "G": "bold #000000 on #00aa00",
    "B": "bold #ffffff on #0000aa", "K": "bold #ffffff on #000000",
}  # fmt: skip
"""Exactly those that terminals with sixteen colours have: there, other shades would turn grey."""
FEW_HEULDOCH_COLOURS = {
    "A": "bold #000000 on #ffff55", "B": "bold #ffffff on #aa00aa", "C": "bold #000000 on #00aaaa",
    "D": "bold #000000 on #00aa00", "E": "bold #ffffff on #aa0000", "F": "bold #000000 on #ff55ff",
    "G": "bold #ffffff on #0000aa",
}  # fmt: skip
SPECIAL_SHAPE = "✦"
DIM = "#9a8f86"
BACK = "▒"
ONION = "◍"
POINT = "▴"
FITS = "▲"
_ALL_INKS = (dict(MU_INKS), dict(HEULDOCH_INKS))
_TOKENS = {"mu": re.compile(r"\b[RYGBK][0-9]\b"), "heuldoch": re.compile(r"\b[A-G][1-7]\b")}


def fit(colours: str | None, is_plain: bool) -> None:
    """Use inks that this terminal can show; `colours` is rich's name for what it can, plain is black and white."""
    few = colours == "standard"
    MU_INKS.update(FEW_COLOURS if few else _ALL_INKS[0])
    HEULDOCH_INKS.update(FEW_HEULDOCH_COLOURS if few else _ALL_INKS[1])
    if is_plain:
        for inks in (MU_INKS, HEULDOCH_INKS):
            inks.update(dict.fromkeys(inks, "bold #000000 on #ffffff"))


def shape(letter: str, game: str) -> str:
    return (HEULDOCH_SHAPES if game == "heuldoch" else MU_SHAPES).get(letter, SPECIAL_SHAPE)


def ink(card: str, game: str) -> str:
    if len(card) > 2:
        return SPECIAL_INK
    return (HEULDOCH_INKS if game == "heuldoch" else MU_INKS)[card[0]]


def face(card: str, game: str, special: str = "") -> str:
    """The characters of a card; a special shows its name."""
    return f"{SPECIAL_SHAPE}{special or card}" if len(card) > 2 else f"{shape(card[0], game)}{card}"


def large(card: str, game: str, special: str = "") -> list[str]:
    """A card in three rows: shape and letter, number, and the points that count them."""
    flat = face(card, game, special)
    if len(card) > 2:
        return [" " * cell_len(flat), flat, " " * cell_len(flat)]
    return [f"{flat[0]} {card[0]}", f" {card[1]} ", "   " if game == "heuldoch" else f"{points(card):^3}"]


def chip(card: str, game: str, special: str = "", is_dim: bool = False) -> Text:
    return Text(face(card, game, special), style=DIM if is_dim else ink(card, game))


def row(cards: Iterable[str], game: str, width: int, is_large: bool = False) -> list[Text]:
    """Cards side by side; close together where there is little room, and cut off with a sign where there is none."""
    some = list(cards)
    gap = " " if 4 * len(some) - 1 <= width else ""
    step = 3 + len(gap)
    room = len(some) if step * len(some) - len(gap) <= width else max(0, (width - 1) // step)
    faces = [(large(card, game) if is_large else [face(card, game)], ink(card, game)) for card in some[:room]]
    lines = [Text(gap).join(Text(rows[line], style) for rows, style in faces) for line in range(3 if is_large else 1)]
    if room < len(some):
        lines[len(lines) // 2].append("…", style="bold")
    return lines


def trump_chip(kind: str | None, game: str, words_for: str) -> Text:
    """A trump as it stands in the contract bar: the shape of a colour with its word, or the digit's."""
    if kind in MU_INKS:
        return Text(f"{shape(str(kind), game)} {words_for}", style=MU_INKS[str(kind)])
    return Text(words_for, style="bold reverse")


def points(card: str) -> str:
    """The card points of a card of Mü, as marks to count."""
    return POINT * POINTS[int(card[1])]


def coloured(line: str, game: str) -> Text:
    """A sentence with the cards in it on their colours."""
    text = Text(line)
    for found in _TOKENS["heuldoch" if game == "heuldoch" else "mu"].finditer(line):
        text.stylize(ink(found[0], game), *found.span())
    return text
