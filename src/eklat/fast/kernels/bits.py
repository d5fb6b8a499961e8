"""Sets of cards as bits of one 64-bit number, and a random generator of our own: what all kernels are made of."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba import extending, types

from eklat.fast.kernels.cache import kept

U = np.uint64


LEAN: dict[str, Any] = {"no_cfunc_wrapper": True, "no_rewrites": True}
"""What is left out takes time to compile: no C function around it, and no rewriting of whole-array expressions, of `raise`
with arguments, and of constant places in mixed tuples, which kernels do not use."""
UNCOUNTED: dict[str, Any] = {**LEAN, "_nrt": False}
"""Arrays come from outside and outlive the call, so nobody counts references to them, which takes as long as a move."""


def _told_apart(function: Any) -> Any:
    """Machine code is linked by names: functions of one factory get names of their own, after what they are made of.

    Else code that two processes have compiled and kept could stand in for each other where both are loaded.
    """
    parts = [cell.cell_contents for cell in function.__closure__ or ()]
    if parts:
        names = [f"{getattr(part, '__module__', '')}.{getattr(part, '__qualname__', repr(part))}" for part in parts]
        function.__qualname__ += f"_{sha256(' '.join(names).encode()).hexdigest()[:12]}"
    return function


def kernel(function: Any) -> Any:
    """Compile without the interpreter's lock, and keep the result on disk. It cannot make arrays."""
    with kept(function):
        return numba.njit(nogil=True, cache=True, boundscheck=False, error_model="numpy", **UNCOUNTED)(_told_apart(function))


def making(function: Any) -> Any:
    """A kernel that makes arrays of its own."""
    with kept(function):
        return numba.njit(nogil=True, cache=True, boundscheck=False, error_model="numpy", **LEAN)(_told_apart(function))


def inner(function: Any) -> Any:
    """Compile only as a part of other kernels, which takes less time; Python cannot call it."""
    options = {**UNCOUNTED, "no_cpython_wrapper": True}
    return numba.njit(nogil=True, boundscheck=False, error_model="numpy", **options)(_told_apart(function))


def inner_making(function: Any) -> Any:
    """As `inner`, for a part that makes arrays of its own."""
    options = {**LEAN, "no_cpython_wrapper": True}
    return numba.njit(nogil=True, boundscheck=False, error_model="numpy", **options)(_told_apart(function))


def inlined(function: Any) -> Any:
    """As `inner`, and put into every place that calls it: worth it where the call takes as long as the work."""
    options = {**UNCOUNTED, "no_cpython_wrapper": True, "forceinline": True}
    return numba.njit(nogil=True, boundscheck=False, error_model="numpy", **options)(_told_apart(function))


def intrinsic(build: Any) -> Any:
    """An instruction of the processor."""
    return extending.intrinsic(build)


@intrinsic
def count(_context: Any, _bits: Any) -> Any:
    """How many bits are set."""

    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


@intrinsic
def lowest(_context: Any, _bits: Any) -> Any:
    """The place of the lowest set bit."""

    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), build


_HAS_PDEP = bool(llvm.get_host_cpu_features().get("bmi2", False))


@intrinsic
def _deposit(_context: Any, _bits: Any, _mask: Any) -> Any:
    """The lowest bits spread over the set places of a mask: one instruction where the processor has it."""

    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        number = ir.IntType(64)
        function = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(number, [number, number]))
        return builder.call(function, arguments)

    return types.int64(types.int64, types.int64), build


@inner
def nth_bit(bits: int, n: int) -> int:
    """The n-th set bit, alone."""
    if _HAS_PDEP:
        return _deposit(np.int64(1) << n, bits)
    for _ in range(n):
        bits &= bits - 1
    return bits & -bits


@kernel
def seeded(rng: Any, seed: int, stream: int) -> None:
    """Set the generator to the start of a stream; streams of one seed are independent."""
    z = U(seed) * U(0xD1342543DE82EF95) + U(stream) * U(0x9E3779B97F4A7C15) + U(0x632BE59BD9B4E019)
    z = (z ^ (z >> U(30))) * U(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> U(27))) * U(0x94D049BB133111EB)
    rng[0] = z ^ (z >> U(31))


@inner
def draw(rng: Any) -> Any:
    """64 random bits (splitmix64)."""
    rng[0] += U(0x9E3779B97F4A7C15)
    z = rng[0]
    z = (z ^ (z >> U(30))) * U(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> U(27))) * U(0x94D049BB133111EB)
    return z ^ (z >> U(31))


@inner
def below(rng: Any, n: int) -> Any:
    """A random number from 0 to n - 1."""
    return np.int64(((draw(rng) >> U(32)) * U(n)) >> U(32))


@inner
def pick(rng: Any, bits: int) -> int:
    """A random set bit, as a place."""
    return lowest(nth_bit(bits, below(rng, count(bits))))


@inner
def smaller(a: int, b: int) -> int:
    """Of two numbers; `min` would be compiled anew wherever it is used, and this is anew for each constant."""
    return a if a < b else b


@inner
def larger(a: int, b: int) -> int:
    return a if a > b else b


@inner
def copy_row(to: Any, table: Any, row: int) -> None:
    """Copy a row of a table, without an array of its own for the row, which would compile for longer."""
    for i in range(len(to)):
        to[i] = table[row, i]


@inner
def copy(to: Any, source: Any) -> None:
    """Copy numbers one by one: `to[:] = source` would compile for seconds."""
    for i in range(len(source)):
        to[i] = source[i]
