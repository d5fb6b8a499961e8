"""What a deal is worth (sheet 000, chapters 4, 8 and 9): the Eklat, the goal made, the goal missed.

Rulings: M3 (who pays for an Eklat), M4 (a misprint on sheet 001), M10 and M11 (house rules).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from eklat.games import core
from eklat.games import said as told
from eklat.games.core import Move, NoMoves, Seat
from eklat.games.lazy import lazy
from eklat.games.mu import wire
from eklat.games.mu.cards import DOUBLED, Cards
from eklat.games.mu.contract import NOTHING_SETTLED, Contract, height_reached
from eklat.games.mu.moves import NO_TRUMP, Trump
from eklat.games.mu.options import Rules
from eklat.games.mu.state import State
from eklat.games.mu.trick import Trick
from eklat.games.mu.view import View
from eklat.games.said import Said, Who, said


def step(trump: Trump) -> int:
    """How much rarer trumps raise the bonus: colour 0, 1s and 7s 1, other digits 2, none 3."""
    if trump == NO_TRUMP:
        return 3
    if not trump.isdigit():
        return 0
    return 1 if int(trump) in DOUBLED else 2


def bonus(contract: Contract) -> int:
    """What chief and partner each get on top for a goal made; alone the chief gets a step more."""
    return 10 * min(10, contract.height + step(contract.chief_trump or NO_TRUMP) + contract.is_alone)


@dataclass(frozen=True)
class Result(core.Result):
    """A played deal. Scores are card points plus bonus, penalty or compensation."""

    contract: Contract
    points: tuple[int, ...]
    """Card points won in tricks, per seat."""
    bonus: int = 0
    """What chief and partner each got on top for a goal made."""
    difference: int = 0
    """By how many heights the goal was missed."""

    @property
    def side_points(self) -> int:
        """What the chief's side took."""
        return sum(self.points[seat] for seat in self.contract.side)

    def to_json(self) -> Annotated[dict[str, Any], wire.MuResult]:
        return {
            "outcome": self.outcome,
            **self.contract.to_json(),
            "points": list(self.points),
            "bonus": self.bonus,
            "difference": self.difference,
            "scores": list(self.scores),
        }

    def explain(self) -> tuple[Said, ...]:
        contract = self.contract
        taken = said(
            "mu-end-taken",
            side=Who(*contract.side), goal=contract.goal, height=contract.height, points=self.side_points,
        )  # fmt: skip
        if self.outcome == "made":
            alone, each = ("yes" if is_true else "no" for is_true in (contract.is_alone, contract.partner is not None))
            trump = told.Trump(contract.chief_trump or NO_TRUMP)
            return taken, said("mu-end-made", trump=trump, bonus=self.bonus, alone=alone, each=each)
        reached, loss, gain = contract.height - self.difference, 10 * self.difference, 5 * self.difference
        return taken, said(
            "mu-end-failed",
            chief=Who(contract.chief), reached=reached, difference=self.difference, loss=loss, gain=gain,
        )  # fmt: skip


@dataclass(frozen=True)
class Eklat(core.Result):
    """The most cards were shared: the last of the tied to lay one pays."""

    tied: tuple[Seat, ...]
    height: int
    culprit: Seat | None

    def to_json(self) -> Annotated[dict[str, Any], wire.MuResult]:
        return {
            "outcome": self.outcome,
            **NOTHING_SETTLED,
            "points": None,
            "tied": list(self.tied),
            "culprit": self.culprit,
            "scores": list(self.scores),
        }

    def explain(self) -> tuple[Said, ...]:
        if self.culprit is None:
            return (said("mu-end-passed"),)
        others = [seat for seat in self.tied if seat != self.culprit]
        loss, gain = -self.scores[self.culprit], self.scores[others[0]]
        return (
            said("mu-end-eklat", tied=Who(*self.tied), height=self.height),
            said("mu-end-culprit", who=Who(self.culprit), loss=loss, others=Who(*others), gain=gain),
        )


def eklat(laid: Sequence[Cards], tied: tuple[Seat, ...], culprit: Seat | None, rules: Rules) -> Eklat:
    """The result of a tie for the most cards."""
    height = len(laid[tied[0]])
    if culprit is None:
        return Eklat("eklat", (0,) * len(laid), (), 0, None)
    # House rule: the culprit's loss is split among the other tied players, whole points only (M11).
    gain = 10 * height // (len(tied) - 1) if rules.shared_eklat else 5 * height
    scores = [gain if seat in tied else 0 for seat in range(len(laid))]
    scores[culprit] = -10 * height
    return Eklat("eklat", tuple(scores), tied, height, culprit)


def played_out(contract: Contract, points: tuple[int, ...]) -> Result:
    """The result after the last trick."""
    scores, side_points = list(points), sum(points[seat] for seat in contract.side)
    if side_points >= contract.goal:
        gain = bonus(contract)
        for seat in contract.side:
            scores[seat] += gain
        return Result("made", tuple(scores), contract, points, bonus=gain)
    difference = contract.height - height_reached(contract.players, side_points)
    for seat in range(contract.players):
        if seat == contract.chief:
            scores[seat] -= 10 * difference
        elif seat != contract.partner:
            scores[seat] += 5 * difference
    return Result("failed", tuple(scores), contract, points, difference=difference)


@dataclass(frozen=True)
class Over(State):
    """The deal has a result."""

    outcome: Result | Eklat
    last_trick: Trick | None = None

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
    def result(self) -> Result | Eklat:
        return self.outcome

    def _after(self, move: Move) -> State:
        raise AssertionError("nothing is legal once a deal is over")

    @lazy
    def _open(self) -> View:
        played = self.outcome.points if isinstance(self.outcome, Result) else ()
        return self._shown(last_trick=self.last_trick if self.rules.last_trick else None, points=played)

    def summary(self) -> dict[str, Any]:
        return self.outcome.to_json()
