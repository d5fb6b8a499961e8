"""Forms in JSON of Heul doch!"""

from __future__ import annotations

from typing import TypedDict


class HeulResult(TypedDict):
    """How a deal ended, per seat."""

    outcome: str
    points: list[int]
    lost: list[int]
    """Points of open cards that the onions made worthless."""
    onions: list[int]
    scores: list[int]
