"""A net's answer for one table, compiled: `Net.forward` without how it stands, in the same order on every machine."""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.bots.company import STOP, TRUMPS
from eklat.bots.nets.mu import ACTIONS
from eklat.fast.kernels.bits import copy, inner


@inner
def add_rows(row: Any, matrix: Any, total: Any) -> None:
    """A row times a matrix, added up; much of what a net sees or says to itself is 0."""
    for i in range(len(row)):
        x = row[i]
        if x != 0:
            for j in range(len(total)):
                total[j] += x * matrix[i, j]


@inner
def answer(rows: Any, table: Any, weights: Any, x: Any, y: Any, some: Any, pooled: Any, each: Any, whole: Any) -> None:
    """`Net.forward` for one table: what the net says of each colour, and of the table."""
    colour_in, table_in, bias_in, own, everyone, bias, back, colour_out, colour_bias, mid, mid_bias, out, out_bias = weights
    number, width = x.shape
    copy(some, bias_in)
    add_rows(table, table_in, some)
    for c in range(number):
        copy(x[c], some)
        add_rows(rows[c], colour_in, x[c])
        for j in range(width):
            x[c, j] = max(x[c, j], np.float32(0))
    for block in range(len(own)):
        mean(x, pooled[:width])
        copy(some, bias[block])
        add_rows(pooled[:width], everyone[block], some)
        for c in range(number):
            copy(y[c], some)
            add_rows(x[c], own[block], y[c])
            for j in range(width):
                y[c, j] = max(y[c, j], np.float32(0))
        for c in range(number):
            add_rows(y[c], back[block], x[c])
    for j in range(width):
        most = x[0, j]
        for c in range(1, number):
            most = max(most, x[c, j])
        pooled[j] = most
    mean(x, pooled[width:])
    copy(some, mid_bias)
    add_rows(pooled, mid, some)
    for j in range(width):
        some[j] = max(some[j], np.float32(0))
    copy(whole, out_bias)
    add_rows(some, out, whole)
    for c in range(number):
        copy(each[c], colour_bias)
        add_rows(x[c], colour_out, each[c])


@inner
def mean(x: Any, found: Any) -> None:
    for j in range(len(found)):
        total = np.float32(0)
        for c in range(len(x)):
            total += x[c, j]
        found[j] = total / np.float32(len(x))


@inner
def arrange(each: Any, whole: Any, legal: Any, advice: int, trust: float, logits: Any) -> int:
    """How much each action is liked, and which one most."""
    number, best = len(each), -1
    for action in range(ACTIONS):
        if not legal[action]:
            continue
        if action < STOP:
            liked = each[action // 10, action % 10]
        elif action == STOP:
            liked = whole[0]
        elif action < TRUMPS + number:
            liked = each[action - TRUMPS, 10]
        else:
            liked = whole[action - TRUMPS - 4]
        logits[action] = liked + (trust if action == advice else np.float32(0))
        if best < 0 or logits[action] > logits[best]:
            best = action
    return best
