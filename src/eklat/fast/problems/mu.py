"""The trick play of Mü, in the numbers of the solver's kernel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from eklat.fast.kernels.search import places as kernel
from eklat.fast.policy import Array
from eklat.games.core import Move, Seat, State
from eklat.games.mu.cards import COLOURS, Card, Cards
from eklat.games.mu.moves import Play
from eklat.games.mu.play import Tricks
from eklat.games.mu.trumps import TRUMP_SUIT, Trumps

SUITS = (TRUMP_SUIT, *COLOURS)


class Lying(NamedTuple):
    """A card that is still in play or on the table, whose it is, and where it lies."""

    card: Card
    seat: Seat
    is_left: bool = True
    is_open: bool = False
    down: int = -1
    """Its column, if it lies face down."""


@dataclass(frozen=True)
class Problem:
    """A position of the trick play; see `eklat.fast.problems.Problem`."""

    cards: tuple[Lying, ...]
    deal: Array
    frames: Array
    is_chief: bool
    won: int

    @property
    def size(self) -> int:
        return len(self.cards)

    def number(self, move: Move) -> int:
        assert isinstance(move, Play)
        return next(
            i
            for i, (card, seat, is_left, is_open, down) in enumerate(self.cards)
            if card == move.card
            and seat == self.frames[kernel.SEAT]
            and is_left
            and down < 0
            and move.source in (None, "open" if is_open else "hand")
        )

    def kind(self, move: int) -> object:
        deal, frames = self.deal, self.frames
        seat, column = frames[kernel.SEAT], deal[kernel.COLUMN + move]
        others = frames[kernel.LEFT] & ~deal[kernel.OWN + seat]
        if frames[kernel.IN_TRICK]:
            others |= 1 << frames[kernel.BEST]
        if column and not deal[kernel.STACK + seat * kernel.COLUMNS + column - 1] & frames[kernel.DOWN]:
            column = 0
        weaker, stronger = others & deal[kernel.AT_MOST + move], others & deal[kernel.AT_LEAST + move]
        return int(deal[kernel.SUIT + move]), int(deal[kernel.VALUE + move]), int(column), int(weaker), int(stronger)

    def moves(self, path: Sequence[int]) -> Iterator[Move]:
        return (self.move(number, code) for number, code in enumerate(path))

    def move(self, number: int, code: int) -> Move:
        """What the kernel's code means in this frame. Where a card lies is said if the same lies elsewhere, too."""
        played = self.cards[code]
        left, down = (int(self.frames[number * kernel.FRAME + field]) for field in (kernel.LEFT, kernel.DOWN))
        is_choice = any(
            (left & ~down) >> i & 1
            and (other.card, other.seat) == (played.card, played.seat)
            and other.is_open != played.is_open
            for i, other in enumerate(self.cards)
        )
        return Play(played.card, ("open" if played.is_open else "hand") if is_choice else None)


def problem(state: State) -> Problem | None:
    if not isinstance(state, Tricks):
        return None
    side, trick = state.contract.side, on_table(state.trick, state.leader, state.players)
    lying = [Lying(card, seat) for seat, hand in enumerate(state.hands) for card in hand]
    lying += [Lying(card, seat, is_open=True) for seat, laid in enumerate(state.laid) for card in laid]
    cards = numbered([*lying, *trick], state.trumps)
    deal, frames = known(cards, state.trumps, side, state.players), first_frame(cards, state.trumps, state.turn, trick)
    return Problem(cards, deal, frames, state.turn in side, sum(state.points[seat] for seat in side))


def on_table(trick: Cards, leader: Seat, players: int) -> list[Lying]:
    return [Lying(card, (leader + i) % players, is_left=False) for i, card in enumerate(trick)]


def numbered(cards: Sequence[Lying], trumps: Trumps) -> tuple[Lying, ...]:
    """The cards in the kernel's order: by suit, then from weak to strong."""
    return tuple(sorted(cards, key=lambda lying: (trumps.suit[lying.card], trumps.strength[lying.card], lying[1:])))


def known(cards: tuple[Lying, ...], trumps: Trumps, side: Sequence[Seat], players: int) -> Array:
    """What the kernel must know of the cards, except about columns."""
    facts = [
        (SUITS.index(trumps.suit[card]), trumps.strength[card], card.points, seat, is_left)
        for card, seat, is_left, _, _ in cards
    ]
    suit, strength, value, owner, is_left = np.array(facts, dtype=np.int64).T
    # Pairs of cards: the one a row, the other a column.
    same, own, trump = suit[:, None] == suit, owner[:, None] == owner, suit == SUITS.index(TRUMP_SUIT)
    equal, above = same & (strength[:, None] == strength), same & (strength[:, None] < strength)
    rivals = equal & ~own
    masks = {
        kernel.SUIT: same,
        kernel.AT_LEAST: equal | above,
        kernel.AT_MOST: same & ~above,
        kernel.BEATEN_BY: above | (trump & ~trump[:, None]),
        kernel.EQUALS: rivals,
        kernel.LIKE: (same & own & (value[:, None] == value) & ~rivals.any(axis=0)) | np.eye(len(cards), dtype=bool),
        kernel.OWN: (owner == np.arange(players)[:, None]) & is_left.astype(bool),
        kernel.TRUMPS: trump[None],
        kernel.NOTHING: value[None] == 0,
        kernel.ONE: value[None] == 1,
    }
    deal, places = np.zeros(kernel.PROBLEM, dtype=np.int64), 1 << np.arange(len(cards))
    for field, mask in masks.items():
        deal[field : field + len(mask)] = mask @ places
    deal[kernel.PLAYERS], deal[kernel.SIDE] = players, _bits(side)
    deal[kernel.CHIEFS] = sum(int(deal[kernel.OWN + seat]) for seat in side)
    deal[kernel.VALUE : kernel.VALUE + len(cards)] = value
    deal[kernel.RANK + 1 : kernel.RANK + len(cards)] = np.cumsum(~equal.diagonal(1))
    return deal


def first_frame(cards: tuple[Lying, ...], trumps: Trumps, turn: Seat, trick: Sequence[Lying]) -> Array:
    """Frames for all moves to come, with the position in the first one."""
    f = np.zeros(kernel.FRAMES * kernel.FRAME, dtype=np.int64)
    f[kernel.LEFT] = _bits([i for i, lying in enumerate(cards) if lying.is_left])
    f[kernel.POINTS] = sum(lying.card.points for lying in cards if lying.is_left)
    f[kernel.SEAT], f[kernel.IN_TRICK] = turn, len(trick)
    if trick:
        best = trick[trumps.best([lying.card for lying in trick])]
        f[kernel.BEST], f[kernel.BEST_SEAT] = cards.index(best), best.seat
        f[kernel.TRICK] = sum(lying.card.points for lying in trick)
        led = trumps.suit[trick[0].card]
        f[kernel.LED] = _bits([i for i, lying in enumerate(cards) if trumps.suit[lying.card] == led])
    return f


def _bits(places: Sequence[int]) -> int:
    return sum(1 << i for i in places)
