"""Trick play with all cards open as a kernel: what the chief's side gets if both sides play their best.

Cards are numbered by suit and, within a suit, from weak to strong. Cards never change hands, so the set of cards that are
left and the leader are the whole position between two tricks. `p` describes the deal and `f` is a stack of frames, one per
move; both are flat arrays of numbers, and the constants name their places. In Mü for two some cards lie face down at first.
"""

from __future__ import annotations

from typing import Any

from eklat.fast.kernels.bits import kernel, nth_bit
from eklat.fast.kernels.search.bounds import estimate, is_between, last_trick
from eklat.fast.kernels.search.choices import list_moves
from eklat.fast.kernels.search.memory import canonical, recall, store
from eklat.fast.kernels.search.moves import make
from eklat.fast.kernels.search.places import (
    BUDGET,
    DOWN,
    FIRST,
    FOUND,
    FRAME,
    GAIN,
    HIGH,
    KEY,
    LEFT,
    LOW,
    MOVE,
    MOVES,
    NEED,
    NEXT,
    NODES,
    PLAYERS,
    POINTS,
    SEAT,
    SIDE,
    TRICK,
    Int,
    count,
    inner,
    lowest,
    numbers,
)


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
            hint = lowest(nth_bit(f[at + LEFT], known >> 16 & 0xFF))
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
