"""Rows added up by vectors are what numpy adds up."""

from typing import Any

import numba
import numpy as np
import pytest

from eklat.fast.kernels.vectors import TOGETHER, add_products, add_rows


@numba.njit
def added(places: Any, values: Any, number: int, matrix: Any, total: Any) -> None:
    add_rows(places, values, number, matrix, total)


@pytest.mark.parametrize("width", [16, 32, 64, 80, 144])
def test_rows_are_added_as_numpy_adds_them(width: int) -> None:
    rng = np.random.default_rng(width)
    matrix = rng.normal(size=(40, width)).astype(np.float32)
    for number in (0, 1, 7, 8, 33):
        places, values = rng.integers(0, 40, 64), rng.normal(size=64).astype(np.float32)
        start = rng.normal(size=width).astype(np.float32)
        total = start.copy()
        added(places, values, number, matrix, total)
        wanted = start + values[:number].astype(float) @ matrix[places[:number]].astype(float)
        np.testing.assert_allclose(total, wanted, atol=1e-5)


@numba.njit
def multiplied(values: Any, which: Any, rows: int, number: int, matrix: Any, totals: Any) -> None:
    add_products(values, which, rows, number, matrix, totals)


@pytest.mark.parametrize("width", [16, 64, 80])
@pytest.mark.parametrize("rows", range(TOGETHER + 1))
def test_rows_times_a_matrix_are_the_same_together_as_one_by_one(rows: int, width: int) -> None:
    """To the last bit; rows that are not asked for stay as they are."""
    rng = np.random.default_rng(rows)
    matrix, values = rng.normal(size=(40, width)).astype(np.float32), rng.normal(size=(6, 64)).astype(np.float32)
    start, which = rng.normal(size=(6, width)).astype(np.float32), rng.permutation(6)
    for number in (0, 1, 40):
        wanted, totals = start.copy(), start.copy()
        for row in which[:rows]:
            added(np.arange(64), values[row], number, matrix, wanted[row])
        multiplied(values, which, rows, number, matrix, totals)
        np.testing.assert_array_equal(totals, wanted)
