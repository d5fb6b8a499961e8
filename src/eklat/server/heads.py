"""Connections that say nothing, or say it letter by letter, are closed: a thousand of them would keep everybody else out.
One address has so many and no more, and what it says before it asks for anything is no longer than anybody needs.

Ten thousand requests may come in one packet. They are looked at as far as they are answered, and in small pieces, with a
turn for everybody else in between; what is behind them waits, and nothing more is read meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from eklat.server.handing import Hands, is_open_ended
from eklat.server.limits import Gate
from eklat.server.refusals import ServerRefused, plain_answer

log = logging.getLogger("eklat.server")

PIECE, PIECES = 1024, 16
"""Bytes that are looked at together, and how often in a row: of long bodies more than of many requests."""
LONGEST_HEAD, MOST_BESIDE = 2**15, 2**17
"""Bytes of a request before its body; browsers send two thousand. Bytes between and behind the parts of a body, of which
there may be many."""
SENT_AWAY = 1.0
"""Seconds for which one connection too many waits to hear that it is."""
PACE = 0.05
"""Seconds between the answers to requests of which more came than are looked at together. No browser sends such."""
QUIET = 60.0
"""Seconds between two lines about it in the log."""


class Heads(HttpToolsProtocol):
    gate: ClassVar[Gate | None] = None
    """Where connections are counted."""
    patience: ClassVar[float] = 10.0
    """Seconds for the head of a request, from its first letter or the beginning of the connection."""
    hands: ClassVar[Hands | None] = None
    """Other workers, to whom a connection may belong."""
    _closed: ClassVar[int] = 0
    _told: ClassVar[float] = -QUIET
    _waiting: asyncio.TimerHandle | None = None
    _rest = b""
    """What has come and was not looked at yet."""
    _place = 0
    """Where it begins."""
    _is_looking = False
    """It will be looked at in a moment."""
    _is_held = False
    """Nothing is read before that."""
    _entered: str | None = None
    """The address for which it counts."""
    _refused: ServerRefused | None = None
    """It is one too many."""
    _beside, _most_beside = 0, 0
    """Bytes of a request that are not its body, since it began or its body did, and how many there may be."""

    def __init__(self, *args: Any, first: bytes = b"", **named: Any) -> None:
        super().__init__(*args, **named)
        self._is_new, self._first = not first, first
        """Whether nothing is known yet of where it wants to go, and what has come so far, here or at another worker."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()
        self._enter()
        if self._first:
            self.loop.call_soon(self._begin)  # reading starts after this; before, it could not be stopped

    def _enter(self) -> None:
        """Count it, unless it comes from a proxy, whose people are counted by what it says about them."""
        address = self.client[0] if self.client else ""
        if self.gate is None or address in getattr(self.app, "trusted_hosts", ()):
            return
        try:
            self.gate.enter(address)
        except ServerRefused as refused:
            self._refused = refused.with_traceback(None)  # which knows us
            self._stop_waiting()
            self._wait(min(SENT_AWAY, self.patience))
        else:
            self._entered = address

    def _leave(self) -> None:
        if self._entered is not None and self.gate is not None:
            self.gate.leave(self._entered)
            self._entered = None

    def _begin(self) -> None:
        """Look at what came along, unless more has come meanwhile, and it was looked at with that."""
        if self._first and not self.transport.is_closing():
            self.data_received(b"")

    def data_received(self, data: bytes) -> None:
        if self._first:
            data, self._first = self._first + data, b""
        if self._refused is not None:
            self._send_away(self._refused, data)
            return
        if self._is_new and self.hands is not None:
            if is_open_ended(data):
                self._first = data
                return
            self._is_new = False
            if self.hands.pass_on(self.transport, data):
                return
        if self._rest:  # it was on its way when reading was stopped
            self._rest, self._place = self._rest[self._place :] + data, 0
            self._hold()
            return
        if len(data) <= PIECE:
            self._look_at(data)
            return
        self._rest, self._place = data, 0
        self._look_on()

    def _look_at(self, data: bytes) -> None:
        if self._waiting is None and (self.cycle is None or self.cycle.response_complete):
            self._wait()
        super().data_received(data)
        if self._most_beside:
            self._beside += len(data)
            if self._beside > self._most_beside:
                self._send_away(ServerRefused("too-big", most=self._most_beside), b"")

    def _send_away(self, refused: ServerRefused, head: bytes) -> None:
        """Say why and hang up, unless another answer is on its way."""
        self._rest = b""
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(plain_answer(refused, head))
            self.transport.close()
        else:
            self.transport.abort()

    def on_message_begin(self) -> None:
        self._beside, self._most_beside = 0, LONGEST_HEAD
        super().on_message_begin()

    def _look_on(self) -> None:
        """Look at more of what has come, until a request waits for the one before it."""
        self._is_looking = False
        for _ in range(PIECES):
            if not self._rest or self.pipeline:
                break
            data, place = self._rest, self._place
            self._place = place + PIECE
            if self._place >= len(data):
                self._rest = b""
            self._look_at(data[place : place + PIECE])
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                self._rest = b""
        if self._rest:
            self._hold()
            self._go_on()
        elif self._is_held:
            self._let_go()

    def _hold(self) -> None:
        """Read nothing, whatever else would like to."""
        self._is_held, self.flow.read_paused = True, False
        self.transport.pause_reading()

    def _let_go(self) -> None:
        """Read on, if no request waits for another; then when that is answered."""
        self._is_held, self.flow.read_paused = False, True
        if not self.pipeline and not self.transport.is_closing():
            self.flow.resume_reading()

    def _go_on(self) -> None:
        if self._rest and not self.pipeline and not self._is_looking:
            self._is_looking = True
            self.loop.call_soon(self._look_on)

    def on_response_complete(self) -> None:
        if self._rest and self.pipeline:  # whoever asks for so much in one breath hears it at a pace
            waiting, self.pipeline = self.pipeline, deque()
            super().on_response_complete()
            self.pipeline = waiting
            self.loop.call_later(PACE, self._answer_next)
        else:
            super().on_response_complete()
        if self.transport.is_closing():
            self._rest = b""
        self._go_on()

    def _answer_next(self) -> None:
        if self.pipeline and not self.transport.is_closing():
            self._unset_keepalive_if_required()
            self._start_asgi_task(*self.pipeline.pop())
            self._go_on()  # its body may not have been looked at

    def on_headers_complete(self) -> None:
        self._beside, self._most_beside = 0, MOST_BESIDE
        self._stop_waiting()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._beside -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._most_beside = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()
        del self.parser

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self._stop_waiting()
        self._rest = b""
        super().connection_lost(exc)
        del self.parser  # it knows us as we know it: thousands of such pairs held everybody up while they were looked for

    def _wait(self, seconds: float | None = None) -> None:
        self._waiting = self.loop.call_later(self.patience if seconds is None else seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> None:
        self._waiting = None
        self.transport.abort()
        Heads._closed += 1
        if time.monotonic() > Heads._told + QUIET:
            log.warning("closed %d connections that did not ask for anything within %g s", Heads._closed, self.patience)
            Heads._closed, Heads._told = 0, time.monotonic()


def heads(patience: float, hands: Hands | None = None, gate: Gate | None = None) -> type[Heads]:
    return type("Heads", (Heads,), {"patience": patience, "hands": hands, "gate": gate})
