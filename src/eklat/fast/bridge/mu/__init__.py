"""Mü for three to six players: positions and moves as the kernel knows them, and back."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from eklat.fast.bridge import Bridge
from eklat.fast.bridge.mu.cards import CARD, NUMBER, TRUMPS, Copies, cards, chosen, held, places, trump_number
from eklat.fast.bridge.mu.hidden import SUITS, Hidden, Place
from eklat.fast.kernels import mu as kernel
from eklat.fast.kernels.loops import ByChance
from eklat.fast.policy import Array
from eklat.games.core import Move
from eklat.games.mu.cards import ALL_COLOURS, pack
from eklat.games.mu.contract import Contract
from eklat.games.mu.moves import PASS, Bid, CallPartner, ChoosePartner, NameTrump, Pass, Play
from eklat.games.mu.options import Rules
from eklat.games.mu.play import Tricks
from eklat.games.mu.scoring import Over
from eklat.games.mu.state import State
from eklat.games.mu.view import View

outcomes = ("made", "failed", "eklat")
chance = ByChance(kernel.loop)


def blank(players: int, rules: Rules) -> tuple[Array, Array]:
    """An array for this table, to deal into. Its pack of cards is in it, so no other is needed."""
    s = np.zeros(kernel.SIZE, np.int64)
    s[kernel.PLAYERS], s[kernel.RULES] = players, rules_bits(rules)
    s[kernel.DECK] = deck(rules.colours if players == 3 else ALL_COLOURS)
    return s, np.zeros(0, np.int64)


@cache
def deck(colours: str) -> int:
    """All cards of these colours, as bits."""
    return Copies().bits(pack(colours))


def rules_bits(rules: Rules) -> int:
    flags = (
        (rules.same_trump, kernel.SAME_TRUMP),
        (rules.hidden_partner, kernel.HIDDEN_PARTNER),
        (rules.shared_eklat, kernel.SHARED_EKLAT),
    )
    return sum(bit for is_on, bit in flags if is_on)


def position(state: State, seat: int | None = None) -> tuple[Array, Array]:
    """A position as the kernel's array, and the strength of each card.

    Which copy of a 1 or 7 is which follows from what everybody sees and what this seat sees, before what is hidden from it.
    """
    copies = Copies()
    s, strength = _public(state, state.deal.dealer, state.deal.colours, copies)
    for other in sorted(range(state.players), key=lambda other: other != seat):
        s[kernel.HAND + other] = copies.bits(state.hands[other])
    if isinstance(state, Over):
        s[kernel.PHASE] = kernel.OVER
        s[kernel.OUTCOME] = {"made": kernel.MADE, "failed": kernel.FAILED, "eklat": kernel.EKLAT}[state.result.outcome]
        s[kernel.SCORES : kernel.SCORES + state.players] = state.result.scores
    return s, strength


def seen(view: View) -> tuple[Array, Array]:
    """What a seat knows, as the kernel's array and the strength of each card: other hands are empty."""
    copies = Copies()
    s, strength = _public(view, view.dealer, view.colours, copies)
    s[kernel.HAND + (view.seat or 0)] = copies.bits(view.hand or ())
    return s, strength


def _public(position: State | View, dealer: int, colours: str, copies: Copies) -> tuple[Array, Array]:
    """Everything but the hands."""
    s, strength = np.zeros(kernel.SIZE, np.int64), np.zeros(60, np.int64)
    s[kernel.PLAYERS], s[kernel.DEALER], s[kernel.RULES] = position.players, dealer, rules_bits(position.rules)
    s[kernel.DECK] = deck(colours)
    kernel.open_auction(s)
    s[kernel.PLAYED] = copies.bits(move.card for _, move in position.log if isinstance(move, Play))
    for other in range(position.players):
        s[kernel.LAID + other] = copies.bits(position.laid[other])
    for number, (who, move) in enumerate(position.log):
        if isinstance(move, Bid):
            s[kernel.LAST_LAY + who] = number + 1
            s[kernel.PASSES] = 0
        elif isinstance(move, Pass):
            s[kernel.PASSES] += 1
    s[kernel.STEPS] = len(position.log)
    s[kernel.TURN] = -1 if position.turn is None else position.turn
    if position.contract is not None:
        _contract(s, strength, position.contract, position)
    if isinstance(position, Tricks) or (isinstance(position, View) and position.phase == "play"):
        _trick(s, strength, position)
    return s, strength


def _contract(s: Array, strength: Array, contract: Contract, position: State | View) -> None:
    s[kernel.CHIEF], s[kernel.HEIGHT] = contract.chief, contract.height
    s[kernel.VICE] = -1 if contract.vice is None else contract.vice
    s[kernel.VICE_TRUMP], s[kernel.CHIEF_TRUMP] = trump_number(contract.vice_trump), trump_number(contract.chief_trump)
    s[kernel.HOLDER] = -1 if contract.holder is None else contract.holder
    if contract.partner_card is not None:
        s[kernel.CALLED] = CARD.index(contract.partner_card)
    if position.phase == "trump":
        s[kernel.PHASE] = kernel.NAME_VICE if position.turn == contract.vice else kernel.NAME_CHIEF
    elif position.phase == "partner":
        s[kernel.PHASE] = kernel.CHOOSE
    else:
        turn = s[kernel.TURN]
        kernel.begin_play(s, strength)
        s[kernel.TURN] = turn


def _trick(s: Array, strength: Array, position: Tricks | View) -> None:
    leader = position.leader or 0
    s[kernel.LEADER] = leader
    s[kernel.POINTS : kernel.POINTS + position.players] = position.points
    for seat, lacks in enumerate(position.voids):
        for suit in lacks:
            s[kernel.VOIDS] |= 1 << 6 * seat + SUITS.index(suit)
    if position.trick:
        powers = [int(strength[NUMBER[card]]) for card in position.trick]
        first = NUMBER[position.trick[0]]
        s[kernel.LED] = kernel.suit_of(s, first)
        fits = int(s[kernel.SUIT + s[kernel.LED]] | s[kernel.SUIT + kernel.TRUMP_SUIT])
        best = max(range(len(powers)), key=lambda i: (fits >> NUMBER[position.trick[i]] & 1, powers[i], -i))
        s[kernel.BEST] = (leader + best) % position.players
        s[kernel.BEST_STRENGTH] = powers[best]
        s[kernel.TRICK_POINTS] = sum(card.points for card in position.trick)
        s[kernel.IN_TRICK] = len(position.trick)


def encode_move(s: Array, move: Move) -> int:
    """A move as the kernel's number in this position."""
    hand, laid = int(s[kernel.HAND + s[kernel.TURN]]), int(s[kernel.LAID + s[kernel.TURN]])
    match move:
        case Pass():
            return 0
        case Bid(some):
            return chosen(some, hand)
        case NameTrump(trump):
            return trump_number(trump)
        case ChoosePartner(seat):
            return seat
        case CallPartner(card):
            return CARD.index(card)
        case Play(card, source):
            spots = {"hand": [hand], "open": [laid], None: [laid, hand]}[source]
            return next(number for spot in spots if (number := held(card, spot)) is not None)
    raise TypeError(f"{move} is not a move of Mü")


def decode_move(s: Array, code: int) -> Move:
    """The move that the kernel's number means in this position."""
    phase, code = s[kernel.PHASE], int(code)
    if phase == kernel.AUCTION:
        return Bid(tuple(cards(code))) if code else PASS
    if phase in (kernel.NAME_VICE, kernel.NAME_CHIEF):
        return NameTrump(TRUMPS[code])
    if phase == kernel.CHOOSE:
        return CallPartner(CARD[code]) if s[kernel.RULES] & kernel.HIDDEN_PARTNER else ChoosePartner(code)
    source = "open" if int(s[kernel.LAID + s[kernel.TURN]]) >> code & 1 else "hand"
    return Play(CARD[code], source)  # type: ignore[arg-type]


def hidden(view: View, rng: Random) -> Hidden:
    """What this view leaves open."""
    base, strength = position(view.sample(rng), view.seat)
    lacks = view.voids or (frozenset(),) * view.players
    hands = [
        Place(kernel.HAND + seat, size, lacks[seat])
        for seat, size in enumerate(view.hand_sizes)
        if size and seat != view.seat
    ]
    unseen = sum(int(base[place.at]) for place in hands)
    suits = [int(mask) for mask in (base[kernel.SUIT : kernel.SUIT + 6] if view.phase == "play" else kernel.KIND[:5])]
    return Hands(base, strength, suits, unseen, hands)


class Hands(Hidden):
    """Hidden cards in hands: whoever has the one that was called is the partner."""

    def draw(self, n: int, seed: int) -> Array:
        return self._called(super().draw(n, seed))

    def every(self, most: int) -> Array | None:
        found = super().every(most)
        return None if found is None else self._called(found)

    def _called(self, worlds: Array) -> Array:
        called = int(self.base[kernel.CALLED])
        if called >= 0 and self.cards >> called & 1:
            for place in self.places:
                worlds[worlds[:, place.at] >> called & 1 == 1, kernel.HOLDER] = place.at - kernel.HAND
        return worlds


def rebuilt(view: View, s: Array, rng: Random) -> State:
    """The full state of a world, with its history."""
    return view.with_hands([cards(int(s[kernel.HAND + seat])) for seat in range(view.players)])


def first_moves(s: Array) -> Array:
    """The legal moves as numbers; none where they are too many to list."""
    if s[kernel.PHASE] == kernel.AUCTION:
        return np.zeros(0, np.int64)
    return np.array(list(places(int(kernel.legal(s)))), np.int64)


if TYPE_CHECKING:  # that it is a bridge
    from eklat.fast.bridge import mu as this

    _: Bridge[Rules, State, View] = this
