"""The one way to reach a table: snapshots and events come in, wishes go out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from eklat.client.snapshot import Answer, Json, Update


class Link(ABC):
    """A table, near or far."""

    @property
    def way_back(self) -> str | None:
        """The command that leads back to one's seat, where somebody keeps it."""
        return None

    @abstractmethod
    async def open(self) -> Update:
        """Begin: the first snapshot, with what is known of the past. Raises `CannotPlay`."""

    @abstractmethod
    async def next(self) -> Update:
        """Wait for what happens next."""

    @abstractmethod
    async def say(self, kind: str, **facts: Any) -> Answer:
        """A wish, in the words of the protocol: `say("chat", text="Hello!")`."""

    async def act(self, move: str, expected: int) -> Answer:
        """Make a move in the position of this version."""
        return await self.say("act", move=move, expected=expected)

    @abstractmethod
    async def record(self) -> Json:
        """The record of the match, as far as its hands are finished. Raises `CannotPlay`."""

    @abstractmethod
    async def close(self) -> None: ...
