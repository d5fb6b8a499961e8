"""The club player at Heul doch!: what it sees, and what the expert borrows from it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from eklat.bots.club import Mind
from eklat.bots.club.heuldoch.guessing import likelier
from eklat.bots.club.heuldoch.outlook import MIND, MOVES, POINT
from eklat.bots.club.heuldoch.reasons import reason
from eklat.bots.club.heuldoch.table import best, glances, hands, playouts
from eklat.bots.core import Decision
from eklat.fast.bridge.heuldoch import FACE, blank, decode_move, first_moves
from eklat.fast.kernels import heuldoch as kernel
from eklat.fast.policy import Array
from eklat.games.core import Move
from eklat.games.heuldoch.state import State
from eklat.games.heuldoch.view import View

__all__ = ["candidates", "decide", "glances", "hands", "likelier", "odds", "playouts", "seen", "sure"]

SOMETHING = 1
"""A card in another hand, of which only that it is there is known."""
FEW, HOPELESS = 5, 3.5
"""An expert thinks about so many moves at most, and about none that seems to cost so many points."""


def seen(view: View) -> tuple[Array, Array]:
    """The position as the kernel's array, without all that this seat cannot know: hands, onions and the draw pile."""
    assert view.hand is not None
    s, _ = blank(view.players, view.rules)
    s[kernel.FIRST], s[kernel.STEPS], s[kernel.TURN] = view.first, len(view.log), -1 if view.turn is None else view.turn
    place = 0
    for seat, pile in enumerate(view.piles):
        for lying in pile:
            face = 0 if lying.card is None else FACE[lying.card]
            kernel.put(s, seat, face | kernel.DOWN * lying.is_onion | place << 8)
            place += 1
    for seat, size in enumerate(view.hand_sizes):
        faces = [FACE[card] for card in view.hand] if seat == view.seat else [SOMETHING] * size
        s[kernel.HAND + seat] = sum(face << 8 * slot for slot, face in enumerate(faces))
    s[kernel.NEXT], s[kernel.END] = place, place + view.draw_size
    return s, np.zeros(0, np.int64)


def decide(view: View, rng: Random) -> Decision:
    """The move with the most points in sight. There is no chance in it."""
    s, _ = seen(view)
    why = np.zeros(MIND, np.int64)
    move = decode_move(s, best(s, why))
    return Decision(move, reason(view, move, why))


def candidates(s: Array, strength: Array) -> Array:
    """The few moves that the club likes best, less those far behind; two at least, if there are two."""
    why = np.zeros(MIND, np.int64)
    best(s, why)
    moves = first_moves(s)
    worth = why[MOVES + moves]
    order = np.argsort(-worth, kind="stable")
    near = np.count_nonzero(worth >= worth.max() - HOPELESS * POINT)
    return np.sort(moves[order[: max(2, min(int(near), FEW))]])


def odds(view: View, arrays: Array) -> NDArray[np.float64]:
    """All worlds are as likely to whoever answers at once; `likelier` looks closer."""
    return np.ones(len(arrays))


def sure(view: View, state: State) -> Sequence[Move]:
    """Nobody has solved Heul doch!."""
    return ()


if TYPE_CHECKING:  # that it is a mind
    from eklat.bots.club import heuldoch as this

    _: Mind[State, View] = this
