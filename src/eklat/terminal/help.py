"""The help at the table: keys, the signs on the screen, and the game in a few sentences."""

from __future__ import annotations

from rich.text import Text

from eklat.terminal.games import Desk, desk
from eklat.terminal.sheets import Grid, Sheet, wrapped
from eklat.terminal.words import Words

SIGNS = {"turn": "▶", "cursor": "▸", "dim": "·"}
"""Of all games; those of the game itself come behind them, and the clock's at last."""


def help_sheet(words: Words, game: str) -> Sheet:
    here = desk(game)
    lines = [*_keys(words, here), Text(), _head(words("term-help-signs")), *_signs(words, here)]
    if rules := here.remark(words, "rules"):
        lines += [Text(), _head(words.title(game)), *wrapped(rules, before="– ")]
    keys_to_close = {"?": "close", "q": "close"}
    return Sheet(words("term-help-title"), lines, words("term-close"), keys_to_close, scrolls=words("term-scrolls"))


def _head(title: str) -> Text:
    return Text(title, style="bold #6d2a55")


def _keys(words: Words, here: Desk) -> list[Text]:
    grid = Grid("", "", left=(0, 1))
    letters = [*here.keys, *(["p"] if "pass" in here.verbs else []), "s", *(look.key for look in here.looks), *"evchuwf"]
    keys = [
        (words("term-help-cards"), "cards"), ("← → ↑ ↓", "arrows"), (words("term-help-space"), "space"),
        ("Enter", "enter"), ("Esc", "esc"), *((key, key) for key in letters), (": /", "colon"), ("Tab ↑ ↓", "tab"),
        (words("term-help-mouse"), "mouse"), ("q", "q"),
    ]  # fmt: skip
    for key, name in keys:
        grid.add(Text(key, style="bold"), here.say(words, f"help-{name}-what"))
    return grid.lines()


def _signs(words: Words, here: Desk) -> list[Text]:
    grid = Grid("", "", left=(0, 1))
    for name, mark in {**SIGNS, **here.signs, "clock": "⚠"}.items():
        grid.add(Text(mark, style="bold"), here.say(words, f"sign-{name}"))
    suits = here.suits(words)
    return [*(wrapped(suits) if suits else []), *grid.lines()]
