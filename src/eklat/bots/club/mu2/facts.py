"""What the club player sees in Mü for two: its knowledge of the position, and the facts about each choice.

It reads only what the seat to move may know. Two things that the rules need not remember are kept in places of the array
which the rules leave free: the cards that are gone (played, or in the box), and the suits each hand is known to lack.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.bots.club.mu2.weights import N_KIND
from eklat.fast.kernels.bits import count, inner, larger, lowest, smaller
from eklat.fast.kernels.mu import ALL, COLOUR, DIGIT, KIND, NONE, TRUMP_SUIT, VALUE
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
    OPEN,
    PHASE,
    PLAY,
    POINTS,
    REVEAL,
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
# Facts about the choice at hand come first; then the powers of two chances, in the play that an unseen card is not in the
# other hand, before it that it does not stand in the way; then single numbers.
POWER, HALF, CHANCE, TRUMPED, THEIR_TRUMPS, EXPECTED, VALUES = 24, 50, 76, 77, 78, 79, 80
SIZE_D, SIZE_X = 9, 112
MOST_OF_A_SUIT = 24
HALVES = 0.5 ** np.arange(32)


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
    d[LEFT] = count(own) + face_down(s, seat)
    if s[PHASE] == AUCTION or s[PHASE] == DISCARD:
        held = 16 - count(theirs)
    else:
        held = d[LEFT] - s[IN_TRICK] - count(theirs) - face_down(s, other)
    out = np.int64(0)
    if s[PHASE] == PLAY or s[PHASE] == REVEAL:
        for suit in range(6):
            if s[LACKS + other] >> suit & 1:
                out |= s[SUIT + suit]
    possible = count(unseen & ~out)
    chance = held / possible if possible > held else 1.0 if possible > 0 else 0.0
    x[CHANCE] = chance
    if s[PHASE] == PLAY or s[PHASE] == REVEAL:
        powers(x, POWER, 1.0 - chance)
    else:
        powers(x, HALF, 0.5**chance)


@inner
def powers(x: Any, at: int, chance: float) -> None:
    power = 1.0
    for i in range(MOST_OF_A_SUIT + 1):
        x[at + i] = power
        power *= chance


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
def bid_facts(s: Any, x: Any, as_crown: float, of_crown: float, spread: float) -> None:
    """Overbidding the other: what it would be worth to be crown then, and what it is worth to leave it to the other."""
    seat = s[TURN]
    height = larger(count(s[OPEN]), count(s[OPEN + 1])) + 1
    x[0] = 1.0
    x[1] = odds(as_crown, height, spread)
    x[2] = odds(of_crown, height - 1, spread) if s[AHEAD] == 1 - seat else 0.0


@inner
def reveal_facts(s: Any, d: Any, x: Any, column: int) -> None:
    x[0] = count(d[UNSEEN] & s[COLUMN + column]) / 6.0
    x[1] = 1.0 if column >= BIG_COLUMN else 0.0
    x[2] = 1.0 if s[down(s[TURN], column) + 1] >= 0 else 0.0
