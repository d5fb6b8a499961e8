"""Games of this machine as files: the table's log, one event a line. Every move is on the disk before it is shown.

A line that was cut off by a crash is the only thing that can be lost, and it was never shown to anybody.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from eklat.table import BadLog, Event, Table, read_event
from eklat.terminal.home import state_folder

try:
    import fcntl
except ImportError:  # Windows: two programs at one game are on their own there
    fcntl = None  # type: ignore[assignment]


class InUse(Exception):
    """Another program plays this game."""


def folder() -> Path:
    place = state_folder() / "games"
    place.mkdir(mode=0o700, exist_ok=True)
    return place


class SavedGame:
    """One game's file, open for adding to it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._out = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
        if fcntl is not None:
            try:
                fcntl.flock(self._out, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(self._out)
                raise InUse(f"{file.name} is being played in another window") from None

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
            os.fsync(self._out)

    def read(self) -> Table:
        """The table as far as it was written. A line cut off at the end is cut off in the file, too. Raises `BadLog`."""
        data = self.file.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            os.ftruncate(self._out, len(whole))
        try:
            return Table.read(read_event(json.loads(line)) for line in whole.splitlines())
        except (ValueError, TypeError, KeyError) as error:
            raise BadLog(f"{self.file}: {error}") from None

    def close(self) -> None:
        os.close(self._out)

    @property
    def is_empty(self) -> bool:
        return self.file.stat().st_size == 0


def unfinished(game: str | None = None) -> Iterator[tuple[SavedGame, Table]]:
    """Games that can go on, the last one played first; those in use elsewhere or damaged are left out."""
    for file in sorted(folder().glob("*.jsonl"), key=lambda file: file.stat().st_mtime, reverse=True):
        try:
            saved = SavedGame(file)
        except (InUse, OSError):
            continue
        try:
            table = saved.read()
        except BadLog:
            saved.close()
            continue
        if table.phase != "over" and game in (None, table.settings.game):
            yield saved, table
        else:
            saved.close()
