"""Mü for two: positions and moves as the kernel knows them, and back."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np

from eklat.fast.bridge import Bridge
from eklat.fast.bridge.mu.cards import CARD, NUMBER, TRUMPS, Copies, cards, chosen, held, places, trump_number
from eklat.fast.bridge.mu.hidden import Hidden, Place
from eklat.fast.kernels import mu2 as kernel
from eklat.fast.kernels.loops import ByChance
from eklat.fast.kernels.mu import KIND, TRUMP_SUIT
from eklat.fast.policy import Array
from eklat.games.core import Move
from eklat.games.mu.cards import ALL_COLOURS, Cards, pack
from eklat.games.mu.moves import PASS, Bid, NameTrump, Pass, Play
from eklat.games.mu2.auction import Auction
from eklat.games.mu2.deal import SKAT
from eklat.games.mu2.moves import BIG, SMALL, Column, Discard, Reveal
from eklat.games.mu2.naming import Discarding, Naming
from eklat.games.mu2.options import Rules
from eklat.games.mu2.play import Tricks
from eklat.games.mu2.scoring import Over
from eklat.games.mu2.state import State
from eklat.games.mu2.view import View

outcomes = ("crown", "shield", "redeal")
chance = ByChance(kernel.loop)
COLUMNS: tuple[Column, ...] = (*ALL_COLOURS, BIG, SMALL)


def blank(players: int, rules: Rules) -> tuple[Array, Array]:
    """An array for this table, to deal into, and its pack of cards."""
    return np.zeros(kernel.SIZE, np.int64), deck(rules.colours)


def deck(colours: str) -> Array:
    """The cards in play, as `kernel.deal` wants them."""
    return np.array(list(places(Copies().bits(pack(colours)))), dtype=np.int64)


def position(state: State, seat: int | None = None) -> tuple[Array, Array]:
    """A position as the kernel's array, and the strength of each card; as for Mü, what this seat sees comes first."""
    s, strength = np.zeros(kernel.SIZE, np.int64), np.zeros(60, np.int64)
    s[kernel.DEALER] = state.deal.dealer
    kernel.open_auction(s)
    copies = Copies()
    s[kernel.DOWN :] = -1
    copies.bits(move.card for _, move in state.log if isinstance(move, Play))
    for other in range(2):
        s[kernel.OPEN + other] = copies.bits(state.open[other])
    order = sorted(range(2), key=lambda other: other != seat)
    discards: Cards = getattr(state, "discards", ())
    if order[0] == seat and seat == _crown(state):
        s[kernel.DISCARDS] = copies.bits(discards)
        discards = ()
    for other in order:
        s[kernel.HAND + other] = copies.bits(state.hands[other])
    s[kernel.DISCARDS] |= copies.bits(discards)
    for other in range(2):
        for column, stack in state.down[other]:
            for level, lying in enumerate(stack):
                s[kernel.down(other, COLUMNS.index(column)) + level] = copies.bits([lying.card]).bit_length() - 1
    s[kernel.STEPS] = len(state.log)
    s[kernel.TURN] = -1 if state.turn is None else state.turn
    if isinstance(state, Auction):
        s[kernel.SKAT] = copies.bits(state.deal.skat)
        s[kernel.PASSES] = state.passes
        s[kernel.AHEAD] = -1 if state.leader is None else state.leader
    elif isinstance(state, Discarding):
        s[kernel.PHASE] = kernel.DISCARD
        _contract(s, state)
    elif isinstance(state, Naming):
        s[kernel.PHASE] = kernel.NAME_SMALL if state.contract.small is None else kernel.NAME_BIG
        _unmoved(s, state)
        _contract(s, state)
    elif isinstance(state, Tricks):
        _contract(s, state)
        _tricks(s, strength, state)
    elif isinstance(state, Over):
        s[kernel.PHASE] = kernel.OVER
        s[kernel.OUTCOME] = {"crown": kernel.CROWN_WINS, "shield": kernel.SHIELD_WINS, "redeal": kernel.REDEAL}[
            state.result.outcome
        ]
        s[kernel.SCORES : kernel.SCORES + 2] = state.result.scores
        s[kernel.POINTS : kernel.POINTS + 2] = state.result.points or (0, 0)
    return s, strength


def _crown(state: State) -> int | None:
    return None if state.contract is None else state.contract.crown


def _contract(s: Array, state: Discarding | Naming | Tricks) -> None:
    s[kernel.CROWN], s[kernel.HEIGHT] = state.contract.crown, state.contract.height
    s[kernel.SMALL], s[kernel.BIG] = trump_number(state.contract.small), trump_number(state.contract.big)
    s[kernel.AHEAD] = state.contract.crown


def _unmoved(s: Array, state: Naming) -> None:
    """The kernel moves the columns of both trumps at once, when the second is named."""
    small = state.contract.small
    if small is not None and small in ALL_COLOURS:
        for seat in range(2):
            place = kernel.down(seat, kernel.SMALL_COLUMN)
            s[kernel.down(seat, ALL_COLOURS.index(small))], s[place + 1] = s[place + 1], -1


def _tricks(s: Array, strength: Array, state: Tricks) -> None:
    kernel.masks(s, strength)
    s[kernel.PHASE] = kernel.REVEAL if state.turning else kernel.PLAY
    s[kernel.LEADER], s[kernel.TURNING] = state.leader, {2: 1, 1: 2, 0: 0}[len(state.turning)]
    s[kernel.POINTS : kernel.POINTS + 2] = state.points
    if state.trick:
        first = state.trick[0]
        suit = state.trumps.suit[first]
        s[kernel.LED] = ALL_COLOURS.index(suit) if suit in ALL_COLOURS else TRUMP_SUIT
        s[kernel.FIRST_STRENGTH], s[kernel.FIRST_POINTS] = strength[NUMBER[first]], first.points
        s[kernel.IN_TRICK] = 1


def encode_move(s: Array, move: Move) -> int:
    """A move as the kernel's number in this position."""
    hand, shown = int(s[kernel.HAND + s[kernel.TURN]]), int(s[kernel.OPEN + s[kernel.TURN]])
    match move:
        case Pass():
            return 0
        case Bid(some) | Discard(some):
            return chosen(some or (), hand)
        case NameTrump(trump):
            return trump_number(trump)
        case Reveal(column):
            return COLUMNS.index(column)
        case Play(card, source):
            spots = {"hand": [hand], "open": [shown], None: [shown, hand]}[source]
            return next(number for spot in spots if (number := held(card, spot)) is not None)
    raise TypeError(f"{move} is not a move of Mü for two")


def decode_move(s: Array, code: int) -> Move:
    """The move that the kernel's number means in this position."""
    phase, code = s[kernel.PHASE], int(code)
    if phase == kernel.AUCTION:
        return Bid(tuple(cards(code))) if code else PASS
    if phase == kernel.DISCARD:
        return Discard(tuple(cards(code)))
    if phase == kernel.REVEAL:
        return Reveal(COLUMNS[code])
    if phase == kernel.PLAY:
        return Play(CARD[code], "open" if int(s[kernel.OPEN + s[kernel.TURN]]) >> code & 1 else "hand")
    return NameTrump(TRUMPS[code])


def hidden(view: View, rng: Random) -> Hidden:
    """What this view leaves open."""
    base, strength = position(view.sample(rng), view.seat)
    lacks = view.voids or (frozenset(), frozenset())
    lie = [
        Place(kernel.HAND + seat, size, lacks[seat])
        for seat, size in enumerate(view.hand_sizes)
        if size and seat != view.seat
    ]
    if view.is_skat_hidden:
        lie.append(Place(kernel.SKAT if view.contract is None else kernel.DISCARDS, SKAT))
    lie += [Place(place, 0) for place in range(kernel.DOWN, kernel.SIZE) if base[place] >= 0]
    unseen = sum(int(base[place.at]) if place.size else 1 << int(base[place.at]) for place in lie)
    is_named = view.phase in ("play", "reveal")
    suits = [int(mask) for mask in (base[kernel.SUIT : kernel.SUIT + 6] if is_named else KIND[:5])]
    return Hidden(base, strength, suits, unseen, lie)


def rebuilt(view: View, s: Array, rng: Random) -> State:
    """The full state of a world, with its history."""
    hands = [cards(int(s[kernel.HAND + seat])) for seat in range(2)]
    aside = cards(int(s[kernel.SKAT if view.contract is None else kernel.DISCARDS])) if view.is_skat_hidden else []
    return view.with_hidden(hands, aside, [CARD[lying(view, s, seat, column)] for seat, column in view.hidden_places], rng)


def lying(view: View, s: Array, seat: int, dealt_to: Column) -> int:
    """The number of the face-down card that was dealt to this column: trumps may have moved it on top of another."""
    contract = view.contract
    if contract is not None and contract.big is not None and dealt_to in (contract.big, contract.small):
        moved_to = kernel.BIG_COLUMN if dealt_to == contract.big else kernel.SMALL_COLUMN
        return int(s[kernel.down(seat, moved_to) + 1])
    return int(s[kernel.down(seat, COLUMNS.index(dealt_to))])


def first_moves(s: Array) -> Array:
    """The legal moves as numbers; none where they are too many to list."""
    if s[kernel.PHASE] in (kernel.AUCTION, kernel.DISCARD):
        return np.zeros(0, np.int64)
    return np.array(list(places(int(kernel.legal(s)))), np.int64)


if TYPE_CHECKING:  # that it is a bridge
    from eklat.fast.bridge import mu2 as this  # noqa: PLW0406

    _: Bridge[Rules, State, View] = this
