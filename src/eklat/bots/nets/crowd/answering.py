"""A net's answer for one table, compiled: `Net.forward` without how it stands, in the same order on every machine."""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.fast.kernels.bits import copy, inner
from eklat.fast.kernels.vectors import add_products, add_rows


@inner
def answer(
    places: Any, values: Any, many: Any, every: Any, legal: Any, stop: int, weights: Any, x: Any, y: Any, some: Any,
    pooled: Any, each: Any, whole: Any, asked: Any,
) -> None:  # fmt: skip
    """`Net.forward` for one table: what the net says of each colour, and of the table; from what is not 0 of what it sees,
    as `see` writes it down, and as far as there is something to say about what is legal: actions before `stop` are cards.
    `every` are the places of a whole row; `asked` is room for the colours that are asked."""
    colour_in, table_in, bias_in, own, everyone, bias, back, colour_out, colour_bias, mid, mid_bias, out, out_bias = weights
    number, width = x.shape
    is_whole = False
    for action in range(stop, len(legal)):
        is_whole |= legal[action]
    copy(some, bias_in)
    add_rows(places[number], values[number], many[number], table_in, some)
    for c in range(number):
        copy(x[c], some)
        add_rows(places[c], values[c], many[c], colour_in, x[c])
        for j in range(width):
            x[c, j] = max(x[c, j], np.float32(0))
    for block in range(len(own)):
        mean(x, pooled[:width])
        copy(some, bias[block])
        add_rows(every, pooled, width, everyone[block], some)
        rows = 0
        for c in range(number):
            if block < len(own) - 1 or is_whole or is_asked(c, legal):
                asked[rows] = c
                copy(y[c], some)
                rows += 1
        add_products(x, asked, rows, width, own[block], y)
        for i in range(rows):
            for j in range(width):
                y[asked[i], j] = max(y[asked[i], j], np.float32(0))
        add_products(y, asked, rows, width, back[block], x)
    for i in range(rows):
        copy(each[asked[i]], colour_bias)
    add_products(x, asked, rows, width, colour_out, each)
    if not is_whole:
        return
    for j in range(width):
        most = x[0, j]
        for c in range(1, number):
            most = max(most, x[c, j])
        pooled[j] = most
    mean(x, pooled[width:])
    copy(some, mid_bias)
    add_rows(every, pooled, 2 * width, mid, some)
    for j in range(width):
        some[j] = max(some[j], np.float32(0))
    copy(whole, out_bias)
    add_rows(every, some, width, out, whole)


@inner
def is_asked(colour: int, legal: Any) -> Any:
    """Whether a card of this colour may be chosen."""
    found = False
    for kind in range(10 * colour, 10 * colour + 10):
        found |= legal[kind]
    return found


@inner
def mean(x: Any, found: Any) -> None:
    for j in range(len(found)):
        total = np.float32(0)
        for c in range(len(x)):
            total += x[c, j]
        found[j] = total / np.float32(len(x))
