"""What a record is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from eklat.games.core import Match, Seat, State
from eklat.records.errors import BadRecord
from eklat.records.fair import Proof
from eklat.records.record import Record
from eklat.records.replay import ReplayedDeal, replay


@dataclass(frozen=True)
class Verdict:
    """How the match of a record stands after its last deal, or what is wrong with the record."""

    error: BadRecord | None = None
    scores: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    deals: tuple[dict[str, Any], ...] = ()
    """What came of each deal."""
    proof: Proof | None = None
    """The proof of the record, from which every deal follows."""
    last: State | None = None
    """The last position; None if nothing was dealt."""

    @property
    def ok(self) -> bool:
        return self.error is None

    @property
    def is_fair(self) -> bool:
        return self.proof is not None

    @property
    def is_finished(self) -> bool:
        return bool(self.winners)

    def to_json(self, legal: bool = False) -> dict[str, Any]:
        """As `eklat verify --json` prints it; with `legal`, for an unfinished record also who may do what next."""
        if self.error is not None:
            return {"ok": False, "error": self.error.to_json()}
        answer: dict[str, Any] = {
            "ok": True,
            "finished": self.is_finished,
            "scores": list(self.scores),
            "winners": list(self.winners),
            "deals": list(self.deals),
        }
        if self.proof is not None:
            answer["fair"] = True
            if self.proof.seals:
                answer |= {"sealed": self.proof.sealed_seats, "missed": list(self.proof.missed)}
            if self.proof.named:
                answer["named"] = list(self.proof.named)
        if legal and not self.is_finished:
            answer |= self.next_moves()
        return answer

    def next_moves(self) -> dict[str, Any]:
        """Whose turn it is, and what they may do; between two deals it is nobody's."""
        if self.last is None or self.last.is_over:
            return {"turn": None, "legal": []}
        return {"turn": self.last.turn, **self.last.legal.listing}


def verdict(record: Record) -> Verdict:
    """Whether the record holds. One with a proof also has to be fair: every deal must follow from the secret."""
    match, deals = record.match, list[dict[str, Any]]()
    last: State | None = None
    proof: Proof | None = None
    try:
        proof = Proof.of(record)
        for deal in replay(record):
            if unfair := proof and _unfair(proof, record, match, deal):
                return Verdict(unfair)
            deals.append(deal.last.summary())
            match, last = deal.match, deal.last
    except BadRecord as error:
        return Verdict((proof and _changed_card(proof, record, match, error)) or error)
    return Verdict(None, match.scores, match.winners, tuple(deals), proof, last)


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
