"""What a contest leaves on disk: a journal of finished units, to go on from, and the hands as records."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

from eklat.arena.contest import Contest, Unit
from eklat.arena.hands import Played

FORMAT = "eklat-arena/1"


class Journal:
    """A file of JSON Lines: first what is contested, then every finished unit, as soon as it is finished."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Open or begin a journal. Raises `ValueError` if the file is something else, or of another contest."""
        self.done: dict[Unit, Played] = {}
        header = {"format": FORMAT, **contest.to_json()}
        whole = path.read_bytes() if path.exists() else b""
        kept = whole[: whole.rfind(b"\n") + 1]  # a last line without its end was cut off while it was written
        if kept:
            self._read(path, kept, header)
        elif not _line(header).encode().startswith(whole):
            raise ValueError(f"{path} is not a journal of an arena")
        self.file = path.open("a", encoding="utf-8")
        self.file.truncate(len(kept))
        if not kept:
            self._write(header)

    def _read(self, path: Path, text: bytes, header: dict[str, Any]) -> None:
        first, *entries = map(_entry, text.splitlines())
        if first.get("format") != FORMAT:
            raise ValueError(f"{path} is not a journal of an arena")
        others = [key for key in header if first.get(key) != header[key]]
        if others:
            told = "; ".join(f"{key} {json.dumps(first.get(key))}, not {json.dumps(header[key])}" for key in others)
            raise ValueError(f"{path} was begun with {told}")
        for number, entry in enumerate(entries, 2):
            try:
                unit = Unit(*entry["unit"])
                self.done[unit] = Played(
                    unit, entry["hands"], entry["moves"], entry["seconds"], entry.get("records", ()), entry.get("luck", 0)
                )
            except (KeyError, TypeError):
                raise ValueError(f"{path}, line {number} is not a finished unit") from None

    def add(self, played: Played) -> None:
        self._write({key: value for key, value in vars(played).items() if value or key not in ("records", "luck")})

    def _write(self, entry: dict[str, Any]) -> None:
        self.file.write(_line(entry))
        self.file.flush()

    def close(self) -> None:
        self.file.close()


class Records:
    """A file of records in the order of the units, whatever the order in which they are finished."""

    def __init__(self, path: Path, units: Sequence[Unit]) -> None:
        self.file: TextIO = path.open("w", encoding="utf-8")
        self.units = iter(units)
        self.next = next(self.units, None)
        self.waiting: dict[Unit, Sequence[str]] = {}

    def add(self, played: Played) -> None:
        self.waiting[played.unit] = played.records
        while self.next in self.waiting:
            self.file.writelines(f"{line}\n" for line in self.waiting.pop(self.next))
            self.next = next(self.units, None)

    def close(self) -> None:
        """What waits for its turn no longer waits: a contest that was stopped has these hands as well."""
        for unit in sorted(self.waiting):
            self.file.writelines(f"{line}\n" for line in self.waiting[unit])
        self.file.close()


def _entry(line: bytes) -> dict[str, Any]:
    """A line of a journal; empty if it cannot be read."""
    try:
        entry = json.loads(line)
    except ValueError:
        return {}
    return entry if isinstance(entry, dict) else {}


def _line(entry: dict[str, Any]) -> str:
    return json.dumps(entry, separators=(",", ":")) + "\n"
