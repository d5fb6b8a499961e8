"""People of one table meet at one worker: whoever has taken their connection hands it on, with the words that came with it.

The system spreads new connections over the workers of a crew as it likes. Where a WebSocket wants to go stands in its first
line, and every table has its worker, found by its name alone. The connection itself goes there (SCM_RIGHTS); to whoever is
at its other end nothing has happened. The lines between workers belong to the crew, as its listening sockets do: what is
handed to a worker that is being replaced waits for the next one. Where a connection cannot be handed on, it stays.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket as sockets
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple
from zlib import crc32

log = logging.getLogger("eklat.server")

IS_POSSIBLE = sys.platform == "linux"
TABLE = re.compile(rb"GET /ws/tables/([A-Za-z0-9_-]{1,32})[ ?]")
FIRST_WORDS = 48
"""Bytes in which a table is named."""
LONGEST = 2**14
"""Bytes that go along with a connection; who has said more at once stays."""
QUIET = 60.0
"""Seconds between two lines in the log about what was lost."""
TOGETHER = 64
"""Connections that are taken before others have their turn."""

Take = Callable[[sockets.socket, bytes], None]


class Line(NamedTuple):
    """Where connections come out, and where they are put in."""

    out: sockets.socket
    into: sockets.socket

    @classmethod
    def open(cls) -> Line:
        found = cls(*sockets.socketpair(sockets.AF_UNIX, sockets.SOCK_SEQPACKET))
        for end in found:
            end.setblocking(False)
        return found

    def close(self) -> None:
        self.out.close()
        self.into.close()


def lines(count: int) -> list[Line]:
    """One for each worker; none where connections cannot be handed on."""
    return [Line.open() for _ in range(count)] if IS_POSSIBLE else []


def is_open_ended(data: bytes) -> bool:
    """Whether it cannot be told yet where a connection wants to go."""
    return len(data) < FIRST_WORDS and b"\n" not in data


class Hands:
    """What one worker hands on, and what is handed to it."""

    def __init__(self, place: int, out: sockets.socket, into: Sequence[sockets.socket]) -> None:
        self._place, self._out, self._into, self._told = place, out, into, -QUIET

    def pass_on(self, transport: asyncio.Transport, first: bytes) -> bool:
        """Give a connection that has just said its first words to the worker of its table; False if it stays here."""
        found = TABLE.match(first)
        if found is None or len(first) > LONGEST or (place := crc32(found[1]) % len(self._into)) == self._place:
            return False
        transport.pause_reading()
        try:
            sockets.send_fds(self._into[place], [first], [transport.get_extra_info("socket").fileno()])
        except OSError:  # nobody takes what waits there
            transport.resume_reading()
            return False
        transport.abort()  # here; the connection lives on where it went
        return True

    def open(self, take: Take) -> None:
        """From now on take what others hand on."""
        asyncio.get_running_loop().add_reader(self._out.fileno(), self._come, take)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._out.fileno())

    def _come(self, take: Take) -> None:
        with suppress(BlockingIOError):
            for _ in range(TOGETHER):
                first, given, *_ = sockets.recv_fds(self._out, LONGEST, 1, sockets.MSG_CMSG_CLOEXEC)
                if not given and time.monotonic() > self._told + QUIET:
                    self._told = time.monotonic()
                    log.warning("lost a connection that another worker has handed on: too many files are open")
                for number in given:
                    take(sockets.socket(fileno=number), first)
