"""The club player: knows the game, counts cards, answers at once.

Its minds are compiled, one folder per game, because the expert plays them out by the thousand. Around them stands what
`Mind` promises.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from eklat.bots.core import Bot, Decision
from eklat.fast.policy import Array, Loops
from eklat.games.core import Move, State, View
from eklat.games.parts import Parts

S_contra = TypeVar("S_contra", bound=State, contravariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)

MINDS = Parts(__name__)


class Mind(Loops, Protocol[S_contra, V_contra]):
    """How the club plays a game: by itself, and for the expert, who borrows all but `decide`."""

    def seen(self, view: V_contra) -> tuple[Array, Array]:
        """A view as the kernel's array, hidden cards left out, and the strength of each card."""

    def decide(self, view: V_contra, rng: Random) -> Decision:
        """The move, with the reason it really had."""

    def candidates(self, s: Array, strength: Array) -> Array:
        """Moves worth a thought, as numbers."""

    def odds(self, view: V_contra, arrays: Array) -> NDArray[np.float64]:
        """How likely the story so far is in each of these worlds."""

    def likelier(self, view: V_contra, worlds: Array, seed: int) -> Array:
        """Worlds as likely as the story so far, where `odds` cannot tell; else these."""

    def glances(
        self, worlds: Array, strengths: Array, moves: Array, seed: int, first: int, scores: Array, firsts: Array
    ) -> int:
        """Playouts as far as they tell good moves from bad ones."""

    def sure(self, view: V_contra, state: S_contra) -> Sequence[Move]:
        """The best moves once nothing is hidden; empty where that cannot be told."""


@cache
def mind(game: str) -> Mind[Any, Any]:
    """How the club plays this game; also a policy for `simulate` and `playouts`. Raises `ValueError` if it does not."""
    Club.check_game(game)
    found: Mind[Any, Any] = MINDS[game]
    return found


class Club(Bot):
    name = "club"
    games = MINDS
    cost = 0.002

    def decide(self, view: View, rng: Random) -> Decision:
        self.check(view)
        return mind(view.game).decide(view, rng)
