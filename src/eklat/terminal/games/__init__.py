"""Games in a terminal: a folder for each that has a desk of its own. Every other game gets the one that does for all."""

from __future__ import annotations

from functools import cache

from eklat.client import Snapshot
from eklat.games.parts import Parts
from eklat.terminal.games.desk import Desk, Look, Picking

__all__ = ["Desk", "Look", "Picking", "desk", "picking"]


_OWN = Parts(__name__)


@cache
def desk(game: str) -> Desk:
    """How this game is shown here; it is loaded when it is first asked for."""
    own = getattr(_OWN[game], "DESK", None) if game in _OWN else None
    if isinstance(own, Desk):
        return own
    from eklat.terminal.games.generic import Generic

    return Generic(game)


def picking(snapshot: Snapshot) -> Picking | None:
    """Whether it is for us to choose several cards now."""
    return desk(snapshot.game).picking(snapshot.view) if snapshot.view is not None and snapshot.is_my_turn else None
