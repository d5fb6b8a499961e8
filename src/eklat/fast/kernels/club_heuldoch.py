"""How the club player plays Heul doch!, as a kernel: every legal move is appraised, and the best one made.

It reads only what the seat to move knows: its hand, all tops, how many onions and which open cards every pile has, and how
many turns are left. An onion is an onion to it, whoever laid it: its card is never looked at.

A pile is worth what its open cards will count. The owner lays more onions until the end, about one in four turns, and rather
ends on a number of onions that kills little: `outlook` weighs the numbers of onions that can be reached, and from that each
card has a worth in that pile. To what a move gains there is added what it promises for the next turn (`promise`): cards that
will fit, cards that a neighbour would get, and what was given out of the hand. The last cards of a hand are planned through
instead (`plan`), because there every onion decides.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.fast.kernels import heuldoch as game
from eklat.fast.kernels.bits import below, copy_row, count, inner, kernel, larger, lowest, seeded, smaller
from eklat.fast.kernels.heuldoch import (
    CARDS,
    CAROUSEL,
    CATAPULT,
    COUNT,
    COUNTS,
    DOWN,
    END,
    FIRST,
    HAND,
    NEXT,
    PLAYERS,
    RULES,
    SCORES,
    SHOWS,
    SLOTS,
    SPECIAL,
    TOP,
    TURN,
    WEREWOLF,
    fitting,
)

# What is known of the rest of the game ------------------------------------------------------------------------------------

LONG = 36
"""No seat has more turns than this."""
REACH = 16
"""A seat lays fewer further onions than this."""
STEPS = 4
"""Losses are looked up in quarters of a point."""
POINT = 1024
"""A point, as it is reckoned with here: whole numbers are faster."""
HAIR = 0.001
"""A difference that only decides between equals."""
NONE, FAR, WORST, CLOSED = np.int64(0), np.int64(LONG), np.int64(255), np.int64(DOWN)


def _likely() -> Any:
    """How likely a seat with so many turns lays so many further onions, if they kill nothing: a bell curve."""
    table = np.zeros((LONG + 1, REACH))
    table[0, 0] = 1.0
    for turns in range(1, LONG + 1):
        further = np.arange(min(turns, REACH - 1) + 1)
        usual = 0.26 * turns + 0.45 * (1 - 0.5**turns)
        table[turns, further] = np.exp(-((further - usual) ** 2) / (2 * 0.35**2 * turns))
    table /= table.max(axis=1, keepdims=True)
    return np.round(4096 * np.where(table < 1 / 50, 0, table)).astype(np.int64)


def _to_come() -> Any:
    """The points that will still come to a pile in so many turns, by number; in quarters of a point."""
    turns = np.arange(LONG + 1)[:, None]
    cards_a_turn = np.array([0, 0.05, 0.072, 0.103, 0.115, 0.126, 0.134, 0.12])
    return np.round(STEPS * turns * turns / (turns + 0.5) * np.arange(8) * cards_a_turn).astype(np.int64)


LIKELY, TO_COME = _likely(), _to_come()
FEWEST = np.array([row.nonzero()[0][0] for row in LIKELY], np.int64)
MOST = np.array([row.nonzero()[0][-1] for row in LIKELY], np.int64)
FADE = np.round(4096 * np.exp(-0.08 * np.arange(256) / STEPS)).astype(np.int64)
"""How much less likely a number of onions is that costs so much."""
REST = np.array([0] + [(n - 1) % 7 + 1 for n in range(1, 256)], np.int64)
"""The number that so many onions kill (beyond seven onions, the sevens as well)."""
SEVENS = np.array([7 * (n > 7 and n % 7 > 0) for n in range(256)], np.int64)
"""What a seven loses when it is killed besides."""

# What counts how much -----------------------------------------------------------------------------------------------------

(GAIN_ONION, GAIN_ONION_EARLY, GAIN_OWN, GAIN_GIFT, GAIN_SPECIAL) = range(5)
"""Weights of what a move does to the piles; an onion's counts less while the end is far."""
BEST, SECOND, BLOCKED, STUCK = 5, 6, 7, 8
"""The next turn on an open top: the best card and the second best, what only a neighbour stops, no card at all."""
FREE = 4
"""The same four again for an onion on top, where any card goes: so many places further on."""
SPENT, LOWEST, FORCED, ONION, GIFT = 13, 14, 15, 16, 17
"""The worth of the card given out; the least worth left in the hand; cards that a neighbour would get; an onion, a gift."""
USED = 18
"""A special given out: catapult, towel, carousel, werewolf by their lower half bytes (0, 3, 1, 4), used."""
BURIED = 23
"""The same, laid as onions."""
TURNED = 28
"""An onion of one's own that the werewolf turns up."""
PLANNED, STAYS, LEAVES, HANDY = 29, 30, 31, 32
"""The last turns, which are planned through: how many; how likely a card that fits goes onto one's own pile, and another to
a neighbour; what a special brings."""
WEIGHTS = 33

TUNED = np.zeros((2, WEIGHTS))
"""Without specials and with them; found by playing."""
TUNED[0, :BEST] = [0.93, -0.37, 1.3, 1.09, 1]
TUNED[0, BEST:SPENT] = [0.32, -0.05, 0.27, -0.59, 0.26, 0.11, 0.15, 0.68]
TUNED[0, SPENT:USED] = [-0.56, 0.21, -0.23, -0.1, 0.12]
TUNED[1, :BEST] = [0.49, -0.02, 0.83, 1.19, 0.68]
TUNED[1, BEST:SPENT] = [0, -0.08, 0.11, -0.92, 0.09, 0.15, 0.1, -0.06]
TUNED[1, SPENT:USED] = [-0.34, 0.1, 0.09, -0.24, -0.53]
TUNED[1, USED:BURIED] = [-1.2, -4.2, 0, -4.3, -3.3]
TUNED[1, BURIED:PLANNED] = [-2, -3.2, 0, -3.2, -3.2, 1.75]
TUNED[:, [STUCK, STUCK + FREE, *range(FORCED, PLANNED)]] *= POINT
TUNED[:, PLANNED:] = [[3, 0.75, 0.4, 0], [3, 0.5, 0.4, 2]]
QUICK = TUNED.copy()
"""The same with a shorter plan, for glances."""
QUICK[:, PLANNED] = 2

# Places in `mind`: the worth of cards 1 to 7 in one's own pile, in the same with an onion more, left, right, and in a pile
# that is tried (0 is worth nothing); then what the first four piles are worth, how many turns one has after this one, and
# what every legal move is worth.
OWN, MORE, LEFT, RIGHT, VALUE, TURNS, MOVES = 0, 8, 16, 24, 40, 44, 45
TRIED = np.int64(32)
MIND = MOVES + 32


@inner
def turns_left(s: Any, seat: int, ahead: int) -> int:
    """The turns of a seat that comes so many seats after the one to move."""
    none = SLOTS << 7
    drawn = s[END] - s[NEXT] - ahead
    held = 4 - count((none - s[HAND + seat]) & none)
    return held + ((drawn + s[PLAYERS] - 1) // s[PLAYERS] if drawn > 0 else 0)


@inner
def outlook(counts: int, turns: int, mind: Any, at: int) -> int:
    """What a pile will be worth; the worth of another 1 to 7 in it goes to `mind`."""
    onions, turns = counts & 255, smaller(turns, FAR)
    for n in range(8):
        mind[at + n] = 0
    total, beyond = 0, 0
    for further in range(FEWEST[turns], MOST[turns] + 1):
        killed = REST[onions + further]
        loss = STEPS * killed * (counts >> 8 * killed & 255) + TO_COME[turns, killed]
        sevens = onions + further > 7 and killed < 7
        if sevens:
            loss += STEPS * 7 * (counts >> 56) + TO_COME[turns, 7]
        weight = LIKELY[turns, further] * FADE[smaller(loss, WORST)]
        total += weight
        mind[at + killed] += weight
        beyond += weight if sevens else 0
    mind[at] = 0
    mind[at + 7] += beyond
    value, scale = 0, np.float64(POINT) / total
    for n in range(1, 8):
        alive = POINT - np.int64(mind[at + n] * scale)
        mind[at + n] = n * alive
        value += (STEPS * n * (counts >> 8 * n & 255) + TO_COME[turns, n]) * alive
    return value // STEPS


@inner
def look(s: Any, moves: int, mind: Any) -> int:
    """Look at one's own pile, as it is and with one more onion, and at those of neighbours who may be given a card."""
    seat, players = s[TURN], s[PLAYERS]
    turns = turns_left(s, seat, 0) - 1
    for place in range(4):
        other, ahead = seat, 0
        if place == 2:
            other, ahead = seat + 1, 1
        elif place == 3:
            other, ahead = seat - 1 + players, players - 1
        if place < 2 or moves & (SLOTS << place):
            other = other - players if other >= players else other
            left = turns if place < 2 else turns_left(s, other, ahead)
            mind[VALUE + place] = outlook(s[COUNTS + other] + (place == 1), left, mind, 8 * place)
    mind[TURNS] = turns
    return turns


@inner
def promise(hand: int, own: int, left: int, right: int, mind: Any, at: int, tune: Any) -> float:
    """What the next turn promises with this hand, if the tops stay; `at` is what cards are worth in one's own pile."""
    held = ~((SLOTS << 7) - hand) >> 7 & SLOTS
    numbers = held & ~(hand >> 4 & hand >> 5 & hand >> 6)
    shown = SHOWS[own]
    given = (fitting(hand, SHOWS[left]) | fitting(hand, SHOWS[right])) & numbers
    fits = (fitting(hand, shown) | shown >> 32) & numbers
    best, second, blocked, least = NONE, NONE, NONE, NONE + 8 * POINT
    for slot in range(0, 32, 8):
        worth = mind[at + (hand >> slot & 7)]
        least = smaller(least, worth if numbers >> slot & 1 else least)
        blocked = larger(blocked, worth if (fits & given) >> slot & 1 else NONE)
        worth = worth if (fits & ~given) >> slot & 1 else NONE
        second = larger(second, smaller(best, worth))
        best = larger(best, worth)
    top = BEST + FREE if shown >> 32 else BEST
    value = tune[top] * best + tune[top + 1] * second + tune[top + 2] * larger(blocked - best, NONE)
    if best == 0:
        value += tune[top + 3]
    if numbers:
        value += tune[LOWEST] * least
    return value + tune[FORCED] * count(given)


@inner
def final(hand: int, own: int, counts: int, points: int, share: float, stays: float, leaves: float, handy: float) -> float:
    """What a pile with so many open points counts in the end."""
    onions = counts & 255
    killed = REST[onions]
    return np.float64(points - killed * (counts >> 8 * killed & 255) - SEVENS[onions] * (counts >> 56))


def _planning(further: Any) -> Any:
    """A plan of one card more than `further` has. (A kernel that calls itself could not be kept on disk.)"""

    @inner
    def plan(
        hand: int, own: int, counts: int, points: int, share: float, stays: float, leaves: float, handy: float
    ) -> float:
        """The points that the last cards of a hand bring to one's own pile, in the best order, less what others get.

        The tops of the neighbours will be others by then. So a card that fits one's own pile may be claimed by one of them,
        and one that does not may go to one of them; an onion can always be laid, and a special can always be used.
        """
        if hand == 0:
            return final(hand, own, counts, points, share, stays, leaves, handy)
        shown, best = SHOWS[own], -1e9
        fits = fitting(hand, shown) | shown >> 32
        for slot in range(0, 32, 8):
            card = hand >> slot & 127
            if card == 0:
                continue
            rest, number = hand ^ card << slot, card & 7
            value = further(rest, CLOSED, counts + 1, points, share, stays, leaves, handy)
            away = further(rest, own, counts, points, share, stays, leaves, handy)
            away += handy if card >= SPECIAL else -share * number
            away = away if away > value else value
            if card >= SPECIAL:
                value = away
            elif fits >> slot & 1:
                lays = further(rest, card, counts + COUNT[card], points + number, share, stays, leaves, handy)
                lays = lays if lays > value else value
                value = away + stays * (lays - away)
            else:
                value += leaves * (away - value)
            best = value if value > best else best
        return best

    return plan


plan = _planning(_planning(_planning(final)))
"""For three cards at most."""


@inner
def effect(s: Any, card: int, act: int, turns: int, mind: Any, tune: Any) -> Any:
    """What a special card changes in the piles, for me less for the others; and the tops after it: mine, left and right."""
    seat, players = s[TURN], s[PLAYERS]
    target = seat + act if seat + act < players else seat + act - players
    gain, mine, lefts, rights, highest = 0.0, NONE, NONE, NONE, NONE + 1
    for other in range(players):
        highest = larger(highest, SHOWS[s[TOP + other] & 255] & 7)
    for other in range(players):
        top, counts = s[TOP + other], s[COUNTS + other]
        after = lying = top & 255
        is_lifted, come = False, 0
        if card == CATAPULT:
            is_lifted = SHOWS[lying] & 7 == highest
        elif card == WEREWOLF:
            if lying >= DOWN:
                counts -= 1
                after = SPECIAL  # whatever it is: nothing that is known fits it
                gain += tune[TURNED] if other == seat else -tune[TURNED] / (players - 1)
            elif lying:
                counts += 1 - COUNT[lying]
                after = DOWN
        elif card == CAROUSEL:
            giver = other - 1 if act == 1 else other + 1
            giver = giver + players if giver < 0 else (giver - players if giver >= players else giver)
            is_lifted, come = True, s[TOP + giver] & 255
        elif other == seat or other == target:
            is_lifted, come = True, s[TOP + (target if other == seat else seat)] & 255
        if is_lifted:
            counts += COUNT[come] - COUNT[lying]
            after = come if come else (s[CARDS + (top >> 8)] & 255 if top else 0)
        if counts != s[COUNTS + other]:
            ahead = other - seat if other >= seat else other - seat + players
            left = turns if other == seat else turns_left(s, other, ahead)
            sign = 1.0 if other == seat else -1.0 / (players - 1)
            for _ in range(2):
                gain += sign * outlook(counts, left, mind, TRIED)
                counts, sign = s[COUNTS + other], -sign
        if other == seat:
            mine = after
        if other == seat + 1 or other == seat + 1 - players:
            lefts = after
        if other == seat - 1 or other == seat - 1 + players:
            rights = after
    return gain, mine, lefts, rights


@inner
def appraise(s: Any, move: int, turns: int, mind: Any, tune: Any) -> float:
    """What a move is worth in points ahead of the others; what it leaves as it is does not count."""
    seat, players = s[TURN], s[PLAYERS]
    left = seat + 1 if seat + 1 < players else 0
    right = seat - 1 if seat > 0 else players - 1
    hand, slot, act = s[HAND + seat], move & 24, move & 7
    card = hand >> slot & 127
    number, at, gain = card & 7, OWN, 0.0
    spent = tune[SPENT] * mind[OWN + number]
    mine, lefts, rights = s[TOP + seat] & 255, s[TOP + left] & 255, s[TOP + right] & 255
    if act == 0:
        early = turns * (1.0 / 16.0) if turns < 16 else 1.0
        value = (tune[GAIN_ONION] + tune[GAIN_ONION_EARLY] * early) * (mind[VALUE + 1] - mind[VALUE]) + tune[ONION]
        at, mine = MORE, CLOSED
        if card >= SPECIAL:
            spent = tune[BURIED + number]
    elif card >= SPECIAL:
        gain, mine, lefts, rights = effect(s, card, act, turns, mind, tune)
        value, spent = tune[GAIN_SPECIAL] * gain, tune[USED + number]
    elif act == 1:
        value = tune[GAIN_OWN] * mind[OWN + number]
        mine = card
    elif act == 2:
        value = tune[GIFT] - tune[GAIN_GIFT] * mind[LEFT + number] / (players - 1)
        lefts = card
    else:
        value = tune[GIFT] - tune[GAIN_GIFT] * mind[RIGHT + number] / (players - 1)
        rights = card
    if turns <= tune[PLANNED]:
        counts, points, share = s[COUNTS + seat], NONE, 1.0 / (players - 1)
        stays, leaves, handy = tune[STAYS], tune[LEAVES], tune[HANDY]
        if act == 0:
            counts += 1
        elif card < SPECIAL and act == 1:
            counts += COUNT[card]
        elif card < SPECIAL:
            gain = -share * (mind[LEFT + number] if act == 2 else mind[RIGHT + number])
        for n in range(1, 8):
            points += n * (counts >> 8 * n & 255)
        return gain + POINT * plan(hand ^ card << slot, mine, counts, points, share, stays, leaves, handy)
    if turns > 0:
        value += spent + promise(hand ^ card << slot, mine, lefts, rights, mind, at, tune)
    return value


@inner
def choose(s: Any, mind: Any, tune: Any) -> int:
    """The best move; of equal ones that of the highest face, in whatever order the hand is held."""
    seat, moves = s[TURN], game.legal(s)
    if moves & (moves - 1) == 0:
        return lowest(moves)
    turns, best, chosen = look(s, moves, mind), -1e9, 0
    while moves:
        move = lowest(moves)
        moves &= moves - 1
        value = appraise(s, move, turns, mind, tune) + HAIR * ((s[HAND + seat] >> (move & 24) & 127) << 3 | move & 7)
        mind[MOVES + move] = np.int64(value)
        if value > best:
            best, chosen = value, move
    return chosen


@inner
def standing(s: Any, seat: int, mind: Any, tune: Any) -> Any:
    """What a seat will have in the end, with all hands open: what the pile seems to be worth, and what the hand promises."""
    players, hand = s[PLAYERS], s[HAND + seat]
    left = seat + 1 if seat + 1 < players else 0
    right = seat - 1 if seat > 0 else players - 1
    ahead = seat - s[TURN] if seat >= s[TURN] else seat - s[TURN] + players
    turns = turns_left(s, seat, ahead)
    value = np.float64(outlook(s[COUNTS + seat], turns, mind, TRIED))
    value += promise(hand, s[TOP + seat] & 255, s[TOP + left] & 255, s[TOP + right] & 255, mind, TRIED, tune)
    for slot in range(0, 32, 8):
        card = hand >> slot & 127
        value -= tune[SPENT] * mind[TRIED + (card & 7)] if card < SPECIAL else tune[USED + (card & 7)]
    return np.int64(value + POINT // 2) // POINT


@kernel
def play(s: Any, mind: Any, tune: Any, rng: Any, pack: Any, worlds: Any, moves: Any, seed: int, first: int, scores: Any,
         firsts: Any, horizon: int) -> int:  # fmt: skip
    """Playouts of worlds, or of new hands where there are none; the number of moves. Without either, the best move.

    A playout ends with the game, or after so many moves: then the scores are what everybody seems to get.
    """
    if len(scores) == 0:
        return choose(s, mind, tune)
    steps, ways = 0, len(moves) if len(moves) else 1
    for i in range(len(scores)):
        number = first + i
        if len(worlds):
            trial = number // ways
            copy_row(s, worlds, trial % len(worlds))
            if trial >= len(worlds):
                seeded(rng, seed, trial)
                shuffle_draw(s, rng)
            firsts[i] = moves[number % ways] if len(moves) else choose(s, mind, tune)
            game.apply(s, firsts[i])
            steps += 1
        else:
            seeded(rng, seed, number)
            s[FIRST] = number % s[PLAYERS]
            game.deal(s, pack, rng)
        end = steps + horizon
        while s[TURN] >= 0 and steps < end:
            game.apply(s, choose(s, mind, tune))
            steps += 1
        for seat in range(s[PLAYERS]):
            scores[i, seat] = s[SCORES + seat] if s[TURN] < 0 else standing(s, seat, mind, tune)
    return steps


@inner
def shuffle_draw(s: Any, rng: Any) -> None:
    """Another order of the cards that nobody has drawn."""
    for place in range(s[NEXT], s[END] - 1):
        other = place + below(rng, s[END] - place)
        s[CARDS + place], s[CARDS + other] = s[CARDS + other], s[CARDS + place]


ROUNDS, TO_THE_END = 7, 1000
"""How far a glance goes; more moves than any game has."""
NOTHING, NO_WORLDS, NO_SCORES = np.zeros(0, np.int64), np.zeros((0, 1), np.int64), np.zeros((0, 1), np.int32)


def decide(s: Any, rng: Any, why: Any) -> int:
    """The best move; nothing is left to chance. `why` takes what was thought on the way: see the places of `mind`."""
    return int(play(s, why, TUNED[s[RULES] & 1], rng, NOTHING, NO_WORLDS, NOTHING, 0, 0, NO_SCORES, NOTHING, TO_THE_END))


def hands(start: Any, pack: Any, seed: int, first: int, scores: Any, outcomes: Any) -> int:
    """Deal and play hands number `first` and on; their scores and outcomes, and the number of moves."""
    s, mind, rng = start.copy(), np.zeros(MIND, np.int64), np.zeros(1, np.uint64)
    outcomes[1] += len(scores)
    if len(scores) == 0:
        return 0
    return int(play(s, mind, TUNED[s[RULES] & 1], rng, pack, NO_WORLDS, NOTHING, seed, first, scores, NOTHING, TO_THE_END))


def playouts(worlds: Any, strengths: Any, moves: Any, seed: int, first: int, scores: Any, firsts: Any) -> int:
    """Try every move in the first world, then every move in the second, and so on; the club plays to the end.

    When the worlds are used up they come again, with the cards that nobody has drawn in another order. Without moves, the
    club's own is the first.
    """
    return _playouts(TUNED, worlds, moves, seed, first, scores, firsts, TO_THE_END)


def glances(worlds: Any, strengths: Any, moves: Any, seed: int, first: int, scores: Any, firsts: Any) -> int:
    """Playouts that end after some rounds: the scores are what everybody seems to get from there.

    What a move brings shows by then, and what chance brings later is left out: a few say as much as many to the end.
    """
    return _playouts(QUICK, worlds, moves, seed, first, scores, firsts, ROUNDS * int(worlds[0, PLAYERS]))


def _playouts(weights: Any, worlds: Any, moves: Any, seed: int, first: int, scores: Any, firsts: Any, horizon: int) -> int:
    s, mind, rng = worlds[0].copy(), np.zeros(MIND, np.int64), np.zeros(1, np.uint64)
    found = np.zeros(scores.shape, np.int32)
    steps = play(s, mind, weights[s[RULES] & 1], rng, NOTHING, worlds, moves, seed, first, found, firsts, horizon)
    scores[:] = found
    return int(steps)
