"""The table line by line: for screen readers, pipes and scripts. Every event is a line, every decision a prompt.

Lines are read when there is something to decide; at a keyboard also in between. The end of the input ends the program, and
nothing is lost by it.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import TextIO

from eklat.client import Answer, Link, Snapshot, Update
from eklat.terminal import coaching, commands, describe, keeping
from eklat.terminal.ask import clock_sentences, is_abridged, turn_sentence, usage
from eklat.terminal.games import desk
from eklat.terminal.lines import PROMPT, Lines, write
from eklat.terminal.story import Story
from eklat.terminal.words import Words, sentence

MAKES_UPDATE = ("act", "next", "rematch", "start", "take-back", "answer", "pause", "resume", "chat")
"""Wishes that are followed by an update, whatever else happens."""
ONWARD = {"gathering": "start", "scoring": "next", "over": "rematch"}
"""What an empty line means between hands and matches."""
WIDTH = 200
"""Characters of a line that lists what is possible."""


class PlainTable:
    def __init__(
        self, link: Link, words: Words, stream: TextIO | None = None, out: Callable[[str], None] | None = None
    ) -> None:
        self.link = link
        self.words = words
        self._lines = Lines(stream or sys.stdin, self._completed)
        self._out = out or write
        self._story = Story(words)
        self._snapshot: Snapshot | None = None
        self._is_prompted = False
        self._waits_for_update = False
        """A wish was accepted, and what it changes has not come yet."""
        self._described = -1

    async def run(self) -> None:
        """Play until the input ends or somebody says quit."""
        first = await self.link.open()
        snapshot = first.snapshot
        self._show(describe.title(snapshot, self.words), self.words(self._welcome(snapshot)))
        self._hear(first)
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
                    snapshot = self._hear(happened)
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
        return None if self._snapshot is None else commands.completed(text, self._snapshot, self.words)

    def _is_due(self, snapshot: Snapshot) -> bool:
        """Whether it is for us to say something."""
        if snapshot.you is None or self._waits_for_update:
            return False
        asked = snapshot.table["take_back"]
        if asked is not None:
            return bool(asked["seat"] != snapshot.you and snapshot.you not in asked["agreed"])
        if snapshot.phase == "gathering":
            return bool(snapshot.table["host"] == snapshot.you)
        return snapshot.is_my_turn or (snapshot.phase in ("scoring", "over") and not snapshot.is_ready)

    def _prompt(self, snapshot: Snapshot) -> None:
        if self._is_prompted:
            return
        self._is_prompted = True
        if self._described != snapshot.table["position"]:  # talk changes no position
            self._described = snapshot.table["position"]
            self._show(*describe.before_decision(snapshot, self.words))
        what = usage(snapshot, self.words)
        sentences = [sentence(turn_sentence(snapshot, self.words)), *clock_sentences(snapshot, self.words)]
        self._show(" ".join(sentences) + (f" [{what}]" if what else ""))
        if not self._lines.prompts:
            self._out(PROMPT)

    def _show(self, *lines: str) -> None:
        if lines:
            self._lines.interrupt()
        for line in lines:
            self._out(line + "\n")

    def _hear(self, update: Update) -> Snapshot:
        self._waits_for_update = self._waits_for_update and update.is_old
        self._snapshot = update.snapshot
        told = self._story.hear(update)
        if update.is_old:
            told = self._story.beginning(update)
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
            self._show(self._advice(answer, snapshot), *coaching.lines(answer, snapshot, self.words))
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

    def _advice(self, answer: Answer, snapshot: Snapshot) -> str:
        """What to do, how that is typed, and why."""
        advice, move = self.words.told(answer.said, snapshot), commands.shortest(answer.move or "", snapshot)
        typed = "" if move in advice else f" [{move}]"
        return f"{self.words('term-hint', advice=advice)}{typed} {answer.sentence or ''}".strip()

    def _looked_up(self, what: str, snapshot: Snapshot) -> list[str]:
        words, here = self.words, desk(snapshot.game)
        match what:
            case "help":
                where = "local" if self.link.way_back is None else "server"
                playing = [here.say(words, "help-moves"), words(f"term-help-table-{where}")]
                return [*([] if snapshot.you is None else playing), here.say(words, "help-look")]
            case "log":
                return self._story.lines or [words("term-log-empty")]
            case "hand":
                return describe.holding(snapshot, words)
            case "score":
                return describe.score_lines(snapshot, words, self._story.hands)
        for look in here.looks:
            if look.word == what:
                return look.lines(snapshot, words) or [here.say(words, f"no-{what}")]
        return describe.table_lines(snapshot, words)
