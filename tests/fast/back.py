"""From a kernel's array back to the rules: the deal it began with, the moves since, and what everybody has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from eklat.fast.bridge import bridge
from eklat.fast.bridge.heuldoch import BY_FACE
from eklat.fast.bridge.mu.cards import CARD, cards
from eklat.fast.bridge.mu2 import COLUMNS
from eklat.fast.kernels import heuldoch, mu, mu2
from eklat.games.core import State
from eklat.games.heuldoch import deal as heuldoch_deal
from eklat.games.mu import deal as mu_deal
from eklat.games.mu2 import deal as mu2_deal

Array = Any


def dealt_mu(s: Array) -> mu_deal.Deal:
    """The deal of a position in which nobody has laid a card yet."""
    hands = [cards(int(mask)) for mask in s[mu.HAND : mu.HAND + s[mu.PLAYERS]]]
    return mu_deal.Deal(tuple(map(tuple, hands)), int(s[mu.DEALER]))


def dealt_mu2(s: Array) -> mu2_deal.Deal:
    used = [column for column in range(7) if s[mu2.down(0, column)] >= 0]
    hidden = tuple(tuple(CARD[s[mu2.down(seat, column)]] for column in used) for seat in range(2))
    shown, hands = (tuple(tuple(cards(int(s[place + seat]))) for seat in range(2)) for place in (mu2.OPEN, mu2.HAND))
    colours = "".join(COLUMNS[column] for column in used[:4])
    return mu2_deal.Deal(colours, hidden, shown, hands, tuple(cards(int(s[mu2.SKAT]))), int(s[mu2.DEALER]))


def dealt_heuldoch(s: Array) -> heuldoch_deal.Deal:
    def named(faces: Iterable[int]) -> Any:
        return tuple(BY_FACE[int(face)] for face in faces)

    seats = range(s[heuldoch.PLAYERS])
    piles = named(s[heuldoch.TOP : heuldoch.TOP + len(seats)] & 127)
    in_hand = tuple(named(s[heuldoch.HAND + seat] >> 8 * np.arange(4) & 127) for seat in seats)
    draw = named(s[heuldoch.CARDS + s[heuldoch.NEXT] : heuldoch.CARDS + s[heuldoch.END]])
    return heuldoch_deal.Deal(piles, in_hand, draw, int(s[heuldoch.FIRST]))


def replay(s: Array, codes: Iterable[int], state: State) -> State:
    """Follow the kernel's moves from this position in the rules engine; `s` is left at the end."""
    game = bridge(state.game)
    kernel, (_, strength) = {"mu": mu, "mu2": mu2, "heuldoch": heuldoch}[state.game], game.position(state)
    for code in codes:
        state = state.play(game.decode_move(s, code))
        kernel.apply(s, strength, int(code))
    return state


def seats(s: Array, place: int, players: int) -> tuple[int, ...]:
    """The numbers of all seats from this place on."""
    return tuple(int(x) for x in s[place : place + players])
