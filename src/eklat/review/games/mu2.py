"""Mü for two, as the review looks at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from eklat.fast.bridge.mu.cards import NUMBER
from eklat.fast.kernels import mu2 as kernel
from eklat.fast.policy import Array
from eklat.games.core import Move
from eklat.games.mu.cards import pack
from eklat.games.mu2.state import State
from eklat.games.mu2.view import View
from eklat.games.said import Said
from eklat.review.games import Flags, Floats, Insight, Made
from eklat.review.games.mu import power, trick_kind

if TYPE_CHECKING:
    from eklat.review.trials import Trials

changes = ()
bands = (0.2, 0.5, 1.5)
TRICKS = 22


def strength(state: State) -> Floats:
    view = state.view(None)
    points = view.points or (0, 0)
    return np.array([(points[seat], *power((*state.hands[seat], *view.open[seat]))) for seat in (0, 1)], float)


def progress(state: State) -> float:
    if state.phase not in ("play", "reveal"):
        return 1.0 if state.is_over else -1.0
    return sum(str(move).startswith("play") for move in state.moves) / (2 * TRICKS)


def chapter(view: View) -> str:
    return {"auction": "auction", "play": "play", "reveal": "play"}.get(view.phase, "trumps")


def kind(view: View, move: Move) -> str:
    if view.phase == "auction":
        return "bid"
    if view.phase == "discard":
        return "skat"
    if view.phase != "play":
        return view.phase
    assert view.contract is not None
    return trick_kind(view.trick, move, view.contract.big, view.contract.small)


def side(state: State, seat: int) -> tuple[int, ...]:
    return (seat,)


def goal(view: View) -> Made | None:
    """The crown gets ten points for it, and nothing else."""
    contract = view.contract
    if contract is None:
        return None
    crown = contract.crown

    def made(scores: Array) -> Flags:
        found: Flags = scores[:, crown] > 0
        return found

    return made


def held(view: View, worlds: Array) -> Iterator[tuple[str, int, Flags]]:
    assert view.seat is not None
    other = 1 - view.seat
    for card in dict.fromkeys(pack(view.colours)):
        mask = 3 << NUMBER[card] if card.is_doubled else 1 << NUMBER[card]
        yield str(card), other, (worlds[:, kernel.HAND + other] & mask) != 0


def outlook(view: View, trials: Trials, place: int) -> tuple[Said, ...]:
    """In an auction: how often one gets the crown and makes the goal, and what the crown needs."""
    from eklat.review import bidding

    return bidding.crowning(view, trials, place) if view.phase == "auction" else ()


if TYPE_CHECKING:  # that it is an insight
    from eklat.review.games import mu2 as this  # noqa: PLW0406

    _: Insight[State, View] = this
