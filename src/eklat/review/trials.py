"""Moves tried in the same imagined worlds, and how far apart they come out.

Club players finish every hand; they leave nothing to chance, so a world is played once with each move.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from eklat.arena.luck import ahead, imagined
from eklat.arena.margin import quantile
from eklat.bots.club import mind
from eklat.fast.policy import Array
from eklat.games.core import View
from eklat.review.games import Flags, Floats, Made
from eklat.review.results import Estimate

FEWEST = 8
"""With fewer worlds that count, the error is as large as the numbers are far apart."""


@dataclass
class Trials:
    """What each move brought: one row per world, one column per move."""

    view: View
    codes: Array
    seed: int
    goal: Made | None
    weights: Floats = field(default_factory=lambda: np.zeros(0))
    lead: Floats = field(default_factory=lambda: np.zeros((0, 0)))
    made: Flags | None = None
    arrays: Array = field(default_factory=lambda: np.zeros((0, 0), np.int64))
    is_sure: bool = False
    """Nothing is hidden: there is one world."""

    def play(self, drawn: int, number: int) -> Trials:
        """These moves again, in so many worlds that were drawn anew."""
        club, seen = mind(self.view.game), imagined(self.view, drawn, self.seed, number)
        arrays, weights = seen.arrays, seen.weights
        ways, players = len(self.codes), self.view.players
        scores, firsts = np.zeros((len(arrays) * ways, players), np.int64), np.zeros(len(arrays) * ways, np.int64)
        club.glances(arrays, seen.strength, self.codes, self.seed, 0, scores, firsts)
        assert self.view.seat is not None
        lead = ahead(scores.astype(float))[:, self.view.seat].reshape(-1, ways)
        made = None if self.goal is None else self.goal(scores).reshape(-1, ways)
        return Trials(self.view, self.codes, self.seed, self.goal, weights, lead, made, arrays, seen.is_sure)

    def only(self, places: Array) -> Trials:
        """With these moves and no others."""
        made = None if self.made is None else self.made[:, places]
        return Trials(
            self.view, self.codes[places], self.seed, self.goal, self.weights, self.lead[:, places], made, self.arrays,
            self.is_sure,
        )  # fmt: skip

    def and_also(self, other: Trials) -> Trials:
        """Both together."""
        made = None if self.made is None or other.made is None else np.concatenate([self.made, other.made])
        return Trials(
            self.view, self.codes, self.seed, self.goal, np.concatenate([self.weights, other.weights]),
            np.concatenate([self.lead, other.lead]), made, np.concatenate([self.arrays, other.arrays]), self.is_sure,
        )  # fmt: skip

    @property
    def counting(self) -> int:
        """How many equal worlds these worlds are as good as."""
        return int(self.weights.sum() ** 2 / (self.weights**2).sum())

    def means(self) -> Floats:
        found: Floats = self.weights @ self.lead / self.weights.sum()
        return found

    def estimate(self, numbers: Floats) -> Estimate:
        """The mean of a number per world, with its error."""
        if self.is_sure:
            return Estimate(float(numbers[0]), 0.0)
        mean = float(self.weights @ numbers / self.weights.sum())
        error = float(np.sqrt(self.weights**2 @ (numbers - mean) ** 2) / self.weights.sum())
        if self.counting < FEWEST:
            return Estimate(mean, float(np.ptp(numbers)))
        return Estimate(mean, quantile(self.counting - 1) * error)

    def share(self, flags: Flags) -> float:
        """How much of all worlds these are."""
        return float(self.weights @ flags / self.weights.sum())
