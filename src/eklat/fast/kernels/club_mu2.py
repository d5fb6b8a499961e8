"""How the club plays Mü for two, on the kernel's array: what it weighs, and loops that play whole hands with it.

Every decision is made alike: some facts about each choice, weighed and added up; the best sum wins. It reads only what the
seat to move may know. Two things that the rules need not remember are kept in places of the array which the rules leave
free: the cards that are gone (played, or in the box), and the suits each hand is known to lack.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.fast.kernels import mu2
from eklat.fast.kernels.bits import copy, copy_row, count, inner, kernel, larger, lowest, seeded, smaller
from eklat.fast.kernels.mu import ALL, COLOUR, DIGIT, KIND, NONE, TRUMP_SUIT, VALUE, one_of_each
from eklat.fast.kernels.mu2 import (
    AHEAD,
    AUCTION,
    BIG,
    BIG_COLUMN,
    COLUMN,
    CROWN,
    DISCARD,
    DISCARDS,
    FIRST_POINTS,
    FIRST_STRENGTH,
    HAND,
    HEIGHT,
    IN_TRICK,
    LED,
    NAME_BIG,
    NAME_SMALL,
    OPEN,
    OUTCOME,
    OVER,
    PHASE,
    PLAY,
    POINTS,
    REVEAL,
    SCORES,
    SKAT,
    SMALL,
    SMALL_COLUMN,
    SUIT,
    TURN,
    down,
)

GONE, LACKS, ASIDE = 68, 69, 71
"""Free places of the array: the cards that are gone, per seat the suits its hand is known to lack, and discards to come."""

ABOVE = np.array([sum(1 << i for i in range(60) if DIGIT[i] > d) for d in range(10)], dtype=np.int64)

# What the seat to move knows, as masks and numbers.
OWN, THEIRS, UNSEEN, SUPERS, BIGS, SMALLS, TRUMPS, LEFT, NEED = range(9)
# Facts about the choice at hand come first; then the powers of two chances, that an unseen card is not in the other hand
# and that it does not stand in the way; then single numbers.
POWER, HALF, CHANCE, TRUMPED, THEIR_TRUMPS, EXPECTED, VALUES = 24, 50, 76, 77, 78, 79, 80
SIZE_D, SIZE_X = 9, 112
MOST_OF_A_SUIT = 24
BIG_ONE, SMALL_ONE = np.int64(NAME_BIG), np.int64(NAME_SMALL)
HALVES = 0.5 ** np.arange(32)

# How many facts each decision weighs, and where its weights begin. As numbers of a kernel: nothing is compiled twice.
N_LEAD, N_FOLLOW, N_DISCARD, N_LAY, N_KIND, N_BID, N_REVEAL = map(np.int64, (24, 24, 14, 10, 20, 3, 3))
W_LEAD, W_FOLLOW, W_DISCARD, W_LAY, W_BIG, W_SMALL, W_CROWN, W_SHIELD, W_BID, W_SHOW, W_REVEAL, W_SPREAD, W_SIZE = map(
    np.int64, (0, 24, 48, 62, 72, 92, 112, 132, 152, 155, 156, 159, 160)
)

WEIGHTS = np.array(
    [
        # leading
        -1.19, 2.98, -1.37, -1.23, 1.94, 2.19, 4.24, -1.54, 5.33, -16.21, 1.12, 0.78, -3.43, 0.99, 1.39, 1.82, 2.62,
        -0.51, 1.0, -1.67, -3.76, 0.84, 1.11, 4.97,
        # following
        -2.52, 5.73, -4.78, -4.21, -1.12, 2.29, -4.92, -6.51, 0.82, 1.87, 0.76, -0.07, -2.24, 10.02, -0.52, -1.29,
        -4.89, 1.62, -5.84, -0.46, -1.07, 1.78, -3.27, -1.67,
        # discarding
        0.16, -7.95, -7.99, -3.28, -3.06, 1.62, 5.81, -3.94, 0.51, -3.05, 0.8, 0.12, -3.24, -4.53,
        # laying
        1.81, 2.48, -0.28, -2.54, 1.43, -1.29, 0.43, 1.68, -0.85, 1.18,
        # the big trump
        0.0, 3.01, 4.74, -2.92, -1.61, -2.27, 3.9, 1.77, 4.63, 0.0, -1.6, -1.39, 0.33, -1.89, -3.04, 0.0, 0.67, 0.29,
        0.0, 0.0,
        # the small trump
        0.0, 0.5, 3.56, -0.3, -4.1, -0.3, -1.64, -0.55, 0.34, 0.0, 2.26, -4.05, 0.23, 0.0, 0.0, 1.13, -0.22, 0.09, 0.0,
        0.0,
        # points expected as crown
        17.88, 1.16, 0.0, -0.98, 0.0, -0.46, 0.0, 0.61, 1.07, 0.57, 0.06, -0.68, 0.15, -0.18, 0.0, 0.0, -0.24, 0.01,
        0.55, 0.32,
        # points expected of the other as crown
        32.6, 0.0, -0.66, 0.0, 0.94, 0.0, 1.03, -0.22, -0.3, 2.39, -0.76, 0.81, 0.96, 0.0, 0.0, -2.07, -0.2, 0.03,
        -1.13, -0.96,
        # overbidding
        -0.68, 1.0, 1.1,
        # showing a small trump
        0.5,
        # turning up
        3.11, -2.01, -0.04,
        # how far points spread
        3.25,
    ]
)  # fmt: skip
"""Learned in self-play."""


@inner
def suit_of(s: Any, card: int) -> int:
    return TRUMP_SUIT if s[SUIT + TRUMP_SUIT] >> card & 1 else COLOUR[card]


@inner
def face_down(s: Any, seat: int) -> int:
    """How many cards this seat has face down."""
    found = 0
    for place in range(down(seat, 0), down(seat, 0) + 14):
        if s[place] >= 0:
            found += 1
    return found


@inner
def look(s: Any, d: Any, x: Any) -> None:
    """What the seat to move knows: its cards, the other's open ones, and how likely an unseen one is in the other hand."""
    seat = s[TURN]
    other = 1 - seat
    own, theirs = s[HAND + seat] | s[OPEN + seat], s[OPEN + other]
    unseen = ALL & ~(s[GONE] | own | theirs)
    if seat == s[CROWN]:
        unseen &= ~s[DISCARDS]
    d[OWN], d[THEIRS], d[UNSEEN] = own, theirs, unseen
    if s[PHASE] == AUCTION or s[PHASE] == DISCARD:
        held = 16 - count(theirs)
    else:
        held = count(own) + face_down(s, seat) - s[IN_TRICK] - count(theirs) - face_down(s, other)
    d[LEFT] = count(own) + face_down(s, seat)
    out = np.int64(0)
    if s[PHASE] == PLAY or s[PHASE] == REVEAL:
        for suit in range(6):
            if s[LACKS + other] >> suit & 1:
                out |= s[SUIT + suit]
    possible = count(unseen & ~out)
    chance = held / possible if possible > held else 1.0 if possible > 0 else 0.0
    x[CHANCE] = chance
    power, half, step = 1.0, 1.0, 0.5**chance
    for i in range(MOST_OF_A_SUIT + 1):
        x[POWER + i], x[HALF + i] = power, half
        power *= 1.0 - chance
        half *= step


@inner
def look_at_trumps(s: Any, d: Any, x: Any) -> None:
    """In the play: which trumps there are, and what the other may have of them."""
    big, small = KIND[s[BIG]], KIND[s[SMALL]]
    d[SUPERS], d[BIGS], d[SMALLS], d[TRUMPS] = big & small, big & ~small, small & ~big, big | small
    trumps, other = big | small, 1 - s[TURN]
    unseen = 0 if s[LACKS + other] >> TRUMP_SUIT & 1 else count(d[UNSEEN] & trumps)
    x[THEIR_TRUMPS] = count(d[THEIRS] & trumps) + x[CHANCE] * unseen
    x[TRUMPED] = 1.0 if d[THEIRS] & trumps else 1.0 - x[POWER + unseen]
    crown = s[CROWN]
    d[NEED] = 33 - 2 * s[HEIGHT] - s[POINTS + 1 - crown]


@inner
def higher(s: Any, d: Any, card: int) -> Any:
    """All cards of the same suit that beat this one."""
    above = ABOVE[DIGIT[card]]
    bit = np.int64(1) << card
    if not d[TRUMPS] & bit:
        return s[SUIT + COLOUR[card]] & above
    if d[SMALLS] & bit:
        return d[SUPERS] | d[BIGS] | d[SMALLS] & above
    if d[BIGS] & bit:
        return d[SUPERS] | d[BIGS] & above
    return d[SUPERS] & above


@inner
def hidden_of(s: Any, d: Any, suit: int, cards: int) -> int:
    """How many of these cards of one suit may be in the other hand."""
    return 0 if s[LACKS + 1 - s[TURN]] >> suit & 1 else count(cards & d[UNSEEN])


@inner
def wins_if_led(s: Any, d: Any, x: Any, card: int) -> float:
    """The chance that this card, led, cannot be beaten."""
    better, suit = higher(s, d, card), suit_of(s, card)
    if better & d[THEIRS]:
        return 0.0
    safe = x[POWER + hidden_of(s, d, suit, better)]
    if suit == TRUMP_SUIT or d[THEIRS] & s[SUIT + suit]:
        return safe
    none = x[POWER + hidden_of(s, d, suit, s[SUIT + suit])]
    return safe - none * x[TRUMPED]


@inner
def uncovers(s: Any, d: Any, card: int) -> bool:
    """Whether this open card alone covers a face-down one."""
    seat, bit = s[TURN], np.int64(1) << card
    if not s[OPEN + seat] & bit or d[SUPERS] & bit:
        return False
    column = COLOUR[card]
    if d[BIGS] & bit:
        column = BIG_COLUMN
    elif d[SMALLS] & bit:
        column = SMALL_COLUMN
    return s[down(seat, column)] >= 0 and s[OPEN + seat] & s[COLUMN + column] == bit


@inner
def weigh(w: Any, at: int, x: Any, number: int) -> float:
    total = 0.0
    for i in range(number):
        total += w[at + i] * x[i]
    return total


@inner
def lead_facts(s: Any, d: Any, x: Any, card: int) -> None:
    seat, bit = s[TURN], np.int64(1) << card
    suit, value = suit_of(s, card), VALUE[card]
    wins, better = wins_if_led(s, d, x, card), higher(s, d, card)
    trump = 1.0 if suit == TRUMP_SUIT else 0.0
    late = 1.0 - d[LEFT] / 22.0
    mine = count(d[OWN] & s[SUIT + suit])
    hidden = hidden_of(s, d, suit, s[SUIT + suit])
    shown = d[THEIRS] & s[SUIT + suit]
    own_trumps = count(d[OWN] & d[TRUMPS])
    x[0] = wins
    x[1] = wins * value
    x[2] = (1.0 - wins) * value
    x[3] = trump
    x[4] = trump * wins
    x[5] = trump * x[THEIR_TRUMPS] / 6.0
    x[6] = 1.0 if bit & (d[BIGS] | d[SUPERS]) else 0.0
    x[7] = DIGIT[card] / 9.0
    x[8] = mine / 6.0
    x[9] = (count(shown) + x[CHANCE] * hidden) / 6.0
    x[10] = 0.0 if trump > 0.0 or shown else x[POWER + hidden] * x[TRUMPED]
    x[11] = 1.0 if better & d[THEIRS] else 0.0
    x[12] = 1.0 if better & d[OWN] else 0.0
    x[13] = 1.0 if uncovers(s, d, card) else 0.0
    x[14] = 1.0 if s[OPEN + seat] & bit else 0.0
    least = np.int64(0)
    if shown and hidden == 0:
        least = np.int64(2)
        while shown:
            least = smaller(least, VALUE[lowest(shown)])
            shown &= shown - 1
    x[15] = wins * least
    x[16] = 1.0 if trump == 0.0 and mine == 1 and own_trumps > 0 else 0.0
    x[17] = wins * late
    x[18] = (1.0 - wins) * value * late
    x[19] = trump * own_trumps / 6.0
    x[20] = trump * late
    x[21] = wins if d[NEED] <= value + 1 else 0.0
    crown = 1.0 if seat == s[CROWN] else 0.0
    x[22] = crown * wins
    x[23] = crown * trump


@inner
def follow_facts(s: Any, strength: Any, d: Any, x: Any, card: int) -> None:
    seat, bit = s[TURN], np.int64(1) << card
    suit, value = suit_of(s, card), VALUE[card]
    beats = strength[card] > s[FIRST_STRENGTH] and bit & (s[SUIT + s[LED]] | d[TRUMPS]) != 0
    win = 1.0 if beats else 0.0
    points = value + s[FIRST_POINTS]
    later = wins_if_led(s, d, x, card)
    trump = 1.0 if suit == TRUMP_SUIT else 0.0
    late = 1.0 - d[LEFT] / 22.0
    mine = count(d[OWN] & s[SUIT + suit])
    own_trumps = count(d[OWN] & d[TRUMPS])
    x[0] = win
    x[1] = win * points
    x[2] = (1.0 - win) * points
    x[3] = later
    x[4] = trump
    x[5] = trump * later
    x[6] = 1.0 if bit & (d[BIGS] | d[SUPERS]) else 0.0
    x[7] = DIGIT[card] / 9.0
    x[8] = 1.0 if uncovers(s, d, card) else 0.0
    x[9] = 1.0 if s[OPEN + seat] & bit else 0.0
    x[10] = win if points >= d[NEED] else 0.0
    x[11] = value
    x[12] = 1.0 if trump == 0.0 and mine == 1 and own_trumps > 0 else 0.0
    x[13] = mine / 6.0
    x[14] = win * trump if s[LED] != TRUMP_SUIT else 0.0
    x[15] = win * late
    x[16] = later * late
    x[17] = (1.0 - win) * value
    x[18] = (count(d[THEIRS] & s[SUIT + suit]) + x[CHANCE] * hidden_of(s, d, suit, s[SUIT + suit])) / 6.0
    x[19] = (1.0 - win) * later
    x[20] = win if seat == s[CROWN] else 0.0
    x[21] = trump * late
    x[22] = win * own_trumps / 6.0
    x[23] = win * DIGIT[card] / 9.0


@inner
def dominance(d: Any, x: Any, better: int) -> float:
    """How well a card stands against these better ones: halved by each that the other has or may well have."""
    return HALVES[count(better & d[THEIRS])] * x[HALF + count(better & d[UNSEEN])]


@inner
def kind_facts(s: Any, d: Any, x: Any, big: int, small: int) -> None:
    """What own cards are worth under these trumps."""
    bigs, smalls = KIND[big], KIND[small]
    trumps, supers = bigs | smalls, bigs & smalls
    own, theirs, unseen = d[OWN], d[THEIRS], d[UNSEEN]
    for i in range(N_KIND):
        x[i] = 0.0
    in_trumps, in_plain, points, covered = 0.0, 0.0, 0, 0.0
    rest = own
    while rest:
        card = lowest(rest)
        bit = rest & -rest
        rest ^= bit
        above = ABOVE[DIGIT[card]]
        points += VALUE[card]
        if bit & trumps:
            if bit & supers:
                better = supers & above
            elif bit & bigs:
                better = supers | bigs & above
            else:
                better = supers | bigs | smalls & above
            in_trumps += dominance(d, x, better)
        else:
            stands = dominance(d, x, KIND[COLOUR[card]] & ~trumps & above)
            in_plain += stands
            covered += stands * VALUE[card]
    threat, rest = 0.0, theirs & ~trumps
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        better = KIND[COLOUR[card]] & ~trumps & ABOVE[DIGIT[card]]
        threat += HALVES[count(better & own)]
    voids = 0
    for colour in range(5):
        if KIND[colour] & (theirs | unseen) & ~trumps and not KIND[colour] & own & ~trumps:
            voids += 1
    x[0] = 1.0
    x[1] = count(own & bigs)
    x[2] = count(own & smalls & ~bigs)
    x[3] = count(theirs & bigs)
    x[4] = count(theirs & smalls & ~bigs)
    x[5] = x[CHANCE] * count(unseen & bigs)
    x[6] = x[CHANCE] * count(unseen & smalls & ~bigs)
    x[7] = in_trumps
    x[8] = in_plain
    x[9] = points / 6.0
    x[10] = covered
    x[11] = threat
    x[12] = voids
    x[13] = 1.0 if big < 5 else 0.0
    x[14] = 1.0 if big == NONE else 0.0
    x[15] = 1.0 if small < 5 else 0.0
    x[16] = voids * count(own & trumps) / 6.0
    x[17] = count(s[OPEN + s[TURN]] & trumps)
    x[18] = count(s[OPEN + s[TURN]]) / 6.0
    x[19] = count(theirs) / 6.0


@inner
def kinds_of(cards: int) -> int:
    """The colours and digits among these cards, as bits."""
    found = 0
    for kind in range(15):
        if KIND[kind] & cards:
            found |= 1 << kind
    return found


@inner
def favourite(s: Any, w: Any, d: Any, x: Any, naming: int, choice: int) -> int:
    """The best trump of these kinds, naming the big or the small one.

    `x[EXPECTED]` then holds the points that a crown may expect with it: this seat, or the other against it.
    """
    is_big = naming == NAME_BIG
    small = s[SMALL] if s[SMALL] >= 0 else NONE
    start, points = (W_BIG, W_CROWN) if is_big else (W_SMALL, W_SHIELD)
    best, found = -1e9, NONE
    while choice:
        kind = lowest(choice)
        choice &= choice - 1
        kind_facts(s, d, x, kind if is_big else NONE, small if is_big else kind)
        value = weigh(w, start, x, N_KIND)
        if value > best:
            best, found = value, kind
            x[EXPECTED] = weigh(w, points, x, N_KIND)
    return found


@inner
def odds(points: float, height: int, spread: float) -> float:
    """The chance to reach the goal of this height with so many points expected."""
    return 1.0 / (1.0 + np.exp((16 + 2 * height - 0.5 - points) / spread))


@inner
def lay_facts(s: Any, d: Any, x: Any, card: int, wanted: int, laid: int) -> None:
    seat, bit, colour = s[TURN], np.int64(1) << card, COLOUR[card]
    shown = s[OPEN + seat] | laid
    x[0] = 1.0 if KIND[wanted] & bit else 0.0
    x[1] = 1.0 if KIND[wanted] & bit and not KIND[wanted] & shown else 0.0
    x[2] = DIGIT[card] / 9.0
    x[3] = VALUE[card]
    x[4] = dominance(d, x, KIND[colour] & ~KIND[wanted] & ABOVE[DIGIT[card]])
    x[5] = 0.0 if shown & KIND[colour] else 1.0
    x[6] = count(d[OWN] & KIND[colour]) / 6.0
    x[7] = count(d[OWN] & KIND[5 + DIGIT[card]]) / 4.0
    x[8] = count(d[THEIRS] & KIND[colour]) / 4.0
    x[9] = 1.0 if DIGIT[card] >= 8 else 0.0


@inner
def discard_facts(s: Any, d: Any, x: Any, card: int, wanted: int, gone: int) -> None:
    bit, colour = np.int64(1) << card, COLOUR[card]
    plain = KIND[colour] & ~KIND[wanted]
    own = d[OWN] & ~gone
    stands = dominance(d, x, plain & ABOVE[DIGIT[card]])
    trump = 1.0 if KIND[wanted] & bit else 0.0
    mine = count(own & plain)
    x[0] = VALUE[card]
    x[1] = trump
    x[2] = (1.0 - trump) * stands
    x[3] = DIGIT[card] / 9.0
    x[4] = (1.0 - trump) * mine / 6.0
    x[5] = 1.0 if mine == 1 and trump == 0.0 else 0.0
    x[6] = VALUE[card] * (1.0 - stands)
    x[7] = (1.0 - trump) * count(d[THEIRS] & plain) / 4.0
    x[8] = 1.0 if mine == 2 and trump == 0.0 else 0.0
    x[9] = trump * DIGIT[card] / 9.0
    x[10] = (1.0 - trump) * count(s[OPEN + s[TURN]] & plain) / 4.0
    x[11] = 1.0 if plain & own & ABOVE[DIGIT[card]] else 0.0
    x[12] = count(own & KIND[5 + DIGIT[card]]) / 4.0
    x[13] = trump * VALUE[card]


@inner
def picked(s: Any, w: Any, d: Any, x: Any, wanted: int, size: int, kept: int) -> Any:
    """So many hand cards to lay or to put away, one after the other, none of those to be kept, if this is to be trump."""
    is_auction = s[PHASE] == AUCTION
    start, number = (W_LAY, N_LAY) if is_auction else (W_DISCARD, N_DISCARD)
    chosen = np.int64(0)
    for _ in range(size):
        best, found, rest = -1e9, np.int64(0), one_of_each(s[HAND + s[TURN]] & ~(chosen | kept))
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if is_auction:
                lay_facts(s, d, x, card, wanted, chosen)
            else:
                discard_facts(s, d, x, card, wanted, chosen)
            value = weigh(w, start, x, number)
            if value > best:
                best, found = value, np.int64(1) << card
        chosen |= found
    return chosen


@inner
def bid_facts(s: Any, x: Any, as_crown: float, of_crown: float, spread: float) -> None:
    """Overbidding the other: what it would be worth to be crown then, and what it is worth to leave it to the other."""
    seat = s[TURN]
    height = larger(count(s[OPEN]), count(s[OPEN + 1])) + 1
    x[0] = 1.0
    x[1] = odds(as_crown, height, spread)
    x[2] = odds(of_crown, height - 1, spread) if s[AHEAD] == 1 - seat else 0.0


@inner
def spoken(s: Any, w: Any, d: Any, x: Any) -> Any:
    """Overbid the other, lay a card of the wanted small trump, or pass."""
    seat = s[TURN]
    limit, raising = mu2.most(s), larger(count(s[OPEN]), count(s[OPEN + 1])) + 1 - count(s[OPEN + seat])
    if limit == 0 or s[AHEAD] == seat:
        return np.int64(0)
    kinds = kinds_of(d[OWN])
    wanted = favourite(s, w, d, x, BIG_ONE, kinds)
    as_crown = x[EXPECTED]
    small = favourite(s, w, d, x, SMALL_ONE, kinds)
    of_crown = x[EXPECTED]
    bid_facts(s, x, as_crown, of_crown, w[W_SPREAD])
    size = raising
    if raising > limit or weigh(w, W_BID, x, N_BID) <= 0.0:
        wanted, size = small, np.int64(0)
        if s[AHEAD] == 1 - seat and not KIND[small] & s[OPEN + seat]:
            favourite(s, w, d, x, SMALL_ONE, kinds_of(s[OPEN + seat]))
            size = np.int64(1) if x[EXPECTED] > of_crown + w[W_SHOW] else np.int64(0)
    return picked(s, w, d, x, wanted, size, np.int64(0))


@inner
def reveal_facts(s: Any, d: Any, x: Any, column: int) -> None:
    x[0] = count(d[UNSEEN] & s[COLUMN + column]) / 6.0
    x[1] = 1.0 if column >= BIG_COLUMN else 0.0
    x[2] = 1.0 if s[down(s[TURN], column) + 1] >= 0 else 0.0


@inner
def think(s: Any, strength: Any, w: Any, d: Any, x: Any) -> Any:
    """The move of the seat to move."""
    phase = s[PHASE]
    look(s, d, x)
    if phase == AUCTION:
        return spoken(s, w, d, x)
    if phase == DISCARD:
        wanted = favourite(s, w, d, x, BIG_ONE, kinds_of(s[OPEN + s[TURN]]))
        return picked(s, w, d, x, wanted, np.int64(4), np.int64(0))
    rest = mu2.legal(s)
    if phase == NAME_SMALL or phase == NAME_BIG:
        return favourite(s, w, d, x, phase, rest)
    if not rest & (rest - 1):
        return lowest(rest)
    look_at_trumps(s, d, x)
    start, number = W_LEAD, N_LEAD
    if phase == REVEAL:
        start, number = W_REVEAL, N_REVEAL
    elif s[IN_TRICK]:
        start, number = W_FOLLOW, N_FOLLOW
    best, found = -1e9, 0
    while rest:
        choice = lowest(rest)
        rest &= rest - 1
        if phase == REVEAL:
            reveal_facts(s, d, x, choice)
        elif s[IN_TRICK]:
            follow_facts(s, strength, d, x, choice)
        else:
            lead_facts(s, d, x, choice)
        value = weigh(w, start, x, number)
        if value > best:
            best, found = value, choice
    return found


@inner
def advance(s: Any, strength: Any, move: int) -> None:
    """Make a move, and remember what everybody saw."""
    if s[PHASE] == PLAY:
        bit = np.int64(1) << move
        s[GONE] |= bit
        if s[IN_TRICK] and not s[SUIT + s[LED]] & bit:
            s[LACKS + s[TURN]] |= 1 << s[LED]
    mu2.apply(s, strength, move)


@inner
def remember(s: Any) -> None:
    """In a full position: what is gone is what lies nowhere any more."""
    there = s[HAND] | s[HAND + 1] | s[OPEN] | s[OPEN + 1] | s[SKAT] | s[DISCARDS]
    for place in range(down(0, 0), down(0, 0) + 28):
        if s[place] >= 0:
            there |= np.int64(1) << s[place]
    s[GONE] = ALL & ~there
    for seat in range(2):
        s[LACKS + seat] = larger(s[LACKS + seat], np.int64(0))


@kernel
def hands(start: Any, pack: Any, seed: int, first: int, scores: Any, outcomes: Any) -> int:
    """Deal and play hands number `first` and on; their scores and outcomes, and the number of moves."""
    s, strength, deck = start.copy(), np.zeros(60, np.int64), pack.copy()
    rng, steps = np.zeros(1, np.uint64), 0
    d, x = np.zeros(SIZE_D, np.int64), np.zeros(SIZE_X, np.float64)
    for i in range(len(scores)):
        seeded(rng, seed, first + i)
        copy(deck, pack)
        s[mu2.DEALER] = (first + i) % 2
        mu2.deal(s, deck, rng)
        remember(s)
        while s[PHASE] != OVER:
            advance(s, strength, think(s, strength, WEIGHTS, d, x))
            steps += 1
        for seat in range(2):
            scores[i, seat] = s[SCORES + seat]
        outcomes[s[OUTCOME]] += 1
    return steps


@kernel
def playouts(worlds: Any, strengths: Any, moves: Any, seed: int, first: int, scores: Any, firsts: Any) -> int:
    """Play worlds out. Every move is tried in the same worlds: one world after the other, in each all the moves in turn."""
    s, strength, steps = worlds[0].copy(), strengths.copy(), 0
    d, x = np.zeros(SIZE_D, np.int64), np.zeros(SIZE_X, np.float64)
    number_of_moves = len(moves) if len(moves) else 1
    for i in range(len(scores)):
        number = first + i
        copy_row(s, worlds, (number // number_of_moves) % len(worlds))
        remember(s)
        is_first = True
        while s[PHASE] != OVER:
            move = moves[number % number_of_moves] if is_first and len(moves) else think(s, strength, WEIGHTS, d, x)
            if is_first:
                firsts[i] = move
                is_first = False
            advance(s, strength, move)
            steps += 1
        for seat in range(2):
            scores[i, seat] = s[SCORES + seat]
    return steps


# Reasons -----------------------------------------------------------------------------------------------------------------

(FULL, AHEAD_ALREADY, TOO_HIGH, RATHER_SHIELD, BEGIN, OVERBID, SACRIFICE, SHOW, PUT_AWAY, NAME_KIND, NAME_NOTHING, HURT,
 DENY, TURN_UP, FORCED, DECIDED, SURE, LIKELY, DRAW_TRUMPS, SHORT, LONG, LEAST, TAKE, TAKE_LEAD, TRUMP_IN, DECIDE, SPARE,
 CANNOT) = range(1, 29)  # fmt: skip


@kernel
def decide(s: Any, strength: Any, rng: Any, why: Any) -> Any:
    """The club's move; `why` takes the reason and the facts behind it. It leaves nothing to chance."""
    d, x = np.zeros(SIZE_D, np.int64), np.zeros(SIZE_X, np.float64)
    move = np.int64(think(s, strength, WEIGHTS, d, x))
    if len(why):
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
    made = s[POINTS + crown]
    if seat == crown:
        rest = s[DISCARDS]
        while rest:
            made += VALUE[lowest(rest)]
            rest &= rest - 1
    if not choice & (choice - 1):
        why[0] = FORCED
    elif d[NEED] <= 0 or made >= 16 + 2 * s[HEIGHT]:
        why[0] = DECIDED
    elif not s[IN_TRICK]:
        lead_facts(s, d, x, card)
        mine = count(d[OWN] & s[SUIT + suit])
        why[1], why[2], why[3] = np.int64(round(100.0 * x[0])), VALUE[card], mine
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
        else:
            why[0] = LEAST
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
        elif x[10] > 0.0:
            why[0] = DECIDE
        elif x[14] > 0.0:
            why[0] = TRUMP_IN
        else:
            why[0] = TAKE if points > 0 else TAKE_LEAD


# For the expert ----------------------------------------------------------------------------------------------------------

MOST_OPTIONS = 64
DOUBT, SURENESS = 0.15, 8.0
"""How often somebody does anything at all, and how sharply a bid divides good hands from bad ones."""


@kernel
def options(s: Any, found: Any) -> int:
    """Bids or discards worth a thought, as masks of cards, with repetitions; their number. The club's own comes first."""
    d, x = np.zeros(SIZE_D, np.int64), np.zeros(SIZE_X, np.float64)
    seat, w, number = s[TURN], WEIGHTS, 0
    look(s, d, x)
    if s[PHASE] == AUCTION:
        found[0] = spoken(s, w, d, x)
        found[1] = 0
        number, limit = 2, mu2.most(s)
        big = favourite(s, w, d, x, BIG_ONE, kinds_of(d[OWN]))
        second = favourite(s, w, d, x, BIG_ONE, kinds_of(d[OWN]) & ~(1 << big))
        small = favourite(s, w, d, x, SMALL_ONE, kinds_of(d[OWN]))
        for size in range(1, limit + 1):
            for wanted in (big, second, small):
                if number < MOST_OPTIONS and (size <= 2 or size >= limit - 1):
                    found[number] = picked(s, w, d, x, wanted, np.int64(size), np.int64(0))
                    number += 1
        return number
    choice = kinds_of(s[OPEN + seat])
    for _ in range(3):
        wanted = favourite(s, w, d, x, BIG_ONE, choice)
        choice &= ~(1 << wanted)
        found[number] = picked(s, w, d, x, wanted, np.int64(4), np.int64(0))
        number += 1
        if not choice:
            break
    # Keep one of the four and put away the next best instead.
    wanted = favourite(s, w, d, x, BIG_ONE, kinds_of(s[OPEN + seat]))
    rest = found[0]
    while rest:
        kept = rest & -rest
        rest ^= kept
        out = kept
        for _ in range(3):
            other = picked(s, w, d, x, wanted, np.int64(4), out)
            found[number] = other
            number += 1
            out |= other & ~found[0]
    return number


@inner
def chance_of(s: Any, strength: Any, w: Any, d: Any, x: Any, move: Any) -> float:
    """About how likely the seat to move is to do this, as a logarithm. Nobody plays just like the club: nothing is sure."""
    phase, seat, total = s[PHASE], s[TURN], 0.0
    look(s, d, x)
    start, number, size, wanted, rest = W_LEAD, N_LEAD, np.int64(1), np.int64(NONE), np.int64(0)
    if phase == AUCTION:
        height = larger(count(s[OPEN]), count(s[OPEN + 1])) + 1
        if s[AHEAD] == seat or mu2.most(s) == 0:
            return 0.0
        wanted = favourite(s, w, d, x, BIG_ONE, kinds_of(d[OWN]))
        as_crown = x[EXPECTED]
        small = favourite(s, w, d, x, SMALL_ONE, kinds_of(d[OWN]))
        bid_facts(s, x, as_crown, x[EXPECTED], w[W_SPREAD])
        raises = 1.0 / (1.0 + np.exp(-SURENESS * weigh(w, W_BID, x, N_BID)))
        size = count(move)
        if size == height - count(s[OPEN + seat]):
            total = np.log(DOUBT + (1.0 - 2.0 * DOUBT) * raises)
        else:
            total = np.log(DOUBT + (1.0 - 2.0 * DOUBT) * (1.0 - raises))
            wanted = small
        start, number, rest = W_LAY, N_LAY, s[HAND + seat]
    elif phase == DISCARD:
        wanted = favourite(s, w, d, x, BIG_ONE, kinds_of(s[OPEN + seat]))
        start, number, rest, size = W_DISCARD, N_DISCARD, s[HAND + seat], np.int64(4)
    else:
        rest, move = mu2.legal(s), np.int64(1) << move
        if not rest & (rest - 1):
            return 0.0
        if phase == NAME_SMALL or phase == NAME_BIG:
            start, number = (W_BIG, N_KIND) if phase == NAME_BIG else (W_SMALL, N_KIND)
        else:
            look_at_trumps(s, d, x)
            if s[IN_TRICK]:
                start, number = W_FOLLOW, N_FOLLOW
    chosen = np.int64(0)
    for _ in range(size):
        # One choice after the other; of several cards the likeliest one counts as the first.
        top, best, found, options, left = -1e9, -1e9, np.int64(0), 0, rest & ~chosen
        while left:
            choice = lowest(left)
            bit = left & -left
            left ^= bit
            if phase == AUCTION:
                lay_facts(s, d, x, choice, wanted, chosen)
            elif phase == DISCARD:
                discard_facts(s, d, x, choice, wanted, chosen)
            elif phase == NAME_BIG:
                kind_facts(s, d, x, choice, s[SMALL])
            elif phase == NAME_SMALL:
                kind_facts(s, d, x, NONE, choice)
            elif s[IN_TRICK]:
                follow_facts(s, strength, d, x, choice)
            else:
                lead_facts(s, d, x, choice)
            value = weigh(w, start, x, number)
            x[VALUES + options] = value
            options += 1
            top = max(top, value)
            if bit & move and value > best:
                best, found = value, bit
        weight = 0.0
        for i in range(options):
            weight += np.exp(x[VALUES + i] - top)
        total += np.log(DOUBT / options + (1.0 - DOUBT) * np.exp(best - top) / weight)
        chosen |= found
        move &= ~found
    return total


@kernel
def likelihood(starts: Any, script: Any, seat: int, seed: int, odds: Any, ends: Any) -> None:
    """How likely the other's part of this story is from each of these deals, as logarithms; and where the story ends.

    A discard is written as -1: each deal has its own in its last place. If the other is crown, its hand holds the skat
    already, and all that may have come from there lies in the place of the skat.
    """
    s, strength, rng = starts[0].copy(), np.zeros(60, np.int64), np.zeros(1, np.uint64)
    d, x = np.zeros(SIZE_D, np.int64), np.zeros(SIZE_X, np.float64)
    for i in range(len(starts)):
        copy_row(s, starts, i)
        if count(s[SKAT]) > 4:
            seeded(rng, seed, i)
            s[SKAT] = mu2.some(rng, s[SKAT], 4)
            s[HAND + 1 - seat] &= ~s[SKAT]
        remember(s)
        odds[i] = 0.0
        for step in range(len(script)):
            move = script[step] if script[step] >= 0 else starts[i, ASIDE]
            if s[TURN] != seat and s[PHASE] != REVEAL:
                odds[i] += chance_of(s, strength, WEIGHTS, d, x, move)
            advance(s, strength, move)
        for place in range(len(s)):
            ends[i, place] = s[place]
