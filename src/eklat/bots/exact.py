"""The end of a hand of Mü in which nothing is hidden any more: then the best moves are known, not guessed."""

from __future__ import annotations

from collections.abc import Sequence

from eklat.fast import solve
from eklat.games import mu, mu2
from eklat.games.core import Move, State, View
from eklat.games.mu.contract import height_reached

NODES = 200_000
"""Moves the solver may try: a few hundredths of a second."""


def sure_moves(view: View, state: State) -> Sequence[Move]:
    """The moves that lead to the best outcome this side can force; empty where that cannot be told.

    The solver counts the points of a side. What they mean is the goal: moves that end in the same height are equally good
    here, and other things decide between them.
    """
    if view.phase != "play" or not isinstance(state, mu.State | mu2.State):
        return ()
    solution = solve(state, NODES)
    if not solution.is_exact:
        return ()
    best = _outcome(view, solution.low)
    return [move for move, worth in solution.moves.items() if all(_outcome(view, points) == best for points in worth)]


def _outcome(view: View, points: int) -> int:
    """What so many points of the chief's side mean: the height they are good for, up to the one that was bid."""
    if isinstance(view, mu.View) and view.contract is not None:
        return min(view.contract.height, height_reached(view.players, points))
    if isinstance(view, mu2.View) and view.contract is not None:
        return int(points >= view.contract.goal)
    raise TypeError(f"{view.game} has no goal")
