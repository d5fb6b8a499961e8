"""Connections that go from one worker to another: nobody at their other end notices."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, closing, suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock
from zlib import crc32

import pytest
import room
import uvicorn
import uvloop
import waiting

from eklat.server.crew import COMMAND, READY
from eklat.server.frames import frames
from eklat.server.handing import LONGEST, Hands, Line, is_open_ended, lines
from eklat.server.heads import heads
from eklat.server.work import Server

if sys.platform != "linux":
    pytest.skip("connections are handed on where the system spreads them", allow_module_level=True)

TABLES = {crc32(name) % 2: name for name in (b"kbf-tzmw-rdp", b"bcd-fghj-kmn")}
"""A table for each of two workers."""


class Door(asyncio.Protocol):
    """A worker that hands on what it can, and says which place it has of everything else."""

    def __init__(self, hands: Hands) -> None:
        self._hands, self._is_new = hands, True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        if self._is_new and self._hands.pass_on(self._transport, data):
            return
        self._is_new = False
        self._transport.write(b"0 " + data)


async def answer(come: sockets.socket, first: bytes) -> None:
    """The other worker: first the words that came along, then what is said to it."""
    reader, writer = await asyncio.open_connection(sock=come)
    writer.write(b"1 " + first)
    while data := await reader.read(1024):
        writer.write(b"1 " + data)
    writer.close()


@asynccontextmanager
async def at_the_door(is_open: bool = True) -> AsyncIterator[tuple[int, list[Line]]]:
    """The port of worker 0, and the lines; worker 1 takes what it is handed if it is there."""
    with ExitStack() as stack:
        between = [stack.enter_context(closing(line)) for line in lines(2)]
        first, second = (Hands(place, line.out, [one.into for one in between]) for place, line in enumerate(between))
        server = await asyncio.get_running_loop().create_server(lambda: Door(first), "127.0.0.1", 0)
        async with server, asyncio.TaskGroup() as taken:
            if is_open:
                second.open(lambda come, words: (taken.create_task(answer(come, words)), None)[1])
            yield server.sockets[0].getsockname()[1], between
            if is_open:
                second.close()


async def talk(port: int, *words: bytes) -> list[bytes]:
    """What is answered to each of these, one after the other."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    heard = []
    for said in words:
        writer.write(said)
        heard.append(await asyncio.wait_for(reader.readexactly(len(said) + 2), waiting.PATIENCE))
    writer.close()
    await writer.wait_closed()
    return heard


def to(place: int) -> bytes:
    return b"GET /ws/tables/" + TABLES[place] + b" HTTP/1.1\r\n"


def test_whoever_comes_to_a_table_of_another_worker_is_handed_on_with_all_they_have_said() -> None:
    async def come() -> None:
        async with at_the_door() as (port, _):
            assert await talk(port, to(1), b"Host: x\r\n\r\n") == [b"1 " + to(1), b"1 Host: x\r\n\r\n"]
            assert await talk(port, to(0), b"Host: x\r\n\r\n") == [b"0 " + to(0), b"0 Host: x\r\n\r\n"]
            with_query = to(1).replace(b" HTTP", b"?a=b HTTP")
            assert await talk(port, with_query) == [b"1 " + with_query]

    asyncio.run(come())


@pytest.mark.parametrize(
    "words",
    [
        b"GET /api/tables HTTP/1.1\r\n",
        b"GET /ws/tab",
        b"GET /ws/tables/" + b"x" * 40 + b" HTTP/1.1\r\n",
        b"GET /ws/tables/../secret HTTP/1.1\r\n",
        b"POST /ws/tables/" + TABLES[1] + b" HTTP/1.1\r\n",
        to(1) + b"x" * LONGEST,
    ],
)
def test_everything_else_stays_where_it_came(words: bytes) -> None:
    async def come() -> None:
        async with at_the_door() as (port, _):
            assert (await talk(port, words))[0][:2] == b"0 "

    asyncio.run(come())


def test_where_nobody_takes_what_is_handed_on_it_stays() -> None:
    async def come() -> None:
        async with at_the_door(is_open=False) as (port, between):
            with suppress(BlockingIOError):
                while True:
                    between[1].into.send(b"x")
            assert await talk(port, to(1), b"and on") == [b"0 " + to(1), b"0 and on"]

    asyncio.run(come())


def test_what_is_handed_to_a_worker_that_is_being_replaced_waits_for_the_next() -> None:
    async def come() -> None:
        async with at_the_door(is_open=False) as (port, between), asyncio.TaskGroup() as group:
            talking = group.create_task(talk(port, to(1), b"and on"))
            await waiting.until_then(lambda: _waits(between[1].out))
            following = Hands(1, between[1].out, [line.into for line in between])
            following.open(lambda one, words: (group.create_task(answer(one, words)), None)[1])
            assert await talking == [b"1 " + to(1), b"1 and on"]
            following.close()

    asyncio.run(come())


@pytest.mark.parametrize("words", [to(1), b"GET / HTTP/1.1\r\n", b"GET /ws/tables/" + b"x" * 32 + b" HTTP/1.1\r\n"])
def test_where_somebody_wants_to_go_is_known_after_a_few_letters(words: bytes) -> None:
    known = [not is_open_ended(words[:length]) for length in range(len(words) + 1)]
    assert known == sorted(known)
    assert known[-1]
    assert is_open_ended(b"GET /ws/tables/" + TABLES[1])


class Taking:
    """A worker inside the test, to whom connections are handed; whoever comes is not listened to."""

    def __init__(self) -> None:
        self.line = Line.open()
        hands = Hands(0, self.line.out, [self.line.into])
        config = uvicorn.Config(
            self._welcome, log_config=None, http=heads(10.0, hands), ws=frames(), lifespan="off", interface="asgi3",
            timeout_graceful_shutdown=60,
        )  # fmt: skip
        config.load()
        self.server = Server(config, Mock(send_away=AsyncMock()), Mock(), hands)
        self.server.lifespan = config.lifespan_class(config)
        self.come = asyncio.Event()

    async def _welcome(self, scope: Any, receive: Any, send: Any) -> None:
        self.come.set()
        await asyncio.Event().wait()

    async def start(self) -> None:
        self.listener = sockets.create_server(("127.0.0.1", 0))
        await self.server.startup([self.listener])

    def hand(self, first: bytes) -> sockets.socket:
        """The other end of a connection that is handed on with these words."""
        with sockets.create_server(("127.0.0.1", 0)) as door:
            end = sockets.create_connection(door.getsockname())
            come, _ = door.accept()
        end.setblocking(False)
        self.server._take(come, first)
        return end


def upgrade(padding: int) -> bytes:
    said = [
        b"GET /ws/tables/x HTTP/1.1",
        b"Host: x",
        b"Connection: Upgrade",
        b"Upgrade: websocket",
        b"Sec-WebSocket-Version: 13",
    ]
    return b"\r\n".join([*said, b"Sec-WebSocket-Key: " + b"A" * 22 + b"==", b"X: " + b"x" * padding, b"", b""])


def test_whoever_is_handed_on_and_not_listened_to_is_not_read_either() -> None:
    """They were, as fast as they wrote, because nothing can be stopped that has not begun."""

    async def flood() -> int:
        taking, sent = Taking(), 0
        await taking.start()
        with closing(taking.line), taking.hand(upgrade(900)) as end:
            await taking.come.wait()
            stuck = 0
            while stuck < 200 and sent < 2**26:
                try:
                    sent += end.send(b"\x81\xfe\x03\xe8" + b"x" * 1004)
                    stuck = 0
                except BlockingIOError:
                    stuck += 1
                    await asyncio.sleep(0.001)
            taking.server.force_exit = True
            await taking.server.shutdown([taking.listener])
        return sent

    assert uvloop.run(flood()) < 2**25


def test_who_is_just_being_handed_on_when_a_worker_ends_is_told_so() -> None:
    async def end() -> bytes:
        taking = Taking()
        await taking.start()
        with closing(taking.line), taking.hand(upgrade(0)) as end:
            ending = asyncio.create_task(taking.server.shutdown([taking.listener]))
            heard = await asyncio.wait_for(asyncio.get_running_loop().sock_recv(end, 1024), waiting.PATIENCE)
            taking.server.force_exit = True
            await ending
        return heard

    assert uvloop.run(end()).startswith(b"HTTP/1.1 500 ")


def test_a_worker_of_this_version_serves_under_a_crew_of_one_that_hands_nothing_on(tmp_path: Path) -> None:
    with sockets.create_server(("127.0.0.1", 0)) as listener:
        settings = asdict(room.QUICK) | {"db": f"sqlite:///{tmp_path}/eklat.db", "port": listener.getsockname()[1]}
        told = json.dumps({"listener": listener.fileno(), "settings": settings}) + "\n"
        with subprocess.Popen(
            COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=[listener.fileno()]
        ) as worker:
            assert worker.stdin is not None
            assert worker.stdout is not None
            worker.stdin.write(told.encode())
            worker.stdin.flush()
            assert worker.stdout.readline() == READY
            worker.stdin.close()
            assert worker.wait(waiting.PATIENCE) == 0


def _waits(out: sockets.socket) -> bool:
    try:
        return bool(out.recv(1, sockets.MSG_PEEK))
    except BlockingIOError:
        return False
