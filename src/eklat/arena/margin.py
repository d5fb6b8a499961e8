"""How far one bot is ahead of another, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from functools import cache
from math import atan, cos, pi, sin, sqrt
from typing import Any

from eklat.arena.hands import Played

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Pairing:
    """Bot `a` against a table of `b`: points a hand that a is ahead of the others' mean."""

    a: str
    b: str
    margin: float
    ci_low: float | None
    """The 95 % interval, with each deal as one observation; None after a single deal."""
    ci_high: float | None
    deals: int
    seconds_per_move: float | None
    """Mean time of a's moves; None if there were too few to tell."""
    seconds_per_move_b: float | None

    @property
    def half(self) -> float | None:
        """Half the width of the interval."""
        return None if self.ci_high is None else self.ci_high - self.margin

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def pairing(a: str, b: str, played: Sequence[Played]) -> Pairing:
    """The pair after these deals, in order. All sums are of whole numbers, so they come out the same in any order."""
    deals, players = len(played), len(played[0].hands)
    ahead = [unit.ahead() for unit in played]
    scale = players * (players - 1)
    margin = float(Fraction(sum(ahead), deals * scale))
    low = high = None
    if deals > 1:
        spread = Fraction(deals * sum(x * x for x in ahead) - sum(ahead) ** 2, deals * deals * (deals - 1) * scale**2)
        half = quantile(deals - 1) * sqrt(spread)
        low, high = margin - half, margin + half
    first, second = (_per_move(played, side) for side in (0, 1))
    return Pairing(a, b, margin, low, high, deals, first, second)


def _per_move(played: Sequence[Played], side: int) -> float | None:
    moves = sum(unit.moves[side] for unit in played)
    return round(sum(unit.seconds[side] for unit in played) / moves, 7) if moves else None


@cache
def quantile(degrees: int) -> float:
    """Student's t that the middle 95 % stay under. Beyond 2000 degrees of freedom it hardly moves, and is left as it is."""
    low, high = 0.0, 64.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, min(degrees, 2000)) < CONFIDENCE else (low, middle)
    return high


def _within(t: float, degrees: int) -> float:
    """The share of Student's distribution between -t and t, by its finite series."""
    angle = atan(t / sqrt(degrees))
    is_odd = degrees % 2
    term = total = (cos(angle) if is_odd else 1.0) if degrees > 1 else 0.0
    for k in range(3 if is_odd else 2, degrees - 1, 2):
        term *= (k - 1) / k * cos(angle) ** 2
        total += term
    return 2 / pi * (angle + sin(angle) * total) if is_odd else sin(angle) * total
