"""The trick play of Mü for two, in the numbers of the solver's kernel: some cards lie face down at first."""

from __future__ import annotations

from dataclasses import dataclass

from eklat.fast.kernels.search import places as kernel
from eklat.fast.policy import Array
from eklat.fast.problems import mu
from eklat.fast.problems.mu import Lying, first_frame, known, numbered, on_table
from eklat.games.core import Move, State
from eklat.games.mu2.columns import place
from eklat.games.mu2.moves import Column, Reveal
from eklat.games.mu2.play import Tricks

FIRST_FLAG = 48


@dataclass(frozen=True)
class Problem(mu.Problem):
    columns: tuple[Column, ...]

    def number(self, move: Move) -> int:
        return kernel.REVEAL + self.columns.index(move.column) if isinstance(move, Reveal) else super().number(move)

    def kind(self, move: int) -> object:
        return move if move >= kernel.REVEAL else super().kind(move)

    def move(self, number: int, code: int) -> Move:
        return Reveal(self.columns[code - kernel.REVEAL]) if code >= kernel.REVEAL else super().move(number, code)


def problem(state: State) -> Problem | None:
    if not isinstance(state, Tricks):
        return None
    columns, crown, trick = state.deal.columns, state.contract.crown, on_table(state.trick, state.leader, 2)
    lying = [Lying(card, seat) for seat, hand in enumerate(state.hands) for card in hand]
    lying += [Lying(card, seat, is_open=True) for seat, shown in enumerate(state.open) for card in shown]
    lying += [
        Lying(down.card, seat, is_open=True, down=columns.index(column))
        for seat, stacks in enumerate(state.down)
        for column, stack in stacks
        for down in stack
    ]
    cards = numbered([*lying, *trick], state.trumps)
    deal, frames = known(cards, state.trumps, (crown,), 2), first_frame(cards, state.trumps, state.turn, trick)
    frames[kernel.TURNING] = len(state.turning)
    _add_columns(deal, frames, cards, state)
    won = state.points[crown] + sum(card.points for card in state.discards)
    return Problem(cards, deal, frames, state.turn == crown, won, columns)


def _add_columns(deal: Array, frames: Array, cards: tuple[Lying, ...], state: Tricks) -> None:
    """Which cards lie where, and which of them face down."""
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
