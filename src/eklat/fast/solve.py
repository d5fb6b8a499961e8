"""Exact solutions of the trick play of Mü with all cards open: `solve(state)`.

Two sides play against each other for card points: the chief and the partner, if there is one, against everybody else (in
Mü for two the crown against the shield). Who of a side wins a trick does not matter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from threading import Lock
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from eklat.fast.kernels import search as kernel
from eklat.games import mu, mu2
from eklat.games.core import Move, Seat, View
from eklat.games.mu.cards import COLOURS, Card
from eklat.games.mu.moves import Play
from eklat.games.mu.play import Tricks
from eklat.games.mu.trumps import TRUMP_SUIT, Trumps
from eklat.games.mu2.columns import place
from eklat.games.mu2.moves import Column, Reveal
from eklat.games.mu2.play import Tricks as TricksOfTwo

Array = Any

ENTRIES = 1 << 22
"""Positions that the table has room for; 16 bytes each."""
FIRST_FLAG = 48
_SUITS = (TRUMP_SUIT, *COLOURS)


@dataclass(frozen=True)
class Solution:
    """What the chief's side will have at the end of the deal, card points won before included, if all play their best."""

    low: int
    high: int
    moves: Mapping[Move, tuple[int, int]]
    """The same for every legal move: the lowest and the highest it can be worth to the chief's side."""
    best: tuple[Move, ...]
    """The best moves for the player to move; while bounds are open, all that may be best."""
    line: tuple[Move, ...]
    """Best play of both sides to the end, or as far as it is proven."""
    nodes: int
    """How many moves were tried."""

    @property
    def is_exact(self) -> bool:
        return self.low == self.high

    @property
    def value(self) -> int | None:
        return self.low if self.is_exact else None


def solve(state: mu.State | mu2.State, nodes: int = 50_000_000) -> Solution:
    """Solve a position of the trick play, trying at most so many moves; what is then still open has bounds."""
    if isinstance(nodes, bool) or not isinstance(nodes, int) or nodes < 0:
        raise ValueError(f"nodes is how many moves may be tried, 0 or more, not {nodes!r}")
    tricks = _checked(state)
    problem = _Problem.of(tricks) if isinstance(tricks, Tricks) else _Problem.of_two(tricks)
    with _LOCK:
        return _Solver(problem, nodes).solution(list(tricks.legal))


def _checked(state: object) -> Tricks | TricksOfTwo:
    if isinstance(state, View):
        raise TypeError("a view does not know all cards: solve takes a full state, like one of view.sample(rng)")
    if not isinstance(state, mu.State | mu2.State):
        raise TypeError(f"solve takes a state of Mü or of Mü for two, not {type(state).__name__}")
    if state.is_over:
        raise ValueError("this deal is over: there is nothing left to solve")
    if not isinstance(state, Tricks | TricksOfTwo):
        raise ValueError(f"only the trick play can be solved, and this deal is in its phase {state.phase!r}")
    return state


# The table of positions is kept from one solution to the next; entries carry the number of the solution they belong to.
_LOCK = Lock()
_TABLE: list[Array] = []
_SOLUTIONS = [0]


def _table_for(problem: _Problem) -> tuple[int, int]:
    """The number of this solution, and the last bucket of the table to use: short endings stay in the processor's cache."""
    if not _TABLE:
        room = np.zeros(2 * ENTRIES + 8, dtype=np.int64)
        start = -room.ctypes.data % 64 // 8
        _TABLE.append(room[start : start + 2 * ENTRIES])
    _SOLUTIONS[0] = _SOLUTIONS[0] % 0x7FFFFFFF + 1
    most = ENTRIES // kernel.BUCKET
    return _SOLUTIONS[0], min(most, 1 << max(4, len(problem.cards) * 3 // 4 - 5)) - 1


@dataclass
class _Solver:
    """One solution in the making."""

    problem: _Problem
    budget: int

    def __post_init__(self) -> None:
        self.frames = self.problem.frames
        self.info = np.array([0, self.budget, *_table_for(self.problem)], dtype=np.int64)

    def solution(self, legal: Sequence[Move]) -> Solution:
        won, is_chief = self.problem.won, self.problem.is_chief
        low, high = self.narrowed(0, 0, self.most(0), self.play(0))
        moves = dict(zip(legal, self.each([self.problem.number(move) for move in legal], low, high), strict=True))
        lows, highs = zip(*moves.values(), strict=True)
        # The moves may know more than the position does if the budget ran out between them.
        low, high = (max(low, *lows), min(high, max(highs))) if is_chief else (max(low, min(lows)), min(high, *highs))
        best = [m for m, (least, most) in moves.items() if (most >= max(lows) if is_chief else least <= min(highs))]
        line = self.problem.moves(list(self.line(low))) if low == high else ()
        values = {move: (won + least, won + most) for move, (least, most) in moves.items()}
        return Solution(
            won + low, won + high, MappingProxyType(values), tuple(best), tuple(line), int(self.info[kernel.NODES])
        )

    def each(self, moves: Sequence[int], low: int, high: int) -> Iterator[tuple[int, int]]:
        """Bounds for every move, once the position has these; of moves that are as good as each other one is searched."""
        known: dict[object, tuple[int, int]] = {}
        for move in moves:
            kind = self.problem.kind(move)
            if kind not in known:
                known[kind] = self.after(move, low, high)
            yield known[kind]

    def after(self, move: int, low: int, high: int) -> tuple[int, int]:
        """Bounds if this move is made, points of the trick included."""
        gain, at = self.descend(0, move), kernel.FRAME
        least, most = 0, self.most(at)
        if self.problem.is_chief:
            least, most = self.narrowed(at, least, min(most, high - gain), low - gain)
        else:
            least, most = self.narrowed(at, max(least, low - gain), most, high + 1 - gain)
        return gain + least, gain + most

    def most(self, at: int) -> int:
        return int(self.frames[at + kernel.POINTS] + self.frames[at + kernel.TRICK])

    def narrowed(self, at: int, low: int, high: int, guess: int) -> tuple[int, int]:
        """Narrow what the chief's side gets from this frame on, until it is exact or the budget is spent."""
        step = 2
        while low < high:
            need = min(max(guess, low + 1), high)
            found = self.search(at, need)
            if found < 0:
                break
            low, high = (found, high) if found >= need else (low, found)
            guess = low + step if found >= need else high + 1 - step
            step = max(1, min(2 * step, (high - low) // 2))
        return low, high

    def search(self, at: int, need: int) -> int:
        self.frames[at + kernel.NEED] = need
        return int(kernel.search(self.problem.deal, self.frames, at, _TABLE[0], self.info))

    def play(self, at: int, move: int = -1) -> int:
        """What the chief's side gets, perhaps after this move, if all make the most promising ones: where to begin."""
        return int(kernel.play(self.problem.deal, self.frames, at, move))

    def expand(self, at: int) -> list[int]:
        """The moves worth trying from this frame."""
        self.play(at)
        listed = self.frames[at + kernel.MOVE : at + kernel.MOVE + self.frames[at + kernel.MOVES]]
        return [move & 0xFF for move in listed.tolist()]

    def descend(self, at: int, move: int) -> int:
        """Make a move; what the chief's side gains at once."""
        self.play(at, move)
        return int(self.frames[at + kernel.FRAME + kernel.GAIN])

    def line(self, value: int) -> Iterator[int]:
        """Best moves of both sides, as far as the budget allows."""
        at = 0
        while self.frames[at + kernel.LEFT]:
            is_chief = bool(self.problem.deal[kernel.SIDE] >> self.frames[at + kernel.SEAT] & 1)
            *moves, last = self.expand(at)
            for move in moves:
                gain = self.descend(at, move)
                need = value - gain if is_chief else value - gain + 1
                found = self.search(at + kernel.FRAME, need)
                if found < 0:
                    return
                if (found >= need) == is_chief:
                    break
            else:
                move, gain = last, self.descend(at, last)
            yield move
            at += kernel.FRAME
            value -= gain


class _Lying(NamedTuple):
    """A card that is still in play or on the table, whose it is, and where it lies."""

    card: Card
    seat: Seat
    is_left: bool = True
    is_open: bool = False
    down: int = -1
    """Its column, if it lies face down."""


@dataclass(frozen=True)
class _Problem:
    """A state in the numbers of the kernel."""

    cards: tuple[_Lying, ...]
    columns: tuple[Column, ...]
    deal: Array
    frames: Array
    is_chief: bool
    """Whether the player to move is on the chief's side."""
    won: int
    """What that side has already."""

    @classmethod
    def of(cls, state: Tricks) -> _Problem:
        lying = [_Lying(card, seat) for seat, hand in enumerate(state.hands) for card in hand]
        lying += [_Lying(card, seat, is_open=True) for seat, laid in enumerate(state.laid) for card in laid]
        side = state.contract.side
        cards = _numbered([*lying, *_table(state)], state.trumps)
        deal, frames = _deal(cards, state.trumps, side, state.players), _frames(cards, state)
        return cls(cards, (), deal, frames, state.turn in side, sum(state.points[seat] for seat in side))

    @classmethod
    def of_two(cls, state: TricksOfTwo) -> _Problem:
        columns, crown = state.deal.columns, state.contract.crown
        lying = [_Lying(card, seat) for seat, hand in enumerate(state.hands) for card in hand]
        lying += [_Lying(card, seat, is_open=True) for seat, shown in enumerate(state.open) for card in shown]
        lying += [
            _Lying(down.card, seat, is_open=True, down=columns.index(column))
            for seat, stacks in enumerate(state.down)
            for column, stack in stacks
            for down in stack
        ]
        cards = _numbered([*lying, *_table(state)], state.trumps)
        deal, frames = _deal(cards, state.trumps, (crown,), 2), _frames(cards, state)
        frames[kernel.TURNING] = len(state.turning)
        _add_columns(deal, frames, cards, state)
        won = state.points[crown] + sum(card.points for card in state.discards)
        return cls(cards, columns, deal, frames, state.turn == crown, won)

    def number(self, move: Move) -> int:
        """A legal move of the first frame as the kernel calls it."""
        if isinstance(move, Reveal):
            return kernel.REVEAL + self.columns.index(move.column)
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
        """The same for two moves of the first frame if it makes no difference at all which of them is made."""
        if move >= kernel.REVEAL:
            return move
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
        """The moves of a line, whose frames lie one after the other."""
        places = {(lying.card, lying.seat, lying.is_open) for lying in self.cards}
        for i, move in enumerate(path):
            if move >= kernel.REVEAL:
                yield Reveal(self.columns[move - kernel.REVEAL])
                continue
            played = self.cards[move]
            if (played.card, played.seat, not played.is_open) not in places:
                yield Play(played.card)
                continue
            left, down = (int(self.frames[i * kernel.FRAME + field]) for field in (kernel.LEFT, kernel.DOWN))
            is_choice = any(
                (left & ~down) >> j & 1
                and (other.card, other.seat) == (played.card, played.seat)
                and other.is_open != played.is_open
                for j, other in enumerate(self.cards)
            )
            yield Play(played.card, ("open" if played.is_open else "hand") if is_choice else None)


def _table(state: Tricks | TricksOfTwo) -> list[_Lying]:
    return [_Lying(card, (state.leader + i) % state.players, is_left=False) for i, card in enumerate(state.trick)]


def _numbered(cards: Sequence[_Lying], trumps: Trumps) -> tuple[_Lying, ...]:
    """The cards in the kernel's order: by suit, then from weak to strong."""
    return tuple(sorted(cards, key=lambda lying: (trumps.suit[lying.card], trumps.strength[lying.card], lying[1:])))


def _bits(places: Sequence[int]) -> int:
    return sum(1 << i for i in places)


def _deal(cards: tuple[_Lying, ...], trumps: Trumps, side: Sequence[Seat], players: int) -> Array:
    """What the kernel must know of the cards, except about columns."""
    facts = [
        (_SUITS.index(trumps.suit[card]), trumps.strength[card], card.points, seat, is_left)
        for card, seat, is_left, _, _ in cards
    ]
    suit, strength, value, owner, is_left = np.array(facts, dtype=np.int64).T
    # Pairs of cards: the one a row, the other a column.
    same, own, trump = suit[:, None] == suit, owner[:, None] == owner, suit == _SUITS.index(TRUMP_SUIT)
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


def _frames(cards: tuple[_Lying, ...], state: Tricks | TricksOfTwo) -> Array:
    """Frames for all moves to come, with the position in the first one."""
    f = np.zeros(kernel.FRAMES * kernel.FRAME, dtype=np.int64)
    f[kernel.LEFT] = _bits([i for i, lying in enumerate(cards) if lying.is_left])
    f[kernel.POINTS] = sum(lying.card.points for lying in cards if lying.is_left)
    f[kernel.SEAT], f[kernel.IN_TRICK] = state.turn, len(state.trick)
    if state.trick:
        on_table = _table(state)
        best = on_table[state.trumps.best(state.trick)]
        f[kernel.BEST], f[kernel.BEST_SEAT] = cards.index(best), best.seat
        f[kernel.TRICK] = sum(card.points for card in state.trick)
        led = state.trumps.suit[state.trick[0]]
        f[kernel.LED] = _bits([i for i, lying in enumerate(cards) if state.trumps.suit[lying.card] == led])
    return f


def _add_columns(deal: Array, frames: Array, cards: tuple[_Lying, ...], state: TricksOfTwo) -> None:
    """Which cards lie where in Mü for two, and which of them face down."""
    columns, contract = state.deal.columns, state.contract
    flag = FIRST_FLAG
    for i, lying in enumerate(cards):
        column = place(lying.card, contract.big, contract.small)
        if lying.is_open and lying.is_left and column in columns:
            deal[kernel.COLUMN + i] = 1 + columns.index(column)
            deal[kernel.COVERS + lying.seat * kernel.COLUMNS + columns.index(column)] |= 1 << i
        if lying.down >= 0:
            deal[kernel.STACK + lying.seat * kernel.COLUMNS + lying.down] |= 1 << i
            deal[kernel.FLAG + i] = 1 << flag
            frames[kernel.DOWN] |= 1 << i
            frames[kernel.LEFT] |= 1 << flag
            flag += 1
    for seat, stacks in enumerate(state.down):
        for column, stack in stacks:
            at = seat * kernel.COLUMNS + columns.index(column)
            free = [i for i, lying in enumerate(cards) if (lying.seat, lying.down) == (seat, columns.index(column))]
            for name, down in zip((kernel.UPPER, kernel.LOWER), reversed(stack), strict=False):
                # Both copies of a card may lie in one stack: each has a number of its own.
                deal[name + at] = next(i for i in free if cards[i].card == down.card)
                free.remove(deal[name + at])
