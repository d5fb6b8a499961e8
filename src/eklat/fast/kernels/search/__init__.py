"""Trick play with all cards open as a kernel: what the chief's side gets if both sides play their best.

Cards are numbered by suit and, within a suit, from weak to strong. Cards never change hands, so the set of cards that are
left and the leader are the whole position between two tricks. `p` describes the deal and `f` is a stack of frames, one per
move; both are flat arrays of numbers, and the constants name their places. In Mü for two some cards lie face down at first.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from eklat.fast.kernels import bits
from eklat.fast.kernels.bits import U, kernel

# The deal. Per card: its points, the cards that beat it, its suit, the cards of its suit that are at least or at most as
# strong, its rank, its column (0 for none), the bit that says that it is face down, the cards it may pass for, and those of
# other players that are just as strong.
VALUE, BEATEN_BY, SUIT, AT_LEAST, AT_MOST, RANK, COLUMN, FLAG, LIKE, EQUALS = range(0, 640, 64)
PLAYERS, SIDE, CHIEFS, TRUMPS, NOTHING, ONE, OWN = range(640, 647)
# Per seat and column: the cards that lie there once they are open, the face-down cards, the upper one and the lower one.
COVERS, STACK, UPPER, LOWER, PROBLEM = range(656, 705, 12)
COLUMNS = 6
CARDS = (1 << 60) - 1

# A frame: the position, the question (does the chief's side get NEED points from here on?), and how far the answer is.
(LEFT, DOWN, SEAT, IN_TRICK, LED, BEST, BEST_SEAT, TRICK, POINTS, TURNING, NEED, GAIN, FOUND, FIRST, NEXT, MOVES, LOW, HIGH,
 KEY, MOVE) = range(20)  # fmt: skip
FRAME, FRAMES = 48, 80
REVEAL = 64
"""Moves are cards by their number; from here on they are columns whose upper face-down card is turned up."""

OPEN, SAFE, LOST = range(3)
NODES, BUDGET, GENERATION, MASK = range(4)
BUCKET = 4
"""Entries that share a line of the processor's cache. An entry is two numbers: a position, and what is known about it."""


def inner(function: Any) -> Any:
    """Compile only as a part of other kernels, without calls: the result runs faster."""
    options: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "forceinline": True}
    return numba.njit(nogil=True, boundscheck=False, error_model="numpy", **options)(function)


@intrinsic
def _highest(_context: Any, _bits: Any) -> Any:
    """The place of the highest set bit."""

    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        zeros = builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))
        return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)

    return types.int64(types.int64), build


@intrinsic
def _numbers(_context: Any, array: Any) -> Any:
    """Where the numbers of an array lie: that is free to hand on, while users of an array are counted at every step."""

    def build(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return context.make_array(array)(context, builder, arguments[0]).data

    pointer: Any = types.CPointer
    return pointer(types.int64)(array), build


Int: Any = np.int64
numbers: Any = _numbers
count: Any = bits.count
lowest: Any = bits.lowest
highest: Any = _highest


# What is known already -------------------------------------------------------------------------------------------------


@inner
def bucket(info: Any, key: int) -> int:
    """Where the table has its entries for a position."""
    return (Int((U(key) * U(0x9E3779B97F4A7C15)) >> U(20)) & info[MASK]) * (2 * BUCKET)


@inner
def recall(table: Any, info: Any, key: int) -> int:
    """What is known about a position: bounds in the two lowest bytes, then the best move; -1 if nothing."""
    start = bucket(info, key)
    for at in range(start, start + 2 * BUCKET, 2):
        if table[at] == key and table[at + 1] >> 32 == info[GENERATION]:
            return table[at + 1]
    return -1


@inner
def store(table: Any, info: Any, key: int, known: int) -> None:
    """Remember bounds and the best move. What is left of an older solution makes room, or else the shortest ending."""
    start = bucket(info, key)
    place, least = start, Int(1) << 32
    for at in range(start, start + 2 * BUCKET, 2):
        worth = Int(0)
        if table[at + 1] >> 32 == info[GENERATION]:
            if table[at] == key:
                place = at
                break
            worth = 1 + (table[at + 1] >> 24 & 0xFF)
        if worth < least:
            place, least = at, worth
    table[place] = key
    table[place + 1] = info[GENERATION] << 32 | count(key & CARDS) << 24 | known


@inner
def canonical(p: Any, left: int) -> int:
    """The same for all sets of cards that play alike, though other cards of a suit may have gone in between.

    What counts is only whose the cards of a suit are and what they are worth, from the weakest to the strongest. So every
    card moves down as far as it can, to one of the same player and the same points. Cards that are as strong as one of
    another player stay where they are, and no others come to their places, for there it matters which was played first.
    """
    found, rest, cards = Int(0), Int(-1), left
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        same = p[LIKE + card] & rest
        if p[EQUALS + card] & left:
            same = Int(1) << card
        same &= -same
        found |= same
        rest = -(same << 1)
    return found


# Making moves ----------------------------------------------------------------------------------------------------------


@inner
def uncovered(p: Any, left: int, down: int, seat: int) -> int:
    """The columns whose face-down cards no open card covers, as bits."""
    found = 0
    for column in range(COLUMNS):
        at = seat * COLUMNS + column
        if p[STACK + at] & down and not p[COVERS + at] & left & ~down:
            found |= 1 << column
    return found


@inner
def turn_up(p: Any, f: Any, at: int, column: int) -> None:
    """The player whose turn it is turns up the upper face-down card of a column."""
    place = f[at + SEAT] * COLUMNS + column
    card = p[UPPER + place]
    if not f[at + DOWN] >> card & 1:
        card = p[LOWER + place]
    f[at + DOWN] &= ~(Int(1) << card)
    f[at + LEFT] &= ~p[FLAG + card]


@inner
def settle(p: Any, f: Any, at: int) -> None:
    """What happens by itself after a trick: TURNING players have to look and turn up cards until there is a choice."""
    leader = f[at + SEAT] if f[at + TURNING] == 2 else 1 - f[at + SEAT]
    while f[at + TURNING]:
        seat = leader if f[at + TURNING] == 2 else 1 - leader
        f[at + SEAT] = seat
        columns = uncovered(p, f[at + LEFT], f[at + DOWN], seat)
        if columns & (columns - 1):
            return
        if columns:
            turn_up(p, f, at, lowest(columns))
        else:
            f[at + TURNING] -= 1
    f[at + SEAT] = leader


@inner
def make(p: Any, f: Any, at: int, move: int) -> None:
    """Write the frame after a move below this one."""
    to = at + FRAME
    if move >= REVEAL:
        for i in range(GAIN):
            f[to + i] = f[at + i]
        f[to + GAIN] = 0
        turn_up(p, f, to, move - REVEAL)
        settle(p, f, to)
        return
    seat, n, best, best_seat = f[at + SEAT], f[at + IN_TRICK], f[at + BEST], f[at + BEST_SEAT]
    led = f[at + LED]
    if n == 0:
        led, best, best_seat = p[SUIT + move], move, seat
    elif p[BEATEN_BY + best] >> move & 1:
        best, best_seat = move, seat
    value = p[VALUE + move]
    trick = f[at + TRICK] + value
    f[to + LEFT], f[to + DOWN] = f[at + LEFT] & ~(Int(1) << move), f[at + DOWN]
    f[to + POINTS], f[to + TURNING], f[to + LED] = f[at + POINTS] - value, 0, led
    if n + 1 < p[PLAYERS]:
        f[to + SEAT] = next_seat(p, seat)
        f[to + IN_TRICK] = n + 1
        f[to + BEST], f[to + BEST_SEAT], f[to + TRICK] = best, best_seat, trick
        f[to + NEED], f[to + GAIN] = f[at + NEED], 0
        return
    gain = trick if p[SIDE] >> best_seat & 1 else 0
    f[to + SEAT], f[to + IN_TRICK], f[to + TRICK] = best_seat, 0, 0
    f[to + NEED], f[to + GAIN] = f[at + NEED] - gain, gain
    if f[to + DOWN]:
        f[to + TURNING] = 2
        settle(p, f, to)


# Which moves to try ----------------------------------------------------------------------------------------------------


@inner
def next_seat(p: Any, seat: int) -> int:
    """Whose turn it is after this seat."""
    return seat + 1 if seat + 1 < p[PLAYERS] else Int(0)


@inner
def reach(p: Any, lying: int, seat: int, after: int, led: int, side: int) -> Any:
    """What the other side and this one can still play to this trick, if `after` players follow this seat."""
    theirs, ours = Int(0), Int(0)
    for _ in range(after):
        seat = next_seat(p, seat)
        cards = lying & p[OWN + seat]
        if cards & led:
            cards &= led
        if p[SIDE] >> seat & 1 == side:
            ours |= cards
        else:
            theirs |= cards
    return theirs, ours


@inner
def choices(p: Any, f: Any, at: int) -> int:
    """The cards that may be played, as bits."""
    cards = f[at + LEFT] & ~f[at + DOWN] & p[OWN + f[at + SEAT]]
    follow = cards & f[at + LED] if f[at + IN_TRICK] else 0
    return follow if follow else cards


@inner
def column_of(p: Any, f: Any, at: int, card: int) -> int:
    """The column that this card helps to cover; 0 if it is in the hand or no face-down card lies there."""
    column = p[COLUMN + card]
    if column and not p[STACK + f[at + SEAT] * COLUMNS + column - 1] & f[at + DOWN]:
        return 0
    return column


@inner
def is_run(p: Any, others: int, low: int, high: int) -> bool:
    """Whether two cards of one player beat the same cards and are beaten by the same cards."""
    if p[SUIT + low] != p[SUIT + high]:
        return False
    return p[RANK + low] == p[RANK + high] or not others & p[AT_LEAST + low] & p[AT_MOST + high]


@inner
def reveals(p: Any, f: Any, at: int) -> None:
    """List the columns that may be turned up."""
    columns, moves = uncovered(p, f[at + LEFT], f[at + DOWN], f[at + SEAT]), 0
    while columns:
        f[at + MOVE + moves] = REVEAL + lowest(columns)
        moves += 1
        columns &= columns - 1
    f[at + MOVES] = moves


@inner
def improve(f: Any, at: int, moves: int, move: int, is_ours: bool) -> None:
    """Let this move take the place of the one of its run, if the card is worth more (less, if the trick is theirs)."""
    for place in range(at + MOVE, at + MOVE + moves):
        if (f[place] ^ move) >> 16 & 0xFFFF == 0:
            worth, other = move >> 8 & 0xFF, f[place] >> 8 & 0xFF
            if (worth > other) if is_ours else (worth < other):
                f[place] = move


@inner
def sort(f: Any, at: int) -> None:
    """Put the moves in order, the highest number first."""
    start = at + MOVE
    for i in range(start + 1, start + f[at + MOVES]):
        move, place = f[i], i
        while place > start and f[place - 1] < move:
            f[place] = f[place - 1]
            place -= 1
        f[place] = move


@inner
def outlook(p: Any, f: Any, at: int, threat: int, mates: int) -> int:
    """Whether it is certain, before this player's card, that the side has this trick or that only this card can win it."""
    beats = p[BEATEN_BY + f[at + BEST]]
    if p[SIDE] >> f[at + BEST_SEAT] & 1 == p[SIDE] >> f[at + SEAT] & 1:
        return OPEN if beats & threat else SAFE
    return OPEN if beats & mates else LOST


@inner
def decided(p: Any, f: Any, at: int, need: int) -> int:
    """The answer if it follows from who gets the trick, now that this is certain; else -1."""
    if p[SIDE] >> f[at + BEST_SEAT] & 1:
        return f[at + TRICK] if need <= f[at + TRICK] else Int(-1)
    return f[at + POINTS] if need > f[at + POINTS] else Int(-1)


@inner
def is_covered(p: Any, beats: int, threat: int, mates: int) -> bool:
    """Whether a mate who plays later has a card that takes the trick and that nobody can beat."""
    best = beats & mates
    return best != 0 and not p[BEATEN_BY + highest(best)] & threat


@inner
def promise(n: int, is_ours: bool, is_mates: bool, wins: int, value: int, rank: int) -> int:
    """How early to try a card: points for tricks that are ours or a mate's, what wins for now, cheap leads, cheap losers."""
    if is_ours:
        return 2000 + 64 * value - rank
    if is_mates:
        return 1700 + 64 * value - rank
    if n == 0:
        return 1300 - 64 * value - rank
    return 1400 - 16 * value + rank if wins else 1200 - 16 * value - rank


@inner
def list_moves(p: Any, f: Any, at: int, hint: int, need: int) -> int:
    """List the moves worth trying, the most promising first. An answer that turns up on the way is returned, else -1.

    Cards of a run beat the same cards and are beaten by the same. Of those that are worth the same only one is tried; and
    where it is certain which side gets the trick, only the most or the least valuable of the run.
    """
    f[at + NEXT] = 0
    if f[at + TURNING]:
        reveals(p, f, at)
        return Int(-1)
    choice = choices(p, f, at)
    if choice & (choice - 1) == 0:
        f[at + MOVE], f[at + MOVES] = lowest(choice), 1
        return Int(-1)
    seat, n, lying = f[at + SEAT], f[at + IN_TRICK], f[at + LEFT] & ~f[at + DOWN]
    after, side = p[PLAYERS] - 1 - n, p[SIDE] >> seat & 1
    others, threat, mates, beats = f[at + LEFT] & ~p[OWN + seat], Int(0), Int(0), Int(-1)
    state, is_mates = Int(OPEN), False
    if n:
        beats = p[BEATEN_BY + f[at + BEST]]
        others |= Int(1) << f[at + BEST]
        threat, mates = reach(p, lying, seat, after, f[at + LED], side)
        state, is_mates = outlook(p, f, at, threat, mates), is_covered(p, beats, threat, mates)
        if need and (state == SAFE or (state == LOST and not beats & choice)):
            answer = decided(p, f, at, need)
            if answer >= 0:
                return answer
    last, seen, run, moves = Int(-1), Int(0), Int(0), Int(0)
    while choice:
        card = lowest(choice)
        choice &= choice - 1
        if last < 0 or not is_run(p, others, last, card):
            run, seen = run + 1, Int(0)
            if n == 0:
                threat, mates = reach(p, lying, seat, after, p[SUIT + card], side)
                is_mates = is_covered(p, p[SUIT + card] | p[TRUMPS], threat, mates)
        last = card
        value, column, wins = p[VALUE + card], column_of(p, f, at, card), beats >> card & 1
        is_ours = state == SAFE or (wins and not p[BEATEN_BY + card] & threat)
        is_decided = is_ours or (state == LOST and not wins)
        score = promise(n, is_ours, is_mates, wins, value, p[RANK + card]) if card != hint else 1 << 20
        move = score << 32 | column << 24 | run << 16 | value << 8 | card
        kind = Int(7 if is_decided else 1 << value) << (column * 3)
        if not seen & kind:
            f[at + MOVE + moves] = move
            moves += 1
        elif is_decided:
            improve(f, at, moves, move, is_ours)
        seen |= kind
    f[at + MOVES] = moves
    sort(f, at)
    return Int(-1)


# Bounds without search -------------------------------------------------------------------------------------------------


@inner
def last_trick(p: Any, left: int, leader: int) -> int:
    """The points of the chief's side in the last trick, where nobody has a choice."""
    seat, best_seat = leader, leader
    best = lowest(left & p[OWN + leader])
    points = p[VALUE + best]
    for _ in range(p[PLAYERS] - 1):
        seat = next_seat(p, seat)
        card = lowest(left & p[OWN + seat])
        points += p[VALUE + card]
        if p[BEATEN_BY + best] >> card & 1:
            best, best_seat = card, seat
    return points if p[SIDE] >> best_seat & 1 else 0


@inner
def worth(p: Any, cards: int) -> int:
    """The points of these cards."""
    return 2 * count(cards) - count(cards & p[ONE]) - 2 * count(cards & p[NOTHING])


@inner
def cheapest(p: Any, cards: int, n: int) -> int:
    """The points of the n least valuable of these cards."""
    n -= count(cards & p[NOTHING])
    return 0 if n <= 0 else n + max(0, n - count(cards & p[ONE]))


@inner
def cashed(p: Any, left: int, leader: int) -> int:
    """Points that the leader's side gets for sure: the leader plays winners as long as there are any."""
    own, trumps = left & p[OWN + leader], left & p[TRUMPS]
    others = left & ~own
    winners, against = own & trumps, others & trumps
    is_drawn = True
    if against:
        winners &= p[AT_LEAST + highest(against)]
        n = count(winners)
        seat = leader
        for _ in range(p[PLAYERS] - 1):
            seat = next_seat(p, seat)
            is_drawn &= count(against & p[OWN + seat]) <= n
    if is_drawn:
        winners = own & trumps
        plain = own & ~trumps
        while plain:
            suit = p[SUIT + lowest(plain)]
            mine, against = plain & suit, others & suit
            winners |= mine & p[AT_LEAST + highest(against)] if against else mine
            plain &= ~suit
    n = count(winners)
    if n == 0:
        return 0
    points, seat = worth(p, winners), leader
    for _ in range(p[PLAYERS] - 1):
        seat = next_seat(p, seat)
        points += cheapest(p, left & p[OWN + seat], n)
    return points


@inner
def ruled(p: Any, left: int, seat: int, is_chief: int) -> int:
    """Points that a side gets for sure, whoever leads, because it has the highest trumps."""
    trumps = left & p[TRUMPS]
    mine = trumps & p[CHIEFS] if is_chief else trumps & ~p[CHIEFS]
    against = trumps & ~mine
    if against:
        mine &= ~p[AT_MOST + highest(against)]
    if not mine:
        return 0
    n = Int(0)
    for _ in range(p[PLAYERS]):
        seat = next_seat(p, seat)
        n = max(n, count(mine & p[OWN + seat]))
    points = worth(p, mine)
    for _ in range(p[PLAYERS]):
        seat = next_seat(p, seat)
        if p[SIDE] >> seat & 1 != is_chief:
            points += cheapest(p, left & p[OWN + seat], n)
    return points


@inner
def is_between(f: Any, at: int) -> bool:
    """Whether a player is about to lead."""
    return f[at + IN_TRICK] == 0 and f[at + TURNING] == 0


@inner
def estimate(p: Any, f: Any, at: int, known: int) -> None:
    """Set the bounds between two tricks, from what the table knows and from what is certain."""
    left, leader, most = f[at + LEFT], f[at + SEAT], f[at + POINTS]
    low, high = Int(0), most
    if known >= 0:
        low, high = known & 0xFF, known >> 8 & 0xFF
    if low < f[at + NEED] <= high and not f[at + DOWN]:
        is_chief = p[SIDE] >> leader & 1
        ours, theirs = cashed(p, left, leader), ruled(p, left, leader, 1 - is_chief)
        if is_chief:
            low, high = max(low, ours), min(high, most - theirs)
        else:
            low, high = max(low, theirs), min(high, most - ours)
    f[at + LOW], f[at + HIGH] = low, high


# The search ------------------------------------------------------------------------------------------------------------


@inner
def glance(p: Any, f: Any, at: int, table: Any, info: Any) -> int:
    """The answer for this frame if it takes no search; else -1, and the moves are listed."""
    need, most = f[at + NEED], f[at + POINTS] + f[at + TRICK]
    if need <= 0:
        return 0
    if need > most:
        return most
    hint = Int(-1)
    if is_between(f, at):
        if count(f[at + LEFT]) == p[PLAYERS]:
            return last_trick(p, f[at + LEFT], f[at + SEAT])
        f[at + KEY] = (f[at + LEFT] if f[at + DOWN] else canonical(p, f[at + LEFT])) | f[at + SEAT] << 60
        known = recall(table, info, f[at + KEY])
        estimate(p, f, at, known)
        if f[at + LOW] >= need:
            return f[at + LOW]
        if f[at + HIGH] < need:
            return f[at + HIGH]
        if known >= 0:
            hint = lowest(bits.nth_bit(f[at + LEFT], known >> 16 & 0xFF))
    f[at + FOUND] = -1 if p[SIDE] >> f[at + SEAT] & 1 else 1000
    return list_moves(p, f, at, hint, need)


@kernel
def search(deal: Any, frames: Any, root: int, entries: Any, counts: Any) -> int:
    """A bound on what the chief's side gets from the root frame on: from below if it reaches NEED, else from above.

    -1 if the budget of moves is spent.
    """
    p, f, table, info = numbers(deal), numbers(frames), numbers(entries), numbers(counts)
    at = root
    while True:
        answer = glance(p, f, at, table, info)
        while answer >= 0:
            # This frame has its answer: hand it up.
            if at == root:
                return answer
            answer += f[at + GAIN]
            at -= FRAME
            found, need, is_chief = f[at + FOUND], f[at + NEED], p[SIDE] >> f[at + SEAT] & 1
            if (answer > found) if is_chief else (answer < found):
                f[at + FOUND] = found = answer
                f[at + FIRST] = f[at + MOVE + f[at + NEXT] - 1] & 0xFF
            answer = found
            if (found >= need) != is_chief and f[at + NEXT] < f[at + MOVES]:
                answer = Int(-1)
            elif is_between(f, at):
                low, high = (found, f[at + HIGH]) if found >= need else (f[at + LOW], found)
                first = count(f[at + LEFT] & ((Int(1) << f[at + FIRST]) - 1))
                store(table, info, f[at + KEY], first << 16 | high << 8 | low)
        # Go on with the next move of this frame.
        info[NODES] += 1
        if info[NODES] > info[BUDGET]:
            info[NODES] = info[BUDGET]
            return Int(-1)
        move = f[at + MOVE + f[at + NEXT]] & 0xFF
        f[at + NEXT] += 1
        make(p, f, at, move)
        at += FRAME


@kernel
def play(deal: Any, frames: Any, at: int, move: int) -> int:
    """Make a move, unless it is -1, and then the most promising ones to the end: what the chief's side gets from here on.

    The moves of every frame on the way are listed.
    """
    p, f, points = numbers(deal), numbers(frames), Int(0)
    while f[at + LEFT]:
        if move < 0:
            list_moves(p, f, at, Int(-1), Int(0))
            move = f[at + MOVE] & 0xFF
        make(p, f, at, move)
        at += FRAME
        points += f[at + GAIN]
        move = Int(-1)
    return points
