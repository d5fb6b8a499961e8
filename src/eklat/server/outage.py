"""A database that does not answer is told once, and once that it does again; not for every wish in between."""

from __future__ import annotations

import logging
import time

log = logging.getLogger("eklat.server")


class Outage:
    def __init__(self) -> None:
        self._since: float | None = None
        self._count = 0

    def fails(self, what: str, reason: object) -> None:
        self._count += 1
        if self._since is None:
            self._since = time.monotonic()
            log.error("%s: %s", what, reason)

    def works(self) -> None:
        if self._since is not None:
            log.warning(
                "the database answers again after %.0f s; %d times it did not", time.monotonic() - self._since, self._count
            )
            self._since, self._count = None, 0
