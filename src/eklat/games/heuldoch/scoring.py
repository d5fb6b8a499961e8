"""What the piles are worth (sheet 002, "Spielende"): the number of onions kills a number.

Rulings: H5 (more than fourteen onions), H9 (a special lying open is worth nothing and is no onion).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from eklat.games import core
from eklat.games.core import Seat
from eklat.games.heuldoch import wire
from eklat.games.heuldoch.piles import Piles
from eklat.games.said import Said, Who, said


def worthless(onions: int) -> frozenset[int]:
    """The numbers that so many onions make worthless: k up to 7; beyond, the sevens and what is over a multiple of seven."""
    if onions == 0:
        return frozenset()
    rest = (onions - 1) % 7 + 1
    return frozenset({rest} if onions <= 7 else {7, rest})


@dataclass(frozen=True)
class Result(core.Result):
    """A deal is counted up. Scores are the points of everybody's open cards that no onion made worthless."""

    lost: tuple[int, ...]
    """Points of open cards that the onions made worthless, per seat."""
    onions: tuple[int, ...]
    """How many onions lay in each pile."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Most points; then who lost more to onions; then shared."""
        rank = list(zip(self.scores, self.lost, strict=True))
        return tuple(seat for seat, value in enumerate(rank) if value == max(rank))

    def to_json(self) -> Annotated[dict[str, Any], wire.HeulResult]:
        return {
            "outcome": self.outcome,
            "points": list(self.scores),
            "lost": list(self.lost),
            "onions": list(self.onions),
            "scores": list(self.scores),
        }

    def explain(self) -> tuple[Said, ...]:
        return tuple(self._counted(seat) for seat in range(len(self.scores)))

    def _counted(self, seat: Seat) -> Said:
        dead = worthless(self.onions[seat])
        facts = {
            "points": self.scores[seat],
            "onions": self.onions[seat],
            "lost": self.lost[seat],
            "number": min(dead, default=0),
        }
        return said("heuldoch-end-counted", who=Who(seat), sevens="yes" if len(dead) > 1 else "no", **facts)


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
