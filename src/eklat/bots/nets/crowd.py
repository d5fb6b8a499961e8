"""Tables of Mü played to the end by a net, compiled: what a champion's playouts are made of, and how likely a story is if
everybody were like the net.

Nobody follows a whim: the likeliest action is done. Where only one thing can be done, nobody is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from eklat.bots.club.mu import told
from eklat.bots.club.mu.minds import MIND
from eklat.bots.club.mu.table import decide
from eklat.bots.club.mu.worth import HOPES
from eklat.bots.company import STOP, spell
from eklat.bots.nets import Net
from eklat.bots.nets.answering import answer, arrange
from eklat.bots.nets.mu import ACTIONS, Sight, action_of, kind_of
from eklat.bots.nets.seeing import BID, GONE, LEFT, MORE, SAID, TRICK, allowed, do, may_lay, remember, see
from eklat.fast.bridge.mu.cards import Copies
from eklat.fast.kernels import mu
from eklat.fast.kernels.bits import copy, making
from eklat.fast.kernels.mu import DIGIT, KIND
from eklat.fast.policy import Array
from eklat.games.mu.deal import HAND_SIZE
from eklat.games.mu.moves import Bid, Pass, Play
from eklat.games.mu.view import View

TEMPER, FLOOR = 0.25, 0.1
"""How much it counts that the net finds something likely, and what it finds likely at least: people are not like it. Of
several values, these told the most about the true cards at tables of experts and of club players."""
SEEN = 128
"""A row of what is seen has fewer entries that are not 0."""


@making
def run(
    worlds: Any, strengths: Any, known: Any, moves: Any, script: Any, judged: int, theta: Any, trust: float, colours: Any,
    weights: Any, first: int, scores: Any, odds: Any,
) -> int:  # fmt: skip
    """Table number `first` + i begins with world number // moves, after move number modulo moves; then the script is
    followed, as actions, and where that ends the net plays on. Where seats are judged, given as bits, `odds` says how
    likely their part of the script was; then nobody plays on."""
    kinds, low, why = np.zeros(60, np.int64), np.zeros(50, np.int64), np.zeros(8, np.int64)
    hopes, wishes, steps, ways = np.zeros(HOPES), np.zeros(32, np.int64), 0, max(len(moves), 1)
    for card in range(59, -1, -1):
        kinds[card] = colours[mu.COLOUR[card]] * 10 + DIGIT[card]
        if kinds[card] >= 0:
            low[kinds[card]] = card
    n, number, width = worlds[0, mu.PLAYERS], max(colours) + 1, len(weights[2])
    many, every = np.zeros(number + 1, np.int64), np.arange(2 * width)
    places, values = np.zeros((number + 1, SEEN), np.int64), np.zeros((number + 1, SEEN), np.float32)
    x, y, some = np.zeros((number, width), np.float32), np.zeros((number, width), np.float32), np.zeros(width, np.float32)
    pooled, each = np.zeros(2 * width, np.float32), np.zeros((number, weights[7].shape[1]), np.float32)
    whole, legal = np.zeros(weights[11].shape[1], np.float32), np.zeros(ACTIONS, np.bool_)
    logits, asked = np.zeros(ACTIONS, np.float32), np.zeros(number, np.int64)
    s, strength, more = worlds[0].copy(), np.zeros(60, np.int64), np.zeros(MORE, np.int64)
    for i in range(len(scores)):
        copy(s, worlds[(first + i) // ways % len(worlds)])
        copy(strength, strengths)
        copy(more, known)
        if len(moves):
            move, phase, seat = moves[(first + i) % ways], s[mu.PHASE], s[mu.TURN]
            if phase == mu.PLAY:
                if s[mu.IN_TRICK] and not s[mu.SUIT + s[mu.LED]] >> move & 1:
                    s[mu.VOIDS] |= np.int64(1) << (6 * seat + s[mu.LED])
                s[mu.PLAYED] |= np.int64(1) << move
            mu.apply(s, strength, move)
            if phase == mu.AUCTION:
                more[LEFT] = may_lay(s, seat + 1 if seat + 1 < n else 0)
            elif phase == mu.PLAY:
                remember(s, more, seat, move)
        elif s[mu.PHASE] == mu.AUCTION:
            more[LEFT] = may_lay(s, s[mu.TURN])
        done, found = 0, 0.0
        while s[mu.PHASE] != mu.OVER:
            action = script[done] if done < len(script) else np.int64(-1)
            if action < 0 and judged:
                break
            if action < 0 or judged >> s[mu.TURN] & 1:
                if trust and not more[BID]:
                    more[SAID] = 0
                    spell(s, decide(s, strength, theta, why, hopes), kinds, colours, wishes)
                if allowed(s, more, kinds, colours, legal) == 1:
                    if action < 0:
                        action = np.int64(0)
                        while not legal[action]:
                            action += 1
                else:
                    see(s, more, kinds, colours, legal, places, values, many)
                    answer(places, values, many, every, legal, weights, x, y, some, pooled, each, whole, asked)
                    advice = wishes[more[SAID]] if trust and more[SAID] >= 0 else np.int64(-1)
                    best = arrange(each, whole, legal, advice, trust, logits)
                    steps += 1
                    if action < 0:
                        action = best
                    elif legal[action]:
                        total = 0.0
                        for other in range(ACTIONS):
                            if legal[other]:
                                total += np.exp(logits[other] - logits[best])
                        found += TEMPER * np.log(max(np.exp(logits[action] - logits[best]) / total, FLOOR))
            do(s, strength, more, action, wishes, low, colours)
            done += 1
        odds[i] = found
        for seat in range(scores.shape[1]):
            scores[i, seat] = s[mu.SCORES + seat]
    return steps


_NOTHING, _NOBODY = np.zeros(0, np.int64), 0


class Crowd:
    """What one seat sees, with players like this net in all seats: playouts as a `Mind` has them, but dearer, and odds."""

    def __init__(self, net: Net, view: View, world: Array) -> None:
        self.view, self.trust, self.theta = view, np.float32(net.trust), MIND[view.players]
        self.weights = net.layers
        there = [c for c in range(5) if world[mu.DECK] & KIND[c]]
        self.colours = np.full(5, -1, np.int64)
        self.colours[there] = np.arange(len(there))
        self.blank = np.zeros(MORE, np.int64)
        self.blank[TRICK : TRICK + 6] = -1
        self.known = self.blank.copy()
        self.known[LEFT] = Sight(view).left
        copies, plays = Copies(), [(seat, move.card) for seat, move in view.log if isinstance(move, Play)]
        for place, (seat, card) in enumerate(plays):
            bit = copies.bits([card])
            self.known[GONE + seat] |= bit
            if place >= len(plays) - len(plays) % view.players:
                self.known[TRICK + seat] = bit.bit_length() - 1

    def glances(
        self, worlds: Array, strengths: Array, moves: Array, seed: int, first: int, scores: Array, firsts: Array
    ) -> int:
        """Play worlds out, each with every one of the moves in turn; nothing is left to chance."""
        firsts[:] = moves[(first + np.arange(len(firsts))) % len(moves)]
        return self._run(worlds, strengths, self.known, moves, _NOTHING, _NOBODY, first, scores, np.zeros(len(scores)))

    def odds(self, arrays: Array) -> NDArray[np.float64]:
        """How likely it is in each of these worlds that the others would have done what was seen, if they were like the
        net, as far as somebody else may be trusted to be."""
        deals, _ = told(self.view, arrays)
        others = sum(1 << seat for seat in range(self.view.players) if seat != self.view.seat)
        script, logs, scores = np.array(list(self._script()), np.int64), np.zeros(len(deals)), np.zeros((len(deals), 0), int)
        self._run(deals, np.zeros(60, np.int64), self.blank, _NOTHING, script, others, 0, scores, logs)
        found: NDArray[np.float64] = np.exp(logs - logs.max())
        return found

    def _run(
        self, worlds: Array, strengths: Array, known: Array, moves: Array, script: Array, judged: int, first: int,
        scores: Array, odds: NDArray[np.float64],
    ) -> int:  # fmt: skip
        about = self.theta, self.trust, self.colours, self.weights
        return int(run(worlds, strengths, known, moves, script, judged, *about, first, scores, odds))

    def _script(self) -> Iterator[int]:
        """What was done, as actions."""
        view, totals = self.view, [0] * self.view.players
        for seat, move in view.log:
            if isinstance(move, Bid | Pass):
                laid = sorted(kind_of(view, card) for card in move.cards) if isinstance(move, Bid) else []
                left = min(max(totals) + 1, HAND_SIZE[view.players]) - totals[seat]
                totals[seat] += len(laid)
                yield from laid
                if not laid or len(laid) < left:
                    yield STOP
            else:
                yield action_of(view, seat, move)
