"""`eklat serve`: what it says when it cannot start; storage that fails; the example and the page about the protocol."""

from __future__ import annotations

import asyncio
import re
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import room
import waiting
from sqlalchemy import create_engine
from sqlalchemy.event import listen
from sqlalchemy.pool import QueuePool
from typer.testing import CliRunner

from eklat.cli import app
from eklat.server import messages
from eklat.server.database import READERS
from eklat.server.serve import CannotServe, serve
from eklat.server.settings import Settings
from eklat.server.upgrading import take_steps

HOUSE = Path(__file__).parents[2]


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    """As the command says it: one line, and exit status 2."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        flags = ["--port", str(port), "--db", f"sqlite:///{tmp_path}/a.db"]
        done = CliRunner().invoke(app, ["serve", *flags])
    assert done.exit_code == 2
    assert done.stderr == f"eklat: 127.0.0.1:{port} is taken: another program listens there; choose another with --port\n"


def refusal(db: str) -> str:
    with pytest.raises(CannotServe) as told:
        serve(Settings(port=0, db=db, warm_bots=False))
    return str(told.value)


def test_a_database_that_is_none(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["serve", "--db", "mysql://root:secret@h/x"])
    assert done.exit_code == 2
    assert "a database is named by sqlite:///" in done.stderr
    assert "secret" not in done.stderr
    (tmp_path / "text.db").write_text("this is no database at all, but it is long enough to look like one\n" * 50)
    assert "cannot be opened: file is not a database" in refusal(f"sqlite:///{tmp_path}/text.db")
    assert "cannot be opened" in refusal(f"sqlite:///{tmp_path}/text.db/below.db")
    assert "cannot be opened" in refusal(f"postgresql://eklat@/none?host={tmp_path}")
    assert [file.name for file in tmp_path.iterdir()] == ["text.db"], "no lock stays where nobody serves"


def test_a_file_has_one_server_and_a_newer_file_none(tmp_path: Path) -> None:
    file = tmp_path / "eklat.db"
    with room.Lobby(f"sqlite:///{file}"):
        assert "another server uses the database" in refusal(f"sqlite:///{file}")
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "newer version of eklat" in refusal(f"sqlite:///{file}")


def test_a_full_disk_is_told_and_nothing_is_half_done(lobby: room.Lobby, tmp_path: Path) -> None:
    people = lobby.people("A", "B", "C")
    table = lobby.table(people)
    lines = [lobby.line(table, person) for person in people]
    pages: list[int] = []

    def fill(connection: object, full: bool) -> None:
        execute = connection.exec_driver_sql  # type: ignore[attr-defined]
        pages.append(execute("PRAGMA page_count").scalar())
        execute(f"PRAGMA max_page_count = {pages[0] if full else 10**9}")

    lobby.run(lobby.node.database.write, fill, True)
    answers = [lines[0].ask("chat", text="x" * 400) for _ in range(40)]
    refused = next(answer for answer in answers if answer["type"] == "refused")
    assert refused["code"] == "storage"
    stored = room.stored_events(tmp_path / "eklat.db", table)
    assert len(stored) == lobby.node.tables[table].table.version
    assert lobby.call("POST", "/people", json={"name": "N" * 30}).status_code in (201, 503)
    lobby.run(lobby.node.database.write, fill, False)
    assert lines[1].ask("chat", text="again")["type"] == "ok"
    lines[2].catch_up()
    assert lines[2].snapshot.version == len(room.stored_events(tmp_path / "eklat.db", table))


def test_readers_of_a_file_wait_for_each_other_and_keep_their_connections(lobby: room.Lobby) -> None:
    """However late it is on a busy machine, nobody is told that the storage is down."""
    database, made = lobby.node.database, []
    listen(database.reading.sync_engine, "connect", lambda connection, _: made.append(connection))

    async def crowd() -> None:
        reading, is_full = [], asyncio.Event()

        async def reader() -> None:
            async with database.read() as connection:
                reading.append(connection)
                if len(reading) == READERS:
                    is_full.set()
                await is_full.wait()

        await asyncio.gather(*(reader() for _ in range(3 * READERS)))

    for _ in range(2):
        lobby.run(crowd)
    assert len(made) <= READERS
    pool = database.reading.sync_engine.pool
    assert isinstance(pool, QueuePool)
    assert pool.timeout() is None


@pytest.mark.usefixtures("few_bots")
def test_everything_the_server_says_is_in_the_protocol(lobby: room.Lobby) -> None:
    people = lobby.people("A", "B")
    table = lobby.table(people, "mu2")
    lines = [lobby.line(table, person, after=0) for person in people]
    for kind in ("start", "ping", "hint", "next", "pause", "resume"):
        lines[0].ask(kind)
    lines[1].ask("act", id="x", move="nonsense", expected=0)
    lines[0].say_text("[]")
    lines[0].say("settings", clock="never")
    lines[0].catch_up()
    assert {m["type"] for m in lines[0].heard} == {"welcome", "events", "presence", "update", "ok", "refused", "pong"}
    for line in lines:
        for text in line.raw:
            messages.SERVER.validate_json(text)


def test_the_example_bot_plays_a_hand(tmp_path: Path, running: list[room.Server]) -> None:
    server = room.Server(f"sqlite:///{tmp_path}/eklat.db")
    running.append(server)
    command = [sys.executable, str(HOUSE / "examples" / "bot_client.py"), server.url]
    done = subprocess.run(command, capture_output=True, text=True, timeout=waiting.PATIENCE, check=False)
    assert re.fullmatch(r"scores:( -?\d+){4}\n", done.stdout), done.stdout + done.stderr


@pytest.mark.parametrize("file", sorted((HOUSE / "src" / "eklat" / "server" / "migrations" / "versions").glob("v*.py")))
def test_steps_of_the_schema_are_numbered(file: Path) -> None:
    assert re.fullmatch(r"v\d{4}_[a-z_]+\.py", file.name)


def test_the_steps_lead_to_the_schema_that_new_databases_have(tmp_path: Path) -> None:
    with room.Lobby(f"sqlite:///{tmp_path}/new.db"):
        pass
    engine = create_engine(f"sqlite:///{tmp_path}/old.db")
    with engine.begin() as connection:
        assert take_steps(connection) is None
    engine.dispose()
    assert layout(tmp_path / "old.db") == layout(tmp_path / "new.db")


def layout(file: Path) -> dict[str, list[object]]:
    """Columns, keys, indexes and foreign keys of each table, and the step that was reached."""
    kinds = ("table_info", "index_xinfo", "foreign_key_list", "table_list")
    with sqlite3.connect(file) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master")]
        found = {
            f"{kind} {name}": connection.execute(f"PRAGMA {kind}({name})").fetchall() for name in names for kind in kinds
        }
        for name in names:  # which were made in no particular order
            found[f"indexes {name}"] = sorted(row[1:] for row in connection.execute(f"PRAGMA index_list({name})"))
        found["step"] = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    connection.close()
    return found
