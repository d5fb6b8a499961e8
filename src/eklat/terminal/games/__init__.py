"""Games in a terminal: a folder for each that has a desk of its own. Every other game gets the one that does for all."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from eklat.terminal.games.desk import Desk, Look, Picking
from eklat.terminal.picture import Snapshot

__all__ = ["Desk", "Look", "Picking", "desk", "picking"]


@cache
def desk(game: str) -> Desk:
    """How this game is shown here; it is loaded when it is first asked for."""
    folder = f"{__name__}.{game}"
    if game.isidentifier() and find_spec(folder) is not None:
        found = getattr(import_module(folder), "DESK", None)
        if isinstance(found, Desk):
            return found
    from eklat.terminal.games.generic import Generic

    return Generic(game)


def picking(snapshot: Snapshot) -> Picking | None:
    """Whether it is for us to choose several cards now."""
    return desk(snapshot.game).picking(snapshot.view) if snapshot.view is not None and snapshot.is_my_turn else None
