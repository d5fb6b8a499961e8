"""What a record is worth: the verdict that `eklat verify --json` prints."""

from __future__ import annotations

from typing import Any

from eklat.games.core import Match
from eklat.records.errors import BadRecord
from eklat.records.fair import Proof
from eklat.records.record import Record
from eklat.records.replay import ReplayedDeal, replay


def verdict(record: Record, legal: bool = False) -> dict[str, Any]:
    """Whether the record holds, its scores and winners, and for an unfinished one who may do what next."""
    try:
        return judged(record, legal)
    except BadRecord as error:
        return refusal(error)


def judged(record: Record, legal: bool = False) -> dict[str, Any]:
    """The verdict of a record that holds. Raises `BadRecord`.

    A record with a proof also has to be fair: every deal must follow from the secret that was committed to.
    """
    match, deals = record.match, []
    last: ReplayedDeal | None = None
    proof: Proof | None = None
    try:
        proof = Proof.of(record)
        for last in replay(record):
            if unfair := proof and _unfair(proof, record, match, last):
                raise unfair
            deals.append(last.last.summary())
            match = last.match
    except BadRecord as error:
        raise (proof and _changed_card(proof, record, match, error)) or error from None
    answer: dict[str, Any] = {
        "ok": True,
        "finished": match.is_over,
        "scores": list(match.scores),
        "winners": list(match.winners),
        "deals": deals,
    }
    if proof is not None:
        answer["fair"] = True
    if legal and not match.is_over:
        answer |= {"turn": None, "legal": []} if last is None or last.last.is_over else _next_moves(last)
    return answer


def refusal(error: BadRecord) -> dict[str, Any]:
    return {"ok": False, "error": error.to_json()}


def _unfair(proof: Proof, record: Record, before: Match, deal: ReplayedDeal) -> BadRecord | None:
    """What of this deal does not follow from the proof: the cards, or the one drawn after it."""
    card = record.deals[deal.number].get("end_draw")
    drawn = None if card is None else proof.unfair_end_draw(before.add(deal.last), card, deal.number)
    return proof.unfair_deal(before, deal.states[0].deal, deal.number) or drawn


def _changed_card(proof: Proof, record: Record, before: Match, error: BadRecord) -> BadRecord | None:
    """An action that cannot be may come from a card that was changed, which is then what is wrong."""
    if error.deal is None or error.action is None:
        return None
    return proof.unfair_deal(before, record.game.read_deal(record.deals[error.deal]), error.deal)


def _next_moves(deal: ReplayedDeal) -> dict[str, Any]:
    return {"turn": deal.last.turn, **deal.last.legal.listing()}
