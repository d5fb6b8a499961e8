"""One after the other: whoever comes while somebody has the turn waits in line."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """Like asyncio's lock, but a turn can also be taken by somebody who does not wait, if it is free."""

    __slots__ = ("_line", "is_taken")

    def __init__(self) -> None:
        self.is_taken = False
        self._line: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take the turn at once; False if somebody has it."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    def give(self) -> None:
        """To whoever is next in line."""
        while self._line:
            if not (first := self._line.popleft()).done():
                first.set_result(None)
                return
        self.is_taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # given up in the moment it was given
                self.give()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()
