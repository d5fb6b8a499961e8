"""A club player at a table of Mü, compiled: one move with its reason, whole hands, playouts, and how likely a story is.

It looks at its own cards and at what everybody sees; other hands are never read.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.bots.club.mu.auction import bid
from eklat.bots.club.mu.minds import MIND
from eklat.bots.club.mu.naming import call_card, choose_partner, name_chief, name_vice
from eklat.bots.club.mu.play import play_card
from eklat.bots.club.mu.worth import HOPES
from eklat.fast.kernels import mu
from eklat.fast.kernels.bits import copy, count, inner, making, seeded
from eklat.fast.kernels.mu import HIDDEN_PARTNER, IN_TRICK, LED, PLAYED, PLAYERS, RULES, SUIT, TURN, VOIDS


@inner
def decide(s: Any, strength: Any, theta: Any, why: Any, hopes: Any) -> int:
    """The move of the seat to move, and its reason; `hopes` is what seats remember of their cards' promises."""
    phase = s[mu.PHASE]
    if phase == mu.PLAY:
        return play_card(s, strength, theta, why)
    if phase == mu.AUCTION:
        return bid(s, theta, why, hopes)
    if phase == mu.NAME_VICE:
        return name_vice(s, theta, why)
    if phase == mu.NAME_CHIEF:
        return name_chief(s, theta, why)
    if s[RULES] & HIDDEN_PARTNER:
        return call_card(s, why)
    return choose_partner(s, theta, why)


@inner
def surprise(phase: int, expected: int, move: int) -> float:
    """The logarithm of the odds of a move, where the club player would have made another."""
    if expected == move:
        return 0.0
    if phase == mu.AUCTION:
        if expected == 0 or move == 0:
            return -0.9
        return -0.25 * abs(count(expected) - count(move)) - 0.3 * count(expected & ~move)
    return -0.25 if phase == mu.PLAY else -0.6


@making
def run(
    worlds: Any, strengths: Any, theta: Any, script: Any, judged: int, most: int, seed: int, first: int, scores: Any,
    outcomes: Any, firsts: Any, odds: Any, why: Any,
) -> int:  # fmt: skip
    """Everything the club player does, in one loop: to compile it once saves many seconds.

    Hand number `first` + i begins with world number // scripts (dealt anew if there is a seed), follows script number modulo
    scripts, and then plays up to `most` moves of its own. Where seats are judged, given as bits, `odds` says how well their
    part of the script suits club players. `why` is the reason of the last move. Where `scores` has room for it, the
    whole last position is written there.
    """
    s, strength, hopes, steps = worlds[0].copy(), np.zeros(60, np.int64), np.zeros(HOPES), 0
    rng, players, ways, length = np.zeros(1, np.uint64), s[PLAYERS], script.shape[0], script.shape[1]
    for i in range(len(scores)):
        number = first + i
        copy(s, worlds[number // ways % len(worlds)])
        copy(strength, strengths)
        if seed >= 0:
            seeded(rng, seed, number)
            s[mu.DEALER] = number % players
            mu.deal(s, strength, rng)  # the deck is in s
        done, found = 0, 0.0
        while s[mu.PHASE] != mu.OVER and done < length + most:
            move = script[number % ways, done] if done < length else np.int64(-1)
            if move < 0 or judged >> s[TURN] & 1:
                expected = decide(s, strength, theta, why, hopes)
                if move < 0:
                    move = expected
                else:
                    found += surprise(s[mu.PHASE], expected, move)
            if done == 0:
                firsts[i] = move
            if s[mu.PHASE] == mu.PLAY:
                if s[IN_TRICK] and not s[SUIT + s[LED]] >> move & 1:
                    s[VOIDS] |= np.int64(1) << (6 * s[TURN] + s[LED])
                s[PLAYED] |= np.int64(1) << move
            mu.apply(s, strength, move)
            done += 1
        steps += done
        odds[i] = found
        outcomes[s[mu.OUTCOME]] += 1
        if scores.shape[1] == len(s):
            copy(scores[i], s)
            continue
        for seat in range(players):
            scores[i, seat] = s[mu.SCORES + seat]
    return steps


TO_THE_END, NOBODY = 10_000, 0
_NO_STRENGTH, _NO_SCRIPT, _NO_SEED = np.zeros(60, np.int64), np.full((1, 0), -1, np.int64), -1


def hands(start: Any, pack: Any, seed: int, first: int, scores: Any, outcomes: Any) -> int:
    """Deal and play hands number `first` and on; their scores and outcomes, and the number of moves."""
    n, theta, why = len(scores), MIND[int(start[PLAYERS])], np.zeros(8, np.int64)
    found, firsts, odds = np.zeros(scores.shape, np.int64), np.zeros(n, np.int64), np.zeros(n)
    worlds = start[None, :]
    steps = run(worlds, _NO_STRENGTH, theta, _NO_SCRIPT, NOBODY, TO_THE_END, seed, first, found, outcomes, firsts, odds, why)
    scores[:] = found
    return int(steps)


def playouts(worlds: Any, strengths: Any, moves: Any, seed: int, first: int, scores: Any, firsts: Any) -> int:
    """Play worlds out, each with every one of the moves in turn; without moves, with the club player's own.

    With as many columns as a position has, `scores` are the whole last positions.
    """
    script = moves[:, None] if len(moves) else _NO_SCRIPT
    odds, why, ends = np.zeros(len(scores)), np.zeros(8, np.int64), np.zeros(16, np.int64)
    theta = MIND[int(worlds[0, PLAYERS])]
    return int(run(worlds, strengths, theta, script, NOBODY, TO_THE_END, _NO_SEED, first, scores, ends, firsts, odds, why))


def choice(s: Any, strength: Any, why: Any) -> int:
    """What the club player does in this position, and why."""
    scores, first, outcomes = np.zeros((1, 6), np.int64), np.zeros(1, np.int64), np.zeros(16, np.int64)
    theta = MIND[int(s[PLAYERS])]
    run(s[None, :], strength, theta, _NO_SCRIPT, NOBODY, 1, _NO_SEED, 0, scores, outcomes, first, np.zeros(1), why)
    return int(first[0])


def likelihood(worlds: Any, script: Any, seats: int) -> Any:
    """The logarithm of the odds that these seats (as bits) do what was seen from the deal on, in each of these worlds.

    Nobody is sure to play like a club player, so a surprise lowers the odds and never ends them.
    """
    n, why, outcomes = len(worlds), np.zeros(8, np.int64), np.zeros(16, np.int64)
    scores, firsts, odds = np.zeros((n, 6), np.int64), np.zeros(n, np.int64), np.zeros(n)
    theta = MIND[int(worlds[0, PLAYERS])]
    run(worlds, _NO_STRENGTH, theta, script[None, :], seats, 0, _NO_SEED, 0, scores, outcomes, firsts, odds, why)
    return odds
