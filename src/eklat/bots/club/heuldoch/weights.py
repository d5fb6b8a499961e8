"""What counts how much when a club player chooses in Heul doch!."""

from __future__ import annotations

import numpy as np

from eklat.bots.club.heuldoch.outlook import POINT

(GAIN_ONION, GAIN_ONION_EARLY, GAIN_OWN, GAIN_GIFT, GAIN_SPECIAL) = range(5)
"""Weights of what a move does to the piles; an onion's counts less while the end is far."""
BEST, SECOND, BLOCKED, STUCK = 5, 6, 7, 8
"""The next turn on an open top: the best card and the second best, what only a neighbour stops, no card at all."""
FREE = 4
"""The same four again for an onion on top, where any card goes: so many places further on."""
SPENT, LOWEST, FORCED, ONION, GIFT = 13, 14, 15, 16, 17
"""The worth of the card given out; the least worth left in the hand; cards that a neighbour would get; an onion, a gift."""
USED = 18
"""A special given out: catapult, towel, carousel, werewolf by their lower half bytes (0, 3, 1, 4), used."""
BURIED = 23
"""The same, laid as onions."""
TURNED = 28
"""An onion of one's own that the werewolf turns up."""
PLANNED, STAYS, LEAVES, HANDY = 29, 30, 31, 32
"""The last turns, which are planned through: how many; how likely a card that fits goes onto one's own pile, and another to
a neighbour; what a special brings."""
WEIGHTS = 33

TUNED = np.zeros((2, WEIGHTS))
"""Without specials and with them; found by playing."""
TUNED[0, :BEST] = [0.93, -0.37, 1.3, 1.09, 1]
TUNED[0, BEST:SPENT] = [0.32, -0.05, 0.27, -0.59, 0.26, 0.11, 0.15, 0.68]
TUNED[0, SPENT:USED] = [-0.56, 0.21, -0.23, -0.1, 0.12]
TUNED[1, :BEST] = [0.49, -0.02, 0.83, 1.19, 0.68]
TUNED[1, BEST:SPENT] = [0, -0.08, 0.11, -0.92, 0.09, 0.15, 0.1, -0.06]
TUNED[1, SPENT:USED] = [-0.34, 0.1, 0.09, -0.24, -0.53]
TUNED[1, USED:BURIED] = [-1.2, -4.2, 0, -4.3, -3.3]
TUNED[1, BURIED:PLANNED] = [-2, -3.2, 0, -3.2, -3.2, 1.75]
TUNED[:, [STUCK, STUCK + FREE, *range(FORCED, PLANNED)]] *= POINT
TUNED[:, PLANNED:] = [[3, 0.75, 0.4, 0], [3, 0.5, 0.4, 2]]
QUICK = TUNED.copy()
"""The same with a shorter plan, for glances."""
QUICK[:, PLANNED] = 2
