"""Buckets: who asks for too much is told when to try again. Nobody is banned, and whoever waits is served."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

from eklat.server.refusals import ServerRefused
from eklat.server.settings import Limits

Limit = Literal[
    "messages", "pings", "parts", "farewell", "unread", "talk", "requests", "pages", "openings", "connections", "http",
    "tables", "seats", "people", "codes", "misses", "studio", "hints", "reviews", "reviews-waiting",
]  # fmt: skip
"""What there can be too much of. Each has a name on the host's page."""
FORGET = 10_000
"""So many addresses are remembered; then those with full buckets are forgotten."""

SOON = 10.0
"""Seconds after which somebody who has too many connections may try again."""
CALM = 1.0
"""Seconds after which somebody who has opened too many WebSockets is answered."""
MOST_WAITING = 100
"""So many of them wait; more are answered at once."""


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left, self.since = rate, burst, burst, time.monotonic()

    def take(self) -> float:
        """0 if there was one left; otherwise the seconds until there is."""
        wait = self.wait()
        if not wait:
            self.left -= 1
        return wait

    def wait(self) -> float:
        """The seconds until there is one left."""
        if self.rate <= 0:
            return 0.0
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        return 0.0 if self.left >= 1 else (1 - self.left) / self.rate

    @property
    def is_full(self) -> bool:
        return self.left + (time.monotonic() - self.since) * self.rate >= self.burst


class Count:
    """So many of one address at the same time; 0 is any number."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._there: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """One more, if it is not one too many."""
        if 0 < self._most <= self._there[address]:
            return False
        self._there[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._there[address] -= 1
        if not self._there[address]:
            del self._there[address]


class Gate:
    """The limits of a server, per address."""

    def __init__(self, limits: Limits, hit: Callable[[Limit], None] = lambda what: None) -> None:
        self.limits, self.hit = limits, hit
        """`hit` counts what was too much."""
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._sockets, self._lines = Count(limits.connections), Count(limits.http_connections)
        self._records = Count(limits.long_records)
        self._waiting = 0

    def bucket(self, what: str, address: str) -> Bucket:
        key = (what, address)
        if (found := self._buckets.get(key)) is None:
            if len(self._buckets) > FORGET:
                self._buckets = {k: b for k, b in self._buckets.items() if not b.is_full}
            found = self._buckets[key] = self._new(what)
        return found

    def _new(self, what: str) -> Bucket:
        limits = self.limits
        match what:
            case "messages":
                return Bucket(limits.address_messages, limits.address_burst)
            case "requests":
                return Bucket(limits.address_requests, limits.address_requests_burst)
            case "tables":
                return Bucket(limits.tables_hour / 3600, limits.tables_hour)
            case "people":
                return Bucket(limits.people_hour / 3600, limits.people_hour)
            case "pages":
                return Bucket(limits.address_pages, limits.address_pages_burst)
            case "openings":
                return Bucket(limits.address_openings, limits.address_openings_burst)
            case "studio":
                return Bucket(limits.studio_share * 10, max(1.0, limits.studio_seconds * 10))
            case "reviews":
                return Bucket(limits.reviews_hour / 3600, limits.reviews_hour)
            case "misses":
                return Bucket(limits.misses_hour / 3600, limits.misses_hour)
            case _:
                return Bucket(limits.codes_hour / 3600, limits.codes_hour)

    def check(self, what: Limit, address: str) -> None:
        """Refuse what is too much from one address."""
        if wait := self.bucket(what, address).take():
            self.hit(what)
            raise ServerRefused("limit", retry_after=wait)

    @contextmanager
    def looking(self, address: str) -> Iterator[None]:
        """Look for a table by its code; whoever names too many that are not there is only guessing."""
        try:
            yield
        except ServerRefused as refused:
            if refused.code == "no-table" and (wait := self.bucket("misses", address).take()):
                self.hit("misses")
                raise ServerRefused("limit", retry_after=wait) from None
            raise

    async def calm(self, address: str) -> None:
        """Whoever has opened too many WebSockets is answered a little later: who comes again and again, whatever the answer,
        keeps no processor busy with it."""
        if self._waiting < MOST_WAITING and self.bucket("openings", address).wait():
            self._waiting += 1
            try:
                await asyncio.sleep(CALM)
            finally:
                self._waiting -= 1

    def for_connection(self) -> Bucket:
        return Bucket(self.limits.connection_messages, self.limits.connection_burst)

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """Count an open WebSocket, or refuse one too many."""
        self._enter(self._sockets, "connections", address, SOON)
        try:
            yield
        finally:
            self._sockets.leave(address)

    @contextmanager
    def reading(self, address: str) -> Iterator[None]:
        """Count a long record until it is judged, or refuse one too many."""
        self._enter(self._records, "studio", address, CALM)
        try:
            yield
        finally:
            self._records.leave(address)

    def enter(self, address: str) -> None:
        """Count an open HTTP connection until it has left, or refuse one too many."""
        self._enter(self._lines, "http", address, SOON)

    def leave(self, address: str) -> None:
        self._lines.leave(address)

    def _enter(self, count: Count, what: Limit, address: str, seconds: float) -> None:
        if not count.enter(address):
            self.hit(what)
            raise ServerRefused("limit", retry_after=seconds)
