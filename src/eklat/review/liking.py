"""A second opinion: what a net thinks of a decision that has learned the game by playing it.

Playouts know what comes of a move if club players finish the hand. A net knows nothing of points, but which moves have
proven themselves; whoever weighs both is stronger than either. So a move that the net prefers to a better one is forgiven
as many points as a champion gave up for it who tried its moves with club players. Nobody is ever blamed because a net would
have done otherwise.
Where nets add nothing to a search, and under rules that none has learned, there is no second opinion.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

import numpy as np

from eklat.bots import nets
from eklat.bots.champion import Champion
from eklat.bots.manners import silly
from eklat.bots.student import is_learned
from eklat.games.core import Move, View
from eklat.review.games import Floats

TRUST = {"mu": 2.0, "mu2": 0.5}
"""Points that are forgiven for each time that the net likes what was played e times better, where a net adds something."""
MOST = 12.0
"""A move that the net trusts e to this power times less counts as no less likely than that."""


def has_opinion(view: View) -> bool:
    """Whether a net has learned these rules, and adds something to a search."""
    return view.game in TRUST and is_learned(view)


def favourites(view: View) -> list[Move]:
    """What the net would think of."""
    return [move for move, _ in nets.favourites(view, Champion.few, Champion.least)] if has_opinion(view) else []


def forgiven(view: View, moves: Sequence[Move], played: int) -> Floats:
    """How many points each of these moves may be ahead of the one that was played, before the champion would have
    preferred it, too. Nothing if the net would not have thought of that one, or if it is what nobody forgives."""
    if not has_opinion(view) or moves[played] in silly(view):
        return np.zeros(len(moves))
    shares = nets.trusted(view, moves)
    if shares[played] < Champion.least:
        return np.zeros(len(moves))
    trust, least = TRUST[view.game], shares[played] * exp(-MOST)
    return np.array([max(0.0, round(trust * log(shares[played] / max(share, least)), 3)) for share in shares])
