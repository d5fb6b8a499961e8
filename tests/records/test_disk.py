"""Files that outlive a power cut, and files that one program has for itself."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

import pytest

from eklat.records import disk


@pytest.mark.parametrize("is_refused", [False, True])
def test_a_drive_is_asked_to_empty_its_memory_where_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_refused: bool
) -> None:
    asked: list[object] = []

    def wholly(handle: int, command: int) -> None:
        asked.append(command)
        if is_refused:
            raise OSError("not on this file system")

    monkeypatch.setattr(disk, "WHOLLY", 51)
    monkeypatch.setattr(fcntl, "fcntl", wholly)
    monkeypatch.setattr(os, "fsync", lambda handle: asked.append("fsync"))
    with (tmp_path / "file").open("wb") as file:
        disk.onto_disk(file.fileno())
    assert asked == ([51, "fsync"] if is_refused else [51])


def test_without_such_a_drive_what_is_written_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "WHOLLY", None)
    with (tmp_path / "file").open("wb") as file:
        file.write(b"a move")
        file.flush()
        disk.onto_disk(file.fileno())
        assert (tmp_path / "file").read_bytes() == b"a move"


def test_a_file_has_one_owner(tmp_path: Path) -> None:
    with (tmp_path / "file").open("ab") as mine, (tmp_path / "file").open("ab") as yours:
        disk.hold(mine.fileno())
        with pytest.raises(OSError, match="unavailable"):
            disk.hold(yours.fileno())
