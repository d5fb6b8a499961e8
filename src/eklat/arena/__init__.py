"""Bots against bots on the same deals.

For a pair of bots (a, b) every deal is played once per seat, with `a` in that seat and `b` in all others. A hand counts a's
score less the mean of the others', a deal the mean over the seats, and the margin is the mean over the deals; its 95 %
interval takes each deal as one observation. A ladder is all pairs of some bots.

    from eklat.arena import ladder
    print(ladder("mu", 4, ["club", "random"], deals=100, workers=2).pairs[0].margin)

The same seed gives the same numbers on any number of processes, as long as the bots do not look at a clock.
"""

from eklat.arena.contest import ArenaError, split
from eklat.arena.ladder import Ladder, ladder
from eklat.arena.margin import Pairing

__all__ = ["ArenaError", "Ladder", "Pairing", "ladder", "split"]
