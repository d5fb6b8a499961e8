"""Between two hands, and after the match: everybody looks at the result for as long as they like.

Whoever has seen enough is ready. When nobody is waited for any more the next hand is dealt, or everybody gathers for another
match. Bots are always ready, also those that stand in for somebody. The host may go on without the others; and so much time
after the first one was ready, nobody is waited for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from eklat.games.core import Seat
from eklat.records.fair import commitment
from eklat.table import events, wire
from eklat.table.answers import Accepted, Refused, accept
from eklat.table.playing import check_secret, deal_after

if TYPE_CHECKING:
    from eklat.table.table import Table

LOOK = 60.0
"""Seconds that everybody else has to look at the result, once the first one is ready."""


class Ready(NamedTuple):
    """Who has seen enough of the result."""

    seats: frozenset[Seat]
    until: float
    """When nobody is waited for any more."""

    def to_json(self) -> Annotated[dict[str, Any], wire.Ready]:
        return {"seats": sorted(self.seats), "until": self.until}


def next_hand(table: Table, person: str, now: float, *, at_once: bool = False) -> Accepted:
    """Somebody is ready for the next hand; the host may have it dealt at once."""
    seat = _looking(table, person, "scoring", at_once)
    if has_empty_seat(table):
        raise Refused("seats-empty")
    if at_once or not _missing(table, seat):
        return deal_after(Accepted(table), now)
    return _noted(table, seat, now)


def rematch(table: Table, person: str, secret: str, now: float, *, at_once: bool = False) -> Accepted:
    """Somebody is ready for another match. Its secret, never published here, is committed to before any salt is added."""
    seat = _looking(table, person, "over", at_once)
    check_secret(secret)
    if at_once or not _missing(table, seat):
        return _gathered(table, secret, now)
    return _noted(table, seat, now)


def begun(answer: Accepted, now: float) -> Accepted:
    """The next hand is dealt as soon as everybody is ready for whom the others waited."""
    table = answer.table
    if table.phase != "scoring" or table.ready is None or has_empty_seat(table) or _missing(table):
        return answer
    return deal_after(answer, now)


def go_on(table: Table, secret: str, now: float) -> Accepted:
    """Go on without those who have looked long enough."""
    return deal_after(Accepted(table), now) if table.phase == "scoring" else _gathered(table, secret, now)


def due(table: Table) -> float | None:
    """When nobody is waited for any more; None while nobody is ready, or a seat is empty."""
    is_held_up = table.ready is None or (table.phase == "scoring" and has_empty_seat(table))
    return None if is_held_up or table.ready is None else table.ready.until


def has_empty_seat(table: Table) -> bool:
    return any(chair.is_empty for chair in table.chairs)


def _looking(table: Table, person: str, phase: str, at_once: bool) -> Seat:
    """The seat of somebody who looks at this kind of result."""
    seat = table.seated(person)
    if table.phase != phase:
        raise Refused(f"phase-{table.phase}")
    if at_once:
        table.hosting(person)
    return seat


def _missing(table: Table, seat: Seat = -1) -> set[Seat]:
    """Who else is waited for."""
    return table.others(seat) - (frozenset() if table.ready is None else table.ready.seats)


def _noted(table: Table, seat: Seat, now: float) -> Accepted:
    if table.ready is not None and seat in table.ready.seats:
        return Accepted(table, version=table.version)
    return accept(table, now, events.Ready(seat, now + LOOK if table.ready is None else table.ready.until))


def _gathered(table: Table, secret: str, now: float) -> Accepted:
    promise = commitment(secret)
    if any(isinstance(event, events.Created | events.Rematched) and event.commitment == promise for event in table.log):
        raise ValueError("this secret has been published at this table: a match needs a new one")
    return accept(table, now, events.Rematched(table.number + 1, promise, secret))
