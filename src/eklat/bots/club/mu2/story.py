"""What was done so far at a table of Mü for two, as the kernel's numbers, and the deals it may have begun with."""

from __future__ import annotations

import numpy as np

from eklat.bots.club.mu2.facts import ASIDE
from eklat.fast.bridge.mu.cards import Copies, chosen
from eklat.fast.bridge.mu2 import COLUMNS, encode_move, lying
from eklat.fast.kernels import mu2 as kernel
from eklat.fast.policy import Array
from eklat.games.mu.moves import Bid, Play
from eklat.games.mu2.moves import Column, Discard
from eklat.games.mu2.view import View

PLACES = np.arange(kernel.SIZE)
"""Every place of the kernel's array holds its own number here: what is looked up in it is where, not what."""


def story(view: View, arrays: Array) -> tuple[Array, Array]:
    """The deal behind each of these worlds, and all that was done since, as the kernel's numbers."""
    assert view.seat is not None
    seat, crown = view.seat, view.contract.crown if view.contract else None
    copies, from_hand, shown = Copies(), [0, 0], [int(arrays[0, kernel.OPEN + who]) for who in range(2)]
    codes = [copies.bits([move.card]) if isinstance(move, Play) else 0 for _, move in view.log]
    for (who, move), bit in zip(view.log, codes, strict=True):
        if isinstance(move, Play):
            (from_hand if move.source == "hand" else shown)[who] |= bit
    start = np.zeros(kernel.SIZE, np.int64)
    start[kernel.DEALER] = view.dealer
    kernel.open_auction(start)
    start[kernel.DOWN :] = -1
    starts = np.tile(start, (len(arrays), 1))
    # Of two copies the one that came to lie open first was also played first.
    for who in range(2):
        starts[:, kernel.OPEN + who] = shown_first = chosen(view.dealt_open[who], shown[who])
        shown[who] &= ~shown_first
    script, laid = _script(view, codes, shown, arrays[0])
    for turned in view.turned:
        number = chosen([turned.card], shown[turned.seat])
        shown[turned.seat] &= ~number
        starts[:, _dealt_place(turned.seat, turned.dealt_to)] = number.bit_length() - 1
    for who, column in view.hidden_places:
        starts[:, _dealt_place(who, column)] = arrays[:, lying(view, PLACES, who, column)]
    # A crown had its skat in hand with the cards it has now, has played from there, or has put away.
    pools = [arrays[:, kernel.HAND + who] | from_hand[who] for who in range(2)]
    if crown is None:
        starts[:, kernel.SKAT] = arrays[:, kernel.SKAT]
    else:
        starts[:, ASIDE] = arrays[:, kernel.DISCARDS]
        pools[crown] |= arrays[:, kernel.DISCARDS]
    if crown == seat:
        starts[:, kernel.SKAT] = skat = chosen(view.skat or (), int(pools[seat][0]))
        pools[seat] &= ~skat
    elif crown is not None:
        starts[:, kernel.SKAT] = pools[crown]
    for who in range(2):
        starts[:, kernel.HAND + who] = pools[who] | laid[who]
    return starts, script


def _script(view: View, codes: list[int], shown: list[int], world: Array) -> tuple[Array, list[int]]:
    """The log as the kernel's numbers, and the cards each seat laid in the auction; they are taken from those shown."""
    script, laid = [], [0, 0]
    for (who, move), bit in zip(view.log, codes, strict=True):
        match move:
            case Play():
                script.append(bit.bit_length() - 1)
            case Bid(some):
                script.append(chosen(some, shown[who]))
                shown[who] &= ~script[-1]
                laid[who] |= script[-1]
            case Discard():
                script.append(-1)
            case _:
                script.append(encode_move(world, move))
    return np.array(script, np.int64), laid


def _dealt_place(seat: int, column: Column) -> int:
    return kernel.DOWN + 14 * seat + 2 * COLUMNS.index(column)
