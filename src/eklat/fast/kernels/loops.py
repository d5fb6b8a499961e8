"""Many hands, and many playouts of one position, in a row: the loops that threads run.

Every hand has its own stream of random numbers, so results do not depend on how the work is divided.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.fast.kernels import heuldoch, mu, mu2
from eklat.fast.kernels.bits import copy, kernel, seeded

LONGEST = 512
"""No deal has more moves than this."""


@kernel
def mu_hands(start: Any, pack: Any, seed: int, first: int, scores: Any, outcomes: Any) -> int:
    """Deal and play hands number `first` and on at random; their scores and outcomes, and the number of moves."""
    s, strength = start.copy(), np.zeros(60, np.int64)
    rng, trace, steps = np.zeros(1, np.uint64), np.zeros(LONGEST, np.int64), 0
    players = s[mu.PLAYERS]
    for i in range(len(scores)):
        seeded(rng, seed, first + i)
        s[mu.DEALER] = (first + i) % players
        mu.deal(s, rng)
        steps += mu.run(s, strength, rng, trace)
        for seat in range(players):
            scores[i, seat] = s[mu.SCORES + seat]
        outcomes[s[mu.OUTCOME]] += 1
    return steps


@kernel
def mu2_hands(start: Any, pack: Any, seed: int, first: int, scores: Any, outcomes: Any) -> int:
    """The same for Mü for two."""
    s, strength, deck = start.copy(), np.zeros(60, np.int64), pack.copy()
    rng, trace, steps = np.zeros(1, np.uint64), np.zeros(LONGEST, np.int64), 0
    for i in range(len(scores)):
        seeded(rng, seed, first + i)
        copy(deck, pack)
        s[mu2.DEALER] = (first + i) % 2
        mu2.deal(s, deck, rng)
        steps += mu2.run(s, strength, rng, trace)
        for seat in range(2):
            scores[i, seat] = s[mu2.SCORES + seat]
        outcomes[s[mu2.OUTCOME]] += 1
    return steps


@kernel
def heuldoch_hands(start: Any, pack: Any, seed: int, first: int, scores: Any, outcomes: Any) -> int:
    """The same for Heul doch!."""
    s = start.copy()
    rng, trace, steps = np.zeros(1, np.uint64), np.zeros(LONGEST, np.int64), 0
    players = s[heuldoch.PLAYERS]
    for i in range(len(scores)):
        seeded(rng, seed, first + i)
        s[heuldoch.FIRST] = (first + i) % players
        heuldoch.deal(s, pack, rng)
        steps += heuldoch.run(s, rng, trace)
        for seat in range(players):
            scores[i, seat] = s[heuldoch.SCORES + seat]
        outcomes[1] += 1
    return steps


@kernel
def mu_playouts(worlds: Any, strengths: Any, moves: Any, seed: int, first: int, scores: Any, firsts: Any) -> int:
    """Play out worlds at random (again from the first, if they are too few), beginning with the given moves in turn."""
    s, strength = worlds[0].copy(), strengths.copy()
    rng, trace, steps = np.zeros(1, np.uint64), np.zeros(LONGEST, np.int64), 0
    players = s[mu.PLAYERS]
    for i in range(len(scores)):
        number = first + i
        seeded(rng, seed, number)
        copy(s, worlds[number % len(worlds)])
        if len(moves):
            firsts[i] = moves[number % len(moves)]
            mu.apply(s, strength, firsts[i])
            steps += 1 + mu.run(s, strength, rng, trace)
        else:
            steps += mu.run(s, strength, rng, trace)
            firsts[i] = trace[0]
        for seat in range(players):
            scores[i, seat] = s[mu.SCORES + seat]
    return steps


@kernel
def mu2_playouts(worlds: Any, strengths: Any, moves: Any, seed: int, first: int, scores: Any, firsts: Any) -> int:
    """The same for Mü for two."""
    s, strength = worlds[0].copy(), strengths.copy()
    rng, trace, steps = np.zeros(1, np.uint64), np.zeros(LONGEST, np.int64), 0
    for i in range(len(scores)):
        number = first + i
        seeded(rng, seed, number)
        copy(s, worlds[number % len(worlds)])
        if len(moves):
            firsts[i] = moves[number % len(moves)]
            mu2.apply(s, strength, firsts[i])
            steps += 1 + mu2.run(s, strength, rng, trace)
        else:
            steps += mu2.run(s, strength, rng, trace)
            firsts[i] = trace[0]
        for seat in range(2):
            scores[i, seat] = s[mu2.SCORES + seat]
    return steps


@kernel
def heuldoch_playouts(worlds: Any, strengths: Any, moves: Any, seed: int, first: int, scores: Any, firsts: Any) -> int:
    """The same for Heul doch!."""
    s = worlds[0].copy()
    rng, trace, steps = np.zeros(1, np.uint64), np.zeros(LONGEST, np.int64), 0
    players = s[heuldoch.PLAYERS]
    for i in range(len(scores)):
        number = first + i
        seeded(rng, seed, number)
        copy(s, worlds[number % len(worlds)])
        if len(moves):
            firsts[i] = moves[number % len(moves)]
            heuldoch.apply(s, firsts[i])
            steps += 1 + heuldoch.run(s, rng, trace)
        else:
            steps += heuldoch.run(s, rng, trace)
            firsts[i] = trace[0]
        for seat in range(players):
            scores[i, seat] = s[heuldoch.SCORES + seat]
    return steps
