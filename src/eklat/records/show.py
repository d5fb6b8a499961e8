"""A record as text that can be read in a terminal or a mail."""

from __future__ import annotations

from collections.abc import Sequence

from eklat.games.core import Match, Seat, State
from eklat.games.text import grid
from eklat.records.record import Record
from eklat.records.replay import ReplayedDeal, replay


def show(record: Record, only: int | None = None) -> str:
    """The whole record, or one of its deals."""
    parts, match = [_heading(record)], record.match
    for deal in replay(record):
        match = deal.match
        if only is None or deal.number == only:
            parts.append(f"== Deal {deal.number} ==\n\n" + record.game.story(deal.last, record.players))
    if only is not None and len(parts) == 1:
        raise IndexError(f"there is no deal {only}: the record has {len(record.deals)}, counted from 0")
    if only is None and match.results:
        parts.append(_score_sheet(match, record.players))
    return "\n\n".join(parts) + "\n"


def show_position(record: Record, deal: int | None, action: int | None, seat: Seat | None, is_open: bool) -> str:
    """The position after so many actions of a deal: as one seat or a spectator sees it, or with all cards open."""
    if seat is not None and not 0 <= seat < len(record.players):
        raise IndexError(f"there is no seat {seat}: seats go from 0 to {len(record.players) - 1}")
    state = position(record, deal, action)
    eyes = "all cards open" if is_open else "as everybody sees it" if seat is None else f"as {record.players[seat]} sees it"
    number = len(record.deals) - 1 if deal is None else deal
    heading = f"{_heading(record)}\nDeal {number} after {len(state.log)} actions, {eyes}"
    picture = record.game.picture(state.view(seat), record.players, state if is_open else None)
    result = [] if state.result is None else ["\n".join(one.say("en", record.players) for one in state.result.explain())]
    return "\n\n".join([heading, picture, *result]) + "\n"


def position(record: Record, deal: int | None = None, action: int | None = None) -> State:
    """The position after so many actions of a deal; by default where the last deal stops."""
    replayed = _find(record, len(record.deals) - 1 if deal is None else deal)
    states = replayed.states
    if action is not None and not 0 <= action < len(states):
        raise IndexError(f"there is no position {action}: deal {replayed.number} has 0 to {len(states) - 1}")
    return states[-1 if action is None else action]


def _find(record: Record, number: int) -> ReplayedDeal:
    for deal in replay(record):
        if deal.number == number:
            return deal
    raise IndexError(f"there is no deal {number}: the record has {len(record.deals)}, counted from 0")


def _heading(record: Record) -> str:
    chosen = "".join(f", {name} {str(value).lower()}" for name, value in record.rules.changed().items())
    return f"{record.game.title}: {', '.join(record.players)}{chosen}"


def _score_sheet(match: Match, names: Sequence[str]) -> str:
    """The running totals, as one would write them down."""
    rows, totals = [["", *names]], [0] * match.players
    for number, result in enumerate(match.results):
        totals = [total + score for total, score in zip(totals, result.scores, strict=True)]
        rows.append([f"deal {number}", *(f"{score:+d}" for score in result.scores)])
        rows.append(["", *map(str, totals)])
    sheet = "Scores\n" + grid(rows)
    if match.is_over:
        sheet += f"\n\n{' and '.join(names[seat] for seat in match.winners)} {'wins' if len(match.winners) == 1 else 'win'}."
    return sheet
