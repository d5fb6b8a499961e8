"""Frames of WebSockets: pings and pongs are counted, and nobody is listened to who does not read the answers.

A ping is answered before any message limit sees it, so a flood of them would hold up everybody. What has come in is looked
at in small pieces: a thousand pings in one packet are noticed after the first few.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from eklat.server.limits import Bucket

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

PIECE = 512
"""Bytes that are looked at together."""
CONTROLS, CONTROLS_BURST = 2.0, 30.0
"""Pings and pongs a second on one connection, and at once. Browsers and proxies send one in many seconds."""
TOO_MUCH = 1008


class Frames(WebSocketsSansIOProtocol):
    def data_received(self, data: bytes) -> None:
        for place in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[place : place + PIECE])

    def handle_ping(self) -> None:
        if self._is_too_much():
            return
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self._is_too_much():
            super().handle_pong(event)

    def _is_too_much(self) -> bool:
        bucket: Bucket | None = getattr(self, "_controls", None)
        if bucket is None:
            bucket = self._controls = Bucket(CONTROLS, CONTROLS_BURST)
        if not bucket.take():
            return False
        if not self.close_sent:
            self.conn.data_to_send()  # the pongs that nobody needs
            self.conn.fail(TOO_MUCH, "too many pings")
            self.handle_parser_exception()
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty() and self.writable.is_set():
            self.read_paused = False
            self.transport.resume_reading()
        return message
