"""Thousands of tables at once: numpy arrays in and out, compiled loops inside, no Python per table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from eklat.env.games import encoding, usual_players
from eklat.env.layout import Layout
from eklat.env.tables import DEAL, Tables
from eklat.fast.kernels.bits import seeded
from eklat.fast.simulate import check_number, check_threads
from eklat.games import GAMES

PIECE = 256
"""Tables that a thread takes at least."""
SAMPLING = 2**63 - 1
"""The stream of random numbers that actions are drawn from; hands have the others."""


class Batch(NamedTuple):
    """Where all tables stand. The arrays are written to again by the next step: copy what you want to keep."""

    seats: NDArray[np.int8]
    """Who is to act at each table."""
    masks: NDArray[np.bool_]
    """What is legal: a row per table, a column per action. Empty without masks."""
    observations: NDArray[np.int8]
    """What the seat to act knows: a row per table, in the order of `layout`. Empty without observations."""
    rewards: NDArray[np.float32]
    """What every seat gets: a row per table, a column per seat; zeros while a hand goes on."""
    dones: NDArray[np.bool_]
    """Where a hand has just ended; all else is of the next one already."""


class VectorEnv:
    """Tables of one game, hand after hand. The same seed gives the same deals on any number of threads and tables."""

    def __init__(
        self,
        game: str = "mu",
        players: int | None = None,
        tables: int = 1024,
        *,
        seed: int = 0,
        reward: str = "difference",
        masks: bool = True,
        observations: bool = True,
        threads: int = 1,
        **options: object,
    ) -> None:
        encoding(game)
        check_number("tables", tables, 1)
        self.game = game
        self.players = usual_players(game) if players is None else players
        rules = GAMES[game].rules(options, self.players)
        self._tables = Tables(game, self.players, rules, tables, reward)
        workers = min(check_threads(threads), max(1, tables // PIECE))
        edges = [tables * n // workers for n in range(workers + 1)]
        self._pool = ThreadPoolExecutor(workers) if workers > 1 else None
        self._actions = np.full(tables, DEAL, np.int64)
        self._parts = [self._tables.part(slice(*pair), self._actions, masks, observations) for pair in pairwise(edges)]
        self._rng, self._own = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
        own = self._tables
        self._batch = Batch(
            own.seats,
            own.masks if masks else own.masks[:0],
            own.seen if observations else own.seen[:0],
            own.rewards,
            own.dones,
        )
        self.reset(seed)

    @property
    def tables(self) -> int:
        return len(self._actions)

    @property
    def actions(self) -> tuple[str, ...]:
        """What each action is called."""
        return self._tables.encoding.ACTIONS

    @property
    def layout(self) -> Layout:
        """How an observation is laid out."""
        return self._tables.layout

    def reset(self, seed: int | None = None) -> Batch:
        """Deal at all tables; without a seed as at the beginning."""
        if seed is not None:
            check_number("seed", seed, 0)
            self._seed = seed
        self._tables.hands[:] = self._tables.rewards[:] = self._tables.dones[:] = 0
        seeded(self._rng, self._seed, SAMPLING)
        self._actions[:] = DEAL
        return self._advance()

    def step(self, actions: ArrayLike) -> Batch:
        """Make an action at every table. If one is not legal, nothing happens anywhere and `ValueError` says where."""
        given = np.asarray(actions)
        if given.shape != self._actions.shape or given.dtype.kind not in "iu":
            raise ValueError(f"step takes {self.tables} whole numbers, one per table, not {given.dtype} {given.shape}")
        if given is not self._actions:
            np.copyto(self._actions, given, casting="unsafe")
        wrong = self._tables.kernel.check(self._tables.ways, self._actions)
        if wrong >= 0:
            raise ValueError(self._refusal(wrong))
        return self._advance()

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every table by chance: as `eklat.fast.chance`, so auctions do not end in an Eklat each time."""
        self._tables.kernel.sample(self._tables.ways, self._rng, self._own, self._actions)
        return self._actions

    def _refusal(self, table: int) -> str:
        action, names = int(self._actions[table]), self.actions
        called = names[action] if 0 <= action < len(names) else "no action"
        return f"table {table}: seat {self._tables.seats[table]} may not choose {action} ({called}) now; see its mask"

    def _advance(self) -> Batch:
        if self._pool is None:
            self._parts[0].advance(True, self._seed)
        else:
            list(self._pool.map(lambda part: part.advance(True, self._seed), self._parts))
        return self._batch
