"""Who comes while a hand is on.

A seat brings cards with it, so whoever has not seen them yet asks for it first. They sit down as soon as everybody who has a
seat agrees, also those for whom a bot stands in; otherwise when the hand is over. In a hand in which the host has sent
somebody away nobody new sits down: whoever was sent away cannot be asked, and may come back. A match that is over has no
next hand, and what was asked for is forgotten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from eklat.games.core import Seat
from eklat.table import wire
from eklat.table.answers import Accepted, Refused, accept
from eklat.table.events import SatDown, SeatAnswered, SeatAsked, SeatUnasked

if TYPE_CHECKING:
    from eklat.table.table import Table


class Newcomer(NamedTuple):
    """Somebody who would like a seat in a running hand."""

    seat: Seat
    person: str
    called: str
    agreed: frozenset[Seat] = frozenset()
    waits: bool = False
    """Until the hand is over: somebody did not agree, or cannot be asked."""

    def to_json(self) -> Annotated[dict[str, Any], wire.Newcomer]:
        return {"seat": self.seat, "called": self.called, "agreed": sorted(self.agreed), "waits": self.waits}


def is_asked_for(table: Table, person: str) -> bool:
    """Whether this person must ask for a seat: they have none, have seen no cards of this hand, and others have."""
    return table.phase == "playing" and person not in table.knows and (bool(table.persons) or table.freed)


def newcomer(table: Table, person: str | None) -> Newcomer | None:
    """What this person has asked for."""
    return next((one for one in table.newcomers if one.person == person), None)


def ask(table: Table, person: str, called: str, seat: Seat, now: float) -> Accepted:
    """Ask for a seat; who has asked for another one does not want that any more."""
    for one in table.newcomers:
        if one.seat == seat:
            if one.person == person:
                return Accepted(table, version=table.version)
            raise Refused("seat-wanted", called=one.called)
    answer = Accepted(table)
    if (before := newcomer(table, person)) is not None:
        answer = answer.then(now, SeatUnasked(before.seat))
    return answer.then(now, SeatAsked(seat, person, called))


def unask(table: Table, person: str, now: float) -> Accepted | None:
    """Ask no longer; None if nothing was asked for."""
    one = newcomer(table, person)
    return None if one is None else accept(table, now, SeatUnasked(one.seat))


def admit(table: Table, person: str, seat: Seat, agreed: bool, now: float) -> Accepted:
    """Agree that somebody sits down at this seat at once, or would rather finish the hand first."""
    own = table.seated(person)
    if not any(one.seat == seat and not one.waits for one in table.newcomers):
        raise Refused("no-newcomer")
    return admitted(accept(table, now, SeatAnswered(own, seat, bool(agreed))), now)


def admitted(answer: Accepted, now: float) -> Accepted:
    """Whoever lacks nobody's word any more sits down; between two hands, everybody who has asked."""
    for one in answer.table.newcomers:
        table = answer.table
        has_all = not one.waits and one.agreed >= {seat for seat, chair in enumerate(table.chairs) if chair.person}
        if has_all or table.phase == "scoring":
            answer = answer.then(now, SatDown(one.seat, one.person, one.called))
    return answer
