"""Moves tried in the same imagined worlds, and how far apart they come out.

Club players finish every hand, or others who leave nothing to chance either, so a world is played once with each move.
"""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from itertools import pairwise

import numpy as np

from eklat.arena.luck import LENGTH, ahead, imagined
from eklat.arena.margin import quantile
from eklat.bots.club import mind
from eklat.bots.expert import Glancing
from eklat.fast.bridge import Hidden
from eklat.fast.policy import Array
from eklat.games.core import View
from eklat.review.games import Flags, Floats, Made
from eklat.review.results import Estimate

SHARES = 4
"""Pieces of the work, where it is shared."""
FEWEST = 8
"""With fewer worlds that count, the error is as large as the numbers are far apart."""
LOOKS = 1.4
"""How much wider an interval must be that holds for nine looks at once: each of them for 99.4 %."""
PARTS = 8
"""Of the worlds; with more of them, the move that is best in all others is found more surely."""


@dataclass
class Trials:
    """What each move brought: one row per world, one column per move."""

    view: View
    hidden: Hidden
    codes: Array
    seed: int
    goal: Made | None
    weights: Floats = field(default_factory=lambda: np.zeros(0))
    lead: Floats = field(default_factory=lambda: np.zeros((0, 0)))
    made: Flags | None = None
    arrays: Array = field(default_factory=lambda: np.zeros((0, 0), np.int64))
    are_all: bool = False
    """There are no other worlds."""
    length: float = LENGTH
    """Moves from here to the end."""
    helpers: Executor | None = None
    """Threads that share the work; what comes out is the same."""

    def play(self, drawn: int, number: int) -> Trials:
        """These moves again, in so many worlds that were drawn anew, or in all that there are."""
        club, work = mind(self.view.game), len(self.codes) * self.length
        seen = imagined(self.view, self.hidden, work, drawn, self.seed, number)
        scores, steps = self._finished(club, seen.arrays)
        made = None if self.goal is None else self.goal(scores).reshape(-1, len(self.codes))
        return replace(
            self, weights=seen.weights, lead=self._lead(scores), made=made, arrays=seen.arrays, are_all=seen.are_all,
            length=steps / len(scores),
        )  # fmt: skip

    def by(self, players: Glancing, some: slice) -> Trials:
        """The same moves in these worlds, the hands finished by others than club players."""
        worlds = self.within(some)
        return replace(worlds, lead=self._lead(self._finished(players, worlds.arrays)[0]), made=None)

    def _finished(self, players: Glancing, arrays: Array) -> tuple[Array, int]:
        """What everybody scores in each of these worlds after each of the moves, and how many moves that took."""
        ways, strength = len(self.codes), self.hidden.strength
        scores, firsts = np.zeros((len(arrays) * ways, self.view.players), np.int64), np.zeros(len(arrays) * ways, np.int64)

        def glance(some: slice) -> int:
            rows = slice(some.start * ways, some.stop * ways)
            return players.glances(arrays[some], strength, self.codes, self.seed, 0, scores[rows], firsts[rows])

        bounds = [len(arrays) * part // SHARES for part in range(SHARES + 1)] if self.helpers else [0, len(arrays)]
        shares = [slice(a, b) for a, b in pairwise(bounds) if a < b]
        return scores, sum(self.helpers.map(glance, shares) if self.helpers else map(glance, shares))

    def _lead(self, scores: Array) -> Floats:
        assert self.view.seat is not None
        found: Floats = ahead(scores.astype(float))[:, self.view.seat].reshape(-1, len(self.codes))
        return found

    def only(self, places: Array) -> Trials:
        """With these moves and no others."""
        made = None if self.made is None else self.made[:, places]
        return replace(self, codes=self.codes[places], lead=self.lead[:, places], made=made)

    def and_also(self, other: Trials) -> Trials:
        """Both together; those in all worlds need no others."""
        if other.are_all:
            return other
        made = None if self.made is None or other.made is None else np.concatenate([self.made, other.made])
        return replace(
            self,
            weights=np.concatenate([self.weights, other.weights]),
            lead=np.concatenate([self.lead, other.lead]),
            made=made,
            arrays=np.concatenate([self.arrays, other.arrays]),
        )

    @property
    def halves(self) -> tuple[Trials, Trials]:
        """What is found in one half can be checked in the other; where all worlds were tried, in all of them."""
        return (self, self) if self.are_all else (self.within(slice(0, None, 2)), self.within(slice(1, None, 2)))

    def within(self, some: slice | Flags | Array) -> Trials:
        """In these worlds alone."""
        made = None if self.made is None else self.made[some]
        return replace(self, weights=self.weights[some], lead=self.lead[some], made=made, arrays=self.arrays[some])

    @property
    def is_sure(self) -> bool:
        """Nothing is hidden: there is one world."""
        return self.are_all and len(self.weights) == 1

    @property
    def counting(self) -> int:
        """How many equal worlds these worlds are as good as."""
        return int(self.weights.sum() ** 2 / (self.weights**2).sum())

    def means(self) -> Floats:
        found: Floats = self.weights @ self.lead / self.weights.sum()
        return found

    def estimate(self, numbers: Floats) -> Estimate:
        """The mean of a number per world, with its error."""
        mean = float(self.weights @ numbers / self.weights.sum())
        if self.are_all:
            return Estimate(mean, 0.0)
        error = float(np.sqrt(self.weights**2 @ (numbers - mean) ** 2) / self.weights.sum())
        if self.counting < FEWEST:
            return Estimate(mean, float(np.ptp(numbers)))
        return Estimate(mean, quantile(self.counting - 1) * error)

    def crossed(self, own: int, first: int = 0, looks: float = LOOKS) -> Estimate:
        """How far this move is behind, world by world, the one that is best in all parts but the world's own; where all
        worlds were tried, behind the one that is best. Moves before the first are not looked at. The interval holds for as
        many looks."""
        lead = self.lead[:, first:]
        worth = self.weights[:, None] * lead
        part = np.arange(len(worth)) % PARTS
        best = np.array([worth[part != one].sum(axis=0).argmax() for one in range(PARTS)])
        if self.are_all:
            best[:] = worth.sum(axis=0).argmax()
        gaps: Floats = lead[np.arange(len(part)), best[part]] - self.lead[:, own]
        found = self.estimate(gaps)
        return Estimate(found.value, looks * found.half)

    def share(self, flags: Flags) -> float:
        """How much of all worlds these are."""
        return float(self.weights @ flags / self.weights.sum())
