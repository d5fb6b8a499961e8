"""The luck of a hand, by where it came from.

One's own cards: what club players make of them on average, whatever the others hold. The others' cards: what they make of
this deal, less that. And how those cards lay that whoever had to decide could not see (`eklat.arena.luck`). Each has mean 0,
so that the mean stays as it is, however much is taken off.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from eklat.arena.luck import CHAPTERS, SCALE, WORLDS, ahead, chapter, finish, imagined, lying
from eklat.bots.club import mind
from eklat.games.core import State
from eklat.review.games import Floats
from eklat.review.value import Values

DEALS = 512
"""Imagined for what a seat's cards are worth on average."""


def luck(
    values: Values, company: str, states: Sequence[State], expected: Mapping[int, Sequence[int]], seed: int = 0
) -> list[int]:
    """The luck of every seat, in thousandths of a point, given what was to be expected of actions that were decided."""
    lay = np.zeros((len(CHAPTERS), states[0].players))
    for action, change in expected.items():
        before, after = (finish(state) for state in states[action : action + 2])
        lay[chapter(states[action])] += after - before - np.array(change) / SCALE
    return [round(SCALE * float(x)) for x in taken_off(values, company, states[0], lay, seed)]


def measured(
    values: Values, company: str, states: Sequence[State], names: Sequence[str], seed: int, worlds: int = WORLDS
) -> Floats:
    """The luck of every seat of a finished hand, in points; whoever is no club player is looked at."""
    return taken_off(values, company, states[0], lying(states, names, seed, worlds), seed)


def taken_off(values: Values, company: str, first: State, lay: Floats, seed: int) -> Floats:
    found: Floats = values.trust[company] @ np.concatenate([dealt(first, values.before, seed), lay])
    return found


def dealt(first: State, before: Sequence[float], seed: int) -> Floats:
    """The luck of every seat in its own cards, and in those of the others."""
    seats = range(first.players)
    own = np.array([hoped(first, seat, seed + seat) for seat in seats])
    mean = [before[(seat - first.deal.starter) % first.players] for seat in seats]
    return np.array([own - mean, finish(first) - own])


def hoped(first: State, seat: int, seed: int) -> float:
    """What this seat's cards are worth on average, if club players play the hand."""
    seen = imagined(first.view(seat), DEALS, seed, 0)
    scores, firsts = np.zeros((len(seen.arrays), first.players), np.int64), np.zeros(len(seen.arrays), np.int64)
    mind(first.game).playouts(seen.arrays, seen.strength, np.zeros(0, np.int64), seed, 0, scores, firsts)
    return float(seen.weights @ ahead(scores.astype(float))[:, seat] / seen.weights.sum())
