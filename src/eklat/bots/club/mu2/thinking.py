"""How the club plays Mü for two, on the kernel's array: how it chooses, and loops that play whole hands with it.

Every decision is made alike: some facts about each choice, weighed and added up; the best sum wins.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.bots.club.mu2.facts import (
    EXPECTED,
    GONE,
    LACKS,
    OWN,
    SIZE_D,
    SIZE_X,
    bid_facts,
    discard_facts,
    follow_facts,
    kind_facts,
    lay_facts,
    lead_facts,
    look,
    look_at_trumps,
    reveal_facts,
)
from eklat.bots.club.mu2.weights import (
    N_BID,
    N_DISCARD,
    N_FOLLOW,
    N_KIND,
    N_LAY,
    N_LEAD,
    N_REVEAL,
    W_BID,
    W_BIG,
    W_CROWN,
    W_DISCARD,
    W_FOLLOW,
    W_LAY,
    W_LEAD,
    W_REVEAL,
    W_SHIELD,
    W_SHOW,
    W_SMALL,
    W_SPREAD,
    WEIGHTS,
    weigh,
)
from eklat.fast.kernels import mu2
from eklat.fast.kernels.bits import copy, copy_row, count, inner, larger, lowest, making, seeded
from eklat.fast.kernels.mu import ALL, KIND, NONE, one_of_each
from eklat.fast.kernels.mu2 import (
    AHEAD,
    AUCTION,
    DISCARD,
    DISCARDS,
    HAND,
    IN_TRICK,
    LED,
    NAME_BIG,
    NAME_SMALL,
    OPEN,
    OUTCOME,
    OVER,
    PHASE,
    PLAY,
    REVEAL,
    SCORES,
    SKAT,
    SMALL,
    SUIT,
    TURN,
    down,
)

BIG_ONE, SMALL_ONE = np.int64(NAME_BIG), np.int64(NAME_SMALL)


@inner
def kinds_of(cards: int) -> int:
    """The colours and digits among these cards, as bits."""
    found = 0
    for kind in range(15):
        if KIND[kind] & cards:
            found |= 1 << kind
    return found


@inner
def favourite(s: Any, w: Any, d: Any, x: Any, naming: int, choice: int) -> int:
    """The best trump of these kinds, naming the big or the small one.

    `x[EXPECTED]` then holds the points that a crown may expect with it: this seat, or the other against it.
    """
    is_big = naming == NAME_BIG
    small = s[SMALL] if s[SMALL] >= 0 else NONE
    start, points = (W_BIG, W_CROWN) if is_big else (W_SMALL, W_SHIELD)
    best, found = -1e9, NONE
    while choice:
        kind = lowest(choice)
        choice &= choice - 1
        kind_facts(s, d, x, kind if is_big else NONE, small if is_big else kind)
        value = weigh(w, start, x, N_KIND)
        if value > best:
            best, found = value, kind
            x[EXPECTED] = weigh(w, points, x, N_KIND)
    return found


@inner
def picked(s: Any, w: Any, d: Any, x: Any, wanted: int, size: int, kept: int) -> Any:
    """So many hand cards to lay or to put away, one after the other, none of those to be kept, if this is to be trump.

    Only what lies open can be named: of the wanted kind one card is laid first, if none lies there.
    """
    is_auction = s[PHASE] == AUCTION
    start, number = (W_LAY, N_LAY) if is_auction else (W_DISCARD, N_DISCARD)
    chosen = np.int64(0)
    for _ in range(size):
        best, found, rest = -1e9, np.int64(0), one_of_each(s[HAND + s[TURN]] & ~(chosen | kept))
        if is_auction and rest & KIND[wanted] and not (s[OPEN + s[TURN]] | chosen) & KIND[wanted]:
            rest &= KIND[wanted]
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if is_auction:
                lay_facts(s, d, x, card, wanted, chosen)
            else:
                discard_facts(s, d, x, card, wanted, chosen)
            value = weigh(w, start, x, number)
            if value > best:
                best, found = value, np.int64(1) << card
        chosen |= found
    return chosen


@inner
def spoken(s: Any, w: Any, d: Any, x: Any) -> Any:
    """Overbid the other, lay a card of the wanted small trump, or pass."""
    seat = s[TURN]
    limit, raising = mu2.most(s), larger(count(s[OPEN]), count(s[OPEN + 1])) + 1 - count(s[OPEN + seat])
    if limit == 0 or s[AHEAD] == seat:
        return np.int64(0)
    kinds = kinds_of(d[OWN])
    wanted = favourite(s, w, d, x, BIG_ONE, kinds)
    as_crown = x[EXPECTED]
    small = favourite(s, w, d, x, SMALL_ONE, kinds)
    of_crown = x[EXPECTED]
    bid_facts(s, x, as_crown, of_crown, w[W_SPREAD])
    size = raising
    if raising > limit or weigh(w, W_BID, x, N_BID) <= 0.0:
        wanted, size = small, np.int64(0)
        if s[AHEAD] == 1 - seat and not KIND[small] & s[OPEN + seat]:
            favourite(s, w, d, x, SMALL_ONE, kinds_of(s[OPEN + seat]))
            size = np.int64(1) if x[EXPECTED] > of_crown + w[W_SHOW] else np.int64(0)
    return picked(s, w, d, x, wanted, size, np.int64(0))


@inner
def think(s: Any, strength: Any, w: Any, d: Any, x: Any) -> Any:
    """The move of the seat to move."""
    phase = s[PHASE]
    look(s, d, x)
    if phase == AUCTION:
        return spoken(s, w, d, x)
    if phase == DISCARD:
        wanted = favourite(s, w, d, x, BIG_ONE, kinds_of(s[OPEN + s[TURN]]))
        return picked(s, w, d, x, wanted, np.int64(4), np.int64(0))
    rest = mu2.legal(s)
    if phase == NAME_SMALL or phase == NAME_BIG:
        return favourite(s, w, d, x, phase, rest)
    if not rest & (rest - 1):
        return lowest(rest)
    look_at_trumps(s, d, x)
    start, number = W_LEAD, N_LEAD
    if phase == REVEAL:
        start, number = W_REVEAL, N_REVEAL
    elif s[IN_TRICK]:
        start, number = W_FOLLOW, N_FOLLOW
    best, found = -1e9, 0
    while rest:
        choice = lowest(rest)
        rest &= rest - 1
        if phase == REVEAL:
            reveal_facts(s, d, x, choice)
        elif s[IN_TRICK]:
            follow_facts(s, strength, d, x, choice)
        else:
            lead_facts(s, d, x, choice)
        value = weigh(w, start, x, number)
        if value > best:
            best, found = value, choice
    return found


@inner
def advance(s: Any, strength: Any, move: int) -> None:
    """Make a move, and remember what everybody saw."""
    if s[PHASE] == PLAY:
        bit = np.int64(1) << move
        s[GONE] |= bit
        if s[IN_TRICK] and not s[SUIT + s[LED]] & bit:
            s[LACKS + s[TURN]] |= 1 << s[LED]
    mu2.apply(s, strength, move)


@inner
def remember(s: Any) -> None:
    """In a full position: what is gone is what lies nowhere any more."""
    there = s[HAND] | s[HAND + 1] | s[OPEN] | s[OPEN + 1] | s[SKAT] | s[DISCARDS]
    for place in range(down(0, 0), down(0, 0) + 28):
        if s[place] >= 0:
            there |= np.int64(1) << s[place]
    s[GONE] = ALL & ~there
    for seat in range(2):
        s[LACKS + seat] = larger(s[LACKS + seat], np.int64(0))


@making
def hands(start: Any, pack: Any, seed: int, first: int, scores: Any, outcomes: Any) -> int:
    """Deal and play hands number `first` and on; their scores and outcomes, and the number of moves."""
    s, strength, deck = start.copy(), np.zeros(60, np.int64), pack.copy()
    rng, steps = np.zeros(1, np.uint64), 0
    d, x = np.zeros(SIZE_D, np.int64), np.zeros(SIZE_X, np.float64)
    for i in range(len(scores)):
        seeded(rng, seed, first + i)
        copy(deck, pack)
        s[mu2.DEALER] = (first + i) % 2
        mu2.deal(s, deck, rng)
        remember(s)
        while s[PHASE] != OVER:
            advance(s, strength, think(s, strength, WEIGHTS, d, x))
            steps += 1
        for seat in range(2):
            scores[i, seat] = s[SCORES + seat]
        outcomes[s[OUTCOME]] += 1
    return steps


@making
def playouts(worlds: Any, strengths: Any, moves: Any, seed: int, first: int, scores: Any, firsts: Any) -> int:
    """Play worlds out. Every move is tried in the same worlds: one world after the other, in each all the moves in turn."""
    s, strength, steps = worlds[0].copy(), strengths.copy(), 0
    d, x = np.zeros(SIZE_D, np.int64), np.zeros(SIZE_X, np.float64)
    number_of_moves = len(moves) if len(moves) else 1
    for i in range(len(scores)):
        number = first + i
        copy_row(s, worlds, (number // number_of_moves) % len(worlds))
        remember(s)
        is_first = True
        while s[PHASE] != OVER:
            move = moves[number % number_of_moves] if is_first and len(moves) else think(s, strength, WEIGHTS, d, x)
            if is_first:
                firsts[i] = move
                is_first = False
            advance(s, strength, move)
            steps += 1
        for seat in range(2):
            scores[i, seat] = s[SCORES + seat]
    return steps
