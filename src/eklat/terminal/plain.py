"""The table line by line: for screen readers, pipes and scripts. Every event is a line, every decision a prompt.

Lines are read when there is something to decide; at a keyboard also in between. The end of the input ends the program, and
nothing is lost by it.
"""

from __future__ import annotations

import asyncio
import os
import select
import sys
import threading
from collections.abc import Callable
from typing import Any, TextIO

from eklat.terminal import commands, describe, keeping
from eklat.terminal.ask import clock_sentences, is_abridged, turn_sentence, usage
from eklat.terminal.picture import Json, Link, Snapshot, Update
from eklat.terminal.tell import Teller
from eklat.terminal.words import Words, sentence

MAKES_UPDATE = ("act", "next", "rematch", "start", "take-back", "answer", "pause", "resume", "chat")
"""Wishes that are followed by update, whatever else happens."""
ONWARD = {"gathering": "start", "scoring": "next", "over": "rematch"}
"""What an empty line means between hands and matches."""
PROMPT = "> "
WIDTH = 200
"""Characters of a line that lists what is possible."""


class Lines:
    """Lines of a stream, read beside the program and only when asked for.

    At a keyboard a line can be edited, the arrows bring back earlier ones, and Tab completes.
    """

    def __init__(self, stream: TextIO, complete: Callable[[str], str | None]) -> None:
        self._stream = stream
        self.is_live = stream.isatty()
        self._pending: asyncio.Future[str] | None = None
        self._keyboard = Keyboard(complete) if self.is_live and stream is sys.stdin and sys.stdout.isatty() else None

    @property
    def is_over(self) -> bool:
        """Whether nothing will ever come, as far as that can be said without waiting."""
        if self.is_live:
            return False
        try:
            return bool(select.select([self._stream], [], [], 0)[0]) and not self._stream.buffer.peek(1)  # type: ignore[attr-defined]
        except (AttributeError, OSError, ValueError):  # no file, or one that cannot be asked
            return False

    async def next(self) -> str:
        """The next line; empty at the end. Whoever gives up waiting gets the same line the next time."""
        if self._pending is None:
            loop = asyncio.get_running_loop()
            pending = self._pending = loop.create_future()
            threading.Thread(target=self._read, args=(loop, pending), daemon=True).start()
        line = await asyncio.shield(self._pending)
        self._pending = None
        return line

    def _read(self, loop: asyncio.AbstractEventLoop, pending: asyncio.Future[str]) -> None:
        try:
            line = self._stream.readline() if self._keyboard is None else self._keyboard.line()
        except (OSError, ValueError):
            line = ""
        try:
            loop.call_soon_threadsafe(_give, pending, line)
        except RuntimeError:  # the program has ended meanwhile
            return

    @property
    def prompts(self) -> bool:
        """Whether the prompt comes with the line."""
        return self._keyboard is not None

    def interrupt(self) -> None:
        """Something will be printed: take away what is being typed."""
        if self._keyboard is not None and self._pending is not None:
            self._keyboard.hide()

    def again(self) -> None:
        """Put what is being typed back."""
        if self._keyboard is not None and self._pending is not None:
            self._keyboard.show()

    def close(self) -> None:
        if self._keyboard is not None:
            self._keyboard.close(is_typing=self._pending is not None)


class Keyboard:
    """A line typed by somebody, with readline where there is one."""

    def __init__(self, complete: Callable[[str], str | None]) -> None:
        self._is_typing = self._is_hidden = False
        self._typed: Callable[[], str] = str
        self._before: list[Any] | None = None
        try:
            import readline
            import termios
        except ImportError:  # Windows has neither, and edits lines by itself
            return
        self._before = termios.tcgetattr(sys.stdin)
        self._typed = readline.get_line_buffer
        readline.set_pre_input_hook(self._begins)
        readline.set_completer(lambda text, state: complete(text) if state == 0 else None)
        readline.set_completer_delims("")
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")

    def _begins(self) -> None:
        """The prompt is there."""
        self._is_typing, self._is_hidden = True, False

    def line(self) -> str:
        try:
            return input(PROMPT) + "\n"
        except EOFError:
            _print("\n")
            return ""
        finally:
            self._is_typing = False

    def hide(self) -> None:
        if self._is_typing and not self._is_hidden:
            self._is_hidden = True
            _print("\n" if os.environ.get("TERM", "") in ("", "dumb") else "\r\x1b[K")

    def show(self) -> None:
        if self._is_typing and self._is_hidden:
            self._is_hidden = False
            _print(PROMPT + self._typed())

    def close(self, is_typing: bool) -> None:
        """Leave the terminal as it was: a line may still be waited for."""
        if is_typing and not self._is_hidden:
            _print("\n")
        if self._before is not None:
            import termios

            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)


def _give(pending: asyncio.Future[str], line: str) -> None:
    if not pending.done():
        pending.set_result(line)


class PlainTable:
    def __init__(
        self, link: Link, words: Words, stream: TextIO | None = None, out: Callable[[str], None] | None = None
    ) -> None:
        self.link = link
        self.words = words
        self._lines = Lines(stream or sys.stdin, self._completed)
        self._out = out or _print
        self._teller = Teller(words)
        self._snapshot: Snapshot | None = None
        self._told: list[str] = []
        """Everything that has happened in this match, for whoever asks."""
        self._is_prompted = False
        self._waits_for_update = False
        """A wish was accepted, and what it changes has not come yet."""
        self._described = -1
        self._hands: list[Json] = []
        """The events that ended the hands of this match."""

    async def run(self) -> None:
        """Play until the input ends or somebody says quit."""
        first = await self.link.open()
        snapshot = first.snapshot
        self._show(describe.title(snapshot, self.words), self.words(self._welcome(snapshot)))
        self._hear(snapshot, first)
        self._show(*describe.table_lines(snapshot, self.words))
        self._described = snapshot.table["position"]
        if snapshot.phase == "gathering" and not self._is_due(snapshot):
            self._show(turn_sentence(snapshot, self.words))
        if snapshot.you is not None and self._lines.is_over:
            return
        update: asyncio.Task[Update] | None = None
        line: asyncio.Task[str] | None = None
        try:
            while True:
                if self._is_due(snapshot):
                    self._prompt(snapshot)
                if line is None and (self._is_due(snapshot) or (self._lines.is_live and not self._waits_for_update)):
                    line = asyncio.create_task(self._lines.next())
                self._lines.again()
                update = update or asyncio.create_task(self.link.next())
                waiting: set[asyncio.Task[object]] = {task for task in (update, line) if task is not None}
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                if update.done():
                    happened, update = update.result(), None
                    snapshot = self._hear(snapshot, happened)
                    if happened.notice == "closed":
                        return
                elif line is not None and line.done():
                    text, line = line.result(), None
                    self._is_prompted = self._is_prompted and not text  # the end of the input ends no line
                    if not text or not await self._obey(text.strip(), snapshot):
                        return
        finally:
            for task in (update, line):
                if task is not None:
                    task.cancel()

    def leave(self) -> None:
        """The end, perhaps in the middle of a line."""
        if self._is_prompted and not self._lines.prompts:
            self._out("\n")
        self._lines.close()

    def _welcome(self, snapshot: Snapshot) -> str:
        """What help there is, and what becomes of the game at the end of the input."""
        if snapshot.you is None:
            return "term-plain-help-watching"
        return "term-plain-help" if self.link.way_back is None else "term-plain-help-seat"

    def _completed(self, text: str) -> str | None:
        return None if self._snapshot is None else commands.completed(text, self._snapshot)

    def _is_due(self, snapshot: Snapshot) -> bool:
        """Whether it is for us to say something."""
        if snapshot.you is None or self._waits_for_update:
            return False
        asked = snapshot.table["take_back"]
        if asked is not None:
            return bool(asked["seat"] != snapshot.you and snapshot.you not in asked["agreed"])
        if snapshot.phase == "gathering":
            return bool(snapshot.table["host"] == snapshot.you)
        return snapshot.is_my_turn or snapshot.phase in ("scoring", "over")

    def _prompt(self, snapshot: Snapshot) -> None:
        if self._is_prompted:
            return
        self._is_prompted = True
        if self._described != snapshot.table["position"]:  # talk changes no position
            self._described = snapshot.table["position"]
            self._show(*describe.before_decision(snapshot, self.words))
        what = usage(snapshot, self.words)
        sentences = [turn_sentence(snapshot, self.words), *clock_sentences(snapshot, self.words)]
        self._show(" ".join(sentences) + (f" [{what}]" if what else ""))
        if not self._lines.prompts:
            self._out(PROMPT)

    def _show(self, *lines: str) -> None:
        if lines:
            self._lines.interrupt()
        for line in lines:
            self._out(line + "\n")

    def _hear(self, before: Snapshot, update: Update) -> Snapshot:
        self._waits_for_update = self._waits_for_update and update.is_old
        self._snapshot = update.snapshot
        self._hands = describe.finished(self._hands, update.events)
        told = self._teller.lines(before, update)
        if any(event["event"] == "started" for event in update.events) and not update.is_old:
            self._told.clear()
        self._told += told
        if update.is_old:
            told = self._teller.beginning(update)
        if update.notice is not None:
            told.append(update.sentence or self.words(f"term-notice-{update.notice}"))
        if told and self._is_prompted:
            self._is_prompted = False
            if not self._lines.prompts:
                self._out("\n")
        self._show(*told)
        return update.snapshot

    async def _obey(self, text: str, snapshot: Snapshot) -> bool:
        """Do what a line says; False ends the program."""
        try:
            command = commands.read(text or ONWARD.get(snapshot.phase, ""), snapshot, self.words)
        except commands.Misunderstood as misunderstood:
            self._show(str(misunderstood))
            return True
        if command.kind == "quit":
            return False
        if command.kind == "save":
            self._show(await keeping.save(self.link, command.facts.get("file", ""), snapshot, self.words))
            return True
        if command.is_ours:
            self._show(*self._looked_up(command.kind, snapshot))
            return True
        answer = await self.link.say(command.kind, **command.facts)
        if command.kind == "hint" and answer.ok:
            self._show(
                self.words("term-hint", move=commands.shortest(answer.move or "", snapshot), why=answer.sentence or "")
            )
        elif not answer.ok:
            self._show(sentence(answer.sentence), *self._possible(command, snapshot))
        else:
            self._waits_for_update = command.kind in MAKES_UPDATE
        return True

    def _possible(self, command: commands.Command, snapshot: Snapshot) -> list[str]:
        """After a refused move what would do, unless the prompt lists it anyway."""
        if command.kind != "act" or not snapshot.is_my_turn or not is_abridged(snapshot):
            return []
        return [commands.possible(snapshot, self.words, WIDTH)]

    def _looked_up(self, what: str, snapshot: Snapshot) -> list[str]:
        match what:
            case "help":
                where = "local" if self.link.way_back is None else "server"
                return [
                    *([] if snapshot.you is None else [self.words(f"term-help-moves-{snapshot.game}")]),
                    *([] if snapshot.you is None else [self.words(f"term-help-table-{where}")]),
                    self.words("term-help-look", game=snapshot.game),
                ]
            case "log":
                return self._told or [self.words("term-log-empty")]
            case "last":
                return describe.last_trick_lines(snapshot, self.words)
            case "lens":
                return describe.lens_lines(snapshot, self.words)
            case "hand":
                return describe.holding(snapshot, self.words)
            case "score":
                return describe.score_lines(snapshot, self.words, self._hands)
        return describe.table_lines(snapshot, self.words)


def _print(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
