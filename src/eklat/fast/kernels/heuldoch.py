"""Heul doch! Mau Mau for three to six players as a kernel: the same rules as `eklat.games.heuldoch`, four cards at once.

A state is an array of 164 numbers (the constants below name its places). A deck has cards by code: colour * 7 + number - 1,
or 49 to 52 for catapult, towel, carousel and werewolf. A state has them by face (`FACE`, `CODE`): a byte with the colour in
its upper half and the number in its lower, so that one subtraction compares a whole hand with a top. A hand is four such
bytes, one per slot, 0 where no card is left. `COUNTS` has the onions of a pile in byte 0, its open cards with n in byte n.

`CARDS` holds the draw pile from `NEXT` to before `END`. Each turn takes the card at `NEXT` (0 when all are drawn) and leaves
in its place what lies beneath the card that was laid. A top is the face, +128 if face down, +256 times that place; 0 is an
empty pile.

A move is slot * 8 + act. Act 0 is an onion. Else a number card goes onto one's own pile (1), to the left (2) or right (3);
a towel goes so many seats to the left; a carousel turns left (1) or right (2); catapult and werewolf have act 1.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.fast.kernels.bits import below, inner, kernel, larger, pick
from eklat.fast.kernels.loops import looping

SIZE = 164
PLAYERS, FIRST, TURN, STEPS, RULES, OUTCOME, NEXT, END = range(8)
HAND, TOP, COUNTS, SCORES, LOST, ONIONS, CARDS = 8, 14, 20, 26, 32, 38, 44

SPECIALS = 1
FINISHED = 1
SPECIAL, DOWN = 0x70, 0x80
# Bit 0 of a special: it has an act 2. Bit 1: it has an act for everybody else.
CATAPULT, TOWEL, CAROUSEL, WEREWOLF = SPECIAL, SPECIAL | 3, SPECIAL | 1, SPECIAL | 4
SLOTS = 0x01010101
"""The lowest bit of every slot."""


def _shows(lying: int) -> int:
    """What to compare a hand with: this face in each slot, or one without a fit. Upper half: the owner may lay anything."""
    if 0 < lying < SPECIAL:
        return lying * SLOTS
    return SPECIAL * SLOTS | (0 if SPECIAL <= lying < DOWN else SLOTS << 32)


def _counts(lying: int) -> int:
    """What a card adds to the counts of its pile."""
    if lying >= DOWN:
        return 1
    return 1 << 8 * (lying & 7) if 0 < lying < SPECIAL else 0


FACE = np.array([n // 7 << 4 | n % 7 + 1 for n in range(49)] + [CATAPULT, TOWEL, CAROUSEL, WEREWOLF], dtype=np.int64)
CODE = np.full(128, -1, dtype=np.int64)
CODE[FACE] = np.arange(53)
SHOWS = np.array([_shows(lying) for lying in range(256)], dtype=np.int64)
COUNT = np.array([_counts(lying) for lying in range(256)], dtype=np.int64)
DEAD = np.array([0] + [1 << (n - 1) % 7 + 1 | (n > 7) << 7 for n in range(1, 128)], dtype=np.int64)
"""The numbers that so many onions make worthless, as bits."""


@kernel
def deal(s: Any, deck: Any, rng: Any) -> None:
    """Deal from a deck (an array of codes; it stays as it is) for the players, first player and rules in `s`."""
    players, size = s[PLAYERS], len(deck)
    for i in range(size):
        s[CARDS + i] = FACE[deck[i]]
    for i in range(size - 1):
        j = CARDS + i + below(rng, size - i)
        while i < players and s[j] >= SPECIAL:  # A special goes back; all that is left is shuffled anyway.
            j = CARDS + i + below(rng, size - i)
        s[CARDS + i], s[j] = s[j], s[CARDS + i]
    end = CARDS + size
    for seat in range(players):
        s[SCORES + seat] = s[LOST + seat] = s[ONIONS + seat] = s[TOP + seat] = s[COUNTS + seat] = 0
        put(s, seat, s[CARDS + seat] | seat << 8)
        hand = 0
        for _ in range(4):
            end -= 1
            hand = hand << 8 | s[end]
            s[end] = 0
        s[HAND + seat] = hand
    s[TURN], s[STEPS], s[OUTCOME], s[NEXT], s[END] = s[FIRST], 0, 0, players, size - 4 * players


@kernel
def put(s: Any, seat: int, top: int) -> None:
    """Lay a card onto a pile."""
    s[CARDS + (top >> 8)] = s[TOP + seat]
    s[TOP + seat] = top
    s[COUNTS + seat] += COUNT[top & 255]


@inner
def lift(s: Any, seat: int) -> Any:
    """Take the top off a pile; 0 if the pile is empty."""
    top = s[TOP + seat]
    if top:
        s[TOP + seat] = s[CARDS + (top >> 8)]
        s[COUNTS + seat] -= COUNT[top & 255]
    return top


@inner
def different(hand: int) -> int:
    """The slots with cards, without those whose card comes again in a higher slot."""
    # Of all bytes up to 127, only 0 leaves the upper bit of 128 - byte.
    high = SLOTS << 7
    absent = high - hand | high - (hand ^ hand >> 8) | high - (hand ^ hand >> 16) | high - (hand ^ hand >> 24)
    return ~absent >> 7 & SLOTS


@inner
def fitting(hand: int, shows: int) -> int:
    """The slots with the colour or the number of a top."""
    # Of all half bytes up to 7, only 0 leaves the upper bit of 8 - half.
    same = 0x88888888 - (hand ^ shows)
    return (same >> 3 | same >> 7) & SLOTS


@inner
def choices(hand: int, own: int, left: int, right: int, players: int) -> Any:
    """The legal moves with a hand as bits, given one's own top and those to the left and right."""
    cards = different(hand)
    special = cards & hand >> 4 & hand >> 5 & hand >> 6
    number, shown = cards ^ special, SHOWS[own & 255]
    to_left = fitting(hand, SHOWS[left & 255]) & number
    to_right = fitting(hand, SHOWS[right & 255]) & number
    to_own = (fitting(hand, shown) | shown >> 32) & number & ~(to_left | to_right)
    towels = (special & hand >> 1) * ((1 << players) - 8)
    return cards | (to_own | special) << 1 | (to_left | special & hand) << 2 | to_right << 3 | towels


@kernel
def legal(s: Any) -> Any:
    """The legal moves as bits; of equal cards in a hand only one slot has moves."""
    seat, players = s[TURN], s[PLAYERS]
    if seat < 0:
        return 0
    left = seat + 1 if seat + 1 < players else 0
    right = seat - 1 if seat > 0 else players - 1
    return choices(s[HAND + seat], s[TOP + seat], s[TOP + left], s[TOP + right], players)


@kernel
def apply(s: Any, strength: Any, move: int) -> None:
    """Make a legal move, draw, and go on to the left; count up after the last card. (Cards have no strength here.)"""
    seat, players, place = s[TURN], s[PLAYERS], s[NEXT]
    left = seat + 1 if seat + 1 < players else 0
    right = seat - 1 if seat > 0 else players - 1
    hand, slot, act = s[HAND + seat], move & 24, move & 7
    card = hand >> slot & 127
    s[HAND + seat] = hand ^ (card ^ s[CARDS + place]) << slot
    if card < SPECIAL or act == 0:
        to = left if act == 2 else (right if act == 3 else seat)
        put(s, to, place << 8 | card | (DOWN if act == 0 else 0))
    else:
        use(s, seat, card, act)
    s[NEXT] = place + 1
    s[STEPS] += 1
    s[TURN] = following(s, left)
    if s[TURN] < 0:
        score(s)


@inner
def following(s: Any, left: int) -> int:
    """The first seat from this one on that has a card; -1 if nobody has."""
    seat = left
    while s[HAND + seat] == 0:
        seat = seat + 1 if seat + 1 < s[PLAYERS] else 0
        if seat == left:
            return -1
    return seat


@inner
def use(s: Any, seat: int, card: int, act: int) -> None:
    """What a special card does to the tops."""
    players = s[PLAYERS]
    if card == TOWEL:
        other = seat + act if seat + act < players else seat + act - players
        mine, theirs = lift(s, seat), lift(s, other)
        if mine:
            put(s, other, mine)
        if theirs:
            put(s, seat, theirs)
    elif card == CAROUSEL:
        turn(s, act)
    elif card == WEREWOLF:
        for other in range(players):
            top = lift(s, other)
            if top:
                put(s, other, top ^ DOWN)
    else:
        highest = np.int64(1)
        for other in range(players):
            highest = larger(highest, SHOWS[s[TOP + other] & 255] & 7)
        for other in range(players):
            if SHOWS[s[TOP + other] & 255] & 7 == highest:
                lift(s, other)


@inner
def turn(s: Any, act: int) -> None:
    """Every top one pile on: from the last pile to the first, and so on until the last gets one."""
    first, step = (0, 1) if act == 1 else (s[PLAYERS] - 1, -1)
    last = s[PLAYERS] - 1 - first
    moving, seat = lift(s, last), first
    for _ in range(s[PLAYERS]):
        top = lift(s, seat) if seat != last else 0
        if moving:
            put(s, seat, moving)
        moving = top
        seat += step


@kernel
def score(s: Any) -> None:
    """Count up: points, points lost to onions, and onions."""
    s[OUTCOME] = FINISHED
    for seat in range(s[PLAYERS]):
        counts = s[COUNTS + seat]
        onions = counts & 255
        dead, points, lost = DEAD[onions], 0, 0
        for number in range(1, 8):
            counts >>= 8
            value = number * (counts & 255)
            if dead >> number & 1:
                lost += value
            else:
                points += value
        s[SCORES + seat], s[LOST + seat], s[ONIONS + seat] = points, lost, onions


@kernel
def run(s: Any, strength: Any, rng: Any, trace: Any) -> int:
    """Play at random to the end, writing every move into `trace`: `apply` over and over; the number of moves."""
    players, seat, place, steps = s[PLAYERS], s[TURN], s[NEXT], 0
    while seat >= 0:
        left = seat + 1 if seat + 1 < players else 0
        right = seat - 1 if seat > 0 else players - 1
        hand = s[HAND + seat]
        move = pick(rng, choices(hand, s[TOP + seat], s[TOP + left], s[TOP + right], players))
        trace[steps] = move
        slot, act = move & 24, move & 7
        card = hand >> slot & 127
        s[HAND + seat] = hand ^ (card ^ s[CARDS + place]) << slot
        if card < SPECIAL or act == 0:
            to = left if act == 2 else (right if act == 3 else seat)
            put(s, to, place << 8 | card | (DOWN if act == 0 else 0))
        else:
            use(s, seat, card, act)
        place += 1
        steps += 1
        seat = following(s, left)
    s[TURN], s[NEXT] = -1, place
    s[STEPS] += steps
    score(s)
    return steps


_loop = looping(deal, apply, run, FIRST, SCORES, OUTCOME)


@kernel
def loop(s: Any, strength: Any, deck: Any, rng: Any, trace: Any, pack: Any, worlds: Any, moves: Any, seed: int, first: int,
         scores: Any, outcomes: Any, firsts: Any) -> int:  # fmt: skip
    """Many hands or playouts in a row: see `looping`."""
    return _loop(s, strength, deck, rng, trace, pack, worlds, moves, seed, first, scores, outcomes, firsts)
