"""When somebody is slow or away, and pauses.

When a person's time is up, any one of the others may choose: to wait, or to let a bot move once or until the person is back.
The same choice is open when the person is away, which is for the caller to know, and when they have left the table and the
hand waits for their seat. Where no other person is there, nobody is asked: the caller lets a bot move. Everybody may let a
bot play for themselves, and takes the seat back at any moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from eklat.games.core import Seat
from eklat.table import going_on, salting
from eklat.table.answers import Accepted, Refused, accept
from eklat.table.events import CameBack, Paused, Resumed, StoodIn, Waited
from eklat.table.seating import check_bot, seat_bot
from eklat.table.taking_back import settled

if TYPE_CHECKING:
    from eklat.table.table import Table


def deadline(table: Table) -> float | None:
    """When the time of whoever is to move is up; None without a clock, in a pause, and for bots and empty seats."""
    seat = None if table.times.clock is None else table.turn
    return None if seat is None or table.chairs[seat].kind != "person" else table.times.deadline(seat)


def time_is_up(table: Table, now: float) -> bool:
    end = deadline(table)
    return end is not None and now >= end


def due(table: Table) -> float | None:
    """When the table goes on by itself: without devices that do not open their seals, or who looks at a result for long."""
    return going_on.due(table) if table.opening is None else table.opening.until


def is_overdue(table: Table, now: float) -> bool:
    """Whether somebody was waited for long enough."""
    end = due(table)
    return end is not None and now >= end


def go_on(table: Table, secret: str, now: float) -> Accepted:
    """Go on without those who were waited for in vain; the secret is for another match, if that is what comes now."""
    if not is_overdue(table, now):
        raise Refused("not-overdue")
    return going_on.go_on(table, secret, now) if table.opening is None else salting.go_on(table, table.opening, now)


def wait(table: Table, person: str, seat: Seat, now: float, *, is_away: bool = False) -> Accepted:
    """Somebody would rather wait. Others may still choose otherwise."""
    if table.chair(seat).is_empty and seat == table.turn:
        return accept(table, now, Waited(seat, table.seated(person)))
    by = _chooser(table, person, seat, now, is_away)
    assert by is not None
    if by == seat:
        raise Refused("others-choose")
    return accept(table, now, Waited(seat, by))


def let_bot_play(
    table: Table, person: str | None, seat: Seat, bot: str, now: float, *, once: bool = False, is_away: bool = False
) -> Accepted:
    """A bot stands in for a person, or gets the seat that somebody has left. `person` is who chose it; None where no other
    person is there.

    If only this person's word was missing for a move to be taken back, or for the next hand, that is done.
    """
    if person is not None and table.chair(seat).is_empty:
        return seat_bot(table, person, seat, bot, now)
    by = _chooser(table, person, seat, now, is_away)
    check_bot(bot)
    return going_on.begun(settled(accept(table, now, StoodIn(seat, bot, once, by)), now), now)


def _chooser(table: Table, person: str | None, seat: Seat, now: float, is_away: bool) -> Seat | None:
    """The seat of whoever may choose now what happens to this seat."""
    by = None if person is None else table.seated(person)
    if table.chair(seat).kind != "person":
        raise Refused("no-person")
    if by is None and table.others(seat):
        raise Refused("others-choose")
    if by != seat and not is_away and not (seat == table.turn and time_is_up(table, now)):
        raise Refused("time-left", called=table.chairs[seat].called)
    return by


def come_back(table: Table, person: str, now: float) -> Accepted:
    """Take one's seat back from the bot that stands in."""
    seat = table.seated(person)
    if table.chairs[seat].bot is None:
        raise Refused("no-bot")
    return accept(table, now, CameBack(seat))


def pause(table: Table, person: str, now: float) -> Accepted:
    """Stop the clocks; nobody moves until somebody resumes."""
    seat = table.seated(person)
    table.in_phase("playing")
    if table.times.paused is not None:
        raise Refused("paused")
    return accept(table, now, Paused(seat))


def resume(table: Table, person: str, now: float) -> Accepted:
    seat = table.seated(person)
    if table.times.paused is None:
        raise Refused("not-paused")
    return accept(table, now, Resumed(seat))
