"""Backups: what is in one, those of older versions, and what is said of one that cannot be restored."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import room
from sqlalchemy import Connection, insert
from test_admin import run
from test_upgrade import HERE, KNOWN

from eklat.server import schema
from eklat.server.backup import backup
from eklat.server.database import Database
from eklat.server.upgrading import take_steps

Lines = list[Any]
REVIEW = {
    "id": "r" * 16, "mark": "m" * 64, "hand": "h" * 64, "version": "1", "game": "mu", "table_id": None, "person": None,
    "asked": 1.5, "wanted": "{}", "node": None, "done": 1, "total": 1, "found": "{}", "failed": False,
}  # fmt: skip


@pytest.fixture(scope="module")
def taken(tmp_path_factory: pytest.TempPathFactory) -> Lines:
    """The lines of a backup of people, tables in all phases, and a review."""
    folder = tmp_path_factory.mktemp("taken")
    shutil.copy(HERE / "eklat.db", folder / "eklat.db")

    def review(connection: Connection) -> None:
        connection.execute(insert(schema.reviews), REVIEW)
        connection.execute(insert(schema.played), {"person": "somebody", "review": REVIEW["id"], "seat": 2})

    async def lines() -> list[bytes]:
        database = Database(replace(room.QUICK, db=f"sqlite:///{folder}/eklat.db"))
        await database.open(review)
        try:
            return [line async for line in backup(database)]
        finally:
            await database.close()

    return [json.loads(line) for line in asyncio.run(lines())]


def written(lines: Lines, file: Path) -> Path:
    """These lines, with an end that fits them."""
    body = [json.dumps(line).encode() + b"\n" for line in lines[:-1]]
    rows = sum(len(line[1]) for line in lines[1:-1])
    end = json.dumps({"rows": rows, "sha256": sha256(b"".join(body)).hexdigest()}).encode()
    file.write_bytes(gzip.compress(b"".join([*body, end]), compresslevel=1))
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/empty.db"
    address: str = request.getfixturevalue("pg")
    return address


def stored(db: str) -> dict[str, int]:
    async def count() -> dict[str, int]:
        database = Database(replace(room.QUICK, db=db))
        await database.open()
        try:
            return {line[0]: len(line[1]) async for text in backup(database) if isinstance(line := json.loads(text), list)}
        finally:
            await database.close()

    return asyncio.run(count())


def test_reviews_and_who_played_in_them_are_there_again(taken: Lines, empty: str, tmp_path: Path) -> None:
    file = written(taken, tmp_path / "backup.gz")
    said = run("restore", str(file), "--db", empty)
    assert "Everything is there again" in said
    assert "4 tables" in said
    assert "1 review." in said
    assert stored(empty) == {line[0]: len(line[1]) for line in taken[1:-1]}


@pytest.mark.parametrize("step", schema.STEPS[1:-1])
def test_one_of_an_older_version_takes_the_steps_that_are_missing(
    taken: Lines, empty: str, tmp_path: Path, step: str
) -> None:
    """The first ones did not name their step."""
    tables = _columns_at(step, tmp_path)
    head, *parts, end = taken
    kept = {name: columns for name, columns in head["columns"].items() if name in tables}
    assert all(tables[name] == columns for name, columns in kept.items()), "a step has changed a table: say so here"
    head = head | {"columns": kept, "schema": step}
    if step == "0002":
        head = {"format": "eklat-backup/1", "version": "0.1", "columns": kept}
    file = written([head, *(part for part in parts if part[0] in kept), end], tmp_path / "older.gz")
    assert "is whole" in run("check", str(file))
    run("restore", str(file), "--db", empty)
    assert stored(empty) == {part[0]: len(part[1]) for part in parts if part[0] in kept}
    with room.Lobby(empty) as lobby:
        for name, table in KNOWN["tables"].items():
            assert lobby.call("GET", f"/tables/{table}").json()["scene"]["version"] >= KNOWN["versions"][name]


def _columns_at(step: str, folder: Path) -> dict[str, list[str]]:
    from sqlalchemy import create_engine, inspect

    engine = create_engine(f"sqlite:///{folder}/{step}.db")
    with engine.begin() as connection:
        take_steps(connection, step)
        found = inspect(connection)
        return {name: [column["name"] for column in found.get_columns(name)] for name in found.get_table_names()}


def _head(**said: Any) -> Callable[[Lines], Lines]:
    return lambda lines: [lines[0] | said, *lines[1:]]


def _part(name: str, change: Callable[[list[Any]], Any]) -> Callable[[Lines], Lines]:
    """The same lines with other rows of one table."""
    return lambda lines: [[name, change(line[1])] if isinstance(line, list) and line[0] == name else line for line in lines]


BROKEN = {
    "not a backup": (_head(format="something"), "is not a backup of Eklat"),
    "a newer kind": (_head(format="eklat-backup/9"), "newer version of eklat (eklat-backup/9): upgrade eklat"),
    "a newer step": (_head(schema="9999"), "newer version of eklat (its schema is 9999): upgrade eklat"),
    "no such step": (_head(schema="0000"), "there is no schema 0000"),
    "a step that is a number": (_head(schema=5), "its schema is 5, and not a text of four digits such as '0005'"),
    "a step that is none": (_head(schema={"a": 1}), "its schema is {'a': 1}, and not a text of four digits"),
    "a step in words": (_head(schema="new"), "its schema is 'new', and not a text of four digits"),
    "no kind": (_head(format=["eklat-backup/2"]), "is not a backup of Eklat"),
    "a column that nobody knows": (
        lambda lines: [lines[0] | {"columns": lines[0]["columns"] | {"people": ["id", "name", "age"]}}, *lines[1:]],
        "has stored: people.age",
    ),
    "a row twice": (_part("people", lambda rows: [*rows, rows[0]]), "a row of people is there twice"),
    "a device of nobody": (_part("people", lambda rows: rows[1:]), "names a person that is not among the people"),
    "a table without events": (_part("events", lambda rows: rows[:1]), "is not whole"),
    "events of no table": (_part("tables", lambda rows: rows[1:]), "is not whole"),
    "a short row": (_part("people", lambda rows: [rows[0][:2], *rows[1:]]), "is not a whole backup"),
    "an event with another number": (
        _part("events", lambda rows: [[rows[0][0], 1000, *rows[0][2:]], *rows[1:]]),
        "its event 1 stands at 1000",
    ),
    "no list of rows": (lambda lines: [lines[0], 5, *lines[1:]], "is not a whole backup"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_cannot_be_restored_is_refused_in_a_sentence(taken: Lines, tmp_path: Path, what: str) -> None:
    change, sentence = BROKEN[what]
    lines = change(taken)
    try:
        file = written(lines, tmp_path / "broken.gz")
    except TypeError:  # it cannot be counted either
        file = tmp_path / "broken.gz"
        file.write_bytes(gzip.compress("\n".join(map(json.dumps, lines)).encode()))
    for words in (["check", str(file)], ["restore", str(file), "--db", f"sqlite:///{tmp_path}/new.db"]):
        assert sentence in " ".join(run(*words, fails=True).split())
    assert sorted(one.name for one in tmp_path.iterdir()) == ["broken.gz"], "nothing is left behind"


@pytest.mark.parametrize("value", [None, {"no": "text"}])
def test_a_value_that_the_database_refuses_leaves_it_empty(taken: Lines, empty: str, tmp_path: Path, value: Any) -> None:
    _is_refused(_named(taken, value), empty, tmp_path, "people")


def test_a_number_that_no_database_stores_leaves_it_empty(taken: Lines, empty: str, tmp_path: Path) -> None:
    lines = [*taken[:-1], ["reviews", [review_row(taken, total=2**63)]], taken[-1]]
    _is_refused(lines, empty, tmp_path, "reviews")


def review_row(taken: Lines, **changed: Any) -> list[Any]:
    """Another review."""
    return [(REVIEW | {"id": "s" * 16, "mark": "n" * 64} | changed)[name] for name in taken[0]["columns"]["reviews"]]


def test_a_character_that_postgresql_does_not_store_leaves_it_empty(taken: Lines, pg: str, tmp_path: Path) -> None:
    _is_refused(_named(taken, "a\x00b"), pg, tmp_path, "people")


def _named(taken: Lines, name: Any) -> Lines:
    return _part("people", lambda rows: [[rows[0][0], name, *rows[0][2:]], *rows[1:]])(taken)


def _is_refused(lines: Lines, empty: str, tmp_path: Path, table: str) -> None:
    file = written(lines, tmp_path / "broken.gz")
    said = " ".join(run("restore", str(file), "--db", empty, fails=True).split())
    assert f"cannot be restored, at its {table}: " in said
    assert stored(empty) == {}
