"""Backups and restores that somebody breaks off: nothing stays behind, and nothing is half done."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import children
import pytest
import room
import waiting
from test_admin import ask_postgres, plainly, run
from test_backup import REVIEW, Lines, empty, stored, taken, written

from eklat.server.database import READERS, Database
from eklat.server.token import make_token

__all__ = ["empty", "taken"]
MANY = 40_000
"""Reviews, which are quickly checked: restoring so many takes a while."""


async def _break_off(lobby: room.Lobby, bearer: str, pieces: int) -> None:
    """Ask for a backup, and read no further than so many pieces of it."""
    left, gone = [pieces], asyncio.Event()

    async def receive() -> dict[str, Any]:
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        left[0] -= message["type"] == "http.response.body"
        if left[0] == 0:
            gone.set()
            await asyncio.Event().wait()

    scope = {
        "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "method": "GET",
        "scheme": "http", "path": "/api/admin/backup", "query_string": b"", "client": ("testclient", 1),
        "headers": [(b"authorization", bearer.encode())],
    }  # fmt: skip
    await lobby.http.app(scope, receive, send)


@pytest.mark.parametrize("pieces", [1, 2])
def test_backups_that_are_broken_off_keep_nobody_from_reading(empty: str, tmp_path: Path, pieces: int) -> None:
    bearer = f"Bearer {make_token(tmp_path / 'token')}"
    with room.Lobby(empty, replace(room.QUICK, admin=str(tmp_path / "token"))) as lobby:
        lobby.people("Anna", "Beate", "Conny")
        for _ in range(READERS + 2):
            lobby.run(_break_off, lobby, bearer, pieces)
        pool: Any = lobby.node.database.reading.pool
        waiting.until(lambda: pool.checkedout() == 0)  # but for a moment, in which a node gives its signs of life
        for _ in range(READERS + 2):  # who is found early looks no further either
            found = lobby.call("GET", "/admin/people?limit=1", headers={"authorization": bearer}).json()
            assert [person["name"] for person in found["people"]] == ["Conny"]


def test_while_the_database_does_not_answer_there_is_no_backup_and_that_is_said(
    pg: str, postgres: str, tmp_path: Path
) -> None:
    """It once began with a 200, and then broke off."""
    name = pg.partition("?")[0].rpartition("/")[2]
    bearer = {"authorization": f"Bearer {make_token(tmp_path / 'token')}"}
    with room.Lobby(pg, replace(room.QUICK, admin=str(tmp_path / "token"))) as lobby:
        lobby.people("Anna")
        ask_postgres(postgres, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        ask_postgres(postgres, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        answer = lobby.call("GET", "/admin/backup", headers=bearer)
        assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        ask_postgres(postgres, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        waiting.until(lambda: lobby.call("GET", "/admin/backup", headers=bearer).status_code == 200)


@pytest.fixture(scope="module")
def much(taken: Lines, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of very many reviews."""
    columns = taken[0]["columns"]["reviews"]
    parts = []
    for first in range(0, MANY, 100):
        rows = [REVIEW | {"id": f"r{n}", "mark": f"m{n}", "wanted": "x" * 500} for n in range(first, first + 100)]
        parts.append(["reviews", [[row[name] for name in columns] for row in rows]])
    others = [part for part in taken[1:-1] if part[0] not in ("reviews", "played")]
    return written([taken[0], *others, *parts, taken[-1]], tmp_path_factory.mktemp("much") / "much.gz")


@contextmanager
def restoring(file: Path, db: str, **options: Any) -> Iterator[subprocess.Popen[str]]:
    with children.ended():
        yield children.start([*children.EKLAT, "admin", "restore", file, "--db", db], stderr=subprocess.PIPE, **options)


def _has_begun(database: Path) -> bool:
    wal = database.with_name(f"{database.name}-wal")
    return wal.exists() and wal.stat().st_size > 2**20


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
@pytest.mark.parametrize("ending", ["SIGINT", "SIGTERM"])
def test_a_restore_that_is_stopped_leaves_no_database(much: Path, tmp_path: Path, ending: str) -> None:
    new = tmp_path / "new.db"
    with restoring(much, f"sqlite:///{new}") as process:
        waiting.until(partial(_has_begun, new))
        process.send_signal(getattr(signal, ending))
        said = process.communicate(timeout=waiting.PATIENCE)[1]
    assert (process.returncode, said.strip()) == (130, "eklat: stopped, and nothing has changed")
    assert [*tmp_path.iterdir()] == []


def test_a_restore_that_is_stopped_leaves_an_empty_database_empty(much: Path, tmp_path: Path) -> None:
    there, db = tmp_path / "there.db", f"sqlite:///{tmp_path}/there.db"
    assert stored(db) == {}
    with restoring(much, db) as process:
        waiting.until(partial(_has_begun, there))
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=waiting.PATIENCE)
    assert process.returncode == 130
    assert stored(db) == {}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other pipes")
def test_whoever_does_not_read_what_a_restore_says_has_everything_all_the_same(
    taken: Lines, empty: str, tmp_path: Path
) -> None:
    file = written(taken, tmp_path / "backup.gz")
    reader, writer = os.pipe()
    os.close(reader)
    with restoring(file, empty, stdout=writer) as process:
        os.close(writer)
        said = process.communicate(timeout=waiting.PATIENCE)[1]
    assert (process.returncode, said) == (0, "")
    assert stored(empty) == {line[0]: len(line[1]) for line in taken[1:-1]}


# Where a restore may not write --------------------------------------------------------------------------------------------


def test_the_file_of_another_program_stays_as_it_is(taken: Lines, tmp_path: Path) -> None:
    import sqlite3

    backup, theirs = written(taken, tmp_path / "backup.gz"), tmp_path / "theirs.db"
    connection = sqlite3.connect(theirs)
    for table in ("notes", "people", "alembic_version"):
        connection.execute(f"CREATE TABLE {table} (id INTEGER PRIMARY KEY)")
        connection.commit()
        theirs.chmod(0o644)
        before = theirs.read_bytes()
        said = plainly(run("restore", str(backup), "--db", f"sqlite:///{theirs}", fails=True))
        assert "is not one of Eklat: it has the table" in said
        with pytest.raises(RuntimeError, match="is not one of Eklat"):
            room.Server(f"sqlite:///{theirs}")
        assert (theirs.read_bytes(), theirs.stat().st_mode & 0o777) == (before, 0o644)
    connection.close()
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna,\nsee you at eight.\n", encoding="utf-8")
    assert "is not a file of SQLite" in plainly(run("restore", str(backup), "--db", f"sqlite:///{letter}", fails=True))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["backup.gz", "letter.txt", "theirs.db"]


def test_a_table_of_another_program_is_nothing_to_restore_beside(taken: Lines, pg: str, tmp_path: Path) -> None:
    ask_postgres(pg, "CREATE TABLE notes (id INTEGER)")
    said = plainly(run("restore", str(written(taken, tmp_path / "backup.gz")), "--db", pg, fails=True))
    assert "the database is not empty: it has a table notes of another program" in said
    ask_postgres(pg, "DROP TABLE notes")
    assert stored(pg) == {}


ODD = {
    "sqlite:///.": "it is a folder",
    "sqlite:////": "a database is named by sqlite:///path/to/file.db",
    "sqlite:///{}/socket": "it is no file that could hold it",
    "sqlite:///{}/new.db?foo=1": "a file of SQLite is named without anything behind it: leave ?foo out",
    "postgresql://u:geheim@127.0.0.1:99999/x": "a port is a number from 1 to 65535, not 99999",
    "postgresql://127.0.0.1:-1/x": "a port is a number from 1 to 65535, not -1",
    "postgresql:///x?host=127.0.0.1&port=99999": "a port is a number from 1 to 65535, not 99999",
    "postgresql://u:geheim@127.0.0.1:geheim/x": "is not an address of a database",
    "postgresql://u:geheim@127.0.0.1/x?foo=1": "does not know foo; there are host, port,",
    "postgresql://u:geheim@127.0.0.1/x?sslmode=require": "does not know sslmode; there are",
    "postgresql+psycopg2://u:geheim@127.0.0.1/x": "a database is named by sqlite:///path/to/file.db",
    "mysql://u:geheim@127.0.0.1/x": "a database is named by sqlite:///path/to/file.db",
    "postgresql:u:geheim@127.0.0.1/x": "a database is named by sqlite:///path/to/file.db",
    "postgresql:/u:geheim@127.0.0.1/x": "a database is named by sqlite:///path/to/file.db",
    "postgresql://127.0.0.1/x?PASSWORD=geheim": "does not know PASSWORD",
    "postgresql://u:geheim@127.0.0.1:1/x": "cannot be opened",
}


@pytest.mark.parametrize("db", ODD)
def test_what_is_no_address_of_a_database_is_told_in_a_sentence(
    taken: Lines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, db: str
) -> None:
    file = written(taken, tmp_path / "backup.gz")
    monkeypatch.chdir(tmp_path)
    _make_socket("socket")
    before = Path("socket").lstat()
    said = plainly(run("restore", str(file), "--db", db.format(tmp_path), fails=True))
    assert ODD[db] in said
    assert "geheim" not in said
    assert sorted(one.name for one in tmp_path.iterdir()) == ["backup.gz", "socket"]
    assert Path("socket").lstat() == before


def _make_socket(name: str) -> None:
    """Something that has a name as a file has one, and is none."""
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(name)


def test_postgresql_is_asked_with_what_stands_behind_its_address(pg: str) -> None:
    async def ask() -> object:
        database = Database(replace(room.QUICK, db=f"{pg}&ssl=disable&target_session_attrs=read-write"))
        await database.open()
        try:
            return [row[0] for row in await database.ask("SELECT 1")]
        finally:
            await database.close()

    assert asyncio.run(ask()) == [1]


def test_a_backup_lies_in_a_file_that_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    none = tmp_path / "none.gz"
    monkeypatch.chdir(tmp_path)
    _make_socket("socket")
    for file, sentence in ((none, f"there is no file {none}"), (tmp_path, "is no file"), ("socket", "is no file")):
        for words in (["check", str(file)], ["restore", str(file), "--db", f"sqlite:///{tmp_path}/new.db"]):
            assert sentence in plainly(run(*words, fails=True))
    assert [one.name for one in tmp_path.iterdir()] == ["socket"]
