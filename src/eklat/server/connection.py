"""One WebSocket from the table's side: whose eyes it has, and what is on its way to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from eklat.games.core import Seat

MOST_WAITING = 1000
"""So many messages may wait for a client that does not read; then it is let go, and comes back with what it has seen."""
TOO_SLOW = 1013

Send = Callable[[dict[str, Any]], Awaitable[None]]


class Connection:
    __slots__ = ("_outbox", "asked", "device", "is_over", "person", "viewer", "whole")

    def __init__(self, person: str | None, device: str | None = None) -> None:
        self.person, self.device = person, device
        self.whole = False
        """It wants to see the whole view every time, not what has changed in it."""
        self.viewer: Seat | None = None
        """The person's seat; kept by the table."""
        self.asked: Seat | None = None
        """The seat for which the person has asked; kept by the table."""
        self.is_over = False
        self._outbox: asyncio.Queue[str | int] = asyncio.Queue()

    def push(self, text: str) -> None:
        """Send soon. A table never waits for a client."""
        if self._outbox.qsize() >= MOST_WAITING:
            self.let_go(TOO_SLOW)
        elif not self.is_over:
            self._outbox.put_nowait(text)

    def let_go(self, code: int) -> None:
        """Close after what is already on its way."""
        if not self.is_over:
            self.is_over = True
            self._outbox.put_nowait(code)

    async def deliver(self, send: Send) -> None:
        """Send what is pushed, in order, until the end."""
        while not isinstance(item := await self._outbox.get(), int):
            await send({"type": "websocket.send", "text": item})
        await send({"type": "websocket.close", "code": item})
