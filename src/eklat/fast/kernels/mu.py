"""Mü for three to six players as a kernel: the same rules as `eklat.games.mu`, on bit masks.

A state is an array of 64 numbers (the constants below name its places). Cards are bits 0 to 59, colour by colour in the
order RYGBK, within a colour 0 1 1 2 3 4 5 6 7 7 8 9. Trumps are 0 to 4 for colours, 5 to 14 for digits, 15 for none, -1 for
not named.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.fast.kernels.bits import U, below, count, draw, inlined, inner, kernel, larger, lowest, nth_bit, pick, smaller
from eklat.fast.kernels.loops import looping

SIZE = 64
(PLAYERS, PHASE, TURN, DEALER, PASSES, STEPS, CHIEF, VICE, HEIGHT, CHIEF_TRUMP, VICE_TRUMP, HOLDER, CALLED, LEADER, IN_TRICK,
 LED, BEST, BEST_STRENGTH, TRICK_POINTS, RULES, DECK, OUTCOME) = range(22)  # fmt: skip
HAND, LAID, LAST_LAY, POINTS, SCORES, SUIT = 22, 28, 34, 40, 46, 52
DOUBLE_MASK, CHIEF_MASK, VICE_MASK = 58, 59, 60
PLAYED, VOIDS = 61, 62
"""What a good memory knows and the rules never ask: the cards that are gone, and bit 6 * seat + suit where a suit is out."""

AUCTION, NAME_VICE, NAME_CHIEF, CHOOSE, PLAY, OVER = range(6)
SAME_TRUMP, HIDDEN_PARTNER, SHARED_EKLAT = 1, 2, 4
MADE, FAILED, EKLAT = 1, 2, 3
TRUMP_SUIT, NONE = 5, 15
PASSING = 7 * 2**16 // 10
"""How often random play passes, of 65536 times."""

_DIGITS = (0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9)
DIGIT = np.array(_DIGITS * 5, dtype=np.int64)
COLOUR = np.repeat(np.arange(5), 12).astype(np.int64)
VALUE = np.array([(1, 0, 1, 1, 1, 1, 2, 2, 1, 0)[d] for d in DIGIT], dtype=np.int64)
KIND = np.array(
    [sum(1 << i for i in range(60) if COLOUR[i] == c) for c in range(5)]
    + [sum(1 << i for i in range(60) if DIGIT[i] == d) for d in range(10)]
    + [0],
    dtype=np.int64,
)
ALL = (1 << 60) - 1
FIRST_COPIES = int(sum(1 << (c * 12 + place) for c in range(5) for place in (1, 8)))
SINGLES = ALL & ~(FIRST_COPIES | FIRST_COPIES << 1)
GOAL_FIRST = np.array([0, 0, 0, 12, 30, 24, 20], dtype=np.int64)
GOAL_STEP = np.array([0, 0, 0, 2, 2, 3, 4], dtype=np.int64)


@inner
def one_of_each(cards: int) -> int:
    """Without the second copy of a card that is there twice."""
    return cards & ~((cards & FIRST_COPIES) << 1)


@kernel
def deal(s: Any, deck: Any, rng: Any) -> None:
    """Deal the cards that are in `s` evenly to its players, and open the auction. Another deck is not needed."""
    left, number = s[DECK], count(s[DECK])
    size = number // s[PLAYERS]
    for seat in range(s[PLAYERS] - 1):
        hand = np.int64(0)
        for _ in range(size):
            bit = nth_bit(left, below(rng, number))
            hand |= bit
            left ^= bit
            number -= 1
        s[HAND + seat] = hand
    s[HAND + s[PLAYERS] - 1] = left
    open_auction(s)


@kernel
def open_auction(s: Any) -> None:
    """Set everything but players, dealer, rules and hands to the beginning."""
    s[PHASE], s[TURN], s[PASSES], s[STEPS] = AUCTION, s[DEALER], 0, 0
    s[CHIEF] = s[VICE] = s[CHIEF_TRUMP] = s[VICE_TRUMP] = s[HOLDER] = s[CALLED] = s[LEADER] = -1
    s[HEIGHT] = s[IN_TRICK] = s[OUTCOME] = 0
    for seat in range(6):
        s[LAID + seat] = s[POINTS + seat] = s[SCORES + seat] = 0
        s[LAST_LAY + seat] = -1


@kernel
def most(s: Any) -> int:
    """How many cards may be laid now."""
    seat, largest = s[TURN], np.int64(0)
    for other in range(s[PLAYERS]):
        largest = larger(largest, count(s[LAID + other]))
    return smaller(largest + 1 - count(s[LAID + seat]), count(s[HAND + seat]))


@inlined
def playable(s: Any, cards: int) -> Any:
    """Those of one's cards that may be played to the trick."""
    follow = cards & (s[SUIT + s[LED]] if s[IN_TRICK] > 0 else np.int64(-1))
    return follow if follow else cards


@kernel
def legal(s: Any) -> int:
    """The legal choices as bits: cards to lay or play, trumps, seats, or cards to call. A bid may always be to pass."""
    phase, seat = s[PHASE], s[TURN]
    if phase == PLAY:
        return playable(s, one_of_each(s[HAND + seat]) | one_of_each(s[LAID + seat]))
    if phase == AUCTION:
        return one_of_each(s[HAND + seat]) if most(s) > 0 else 0
    if phase == NAME_VICE or phase == NAME_CHIEF:
        choice = 0
        for kind in range(15):
            if KIND[kind] & s[LAID + seat]:
                choice |= 1 << kind
        if phase == NAME_CHIEF:
            choice |= 1 << NONE
            if not s[RULES] & SAME_TRUMP and s[VICE_TRUMP] >= 0:
                choice &= ~(1 << s[VICE_TRUMP])
        return choice
    if phase == CHOOSE:
        if s[RULES] & HIDDEN_PARTNER:
            return SINGLES
        choice = (1 << s[PLAYERS]) - 1
        choice &= ~(1 << s[CHIEF])
        if s[VICE] >= 0:
            choice &= ~(1 << s[VICE])
        return choice
    return 0


@kernel
def apply(s: Any, strength: Any, move: int) -> None:
    """Make a legal move: cards to lay as bits (0 to pass), else a trump, a seat or a card by its number."""
    phase = s[PHASE]
    s[STEPS] += 1
    if phase == PLAY:
        play(s, strength, move)
    elif phase == AUCTION:
        speak(s, move)
    elif phase == NAME_VICE:
        s[VICE_TRUMP], s[PHASE], s[TURN] = move, NAME_CHIEF, s[CHIEF]
    elif phase == NAME_CHIEF:
        s[CHIEF_TRUMP] = move
        if s[PLAYERS] == 3:
            begin_play(s, strength)
        else:
            s[PHASE] = CHOOSE
    else:
        choose(s, strength, move)


@inner
def choose(s: Any, strength: Any, move: int) -> None:
    if s[RULES] & HIDDEN_PARTNER:
        s[CALLED] = move
        for seat in range(s[PLAYERS]):
            if (s[HAND + seat] | s[LAID + seat]) >> move & 1:
                s[HOLDER] = seat
    else:
        s[HOLDER] = move
    begin_play(s, strength)


@inner
def speak(s: Any, cards: int) -> None:
    seat = s[TURN]
    s[TURN] = seat + 1 if seat + 1 < s[PLAYERS] else 0
    if cards:
        s[HAND + seat] &= ~cards
        s[LAID + seat] |= cards
        s[LAST_LAY + seat] = s[STEPS]
        s[PASSES] = 0
        return
    s[PASSES] += 1
    if s[PASSES] == s[PLAYERS]:
        settle(s)


@inner
def settle(s: Any) -> None:
    """The auction is over: an Eklat, or chief and vice."""
    players, largest, tied, chief, last = s[PLAYERS], 0, 0, s[CHIEF], -1
    for seat in range(players):
        total = count(s[LAID + seat])
        if total > largest:
            largest, tied, chief = total, 1, seat
        elif total == largest:
            tied += 1
    if largest == 0 or tied > 1:
        s[PHASE], s[OUTCOME], s[TURN] = OVER, EKLAT, -1
        if largest == 0:
            return
        gain = 10 * largest // (tied - 1) if s[RULES] & SHARED_EKLAT else 5 * largest
        for seat in range(players):
            if count(s[LAID + seat]) == largest:
                s[SCORES + seat] = gain
                if last < 0 or s[LAST_LAY + seat] > s[LAST_LAY + last]:
                    last = seat
        s[SCORES + last] = -10 * largest
        return
    s[CHIEF], s[HEIGHT], s[VICE] = chief, largest, vice(s, chief)
    if s[VICE] >= 0:
        s[PHASE], s[TURN] = NAME_VICE, s[VICE]
    else:
        s[PHASE], s[TURN] = NAME_CHIEF, chief


@inner
def vice(s: Any, chief: int) -> int:
    """Second most cards, then the higher digits; -1 if nobody is alone there."""
    best, total, is_alone = -1, 0, True
    if s[PLAYERS] == 3:
        return -1
    for seat in range(s[PLAYERS]):
        laid = s[LAID + seat]
        if seat == chief or not laid or count(laid) < total:
            continue
        order = 1 if count(laid) > total else higher(laid, s[LAID + best])
        if order > 0:
            best, total, is_alone = seat, count(laid), True
        elif order == 0:
            is_alone = False
    return best if is_alone else -1


@inner
def higher(some: int, other: int) -> int:
    """1 if the first cards have the higher digits, compared from the highest on; -1 if the others do; 0 if all are equal."""
    for digit in range(14, 4, -1):
        difference = count(some & KIND[digit]) - count(other & KIND[digit])
        if difference:
            return 1 if difference > 0 else -1
    return 0


@kernel
def begin_play(s: Any, strength: Any) -> None:
    """Suits and strengths under these trumps; the chief leads."""
    chief = KIND[s[CHIEF_TRUMP]] if s[CHIEF_TRUMP] >= 0 else 0
    named = KIND[s[VICE_TRUMP]] if s[VICE_TRUMP] >= 0 else 0
    is_same = s[CHIEF_TRUMP] == s[VICE_TRUMP]
    double = 0 if is_same else chief & named
    s[DOUBLE_MASK], s[CHIEF_MASK], s[VICE_MASK] = double, chief & ~double, named & ~chief
    for colour in range(5):
        s[SUIT + colour] = KIND[colour] & ~(chief | named)
    s[SUIT + TRUMP_SUIT] = chief | named
    strengths(s, strength)
    s[PHASE], s[TURN], s[LEADER], s[IN_TRICK] = PLAY, s[CHIEF], s[CHIEF], 0


@kernel
def strengths(s: Any, strength: Any) -> None:
    """Strength of each card under the trumps of this state: digit, +16 for vice, +32 for chief, +48 for double trumps."""
    for card in range(60):
        strength[card] = DIGIT[card]
    extra = np.int64(16)
    raise_by(strength, s[VICE_MASK], extra)
    raise_by(strength, s[CHIEF_MASK], 2 * extra)
    raise_by(strength, s[DOUBLE_MASK], 3 * extra)


@inner
def raise_by(strength: Any, cards: int, extra: int) -> None:
    while cards:
        strength[lowest(cards)] += extra
        cards &= cards - 1


@kernel
def suit_of(s: Any, card: int) -> int:
    return TRUMP_SUIT if s[SUIT + TRUMP_SUIT] >> card & 1 else COLOUR[card]


@inlined
def play(s: Any, strength: Any, card: int) -> None:
    """Play a card from wherever it lies; finish the trick and the deal if it was the last."""
    seat, bit = s[TURN], np.int64(1) << card
    s[HAND + seat] &= ~bit
    s[LAID + seat] &= ~bit
    if s[IN_TRICK] == 0:
        s[LED], s[BEST], s[BEST_STRENGTH], s[TRICK_POINTS] = suit_of(s, card), seat, strength[card], VALUE[card]
    else:
        s[TRICK_POINTS] += VALUE[card]
        if strength[card] > s[BEST_STRENGTH] and (s[SUIT + s[LED]] | s[SUIT + TRUMP_SUIT]) & bit:
            s[BEST], s[BEST_STRENGTH] = seat, strength[card]
    s[IN_TRICK] += 1
    if s[IN_TRICK] < s[PLAYERS]:
        s[TURN] = seat + 1 if seat + 1 < s[PLAYERS] else 0
        return
    winner = s[BEST]
    s[POINTS + winner] += s[TRICK_POINTS]
    s[IN_TRICK], s[LEADER], s[TURN] = 0, winner, winner
    if not s[HAND + winner] | s[LAID + winner]:
        score(s)


@inner
def score(s: Any) -> None:
    """What the deal is worth to everybody."""
    players, chief, height, trump = s[PLAYERS], s[CHIEF], s[HEIGHT], s[CHIEF_TRUMP]
    is_alone = s[HOLDER] >= 0 and (s[HOLDER] == chief or s[HOLDER] == s[VICE])
    partner = -1 if is_alone else s[HOLDER]
    won = s[POINTS + chief]
    if partner >= 0:
        won += s[POINTS + partner]
    s[PHASE], s[TURN] = OVER, -1
    for seat in range(players):
        s[SCORES + seat] = s[POINTS + seat]
    first, step = GOAL_FIRST[players], GOAL_STEP[players]
    if won >= first + step * (height - 1):
        s[OUTCOME] = MADE
        rarity = 0
        if trump == NONE:
            rarity = 3
        elif trump >= 5:
            rarity = 1 if trump == 6 or trump == 12 else 2
        worth = height + rarity + (1 if is_alone else 0)
        bonus = 10 * worth if worth < 10 else 100
        s[SCORES + chief] += bonus
        if partner >= 0:
            s[SCORES + partner] += bonus
        return
    s[OUTCOME] = FAILED
    reached = 0 if won < first else (won - first) // step + 1
    difference = height - reached
    for seat in range(players):
        if seat == chief:
            s[SCORES + seat] -= 10 * difference
        elif seat != partner:
            s[SCORES + seat] += 5 * difference


@kernel
def run(s: Any, strength: Any, rng: Any, trace: Any) -> int:
    """Play at random to the end, writing every move into `trace`; the number of moves."""
    steps = auction(s, rng, trace) if s[PHASE] == AUCTION else 0
    while s[PHASE] < PLAY:
        move = pick(rng, legal(s))
        trace[steps] = move
        steps += 1
        apply(s, strength, move)
    return tricks(s, strength, rng, trace, steps) if s[PHASE] == PLAY else steps


@inner
def auction(s: Any, rng: Any, trace: Any) -> int:
    """Bid at random: `speak` over and over. Pass seven times in ten, else lay any number of cards up to the limit."""
    players, seat, passes, start = s[PLAYERS], s[TURN], s[PASSES], s[STEPS]
    steps, largest = 0, np.int64(0)
    for other in range(players):
        largest = larger(largest, count(s[LAID + other]))
    while passes < players:
        cards, bits = np.int64(0), draw(rng)
        if (bits & U(0xFFFF)) >= U(PASSING):
            hand = s[HAND + seat]
            limit = smaller(largest + 1 - count(s[LAID + seat]), count(hand))
            if limit > 0:
                size = 1 + np.int64(((bits >> U(32)) * U(limit)) >> U(32))
                for _ in range(size):
                    bit = np.int64(1) << pick(rng, hand)
                    hand ^= bit
                    cards |= bit
                s[HAND + seat] = hand
                s[LAID + seat] |= cards
                s[LAST_LAY + seat] = start + steps + 1
                largest = larger(largest, count(s[LAID + seat]))
        passes = 0 if cards else passes + 1
        trace[steps] = cards
        steps += 1
        seat += 1
        if seat == players:
            seat = 0
    s[TURN], s[PASSES], s[STEPS] = seat, passes, start + steps
    settle(s)
    return steps


@inner
def tricks(s: Any, strength: Any, rng: Any, trace: Any, steps: int) -> int:
    """Play the rest of the tricks at random, any card as likely: `play` over and over, with all that changes kept at hand.

    Whether a card lies open no longer matters, so it is forgotten.
    """
    players, trump, before = s[PLAYERS], s[SUIT + TRUMP_SUIT], steps
    for seat in range(players):
        s[HAND + seat] |= s[LAID + seat]
        s[LAID + seat] = 0
    seat, n, best, top, points = s[TURN], s[IN_TRICK], s[BEST], s[BEST_STRENGTH], s[TRICK_POINTS]
    follow = s[SUIT + s[LED]] if n else np.int64(-1)
    while True:
        own = s[HAND + seat]
        choice = own & follow
        if not choice:
            choice = own
        card = pick(rng, choice)
        trace[steps] = card
        steps += 1
        bit = np.int64(1) << card
        s[HAND + seat] = own ^ bit
        power = strength[card]
        if n == 0:
            follow = trump if trump & bit else s[SUIT + COLOUR[card]]
            best, top, points = seat, power, VALUE[card]
        else:
            points += VALUE[card]
            if power > top and bit & (follow | trump):
                best, top = seat, power
        n += 1
        seat += 1
        if seat == players:
            seat = 0
        if n == players:
            s[POINTS + best] += points
            seat, n, follow = best, 0, np.int64(-1)
            if not s[HAND + seat]:
                break
    s[STEPS] += steps - before
    s[LEADER], s[IN_TRICK] = seat, 0
    score(s)
    return steps


_loop = looping(deal, apply, run, DEALER, SCORES, OUTCOME)


@kernel
def loop(s: Any, strength: Any, deck: Any, rng: Any, trace: Any, pack: Any, worlds: Any, moves: Any, seed: int, first: int,
         scores: Any, outcomes: Any, firsts: Any) -> int:  # fmt: skip
    """Many hands or playouts in a row: see `looping`."""
    return _loop(s, strength, deck, rng, trace, pack, worlds, moves, seed, first, scores, outcomes, firsts)
