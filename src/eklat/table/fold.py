"""What each event does to the table. Events were checked when they were accepted; here they are just carried out."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch
from typing import TYPE_CHECKING, Any

from eklat.games.core import State
from eklat.games.lazy import changed
from eklat.table import events
from eklat.table.clock import Times
from eklat.table.events import BadLog, Event
from eklat.table.going_on import Ready
from eklat.table.joining import Newcomer
from eklat.table.memory import Hand, after_moves
from eklat.table.salting import Missed, Opening
from eklat.table.seats import Chair, next_person, put
from eklat.table.taking_back import Asked

if TYPE_CHECKING:
    from eklat.table.table import Table

Changes = dict[str, Any]
NOBODY: frozenset[int] = frozenset()


def after(table: Table, event: Event, state: State | None = None) -> Table:
    """The table after this event, which must be the next one; `state` is the position that a move or a deal leads to, if
    known."""
    if event.version != len(table.log) + 1:
        raise BadLog(f"event {event.version} cannot follow event {table.version}")
    if type(event) is events.Moved:
        news = _moved(event, table, state)
    elif type(event) is events.Dealt:
        news = _dealt(event, table, state)
    else:
        news = changes(event, table)
    news["log"] = (*table.log, event)
    return changed(table, **news)


@singledispatch
def changes(event: Event, table: Table) -> Changes:
    """What changes at the table; an event that is only to be remembered changes nothing."""
    return {}


# Seats ------------------------------------------------------------------------------------------------------------------


@changes.register(events.SettingsChanged)
def _(event: events.SettingsChanged, table: Table) -> Changes:
    settings, missing = event.settings, max(0, event.settings.players - len(table.chairs))
    more = (Chair(seat=len(table.chairs) + place) for place in range(missing))
    return {
        "settings": settings,
        "match": settings.match(),
        "times": Times.of(settings.clock, settings.players),
        "chairs": (*table.chairs[: settings.players], *more),
        "salts": (*table.salts[: settings.players], *[""] * missing),
        "seals": (*table.seals[: settings.players], *[""] * missing),
    }


@changes.register(events.SatDown)
def _(event: events.SatDown, table: Table) -> Changes:
    chairs = put(table.chairs, event.seat, Chair(event.person, event.called))
    return {
        "chairs": chairs,
        "host": table.host or event.person,
        "knows": {**table.knows, event.person: event.seat},
        "named": {key: move for key, move in table.named.items() if key[0] != event.seat},
        "newcomers": tuple(o for o in table.newcomers if o.seat != event.seat and o.person != event.person),
        **_fresh_turn(table, event),
    }


@changes.register(events.SeatAsked)
def _(event: events.SeatAsked, table: Table) -> Changes:
    return {"newcomers": (*table.newcomers, Newcomer(event.seat, event.person, event.called, waits=table.freed))}


@changes.register(events.SeatAnswered)
def _(event: events.SeatAnswered, table: Table) -> Changes:
    def heard(one: Newcomer) -> Newcomer:
        return one._replace(agreed=one.agreed | {event.seat}) if event.agreed else one._replace(waits=True)

    return {"newcomers": tuple(heard(one) if one.seat == event.wanted else one for one in table.newcomers)}


@changes.register(events.SeatUnasked)
def _(event: events.SeatUnasked, table: Table) -> Changes:
    return {"newcomers": tuple(one for one in table.newcomers if one.seat != event.seat)}


@changes.register(events.Left)
@changes.register(events.SeatFreed)
def _(event: events.Left | events.SeatFreed, table: Table) -> Changes:
    gone = table.chairs[event.seat]
    chairs = put(table.chairs, event.seat, gone.left())
    host = next_person(chairs, event.seat) if gone.person == table.host else table.host
    found = {"chairs": chairs, "host": host, "asked": None, **_spent_turn(table, event)}
    if table.ready is not None:
        found["ready"] = table.ready._replace(seats=table.ready.seats - {event.seat})
    if table.phase == "gathering":
        found |= _unsalted_by(event, table)
    if type(event) is events.SeatFreed and gone.person is not None and table.phase == "playing":
        found |= {"freed": True, "newcomers": tuple(one._replace(waits=True) for one in table.newcomers)}
    return found


@changes.register(events.BotSeated)
def _(event: events.BotSeated, table: Table) -> Changes:
    return {"chairs": put(table.chairs, event.seat, Chair(bot=event.bot))}


@changes.register(events.StoodIn)
def _(event: events.StoodIn, table: Table) -> Changes:
    chair = replace(table.chairs[event.seat], bot=event.bot, once=event.once)
    return {"chairs": put(table.chairs, event.seat, chair), **_spent_turn(table, event)}


@changes.register(events.CameBack)
def _(event: events.CameBack, table: Table) -> Changes:
    return {"chairs": put(table.chairs, event.seat, table.chairs[event.seat].back()), **_fresh_turn(table, event)}


@changes.register(events.Waited)
def _(event: events.Waited, table: Table) -> Changes:
    return {"waits": table.waits | {event.by}} if event.seat == table.turn else {}


def _fresh_turn(table: Table, event: events.SatDown | events.CameBack) -> Changes:
    """Whoever takes a seat that is to move has the time of a new turn."""
    return {"times": table.times.turn(event.time)} if event.seat == table.turn else {}


def _spent_turn(table: Table, event: events.Left | events.SeatFreed | events.StoodIn) -> Changes:
    """Whoever gives up a seat that is to move has used the time until then."""
    return {"times": table.times.spent(event.seat, event.time)} if event.seat == table.turn else {}


# The match --------------------------------------------------------------------------------------------------------------


@changes.register(events.Salted)
def _(event: events.Salted, table: Table) -> Changes:
    return {"salts": _at(table.salts, event.seat, event.salt), "seals": _at(table.seals, event.seat, "")}


@changes.register(events.SaltSealed)
def _(event: events.SaltSealed, table: Table) -> Changes:
    return {"salts": _at(table.salts, event.seat, ""), "seals": _at(table.seals, event.seat, event.seal)}


@changes.register(events.SealsClosed)
def _(event: events.SealsClosed, table: Table) -> Changes:
    seats = frozenset(seat for seat, seal in enumerate(event.seals) if seal)
    return {"opening": Opening("revealing", event.until, seats)}


@changes.register(events.SaltRevealed)
def _(event: events.SaltRevealed, table: Table) -> Changes:
    return {"salts": _at(table.salts, event.seat, event.salt)}


@changes.register(events.RevealMissed)
def _(event: events.RevealMissed, table: Table) -> Changes:
    assert table.opening is not None
    left = frozenset(seat for seat in table.opening.seats if seat not in event.seats and not table.chairs[seat].is_empty)
    return {
        **_unsalted(table, *table.opening.seats),
        "missed": (
            *table.missed,
            *(Missed(seat, table.chairs[seat].person, table.chairs[seat].called) for seat in event.seats),
        ),
        "opening": Opening("sealing", event.until, left),
    }


@changes.register(events.Started)
def _(event: events.Started, table: Table) -> Changes:
    return {"opening": None}


def _at(texts: tuple[str, ...], seat: int, text: str) -> tuple[str, ...]:
    return (*texts[:seat], text, *texts[seat + 1 :])


def _unsalted(table: Table, *seats: int) -> Changes:
    """The salts of these seats are good for nothing any more."""
    salts, seals = table.salts, table.seals
    for seat in seats:
        salts, seals = _at(salts, seat, ""), _at(seals, seat, "")
    return {"salts": salts, "seals": seals, "opening": None}


def _unsalted_by(event: events.Left | events.SeatFreed, table: Table) -> Changes:
    """What becomes of the salts before the cards are dealt. What was opened stays in them."""
    opening = table.opening
    if opening is None or not isinstance(event, events.Left) or not event.goes_on:
        return _unsalted(table, event.seat, *(opening.seats if opening else ()))
    if opening.stage == "revealing":
        return {}
    return {**_unsalted(table, event.seat), "opening": opening._replace(seats=opening.seats - {event.seat})}


def _dealt(event: events.Dealt, table: Table, state: State | None) -> Changes:
    if state is None:
        state = table.match.start(table.match.game.read_deal(event.deal))
    events.remember(event, state)
    return {
        "phase": "playing",
        "ready": None,
        "freed": False,
        "hand_since": event.version,
        "named": {},
        "begun": table.begun if event.begun is None else event.begun,
        "knows": {chair.person: seat for seat, chair in enumerate(table.chairs) if chair.person is not None},
        **_position(table, event, state),
    }


def _moved(event: events.Moved, table: Table, state: State | None) -> Changes:
    if state is None:
        assert table.state is not None
        state = table.state.play(table.match.game.parse(event.move), event.seat)
    chair, chairs = table.chairs[event.seat], table.chairs
    if chair.once:
        chairs = put(chairs, event.seat, chair.back())
    named = table.named
    if event.move_id and (event.seat, event.move_id) not in named:
        named = {**named, (event.seat, event.move_id): event}
    stays_asked = event.bot is not None and table.settings.take_backs  # what a bot does goes back with the move before it
    return {
        "state": state,
        "position": event.version,
        "times": table.times.moved(event.seat, event.time),
        "waits": NOBODY,
        "asked": table.asked if stays_asked else None,
        "chairs": chairs,
        "named": named,
    }


@changes.register(events.HandOver)
def _(event: events.HandOver, table: Table) -> Changes:
    assert table.state is not None
    return {
        "phase": "scoring",
        "match": table.match.add(table.state),
        "hands": (*table.hands, Hand(table.state)),
        "asked": None,
        "times": table.times.turn(None),
    }


@changes.register(events.EndDrawn)
def _(event: events.EndDrawn, table: Table) -> Changes:
    *earlier, hand = table.hands
    return {
        "match": table.match.draw_for_the_end(event.card),
        "hands": (*earlier, hand._replace(end_draw=event.card)),
    }


@changes.register(events.MatchOver)
def _(event: events.MatchOver, table: Table) -> Changes:
    return {"phase": "over", "newcomers": ()}


@changes.register(events.Ready)
def _(event: events.Ready, table: Table) -> Changes:
    others = frozenset() if table.ready is None else table.ready.seats
    return {"ready": Ready(others | {event.seat}, event.until)}


@changes.register(events.Rematched)
def _(event: events.Rematched, table: Table) -> Changes:
    settings = table.settings
    return {
        "phase": "gathering",
        "ready": None,
        "past": (*table.past, table.record()),
        "number": event.match,
        "commitment": event.commitment,
        "secret": event.secret,
        "salts": ("",) * settings.players,
        "seals": ("",) * settings.players,
        "missed": (),
        "opening": None,
        "match": settings.match(),
        "times": Times.of(settings.clock, settings.players),
        "state": None,
        "hands": (),
        "begun": None,
    }


# Talk, pauses, second thoughts ---------------------------------------------------------------------------------------------


@changes.register(events.Paused)
def _(event: events.Paused, table: Table) -> Changes:
    return {"times": table.times.pause(event.time)}


@changes.register(events.Resumed)
def _(event: events.Resumed, table: Table) -> Changes:
    return {"times": table.times.resume(event.time)}


@changes.register(events.TakeBackAsked)
def _(event: events.TakeBackAsked, table: Table) -> Changes:
    assert table.state is not None
    return {"asked": Asked(event.seat, len(table.state.log) - 1 if event.moves is None else event.moves)}


@changes.register(events.TakeBackAnswered)
def _(event: events.TakeBackAnswered, table: Table) -> Changes:
    assert table.asked is not None
    agreed = table.asked._replace(agreed=table.asked.agreed | {event.seat})
    return {"asked": agreed if event.agreed else None}


@changes.register(events.TakenBack)
def _(event: events.TakenBack, table: Table) -> Changes:
    assert table.state is not None
    return _position(table, event, after_moves(table.state, event.moves))


def _position(table: Table, event: Event, state: State) -> Changes:
    """A new position: whatever was asked about the old one is settled."""
    return {
        "state": state,
        "position": event.version,
        "times": table.times.turn(event.time),
        "waits": NOBODY,
        "asked": None,
    }
