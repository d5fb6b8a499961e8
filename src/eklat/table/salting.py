"""Salts: what the players add to the chance of the deals, so that nobody chooses the cards, not even who knows the secret.

A device seals its salt before the start: it shows the SHA-256 of a text and keeps the text. When the host begins the match
no seal changes any more, and the devices open them; the cards are dealt when the last one is open. Who does not open a seal
in time, or leaves before, is named, and all salts are made anew without theirs: they have refused one deal without having
seen another to take instead, and add nothing more to this match, wherever they sit. Nothing stops what has begun: nobody
sits down, nobody is sent away, and whoever leaves leaves an empty seat to which cards are dealt. A salt may also be said
aloud, as older clients do; then everybody knows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

from eklat.games.core import Seat
from eklat.records.fair import LONGEST_SALT, is_salt, is_secret, sealed
from eklat.table import wire
from eklat.table.answers import Accepted, Refused, accept
from eklat.table.events import Left, RevealMissed, Salted, SaltRevealed, SaltSealed, SealsClosed, Started
from eklat.table.playing import deal_after

if TYPE_CHECKING:
    from eklat.table.table import Table

PATIENCE = 10.0
"""Seconds in which a device seals or opens its salt."""


class Missed(NamedTuple):
    """Somebody who sealed a salt and did not open it."""

    seat: Seat
    """Where they sat then."""
    person: str | None
    called: str


class Opening(NamedTuple):
    """The match is about to begin."""

    stage: Literal["sealing", "revealing"]
    until: float
    seats: frozenset[Seat]
    """Whose devices are waited for."""

    def to_json(self) -> Annotated[dict[str, Any], wire.Opening]:
        return {"stage": self.stage, "until": self.until}


def salt(table: Table, person: str, text: str, now: float) -> Accepted:
    """Add to the chance of the deals, for all to hear, before the start. The last word counts."""
    seat = _adding(table, person)
    if not is_salt(text):
        raise Refused("salt", longest=LONGEST_SALT)
    return accept(table, now, Salted(seat, text))


def seal(table: Table, person: str, mark: str, now: float) -> Accepted:
    """Add a salt that nobody knows yet: its SHA-256."""
    opening = table.opening
    is_due = opening is not None and opening.stage == "sealing" and table.seated(person) in opening.seats
    seat = table.seated(person) if is_due else _adding(table, person)
    if not is_secret(mark):
        raise Refused("seal")
    return _closed_if_sealed(accept(table, now, SaltSealed(seat, mark)), now)


def reveal(table: Table, person: str, text: str, now: float) -> Accepted:
    """Open one's seal. When all are open, the cards are dealt."""
    seat, opening = table.seated(person), table.opening
    if table.salts[seat] == text and table.seals[seat]:
        return Accepted(table, version=table.version)
    if opening is None or opening.stage != "revealing" or seat not in opening.seats or table.salts[seat]:
        raise Refused("not-revealing")
    if not text or not is_salt(text) or sealed(text) != table.seals[seat]:
        raise Refused("reveal")
    answer = accept(table, now, SaltRevealed(seat, text))
    is_last = all(answer.table.salts[seat] for seat in opening.seats)
    return deal_after(answer.then(now, Started(answer.table.salts)), now) if is_last else answer


def start(table: Table, person: str, now: float) -> Accepted:
    """The host begins the match, once every seat is taken."""
    table.hosting(person)
    not_opening(table)
    table.in_phase("gathering")
    if any(chair.is_empty for chair in table.chairs):
        raise Refused("seats-empty")
    return _closed(Accepted(table), now)


def go_on(table: Table, opening: Opening, now: float) -> Accepted:
    """Go on without the devices that were waited for in vain."""
    if opening.stage == "sealing":
        return _closed(Accepted(table), now)
    missed = tuple(sorted(seat for seat in opening.seats if not table.salts[seat]))
    return _closed_if_sealed(accept(table, now, RevealMissed(missed, now + PATIENCE)), now)


def left(table: Table, seat: Seat, now: float) -> Accepted:
    """Somebody gives their seat up: if theirs is a seal that is to be opened, as one who does not open it."""
    answer, opening = Accepted(table), table.opening
    if opening is not None and opening.stage == "revealing" and seat in opening.seats and not table.salts[seat]:
        answer = answer.then(now, RevealMissed((seat,), now + PATIENCE))
    return _closed_if_sealed(answer.then(now, Left(seat, goes_on=opening is not None)), now)


def not_opening(table: Table) -> None:
    """Refuse what would change the deal while seals are being opened."""
    if table.opening is not None:
        raise Refused("opening")


def _adding(table: Table, person: str) -> Seat:
    seat = table.seated(person)
    table.in_phase("gathering")
    not_opening(table)
    if any(one.person == person for one in table.missed):
        raise Refused("reveal-missed")
    return seat


def _closed_if_sealed(answer: Accepted, now: float) -> Accepted:
    """Nobody is waited for any more who was asked for a new seal."""
    opening, seals = answer.table.opening, answer.table.seals
    is_waited_for = opening is None or opening.stage == "revealing" or not all(seals[seat] for seat in opening.seats)
    return answer if is_waited_for else _closed(answer, now)


def _closed(answer: Accepted, now: float) -> Accepted:
    """No seal changes any more, and all are to be opened; where there are none, the cards are dealt."""
    table = answer.table
    if any(table.seals):
        return answer.then(now, SealsClosed(table.seals, now + PATIENCE))
    return deal_after(answer.then(now, Started(table.salts)), now)
