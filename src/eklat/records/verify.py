"""What a record is worth: the verdict that `eklat verify --json` prints."""

from __future__ import annotations

from typing import Any

from eklat.records.errors import BadRecord
from eklat.records.record import Record
from eklat.records.replay import ReplayedDeal, replay


def verdict(record: Record, legal: bool = False) -> dict[str, Any]:
    """Whether the record holds, its scores and winners, and for an unfinished one who may do what next."""
    match, deals = record.match, []
    last: ReplayedDeal | None = None
    try:
        for last in replay(record):
            deals.append(last.last.summary())
            match = last.match
    except BadRecord as error:
        return refusal(error)
    answer: dict[str, Any] = {
        "ok": True,
        "finished": match.is_over,
        "scores": list(match.scores),
        "winners": list(match.winners),
        "deals": deals,
    }
    if legal and not match.is_over:
        answer |= {"turn": None, "legal": []} if last is None or last.last.is_over else _next_moves(last)
    return answer


def refusal(error: BadRecord) -> dict[str, Any]:
    return {"ok": False, "error": error.to_json()}


def _next_moves(deal: ReplayedDeal) -> dict[str, Any]:
    return {"turn": deal.last.turn, **deal.last.legal.listing()}
