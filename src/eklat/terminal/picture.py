"""What a client knows of a table, and the one way to reach it: snapshots and events come in, wishes go out.

A `Link` is a table of this machine (`local`) or of a server (`remote`). Screens know only what is here, so they need no more
than the protocol sends: the table, one's own view of the hand, and the events in between.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

Json = dict[str, Any]


@dataclass(frozen=True)
class Snapshot:
    """One moment. Nothing in it is ever changed: the next moment is another snapshot."""

    version: int
    you: int | None
    """One's own seat; None while watching."""
    table: Json
    view: Json | None
    presence: Json = field(default_factory=dict)
    ahead: float = 0.0
    """The table's time minus that of this machine (`time.monotonic`)."""

    @property
    def game(self) -> str:
        return str(self.table["settings"]["game"])

    @property
    def players(self) -> int:
        return len(self.table["seats"])

    @property
    def phase(self) -> str:
        return str(self.table["phase"])

    @property
    def turn(self) -> int | None:
        turn: int | None = self.table["turn"]
        return turn

    @property
    def is_my_turn(self) -> bool:
        return self.you is not None and self.turn == self.you

    @property
    def is_practice(self) -> bool:
        return bool(self.table["settings"]["practice"])

    @property
    def legal(self) -> list[str]:
        return [] if self.view is None or not self.is_my_turn else list(self.view["legal"])

    @property
    def names(self) -> list[str]:
        """What everybody is called; empty seats by their number."""
        return [seat["shown"] or f"–{place}–" for place, seat in enumerate(self.table["seats"])]

    @property
    def levels(self) -> list[str | None]:
        """How good the bots are; None for people."""
        return [None if seat["bot"] is None else seat["bot"].partition(":")[0] for seat in self.table["seats"]]

    def left(self, seat: int) -> float | None:
        """Seconds that somebody has left, where the table plays by the clock and theirs is of interest now."""
        agreed, stand = self.table["settings"]["clock"], self.table["clock"]
        if agreed is None or self.phase != "playing":
            return None
        if seat == self.turn and stand["deadline"] is not None:
            return max(0.0, float(stand["deadline"]) - time.monotonic() - self.ahead)
        return float(stand["left"][seat]) if agreed["per"] == "match" else None

    @property
    def late(self) -> int | None:
        """Somebody else whom nobody has to wait for: their time is up, or they are away."""
        seat = self.turn
        if seat is None or seat == self.you or self.table["seats"][seat]["kind"] != "person" or self.table["paused"]:
            return None
        return seat if self.left(seat) == 0 or seat in self.presence.get("away", []) else None


Notice = Literal["lost", "back", "closed", "preparing", "resumed"]


@dataclass(frozen=True)
class Update:
    """Something has happened: the events, and the snapshot after them."""

    snapshot: Snapshot
    events: Sequence[Json] = ()
    notice: Notice | None = None
    """What happened around the table, to the connection or to the bots, if that is the update."""
    is_old: bool = False
    """These events are from before the snapshot: to be remembered, not to be told."""
    sentence: str | None = None


@dataclass(frozen=True)
class Answer:
    """What the table says to a wish."""

    ok: bool
    sentence: str | None = None
    """Why not; or with advice, why."""
    move: str | None = None
    """What a bot would do, after `hint`."""
    said: Json | None = None
    """The same as one would advise it."""


class CannotPlay(Exception):
    """There is no table to play at; the sentence says why, and what would help."""


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
        """A wish, in the words of the protocol: `say("act", move="pass", expected=12)`."""

    @abstractmethod
    async def record(self) -> Json:
        """The record of the match, as far as its hands are finished. Raises `CannotPlay`."""

    @abstractmethod
    async def close(self) -> None: ...
