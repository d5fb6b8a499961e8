"""Naming trumps and choosing the partner (sheet 000, chapters 5 and 6): vice's trump, chief's trump, partner.

House rule "hidden partner": instead of a seat the chief calls a card that exists once.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, cast

from eklat.games.core import Listed, Move, Refusal, Seat
from eklat.games.lazy import lazy
from eklat.games.mu.cards import pack
from eklat.games.mu.contract import Contract
from eklat.games.mu.moves import CallPartner, ChoosePartner, NameTrump
from eklat.games.mu.play import Tricks, lead
from eklat.games.mu.state import State
from eklat.games.mu.trumps import TrumpNames
from eklat.games.said import Cards, said


@dataclass(frozen=True)
class _Settling(State):
    """Between auction and play."""

    contract: Contract

    def summary(self) -> dict[str, Any]:
        return super().summary() | self.contract.to_json()


class Naming(_Settling):
    """Vice, then chief, name a trump."""

    @property
    def phase(self) -> str:
        return "trump"

    @property
    def turn(self) -> Seat:
        contract = self.contract
        return contract.chief if contract.vice is None or contract.vice_trump is not None else contract.vice

    @lazy
    def legal(self) -> TrumpNames:
        taken = None if self.rules.same_trump else self.contract.vice_trump
        return TrumpNames.of(self.laid[self.turn], self.turn == self.contract.chief, taken)

    def _after(self, move: Move) -> State:
        trump, log = cast("NameTrump", move).trump, (*self.log, (self.turn, move))
        if self.turn == self.contract.vice:
            return replace(self, log=log, contract=replace(self.contract, vice_trump=trump))
        contract = replace(self.contract, chief_trump=trump)
        if self.players == 3:
            return lead(self.deal, self.rules, log, self.hands, self.laid, contract)
        return Choosing(self.deal, self.rules, log, self.hands, self.laid, contract)


@dataclass(frozen=True)
class Partners(Listed):
    """Whom the chief may take: anybody but the vice; or, by house rule, which card may be called."""

    contract: Contract
    is_hidden: bool

    @classmethod
    def of(cls, contract: Contract, is_hidden: bool) -> Partners:
        out = (contract.chief, contract.vice)
        seats = tuple(ChoosePartner(seat) for seat in range(contract.players) if seat not in out)
        cards = tuple(CallPartner(card) for card in pack() if not card.is_doubled)
        return cls(cards if is_hidden else seats, contract, is_hidden)

    def refusal(self, move: Move) -> Refusal | None:
        if move in self.moves:
            return None
        if isinstance(move, CallPartner):
            if self.is_hidden:
                return Refusal("partner-card", said("mu-no-partner-twice", card=Cards(move.card)))
            return Refusal("partner-card", said("mu-no-partner-card"))
        if not isinstance(move, ChoosePartner):
            return Refusal("phase", said("mu-no-partner-now"))
        if self.is_hidden:
            return Refusal("partner-card", said("mu-no-partner-open"))
        if move.seat == self.contract.chief:
            return Refusal("partner-self", said("mu-no-partner-self"))
        if move.seat == self.contract.vice:
            return Refusal("partner-vice", said("mu-no-partner-vice"))
        return Refusal("partner-seat", said("mu-no-partner-seat", seat=move.seat, last=self.contract.players - 1))


class Choosing(_Settling):
    """The chief chooses a partner."""

    @property
    def phase(self) -> str:
        return "partner"

    @property
    def turn(self) -> Seat:
        return self.contract.chief

    @lazy
    def legal(self) -> Partners:
        return Partners.of(self.contract, self.rules.hidden_partner)

    def _after(self, move: Move) -> Tricks:
        log = (*self.log, (self.turn, move))
        if isinstance(move, ChoosePartner):
            contract = replace(self.contract, holder=move.seat)
        else:
            card = cast("CallPartner", move).card
            held = [card in (*hand, *laid) for hand, laid in zip(self.hands, self.laid, strict=True)]
            contract = replace(self.contract, partner_card=card, holder=held.index(True))
        return lead(self.deal, self.rules, log, self.hands, self.laid, contract)
