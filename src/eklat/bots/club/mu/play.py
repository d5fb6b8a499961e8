"""How a club player plays the tricks of Mü: the card that promises most, less what it could do later."""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.bots.club.mu.minds import (
    T_DRAW_CHIEF,
    T_DRAW_FOE,
    T_DRAW_FRIEND,
    T_FOLLOW_POINTS,
    T_KEEP_POINTS,
    T_KEEP_TOP,
    T_KEEP_TRUMP,
    T_LOST,
    T_MADE_OWN,
    T_NEAR,
    T_NEAR_AT,
    T_OWN,
    T_RESCUE,
    T_SIDE,
    T_TOP_FALL,
    T_TRUMP_FALL,
)
from eklat.bots.club.mu.reasons import (
    DRAW_TRUMPS,
    FEED,
    KEEP,
    LEAD_SAFE,
    LEAD_TO_FRIEND,
    LEAD_TOP,
    ONLY,
    SPARE,
    TAKE,
    THROW_AWAY,
    TRUMP_IN,
)
from eklat.fast.kernels import mu
from eklat.fast.kernels.bits import count, inner, lowest, smaller
from eklat.fast.kernels.mu import (
    BEST,
    BEST_STRENGTH,
    CALLED,
    CHIEF,
    COLOUR,
    DECK,
    DIGIT,
    GOAL_FIRST,
    GOAL_STEP,
    HAND,
    HEIGHT,
    HIDDEN_PARTNER,
    HOLDER,
    IN_TRICK,
    LAID,
    LED,
    PLAYED,
    PLAYERS,
    POINTS,
    RULES,
    SUIT,
    TRICK_POINTS,
    TRUMP_SUIT,
    TURN,
    VALUE,
    VICE,
    VOIDS,
)

ABOVE = np.array([sum(1 << i for i in range(60) if DIGIT[i] > d) for d in range(16)], dtype=np.int64)
"""The cards with a higher digit than this."""

OURS = np.array([[0] * 6] * 3 + [
    [48, 37, 54, 50, 79, 91], [35, 37, 46, 52, 84, 79], [34, 49, 56, 61, 76, 81], [47, 56, 62, 62, 68, 78],
], dtype=np.int64)  # fmt: skip
"""By number of players: of a hundred tricks that it led with a hope of 50 %, 60 % and so on for its side, how many its side
won, in 5,000 hands of club players. It hopes for too much, since the others know what they are doing, too."""


@inner
def partner_of(s: Any, unseen: int) -> int:
    """The chief's partner, as far as a player who has not seen these cards knows; -1 if there is none, or nobody knows."""
    holder = s[HOLDER]
    if holder < 0 or holder == s[CHIEF] or holder == s[VICE]:
        return -1
    if s[RULES] & HIDDEN_PARTNER and unseen >> s[CALLED] & 1:
        return -1
    return holder


@inner
def stronger(s: Any, power: int, suit: int) -> int:
    """The cards of a suit that beat this strength."""
    rank, digit = power >> 4, power & 15
    if suit != TRUMP_SUIT:
        return s[SUIT + suit] & ABOVE[digit] if rank == 0 else 0
    if rank == 0:
        return s[SUIT + TRUMP_SUIT]
    if rank == 1:
        return s[mu.DOUBLE_MASK] | s[mu.CHIEF_MASK] | s[mu.VICE_MASK] & ABOVE[digit]
    if rank == 2:
        return s[mu.DOUBLE_MASK] | s[mu.CHIEF_MASK] & ABOVE[digit]
    return s[mu.DOUBLE_MASK] & ABOVE[digit]


@inner
def none_of(number: int, share: float) -> float:
    """The chance that none of so many cards is among those that each card misses with this chance."""
    chance = 1.0
    for _ in range(number):
        chance *= share
    return chance


@inner
def can_beat(s: Any, other: int, over: int, ruffs: int, led: int, unseen: int, share: float) -> float:
    """The chance that this player can beat a card when this suit is led, with one of its suit or with a trump; `share` is
    the chance that an unseen card is not theirs."""
    open_cards, shown_out = s[LAID + other], s[VOIDS] >> 6 * other
    follows = s[SUIT + led]
    is_out = shown_out >> led & 1
    has = 1.0
    in_suit = 0.0
    if open_cards & over:
        in_suit = 1.0
    elif not is_out:
        in_suit = 1.0 - none_of(count(unseen & over), share)
    if open_cards & follows or not ruffs or shown_out >> TRUMP_SUIT & 1:
        return in_suit
    if not is_out:
        has = 1.0 - none_of(count(unseen & follows), share)
    return in_suit + (1.0 - has) * (1.0 if open_cards & ruffs else 1.0 - none_of(count(unseen & ruffs), share))


@inner
def side_weight(s: Any, theta: Any, seat: int, partner: int) -> float:
    """What a card point means to the two sides now: much while the goal is open, nothing when it is made."""
    players, won, out = s[PLAYERS], s[POINTS + s[CHIEF]], 0
    if partner >= 0:
        won += s[POINTS + partner]
    for other in range(players):
        out += s[POINTS + other]
    rest = (36 if players == 3 else 60) - out
    first, step = GOAL_FIRST[players], GOAL_STEP[players]
    need = first + step * (s[HEIGHT] - 1) - won
    if need <= 0:
        return 0.0
    if need > rest:
        return 0.0 if first > won + rest else theta[seat, T_LOST]
    near = 1.0 - abs(need / rest - theta[seat, T_NEAR_AT]) / 0.35
    return theta[seat, T_SIDE] * (1.0 + theta[seat, T_NEAR] * max(near, 0.0))


@inner
def play_card(s: Any, strength: Any, theta: Any, why: Any) -> int:
    """The card that promises most: what the trick will bring, less what the card could do later."""
    seat, players, in_trick = s[TURN], s[PLAYERS], s[IN_TRICK]
    own, choice = s[HAND + seat] | s[LAID + seat], mu.legal(s)
    if choice & (choice - 1) == 0:
        why[0] = ONLY
        return lowest(choice)
    shown_cards = np.int64(0)
    for other in range(players):
        shown_cards |= s[LAID + other]
    unseen = s[DECK] & ~(own | s[PLAYED] | shown_cards)
    others = (unseen | shown_cards) & ~own
    number, size = max(count(unseen), 1), count(own)
    partner = partner_of(s, unseen)
    mine = seat == s[CHIEF] or seat == partner
    weight = side_weight(s, theta, seat, partner)
    own_weight = theta[seat, T_OWN] if weight > 0.0 else theta[seat, T_MADE_OWN]
    trumps, after = s[SUIT + TRUMP_SUIT], players - 1 - in_trick
    best, value, best_wins, best_side = -1, -1e9, 0.0, 0.0
    holder_is_mine = False
    if in_trick:
        holder_is_mine = (s[BEST] == s[CHIEF] or s[BEST] == partner) == mine
    last_led, last_over, last_ruffs, foes_fail, friends_fail = -1, np.int64(0), np.int64(0), 1.0, 1.0
    left = choice
    while left:
        card = lowest(left)
        left &= left - 1
        bit = np.int64(1) << card
        led = s[LED]
        if in_trick == 0:
            led = TRUMP_SUIT if trumps & bit else COLOUR[card]
        power, wins = strength[card], True
        if in_trick and not (power > s[BEST_STRENGTH] and bit & (s[SUIT + led] | trumps)):
            power, wins = s[BEST_STRENGTH], False
        over = others & stronger(s, power, led)
        ruffs = others & stronger(s, power, TRUMP_SUIT) if led != TRUMP_SUIT else np.int64(0)
        if led != last_led or over != last_over or ruffs != last_ruffs:  # else it is as with the card before
            last_led, last_over, last_ruffs = led, over, ruffs
            foes_fail, friends_fail, other = 1.0, 1.0, seat
            for _ in range(after):
                other = other + 1 if other + 1 < players else 0
                share = 1.0 - (size - count(s[LAID + other])) / number
                beats = can_beat(s, other, over, ruffs, led, unseen, share)
                if (other == s[CHIEF] or other == partner) == mine:
                    friends_fail *= 1.0 - beats
                else:
                    foes_fail *= 1.0 - beats
        if wins or holder_is_mine:
            side = foes_fail + (1.0 - foes_fail) * (1.0 - friends_fail) * theta[seat, T_RESCUE]
        else:
            side = (1.0 - friends_fail) * (0.5 + 0.5 * foes_fail)
        own_chance = foes_fail * (0.5 + 0.5 * friends_fail) if wins else 0.0
        points = VALUE[card] + theta[seat, T_FOLLOW_POINTS] * after
        if in_trick:
            points += s[TRICK_POINTS]
        found = weight * (2.0 * side - 1.0) * points + own_weight * own_chance * points
        # What it could do later.
        suit = TRUMP_SUIT if trumps & bit else COLOUR[card]
        above = count(others & stronger(s, strength[card], suit))
        fall = theta[seat, T_TRUMP_FALL] if suit == TRUMP_SUIT else theta[seat, T_TOP_FALL]
        later = theta[seat, T_KEEP_TRUMP] if suit == TRUMP_SUIT else theta[seat, T_KEEP_TOP]
        for _ in range(min(above, 6)):
            later *= fall
        found -= later * max(weight, 1.0) - theta[seat, T_KEEP_POINTS] * VALUE[card] * weight
        if in_trick == 0 and suit == TRUMP_SUIT and others & trumps:
            role = T_DRAW_CHIEF if seat == s[CHIEF] else (T_DRAW_FRIEND if mine else T_DRAW_FOE)
            found += theta[seat, role]
        if found > value:
            best, value, best_wins, best_side = card, found, own_chance, side
    has_friend = not mine or (partner >= 0 and players > 3)
    explain(s, strength, why, best, best_wins, best_side, holder_is_mine, unseen, mine, partner, has_friend, choice)
    return best


@inner
def may_trump(s: Any, unseen: int, mine: bool, partner: int) -> bool:
    """Whether somebody of the other side may still have a trump."""
    trumps = s[SUIT + TRUMP_SUIT]
    for other in range(s[PLAYERS]):
        if other != s[TURN] and (other == s[CHIEF] or other == partner) != mine:
            if s[LAID + other] & trumps or (unseen & trumps and not s[VOIDS] >> 6 * other + TRUMP_SUIT & 1):
                return True
    return False


@inner
def explain(
    s: Any, strength: Any, why: Any, card: int, wins: float, side: float, friendly: bool, unseen: int, mine: bool,
    partner: int, has_friend: bool, choice: int,
) -> None:  # fmt: skip
    """Write down why this card is played."""
    bit = np.int64(1) << card
    trumps = s[SUIT + TRUMP_SUIT]
    why[1], why[4] = s[TRICK_POINTS] if s[IN_TRICK] else 0, card
    if s[IN_TRICK] == 0:
        if trumps & bit and may_trump(s, unseen, mine, partner):
            why[0] = DRAW_TRUMPS
        elif wins > 0.6:
            why[0] = LEAD_TOP
        elif side > 0.5 and has_friend and OURS[s[PLAYERS], int(10 * side) - 5] > 50:
            why[0], why[5] = LEAD_TO_FRIEND, OURS[s[PLAYERS], int(10 * side) - 5]
        else:
            why[0] = LEAD_SAFE
        return
    why[2] = s[BEST]
    beats = strength[card] > s[BEST_STRENGTH] and bit & (s[SUIT + s[LED]] | trumps)
    if beats:
        why[0] = TRUMP_IN if trumps & bit and s[LED] != TRUMP_SUIT else TAKE
    elif friendly and VALUE[card] > 0:
        why[0] = FEED
    else:
        least = VALUE[card]
        while choice:
            least = smaller(least, VALUE[lowest(choice)])
            choice &= choice - 1
        why[0] = KEEP if VALUE[card] == 0 else (THROW_AWAY if VALUE[card] == least else SPARE)
