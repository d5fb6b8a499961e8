"""The table line by line: for screen readers, pipes and scripts. Every event is a line, every decision a prompt.

Lines are read when there is something to decide; at a keyboard also in between. The end of the input ends the program, and
nothing is lost by it.
"""

from __future__ import annotations

import asyncio
import select
import sys
import threading
from collections.abc import Callable
from typing import TextIO

from eklat.terminal import commands, describe, keeping
from eklat.terminal.ask import clock_sentences, turn_sentence, usage
from eklat.terminal.picture import Json, Link, News, Picture
from eklat.terminal.tell import Teller
from eklat.terminal.words import Words, sentence

MAKES_NEWS = ("act", "next", "rematch", "start", "take-back", "answer", "pause", "resume", "chat")
"""Wishes that are followed by news, whatever else happens."""


class Lines:
    """Lines of a stream, read beside the program and only when asked for."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.is_live = stream.isatty()
        self._pending: asyncio.Future[str] | None = None

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
            line = self._stream.readline()
        except (OSError, ValueError):
            line = ""
        try:
            loop.call_soon_threadsafe(_give, pending, line)
        except RuntimeError:  # the program has ended meanwhile
            return


def _give(pending: asyncio.Future[str], line: str) -> None:
    if not pending.done():
        pending.set_result(line)


class PlainTable:
    def __init__(
        self, link: Link, words: Words, stream: TextIO | None = None, out: Callable[[str], None] | None = None
    ) -> None:
        self.link = link
        self.words = words
        self._lines = Lines(stream or sys.stdin)
        self._out = out or _print
        self._teller = Teller(words)
        self._is_prompted = False
        self._waits_for_news = False
        """A wish was accepted, and what it changes has not come yet."""
        self._described = -1
        self._hands: list[Json] = []
        """The events that ended the hands of this match."""

    async def run(self) -> None:
        """Play until the input ends or somebody says quit."""
        first = await self.link.open()
        picture = first.picture
        self._show(describe.title(picture, self.words), self.words("term-plain-help"))
        self._hear(picture, first)
        self._show(*describe.table_lines(picture, self.words))
        self._described = picture.version
        if picture.you is not None and self._lines.is_over:
            return
        news: asyncio.Task[News] | None = None
        line: asyncio.Task[str] | None = None
        try:
            while True:
                if self._is_due(picture):
                    self._prompt(picture)
                if line is None and (self._is_due(picture) or self._lines.is_live):
                    line = asyncio.create_task(self._lines.next())
                news = news or asyncio.create_task(self.link.next())
                waiting: set[asyncio.Task[object]] = {task for task in (news, line) if task is not None}
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                if news.done():
                    happened, news = news.result(), None
                    picture = self._hear(picture, happened)
                    if happened.notice == "closed":
                        return
                elif line is not None and line.done():
                    text, line = line.result(), None
                    self._is_prompted = False
                    if not text or not await self._obey(text.strip(), picture):
                        return
        finally:
            for task in (news, line):
                if task is not None:
                    task.cancel()

    def _is_due(self, picture: Picture) -> bool:
        """Whether it is for us to say something."""
        if picture.you is None or self._waits_for_news:
            return False
        asked = picture.table["take_back"]
        if asked is not None:
            return bool(asked["seat"] != picture.you and picture.you not in asked["agreed"])
        if picture.phase == "gathering":
            return bool(picture.table["host"] == picture.you)
        return picture.is_my_turn or picture.phase in ("scoring", "over")

    def _prompt(self, picture: Picture) -> None:
        if self._is_prompted:
            return
        self._is_prompted = True
        if self._described != picture.version:
            self._described = picture.version
            self._show(*describe.before_decision(picture, self.words))
        what = usage(picture, self.words)
        sentences = [turn_sentence(picture, self.words), *clock_sentences(picture, self.words)]
        self._show(" ".join(sentences) + (f" [{what}]" if what else ""))
        self._out("> ")

    def _show(self, *lines: str) -> None:
        for line in lines:
            self._out(line + "\n")

    def _hear(self, before: Picture, news: News) -> Picture:
        self._waits_for_news = self._waits_for_news and news.is_old
        self._hands = describe.finished(self._hands, news.events)
        told = self._teller.lines(before, news)
        if news.notice is not None:
            told.append(news.sentence or self.words(f"term-notice-{news.notice}"))
        if told and self._is_prompted:
            self._out("\n")
            self._is_prompted = False
        self._show(*told)
        return news.picture

    async def _obey(self, text: str, picture: Picture) -> bool:
        """Do what a line says; False ends the program."""
        try:
            command = commands.read(text, picture, self.words)
        except commands.Misunderstood as misunderstood:
            self._show(str(misunderstood))
            return True
        if command.kind == "quit":
            return False
        if command.kind == "save":
            self._show(await keeping.save(self.link, command.facts["file"], picture, self.words))
            return True
        if command.is_ours:
            self._show(*self._looked_up(command.kind, picture))
            return True
        answer = await self.link.say(command.kind, **command.facts)
        if command.kind == "hint" and answer.ok:
            self._show(
                self.words("term-hint", move=commands.shortest(answer.move or "", picture), why=answer.sentence or "")
            )
        elif not answer.ok:
            self._show(sentence(answer.sentence))
        else:
            self._waits_for_news = command.kind in MAKES_NEWS
        return True

    def _looked_up(self, what: str, picture: Picture) -> list[str]:
        match what:
            case "help":
                return [self.words("term-help-moves"), self.words("term-help-table"), self.words("term-help-look")]
            case "last":
                return describe.last_trick_lines(picture, self.words)
            case "lens":
                return describe.lens_lines(picture, self.words)
            case "hand":
                return describe.holding(picture, self.words)
            case "score":
                return describe.score_lines(picture, self.words, self._hands)
        return describe.table_lines(picture, self.words)


def _print(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
