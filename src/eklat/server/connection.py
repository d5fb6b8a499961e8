"""One WebSocket from the table's side: whose eyes it has, and what is on its way to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from eklat.games.core import Seat

MOST_BYTES = 2**18
"""So much may wait for a client that does not read; then it is let go, and comes back with what it has seen."""
TOO_SLOW = 1013

BESIDE = 100
"""Bytes that a message takes beside what is written."""

Send = Callable[[dict[str, Any]], Awaitable[None]]


class Line(Protocol):
    """Where messages leave. It says by `resumed` when there is room again, offers what it hears to `heard` first, and says
    by `lost` that it is gone, if it knows that before all was listened to."""

    is_writable: bool
    resumed: Callable[[], None] | None
    heard: Callable[[bytes], bool] | None
    lost: Callable[[], None] | None

    def say(self, text: bytes) -> None: ...


class AsgiLine:
    """A line over any ASGI server: one message after the other."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.is_writable = True
        self.resumed: Callable[[], None] | None = None
        self.heard: Callable[[bytes], bool] | None = None
        self.lost: Callable[[], None] | None = None
        self._saying: asyncio.Task[None] | None = None

    def say(self, text: bytes) -> None:
        self.is_writable = False
        self._saying = asyncio.create_task(self._say(text))
        self._saying.add_done_callback(lambda done: done.cancelled() or done.exception())  # gone: whoever listens hears it

    async def _say(self, text: bytes) -> None:
        await self._send({"type": "websocket.send", "text": text.decode()})
        self.is_writable = True
        if self.resumed is not None:
            self.resumed()


class Connection:
    __slots__ = (
        "_calm", "_close", "_line", "_outbox", "_slow", "asked", "device", "is_over", "person", "viewer", "waiting", "whole",
    )  # fmt: skip

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
        """Bytes that wait for the line."""
        self._outbox: deque[bytes | int] = deque()
        self._line: Line | None = None
        self._close: Callable[[int], None] | None = None
        self._slow: Callable[[], None] | None = None
        self._calm: asyncio.Future[None] | None = None
        """Somebody waits until all has left."""

    def open(self, line: Line, close: Callable[[int], None], slow: Callable[[], None] | None = None) -> None:
        """From now on what is pushed leaves by this line; the end is said by `close`, and before it that they do not read
        by `slow`."""
        self._line, self._close, self._slow = line, close, slow
        line.resumed = self._flush
        self._flush()

    def shut(self) -> None:
        """The line is gone."""
        if self._line is not None:
            self._line.resumed = self._line.heard = self._line.lost = None
        self.is_over, self._line, self._close, self._slow = True, None, None, None
        self._outbox.clear()

    def push(self, text: bytes) -> None:
        """Send now, or as soon as there is room. A table never waits for a client."""
        if self.is_over:
            return
        line = self._line
        if line is not None and line.is_writable and not self._outbox:
            line.say(text)
            return
        size = len(text) + BESIDE
        if self.waiting and self.waiting + size > MOST_BYTES:
            if self._slow is not None:
                self._slow()
            self.let_go(TOO_SLOW)
        else:
            self.waiting += size
            self._outbox.append(text)

    async def calm(self) -> None:
        """Returns when all has left and there is room on the line: what can wait until then waits in nobody's memory. For
        somebody who is let go that is never."""
        while self.is_over or self._outbox or self._line is None or not self._line.is_writable:
            if self._calm is None or self._calm.done():
                self._calm = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._calm)

    def let_go(self, code: int) -> None:
        """Close after what is already on its way."""
        if not self.is_over:
            self.is_over = True
            self._outbox.append(code)
            self._flush()

    def _flush(self) -> None:
        """Send what waits, in order, as far as there is room."""
        line, close = self._line, self._close
        while self._outbox and line is not None and close is not None and line.is_writable:
            item = self._outbox.popleft()
            if isinstance(item, int):
                close(item)
                return
            self.waiting -= len(item) + BESIDE
            line.say(item)
        if self._calm is not None and not self._calm.done() and not self._outbox and not self.is_over:
            self._calm.set_result(None)
