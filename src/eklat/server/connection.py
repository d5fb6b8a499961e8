"""One WebSocket from the table's side: whose eyes it has, and what is on its way to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from sys import getsizeof
from typing import Any

from eklat.games.core import Seat

MOST_BYTES = 2**18
"""So much may wait for a client that does not read; then it is let go, and comes back with what it has seen."""
TOO_SLOW = 1013

Send = Callable[[dict[str, Any]], Awaitable[None]]
Text = str | Callable[[], str]
"""A message, or how to write it when its turn comes."""
LATER = 100
"""Bytes that a message takes before it is written."""


def _size(text: Text) -> int:
    return getsizeof(text) if isinstance(text, str) else LATER


class Connection:
    __slots__ = ("_outbox", "asked", "device", "is_over", "person", "viewer", "waiting", "whole")

    def __init__(self, person: str | None, device: str | None = None) -> None:
        self.person, self.device = person, device
        self.whole = False
        """It wants to see the whole view every time, not what has changed in it."""
        self.viewer: Seat | None = None
        """The person's seat; kept by the table."""
        self.asked: Seat | None = None
        """The seat for which the person has asked; kept by the table."""
        self.is_over = False
        self.waiting = 0
        """Bytes that are on their way."""
        self._outbox: asyncio.Queue[Text | int] = asyncio.Queue()

    def push(self, text: Text) -> None:
        """Send soon. A table never waits for a client."""
        size = _size(text)
        if self.waiting and self.waiting + size > MOST_BYTES:
            self.let_go(TOO_SLOW)
        elif not self.is_over:
            self.waiting += size
            self._outbox.put_nowait(text)

    def let_go(self, code: int) -> None:
        """Close after what is already on its way."""
        if not self.is_over:
            self.is_over = True
            self._outbox.put_nowait(code)

    async def deliver(self, send: Send) -> None:
        """Send what is pushed, in order, until the end."""
        while not isinstance(item := await self._outbox.get(), int):
            await send({"type": "websocket.send", "text": item if isinstance(item, str) else item()})
            self.waiting -= _size(item)
        await send({"type": "websocket.close", "code": item})
