"""Heul doch! Mau Mau, as the review looks at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from eklat.fast.bridge.heuldoch import FACE
from eklat.fast.kernels import heuldoch as kernel
from eklat.fast.policy import Array
from eklat.games.core import Move
from eklat.games.heuldoch.moves import Lay, Onion
from eklat.games.heuldoch.scoring import counted_up
from eklat.games.heuldoch.state import State
from eklat.games.heuldoch.view import View
from eklat.games.said import Said
from eklat.review.games import Flags, Floats, Insight, Made

if TYPE_CHECKING:
    from eklat.review.trials import Trials

changes = ("specials",)
bands = (0.4, 1.0, 3.0)


def strength(state: State) -> Floats:
    points = counted_up(state.piles).scores
    hands = [[card.number or 0 for card in hand] for hand in state.hands]
    return np.array([(points[seat], sum(hand), max(hand, default=0)) for seat, hand in enumerate(hands)], float)


def progress(state: State) -> float:
    cards = len(state.deal.draw) + sum(map(len, state.deal.hands))
    return len(state.log) / cards


def chapter(view: View) -> str:
    return "play"


def kind(view: View, move: Move) -> str:
    if isinstance(move, Lay):
        return "own" if move.pile == view.seat else "give"
    return "onion" if isinstance(move, Onion) else "special"


def side(state: State, seat: int) -> tuple[int, ...]:
    return (seat,)


def goal(view: View) -> Made | None:
    return None


def held(view: View, worlds: Array) -> Iterator[tuple[str, int, Flags]]:
    for card, face in FACE.items():
        for seat in range(view.players):
            if seat != view.seat:
                hand = worlds[:, kernel.HAND + seat]
                slots = [(hand >> 8 * slot & 0xFF) == face for slot in range(4)]
                yield str(card), seat, np.logical_or.reduce(slots)


def outlook(view: View, trials: Trials, place: int) -> tuple[Said, ...]:
    return ()


if TYPE_CHECKING:  # that it is an insight
    from eklat.review.games import heuldoch as this  # noqa: PLW0406

    _: Insight[State, View] = this
