"""Tables played to the end by a net, compiled: what a champion's playouts are made of, and how likely a story is if
everybody were like the net. A module for each game that can be played so."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from eklat.bots.nets import Net
from eklat.fast.kernels.mu import COLOUR, DIGIT
from eklat.fast.policy import Array
from eklat.games.mu.cards import ALL_COLOURS
from eklat.games.parts import Parts

TABLES = Parts(__name__)


class Crowd:
    """What one seat sees, with players like this net in all seats: playouts as a `Mind` has them, but dearer, and odds."""

    def __init__(self, net: Net, view: Any) -> None:
        self.view, self.table, self.trust, self.weights = view, TABLES[view.game], np.float32(net.trust), net.layers
        self.colours = np.array([view.colours.find(colour) for colour in ALL_COLOURS], np.int64)
        self.kinds = np.where(self.colours[COLOUR] < 0, -1, 10 * self.colours[COLOUR] + DIGIT)
        self.low = np.zeros(10 * len(ALL_COLOURS), np.int64)
        for card in np.flatnonzero(self.kinds >= 0)[::-1]:
            self.low[self.kinds[card]] = card
        self.known = self.table.known(view)

    def glances(
        self, worlds: Array, strengths: Array, moves: Array, seed: int, first: int, scores: Array, firsts: Array
    ) -> int:
        """Play worlds out, each with every one of the moves in turn; nothing is left to chance."""
        firsts[:] = moves[(first + np.arange(len(firsts))) % len(moves)]
        return self._run(worlds, strengths, self.known, moves[:, None], 0, first, scores, np.zeros(len(scores)))

    def odds(self, arrays: Array) -> NDArray[np.float64]:
        """How likely it is in each of these worlds that the others would have done what was seen, if they were like the
        net, as far as somebody else may be trusted to be."""
        deals, script = self.table.story(self.view, arrays)
        others = sum(1 << seat for seat in range(self.view.players) if seat != self.view.seat)
        logs, scores = np.zeros(len(deals)), np.zeros((len(deals), 0), np.int64)
        self._run(deals, np.zeros(60, np.int64), self.table.opening(), script, others, 0, scores, logs)
        found: NDArray[np.float64] = np.exp(logs - logs.max())
        return found

    def _run(
        self, worlds: Array, strengths: Array, known: Array, script: Array, judged: int, first: int, scores: Array,
        odds: NDArray[np.float64],
    ) -> int:  # fmt: skip
        about = self.weights, self.trust, self.kinds, self.low, self.colours, *self.table.aside(self.view)
        return int(self.table.run(worlds, strengths, known, script, judged, first, scores, odds, *about))
