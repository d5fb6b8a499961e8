"""Finished hands: their positions, and the record of the match.

A finished hand is open to everybody, from any seat's knowledge or with all cards; of a running one everybody has just their
own view.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from eklat.games import GAMES
from eklat.games.core import State
from eklat.records import Record
from eklat.table.answers import Refused

if TYPE_CHECKING:
    from eklat.table.table import Table


PLAYED_ON = "x_played_on"
"""The note in a record whose first hand began with moves of another one."""


class Hand(NamedTuple):
    """A finished hand of the match."""

    last: State
    end_draw: str | None = None


def positions(end: State) -> Iterator[State]:
    """Every position of a hand from the deal to this one."""
    state: State = GAMES[end.game].start(end.deal, end.rules)
    yield state
    for move in end.moves:
        state = state.play(move)
        yield state


def after_moves(end: State, moves: int) -> State:
    """The position after so many moves of a hand."""
    return next(islice(positions(end), moves, None))


def record(table: Table, match: int | None = None) -> Record:
    """A match of this table, by default the present one: its finished hands, and after its end the proof of fair deals.

    It holds only what is open to everybody. A match that was played on from another record says so, and has no proof.
    """
    if match is not None and match != table.number:
        if type(match) is not int or not 0 < match < table.number:
            raise Refused("no-such-match")
        return table.past[match - 1]
    found = Record.of(table.match.game, table.names, table.settings.options)
    for hand in table.hands:
        found = found.add(hand.last, table.match, hand.end_draw)
    if table.begun is not None:
        return replace(found, extra={PLAYED_ON: {"moves": table.begun}})
    return replace(found, extra={"proof": table.proof.to_json()}) if table.phase == "over" else found
