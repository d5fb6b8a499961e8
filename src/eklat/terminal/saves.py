"""Games of this machine as files: the table's log, one event a line. Every move is on the disk before it is shown.

What a crash has cut off was never shown to anybody, and is cut off in the file, too. A file that is damaged otherwise goes
on from its last good move; the file as it was found is kept beside it.
"""

from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_state_path

from eklat.client.identities import own_folder
from eklat.records.disk import BINARY, hold, onto_disk
from eklat.table import Event, Table, read_event


class InUse(Exception):
    """Another program plays this game."""


def folder() -> Path:
    place = own_folder(user_state_path("eklat", appauthor=False)) / "games"
    place.mkdir(mode=0o700, exist_ok=True)
    return place


class SavedGame:
    """One game's file, open for adding to it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._out = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND | BINARY, 0o600)
        try:
            hold(self._out)
        except OSError:
            os.close(self._out)
            raise InUse(f"{file.name} is being played in another terminal") from None

    @classmethod
    def fresh(cls) -> SavedGame:
        stamp = time.strftime("%Y%m%d-%H%M%S")
        for number in range(1000):
            file = folder() / f"{stamp}-{number:03}.jsonl"
            if not file.exists():
                return cls(file)
        raise InUse("too many games begin in this second")

    def add(self, events: Iterable[Event]) -> None:
        """Write these events; when this returns they are on the disk."""
        text = "".join(json.dumps(event.to_json(), separators=(",", ":")) + "\n" for event in events)
        if text:
            data = text.encode()
            while data:
                data = data[os.write(self._out, data) :]
            onto_disk(self._out)

    def read(self) -> Kept:
        """The game as far as it can be played. What does not belong to it is cut off; if it was damage a copy is kept."""
        data = self.file.read_bytes()
        kept = look(data)
        if kept.table is None or kept.size == len(data):
            return kept
        if kept.line is not None:
            kept = kept._replace(copy=_set_aside(self.file))
        os.ftruncate(self._out, kept.size)
        return kept

    def close(self) -> None:
        os.close(self._out)


class Kept(NamedTuple):
    """What a file holds."""

    table: Table | None
    """The game as it was when it could last be played; None if it never could."""
    size: int
    """How many bytes that is."""
    line: int | None
    """The first line that is damaged, from 1. An end that a crash has cut off is no damage."""
    copy: Path | None = None
    """Where the file as it was found is kept."""


def look(data: bytes) -> Kept:
    """Read a file's content as far as it is good."""
    table, best, size, read = None, None, 0, 0
    for number, line in enumerate(data.splitlines(keepends=True), 1):
        if not line.endswith(b"\n"):
            break
        try:
            event = read_event(json.loads(line))
            table = Table.read([event]) if table is None else table.after(event)
            can_go_on = _can_go_on(table)
        except Exception:  # a log can be damaged in more ways than anybody can list
            return Kept(best, size, number)
        read += len(line)
        if can_go_on:
            best, size = table, read
    return Kept(best, size, None if best is not None or not data else data.count(b"\n") + 1)


def _can_go_on(table: Table) -> bool:
    """Whether this is no moment in the middle of things, as between the last move of a hand and its end."""
    if table.phase == "playing":
        return table.state is not None and table.state.result is None
    return table.phase in ("scoring", "over")


def _set_aside(file: Path) -> Path:
    """Copy a damaged file beside itself, under a name that nothing has yet."""
    names = (file.with_name(f"{file.stem}.damaged{number}") for number in ("", *range(2, 1000)))
    copy = next(name for name in names if not name.exists())
    shutil.copy2(file, copy)
    return copy


class Found(NamedTuple):
    """A game that lies in the folder and is not over."""

    file: Path
    kept: Kept
    is_open: bool
    """In another terminal."""

    @property
    def can_go_on(self) -> bool:
        return self.kept.table is not None and not self.is_open

    @property
    def day(self) -> str:
        """When it was last played."""
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(self.file.stat().st_mtime))


def games() -> list[Found]:
    """All games that are not over, the last one played first. Nothing is changed by looking."""
    found = []
    for file in sorted(folder().glob("*.jsonl"), key=lambda file: file.stat().st_mtime, reverse=True):
        data = file.read_bytes()
        if not data or data.rfind(b'"event":"match-over"') > data.rfind(b'"event":"rematched"'):
            continue  # nothing, or played to the end: that can be seen without following it move by move
        kept = look(data)
        if kept.table is None or kept.table.phase != "over":
            found.append(Found(file, kept, _is_open(file)))
    return found


def _is_open(file: Path) -> bool:
    try:
        SavedGame(file).close()
    except InUse:
        return True
    except OSError:
        return False
    return False
