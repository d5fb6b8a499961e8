"""Mü for three to six players, action by action.

Actions 67 to 71 choose the partner: one seat to the left, two, and so on. A called card ("hidden partner") is that card.
A bid is laid card by card in ascending order; how many may be laid is settled when the turn begins. `STOP` ends it, or the
last card that may be laid.
Where one copy of a card lies open and one is in the hand, the open one is played (M9).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.env.kernels.cards import (
    CARDS,
    FREE,
    PLACE,
    STOP,
    TRUMP,
    TRUMPS,
    copy_in,
    from_last,
    has,
    is_legal,
    kinds,
    pick_one,
    write_cards,
    write_mask,
    write_one,
    write_seat,
)
from eklat.env.kernels.loops import TOTALS, checking, sampling, stepping
from eklat.fast.kernels import mu
from eklat.fast.kernels.bits import count, inlined, inner, kernel, larger, smaller
from eklat.fast.kernels.mu import (
    AUCTION,
    CALLED,
    CHIEF,
    CHIEF_TRUMP,
    CHOOSE,
    DEALER,
    GOAL_FIRST,
    GOAL_STEP,
    HAND,
    HEIGHT,
    HIDDEN_PARTNER,
    HOLDER,
    IN_TRICK,
    LAID,
    LAST_LAY,
    LEADER,
    LED,
    PASSES,
    PHASE,
    PLAY,
    PLAYERS,
    POINTS,
    RULES,
    SCORES,
    SIZE,
    STEPS,
    SUIT,
    TURN,
    VICE,
    VICE_TRUMP,
    VOIDS,
)

ROW, NOTES = SIZE + 16, 60 + TOTALS
CHOSEN, LIMIT, LAST, PLAYED, TRICK, LARGEST = SIZE, SIZE + 1, SIZE + 2, SIZE + 3, SIZE + 9, SIZE + 15
PARTNER = TRUMP + TRUMPS
ACTIONS = PARTNER + 5
MOVES = STEPS


@inner
def begin(s: Any, x: Any) -> None:
    for seat in range(6):
        s[PLAYED + seat] = 0
    s[VOIDS] = s[LARGEST] = 0
    new_turn(s)


@inner
def new_turn(s: Any) -> None:
    """How many cards may be laid: as `mu.most`, with the largest total kept at hand."""
    seat = s[TURN]
    s[CHOSEN] = s[LAST] = s[LIMIT] = 0
    if s[PHASE] == AUCTION:
        s[LIMIT] = smaller(s[LARGEST] + 1 - count(s[LAID + seat]), count(s[HAND + seat]))


@inlined
def legal(s: Any, x: Any, ways: Any) -> None:
    phase, seat = s[PHASE], s[TURN]
    cards, others = np.int64(0), np.int64(0)
    if phase == PLAY:
        cards = kinds(mu.playable(s, s[HAND + seat] | s[LAID + seat]))
    elif phase == AUCTION:
        others = np.int64(1) if s[CHOSEN] else np.int64(1 | FREE)
        if s[LIMIT] > 0:
            cards = from_last(kinds(s[HAND + seat] & ~s[CHOSEN]), s[LAST])
    elif phase == CHOOSE and s[RULES] & HIDDEN_PARTNER:
        cards = mu.legal(s)
    elif phase == CHOOSE:
        seats, players = mu.legal(s), s[PLAYERS]
        for left in range(1, players):
            if seats >> (seat + left) % players & 1:
                others |= np.int64(1) << PARTNER - STOP + left - 1
    elif phase < CHOOSE:
        others = mu.legal(s) << 1
    ways[0], ways[1] = cards, others


@inlined
def step(s: Any, x: Any, action: int) -> None:
    phase, seat = s[PHASE], s[TURN]
    if phase == PLAY:
        place = PLACE[action]
        card = copy_in(s[LAID + seat] if has(s[LAID + seat], place) else s[HAND + seat], place)
        remember(s, seat, card)
        s[STEPS] += 1
        mu.play(s, x, card)  # `apply` would do the same, a call later
    elif phase == AUCTION:
        if action != STOP:
            place = PLACE[action]
            s[CHOSEN] |= np.int64(1) << copy_in(s[HAND + seat] & ~s[CHOSEN], place)
            s[LAST] = place
            s[LIMIT] -= 1
            if s[LIMIT] > 0:
                return
        laid = s[LAID + seat] | s[CHOSEN]
        s[LARGEST] = larger(s[LARGEST], count(laid))
        mu.apply(s, x, s[CHOSEN])
        new_turn(s)
    elif action < CARDS:
        mu.apply(s, x, PLACE[action])
    elif action < PARTNER:
        mu.apply(s, x, np.int64(action - TRUMP))
    else:
        mu.apply(s, x, (seat + action - PARTNER + 1) % s[PLAYERS])


@inlined
def remember(s: Any, seat: int, card: int) -> None:
    """Who has played what, and who was out of which suit."""
    s[PLAYED + seat] |= np.int64(1) << card
    s[TRICK + seat] = card
    if s[IN_TRICK] > 0 and not s[SUIT + s[LED]] >> card & 1:
        s[VOIDS] |= np.int64(1) << 6 * seat + s[LED]


@inner
def observe(s: Any, x: Any, seat: int, players: int, out: Any) -> None:
    """What this seat knows, in the order of `eklat.env.games.mu.layout`."""
    for i in range(len(out)):
        out[i] = 0
    is_asked = s[TURN] == seat
    at = write_one(out, 0, s[PHASE] if s[PHASE] <= PLAY else -1, 5)
    at = write_seat(out, at, s[TURN], seat, players)
    at = write_seat(out, at, s[DEALER], seat, players)
    at = write_cards(out, at, s[HAND + seat])
    at = write_cards(out, at, s[CHOSEN] if is_asked else np.int64(0))
    out[at] = s[LIMIT] if is_asked else 0
    out[at + 1] = s[PASSES] if s[PHASE] == AUCTION else 0
    at += 2
    at = write_seat(out, at, s[CHIEF], seat, players)
    at = write_seat(out, at, s[VICE], seat, players)
    at = write_one(out, at, s[CHIEF_TRUMP], TRUMPS)
    at = write_one(out, at, s[VICE_TRUMP], TRUMPS)
    out[at] = s[HEIGHT]
    out[at + 1] = GOAL_FIRST[players] + GOAL_STEP[players] * (s[HEIGHT] - 1) if s[HEIGHT] else 0
    at += 2
    at = write_seat(out, at, partner(s, seat, players), seat, players)
    at = write_cards(out, at, np.int64(1) << s[CALLED] if s[CALLED] >= 0 else np.int64(0))
    at = write_seat(out, at, s[LEADER] if s[PHASE] == PLAY else -1, seat, players)
    at = write_one(out, at, s[LED] if s[IN_TRICK] > 0 else -1, 6)
    many = players * CARDS
    for left in range(players):
        other = seat + left if seat + left < players else seat + left - players
        place = at + left
        out[place] = count(s[HAND + other])
        out[place + players] = s[POINTS + other]
        out[place + 2 * players] = x[60 + other]
        out[place + 3 * players] = lay_order(s, other, players)
        for suit in range(6):
            out[at + 4 * players + 6 * left + suit] = s[VOIDS] >> 6 * other + suit & 1
        place = at + 10 * players + left * CARDS
        write_cards(out, place, s[LAID + other])
        write_cards(out, place + many, s[PLAYED + other])
        is_in = s[IN_TRICK] > (other - s[LEADER] if other >= s[LEADER] else other - s[LEADER] + players)
        if is_in:
            write_cards(out, place + 2 * many, np.int64(1) << s[TRICK + other])


@inner
def partner(s: Any, seat: int, players: int) -> int:
    """The chosen seat, or who holds the called card, once this seat can know."""
    if s[CALLED] >= 0:
        for other in range(players):
            if other != seat and s[HAND + other] >> s[CALLED] & 1:
                return -1
    return s[HOLDER]


@inner
def lay_order(s: Any, seat: int, players: int) -> int:
    """Whose last cards were laid first, second and so on; 0 for who has laid none."""
    if s[LAST_LAY + seat] < 0:
        return 0
    place = 1
    for other in range(players):
        if s[LAST_LAY + other] >= 0 and s[LAST_LAY + other] < s[LAST_LAY + seat]:
            place += 1
    return place


_advance = stepping(mu.deal, begin, step, legal, write_mask, observe, (DEALER, TURN, SCORES))
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
