"""What all phases of a deal of Mü for two have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from eklat.games import core
from eklat.games.core import Log, Move, NoMoves, Seat
from eklat.games.mu.cards import Cards
from eklat.games.mu2.columns import Stacks
from eklat.games.mu2.contract import NOTHING_SETTLED, Contract
from eklat.games.mu2.deal import Deal
from eklat.games.mu2.moves import Discard
from eklat.games.mu2.options import Rules
from eklat.games.mu2.view import View

if TYPE_CHECKING:
    from eklat.games.mu2.scoring import Result


@dataclass(frozen=True)
class State(core.State):
    """A position. Its subclasses are the chapters: auction, discard, trumps, play (with turning up), and the end."""

    game = "mu2"

    deal: Deal
    rules: Rules
    hands: tuple[Cards, ...]
    open: tuple[Cards, ...]
    down: tuple[Stacks, ...]
    contract: Contract | None
    """Who is crown for what; None until the auction has settled it."""

    if TYPE_CHECKING:

        def play(self, move: Move, seat: Seat | None = None) -> State: ...

        @property
        def result(self) -> Result | None: ...

    def view(self, seat: Seat | None) -> View:
        return self._seen(seat)

    def _seen(self, seat: Seat | None, **facts: Any) -> View:
        """What this seat sees; the phases say what there is to see beyond the cards."""
        self.check_seat(seat)
        is_crown = self.contract is not None and seat == self.contract.crown
        return View(
            seat=seat,
            players=self.players,
            rules=self.rules,
            phase=self.phase,
            turn=self.turn,
            legal=self.legal if seat is not None and seat == self.turn else NoMoves(is_over=self.is_over),
            log=seen(self.log, seat),
            result=self.result,
            dealer=self.deal.dealer,
            colours=self.deal.colours,
            columns=self.deal.columns,
            dealt=None if seat is None else self.deal.hands[seat],
            dealt_open=self.deal.open,
            hand=None if seat is None else self.hands[seat],
            hand_sizes=tuple(map(len, self.hands)),
            open=self.open,
            face_down=tuple(tuple(len(stack.cards) for stack in stacks) for stacks in self.down),
            skat=self.deal.skat if is_crown else None,
            contract=self.contract,
            **facts,
        )

    def summary(self) -> dict[str, Any]:
        settled = NOTHING_SETTLED if self.contract is None else self.contract.to_json()
        return {"outcome": None, **settled, "points": None, "scores": None}


def seen(log: Log, seat: Seat | None) -> Log:
    """The log with the crown's discard as this seat saw it."""
    return tuple((who, Discard(None) if isinstance(move, Discard) and who != seat else move) for who, move in log)
