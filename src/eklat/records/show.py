"""A record as text that can be read in a terminal or a mail."""

from __future__ import annotations

from eklat.games.core import Match, Seat, State
from eklat.games.options import written
from eklat.games.said import Who, said
from eklat.games.text import Words, grid
from eklat.records.record import Record
from eklat.records.replay import ReplayedDeal, replay


def show(record: Record, only: int | None = None, language: str = "en") -> str:
    """The whole record, or one of its deals."""
    words = Words(language, record.players)
    parts, match = [_heading(record, language)], record.match
    for deal in replay(record):
        match = deal.match
        if only is None or deal.number == only:
            heading = f"== {words.say(said('record-deal', number=deal.number))} =="
            parts += [heading, record.game.story(deal.last, record.players, language)]
    if only is not None and len(parts) == 1:
        raise IndexError(f"there is no deal {only}: the record has {len(record.deals)}, counted from 0")
    if only is None and match.results:
        parts.append(_score_sheet(match, words))
    return "\n\n".join(parts) + "\n"


def show_position(
    record: Record, deal: int | None, action: int | None, seat: Seat | None, is_open: bool, language: str = "en"
) -> str:
    """The position after so many actions of a deal: as one seat or a spectator sees it, or with all cards open."""
    if seat is not None and not 0 <= seat < len(record.players):
        raise IndexError(f"there is no seat {seat}: seats go from 0 to {len(record.players) - 1}")
    words, state = Words(language, record.players), position(record, deal, action)
    where = said(
        "record-position",
        number=len(record.deals) - 1 if deal is None else deal,
        actions=len(state.log),
        eyes="all" if is_open else "spectator" if seat is None else "seat",
        who=Who(*([] if seat is None else [seat])),
    )
    picture = record.game.picture(state.view(seat), record.players, state if is_open else None, language)
    result = [] if state.result is None else [words.lines(state.result.explain())]
    return "\n\n".join([f"{_heading(record, language)}\n{words.say(where)}", picture, *result]) + "\n"


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


def _heading(record: Record, language: str) -> str:
    chosen = "".join(f", {name} {written(value)}" for name, value in record.rules.changed().items())
    return f"{record.game.called(language)}: {', '.join(record.players)}{chosen}"


def _score_sheet(match: Match, words: Words) -> str:
    """The running totals, as one would write them down."""
    rows, totals = [["", *words.names]], [0] * match.players
    for number, result in enumerate(match.results):
        totals = [total + score for total, score in zip(totals, result.scores, strict=True)]
        deal = words.say(said("record-deal-row", number=number))
        rows += [[deal, *(f"{score:+d}" for score in result.scores)], ["", *map(str, totals)]]
    sheet = f"{words.say(said('record-scores'))}\n{grid(rows)}"
    return f"{sheet}\n\n{words.say(said('record-won', who=Who(*match.winners)))}" if match.is_over else sheet
