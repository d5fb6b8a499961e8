"""A club player at a table of Heul doch!, compiled: one move, whole hands, playouts to the end or as far as a glance goes.

It reads only what the seat to move knows: its hand, all tops, how many onions and which open cards every pile has, and how
many turns are left. An onion is an onion to it, whoever laid it: its card is never looked at.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.bots.club.heuldoch.moves import choose, standing
from eklat.bots.club.heuldoch.outlook import MIND
from eklat.bots.club.heuldoch.weights import QUICK, TUNED
from eklat.fast.kernels import heuldoch as game
from eklat.fast.kernels.bits import below, copy_row, inner, kernel, seeded
from eklat.fast.kernels.heuldoch import CARDS, END, FIRST, NEXT, PLAYERS, RULES, SCORES, TURN


@kernel
def play(s: Any, mind: Any, tune: Any, rng: Any, pack: Any, worlds: Any, moves: Any, seed: int, first: int, scores: Any,
         firsts: Any, horizon: int) -> int:  # fmt: skip
    """Playouts of worlds, or of new hands where there are none; the number of moves. Without either, the best move.

    A playout ends with the game, or after so many moves: then the scores are what everybody seems to get.
    """
    if len(scores) == 0:
        return choose(s, mind, tune)
    steps, ways = 0, len(moves) if len(moves) else 1
    for i in range(len(scores)):
        number = first + i
        if len(worlds):
            trial = number // ways
            copy_row(s, worlds, trial % len(worlds))
            if trial >= len(worlds):
                seeded(rng, seed, trial)
                shuffle_draw(s, rng)
            firsts[i] = moves[number % ways] if len(moves) else choose(s, mind, tune)
            game.apply(s, pack, firsts[i])  # cards have no strengths: any array will do
            steps += 1
        else:
            seeded(rng, seed, number)
            s[FIRST] = number % s[PLAYERS]
            game.deal(s, pack, rng)
        end = steps + horizon
        while s[TURN] >= 0 and steps < end:
            game.apply(s, pack, choose(s, mind, tune))
            steps += 1
        for seat in range(s[PLAYERS]):
            scores[i, seat] = s[SCORES + seat] if s[TURN] < 0 else standing(s, seat, mind, tune)
    return steps


@inner
def shuffle_draw(s: Any, rng: Any) -> None:
    """Another order of the cards that nobody has drawn."""
    for place in range(s[NEXT], s[END] - 1):
        other = place + below(rng, s[END] - place)
        s[CARDS + place], s[CARDS + other] = s[CARDS + other], s[CARDS + place]


ROUNDS, TO_THE_END = 7, 1000
"""How far a glance goes; more moves than any game has."""
NOTHING, NO_WORLDS, NO_SCORES = np.zeros(0, np.int64), np.zeros((0, 1), np.int64), np.zeros((0, 1), np.int32)


def best(s: Any, why: Any) -> int:
    """The best move; nothing is left to chance. `why` takes what was thought on the way: see the places of `mind`."""
    rng = np.zeros(1, np.uint64)
    return int(play(s, why, TUNED[s[RULES] & 1], rng, NOTHING, NO_WORLDS, NOTHING, 0, 0, NO_SCORES, NOTHING, TO_THE_END))


def hands(start: Any, pack: Any, seed: int, first: int, scores: Any, outcomes: Any) -> int:
    """Deal and play hands number `first` and on; their scores and outcomes, and the number of moves."""
    s, mind, rng = start.copy(), np.zeros(MIND, np.int64), np.zeros(1, np.uint64)
    outcomes[1] += len(scores)
    if len(scores) == 0:
        return 0
    return int(play(s, mind, TUNED[s[RULES] & 1], rng, pack, NO_WORLDS, NOTHING, seed, first, scores, NOTHING, TO_THE_END))


def playouts(worlds: Any, strengths: Any, moves: Any, seed: int, first: int, scores: Any, firsts: Any) -> int:
    """Try every move in the first world, then every move in the second, and so on; the club plays to the end.

    When the worlds are used up they come again, with the cards that nobody has drawn in another order. Without moves, the
    club's own is the first.
    """
    return _playouts(TUNED, worlds, moves, seed, first, scores, firsts, TO_THE_END)


def glances(worlds: Any, strengths: Any, moves: Any, seed: int, first: int, scores: Any, firsts: Any) -> int:
    """Playouts that end after some rounds: the scores are what everybody seems to get from there.

    What a move brings shows by then, and what chance brings later is left out: a few say as much as many to the end.
    """
    return _playouts(QUICK, worlds, moves, seed, first, scores, firsts, ROUNDS * int(worlds[0, PLAYERS]))


def _playouts(weights: Any, worlds: Any, moves: Any, seed: int, first: int, scores: Any, firsts: Any, horizon: int) -> int:
    s, mind, rng = worlds[0].copy(), np.zeros(MIND, np.int64), np.zeros(1, np.uint64)
    found = np.zeros(scores.shape, np.int32)
    steps = play(s, mind, weights[s[RULES] & 1], rng, NOTHING, worlds, moves, seed, first, found, firsts, horizon)
    scores[:] = found
    return int(steps)
