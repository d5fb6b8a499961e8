"""The table as a screen: keys, mouse, and lines in the notation. It shows snapshots and says wishes, and judges nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.widgets import Static

from eklat.client import CannotPlay, Link, Snapshot
from eklat.terminal import chips, commands, keeping, sheets
from eklat.terminal.bare import Bare
from eklat.terminal.deciding import Deciding
from eklat.terminal.following import Following
from eklat.terminal.games import Desk, desk
from eklat.terminal.help import help_sheet
from eklat.terminal.painting import Painter
from eklat.terminal.reading import Reading
from eklat.terminal.story import Story
from eklat.terminal.typed import TypedLine
from eklat.terminal.widgets import CommandLine, Completion, Journal, Paper, Touchable
from eklat.terminal.window import Window, title
from eklat.terminal.wishing import Wishing
from eklat.terminal.words import Words

PACES = (2.0, 1.0, 0.0)
"""Relaxed, brisk, at once."""


class TableApp(App[None]):
    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [
        *(
        Binding(keys, action, show=False)
        for keys, action in (
            ("left", "step(-1)"), ("right", "step(1)"), ("up", "climb(True)"), ("down", "climb(False)"),
            ("space", "lift"), ("enter", "confirm"), ("escape", "cancel"), ("p", "pass"), ("s", "sort"),
            ("e", "score"), ("v", "log"), ("h", "hint"), ("u", "undo"), ("w", "save"), ("n", "onward"), ("f", "faster"),
            ("question_mark,f1", "help"), ("q", "leave"),
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
        self.story = Story(words)
        self.full_trick = False
        self.trouble = ""
        """What is wrong with the connection, as long as it is."""
        self.typed = TypedLine(self)
        self.painter = Painter(self)
        self.reading = Reading(self)
        self.wishing = Wishing(self)
        self._following = Following(self)
        self._window = Window(self)
        if self.no_color:
            self._filters[:] = [Bare()]

    @property
    def address(self) -> str:
        """Where others find this table; empty if it is on this machine."""
        found = getattr(self.link, "address", None)
        return "" if found is None else str(found)

    @property
    def desk(self) -> Desk:
        assert self.snapshot is not None
        return desk(self.snapshot.game)

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
        yield Paper(self.reading.scroll, self.reading.touch, id="sheet")

    def on_mount(self) -> None:
        chips.fit(self.console.color_system, is_plain=self.no_color)
        self._following.begin()

    async def on_unmount(self) -> None:
        await self._following.end()
        self._window.leave()
        await self.link.close()

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

    # Keys and clicks ------------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        self._following.go_on()
        if self.reading.sheet is not None:
            event.prevent_default()  # keys mean nothing else then
            self.reading.press(event)
        elif self.snapshot is not None and not self.typed.is_open:
            self._press_own(event.key)

    def _press_own(self, key: str) -> None:
        """A key that only this game has."""
        for look in self.desk.looks:
            if key == look.key:
                self.action_look(look.word)
        if key in self.desk.keys:
            self.action_verb(self.desk.keys[key])
        if key in self.desk.missing:
            self.deciding.note = self.desk.say(self.words, self.desk.missing[key])
            self.paint()

    def _touch(self, place: int) -> bool:
        """A click on a place of the hand; with a sheet open it is for the sheet."""
        return self._touched(lambda: self.action_card(place))

    def _touch_pile(self, seat: int) -> bool:
        return self._touched(lambda: self._do(self.deciding.drop(seat)))

    def _touched(self, act: Callable[[], None]) -> bool:
        if self.reading.sheet is not None:
            return False
        if self.typed.is_open:
            self.typed.close()
        act()
        return True

    def _touch_footer(self, place: int) -> bool:
        if self.reading.sheet is not None:
            return False
        self._following.go_on()
        if action := self.painter.entries[place].action:
            name, *what = action.split()
            getattr(self, f"action_{name}")(*what)
        return True

    def on_click(self, event: events.Click) -> None:
        if self.reading.sheet is not None and not isinstance(event.widget, Paper):
            self.reading.close()

    # Keys that decide -----------------------------------------------------------------------------------------------------

    def _do(self, move: str | None) -> None:
        if move is not None and self.snapshot is not None:
            self.wishing.say("act", move=move, expected=self.snapshot.version)
        self.paint()

    def action_card(self, place: int) -> None:
        self._following.go_on()
        self._do(self.deciding.press(place))

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

    def action_verb(self, verb: str) -> None:
        """Something else with the card under the cursor than what Enter does."""
        if self.deciding.how != "nothing":
            self._do(f"{verb} {self.deciding.held[self.deciding.cursor].card}")

    def action_sort(self) -> None:
        self.deciding.sort()
        self.paint()

    def action_faster(self) -> None:
        """The next of the three speeds, as in the browser."""
        at = (PACES.index(self.pace) + 1) % len(PACES) if self.pace in PACES else 0
        self.pace = PACES[at]
        self.deciding.note = self.words(f"term-speed-{at}")
        self.paint()

    # Keys that show something ---------------------------------------------------------------------------------------------

    def action_look(self, word: str) -> None:
        """What only this game has to look up."""
        if self.snapshot is not None and self.snapshot.view is not None:
            look = next(look for look in self.desk.looks if look.word == word)
            self.reading.show(sheets.look_sheet(self.desk, look, self.snapshot, self.words))

    def action_score(self) -> None:
        if self.snapshot is not None:
            self.reading.show(sheets.score_sheet(self.snapshot, self.words, self.story.hands))

    def action_log(self) -> None:
        if self.snapshot is not None:
            self.reading.show(sheets.log_sheet(self.desk, self.words, self.story.lines))

    def action_help(self) -> None:
        if self.snapshot is not None:
            self.reading.show(help_sheet(self.words, self.snapshot.game))

    def show_result(self) -> None:
        if self.snapshot is not None and self.snapshot.view is not None and self.snapshot.view["result"] is not None:
            self.reading.show(sheets.result_sheet(self.desk, self.snapshot, self.words))

    def after_result(self, answer: str) -> None:
        snapshot = self.snapshot
        if answer == "enter" and snapshot is not None and snapshot.you is not None:
            if snapshot.phase in ("scoring", "over"):
                self.wishing.say("next" if snapshot.phase == "scoring" else "rematch")
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
        self.wishing.hint({"coach": True})

    def action_undo(self) -> None:
        self.wishing.say("take-back")

    def action_onward(self) -> None:
        """Whatever comes next: the sheet of the hand that is over, or the start."""
        snapshot = self.snapshot
        if snapshot is None:
            return
        if snapshot.phase in ("scoring", "over"):
            self.show_result()
        elif snapshot.phase == "gathering" and snapshot.is_host:
            self.wishing.say("start")

    def action_leave(self) -> None:
        self.typed.release()
        self.exit()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A line is begun at the table only: in it, and at sheets, keys are just keys."""
        if action in ("type", "talk"):
            return self.reading.sheet is None and not self.typed.is_open
        return True

    def obey(self, command: commands.Command) -> None:
        """Something that the client does by itself."""
        shows: dict[str, Callable[[], None]] = {
            "quit": self.action_leave, "help": self.action_help, "score": self.action_score, "log": self.action_log,
            "hint": lambda: self.wishing.hint(command.facts),
        }  # fmt: skip
        if command.kind == "save":
            self.wishing.save(command.facts["file"])
        elif command.kind in shows:
            shows[command.kind]()
        elif any(look.word == command.kind for look in self.desk.looks):
            self.action_look(command.kind)
        else:
            self.reading.close()
            self.deciding.note = self.words("term-look-here")
            self.paint()
