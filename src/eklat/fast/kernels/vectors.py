"""Rows of a matrix added up, many numbers at once: what the answers of a net are made of."""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils

from eklat.fast.kernels.bits import inner, intrinsic

LANES, MANY = 16, 4
"""Numbers in a vector, and vectors that are added up in one go: so many fit into the registers of a processor."""
BYTES = 4
"""Of a number."""
TOGETHER = 5
"""Rows at most that are multiplied by a matrix together, so that it is read once for all of them."""
_IS_WIDE = bool(llvm.get_host_cpu_features().get("avx512f", False))
_FLOAT, _PLACE = ir.FloatType(), ir.IntType(64)
_VECTOR = ir.VectorType(_FLOAT, LANES)


def _adding(times: int) -> Any:
    """Make what adds up so many vectors of each row: they stay in registers until all rows are added.

    Products are added without being rounded in between, in the same order everywhere, so every machine finds the same.
    """

    @intrinsic
    def add(_context: Any, total: Any, first: Any, matrix: Any, places: Any, values: Any, number: Any) -> Any:
        return types.void(total, first, matrix, places, values, number), build

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        arrays = [context.make_array(signature.args[i])(context, builder, arguments[i]) for i in (0, 2, 3, 4)]
        total, matrix, places, values = (array.data for array in arrays)
        first, last = arguments[1], arguments[5]
        length = builder.udiv(builder.extract_value(arrays[1].strides, 0), _PLACE(BYTES))
        fused = builder.module.declare_intrinsic(f"llvm.fma.v{LANES}f32", (), ir.FunctionType(_VECTOR, [_VECTOR] * 3))
        sums: list[Any] = [cgutils.alloca_once(builder, _VECTOR) for _ in range(times)]  # type: ignore[no-untyped-call]

        def vectors(base: Any, start: Any) -> list[Any]:
            """So many from here on."""
            starts = [builder.gep(base, [builder.add(start, _PLACE(LANES * i))]) for i in range(times)]
            return [builder.bitcast(start, _VECTOR.as_pointer()) for start in starts]

        for kept, old in zip(sums, vectors(total, first), strict=True):
            builder.store(builder.load(old, align=BYTES), kept)
        with cgutils.for_range(builder, last) as loop:
            value = builder.load(builder.gep(values, [loop.index]))
            one = builder.insert_element(_VECTOR(ir.Undefined), value, _PLACE(0))
            all_lanes = builder.shuffle_vector(one, one, ir.VectorType(ir.IntType(32), LANES)(None))
            row = builder.add(builder.mul(builder.load(builder.gep(places, [loop.index])), length), first)
            for kept, weights in zip(sums, vectors(matrix, row), strict=True):
                builder.store(builder.call(fused, [all_lanes, builder.load(weights, align=BYTES), builder.load(kept)]), kept)
        for kept, new in zip(sums, vectors(total, first), strict=True):
            builder.store(builder.load(kept), new, align=BYTES)
        return context.get_dummy_value()

    return add


_add_many, _add_one = _adding(MANY), _adding(1)


@inner
def add_rows(places: Any, values: Any, number: int, matrix: Any, total: Any) -> None:
    """The rows at these places, so many of them and each times its value, added to a total. All are whole vectors long."""
    at = np.int64(0)
    while at + MANY * LANES <= len(total):
        _add_many(total, at, matrix, places, values, number)
        at += MANY * LANES
    while at < len(total):
        _add_one(total, at, matrix, places, values, number)
        at += LANES


def _multiplying(rows: int, times: int) -> Any:
    """Make what adds the products of so many rows with so many vectors of each row of a matrix: the same numbers in the same
    order as row by row."""

    @intrinsic
    def add(_context: Any, totals: Any, values: Any, which: Any, first: Any, matrix: Any, number: Any) -> Any:
        return types.void(totals, values, which, first, matrix, number), build

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        totals, values, which, matrix = (
            context.make_array(signature.args[i])(context, builder, arguments[i]) for i in (0, 1, 2, 4)
        )
        first, last = arguments[3], arguments[5]
        fused = builder.module.declare_intrinsic(f"llvm.fma.v{LANES}f32", (), ir.FunctionType(_VECTOR, [_VECTOR] * 3))
        chosen = [builder.load(builder.gep(which.data, [_PLACE(i)])) for i in range(rows)]

        def begin(array: Any, row: Any) -> Any:
            """Where a row begins."""
            length = builder.udiv(builder.extract_value(array.strides, 0), _PLACE(BYTES))
            return builder.gep(array.data, [builder.mul(row, length)])

        def vectors(base: Any) -> list[Any]:
            """So many from here on."""
            starts = [builder.gep(base, [builder.add(first, _PLACE(LANES * i))]) for i in range(times)]
            return [builder.bitcast(start, _VECTOR.as_pointer()) for start in starts]

        sources = [begin(values, row) for row in chosen]
        places = [place for row in chosen for place in vectors(begin(totals, row))]
        sums: list[Any] = [cgutils.alloca_once(builder, _VECTOR) for _ in places]  # type: ignore[no-untyped-call]
        for kept, old in zip(sums, places, strict=True):
            builder.store(builder.load(old, align=BYTES), kept)
        with cgutils.for_range(builder, last) as loop:
            weights = [builder.load(place, align=BYTES) for place in vectors(begin(matrix, loop.index))]
            for row, source in enumerate(sources):
                value = builder.load(builder.gep(source, [loop.index]))
                one = builder.insert_element(_VECTOR(ir.Undefined), value, _PLACE(0))
                all_lanes = builder.shuffle_vector(one, one, ir.VectorType(ir.IntType(32), LANES)(None))
                for kept, weight in zip(sums[row * times : (row + 1) * times], weights, strict=True):
                    builder.store(builder.call(fused, [all_lanes, weight, builder.load(kept)]), kept)
        for kept, new in zip(sums, places, strict=True):
            builder.store(builder.load(kept), new, align=BYTES)
        return context.get_dummy_value()

    return add


def _together(rows: int) -> Any:
    """Make what adds the products of so many rows with a matrix."""
    many = MANY if _IS_WIDE else max(1, MANY // rows)
    add_many, add_one, step = _multiplying(rows, many), _multiplying(rows, 1), many * LANES

    @inner
    def add(values: Any, which: Any, number: int, matrix: Any, totals: Any) -> None:
        at = np.int64(0)
        while at + step <= totals.shape[1]:
            add_many(totals, values, which, at, matrix, number)
            at += step
        while at < totals.shape[1]:
            add_one(totals, values, which, at, matrix, number)
            at += LANES

    return add


_add_1, _add_2, _add_3, _add_4, _add_5 = (_together(rows) for rows in range(1, TOGETHER + 1))


@inner
def add_products(values: Any, which: Any, rows: int, number: int, matrix: Any, totals: Any) -> None:
    """So many rows of values, five at most, those that `which` says, each times a matrix of so many rows, added to the same
    rows of totals. All are whole vectors long."""
    if rows == 5:
        _add_5(values, which, number, matrix, totals)
    elif rows == 4:
        _add_4(values, which, number, matrix, totals)
    elif rows == 3:
        _add_3(values, which, number, matrix, totals)
    elif rows == 2:
        _add_2(values, which, number, matrix, totals)
    elif rows == 1:
        _add_1(values, which, number, matrix, totals)
