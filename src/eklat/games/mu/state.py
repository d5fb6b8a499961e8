"""What all phases of a deal of Mü have in common: the cards, and what a seat sees of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import repeat
from typing import TYPE_CHECKING, Any, cast

from eklat.games import core
from eklat.games.core import NOT_YET, NOTHING_MORE, Move, Seat
from eklat.games.lazy import lazy
from eklat.games.mu.cards import Cards
from eklat.games.mu.contract import NOTHING_SETTLED, Contract
from eklat.games.mu.deal import Deal
from eklat.games.mu.options import Rules
from eklat.games.mu.view import View

if TYPE_CHECKING:
    from eklat.games.mu.scoring import Eklat, Result


@dataclass(frozen=True)
class State(core.State):
    """A position of Mü. Its subclasses are the chapters: auction, trumps, partner, play, and the end."""

    game = "mu"

    deal: Deal
    rules: Rules
    hands: tuple[Cards, ...]
    laid: tuple[Cards, ...]
    contract: Contract | None
    """Who plays with whom for what; None until the auction has settled it."""

    @property
    def players(self) -> int:
        return len(self.hands)

    if TYPE_CHECKING:

        def play(self, move: Move, seat: Seat | None = None) -> State: ...

        @property
        def result(self) -> Result | Eklat | None: ...

    def view(self, seat: Seat | None) -> View:
        self.check_seat(seat)
        if seat is None:
            return self._open
        return self._asked if seat == self.turn else self._open.for_seat(seat, None, self.own(seat))

    def own(self, seat: Seat) -> tuple[Any, ...]:
        return self.deal.hands[seat], self.hands[seat], self._contract_for(seat)

    @lazy
    def owns(self) -> tuple[tuple[Any, ...], ...]:
        if self.contract is None or self.contract.partner_card is None:
            return tuple(zip(self.deal.hands, self.hands, repeat(self.contract), strict=False))
        return tuple(map(self.own, range(self.players)))

    @lazy
    def _asked(self) -> View:
        """What whoever is to move sees."""
        seat = cast("Seat", self.turn)
        return self._open.for_seat(seat, self.legal, self.own(seat))

    @lazy
    def _open(self) -> View:
        """What a spectator sees."""
        return self._shown()

    def _shown(self, **facts: Any) -> View:
        """What lies open; the phases say what there is to see beyond the cards."""
        return View.made(
            seat=None,
            players=self.players,
            rules=self.rules,
            phase=self.phase,
            turn=self.turn,
            legal=NOTHING_MORE if self.is_over else NOT_YET,
            log=self.log,
            result=self.result,
            dealer=self.deal.dealer,
            colours=self.deal.colours,
            dealt=None,
            hand=None,
            hand_sizes=tuple(map(len, self.hands)),
            laid=self.laid,
            contract=self._contract_for(None),
            **facts,
        )

    def _contract_for(self, seat: Seat | None) -> Contract | None:
        """A called card tells who the partner is as soon as it is seen; before that only its holder knows."""
        contract = self.contract
        if contract is None or contract.partner_card is None:
            return contract
        others = (hand for other, hand in enumerate(self.hands) if other != seat)
        return replace(contract, holder=None) if any(contract.partner_card in hand for hand in others) else contract

    def summary(self) -> dict[str, Any]:
        return {"outcome": None, **NOTHING_SETTLED, "points": None, "scores": None}
