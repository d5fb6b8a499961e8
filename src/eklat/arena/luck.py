"""What was luck in what somebody did: how the cards lay that they could not see.

The measure is what club players would make of a position (`finish`). It changes with the deal, and then only where somebody
does other than a club player would. Part of such a change was in the player's hands: its mean over all worlds that looked
the same to them (`expected`). The rest depends on how the hidden cards lay, and has mean 0.

Worlds are drawn evenly among those that fit the view and weighed by how likely the others would have done in them what was
seen. Unlikely ones are thinned out: one that weighs less than the mean, or than a few times as much, is kept as often as it
weighs, and then weighs just that much, which changes no expectation. Late in a hand, where there are few worlds, all of
them are taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from eklat.arena.contest import CLUB
from eklat.bots.club import mind
from eklat.fast.bridge import Hidden, bridge
from eklat.fast.policy import Array
from eklat.games.core import Move, State, View

Floats = NDArray[np.float64]
SCALE = 1000
"""Values are whole thousandths of a point, so that whatever they are split into adds up exactly."""
LAST = 99
"""The worlds of a review are drawn look by look; these are others."""
WORLDS = 1024
"""Drawn for the mean of a change."""
LEAST = (1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0)
"""What worlds may weigh at least, in means."""
DRAWING = 8
"""To draw a world takes about as long as so many moves, and to think about a move of the past as long as two."""
LENGTH = 30.0
"""Moves from here to the end of a hand, about, until it is known better."""


def ahead(scores: Floats) -> Floats:
    """Own score less the mean of the others', for the seats of the last axis."""
    players = scores.shape[-1]
    found: Floats = (scores * players - scores.sum(axis=-1, keepdims=True)) / (players - 1)
    return found


def finish(state: State) -> Floats:
    """What everybody is ahead if club players finish the hand; where it is over, what they are."""
    if state.result is not None:
        return ahead(np.array(state.result.scores, float))
    s, strength = bridge(state.game).position(state)
    scores, firsts = np.zeros((1, state.players), np.int64), np.zeros(1, np.int64)
    mind(state.game).playouts(s[None, :], strength, np.zeros(0, np.int64), 0, 0, scores, firsts)
    return ahead(scores[0].astype(float))


class Imagined(NamedTuple):
    """Worlds that fit a view, as the kernel's arrays, and how much each counts."""

    arrays: Array
    strength: Array
    weights: Floats
    are_all: bool
    """There are no others."""


def imagined(view: View, hidden: Hidden, work: float, drawn: int, seed: int, number: int) -> Imagined:
    """So many worlds drawn for the n-th time, and thinned out, or all where there are no more; in each of them so many
    moves will then be made."""
    club, arrays = mind(view.game), hidden.every(drawn)
    if arrays is not None:
        odds = club.odds(view, arrays)
        return Imagined(arrays, hidden.strength, odds / odds.mean(), True)
    arrays = hidden.draw(drawn, (seed + 7919 * number) % 2**62)
    odds = club.odds(view, arrays)
    weights = odds / odds.mean()
    least = min(worthwhile(weights, work / (DRAWING + 2 * len(view.log))), weights.max())  # one at least is kept
    kept = weights > least * np.random.default_rng((seed, number)).random(len(weights))
    return Imagined(arrays[kept], hidden.strength, np.maximum(weights[kept], least), False)


def worthwhile(weights: Floats, cost: float) -> float:
    """How much a world should weigh, if playing it costs so many times as much as drawing it: what gives the most worlds
    that count for what drawing and playing them costs."""
    counting = [(weights * np.maximum(weights, least)).sum() for least in LEAST]
    costs = [1 + cost * np.minimum(1, weights / least).mean() for least in LEAST]
    return LEAST[int(np.argmin(np.array(counting) * costs))]


def expected(state: State, move: Move, seed: int, worlds: int = WORLDS) -> tuple[int, ...]:
    """What this move changes for each seat with what its player knew, against what a club player would have done."""
    assert state.turn is not None
    view, game, club = state.view(state.turn), bridge(state.game), mind(state.game)
    usual = club.decide(view, Random(seed)).move
    if state.notation(usual) == state.notation(move):
        return (0,) * state.players
    s, _ = club.seen(view)
    codes = np.array([game.encode_move(s, one) for one in (move, usual)], np.int64)
    seen = imagined(view, game.hidden(view, Random(seed)), len(codes) * LENGTH, worlds, seed, LAST)
    scores, firsts = np.zeros((2 * len(seen.arrays), state.players), np.int64), np.zeros(2 * len(seen.arrays), np.int64)
    club.playouts(seen.arrays, seen.strength, codes, seed, 0, scores, firsts)
    lead = ahead(scores.astype(float)).reshape(-1, 2, state.players)
    change = seen.weights @ (lead[:, 0] - lead[:, 1]) / seen.weights.sum()
    return tuple(round(SCALE * float(x)) for x in change)


def lying(states: Sequence[State], names: Sequence[str], seed: int, worlds: int) -> Floats:
    """How lucky everybody was, in points, in how the cards lay that were hidden from all who are no club players."""
    found = np.zeros(states[0].players)
    for action, (state, (seat, move)) in enumerate(zip(states, states[-1].log, strict=False)):
        if names[seat] != CLUB:
            change = expected(state, move, seed + action, worlds)
            if any(change):
                found += finish(states[action + 1]) - finish(state) - np.array(change) / SCALE
    return found
