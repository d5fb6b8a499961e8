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
SEEN, LONGEST = 128, 32
"""A row of what is seen has fewer entries that are not 0, and a move fewer actions."""


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
        room, aside = self._room(worlds, known), self.table.aside(self.view)
        about = self.weights, self.trust, room, *aside
        return int(self.table.run(worlds, strengths, known, script, judged, first, scores, odds, *about))

    def _room(self, worlds: Array, known: Array) -> tuple[NDArray[Any], ...]:
        """What one piece of work writes to, after what it knows of cards."""
        number, width, actions = int(self.colours.max()) + 1, len(self.weights[2]), self.table.ACTIONS

        def floats(*shape: int) -> NDArray[np.float32]:
            return np.zeros(shape, np.float32)

        def ints(*shape: int) -> Array:
            return np.zeros(shape, np.int64)

        return (
            self.kinds, self.low, self.colours,
            ints(worlds.shape[1]), ints(60), ints(len(known)), ints(LONGEST), ints(LONGEST),
            np.zeros(actions, np.bool_), floats(actions), ints(number + 1, SEEN), floats(number + 1, SEEN), ints(number + 1),
            np.arange(2 * width), floats(number, width), floats(number, width), floats(width), floats(2 * width),
            floats(number, self.weights[7].shape[1]), floats(self.weights[11].shape[1]),
        )  # fmt: skip
