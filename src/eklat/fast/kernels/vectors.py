"""Rows of a matrix added up, many numbers at once: what the answers of a net are made of."""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils

from eklat.fast.kernels.bits import inner, intrinsic

LANES, MANY = 16, 4
"""Numbers in a vector, and vectors that are added up in one go: so many fit into the registers of a processor."""
BYTES = 4
"""Of a number."""
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
