"""Playing on from a position of a finished hand: its deal and its first moves become the beginning of a match with bots.

What was played before counts as what happened here, so that views, records and replays need to know nothing of it. The
record says how it began, and brings no proof, because nobody drew these cards.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from eklat.games.core import State
from eklat.games.errors import GameError
from eklat.table.answers import Accepted, Refused
from eklat.table.events import Dealt, Moved, Started
from eklat.table.memory import positions
from eklat.table.playing import shown
from eklat.table.salting import not_opening

if TYPE_CHECKING:
    from eklat.table.table import Table


def play_on(table: Table, person: str, end: State, moves: int, now: float) -> Accepted:
    """The host of a practice table begins with so many moves of a hand that is over elsewhere."""
    table.hosting(person)
    table.in_phase("gathering")
    not_opening(table)
    if any(chair.is_empty for chair in table.chairs):
        raise Refused("seats-empty")
    if not table.settings.practice or not end.is_over:
        raise Refused("play-on-finished")
    if not 0 <= moves < len(end.moves):
        raise Refused("play-on-over", most=len(end.moves) - 1)
    settings = table.settings
    try:
        table.match.start(end.deal)
    except GameError as error:
        raise Refused.because(error) from None
    dealt = Dealt(0, settings.game, settings.options, end.deal.to_json(), moves)
    answer = Accepted(table).then(now, Started(table.salts)).then(now, dealt)
    for before, after in [*pairwise(positions(end))][:moves]:
        assert before.turn is not None
        notation = before.notation(after.moves[-1])
        answer = answer.then(now, Moved(before.turn, notation, shown(after, notation)))
    return answer
