"""What a net sees, written down for `answer`, and the places of what is kept beside the array of a kernel in every game."""

from __future__ import annotations

from typing import Any

from eklat.fast.kernels.bits import inner, lowest

BID, SAID, OWN = 0, 1, 2
"""The cards laid so far in this bid, or put away so far, as bits; how far the advice of a club player was followed; and the
first place of what a game keeps for itself."""


@inner
def note(places: Any, values: Any, many: Any, row: int, place: int, value: Any) -> None:
    """Something that is not 0: so much of it at this place of a row."""
    places[row, many[row]], values[row, many[row]] = place, value
    many[row] += 1


@inner
def cards_in(mask: int, kinds: Any, places: Any, values: Any, many: Any, at: int) -> None:
    """One for each card, in the row of its colour: of ten places from this one on, that of its digit."""
    while mask:
        kind = kinds[lowest(mask)]
        note(places, values, many, kind // 10, at + kind % 10, 1)
        mask &= mask - 1
