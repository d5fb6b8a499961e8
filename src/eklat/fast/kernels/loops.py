"""Many hands, and many playouts of one position, in a row: the loops that threads run.

Every hand has its own stream of random numbers, so results do not depend on how the work is divided. Hands and playouts
share a kernel, because the game inside it takes long to compile.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from eklat.fast.kernels import heuldoch, mu, mu2
from eklat.fast.kernels.bits import copy, copy_row, kernel, seeded

LONGEST = 512
"""No deal has more moves than this."""
LINE = 8
"""Numbers in a line of the processor's cache."""
NO_NUMBERS, NO_WORLDS = np.zeros(0, np.int64), np.zeros((0, 1), np.int64)


def room(start: Any, strengths: Any, pack: Any) -> list[Any]:
    """What one piece of work writes to: position, strengths, deck, random generator and moves.

    Each begins with a line of the processor's cache and is followed by an unused one: threads that write to the same line
    would wait for each other.
    """
    sizes = (len(start), len(strengths), len(pack), 1, LONGEST)
    lines = [size // LINE + 2 for size in sizes]
    block, arrays = np.zeros((sum(lines) + 1) * LINE, np.int64), list[Any]()
    at = -(block.ctypes.data // block.itemsize) % LINE
    for size, line in zip(sizes, lines, strict=True):
        arrays.append(block[at : at + size])
        at += line * LINE
    arrays[0][:], arrays[1][:], arrays[2][:] = start, strengths, pack
    arrays[3] = arrays[3].view(np.uint64)
    return arrays


def _hands(loop: Any, start: Any, pack: Any, seed: int, first: int, scores: Any, outcomes: Any) -> int:
    """Deal and play hands number `first` and on at random; their scores and outcomes, and the number of moves."""
    own = room(start, np.zeros(60, np.int64), pack)
    return int(loop(*own, pack, NO_WORLDS, NO_NUMBERS, seed, first, scores, outcomes, np.zeros(0, np.int64)))


def _playouts(loop: Any, worlds: Any, strengths: Any, moves: Any, seed: int, first: int, scores: Any, firsts: Any) -> int:
    """Play out worlds at random (again from the first, if they are too few), beginning with the given moves in turn."""
    own = room(worlds[0], strengths, NO_NUMBERS)
    found = np.zeros(scores.shape, np.int32)
    steps = loop(*own, NO_NUMBERS, worlds, moves, seed, first, found, np.zeros(16, np.int64), firsts)
    scores[:] = found
    return int(steps)


@kernel
def _mu(s: Any, strength: Any, deck: Any, rng: Any, trace: Any, pack: Any, worlds: Any, moves: Any, seed: int, first: int,
        scores: Any, outcomes: Any, firsts: Any) -> int:  # fmt: skip
    """Playouts of worlds, or of new hands where there are none; the number of moves."""
    players, steps = s[mu.PLAYERS], 0
    for i in range(len(scores)):
        number, made = first + i, 0
        seeded(rng, seed, number)
        if len(worlds):
            copy_row(s, worlds, number % len(worlds))
            if len(moves):
                firsts[i] = moves[number % len(moves)]
                mu.apply(s, strength, firsts[i])
                made = 1
        else:
            s[mu.DEALER] = number % players
            mu.deal(s, rng)
        steps += made + mu.run(s, strength, rng, trace)
        if i < len(firsts) and not made:
            firsts[i] = trace[0]
        for seat in range(players):
            scores[i, seat] = s[mu.SCORES + seat]
        outcomes[s[mu.OUTCOME]] += 1
    return steps


@kernel
def _mu2(s: Any, strength: Any, deck: Any, rng: Any, trace: Any, pack: Any, worlds: Any, moves: Any, seed: int, first: int,
         scores: Any, outcomes: Any, firsts: Any) -> int:  # fmt: skip
    """The same for Mü for two."""
    steps = 0
    for i in range(len(scores)):
        number, made = first + i, 0
        seeded(rng, seed, number)
        if len(worlds):
            copy_row(s, worlds, number % len(worlds))
            if len(moves):
                firsts[i] = moves[number % len(moves)]
                mu2.apply(s, strength, firsts[i])
                made = 1
        else:
            copy(deck, pack)
            s[mu2.DEALER] = number % 2
            mu2.deal(s, deck, rng)
        steps += made + mu2.run(s, strength, rng, trace)
        if i < len(firsts) and not made:
            firsts[i] = trace[0]
        for seat in range(2):
            scores[i, seat] = s[mu2.SCORES + seat]
        outcomes[s[mu2.OUTCOME]] += 1
    return steps


@kernel
def _heuldoch(s: Any, strength: Any, deck: Any, rng: Any, trace: Any, pack: Any, worlds: Any, moves: Any, seed: int,
              first: int, scores: Any, outcomes: Any, firsts: Any) -> int:  # fmt: skip
    """The same for Heul doch!."""
    players, steps = s[heuldoch.PLAYERS], 0
    for i in range(len(scores)):
        number, made = first + i, 0
        seeded(rng, seed, number)
        if len(worlds):
            copy_row(s, worlds, number % len(worlds))
            if len(moves):
                firsts[i] = moves[number % len(moves)]
                heuldoch.apply(s, firsts[i])
                made = 1
        else:
            s[heuldoch.FIRST] = number % players
            heuldoch.deal(s, deck, rng)
        steps += made + heuldoch.run(s, rng, trace)
        if i < len(firsts) and not made:
            firsts[i] = trace[0]
        for seat in range(players):
            scores[i, seat] = s[heuldoch.SCORES + seat]
        outcomes[s[heuldoch.OUTCOME]] += 1
    return steps


mu_hands, mu_playouts = partial(_hands, _mu), partial(_playouts, _mu)
mu2_hands, mu2_playouts = partial(_hands, _mu2), partial(_playouts, _mu2)
heuldoch_hands, heuldoch_playouts = partial(_hands, _heuldoch), partial(_playouts, _heuldoch)
