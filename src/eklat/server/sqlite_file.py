"""The file of a database on SQLite: whose it is, who reads it, and who has it now."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import IO

from eklat.records.disk import hold
from eklat.server import schema
from eklat.server.fresh import no_file

OURS = {schema.steps.name, *schema.metadata.tables}
ALWAYS = {schema.steps.name, "people", "tables", "events"}
"""What every version has had."""
BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside its file."""


def why_not(file: Path) -> str | None:
    """Why this cannot be a file of ours, if so: nothing that is there is changed. Raises `OSError`."""
    if (there := no_file(file)) is not None:
        return "it is a folder" if there == "a folder" else "it is no file that could hold it"
    if not file.exists():
        return None
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as connection:
            found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
            names = {str(name) for (name,) in found}
    except sqlite3.Error as error:
        return f"{error} (this is not a file of SQLite)" if "not a database" in str(error) else str(error)
    if names and not names >= ALWAYS:
        return f"it is not one of Eklat: it has the table {min(names - OURS or names)}"
    return None


def take(file: Path) -> IO[str]:
    """Have it alone, until this is closed: a second server would not hear what the first one writes. Raises `OSError`, and
    `BlockingIOError` where another one has it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    for ending in ("", ".lock", *BESIDE):
        _keep_private(file.with_name(file.name + ending), is_needed=ending not in BESIDE)
    lock = file.with_name(file.name + ".lock").open("a", encoding="ascii")
    try:
        hold(lock.fileno())
    except OSError:
        lock.close()
        raise BlockingIOError from None
    return lock


def _keep_private(file: Path, is_needed: bool) -> None:
    """Nobody else on this machine reads names, games and hashes of secrets; what SQLite adds is as private as the file."""
    if is_needed:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    if file.exists():
        file.chmod(0o600)


def remove(file: Path) -> None:
    """With all that SQLite has kept beside it."""
    for ending in ("", *BESIDE):
        file.with_name(file.name + ending).unlink(missing_ok=True)
