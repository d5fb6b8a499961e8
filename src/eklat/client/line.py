"""One WebSocket to a table, from its hello to its end."""

from __future__ import annotations

import json
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from eklat.client.snapshot import Json
from eklat.table.wire import PROTOCOL

LARGEST = 2**24
"""Bytes in one message."""


def hello(secret: str | None = None, after: int | None = None, language: str = "en") -> Json:
    """The first message: who one is, and the last event that one has seen."""
    return {"type": "hello", "protocol": PROTOCOL, "secret": secret, "lang": language, "after": after}


class Line:
    """Messages in and out."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    @classmethod
    async def open(cls, url: str, greeting: Json, **options: Any) -> Self:
        """Connect, and say hello. Raises what `websockets` raises."""
        line = cls(await connect(url, max_size=LARGEST, **options))
        try:
            await line.say(greeting)
        except BaseException:
            await line.close()
            raise
        return line

    async def say(self, message: Json) -> None:
        await self._socket.send(json.dumps(message))

    async def hear(self) -> Json:
        """The next message. Raises `Closed`."""
        message: Json = json.loads(await self._socket.recv())
        return message

    @property
    def code(self) -> int | None:
        """Why it was closed."""
        return self._socket.close_code

    async def close(self) -> None:
        await self._socket.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        await self.close()


Closed = ConnectionClosed
