"""How hands end at a table: a handful of counts per game, from the results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from eklat.arena.hands import Played
from eklat.games.parts import Parts

Hand = Mapping[str, Any]
"""A result as plain data."""

COUNTS = Parts(__name__)
"""A game that is missing here is counted by its outcomes alone."""


def statistics(game: str, bots: Sequence[str], played: Iterable[Played]) -> dict[str, Any]:
    """What happened in these hands, as shares and means."""
    hands = [hand for unit in played for hand in unit.hands]
    counted = COUNTS[game].counted(hands) if game in COUNTS else {"outcomes": shares(hand["outcome"] for hand in hands)}
    return {"bots": list(bots), "hands": len(hands), **counted}


def shares(values: Iterable[Any]) -> dict[str, float]:
    counts = Counter(values)
    return {str(value): counts[value] / counts.total() for value in sorted(counts)}


def mean(values: Iterable[int]) -> float | None:
    found = list(values)
    return sum(found) / len(found) if found else None
