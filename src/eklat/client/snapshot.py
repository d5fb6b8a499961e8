"""What a client knows of a table: snapshots of it, and updates in between. It needs no more than the protocol sends."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from eklat.games import GAMES
from eklat.games.core import View

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
    asked: int | None = None
    """The seat that one has asked for while a hand is on."""

    @classmethod
    def welcome(cls, message: Json) -> Snapshot:
        """What the server says first."""
        ahead = message["now"] - time.monotonic()
        asked = message.get("asked")
        return cls(message["version"], message["you"], message["table"], message["view"], message["presence"], ahead, asked)

    def after(self, message: Json) -> Snapshot:
        """The moment after an `update` or a `presence`; other messages change nothing."""
        kind = message["type"]
        if kind not in ("update", "presence"):
            return self
        later = object.__new__(Snapshot)  # a fifth of the time of `replace`: who follows thousands of tables makes many
        facts = later.__dict__
        facts.update(self.__dict__)
        if kind == "presence":
            facts["presence"] = message
            return later
        facts["version"], facts["ahead"] = message["version"], message["now"] - time.monotonic()
        if message["table"]:
            facts["table"] = self.table | message["table"]
        if "view" in message:
            facts["view"] = patched(self.view, message["view"])
        return later

    def read(self) -> View | None:
        """What one may know of the hand, as a bot at the table gets it; None before the first one."""
        view: View | None = None if self.view is None else GAMES[self.game].read_view(self.view)
        return view

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
        return self.you is not None and self.table["turn"] == self.you

    @property
    def is_host(self) -> bool:
        return self.you is not None and self.table["host"] == self.you

    @property
    def is_full(self) -> bool:
        return all(seat["kind"] != "empty" for seat in self.table["seats"])

    @property
    def is_opening(self) -> bool:
        """Whether the match is about to begin: the devices open their seals."""
        return self.table.get("fair", {}).get("opening") is not None

    @property
    def is_practice(self) -> bool:
        return bool(self.table["settings"]["practice"])

    @property
    def legal(self) -> list[str]:
        return [] if self.view is None or not self.is_my_turn else list(self.view["legal"])

    @property
    def names(self) -> list[str]:
        """What everybody is called."""
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
    def newcomer(self) -> Json | None:
        """Somebody who would like a seat now, and waits for one's own word."""
        if self.you is None:
            return None
        asking: list[Json] = [one for one in self.table.get("newcomers", ()) if not one["waits"]]
        return next((one for one in asking if self.you not in one["agreed"]), None)

    @property
    def is_ready(self) -> bool:
        """Whether one has seen enough of the result, and only waits for the others."""
        return self.you is not None and self.you in self._ready

    @property
    def looking(self) -> list[int]:
        """Who still looks at the result: people who are here and not ready."""
        people = [seat for seat, chair in enumerate(self.table["seats"]) if chair["kind"] == "person"]
        return [seat for seat in people if seat not in self._ready] if self.phase in ("scoring", "over") else []

    @property
    def _ready(self) -> list[int]:
        ready = self.table.get("ready")
        return [] if ready is None else list(ready["seats"])

    @property
    def may_take_back(self) -> bool:
        return self.you is not None and self.you in self.table.get("may_take_back", [self.you])

    @property
    def late(self) -> int | None:
        """Somebody else whom nobody has to wait for: their time is up, they are away, or they have left the table."""
        seat = self.turn
        if seat is None or seat == self.you or self.table["paused"]:
            return None
        kind = self.table["seats"][seat]["kind"]
        if kind != "person":
            return seat if kind == "empty" else None
        return seat if self.left(seat) == 0 or seat in self.presence.get("away", []) else None


def patched(view: Json | None, patch: Json | None) -> Json | None:
    """The view after a patch; the one before it stays as it was."""
    if patch is None:
        return view
    if "full" in patch:
        full: Json | None = patch["full"]
        return full
    assert view is not None
    view = view.copy()
    for *path, last, value in patch.get("set", ()):
        place: Any = view
        for step in path:
            place[step] = place = place[step].copy()
        if type(place) is list and last == len(place):
            place.append(value)
        else:
            place[last] = value
    for name in patch.get("drop", ()):
        del view[name]
    return view


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
    """That move as one would advise it: a message and its facts."""
    code: str | None = None
    """Why not, for programs."""
    coach: Json | None = None
    """What that move was weighed against, where that was asked for."""
