"""A database of version 1, played with the first server that had one, comes up under this one, and play goes on.

`version1/` holds it as a file of SQLite, the same people and tables as SQL for PostgreSQL, and what was known when that
server stopped: a finished match with salts and talk, a hand in its tricks with two bots, a match for two between hands with
a clock and a move taken back, and a table that gathers, where somebody has deleted her data.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest
import room

from eklat.records import Record, verdict
from eklat.server import schema

HERE = Path(__file__).parent / "version1"
KNOWN: dict[str, Any] = json.loads((HERE / "known.json").read_text(encoding="utf-8"))


def who(name: str) -> room.Json:
    return {"secret": KNOWN["secrets"][name]}


@pytest.fixture(params=["sqlite", "postgresql"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a copy of it."""
    if request.param == "sqlite":
        shutil.copy(HERE / "eklat.db", tmp_path / "eklat.db")
        return f"sqlite:///{tmp_path}/eklat.db"
    database: str = request.getfixturevalue("pg")

    async def fill() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute((HERE / "postgres.sql").read_text(encoding="utf-8"))
        await connection.close()

    asyncio.run(fill())
    return database


def test_all_tables_of_version_1_are_there_and_play_goes_on(old: str) -> None:
    with room.Lobby(old) as lobby:
        for name, version in KNOWN["versions"].items():
            scene = lobby.call("GET", f"/tables/{KNOWN['tables'][name]}").json()["scene"]
            assert (scene["version"], scene["scores"]) == (version, KNOWN["scores"][name])
        _people_are_who_they_were(lobby)
        _the_finished_match_holds(lobby)
        _the_running_hand_goes_on(lobby)
        _the_match_for_two_goes_on(lobby)
        _the_table_that_gathers_begins(lobby)
        database = lobby.node.database
        columns = lobby.run(_columns, database)
        assert columns == {table.name: {c.name for c in table.columns} for table in schema.metadata.tables.values()}
    with room.Lobby(old) as lobby:  # and once more, under the schema of today
        assert lobby.call("GET", "/me", who("Anna")).json()["name"] == "Anna-Lena"


async def _columns(database: Any) -> dict[str, set[str]]:
    from sqlalchemy import inspect

    def look(connection: Any) -> dict[str, set[str]]:
        found = inspect(connection)
        names = set(found.get_table_names()) - {"alembic_version"}
        return {name: {column["name"] for column in found.get_columns(name)} for name in names}

    async with database.read() as connection:
        found: dict[str, set[str]] = await connection.run_sync(look)
        return found


def _people_are_who_they_were(lobby: room.Lobby) -> None:
    named = {name: lobby.call("GET", "/me", who(name)).json()["name"] for name in KNOWN["secrets"]}
    assert named == {name: "Anna-Lena" if name.startswith("Anna") else name for name in KNOWN["secrets"]}
    games = lobby.call("GET", "/me/tables", who("Anna's second device")).json()["tables"]
    assert {game["id"] for game in games} == {KNOWN["tables"]["over"], KNOWN["tables"]["running"]}
    names = {chair["shown"] for game in games for chair in game["seats"]}  # which the first servers did not store
    assert {"Anna", "Béate", "Çem 🂡"} < names
    assert "" not in names


def _the_finished_match_holds(lobby: room.Lobby) -> None:
    table = KNOWN["tables"]["over"]
    judged = verdict(Record.read(lobby.call("GET", f"/tables/{table}/record").json()))
    assert judged.ok
    assert judged.is_finished
    assert judged.is_fair
    line = lobby.line(table, who("Béate"), after=0)
    line.catch_up()
    talk = [event["text"] or event["phrase"] for event in line.events if event["event"] == "chatted"]
    assert talk == ["viel Glück!", "good-luck", "noch eins?"]
    assert line.ask("rematch")["type"] == "ok"


def _the_running_hand_goes_on(lobby: room.Lobby) -> None:
    lines = [lobby.line(KNOWN["tables"]["running"], who(name)) for name in ("Anna", "Béate")]
    for line, hand in zip(lines, KNOWN["hands"].values(), strict=True):
        assert line.snapshot.view is not None
        assert sorted(line.snapshot.view["hand"]) == hand
    _play(lines)
    assert lines[0].ask("next")["type"] == "ok"


def _the_match_for_two_goes_on(lobby: room.Lobby) -> None:
    lines = [lobby.line(KNOWN["tables"]["two"], who(name)) for name in ("Çem 🂡", "Dörte")]
    for line in lines:
        assert line.ask("next")["type"] == "ok"
    _play(lines)


def _the_table_that_gathers_begins(lobby: room.Lobby) -> None:
    table = KNOWN["tables"]["gathering"]
    assert "Ella" not in lobby.call("GET", f"/tables/{table}/events").text
    host = lobby.line(table, who("Dörte"))
    for seat, chair in enumerate(host.snapshot.table["seats"]):
        if chair["kind"] == "empty":
            assert host.ask("bot", seat=seat, bot="random")["type"] == "ok"
    assert host.ask("start")["type"] == "ok"
    host.wait(lambda snapshot: snapshot.phase == "playing")


def _play(lines: list[room.Line]) -> None:
    """To the end of the hand."""
    rng = Random(5)
    while True:
        for line in lines:
            line.catch_up()
        if lines[0].snapshot.phase != "playing":
            return
        mover = next((line for line in lines if line.is_my_turn), None)
        if mover is None:
            lines[0].next()
            continue
        expected = mover.snapshot.version
        answer = mover.ask("act", id=f"u{expected}", move=mover.some_move(rng), expected=expected)
        assert answer["type"] == "ok", answer


OTHERS = {"older": 1, "newer": 3, "no number": "two"}


@pytest.mark.parametrize("number", OTHERS.values(), ids=OTHERS)
def test_who_speaks_another_protocol_is_asked_to_reload_and_sees_no_table(number: object, tmp_path: Path) -> None:
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db") as lobby:
        anna = lobby.person()
        table = lobby.table([anna], players=4)
        for lang, sentence in {"de": "Lade", "en": "reload", "nl": "Laad"}.items():
            greeting = {"protocol": number, "secret": anna["secret"], "lang": lang, "what comes later": 1}
            line = room.Line(lobby, table, greeting)
            refused = line.next()
            assert (refused["type"], refused["code"]) == ("refused", "protocol")
            assert sentence in refused["sentence"]
            with pytest.raises(room.Closed, match="4400"):
                line.next()
            line.close()
        answer = lobby.call("GET", "/tables?lang=de", headers={"eklat-protocol": str(number)})
        assert (answer.status_code, answer.json()["code"]) == (426, "protocol")
        assert "Lade" in answer.json()["sentence"]


def test_clients_from_before_there_were_numbers_are_served(tmp_path: Path) -> None:
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db") as lobby:
        anna = lobby.person()
        line = room.Line(lobby, lobby.table([anna], players=4), {"protocol": None, "secret": anna["secret"]})
        assert line.next()["type"] == "welcome"
        line.close()
        assert lobby.call("GET", "/tables").status_code == 200
