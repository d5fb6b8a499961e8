"""Worlds: full positions that agree with a view, drawn evenly over everything the view leaves open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import overload

from eklat.fast.bridge import bridge
from eklat.fast.policy import Array
from eklat.fast.simulate import check_number, check_seed
from eklat.games.core import State, View


@dataclass(frozen=True)
class Worlds(Sequence[State]):
    """A sequence of full states. Kernels use `arrays`; a state is rebuilt, with its whole history, when it is asked for."""

    view: View
    arrays: Array
    strength: Array

    def __len__(self) -> int:
        return len(self.arrays)

    @overload
    def __getitem__(self, index: int) -> State: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[State]: ...
    def __getitem__(self, index: int | slice) -> State | Sequence[State]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        state: State = bridge(self.view.game).rebuilt(self.view, self.arrays[index], Random(index))
        return state


def worlds(view: View, n: int, seed: int = 0) -> Worlds:
    """Draw `n` worlds. Where nothing is hidden, they are all the one there is."""
    check_number("n", n, 1)
    check_seed(seed)
    if not isinstance(view, View):
        raise TypeError(f"worlds are drawn from a view, as in state.view(seat), not from {type(view).__name__}")
    if view.result is not None:
        raise ValueError("this deal is over: nothing is open any more")
    hidden = bridge(view.game).hidden(view, Random(seed))
    return Worlds(view, hidden.draw(n, seed), hidden.strength)
