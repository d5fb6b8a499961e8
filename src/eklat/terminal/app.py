"""The table as a screen: keys, mouse, and lines in the notation. It shows pictures and says wishes, and judges nothing."""

from __future__ import annotations

import asyncio
import contextlib
import os
import textwrap
from typing import Any, ClassVar

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.widgets import Static

from eklat.terminal import boards, chips, choices, commands, describe, hand, keeping, sheets
from eklat.terminal.ask import clock_sentences, turn_sentence
from eklat.terminal.deciding import Deciding
from eklat.terminal.hand import KEYS, Region
from eklat.terminal.picture import Answer, CannotPlay, Json, Link, News, Picture
from eklat.terminal.tell import Teller
from eklat.terminal.widgets import CommandLine, Completion, Paper, Touchable
from eklat.terminal.words import Words, sentence

MOVE_PAUSE, TRICK_PAUSE = 0.5, 1.2
"""Seconds that a move of others, and a finished trick, can be looked at; any key goes on."""
HAND_HEIGHT, TALL_HAND_HEIGHT = 5, 9
WIDE, TALL = 112, 30
"""From so many columns on the log stands beside the table; from so many rows on there is some air."""
SIDE = 41
SOON = 10
"""Seconds before the end of one's time from which on the clock warns."""


class TableApp(App[None]):
    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [
        *(
        Binding(keys, action, show=False)
        for keys, action in (
            ("left", "step(-1)"), ("right", "step(1)"), ("up", "climb(True)"), ("down", "climb(False)"),
            ("space", "lift"), ("enter", "confirm"), ("escape", "cancel"), ("p", "pass"), ("o", "onion"), ("s", "sort"),
            ("t", "lens"), ("l", "last"), ("e", "score"), ("v", "log"), ("h", "hint"), ("u", "undo"),
            ("w", "save"), ("n", "onward"), ("question_mark,f1", "help"), ("q", "leave"),
            ("0", "card(9)"), ("minus", "card(10)"), ("equals_sign", "card(11)"),
            *((str(number), f"card({number - 1})") for number in range(1, 10)),
        )
        ),
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("colon,slash", "type", show=False, priority=True),  # first, so that the next key is typed already
        Binding("c", "talk", show=False, priority=True),
    ]  # fmt: skip

    def __init__(self, link: Link, words: Words, pace: float = 1.0) -> None:
        super().__init__()
        self.link = link
        self.words = words
        self.pace = pace
        """1 is unhurried; 0 shows everything at once."""
        self.failure: CannotPlay | None = None
        self.picture: Picture | None = None
        self.deciding = Deciding(words)
        self.journal: list[str] = []
        self.hands: list[Json] = []
        """The events that ended the hands of this match."""
        self.full_trick = False
        self.sheet: sheets.Sheet | None = None
        """What lies over the table."""
        self._teller = Teller(words)
        self._skip = asyncio.Event()
        self._follower: asyncio.Task[None] | None = None
        self._shown: dict[str, Text] = {}

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        yield Static(id="bar")
        with Container(id="middle"):
            yield Static(id="board")
            yield Static(id="journal")
        yield Static(id="turn")
        yield Touchable(self._touch, id="hand")
        yield Static(id="note")
        placeholder = self.words("term-command")
        suggester = Completion(self._complete)
        yield CommandLine(
            self.obey, id="command", placeholder=placeholder, suggester=suggester, compact=True, select_on_focus=False
        )
        yield Static(id="footer")
        yield Paper(self._scroll_sheet, id="sheet")

    # News ---------------------------------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        chips.fit(self.console.color_system, is_plain=bool(os.environ.get("NO_COLOR")))
        self._follower = asyncio.create_task(self._follow())

    async def on_unmount(self) -> None:
        if self._follower is not None:
            self._follower.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._follower
        await self.link.close()

    async def _follow(self) -> None:
        try:
            first = await self.link.open()
        except CannotPlay as failure:
            self.failure = failure
            self.exit()
            return
        self.picture = first.picture
        if first.picture.game == "heuldoch":
            self.query_one("#command", CommandLine).placeholder = self.words("term-command-heuldoch")
        self.deciding.begin(first.picture)
        self.hear(first)
        painted = asyncio.Event()
        self.call_after_refresh(painted.set)
        await painted.wait()  # bots are loaded when they are waited for
        if first.picture.table["settings"]["clock"] is not None:
            self.set_interval(0.5, self._paint_turn)
        while True:
            news = await self.link.next()
            self.hear(news)
            await self._look(news)

    def hear(self, news: News) -> None:
        """Take in what has happened."""
        before, self.picture = self.picture, news.picture
        assert before is not None
        happened = [event["event"] for event in news.events]
        self.hands = describe.finished(self.hands, news.events)
        self.journal += self._teller.lines(before, news)
        if news.notice is not None:
            self.journal.append(news.sentence or self.words(f"term-notice-{news.notice}"))
        if not news.is_old:
            self.full_trick = self._is_trick_over(before, news.picture)
            if before.is_my_turn and not news.picture.is_my_turn:
                self.deciding.note = ""
        if (before.view, before.turn) != (news.picture.view, news.picture.turn):
            self.deciding.begin(news.picture)
        self.deciding.picture = news.picture
        if "dealt" in happened and not news.is_old:
            self.close_sheet()
        self.paint()
        if "hand-over" in happened and not news.is_old:
            self._show_result()

    def _is_trick_over(self, before: Picture, after: Picture) -> bool:
        was = None if before.view is None else before.view.get("trick")
        return bool(
            self.pace and after.view is not None and was and not after.view["trick"] and after.view["result"] is None
        )

    async def _look(self, news: News) -> None:
        """Leave time to look, less of it for whoever presses a key."""
        is_move = any(event["event"] == "moved" for event in news.events)
        if not self.pace or news.is_old or not is_move:
            return
        pause = TRICK_PAUSE if self.full_trick else 0.0 if news.picture.is_my_turn else MOVE_PAUSE
        self._skip.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._skip.wait(), pause * self.pace)
        if self.full_trick:
            self.full_trick = False
            self.paint()

    def on_key(self, event: events.Key) -> None:
        self._skip.set()
        if self.sheet is not None:
            event.prevent_default()  # keys mean nothing else then
            self._read_on(event)

    # Painting -----------------------------------------------------------------------------------------------------------

    def on_resize(self, event: events.Resize) -> None:
        table = self.screen_stack[0]
        table.set_class(event.size.width >= WIDE, "wide")
        table.set_class(event.size.height >= TALL, "tall")
        self.paint_sheet()
        self.call_after_refresh(self.paint)

    def _put(self, name: str, content: Text) -> None:
        """Change a part of the screen, if it changes. Only the board can grow and shrink."""
        if self._shown.get(name) != content:
            before, self._shown[name] = self._shown.get(name), content
            grows = name == "board" and (before is None or before.plain.count("\n") != content.plain.count("\n"))
            self.screen_stack[0].query_one(f"#{name}", Static).update(content, layout=grows)

    def paint(self) -> None:
        picture, words = self.picture, self.words
        if picture is None or not self.screen_stack:
            return
        width, height = self.size
        self._put("heading", boards.heading(picture, words, width))
        self._put("bar", boards.contract_bar(picture, words, width))
        room = (width - SIDE if width >= WIDE else width) - (2 if height >= TALL else 0)
        show = boards.Show(room, self.full_trick, *self.deciding.targets())
        self._put("board", Text("\n").join(boards.board(picture, words, show)))
        self._paint_turn()
        self._paint_hand(picture, width)
        note = self.deciding.sentence() or (words("term-too-small") if width < 80 or height < 24 else "")
        self._put("note", Text(" " + note, overflow="ellipsis", no_wrap=True))
        self._put("footer", Text(" " + words(f"term-footer-{self._footer(picture)}"), overflow="ellipsis", no_wrap=True))
        self.call_after_refresh(self._paint_journal)

    def _paint_turn(self) -> None:
        """Whose turn it is and what for; at the other end the clocks, if there are any."""
        picture, words = self.picture, self.words
        if picture is None or not self.screen_stack:
            return
        turn = self.screen_stack[0].query_one("#turn", Static)
        turn.set_class(picture.is_my_turn, "mine")
        text, clocks = Text(" " + turn_sentence(picture, words)), " ".join(clock_sentences(picture, words))
        if clocks:
            mine = None if picture.you is None or not picture.is_my_turn else picture.left(picture.you)
            clocks = ("⚠ " if mine is not None and mine < SOON else "") + clocks + " "
            text.truncate(max(0, self.size.width - cell_len(clocks) - 1), overflow="ellipsis", pad=True)
            text.append(" ").append(clocks, style="bold")
        self._put("turn", text)

    def _footer(self, picture: Picture) -> str:
        if picture.phase in ("scoring", "over"):
            return "onward"
        one = "heuldoch" if picture.game == "heuldoch" else "cards"
        return {"cards": "bid", "card": one, "choice": "choice", "nothing": "wait"}[self.deciding.how]

    def _paint_journal(self) -> None:
        journal = self.screen_stack[0].query_one("#journal", Static)
        size = journal.content_size
        if self.picture is None or not size.width or not size.height:
            return
        lines: list[Text] = []
        for line in self.journal[-size.height :]:
            lines += [chips.coloured(part, self.picture.game) for part in textwrap.wrap(line, size.width) or [""]]
        self._put("journal", Text("\n").join(lines[-size.height :]))

    def _paint_hand(self, picture: Picture, width: int) -> None:
        deciding = self.deciding
        held, how, is_tall = deciding.held, deciding.how, self.size.height >= TALL
        height = TALL_HAND_HEIGHT if is_tall else HAND_HEIGHT
        lines: list[Text] = []
        regions: list[Region] = []
        if how == "choice":
            rows = 2 if held and len(deciding.choices) <= len(KEYS) else height
            lines, regions = choices.paint(deciding.choices, deciding.chosen, width, rows)
        if picture.view is not None and held and len(lines) <= 2:
            usable = [deciding.is_usable(item) for item in held]
            cursor = deciding.cursor if how in ("cards", "card") else None
            below, places = hand.paint(
                held, picture.view, self.words, width,
                cursor=cursor, picked=deciding.picked, usable=usable, is_tall=is_tall and not lines,
                has_keys=how != "choice",
            )  # fmt: skip
            room = height - len(lines)
            if room < len(below):
                below = [line for line in below if set(line.plain) - set(" ·" + chips.POINT + KEYS)]
            if not lines:  # the hand lies at the lower edge
                lines = [Text()] * (room - len(below))
                regions = [region._replace(y=region.y + len(lines)) for region in places]
            lines += below[:room]
        self.screen_stack[0].query_one("#hand", Touchable).regions = regions
        self._put("hand", Text("\n").join(lines))

    # Keys that decide -----------------------------------------------------------------------------------------------------

    def _do(self, move: str | None) -> None:
        if move is not None and self.picture is not None:
            self._say("act", move=move, expected=self.picture.version)
        self.paint()

    def action_card(self, place: int) -> None:
        self._skip.set()
        self._do(self.deciding.press(place))

    def _touch(self, place: int) -> bool:
        """A click on a place of the hand; with a sheet open it is for the sheet."""
        if self.sheet is None:
            self.action_card(place)
        return self.sheet is None

    def action_step(self, by: int) -> None:
        self.deciding.step(by)
        self.paint()

    def action_climb(self, up: bool) -> None:
        self.deciding.climb(up)
        self.paint()

    def action_lift(self) -> None:
        if self.deciding.how in ("cards", "card"):
            self.action_card(self.deciding.cursor)

    def action_confirm(self) -> None:
        if self.deciding.how == "nothing":
            self.action_onward()
        else:
            self._do(self.deciding.confirm())

    def action_cancel(self) -> None:
        line = self.query_one("#command", CommandLine)
        if line.has_focus:
            line.value = ""
            self.set_focus(None)
        elif self.picture is not None:
            self.deciding.begin(self.picture)
        self.deciding.note = ""
        self.paint()

    def action_pass(self) -> None:
        if self.picture is not None and "pass" in self.picture.legal:
            self._do("pass")

    def action_onion(self) -> None:
        """Heul doch!: the card under the cursor, face down."""
        picture, deciding = self.picture, self.deciding
        if picture is not None and picture.game == "heuldoch" and deciding.how != "nothing":
            self._do(f"onion {deciding.held[deciding.cursor].card}")

    def action_sort(self) -> None:
        self.deciding.sort()
        self.paint()

    # Sheets ---------------------------------------------------------------------------------------------------------------

    def show(self, sheet: sheets.Sheet) -> None:
        self.sheet = sheet
        self.paint_sheet()

    def close_sheet(self) -> None:
        self.sheet = None
        self.paint_sheet()

    def paint_sheet(self) -> None:
        paper = self.screen_stack[0].query_one("#sheet", Paper)
        if self.sheet is None:
            paper.display = False
            return
        width, height = self.size
        text = self.sheet.paint(width, height)
        lines = text.plain.split("\n")
        wide, high = cell_len(lines[0]) + 4, len(lines) + 2
        paper.styles.width, paper.styles.height = wide, high
        paper.styles.offset = ((width - wide) // 2, max(0, (height - high) // 2))
        paper.update(text)
        paper.display = True

    def _scroll_sheet(self, by: int) -> None:
        if self.sheet is not None:
            self.sheet.scroll(by)
            self.paint_sheet()

    def _read_on(self, event: events.Key) -> None:
        """A key at a sheet: scroll it, or answer it."""
        sheet = self.sheet
        assert sheet is not None
        if event.key in sheets.STEPS:
            self._scroll_sheet(sheets.STEPS[event.key])
        elif (answer := sheet.answer(event.key, event.character)) is not None:
            self.close_sheet()
            if sheet.is_result:
                self._after_result(answer)

    def on_click(self, event: events.Click) -> None:
        if self.sheet is not None and not isinstance(event.widget, Paper):
            self.close_sheet()

    # Keys that show something ---------------------------------------------------------------------------------------------

    def action_lens(self) -> None:
        if self.picture is not None and self.picture.game != "heuldoch":
            self.show(sheets.lens_sheet(self.picture, self.words))

    def action_last(self) -> None:
        if self.picture is not None and self.picture.game != "heuldoch":
            self.show(sheets.last_trick_sheet(self.picture, self.words))

    def action_score(self) -> None:
        if self.picture is not None:
            self.show(sheets.score_sheet(self.picture, self.words, self.hands))

    def action_log(self) -> None:
        if self.picture is not None:
            self.show(sheets.log_sheet(self.words, self.journal, self.picture.game))

    def action_help(self) -> None:
        if self.picture is not None:
            self.show(sheets.help_sheet(self.words, self.picture.game))

    def _show_result(self) -> None:
        if self.picture is not None and self.picture.view is not None and self.picture.view["result"] is not None:
            self.show(sheets.result_sheet(self.picture, self.words))

    def _after_result(self, answer: str) -> None:
        picture = self.picture
        if answer == "enter" and picture is not None and picture.you is not None and picture.phase in ("scoring", "over"):
            self._say("next" if picture.phase == "scoring" else "rematch")
        elif answer == "save":
            self.action_save()
        elif answer == "quit":
            self.exit()

    # Wishes -------------------------------------------------------------------------------------------------------------

    def action_talk(self) -> None:
        self.action_type("say ")

    def action_type(self, start: str = "") -> None:
        line = self.query_one("#command", CommandLine)
        line.value = start
        self.set_focus(line)
        line.action_end()

    def action_save(self) -> None:
        if self.picture is not None:
            self.action_type(f"save {keeping.suggested(self.picture)}")

    def action_hint(self) -> None:
        self.deciding.note = self.words("term-hint-thinking")
        self.paint()
        self._say("hint")

    def action_undo(self) -> None:
        self._say("take-back")

    def action_onward(self) -> None:
        """Whatever comes next: the sheet of the hand that is over, or the start."""
        picture = self.picture
        if picture is None:
            return
        if picture.phase in ("scoring", "over"):
            self._show_result()
        elif picture.phase == "gathering" and picture.table["host"] == picture.you is not None:
            self._say("start")

    def action_leave(self) -> None:
        self.exit()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A line is begun at the table only: in it, and at sheets, keys are just keys."""
        if action in ("type", "talk"):
            return self.sheet is None and self.focused is None
        return True

    def _complete(self, line: str) -> str | None:
        return None if self.picture is None else commands.completed(line, self.picture)

    def obey(self, line: str) -> None:
        """A line was typed."""
        text = line.strip()
        if self.picture is None:
            return
        try:
            command = commands.read(text, self.picture, self.words) if text else None
        except commands.Misunderstood as misunderstood:
            self.deciding.note = str(misunderstood)
            self.paint()
            return
        self.query_one("#command", CommandLine).value = ""
        self.set_focus(None)
        if command is None:
            self.action_cancel()
        elif command.kind == "save":
            self.run_worker(self._save(command.facts["file"]))
        elif command.is_ours:
            shows = {"quit": self.action_leave, "help": self.action_help, "score": self.action_score,
                     "lens": self.action_lens, "last": self.action_last}  # fmt: skip
            shows.get(command.kind, self.action_log)()
        else:
            self._say(command.kind, **command.facts)

    async def _save(self, file: str) -> None:
        """Where the record is goes to the log, too: a path can be long."""
        assert self.picture is not None
        told = await keeping.save(self.link, file, self.picture, self.words)
        self.journal.append(told)
        self.deciding.note = told
        self.paint()

    def _say(self, kind: str, **facts: Any) -> None:
        self.run_worker(self._ask(kind, facts))

    async def _ask(self, kind: str, facts: dict[str, Any]) -> None:
        answer = await self.link.say(kind, **facts)
        if kind == "hint" and answer.ok:
            self._advise(answer)
        elif not answer.ok:
            self.deciding.note = sentence(answer.sentence)
            if self.deciding.how == "card":
                self.deciding.picked = []
        elif kind == "act":
            self.deciding.note = ""
        self.paint()

    def _advise(self, answer: Answer) -> None:
        """A hint goes to the log, where there is room for the reason; what it means is under the cursor then."""
        assert self.picture is not None
        move = commands.shortest(answer.move or "", self.picture)
        told = self.words("term-hint", move=move, why=answer.sentence or "").strip()
        if self.journal[-1:] != [told]:
            self.journal.append(told)
        self.deciding.note = self.words("term-hint", move=move, why="").strip()
        self.deciding.point_at(move)
