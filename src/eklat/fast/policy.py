"""Who plays where whole hands are played at compiled speed: chance, or whatever knows how to run a game's loops."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.int64]


class Loops(Protocol):
    """Many hands, or many playouts of a position, in a row."""

    def hands(self, start: Array, pack: Array, seed: int, first: int, scores: NDArray[Any], outcomes: Array) -> int:
        """Deal and play hands number `first` and on; their scores and outcomes, and the number of moves."""

    def playouts(
        self, worlds: Array, strengths: Array, moves: Array, seed: int, first: int, scores: Array, firsts: Array
    ) -> int:
        """Play out worlds, beginning with the given moves in turn, or as the policy likes; the number of moves."""


Policy = Callable[[str], Loops]
"""How everybody plays: from the name of a game to loops that play it."""
