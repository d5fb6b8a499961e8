"""One table for the doors that play hand by hand: stepped by the kernel, and followed by the rules engine when asked."""

from __future__ import annotations

from copy import copy
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from eklat.env.kernels.loops import BEGIN, LOOK
from eklat.env.tables import Tables
from eklat.fast.bridge import bridge
from eklat.games import GAMES
from eklat.games.core import Deal, Move, State, View
from eklat.games.options import Rules

WHOLE = slice(0, 1)


class Made(NamedTuple):
    """A move that was made, the actions it took, and its notation."""

    seat: int
    actions: tuple[int, ...]
    notation: str


class Table:
    """A hand at one table, action by action."""

    def __init__(self, game: str, players: int, rules: Rules, reward: str = "difference") -> None:
        self.game, self.players, self.rules, self.reward = GAMES[game], players, rules, reward
        self.tables = Tables(game, players, rules, 1, reward)
        self.encoding, self.layout = self.tables.encoding, self.tables.layout
        self._action = np.zeros(1, np.int64)
        self._part = self.tables.part(WHOLE, self._action)
        self._moves_at, self._phase_at = self.tables.kernel.MOVES, getattr(self.tables.kernel, "PHASE", 0)
        self._limit_at = getattr(self.tables.kernel, "LIMIT", 0)
        self.made: list[Made] = []
        """All moves so far."""
        self.pending: list[int] = []
        """The actions of a move that is not ended."""

    def deal(self, deal: Deal, totals: tuple[int, ...] = ()) -> None:
        """Begin a hand."""
        self._followed: State = self.game.start(deal, self.rules)
        row, _ = bridge(self.game.name).position(self._followed)
        self.tables.rows[0, : len(row)] = row
        notes = self.tables.notes[0]
        notes[:] = 0
        for seat, total in enumerate(totals):
            notes[seat - 6] = max(-127, min(127, round(total / 10)))
        self.made, self.pending = [], []
        self._dealt = deal, totals
        self._do(BEGIN)

    def copy(self) -> Table:
        """The same table, to go on with by itself."""
        other, tables = Table.__new__(Table), copy(self.tables)
        vars(other).update(vars(self))
        for name in ("rows", "notes", "ways", "seats", "rewards", "dones", "masks", "seen"):
            setattr(tables, name, getattr(tables, name).copy())
        other.tables, other._action = tables, self._action.copy()
        other._part = tables.part(WHOLE, other._action)
        other.made, other.pending = list(self.made), list(self.pending)
        return other

    @classmethod
    def again(
        cls, game: str, players: int, rules: Rules, reward: str, deal: Deal, totals: tuple[int, ...], log: list[int]
    ) -> Table:
        """A table with this deal, after these actions."""
        table = cls(game, players, rules, reward)
        table.deal(deal, totals)
        for action in log:
            table.step(action)
        return table

    def __reduce__(self) -> tuple[object, ...]:
        return Table.again, (self.game.name, self.players, self.rules, self.reward, *self._dealt, self.log)

    def __deepcopy__(self, _: object) -> Table:
        return self.copy()

    @property
    def turn(self) -> int | None:
        """Who is to act; None when the hand is over."""
        seat = self.tables.seats.item(0)
        return None if seat < 0 else seat

    def is_legal(self, action: int) -> bool:
        return 0 <= action < self.tables.masks.shape[1] and bool(self.tables.masks[0, action])

    def step(self, action: int) -> bool:
        """Make a legal action; whether that ended a move."""
        row = self.tables.rows[0]
        moves, phase, seat = row.item(self._moves_at), row.item(self._phase_at), self.tables.seats.item(0)
        self._do(action)
        self.pending.append(action)
        if row.item(self._moves_at) == moves:
            return False
        text = self.encoding.notation(phase, self.pending, seat, self.players)
        self.made.append(Made(seat, tuple(self.pending), text))
        self.pending = []
        return True

    @property
    def log(self) -> list[int]:
        """All actions so far."""
        return [*(action for made in self.made for action in made.actions), *self.pending]

    def heard(self, seat: int) -> list[str]:
        """All moves so far, as this seat knows them."""
        return [text if who == seat else self.encoding.heard(text) for who, _, text in self.made]

    def mask(self) -> NDArray[np.int8]:
        """What is legal, as zeros and ones."""
        mask: NDArray[np.int8] = self.tables.masks[0].astype(np.int8)
        return mask

    def observation(self, seat: int) -> NDArray[np.int8]:
        """What this seat knows."""
        is_asked = seat == self.tables.seats.item(0)
        if not is_asked:
            self._do(LOOK, seat)
        found: NDArray[np.int8] = self.tables.seen[0].copy()
        if not is_asked:
            self._do(LOOK)
        return found

    def scores(self) -> tuple[int, ...]:
        """What everybody has at the end of the hand."""
        result = self.state.result
        return () if result is None else result.scores

    def rewards(self) -> list[float]:
        """What everybody gets for the last action: nothing before the end of the hand."""
        found: list[float] = self.tables.rewards[0].tolist()
        return found

    @property
    def state(self) -> State:
        """The position as the rules engine knows it; the actions of a move that is not ended are not in it."""
        for made in self.made[len(self._followed.log) :]:
            self._followed = self._followed.play(self.game.parse(made.notation))
        return self._followed

    def view(self, seat: int | None) -> View:
        return self.state.view(seat)

    def actions(self, move: Move) -> list[int]:
        """The actions that make a move of the player to act."""
        limit = self.tables.rows.item(0, self._limit_at) if self._limit_at else 0
        return self.encoding.actions(move, self.tables.seats.item(0), self.players, limit)

    def _do(self, action: int, watched: int = -1) -> None:
        self._action[0] = action
        self._part.advance(False, 0, watched)
