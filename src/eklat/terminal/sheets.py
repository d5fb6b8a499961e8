"""Sheets over the table: what a game has to look up, scores, the end of a hand, the long log.

A sheet is lines of known width, so it is laid over the table without anything being measured: a key is answered at once.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from eklat.client import Json, Snapshot
from eklat.games.said import Who, said
from eklat.terminal.hand import Region
from eklat.terminal.story import company
from eklat.terminal.words import Words, number, signed

if TYPE_CHECKING:
    from eklat.terminal.games import Desk, Look

WIDEST = 72
NAMES_AGAIN = 12
"""A score sheet with more hands than this may have to be scrolled."""
QUIET, TITLE = "#5a4c43", "bold #6d2a55"
AROUND = 5
"""Rows beside the lines: title, foot, an empty one below the one and above the other, half the border."""
STEPS = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "space": 10, "home": -(10**6), "end": 10**6}


class Sheet:
    """Something to read; the keys that close it answer with a word."""

    def __init__(
        self, title: str, lines: Sequence[Text], foot: str, keys: Mapping[str, str] | None = None, *,
        scrolls: str = "", opens_at_end: bool = False, is_result: bool = False,
    ) -> None:  # fmt: skip
        """`scrolls` is said in front of the foot where there is not room for all lines."""
        self.title = title
        self.lines = list(lines)
        self.foot = foot
        self._keys = {"escape": "close", "enter": "enter", **(keys or {})}
        self._scrolls = scrolls
        self.is_result = is_result
        """Its answers go on with the game."""
        self._top = 10**6 if opens_at_end else 0
        self.regions: list[Region] = []
        """Where its foot can be clicked."""
        self._feet: list[str] = []

    def answer(self, *keys: str | None) -> str | None:
        """What one of these names of a key means here."""
        return next((self._keys[key] for key in keys if key in self._keys), None)

    def touched(self, place: int) -> str | None:
        """What a part of the foot means: it begins with a key, or it says how to close."""
        key, colon, _ = self._feet[place].partition(":")
        if not colon:
            return self.answer("escape") if self._feet[place] in self.foot else None
        return self.answer({"Enter": "enter", "Esc": "escape"}.get(key, key))

    def scroll(self, by: int) -> None:
        self._top = max(0, self._top + by)

    def paint(self, width: int, height: int) -> Text:
        """In a window of this size: everything, or as much as there is room for."""
        rows = max(1, min(len(self.lines), height - AROUND - 1))
        is_cut = rows < len(self.lines)
        self._top = min(self._top, len(self.lines) - rows)
        foot = f"{self._scrolls} · {self.foot}" if is_cut and self._scrolls else self.foot
        inner = min(width - 4, max(map(cell_len, (self.title, foot, *(line.plain for line in self.lines)))))
        shown = [line.copy() for line in self.lines[self._top : self._top + rows]]
        above, below = self._top > 0, self._top + rows < len(self.lines)
        found = Text("\n").join((
            Text(self.title, style=TITLE), Text("▲" if above else "", style=QUIET), *shown,
            Text("▼" if below else "", style=QUIET), Text(foot, style=QUIET),
        ))  # fmt: skip
        lines = found.split("\n", allow_blank=True)
        self._feet, self.regions, x = foot.split(" · "), [], 0
        for place, part in enumerate(self._feet):
            self.regions.append(Region(len(lines) - 1, x, x + cell_len(part), place))
            x += cell_len(part) + 3
        for line in lines:
            line.truncate(inner, overflow="ellipsis")
            line.pad_right(inner - line.cell_len)
        return Text("\n").join(lines)


class Grid:
    """Columns as wide as what stands in them: the first one and those named to the left, numbers to the right."""

    def __init__(self, *heads: str, left: Sequence[int] = (0,)) -> None:
        self._left = left
        self._rows = [[Text(head, style=QUIET) for head in heads]] if any(heads) else []

    def add(self, *cells: str | Text) -> None:
        self._rows.append([Text(cell) if isinstance(cell, str) else cell for cell in cells])

    def lines(self) -> list[Text]:
        widths = [max(cell.cell_len for cell in column) for column in zip(*self._rows, strict=True)]
        found = []
        for row in self._rows:
            line = Text()
            for place, (cell, width) in enumerate(zip(row, widths, strict=True)):
                room = " " * (width - cell.cell_len)
                line.append("  " if place else "")
                line = line.append_text(cell).append(room) if place in self._left else line.append(room).append_text(cell)
            found.append(line)
        return found


def wrapped(text: str, style: str = "", before: str = "") -> list[Text]:
    """Line by line, each begun with a sign if there is one."""
    wrap = textwrap.TextWrapper(WIDEST, initial_indent=before, subsequent_indent=" " * len(before)).wrap
    return [Text(line, style=style) for part in text.splitlines() for line in wrap(part) or [""]]


def look_sheet(here: Desk, look: Look, snapshot: Snapshot, words: Words) -> Sheet:
    """What a game has to look up."""
    found = look.parts(snapshot, words, 62)
    law = wrapped(here.remark(words, f"{look.word}-law"), QUIET) if found else [Text(here.say(words, f"no-{look.word}"))]
    title, scrolls = here.say(words, f"sheet-{look.word}"), words("term-scrolls")
    return Sheet(title, [*found, *law], words("term-close"), {look.key: "close"}, scrolls=scrolls)


def score_sheet(snapshot: Snapshot, words: Words, hands: Sequence[Json]) -> Sheet:
    """Hand by hand; hands are the events that ended them. In a long sheet the names stand above the sum, too."""
    names = [_short(name) for name in snapshot.names]
    grid = Grid(words("term-column-hand"), *names)
    for place, hand in enumerate(hands, 1):
        grid.add(str(place), *map(signed, hand["scores"]))
    if len(hands) > NAMES_AGAIN:
        grid.add("", *(Text(name, style=QUIET) for name in names))
    total = [Text(number(score), style="bold") for score in snapshot.table["scores"]]
    grid.add(Text(words("term-column-total"), style="bold"), *total)
    bots = [line for told in company(snapshot, words) for line in wrapped(told, QUIET)]
    lines = [*grid.lines(), *([Text(), *bots] if bots else [])]
    return Sheet(
        words("term-sheet-score"), lines, words("term-close"), {"e": "close"},
        scrolls=words("term-scrolls"), opens_at_end=True,
    )  # fmt: skip


def _short(name: str) -> str:
    return name if cell_len(name) <= 9 else name[:8] + "…"


def result_sheet(here: Desk, snapshot: Snapshot, words: Words) -> Sheet:
    """The end of a hand: why it ended so, what the game counts, score and total."""
    view = snapshot.view
    assert view is not None
    parts: list[Text] = []
    if not here.counts_all:
        parts += [line for told in view["ending"] or () for line in wrapped(words.told(told, snapshot))]
        parts.append(Text())
    parts += _result_grid(here, snapshot, words).lines()
    is_over = snapshot.phase == "over"
    if is_over:
        told = words.told(said("table-told-match-over", who=Who(*snapshot.table["winners"])), snapshot)
        closing = [line for told in here.closing(snapshot, words) for line in wrapped(told)]
        parts += [Text(), *wrapped(told, "bold"), *closing, *wrapped(words("term-sheet-replay"), QUIET)]
    title = words("term-sheet-match" if is_over else "term-sheet-result")
    if snapshot.you is None:
        return Sheet(title, parts, words("term-close"))
    keys = {"n": "enter", "q": "quit"} | ({"w": "save"} if is_over else {})
    foot = words("term-sheet-over" if is_over else "term-sheet-next")
    return Sheet(title, parts, foot, keys, scrolls=words("term-scrolls"), is_result=True)


def _result_grid(here: Desk, snapshot: Snapshot, words: Words) -> Grid:
    view = snapshot.view
    assert view is not None
    grid = Grid("", *(here.say(words, f"column-{head}") for head in (*here.columns, "score", "total")))
    for seat, name in enumerate(snapshot.names):
        score, total = signed(view["result"]["scores"][seat]), number(snapshot.table["scores"][seat])
        style = "bold" if seat == snapshot.you else ""
        grid.add(Text(name, style=style), *here.cells(view, seat), Text(score, style="bold"), Text(total, style="bold"))
    return grid


def log_sheet(here: Desk, words: Words, lines: Sequence[str]) -> Sheet:
    wrapped = [part for line in lines[-200:] for part in textwrap.wrap(line, WIDEST) or [""]]
    body = [here.chips.coloured(line) for line in wrapped]
    return Sheet(
        words("term-sheet-log"), body, words("term-close"), {"v": "close"}, scrolls=words("term-scrolls"), opens_at_end=True
    )
