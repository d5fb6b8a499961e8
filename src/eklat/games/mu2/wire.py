"""Forms in JSON of Mü for two."""

from __future__ import annotations

from typing import NotRequired

from eklat.games.mu import wire


class Discarding(wire.Bidding):
    """Legal moves; any choice of hand cards can be discarded."""

    discard: NotRequired[int]
    """How many hand cards the crown must discard now."""
