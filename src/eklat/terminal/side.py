"""Beside the table, where the window is wide: what the game has to look up and the scores, and the log below."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.text import Text

from eklat.client import Json, Snapshot
from eklat.terminal import boards, sheets
from eklat.terminal.games import Desk
from eklat.terminal.story import Story
from eklat.terminal.words import Words, number, signed

LOG_ROWS = 10
"""So many lines of the log stay, whatever else there is to see."""


def width(window: int) -> int:
    """Of the side, in a window so wide."""
    return max(41, min(64, window // 3 + 4))


def paint(here: Desk, snapshot: Snapshot, words: Words, story: Story, room: int, rows: int) -> list[Text]:
    """In so many columns and lines."""
    parts = [(here.say(words, f"sheet-{look.word}"), look.parts(snapshot, words, room)) for look in reversed(here.looks)]
    parts.insert(1, (words("term-sheet-score"), scores(snapshot, words, story.hands)))
    lines: list[Text] = []
    for title, part in parts:
        if part and len(lines) + len(part) + 2 + LOG_ROWS <= rows:
            lines += [Text(title, style=boards.TEAM), *map(_on_dark, part), Text()]
    if lines:
        lines.append(Text(words("term-sheet-log"), style=boards.TEAM))
    return [*lines, *log(here, story, room, rows - len(lines))]


def log(here: Desk, story: Story, room: int, rows: int) -> list[Text]:
    """The end of the log."""
    lines: list[Text] = []
    for line in story.lines[-rows:]:
        lines += [here.chips.coloured(part) for part in textwrap.wrap(line, room) or [""]]
    return lines[-rows:]


def scores(snapshot: Snapshot, words: Words, hands: Sequence[Json]) -> list[Text]:
    """Everybody's last hand and total."""
    if not hands:
        return []
    grid = sheets.Grid("", words("term-column-score"), words("term-column-total"))
    for seat, name in enumerate(snapshot.names):
        style = "bold" if seat == snapshot.you else ""
        total = Text(number(snapshot.table["scores"][seat]), style="bold")
        grid.add(Text(name, style=style), signed(hands[-1]["scores"][seat]), total)
    return grid.lines()


def _on_dark(line: Text) -> Text:
    """Sheets are light, and the table is dark."""
    found = line.copy()
    found.style = boards.QUIET if found.style == sheets.QUIET else found.style
    found.spans = [span._replace(style=boards.QUIET) if span.style == sheets.QUIET else span for span in found.spans]
    return found
