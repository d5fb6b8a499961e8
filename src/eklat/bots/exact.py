"""The end of a hand of tricks in which nothing is hidden any more: then the best moves are known, not guessed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from eklat.fast import solve
from eklat.games.core import Move, State

NODES = 200_000
"""Moves the solver may try: a few hundredths of a second."""


def sure_moves(state: State, outcome: Callable[[int], int]) -> Sequence[Move]:
    """The moves that lead to the best outcome this side can force; empty where that cannot be told.

    The solver counts the points of a side, and `outcome` says what so many points mean. Moves that end in the same outcome
    are equally good here, and other things decide between them.
    """
    if state.phase != "play":
        return ()
    solution = solve(state, NODES)
    if not solution.is_exact:
        return ()
    best = outcome(solution.low)
    return [move for move, worth in solution.moves.items() if all(outcome(points) == best for points in worth)]
