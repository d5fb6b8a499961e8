"""Tables that live at one node: moves of people elsewhere are carried there, answered as they are at home, and made once."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

import asyncpg
import orjson
import pytest
import room
from test_notices import MOVED, OVER, TOLD, append, check, play

from eklat.client import Snapshot
from eklat.server import errands, live, rounds, writer
from eklat.server.database import Database, StorageDown
from eklat.server.errands import Errands, _somebody
from eklat.server.live import LiveTable, Row
from eklat.server.messages import Chat
from eklat.server.peers import Peers, rows
from eklat.server.presence import Presence
from eklat.server.wishes import WISHES
from eklat.server.writer import CHANNEL, NEXT, Append, Conflict, Errand, Writer, bundled, carried
from eklat.table import Table

Json = dict[str, Any]
SECRETS = re.compile(r'\["(?:hand|dealt|legal)",\["[^]]{30,}\]')
"""Cards and moves of one seat, where they are too many to be those of two."""


def is_complete(count: int, snapshot: Snapshot) -> bool:
    return len(snapshot.presence.get("here", ())) == count


def has_come_to(version: int, snapshot: Snapshot) -> bool:
    return snapshot.version >= version


class Spread:
    """A table with people at two nodes, in turn; it lives at the first one, which opened it."""

    def __init__(self, pg: str, game: str = "mu", players: int = 4, **settings: Any) -> None:
        self.here, self.there = room.Lobby(pg), room.Lobby(pg)
        self.game, self.players, self.settings = game, players, settings

    def __enter__(self) -> Spread:
        self.here.__enter__()
        self.there.__enter__()
        self.people = self.here.people(*"ABCD"[: self.players])
        self.table = self.here.table(self.people, self.game, **self.settings)
        nodes = [self.here, self.there]
        self.lines = [nodes[seat % 2].line(self.table, person) for seat, person in enumerate(self.people)]
        for line in self.lines:
            line.wait(partial(is_complete, self.players))
        self.home, self.other = (node.node.tables[self.table] for node in nodes)
        assert (self.home.home, self.other.home) == ("", self.here.node.id)
        assert self.lines[0].ask("start")["type"] == "ok"
        return self

    def __exit__(self, *error: object) -> None:
        self.there.__exit__(*error)
        self.here.__exit__(*error)

    def until_turn_of(self, *seats: int, moves: int = 0) -> room.Line:
        """Play so many moves at least, and on until it is the turn of one of these seats."""
        rng = Random(7)
        play(self.lines, rng, moves)
        while not any(self.lines[seat].is_my_turn for seat in seats):
            play(self.lines, rng, 1)
        return next(self.lines[seat] for seat in seats if self.lines[seat].is_my_turn)

    def stored(self) -> list[Json]:
        """The log as it is in the database; the last events may be known to nobody else."""
        return [event.to_json() for event in self.here.run(self.here.node.stored, self.table)]

    def check(self) -> None:
        check(self.home, *self.lines)
        assert self.home.table == self.other.table


def act(line: room.Line, name: str, seed: int = 1) -> Json:
    return {"id": name, "move": line.some_move(Random(seed)), "expected": line.snapshot.version}


@pytest.fixture
def writers(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Append]]:
    """Which node has stored what."""
    found: list[tuple[str, Append]] = []
    then, wait = Writer.append_then, Writer.append

    def append_then(self: Writer, wanted: Append, told: Callable[[Exception | None], None]) -> None:
        found.append((self._node, wanted))
        then(self, wanted, told)

    async def append(self: Writer, wanted: Append) -> None:
        found.append((self._node, wanted))
        await wait(self, wanted)

    monkeypatch.setattr(Writer, "append_then", append_then)
    monkeypatch.setattr(Writer, "append", append)
    return found


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errands, "PATIENCE", 0.05)


# As at home ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), [("mu", 4), ("mu2", 2), ("heuldoch", 3)])
def test_a_table_lives_at_one_node_and_everybody_sees_the_same(
    pg: str, game: str, players: int, writers: list[tuple[str, Append]], monkeypatch: pytest.MonkeyPatch
) -> None:
    folded: list[int] = []
    carried_out = live.carried_out

    def counted(table: Table, heard: Sequence[str]) -> Table:
        folded.append(len(heard))
        return carried_out(table, heard)

    monkeypatch.setattr(live, "carried_out", counted)
    with Spread(pg, game, players) as spread:
        play(spread.lines, Random(3), 10)
        folded.clear()
        writers.clear()
        play(spread.lines, Random(4), 60)
        assert {node for node, _ in writers} == {spread.here.node.id}, "whoever moves, and whoever wants the next hand"
        assert not folded, "nobody has asked the other node about the table"
        assert spread.other.version == spread.home.version
        spread.check()
        assert sum(folded) > 60


def test_a_move_is_acknowledged_where_it_came_from(pg: str) -> None:
    with Spread(pg) as spread:
        mover = spread.until_turn_of(1, 3, moves=6)
        wish = act(mover, "mine")
        answer = mover.ask("act", **wish)
        event = next(event for event in spread.stored() if event.get("move_id") == "mine")
        assert (answer["type"], answer["version"]) == ("ok", event["version"])
        assert [message["type"] for message in mover.heard[-2:]] == ["update", "ok"], "first what happened"
        assert mover.heard[-2]["events"][0]["move_id"] == "mine"
        again = mover.ask("act", **wish)
        assert (again["type"], again["version"]) == ("ok", event["version"])
        used = mover.ask("act", **wish | {"move": "pass" if wish["move"] != "pass" else "play R1"})
        assert (used["type"], used["code"]) == ("refused", "move-id-used")
        assert [e.get("move_id") for e in spread.stored()].count("mine") == 1
        play(spread.lines, Random(2), 5)
        spread.check()


def test_refusals_are_said_where_the_wish_came_from_in_its_language(pg: str) -> None:
    with Spread(pg) as spread:
        mover = spread.until_turn_of(1, 3, moves=4)
        german = spread.there.line(spread.table, spread.people[spread.lines.index(mover)], lang="de")
        answers = []
        for line in (mover, german):
            wrong = line.ask("act", id="wrong", move="play B0 B1", expected=line.snapshot.version)
            stale = line.ask("act", **act(mover, "late") | {"expected": 3})
            turn = spread.lines[2].ask("act", id="x", move="pass", expected=line.snapshot.version)
            assert [answer["type"] for answer in (wrong, stale, turn)] == ["refused"] * 3
            assert (stale["code"], turn["code"]) == ("stale", "not-your-turn")
            assert [event["version"] for event in stale["events"]] == list(range(4, mover.snapshot.version + 1))
            answers.append((wrong, stale))
        for english, other in zip(*answers, strict=True):
            assert english["code"] == other["code"]
            assert english["sentence"] != other["sentence"]
            assert english["version"] == other["version"] == mover.snapshot.version
        assert mover.ask("next")["code"] == "phase-playing", "also of what is no move"
        play(spread.lines, Random(2), 5)
        spread.check()


def test_other_wishes_are_fulfilled_where_they_are_said_and_everybody_goes_on(pg: str) -> None:
    with Spread(pg, take_backs=True) as spread:
        for seed in range(4):
            spread.until_turn_of(1, 3, moves=5)
            assert spread.lines[1].ask("chat", text=f"{seed}")["type"] == "ok"
            assert spread.lines[2].ask("chat", text=f"{seed}")["type"] == "ok"
        play(spread.lines, Random(2), 5)
        spread.check()


def test_whoever_comes_later_finds_the_table_as_it_is(pg: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where much was only passed on it is carried out beside everything else."""
    monkeypatch.setattr(live, "MUCH", 3)
    with Spread(pg) as spread:
        play(spread.lines, Random(5), 30)
        assert len(spread.other._heard) > 3
        watcher, twin = spread.there.line(spread.table), spread.there.line(spread.table, spread.people[0])
        assert not spread.other._heard
        play([*spread.lines, watcher, twin], Random(6), 10)
        assert watcher.snapshot.version == twin.snapshot.version == spread.home.version
        spread.check()
        view = spread.home.table.view(0)
        assert view is not None
        assert twin.snapshot.view == orjson.loads(orjson.dumps(view.to_json()))


def test_bots_move_whoever_drives_them(pg: str) -> None:
    """People at two nodes, and bots that one of them drives, whether the table lives there or not."""
    with room.Lobby(pg) as here, room.Lobby(pg) as there:
        people = here.people("Anna", "Beate")
        bots = dict.fromkeys((2, 3), "random")
        table = here.table(people, "mu", 4, bots=bots, bot_pauses=False)
        lines = [here.line(table, people[0]), there.line(table, people[1])]
        for line in lines:
            line.wait(partial(is_complete, 2))
        assert lines[1].ask("chat", text="Hello")["type"] == "ok"
        assert lines[0].ask("start")["type"] == "ok"
        rng, moves = Random(4), 0
        while moves < 20:
            for line in lines:
                line.wait(lambda now: now.phase != "playing" or now.table["turn"] in (0, 1))
            version = max(line.snapshot.version for line in lines)
            for line in lines:
                line.wait(partial(has_come_to, version))
            if lines[0].snapshot.phase == "scoring":
                assert lines[1].ask("next")["type"] == "ok"
                assert lines[0].ask("next", at_once=True)["type"] == "ok"
            elif mover := next((line for line in lines if line.is_my_turn), None):
                assert mover.ask("act", **act(mover, f"m{version}", rng.randrange(99)))["type"] == "ok"
                moves += 1
        version = here.run(asked_for, here.node.tables[table])
        for line in lines:
            line.wait(partial(has_come_to, version))
        assert any(event.get("bot") == "random" for event in lines[1].events)
        numbers = [event["version"] for event in lines[1].events]
        assert numbers == list(range(numbers[0], numbers[-1] + 1))


# When something is lost ---------------------------------------------------------------------------------------------------


def test_a_home_that_does_not_listen_is_done_without(
    pg: str, writers: list[tuple[str, Append]], impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost: list[str] = []

    def deaf(self: Errands, peer: str, to: str, *lines: str) -> None:
        lost.extend(lines)

    with Spread(pg) as spread:
        mover = spread.until_turn_of(1, 3, moves=4)
        monkeypatch.setattr(Errands, "hear", deaf)
        writers.clear()
        assert mover.ask("act", **act(mover, "mine"))["type"] == "ok"
        assert len(lost) == 1
        assert [node for node, _ in writers] == [spread.there.node.id]
        assert [event.get("move_id") for event in spread.stored()].count("mine") == 1
        monkeypatch.undo()
        play(spread.lines, Random(2), 6)
        assert spread.other.home == spread.here.node.id, "it was heard again"
        spread.check()


@pytest.mark.parametrize("kind", ["act", "next"])
def test_an_answer_that_is_lost_is_found(pg: str, kind: str, impatient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The home has stored the move, and nobody at the other node hears of it: it is not made again."""
    heard, lost, deaf_one = Peers._heard, list[str](), list[str]()

    def deaf(peers: Peers, connection: object, pid: int, channel: str, notice: object) -> None:
        if peers._node.id in deaf_one and str(notice).startswith("e ") and peers._node.id not in str(notice)[:30]:
            lost.append(str(notice))
            deaf_one.clear()
        else:
            heard(peers, connection, pid, channel, notice)

    monkeypatch.setattr(Peers, "_heard", deaf)
    with Spread(pg, "mu2", 2) as spread:
        mover = spread.lines[1]
        if kind == "act":
            spread.until_turn_of(1, moves=4)
            deaf_one.append(spread.there.node.id)
            answer = mover.ask("act", **act(mover, "mine"))
            mine = [event for event in spread.stored() if event.get("move_id") == "mine"]
            assert [event["version"] for event in mine] == [answer["version"]]
        else:
            rng = Random(1)
            play(spread.lines, rng, 1)
            while mover.snapshot.phase == "playing":
                play(spread.lines, rng, 1)
            deaf_one.append(spread.there.node.id)
            answer = mover.ask("next")
            assert [event["event"] for event in spread.stored()].count("ready") == 1
        assert answer["type"] == "ok"
        assert len(lost) == 1
        play(spread.lines, Random(2), 6)
        spread.check()


@pytest.mark.parametrize("most", [200, 900])
def test_notices_that_are_too_long_keep_nobody_from_playing(
    pg: str, most: int, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without what single seats are told, or without anything but how far the table has come."""
    with Spread(pg) as spread:
        monkeypatch.setattr(writer, "LONGEST_NOTICE", most)
        play(spread.lines, Random(2), 20)
        monkeypatch.undo()
        play(spread.lines, Random(3), 5)
        spread.check()


def test_what_cannot_be_followed_is_read_and_shown_anew(pg: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ValueError("no such event")

    with Spread(pg) as spread:
        play(spread.lines, Random(2), 6)
        assert spread.other._heard
        monkeypatch.setattr(live, "carried_out", fails)
        heard = len(spread.lines[1].heard)
        spread.there.run(asked_for, spread.other)
        monkeypatch.undo()
        assert spread.lines[1].until_type("welcome")["version"] == spread.home.version
        assert len(spread.lines[1].heard) > heard
        assert spread.lines[3].until_type("welcome")["version"] == spread.home.version
        play(spread.lines, Random(3), 6)
        assert spread.home.table == spread.other.table


async def asked_for(table: LiveTable) -> int:
    return table.table.version


async def moves_named(pg: str, table: str, name: str) -> list[int]:
    connection = await asyncpg.connect(pg)
    try:
        stored = await connection.fetch("SELECT data FROM events WHERE table_id = $1 ORDER BY version", table)
    finally:
        await connection.close()
    found = [orjson.loads(row["data"]) for row in stored]
    return [event["version"] for event in found if event.get("move_id") == name]


@pytest.mark.parametrize("is_late", [False, True])
def test_a_move_that_is_on_its_way_when_its_home_dies_is_made_once_and_answered(
    pg: str, running: list[room.Server], is_late: bool
) -> None:
    running += [room.Server(pg), room.Server(pg)]
    people = running[0].people(2)
    table = running[0].table(people, game="mu2")
    clients = [room.Client(table, person, seed) for seed, person in enumerate(people)]

    async def scene() -> None:
        for client, server in zip(clients, running, strict=True):
            await client.come(server)
        for client in clients:
            await client.until(partial(is_complete, 2))
        await clients[0].say("start")
        for client in clients:
            await client.until(lambda snapshot: snapshot.phase == "playing")
        while not clients[1].is_my_turn:
            version = clients[0].snapshot.version
            await clients[0].move()
            for client in clients:
                await client.until(partial(has_come_to, version + 1))
        name = await clients[1].move()
        if is_late:
            await clients[0].hear()
        running[0].kill()
        await clients[1].until(lambda _: name in clients[1].acknowledged)
        assert await moves_named(pg, table, name) == [clients[1].acknowledged[name]]

    room.run(scene(), clients)


# Whose business it is -----------------------------------------------------------------------------------------------------


def test_what_is_told_to_one_seat_reaches_no_other(pg: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the home writes for a seat at another node is passed on to that seat, byte by byte, and to nobody else."""
    heard, parts = Peers._heard, list[tuple[str, Mapping[int, str]]]()

    def listening(peers: Peers, connection: object, pid: int, channel: str, notice: object) -> None:
        kind, node, rest = str(notice).split(" ", 2)
        if kind == "e" and node != peers._node.id:
            parts.extend((row.told, row.own) for _, _, row in rows(rest) if row.own)
        heard(peers, connection, pid, channel, notice)

    monkeypatch.setattr(Peers, "_heard", listening)
    with Spread(pg) as spread:
        parts.clear()
        play(spread.lines, Random(8), 60)
        raw = {seat: spread.lines[seat].raw for seat in range(4)}
        private = 0
        for told, own in parts:
            assert set(own) == {1, 3}
            for seat, part in own.items():
                if part == "null":
                    assert told in raw[seat]
                    continue
                text = f"{told[:-3]},{part[1:-1]}]}}}}" if part.startswith("[") else part
                assert text in raw[seat]
                for secret in SECRETS.findall(part):
                    private += 1
                    assert not any(secret in line for other in {0, 1, 2, 3} - {seat} for line in raw[other])
        assert private > 20
        spread.check()


def test_somebody_who_watches_hears_nothing_that_is_for_a_seat(pg: str) -> None:
    with Spread(pg) as spread:
        watcher = spread.there.line(spread.table)
        play([*spread.lines, watcher], Random(8), 30)
        view = spread.home.table.view(None)
        assert view is not None
        assert watcher.snapshot.view == orjson.loads(orjson.dumps(view.to_json()))
        assert not any('"hand",[' in text or '["legal",["' in text for text in watcher.raw)
        spread.check()


# Where it lives -----------------------------------------------------------------------------------------------------------


def nodes(*known: tuple[str, Sequence[str], float | None]) -> Iterator[str]:
    """Where each of these nodes thinks that a table lives, by the people it has and since when."""
    for here, people, since in known:
        presence = Presence([], 1.0)
        for person in people:
            presence.comes(person)
        for node, others, began in known:
            if node != here:
                presence.hears(node, others, began)
        if since is not None:
            yield presence.home(here, since)


@pytest.mark.parametrize(
    ("known", "home"),
    [
        ([("a", "xy", 5.0), ("b", "z", 1.0)], "a"),
        ([("a", "x", 5.0), ("b", "yz", 9.0)], "b"),
        ([("a", "x", 5.0), ("b", "y", 1.0)], "b"),
        ([("a", "x", 5.0), ("b", "y", 5.0)], "b"),
        ([("a", "x", 5.0), ("b", "y", 4.0), ("c", "wz", 9.0)], "c"),
        ([("a", "", 1.0), ("b", "y", 4.0)], "b"),
        ([("a", "x", 5.0), ("old", "yzw", None)], "a"),
        ([("a", "x", 5.0), ("b", "y", 4.0), ("old", "zw", None)], "b"),
    ],
)
def test_a_table_lives_where_most_people_are_or_where_it_was_first(
    known: list[tuple[str, str, float | None]], home: str
) -> None:
    """All of them find the same, and never one that is too old to know what to do."""
    assert {*nodes(*known)} == {home}


def test_a_table_moves_with_its_people(pg: str) -> None:
    with Spread(pg) as spread:
        play(spread.lines, Random(1), 5)
        spread.here.hang_up(spread.lines[2])
        spread.lines[2] = spread.there.line(spread.table, spread.people[2])
        spread.lines[0].wait(lambda snapshot: is_complete(4, snapshot) and spread.home.home == spread.there.node.id)
        assert spread.other.home == ""
        play(spread.lines, Random(2), 10)
        check(spread.other, spread.lines[0], spread.lines[1], spread.lines[3])
        assert spread.home.table == spread.other.table


def test_an_older_node_is_asked_for_nothing_and_told_everything(pg: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One whose notices say neither since when it has a table, nor what single seats are told, and which runs no errands."""
    real, carry, sent = Peers._heard, Writer.carry, list[Errand]()

    def older(peers: Peers, connection: object, pid: int, channel: str, notice: object) -> None:
        words = [word for word in str(notice).split(" ") if not word.startswith("@")] if str(notice)[0] == "p" else []
        real(peers, connection, pid, channel, " ".join(words) if words else notice)

    def counted(self: Writer, errand: Errand, then: Callable[[Exception | None], None]) -> None:
        sent.append(errand)
        carry(self, errand, then)

    monkeypatch.setattr(Peers, "_heard", older)
    monkeypatch.setattr(Writer, "carry", counted)
    with room.Lobby(pg) as here, room.Lobby(pg) as there:
        people = here.people("Anna", "Beate")
        table = here.table(people, "mu2")
        lines = [here.line(table, people[0]), there.line(table, people[1])]
        for line in lines:
            line.wait(partial(is_complete, 2))
        assert lines[0].ask("start")["type"] == "ok"
        play(lines, Random(4), 20)
        assert not sent
        check(here.node.tables[table], *lines)


# The words ----------------------------------------------------------------------------------------------------------------


def aside(told: str = TOLD) -> Append:
    own = [(1, b'{"type":"update","version":7}'), (3, b'[["legal",["pass"]]]'), (2, b"")]
    return append("aaa", [MOVED, OVER], told)._replace(own=own, errand="node 17 7", is_due=True)


def test_what_is_said_aside_is_taken_as_it_is() -> None:
    plain = append("bbb", [MOVED])
    *_, first, _ = next(bundled([aside()]))
    [(table_id, version, row), (_, _, nothing)] = rows(f"[{NEXT.join([first, plain.row])}]")
    assert (table_id, version, row.events, row.told) == ("aaa", 8, [MOVED, OVER], TOLD)
    assert row.own == {1: '{"type":"update","version":7}', 3: '[["legal",["pass"]]]', 2: "null"}
    assert (row.errand, row.is_due) == ("node 17 7", True)
    assert (nothing, nothing.own, nothing.errand) == (Row([MOVED]), {}, "")


def test_older_nodes_read_around_it() -> None:
    text = aside().row
    [(table_id, (told, *events))] = orjson.loads(f"[{text}]")
    assert (table_id, told["version"], told["told"]) == ("aaa", 0, orjson.loads(TOLD))
    assert events == [orjson.loads(MOVED), orjson.loads(OVER)]
    head, second, _, *others = text.split("\n")  # as the last ones did
    assert (head.split('"')[1], head.split('"')[6], second, others[:-1:2]) == ("aaa", ":8,", TOLD, [MOVED, OVER])


def test_of_too_much_it_is_still_said_whose_wish_it_was() -> None:
    much = aside()._replace(own=[(1, b"x" * writer.LONGEST_NOTICE)])
    *_, text, bundle = next(bundled([much]))
    [(_, _, row)] = rows(f"[{text}]")
    assert (int(bundle) >= 0, row.told, row.own, row.errand) == (True, TOLD, {}, "node 17 7")


def test_errands_for_a_node_go_together() -> None:
    lines = [f"{number} table person {'ü' * 700}" for number in range(12)]
    notices = carried("me", [Errand("ab"[number % 2], line) for number, line in enumerate(lines)])
    assert all(len(notice.encode()) < 8000 for notice in notices)
    assert len(notices) == 4
    found: dict[str, list[str]] = {}
    for notice in notices:
        head, *some = notice.split("\n")
        found.setdefault(head, []).extend(some)
    assert found == {"m me a": lines[::2], "m me b": lines[1::2]}


def test_errands_go_with_what_is_stored_whatever_becomes_of_that(pg: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one statement, in which the events of one table are stored and those of another are too late."""
    with room.Lobby(pg) as lobby:
        people = lobby.people("Anna", "Beate")
        tables = [lobby.table(people, "mu2"), lobby.table(people, "mu2")]

        async def scene() -> tuple[list[str], list[object], list[str]]:
            heard, asked, ask = asyncio.Queue[str](), list[str](), Database.ask

            async def counted(self: Database, statement: str, *args: object) -> list[Any]:
                asked.append(statement)
                return await ask(self, statement, *args)

            monkeypatch.setattr(Database, "ask", counted)
            listener = await lobby.node.database.connect()
            await listener.add_listener(CHANNEL, lambda *said: heard.put_nowait(said[-1]))
            live = lobby.node.tables
            came, writer = list[object](), lobby.node.store.writer
            done = asyncio.get_running_loop().create_future()

            def told(result: object) -> None:
                came.append(result)
                if len(came) == 3:
                    done.set_result(None)

            versions = [live[table].version for table in tables]
            for table, expected in zip(tables, (versions[0], versions[1] - 1), strict=True):
                said = [(expected + 1, '{"event":"chatted"}')]
                writer.append_then(Append(table, expected, said, 1.0), told)
            writer.carry(Errand("there", "7"), told)
            await done
            notices = [await heard.get(), await heard.get()]
            listener.terminate()
            return sorted(notices), came, asked

        (stored, carried), came, asked = lobby.run(scene)
        assert carried == f"m {lobby.node.id} there\n7"
        assert [table in stored for table in tables] == [True, False]
        assert [type(one) for one in came] == [type(None), Conflict, type(None)]
        assert len(asked) == 1


def test_errands_go_in_the_round_of_what_is_stored_here(pg: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They need no statement of their own, and nobody is woken for them alone."""
    with room.Lobby(pg) as lobby:
        people = lobby.people("Anna", "Beate")
        tables = [lobby.table(people, "mu2"), lobby.table(people, "mu2")]
        monkeypatch.setattr(rounds, "GATHER", 3600.0)

        async def scene() -> tuple[list[str], int]:
            node, asked, ask = lobby.node, list[str](), Database.ask
            here, away = (node.tables[table] for table in tables)
            stored = asyncio.get_running_loop().create_future()

            async def counted(self: Database, statement: str, *args: object) -> list[Any]:
                asked.append(statement)
                return await ask(self, statement, *args)

            monkeypatch.setattr(Database, "ask", counted)
            wanted = WISHES[Chat](Chat(type="chat", id="1", text="hello"), _somebody(people[0]["id"]), here)
            node.errands.send(away, "there", people[0]["id"], b"{}", wanted, print)
            assert here.begin(wanted, stored.set_result)
            await asyncio.sleep(0.02)
            before = len(asked)
            node.rounds.go()
            await stored
            return asked, before

        asked, before = lobby.run(scene)
        assert (before, len(asked)) == (0, 1)


def test_what_was_carried_waits_for_nobody_again(pg: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has waited for others where it came from; whoever waits at its home goes with it."""
    with Spread(pg) as spread:
        mover, played = spread.until_turn_of(1, 3, moves=4), list[str]()

        async def another_table_moves() -> None:
            spread.here.node.rounds.join("another", partial(played.append, "another"))

        monkeypatch.setattr(rounds, "GATHER", 3600.0)
        spread.here.run(another_table_moves)
        assert not played
        assert mover.ask("act", **act(mover, "mine"))["type"] == "ok"
        assert played == ["another"]
        monkeypatch.undo()
        play(spread.lines, Random(2), 5)
        spread.check()


def test_an_errand_that_means_nothing_comes_back(pg: str) -> None:
    with room.Lobby(pg) as lobby:
        errands, said = lobby.node.errands, list[Errand]()

        async def scene() -> None:
            done = asyncio.get_running_loop().create_future()

            def carry(errand: Errand, then: Callable[[Exception | None], None]) -> None:
                said.append(errand)
                if len(said) == 3:
                    done.set_result(None)

            lobby.node.store.writer.carry = carry  # type: ignore[method-assign]
            table = lobby.node.tables[lobby_table]
            for line in (
                f"1 nowhere {people[0]['id']} {{}}",
                f"2 {table.id} nobody {{}}",
                f'3 {table.id} x {{"type":"ping"}}',
            ):
                errands.hear("peer", lobby.node.id, line)
            errands.hear("peer", "somebody else", "4 a b c")
            errands.hear("peer", lobby.node.id, "99")
            await done

        people = lobby.people("Anna", "Beate")
        lobby_table = lobby.table(people, "mu2")
        lobby.run(scene)
        assert said == [Errand("peer", number) for number in "123"]


def test_errands_that_cannot_be_said_are_done_here(pg: str, writers: list[tuple[str, Append]]) -> None:
    """What somebody else waits for is not taken for one of ours that has the same number."""
    with Spread(pg) as spread:
        mover, there = spread.until_turn_of(1, 3, moves=4), spread.there.node
        carry, failed = there.store.writer.carry, list[Errand]()

        def fails(errand: Errand, then: Callable[[Exception | None], None]) -> None:
            failed.append(errand)
            there.store.writer.carry = carry  # type: ignore[method-assign]
            there.errands._said(f"{there.errands._count}", StorageDown("no line"))
            then(StorageDown("no line"))

        there.store.writer.carry = fails  # type: ignore[method-assign]
        writers.clear()
        assert mover.ask("act", **act(mover, "mine"))["type"] == "ok"
        assert [errand.to for errand in failed] == [spread.here.node.id]
        assert [node for node, _ in writers] == [there.id]
        play(spread.lines, Random(2), 5)
        spread.check()
