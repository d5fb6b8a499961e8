"""A second opinion: what a net thinks of a decision that has learned the game by playing it.

Playouts know what comes of a move if club players finish the hand. A net knows nothing of points, but which moves have
proven themselves; whoever weighs both is stronger than either. So in Mü for two, where the net has no twin that could finish
hands, a move that it prefers to a better one is forgiven as many points as a champion gives up for it, who tries its moves
with club players. Nobody is ever blamed because a net would have done otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

import numpy as np

from eklat.bots import nets
from eklat.bots.champion import Champion
from eklat.bots.student import is_learned
from eklat.games.core import Move, View
from eklat.review.games import Floats

TRUST = {"mu2": 0.5}
"""Points that are forgiven for each time that the net likes what was played e times better, where it has no twin."""
MOST = 12.0
"""A move that the net trusts e to this power times less counts as no less likely than that."""


def favourites(view: View) -> list[Move]:
    """What the net would think of, where it has learned these rules and adds something to a search."""
    is_asked = view.game in Champion.trust and is_learned(view)
    return [move for move, _ in nets.favourites(view, Champion.few, Champion.least)] if is_asked else []


def forgiven(view: View, moves: Sequence[Move], played: int) -> Floats:
    """How many points each of these moves may be ahead of the one that was played, before the champion would have
    preferred it, too. Nothing if the net would not have thought of that one."""
    if view.game not in TRUST or not is_learned(view):
        return np.zeros(len(moves))
    shares = nets.trusted(view, moves)
    if shares[played] < Champion.least:
        return np.zeros(len(moves))
    trust, least = TRUST[view.game], shares[played] * exp(-MOST)
    return np.array([max(0.0, round(trust * log(shares[played] / max(share, least)), 3)) for share in shares])
