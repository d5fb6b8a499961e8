"""Trick play with all cards open, in the numbers of the solver's kernel: one module per game that can be solved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from eklat.fast.policy import Array
from eklat.games.core import Move, State
from eklat.games.parts import Parts

PROBLEMS = Parts(__name__)


class Problem(Protocol):
    """A position of the trick play."""

    @property
    def size(self) -> int:
        """How many cards there are."""

    @property
    def deal(self) -> Array:
        """What the kernel must know of the cards."""

    @property
    def frames(self) -> Array:
        """Room for all moves to come, with the position in the first frame."""

    @property
    def is_chief(self) -> bool:
        """Whether the player to move is on the chief's side."""

    @property
    def won(self) -> int:
        """What that side has already."""

    def number(self, move: Move) -> int:
        """A legal move of the first frame as the kernel calls it."""

    def kind(self, move: int) -> object:
        """The same for two moves of the first frame if it makes no difference at all which of them is made."""

    def moves(self, path: Sequence[int]) -> Iterator[Move]:
        """The moves of a line, whose frames lie one after the other."""


def problem(state: State) -> Problem | None:
    """The problem that this state is; None if it is not in its trick play."""
    found: Problem | None = PROBLEMS[state.game].problem(state)
    return found
