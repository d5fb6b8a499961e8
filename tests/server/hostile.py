"""Bad company for a server: bytes on a bare socket, words that hurt, and a look at what the server has written down."""

from __future__ import annotations

import base64
import json
import socket
import struct
import time
from random import Random
from typing import Any, Self

import room
import waiting

from eklat.table import Accepted, Settings, Table

Json = dict[str, Any]

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
PATH = "/ws/tables/"

WORDS = (
    "",
    " ",
    "\x00",
    "\x1b[2J\x1b]0;mine\x07",
    "\r\nERROR eklat.server: forged\r\n",
    "\u202egnihtyna\u202c",
    "\u2066a\u2069",
    "\u200b\u200d\ufeff",
    "Z\u0351\u0351" * 20,
    "'; DROP TABLE events; --",
    '" OR 1=1 --',
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "{{7*7}} ${7*7} {0} %s %n %(secret)s",
    "${jndi:ldap://127.0.0.1/x}",
    "../../../../etc/passwd",
    "null",
    "NaN",
    "\U0001f9c5" * 16,
    "x" * 500,
)
"""What people write who wish the server no good."""

BROKEN_JSON = (
    "",
    " ",
    "null",
    "true",
    "0",
    '"act"',
    "[]",
    "{}",
    "{",
    "}{",
    "[[],",
    '{"type":}',
    '{"type":"ping"',
    '{"type":"ping"}{"type":"ping"}',
    '{"type":"ping","type":"leave","type":"ping"}x',
    '{"type":null}',
    '{"type":["act"]}',
    '{"type":{"type":"act"}}',
    '{"type":"nothing-like-it"}',
    '{"type":"ACT"}',
    '{"type":"act"}',
    '{"type":"act","id":"a","move":"pass","expected":-1}',
    '{"type":"act","id":"a","move":"pass","expected":1e400}',
    '{"type":"act","id":"a","move":"pass","expected":NaN}',
    '{"type":"act","id":"a","move":"pass","expected":' + "9" * 3000 + "}",
    '{"type":"act","id":"","move":"pass","expected":1}',
    '{"type":"act","id":7,"move":["pass"],"expected":"1"}',
    '{"type":"chat","text":"\\ud800"}',
    '{"type":"chat","text":"\\udfff\\ud800","id":"\\udc00"}',
    '{"type":"chat","text":"\\u0000"}',
    '{"type":"ping","id":"\\ud83d"}',
    '{"\\ud800":1,"type":"ping"}',
    '{"type":"ping","extra":1}',
    '{"type":"sit","seat":16}',
    '{"type":"sit","seat":true}',
    '{"type":"sit","seat":0.5}',
    '{"type":"settings","options":{"target":' + "9" * 3000 + "}}",
    '{"type":"settings","options":{"target":[1]}}',
    '{"type":"settings","clock":{"per":{"per":"move"},"seconds":[]}}',
    '{"type":"settings","clock":{"per":"move","seconds":1e999}}',
    '{"type":"settings","clock":' + '{"per":' * 300 + "1" + "}" * 301,
    "[" * 2000,
    '{"type":' * 400,
    '{"a":' * 400 + "1" + "}" * 400,
    "\ufeff" + '{"type":"ping"}',
)
"""Texts that are no message, or not quite one."""


def frame(kind: int, data: bytes, *, is_last: bool = True) -> bytes:
    """One frame as a client sends it."""
    head, size = bytes([is_last << 7 | kind]), len(data)
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 2**16:
        head += b"\xfe" + struct.pack("!H", size)
    else:
        head += b"\xff" + struct.pack("!Q", size)
    return head + bytes(4) + data


class Bare:
    """A WebSocket by hand: it can say what no library would, and need not listen."""

    def __init__(self, port: int, path: str, source: str = "127.0.0.1", buffer: int = 0, **headers: str) -> None:
        self.socket = socket.socket()
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.settimeout(waiting.PATIENCE)
        self.head = self._rest = b""
        try:
            self._open(port, path, source, headers)
        except OSError:
            self.socket.close()
            raise
        self.status = int(self.head.split(b" ")[1]) if self.head else 0

    def _open(self, port: int, path: str, source: str, headers: dict[str, str]) -> None:
        self.socket.bind((source, 0))
        self.socket.connect(("127.0.0.1", port))
        given = {
            "Host": f"127.0.0.1:{port}", "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(bytes(16)).decode(), **headers,
        }  # fmt: skip
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items()), "", ""]
        self.socket.sendall("\r\n".join(lines).encode("latin-1"))
        while b"\r\n\r\n" not in self.head and (part := self.socket.recv(4096)):
            self.head += part
        self.head, _, self._rest = self.head.partition(b"\r\n\r\n")

    def send(self, *frames: bytes) -> None:
        self.socket.sendall(b"".join(frames))

    def say(self, **message: Any) -> None:
        self.send(frame(TEXT, json.dumps(message).encode()))

    def next(self) -> tuple[int, bytes] | None:
        """The next frame, its kind and content; None at the end."""
        head = self._take(2)
        if head is None:
            return None
        size = head[1] & 0x7F
        if size >= 126:
            wide = self._take(2 if size == 126 else 8)
            if wide is None:
                return None
            size = int.from_bytes(wide, "big")
        data = self._take(size)
        return None if data is None else (head[0] & 0x0F, data)

    def _take(self, size: int) -> bytes | None:
        while len(self._rest) < size:
            try:
                part = self.socket.recv(65536)
            except ConnectionError:
                part = b""
            if not part:
                return None
            self._rest += part
        taken, self._rest = self._rest[:size], self._rest[size:]
        return taken

    def hear(self) -> Json | int:
        """The next message, or the code with which the server closes; 1006 if it just goes."""
        while (found := self.next()) is not None:
            kind, data = found
            if kind == TEXT:
                message: Json = json.loads(data)
                return message
            if kind == CLOSE:
                return int.from_bytes(data[:2], "big") if data else 1005
        return 1006

    def until_close(self) -> int:
        while not isinstance(heard := self.hear(), int):
            pass
        return heard

    def reset(self) -> None:
        """Go without a word: whatever the server writes from now on hits a closed door."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()


def complaints(server: room.Server, since: int = 0) -> list[str]:
    """What the server has written that nobody should ever find in a log: tracebacks, errors, forged lines.

    All of it is here only when the server has stopped.
    """
    bad = (
        "Traceback",
        "Exception",
        "Error",
        "ERROR",
        "CRITICAL",
        "Task was destroyed",
        "never retrieved",
        "forged",
        "Fatal",
    )
    return [line for line in server.said[since:] if any(word in line for word in bad)]


def planted(settings: Settings, people: list[Json], secret: str = "5e" * 32) -> Table:
    """A table at which these people sit, from the first seat on."""
    table = Table.create(settings, secret, people[0]["id"], people[0]["name"], time.time()).table
    for seat, person in enumerate(people[1:], 1):
        table = table.sit(person["id"], person["name"], seat, time.time()).table
    return table


def played(table: Table, rng: Random, moves: int = 10**6) -> Table:
    """So many random moves further, or at the end of the match."""
    now = time.time()
    while moves and table.phase in ("playing", "scoring"):
        if table.state is None or table.turn is None:
            table = table.next_hand(table.persons[0], now, at_once=True).table
            continue
        legal = table.state.legal
        text = str(rng.choice(legal[:2] if rng.random() < 0.6 else legal))
        person = table.chairs[table.turn].person
        assert person is not None
        table = table.move(person, text, f"m{table.version}", table.version, now).table
        moves -= 1
    return table


def plant(lobby: room.Lobby, table_id: str, table: Table) -> str:
    """Store a table as if it had been played at this server."""
    lobby.run(lobby.node.store.create, table_id, Accepted(table, table.log, table.version))
    return table_id
