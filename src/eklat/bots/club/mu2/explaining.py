"""The club player's move in Mü for two together with its reason."""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.bots.club.mu2.facts import (
    EXPECTED,
    NEED,
    OWN,
    SIZE_D,
    SIZE_X,
    THEIR_TRUMPS,
    THEIRS,
    bid_facts,
    follow_facts,
    lead_facts,
    look,
    look_at_trumps,
    suit_of,
)
from eklat.bots.club.mu2.reasons import (
    AHEAD_ALREADY,
    BEGIN,
    CANNOT,
    DECIDE,
    DECIDED,
    DENY,
    DRAW_TRUMPS,
    FEWEST,
    FORCE,
    FORCED,
    FULL,
    HURT,
    LIKELY,
    LONG,
    NAME_KIND,
    NAME_NOTHING,
    OVERBID,
    PUT_AWAY,
    RATHER,
    RATHER_SHIELD,
    SACRIFICE,
    SHORT,
    SHOW,
    SPARE,
    SURE,
    TAKE,
    TAKE_LEAD,
    TOO_HIGH,
    TRUMP_IN,
    TURN_UP,
)
from eklat.bots.club.mu2.thinking import BIG_ONE, SMALL_ONE, favourite, kinds_of, think
from eklat.bots.club.mu2.weights import W_SPREAD, WEIGHTS
from eklat.fast.kernels import mu2
from eklat.fast.kernels.bits import count, inner, larger, lowest, making
from eklat.fast.kernels.mu import KIND, NONE, TRUMP_SUIT, VALUE
from eklat.fast.kernels.mu2 import (
    AHEAD,
    AUCTION,
    CROWN,
    DISCARD,
    DISCARDS,
    FIRST_POINTS,
    HEIGHT,
    IN_TRICK,
    NAME_BIG,
    NAME_SMALL,
    OPEN,
    PHASE,
    POINTS,
    REVEAL,
    SUIT,
    TURN,
)


@making
def decide(s: Any, strength: Any, why: Any) -> Any:
    """The club's move; `why` takes the reason and the facts behind it. It leaves nothing to chance."""
    d, x = np.zeros(SIZE_D, np.int64), np.zeros(SIZE_X, np.float64)
    move = np.int64(think(s, strength, WEIGHTS, d, x))
    for i in range(len(why)):
        why[i] = 0
    explain(s, strength, WEIGHTS, d, x, move, why)
    return move


@inner
def explain(s: Any, strength: Any, w: Any, d: Any, x: Any, move: int, why: Any) -> None:
    phase, seat = s[PHASE], s[TURN]
    look(s, d, x)
    if phase == AUCTION:
        explain_bid(s, w, d, x, move, why)
    elif phase == DISCARD:
        wanted = favourite(s, w, d, x, BIG_ONE, kinds_of(s[OPEN + seat]))
        why[0], why[1], why[3] = PUT_AWAY, wanted, count(d[OWN] & ~move & KIND[wanted])
        while move:
            why[2] += VALUE[lowest(move)]
            move &= move - 1
    elif phase == NAME_SMALL or phase == NAME_BIG:
        mine, theirs = count(d[OWN] & KIND[move]), count(d[THEIRS] & KIND[move])
        why[0] = NAME_KIND if phase == NAME_BIG else DENY if theirs > mine else HURT
        if move == NONE:
            why[0] = NAME_NOTHING
        why[1], why[2], why[3] = move, mine, theirs
    else:
        look_at_trumps(s, d, x)
        if phase == REVEAL:
            why[0], why[1] = TURN_UP, move
        else:
            explain_play(s, strength, d, x, move, why)


@inner
def explain_bid(s: Any, w: Any, d: Any, x: Any, move: int, why: Any) -> None:
    seat = s[TURN]
    height = larger(count(s[OPEN]), count(s[OPEN + 1])) + 1
    if s[AHEAD] == seat:
        why[0], why[1] = AHEAD_ALREADY, 14 + 2 * height
        return
    if mu2.most(s) == 0:
        why[0] = FULL
        return
    big = favourite(s, w, d, x, BIG_ONE, kinds_of(d[OWN]))
    as_crown = x[EXPECTED]
    small = favourite(s, w, d, x, SMALL_ONE, kinds_of(d[OWN]))
    bid_facts(s, x, as_crown, x[EXPECTED], w[W_SPREAD])
    why[1], why[2], why[3] = big, 16 + 2 * height, np.int64(round(100.0 * x[1]))
    why[4], why[5] = 14 + 2 * height, np.int64(round(100.0 * x[2]))
    if move and count(move | s[OPEN + seat]) < height:
        why[0], why[1] = SHOW, small
    elif s[AHEAD] < 0:
        why[0] = BEGIN if move else TOO_HIGH
    else:
        # To fail as crown costs five points, to let the other succeed ten.
        why[0] = RATHER_SHIELD if not move else OVERBID if x[1] >= 1.0 / 3.0 else SACRIFICE


@inner
def explain_play(s: Any, strength: Any, d: Any, x: Any, card: int, why: Any) -> None:
    """Why this card: the fact that speaks loudest for it."""
    seat, crown, choice = s[TURN], s[CROWN], mu2.legal(s)
    suit = suit_of(s, card)
    made, goal = s[POINTS + crown], 16 + 2 * s[HEIGHT]
    if seat == crown:
        rest = s[DISCARDS]
        while rest:
            made += VALUE[lowest(rest)]
            rest &= rest - 1
    if not choice & (choice - 1):
        why[0] = FORCED
    elif d[NEED] <= 0 or made >= goal:
        why[0] = DECIDED
    elif not s[IN_TRICK]:
        fewest, rest = 1e9, choice
        while rest:
            lead_facts(s, d, x, lowest(rest))
            fewest = min(fewest, x[9])
            rest &= rest - 1
        lead_facts(s, d, x, card)
        mine = count(d[OWN] & s[SUIT + suit])
        why[1], why[2] = np.int64(round(100.0 * x[0])), mine
        if x[0] > 0.999:
            why[0] = SURE
        elif suit == TRUMP_SUIT and x[THEIR_TRUMPS] >= 0.5:
            why[0], why[1] = DRAW_TRUMPS, np.int64(round(x[THEIR_TRUMPS]))
        elif x[0] >= 0.5:
            why[0] = LIKELY
        elif x[16] > 0.0:
            why[0] = SHORT
        elif mine >= 4:
            why[0] = LONG
        elif x[9] == 0.0:
            why[0] = FORCE
        elif x[9] <= fewest:
            why[0], why[1] = FEWEST, np.int64(round(6.0 * x[9]))
        else:
            why[0] = RATHER
    else:
        can_win, rest = False, choice
        while rest:
            follow_facts(s, strength, d, x, lowest(rest))
            can_win = can_win or x[0] > 0.0
            rest &= rest - 1
        follow_facts(s, strength, d, x, card)
        points = VALUE[card] + s[FIRST_POINTS]
        why[1], why[2] = points, VALUE[card]
        if x[0] == 0.0:
            why[0] = SPARE if can_win else CANNOT
        elif (made + points >= goal) if seat == crown else (points >= d[NEED]):
            why[0] = DECIDE
        elif x[14] > 0.0:
            why[0] = TRUMP_IN
        else:
            why[0] = TAKE if points > 0 else TAKE_LEAD
