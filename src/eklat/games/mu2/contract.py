"""Crown and shield, their trumps, and the goal (sheet 004)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from eklat.games.core import Seat
from eklat.games.mu import contract as mu_contract
from eklat.games.mu import wire
from eklat.games.mu.moves import Trump

NOTHING_SETTLED = mu_contract.NOTHING_SETTLED


def goal(height: int) -> int:
    """The points the crown needs: 26 with five open cards, 46 with fifteen."""
    return 16 + 2 * height


@dataclass(frozen=True)
class Contract:
    """What is settled after the auction, as far as it is settled."""

    crown: Seat
    """Who plays for the goal; `chief` in JSON."""
    height: int
    """The crown's open cards at the end of the auction."""
    small: Trump | None = None
    """The shield's trump; None while it is not named. `vice_trump` in JSON."""
    big: Trump | None = None
    """The crown's trump, or `none`; None while it is not named. `chief_trump` in JSON."""

    @property
    def shield(self) -> Seat:
        """The other; `vice` in JSON."""
        return 1 - self.crown

    @property
    def goal(self) -> int:
        """The points that the crown needs."""
        return goal(self.height)

    def to_json(self) -> Annotated[dict[str, Any], wire.Contract]:
        """In the words that records use for all forms of Mü: the crown is the chief, the shield the vice."""
        return {
            "chief": self.crown,
            "vice": self.shield,
            "partner": None,
            "chief_trump": self.big,
            "vice_trump": self.small,
            "height": self.height,
            "goal": self.goal,
        }
