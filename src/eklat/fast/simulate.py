"""Whole hands at random, by the million."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from eklat.fast.bridge import bridge
from eklat.fast.policy import Loops, Policy
from eklat.games import GAMES

CHUNK = 10_000
"""Hands that a thread plays between two looks at the clock."""


@dataclass(frozen=True)
class Simulation:
    """What came out: every score, how the hands ended, how many decisions were made, and how long it took."""

    game: str
    players: int
    scores: NDArray[np.int32] = field(repr=False)
    """One row per hand, one column per seat. The dealer (or who begins) is hand number modulo players."""
    outcomes: dict[str, int]
    steps: int
    cpu_s: float
    wall_s: float

    @property
    def hands(self) -> int:
        return len(self.scores)

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "hands": self.hands,
            "steps": self.steps,
            "cpu_s": round(self.cpu_s, 4),
            "wall_s": round(self.wall_s, 4),
            "steps_per_cpu_s": round(self.steps / self.cpu_s) if self.cpu_s else None,
            "mean_scores": [round(float(mean), 4) for mean in self.scores.mean(axis=0)],
            "outcomes": self.outcomes,
        }


def chance(game: str) -> Loops:
    """The policy that passes seven times in ten in an auction, else lays any number of cards it may; every other choice is
    even among what is legal."""
    return bridge(game).chance


def simulate(
    game: str,
    players: int,
    n: int,
    seed: int = 0,
    policy: Policy = chance,
    threads: int = 1,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], object] | None = None,
) -> Simulation:
    """Deal and play `n` hands. The same seed gives the same hands, whatever the number of threads.

    The policy says how everybody plays: `chance`, or `eklat.bots.club.mind` for club players. `progress` is called with the
    number of hands after each piece of work.
    """
    rules = GAMES[game].rules(options, players)
    check_number("n", n, 1, MOST_HANDS)
    check_seed(seed)
    workers = check_threads(threads)
    kernel, hands = bridge(game), policy(game).hands
    start, pack = kernel.blank(players, rules)
    scores = np.zeros((n, players), np.int32)
    pieces = [(first, min(first + CHUNK, n)) for first in range(0, n, CHUNK)]
    outcomes = np.zeros((len(pieces), 16), np.int64)  # a row fills a cache line or two, so threads do not meet
    hands(start, pack, seed, 0, scores[:0], outcomes[0])  # the first call compiles, which is no part of the game
    wall, cpu = time.perf_counter(), time.process_time()

    def work(piece: int) -> int:
        first, last = pieces[piece]
        steps = hands(start, pack, seed, first, scores[first:last], outcomes[piece])
        if progress is not None:
            progress(last - first)
        return int(steps)

    steps = sum(spread(work, len(pieces), workers))
    ended = dict(zip(kernel.outcomes, map(int, outcomes.sum(axis=0)[1:]), strict=False))
    return Simulation(game, players, scores, ended, steps, time.process_time() - cpu, time.perf_counter() - wall)


def spread(work: Callable[[int], int], pieces: int, threads: int) -> Iterator[int]:
    """Do all pieces of work on so many threads."""
    if threads == 1 or pieces == 1:
        yield from map(work, range(pieces))
        return
    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(work, range(pieces))


MOST_HANDS = 200_000_000
"""Hands in one go: the scores of all of them are kept in memory."""
MOST_SEED = 2**63 - 1


def check_number(name: str, value: int, least: int, most: int | None = None) -> None:
    if type(value) is not int or value < least or (most is not None and value > most):
        limits = f"of at least {least}" if most is None else f"from {least} to {most}"
        raise ValueError(f"{name} must be a whole number {limits}, not {value!r}")


def check_seed(seed: int) -> None:
    check_number("seed", seed, 0, MOST_SEED)


def check_threads(threads: int) -> int:
    """A number of threads; 0 means as many as there are processors."""
    check_number("threads", threads, 0)
    return threads or os.cpu_count() or 1
