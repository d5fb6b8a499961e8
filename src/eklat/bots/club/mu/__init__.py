"""The club player at a table of Mü: what it sees, what it says, and what the expert borrows from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from eklat.bots.club import Mind
from eklat.bots.club.mu.reasons import reason
from eklat.bots.club.mu.table import choice, hands, likelihood, playouts
from eklat.bots.core import Decision
from eklat.bots.exact import sure_moves
from eklat.fast.bridge.mu import blank, decode_move, encode_move, first_moves, seen
from eklat.fast.bridge.mu.cards import Copies, chosen, places
from eklat.fast.kernels import mu as kernel
from eklat.fast.kernels.mu import DIGIT, KIND, NONE
from eklat.fast.policy import Array
from eklat.games.core import Move
from eklat.games.mu.contract import height_reached
from eklat.games.mu.moves import Bid, Play
from eklat.games.mu.state import State
from eklat.games.mu.view import View

__all__ = ["candidates", "decide", "glances", "hands", "likelier", "odds", "playouts", "seen", "sure"]

glances = playouts


def decide(view: View, rng: Random) -> Decision:
    """What a club player would do, and why; it leaves nothing to chance."""
    s, strength = seen(view)
    why = np.zeros(8, np.int64)
    move = decode_move(s, choice(s, strength, why))
    return Decision(move, reason(why))


def candidates(s: Array, strength: Array) -> Array:
    """Moves worth a thought, as numbers: what a club player would do comes first."""
    if s[kernel.PHASE] != kernel.AUCTION:
        return first_moves(s)
    return np.array(list(dict.fromkeys([choice(s, strength, np.zeros(8, np.int64)), 0, *_bids(s)])), np.int64)


def _bids(s: Array) -> Iterator[int]:
    """Bids of one, two or as many cards as possible, that show one of the best suits or digits."""
    seat = int(s[kernel.TURN])
    hand, laid = int(s[kernel.HAND + seat]), int(s[kernel.LAID + seat])
    best = sorted(range(NONE), key=lambda kind: -_length(hand | laid, kind))[:3]
    limit = int(kernel.most(s))
    for size in sorted({1, 2, limit} & set(range(1, limit + 1))):
        for kind in best:
            lying = sorted(places(hand), key=lambda card: (-(int(KIND[kind]) >> card & 1), -DIGIT[card]))
            yield sum(1 << card for card in lying[:size])


def _length(own: int, kind: int) -> float:
    """How long and high a suit is; a digit is rarer, so its cards count for more."""
    cards = list(places(own & int(KIND[kind])))
    return sum(1 + DIGIT[card] / 15 for card in cards) if kind < 5 else 1.6 * len(cards)


def odds(view: View, arrays: Array) -> NDArray[np.float64]:
    """How likely the story so far is in each of these worlds."""
    deals, script = told(view, arrays)
    logs = _logs(deals, script, [seat for seat in range(view.players) if seat != (view.seat or 0)])
    found: NDArray[np.float64] = np.exp(logs - logs.max())
    return found


def told(view: View, arrays: Array) -> tuple[Array, Array]:
    """The deals behind these worlds, and what was done since."""
    start, _ = blank(view.players, view.rules)
    start[kernel.DECK], start[kernel.DEALER] = arrays[0, kernel.DECK], view.dealer
    kernel.open_auction(start)
    script, gone = story(view, arrays[0])
    deals = np.tile(start, (len(arrays), 1))
    for seat in range(view.players):
        hand, laid = kernel.HAND + seat, kernel.LAID + seat
        deals[:, hand] = arrays[:, hand] | arrays[:, laid] | gone[seat]
    return deals, script


def _logs(deals: Array, script: Array, seats: Sequence[int]) -> NDArray[np.float64]:
    """The logarithm of the odds that these seats do what was seen. What one does follows from its own cards, so late in a
    hand, where few hands are possible, each of them is thought about once for all worlds that have it."""
    hands = [np.unique(deals[:, kernel.HAND + seat], return_index=True, return_inverse=True) for seat in seats]
    if sum(len(different) for different, _, _ in hands) > 2 * len(deals):
        found: NDArray[np.float64] = likelihood(deals, script, sum(1 << seat for seat in seats))
        return found
    logs = np.zeros(len(deals))
    for seat, (_, first, which) in zip(seats, hands, strict=True):
        logs += likelihood(deals[first], script, 1 << seat)[which]
    return logs


def story(view: View, world: Array) -> tuple[Array, Array]:
    """What was done, as the kernel's numbers, and which cards each seat has played."""
    copies, gone, shown = Copies(), np.zeros(6, np.int64), [int(world[kernel.LAID + seat]) for seat in range(view.players)]
    codes: list[int] = []
    for seat, move in view.log:
        if isinstance(move, Play):
            bit = copies.bits([move.card])
            gone[seat] |= bit
            if move.source == "open":
                shown[seat] |= bit
    copies = Copies()
    for seat, move in view.log:
        if isinstance(move, Play):
            codes.append(copies.bits([move.card]).bit_length() - 1)
        elif isinstance(move, Bid):
            mask = chosen(move.cards, shown[seat])
            shown[seat] &= ~mask
            codes.append(mask)
        else:
            codes.append(encode_move(world, move))
    return np.array(codes, np.int64), gone


def likelier(view: View, worlds: Array, seed: int) -> Array:
    """`odds` has said all there is to say."""
    return worlds


def sure(view: View, state: State) -> Sequence[Move]:
    """What is best without doubt once every card is known. Points mean the height they are good for, up to the one bid."""
    contract = view.contract
    if contract is None:
        return ()
    return sure_moves(state, lambda points: min(contract.height, height_reached(view.players, points)))


if TYPE_CHECKING:  # that it is a mind
    from eklat.bots.club import mu as this

    _: Mind[State, View] = this
