"""How a club player plays Mü, as a kernel: its bids, its trumps, its choice of partner, and its cards.

It looks at its own cards and at what everybody sees; other hands are never read. `PLAYED` and `VOIDS`, which the kernel of
the rules leaves free, hold what a good memory knows: the cards that are gone, and who has shown to be out of a suit.

The numbers of its mind are in `club_mu.json`, by number of players: *judgement* (what a hand will win as chief, fitted to
many thousand hands) and *taste* (how one thing weighs against another, found by letting such players play each other).
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Any

import numpy as np

from eklat.fast.kernels import mu
from eklat.fast.kernels.bits import copy, count, inner, kernel, lowest, seeded, smaller
from eklat.fast.kernels.mu import (
    BEST,
    BEST_STRENGTH,
    CALLED,
    CHIEF,
    CHIEF_TRUMP,
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
    KIND,
    LAID,
    LAST_LAY,
    LED,
    NONE,
    PLAYERS,
    POINTS,
    RULES,
    SINGLES,
    SUIT,
    TRICK_POINTS,
    TRUMP_SUIT,
    TURN,
    VALUE,
    VICE,
    VICE_TRUMP,
)

_MINDS = json.loads(files("eklat.fast.kernels").joinpath("club_mu.json").read_text(encoding="utf-8"))

PLAYED, VOIDS = 61, 62
"""Places of the state: cards that are gone, and 6 * seat + suit for a seat that is out of that suit."""

# Reasons: the first number of `why`.
(PASS_WEAK, PASS_AHEAD, PASS_ENOUGH, PASS_EKLAT, PASS_AND_PAY, LEAD_BID, RAISE, SHOW, PUSH, ESCAPE,
 NAME_OWN, NAME_NONE, NAME_DEFENCE, CHOOSE_SHOWN, CHOOSE_BLIND, CALL_BEST, ONLY,
 DRAW_TRUMPS, LEAD_TOP, LEAD_TO_FRIEND, LEAD_SAFE, TAKE, TRUMP_IN, FEED, THROW_AWAY, SPARE, KEEP) = range(27)  # fmt: skip

# Judgement: one row per class of trump (colour; 1s and 7s; other digits; none).
EACH, PER_TRUMP, PER_SIDE, PER_VOID, PER_SINGLE, ROW = 0, 1, 11, 21, 22, 23
# Taste, in the order of the file.
(T_BID, T_RAISE, T_SHOW, T_SHOW_MOST, T_LAY_TRUMP, T_LAY_HIGH, T_LAY_POINTS, T_LAY_LEADER, T_VICE_HIGH, T_VICE_CLASH,
 T_PARTNER_TRUMP, T_PARTNER_HIGH, T_PARTNER_CARD, T_HELP, T_SIDE, T_LOST, T_OWN, T_BOTH, T_RESCUE, T_KEEP_TRUMP,
 T_TRUMP_FALL, T_KEEP_TOP, T_TOP_FALL, T_KEEP_POINTS, T_DRAW_CHIEF, T_DRAW_FRIEND, T_DRAW_FOE, T_FOLLOW_POINTS, T_SIGMA,
 T_OPTIMISM, T_BID_SLOPE, T_MADE_OWN, T_NEAR, T_NEAR_AT, T_PUSH_DIGIT, T_PUSH_COLOUR, T_PUSH_FROM,
 T_OPEN) = range(38)  # fmt: skip
JUDGEMENT = 38
SIZE = JUDGEMENT + 4 * ROW

ABOVE = np.array([sum(1 << i for i in range(60) if DIGIT[i] > d) for d in range(16)], dtype=np.int64)
"""The cards with a higher digit than this."""


def _mind(taste: dict[str, float], judgement: list[list[float]]) -> Any:
    """Taste and judgement in a row, as the kernel wants them."""
    order = sorted((name for name in globals() if name.startswith("T_")), key=globals().__getitem__)
    liked = [taste[name.removeprefix("T_").lower()] for name in order]
    return np.array([*liked, *(number for row in judgement for number in row)], np.float64)


@inner
def class_of(kind: int) -> int:
    """The class of a trump, which is also how many steps it adds to the bonus."""
    if kind < 5:
        return 0
    if kind == NONE:
        return 3
    return 1 if kind == 6 or kind == 12 else 2


# What a hand is worth --------------------------------------------------------------------------------------------------


@inner
def judged(own: int, kind: int, theta: Any, seat: int, deck: int) -> float:
    """The card points that the chief's side may expect with these cards and this trump."""
    row, trumps = JUDGEMENT + ROW * class_of(kind), own & KIND[kind]
    total, cards = theta[seat, T_OPTIMISM] + theta[seat, row + EACH], trumps
    while cards:
        total += theta[seat, row + PER_TRUMP + DIGIT[lowest(cards)]]
        cards &= cards - 1
    cards = own & ~trumps
    while cards:
        total += theta[seat, row + PER_SIDE + DIGIT[lowest(cards)]]
        cards &= cards - 1
    for colour in range(5):
        if KIND[colour] & deck & ~KIND[kind]:
            length = count(own & KIND[colour] & ~KIND[kind])
            if length == 0:
                total += theta[seat, row + PER_VOID]
            elif length == 1:
                total += theta[seat, row + PER_SINGLE]
    return total


@inner
def as_chief(points: float, spread: float, players: int, height: int, steps: int) -> float:
    """How far ahead of the others a chief of this height may expect to come out who expects these card points."""
    first, step, short, made = GOAL_FIRST[players], GOAL_STEP[players], 0.0, 0.0
    for h in range(height):
        made = 1.0 / (1.0 + exp((first + step * h - 0.5 - points) / spread))
        short += 1.0 - made
    bonus = 10.0 * min(10, height + steps) * made
    own, partner = (points, 0) if players == 3 else (0.6 * points, 1)
    total = 36.0 if players == 3 else 60.0
    others = bonus * partner + 5.0 * short * (players - 1 - partner) + total - own
    return bonus - 10.0 * short + own - others / (players - 1)


@inner
def best_as_chief(s: Any, theta: Any, seat: int, nameable: int, height: int) -> Any:
    """The value of being chief at this height, and the trump for it, among the kinds of the nameable cards."""
    players, own, deck = s[PLAYERS], s[HAND + seat] | s[LAID + seat], s[DECK]
    value, best = -1000.0, NONE
    for kind in range(16):
        if kind < NONE and not KIND[kind] & nameable:
            continue
        points = judged(own, kind, theta, seat, deck)
        found = as_chief(points, theta[seat, T_SIGMA], players, height, class_of(kind))
        if found > value:
            value, best = found, kind
    return value, best


# The auction -----------------------------------------------------------------------------------------------------------


@inner
def bid(s: Any, theta: Any, why: Any) -> int:
    """Cards to lay, or 0 to pass."""
    seat, players = s[TURN], s[PLAYERS]
    hand, laid, limit = s[HAND + seat], s[LAID + seat], mu.most(s)
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
        now, _ = best_as_chief(s, theta, seat, laid, mine)
        then, kind = best_as_chief(s, theta, seat, laid | hand, mine + 1)
        why[3], why[4] = kind, mine
        if then > now + theta[seat, T_RAISE]:
            why[0], why[4] = RAISE, mine + 1
            return shown(s, theta, seat, 1, kind)
        why[0] = PASS_AHEAD
        return 0
    value, kind = best_as_chief(s, theta, seat, laid | hand, top + 1)
    out = theta[seat, T_BID] + theta[seat, T_BID_SLOPE] * top if top else theta[seat, T_OPEN]
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


# Trumps and partner ----------------------------------------------------------------------------------------------------


@inner
def helps(cards: int, trump: int, other: int, theta: Any, seat: int) -> float:
    """What cards that lie open are worth to a friend, under two trumps."""
    found = 0.0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        found += theta[seat, T_PARTNER_CARD] + theta[seat, T_PARTNER_HIGH] * DIGIT[card]
        if (KIND[trump] | KIND[other]) >> card & 1:
            found += theta[seat, T_PARTNER_TRUMP]
    return found


@inner
def name_vice(s: Any, theta: Any, why: Any) -> int:
    """The trump of the vice: long and high in one's own cards, and not what the chief shows."""
    seat, own = s[TURN], s[HAND + s[TURN]] | s[LAID + s[TURN]]
    best, value = -1, -1000.0
    for kind in range(15):
        if not KIND[kind] & s[LAID + seat]:
            continue
        found, cards = 0.0, own & KIND[kind]
        while cards:
            found += 1.0 + theta[seat, T_VICE_HIGH] * (DIGIT[lowest(cards)] if kind < 5 else 6)
            cards &= cards - 1
        found -= theta[seat, T_VICE_CLASH] * count(s[LAID + s[CHIEF]] & KIND[kind])
        if found > value:
            best, value = kind, found
    why[0], why[3], why[4] = NAME_DEFENCE, best, count(own & KIND[best])
    return best


@inner
def name_chief(s: Any, theta: Any, why: Any) -> int:
    """The trump that promises most: one's own cards, the best partner to be had for it, and the bonus it brings."""
    seat, players = s[TURN], s[PLAYERS]
    own, choice = s[HAND + seat] | s[LAID + seat], mu.legal(s)
    vice_kind = s[VICE_TRUMP] if s[VICE_TRUMP] >= 0 else NONE
    best, value = NONE, -1000.0
    while choice:
        kind = lowest(choice)
        choice &= choice - 1
        points = judged(own, kind, theta, seat, s[DECK])
        points += theta[seat, T_BOTH] * count(own & KIND[vice_kind] & ~KIND[kind])
        if players > 3:
            most = 0.0
            for other in range(players):
                if other != seat and other != s[VICE]:
                    most = max(most, helps(s[LAID + other], kind, vice_kind, theta, seat))
            points += theta[seat, T_HELP] * most
        found = as_chief(points, theta[seat, T_SIGMA], players, s[HEIGHT], class_of(kind))
        if found > value:
            best, value = kind, found
    why[0], why[3], why[4] = (NAME_NONE if best == NONE else NAME_OWN), best, count(own & KIND[best])
    return best


@inner
def choose_partner(s: Any, theta: Any, why: Any) -> int:
    """Whoever shows what helps most."""
    seat = s[TURN]
    vice_kind = s[VICE_TRUMP] if s[VICE_TRUMP] >= 0 else NONE
    choice = mu.legal(s)
    best, value = lowest(choice), -1000.0
    while choice:
        other = lowest(choice)
        choice &= choice - 1
        found = helps(s[LAID + other], s[CHIEF_TRUMP], vice_kind, theta, seat)
        if found > value:
            best, value = other, found
    why[0], why[2], why[4] = (CHOOSE_SHOWN if s[LAID + best] else CHOOSE_BLIND), best, count(s[LAID + best])
    return best


@inner
def call_card(s: Any, why: Any) -> int:
    """House rule "hidden partner": the strongest card that exists once and that neither chief nor vice is known to hold."""
    seat = s[TURN]
    taken = s[HAND + seat] | s[LAID + seat]
    if s[VICE] >= 0:
        taken |= s[LAID + s[VICE]]
    named = KIND[s[CHIEF_TRUMP]] if s[CHIEF_TRUMP] >= 0 else 0
    other = KIND[s[VICE_TRUMP]] if s[VICE_TRUMP] >= 0 else 0
    left = SINGLES & s[DECK] & ~taken
    best, value = lowest(left), -1
    while left:
        card = lowest(left)
        left &= left - 1
        power = DIGIT[card] + (32 if named >> card & 1 else 0) + (16 if other >> card & 1 else 0)
        if power > value:
            best, value = card, power
    why[0], why[4] = CALL_BEST, best
    return best


# The play --------------------------------------------------------------------------------------------------------------


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
def none_of(number: int, size: int, unseen: int) -> float:
    """The chance that none of so many cards is among the `size` hidden cards of a player, of all that are unseen."""
    chance, share = 1.0, 1.0 - size / unseen
    for _ in range(number):
        chance *= share
    return chance


@inner
def can_beat(s: Any, other: int, power: int, led: int, unseen: int, number: int, size: int) -> float:
    """The chance that this player, who has `size` hidden cards, can beat a strength when this suit is led."""
    open_cards, shown_out = s[LAID + other], s[VOIDS] >> 6 * other
    follows, beats, trumps = s[SUIT + led], stronger(s, power, led), np.int64(0)
    if led != TRUMP_SUIT:
        trumps = stronger(s, power, TRUMP_SUIT)
    is_out = shown_out >> led & 1
    has = 1.0
    in_suit = 0.0
    if open_cards & beats:
        in_suit = 1.0
    elif not is_out:
        in_suit = 1.0 - none_of(count(unseen & beats), size, number)
    if open_cards & follows:
        return in_suit
    if not is_out:
        has = 1.0 - none_of(count(unseen & follows), size, number)
    if not trumps or shown_out >> TRUMP_SUIT & 1:
        return in_suit
    ruffs = 1.0 if open_cards & trumps else 1.0 - none_of(count(unseen & trumps), size, number)
    return in_suit + (1.0 - has) * ruffs


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
        foes_fail, friends_fail, other = 1.0, 1.0, seat
        for _ in range(after):
            other = other + 1 if other + 1 < players else 0
            beats = can_beat(s, other, power, led, unseen, number, size - count(s[LAID + other]))
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
    explain(s, strength, why, best, best_wins, best_side, holder_is_mine, others, has_friend, choice)
    return best


@inner
def explain(
    s: Any, strength: Any, why: Any, card: int, wins: float, side: float, friendly: bool, others: int, has_friend: bool,
    choice: int,
) -> None:  # fmt: skip
    """Write down why this card is played."""
    bit = np.int64(1) << card
    trumps = s[SUIT + TRUMP_SUIT]
    why[1], why[4], why[5] = s[TRICK_POINTS] if s[IN_TRICK] else 0, card, int(100 * side)
    if s[IN_TRICK] == 0:
        if trumps & bit and others & trumps:
            why[0] = DRAW_TRUMPS
        elif wins > 0.6:
            why[0] = LEAD_TOP
        elif side > 0.5 and has_friend:
            why[0] = LEAD_TO_FRIEND
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


# At the table ----------------------------------------------------------------------------------------------------------


@inner
def decide(s: Any, strength: Any, theta: Any, why: Any) -> int:
    """The move of the seat to move, and its reason."""
    phase = s[mu.PHASE]
    if phase == mu.PLAY:
        return play_card(s, strength, theta, why)
    if phase == mu.AUCTION:
        return bid(s, theta, why)
    if phase == mu.NAME_VICE:
        return name_vice(s, theta, why)
    if phase == mu.NAME_CHIEF:
        return name_chief(s, theta, why)
    if s[RULES] & HIDDEN_PARTNER:
        return call_card(s, why)
    return choose_partner(s, theta, why)


@inner
def surprise(phase: int, expected: int, move: int) -> float:
    """The logarithm of the odds of a move, where the club player would have made another."""
    if expected == move:
        return 0.0
    if phase == mu.AUCTION:
        if expected == 0 or move == 0:
            return -0.9
        return -0.25 * abs(count(expected) - count(move)) - 0.3 * count(expected & ~move)
    return -0.25 if phase == mu.PLAY else -0.6


@kernel
def run(
    worlds: Any, strengths: Any, theta: Any, script: Any, judge: int, most: int, seed: int, first: int, scores: Any,
    outcomes: Any, firsts: Any, odds: Any, why: Any,
) -> int:  # fmt: skip
    """Everything the club player does, in one loop: to compile it once saves many seconds.

    Hand number `first` + i begins with world number // scripts (dealt anew if there is a seed), follows script number modulo
    scripts, and then plays up to `most` moves of its own. With a judge, `odds` says how well the script suits a table of
    club players, but for the judge's own moves. `why` is the reason of the last move.
    """
    s, strength, steps = worlds[0].copy(), np.zeros(60, np.int64), 0
    rng, players, ways, length = np.zeros(1, np.uint64), s[PLAYERS], script.shape[0], script.shape[1]
    for i in range(len(scores)):
        number = first + i
        copy(s, worlds[number // ways % len(worlds)])
        copy(strength, strengths)
        if seed >= 0:
            seeded(rng, seed, number)
            s[mu.DEALER] = number % players
            mu.deal(s, rng)
        done, found = 0, 0.0
        while s[mu.PHASE] != mu.OVER and done < length + most:
            move = script[number % ways, done] if done < length else np.int64(-1)
            if move < 0 or (judge >= 0 and s[TURN] != judge):
                expected = decide(s, strength, theta, why)
                if move < 0:
                    move = expected
                else:
                    found += surprise(s[mu.PHASE], expected, move)
            if done == 0:
                firsts[i] = move
            if s[mu.PHASE] == mu.PLAY:
                if s[IN_TRICK] and not s[SUIT + s[LED]] >> move & 1:
                    s[VOIDS] |= np.int64(1) << (6 * s[TURN] + s[LED])
                s[PLAYED] |= np.int64(1) << move
            mu.apply(s, strength, move)
            done += 1
        steps += done
        odds[i] = found
        outcomes[s[mu.OUTCOME]] += 1
        for seat in range(players):
            scores[i, seat] = s[mu.SCORES + seat]
    return steps


MIND = {int(players): np.tile(_mind(**mind), (6, 1)) for players, mind in _MINDS.items()}
"""The same mind for each seat, by number of players."""
TO_THE_END = 10_000
_NO_STRENGTH, _NO_SCRIPT, _NO_SEED = np.zeros(60, np.int64), np.full((1, 0), -1, np.int64), -1


def table(start: Any, theta: Any, seed: int, first: int, scores: Any, outcomes: Any) -> int:
    """Deal and play hands number `first` and on, each seat with a mind of its own."""
    n = len(scores)
    found, trace, odds, why = np.zeros(scores.shape, np.int64), np.zeros(n, np.int64), np.zeros(n), np.zeros(8, np.int64)
    steps = run(
        start[None, :], _NO_STRENGTH, theta, _NO_SCRIPT, -1, TO_THE_END, seed, first, found, outcomes, trace, odds, why
    )
    scores[:] = found
    return int(steps)


def hands(start: Any, pack: Any, seed: int, first: int, scores: Any, outcomes: Any) -> int:
    """Deal and play hands number `first` and on; their scores and outcomes, and the number of moves."""
    return table(start, MIND[int(start[PLAYERS])], seed, first, scores, outcomes)


def playouts(worlds: Any, strengths: Any, moves: Any, seed: int, first: int, scores: Any, firsts: Any) -> int:
    """Play worlds out, each with every one of the moves in turn; without moves, with the club player's own."""
    script = moves[:, None] if len(moves) else _NO_SCRIPT
    odds, why, outcomes = np.zeros(len(scores)), np.zeros(8, np.int64), np.zeros(16, np.int64)
    theta = MIND[int(worlds[0, PLAYERS])]
    return int(run(worlds, strengths, theta, script, -1, TO_THE_END, _NO_SEED, first, scores, outcomes, firsts, odds, why))


def choice(s: Any, strength: Any, why: Any) -> int:
    """What the club player does in this position, and why."""
    scores, first, outcomes = np.zeros((1, 6), np.int64), np.zeros(1, np.int64), np.zeros(16, np.int64)
    theta = MIND[int(s[PLAYERS])]
    run(s[None, :], strength, theta, _NO_SCRIPT, -1, 1, _NO_SEED, 0, scores, outcomes, first, np.zeros(1), why)
    return int(first[0])


def likelihood(worlds: Any, script: Any, seat: int) -> Any:
    """The logarithm of the odds that others do what was seen from the deal on, in each of these worlds.

    Nobody is sure to play like a club player, so a surprise lowers the odds and never ends them.
    """
    n, why, outcomes = len(worlds), np.zeros(8, np.int64), np.zeros(16, np.int64)
    scores, firsts, odds = np.zeros((n, 6), np.int64), np.zeros(n, np.int64), np.zeros(n)
    theta = MIND[int(worlds[0, PLAYERS])]
    run(worlds, _NO_STRENGTH, theta, script[None, :], seat, 0, _NO_SEED, 0, scores, outcomes, firsts, odds, why)
    return odds
