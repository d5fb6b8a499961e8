"""What was tried to hurt a server, each in small: others feel nothing, and memory stays bounded."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import socket
import threading
import time
import urllib.request
import weakref
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, ClassVar, get_args
from unittest.mock import Mock

import hostile
import pytest
import room
import uvicorn
import waiting
from uvicorn.server import ServerState

from eklat.locales import LANGUAGES, catalogue, say
from eklat.server import limits, positions_api, replays_api
from eklat.server import socket as table_socket
from eklat.server.audience import PAGE
from eklat.server.bot_pool import BotPool, Choice, Offer
from eklat.server.connection import MOST_BYTES, Connection
from eklat.server.frames import PIECES, Frames, frames
from eklat.server.heads import LONGEST_HEAD, MOST_BESIDE, PIECE, heads
from eklat.server.limits import CALM, Gate
from eklat.server.metrics import Metrics
from eklat.server.settings import Limits
from eklat.server.socket import DEAF_BURST, REST, Sockets
from eklat.table import Accepted, Table
from eklat.table import Settings as TableSettings
from eklat.table.wire import PROTOCOL

GOLDEN = Path(__file__).parents[1] / "golden"
Json = dict[str, Any]
HIT = re.compile(r'eklat_limits_total\{what="([\w-]+)"\} (\S+)')
PARTING = 10.0
"""Seconds for which a server waits for somebody who was told to close."""


# Floods -------------------------------------------------------------------------------------------------------------------


def attacked(folder: Path) -> room.Server:
    limits = {"EKLAT_LIMIT_CONNECTION_MESSAGES": "20", "EKLAT_LIMIT_CONNECTION_BURST": "60", "EKLAT_PATIENCE": "0.5"}
    return room.Server(f"sqlite:///{folder}/eklat.db", 0, **limits)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[room.Server]:
    with attacked(tmp_path_factory.mktemp("attacked")) as found:
        yield found


def counted(server: room.Server) -> Counter[str]:
    """How often each limit was hit, as it stands in /metrics."""
    metrics = urllib.request.urlopen(f"{server.url}/metrics").read().decode()
    return Counter({what: int(float(number)) for what, number in HIT.findall(metrics)})


@pytest.mark.parametrize("first", [{"type": "hello", "protocol": 2}, {"type": "start"}], ids=["welcome", "sent away"])
def test_pings_are_counted_and_their_flood_ends_the_connection(server: room.Server, first: Json) -> None:
    """One socket full of pings moved other people's acknowledgements from 4 to 2,700 milliseconds; one that was told to
    close, and did not, held everybody up as well."""
    (anna,) = server.people(1)
    table = server.table([anna], players=3)
    line, before = hostile.Bare(server.port, f"/ws/tables/{table}"), counted(server)
    line.say(**first)
    assert line.next() is not None
    pongs, code = 0, None
    try:
        for _ in range(20):
            line.send(*[hostile.frame(hostile.PING, b"")] * 2000)
    except OSError:
        pass
    try:
        while (found := line.next()) is not None:
            pongs += found[0] == hostile.PONG
            code = int.from_bytes(found[1][:2], "big") if found[0] == hostile.CLOSE else code
    except OSError:
        pass
    line.socket.close()
    assert pongs < 200
    assert code in (1008, 4400, None)
    assert server.call("GET", "/health")["connections"] == 0
    assert counted(server) - before == {"pings" if first["type"] == "hello" else "farewell": 1}
    calm = hostile.Bare(server.port, f"/ws/tables/{table}")
    calm.send(hostile.frame(hostile.PING, b"here?"))
    assert calm.next() == (hostile.PONG, b"here?")
    calm.socket.close()


def test_whoever_says_too_much_is_told_once_and_then_not_listened_to(server: room.Server) -> None:
    """Two hundred refusals a connection, and then another connection: that was most of what a flood took."""
    (anna,) = server.people(1)
    table = server.table([anna], players=3)
    line, other = (hostile.Bare(server.port, f"/ws/tables/{table}") for _ in range(2))
    for one in (line, other):
        one.say(type="hello", protocol=2)
        assert one.next() is not None
    began, counted, refused = time.monotonic(), 0, list[Json]()
    line.send(*[hostile.frame(hostile.TEXT, b"")] * 5000)
    while len(refused) < 3:
        found = line.next()
        assert found is not None, "it is closed only after a dozen such rests"
        answer = json.loads(found[1])
        counted += "code" in answer
        refused += [answer] if answer.get("code") == "limit" else []
    seconds = time.monotonic() - began
    assert [answer["retry_after"] for answer in refused] == [REST] * 3
    assert seconds >= 2 * REST
    assert counted <= 60 + 20 * seconds + 3
    other.say(type="ping", id="here?")
    while (found := other.next()) is not None and json.loads(found[1])["type"] != "pong":
        pass
    assert found is not None
    for one in (line, other):
        one.socket.close()


def test_whoever_is_told_so_again_and_again_loses_the_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_socket, "REST", 0.0)
    few = replace(room.FREE, connection_messages=0.001, connection_burst=1)
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, limits=few)) as lobby:
        (anna,) = lobby.people("Anna")
        line = lobby.line(lobby.table([anna], players=3), anna)
        for _ in range(50):
            line.say("ping")
        for _ in range(int(DEAF_BURST)):
            assert line.until(lambda message: message["type"] == "refused")["code"] == "limit"
        with pytest.raises(room.Closed, match="4429"):
            line.until(lambda message: message["type"] == "never")


@pytest.mark.parametrize("end", ["lost", "let go"])
def test_nobody_rests_who_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    monkeypatch.setattr(table_socket, "REST", 1e6)
    few = replace(room.FREE, connection_messages=0.001, connection_burst=1)
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, limits=few)) as lobby:
        (anna,) = lobby.people("Anna")
        table = lobby.table([anna], players=3)
        line = lobby.line(table, anna)
        for _ in range(3):
            line.say("ping")
        line.until_type("refused")

        async def leave() -> None:
            live = await lobby.node.table(table)
            (connection,) = live.audience.connections
            assert connection._line is not None
            assert connection._line.lost is not None
            if end == "lost":
                connection._line.lost()
            else:
                connection.let_go(4401)

        lobby.run(leave)
        waiting.until(lambda: lobby.call("GET", "/health").json()["connections"] == 0)


@pytest.mark.parametrize("first", [{"type": "hello", "protocol": 2}, {"type": "start"}], ids=["welcome", "sent away"])
def test_a_message_in_parts_without_end_ends_the_connection(server: room.Server, first: Json) -> None:
    """Parts are no message before the last has come: no limit saw them, and each of them was work."""
    (anna,) = server.people(1)
    line, before = hostile.Bare(server.port, f"/ws/tables/{server.table([anna], players=3)}"), counted(server)
    line.say(**first)
    assert line.next() is not None
    assert is_closed_by(
        line, hostile.frame(hostile.TEXT, b"", is_last=False), *[hostile.frame(0, b"", is_last=False)] * 5000
    )
    assert counted(server) - before == {"parts" if first["type"] == "hello" else "farewell": 1}


def test_whoever_goes_on_after_a_farewell_is_not_listened_to(server: room.Server) -> None:
    """Messages of somebody who was told to close, and did not, were read for ten seconds, as many as came."""
    (anna,) = server.people(1)
    line, before = hostile.Bare(server.port, f"/ws/tables/{server.table([anna], players=3)}"), counted(server)
    line.say(type="start")
    assert line.next() is not None
    assert is_closed_by(line, *[hostile.frame(hostile.TEXT, b"")] * 5000)
    assert counted(server) - before == {"farewell": 1}


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def a_line(app: Any, kind: type[Frames] | None = None) -> tuple[Frames, Mock]:
    """A WebSocket without a network; its transport knows whether it `reads`."""
    kind = kind or frames()
    config = uvicorn.Config(app, ws=kind, ws_per_message_deflate=False)
    config.load()
    line: Frames = kind(config, ServerState(), {})
    transport = Mock(reads=True)
    transport.pause_reading.side_effect = lambda: setattr(transport, "reads", False)
    transport.resume_reading.side_effect = lambda: setattr(transport, "reads", True)
    transport.is_closing = lambda: transport.close.called
    line.connection_made(transport)
    line.data_received(HANDSHAKE)
    return line, transport


def test_nothing_is_read_while_something_waits_to_be_looked_at() -> None:
    """Behind a farewell it was: eight megabytes of one connection at once, each piece copied with all that was there, and
    nobody else was answered for eighty milliseconds."""

    async def scene() -> None:
        heard, told = asyncio.Event(), asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await receive()
            heard.set()
            await told.wait()
            await send({"type": "websocket.close", "code": 4401})

        line, transport = a_line(app)
        flood = hostile.frame(hostile.TEXT, b"") * 5000
        line.data_received(hostile.frame(hostile.TEXT, b"{}"))
        await heard.wait()
        line.data_received(flood)
        told.set()
        read = 0
        while not transport.is_closing():
            if transport.reads:
                assert not line._rest
                line.data_received(flood)
                read += 1
            await asyncio.sleep(0)
        assert read <= 1

    asyncio.run(scene())


def test_much_on_many_lines_at_once_is_looked_at_with_turns_for_others_in_between() -> None:
    """Two hundred of them held everybody up for a sixth of a second, though each was looked at in small pieces."""

    async def scene() -> None:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            while (await receive())["type"] != "websocket.disconnect":
                pass

        class Counted(frames()):  # type: ignore[misc]
            looked: ClassVar[list[int]] = []

            def handle_events(self) -> None:
                self.looked.append(turns[0])
                super().handle_events()

        turns = [0]
        lines = [a_line(app, Counted)[0] for _ in range(50)]
        while not all(line.handshake_complete for line in lines):
            await asyncio.sleep(0)
        Counted.looked.clear()
        for line in lines:
            line.data_received(hostile.frame(hostile.TEXT, b"{}") * 300)
        while len(Counted.looked) < 2 * len(lines):
            turns[0] += 1
            await asyncio.sleep(0)
        assert max(Counter(Counted.looked).values()) <= PIECES
        for line in lines:
            line.connection_lost(None)
        while any(line.tasks for line in lines):
            await asyncio.sleep(0)

    asyncio.run(scene())


def is_closed_by(line: hostile.Bare, *frames: bytes) -> bool:
    """Whether the server ends the connection, long before it would without these."""
    began = time.monotonic()
    with suppress(OSError):
        line.send(*frames)
        while line.next() is not None:
            pass
    line.socket.close()
    return time.monotonic() - began < PARTING / 2


def test_whoever_opens_too_many_sockets_waits_for_the_answer(tmp_path: Path) -> None:
    """Opening one after the other, whatever the answer, kept a processor busy."""
    few = replace(room.FREE, address_openings=0.001, address_openings_burst=2)
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, limits=few)) as lobby:
        people = lobby.people("A", "B", "C")
        table, seconds = lobby.table(people), []
        for place in range(3):
            began = time.monotonic()
            if place < 2:
                lobby.hang_up(lobby.line(table, people[0]))
            else:
                with pytest.raises(room.Closed, match="4429"):
                    lobby.line(table, people[0])
            seconds.append(time.monotonic() - began)
        assert seconds[2] >= CALM


def test_so_many_wait_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_WAITING", 2)

    async def scene() -> int:
        gate = limits.Gate(replace(room.FREE, address_openings=0.001, address_openings_burst=1))
        gate.check("openings", "x")
        calm = [asyncio.ensure_future(gate.calm("x")) for _ in range(5)]
        await asyncio.sleep(0.01)
        at_once = sum(one.done() for one in calm)
        for one in calm:
            one.cancel()
        await asyncio.gather(*calm, return_exceptions=True)
        await gate.calm("somebody else")
        assert gate._waiting == 0
        return at_once

    assert asyncio.run(scene()) == 3


def test_silent_connections_slow_heads_and_slow_bodies_are_not_waited_for(server: room.Server) -> None:
    """1,100 connections that said nothing kept everybody out."""
    post = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"
    for said, answer in ((b"", b""), (b"GET / HTTP/1.1\r\nHo", b""), (post, b"HTTP/1.1 408 ")):
        with socket.create_connection(("127.0.0.1", server.port), timeout=waiting.PATIENCE) as line:
            line.sendall(said)
            heard = b""
            with suppress(ConnectionResetError):
                while part := line.recv(4096):
                    heard += part
            assert heard[:13] == answer
    waiting.until(lambda: any("connections that did not ask for anything within 0.5 s" in line for line in server.said))
    limits = Path(f"/proc/{server.process.pid}/limits").read_text(encoding="ascii").splitlines()
    (files,) = [line.split()[3:5] for line in limits if line.startswith("Max open files")]
    assert files[0] == files[1]


def asked(port: int, request: bytes) -> tuple[bytes, Json]:
    """Head and words of an answer after which the server hangs up."""
    heard = b""
    with socket.create_connection(("127.0.0.1", port), waiting.PATIENCE) as line, suppress(ConnectionResetError):
        line.sendall(request)
        while part := line.recv(65536):
            heard += part
    head, _, said = heard.partition(b"\r\n\r\n")
    return head, json.loads(said or b"{}")


@pytest.mark.parametrize("proxy", ["127.0.0.1", "203.0.113.1"])
def test_one_address_has_so_many_http_connections(tmp_path: Path, proxy: str) -> None:
    """Each of them may hold what it has sent and what it does not read; one of a proxy counts for nobody."""
    few = {"EKLAT_LIMIT_HTTP_CONNECTIONS": "3", "EKLAT_PATIENCE": "600", "FORWARDED_ALLOW_IPS": proxy}
    ask = b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Language: nl, en;q=0.5\r\n\r\n"

    with room.Server(f"sqlite:///{tmp_path}/eklat.db", 0, **few) as found, ExitStack() as others:
        (anna,) = found.people(1)
        line = hostile.Bare(found.port, f"/ws/tables/{found.table([anna], players=3)}")
        line.say(type="hello", protocol=2)
        assert line.next() is not None, "it has become a WebSocket, and is counted as such"
        silent = [others.enter_context(socket.create_connection(("127.0.0.1", found.port))) for _ in range(3)]
        head, said = asked(found.port, ask)
        if proxy == "127.0.0.1":
            assert head.startswith(b"HTTP/1.1 200 ")
        else:
            assert head.startswith(b"HTTP/1.1 429 Too Many Requests\r\n")
            assert b"\r\nretry-after: 11" in head
            assert (said["code"], said["sentence"]) == ("limit", say("nl", "server-limit"))
        with socket.create_connection(("127.0.0.1", found.port), timeout=waiting.PATIENCE) as one_more:
            if proxy != "127.0.0.1":  # it says nothing, and nobody waits for it as long as for others
                with suppress(ConnectionResetError):
                    assert one_more.recv(100) == b""
        silent[0].close()
        waiting.until(lambda: asked(found.port, ask)[0].startswith(b"HTTP/1.1 200 "))
        metrics = urllib.request.urlopen(f"{found.url}/metrics").read().decode()
        assert ('eklat_limits_total{what="http"}' in metrics) == (proxy != "127.0.0.1")
        line.socket.close()


def test_long_records_are_read_a_few_at_a_time(tmp_path: Path) -> None:
    """Two hundred lists of nothing, each as long as a record may be, took 1.9 gigabytes."""

    def post(size: int, *more: bytes) -> bytes:
        head = b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d" % size
        return b"\r\n".join((head, *more, b"", b""))

    def judged(size: int) -> bytes:
        record = b'{"record": {"a": [' + b"[]," * 20_000 + b"[]]}}"
        return asked(found.port, post(size, b"Connection: close") + record.ljust(size))[0][:13]

    with room.Server(f"sqlite:///{tmp_path}/eklat.db", 0, EKLAT_LIMIT_LONG_RECORDS="2") as found, ExitStack() as others:
        slow = [others.enter_context(socket.create_connection(("127.0.0.1", found.port))) for _ in range(2)]
        for line in slow:
            line.sendall(post(70_000, b"Expect: 100-continue"))
            assert line.recv(100).startswith(b"HTTP/1.1 100 "), "it is being read"
        assert judged(70_000) == b"HTTP/1.1 429 "
        assert judged(65_000) == b"HTTP/1.1 200 ", "short ones are not counted"
        slow[0].close()
        waiting.until(lambda: judged(70_000) == b"HTTP/1.1 200 ")


def test_a_head_without_end_is_not_read_to_its_end(server: room.Server) -> None:
    """It was kept in memory for as long as anybody sent it: behind a request that is not answered, for ever."""
    endless = b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * LONGEST_HEAD
    head, said = asked(server.port, endless)
    assert (head[:13], said["code"]) == (b"HTTP/1.1 413 ", "too-big")
    config = uvicorn.Config(lambda *_: None)
    config.load()
    waits = heads(10.0)(config, ServerState(), {}, Mock())
    waits._start_asgi_task = lambda cycle, app: None  # type: ignore[method-assign]  # it is never answered
    transport = Mock(is_closing=lambda: False, get_protocol=lambda: waits)
    waits.connection_made(transport)
    waits.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    for place in range(0, len(endless), PIECE):
        assert not transport.abort.called or place > LONGEST_HEAD - PIECE
        waits.data_received(endless[place : place + PIECE])
    assert transport.abort.called
    assert not transport.write.called


@pytest.mark.parametrize("others", [0, 1])
def test_a_connection_that_is_gone_is_forgotten_at_once(others: int) -> None:
    """Also one too many. Thousands of them were found together, and nobody was answered for a tenth of a second."""
    config = uvicorn.Config(lambda *_: None)
    config.load()
    gate = Gate(Limits(http_connections=1))
    for _ in range(others):
        gate.enter("")
    line = heads(10.0, None, gate)(config, ServerState(), {}, Mock(call_later=lambda *_: Mock()))
    transport = Mock(is_closing=lambda: False)
    line.connection_made(transport)
    line.data_received(b"GET / HTTP/1.1\r\nHo")
    line.connection_lost(None)
    left = weakref.ref(line)
    gc.disable()
    try:
        del line, transport
        assert left() is None
    finally:
        gc.enable()


@pytest.mark.parametrize("secret", ["anna", "nobody"])
def test_a_websocket_that_is_gone_is_forgotten_at_once(lobby: room.Lobby, secret: str) -> None:
    """Also one that was turned away. Everything that belongs to it was a circle, which is found with many others."""
    (anna,) = lobby.people("Anna")
    table = lobby.table([anna], players=3)

    async def scene() -> None:
        line, transport = a_line(Sockets(Mock(), lobby.node))
        line.scope["path"] = f"/ws/tables/{table}"
        hello = {"type": "hello", "protocol": PROTOCOL, "secret": anna["secret"] if secret == "anna" else secret}
        line.data_received(hostile.frame(hostile.TEXT, json.dumps(hello).encode()))
        while not (lobby.node.tables[table].audience.connections if secret == "anna" else line.close_sent):
            await asyncio.sleep(0.001)
        line.connection_lost(None)
        while line.tasks:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0)
        left = weakref.ref(line)
        del line, transport
        assert left() is None

    gc.collect()
    gc.disable()
    try:
        lobby.run(scene)
    finally:
        gc.enable()


def test_what_is_sent_behind_a_body_is_not_read_to_its_end(server: room.Server) -> None:
    """What follows the last part of a body is kept like a head, and was bounded by nothing."""
    begun = b"POST /api/people HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "
    with socket.create_connection(("127.0.0.1", server.port), timeout=waiting.PATIENCE) as line, suppress(OSError):
        line.sendall(begun + b"x" * MOST_BESIDE)
        assert line.recv(4096) == b""
    config = uvicorn.Config(lambda *_: None)
    config.load()
    reads = heads(10.0)(config, ServerState(), {}, Mock())
    reads._start_asgi_task = lambda cycle, app: None  # type: ignore[method-assign]  # it waits for the body
    transport = Mock(is_closing=lambda: False, get_protocol=lambda: reads)
    reads.connection_made(transport)
    reads.data_received(begun)
    for place in range(PIECE, MOST_BESIDE + PIECE, PIECE):
        assert not transport.abort.called or place > MOST_BESIDE - PIECE
        reads.data_received(b"x" * PIECE)
    assert transport.abort.called


def test_a_head_of_a_websocket_that_is_too_long_is_answered(server: room.Server) -> None:
    """It had no answer, and nothing ended it."""
    asked = b"GET /ws/tables/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=waiting.PATIENCE) as line:
        line.sendall(asked + b"X: " + b"x" * 12_000 + b"\r\n\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 400 ")
        assert line.recv(4096) == b""


def test_ten_thousand_requests_in_one_packet_are_looked_at_as_they_are_answered() -> None:
    """All of them at once took a quarter of a second and fifty megabytes, and more was read while they waited."""
    later, few = list[Any](), PIECE // 20
    config = uvicorn.Config(lambda *_: None)
    config.load()

    def call_later(_: float, step: Any) -> Mock:
        if step == line._answer_next:
            later.append(step)
        return Mock()

    loop = Mock(call_soon=later.append, call_later=call_later)
    line = heads(10.0)(config, ServerState(), {}, loop)
    transport = Mock(is_closing=lambda: False, get_protocol=lambda: line)
    line.connection_made(transport)
    began = list[Any]()
    line._start_asgi_task = lambda cycle, app: began.append(cycle)  # type: ignore[method-assign]  # it is answered below
    line.data_received(b"GET / HTTP/1.1\r\nHost:x\r\n\r\n" * 10_000)
    assert transport.pause_reading.called
    for _ in range(500):
        assert len(line.pipeline) <= few
        began[-1].response_complete = True
        line.on_response_complete()
        while later:
            later.pop()()
    assert len(began) == 501
    assert not transport.resume_reading.called
    line.connection_lost(None)
    assert not line._rest


def test_long_bodies_and_many_requests_in_a_row_are_all_answered(server: room.Server) -> None:
    """Also a body in a thousand parts, with requests behind it in the same packet, and more of them later."""
    said = json.dumps({"name": "Anna"}).encode().ljust(50_000)
    head = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    whole = head + b"Content-Length: 50000\r\n\r\n" + said
    parts = b"".join(b"32\r\n%b\r\n" % said[place : place + 50] for place in range(0, len(said), 50)) + b"0\r\n\r\n"
    chunked = head + b"Transfer-Encoding: chunked\r\n\r\n" + parts
    ask, last = (b"GET /api/health HTTP/1.1\r\nHost: x\r\n%b\r\n" % more for more in (b"", b"Connection: close\r\n"))
    with socket.create_connection(("127.0.0.1", server.port), timeout=waiting.PATIENCE) as line:
        line.sendall(whole + ask * 20 + chunked + ask)
        line.sendall(ask * 20 + last)
        heard = b""
        while part := line.recv(65536):
            heard += part
    answers = re.findall(rb"HTTP/1.1 (\d+) ", heard)
    assert answers == [b"201", *[b"200"] * 20, b"201", *[b"200"] * 22]


def test_a_server_takes_more_connections_than_a_shell_would_allow_it(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    few, most = 64, resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (few, most[1]))
    try:
        server = room.Server(f"sqlite:///{tmp_path}/eklat.db")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, most)
    with server, ExitStack() as open_sockets:
        for _ in range(2 * few):
            open_sockets.enter_context(socket.create_connection(("127.0.0.1", server.port), waiting.PATIENCE))
        assert server.call("GET", "/health")["ok"]


def test_a_flood_ends_with_its_socket(tmp_path: Path) -> None:
    """Somebody whose flood was listened to slowly was here for 21 seconds after they had gone."""
    with attacked(tmp_path) as server:
        anna, beate = server.people(2)
        table = server.table([anna, beate], players=3)
        friend = room.Client(table, anna)
        flood = hostile.Bare(server.port, f"/ws/tables/{table}")

        async def watch() -> None:
            await friend.come(server)
            flood.say(type="hello", protocol=2, secret=beate["secret"])
            await friend.until(lambda snapshot: 1 in snapshot.presence.get("here", ()))
            flood.send(*[hostile.frame(hostile.TEXT, b'{"type":"ping"}')] * 3000)
            while (answer := flood.next()) is not None and b'"limit"' not in answer[1]:
                pass
            flood.socket.close()
            await friend.until(lambda snapshot: 1 not in snapshot.presence["here"])

        began = time.monotonic()
        room.run(watch(), [friend])
        waiting.until(lambda: server.call("GET", "/health")["connections"] == 0)
        metrics = urllib.request.urlopen(f"{server.url}/metrics").read().decode()
        answered = re.search(r'eklat_messages_total\{type="ping"\} (\d+)', metrics)
        assert answered
        assert int(answered[1]) <= 60 + 20 * (time.monotonic() - began), "it was listened to until its end"
        assert server.stop() == 0
        assert "Traceback" not in "".join(server.said)


# Hints --------------------------------------------------------------------------------------------------------------------


def test_hints_wait_in_a_short_row_and_bots_at_tables_wait_for_none(
    lobby: room.Lobby, few_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """180 sockets that asked an expert made bots at other tables take 15 seconds for a move."""
    pools: list[BotPool] = []

    async def ponder(pool: BotPool, *_: Any) -> Choice:
        pools.append(pool)
        await asyncio.sleep(1000)
        raise AssertionError

    monkeypatch.setattr(BotPool, "ask", ponder)
    codes = []
    for number in range(5):
        people = lobby.people(f"A{number}", f"B{number}")
        table = lobby.table(people, "mu2", practice=True)
        lines = [lobby.line(table, person) for person in people]
        assert lines[0].ask("start")["type"] == "ok"
        lines[1].catch_up()
        mover = next(line for line in lines if line.is_my_turn)
        other = lobby.line(table, people[mover.snapshot.you or 0])
        mover.say("hint", id="h", bot="club")
        mover.catch_up()
        codes += [message["code"] for message in mover.heard if message["type"] == "refused"]
        if not codes:
            assert other.ask("hint", bot="club")["code"] == "hint-running", "one person, one hint, however many windows"
    assert codes == ["limit"] * 2
    assert len(pools) == 3
    assert lobby.node.bots not in pools
    assert 'eklat_limits_total{what="hints"} 2.0' in lobby.http.get("/metrics").text


# Work ---------------------------------------------------------------------------------------------------------------------


def test_records_and_replays_are_worked_out_beside_everything_else(
    lobby: room.Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the thread that answers everybody a long record would hold everybody up."""
    record = json.loads((GOLDEN / "mu-5.json").read_text(encoding="utf-8"))
    threads = list[str]()

    def noted(module: Any, name: str) -> None:
        work = getattr(module, name)

        def where(*args: Any) -> Any:
            threads.append(f"{name} in {threading.current_thread().name.partition('_')[0]}")
            return work(*args)

        monkeypatch.setattr(module, name, where)

    noted(replays_api, "_replayed")
    noted(positions_api, "_judged")
    noted(positions_api, "_placed")
    noted(replays_api, "_hand")
    people = lobby.people("Anna", "Beate")
    begun = hostile.planted(TableSettings("mu2", 2), people).start(people[0]["id"], time.time()).table
    table = hostile.plant(lobby, "over", hostile.played(begun, Random(1)))
    asked = [
        lobby.call("POST", "/replays", json={"record": record}),
        lobby.call("POST", "/records", json={"record": record}),
        lobby.call("POST", "/positions", json={"record": record}),
        lobby.call("GET", f"/tables/{table}/replays?hand=0", people[0]),
    ]
    assert [answer.status_code for answer in asked] == [200] * 4
    works = ("_replayed", "_hand", "_judged", "_placed", "_hand")  # a replay of a record is one of its hands
    assert threads == [f"{work} in studio" for work in works]


def test_replays_and_openings_have_a_budget(tmp_path: Path) -> None:
    limits = replace(room.FREE, studio_share=0.0001, address_openings=0.001, address_openings_burst=4)
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, limits=limits)) as lobby:
        record = json.loads((GOLDEN / "mu-5.json").read_text(encoding="utf-8"))
        lobby.node.gate.bucket("studio", "testclient").left = 1.2
        answers = [lobby.call("POST", "/replays", json={"record": record}).status_code for _ in range(12)]
        assert answers[0] == 200
        assert answers[-1] == 429
        assert lobby.call("POST", "/records", json={"record": record}).status_code == 429
        assert lobby.call("GET", "/health").status_code == 200
        people = lobby.people("A", "B", "C")
        table = lobby.table(people)
        for _ in range(4):
            lobby.hang_up(lobby.line(table, people[0]))
        with pytest.raises(room.Closed, match="4429"):
            lobby.line(table, people[0])


def test_pages_are_counted_by_address_apart_from_requests(tmp_path: Path) -> None:
    limits = replace(room.FREE, address_pages=0.001, address_pages_burst=3)
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, limits=limits)) as lobby:
        paths = ("/", "/t/bcd-fghj-kmn", "/assets/nothing.js", "/", "/rules")
        answers = [lobby.http.get(path, headers={"accept-language": "de"}) for path in paths]
        assert [answer.status_code == 429 for answer in answers] == [False] * 3 + [True] * 2
        assert answers[-1].json()["sentence"] == say("de", "server-limit")
        assert int(answers[-1].headers["retry-after"]) > 60
        assert lobby.call("GET", "/health").status_code == 200, "requests are not pages"


# Memory -------------------------------------------------------------------------------------------------------------------


def talkative(lobby: room.Lobby, lines: int) -> tuple[str, list[Json]]:
    """A table at which much was said."""
    people = lobby.people("Anna", "Beate", "Conny")
    table = lobby.table(people)

    def talk(t: Table, now: float) -> Accepted:
        answer = Accepted(t)
        for number in range(lines):
            said = answer.table.chat(people[0]["id"], now, f"{number} " + "x" * 490)
            answer = Accepted(said.table, (*answer.events, *said.events), said.version)
        return answer

    async def plant() -> None:
        await lobby.node.tables[table].wish(talk)

    lobby.run(plant)
    return table, people


def test_a_stale_move_brings_back_a_page_and_not_the_whole_log(lobby: room.Lobby) -> None:
    table, people = talkative(lobby, 500)
    line = lobby.line(table, people[0])
    assert line.ask("start")["type"] == "ok"
    answer = line.ask("act", id="m", move="pass", expected=0)
    assert (answer["code"], len(answer["events"])) == ("stale", PAGE)
    assert [event["version"] for event in answer["events"]] == list(range(1, PAGE + 1))
    answer = line.ask("act", id="n", move="pass", expected=line.snapshot.version - 2)
    assert [event["event"] for event in answer["events"]] == ["started", "dealt"]


def test_old_events_wait_for_nobody_in_memory_but_all_come(lobby: room.Lobby) -> None:
    """They are told page by page, each when the one before has left."""
    table, people = talkative(lobby, 700)
    live = lobby.node.tables[table]
    line = lobby.line(table, people[1], after=0)
    line.until(lambda message: message["type"] == "events" and message["events"][-1]["version"] == live.table.version)
    assert [event["version"] for event in line.events] == list(range(1, live.table.version + 1))

    async def look() -> int:
        (connection,) = live.audience.connections
        connection._line = Mock(is_writable=False)
        connection.push(b"unread")
        waiting = asyncio.create_task(connection.calm())
        await asyncio.sleep(0)
        assert not waiting.done()
        connection._line.is_writable = True
        connection._flush()
        await waiting
        return connection.waiting

    assert lobby.run(look) == 0


def test_who_does_not_read_is_let_go_before_they_fill_the_memory() -> None:
    async def flood() -> None:
        connection = Connection(None)
        pushed = 0
        while not connection.is_over:
            connection.push(b"x" * 10_000)
            pushed += 10_000
            assert pushed < 10 * MOST_BYTES
        assert connection.waiting <= MOST_BYTES

    asyncio.run(flood())


def test_it_is_counted_that_somebody_does_not_read(lobby: room.Lobby) -> None:
    table, people = talkative(lobby, 0)
    lobby.line(table, people[0])

    async def flood() -> None:
        (connection,) = lobby.node.tables[table].audience.connections
        assert connection._line is not None
        connection._line.is_writable = False
        for _ in range(3):
            connection.push(bytes(MOST_BYTES))
        connection._line.is_writable = True
        connection._flush()

    lobby.run(flood)
    assert 'eklat_limits_total{what="unread"} 1.0' in lobby.http.get("/metrics").text


def test_one_table_takes_so_much_talk_an_hour(tmp_path: Path) -> None:
    limits = replace(room.FREE, talk_hour=10)
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, limits=limits)) as lobby:
        people = lobby.people("Anna", "Beate", "Conny")
        table = lobby.table(people)
        lines = [lobby.line(table, person) for person in people]
        answers = [lines[number % 3].ask("chat", text="x") for number in range(12)]
        assert [answer["type"] for answer in answers] == ["ok"] * 10 + ["refused"] * 2
        assert answers[-1]["code"] == "limit"
        assert answers[-1]["retry_after"] > 60
        assert lines[0].ask("start")["type"] == "ok", "who plays is not held up by who talks"


# Small things -------------------------------------------------------------------------------------------------------------


def test_the_files_of_a_database_are_private(lobby: room.Lobby, tmp_path: Path) -> None:
    lobby.person()
    modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    assert modes == dict.fromkeys(("eklat.db", "eklat.db-wal", "eklat.db-shm", "eklat.db.lock"), 0o600)


def test_health_writes_and_an_outage_is_one_line(
    lobby: room.Lobby, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def full(*_: Any) -> None:
        raise OSError("the disk is full")

    write = lobby.node.database.write
    monkeypatch.setattr(lobby.node.database, "write", full)
    assert [lobby.call("GET", "/health").status_code for _ in range(3)] == [503] * 3
    assert lobby.http.post("/api/people", json={"name": "Anna"}).status_code == 503
    monkeypatch.setattr(lobby.node.database, "write", write)
    assert [lobby.call("GET", "/health").status_code for _ in range(3)] == [200] * 3
    said = [record.getMessage() for record in caplog.records if record.name == "eklat.server"]
    assert said[0].endswith(": the disk is full")
    assert len(said) == 2, said
    failed = re.fullmatch(r"the database answers again after \d+ s; (\d+) times it did not", said[1])
    assert failed
    assert int(failed[1]) >= 4, "four by these wishes; the node writes by itself now and then, too"


def test_a_database_is_believed_to_be_well_for_a_second_and_no_longer(
    lobby: room.Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk was not noticed for ten minutes."""

    async def full(*_: Any) -> None:
        raise OSError("the disk is full")

    assert lobby.call("GET", "/health").status_code == 200
    monkeypatch.setattr(lobby.node.database, "write", full)
    lobby.node.store._checked -= 1.0
    assert lobby.call("GET", "/health").status_code == 503


@pytest.mark.parametrize(
    "name",
    ["An\u200bna", "Anna\u200d", "\u2060Anna", "Anna\U000e0041", "Anna\ufe0f", "An\u00adna", "Anna\u3164", "A\u034f"],
)
def test_no_two_names_look_the_same_by_letters_that_nobody_sees(lobby: room.Lobby, name: str) -> None:
    answer = lobby.http.post("/api/people", json={"name": name})
    assert (answer.status_code, answer.json()["code"]) == (422, "name")


@pytest.mark.parametrize("name", ["Zoë", "Ol’ Joe-Bob", "👩‍🚀 ❤️", "نیم‌فاصله", "李雷", "1️⃣"])
def test_names_that_can_be_seen_are_taken(lobby: room.Lobby, name: str) -> None:
    assert lobby.person(name)["name"] == name


def test_a_deleted_name_is_in_no_file_any_more(lobby: room.Lobby, tmp_path: Path) -> None:
    people = lobby.people("Zwetschgenkoenigin", "Beate", "Conny")
    table = lobby.table(people)
    assert lobby.line(table, people[1]).ask("chat", text="hm")["type"] == "ok"
    assert lobby.call("DELETE", "/me", people[0]).status_code == 204
    assert not [file.name for file in tmp_path.iterdir() if b"Zwetschgenkoenigin" in file.read_bytes()]


def test_setting_the_clock_of_the_machine_costs_nobody_time(lobby: room.Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    people = lobby.people("Anna", "Beate")
    table = lobby.table(people, "mu2", clock={"per": "match", "seconds": 600, "increment": 0})
    lines = [lobby.line(table, person) for person in people]
    assert lines[0].ask("start")["type"] == "ok"
    lines[1].catch_up()
    mover = next(line for line in lines if line.is_my_turn)
    true = time.time
    monkeypatch.setattr(time, "time", lambda: true() + 3600)
    assert mover.ask("act", id="m", move="pass", expected=mover.snapshot.version)["type"] == "ok"
    mover.catch_up()
    assert min(mover.snapshot.table["clock"]["left"]) > 500


def test_every_limit_has_its_name_on_the_hosts_page() -> None:
    names = get_args(limits.Limit)
    assert [what for what in names for language in LANGUAGES if f"host-limit-{what}" not in catalogue(language)] == []
    listed = [name for name in catalogue("en") if name.startswith("host-limit-")]
    assert {name.removeprefix("host-limit-") for name in listed} == set(names)
    sources = (file.read_text(encoding="utf-8") for file in Path(limits.__file__).parent.glob("*.py"))
    assert sum(source.count("metrics.limits") for source in sources) == 1, "whatever is counted is counted by its name"


def test_a_slow_bot_takes_as_long_for_a_move_that_it_must_make() -> None:
    async def floors() -> list[float]:
        pool = BotPool(1, Metrics())
        found = [Offer("expert", ("mu",), 0.5, {}), Offer("adept", ("mu",), 0.1, {}), Offer("club", ("mu",), 0.02, {})]
        pool._offers = asyncio.create_task(asyncio.sleep(0, found))
        return [await pool.floor(bot) for bot in ("expert", "expert:x=1", "adept", "club", "nobody")]

    assert asyncio.run(floors()) == [0.5, 0.5, 0.1, 0.0, 0.0]
