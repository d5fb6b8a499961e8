"""Skat and trumps (sheet 004, "Wählt die Trümpfe"): the crown discards four hand cards, the shield names the small trump,
then the crown the big one or none.

Rulings: T4 (only kinds among one's own open cards), T5 (the crown cannot name the shield's trump again).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, cast

from eklat.games import said as told
from eklat.games.core import Counted, Move, Refusal, Seat
from eklat.games.lazy import lazy
from eklat.games.mu import choices
from eklat.games.mu.auction import lay
from eklat.games.mu.cards import Cards
from eklat.games.mu.moves import NameTrump
from eklat.games.mu.trumps import TrumpNames
from eklat.games.mu2.columns import with_trump
from eklat.games.mu2.contract import Contract
from eklat.games.mu2.deal import SKAT
from eklat.games.mu2.moves import BIG, SMALL, Discard
from eklat.games.mu2.play import begin
from eklat.games.mu2.state import State
from eklat.games.mu2.view import View
from eklat.games.said import said


@dataclass(frozen=True)
class Discards(Counted):
    """Any four hand cards."""

    hand: Cards

    def __len__(self) -> int:
        return choices.counts(self.hand, SKAT)[SKAT]

    def _nth(self, place: int) -> Move:
        return Discard(choices.nth(self.hand, SKAT, place))

    def refusal(self, move: Move) -> Refusal | None:
        if not isinstance(move, Discard) or move.cards is None:
            return Refusal("phase", said("mu2-no-discard-now", count=SKAT))
        if len(move.cards) != SKAT:
            return Refusal("discard-count", said("mu2-no-discard-count", count=SKAT, given=len(move.cards)))
        if missing := choices.missing(move.cards, self.hand):
            return Refusal("not-held", said("mu-no-in-hand", card=told.Cards(missing)))
        return None

    def singles(self) -> tuple[Move, ...]:
        """None: all four cards are discarded at once."""
        return ()

    @lazy
    def listing(self) -> dict[str, Any]:
        return {"legal": [], "discard": SKAT}


@dataclass(frozen=True)
class Discarding(State):
    """The crown has taken the skat and owes four cards."""

    contract: Contract

    @property
    def phase(self) -> str:
        return "discard"

    @property
    def turn(self) -> Seat:
        return self.contract.crown

    @lazy
    def legal(self) -> Discards:
        return Discards(self.hands[self.turn])

    def _after(self, move: Move) -> Naming:
        cards = cast("Cards", cast("Discard", move).cards)
        log, hands = (*self.log, (self.turn, move)), lay(self.hands, self.turn, cards)
        return Naming(self.deal, self.rules, log, hands, self.open, self.down, self.contract, cards)


@dataclass(frozen=True)
class Naming(State):
    """Shield, then crown, name a trump."""

    contract: Contract
    discards: Cards

    @property
    def phase(self) -> str:
        return "trump"

    @property
    def turn(self) -> Seat:
        return self.contract.shield if self.contract.small is None else self.contract.crown

    @lazy
    def legal(self) -> TrumpNames:
        return TrumpNames.of(self.open[self.turn], self.turn == self.contract.crown, self.contract.small)

    def _after(self, move: Move) -> State:
        trump, log = cast("NameTrump", move).trump, (*self.log, (self.turn, move))
        column = SMALL if self.contract.small is None else BIG
        down = tuple(with_trump(stacks, trump, column) for stacks in self.down)
        if column == SMALL:
            return replace(self, log=log, down=down, contract=replace(self.contract, small=trump))
        contract = replace(self.contract, big=trump)
        return begin(self.deal, self.rules, log, self.hands, self.open, down, contract, self.discards)

    def view(self, seat: Seat | None) -> View:
        return self._seen(seat, discards=self.discards if seat == self.contract.crown else None)
