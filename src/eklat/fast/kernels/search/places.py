"""Where a deal and a position lie in the arrays of the search, and how its code is compiled."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from eklat.fast.kernels import bits

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
