"""What a client needs: one moment of the table as a viewer may know it, and everything that happened since another."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from eklat.games.core import Seat
from eklat.table.answers import Refused
from eklat.table.events import Dealt, Moved
from eklat.table.telling import Views, about, is_alike, shown
from eklat.table.visibility import ALL, Viewer, seen

if TYPE_CHECKING:
    from eklat.table.table import Table


def snapshot(table: Table, viewer: Seat | None, now: float) -> dict[str, Any]:
    """This moment, as plain data. A viewer is the seat of a person (`seat_of`), or None for everybody else."""
    if viewer is not None:
        table.chair(viewer)
    view = table.view(viewer)
    return {
        "version": table.version,
        "position": table.position,
        "phase": table.phase,
        "settings": table.settings.to_json(),
        "you": viewer,
        "host": table.seat_of(table.host),
        "seats": [chair.to_json() for chair in table.chairs],
        "match": table.number,
        "hand": len(table.hands) - (table.phase in ("scoring", "over")),
        "scores": list(table.match.scores),
        "winners": list(table.match.winners),
        "turn": table.turn,
        "view": None if view is None else view.to_json(),
        "clock": _clock(table, now),
        "paused": table.times.paused is not None,
        "take_back": None if table.asked is None else table.asked.to_json(),
        "may_take_back": list(table.may_take_back),
        "ready": None if table.ready is None else table.ready.to_json(),
        "newcomers": [one.to_json() for one in table.newcomers],
        "fair": _fair(table),
    }


def _clock(table: Table, now: float) -> dict[str, Any]:
    return {
        "now": now,
        "deadline": table.deadline(),
        "is_up": table.time_is_up(now),
        "left": list(table.times.left),
        "waits": sorted(table.waits),
    }


def _fair(table: Table) -> dict[str, Any]:
    """The commitment and the salts; the secret once the match is over."""
    published = {"secret": table.secret} if table.phase == "over" else {}
    return {
        "commitment": table.commitment,
        "salts": list(table.salts),
        "seals": list(table.seals),
        "missed": [seat for one in table.missed if (seat := table.seat_of(one.person)) is not None],
        "opening": None if table.opening is None else table.opening.to_json(),
        **published,
    }


def events_after(table: Table, version: int, viewer: Viewer, most: int | None = None) -> list[dict[str, Any]]:
    """Everything that has happened since, as this viewer may see it; with all cards open once the match is over.

    Of a long past one takes the first `most`.
    """
    if viewer == ALL and table.phase != "over":
        raise Refused("match-running")
    if type(version) is not int or version < 0:
        raise Refused("no-such-version")
    before = reversed(table.log[:version])
    first = next((event.version - 1 for event in before if isinstance(event, Dealt)), version)  # of that hand all is needed
    last = table.version if most is None else min(table.version, version + most)
    end = table.state if last == table.version else None
    return shown(table.log[first:last], None, end, viewer)[max(0, version - first) :]


def events_between(old: Table, new: Table, viewer: Viewer, views: Views = (None, None)) -> list[dict[str, Any]]:
    """What has happened between two moments, as this viewer may see it; `views` are what they saw then and see now."""
    return shown(new.log[old.version :], old.state, new.state, viewer, views)


class Happened:
    """What has happened between two moments, for one viewer after another: what all are told alike is worked out and
    written once."""

    __slots__ = ("_mover", "_new", "_old", "_row", "_text", "_told", "is_alike")

    def __init__(self, old: Table, new: Table) -> None:
        self._old, self._new = old, new
        self._row = row = new.log[len(old.log) :]
        self.is_alike = is_alike(row, new.state)
        self._mover = -1
        for event in row:
            if type(event) is Moved:
                self._mover = event.seat
        self._told: list[dict[str, Any]] = []
        self._text = b""

    def text(self, viewer: Seat | None, write: Callable[[Any], bytes]) -> bytes:
        """The events as this viewer may see them, written as the caller writes them."""
        if not self.is_alike:
            return write(events_between(self._old, self._new, viewer, self._views(viewer)))
        if viewer == self._mover:
            return write(self._shown(viewer))
        if not self._text:
            self._text = write(self._shown(viewer))
        return self._text

    def _shown(self, viewer: Seat | None) -> list[dict[str, Any]]:
        if not self._told:
            self._told = about(self._row, self._old.state, self._new.state, viewer, self._views(None))
        return [seen(event, viewer) | words for event, words in zip(self._row, self._told, strict=True)]

    def _views(self, viewer: Seat | None) -> Views:
        return self._old.view(viewer), self._new.view(viewer)
