"""Mü for three to six, as the review looks at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from eklat.fast.bridge.mu.cards import NUMBER
from eklat.fast.kernels import mu as kernel
from eklat.fast.policy import Array
from eklat.games.core import Move
from eklat.games.mu.cards import Card, pack
from eklat.games.mu.deal import HAND_SIZE
from eklat.games.mu.moves import Play, Trump
from eklat.games.mu.state import State
from eklat.games.mu.trumps import trumps
from eklat.games.mu.view import View
from eklat.games.said import Said
from eklat.review.games import Flags, Floats, Insight, Made

if TYPE_CHECKING:
    from eklat.review.trials import Trials

changes = ("same_trump", "hidden_partner", "shared_eklat")
bands = (1.0, 3.0, 8.0)


def strength(state: State) -> Floats:
    points = getattr(state, "points", ()) or (0,) * state.players
    return np.array(
        [(points[seat], *power((*state.hands[seat], *state.laid[seat]))) for seat in range(state.players)], float
    )


def power(cards: tuple[Card, ...]) -> tuple[float, float]:
    """How good the best trump of these cards is, and how high they are."""
    colours, digits = dict[str, float](), dict[str, float]()
    for card in cards:
        colours[card.colour] = colours.get(card.colour, 0) + 1 + card.digit / 15
        digits[str(card.digit)] = digits.get(str(card.digit), 0) + 1.6
    return max((*colours.values(), *digits.values()), default=0.0), float(sum(card.digit >= 7 for card in cards))


def progress(state: State) -> float:
    if state.phase != "play":
        return 1.0 if state.is_over else -1.0
    left = sum(map(len, state.hands)) + sum(map(len, state.laid))
    return 1 - left / (state.players * HAND_SIZE[state.players])


def chapter(view: View) -> str:
    return {"auction": "auction", "play": "play"}.get(view.phase, "trumps")


def kind(view: View, move: Move) -> str:
    if view.phase == "auction":
        totals = [len(laid) for laid in view.laid]
        return "eklat" if max(totals) and totals.count(max(totals)) > 1 else "bid"
    if view.phase != "play":
        return view.phase
    assert view.contract is not None
    return trick_kind(view.trick, move, view.contract.chief_trump, view.contract.vice_trump)


def trick_kind(trick: tuple[Card, ...], move: Move, first: Trump | None, second: Trump | None) -> str:
    """To lead, to follow, or to throw away, with these trumps."""
    assert isinstance(move, Play)
    if not trick:
        return "lead"
    suit = trumps(first, second).suit
    return "follow" if suit[move.card] == suit[trick[0]] else "discard"


def side(state: State, seat: int) -> tuple[int, ...]:
    contract = state.contract
    if contract is None:
        return (seat,)
    is_chiefs = seat in contract.side
    return tuple(s for s in range(state.players) if (s in contract.side) == is_chiefs)


def goal(view: View) -> Made | None:
    """Once the height is known, the sum of all scores tells: a bonus adds more to it than any difference could."""
    contract, players = view.contract, view.players
    if contract is None or view.rules.hidden_partner:
        return None
    winners = 1 if players == 3 else 2
    least = (36 if players == 3 else 60) + 10 * winners * min(10, contract.height)

    def made(scores: Array) -> Flags:
        found: Flags = scores[:, :players].sum(axis=1) >= least
        return found

    return made


def held(view: View, worlds: Array) -> Iterator[tuple[str, int, Flags]]:
    for card in dict.fromkeys(pack(view.colours)):
        mask = 3 << NUMBER[card] if card.is_doubled else 1 << NUMBER[card]
        for seat in range(view.players):
            if seat != view.seat:
                yield str(card), seat, (worlds[:, kernel.HAND + seat] & mask) != 0


def outlook(view: View, trials: Trials, place: int) -> tuple[Said, ...]:
    """In an auction: what the bid shows and risks, and what each height needs."""
    from eklat.review import bidding

    return bidding.outlook(view, trials, place) if view.phase == "auction" else ()


if TYPE_CHECKING:  # that it is an insight
    from eklat.review.games import mu as this  # noqa: PLW0406

    _: Insight[State, View] = this
