"""What a deal for two is worth (sheet 004, "Wertung"): 10 for a crown that makes its goal, else 5 for the shield."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from eklat.games import core
from eklat.games.core import Move, NoMoves, Seat
from eklat.games.lazy import lazy
from eklat.games.mu import wire
from eklat.games.mu.cards import Cards
from eklat.games.mu.trick import Trick
from eklat.games.mu2.columns import Turned
from eklat.games.mu2.contract import NOTHING_SETTLED, Contract
from eklat.games.mu2.state import State
from eklat.games.mu2.view import View
from eklat.games.said import Said, Who, said

CROWN_WINS, SHIELD_WINS = 10, 5


@dataclass(frozen=True)
class Result(core.Result):
    """A deal that was played, or `redeal` where nobody laid a card."""

    contract: Contract | None = None
    points: tuple[int, int] | None = None
    """Card points per seat, the crown's discards included."""
    discarded: int = 0
    """How many of the crown's points were discarded."""

    def to_json(self) -> Annotated[dict[str, Any], wire.MuResult]:
        return {
            "outcome": self.outcome,
            **(self.contract.to_json() if self.contract else NOTHING_SETTLED),
            "points": None if self.points is None else list(self.points),
            "scores": list(self.scores),
        }

    def explain(self) -> tuple[Said, ...]:
        contract = self.contract
        if contract is None or self.points is None:
            return (said("mu2-end-redeal"),)
        crown, points = Who(contract.crown), self.points[contract.crown]
        facts = {"goal": contract.goal, "height": contract.height, "points": points, "discarded": self.discarded}
        winner = contract.crown if self.outcome == "crown" else contract.shield
        won = said(f"mu2-end-{self.outcome}", who=Who(winner), score=self.scores[winner])
        return said("mu2-end-taken", who=crown, **facts), won


def played_out(contract: Contract, tricks: tuple[int, int], discards: Cards) -> Result:
    """The result after the last trick."""
    discarded = sum(card.points for card in discards)
    first, second = (points + discarded * (seat == contract.crown) for seat, points in enumerate(tricks))
    points = (first, second)
    if points[contract.crown] >= contract.goal:
        scores = tuple(CROWN_WINS if seat == contract.crown else 0 for seat in range(2))
        return Result("crown", scores, contract, points, discarded)
    scores = tuple(SHIELD_WINS if seat == contract.shield else 0 for seat in range(2))
    return Result("shield", scores, contract, points, discarded)


@dataclass(frozen=True)
class Over(State):
    """The deal has a result, or is dealt again."""

    outcome: Result
    discards: Cards = ()
    last_trick: Trick | None = None
    turned: tuple[Turned, ...] = ()

    @property
    def phase(self) -> str:
        return "over"

    @property
    def turn(self) -> None:
        return None

    @lazy
    def legal(self) -> NoMoves:
        return NoMoves(is_over=True)

    @property
    def result(self) -> Result:
        return self.outcome

    def _after(self, move: Move) -> State:
        raise AssertionError("nothing is legal once a deal is over")

    def view(self, seat: Seat | None) -> View:
        is_crown = self.contract is not None and seat == self.contract.crown
        return self._seen(
            seat,
            discards=self.discards if is_crown else None,
            last_trick=self.last_trick if self.rules.last_trick else None,
            points=self.outcome.points or (),
            turned=self.turned,
        )

    def summary(self) -> dict[str, Any]:
        return self.outcome.to_json()
