"""Many hands, and many playouts of one position, in a row: the loop that threads run, made anew for each game.

Every hand has its own stream of random numbers, so results do not depend on how the work is divided. Hands and playouts
share a kernel, because the game inside it takes long to compile.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from eklat.fast.kernels.bits import copy, copy_row, inner, seeded

LONGEST = 512
"""No deal has more moves than this."""
LINE = 8
"""Numbers in a line of the processor's cache."""
NO_NUMBERS, NO_WORLDS = np.zeros(0, np.int64), np.zeros((0, 1), np.int64)


def looping(deal: Any, apply: Any, run: Any, starter: int, scores_at: int, outcome_at: int) -> Any:
    """The loop of a game, for its kernel to call. (The kernel itself is no closure: such could not be kept on disk.)

    All games have `deal(s, deck, rng)`, which may shuffle the deck, `apply(s, strength, move)` and, to the end of the hand,
    `run(s, strength, rng, trace)`. The rest are places of the state: who starts, and from where on scores and outcome lie.
    """

    @inner
    def loop(
        s: Any, strength: Any, deck: Any, rng: Any, trace: Any, pack: Any, worlds: Any, moves: Any, seed: int, first: int,
        scores: Any, outcomes: Any, firsts: Any,
    ) -> int:  # fmt: skip
        """Playouts of worlds, or of new hands where there are none; the number of moves."""
        steps = 0
        for i in range(len(scores)):
            number, made = first + i, 0
            seeded(rng, seed, number)
            if len(worlds):
                copy_row(s, worlds, number % len(worlds))
                if len(moves):
                    firsts[i] = moves[number % len(moves)]
                    apply(s, strength, firsts[i])
                    made = 1
            else:
                copy(deck, pack)
                s[starter] = number % scores.shape[1]
                deal(s, deck, rng)
            steps += made + run(s, strength, rng, trace)
            if i < len(firsts) and not made:
                firsts[i] = trace[0]
            for seat in range(scores.shape[1]):
                scores[i, seat] = s[scores_at + seat]
            outcomes[s[outcome_at]] += 1
        return steps

    return loop


@dataclass(frozen=True)
class ByChance:
    """Random play, from the loop of a game."""

    loop: Any

    def hands(self, start: Any, pack: Any, seed: int, first: int, scores: Any, outcomes: Any) -> int:
        """Deal and play hands number `first` and on at random; their scores and outcomes, and the number of moves."""
        own = room(start, np.zeros(60, np.int64), pack)
        return int(self.loop(*own, pack, NO_WORLDS, NO_NUMBERS, seed, first, scores, outcomes, np.zeros(0, np.int64)))

    def playouts(self, worlds: Any, strengths: Any, moves: Any, seed: int, first: int, scores: Any, firsts: Any) -> int:
        """Play out worlds at random (again from the first, if they are too few), beginning with the given moves in turn."""
        own = room(worlds[0], strengths, NO_NUMBERS)
        found = np.zeros(scores.shape, np.int32)
        steps = self.loop(*own, NO_NUMBERS, worlds, moves, seed, first, found, np.zeros(16, np.int64), firsts)
        scores[:] = found
        return int(steps)


def room(start: Any, strengths: Any, pack: Any) -> list[Any]:
    """What one piece of work writes to: position, strengths, deck, random generator and moves.

    Each begins with a line of the processor's cache and is followed by an unused one: threads that write to the same line
    would wait for each other.
    """
    sizes = (len(start), len(strengths), len(pack), 1, LONGEST)
    lines = [size // LINE + 2 for size in sizes]
    block, arrays = np.zeros((sum(lines) + 1) * LINE, np.int64), list[Any]()
    at = -(block.ctypes.data // block.itemsize) % LINE
    for size, line in zip(sizes, lines, strict=True):
        arrays.append(block[at : at + size])
        at += line * LINE
    arrays[0][:], arrays[1][:], arrays[2][:] = start, strengths, pack
    arrays[3] = arrays[3].view(np.uint64)
    return arrays
