"""The expert: imagines what it cannot see, and lets the club player finish the hand from there, over and over.

Worlds are drawn evenly among those that fit what the seat knows, then kept in proportion to how likely their players would
have done what was seen. Every move worth a thought is tried in the same worlds; the weaker half drops out, and the rest is
tried again until the budget is spent. Once everything is known, the rest of a hand of tricks is solved exactly.

The budget is a number of playouts, which makes the choice repeatable, or a time, or both: whatever ends first.
"""

from __future__ import annotations

import os
import time
from concurrent.futures import Executor, ThreadPoolExecutor
from random import Random
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from eklat.bots.club import MINDS, Mind, mind
from eklat.bots.core import Bot, Decision
from eklat.fast import worlds as drawn_from
from eklat.fast.bridge import bridge
from eklat.fast.policy import Array
from eklat.games.core import View
from eklat.games.said import Fact, said

CHUNK = 128
"""Playouts between two looks at the clock."""
DRAWN, KEPT = 512, 256
"""Worlds drawn, and worlds kept of them at least; of more, half are kept."""
DRAWN_PER_SECOND = 20000
"""Worlds drawn where there is little time."""


class Expert(Bot):
    name = "expert"
    games = MINDS
    cost = 0.5
    clockless = "seconds=none"

    def __init__(
        self,
        playouts: int | None = 2000,
        seconds: float | None = 0.5,
        threads: int = 1,
        worlds: int = DRAWN,
        memory: int = 1,
    ) -> None:
        if playouts is None and seconds is None:
            raise ValueError("an expert needs an end: give it a number of playouts, or seconds, or both")
        if playouts is not None and (type(playouts) is not int or playouts < 1):
            raise ValueError(f"playouts must be a whole number of at least 1, or none, not {playouts}")
        if seconds is not None and not 0 < seconds < 3600:
            raise ValueError(f"seconds must be more than 0 and less than an hour, not {seconds}")
        if type(threads) is not int or threads < 0:
            raise ValueError(f"threads must be a whole number of at least 1, or 0 for as many as are idle, not {threads}")
        if type(worlds) is not int or worlds < 1:
            raise ValueError(f"worlds must be a whole number of at least 1, not {worlds}")
        if memory not in (0, 1):
            raise ValueError(f"memory must be 1, or 0 for none of what others did, not {memory}")
        self.playouts, self.seconds, self.threads, self.worlds, self.memory = playouts, seconds, threads, worlds, memory

    def decide(self, view: View, rng: Random) -> Decision:
        self.check(view)
        end = None if self.seconds is None else time.perf_counter() + self.seconds
        game, club, seed = bridge(view.game), mind(view.game), rng.getrandbits(62)
        s, strength = club.seen(view)
        moves = club.candidates(s, strength)
        if len(moves) == 1:
            return Decision(game.decode_move(s, moves[0]), said("expert-only"))
        worlds, strength, _ = self.imagined(view, club, seed)
        if len(worlds) == 1:
            sure = {game.encode_move(s, move) for move in club.sure(view, view.sample(Random(seed)))}
            moves = np.array([code for code in moves if code in sure] or moves, np.int64)
            if len(moves) == 1:
                move = game.decode_move(s, moves[0])
                return Decision(move, said("expert-sure", move=str(move)))
        search = Search(view, club, moves, worlds, strength, seed, end, self._threads())
        best, second = search.run(self.playouts)
        values, move = search.values(), game.decode_move(s, moves[best])
        lead = round(float(values[best] - values[second]), 1)
        facts: dict[str, Fact] = {
            "move": str(move),
            "other": str(game.decode_move(s, moves[second])),
            "playouts": int(search.tried.sum()),
        }
        return Decision(move, said("expert-best", **facts, lead=lead) if lead > 0 else said("expert-even", **facts))

    def imagined(self, view: View, club: Mind[Any, Any], seed: int) -> tuple[Array, Array, float]:
        """Worlds as likely as what was seen makes them, a single one where everything is known; and how many of them count.

        Without memory all are as likely.
        """
        number = self._number(view)
        drawn = drawn_from(view, number, seed)
        if number > 1 and (drawn.arrays == drawn.arrays[0]).all():
            return drawn.arrays[:1], drawn.strength, 1.0
        weights = club.odds(view, drawn.arrays) if self.memory else np.ones(number)
        return drawn.arrays[kept(weights, seed)], drawn.strength, counted(weights)

    def _number(self, view: View) -> int:
        """How many worlds are drawn."""
        return self.worlds if self.seconds is None else min(self.worlds, int(self.seconds * DRAWN_PER_SECOND) + 1)

    def _threads(self) -> int:
        return _idle() if self.threads == 0 else self.threads


class Glancing(Protocol):
    """Whoever finishes hands: `Mind.glances`."""

    def glances(
        self, worlds: Array, strengths: Array, moves: Array, seed: int, first: int, scores: Array, firsts: Array
    ) -> int: ...


class Search:
    """One decision: what each move has brought so far, in the same worlds."""

    def __init__(
        self,
        view: View,
        players: Glancing,
        moves: Array,
        imagined: Array,
        strength: Array,
        seed: int,
        end: float | None,
        threads: int,
    ) -> None:
        assert view.seat is not None
        self.seat, self.who, self.moves, self.seed, self.end, self.threads = view.seat, players, moves, seed, end, threads
        self.worlds, self.strength = imagined, strength
        self.tried, self.total = np.zeros(len(moves), np.int64), np.zeros(len(moves), np.float64)
        self.players, self.used = view.players, 0
        self.liking = np.zeros(len(moves), np.float64)
        """Points that a move is given before it is tried."""

    def values(self) -> NDArray[np.float64]:
        """Points ahead of the others that each move brought on average."""
        return self.total / np.maximum(self.tried, 1)

    def run(self, playouts: int | None) -> tuple[int, int]:
        """Halve the moves until one is left; the best one, and the second."""
        order = np.arange(len(self.moves))
        alive = len(order)
        with ThreadPoolExecutor(self.threads) as pool:
            while alive > 1:
                rounds = int(np.ceil(np.log2(alive)))
                times = None if playouts is None else max((playouts - self.used) // rounds // alive, 1)
                now = time.perf_counter()
                until = None if self.end is None else now + (self.end - now) / rounds
                self.try_out(np.sort(order[:alive]), times, until, pool)
                found = self.values() + self.liking
                order = order[:alive][np.argsort(-found[order[:alive]], kind="stable")]
                alive = (alive + 1) // 2
                if self.end is not None and time.perf_counter() >= self.end:
                    break
        return int(order[0]), int(order[1])

    def try_out(self, alive: Array, times: int | None, until: float | None, pool: Executor) -> None:
        """Play each of these moves so often, or until this time, in the worlds that come next."""
        step = max(CHUNK // len(alive), 1)
        at = int(self.tried[alive[0]])
        last = None if times is None else at + times

        def work(first: int) -> tuple[int, NDArray[np.float64]]:
            size = step if last is None else min(step, last - first)
            scores, firsts = np.zeros((size * len(alive), self.players), np.int64), np.zeros(size * len(alive), np.int64)
            self.who.glances(self.worlds, self.strength, self.moves[alive], self.seed, first * len(alive), scores, firsts)
            own = scores[:, self.seat]
            ahead = own - (scores.sum(axis=1) - own) / (self.players - 1)
            return size, ahead.reshape(size, len(alive)).sum(axis=0)

        while last is None or at < last:
            firsts = [at + step * i for i in range(self.threads) if last is None or at + step * i < last]
            for size, brought in pool.map(work, firsts) if len(firsts) > 1 else map(work, firsts):
                self.total[alive] += brought
                self.tried[alive] += size
                self.used += size * len(alive)
                at += size
            if until is not None and time.perf_counter() >= until:
                return


def kept(weights: NDArray[np.float64], seed: int, number: int = 0) -> Array:
    """Numbers of worlds in proportion to their weights, so many of them or half, in random order."""
    rng = np.random.default_rng(seed)
    bounds = np.cumsum(weights) / weights.sum()
    number = number or max(KEPT, len(weights) // 2)
    found: Array = np.searchsorted(bounds, (np.arange(number) + rng.random()) / number).clip(0, len(weights) - 1)
    rng.shuffle(found)
    return found


def counted(weights: NDArray[np.float64]) -> float:
    """How many worlds of equal weight would tell as much."""
    return float(weights.sum() ** 2 / (weights**2).sum())


def _idle() -> int:
    """Processors that have nothing to do."""
    processors = os.cpu_count() or 1
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return max(1, processors - round(busy))
