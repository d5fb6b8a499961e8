"""Coming, going, and what the host settles.

The first to sit is the host; when the host goes, the next person clockwise is. Before the match the host changes the
settings and seats bots; during it anybody at the table may fill an empty seat with a bot. The host may free a seat, but not
while the match is about to begin (`salting`). A seat that is empty or a bot's is open to everybody; but whoever has seen the
cards of one seat cannot take another before the hand is over, and whoever comes while a hand is on asks the others first
(`joining`).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from eklat.games.core import Seat
from eklat.records.record import is_printable
from eklat.table import going_on, joining, salting
from eklat.table.answers import Accepted, Refused, accept
from eklat.table.events import BotSeated, SatDown, SeatFreed, SettingsChanged
from eklat.table.salting import not_opening
from eklat.table.seats import stone
from eklat.table.settings import Settings

if TYPE_CHECKING:
    from eklat.table.table import Table

LONGEST_NAME = 40
LONGEST_PERSON = 128
BOT = re.compile(r"[a-z0-9][a-z0-9:=,._-]{0,63}")


def sit(table: Table, person: str, called: str, seat: Seat | None, now: float) -> Accepted:
    """Take this seat, or any; who has one takes it back from a bot that stands in, or is called otherwise from now on."""
    check_person(person, called)
    own = table.seat_of(person)
    if own is not None:
        if seat not in (None, own):
            raise Refused("already-seated")
        if table.chairs[own].bot:
            return table.come_back(person, now)
        is_renamed = table.phase == "gathering" and table.chairs[own].called != called
        return accept(table, now, SatDown(own, person, called)) if is_renamed else Accepted(table, version=table.version)
    not_opening(table)
    wanted = _wanted(table, person, seat)
    if table.chair(wanted).person is not None:
        raise Refused("seat-taken", called=table.chairs[wanted].called)
    if joining.is_asked_for(table, person):
        return joining.ask(table, person, called, wanted, now)
    return accept(table, now, SatDown(wanted, person, called))


def _wanted(table: Table, person: str, seat: Seat | None) -> Seat:
    """The seat asked for, if any will do for this person, or the one whose cards they have seen."""
    known = table.knows.get(person) if table.phase == "playing" else None
    if known is None:
        return _free_seat(table, person) if seat is None else seat
    if seat not in (None, known):
        raise Refused("other-cards")
    return known


def _free_seat(table: Table, person: str) -> Seat:
    """The seat one has asked for, or an empty one, or else one of a bot, for which nobody else has asked."""
    if (asked := joining.newcomer(table, person)) is not None:
        return asked.seat
    wanted = {one.seat for one in table.newcomers}
    for kind in ("empty", "bot"):
        for seat, chair in enumerate(table.chairs):
            if chair.kind == kind and seat not in wanted:
                return seat
    raise Refused("table-full")


def leave(table: Table, person: str, now: float, bot: str | None = None) -> Accepted:
    """Give up one's seat, or the wish for one. The seat is then open to everybody, oneself included.

    During a match one may leave it to a bot, so that the others can play on at once.
    """
    if (unasked := joining.unask(table, person, now)) is not None:
        return unasked
    answer = salting.left(table, seat := table.seated(person), now)
    if bot is not None:
        table.in_phase("playing", "scoring")
        check_bot(bot)
        answer = answer.then(now, BotSeated(seat, bot, stone(seat)))
    return going_on.begun(joining.admitted(answer, now), now)


def free_seat(table: Table, person: str, seat: Seat, now: float) -> Accepted:
    """The host frees the seat of somebody else, or of a bot."""
    table.hosting(person)
    not_opening(table)
    if table.chair(seat).is_empty:
        raise Refused("seat-empty")
    if table.chairs[seat].person == person:
        raise Refused("own-seat")
    return accept(table, now, SeatFreed(seat))


def seat_bot(table: Table, person: str, seat: Seat, bot: str, now: float) -> Accepted:
    """Give a bot a seat of its own, or put another in its place."""
    if table.phase in ("gathering", "over"):
        table.hosting(person)
    else:
        table.seated(person)
    not_opening(table)
    check_bot(bot)
    if table.chair(seat).person is not None:
        raise Refused("seat-taken", called=table.chairs[seat].called)
    return going_on.begun(accept(table, now, BotSeated(seat, bot, stone(seat))), now)


def change_settings(table: Table, person: str, settings: Settings, now: float) -> Accepted:
    """The host changes options, clock, number of seats and the like before the start; the game stays, and so do people."""
    table.hosting(person)
    table.in_phase("gathering")
    not_opening(table)
    if settings.game != table.settings.game:
        raise Refused("same-game")
    for chair in table.chairs[settings.players :]:
        if chair.person is not None:
            raise Refused("seat-taken", called=chair.called)
    return accept(table, now, SettingsChanged(settings))


def check_person(person: str, called: str) -> None:
    if not isinstance(person, str) or not 0 < len(person) <= LONGEST_PERSON:
        raise Refused("person")
    if not isinstance(called, str) or not called.strip() or len(called) > LONGEST_NAME or not is_printable(called):
        raise Refused("name", longest=LONGEST_NAME)


def check_bot(bot: str) -> None:
    """Whether there is such a bot is known to whoever drives them."""
    if not isinstance(bot, str) or not BOT.fullmatch(bot):
        raise Refused("bot-name")
