"""What the review must know of each game: one module per game that keeps what `Insight` promises."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from eklat.fast.policy import Array
from eklat.games.core import Move, State, View
from eklat.games.parts import Parts
from eklat.games.said import Said

if TYPE_CHECKING:
    from eklat.review.trials import Trials

S_contra = TypeVar("S_contra", bound=State, contravariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)
Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]
Made = Callable[[Array], Flags]
"""From the scores of playouts, one row each, to whether the goal was made."""

INSIGHTS = Parts(__name__)


class Insight(Protocol[S_contra, V_contra]):
    """A game as the review looks at it."""

    @property
    def changes(self) -> tuple[str, ...]:
        """Options that change what a seat is worth: value functions know the game without them."""

    @property
    def bands(self) -> tuple[float, float, float]:
        """From how many points on a loss is a slip, a mistake, a blunder: about 1/40, 3/40 and 8/40 of what hands spread."""

    def strength(self, state: S_contra) -> Floats:
        """A row per seat: points so far, and how strong its cards are."""

    def progress(self, state: S_contra) -> float:
        """How much of the play is over, from 0 to 1; below 0 before it begins."""

    def chapter(self, view: V_contra) -> str:
        """Where a move belongs in the waterfall: `auction`, `trumps` or `play`."""

    def kind(self, view: V_contra, move: Move) -> str:
        """What kind of decision it is."""

    def side(self, state: S_contra, seat: int) -> tuple[int, ...]:
        """Who plays together with this seat at the end of the hand."""

    def goal(self, view: V_contra) -> Made | None:
        """How to tell from scores that the goal was made; None where there is none yet."""

    def held(self, view: V_contra, worlds: Array) -> Iterator[tuple[str, int, Flags]]:
        """Cards that are hidden from this view: card, seat, and in which worlds that seat holds it."""

    def outlook(self, view: V_contra, trials: Trials, place: int) -> tuple[Said, ...]:
        """What a coach says about one of the moves that were tried, beside what it is worth."""


def insight(game: str) -> Insight[Any, Any]:
    """What there is to know of this game. Raises `KeyError` where nothing is known."""
    found: Insight[Any, Any] = INSIGHTS[game]
    return found
