"""What the expert borrows from the club player in Mü for two: moves worth a thought, and how likely a story is."""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.bots.club.mu2.facts import (
    ASIDE,
    EXPECTED,
    OWN,
    SIZE_D,
    SIZE_X,
    VALUES,
    bid_facts,
    discard_facts,
    follow_facts,
    kind_facts,
    lay_facts,
    lead_facts,
    look,
    look_at_trumps,
)
from eklat.bots.club.mu2.thinking import BIG_ONE, SMALL_ONE, advance, favourite, kinds_of, picked, remember, spoken
from eklat.bots.club.mu2.weights import (
    N_BID,
    N_DISCARD,
    N_FOLLOW,
    N_KIND,
    N_LAY,
    N_LEAD,
    W_BID,
    W_BIG,
    W_DISCARD,
    W_FOLLOW,
    W_LAY,
    W_LEAD,
    W_SMALL,
    W_SPREAD,
    WEIGHTS,
    weigh,
)
from eklat.fast.kernels import mu2
from eklat.fast.kernels.bits import copy_row, count, inner, larger, lowest, making, seeded
from eklat.fast.kernels.mu import NONE
from eklat.fast.kernels.mu2 import (
    AHEAD,
    AUCTION,
    DISCARD,
    HAND,
    IN_TRICK,
    NAME_BIG,
    NAME_SMALL,
    OPEN,
    PHASE,
    REVEAL,
    SKAT,
    SMALL,
    TURN,
)

MOST_OPTIONS = 64
DOUBT, SURENESS = 0.15, 8.0
"""How often somebody does anything at all, and how sharply a bid divides good hands from bad ones."""


@making
def options(s: Any, found: Any) -> int:
    """Bids or discards worth a thought, as masks of cards, with repetitions; their number. The club's own comes first."""
    d, x = np.zeros(SIZE_D, np.int64), np.zeros(SIZE_X, np.float64)
    seat, w, number = s[TURN], WEIGHTS, 0
    look(s, d, x)
    if s[PHASE] == AUCTION:
        found[0] = spoken(s, w, d, x)
        found[1] = 0
        number, limit = 2, mu2.most(s)
        big = favourite(s, w, d, x, BIG_ONE, kinds_of(d[OWN]))
        second = favourite(s, w, d, x, BIG_ONE, kinds_of(d[OWN]) & ~(1 << big))
        small = favourite(s, w, d, x, SMALL_ONE, kinds_of(d[OWN]))
        for size in range(1, limit + 1):
            for wanted in (big, second, small):
                if number < MOST_OPTIONS and (size <= 2 or size >= limit - 1):
                    found[number] = picked(s, w, d, x, wanted, np.int64(size), np.int64(0))
                    number += 1
        return number
    choice = kinds_of(s[OPEN + seat])
    for _ in range(3):
        wanted = favourite(s, w, d, x, BIG_ONE, choice)
        choice &= ~(1 << wanted)
        found[number] = picked(s, w, d, x, wanted, np.int64(4), np.int64(0))
        number += 1
        if not choice:
            break
    # Keep one of the four and put away the next best instead.
    wanted = favourite(s, w, d, x, BIG_ONE, kinds_of(s[OPEN + seat]))
    rest = found[0]
    while rest:
        kept = rest & -rest
        rest ^= kept
        out = kept
        for _ in range(3):
            other = picked(s, w, d, x, wanted, np.int64(4), out)
            found[number] = other
            number += 1
            out |= other & ~found[0]
    return number


@inner
def chance_of(s: Any, strength: Any, w: Any, d: Any, x: Any, move: Any) -> float:
    """About how likely the seat to move is to do this, as a logarithm. Nobody plays just like the club: nothing is sure."""
    phase, seat, total = s[PHASE], s[TURN], 0.0
    look(s, d, x)
    start, number, size, wanted, rest = W_LEAD, N_LEAD, np.int64(1), np.int64(NONE), np.int64(0)
    if phase == AUCTION:
        height = larger(count(s[OPEN]), count(s[OPEN + 1])) + 1
        if s[AHEAD] == seat or mu2.most(s) == 0:
            return 0.0
        wanted = favourite(s, w, d, x, BIG_ONE, kinds_of(d[OWN]))
        as_crown = x[EXPECTED]
        small = favourite(s, w, d, x, SMALL_ONE, kinds_of(d[OWN]))
        bid_facts(s, x, as_crown, x[EXPECTED], w[W_SPREAD])
        raises = 1.0 / (1.0 + np.exp(-SURENESS * weigh(w, W_BID, x, N_BID)))
        size = count(move)
        if size == height - count(s[OPEN + seat]):
            total = np.log(DOUBT + (1.0 - 2.0 * DOUBT) * raises)
        else:
            total = np.log(DOUBT + (1.0 - 2.0 * DOUBT) * (1.0 - raises))
            wanted = small
        start, number, rest = W_LAY, N_LAY, s[HAND + seat]
    elif phase == DISCARD:
        wanted = favourite(s, w, d, x, BIG_ONE, kinds_of(s[OPEN + seat]))
        start, number, rest, size = W_DISCARD, N_DISCARD, s[HAND + seat], np.int64(4)
    else:
        rest, move = mu2.legal(s), np.int64(1) << move
        if not rest & (rest - 1):
            return 0.0
        if phase == NAME_SMALL or phase == NAME_BIG:
            start, number = (W_BIG, N_KIND) if phase == NAME_BIG else (W_SMALL, N_KIND)
        else:
            look_at_trumps(s, d, x)
            if s[IN_TRICK]:
                start, number = W_FOLLOW, N_FOLLOW
    chosen = np.int64(0)
    for _ in range(size):
        # One choice after the other; of several cards the likeliest one counts as the first.
        top, best, found, options, left = -1e9, -1e9, np.int64(0), 0, rest & ~chosen
        while left:
            choice = lowest(left)
            bit = left & -left
            left ^= bit
            if phase == AUCTION:
                lay_facts(s, d, x, choice, wanted, chosen)
            elif phase == DISCARD:
                discard_facts(s, d, x, choice, wanted, chosen)
            elif phase == NAME_BIG:
                kind_facts(s, d, x, choice, s[SMALL])
            elif phase == NAME_SMALL:
                kind_facts(s, d, x, NONE, choice)
            elif s[IN_TRICK]:
                follow_facts(s, strength, d, x, choice)
            else:
                lead_facts(s, d, x, choice)
            value = weigh(w, start, x, number)
            x[VALUES + options] = value
            options += 1
            top = max(top, value)
            if bit & move and value > best:
                best, found = value, bit
        weight = 0.0
        for i in range(options):
            weight += np.exp(x[VALUES + i] - top)
        total += np.log(DOUBT / options + (1.0 - DOUBT) * np.exp(best - top) / weight)
        chosen |= found
        move &= ~found
    return total


@making
def with_skat(starts: Any, seat: int, seed: int) -> None:
    """Draw the skat of these deals where it is not known: if the other is crown, its hand holds the skat already, and all
    that may have come from there lies in the place of the skat."""
    rng = np.zeros(1, np.uint64)
    for i in range(len(starts)):
        if count(starts[i, SKAT]) > 4:
            seeded(rng, seed, i)
            starts[i, SKAT] = mu2.some(rng, starts[i, SKAT], 4)
            starts[i, HAND + 1 - seat] &= ~starts[i, SKAT]


@making
def likelihood(starts: Any, script: Any, seat: int, odds: Any) -> None:
    """How likely the other's part of this story is from each of these deals, as logarithms.

    A discard is written as -1: each deal has its own in its last place.
    """
    s, strength = starts[0].copy(), np.zeros(60, np.int64)
    d, x = np.zeros(SIZE_D, np.int64), np.zeros(SIZE_X, np.float64)
    for i in range(len(starts)):
        copy_row(s, starts, i)
        remember(s)
        odds[i] = 0.0
        for step in range(len(script)):
            move = script[step] if script[step] >= 0 else starts[i, ASIDE]
            if s[TURN] != seat and s[PHASE] != REVEAL:
                odds[i] += chance_of(s, strength, WEIGHTS, d, x, move)
            advance(s, strength, move)
