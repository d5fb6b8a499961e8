"""The window around the screen: its title says whose turn it is, and the bell rings for whoever wishes it."""

from __future__ import annotations

import os

from textual.app import App

from eklat.client import Snapshot, Update
from eklat.terminal.words import Words

WITHOUT_TITLE = ("linux", "vt100", "vt220", "dumb")
"""Terminals that would show the letters of a title on the screen."""
KEEP, RESTORE = "\x1b[22;2t", "\x1b[23;2t"


def title(snapshot: Snapshot, words: Words) -> str:
    return words("term-window-turn") if snapshot.is_my_turn and snapshot.phase == "playing" else "Eklat"


def begins_turn(before: Snapshot, update: Update) -> bool:
    """It is our turn, after others have moved."""
    moved = any(event["event"] == "moved" and event["seat"] != update.snapshot.you for event in update.events)
    return update.snapshot.is_my_turn and not before.is_my_turn and moved and not update.is_old


def wants_bell() -> bool:
    return os.environ.get("EKLAT_BELL", "") not in ("", "0")


class Window:
    def __init__(self, app: App[None]) -> None:
        self._app = app
        self._title = ""

    def call(self, name: str) -> None:
        """Put this into the title bar."""
        if name != self._title:
            self._write((KEEP if not self._title else "") + f"\x1b]2;{name}\x07")
            self._title = name

    def leave(self) -> None:
        if self._title:
            self._write(RESTORE)

    def _write(self, codes: str) -> None:
        driver = self._app._driver
        if driver is not None and not self._app.is_headless and os.environ.get("TERM", "") not in WITHOUT_TITLE:
            driver.write(codes)
