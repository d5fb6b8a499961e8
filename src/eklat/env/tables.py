"""Tables as arrays, stepped by the compiled kernels: what all the doors stand on."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from eklat.env.games import encoding
from eklat.env.kernels.loops import BEGIN, DEAL, LOOK
from eklat.fast.bridge import bridge
from eklat.games.options import Rules

NO_MASKS, NOTHING_SEEN = np.zeros((0, 0), np.bool_), np.zeros((0, 0), np.int8)
REWARDS = ("difference", "score")
"""At the end of a hand: one's own score minus the mean of the others', or one's own score."""


def check_reward(reward: str) -> bool:
    """Whether scores are given as they are."""
    if reward not in REWARDS:
        raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
    return reward == "score"


class Tables:
    """So many tables of one game. All arrays are written to again and again: copy what you want to keep."""

    def __init__(self, game: str, players: int, rules: Rules, number: int, reward: str = "difference") -> None:
        self.game, self.players, self.rules = game, players, rules
        self.encoding = encoding(game)
        self.kernel = self.encoding.compiled
        self.layout = self.encoding.layout(players)
        self.is_raw = check_reward(reward)
        start, self.pack = bridge(game).blank(players, rules)
        self.rows: NDArray[np.int64] = np.zeros((number, self.kernel.ROW), np.int64)
        self.rows[:, : len(start)] = start
        self.notes: NDArray[np.int8] = np.zeros((number, self.kernel.NOTES), np.int8)
        self.ways: NDArray[np.int64] = np.zeros((number, 2), np.int64)
        self.hands: NDArray[np.int64] = np.zeros(number, np.int64)
        self.seats: NDArray[np.int8] = np.zeros(number, np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((number, players), np.float32)
        self.dones: NDArray[np.bool_] = np.zeros(number, np.bool_)
        self.masks: NDArray[np.bool_] = np.zeros((number, len(self.encoding.ACTIONS)), np.bool_)
        self.seen: NDArray[np.int8] = np.zeros((number, self.layout.size), np.int8)

    def part(self, some: slice, actions: NDArray[np.int64], masks: bool = True, observe: bool = True) -> Part:
        """A part of the tables, for one thread to step."""
        rng, deck = np.zeros(1, np.uint64), np.array(self.pack)
        before = (self.rows[some], self.notes[some], self.ways[some], actions[some], self.hands[some], self.pack, deck, rng)
        known = self.masks[some] if masks else NO_MASKS, self.seen[some] if observe else NOTHING_SEEN
        after = (self.seats[some], self.rewards[some], self.dones[some], *known)
        return Part(self.kernel.advance, before, after, some.start, self.is_raw)


class Part(NamedTuple):
    """Some tables and what it takes to step them: arrays that are read, and arrays that are written to."""

    kernel: Any
    before: tuple[NDArray[Any], ...]
    after: tuple[NDArray[Any], ...]
    first: int
    is_raw: bool

    def advance(self, is_endless: bool, seed: int = 0, watched: int = -1) -> None:
        """Make the action that is written for each table: a legal one, or `LOOK`, `DEAL`, `BEGIN`."""
        self.kernel(*self.before, seed, self.first, is_endless, self.is_raw, watched, *self.after)


__all__ = ["BEGIN", "DEAL", "LOOK", "REWARDS", "Part", "Tables", "check_reward"]
