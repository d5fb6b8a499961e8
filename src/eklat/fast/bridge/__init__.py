"""Between values of `eklat.games` and arrays of kernels: one module per game that keeps what `Bridge` promises."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Protocol, TypeVar

from eklat.fast.policy import Array, Loops
from eklat.games.core import Move, State, View
from eklat.games.options import Rules
from eklat.games.parts import Parts

R_contra = TypeVar("R_contra", bound=Rules, contravariant=True)
S = TypeVar("S", bound=State)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)

BRIDGES = Parts(__name__)


class Hidden(Protocol):
    """What a view leaves open."""

    @property
    def strength(self) -> Array:
        """The strength of each card."""

    def draw(self, n: int, seed: int) -> Array:
        """So many positions that agree with the view, drawn evenly; all the same where nothing is hidden."""

    def every(self, most: int) -> Array | None:
        """All positions that agree with the view; None if there are more than so many."""


class Bridge(Protocol[R_contra, S, V_contra]):
    """What a game's bridge knows. A position is an array, and beside it the strength of each card, where a game has such."""

    @property
    def outcomes(self) -> tuple[str, ...]:
        """How a hand can end, as the kernel counts it from 1 on."""

    @property
    def chance(self) -> Loops:
        """Random play."""

    def blank(self, players: int, rules: R_contra) -> tuple[Array, Array]:
        """An array for this table, to deal into, and its pack of cards."""

    def position(self, state: S, seat: int | None = None) -> tuple[Array, Array]:
        """A position, numbered so that what this seat sees comes first."""

    def hidden(self, view: V_contra, rng: Random) -> Hidden:
        """What a view leaves open."""

    def rebuilt(self, view: V_contra, s: Array, rng: Random) -> S:
        """The full state of such a position, with its history."""

    def first_moves(self, s: Array) -> Array:
        """The legal moves as numbers; none where they are too many to list."""

    def encode_move(self, s: Array, move: Move) -> int:
        """A move as the kernel's number in this position."""

    def decode_move(self, s: Array, code: int) -> Move:
        """The move that the kernel's number means in this position."""


AnyBridge = Bridge[Any, Any, Any]


@cache
def bridge(game: str) -> AnyBridge:
    """The bridge of this game. Raises `ValueError` where there is none."""
    if game not in BRIDGES:
        raise ValueError(f"{game} is not compiled; there are kernels for {', '.join(BRIDGES)}")
    found: AnyBridge = BRIDGES[game]
    return found
