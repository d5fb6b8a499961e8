"""What a club player sees of Mü for two, as the kernel's array."""

from __future__ import annotations

import numpy as np

from eklat.bots.club.mu2.facts import GONE, LACKS
from eklat.fast.bridge.mu.cards import NUMBER, Copies, trump_number
from eklat.fast.bridge.mu.hidden import SUITS
from eklat.fast.bridge.mu2 import COLUMNS
from eklat.fast.kernels import mu2 as kernel
from eklat.fast.kernels.mu import KIND
from eklat.fast.policy import Array
from eklat.games.mu.cards import ALL_COLOURS
from eklat.games.mu.moves import Bid, Pass, Play
from eklat.games.mu.trumps import trumps
from eklat.games.mu2.view import View


def seen(view: View) -> tuple[Array, Array]:
    """The view as the kernel's array, everything hidden left out, and the strength of each card.

    Cards are numbered as in the worlds that fit the view: of two copies the played one is the first, then come open ones.
    """
    assert view.seat is not None
    s, strength, copies = np.zeros(kernel.SIZE, np.int64), np.zeros(60, np.int64), Copies()
    s[kernel.DEALER] = view.dealer
    kernel.open_auction(s)
    s[kernel.STEPS], s[kernel.TURN] = len(view.log), -1 if view.turn is None else view.turn
    played = copies.bits(move.card for _, move in view.log if isinstance(move, Play))
    for seat in range(2):
        s[kernel.OPEN + seat] = copies.bits(view.open[seat])
    s[kernel.DISCARDS] = copies.bits(view.discards or ())
    s[kernel.HAND + view.seat] = copies.bits(view.hand or ())
    _face_down(s, view)
    _contract(s, strength, view)
    in_box = sum(int(KIND[ALL_COLOURS.index(colour)]) for colour in ALL_COLOURS if colour not in view.colours)
    s[GONE] = played | in_box
    for seat in range(2):
        s[LACKS + seat] = sum(1 << SUITS.index(suit) for suit in (view.voids[seat] if view.voids else ()))
    return s, strength


def _face_down(s: Array, view: View) -> None:
    """Where cards lie face down; 0 stands for a card one does not know."""
    s[kernel.DOWN :] = -1
    small = view.contract.small if view.phase == "trump" and view.contract else None
    for seat in range(2):
        at = kernel.DOWN + 14 * seat
        for column, number in zip(view.columns, view.face_down[seat], strict=True):
            place = at + 2 * COLUMNS.index(column)
            s[place : place + number] = 0
        if small is not None and small in ALL_COLOURS:
            # The kernel moves the columns of both trumps at once, when the second is named.
            s[at + 2 * ALL_COLOURS.index(small)], s[at + 2 * kernel.SMALL_COLUMN + 1] = 0, -1


def _contract(s: Array, strength: Array, view: View) -> None:
    """How far the auction has come, or what came of it."""
    contract = view.contract
    if contract is None:
        totals, ahead = [4, 4], -1
        for seat, move in view.log:
            if isinstance(move, Bid):
                ahead = seat if totals[seat] + len(move.cards) > max(totals) else ahead
                totals[seat] += len(move.cards)
        s[kernel.AHEAD], s[kernel.PASSES] = ahead, bool(view.log) and isinstance(view.log[-1][1], Pass)
        return
    s[kernel.CROWN] = s[kernel.AHEAD] = contract.crown
    s[kernel.HEIGHT] = contract.height
    s[kernel.SMALL], s[kernel.BIG] = trump_number(contract.small), trump_number(contract.big)
    if view.phase == "discard":
        s[kernel.PHASE] = kernel.DISCARD
    elif view.phase == "trump":
        s[kernel.PHASE] = kernel.NAME_SMALL if contract.small is None else kernel.NAME_BIG
    else:
        kernel.masks(s, strength)
        s[kernel.PHASE] = kernel.REVEAL if view.phase == "reveal" else kernel.PLAY
        s[kernel.LEADER] = -1 if view.leader is None else view.leader
        s[kernel.TURNING] = (1 if view.turn == view.leader else 2) if view.phase == "reveal" else 0
        s[kernel.POINTS : kernel.POINTS + 2] = view.points
        if view.trick:
            first = view.trick[0]
            s[kernel.LED], s[kernel.IN_TRICK] = SUITS.index(trumps(contract.big, contract.small).suit[first]), 1
            s[kernel.FIRST_STRENGTH], s[kernel.FIRST_POINTS] = strength[NUMBER[first]], first.points
