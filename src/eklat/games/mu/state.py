"""What all phases of a deal of Mü have in common: the cards, and what a seat sees of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from eklat.games import core
from eklat.games.core import Move, NoMoves, Seat
from eklat.games.mu.cards import Cards
from eklat.games.mu.contract import NOTHING_SETTLED, Contract
from eklat.games.mu.deal import Deal
from eklat.games.mu.options import Rules
from eklat.games.mu.view import View


@dataclass(frozen=True)
class State(core.State):
    """A position of Mü. Its subclasses are the chapters: auction, trumps, partner, play, and the end."""

    game = "mu"

    deal: Deal
    rules: Rules
    hands: tuple[Cards, ...]
    laid: tuple[Cards, ...]

    @property
    def players(self) -> int:
        return len(self.hands)

    if TYPE_CHECKING:

        def play(self, move: Move, seat: Seat | None = None) -> State: ...

    def view(self, seat: Seat | None) -> View:
        return self._seen(seat)

    def _seen(self, seat: Seat | None, contract: Contract | None = None, **facts: Any) -> View:
        """What this seat sees; the phases say what there is to see beyond the cards."""
        self.check_seat(seat)
        return View(
            seat=seat,
            players=self.players,
            rules=self.rules,
            phase=self.phase,
            turn=self.turn,
            legal=self.legal if seat is not None and seat == self.turn else NoMoves(is_over=self.is_over),
            log=self.log,
            result=self.result,
            dealer=self.deal.dealer,
            colours=self.deal.colours,
            dealt=None if seat is None else self.deal.hands[seat],
            hand=None if seat is None else self.hands[seat],
            hand_sizes=tuple(map(len, self.hands)),
            laid=self.laid,
            contract=contract and self._contract_for(seat, contract),
            **facts,
        )

    def _contract_for(self, seat: Seat | None, contract: Contract) -> Contract:
        """A called card tells who the partner is as soon as it is seen; before that only its holder knows."""
        card = contract.partner_card
        if card is None or all(card not in hand for other, hand in enumerate(self.hands) if other != seat):
            return contract
        return replace(contract, holder=None)

    def summary(self) -> dict[str, Any]:
        return {"outcome": None, **NOTHING_SETTLED, "points": None, "scores": None}
