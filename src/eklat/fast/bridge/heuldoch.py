"""Heul doch! Mau Mau: positions and moves as the kernel knows them, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from eklat.fast.bridge import Bridge
from eklat.fast.kernels import heuldoch as kernel
from eklat.fast.kernels import hidden as hidden_kernel
from eklat.fast.kernels.loops import ByChance
from eklat.fast.policy import Array
from eklat.games.core import Move
from eklat.games.heuldoch.cards import CAROUSEL, CATAPULT, COLOURS, NUMBERS, SPECIALS, TOWEL, Card, Cards, pack
from eklat.games.heuldoch.deal import HAND_SIZE
from eklat.games.heuldoch.moves import DIRECTIONS, Carousel, Catapult, Lay, Onion, Towel, Werewolf
from eklat.games.heuldoch.moves import Move as Placing
from eklat.games.heuldoch.options import Rules
from eklat.games.heuldoch.state import State
from eklat.games.heuldoch.view import View

CARD = [Card(f"{colour}{number}") for colour in COLOURS for number in NUMBERS] + list(map(Card, SPECIALS))
FACE = {card: int(kernel.FACE[code]) for code, card in enumerate(CARD)}
BY_FACE = {face: card for card, face in FACE.items()}
LEFT, RIGHT = 2, 3
"""Acts of a number card that goes to a neighbour."""

outcomes = ("finished",)
chance = ByChance(kernel.loop)


def blank(players: int, rules: Rules) -> tuple[Array, Array]:
    """An array for this table, to deal into, and its pack of cards."""
    s = np.zeros(kernel.SIZE, np.int64)
    s[kernel.PLAYERS], s[kernel.RULES] = players, kernel.SPECIALS * rules.specials
    return s, deck(rules.specials)


def deck(specials: bool) -> Array:
    """The cards in play, as `kernel.deal` wants them."""
    return np.array([CARD.index(card) for card in pack(specials)], dtype=np.int64)


def position(state: State, seat: int | None = None) -> tuple[Array, Array]:
    """A position as the kernel's array. Strengths of cards, which other games have, there are none."""
    s, _ = blank(state.players, state.rules)
    s[kernel.FIRST], s[kernel.STEPS] = state.deal.first, len(state.log)
    s[kernel.TURN] = -1 if state.turn is None else state.turn
    place = 0
    for owner, pile in enumerate(state.piles):
        for lying in pile:
            assert lying.card is not None
            kernel.put(s, owner, FACE[lying.card] | kernel.DOWN * lying.is_onion | place << 8)
            place += 1
    for owner, hand in enumerate(state.hands):
        s[kernel.HAND + owner] = sum(FACE[card] << 8 * slot for slot, card in enumerate(hand))
    draw = state.deal.draw[len(state.log) :]
    s[kernel.NEXT], s[kernel.END] = place, place + len(draw)
    s[kernel.CARDS + place : kernel.CARDS + place + len(draw)] = [FACE[card] for card in draw]
    if state.turn is None:
        kernel.score(s)
    return s, np.zeros(0, np.int64)


def encode_move(s: Array, move: Move) -> int:
    """A move as the kernel's number in this position."""
    seat, players = int(s[kernel.TURN]), int(s[kernel.PLAYERS])
    assert isinstance(move, Placing)
    assert move.card is not None
    slot = max(slot for slot in range(HAND_SIZE) if held(s, seat, slot) == move.card)
    match move:
        case Onion():
            act = 0
        case Lay(_, pile):
            act = {seat: 1, (seat + 1) % players: LEFT, (seat - 1) % players: RIGHT}[pile]
        case Towel(seat=other):
            act = (other - seat) % players
        case Carousel(direction):
            act = 1 + DIRECTIONS.index(direction)
        case _:
            act = 1
    return slot * 8 + act


def decode_move(s: Array, code: int) -> Move:
    """The move that the kernel's number means in this position."""
    seat, players = int(s[kernel.TURN]), int(s[kernel.PLAYERS])
    slot, act = divmod(int(code), 8)
    card = held(s, seat, slot)
    assert card is not None, f"slot {slot} is empty"
    if act == 0:
        return Onion(card)
    if not card.is_special:
        return Lay(card, (seat + {LEFT: 1, RIGHT: -1}.get(act, 0)) % players)
    if card == TOWEL:
        return Towel((seat + act) % players)
    if card == CAROUSEL:
        return Carousel("left" if act == 1 else "right")
    return Catapult() if card == CATAPULT else Werewolf()


def held(s: Array, seat: int, slot: int) -> Card | None:
    """The card in a slot of a hand."""
    return BY_FACE.get(int(s[kernel.HAND + seat]) >> 8 * slot & 127)


def _cards(faces: Iterable[int]) -> Cards:
    return tuple(BY_FACE[int(face)] for face in faces)


def first_moves(s: Array) -> Array:
    """The legal moves as numbers."""
    moves = int(kernel.legal(s))
    return np.array([code for code in range(8 * HAND_SIZE) if moves >> code & 1], np.int64)


@dataclass(frozen=True)
class Hidden:
    """What a view leaves open: all that is hidden can lie anywhere, so it is shuffled."""

    base: Array
    index: Array
    shift: Array
    strength: Array

    def draw(self, n: int, seed: int) -> Array:
        """So many copies of the position with the hidden cards shuffled."""
        out = np.tile(self.base, (n, 1))
        hidden_kernel.shuffled(self.base[self.index] >> self.shift & 127, self.index, self.shift, seed, out)
        return out

    def every(self, most: int) -> Array | None:
        """There are too many ways, as long as anything is hidden."""
        return None if len(self.index) else self.base[None, :]


def hidden(view: View, rng: Random) -> Hidden:
    """What this view leaves open."""
    base, nothing = position(view.sample(rng))
    index, shift = np.array(_hidden(view, base), np.int64).reshape(-1, 2).T
    return Hidden(base, np.ascontiguousarray(index), np.ascontiguousarray(shift), nothing)


def _hidden(view: View, s: Array) -> list[tuple[int, int]]:
    """Where cards lie that this view has not seen: an index of the array, and how many bits up."""
    found = [
        (kernel.HAND + seat, 8 * slot)
        for seat, size in enumerate(view.hand_sizes)
        for slot in range(size)
        if seat != view.seat
    ]
    found += [(kernel.CARDS + place, 0) for place in range(s[kernel.NEXT], s[kernel.END])]
    return found + [(index, 0) for index in unseen(view, s).values()]


def unseen(view: View, s: Array) -> dict[int, int]:
    """Where the onions lie that this view has not seen, by the number of the move that laid them."""
    return {
        lying.laid_by: index
        for seat, pile in enumerate(view.piles)
        for index, lying in zip(_chain(s, seat), reversed(pile), strict=True)
        if lying.card is None
    }


def _chain(s: Array, seat: int) -> Iterator[int]:
    """Where the cards of a pile are kept, from the top down."""
    index = kernel.TOP + seat
    while s[index]:
        yield index
        index = kernel.CARDS + (int(s[index]) >> 8)


def rebuilt(view: View, s: Array, rng: Random) -> State:
    """The full state of a world, with its history."""
    in_hand = [[card for slot in range(HAND_SIZE) if (card := held(s, seat, slot))] for seat in range(view.players)]
    onions = {number: BY_FACE[int(s[index]) & 127] for number, index in unseen(view, s).items()}
    return view.with_hidden(in_hand, onions, _cards(s[kernel.CARDS + s[kernel.NEXT] : kernel.CARDS + s[kernel.END]]), rng)


if TYPE_CHECKING:  # that it is a bridge
    from eklat.fast.bridge import heuldoch as this  # noqa: PLW0406

    _: Bridge[Rules, State, View] = this
