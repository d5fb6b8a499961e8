"""What takes long holds up nobody else: records, replays, and what has happened long ago."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from concurrent.futures import BrokenExecutor, Future
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import hostile
import pytest
import room
import waiting
from test_attacks import asked

from eklat.locales import LANGUAGES
from eklat.server.audience import PAGE
from eklat.server.bot_pool import BotPool
from eklat.server.connection import Connection
from eklat.server.limits import Bucket, Gate
from eklat.server.metrics import Metrics
from eklat.server.refusals import ServerRefused, status
from eklat.server.settings import Limits
from eklat.server.socket import LOST
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


def long_table(lobby: room.Lobby) -> tuple[str, list[Json], int]:
    """A table at which one page of events has happened, who sits there, and its version."""
    people = lobby.people("Anna", "Beate")
    begun = hostile.planted(TableSettings("mu2", 2), people).start(people[0]["id"], time.time()).table
    played = hostile.played(begun, Random(1), PAGE)
    return hostile.plant(lobby, "long", played), people, played.version


def test_what_happened_long_ago_comes_as_soon_as_an_address_has_a_share_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not refused, and what happens meanwhile does not wait for it."""
    limits = replace(room.FREE, studio_share=0.5)
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, limits=limits)) as lobby:
        table, people, version = long_table(lobby)
        bucket = lobby.node.gate.bucket("studio", "testclient")
        monkeypatch.setattr(Bucket, "wait", lambda asked: 0.01 if asked is bucket else 0.0)
        assert lobby.call("GET", f"/tables/{table}/events").status_code == 429
        line, other = lobby.line(table, people[0], after=0), lobby.line(table, people[1])
        assert other.ask("chat", text="Hello")["type"] == "ok"
        assert line.until_type("update")["events"][0]["text"] == "Hello"
        assert line.ask("act", id="m", move="pass", expected=0).get("events") is None, "refused without what was missed"
        monkeypatch.undo()
        line.until(lambda message: message["type"] == "events" and message["events"][-1]["version"] == version)
        assert [event["version"] for event in line.events][:version] == [*range(1, version + 1)]


def test_a_stale_move_is_refused_at_once_while_something_else_is_found_out(lobby: room.Lobby) -> None:
    """A neighbour who asks for much at the same address would make them wait for their answer."""
    table, people, _ = long_table(lobby)
    line = lobby.line(table, people[0])
    go_on = threading.Event()

    async def begin() -> asyncio.Task[Any]:
        work = asyncio.create_task(lobby.node.studio.work("testclient", go_on.wait))
        await asyncio.sleep(0)
        return work

    work = lobby.run(begin)
    answer = line.ask("act", id="m", move="pass", expected=0)
    assert (answer["code"], answer.get("events")) == ("stale", None)
    go_on.set()
    lobby.run(lambda: asyncio.wait([work]))
    assert len(line.ask("act", id="n", move="pass", expected=0)["events"]) == PAGE


def test_who_cannot_be_told_what_they_have_missed_is_let_go_and_comes_back(
    lobby: room.Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people, _ = long_table(lobby)

    def broken(*_: Any) -> Any:
        raise OSError("gone")

    monkeypatch.setattr(Table, "events_after", broken)
    line = lobby.line(table, people[0], after=0)
    with pytest.raises(room.Closed) as closed:
        line.until_type("events")
    assert closed.value.args == (LOST,)


class Tide:
    """Lets so many things leave on every line, and then nothing more until it is told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, left: float = 0) -> None:
        self.left, self.asked = left, 0
        calm = Connection.calm

        async def calm_for_a_while(connection: Connection) -> None:
            self.asked += 1
            while self.left <= 0:
                await asyncio.sleep(0.002)
            self.left -= 1
            await calm(connection)

        monkeypatch.setattr(Connection, "calm", calm_for_a_while)


def test_nothing_of_the_past_is_worked_out_for_somebody_who_does_not_read(
    lobby: room.Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people, version = long_table(lobby)
    asked, events_after, tide = list[int](), Table.events_after, Tide(monkeypatch)

    def noted(found: Table, after: int, *args: Any) -> Any:
        asked.append(after)
        return events_after(found, after, *args)

    monkeypatch.setattr(Table, "events_after", noted)
    line = lobby.line(table, people[0], after=0)
    waiting.until(lambda: tide.asked)
    assert line.ask("ping")["type"] == "pong"
    lobby.run(lobby.node.studio.work, "another", print)
    assert asked == []
    tide.left = float("inf")
    line.until(lambda message: message["type"] == "events" and message["events"][-1]["version"] == version)
    assert asked == [*range(0, version, PAGE)]


def test_what_is_left_of_the_past_is_told_as_one_may_see_it_now(lobby: room.Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people, version = long_table(lobby)
    tide = Tide(monkeypatch, left=2)
    line = lobby.line(table, people[0], after=0)
    line.until_type("events")
    waiting.until(lambda: tide.asked == 3)
    seen = lobby.node.tables[table].table
    assert seen.events_after(PAGE, 0, PAGE) != seen.events_after(PAGE, None, PAGE)
    assert lobby.call("DELETE", f"/tables/{table}/seats/me", people[0]).status_code == 204
    line.until(lambda message: message["type"] == "update")
    tide.left = float("inf")
    rest = line.until_type("events")["events"]
    assert rest == json.loads(json.dumps(seen.events_after(PAGE, None, min(PAGE, version - PAGE))))


def test_whoever_is_let_go_is_told_nothing_more_of_the_past(lobby: room.Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people, _ = long_table(lobby)
    tide = Tide(monkeypatch, left=2)
    line = lobby.line(table, people[0], after=0)
    line.until_type("events")
    waiting.until(lambda: tide.asked == 3)
    (connection,) = lobby.node.tables[table].audience.connections

    async def let_go() -> None:
        connection.let_go(1012)

    lobby.run(let_go)
    tide.left = float("inf")
    with pytest.raises(room.Closed) as closed:
        line.until_type("events")
    assert closed.value.args == (1012,)


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
        studio.close()

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
        studio.close()

    asyncio.run(scene())


def test_a_turn_is_over_with_the_work_and_not_with_whoever_waited_for_it() -> None:
    """Otherwise whoever closes one connection after the other has all turns: 190 of them held others up for 40 seconds."""
    done, first = list[str](), threading.Event()

    async def scene() -> None:
        studio = Studio(Gate(Limits()))
        gone = [asyncio.create_task(studio.in_time("one", first.wait)) for _ in range(3)]
        for task in gone:
            await asyncio.sleep(0)
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        works: list[asyncio.Task[Any]] = []
        for address, what in (("one", "second"), ("two", "another's")):
            works.append(asyncio.create_task(studio.in_time(address, partial(done.append, what))))
            await asyncio.sleep(0)
        first.set()
        await asyncio.gather(*works)
        studio.close()

    asyncio.run(scene())
    assert done == ["another's", "second"]


def test_at_the_end_what_runs_is_finished_and_whoever_waits_is_told() -> None:
    begun, go_on = threading.Event(), threading.Event()

    def work() -> str:
        begun.set()
        go_on.wait()
        return "done"

    async def scene() -> list[Any]:
        gate = Gate(Limits())
        studio, poor = Studio(gate), gate.bucket("studio", "poor")
        poor.left, poor.rate = -1000.0, 1e-9
        runs = asyncio.create_task(studio.work("one", work))
        while not begun.is_set():
            await asyncio.sleep(0)
        waits = [asyncio.create_task(studio.in_time(address, print)) for address in ("one", "two", "poor")]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        studio.close()
        studio.close()
        go_on.set()
        late = asyncio.create_task(studio.work("three", print))
        return await asyncio.gather(runs, *waits, late, return_exceptions=True)

    done, *refused = asyncio.run(scene())
    assert done == "done"
    assert [(type(error), error.code) for error in refused] == [(ServerRefused, "closing")] * 4


@pytest.mark.parametrize("error", [TimeoutError(), BrokenExecutor(), RuntimeError("no room"), asyncio.CancelledError()])
def test_what_cannot_be_worked_out_is_refused_with_a_sentence_and_counts(error: BaseException) -> None:
    async def fails(*_: Any) -> Any:
        await asyncio.sleep(0.01)
        raise error

    async def scene() -> None:
        gate = Gate(Limits())
        studio, bucket = Studio(gate), gate.bucket("studio", "one")
        bucket.rate, before = 1e-9, bucket.left
        with pytest.raises(ServerRefused) as refused:
            await studio.apart("one", Mock(run=fails), print)
        assert status(refused.value) == 503
        assert not any("server-" in refused.value.say(language) for language in LANGUAGES)
        assert bucket.left < before
        assert not studio.is_busy("one")
        studio.close()

    asyncio.run(scene())


def test_what_waits_for_a_process_has_all_its_time_when_it_begins() -> None:
    async def scene() -> None:
        pool = BotPool(1, Metrics())
        pool.start(is_warm=False)
        try:
            await pool._places.acquire()
            work = asyncio.create_task(pool.run(int, "7", patience=0))
            await asyncio.sleep(0.01)
            assert not work.done()
            assert pool._busy == 1
            pool._places.release()
            with pytest.raises(TimeoutError):
                await work
            assert await pool.run(int, "7") == 7
        finally:
            pool.stop()

    asyncio.run(scene())


def test_a_stuck_process_is_given_up_also_if_nobody_waits_for_it_any_more() -> None:
    """Somebody asked for a hint and closed the page, and nobody ever had a hint again."""

    async def scene() -> None:
        pool = BotPool(1, Metrics())
        pool.start(is_warm=False)
        try:
            gone = asyncio.create_task(pool.run(time.sleep, 600, patience=0.2))
            while not pool._jobs:
                await asyncio.sleep(0)
            gone.cancel()
            assert await pool.run(int, "7") == 7
            assert pool._busy == 0
        finally:
            pool.stop()

    asyncio.run(scene())


def test_whoever_waits_for_a_process_that_has_ended_hears_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Being called off is for those who have called it off."""

    async def scene() -> None:
        pool, called_off = BotPool(1, Metrics()), Future[int]()
        called_off.cancel()
        monkeypatch.setattr(pool, "_begin", lambda *_: (Mock(_broken=False), called_off))
        with pytest.raises(BrokenExecutor):
            await pool.run(int, "7")
        await asyncio.sleep(0)
        assert pool._busy == 0

    asyncio.run(scene())


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
