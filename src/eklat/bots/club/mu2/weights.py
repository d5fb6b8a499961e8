"""How much each fact weighs when the club player chooses in Mü for two."""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.fast.kernels.bits import inner

# How many facts each decision weighs, and where its weights begin. As numbers of a kernel: nothing is compiled twice.
N_LEAD, N_FOLLOW, N_DISCARD, N_LAY, N_KIND, N_BID, N_REVEAL = map(np.int64, (24, 24, 14, 10, 20, 3, 3))
W_LEAD, W_FOLLOW, W_DISCARD, W_LAY, W_BIG, W_SMALL, W_CROWN, W_SHIELD, W_BID, W_SHOW, W_REVEAL, W_SPREAD = map(
    np.int64, (0, 24, 48, 62, 72, 92, 112, 132, 152, 155, 156, 159)
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
def weigh(w: Any, at: int, x: Any, number: int) -> float:
    total = 0.0
    for i in range(number):
        total += w[at + i] * x[i]
    return total
