"""Making moves: the frame after a move."""

from __future__ import annotations

from typing import Any

from eklat.fast.kernels.search.places import (
    BEATEN_BY,
    BEST,
    BEST_SEAT,
    COLUMNS,
    COVERS,
    DOWN,
    FLAG,
    FRAME,
    GAIN,
    IN_TRICK,
    LED,
    LEFT,
    LOWER,
    NEED,
    PLAYERS,
    POINTS,
    REVEAL,
    SEAT,
    SIDE,
    STACK,
    SUIT,
    TRICK,
    TURNING,
    UPPER,
    VALUE,
    Int,
    inner,
    lowest,
)


@inner
def next_seat(p: Any, seat: int) -> int:
    """Whose turn it is after this seat."""
    return seat + 1 if seat + 1 < p[PLAYERS] else Int(0)


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
