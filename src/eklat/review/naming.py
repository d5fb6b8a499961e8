"""What a loss is called, and whether more worlds may give it another name.

A loss is named if it is one for sure, by what was lost at least, but for half a slip at most.
"""

from __future__ import annotations

from math import sqrt

from eklat.review.results import BANDS, Estimate

Bands = tuple[float, float, float]
"""From how many points on a loss is a slip, a mistake, a blunder."""
NARROW = 0.5
"""An interval of ± so many slips is narrow enough, and no more is taken off a loss before it is named."""
ROUGH = 8
"""An interval is narrow enough, too, if the loss is so many times as large."""
NEAR = 0.75
"""A loss that would be called otherwise, were it so much of its interval larger or smaller, may still get another name: very
many worlds move it that far once in fifty times, to one side."""


def is_clear(loss: Estimate, doubt: float, bands: Bands) -> bool:
    """Whether more worlds could tell nothing of note: there is no loss that matters, or it is known well enough."""
    return max(doubt, loss.high) < bands[0] or (loss.low > 0 and loss.half <= max(NARROW * bands[0], loss.value / ROUGH))


def may_be_renamed(loss: Estimate, bands: Bands, done: float = 0.0) -> bool:
    """Whether more worlds may well give this loss another name, if this part of all was looked at: the fewer are left, the
    less they move it."""
    moves = loss.half * sqrt(max(0.0, 1 - done))
    if loss.value == 0:  # it is the best move so far: what may another be ahead?
        return named(Estimate(moves, NARROW * bands[0]), bands) >= 0
    less, more = (Estimate(loss.value + step, loss.half) for step in (-NEAR * moves, NEAR * moves))
    return named(less, bands) != named(more, bands)


def called(loss: Estimate, doubt: float, bands: Bands) -> str:
    """What a loss is called, if another move can be ahead by no more than this."""
    if loss.low > 0:
        reached = named(loss, bands)
        return BANDS[reached] if reached >= 0 else "small"
    return "good" if max(doubt, loss.high) < bands[0] else "unclear"


def named(loss: Estimate, bands: Bands) -> int:
    """The band of a sure loss, by what was lost at least, but for half a slip at most; -1 where there is none."""
    least = loss.value - min(loss.half, NARROW * bands[0])
    return sum(least >= band for band in bands) - 1 if loss.low > 0 else -1
