"""Somebody who plays line by line: fixed lines first, then the first legal move each time."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable

from eklat.client import Link, Snapshot, Update
from eklat.terminal.plain import PlainTable
from eklat.terminal.words import Words


class Script(io.StringIO):
    """A stream whose next line is made when it is read."""

    def __init__(self, next_line: Callable[[], str]) -> None:
        super().__init__()
        self._next_line = next_line

    def readline(self, *_: object) -> str:  # type: ignore[override]
        return self._next_line()


class Reader(PlainTable):
    """A plain table that keeps what it prints, with what was typed in between."""

    def __init__(
        self, link: Link, lang: str, lines: Iterable[str] = (), stop: Callable[[Snapshot], bool] | None = None
    ) -> None:
        self.text = ""
        self.now: Snapshot | None = None
        self._script = list(lines)
        self._stop = stop or (lambda snapshot: snapshot.phase in ("scoring", "over"))
        super().__init__(link, Words(lang), Script(self._typed), self._print)

    def _print(self, text: str) -> None:
        self.text += text

    def _prompt(self, snapshot: Snapshot) -> None:
        self.now = snapshot
        super()._prompt(snapshot)

    def _hear(self, update: Update) -> Snapshot:
        self.now = super()._hear(update)
        return self.now

    def _typed(self) -> str:
        line = self._next()
        self.text += line
        return line

    def _next(self) -> str:
        snapshot = self.now
        assert snapshot is not None
        if self._script:
            return self._script.pop(0) + "\n"
        if self._stop(snapshot):
            return ""
        view = snapshot.view
        if snapshot.phase == "gathering" or view is None:
            return "start\n"
        if snapshot.phase == "scoring":
            return "next\n"
        if "discard" in view:
            return " ".join(("discard", *view["hand"][: view["discard"]])) + "\n"
        return ("pass" if "pass" in view["legal"] and len(view["log"]) > 3 else view["legal"][0]) + "\n"
