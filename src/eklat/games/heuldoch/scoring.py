"""What the piles are worth (sheet 002, "Spielende"): the number of onions kills a number.

Rulings: H5 (more than fourteen onions), H9 (a special lying open is worth nothing and is no onion).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from eklat.games import core
from eklat.games.core import Seat
from eklat.games.heuldoch.piles import Piles


def worthless(onions: int) -> frozenset[int]:
    """The numbers that so many onions make worthless: k up to 7; beyond, the sevens and what is over a multiple of seven."""
    if onions == 0:
        return frozenset()
    rest = (onions - 1) % 7 + 1
    return frozenset({rest} if onions <= 7 else {7, rest})


@dataclass(frozen=True)
class Result(core.Result):
    lost: tuple[int, ...]
    """Points of open cards that the onions made worthless, per seat."""
    onions: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Most points; then who lost more to onions; then shared."""
        rank = list(zip(self.scores, self.lost, strict=True))
        return tuple(seat for seat, value in enumerate(rank) if value == max(rank))

    def to_json(self) -> dict[str, Any]:
        return {
            "outcome": self.outcome,
            "points": list(self.scores),
            "lost": list(self.lost),
            "onions": list(self.onions),
            "scores": list(self.scores),
        }

    def explain(self, names: Sequence[str]) -> list[str]:
        lines = []
        for seat, name in enumerate(names):
            numbers = " and ".join(f"{n}s" for n in sorted(worthless(self.onions[seat]))) or "nothing"
            onions = f"{self.onions[seat]} onion{'s' * (self.onions[seat] != 1)}"
            lines.append(f"{name}: {self.scores[seat]} points; {onions} made {numbers} worthless ({self.lost[seat]} lost).")
        return lines


def counted_up(piles: Piles) -> Result:
    """The result when the last hand card is played."""
    points, lost, onions = [], [], []
    for pile in piles:
        count = sum(lying.is_onion for lying in pile)
        dead = worthless(count)
        numbers = [lying.number for lying in pile]
        onions.append(count)
        points.append(sum(number for number in numbers if number not in dead))
        lost.append(sum(number for number in numbers if number in dead))
    return Result("finished", tuple(points), tuple(lost), tuple(onions))
