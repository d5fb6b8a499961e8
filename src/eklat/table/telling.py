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

AUTOMATIC_SALT = re.compile("[0-9a-f]{16}|[0-9a-f]{32}")
"""What clients add to the chance of the deals by themselves: nobody needs to hear of it."""

Position = events.Dealt | events.Moved | events.TakenBack
"""What leads to another position of a hand."""
POSITIONS = (events.Moved, events.Dealt, events.TakenBack)
Views = tuple[View | None, View | None]


def shown(
    row: Sequence[Event], state: State | None, end: State | None, viewer: Viewer, views: Views = (None, None)
) -> list[dict[str, Any]]:
    """Events in a row as a viewer may see them, with what was told.

    `state` is the position before them, `end` the one after them (None after a rematch); `views` are what the viewer saw of
    the two, if that is known already.
    """
    told = about(row, state, end, viewer, views)
    return [seen(event, viewer) | words for event, words in zip(row, told, strict=True)]


def about(
    row: Sequence[Event], state: State | None, end: State | None, viewer: Viewer, views: Views
) -> list[dict[str, Any]]:
    """What a viewer was told about each of these events."""
    view, last = views
    if len(row) == 1 and type(row[0]) is events.Moved and view is not None and last is not None and viewer != ALL:
        return [_of_position(row[0], view, last)]  # as nearly always
    left = sum(isinstance(event, POSITIONS) for event in row)
    found = []
    for event in row:
        if isinstance(event, POSITIONS):
            left -= 1
            before, state = state, end if left == 0 and end is not None else _next(event, state)
            eyes = _eyes(event, viewer)
            old = before.view(eyes) if before is not None and (view is None or viewer == ALL) else view
            view = last if left == 0 and last is not None else state.view(eyes)
            found.append(_of_position(event, old, view))
        else:
            found.append(_about(event, state))
    return found


def is_alike(row: Sequence[Event], end: State | None) -> bool:
    """Whether everybody is told the same about these events, and all but who moves see the same; in doubt not."""
    if len(row) == 1 and type(row[0]) is events.Moved:  # as nearly always
        return end is not None and end.log[-1][1].is_open
    kinds = [*map(type, row)]
    moves = kinds.count(events.Moved)
    if events.Dealt in kinds:
        return False
    return not moves or (moves == 1 and end is not None and end.log[-1][1].is_open)


def _of_position(event: Position, old: View | None, new: View) -> dict[str, Any]:
    game: AnyGame = GAMES[new.game]
    if type(event) is events.Moved and old is not None:
        return _written(game.tell(old, new), old.chapter)
    if isinstance(event, events.Dealt):
        begun = () if event.begun is None else (said("table-told-played-on", moves=event.begun),)
        return _written((*begun, *game.tell(None, new)), said("table-chapter-hand", hand=event.hand + 1))
    return _written(say_of(event), None)


def _about(event: Event, state: State | None) -> dict[str, Any]:
    """What the table tells; at the end of a hand, after the game has told how it ended."""
    if type(event) is events.Chatted:
        return {}
    result = state.result if type(event) is events.HandOver and state is not None else None
    return _written((*(() if result is None else result.explain()), *say_of(event)), None)


def _written(told: Sequence[Said], chapter: Said | None) -> dict[str, Any]:
    about: dict[str, Any] = {"told": [one.to_json() for one in told]}
    if chapter is not None:
        about["chapter"] = chapter.to_json()
    return about


def _eyes(event: Position, viewer: Viewer) -> Seat | None:
    """With all cards open a move is told as whoever made it knew it."""
    if viewer == ALL:
        return event.seat if isinstance(event, events.Moved) else None
    return viewer


def _next(event: Position, state: State | None) -> State:
    """The position after this event."""
    if isinstance(event, events.Dealt):
        game = GAMES[event.game]
        first: State = game.start(game.read_deal(event.deal), game.rules(event.options))
        return first
    assert state is not None
    if isinstance(event, events.Moved):
        return state.play(GAMES[state.game].parse(event.move), event.seat)
    return after_moves(state, event.moves)


# The table ----------------------------------------------------------------------------------------------------------------


@singledispatch
def say_of(event: Event) -> tuple[Said, ...]:
    """What the table itself tells about an event; mostly who did it."""
    seat: Seat | None = getattr(event, "seat", None)
    return (said(f"table-told-{event.name}", **({} if seat is None else {"who": Who(seat)})),)


@say_of.register(events.Created)
@say_of.register(events.Chatted)
@say_of.register(events.SaltSealed)
@say_of.register(events.SealsClosed)
def _(event: Event) -> tuple[Said, ...]:
    return ()


@say_of.register(events.SatDown)
def _(event: events.SatDown) -> tuple[Said, ...]:
    return (said("table-told-sat-down", who=Who(event.seat), name=event.called),)


@say_of.register(events.SeatAsked)
def _(event: events.SeatAsked) -> tuple[Said, ...]:
    return (said("table-told-seat-asked", who=Who(event.seat), name=event.called),)


@say_of.register(events.SeatAnswered)
def _(event: events.SeatAnswered) -> tuple[Said, ...]:
    return (said("table-told-seat-answered", who=Who(event.seat), agreed=_yes(event.agreed)),)


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
@say_of.register(events.SaltRevealed)
def _(event: events.Salted | events.SaltRevealed) -> tuple[Said, ...]:
    return () if AUTOMATIC_SALT.fullmatch(event.salt) else (said("table-told-salted", who=Who(event.seat)),)


@say_of.register(events.RevealMissed)
def _(event: events.RevealMissed) -> tuple[Said, ...]:
    return (said("table-told-reveal-missed", who=Who(*event.seats)),)


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
