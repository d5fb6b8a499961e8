"""Mü for two as a kernel: the same rules as `eklat.games.mu2`, on bit masks.

Cards and trumps are numbered as in the kernel of Mü. Columns are 0 to 4 for the colours, 5 for the big and 6 for the small
trump; each player's face-down cards lie there as a lower and an upper card number, -1 for none.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.fast.kernels.bits import below, count, inner, kernel, larger, lowest, pick, smaller
from eklat.fast.kernels.loops import looping
from eklat.fast.kernels.mu import COLOUR, DIGIT, KIND, NONE, TRUMP_SUIT, VALUE, one_of_each

SIZE = 72
(PHASE, TURN, DEALER, PASSES, STEPS, AHEAD, CROWN, HEIGHT, BIG, SMALL, LEADER, IN_TRICK, LED, FIRST_STRENGTH, FIRST_POINTS,
 TURNING, SKAT, DISCARDS, OUTCOME) = range(19)  # fmt: skip
HAND, OPEN, POINTS, SCORES, SUIT, COLUMN, DOWN = 19, 21, 23, 25, 27, 33, 40
BIG_COLUMN, SMALL_COLUMN = 5, 6

AUCTION, DISCARD, NAME_SMALL, NAME_BIG, REVEAL, PLAY, OVER = range(7)
CROWN_WINS, SHIELD_WINS, REDEAL = 1, 2, 3
MOST_OPEN = 15


@kernel
def down(seat: int, column: int) -> int:
    """The place in the state of a column's lower face-down card; the upper one is next to it."""
    return DOWN + seat * 14 + column * 2


@kernel
def deal(s: Any, deck: Any, rng: Any) -> None:
    """Shuffle the deck (48 card numbers) and lay everything out for the dealer in `s`."""
    for i in range(47, 0, -1):
        j = below(rng, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    colours = np.int64(0)
    for card in deck:
        colours |= np.int64(1) << COLOUR[card]
    for place in range(DOWN, SIZE):
        s[place] = -1
    at = 0
    for seat in range(2):
        for column in range(7):
            if column > 4 or colours >> column & 1:
                s[down(seat, column)] = deck[at]
                at += 1
        s[OPEN + seat] = s[HAND + seat] = 0
        for i in range(16):
            s[(OPEN if i < 4 else HAND) + seat] |= np.int64(1) << deck[at]
            at += 1
    s[SKAT] = 0
    for i in range(44, 48):
        s[SKAT] |= np.int64(1) << deck[i]
    open_auction(s)


@kernel
def open_auction(s: Any) -> None:
    """Set everything but dealer and cards to the beginning."""
    s[PHASE], s[TURN], s[PASSES], s[STEPS] = AUCTION, s[DEALER], 0, 0
    s[AHEAD] = s[CROWN] = s[BIG] = s[SMALL] = s[LEADER] = -1
    s[HEIGHT] = s[IN_TRICK] = s[TURNING] = s[DISCARDS] = s[OUTCOME] = 0
    for seat in range(2):
        s[POINTS + seat] = s[SCORES + seat] = 0


@kernel
def most(s: Any) -> int:
    """How many cards may be laid now."""
    seat = s[TURN]
    total = smaller(larger(count(s[OPEN]), count(s[OPEN + 1])) + 1, np.int64(MOST_OPEN))
    return smaller(total - count(s[OPEN + seat]), count(s[HAND + seat]))


@inner
def uncovered(s: Any, seat: int) -> int:
    """The columns of this seat whose face-down cards no open card covers, as bits."""
    found = 0
    for column in range(7):
        if s[down(seat, column)] >= 0 and not s[OPEN + seat] & s[COLUMN + column]:
            found |= 1 << column
    return found


@kernel
def legal(s: Any) -> int:
    """The legal choices as bits: cards, trumps or columns. A bid may always be to pass; a discard takes four cards."""
    phase, seat = s[PHASE], s[TURN]
    if phase == PLAY:
        choice = one_of_each(s[HAND + seat]) | one_of_each(s[OPEN + seat])
        follow = choice & s[SUIT + s[LED]] if s[IN_TRICK] else 0
        return follow if follow else choice
    if phase == AUCTION:
        return one_of_each(s[HAND + seat]) if most(s) > 0 else 0
    if phase == DISCARD:
        return one_of_each(s[HAND + seat])
    if phase == REVEAL:
        return uncovered(s, seat)
    if phase == OVER:
        return 0
    choice = 0
    for kind in range(15):
        if KIND[kind] & s[OPEN + seat]:
            choice |= 1 << kind
    if phase == NAME_BIG:
        choice = (choice | 1 << NONE) & ~(1 << s[SMALL])
    return choice


@kernel
def apply(s: Any, strength: Any, move: int) -> None:
    """Make a legal move: cards to lay (0 to pass) or discard as bits, else a trump, a column or a card by its number."""
    phase, seat = s[PHASE], s[TURN]
    s[STEPS] += 1
    if phase == PLAY:
        play(s, strength, move)
    elif phase == AUCTION:
        speak(s, move)
    elif phase == DISCARD:
        s[HAND + seat] &= ~move
        s[DISCARDS] = move
        s[PHASE], s[TURN] = NAME_SMALL, 1 - seat
    elif phase == NAME_SMALL:
        s[SMALL], s[PHASE], s[TURN] = move, NAME_BIG, s[CROWN]
    elif phase == NAME_BIG:
        s[BIG] = move
        begin_play(s, strength)
    else:
        turn_up(s, seat, move)
        settle(s)


@inner
def speak(s: Any, cards: int) -> None:
    seat = s[TURN]
    s[TURN] = 1 - seat
    if cards:
        largest = larger(count(s[OPEN]), count(s[OPEN + 1]))
        s[HAND + seat] &= ~cards
        s[OPEN + seat] |= cards
        s[PASSES] = 0
        if count(s[OPEN + seat]) > largest:
            s[AHEAD] = seat
        return
    s[PASSES] += 1
    if s[PASSES] < 2:
        return
    crown = s[AHEAD]
    if crown < 0:
        s[PHASE], s[TURN], s[OUTCOME] = OVER, -1, REDEAL
        return
    s[CROWN], s[HEIGHT] = crown, count(s[OPEN + crown])
    s[HAND + crown] |= s[SKAT]
    s[PHASE], s[TURN] = DISCARD, crown


@inner
def begin_play(s: Any, strength: Any) -> None:
    """Columns, suits and strengths under these trumps; crown, then shield, turn up what is uncovered; the crown leads."""
    for seat in range(2):
        move_up(s, seat, s[SMALL], np.int64(SMALL_COLUMN))
        move_up(s, seat, s[BIG], np.int64(BIG_COLUMN))
    masks(s, strength)
    s[LEADER], s[IN_TRICK] = s[CROWN], 0
    s[TURNING] = 1
    settle(s)


@inner
def move_up(s: Any, seat: int, trump: int, column: int) -> None:
    """The card of a colour that is a trump now goes on top of another column."""
    if trump < 5:
        s[down(seat, column) + 1] = s[down(seat, trump)]
        s[down(seat, trump)] = -1


@kernel
def masks(s: Any, strength: Any) -> None:
    """Which open card lies in which column, which suit it is, and how strong it is."""
    big, small = KIND[s[BIG]], KIND[s[SMALL]]
    double = big & small
    s[COLUMN + BIG_COLUMN], s[COLUMN + SMALL_COLUMN] = big & ~double, small & ~double
    for colour in range(5):
        s[SUIT + colour] = s[COLUMN + colour] = KIND[colour] & ~(big | small)
    s[SUIT + TRUMP_SUIT] = big | small
    for card in range(60):
        bit = np.int64(1) << card
        extra = 0
        if double & bit:
            extra = 48
        elif big & bit:
            extra = 32
        elif small & bit:
            extra = 16
        strength[card] = DIGIT[card] + extra


@inner
def turn_up(s: Any, seat: int, column: int) -> None:
    """Turn up the upper face-down card of a column."""
    place = down(seat, column)
    upper = place + 1 if s[place + 1] >= 0 else place
    s[OPEN + seat] |= np.int64(1) << s[upper]
    s[upper] = -1


@inner
def settle(s: Any) -> None:
    """Turn up what is uncovered: first the leader's cards, then the other's; stop where there is a choice."""
    while s[TURNING] > 0:
        seat = s[LEADER] if s[TURNING] == 1 else 1 - s[LEADER]
        columns = uncovered(s, seat)
        if not columns:
            s[TURNING] = 2 if s[TURNING] == 1 else 0
        elif count(columns) == 1:
            turn_up(s, seat, lowest(columns))
        else:
            s[PHASE], s[TURN] = REVEAL, seat
            return
    s[PHASE], s[TURN] = PLAY, s[LEADER]
    if not s[HAND] | s[OPEN]:
        score(s)


@inner
def play(s: Any, strength: Any, card: int) -> None:
    """Play a card from wherever it lies; finish the trick if it was the second."""
    seat, bit = s[TURN], np.int64(1) << card
    s[HAND + seat] &= ~bit
    s[OPEN + seat] &= ~bit
    if s[IN_TRICK] == 0:
        s[LED] = TRUMP_SUIT if s[SUIT + TRUMP_SUIT] & bit else COLOUR[card]
        s[FIRST_STRENGTH], s[FIRST_POINTS], s[IN_TRICK], s[TURN] = strength[card], VALUE[card], 1, 1 - seat
        return
    wins = strength[card] > s[FIRST_STRENGTH] and bit & (s[SUIT + s[LED]] | s[SUIT + TRUMP_SUIT])
    winner = seat if wins else 1 - seat
    s[POINTS + winner] += s[FIRST_POINTS] + VALUE[card]
    s[IN_TRICK], s[LEADER], s[TURNING] = 0, winner, 1
    settle(s)


@inner
def score(s: Any) -> None:
    """Ten for a crown that reached its goal, else five for the shield."""
    crown, cards = s[CROWN], s[DISCARDS]
    while cards:
        s[POINTS + crown] += VALUE[lowest(cards)]
        cards &= cards - 1
    s[PHASE], s[TURN] = OVER, -1
    if s[POINTS + crown] >= 16 + 2 * s[HEIGHT]:
        s[OUTCOME], s[SCORES + crown] = CROWN_WINS, 10
    else:
        s[OUTCOME], s[SCORES + 1 - crown] = SHIELD_WINS, 5


@inner
def some(rng: Any, cards: int, size: int) -> Any:
    """A random choice of so many cards."""
    chosen = np.int64(0)
    for _ in range(size):
        bit = np.int64(1) << pick(rng, cards)
        cards &= ~bit
        chosen |= bit
    return chosen


@inner
def random_move(s: Any, rng: Any) -> int:
    """As in Mü: pass seven times in ten, else any number of cards up to the limit; otherwise any choice."""
    if s[PHASE] == AUCTION:
        limit = most(s)
        if limit == 0 or below(rng, np.int64(10)) < 7:
            return 0
        return some(rng, s[HAND + s[TURN]], 1 + below(rng, limit))
    if s[PHASE] == DISCARD:
        return some(rng, s[HAND + s[TURN]], np.int64(4))
    return pick(rng, legal(s))


@kernel
def run(s: Any, strength: Any, rng: Any, trace: Any) -> int:
    """Play at random to the end, writing every move into `trace`; the number of moves."""
    steps = 0
    while s[PHASE] != OVER:
        move = random_move(s, rng)
        trace[steps] = move
        steps += 1
        apply(s, strength, move)
    return steps


_loop = looping(deal, apply, run, DEALER, SCORES, OUTCOME)


@kernel
def loop(s: Any, strength: Any, deck: Any, rng: Any, trace: Any, pack: Any, worlds: Any, moves: Any, seed: int, first: int,
         scores: Any, outcomes: Any, firsts: Any) -> int:  # fmt: skip
    """Many hands or playouts in a row: see `looping`."""
    return _loop(s, strength, deck, rng, trace, pack, worlds, moves, seed, first, scores, outcomes, firsts)
