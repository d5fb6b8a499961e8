"""How a club player chooses in Heul doch!: every legal move is appraised, and the best one made.

To what a move gains in the piles there is added what it promises for the next turn: cards that will fit, cards that a
neighbour would get, and what was given out of the hand.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.bots.club.heuldoch.outlook import (
    CLOSED,
    LEFT,
    MORE,
    MOVES,
    NONE,
    OWN,
    POINT,
    RIGHT,
    TRIED,
    VALUE,
    look,
    outlook,
    turns_left,
)
from eklat.bots.club.heuldoch.plan import plan
from eklat.bots.club.heuldoch.weights import (
    BEST,
    BURIED,
    FORCED,
    FREE,
    GAIN_GIFT,
    GAIN_ONION,
    GAIN_ONION_EARLY,
    GAIN_OWN,
    GAIN_SPECIAL,
    GIFT,
    HANDY,
    LEAVES,
    LOWEST,
    ONION,
    PLANNED,
    SPENT,
    STAYS,
    TURNED,
    USED,
)
from eklat.fast.kernels import heuldoch as game
from eklat.fast.kernels.bits import count, inner, larger, lowest, smaller
from eklat.fast.kernels.heuldoch import (
    CARDS,
    CAROUSEL,
    CATAPULT,
    COUNT,
    COUNTS,
    DOWN,
    HAND,
    PLAYERS,
    SHOWS,
    SLOTS,
    SPECIAL,
    TOP,
    TURN,
    WEREWOLF,
    fitting,
)

HAIR = 0.001
"""A difference that only decides between equals."""


@inner
def promise(hand: int, own: int, left: int, right: int, mind: Any, at: int, tune: Any) -> float:
    """What the next turn promises with this hand, if the tops stay; `at` is what cards are worth in one's own pile."""
    held = ~((SLOTS << 7) - hand) >> 7 & SLOTS
    numbers = held & ~(hand >> 4 & hand >> 5 & hand >> 6)
    shown = SHOWS[own]
    given = (fitting(hand, SHOWS[left]) | fitting(hand, SHOWS[right])) & numbers
    fits = (fitting(hand, shown) | shown >> 32) & numbers
    best, second, blocked, least = NONE, NONE, NONE, NONE + 8 * POINT
    for slot in range(0, 32, 8):
        worth = mind[at + (hand >> slot & 7)]
        least = smaller(least, worth if numbers >> slot & 1 else least)
        blocked = larger(blocked, worth if (fits & given) >> slot & 1 else NONE)
        worth = worth if (fits & ~given) >> slot & 1 else NONE
        second = larger(second, smaller(best, worth))
        best = larger(best, worth)
    top = BEST + FREE if shown >> 32 else BEST
    value = tune[top] * best + tune[top + 1] * second + tune[top + 2] * larger(blocked - best, NONE)
    if best == 0:
        value += tune[top + 3]
    if numbers:
        value += tune[LOWEST] * least
    return value + tune[FORCED] * count(given)


@inner
def effect(s: Any, card: int, act: int, turns: int, mind: Any, tune: Any) -> Any:
    """What a special card changes in the piles, for me less for the others; and the tops after it: mine, left and right."""
    seat, players = s[TURN], s[PLAYERS]
    target = seat + act if seat + act < players else seat + act - players
    gain, mine, lefts, rights, highest = 0.0, NONE, NONE, NONE, NONE + 1
    for other in range(players):
        highest = larger(highest, SHOWS[s[TOP + other] & 255] & 7)
    for other in range(players):
        top, counts = s[TOP + other], s[COUNTS + other]
        after = lying = top & 255
        is_lifted, come = False, 0
        if card == CATAPULT:
            is_lifted = SHOWS[lying] & 7 == highest
        elif card == WEREWOLF:
            if lying >= DOWN:
                counts -= 1
                after = SPECIAL  # whatever it is: nothing that is known fits it
                gain += tune[TURNED] if other == seat else -tune[TURNED] / (players - 1)
            elif lying:
                counts += 1 - COUNT[lying]
                after = DOWN
        elif card == CAROUSEL:
            giver = other - 1 if act == 1 else other + 1
            giver = giver + players if giver < 0 else (giver - players if giver >= players else giver)
            is_lifted, come = True, s[TOP + giver] & 255
        elif other == seat or other == target:
            is_lifted, come = True, s[TOP + (target if other == seat else seat)] & 255
        if is_lifted:
            counts += COUNT[come] - COUNT[lying]
            after = come if come else (s[CARDS + (top >> 8)] & 255 if top else 0)
        if counts != s[COUNTS + other]:
            ahead = other - seat if other >= seat else other - seat + players
            left = turns if other == seat else turns_left(s, other, ahead)
            sign = 1.0 if other == seat else -1.0 / (players - 1)
            for _ in range(2):
                gain += sign * outlook(counts, left, mind, TRIED)
                counts, sign = s[COUNTS + other], -sign
        if other == seat:
            mine = after
        if other == seat + 1 or other == seat + 1 - players:
            lefts = after
        if other == seat - 1 or other == seat - 1 + players:
            rights = after
    return gain, mine, lefts, rights


@inner
def appraise(s: Any, move: int, turns: int, mind: Any, tune: Any) -> float:
    """What a move is worth in points ahead of the others; what it leaves as it is does not count."""
    seat, players = s[TURN], s[PLAYERS]
    left = seat + 1 if seat + 1 < players else 0
    right = seat - 1 if seat > 0 else players - 1
    hand, slot, act = s[HAND + seat], move & 24, move & 7
    card = hand >> slot & 127
    number, at, gain = card & 7, OWN, 0.0
    spent = tune[SPENT] * mind[OWN + number]
    mine, lefts, rights = s[TOP + seat] & 255, s[TOP + left] & 255, s[TOP + right] & 255
    if act == 0:
        early = turns * (1.0 / 16.0) if turns < 16 else 1.0
        value = (tune[GAIN_ONION] + tune[GAIN_ONION_EARLY] * early) * (mind[VALUE + 1] - mind[VALUE]) + tune[ONION]
        at, mine = MORE, CLOSED
        if card >= SPECIAL:
            spent = tune[BURIED + number]
    elif card >= SPECIAL:
        gain, mine, lefts, rights = effect(s, card, act, turns, mind, tune)
        value, spent = tune[GAIN_SPECIAL] * gain, tune[USED + number]
    elif act == 1:
        value = tune[GAIN_OWN] * mind[OWN + number]
        mine = card
    elif act == 2:
        value = tune[GIFT] - tune[GAIN_GIFT] * mind[LEFT + number] / (players - 1)
        lefts = card
    else:
        value = tune[GIFT] - tune[GAIN_GIFT] * mind[RIGHT + number] / (players - 1)
        rights = card
    if turns <= tune[PLANNED]:
        counts, points, share = s[COUNTS + seat], NONE, 1.0 / (players - 1)
        stays, leaves, handy = tune[STAYS], tune[LEAVES], tune[HANDY]
        if act == 0:
            counts += 1
        elif card < SPECIAL and act == 1:
            counts += COUNT[card]
        elif card < SPECIAL:
            gain = -share * (mind[LEFT + number] if act == 2 else mind[RIGHT + number])
        for n in range(1, 8):
            points += n * (counts >> 8 * n & 255)
        return gain + POINT * plan(hand ^ card << slot, mine, counts, points, share, stays, leaves, handy)
    if turns > 0:
        value += spent + promise(hand ^ card << slot, mine, lefts, rights, mind, at, tune)
    return value


@inner
def choose(s: Any, mind: Any, tune: Any) -> int:
    """The best move; of equal ones that of the highest face, in whatever order the hand is held."""
    seat, moves = s[TURN], game.legal(s)
    if moves & (moves - 1) == 0:
        return lowest(moves)
    turns, best, chosen = look(s, moves, mind), -1e9, 0
    while moves:
        move = lowest(moves)
        moves &= moves - 1
        value = appraise(s, move, turns, mind, tune) + HAIR * ((s[HAND + seat] >> (move & 24) & 127) << 3 | move & 7)
        mind[MOVES + move] = np.int64(value)
        if value > best:
            best, chosen = value, move
    return chosen


@inner
def standing(s: Any, seat: int, mind: Any, tune: Any) -> Any:
    """What a seat will have in the end, with all hands open: what the pile seems to be worth, and what the hand promises."""
    players, hand = s[PLAYERS], s[HAND + seat]
    left = seat + 1 if seat + 1 < players else 0
    right = seat - 1 if seat > 0 else players - 1
    ahead = seat - s[TURN] if seat >= s[TURN] else seat - s[TURN] + players
    turns = turns_left(s, seat, ahead)
    value = np.float64(outlook(s[COUNTS + seat], turns, mind, TRIED))
    value += promise(hand, s[TOP + seat] & 255, s[TOP + left] & 255, s[TOP + right] & 255, mind, TRIED, tune)
    for slot in range(0, 32, 8):
        card = hand >> slot & 127
        value -= tune[SPENT] * mind[TRIED + (card & 7)] if card < SPECIAL else tune[USED + (card & 7)]
    return np.int64(value + POINT // 2) // POINT
