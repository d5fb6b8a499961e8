"""The table as a screen: keys, mouse, and lines in the notation. It shows snapshots and says wishes, and judges nothing."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.widgets import Static

from eklat.terminal import chips, commands, describe, keeping, sheets
from eklat.terminal.bare import Bare
from eklat.terminal.deciding import Deciding
from eklat.terminal.help import help_sheet
from eklat.terminal.painting import Painter
from eklat.terminal.picture import Answer, CannotPlay, Json, Link, Snapshot, Update
from eklat.terminal.tell import Teller
from eklat.terminal.typed import TypedLine
from eklat.terminal.widgets import CommandLine, Completion, Journal, Paper, Touchable
from eklat.terminal.window import Window, begins_turn, title, wants_bell
from eklat.terminal.words import Words, sentence

MOVE_PAUSE, TRICK_PAUSE = 0.5, 1.2
"""Seconds that a move of others, and a finished trick, can be looked at; any key goes on."""


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
        self.snapshot: Snapshot | None = None
        self.deciding = Deciding(words)
        self.journal: list[str] = []
        self.hands: list[Json] = []
        """The events that ended the hands of this match."""
        self.full_trick = False
        self.sheet: sheets.Sheet | None = None
        """What lies over the table."""
        self.trouble = ""
        """What is wrong with the connection, as long as it is."""
        self.typed = TypedLine(self)
        self.painter = Painter(self)
        self._window = Window(self)
        self._teller = Teller(words)
        self._skip = asyncio.Event()
        self._follower: asyncio.Task[None] | None = None
        if self.no_color:
            self._filters[:] = [Bare()]

    @property
    def address(self) -> str:
        """Where others find this table; empty if it is on this machine."""
        found = getattr(self.link, "address", None)
        return "" if found is None else f"{found.server}/t/{found.table}"

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        yield Static(id="bar")
        with Container(id="middle"):
            yield Touchable(self._touch_pile, id="board")
            yield Journal(self.painter.journal, id="journal")
        yield Static(id="turn")
        yield Touchable(self._touch, id="hand")
        yield Static(id="note")
        with Container(id="typing"):
            yield Static(":", id="prompt")
            typed = self.typed
            yield CommandLine(
                typed.obey, typed.candidates, typed.close,
                id="command", suggester=Completion(typed.completed), compact=True, select_on_focus=False,
            )  # fmt: skip
        yield Touchable(self._touch_footer, id="footer")
        yield Paper(self._scroll_sheet, self._touch_sheet, id="sheet")

    # News ---------------------------------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        chips.fit(self.console.color_system, is_plain=self.no_color)
        self._follower = asyncio.create_task(self._follow())

    async def on_unmount(self) -> None:
        if self._follower is not None:
            self._follower.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._follower
        self._window.leave()
        await self.link.close()

    async def _follow(self) -> None:
        try:
            first = await self.link.open()
        except CannotPlay as failure:
            self.failure = failure
            self.exit()
            return
        self.snapshot = first.snapshot
        self.deciding.begin(first.snapshot)
        self.hear(first)
        painted = asyncio.Event()
        self.call_after_refresh(painted.set)
        await painted.wait()  # bots are loaded when they are waited for
        if first.snapshot.table["settings"]["clock"] is not None:
            self.set_interval(0.5, self.painter.turn)
        while True:
            update = await self.link.next()
            self.hear(update)
            await self._look(update)

    def hear(self, update: Update) -> None:
        """Take in what has happened."""
        before, self.snapshot = self.snapshot, update.snapshot
        assert before is not None
        happened = [event["event"] for event in update.events]
        self.hands = describe.finished(self.hands, update.events)
        self.journal += self._teller.lines(before, update)
        if update.notice is not None:
            told = update.sentence or self.words(f"term-notice-{update.notice}")
            self.journal.append(told)
            self.trouble = {"lost": self.words("term-standing-lost"), "closed": told}.get(update.notice, "")
        if not update.is_old:
            self.full_trick = self._is_trick_over(before, update.snapshot)
            if set(happened) - {"chatted"}:
                self.deciding.note = ""
        if begins_turn(before, update) and wants_bell():
            self.bell()
        if (before.view, before.turn) != (update.snapshot.view, update.snapshot.turn):
            self.deciding.begin(update.snapshot)
        self.deciding.snapshot = update.snapshot
        if "dealt" in happened and not update.is_old:
            self.close_sheet()
        self.paint()
        if "hand-over" in happened and not update.is_old:
            self._show_result()

    def _is_trick_over(self, before: Snapshot, after: Snapshot) -> bool:
        was = None if before.view is None else before.view.get("trick")
        return bool(
            self.pace and after.view is not None and was and not after.view["trick"] and after.view["result"] is None
        )

    async def _look(self, update: Update) -> None:
        """Leave time to look, less of it for whoever presses a key."""
        is_move = any(event["event"] == "moved" for event in update.events)
        if not self.pace or update.is_old or not is_move:
            return
        pause = TRICK_PAUSE if self.full_trick else 0.0 if update.snapshot.is_my_turn else MOVE_PAUSE
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
        self.painter.resize(*event.size)
        self.painter.sheet()
        self.call_after_refresh(self.paint)

    def paint(self) -> None:
        self.painter.all()
        if self.snapshot is not None:
            self._window.call(title(self.snapshot, self.words))

    def on_input_changed(self) -> None:
        self.typed.changed()

    # Keys that decide -----------------------------------------------------------------------------------------------------

    def _do(self, move: str | None) -> None:
        if move is not None and self.snapshot is not None:
            self._say("act", move=move, expected=self.snapshot.version)
        self.paint()

    def action_card(self, place: int) -> None:
        self._skip.set()
        self._do(self.deciding.press(place))

    def _touch(self, place: int) -> bool:
        """A click on a place of the hand; with a sheet open it is for the sheet."""
        if self.sheet is None:
            self._stop_typing()
            self.action_card(place)
        return self.sheet is None

    def _touch_pile(self, seat: int) -> bool:
        if self.sheet is None:
            self._stop_typing()
            self._do(self.deciding.drop(seat))
        return self.sheet is None

    def _touch_footer(self, place: int) -> bool:
        if self.sheet is None:
            self._skip.set()
            if action := self.painter.entries[place].action:
                getattr(self, f"action_{action}")()
            return True
        return False

    def _stop_typing(self) -> None:
        if self.typed.is_open:
            self.typed.close()

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
        if self.typed.is_open:
            self.typed.close()
        elif self.snapshot is not None:
            self.deciding.begin(self.snapshot)
        self.deciding.note = ""
        self.paint()

    def action_pass(self) -> None:
        if self.snapshot is not None and "pass" in self.snapshot.legal:
            self._do("pass")

    def action_onion(self) -> None:
        """Heul doch!: the card under the cursor, face down."""
        snapshot, deciding = self.snapshot, self.deciding
        if snapshot is not None and snapshot.game == "heuldoch" and deciding.how != "nothing":
            self._do(f"onion {deciding.held[deciding.cursor].card}")

    def action_sort(self) -> None:
        self.deciding.sort()
        self.paint()

    # Sheets ---------------------------------------------------------------------------------------------------------------

    def show(self, sheet: sheets.Sheet) -> None:
        self.sheet = sheet
        self.painter.sheet()

    def close_sheet(self) -> None:
        self.sheet = None
        self.painter.sheet()

    def _scroll_sheet(self, by: int) -> None:
        if self.sheet is not None:
            self.sheet.scroll(by)
            self.painter.sheet()

    def _read_on(self, event: events.Key) -> None:
        """A key at a sheet: scroll it, or answer it."""
        sheet = self.sheet
        assert sheet is not None
        if event.key in sheets.STEPS:
            self._scroll_sheet(sheets.STEPS[event.key])
        else:
            self._answer_sheet(sheet.answer(event.key, event.character))

    def _touch_sheet(self, place: int) -> bool:
        if self.sheet is not None:
            self._answer_sheet(self.sheet.touched(place))
        return True

    def _answer_sheet(self, answer: str | None) -> None:
        sheet = self.sheet
        if sheet is not None and answer is not None:
            self.close_sheet()
            if sheet.is_result:
                self._after_result(answer)

    def on_click(self, event: events.Click) -> None:
        if self.sheet is not None and not isinstance(event.widget, Paper):
            self.close_sheet()

    # Keys that show something ---------------------------------------------------------------------------------------------

    def action_lens(self) -> None:
        if self._has_tricks():
            assert self.snapshot is not None
            self.show(sheets.lens_sheet(self.snapshot, self.words))

    def action_last(self) -> None:
        if self._has_tricks():
            assert self.snapshot is not None
            self.show(sheets.last_trick_sheet(self.snapshot, self.words))

    def _has_tricks(self) -> bool:
        if self.snapshot is None:
            return False
        if self.snapshot.game == "heuldoch":
            self.deciding.note = self.words("term-no-tricks")
            self.paint()
        return self.snapshot.game != "heuldoch"

    def action_score(self) -> None:
        if self.snapshot is not None:
            self.show(sheets.score_sheet(self.snapshot, self.words, self.hands))

    def action_log(self) -> None:
        if self.snapshot is not None:
            self.show(sheets.log_sheet(self.words, self.journal, self.snapshot.game))

    def action_help(self) -> None:
        if self.snapshot is not None:
            self.show(help_sheet(self.words, self.snapshot.game))

    def _show_result(self) -> None:
        if self.snapshot is not None and self.snapshot.view is not None and self.snapshot.view["result"] is not None:
            self.show(sheets.result_sheet(self.snapshot, self.words))

    def _after_result(self, answer: str) -> None:
        snapshot = self.snapshot
        if answer == "enter" and snapshot is not None and snapshot.you is not None and snapshot.phase in ("scoring", "over"):
            self._say("next" if snapshot.phase == "scoring" else "rematch")
        elif answer == "save":
            self.action_save()
        elif answer == "quit":
            self.action_leave()

    # Wishes -------------------------------------------------------------------------------------------------------------

    def action_talk(self) -> None:
        self.typed.open("say ")

    def action_type(self) -> None:
        self.typed.open()

    def action_complete(self) -> None:
        self.typed.line.action_complete(1)

    def action_send(self) -> None:
        self.typed.line.post_message(events.Key("enter", None))

    def action_save(self) -> None:
        if self.snapshot is not None:
            self.typed.open(f"save {keeping.suggested(self.snapshot)}")

    def action_hint(self) -> None:
        self._hint({})

    def _hint(self, facts: Json) -> None:
        self.deciding.note = self.words("term-hint-thinking")
        self.paint()
        self._say("hint", **facts)

    def action_undo(self) -> None:
        self._say("take-back")

    def action_onward(self) -> None:
        """Whatever comes next: the sheet of the hand that is over, or the start."""
        snapshot = self.snapshot
        if snapshot is None:
            return
        if snapshot.phase in ("scoring", "over"):
            self._show_result()
        elif snapshot.phase == "gathering" and snapshot.table["host"] == snapshot.you is not None:
            self._say("start")

    def action_leave(self) -> None:
        self.typed.release()
        self.exit()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A line is begun at the table only: in it, and at sheets, keys are just keys."""
        if action in ("type", "talk"):
            return self.sheet is None and not self.typed.is_open
        return True

    def obey(self, command: commands.Command) -> None:
        """Something that the client does by itself."""
        shows: dict[str, Callable[[], None]] = {
            "quit": self.action_leave, "help": self.action_help, "score": self.action_score, "lens": self.action_lens,
            "last": self.action_last, "log": self.action_log, "hint": lambda: self._hint(command.facts),
        }  # fmt: skip
        if command.kind == "save":
            self.run_worker(self._save(command.facts["file"]))
        elif command.kind in shows:
            shows[command.kind]()
        else:
            self.close_sheet()
            self.deciding.note = self.words("term-look-here")
            self.paint()

    async def _save(self, file: str) -> None:
        """Where the record is goes to the log, too: a path can be long."""
        assert self.snapshot is not None
        told = await keeping.save(self.link, file, self.snapshot, self.words)
        self.journal.append(told)
        self.deciding.note = told
        self.paint()

    def _say(self, kind: str, **facts: Any) -> None:
        self.run_worker(self.ask(kind, facts))

    async def ask(self, kind: str, facts: Json) -> str:
        """Say a wish; the answer is why not, if it was refused."""
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
        return "" if answer.ok else sentence(answer.sentence)

    def _advise(self, answer: Answer) -> None:
        """A hint goes to the log, where there is room for the reason; what it means is under the cursor then."""
        assert self.snapshot is not None
        move = commands.shortest(answer.move or "", self.snapshot)
        told = self.words("term-hint", move=move, why=answer.sentence or "").strip()
        if self.journal[-1:] != [told]:
            self.journal.append(told)
        self.deciding.note = self.words("term-hint", move=move, why="").strip()
        self.deciding.point_at(move)
