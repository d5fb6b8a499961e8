"""Just as much of the WebSocket protocol as players need: whole text frames, pings, the end.

Everything happens when bytes come in; there is no task to be woken. That is what lets one program be thousands of players.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from random import Random
from typing import cast

import orjson

from eklat.client import Json


class Socket(asyncio.Protocol):
    """One connection to a table. Who uses it hears of its beginning, its messages, and what is wrong with it."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._transport: asyncio.WriteTransport | None = None
        self._buffer = b""
        self._is_open = False

    def called(self) -> tuple[str, str]:
        """Which host, and which path."""
        raise NotImplementedError

    def opened(self) -> None:
        """The server takes messages."""

    def heard(self, message: Json) -> None:
        """A message."""

    def failed(self, code: str) -> None:
        """Something that should not happen."""

    # Bytes --------------------------------------------------------------------------------------------------------------

    @property
    def is_connected(self) -> bool:
        return self._transport is not None

    def say(self, message: Json) -> bytes:
        """Send a message; the bytes of it, with which it can be sent again."""
        data = frame(orjson.dumps(message))
        self.write(data)
        return data

    def write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.WriteTransport", transport)
        self._buffer, self._is_open = b"", False
        key, (host, path) = b64encode(self._rng.randbytes(16)).decode(), self.called()
        lines = (
            f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "",
        )  # fmt: skip
        self.write("\r\n".join(lines).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None

    def data_received(self, data: bytes) -> None:
        if self._buffer:
            data = self._buffer + data
        at = 0
        if not self._is_open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self._fail(f"http-{data[9:12].decode('ascii', 'replace')}")
                return
            self._is_open, at = True, end + 4
            self.opened()
        size = len(data)
        while size - at >= 2:
            length, head = data[at + 1], at + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                if size < head + wide:
                    break
                length, head = int.from_bytes(data[head : head + wide]), head + wide
            if size < head + length:
                break
            self._heard_frame(data[at], data[head : head + length])
            at = head + length
        self._buffer = data[at:]

    def _heard_frame(self, first: int, payload: bytes) -> None:
        if first == 0x81:
            self.heard(orjson.loads(payload))
        elif first == 0x89:
            self.write(frame(payload, 0x8A))
        elif first == 0x88:
            self.failed(f"closed-{int.from_bytes(payload[:2])}")
        elif first != 0x8A:
            self._fail("bad-frame")

    def _fail(self, code: str) -> None:
        self.failed(code)
        self.abort()


def frame(payload: bytes, first: int = 0x81) -> bytes:
    """A frame of a client. Its mask is there to confuse proxies, of which there are none on loopback: it is zero."""
    size = len(payload)
    if size < 126:
        return bytes((first, 0x80 | size, 0, 0, 0, 0)) + payload
    return bytes((first, 0xFE, *size.to_bytes(2), 0, 0, 0, 0)) + payload
