"""Several servers on one PostgreSQL: any of them takes any move, and when one dies another goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random

import asyncpg
import httpx2
import nginx
import orjson
import pytest
import room
import waiting
from room import Pair

from eklat.client import Snapshot
from eklat.server.database import BadDatabase, Database
from eklat.server.news import News
from eklat.server.settings import Settings
from eklat.server.store import Store
from eklat.table import Event, Table, read_event


async def sql(pg: str, statement: str, *args: object) -> list[asyncpg.Record]:
    connection = await asyncpg.connect(pg)
    try:
        rows: list[asyncpg.Record] = await connection.fetch(statement, *args)
        return rows
    finally:
        await connection.close()


async def stored(pg: str, table: str) -> Table:
    import json

    rows = await sql(pg, "SELECT data FROM events WHERE table_id = $1 ORDER BY version", table)
    return Table.read(read_event(json.loads(row["data"])) for row in rows)


def has_come_to(version: int, snapshot: Snapshot) -> bool:
    return snapshot.version >= version


def test_any_node_takes_any_move_and_everybody_hears_of_it(pair: Pair) -> None:
    servers, pg = pair
    people = servers[0].people(4)
    table = servers[1].table(people)
    clients = [room.Client(table, person, seed) for seed, person in enumerate(people)]
    watcher = room.Client(table, None)

    async def play() -> None:
        for place, client in enumerate((*clients, watcher)):
            await client.come(servers[place % 2])
            await client.until(lambda snapshot: bool(snapshot.table))
        # who is there is known at both
        await clients[0].until(lambda snapshot: len(snapshot.presence["here"]) == 4)
        await clients[1].until(lambda snapshot: len(snapshot.presence["here"]) == 4)
        await clients[0].say("start")

        def is_over(snapshot: Snapshot) -> bool:
            return snapshot.phase not in ("gathering", "playing")

        # both nodes write at once, and nothing is lost
        async def talk(client: room.Client, many: int) -> None:
            for number in range(many):
                await client.say("chat", id=f"c{number}", text=f"{number}")

        await asyncio.gather(talk(clients[0], 15), talk(clients[1], 15))
        await asyncio.wait_for(asyncio.gather(*(client.play(is_over) for client in clients)), waiting.PATIENCE)
        await watcher.until(is_over)
        table_now = await stored(pg, table)
        assert len([event for event in table_now.log if event.name == "chatted"]) == 30
        for client in (*clients, watcher):
            await client.until(lambda snapshot: snapshot.version == table_now.version)
            assert client.snapshot.table["scores"] == list(table_now.match.scores)
        await clients[3].go()
        await clients[0].until(lambda snapshot: 3 in snapshot.presence["away"])

    room.run(play(), [*clients, watcher])

    async def lost_and_found() -> None:
        """Node 0 loses the connection on which it listens, and hears afterwards what it has missed."""
        await clients[0].come(servers[0])
        await clients[1].come(servers[1])
        await clients[0].until(lambda snapshot: bool(snapshot.table))
        theirs = "datname = current_database() AND pid <> pg_backend_pid()"
        lines = f"{theirs} AND (query LIKE 'LISTEN%' OR query LIKE '%WITH wanted AS%')"
        lost = await sql(pg, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {lines}")
        assert len(lost) >= len(servers)
        await clients[1].say("chat", id="x", text="are you there?")
        await clients[0].until(lambda _: any(event.get("text") == "are you there?" for event in clients[0].events))

    room.run(lost_and_found(), clients)


def tries(site: str, source: str, claimed: Sequence[str]) -> set[int]:
    """How a server answers guesses at a code from this address, which claims to be others."""

    def ask(client: httpx2.Client, address: str) -> int:
        headers = {"x-forwarded-for": address}
        return client.post(f"http://{site}/api/links", json={"code": "guess"}, headers=headers).status_code

    with httpx2.Client(transport=httpx2.HTTPTransport(local_address=source)) as client:
        return {ask(client, address) for address in claimed}


def test_behind_nginx_everybody_has_the_address_they_come_from(pair: Pair, tmp_path: Path) -> None:
    """Who made an address up was never limited, or had somebody else limited."""
    with nginx.before([server.port for server in pair.servers], tmp_path) as site:
        assert tries(site, "127.0.0.2", [f"10.0.0.{number}" for number in range(70)]) == {404, 429}
        assert tries(site, "127.0.0.3", ["127.0.0.4"] * 70) == {404, 429}
        assert tries(site, "127.0.0.4", [""]) == {404}, "nobody is limited for what others do"
        assert httpx2.get(f"http://{site}/metrics").status_code == 403

        async def play() -> None:
            people = pair.servers[0].people(2)
            table = pair.servers[0].table(people, game="mu2")
            clients = [room.Client(table, person) for person in people]
            try:
                for client in clients:
                    await client.come_by(f"ws://{site}/ws/tables/{table}")
                    await client.until(lambda snapshot: bool(snapshot.table))
                await clients[0].say("start")
                await asyncio.gather(
                    *(client.play(lambda now: now.version > 15 or now.phase == "scoring") for client in clients)
                )
            finally:
                for client in clients:
                    await client.go()

        asyncio.run(play())


def test_when_a_node_dies_another_drives_its_bots(pair: Pair) -> None:
    """Kill -9 while bots are on: the table goes on within seconds, and no move is made twice."""
    servers, pg = pair
    people = servers[0].people(1)
    bots = dict.fromkeys(range(1, 4), "random")
    table = servers[0].table(people, game="mu", players=4, bots=bots, options={"target": 10_000}, bot_pauses=True)
    at = {servers[i].call("GET", "/health")["node"]: i for i in range(2)}
    clients = [room.Client(table, people[0], 0), room.Client(table, people[0], 1)]

    def bots_moved(client: room.Client, since: int) -> bool:
        return any(e["event"] == "moved" and e["bot"] is not None and e["version"] > since for e in client.events)

    async def until_killed() -> None:
        for client, server in zip(clients, servers, strict=True):
            await client.come(server)
            await client.until(lambda snapshot: bool(snapshot.table))
        await clients[0].say("start")
        await clients[0].play(lambda _: bots_moved(clients[0], 0))
        [lease] = await sql(pg, "SELECT node FROM leases WHERE table_id = $1", table)
        servers[at[lease["node"]]].kill()
        other = clients[1 - at[lease["node"]]]
        version = (await stored(pg, table)).version
        await other.play(lambda _: bots_moved(other, version))
        [after] = await sql(pg, "SELECT node FROM leases WHERE table_id = $1", table)
        assert after["node"] != lease["node"]
        await stored(pg, table)

    room.run(until_killed(), clients)


def test_nodes_that_start_at_once_agree_on_the_schema(pg: str) -> None:
    async def start() -> list[asyncpg.Record]:
        databases = [Database(Settings(db=pg)) for _ in range(4)]
        await asyncio.gather(*(database.open() for database in databases))
        for database in databases:
            await database.close()
        return await sql(pg, "SELECT version_num FROM alembic_version")

    assert len(asyncio.run(start())) == 1


def test_a_database_of_a_newer_version_is_refused(pg: str) -> None:
    async def start() -> None:
        first = Database(Settings(db=pg))
        await first.open()
        await first.close()
        await sql(pg, "UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(BadDatabase, match="newer version of eklat"):
            await Database(Settings(db=pg)).open()

    asyncio.run(start())


@pytest.mark.parametrize(("game", "players"), [("mu", 4), ("mu2", 2), ("heuldoch", 3)])
def test_whoever_looks_at_another_node_sees_the_same(
    pg: str, game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Most of what a node tells its viewers about a move made elsewhere it has heard as it is written: everybody's patched
    view is the whole one, also that of somebody who sits at both nodes, and of those who watch."""
    as_heard, found = News._as_heard, list[bool]()

    def counted(news: News, viewer: int | None) -> bytes:
        text = as_heard(news, viewer)
        found.append(bool(text))
        return text

    monkeypatch.setattr(News, "_as_heard", counted)
    with room.Lobby(pg) as here, room.Lobby(pg) as there:
        people = here.people("Anna", "Beate", "Conny", "Dora")[:players]
        table = here.table(people, game)
        nodes = [here, there]
        lines = [nodes[seat % 2].line(table, person) for seat, person in enumerate(people)]
        lines += [nodes[1 - seat % 2].line(table, person) for seat, person in enumerate(people)]
        lines += [node.line(table) for node in nodes]
        assert lines[0].ask("start")["type"] == "ok"
        rng, moves, hands = Random(3), 0, 0
        while moves < 40 or not hands:
            version = max(line.snapshot.version for line in lines)
            for line in lines:
                line.wait(partial(has_come_to, version))
            whole = here.node.tables[table].table
            for line in lines:
                view = whole.view(line.snapshot.you)
                assert view is not None
                assert line.snapshot.view == orjson.loads(orjson.dumps(view.to_json())), (moves, line.snapshot.you)
            if lines[0].snapshot.phase != "playing":
                hands += 1
                wish = "next" if lines[0].snapshot.phase == "scoring" else "rematch"
                assert lines[0].ask(wish, at_once=True)["type"] == "ok"
                continue
            mover = next(line for line in lines if line.is_my_turn)
            assert mover.ask("act", id=f"m{version}", move=mover.some_move(rng), expected=version)["type"] == "ok"
            moves += 1
        for line, twin in [*zip(lines[:players], lines[players:], strict=False), (lines[-2], lines[-1])]:
            last = min(len(line.events), len(twin.events))
            assert line.events[:last] == twin.events[:last]
            assert last > moves - 5
        assert game != "mu" or found.count(True) > moves // 2, "most of it is heard as it is written"


def test_a_node_follows_a_table_by_what_it_hears_and_only_where_somebody_looks(
    pg: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading every move again from the database cost a node half of its time."""
    reads: list[tuple[str, str]] = []
    events = Store.events

    async def counted(store: Store, table_id: str, after: int = 0) -> list[Event]:
        reads.append((store.writer._node, table_id))
        return await events(store, table_id, after)

    monkeypatch.setattr(Store, "events", counted)
    with room.Lobby(pg) as here, room.Lobby(pg) as there:
        people = here.people("Anna", "Beate")
        table, other = here.table(people, "mu2"), here.table(people, "mu2")
        lines = [here.line(table, people[0]), there.line(table, people[1])]
        talk = here.line(other, people[0])
        assert there.call("GET", f"/tables/{other}", people[1]).status_code == 200
        assert lines[0].ask("start")["type"] == "ok"
        lines[1].wait(lambda snapshot: snapshot.phase == "playing")
        reads.clear()
        rng = Random(1)

        def hear_all() -> int:
            """A node that had not heard of the last move would lose against it, and read what it was."""
            version = max(line.snapshot.version for line in lines)
            for line in lines:
                line.wait(partial(has_come_to, version))
            return version

        for _ in range(8):
            version = hear_all()
            if lines[0].snapshot.phase == "scoring":
                assert lines[0].ask("next", at_once=True)["type"] == "ok"
                continue
            mover = next(line for line in lines if line.is_my_turn)
            mover.ask("act", id=f"m{version}", move=mover.some_move(rng), expected=version)
        assert talk.ask("chat", text="does anybody listen?")["type"] == "ok"
        hear_all()
        assert lines[0].ask("chat", text="yes")["type"] == "ok"
        lines[1].until(lambda message: message["type"] == "update" and message["events"][-1]["event"] == "chatted")
        assert not reads, "nothing is read that was heard"
        assert there.node.tables[other].is_behind
        long = "\U0001f9c5" * 500
        assert [lines[0].ask("chat", text=long)["type"] for _ in range(3)] == ["ok"] * 3
        lines[1].until(lambda message: message["type"] == "update" and message["events"][-1]["text"] == long)
        scene = there.call("GET", f"/tables/{other}", people[1]).json()["scene"]
        assert scene["version"] == here.node.tables[other].table.version
