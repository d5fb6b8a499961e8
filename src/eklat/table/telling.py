"""What is told about each event, to each viewer: by the game about its deals and moves, by the table about the rest.

Clients get it with the events and put it into words; they work nothing out. A move belongs under a heading, its chapter.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import singledispatch
from typing import Any

from eklat.games import GAMES
from eklat.games.core import AnyGame, Seat, State, View
from eklat.games.said import Cards, Gains, Said, Scores, Who, said
from eklat.table import events
from eklat.table.events import Event
from eklat.table.memory import after_moves
from eklat.table.visibility import ALL, Viewer, seen

AUTOMATIC_SALT = re.compile("[0-9a-f]{16}")
"""What clients add to the chance of the deals by themselves: nobody needs to hear of it."""

Positions = events.Dealt | events.Moved | events.TakenBack
"""What leads to another position of a hand."""
Views = tuple[View | None, View | None]


def shown(
    row: Sequence[Event], state: State | None, end: State | None, viewer: Viewer, views: Views = (None, None)
) -> list[dict[str, Any]]:
    """Events in a row as a viewer may see them, with what was told.

    `state` is the position before them, `end` the one after them; `views` are what the viewer saw of the two, if that is
    known already.
    """
    left = sum(isinstance(event, Positions) for event in row)
    old, last = views
    found = []
    for event in row:
        entry, chapter, told = seen(event, viewer), None, say_of(event)
        if isinstance(event, Positions):
            left -= 1
            before, state = state, end if left == 0 else _next(event, state)
            assert state is not None
            eyes = _eyes(event, viewer)
            new = last if left == 0 and last is not None else state.view(eyes)
            if isinstance(event, events.Dealt):
                chapter, told = said("table-chapter-hand", hand=event.hand + 1), _game(state).tell(None, new)
            elif isinstance(event, events.Moved):
                assert before is not None
                known = old if old is not None and viewer != ALL else before.view(eyes)
                chapter, told = known.chapter, _game(state).tell(known, new)
            old = new
        elif isinstance(event, events.HandOver) and state is not None and state.result is not None:
            told = (*state.result.explain(), *told)
        if not isinstance(event, events.Chatted):
            entry["told"] = [one.to_json() for one in told]
        if chapter is not None:
            entry["chapter"] = chapter.to_json()
        found.append(entry)
    return found


def _eyes(event: Positions, viewer: Viewer) -> Seat | None:
    """With all cards open a move is told as whoever made it knew it."""
    if viewer == ALL:
        return event.seat if isinstance(event, events.Moved) else None
    return viewer


def _game(state: State) -> AnyGame:
    return GAMES[state.game]


def _next(event: Positions, state: State | None) -> State:
    """The position after this event."""
    if isinstance(event, events.Dealt):
        game = GAMES[event.game]
        first: State = game.start(game.read_deal(event.deal), game.rules(event.options))
        return first
    assert state is not None
    if isinstance(event, events.Moved):
        return state.play(_game(state).parse(event.move), event.seat)
    return after_moves(state, event.moves)


# The table ----------------------------------------------------------------------------------------------------------------


@singledispatch
def say_of(event: Event) -> tuple[Said, ...]:
    """What the table itself tells about an event; mostly who did it."""
    seat: Seat | None = getattr(event, "seat", None)
    return (said(f"table-told-{event.name}", **({} if seat is None else {"who": Who(seat)})),)


@say_of.register(events.Created)
@say_of.register(events.Chatted)
@say_of.register(events.Dealt)
@say_of.register(events.Moved)
def _(event: Event) -> tuple[Said, ...]:
    return ()


@say_of.register(events.SatDown)
def _(event: events.SatDown) -> tuple[Said, ...]:
    return (said("table-told-sat-down", who=Who(event.seat), name=event.called),)


@say_of.register(events.BotSeated)
def _(event: events.BotSeated) -> tuple[Said, ...]:
    return (said("table-told-bot-seated", who=Who(event.seat), bot=event.bot.partition(":")[0]),)


@say_of.register(events.StoodIn)
def _(event: events.StoodIn) -> tuple[Said, ...]:
    return (said("table-told-stood-in", who=Who(event.seat), once=_yes(event.once)),)


@say_of.register(events.Waited)
def _(event: events.Waited) -> tuple[Said, ...]:
    return (said("table-told-waited", who=Who(event.by), other=Who(event.seat)),)


@say_of.register(events.Salted)
def _(event: events.Salted) -> tuple[Said, ...]:
    return () if AUTOMATIC_SALT.fullmatch(event.salt) else (said("table-told-salted", who=Who(event.seat)),)


@say_of.register(events.HandOver)
def _(event: events.HandOver) -> tuple[Said, ...]:
    hand = said("table-told-hand-over", scores=Gains(tuple(event.scores)))
    if event.totals == event.scores:
        return (hand,)
    return hand, said("table-told-totals", scores=Scores(tuple(event.totals)))


@say_of.register(events.EndDrawn)
def _(event: events.EndDrawn) -> tuple[Said, ...]:
    return (said("table-told-end-drawn", card=Cards(event.card)),)


@say_of.register(events.MatchOver)
def _(event: events.MatchOver) -> tuple[Said, ...]:
    return (said("table-told-match-over", who=Who(*event.winners)),)


@say_of.register(events.TakeBackAnswered)
def _(event: events.TakeBackAnswered) -> tuple[Said, ...]:
    return (said("table-told-take-back-answered", who=Who(event.seat), agreed=_yes(event.agreed)),)


def _yes(is_true: bool) -> str:
    return "yes" if is_true else "no"
