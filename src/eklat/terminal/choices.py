"""Decisions that are no cards of one's own: one of several moves, each as a person would call it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from eklat.client import Snapshot
from eklat.terminal.games import desk
from eklat.terminal.hand import CURSOR, KEYS, QUIET, Region
from eklat.terminal.words import Words


class Choice(NamedTuple):
    move: str
    label: Text


def offered(moves: Sequence[str], snapshot: Snapshot, words: Words) -> list[Choice]:
    """Each of these moves, in the order in which the game offers them."""
    here = desk(snapshot.game)
    return [Choice(move, here.label(move, snapshot, words)) for move in here.sorted(moves)]


def paint(choices: Sequence[Choice], chosen: int, width: int, height: int) -> tuple[list[Text], list[Region]]:
    """The choices in as many rows as they need; if that is too many, those around the chosen one."""
    lines, regions, line = list[Text](), list[Region](), Text(" ")
    for index, choice in enumerate(choices):
        is_now = index == chosen
        key = f"{KEYS[index]} " if index < len(KEYS) else ""
        cell = Text().append("▸" if is_now else " ", style=CURSOR).append(key, style=CURSOR if is_now else QUIET)
        label = choice.label.copy()
        if is_now and not label.style:
            label.stylize("bold underline")
        cell.append_text(label).append(" ")
        if line.cell_len + cell.cell_len > width and line.cell_len > 1:
            lines.append(line)
            line = Text(" ")
        regions.append(Region(len(lines), line.cell_len, line.cell_len + cell_len(cell.plain), index))
        line.append_text(cell)
    lines.append(line)
    here = regions[chosen].y
    top = max(0, min(here - height + 1, len(lines) - height)) if len(lines) > height else 0
    return lines[top : top + height], [region._replace(y=region.y - top) for region in regions]
