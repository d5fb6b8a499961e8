"""`eklat serve --workers N`: one port, several processes, and none of them is missed when it goes."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from zlib import crc32

import httpx2
import pytest
import room
import waiting

from eklat.client import Address, Snapshot
from eklat.client.remote import RemoteLink
from eklat.server.crew import share
from eklat.server.settings import BadSettings, Limits, Settings

if not hasattr(signal, "SIGHUP"):
    pytest.skip("there is nobody to look after workers here", allow_module_level=True)

LONG = bool(os.environ.get("EKLAT_LONG"))
PACE = 0.1
"""Seconds of thought before a move: whoever plays without any takes the processor from the workers that start."""
ROUNDS, TABLES = (10, 8) if LONG else (1, 2)


def workers(server: room.Server) -> set[int]:
    """The processes that serve, by number."""
    return {int(pid) for pid in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()}


def are_left(server: room.Server, old: set[int], most: int) -> bool:
    """Whether no more than so many of these still serve."""
    return len(workers(server) & old) <= most


def are_replaced(server: room.Server, old: set[int]) -> bool:
    return len(workers(server)) == 2 and workers(server) != old


def connections(server: room.Server) -> list[int]:
    """How many people are at each worker."""
    text = httpx2.get(f"{server.url}/metrics", timeout=waiting.PATIENCE, trust_env=False).text
    return [int(number) for _, number in sorted(re.findall(r'^eklat_connections{worker="(\d)"} (\d+)', text, re.MULTILINE))]


class Seat:
    """Somebody with the client of the house who plays on through whatever happens."""

    def __init__(self, server: room.Server, table: str, person: room.Json, seed: int) -> None:
        self.link = RemoteLink(Address(server.url, table), secret=person["secret"])
        self.ears = room.Client(table, person, seed)
        self.acknowledged: list[str] = []
        self.unanswered = 0

    async def play(self) -> None:
        """Until it is cancelled."""
        try:
            update = await self.link.open()
            while True:
                await self._do(self.link.snapshot or update.snapshot)
                update = await self.link.next()
        finally:
            await self.link.close()

    async def _do(self, now: Snapshot) -> None:
        self.ears.snapshot = now
        if now.phase in ("scoring", "over") and now.is_host:
            await self.link.say("next" if now.phase == "scoring" else "rematch", at_once=True)
        elif now.phase == "gathering" and now.is_host and now.is_full and not now.is_opening:
            await self.link.say("start")
        elif now.is_my_turn:
            await asyncio.sleep(PACE)
            move = self.ears.some_move(self.ears.rng)
            self.unanswered += 1
            answer = await self.link.say("act", move=move, expected=now.version)
            self.unanswered -= answer.code is not None or answer.ok
            if answer.ok:
                self.acknowledged.append(move)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux tells which processes there are")
def test_workers_are_replaced_one_by_one_and_when_they_die_and_nothing_is_lost(pg: str, tmp_path: Path) -> None:
    """Under load: every move that was acknowledged is stored once, and whoever connects is answered at every moment."""
    with room.Server(pg, EKLAT_WORKERS="2", EKLAT_ADMIN=str(tmp_path / "token")) as server:
        before = workers(server)
        assert len(before) == 2
        people = [server.people(3) for _ in range(TABLES)]
        tables = [server.table(three) for three in people]
        seats = [
            Seat(server, table, person, seed)
            for table, three in zip(tables, people, strict=True)
            for seed, person in enumerate(three)
        ]

        async def play() -> None:
            async with asyncio.TaskGroup() as group:
                playing = [group.create_task(seat.play()) for seat in seats]
                for _ in range(ROUNDS):
                    await _go_on(seats)
                    old = workers(server)
                    is_renewed = asyncio.Event()
                    knocking = group.create_task(_knock(server, is_renewed))
                    server.process.send_signal(signal.SIGHUP)
                    for left in (1, 0):  # one by one
                        await waiting.until_then(partial(are_left, server, old, left))
                    await waiting.until_then(lambda: len(workers(server)) == 2)
                    is_renewed.set()
                    await knocking
                    await _go_on(seats)
                    old = workers(server)
                    os.kill(min(old), signal.SIGKILL)
                    await waiting.until_then(partial(are_replaced, server, old))
                    await _go_on(seats)
                homes = [crc32(table.encode()) % 2 for table in tables]
                await waiting.until_then(lambda: connections(server) == [3 * homes.count(place) for place in (0, 1)])
                for task in playing:
                    task.cancel()

        asyncio.run(play())
        for place, table in enumerate(tables):
            stored = [event for event in _events(server, table) if event["event"] == "moved"]
            for number, seat in enumerate(seats[3 * place : 3 * place + 3]):
                moves = iter(mine := [event["move"] for event in stored if event["seat"] == number])
                assert all(move in moves for move in seat.acknowledged), "a move was lost"
                assert len(mine) <= len(seat.acknowledged) + seat.unanswered, "a move was doubled"
        host = {"secret": (tmp_path / "token").read_text().strip()}
        waiting.until(lambda: len(server.call("GET", "/admin/overview", host)["nodes"]) == 2)
        nodes = server.call("GET", "/admin/overview", host)["nodes"]
        faults = [re.sub(r"worker \d", "a worker", fault["message"]) for node in nodes for fault in node["faults"]]
        died = "a worker has ended with -9: another takes its place"
        assert [fault for fault in faults if "worker" in fault] == ["all workers are new", died] * ROUNDS
        assert server.stop() == 0
    assert any("another takes its place" in line for line in server.said)
    assert any("all workers are new" in line for line in server.said)
    assert not any("Traceback" in line for line in server.said)


def _events(server: room.Server, table: str) -> list[room.Json]:
    found: list[room.Json] = server.call("GET", f"/tables/{table}/events")["events"]
    return found


async def _go_on(seats: list[Seat]) -> None:
    """Everybody is answered again."""
    done = [len(seat.acknowledged) for seat in seats]
    await waiting.until_then(lambda: all(len(s.acknowledged) > n for s, n in zip(seats, done, strict=True)))


async def _knock(server: room.Server, is_enough: asyncio.Event) -> None:
    """New people come all the time; nobody finds the door closed."""
    while not is_enough.is_set():
        answer = await asyncio.to_thread(httpx2.get, f"{server.url}/api/tables", timeout=waiting.PATIENCE, trust_env=False)
        assert answer.status_code == 200


if LONG:  # one more server takes its time

    def test_workers_do_not_outlive_who_looks_after_them(pg: str, running: list[room.Server]) -> None:
        running.append(server := room.Server(pg, EKLAT_WORKERS="2"))
        there = workers(server)
        server.kill()  # waits until all of them are gone
        waiting.until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in there))


def test_a_crew_that_cannot_start_says_why_and_leaves_nobody(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match=r"^eklat: the database postgresql://nobody@/nothing.* cannot be opened"):
        room.Server(f"postgresql://nobody@/nothing?host={tmp_path}", EKLAT_WORKERS="2")
    with pytest.raises(BadSettings, match="several workers need PostgreSQL"):
        Settings.read({}, workers=2, db="sqlite:///x.db")


def test_all_workers_together_allow_what_one_server_would() -> None:
    whole = Settings(db="postgresql:///x", bot_workers=5, limits=replace(Limits(), connections=7, tables_hour=4.5))
    alike = {"connection_messages", "connection_burst", "tables_person", "reviews_person", "message_bytes", "body_bytes"}
    alike |= {"record_bytes", "talk_hour" if sys.platform == "linux" else ""}  # there a table's people are at one worker
    for workers in (1, 2, 3, 4):
        parts = [share(whole, workers, place) for place in range(workers)]
        for name, value in vars(whole.limits).items():
            mine = [getattr(part.limits, name) for part in parts]
            assert mine == [value] * workers if name in alike else sum(mine) == pytest.approx(value), name
        assert sum(part.bot_workers for part in parts) == 5
    part = share(whole, 3, 1)
    assert Settings.told({**vars(part), "limits": vars(part.limits), "from the future": 1}) == part
    free = share(Settings(db="postgresql:///x", limits=room.FREE), 4, 0).limits
    assert all(getattr(free, name) == 0 for name, value in vars(room.FREE).items() if value == 0)


def test_each_of_many_workers_allows_at_least_one() -> None:
    few = share(Settings(db="postgresql:///x", bot_workers=1, limits=replace(Limits(), tables_hour=0.5)), 8, 7)
    assert (few.limits.long_records, few.limits.connections, few.bot_workers) == (1, 25, 1)
    assert few.limits.tables_hour == 0.5, "which is too few for anybody, as at one server"
