"""A hand of Mü for two on the pad (sheet 004, "Wertung"): who was crown, how high, and whether the goal was made.

Rulings: T2 (heights end at 15), T3 (a hand nobody bid in is dealt again by the same dealer), T8 (the deal alternates).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from eklat.games import GAMES, core
from eklat.games.core import Seat
from eklat.games.mu.cards import ALL_COLOURS, pack
from eklat.games.mu2 import options
from eklat.games.mu2.auction import LARGEST
from eklat.games.mu2.contract import Contract, goal
from eklat.games.mu2.scoring import CROWN_WINS, SHIELD_WINS, Result, played_out
from eklat.games.options import Rules
from eklat.locales import say
from eklat.pad import reading
from eklat.pad.errors import BadPad
from eklat.pad.hands import Hand, Row, Sheet

SMALLEST = 5
"""The four open cards of the deal, and one more."""
TOTAL = sum(card.points for card in pack(ALL_COLOURS[:4]))


@dataclass(frozen=True)
class Redealt(Hand):
    """Nobody laid a card."""

    kind: ClassVar[str] = "passed"

    def facts(self) -> dict[str, Any]:
        return {}

    def result(self, players: int, rules: Rules) -> Result:
        return Result("redeal", (0, 0))

    def caption(self, row: Row, names: Sequence[str], language: str) -> str:
        return say(language, "pad-row-redealt", dealer=names[row.dealer])


@dataclass(frozen=True)
class Fought(Hand):
    """A hand that was played out. Either the crown's card points are told, or just whether the goal was made."""

    kind: ClassVar[str] = "played"
    crown: Seat
    height: int
    points: int | None = None
    """The crown's card points, the four discards included."""
    made: bool | None = None

    def facts(self) -> dict[str, Any]:
        told = {"made": self.made} if self.points is None else {"points": self.points}
        return {"crown": self.crown, "height": self.height, **told}

    def result(self, players: int, rules: Rules) -> Result:
        reading.check_seat(self.crown, "crown", 2)
        if not reading.is_whole(self.height, SMALLEST, LARGEST):
            raise BadPad("height", low=SMALLEST, high=LARGEST)
        contract = Contract(self.crown, self.height)
        if (self.points is None) == (self.made is None):
            raise BadPad("points-or-made")
        if self.points is not None:
            if not reading.is_whole(self.points, 0, TOTAL):
                raise BadPad("points", most=TOTAL)
            taken = self.points
        else:
            if not isinstance(self.made, bool):
                raise BadPad("points-or-made")
            taken = contract.goal if self.made else contract.goal - 1
        rest = TOTAL - taken
        return played_out(contract, (taken, rest) if self.crown == 0 else (rest, taken), ())

    @property
    def roles(self) -> dict[str, Seat]:
        return {"crown": self.crown}

    def caption(self, row: Row, names: Sequence[str], language: str) -> str:
        told: dict[str, str | int] = {"crown": names[self.crown], "height": self.height, "goal": goal(self.height)}
        if self.points is None:
            return say(language, f"pad-row-{row.result.outcome}-plain", **told)
        return say(language, f"pad-row-{row.result.outcome}", **told, points=self.points)

    def cells(self, row: Row, names: Sequence[str]) -> dict[str, Any]:
        told = {"chief": names[self.crown], "height": self.height, "goal": goal(self.height)}
        return told if self.points is None else {**told, "cards": row.result.to_json()["points"]}


class Mu2Sheet(Sheet):
    def read(self, entry: Mapping[str, Any]) -> Hand:
        match entry.get("kind"):
            case "passed":
                reading.keys(entry, ["kind"])
                return Redealt()
            case "played":
                data = reading.keys(entry, ["kind", "crown", "height"], ["points", "made"])
                return Fought(data["crown"], data["height"], data.get("points"), data.get("made"))
        raise BadPad("kind", kinds="played, passed")

    def winners(
        self, rules: Rules, rounds: int, hands: Sequence[Hand], results: Sequence[core.Result], totals: Sequence[int]
    ) -> tuple[Seat, ...]:
        game = GAMES["mu2"]
        assert isinstance(rules, options.Rules)
        return game.winners(totals, results[-1]) if game.ends_match(rules, totals, None) else ()

    def figures(self) -> dict[str, Any]:
        goals = {str(height): goal(height) for height in range(SMALLEST, LARGEST + 1)}
        bounds = {"sum": TOTAL, "smallest": SMALLEST, "largest": LARGEST}
        return {**bounds, "goals": goals, "crown": CROWN_WINS, "shield": SHIELD_WINS}


SHEET = Mu2Sheet()
