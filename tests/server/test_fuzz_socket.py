"""Bad company on the WebSocket: the server stays calm, tells nobody what they may not know, and the others play on."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, get_args

import hostile
import pytest
import requests
import room
import waiting
from hostile import BINARY, CLOSE, PATH, PING, TEXT, Bare, frame
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from other_cards import with_cards
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from eklat.client import patched
from eklat.games import GAMES
from eklat.records.fair import sealed
from eklat.server import messages as m
from eklat.table import Event, Refused, Table, read_event, salting
from eklat.table import Settings as TableSettings
from eklat.table.events import Moved

LONG = bool(os.environ.get("EKLAT_LONG"))
Json = dict[str, Any]
ENOUGH = 80
"""Events of an honest table, and then it has been long enough."""
PROMPT = 5.0 if LONG else waiting.PATIENCE
"""Seconds within which an honest move is acknowledged, whatever others do; the quick test asks only that it is."""


def test_a_table_plays_on_undisturbed_in_bad_company(tmp_path: Path) -> None:
    """Three friends play; beside them people flood, mumble, lie and slam doors, with and without a seat."""
    limits = {"CONNECTION_MESSAGES": "40", "CONNECTION_BURST": "80", "ADDRESS_MESSAGES": "400", "ADDRESS_BURST": "800"}
    limits |= {"CONNECTIONS": "60"}
    environment = {f"EKLAT_LIMIT_{name}": value for name, value in limits.items()}
    with room.Server(f"sqlite:///{tmp_path}/eklat.db", 0, **environment) as server:
        people = server.people(4)
        table = server.table(people[:3], listed=True)
        scene = Company(server, table, people, tmp_path / "eklat.db")
        asyncio.run(scene.play())
        assert server.call("GET", "/health")["ok"]
        scene.judge()
        assert server.stop() == 0
        assert not hostile.complaints(server)


class Company:
    """An honest table, and those who come to disturb it."""

    def __init__(self, server: room.Server, table: str, people: list[Json], file: Path) -> None:
        self.server, self.table, self.people, self.file = server, table, people, file
        self.friends = [room.Client(table, person, seat) for seat, person in enumerate(people[:3])]
        self.watcher = room.Client(table, None)
        self.waits: list[float] = []
        self.heard: dict[str, list[str]] = {"nobody": [], "stranger": [], "second device": []}
        """Everything that bad company was ever sent, by whose eyes they have."""
        self.refused: dict[str, set[str]] = {name: set() for name in self.heard}
        self.is_over = False

    async def play(self) -> None:
        for friend in (*self.friends, self.watcher):
            await friend.come(self.server)
            await friend.until(lambda snapshot: bool(snapshot.table))
        await self.friends[0].say("start", id="start")
        bad = [asyncio.create_task(work) for work in self._bad_company()]
        await asyncio.gather(*(self._friend(friend) for friend in self.friends))
        self.is_over = True
        await asyncio.wait_for(asyncio.gather(*bad), waiting.PATIENCE)
        last = max(friend.snapshot.version for friend in self.friends)
        for client in (*self.friends, self.watcher):
            await client.until(lambda snapshot: snapshot.version >= last)
            await client.go()

    async def _friend(self, client: room.Client) -> None:
        """Move whenever it is one's turn, without haste, and note how long every answer takes."""
        asked = -1
        while (now := client.snapshot).version < (500 if LONG else ENOUGH):
            if now.phase == "scoring" and now.you == 0 and now.version > asked:
                asked = now.version
                await client.say("next", id=f"next-{asked}", at_once=True)
            elif now.is_my_turn and now.version > asked:
                await asyncio.sleep(0.04)
                asked, began = now.version, time.monotonic()
                name = await client.move()
                while name not in client.acknowledged:
                    answer = await client.hear(PROMPT)
                    assert answer["type"] != "refused", answer
                self.waits.append(time.monotonic() - began)
            else:
                await client.hear()

    # Bad company --------------------------------------------------------------------------------------------------------

    def _bad_company(self) -> Iterator[Any]:
        stranger, second = self.people[3], self.people[2]
        for who, person in (("nobody", None), ("stranger", stranger), ("second device", second)):
            yield self._mumbler(who, person)
            yield self._liar(who, person)
        yield self._flood("nobody", None)
        yield self._flood("stranger", stranger)
        yield self._bytes()
        yield self._doors()
        yield self._crowd()

    @asynccontextmanager
    async def _line(self, who: str, person: Json | None) -> AsyncIterator[ClientConnection]:
        """A connection from another address than that of the friends; all it hears is kept."""
        url = f"ws://127.0.0.1:{self.server.port}{PATH}{self.table}"
        async with connect(url, compression=None, local_addr=("127.0.0.2", 0), max_size=None, ping_interval=None) as line:
            secret = None if person is None else person["secret"]
            await line.send(json.dumps({"type": "hello", "protocol": 2, "secret": secret, "after": 0}))
            listening = asyncio.create_task(self._listen(who, line))
            try:
                yield line
                await line.send('{"type":"ping","id":"the end"}')
                await asyncio.wait_for(listening, waiting.PATIENCE)
            finally:
                listening.cancel()

    async def _listen(self, who: str, line: ClientConnection) -> None:
        async for text in line:
            assert isinstance(text, str)
            self.heard[who].append(text)
            message = json.loads(text)
            if message["type"] == "refused":
                self.refused[who].add(message["code"])
                if message["code"] == "limit" and self.is_over:
                    await line.send('{"type":"ping","id":"the end"}')
            if message.get("id") == "the end":
                return

    async def _mumbler(self, who: str, person: Json | None) -> None:
        """Texts that are no message, binary frames, and more than anybody may say at once."""
        rng = Random(who)
        while not self.is_over:
            async with self._line(who, person) as line:
                for _ in range(30):
                    await line.send(rng.choice(hostile.BROKEN_JSON))
                    await line.send(json.dumps({"type": "chat", "text": rng.choice(hostile.WORDS), "id": "x" * 65}))
                    await line.send(rng.randbytes(rng.randrange(200)))
                    await line.send("x" * rng.choice((4097, 60_000)))
                    await asyncio.sleep(0.1)
                    if self.is_over:
                        break

    async def _liar(self, who: str, person: Json | None) -> None:
        """Other people's moves and names of moves, versions long gone or not yet there, hello again."""
        rng = Random(who)
        async with self._line(who, person) as line:
            while not self.is_over:
                version = self.watcher.snapshot.version + self.friends[0].snapshot.version
                theirs = [name for friend in self.friends[:2] for name in friend.acknowledged]
                name = rng.choice([*theirs, rng.choice(hostile.WORDS)[:64] or "m"])
                cards = rng.sample([f"{colour}{rank}" for colour in "RYGBK" for rank in range(10)], 2)
                move = rng.choice(
                    ["pass", f"play {cards[0]}", f"bid {cards[0]} {cards[1]}", rng.choice(hostile.WORDS)[:200]]
                )
                for expected in (0, 1, rng.randrange(max(1, version)), version + 5, 2**31 - 1):
                    stale = expected if expected < 4 or expected > version else 0
                    await line.send(json.dumps({"type": "act", "id": name, "move": move, "expected": stale}))
                await line.send(json.dumps({"type": "hello", "secret": self.people[0]["secret"], "after": 0}))
                await line.send(json.dumps({"type": "act", "id": "z", "move": "no such move", "expected": version}))
                if who != "second device":
                    for kind in ("leave", "start", "next", "rematch", "take-back", "pause", "resume", "come-back", "hint"):
                        await line.send(json.dumps({"type": kind, "id": kind}))
                    await line.send(json.dumps({"type": "free", "seat": rng.randrange(16)}))
                    await line.send(json.dumps({"type": "wait", "seat": rng.randrange(16)}))
                    await line.send(json.dumps({"type": "sit", "seat": rng.randrange(16)}))
                    await line.send(json.dumps({"type": "answer", "agreed": True}))
                    await line.send(json.dumps({"type": "chat", "text": rng.choice(hostile.WORDS)}))
                    await line.send(json.dumps({"type": "settings", "listed": False, "options": {"target": 1}}))
                await asyncio.sleep(0.6)

    async def _flood(self, who: str, person: Json | None) -> None:
        """As fast as the wire carries it. The answer is soft, and whoever stops is served again."""
        async with self._line(who, person) as line:
            for _ in range(200):
                await line.send('{"type":"ping"}')
            while not self.is_over:
                await asyncio.sleep(0.1)
        assert "limit" in self.refused[who]

    async def _bytes(self) -> None:
        """What is no WebSocket any more. The server closes, each time with its reason."""
        rng = Random(1)
        while not self.is_over:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port, local_addr=("127.0.0.3", 0))
            head = f"GET {PATH}{self.table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            writer.write(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
            await reader.readuntil(b"\r\n\r\n")
            if rng.random() < 0.5:
                writer.write(frame(TEXT, b'{"type":"hello","protocol":2}'))
            writer.write(rng.choice([rng.randbytes(50), frame(3, b"?"), b"\x81\x05hello", frame(TEXT, b"x" * 70_000)]))
            with suppress(OSError):
                await asyncio.wait_for(reader.read(), 0.1)
            writer.close()
            await asyncio.sleep(0.02)

    async def _doors(self) -> None:
        """Come, say hello, and go in the middle of a word."""
        while not self.is_over:
            for close in (b"", frame(CLOSE, b"\x03\xe8"), frame(CLOSE, b"\xff"), frame(TEXT, b'{"type":')[:5]):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port, local_addr=("127.0.0.3", 0))
                head = f"GET {PATH}{self.table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                writer.write(
                    f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
                )
                await reader.readuntil(b"\r\n\r\n")
                writer.write(frame(TEXT, b'{"type":"hello","protocol":2,"after":0}') + close)
                await writer.drain()
                writer.transport.abort()
            await asyncio.sleep(0.05)

    async def _crowd(self) -> None:
        """More connections than one address may have: the rest are sent away for now, none for good."""
        url = f"ws://127.0.0.1:{self.server.port}{PATH}{self.table}"
        lines = []
        for _ in range(70):
            lines.append(await connect(url, compression=None, local_addr=("127.0.0.4", 0), ping_interval=None))
        answers = []
        for line in lines[60:]:
            answers.append(json.loads(await asyncio.wait_for(line.recv(), waiting.PATIENCE)))
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(line.recv(), waiting.PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
        assert {answer["code"] for answer in answers} == {"limit"}
        for line in lines:
            await line.close()
        async with connect(url, compression=None, local_addr=("127.0.0.4", 0)) as again:
            await again.send('{"type":"hello","protocol":2}')
            assert json.loads(await asyncio.wait_for(again.recv(), waiting.PATIENCE))["type"] == "welcome"

    # Afterwards ---------------------------------------------------------------------------------------------------------

    def judge(self) -> None:
        log = [read_event(event) for event in room.stored_events(self.file, self.table)]
        self._judge_game(log)
        for who, viewer in (("nobody", None), ("stranger", None), ("second device", 2)):
            check_sight(log, viewer, self.heard[who])
        assert {"bad-message", "too-big", "hello-twice", "who"} <= self.refused["nobody"]
        assert {"bad-message", "too-big", "hello-twice", "not-seated", "not-host"} <= self.refused["stranger"]
        assert {"bad-message", "too-big", "hello-twice", "stale"} <= self.refused["second device"]
        sent = "".join(text for texts in self.heard.values() for text in texts)
        for person in self.people:
            assert person["id"] not in sent
            assert person["secret"] not in sent

    def _judge_game(self, log: list[Event]) -> None:
        """Every move that was acknowledged is stored, once and by its maker; nothing else happened, and all saw the same."""
        assert max(self.waits) < PROMPT
        table = Table.read(log)
        ordinary = {"created", "sat-down", "started", "dealt", "moved", "hand-over", "match-over"}
        assert {event.name for event in log} <= ordinary
        moves = [event for event in log if isinstance(event, Moved)]
        names = {name: version for friend in self.friends for name, version in friend.acknowledged.items()}
        known = {name: version for name, version in names.items() if name[0].isdigit()}
        assert {event.move_id: event.version for event in moves} == known
        assert all(event.move_id.startswith(f"{event.seat}-") for event in moves)
        for viewer, client in ((0, self.friends[0]), (1, self.friends[1]), (2, self.friends[2]), (None, self.watcher)):
            view = table.view(viewer)
            assert view is not None
            assert client.snapshot.view == json.loads(json.dumps(view.to_json()))
            happened = json.loads(json.dumps(table.events_after(0, viewer)))
            assert client.events == happened[-len(client.events) :]


def check_sight(log: list[Event], viewer: int | None, texts: list[str]) -> None:
    """Nothing in these messages but what this viewer may know: events and views as the table shows them."""
    happened = json.loads(json.dumps(Table.read(log).events_after(0, viewer)))
    shown = {event["version"]: event for event in happened}
    views: dict[int, Any] = {}
    table: Table | None = None
    for event in log:
        table = Table.of(event) if table is None else table.after(event)
        view = table.view(viewer)
        views[table.version] = None if view is None else json.loads(json.dumps(view.to_json()))
    for text in texts:
        m.SERVER.validate_json(text)
        message = json.loads(text)
        for event in message.get("events") or ():
            assert event == shown[event["version"]]
        if message["type"] == "welcome":
            assert message["view"] == views[message["version"]]
            assert message["you"] == viewer
        if message["type"] == "update" and "view" in message:
            before = json.loads(json.dumps(views[message["events"][0]["version"] - 1]))
            assert patched(before, message["view"]) == views[message["version"]]


# Frames that no library sends ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[room.Server]:
    with room.Server(f"sqlite:///{tmp_path_factory.mktemp('bytes')}/eklat.db") as server:
        server.chair = server.table(server.people(2), game="mu2")  # type: ignore[attr-defined]
        yield server
        assert server.stop() == 0
        assert not hostile.complaints(server)


HELLO = frame(TEXT, b'{"type":"hello","protocol":2}')
FRAMES = {
    "no text at all": (frame(TEXT, b"\xff\xfe\xfd"), {1007}),
    "half a character": (frame(TEXT, '{"type":"ping","id":"Mü'.encode()[:-1]), {1007}),
    "a surrogate by hand": (frame(TEXT, b'{"type":"ping","id":"\xed\xa0\x80"}'), {1007}),
    "too long for anybody": (frame(TEXT, b"x" * 70_000), {1009}),
    "too long in pieces": (frame(TEXT, b"x" * 40_000, is_last=False) + frame(0, b"x" * 40_000), {1009}),
    "a size beyond all reason": (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff" + bytes(4), {1009}),
    "a kind that there is not": (frame(3, b"?"), {1002}),
    "reserved bits": (b"\xf1\x80" + bytes(4), {1002}),
    "without a mask": (b"\x81\x02{}", {1002}),
    "the rest of nothing": (frame(0, b"rest"), {1002}),
    "a new one in the middle": (frame(TEXT, b"{", is_last=False) + frame(TEXT, b"}"), {1002}),
    "a ping too long": (frame(PING, b"x" * 126), {1002}),
    "a close of one byte": (frame(CLOSE, b"\x03"), {1002}),
    "a close with a code of its own making": (frame(CLOSE, b"\xff\xff"), {1002}),
    "noise": (bytes(range(255, 0, -1)), {1002, 1009}),
}


@pytest.mark.parametrize("after_hello", [False, True], ids=["before hello", "after hello"])
@pytest.mark.parametrize("name", FRAMES)
def test_what_is_no_websocket_is_closed_and_not_worth_a_line_in_the_log(
    server: room.Server, name: str, after_hello: bool
) -> None:
    sent, codes = FRAMES[name]
    since = len(server.said)
    with Bare(server.port, PATH + server.chair) as line:  # type: ignore[attr-defined]
        if after_hello:
            line.send(HELLO)
            while line.hear()["type"] != "presence":  # type: ignore[index]
                pass
        line.send(sent)
        assert line.until_close() in codes
    assert requests.get(f"{server.url}/api/health", timeout=waiting.PATIENCE).json()["ok"]
    assert not hostile.complaints(server, since)


def test_pieces_of_frames_and_all_that_follows_are_answered_in_their_order(server: room.Server) -> None:
    since, people = len(server.said), server.people(2)
    with Bare(server.port, PATH + server.table(people, game="mu2")) as line:
        line.send(frame(TEXT, b'{"type":"hello","protocol":2,"secret":"%b"}' % people[0]["secret"].encode()))
        acts = [frame(TEXT, b'{"type":"act","id":"%d","move":"pass","expected":2}' % n) for n in range(8)]
        ping = frame(TEXT, b'{"type":"ping","id":"p"}')
        line.send(acts[0])
        line.send(acts[1] + ping + acts[2])
        line.send(acts[3][:9])
        line.send(acts[3][9:])
        line.send(acts[4])
        line.send(acts[5] + acts[6][:20])
        line.send(acts[6][20:] + acts[7])
        heard: list[Any] = []
        while len(heard) < 9:
            message = line.hear()
            if isinstance(message, dict) and message["type"] in ("refused", "pong"):
                heard.append(message["id"])
        assert heard == ["0", "1", "p", "2", "3", "4", "5", "6", "7"]
    assert not hostile.complaints(server, since)


FIRST = {
    "a move": '{"type":"act","id":"a","move":"pass","expected":0}',
    "a ping": '{"type":"ping"}',
    "nothing": "",
    "a list": "[]",
    "too deep": "[" * 30_000,
    "a wrong hello": '{"type":"hello","protocol":2,"secret":7}',
    "a hello and more": '{"type":"hello","protocol":2,"as":"host"}',
    "a hello from the past": '{"type":"hello","protocol":2,"after":-1}',
}


@pytest.mark.parametrize("name", FIRST)
def test_a_conversation_begins_with_a_hello(server: room.Server, name: str) -> None:
    with Bare(server.port, PATH + server.chair) as line:  # type: ignore[attr-defined]
        line.send(frame(TEXT, FIRST[name].encode()))
        answer = line.hear()
        assert isinstance(answer, dict)
        assert (answer["type"], answer["code"]) == ("refused", "hello")
        assert answer["sentence"]
        assert line.until_close() == 4400


def test_a_binary_hello_is_no_hello(server: room.Server) -> None:
    with Bare(server.port, PATH + server.chair) as line:  # type: ignore[attr-defined]
        line.send(frame(BINARY, b'{"type":"hello","protocol":2}'))
        answer = line.hear()
        assert isinstance(answer, dict)
        assert answer["code"] == "hello"
        assert line.until_close() == 4400


@pytest.mark.parametrize("table", ["", "x", "%00", "%ff", "a/b", "..%2f..", "x" * 5000, "%F0%9F%A7%85", "?table=x", "'--"])
def test_a_table_that_is_not_there_is_said_to_be_not_there(server: room.Server, table: str) -> None:
    since = len(server.said)
    with Bare(server.port, PATH + table) as line:
        assert line.status == 101
        line.send(HELLO)
        answer = line.hear()
        assert isinstance(answer, dict)
        assert answer["code"] == "no-table"
        assert line.until_close() == 4404
    assert not hostile.complaints(server, since)


ORIGINS = [
    "http://evil.example",
    "https://evil.example",
    "null",
    "file://",
    "http://[bad",
    "http://a:b:c@[::1",
    "\xff\xfe",
    "",
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_another_page_may_not_come_in(server: room.Server, origin: str) -> None:
    since = len(server.said)
    with Bare(server.port, PATH + server.chair, Origin=origin) as line:  # type: ignore[attr-defined]
        assert line.status == 403
    assert not hostile.complaints(server, since)


def test_a_message_is_measured_in_bytes(server: room.Server) -> None:
    """The limit is one of bytes; a character may have four of them."""
    with Bare(server.port, PATH + server.chair) as line:  # type: ignore[attr-defined]
        line.send(HELLO, frame(TEXT, json.dumps({"type": "ping", "id": "\U0001f9c5" * 3000}, ensure_ascii=False).encode()))
        while not isinstance(answer := line.hear(), dict) or answer["type"] != "refused":
            assert isinstance(answer, dict)
        assert answer["code"] == "too-big"


def test_a_slammed_door_does_not_bring_the_house_down(tmp_path: Path) -> None:
    """Whoever asks and goes without waiting: what the server writes then hits a closed connection."""
    with room.Server(f"sqlite:///{tmp_path}/eklat.db") as server:
        table = server.table(server.people(2), game="mu2")
        many = b"GET /api/health HTTP/1.1\r\nhost: a\r\n\r\n" * 20
        with suppress(ConnectionError):
            for number in range(60):
                with socket.create_connection(("127.0.0.1", server.port), waiting.PATIENCE) as connection:
                    connection.sendall(many)
                    time.sleep(number % 4 * 0.001)
                with Bare(server.port, PATH + table) as line:
                    line.send(
                        frame(TEXT, b'{"type":"hello","protocol":2,"after":0}'), *[frame(TEXT, b'{"type":"ping"}')] * 20
                    )
                line = Bare(server.port, PATH + table)
                line.send(
                    frame(TEXT, b'{"type":"hello","protocol":2,"secret":"nobody"}'), *[frame(TEXT, b'{"type":"ping"}')] * 20
                )
                time.sleep(number % 5 * 0.0005)
                line.reset()
        for _ in range(30):  # whatever it still had to say to those who are gone, it has said by then
            assert server.call("GET", "/health")["ok"]
        assert not hostile.complaints(server)
        assert server.stop() == 0, "the server has died"


# Messages, right and wrong, inside the test -------------------------------------------------------------------------------

MESSAGES: tuple[type[m.Message], ...] = get_args(get_args(m.ClientMessage)[0])
KINDS = [get_args(kind.model_fields["type"].annotation)[0] for kind in MESSAGES]
FIELDS = sorted({name for kind in MESSAGES for name in kind.model_fields if name != "type"} | {"more"})
TEXTS = st.one_of(
    st.sampled_from(hostile.WORDS),
    st.text(max_size=80),
    st.sampled_from(["pass", "bid R1", "trump R", "play R1", "discard R1", "hello", "club", "move", "match", "none", "m1"]),
    st.just("pepper"),
)
PLAIN = st.one_of(st.none(), st.booleans(), st.integers(-2, 20), st.integers(), st.floats(allow_nan=False), TEXTS)
VALUES = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3), max_leaves=6
)
OPTIONS = st.dictionaries(st.sampled_from(["target", "last_trick", "x"]), st.integers() | st.booleans() | TEXTS, max_size=2)
RIGHT: Json = {
    "id": TEXTS, "move": TEXTS, "expected": st.integers(0, 30), "text": TEXTS,
    "seat": st.integers(0, 15) | st.integers(0, 2), "bot": st.just("nobody"), "agreed": st.booleans(), "options": OPTIONS,
    "seal": TEXTS | st.sampled_from(["ab" * 32, sealed("pepper")]),
    "clock": st.fixed_dictionaries({"per": st.sampled_from(["move", "match", ""]), "seconds": VALUES}) | st.just("none"),
}  # fmt: skip
ANSWERS = ("refused", "ok", "pong", "advice")
NEEDED = {
    "act": ("id", "move", "expected"), "chat": ("text",), "free": ("seat",), "bot": ("seat", "bot"),
    "salt": ("text",), "seal": ("seal",), "reveal": ("text",),
    "answer": ("agreed",), "wait": ("seat",), "stand-in": ("seat", "bot"), "settings": ("options", "clock"),
    "sit": ("seat",), "admit": ("seat", "agreed"), "hint": ("bot",),
}  # fmt: skip


STAGES = ("playing", "asked for a seat", "opening seals", "making new seals")


@st.composite
def wishes(draw: st.DrawFn) -> Json:
    """Something like a message: mostly right, with a field too many, or a value that does not belong there."""
    kind = draw(st.sampled_from(KINDS))
    wish: Json = {"type": kind, **{name: draw(RIGHT[name]) for name in NEEDED.get(kind, ())}}
    for name in draw(st.lists(st.sampled_from(FIELDS), max_size=2)):
        wish[name] = draw(VALUES)
    if draw(st.integers(0, 9)) == 0:
        wish["type"] = draw(VALUES)
    return wish


@settings(max_examples=60 if not LONG else 3000, suppress_health_check=list(HealthCheck))
@given(
    st.lists(wishes() | st.sampled_from(hostile.BROKEN_JSON), min_size=5, max_size=25),
    st.sampled_from([0, 1, 2, 3]),
    st.sampled_from(STAGES),
)
@example([{"type": "admit", "seat": 2, "agreed": True}], 1, "asked for a seat")
@example([{"type": "reveal", "text": "pepper"}], 1, "opening seals")
@example([{"type": "seal", "seal": sealed("pepper")}, {"type": "leave"}], 0, "making new seals")
def test_every_message_is_answered_as_the_protocol_says(
    full_house: FullHouse, said: list[Any], who: int, stage: str
) -> None:
    full_house.enter(stage)
    line = full_house.line(who)
    line.catch_up()
    line.heard.clear()
    line.raw.clear()
    for wish in said:
        line.say_text(wish if isinstance(wish, str) else json.dumps(wish))
    line.say("ping")
    line.wait(lambda _: sum(message["type"] in ANSWERS for message in line.heard) > len(said))  # hints take their time
    line.catch_up()
    for text in line.raw:
        m.SERVER.validate_json(text)
    refusals = [message for message in line.heard if message["type"] == "refused"]
    assert all(len(refusal["sentence"]) > 5 and re.fullmatch("[a-z][a-z-]*", refusal["code"]) for refusal in refusals)
    answers = [message for message in line.heard if message["type"] in ANSWERS]
    assert len(answers) == len(said) + 2
    if who == 3:
        assert {message["type"] for message in answers} <= {"refused", "pong"}
    if stage != "playing" and len(said) < 5:
        assert {message["type"] for message in answers} == {"ok", "pong"}, "in these examples all is as it should be"
    full_house.check_whole()


class FullHouse:
    """Two people who play, a stranger and somebody without a name, each with a connection; at some tables also a third."""

    def __init__(self, lobby: room.Lobby) -> None:
        self.lobby, self.tables = lobby, 0
        self.people: list[Json | None] = [*lobby.people("Anna", "Beate", "Conny"), None]
        seated = [person for person in self.people[:2] if person is not None]
        begun = hostile.planted(TableSettings("mu2", 2, practice=True), seated).start(seated[0]["id"], time.time()).table
        self.table = self._begun = hostile.plant(lobby, "begun", hostile.played(begun, Random(2), 6))
        self._lines: dict[tuple[str, int], room.Line] = {}

    def enter(self, stage: str) -> None:
        """Go to the table in the middle of a hand, or to a new one that is just as far as this."""
        for table, who in [place for place in self._lines if place[0] != self._begun]:
            self.lobby.hang_up(self._lines.pop((table, who)))
        self.table = self._begun
        if stage != "playing":
            self.tables += 1
            self.table = hostile.plant(self.lobby, f"new-{self.tables}", self._new(stage))

    def _new(self, stage: str) -> Table:
        anna, beate, conny = (person for person in self.people if person is not None)
        now, third = time.time(), {"id": "somebody", "name": "Somebody"}
        table = hostile.planted(TableSettings("mu", 3), [anna, beate, third])
        if stage == "asked for a seat":
            table = table.start(anna["id"], now).table.leave("somebody", now).table
            table = table.sit(conny["id"], "Conny", 2, now).table
            return table.admit(anna["id"], 2, True, now).table
        for person in table.persons:
            table = table.seal(person, sealed("pepper"), now).table
        table = table.start(anna["id"], now).table.reveal(anna["id"], "pepper", now).table
        return table if stage == "opening seals" else table.leave("somebody", now).table

    def line(self, who: int) -> room.Line:
        place = self.table, who
        if place not in self._lines:
            self._lines[place] = self.lobby.line(self.table, self.people[who])
            self._lines[place].heard.clear()
        return self._lines[place]

    def check_whole(self) -> None:
        """The log can be read, and amounts to what the server has in its memory."""
        live = self.lobby.node.tables[self.table].table
        stored = self.lobby.run(self.lobby.node.store.events, self.table)
        assert Table.read(stored).snapshot(None, 0.0) == live.snapshot(None, 0.0)


@pytest.fixture(scope="module")
def full_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FullHouse]:
    with room.Lobby(f"sqlite:///{tmp_path_factory.mktemp('full')}/eklat.db") as lobby, pytest.MonkeyPatch.context() as patch:
        patch.setattr(salting, "PATIENCE", 1000.0)  # nobody goes on without them
        yield FullHouse(lobby)


# Hidden cards exchanged ---------------------------------------------------------------------------------------------------


def is_legal(table: Table, move: str) -> bool:
    person = None if table.turn is None else table.chairs[table.turn].person
    try:
        table.move(person or "", move, "try", table.version, time.time())
    except Refused:
        return False
    return True


def wordings(table: Table, viewer: int | None) -> Iterator[Json]:
    """Everything somebody can try who wants to learn more than they may; nothing of it changes the table."""
    version = table.version
    deal = json.dumps(table.state.deal.to_json()) if table.state is not None else ""
    pack = sorted(set(re.findall(r'"([A-Z]\d+)"', deal)))
    moves = ["pass", "trump R", "trump 7", "partner 0", "partner 1", "onion ?", "towel 1", "discard R1 R2 R3", "", "x"]
    moves += [f"{word} {card}" for card in pack[:: 1 if LONG else 3] for word in ("play", "bid", "lay")]
    for number, move in enumerate(moves):
        if viewer != table.turn or not is_legal(table, move):
            yield {"type": "act", "id": f"t{number}", "move": move, "expected": version}
        if number % 5 == 0:
            yield {"type": "act", "id": f"s{number}", "move": move, "expected": 0 if number == 0 else version + 1}
    for event in [event for event in table.log if isinstance(event, Moved)][-4:]:
        yield {"type": "act", "id": event.move_id, "move": "pass", "expected": version + 1}
    yield {"type": "hint", "id": "h"}
    yield {"type": "hello", "id": "again", "after": 0}
    yield {"type": "rematch", "id": "r"}
    yield {"type": "next", "id": "n"}
    yield {"type": "start", "id": "b"}
    yield {"type": "salt", "id": "s", "text": "pepper"}
    yield {"type": "seal", "id": "i", "seal": "ab" * 32}
    yield {"type": "reveal", "id": "v", "text": "pepper"}
    for seat in range(table.settings.players + 1):
        yield {"type": "wait", "id": "w", "seat": seat}
        yield {"type": "sit", "id": "c", "seat": seat}
        yield {"type": "admit", "id": "a", "seat": seat, "agreed": True}
    if viewer is None:
        yield {"type": "take-back", "id": "k"}
        yield {"type": "leave", "id": "l"}
        yield {"type": "chat", "id": "c", "text": "what have you got?"}


@pytest.mark.parametrize(("game", "players", "options"), [
    ("mu", 4, {}), ("mu", 5, {"hidden_partner": True}), ("mu2", 2, {}), ("heuldoch", 3, {"specials": True}),
])  # fmt: skip
def test_exchanged_cards_change_no_byte_on_the_wire(tmp_path: Path, game: str, players: int, options: Any) -> None:
    """Two tables that differ in what a viewer cannot know, and the same curious person at both."""
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, grace=1000.0)) as lobby:
        exchange(lobby, game, players, options)


def exchange(lobby: room.Lobby, game: str, players: int, options: Any) -> None:
    rng = Random(f"{game} {players}")
    people = lobby.people(*"ABCDE"[:players])
    stranger = lobby.person("S")
    begun = hostile.planted(TableSettings(game, players, options), people).start(people[0]["id"], time.time()).table
    differed = 0
    for number, moves in enumerate((3, 20, 40) if LONG else (20,)):
        table = hostile.played(begun, rng, moves)
        while table.phase != "playing":
            table = hostile.played(begun, rng, moves)
        assert table.state is not None
        assert table.turn is not None
        for viewer in (*range(players), None) if LONG else (table.turn, (table.turn + 1) % players, None):
            other = table.state.view(viewer).sample(rng)
            differed += other.deal != table.state.deal
            who = stranger if viewer is None else people[viewer]
            name = f"{number}-{viewer}"
            twins = [hostile.plant(lobby, f"a-{name}", table), hostile.plant(lobby, f"b-{name}", with_cards(table, other))]
            first, second = (list(everything(lobby, twin, who, table, viewer)) for twin in twins)
            assert len(first) > 50
            assert first == second
    assert differed


def everything(lobby: room.Lobby, table_id: str, who: Json, table: Table, viewer: int | None) -> Iterator[str]:
    """All that this person is told at this table, by HTTP and WebSocket, but for the time of day."""
    hands = [f"/replays?hand={hand}" for hand in range(len(table.hands) + 2)]
    paths = ["", "/events", "/events?everything=1", "/record", *hands]
    eyes_of = (who, None) if viewer is None else (who,)
    for person in eyes_of:
        for path in paths:
            yield timeless(lobby.call("GET", f"/tables/{table_id}{path}", person).text, table_id)
    language = ("de", "en", "nl")[0 if viewer is None else viewer % 3]
    for person in eyes_of:
        line = lobby.line(table_id, person, after=0, lang=language)
        line.catch_up()
        for wish in wordings(table, viewer if person is who else None):
            line.ask(wish["type"], **{key: value for key, value in wish.items() if key != "type"})
        assert "update" not in {message["type"] for message in line.heard}
        yield from (timeless(text, table_id) for text in line.raw)
        lobby.hang_up(line)


def timeless(text: str, table_id: str) -> str:
    text = re.sub(r'"now":[0-9.e+]+', '"now":0', text)
    return re.sub(r'"id":"w\d+"', '"id":"w"', text).replace(table_id, "table")


def test_all_games_are_exchanged() -> None:
    assert set(GAMES) == {"mu", "mu2", "heuldoch"}
