"""The match: moves and hands.

A move comes with the number of the last event its sender has seen. If the position has changed since, it is stale; talk in
between does not matter. It also comes with an id of its own: sent again, it is not played again but answered as before.
It is the same move if its sender had not seen it played yet and wrote the same. Anything else under an id of this hand is
refused, so that a client which has lost count loses no move. Whoever sits down begins anew with ids, and so does every hand.
A move of a seat comes from its person, or from the driver of bots where a bot moves; a person who moves while a bot stands
in has taken the seat back by that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from eklat.games.core import Seat, State, View
from eklat.games.errors import GameError
from eklat.records.fair import is_secret
from eklat.table.answers import Accepted, Refused
from eklat.table.events import CameBack, Dealt, EndDrawn, HandOver, MatchOver, Moved, SatDown
from eklat.table.joining import admitted

if TYPE_CHECKING:
    from eklat.table.table import Table

LONGEST_ID = 64


# Moves ------------------------------------------------------------------------------------------------------------------


def move(table: Table, person: str, text: str, move_id: str, expected: int, now: float) -> Accepted:
    """A person moves. `expected` is the number of the last event they have seen."""
    seat = table.seated(person)
    if not isinstance(move_id, str) or not 0 < len(move_id) <= LONGEST_ID:
        raise Refused("move-id", longest=LONGEST_ID)
    if earlier := _named(table, seat, move_id, expected):
        if expected >= earlier.version or text not in (earlier.move, earlier.sent or earlier.move):
            raise Refused("move-id-used")
        return Accepted(table, version=earlier.version)
    _check_fresh(table, expected)
    answer = Accepted(table)
    if table.chairs[seat].bot is not None:
        answer = answer.then(now, CameBack(seat))
    return _moved(answer, now, seat, text, move_id, None)


def bot_move(table: Table, seat: Seat, text: str, expected: int, now: float) -> Accepted:
    """The bot that has this seat, or stands in there, moves."""
    if (bot := table.chair(seat).bot) is None:
        raise Refused("no-bot")
    _check_fresh(table, expected)
    return _moved(Accepted(table), now, seat, text, "", bot)


def _named(table: Table, seat: Seat, move_id: str, expected: int) -> Moved | None:
    """The move that whoever sits here made by this id, as far back as its sender can mean."""
    if type(expected) is not int:
        return None
    if expected >= table.hand_since:
        return table.named.get((seat, move_id))
    found: Moved | None = None
    for event in table.log[max(0, expected) :]:
        if type(event) is SatDown and event.seat == seat:
            found = None
        elif found is None and type(event) is Moved and event.move_id == move_id and event.seat == seat:
            found = event
    return found


def _check_fresh(table: Table, expected: int) -> None:
    if type(expected) is not int or not table.position <= expected <= table.version:
        raise Refused("stale", version=table.version)
    table.in_phase("playing")
    if table.times.paused is not None:
        raise Refused("paused")


def _moved(answer: Accepted, now: float, seat: Seat, text: str, move_id: str, bot: str | None) -> Accepted:
    state = answer.table.state
    assert state is not None
    try:
        wanted = answer.table.match.game.parse(text)
        after = state.play(wanted, seat)
    except GameError as error:
        raise Refused.because(error) from None
    notation = state.notation(wanted)
    sent = "" if text == notation else text
    table, happened, _ = answer.then(now, Moved(seat, notation, shown(after, notation), move_id, bot, sent), after)
    answer = Accepted(table, happened, table.version)
    return _scored(answer, now) if after.is_over else answer


def shown(state: State, notation: str) -> str:
    """The last move as those see it who did not make it."""
    _, move = state.log[-1]
    if move.is_open:
        return notation
    _, known = state.view(None).log[-1]
    return notation if known == move else str(known)


def hint(table: Table, person: str) -> View:
    """What somebody who wants a hint may know, for a bot to look at: at a practice table, when it is their turn."""
    seat = table.seated(person)
    if not table.settings.practice:
        raise Refused("no-hints")
    if table.state is None or table.turn != seat:
        raise Refused("not-your-turn")
    return table.state.view(seat)


# Hands ------------------------------------------------------------------------------------------------------------------


def check_secret(secret: str) -> None:
    """A secret is 256 bits in hexadecimal, from a source that nobody can guess."""
    if not is_secret(secret):
        raise ValueError("a secret is 64 small hexadecimal digits, as secrets.token_hex(32) makes them")


def deal_after(answer: Accepted, now: float) -> Accepted:
    """The cards are dealt after what has just happened."""
    table = answer.table
    settings, deal = table.settings, table.proof.deal(table.match)
    dealt = Dealt(len(table.hands), settings.game, settings.options, deal.to_json())
    return answer.then(now, dealt, table.match.start(deal))


def _scored(answer: Accepted, now: float) -> Accepted:
    """What follows when a hand is over: its score, a card for the end, the end."""
    state, match = answer.table.state, answer.table.match
    assert state is not None
    assert state.result is not None
    answer = answer.then(now, HandOver(state.result.scores, match.add(state).scores))
    if answer.table.match.awaits_end_draw:
        card = answer.table.proof.end_card(answer.table.match)
        answer = answer.then(now, EndDrawn(str(card)))
    if answer.table.match.is_over:
        answer = answer.then(now, MatchOver(answer.table.match.winners, answer.table.secret))
    return admitted(answer, now)
