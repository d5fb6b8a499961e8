"""Exact solutions of trick play with all cards open: `solve(state)`.

Two sides play against each other for card points, as in Mü: the chief and the partner, if there is one, against everybody
else (in Mü for two the crown against the shield). Who of a side wins a trick does not matter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from threading import Lock
from types import MappingProxyType

import numpy as np

from eklat.fast.kernels.search import places as kernel
from eklat.fast.kernels.search import play, search
from eklat.fast.policy import Array
from eklat.fast.problems import PROBLEMS, Problem, problem
from eklat.games import GAMES
from eklat.games.core import Move, State, View

ENTRIES = 1 << 22
"""Positions that the table has room for; 16 bytes each."""


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


def solve(state: State, nodes: int = 50_000_000) -> Solution:
    """Solve a position of the trick play, trying at most so many moves; what is then still open has bounds."""
    if isinstance(nodes, bool) or not isinstance(nodes, int) or nodes < 0:
        raise ValueError(f"nodes is how many moves may be tried, 0 or more, not {nodes!r}")
    if isinstance(state, View):
        raise TypeError("a view does not know all cards: solve takes a full state, like one of view.sample(rng)")
    if not isinstance(state, State) or state.game not in PROBLEMS:
        if isinstance(state, State):
            has_tricks = hasattr(state, "trick")
            raise TypeError(f"{GAMES[state.game].title} has no {'solver' if has_tricks else 'tricks to solve'}")
        known = " or of ".join(GAMES[game].title for game in PROBLEMS)
        raise TypeError(f"solve takes a state of {known}, not {type(state).__name__}")
    if state.is_over:
        raise ValueError("this deal is over: there is nothing left to solve")
    to_solve = problem(state)
    if to_solve is None:
        raise ValueError(f"only the trick play can be solved, and this deal is in its phase {state.phase!r}")
    with _LOCK:
        return Solver(to_solve, nodes).solution(list(state.legal))


# The table of positions is kept from one solution to the next; entries carry the number of the solution they belong to.
_LOCK = Lock()
_TABLE: list[Array] = []
_SOLUTIONS = [0]


def _table_for(problem: Problem) -> tuple[int, int]:
    """The number of this solution, and the last bucket of the table to use: short endings stay in the processor's cache."""
    if not _TABLE:
        room = np.zeros(2 * ENTRIES + 8, dtype=np.int64)
        start = -room.ctypes.data % 64 // 8
        _TABLE.append(room[start : start + 2 * ENTRIES])
    _SOLUTIONS[0] = _SOLUTIONS[0] % 0x7FFFFFFF + 1
    most = ENTRIES // kernel.BUCKET
    return _SOLUTIONS[0], min(most, 1 << max(4, problem.size * 3 // 4 - 5)) - 1


@dataclass
class Solver:
    """One solution in the making."""

    problem: Problem
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
        return int(search(self.problem.deal, self.frames, at, _TABLE[0], self.info))

    def play(self, at: int, move: int = -1) -> int:
        """What the chief's side gets, perhaps after this move, if all make the most promising ones: where to begin."""
        return int(play(self.problem.deal, self.frames, at, move))

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
