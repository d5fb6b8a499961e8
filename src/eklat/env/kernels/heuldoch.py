"""Heul doch! Mau Mau, action by action: every move is one action.

Actions 0 to 52 lay this card face down (the colours A to G with 1 to 7, then catapult, towel, carousel, werewolf). 53 + 3 *
card + 0, 1, 2 lay a number card onto one's own pile, the left one, the right one. 200 is the catapult, 201 the werewolf, 202
and 203 the carousel to the left and right, 204 to 208 the towel with the seat so many to the left. What is legal are the
kernel's moves and the hand.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.env.kernels.cards import write_seat
from eklat.env.kernels.loops import TOTALS, checking, sampling, stepping
from eklat.fast.kernels import heuldoch
from eklat.fast.kernels.bits import inner, kernel, lowest, pick
from eklat.fast.kernels.heuldoch import (
    CARDS,
    CAROUSEL,
    CATAPULT,
    CODE,
    COUNTS,
    DOWN,
    END,
    FACE,
    FIRST,
    HAND,
    NEXT,
    PLAYERS,
    RULES,
    SCORES,
    SIZE,
    SPECIAL,
    SPECIALS,
    STEPS,
    TOP,
    TOWEL,
    TURN,
    WEREWOLF,
)

KINDS, NUMBERED = 53, 49
LAY = KINDS
THROW = LAY + 3 * NUMBERED
HOWL, TURN_LEFT, SWAP = THROW + 1, THROW + 2, THROW + 4
ACTIONS = SWAP + 5
MOVES = STEPS
KNOWN, UNSEEN = 0, 110
"""Notes: which seats know the card that was laid in this turn, as bits; and per seat how many it has not seen of each."""
ROW, NOTES = SIZE, UNSEEN + 6 * KINDS + TOTALS
EVERYBODY = 63


@inner
def begin(s: Any, x: Any) -> None:
    players = s[PLAYERS]
    for seat in range(players):
        for code in range(KINDS):
            copies = 2 if code < NUMBERED else (3 if s[RULES] & SPECIALS else 0)
            x[UNSEEN + seat * KINDS + code] = copies
    for seat in range(players):
        x[KNOWN + seat] = EVERYBODY
        is_seen_by(x, players, CODE[s[TOP + seat] & 127], 0)
        for slot in range(4):
            x[UNSEEN + seat * KINDS + CODE[s[HAND + seat] >> 8 * slot & 127]] -= 1


@inner
def is_seen_by(x: Any, players: int, code: int, known: int) -> None:
    """Everybody sees a card whom it is not known to yet."""
    for seat in range(players):
        if not known >> seat & 1:
            x[UNSEEN + seat * KINDS + code] -= 1


@inner
def legal(s: Any, x: Any, ways: Any) -> None:
    ways[0], ways[1] = heuldoch.legal(s), s[HAND + s[TURN]] if s[TURN] >= 0 else 0


@inner
def move_of(hand: int, action: int) -> int:
    """The kernel's move; -1 if the card is not there."""
    if action < 0 or action >= ACTIONS:
        return -1
    if action < LAY:
        face, act = FACE[action], 0
    elif action < THROW:
        face, act = FACE[(action - LAY) // 3], (action - LAY) % 3 + 1
    elif action == THROW:
        face, act = CATAPULT, 1
    elif action == HOWL:
        face, act = WEREWOLF, 1
    elif action < SWAP:
        face, act = CAROUSEL, action - TURN_LEFT + 1
    else:
        face, act = TOWEL, action - SWAP + 1
    for slot in range(24, -1, -8):  # of equal cards the kernel takes the last
        if hand >> slot & 127 == face:
            return slot | act
    return -1


@inner
def action_of(hand: int, move: int) -> int:
    face, act = hand >> (move & 24) & 127, move & 7
    if act == 0:
        return CODE[face]
    if face < SPECIAL:
        return LAY + 3 * CODE[face] + act - 1
    if face == TOWEL:
        return SWAP + act - 1
    if face == CAROUSEL:
        return TURN_LEFT + act - 1
    return THROW if face == CATAPULT else HOWL


@inner
def is_legal(moves: int, hand: int, action: int) -> bool:
    move = move_of(hand, action)
    return move >= 0 and moves >> move & 1 == 1


@inner
def write_mask(ways: Any, mask: Any) -> None:
    moves = np.int64(ways[0])
    while moves:
        mask[action_of(ways[1], lowest(moves))] = 1
        moves &= moves - 1


@inner
def pick_one(moves: int, hand: int, rng: Any) -> int:
    return action_of(hand, pick(rng, moves))


@inner
def step(s: Any, x: Any, action: int) -> None:
    seat, place, players = s[TURN], s[NEXT], s[PLAYERS]
    move = move_of(s[HAND + seat], action)
    face, drawn = s[HAND + seat] >> (move & 24) & 127, s[CARDS + place]
    own = 1 << seat
    if move & 7 == 0:
        x[KNOWN + place] = own
    else:
        x[KNOWN + place] = EVERYBODY
        is_seen_by(x, players, CODE[face], own)
        if face == WEREWOLF:
            for other in range(players):
                if s[TOP + other] & DOWN:
                    lying = s[TOP + other] >> 8
                    is_seen_by(x, players, CODE[s[TOP + other] & 127], x[KNOWN + lying])
                    x[KNOWN + lying] = EVERYBODY
    if drawn:
        x[UNSEEN + seat * KINDS + CODE[drawn]] -= 1
    heuldoch.apply(s, x, np.int64(move))


@inner
def observe(s: Any, x: Any, seat: int, players: int, out: Any) -> None:
    """What this seat knows, in the order of `eklat.env.games.heuldoch.layout`."""
    for i in range(len(out)):
        out[i] = 0
    at = write_seat(out, 0, s[TURN], seat, players)
    at = write_seat(out, at, s[FIRST], seat, players)
    out[at] = s[END] - s[NEXT] if s[END] > s[NEXT] else 0
    at += 1
    for slot in range(0, 32, 8):
        if s[HAND + seat] >> slot & 127:
            out[at + CODE[s[HAND + seat] >> slot & 127]] += 1
    at += KINDS
    for code in range(KINDS):
        out[at + code] = x[UNSEEN + seat * KINDS + code]
    at += KINDS
    for left in range(players):
        other = seat + left if seat + left < players else seat + left - players
        size, hand, top, counts = 0, s[HAND + other], s[TOP + other], s[COUNTS + other]
        for slot in range(0, 32, 8):
            size += hand >> slot & 127 != 0
        place = at + left
        out[place] = size
        out[place + players] = x[NOTES - TOTALS + other]
        out[place + 2 * players] = top & DOWN != 0
        out[place + 3 * players] = counts & 255
        for number in range(7):
            out[at + 4 * players + 7 * left + number] = counts >> 8 * (number + 1) & 255
        if top != 0 and x[KNOWN + (top >> 8)] >> seat & 1:
            out[at + 11 * players + KINDS * left + CODE[top & 127]] = 1


_advance = stepping(heuldoch.deal, begin, step, legal, write_mask, observe, (FIRST, TURN, SCORES))
_check, _sample = checking(is_legal), sampling(pick_one)


@kernel
def advance(rows: Any, notes: Any, ways: Any, actions: Any, hands: Any, pack: Any, deck: Any, rng: Any, seed: int,
            first: int, is_endless: bool, is_raw: bool, watched: int, seats: Any, rewards: Any, dones: Any, masks: Any,
            seen: Any) -> None:  # fmt: skip
    """Make an action at each table: see `stepping`."""
    _advance(rows, notes, ways, actions, hands, pack, deck, rng, seed, first, is_endless, is_raw, watched, seats,
             rewards, dones, masks, seen)  # fmt: skip


@kernel
def check(ways: Any, actions: Any) -> int:
    """The first table whose action is not legal; -1 if there is none."""
    return _check(ways, actions)


@kernel
def sample(ways: Any, rng: Any, own: Any, actions: Any) -> None:
    """An action by chance for each table."""
    _sample(ways, rng, own, actions)
