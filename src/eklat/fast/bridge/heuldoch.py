"""Heul doch! Mau Mau: positions and moves as the kernel knows them, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import numpy as np
from numpy.typing import NDArray

from eklat.fast.kernels import club_heuldoch as club
from eklat.fast.kernels import heuldoch as kernel
from eklat.fast.kernels import hidden as hidden_kernel
from eklat.fast.kernels import loops
from eklat.games.core import Move
from eklat.games.heuldoch.cards import CAROUSEL, CATAPULT, COLOURS, NUMBERS, SPECIALS, TOWEL, Card, Cards, pack
from eklat.games.heuldoch.deal import HAND_SIZE, Deal
from eklat.games.heuldoch.moves import DIRECTIONS, Carousel, Catapult, Lay, Onion, Towel, Werewolf
from eklat.games.heuldoch.moves import Move as Placing
from eklat.games.heuldoch.options import Rules
from eklat.games.heuldoch.state import State
from eklat.games.heuldoch.view import View

Array = NDArray[np.int64]

CARD = [Card(f"{colour}{number}") for colour in COLOURS for number in NUMBERS] + list(map(Card, SPECIALS))
FACE = {card: int(kernel.FACE[code]) for code, card in enumerate(CARD)}
BY_FACE = {face: card for card, face in FACE.items()}
LEFT, RIGHT = 2, 3
"""Acts of a number card that goes to a neighbour."""

outcomes = ("finished",)
hands, playouts = loops.heuldoch_hands, loops.heuldoch_playouts


def blank(players: int, rules: Rules) -> tuple[Array, Array]:
    """An array for this table, to deal into, and its pack of cards."""
    s = np.zeros(kernel.SIZE, np.int64)
    s[kernel.PLAYERS], s[kernel.RULES] = players, kernel.SPECIALS * rules.specials
    return s, deck(rules.specials)


def deck(specials: bool) -> Array:
    """The cards in play, as `kernel.deal` wants them."""
    return np.array([CARD.index(card) for card in pack(specials)], dtype=np.int64)


def encode(state: State) -> Array:
    """A position as the kernel's array."""
    s, _ = blank(state.players, state.rules)
    s[kernel.FIRST], s[kernel.STEPS] = state.deal.first, len(state.log)
    s[kernel.TURN] = -1 if state.turn is None else state.turn
    place = 0
    for seat, pile in enumerate(state.piles):
        for lying in pile:
            assert lying.card is not None
            kernel.put(s, seat, FACE[lying.card] | kernel.DOWN * lying.is_onion | place << 8)
            place += 1
    for seat, hand in enumerate(state.hands):
        s[kernel.HAND + seat] = sum(FACE[card] << 8 * slot for slot, card in enumerate(hand))
    draw = state.deal.draw[len(state.log) :]
    s[kernel.NEXT], s[kernel.END] = place, place + len(draw)
    s[kernel.CARDS + place : kernel.CARDS + place + len(draw)] = [FACE[card] for card in draw]
    if state.turn is None:
        kernel.score(s)
    return s


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


def legal_moves(s: Array) -> list[Move]:
    moves = kernel.legal(s)
    return [decode_move(s, code) for code in range(8 * HAND_SIZE) if moves >> code & 1]


def scores(s: Array) -> tuple[int, ...]:
    return _seats(s, kernel.SCORES)


def lost(s: Array) -> tuple[int, ...]:
    """Points of open cards that the onions made worthless."""
    return _seats(s, kernel.LOST)


def onions(s: Array) -> tuple[int, ...]:
    return _seats(s, kernel.ONIONS)


def _seats(s: Array, place: int) -> tuple[int, ...]:
    return tuple(int(x) for x in s[place : place + s[kernel.PLAYERS]])


def dealt(s: Array) -> Deal:
    """The deal of a position before the first move."""
    seats = range(s[kernel.PLAYERS])
    piles = _cards(s[kernel.TOP : kernel.TOP + len(seats)] & 127)
    in_hand = tuple(_cards(s[kernel.HAND + seat] >> 8 * np.arange(HAND_SIZE) & 127) for seat in seats)
    draw = _cards(s[kernel.CARDS + s[kernel.NEXT] : kernel.CARDS + s[kernel.END]])
    return Deal(piles, in_hand, draw, int(s[kernel.FIRST]))


def _cards(faces: Iterable[int]) -> Cards:
    return tuple(BY_FACE[int(face)] for face in faces)


def replay(s: Array, codes: Iterable[int], state: State) -> State:
    """Follow the kernel's moves from this position in the rules engine; `s` is left at the end."""
    after: State = state
    for code in codes:
        after = after.play(decode_move(s, code))
        kernel.apply(s, int(code))
    return after


def position(state: State, seat: int | None = None) -> tuple[Array, Array]:
    """A position as the kernel's array. Strengths of cards, which other games have, there are none."""
    return encode(state), np.zeros(0, np.int64)


def first_moves(s: Array) -> Array:
    """The legal moves as numbers."""
    moves = int(kernel.legal(s))
    return np.array([code for code in range(8 * HAND_SIZE) if moves >> code & 1], np.int64)


def worlds(view: View, n: int, seed: int) -> tuple[Array, Array]:
    """Arrays of worlds that agree with a view: all that is hidden can lie anywhere, so it is shuffled."""
    base = encode(view.sample(Random(seed)))
    places = _hidden(view, base)
    if not places:
        raise ValueError("this view leaves nothing open: there is only one world")
    index, shift = np.array(places, np.int64).T
    faces = base[index] >> shift & 127
    out = np.zeros((n, len(base)), np.int64)
    hidden_kernel.shuffled(base, faces, np.ascontiguousarray(index), np.ascontiguousarray(shift), seed, 0, out)
    return out, np.zeros(0, np.int64)


def _hidden(view: View, s: Array) -> list[tuple[int, int]]:
    """Where cards lie that this view has not seen: an index of the array, and how many bits up."""
    found = [
        (kernel.HAND + seat, 8 * slot)
        for seat, size in enumerate(view.hand_sizes)
        for slot in range(size)
        if seat != view.seat
    ]
    found += [(kernel.CARDS + place, 0) for place in range(s[kernel.NEXT], s[kernel.END])]
    for seat, pile in enumerate(view.piles):
        found += [(index, 0) for index, lying in zip(_chain(s, seat), reversed(pile), strict=True) if lying.card is None]
    return found


def _chain(s: Array, seat: int) -> Iterator[int]:
    """Where the cards of a pile are kept, from the top down."""
    index = kernel.TOP + seat
    while s[index]:
        yield index
        index = kernel.CARDS + (int(s[index]) >> 8)


def rebuilt(view: View, s: Array, rng: Random) -> State:
    """The full state of a world, with its history."""
    in_hand = [[card for slot in range(HAND_SIZE) if (card := held(s, seat, slot))] for seat in range(view.players)]
    onions: dict[int, Card] = {}
    for seat, pile in enumerate(view.piles):
        for index, lying in zip(_chain(s, seat), reversed(pile), strict=True):
            if lying.card is None:
                onions[lying.laid_by] = BY_FACE[int(s[index]) & 127]
    return view.with_hidden(in_hand, onions, _cards(s[kernel.CARDS + s[kernel.NEXT] : kernel.CARDS + s[kernel.END]]), rng)


policies = {"random": (hands, playouts), "club": (club.hands, club.playouts)}
"""How whole hands are played, and how a position is played out."""
