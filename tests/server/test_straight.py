"""The short way of a move: from its frame to the table, and from the disk to everybody, with nobody who waits for it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import asyncpg
import hostile
import pytest
import room
import uvicorn
from hostile import PING, TEXT, frame
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from eklat.server import rounds
from eklat.server.connection import Connection
from eklat.server.database import Database, StorageDown
from eklat.server.frames import FEW, MUCH, PIECE, Frames, are_whole, frames, single_text
from eklat.server.live import Row
from eklat.server.rounds import MANY, Rounds
from eklat.server.settings import Settings
from eklat.server.store import stored
from eklat.server.turns import Turns
from eklat.server.writer import Conflict
from eklat.table import Accepted, Refused
from eklat.table import Settings as TableSettings

# What was stored elsewhere ------------------------------------------------------------------------------------------------


def test_a_gap_in_what_another_node_says_is_noticed(tmp_path: Path) -> None:
    """Also where it says first what most viewers are told."""
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db") as lobby:
        people = lobby.people("Anna", "Beate")
        begun = hostile.planted(TableSettings("mu2", 2), people).start(people[0]["id"], 1.0).table
        table_id = hostile.plant(lobby, "begun", begun)
        later = hostile.played(begun, Random(2), 3)
        told, events = "{}", [data for _, data in stored(later.log[begun.version :])]

        async def scene() -> list[int]:
            live = await lobby.node.table(table_id)
            heard = [live.hears(Row(events[1:2], told)), live.hears(Row(())), live.hears(Row((), told))]
            assert heard == [False, False, False]
            assert live.table.version == begun.version
            assert live.hears(Row(events[:1], told))
            assert live.hears(Row(events, told))
            return [live.table.version, begun.version + len(events)]

        version, wanted = lobby.run(scene)
        assert version == wanted


def test_a_line_that_cannot_be_written_to_silences_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    written, faults = list[bytes](), list[str]()
    monkeypatch.setattr(Frames, "leaving", [])

    def line(write: Callable[[bytes], None]) -> Frames:
        one = Frames.__new__(Frames)
        one.loop = Mock(call_soon=lambda _: None, call_exception_handler=lambda fault: faults.append(fault["message"]))
        one.transport, one.close_sent = Mock(is_closing=lambda: False, write=write), False
        one._said, one._room = (), MUCH
        return one

    def broken(_: bytes) -> None:
        raise RuntimeError("closed")

    first, second = line(broken), line(written.append)
    for one in (first, second):
        one.say(b"hello")
    first._leave_all()
    assert len(written) == len(faults) == 1
    assert first.transport.abort.called  # type: ignore[attr-defined]
    assert not Frames.leaving


# Frames -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 1, 125, 126, 300, 65_535, 65_536])
def test_a_text_is_read_as_the_library_reads_it(size: int) -> None:
    text = os.urandom(size).hex()[:size].encode()
    sent = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert single_text(sent) == (text if size < 2**16 else None), "what is longer than anything goes the long way"
    assert are_whole(sent)
    assert are_whole(sent + frame(PING, b"x") + sent)
    for part in (sent[:-1], sent[:1], sent + b"\x81", sent + sent[:-1]):
        assert single_text(part) is None
        assert not are_whole(part)


class Deaf:
    """A line whose listener is slow, and what it was told."""

    def __init__(self) -> None:
        self.later = list[Callable[[], None]]()
        config = uvicorn.Config(lambda *_: None, ws=Frames)
        config.load()
        loop = Mock(call_soon=self.later.append, time=lambda: 0.0)
        self.line = frames()(config, ServerState(), {}, loop)
        self.transport = Mock()
        self.transport.is_closing = lambda: self.transport.close.called
        self.line.transport = self.transport
        self.line.handshake_complete, self.line.conn.state = True, State.OPEN
        self.line.conn.parser = self.line.conn.parse()
        next(self.line.conn.parser)
        self.line._is_even = True

    def hear(self, data: bytes) -> int:
        """How many messages wait after this."""
        self.line.data_received(data)
        return self.line.queue.qsize()

    def go_on(self) -> None:
        later, self.later[:] = self.later.copy(), []
        for step in later:
            step()

    def take(self) -> str:
        async def taken() -> Any:
            return await self.line.receive()

        message = asyncio.run(taken())
        return str(message.get("text", message["type"]))


def test_forty_thousand_messages_in_one_packet_are_looked_at_piece_by_piece() -> None:
    """All of them at once took half a second, in which nobody else was heard."""
    deaf = Deaf()
    few = PIECE // 7
    texts = [f"{number % 10}" for number in range(40_000)]
    assert deaf.hear(b"".join(frame(TEXT, text.encode()) for text in texts)) <= few
    assert deaf.transport.pause_reading.called
    heard = list[str]()
    while len(heard) < 1000:
        assert deaf.line.queue.qsize() <= few + 1
        if deaf.line.queue.empty():
            assert deaf.later, "whoever has listened to all of it hears more"
            deaf.go_on()
        else:
            deaf.go_on()
            heard.append(deaf.take())
    assert heard == texts[:1000]
    assert not deaf.transport.resume_reading.called


def test_what_was_on_its_way_is_heard_after_what_came_before() -> None:
    deaf, sizes = Deaf(), (1, 5, 600, 130, 4, 70)
    texts = [f"{number}" * 3 for number in range(sum(sizes))]
    place = 0
    for size in sizes:
        deaf.line.data_received(b"".join(frame(TEXT, text.encode()) for text in texts[place : place + size]))
        place += size
    heard = list[str]()
    while deaf.later or not deaf.line.queue.empty():
        deaf.go_on()
        while not deaf.line.queue.empty():
            heard.append(deaf.take())
    assert heard == texts
    assert not deaf.line.read_paused
    assert not deaf.line._rest


def test_nothing_is_read_behind_a_message_that_waits_and_all_is_heard_afterwards() -> None:
    """What came behind one message that waited was kept without end, and never looked at."""
    deaf, texts = Deaf(), ["waits", "long" * 150, "on its way"]
    assert deaf.hear(frame(TEXT, texts[0].encode())) == 1
    assert not deaf.line.read_paused
    deaf.hear(frame(TEXT, texts[1].encode()))
    assert deaf.line.read_paused
    deaf.hear(frame(TEXT, texts[2].encode()))
    heard = list[str]()
    while deaf.later or not deaf.line.queue.empty():
        deaf.go_on()
        while not deaf.line.queue.empty():
            heard.append(deaf.take())
    assert heard == texts
    assert not deaf.line.read_paused


def test_nothing_is_kept_of_a_line_that_is_lost() -> None:
    deaf = Deaf()
    deaf.hear(frame(TEXT, b"x") * 1000)
    assert deaf.line._rest
    deaf.line.connections.add(deaf.line)
    deaf.line.connection_lost(None)
    assert not deaf.line._rest
    deaf.go_on()


def test_nobody_counts_a_thousand_pings() -> None:
    assert are_whole(frame(PING, b"") * FEW)
    assert not are_whole(frame(PING, b"") * (FEW + 1))


@pytest.mark.parametrize(
    "sent",
    [
        frame(PING, b""),
        frame(TEXT, b"{", is_last=False),
        frame(0, b"}"),
        b"\x81\x02{}",
        b"\xc1\x80" + bytes(4),
        b"\x81\xff" + bytes(131),
        b"",
    ],
)
def test_everything_else_goes_the_long_way(sent: bytes) -> None:
    assert single_text(sent) is None


def test_whoever_has_just_moved_is_not_asked_whether_they_are_there() -> None:
    """Silence is counted from the last move: the next ping comes as late after it as after another, at a full second."""
    line, timers = Frames.__new__(Frames), list[float]()
    line.loop = Mock(
        time=lambda: 100.25, call_at=lambda when, _: timers.append(when), call_later=lambda wait, _: timers.append(wait)
    )
    line.transport, line.conn = Mock(is_closing=lambda: False), Mock(data_to_send=lambda: [b"ping"])
    line.close_sent, line.ping_interval, line.ping_timeout = False, 20.0, 30.0
    line._is_even, line.queue, line.heard = True, asyncio.Queue(), lambda text: text == b"a move"
    line.data_received(frame(TEXT, b"a move"))
    line.loop.time = lambda: 105.0
    line.send_keepalive_ping()
    assert (timers, line.transport.write.called) == ([121.0], False)
    line.loop.time = lambda: 121.0
    line.send_keepalive_ping()
    assert (timers, line.transport.write.called) == ([121.0, 30.0], True)


def test_what_is_said_in_one_moment_leaves_together_and_much_of_it_before() -> None:
    async def scene() -> list[int]:
        kind, sent = frames(), list[int]()
        lines = [kind.__new__(kind) for _ in range(2)]
        for line in lines:
            line.loop, line.close_sent = asyncio.get_running_loop(), False
            line.transport = Mock(is_closing=lambda: False, write=lambda data: sent.append(len(data)))
            line.say(b"one")
            line.say(b"two")
        assert not sent
        lines[1].say(bytes(MUCH))
        assert sent == [5 + 5 + 10 + MUCH], "nobody keeps more than that for the end of the moment"
        lines[1].say(b"three")
        await asyncio.sleep(0)
        assert not kind.leaving
        lines[0].say(b"too late")
        lines[0].close_sent = True
        await asyncio.sleep(0)
        return sent[1:]

    assert asyncio.run(scene()) == [5 + 5, 7]


# Wishes that nobody waits for ---------------------------------------------------------------------------------------------


class Ear:
    """A line that only listens."""

    is_writable = True
    resumed: Callable[[], None] | None = None
    heard: Callable[[bytes], bool] | None = None
    lost: Callable[[], None] | None = None

    def __init__(self) -> None:
        self.texts: list[bytes] = []

    def say(self, text: bytes) -> None:
        self.texts.append(text)


@pytest.mark.parametrize("trouble", [None, Conflict("another node"), StorageDown("no disk")], ids=lambda t: type(t).__name__)
def test_a_move_is_stored_before_anybody_hears_of_it(tmp_path: Path, trouble: Exception | None) -> None:
    """Also when somebody else was quicker; and if it cannot be stored, nobody does."""
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db") as lobby:
        people = lobby.people("Anna", "Beate")
        begun = hostile.planted(TableSettings("mu2", 2), people).start(people[0]["id"], 1.0).table
        table_id = hostile.plant(lobby, "begun", hostile.played(begun, Random(2), 3))

        async def scene() -> tuple[Accepted | Exception, list[int]]:
            live = await lobby.node.table(table_id)
            table, ear, said = live.table, Ear(), asyncio.get_running_loop().create_future()
            assert table.state is not None
            assert table.turn is not None
            person, move, store = table.chairs[table.turn].person, str(table.state.legal[0]), lobby.node.store
            assert person is not None
            mover = Connection(person)
            mover.open(ear, lambda code: None)
            live.connect(mover)
            before, append = len(ear.texts), store.append_then

            def troubled(*args: Any) -> None:
                store.append_then = append  # type: ignore[method-assign]
                args[-1](trouble)

            if trouble is not None:
                store.append_then = troubled  # type: ignore[method-assign,assignment]  # it fails on purpose
            assert live.begin(lambda t, now: t.move(person, move, "m", table.version, now), said.set_result)
            if trouble is None:
                assert live.is_busy
                assert not live.begin(lambda t, now: t.chat(person, now, "late"), said.set_result)
                assert len(ear.texts) == before, "it is not stored yet"
            answer = await said
            stored = await store.events(table_id)
            assert not live.is_busy
            assert len(stored) == live.table.version
            assert (len(ear.texts) > before) == (live.table.version > table.version)
            live.disconnect(mover)
            return answer, [table.version, len(stored)]

        answer, (before, after) = lobby.run(scene)
        if isinstance(trouble, StorageDown):
            assert answer is trouble
            assert after == before
        else:
            assert isinstance(answer, Accepted)
            assert after == answer.table.version > before


def test_what_another_node_says_while_something_is_written_here_is_not_read_again(tmp_path: Path) -> None:
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db") as lobby:
        people = lobby.people("Anna", "Beate")
        table_id = hostile.plant(lobby, "quiet", hostile.planted(TableSettings("mu2", 2), people))

        async def scene() -> None:
            live = await lobby.node.table(table_id)
            said = live.table.chat(people[0]["id"], 1.0, "Hello").events
            row = Row([data for _, data in stored(said)])

            async def nothing(*_: object) -> list[Any]:
                raise AssertionError("all of it was said")

            lobby.node.store.events = nothing  # type: ignore[method-assign,assignment]  # nobody asks
            async with live._turns:
                assert not live.hears(row)
                later = asyncio.ensure_future(live.catch_up(said[-1].version, row))
            await later
            assert live.table.log[-1] == said[-1]

        lobby.run(scene)


def test_a_refusal_takes_nobodys_turn(tmp_path: Path) -> None:
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db") as lobby:
        people = lobby.people("Anna", "Beate")
        table_id = lobby.table(people, "mu2")

        async def scene() -> list[Accepted | Exception]:
            live = await lobby.node.table(table_id)
            answers = []
            wishes: list[Any] = [lambda t, now: t.move(people[0]["id"], "pass", "m", t.version, now), lambda t, now: 1 / 0]
            for wish in wishes:
                said = asyncio.get_running_loop().create_future()
                assert live.begin(wish, said.set_result)
                answers.append(await said)
                assert not live.is_busy
            return answers

        refused, broken = lobby.run(scene)
        assert isinstance(refused, Refused)
        assert isinstance(broken, ZeroDivisionError), "a fault of ours holds up nobody either"


def test_tables_wait_a_moment_for_each_other_and_one_alone_does_not() -> None:
    async def scene() -> list[str]:
        rounds, played = Rounds(), list[str]()
        over = asyncio.get_running_loop().create_future()
        rounds.join("one", partial(played.append, "first"))
        rounds.join("two", partial(played.append, "second"))
        rounds.join("two", partial(over.set_result, None))
        assert not played
        await over
        rounds.join("two", partial(played.append, "at once"))
        rounds.join("three", partial(played.append, "never"))
        return played

    assert asyncio.run(scene()) == ["first", "second", "at once"]


def test_where_many_tables_move_none_of_them_waits_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "GATHER", 3600.0)

    async def scene() -> list[str]:
        now, played = Rounds(), list[str]()
        for number in range(MANY):
            assert not played
            now.join(f"table {number}", partial(played.append, f"move {number}"))
        await asyncio.sleep(0)
        return played

    assert asyncio.run(scene()) == [f"move {number}" for number in range(MANY)]


def test_a_round_can_be_told_to_wait_for_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "GATHER", 3600.0)

    async def scene() -> list[str]:
        now, played = Rounds(), list[str]()
        now.go()
        now.join("one", partial(played.append, "first"))
        now.join("two", partial(played.append, "second"))
        now.go()
        now.go()
        await asyncio.sleep(0)
        now.join("one", partial(played.append, "never"))
        await asyncio.sleep(0)
        return played

    assert asyncio.run(scene()) == ["first", "second"]


def test_a_step_that_fails_takes_nobody_elses_with_it() -> None:
    async def scene() -> list[str]:
        rounds, played, faults = Rounds(), list[str](), list[str]()
        over = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(str(fault["exception"])))

        def fail() -> None:
            raise ValueError("no number")

        rounds.join("one", fail)
        rounds.join("two", partial(played.append, "second"))
        rounds.join("three", partial(over.set_result, None))
        await over
        return played + faults

    second, fault = asyncio.run(scene())
    assert second == "second"
    assert "no number" in fault


def test_turns_are_given_in_the_order_of_the_line_also_when_somebody_gives_up() -> None:
    async def scene() -> list[str]:
        turns, served = Turns(), list[str]()
        assert turns.take()
        assert not turns.take()

        async def want(name: str) -> None:
            async with turns:
                served.append(name)
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(want(name)) for name in ("first", "gives up", "next", "in the last moment", "last")]
        await asyncio.sleep(0)
        tasks[1].cancel()
        turns.give()
        await asyncio.gather(*tasks[:3], return_exceptions=True)
        tasks[3].cancel()  # it may have been given the turn already
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not turns.is_taken
        return served

    assert [name for name in asyncio.run(scene()) if name != "in the last moment"] == ["first", "next", "last"]


def test_a_connection_that_has_not_heard_its_end_is_made_again(pg: str) -> None:
    """PostgreSQL has ended it while it was not used, and the driver, which was about to notice, refuses to use it."""

    class Ended:
        is_over = False

        async def fetch(self, *_: object) -> None:
            raise asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")

        def terminate(self) -> None:
            self.is_over = True

        def is_closed(self) -> bool:
            return self.is_over

    async def scene() -> list[Any]:
        database = Database(Settings(db=pg))
        try:
            database._straight = Ended()
            return await database.ask("SELECT 7 AS days")
        finally:
            await database.close()

    assert [row["days"] for row in asyncio.run(scene())] == [7]
