"""The club player at a table of Mü for two: what it does and says, and what the expert borrows from it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from eklat.bots.club import Mind
from eklat.bots.club.mu2 import expert, explaining
from eklat.bots.club.mu2.facts import LACKS
from eklat.bots.club.mu2.reasons import reason
from eklat.bots.club.mu2.seeing import seen
from eklat.bots.club.mu2.story import story
from eklat.bots.club.mu2.thinking import hands, playouts
from eklat.bots.core import Decision
from eklat.bots.exact import sure_moves
from eklat.fast.bridge.mu2 import decode_move, first_moves
from eklat.fast.kernels import mu2 as kernel
from eklat.fast.policy import Array
from eklat.games.core import Move
from eklat.games.mu2.state import State
from eklat.games.mu2.view import View

__all__ = ["candidates", "decide", "glances", "hands", "likelier", "odds", "playouts", "seen", "sure"]

MANY = 128
"""So many worlds must count when likely ones are preferred."""
FLAT = 8
"""Of many, one in so many must."""

glances = playouts


def decide(view: View, rng: Random) -> Decision:
    """What the club would do, and why; it leaves nothing to chance."""
    s, strength = seen(view)
    why = np.zeros(8, np.int64)
    code = explaining.decide(s, strength, why)
    return Decision(decode_move(s, code), reason(why))


def candidates(s: Array, strength: Array) -> Array:
    """Moves worth a thought, as numbers."""
    if s[kernel.PHASE] not in (kernel.AUCTION, kernel.DISCARD):
        return first_moves(s)
    found = np.zeros(expert.MOST_OPTIONS, np.int64)
    number = expert.options(s, found)
    return np.array(list(dict.fromkeys(found[:number].tolist())), np.int64)


def odds(view: View, arrays: Array) -> NDArray[np.float64]:
    """How likely the story so far is in each of these worlds, which also learn what the tricks have shown of each hand."""
    s, _ = seen(view)
    arrays[:, LACKS : LACKS + 2] = s[LACKS : LACKS + 2]
    starts, script = story(view, arrays)
    logs = np.zeros(len(arrays))
    expert.with_skat(starts, view.seat, len(view.log))
    expert.likelihood(starts, script, view.seat, logs)
    # Flatter, until enough worlds count for something.
    enough = max(min(MANY, len(arrays) / 2), len(arrays) / FLAT)
    while True:
        found: NDArray[np.float64] = np.exp(logs - logs.max())
        if found.sum() ** 2 >= enough * (found**2).sum():
            return found
        logs *= 0.95


def likelier(view: View, worlds: Array, seed: int) -> Array:
    """`odds` has said all there is to say."""
    return worlds


def sure(view: View, state: State) -> Sequence[Move]:
    """What is best without doubt once every card is known. Points are good for the goal, or they are not."""
    contract = view.contract
    return () if contract is None else sure_moves(state, lambda points: int(points >= contract.goal))


if TYPE_CHECKING:  # that it is a mind
    from eklat.bots.club import mu2 as this

    _: Mind[State, View] = this
