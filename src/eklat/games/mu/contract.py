"""Who plays for what: chief, vice, trumps, partner, and the goal (sheet 000, chapters 4 to 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from eklat.games.core import Seat
from eklat.games.mu import wire
from eklat.games.mu.cards import Card
from eklat.games.mu.moves import Trump

GOALS = {3: (12, 2), 4: (30, 2), 5: (24, 3), 6: (20, 4)}
"""Per number of players: the goal at height 1, and how much every further card adds."""


def goal(players: int, height: int) -> int:
    """The card points the chief's side needs at this height."""
    first, step = GOALS[players]
    return first + step * (height - 1)


def height_reached(players: int, points: int) -> int:
    """The largest height whose goal these points reach; 0 if not even the first."""
    first, step = GOALS[players]
    return 0 if points < first else (points - first) // step + 1


@dataclass(frozen=True)
class Contract:
    """What is settled between the auction and the first trick, as far as it is settled."""

    players: int
    """How many play; the goal depends on it."""
    chief: Seat
    """Who laid the most cards, and plays for the goal."""
    vice: Seat | None
    """Who laid the second most; None where nobody did alone."""
    height: int
    """How many cards the chief laid."""
    vice_trump: Trump | None = None
    """A colour's letter, a digit, or `none`; None while it is not named."""
    chief_trump: Trump | None = None
    """The same, and stronger."""
    partner_card: Card | None = None
    """House rule "hidden partner": the card the chief called."""
    holder: Seat | None = None
    """The seat the chief chose, or that holds the called card. None while unknown."""

    @property
    def goal(self) -> int:
        """The card points that the chief's side needs."""
        return goal(self.players, self.height)

    @property
    def partner(self) -> Seat | None:
        """Who plays with the chief; None for nobody, or while it is not known."""
        return None if self.is_alone else self.holder

    @property
    def is_alone(self) -> bool:
        """The called card was the vice's or the chief's own, so nobody helps the chief."""
        return self.holder is not None and self.holder in (self.chief, self.vice)

    @property
    def side(self) -> tuple[Seat, ...]:
        """The chief's side."""
        return (self.chief,) if self.partner is None else (self.chief, self.partner)

    def to_json(self) -> Annotated[dict[str, Any], wire.Contract]:
        called = {} if self.partner_card is None else {"partner_card": self.partner_card}
        return {
            "chief": self.chief,
            "vice": self.vice,
            "partner": self.partner,
            **called,
            "chief_trump": self.chief_trump,
            "vice_trump": self.vice_trump,
            "height": self.height,
            "goal": self.goal,
        }


NOTHING_SETTLED: dict[str, Any] = dict.fromkeys(("chief", "vice", "partner", "chief_trump", "vice_trump", "height", "goal"))
