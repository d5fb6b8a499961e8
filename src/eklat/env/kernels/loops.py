"""Many tables in a row: the loops that threads run, made anew for each game.

A table is a row of 64-bit numbers (the kernel's position, and behind it what an action by action game needs), a row of small
numbers (`notes`: strengths of cards, what everybody has seen, totals of the match) and two numbers that tell what is legal.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.np import arrayobj

from eklat.fast.kernels.bits import U, copy, draw, inner, intrinsic, seeded

arrays: Any = arrayobj
tuples: Any = cgutils
LOOK, DEAL, BEGIN = -1, -2, -3
"""Instead of an action: change nothing; deal a new hand; begin with the cards that were put into the row."""
TOTALS = 6
"""The last notes: the totals of the match, in tens, by seat."""


@intrinsic
def row(_context: Any, table: Any, _place: Any) -> Any:
    """A row of a table as an array that nobody counts references to: counting would take longer than most moves."""
    found = types.Array(table.dtype, 1, "C")

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        whole = arrays.make_array(signature.args[0])(context, builder, arguments[0])
        height, width = tuples.unpack_tuple(builder, whole.strides)
        byte = ir.IntType(8).as_pointer()
        data = builder.gep(builder.bitcast(whole.data, byte), [builder.mul(arguments[1], height)])
        made = arrays.make_array(found)(context, builder)
        size = tuples.unpack_tuple(builder, whole.shape)[1]
        arrays.populate_array(
            made, builder.bitcast(data, whole.data.type), [size], [width], itemsize=whole.itemsize, meminfo=None, parent=None
        )
        return made._getvalue()

    return found(table, types.int64), build


def stepping(
    deal: Any, begin: Any, step: Any, legal: Any, write_mask: Any, observe: Any, places: tuple[int, int, int]
) -> Any:
    """The loop of a game, for its kernel to call. `places` say where a row has the starter, the turn and the scores."""
    starter, turn, scores_at = places

    @inner
    def advance(
        rows: Any, notes: Any, ways: Any, actions: Any, hands: Any, pack: Any, deck: Any, rng: Any, seed: int, first: int,
        is_endless: bool, is_raw: bool, watched: int, seats: Any, rewards: Any, dones: Any, masks: Any, seen: Any,
    ) -> None:  # fmt: skip
        """Make an action at each table; masks and observations are written where there is room for them."""
        players = rewards.shape[1]
        for i in range(len(rows)):
            s, x, action = row(rows, i), row(notes, i), actions[i]
            if action >= 0:
                step(s, x, action)
            if dones[i] and action != LOOK:
                for seat in range(players):
                    rewards[i, seat] = 0
                dones[i] = False
            if action >= 0 and s[turn] < 0:
                dones[i] = True
                total = 0
                for seat in range(players):
                    total += s[scores_at + seat]
                for seat in range(players):
                    own = s[scores_at + seat]
                    rewards[i, seat] = own if is_raw else own - (total - own) / (players - 1)
            if action == DEAL or (is_endless and dones[i]):
                # Every hand has a stream of its own, so nothing depends on how tables are divided.
                seeded(rng, seed, (first + i) << 32 | hands[i])
                copy(deck, pack)
                s[starter] = (first + i + hands[i]) % players
                hands[i] += 1
                deal(s, deck, rng)
                begin(s, x)
            elif action == BEGIN:
                begin(s, x)
            seats[i] = s[turn]
            legal(s, x, row(ways, i))
            if len(masks):
                for a in range(masks.shape[1]):
                    masks[i, a] = 0
                write_mask(row(ways, i), row(masks, i))
            if len(seen):
                observe(s, x, watched if watched >= 0 else (s[turn] if s[turn] >= 0 else 0), players, row(seen, i))

    return advance


def checking(is_legal: Any) -> Any:
    """The loop that looks for an illegal action, for a game's kernel to call."""

    @inner
    def check(ways: Any, actions: Any) -> int:
        """The first table whose action is not legal; -1 if there is none."""
        for i in range(len(ways)):
            if not is_legal(ways[i, 0], ways[i, 1], actions[i]):
                return i
        return -1

    return check


def sampling(pick_one: Any) -> Any:
    """The loop that draws legal actions, for a game's kernel to call."""

    @inner
    def sample(ways: Any, rng: Any, own: Any, actions: Any) -> None:
        """An action by chance for each table, which does not depend on how many tables there are."""
        start = draw(rng)
        for i in range(len(ways)):
            own[0] = start + U(i) * U(0xD1342543DE82EF95)
            actions[i] = pick_one(ways[i, 0], ways[i, 1], own)

    return sample
