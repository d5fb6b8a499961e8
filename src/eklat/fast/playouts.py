"""Playing a position out at random, many times: what may come of it, and of each move that can be made now."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from eklat.fast.bridge import bridge
from eklat.fast.policy import Array, Policy
from eklat.fast.simulate import chance, check_number, check_seed, check_threads, spread
from eklat.fast.worlds import worlds
from eklat.games.core import Move, State, View

CHUNK = 4096


@dataclass(frozen=True)
class Playouts:
    """The scores of every playout, and the move each one began with."""

    moves: tuple[Move, ...]
    """The first moves that were tried."""
    first: NDArray[np.int64] = field(repr=False)
    """For every playout, the place of its first move in `moves`."""
    scores: NDArray[np.int64] = field(repr=False)
    """One row per playout, one column per seat."""
    steps: int

    def __len__(self) -> int:
        return len(self.scores)

    def mean(self, move: Move) -> NDArray[np.float64]:
        """The mean score of each seat over the playouts that began with this move."""
        means: NDArray[np.float64] = self.scores[self.first == self.moves.index(move)].mean(axis=0)
        return means


def playouts(position: State | View, n: int, seed: int = 0, threads: int = 1, policy: Policy = chance) -> Playouts:
    """Play a position out `n` times, at random or as another policy plays (see `simulate`).

    From a view every playout has a world of its own. The legal moves are tried in turn; where they are too many to list
    (bids and discards), or not known, each playout begins as the policy likes.
    """
    check_number("n", n, 1)
    check_seed(seed)
    workers = check_threads(threads)
    if not isinstance(position, State | View):
        raise TypeError(f"a state or a view can be played out, not {type(position).__name__}")
    if position.result is not None:
        raise ValueError("this deal is over: there is nothing to play out")
    game, play = bridge(position.game), policy(position.game).playouts
    arrays, strength = _worlds(position, n, seed)
    # Who is to move knows what is legal; anybody else would have to know that hand, so there the moves come by chance.
    is_known = isinstance(position, State) or position.seat == position.turn
    codes = game.first_moves(arrays[0]) if is_known else np.zeros(0, np.int64)
    scores, firsts = np.zeros((n, position.players), np.int64), np.zeros(n, np.int64)
    pieces = [(first, min(first + CHUNK, n)) for first in range(0, n, CHUNK)]

    def work(piece: int) -> int:
        first, last = pieces[piece]
        return play(arrays, strength, codes, seed, first, scores[first:last], firsts[first:last])

    steps = sum(spread(work, len(pieces), workers))
    of_world = [0] * n if is_known else [number % len(arrays) for number in range(n)]
    known: dict[tuple[int, int], Move] = {}
    for key in zip(of_world, firsts.tolist(), strict=True):
        if key not in known:
            known[key] = game.decode_move(arrays[key[0]], key[1])
    # Two copies of a card make one move.
    moves = tuple(dict.fromkeys(known.values()))
    place = {key: moves.index(move) for key, move in known.items()}
    first = np.array([place[key] for key in zip(of_world, firsts.tolist(), strict=True)], np.int64)
    return Playouts(moves, first, scores, steps)


def _worlds(position: State | View, n: int, seed: int) -> tuple[Array, Array]:
    if isinstance(position, View):
        drawn = worlds(position, n, seed)
        return drawn.arrays, drawn.strength
    array, strength = bridge(position.game).position(position)
    return array[None, :], strength
