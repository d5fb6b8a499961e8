"""Replaying a record deal by deal: every position it went through, with everything checked on the way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from eklat.games.core import Match, State
from eklat.games.errors import GameError
from eklat.games.notation import shown
from eklat.games.said import said
from eklat.records.errors import BadRecord
from eklat.records.record import Record, fields


@dataclass(frozen=True)
class ReplayedDeal:
    """One deal of a record."""

    number: int
    states: tuple[State, ...]
    """Every position: `states[k]` is the one after k actions."""
    match: Match
    """How the match stands after this deal."""

    @property
    def last(self) -> State:
        return self.states[-1]


def replay(record: Record) -> Iterator[ReplayedDeal]:
    """The deals of a record one after the other. Raises `BadRecord` where it stops making sense."""
    match, is_open = record.match, False
    for number, data in enumerate(record.deals):
        if is_open:
            raise BadRecord("unfinished", said("record-no-further-deal", number=number - 1), number)
        replayed = _replay_deal(record, match, number, data)
        yield replayed
        match, is_open = replayed.match, not replayed.last.is_over
    _check_numbers("scores", record.scores, match.scores)
    _check_numbers("winners", record.winners, match.winners)


def _replay_deal(record: Record, match: Match, number: int, data: object) -> ReplayedDeal:
    game, key = record.game, record.game.starter_key
    entry = fields(data, "deal", (key, "deal", "actions"), ("scores", "end_draw"), number)
    if not isinstance(entry["actions"], list):
        raise BadRecord("format", said("record-no-list", key="actions", given=shown(entry["actions"])), number)
    try:
        state = match.start(game.read_deal(entry))
    except GameError as error:
        raise BadRecord.because(error, number) from None
    states = [state]
    for action, text in enumerate(entry["actions"]):
        try:
            state = state.play(game.parse(text))
        except GameError as error:
            raise BadRecord.because(error, number, action) from None
        states.append(state)
    if state.result is None:
        _check_numbers("scores", entry.get("scores"), (0,) * match.players, number)
    else:
        _check_numbers("scores", entry.get("scores"), state.result.scores, number)
        match = match.add(state)
    return ReplayedDeal(number, tuple(states), _after_end_draw(match, entry, state.is_over, number))


def _after_end_draw(match: Match, entry: Mapping[str, Any], is_over: bool, number: int) -> Match:
    """House rule "random end": the card that was drawn after the deal."""
    if "end_draw" not in entry:
        return match
    if not is_over:
        raise BadRecord("end-draw", said("record-no-end-draw"), number)
    try:
        return match.draw_for_the_end(entry["end_draw"])
    except GameError as error:
        raise BadRecord.because(error, number) from None


def _check_numbers(what: str, written: object, true: Sequence[int], deal: int | None = None) -> None:
    """What a record claims must be so, if it claims anything."""
    if written is None:
        return
    if not isinstance(written, list | tuple) or any(type(number) is not int for number in written):
        raise BadRecord(what, said("record-no-numbers", what=what, given=shown(written)), deal)
    if list(written) != list(true):
        facts = {"given": shown(list(written)), "true": str(list(true))}
        raise BadRecord(what, said("record-no-such-numbers", what=what, **facts), deal)
