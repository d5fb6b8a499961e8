"""The help at the table: keys, the signs on the screen, and the game in a few sentences."""

from __future__ import annotations

from rich.text import Text

from eklat.terminal import chips
from eklat.terminal.sheets import Grid, Sheet, wrapped
from eklat.terminal.words import Words

SIGNS = {
    "mu": ("turn", "cursor", "dim", "points", "said", "trick", "leads", "where", "clock"),
    "mu2": ("turn", "cursor", "dim", "points", "down", "said", "trick", "leads", "where", "clock"),
    "heuldoch": ("turn", "cursor", "dim", "fits", "onion", "special", "clock"),
}
MARKS = {
    "turn": "▶", "cursor": "▸", "dim": "·", "points": chips.POINT, "down": chips.BACK, "trick": "1· 2·", "leads": "◂",
    "said": "+2", "clock": "⚠", "where": "● ○ ✗", "fits": f"┏━┓ {chips.FITS}",
    "onion": chips.ONION, "special": chips.SPECIAL_SHAPE,
}  # fmt: skip


def help_sheet(words: Words, game: str) -> Sheet:
    lines = [*_keys(words, game), Text(), _head(words("term-help-signs")), *_signs(words, game), Text()]
    lines += [_head(words(f"term-game-{game}")), *wrapped(words(f"term-rules-{game}"), before="– ")]
    keys_to_close = {"?": "close", "q": "close"}
    return Sheet(words("term-help-title"), lines, words("term-close"), keys_to_close, scrolls=words("term-scrolls"))


def _head(title: str) -> Text:
    return Text(title, style="bold #6d2a55")


def _keys(words: Words, game: str) -> list[Text]:
    grid = Grid("", "", left=(0, 1))
    letters = "osevchuw" if game == "heuldoch" else "pstlevchuw"
    colon = "colon-heuldoch" if game == "heuldoch" else "colon"
    keys = [
        (words("term-help-cards"), "cards"), ("← → ↑ ↓", "arrows"), (words("term-help-space"), "space"),
        ("Enter", "enter"), ("Esc", "esc"), *((key, key) for key in letters), (": /", colon), ("Tab ↑ ↓", "tab"),
        (words("term-help-mouse"), "mouse"), ("q", "q"),
    ]  # fmt: skip
    for key, name in keys:
        grid.add(Text(key, style="bold"), words(f"term-help-{name}-what"))
    return grid.lines()


def _signs(words: Words, game: str) -> list[Text]:
    grid = Grid("", "", left=(0, 1))
    for name in SIGNS[game]:
        grid.add(Text(MARKS[name], style="bold"), words(f"term-sign-{name}"))
    return [*wrapped(_suits(words, game)), *grid.lines()]


def _suits(words: Words, game: str) -> str:
    """Shape, letter and name of every suit."""
    shapes = chips.HEULDOCH_SHAPES if game == "heuldoch" else chips.MU_SHAPES
    named = "card-suit" if game == "heuldoch" else "card-Colour"
    found = list(shapes.items())[: 4 if game == "mu2" else None]
    return ", ".join(f"{shape}{letter} {words(f'{named}-{letter}')}" for letter, shape in found)
