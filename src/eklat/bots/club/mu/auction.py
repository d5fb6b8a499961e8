"""How a club player bids in Mü."""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.bots.club.mu.minds import (
    T_BID,
    T_BID_SLOPE,
    T_JUMP,
    T_LAY_HIGH,
    T_LAY_LEADER,
    T_LAY_POINTS,
    T_LAY_TRUMP,
    T_OPEN,
    T_PUSH_COLOUR,
    T_PUSH_DIGIT,
    T_PUSH_FROM,
    T_RAISE,
    T_SHOW,
    T_SHOW_MOST,
)
from eklat.bots.club.mu.reasons import (
    ESCAPE,
    LEAD_BID,
    ONLY,
    PASS_AHEAD,
    PASS_AND_PAY,
    PASS_EKLAT,
    PASS_ENOUGH,
    PASS_WEAK,
    PUSH,
    RAISE,
    SHOW,
)
from eklat.bots.club.mu.worth import best_as_chief, best_of_all
from eklat.fast.kernels import mu
from eklat.fast.kernels.bits import count, inner, lowest
from eklat.fast.kernels.mu import DIGIT, HAND, KIND, LAID, LAST_LAY, NONE, PLAYERS, TURN, VALUE


@inner
def bid(s: Any, theta: Any, why: Any, hopes: Any) -> int:
    """Cards to lay, or 0 to pass."""
    seat, players = s[TURN], s[PLAYERS]
    laid, limit = s[LAID + seat], mu.most(s)
    mine, top, leader, tied = count(laid), 0, -1, 0
    for other in range(players):
        total = count(s[LAID + other])
        if other != seat and total > 0 and (total > top or (total == top and s[LAST_LAY + other] > s[LAST_LAY + leader])):
            top, leader = total, other
    for other in range(players):
        if other != seat and count(s[LAID + other]) == top:
            tied += 1
    why[1], why[2], why[3] = top, leader, -1
    if limit <= 0:
        why[0] = ONLY
        return 0
    if mine > top:
        now, _ = best_as_chief(s, theta, seat, laid, mine, 0, hopes)
        then, kind = best_of_all(s, theta, seat, mine + 1, hopes)
        why[3], why[4] = kind, mine
        if then > now + theta[seat, T_RAISE]:
            why[0], why[4] = RAISE, mine + 1
            return shown(s, theta, seat, 1, kind)
        why[0] = PASS_AHEAD
        return 0
    value, kind = best_of_all(s, theta, seat, top + 1, hopes)
    out = theta[seat, T_BID] + theta[seat, T_BID_SLOPE] * top if top else theta[seat, T_OPEN]
    out += theta[seat, T_JUMP] * max(top - 1 - mine, 0)
    is_tied = mine == top and mine > 0
    pays = is_tied and s[LAST_LAY + seat] > s[LAST_LAY + leader]
    if is_tied:
        # An Eklat, if nobody says anything more: who laid last pays for it.
        out = -10.0 * top - 5.0 * top * tied / (players - 1) if pays else 5.0 * top + 5.0 * top / (players - 1)
    if value > out and top + 1 - mine <= limit:
        why[0], why[3], why[4] = (ESCAPE if pays else LEAD_BID), kind, top + 1
        return shown(s, theta, seat, top + 1 - mine, kind)
    if is_tied:
        why[0] = PASS_AND_PAY if pays else PASS_EKLAT
        return 0
    if top > 1 and tied == 1 and is_frightening(s, theta, seat, leader):
        why[0], why[4] = PUSH, top
        return shown(s, theta, seat, top - mine, kind)
    if mine < theta[seat, T_SHOW_MOST] and mine + 1 < top:
        card = invitation(s, theta, seat, leader)
        if card >= 0:
            why[0], why[4] = SHOW, card
            return np.int64(1) << card
    why[0] = PASS_WEAK if mine == 0 else PASS_ENOUGH
    return 0


@inner
def is_frightening(s: Any, theta: Any, seat: int, leader: int) -> bool:
    """Whether who leads shows so much of one kind that one must force them higher, even at the price of an Eklat."""
    of_digit = of_colour = 0
    for kind in range(15):
        number = count(s[LAID + leader] & KIND[kind])
        if kind < 5:
            of_colour = max(of_colour, number)
        else:
            of_digit = max(of_digit, number)
    fear = theta[seat, T_PUSH_DIGIT] * of_digit + theta[seat, T_PUSH_COLOUR] * of_colour
    return fear > theta[seat, T_PUSH_FROM]


@inner
def shown(s: Any, theta: Any, seat: int, number: int, kind: int) -> Any:
    """So many cards to lay for this trump: one of its kind first, if none lies there."""
    hand, cards = s[HAND + seat], np.int64(0)
    for _ in range(number):
        lacks = kind < NONE and not (s[LAID + seat] | cards) & KIND[kind]
        left, best, value = hand & ~cards, np.int64(0), -1000.0
        if lacks:
            left &= KIND[kind]
        while left:
            card = lowest(left)
            left &= left - 1
            found = theta[seat, T_LAY_HIGH] * DIGIT[card] + theta[seat, T_LAY_POINTS] * VALUE[card]
            if kind < NONE and KIND[kind] >> card & 1:
                found += theta[seat, T_LAY_TRUMP]
            if found > value:
                value, best = found, np.int64(1) << card
        cards |= best
    return cards


@inner
def invitation(s: Any, theta: Any, seat: int, leader: int) -> int:
    """A card to show whoever leads the auction, who may want it in a partner; -1 if there is none."""
    favourite, most = 0, 0
    for kind in range(15):
        number = count(s[LAID + leader] & KIND[kind])
        if number > most:
            most, favourite = number, kind
    left, best, value = s[HAND + seat], -1, theta[seat, T_SHOW]
    while left:
        card = lowest(left)
        left &= left - 1
        found = 0.1 * DIGIT[card]
        if KIND[favourite] >> card & 1:
            found += theta[seat, T_LAY_LEADER]
        if found > value:
            best, value = card, found
    return best
