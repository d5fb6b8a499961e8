"""What stands where on the screen. A part is changed only if it shows something else than before."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text
from textual.widgets import Static

from eklat.client import Snapshot
from eklat.terminal import bars, boards, choices, footer, hand, lobby, side
from eklat.terminal.ask import clock_sentences, turn_sentence
from eklat.terminal.games import desk
from eklat.terminal.hand import KEYS, Region
from eklat.terminal.widgets import Journal, Paper, Touchable

if TYPE_CHECKING:
    from eklat.terminal.app import TableApp

HAND_HEIGHT, TALL_HAND_HEIGHT = 5, 9
WIDE, TALL = 112, 30
"""From so many columns on the log stands beside the table; from so many rows on there is some air."""
LEAST = (80, 24)
FIXED_ROWS = 6
"""Heading, bar, turn, note and footer; the hand and the middle share the rest."""
SHORTEST_LOG = 6
SOON = 10
"""Seconds before the end of one's time from which on the clock warns."""


class Painter:
    def __init__(self, app: TableApp) -> None:
        self.app = app
        self._shown: dict[str, Text] = {}
        self.entries: list[footer.Entry] = []
        """What the footer offers."""

    def _part(self, name: str) -> Static:
        return self.app.screen_stack[0].query_one(f"#{name}", Static)

    def _put(self, name: str, content: Text) -> None:
        """Change a part of the screen, if it changes. Only the board can grow and shrink."""
        if self._shown.get(name) != content:
            before, self._shown[name] = self._shown.get(name), content
            grows = name == "board" and (before is None or before.plain.count("\n") != content.plain.count("\n"))
            self._part(name).update(content, layout=grows)

    def resize(self, width: int, height: int) -> None:
        table = self.app.screen_stack[0]
        table.set_class(width >= WIDE, "wide")
        table.set_class(height >= TALL, "tall")
        self._part("journal").styles.width = side.width(width) if width >= WIDE else "100%"

    def all(self) -> None:
        app = self.app
        snapshot, words = app.snapshot, app.words
        if snapshot is None or not app.screen_stack:
            return
        width, height = app.size
        is_tiny = height < FIXED_ROWS + HAND_HEIGHT + 3
        self._put("heading", Text(" " + words("term-too-small")) if is_tiny else bars.heading(snapshot, words, width))
        self._put("bar", bars.bar(snapshot, words, width))
        self._board(snapshot)
        self.turn()
        self._hand(snapshot, width)
        self.bottom()
        self.journal()

    def _board(self, snapshot: Snapshot) -> None:
        (width, height), is_tall = self.app.size, self.app.size.height >= TALL
        is_wide = width >= WIDE
        rows = height - FIXED_ROWS - (TALL_HAND_HEIGHT + 2 if is_tall else HAND_HEIGHT)
        rows -= 0 if is_wide else SHORTEST_LOG + 1
        room = (width - side.width(width) if is_wide else width) - (2 if is_tall else 0)
        show = boards.Show(room, rows, self.app.full_trick, *self.app.deciding.targets())
        if snapshot.view is None:
            found = boards.Board(lobby.lines(snapshot, self.app.words, self.app.address))
        else:
            found = desk(snapshot.game).board(snapshot, self.app.words, show)
        self.app.screen_stack[0].query_one("#board", Touchable).regions = found.regions
        self._put("board", Text("\n").join(found.lines))

    def turn(self) -> None:
        """Whose turn it is and what for; at the other end the clocks, if there are any."""
        snapshot, words = self.app.snapshot, self.app.words
        if snapshot is None or not self.app.screen_stack:
            return
        self._part("turn").set_class(snapshot.is_my_turn and not self.app.trouble, "mine")
        text, clocks = Text(" " + self._standing(snapshot)), " ".join(clock_sentences(snapshot, words))
        if clocks:
            mine = None if snapshot.you is None or not snapshot.is_my_turn else snapshot.left(snapshot.you)
            clocks = ("⚠ " if mine is not None and mine < SOON else "") + clocks + " "
            text.truncate(max(0, self.app.size.width - cell_len(clocks) - 1), overflow="ellipsis", pad=True)
            text.append(" ").append(clocks, style="bold")
        self._put("turn", text)

    def _standing(self, snapshot: Snapshot) -> str:
        if self.app.trouble:
            return self.app.trouble
        if snapshot.you is not None and snapshot.table["seats"][snapshot.you]["kind"] == "stand-in":
            return self.app.words("term-standing-bot")
        return turn_sentence(snapshot, self.app.words)

    def bottom(self) -> None:
        """What there is to say in two lines, or one and the line that is typed; and the keys."""
        app = self.app
        snapshot, words, (width, height) = app.snapshot, app.words, app.size
        if snapshot is None or not app.screen_stack:
            return
        here = desk(snapshot.game)
        is_typing = app.typed.is_open
        told = app.deciding.note if is_typing else app.deciding.sentence()
        is_small = width < LEAST[0] or height < LEAST[1]
        lines = _two_lines(told, width - 2)[: 1 if is_small else 2]
        if is_typing and not lines:
            lines = [_as_many(app.typed.line.find_now(), width - 2)]
        text = Text("\n").join(Text(f" {line}") for line in lines)
        if len(lines) < 2 and not is_typing:
            what = "command-gathering" if snapshot.phase == "gathering" else "command"
            hint = words("term-too-small") if is_small else here.say(words, what)
            text.append("\n").append(boards.fitted(f" {hint}", width), style=boards.QUIET)
        note, rows = self._part("note"), 2 if not is_typing else max(1, len(lines))
        if note.styles.height is None or note.styles.height.value != rows:
            note.styles.height = rows
        self._put("note", text)
        self.entries = list(footer.entries(snapshot, app.deciding.how, is_typing, bool(app.deciding.picked)))
        keys, regions = footer.paint(self.entries, here, words, width)
        app.screen_stack[0].query_one("#footer", Touchable).regions = regions
        self._put("footer", keys)

    def journal(self) -> None:
        app = self.app
        if app.snapshot is None or not app.screen_stack:
            return
        size = app.screen_stack[0].query_one("#journal", Journal).content_size
        if not size.width or not size.height:
            return
        here = desk(app.snapshot.game)
        if app.size.width >= WIDE and app.size.height >= TALL:
            lines = side.paint(here, app.snapshot, app.words, app.story, size.width, size.height)
        else:
            lines = side.log(here, app.story, size.width, size.height)
        self._put("journal", Text("\n").join(lines))

    def _hand(self, snapshot: Snapshot, width: int) -> None:
        deciding = self.app.deciding
        held, how, is_tall = deciding.held, deciding.how, self.app.size.height >= TALL
        height = TALL_HAND_HEIGHT if is_tall else HAND_HEIGHT
        lines: list[Text] = []
        regions: list[Region] = []
        if how == "choice":
            rows = 2 if held and len(deciding.choices) <= len(KEYS) else height
            lines, regions = choices.paint(deciding.choices, deciding.chosen, width, rows)
        if held and len(lines) <= 2:
            usable = [deciding.is_usable(item) for item in held]
            cursor = deciding.cursor if how in ("cards", "card") else None
            rows_below, places, without_keys = hand.paint(
                held, desk(snapshot.game), self.app.words, width,
                cursor=cursor, picked=deciding.picked, usable=usable, is_tall=is_tall and not lines,
                has_keys=how != "choice",
            )  # fmt: skip
            room = height - len(lines)
            below = rows_below if len(rows_below) <= room else without_keys
            if not lines:  # the hand lies at the lower edge
                lines = [Text()] * (room - len(below))
                regions = [region._replace(y=region.y + len(lines)) for region in places]
            lines += below[:room]
        self.app.screen_stack[0].query_one("#hand", Touchable).regions = regions
        self._put("hand", Text("\n").join(lines))

    def sheet(self) -> None:
        paper, sheet = self.app.screen_stack[0].query_one("#sheet", Paper), self.app.reading.sheet
        if sheet is None:
            paper.display = False
            return
        width, height = self.app.size
        text = sheet.paint(width, height)
        lines = text.plain.split("\n")
        wide, high = cell_len(lines[0]) + 4, len(lines) + 2
        paper.styles.width, paper.styles.height = wide, high
        paper.styles.offset = ((width - wide) // 2, max(0, (height - high) // 2))
        paper.regions = sheet.regions
        paper.update(text)
        paper.display = True


def _two_lines(told: str, width: int) -> list[str]:
    """Wrapped; what is still longer loses its end."""
    lines = textwrap.wrap(told, max(10, width), break_on_hyphens=False)
    if len(lines) > 2:
        lines = [lines[0], boards.fitted(" ".join(lines[1:]), width)]
    return lines


def _as_many(found: list[str], width: int) -> str:
    """Of several words as many as there is room for."""
    for shown in range(len(found), 0, -1):
        told = " · ".join(found[:shown]) + ("" if shown == len(found) else " · …")
        if cell_len(told) <= width:
            return told
    return ""
