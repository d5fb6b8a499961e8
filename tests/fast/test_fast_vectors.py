"""Rows added up by vectors are what numpy adds up."""

from typing import Any

import numba
import numpy as np
import pytest

from eklat.fast.kernels.vectors import add_rows


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
