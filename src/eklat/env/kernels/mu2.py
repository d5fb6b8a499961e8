"""Mü for two, action by action.

Actions 67 to 73 turn up a column: R Y G B K, big, small. Bids are laid as in Mü; four discards are put away one by one in
ascending order, and the fourth ends the move.
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
from eklat.fast.kernels import mu2
from eklat.fast.kernels.bits import count, inlined, inner, kernel
from eklat.fast.kernels.mu2 import (
    AHEAD,
    AUCTION,
    BIG,
    CROWN,
    DEALER,
    DISCARD,
    DISCARDS,
    HAND,
    HEIGHT,
    IN_TRICK,
    LEADER,
    LED,
    OPEN,
    OVER,
    PASSES,
    PHASE,
    PLAY,
    POINTS,
    REVEAL,
    SCORES,
    SIZE,
    SKAT,
    SMALL,
    STEPS,
    SUIT,
    TURN,
)

ROW, NOTES = SIZE + 8, 60 + TOTALS
CHOSEN, LIMIT, LAST, PLAYED, FIRST, VOIDS = SIZE, SIZE + 1, SIZE + 2, SIZE + 3, SIZE + 5, SIZE + 6
COLUMN = TRUMP + TRUMPS
ACTIONS = COLUMN + 7
MOVES = STEPS
AWAY = 4
"""Cards that the crown puts away."""


@inner
def begin(s: Any, x: Any) -> None:
    s[PLAYED] = s[PLAYED + 1] = s[VOIDS] = 0
    new_turn(s)


@inner
def new_turn(s: Any) -> None:
    s[CHOSEN] = s[LAST] = s[LIMIT] = 0
    if s[PHASE] == AUCTION:
        s[LIMIT] = mu2.most(s)
    elif s[PHASE] == DISCARD:
        s[LIMIT] = AWAY


@inner
def legal(s: Any, x: Any, ways: Any) -> None:
    phase, seat = s[PHASE], s[TURN]
    cards, others = np.int64(0), np.int64(0)
    if phase == PLAY:
        cards = kinds(mu2.legal(s))
    elif phase == AUCTION:
        others = np.int64(1) if s[CHOSEN] else np.int64(1 | FREE)
        if s[LIMIT] > 0:
            cards = from_last(kinds(s[HAND + seat] & ~s[CHOSEN]), s[LAST])
    elif phase == DISCARD:
        cards = kinds(enough(from_last(s[HAND + seat] & ~s[CHOSEN], s[LAST]), s[LIMIT]))
    elif phase == REVEAL:
        others = mu2.legal(s) << COLUMN - STOP
    elif phase < REVEAL:
        others = mu2.legal(s) << 1
    ways[0], ways[1] = cards, others


@inner
def enough(cards: int, wanted: int) -> Any:
    """Those cards that leave as many from them on as are still wanted."""
    found = np.int64(0)
    while count(cards) >= wanted:
        found |= cards & -cards
        cards &= cards - 1
    return found


@inner
def step(s: Any, x: Any, action: int) -> None:
    phase, seat = s[PHASE], s[TURN]
    if phase == PLAY:
        place = PLACE[action]
        card = copy_in(s[OPEN + seat] if has(s[OPEN + seat], place) else s[HAND + seat], place)
        remember(s, seat, card)
        mu2.apply(s, x, card)
    elif phase == AUCTION or phase == DISCARD:
        if action != STOP:
            place = PLACE[action]
            s[CHOSEN] |= np.int64(1) << copy_in(s[HAND + seat] & ~s[CHOSEN], place)
            s[LAST] = place
            s[LIMIT] -= 1
            if s[LIMIT] > 0:
                return
        mu2.apply(s, x, s[CHOSEN])
        new_turn(s)
    elif phase == REVEAL:
        mu2.apply(s, x, np.int64(action - COLUMN))
    else:
        mu2.apply(s, x, np.int64(action - TRUMP))


@inlined
def remember(s: Any, seat: int, card: int) -> None:
    """Who has played what, and who was out of which suit."""
    s[PLAYED + seat] |= np.int64(1) << card
    if s[IN_TRICK] == 0:
        s[FIRST] = card
    elif not s[SUIT + s[LED]] >> card & 1:
        s[VOIDS] |= np.int64(1) << 6 * seat + s[LED]


@inner
def observe(s: Any, x: Any, seat: int, players: int, out: Any) -> None:
    """What this seat knows, in the order of `eklat.env.games.mu2.layout`."""
    for i in range(len(out)):
        out[i] = 0
    nothing = np.int64(0)
    is_asked, is_crown = s[TURN] == seat, s[CROWN] == seat
    at = write_one(out, 0, s[PHASE] if s[PHASE] < OVER else -1, 6)
    at = write_seat(out, at, s[TURN], seat, 2)
    at = write_seat(out, at, s[DEALER], seat, 2)
    at = write_cards(out, at, s[HAND + seat])
    at = write_cards(out, at, s[CHOSEN] if is_asked else nothing)
    out[at] = s[LIMIT] if is_asked else 0
    out[at + 1] = s[PASSES] if s[PHASE] == AUCTION else 0
    at += 2
    at = write_seat(out, at, s[AHEAD], seat, 2)
    at = write_seat(out, at, s[CROWN], seat, 2)
    at = write_one(out, at, s[BIG], TRUMPS)
    at = write_one(out, at, s[SMALL], TRUMPS)
    out[at] = s[HEIGHT]
    out[at + 1] = 16 + 2 * s[HEIGHT] if s[HEIGHT] else 0
    at += 2
    at = write_cards(out, at, s[SKAT] if is_crown else nothing)
    at = write_cards(out, at, s[DISCARDS] if is_crown else nothing)
    at = write_seat(out, at, s[LEADER] if s[PHASE] == PLAY else -1, seat, 2)
    at = write_one(out, at, s[LED] if s[IN_TRICK] > 0 else -1, 6)
    for left in range(2):
        other = seat if left == 0 else 1 - seat
        out[at + left] = count(s[HAND + other])
        out[at + 2 + left] = s[POINTS + other]
        out[at + 4 + left] = x[60 + other]
        for suit in range(6):
            out[at + 6 + 6 * left + suit] = s[VOIDS] >> 6 * other + suit & 1
        for column in range(7):
            down = mu2.down(other, column)
            out[at + 18 + 7 * left + column] = (s[down] >= 0) + (s[down + 1] >= 0)
        place = at + 32 + left * CARDS
        write_cards(out, place, s[OPEN + other])
        write_cards(out, place + 2 * CARDS, s[PLAYED + other])
        if s[IN_TRICK] > 0 and s[LEADER] == other:
            write_cards(out, place + 4 * CARDS, np.int64(1) << s[FIRST])


_advance = stepping(mu2.deal, begin, step, legal, write_mask, observe, (DEALER, TURN, SCORES))
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
