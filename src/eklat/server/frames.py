"""Frames of WebSockets: pings and pongs are counted, and nobody is listened to who does not read the answers.

A ping is answered before any message limit sees it, so a flood of them would hold up everybody; so would messages that are
broken into parts without end, and whatever comes from somebody who was told that it is over. What has come in is looked at
in small pieces, with a turn for everybody else in between: forty thousand messages may be in one packet. What a table says
is written straight to the socket, and a text that comes whole in one frame, as nearly all do, is offered straight to
whoever listens; only hello, farewell and what is unusual go through the rest of the server.
"""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from math import ceil
from typing import TYPE_CHECKING, Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from eklat.server.limits import Bucket, Gate, Limit

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

PIECE = 512
"""Bytes that are looked at together."""
PIECES = 3
"""So many are looked at before it is the turn of everything else."""
ROOM = 2**14
"""Bytes for which the system keeps room on a WebSocket (it doubles that): no message is as long, and what somebody sends
beyond it waits with them."""
FEW = 16
"""Frames in one packet that are counted; whoever sends more goes the long way from then on."""
CONTROLS, CONTROLS_BURST = 2.0, 30.0
"""Pings and pongs a second on one connection, and at once. Browsers and proxies send one in many seconds."""
PARTS, PARTS_BURST = 40.0, 120.0
"""Parts of messages that come in several frames. Browsers send a message in one."""
MUCH = 2**16
"""Bytes that may wait for the end of a moment."""
TOO_MUCH = 1008
BAD_HEAD = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
"""To whoever asks for a WebSocket with a line that is too long, too many of them, or in no known form."""
LINE = "eklat.line"
"""Under this name tables find the line in the scope."""


class Frames(WebSocketsSansIOProtocol):
    resumed: Callable[[], None] | None = None
    heard: Callable[[bytes], bool] | None = None
    lost: Callable[[], None] | None = None
    is_writable = True
    _is_even: bool | None = None
    """Whether all that has come so far were whole frames; None before the handshake."""
    _spoke = 0.0
    """When the last move came, in the loop's time."""
    _rest = b""
    """What has come and was not looked at yet."""
    _place = 0
    """Where it begins."""
    _is_looking = False
    """It will be looked at in a moment."""
    _controls: Bucket | None = None
    _parts: Bucket | None = None
    _said: Any = ()
    """Frames that leave in a moment."""
    _room = MUCH
    leaving: ClassVar[list[Frames]] = []
    """The lines of this server on which something was said just now."""
    looking: ClassVar[deque[Frames]] = deque()
    """Those of which something waits to be looked at."""
    gate: ClassVar[Gate | None] = None
    """Where floods are counted."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]
            if (plug := self.transport.get_extra_info("socket")) is not None:
                with suppress(OSError):  # they have gone again
                    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ROOM)

    def handle_events(self) -> None:
        super().handle_events()
        if self.conn.handshake_exc is not None and not self.close_sent and not self.handshake_initiated:
            self.handshake_complete = self.close_sent = True
            self.transport.write(BAD_HEAD)
            self.transport.close()

    def say(self, text: bytes) -> None:
        """A message. It leaves when all is said that there is to say in this moment, here and on other lines: whoever hears
        it and answers at once does not disturb those who are still speaking. No extension has to look at it."""
        if not self._said:
            if not self.leaving:
                self.loop.call_soon(self._leave_all)
            self.leaving.append(self)
            self._said = []
        self._said.append(framed(text))
        self._room -= len(text)
        if self._room < 0:
            self._leave()

    def _leave_all(self) -> None:
        lines = self.leaving.copy()
        self.leaving.clear()
        for line in lines:
            try:
                line._leave()
            except Exception as error:  # whatever became of this one, the others have something to say, too
                self.loop.call_exception_handler({"message": "a line could not be written to", "exception": error})
                line.transport.abort()

    def _leave(self) -> None:
        said, self._said, self._room = self._said, (), MUCH
        if said and not self.close_sent and not self.transport.is_closing():
            self.transport.write(said[0] if len(said) == 1 else b"".join(said))

    def data_received(self, data: bytes) -> None:
        if self._rest:  # it was on its way when reading was stopped
            self._rest, self._place = self._rest[self._place :] + data, 0
            self._stop_reading()
            return
        if self._is_even and self.heard is not None and self.queue.empty() and not self.close_sent:
            text = single_text(data)
            if text is not None and self.heard(text):
                self._spoke = self.loop.time()
                return
        self._is_even = self._is_even is None or (self._is_even and are_whole(data))
        if len(data) <= PIECE:
            super().data_received(data)
            return
        self._rest, self._place = data, 0
        self._stop_reading()
        self._look_soon()

    def _look_soon(self) -> None:
        """When it is this line's turn: thousands of frames on each of two hundred lines may have come in one moment."""
        if not self._is_looking:
            self._is_looking = True
            self.looking.append(self)
            if len(self.looking) == 1:
                self.loop.call_soon(self._look_all)

    def _look_all(self) -> None:
        for _ in range(min(PIECES, len(self.looking))):
            line = self.looking[0]
            try:
                line._look_on()
            except Exception as error:
                self.loop.call_exception_handler({"message": "what has come cannot be looked at", "exception": error})
                line.transport.abort()
            self.looking.popleft()
        if self.looking:
            self.loop.call_soon(self._look_all)

    def _look_on(self) -> None:
        """Look at the next piece of what has come, if whoever listens is done with the last; then it is others' turn."""
        self._is_looking = False
        if not self._rest:
            return
        if not self._is_ready():
            self._stop_reading()
            return
        data, place = self._rest, self._place
        self._place = place + PIECE
        if self._place >= len(data):
            self._rest = b""
        super().data_received(data[place : place + PIECE])
        if self.transport.is_closing():
            self._rest = b""
        elif self._rest:
            self._stop_reading()
        self._read_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest = b""
        super().connection_lost(exc)
        if self.lost is not None:
            self.lost()
        self._untie()

    def _untie(self) -> None:
        """Everything that knows us as we know it: thousands of such circles held everybody up while they were looked for."""
        self.conn.parser.close()
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(LINE, None)

    def _is_ready(self) -> bool:
        """Whether more can be looked at. After a farewell nobody listens any more, and what still comes is counted."""
        return self.close_sent or (self.is_writable and self.queue.empty())

    def schedule_ping(self) -> None:
        self._ask_after(self.loop.time() - self.last_ping_rtt)

    def send_keepalive_ping(self) -> None:
        """Whoever has moved meanwhile is there: they are asked only after as long a silence."""
        if self._spoke + (self.ping_interval or 0.0) > self.loop.time():
            self._ask_after(self._spoke)
        else:
            super().send_keepalive_ping()

    def _ask_after(self, since: float) -> None:
        """At a full second: a processor that sleeps is woken once for all who are to be asked then."""
        self.ping_timer = self.loop.call_at(ceil(since + (self.ping_interval or 0.0)), self.send_keepalive_ping)

    def handle_ping(self) -> None:
        if not self._is_flooded():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self._is_flooded():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if not self.close_sent or not self._is_flooded():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not self.close_sent or not self._is_flooded():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._parts is None:
            self._parts = Bucket(PARTS, PARTS_BURST)
        if self._parts.take():
            self._break_off("parts")
        elif not self.close_sent or not self._is_flooded():
            super().handle_cont(event)

    def _is_flooded(self) -> bool:
        """Whether this is one frame too many of those that nobody asked for."""
        if self._controls is None:
            self._controls = Bucket(CONTROLS, CONTROLS_BURST)
        if not self._controls.take():
            return False
        self._break_off("pings")
        return True

    def _break_off(self, what: Limit) -> None:
        if self.gate is not None and not self.transport.is_closing():
            self.gate.hit("farewell" if self.close_sent else what)
        if not self.close_sent:
            self.conn.data_to_send()  # the pongs that nobody needs
            self.conn.fail(TOO_MUCH, f"too many {what}")
            self.handle_parser_exception()
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False
        self._stop_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True
        if self.resumed is not None:
            self.resumed()
        self._read_on()

    def send_receive_event_to_app(self) -> None:
        """Nobody is listened to while one message waits behind another."""
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if self.queue.qsize() > 1:
            self._stop_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused:
            self._read_on()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self._rest and self.close_sent:
            self._stop_reading()  # as a farewell does not
            self._read_on()

    def _stop_reading(self) -> None:
        """Until `_read_on`, which is called whenever whoever listens is done with something."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _read_on(self) -> None:
        if not self._is_ready() or self.transport.is_closing():
            return
        if self._rest:
            self._look_soon()
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()


def frames(gate: Gate | None = None) -> type[Frames]:
    """For one server."""
    return type("Frames", (Frames,), {"leaving": [], "looking": deque(), "gate": gate})


def single_text(data: bytes) -> bytes | None:
    """The text of a client's frame, if this is one frame and all of a message."""
    if len(data) < 6 or data[0] != 0x81 or data[1] == 0xFF:
        return None
    size, start = data[1] - 128, 6
    if size == 126:
        size, start = int.from_bytes(data[2:4]), 8
    if size != len(data) - start:
        return None
    return apply_mask(data[start:], data[start - 4 : start])


def are_whole(data: bytes) -> bool:
    """Whether these are nothing but a few whole frames of a client, each of them all of a message."""
    place = 0
    for _ in range(FEW):
        if place + 6 > len(data) or not data[place] & 0x80:
            break
        size, start = data[place + 1] & 0x7F, 6
        if size > 125:
            length = 2 if size == 126 else 8
            size, start = int.from_bytes(data[place + 2 : place + 2 + length]), 6 + length
        place += start + size
    return place == len(data)


def framed(text: bytes) -> bytes:
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 2**16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), text)
