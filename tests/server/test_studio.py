"""What takes long holds up nobody else: records, replays, and what has happened long ago."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import hostile
import pytest
import room
from test_attacks import asked

from eklat.server.audience import PAGE
from eklat.server.connection import Connection
from eklat.server.limits import Gate
from eklat.server.settings import Limits
from eklat.server.studio import Studio
from eklat.table import Settings as TableSettings
from eklat.table import Table

GOLDEN = Path(__file__).parents[1] / "golden"
Json = dict[str, Any]


def test_what_happened_long_ago_is_worked_out_beside_everything_else(
    lobby: room.Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hundred moves have to be played again to be told: ten sockets with stale moves moved other people's median
    acknowledgement from 12 to 4,000 milliseconds, all moves of a table at once took seconds."""
    threads, events_after = set[str](), Table.events_after

    def noted(*args: Any) -> Any:
        threads.add(threading.current_thread().name.partition("_")[0])
        return events_after(*args)

    monkeypatch.setattr(Table, "events_after", noted)
    people = lobby.people("Anna", "Beate")
    begun = hostile.planted(TableSettings("mu2", 2), people).start(people[0]["id"], time.time()).table
    played = hostile.played(begun, Random(1), 2 * PAGE)
    table = hostile.plant(lobby, "long", played)
    line = lobby.line(table, people[0], after=0)
    line.until(lambda message: message["type"] == "events" and message["events"][-1]["version"] == played.version)
    assert [event["version"] for event in line.events] == [*range(1, played.version + 1)]
    answer = line.ask("act", id="m", move="pass", expected=0)
    assert (answer["code"], len(answer["events"])) == ("stale", PAGE)
    found: Json = {"version": 1, "events": []}
    while len(found["events"]) < found["version"]:
        page = lobby.call("GET", f"/tables/{table}/events?after={len(found['events'])}", people[0]).json()
        assert 0 < len(page["events"]) <= PAGE
        found = {"version": page["version"], "events": found["events"] + page["events"]}
    assert found["events"] == line.events
    assert threads == {"studio"}


def test_what_happened_long_ago_comes_as_soon_as_an_address_has_a_share_again(tmp_path: Path) -> None:
    """It is not refused, and what is said meanwhile comes behind it."""
    limits = replace(room.FREE, studio_share=0.5)
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, limits=limits)) as lobby:
        people = lobby.people("Anna", "Beate")
        begun = hostile.planted(TableSettings("mu2", 2), people).start(people[0]["id"], time.time()).table
        table = hostile.plant(lobby, "long", hostile.played(begun, Random(1), PAGE))
        bucket = lobby.node.gate.bucket("studio", "testclient")
        bucket.wait()
        bucket.left = -3.0
        assert lobby.call("GET", f"/tables/{table}/events").status_code == 429
        line, other = lobby.line(table, people[0], after=0), lobby.line(table, people[1])
        assert other.ask("chat", text="Hello")["type"] == "ok"
        version = lobby.node.tables[table].table.version
        while not line.events or line.events[-1]["version"] < version:
            line.next()
        assert [event["version"] for event in line.events] == [*range(1, version + 1)]
        assert bucket.left < bucket.burst - 1


def test_everybody_has_a_turn_in_the_studio() -> None:
    """Whoever asks for much at once waits for themselves."""
    done, first = list[str](), threading.Event()

    async def scene() -> None:
        studio = Studio(Gate(Limits()))
        works: list[asyncio.Task[Any]] = [asyncio.create_task(studio.work("one", first.wait))]
        await asyncio.sleep(0)
        for address, what in (("one", "second"), ("one", "third"), ("two", "another's")):
            works.append(asyncio.create_task(studio.in_time(address, partial(done.append, what))))
            await asyncio.sleep(0)
        first.set()
        await asyncio.gather(*works)
        studio.stop()

    asyncio.run(scene())
    assert done == ["another's", "second", "third"]


def test_time_counts_also_if_nobody_waits_for_it_any_more() -> None:
    begun, go_on = threading.Event(), threading.Event()

    def work() -> None:
        begun.set()
        go_on.wait()
        sum(range(10**6))

    async def scene() -> None:
        gate = Gate(Limits())
        studio, bucket = Studio(gate), gate.bucket("studio", "one")
        asked = asyncio.create_task(studio.work("one", work))
        while not begun.is_set():
            await asyncio.sleep(0)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        bucket.rate, before = 1e-9, bucket.left
        go_on.set()
        while bucket.left == before:
            await asyncio.sleep(0)
        studio.stop()

    asyncio.run(scene())


def test_whoever_is_let_go_does_not_wait_for_what_happened_long_ago() -> None:
    async def scene() -> list[int]:
        connection, line, codes = Connection(None), Mock(is_writable=True), list[int]()
        connection.open(line, codes.append)
        connection.push(asyncio.get_running_loop().create_future)  # it never comes
        connection.push(b"behind it")
        connection.let_go(4401)
        await asyncio.sleep(0)
        assert not line.say.called
        return codes

    assert asyncio.run(scene()) == [4401]


def test_what_cannot_be_found_ends_the_connection_and_not_the_order() -> None:
    async def broken() -> bytes:
        raise OSError("gone")

    async def scene() -> tuple[list[int], list[bytes]]:
        connection, line, codes = Connection(None), Mock(is_writable=True), list[int]()
        connection.open(line, codes.append)
        connection.push(b"first")
        connection.push(broken)
        connection.push(b"never")
        while not codes:
            await asyncio.sleep(0)
        return codes, [call.args[0] for call in line.say.call_args_list]

    assert asyncio.run(scene()) == ([1013], [b"first"])


def test_a_long_record_is_judged_in_another_process(tmp_path: Path) -> None:
    """Four of them at once, a megabyte of empty lists each, moved other people's median from 12 to 95 milliseconds."""
    limits = replace(room.FREE, body_bytes=1000, record_bytes=2**20)
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, limits=limits)) as lobby:
        assert lobby.node.advisers._pool is None
        lists: Json = {"record": {"a": [[]] * 1000}}
        answers = [lobby.call("POST", "/records", json=lists), lobby.call("POST", "/records", content=b"[" * 5000)]
        assert lobby.node.advisers._pool is not None
        assert [(answer.status_code, answer.json().get("ok")) for answer in answers] == [(200, False), (422, None)]
        assert answers[1].json()["code"] == "bad-request"
        record = json.loads((GOLDEN / "mu-5.json").read_text(encoding="utf-8"))
        assert lobby.call("POST", "/records", json={"record": record}).json()["ok"]


def test_whoever_has_used_up_their_share_brings_no_long_record(tmp_path: Path) -> None:
    """It is refused before anybody reads it."""
    limits = {"EKLAT_LIMIT_STUDIO_SHARE": "0.0001", "EKLAT_LIMIT_STUDIO_SECONDS": "0.1"}
    head = b"POST /api/records HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: %d\r\n\r\n"
    with room.Server(f"sqlite:///{tmp_path}/eklat.db", 0, **limits) as found:
        assert asked(found.port, head % 2 + b"{}")[0].startswith(b"HTTP/1.1 422 ")
        assert asked(found.port, head % 2**19 + b"nothing comes")[0].startswith(b"HTTP/1.1 429 ")
