"""Connections that say nothing, or say it letter by letter, are closed: a thousand of them would keep everybody else out."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

log = logging.getLogger("eklat.server")

QUIET = 60.0
"""Seconds between two lines about it in the log."""


class Heads(HttpToolsProtocol):
    patience: ClassVar[float] = 10.0
    """Seconds for the head of a request, from its first letter or the beginning of the connection."""
    _closed: ClassVar[int] = 0
    _told: ClassVar[float] = -QUIET
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self._waiting is None and (self.cycle is None or self.cycle.response_complete):
            self._wait()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(self.patience, self._give_up)

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


def heads(patience: float) -> type[Heads]:
    return type("Heads", (Heads,), {"patience": patience})
