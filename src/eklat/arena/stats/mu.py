"""How hands of Mü end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from eklat.arena.stats import Hand, mean, shares

TRUMPS = ("colour", "1 or 7", "digit", "none")


def counted(hands: Sequence[Hand]) -> dict[str, Any]:
    fought = [hand for hand in hands if hand["outcome"] != "eklat"]
    return {
        "eklat": mean(hand["outcome"] == "eklat" for hand in hands),
        "passed_out": mean(hand["outcome"] == "eklat" and hand["culprit"] is None for hand in hands),
        "made": mean(hand["outcome"] == "made" for hand in fought),
        "heights": shares(hand["height"] for hand in fought),
        "trumps": trumps(fought),
        "side_points": mean(
            sum(hand["points"][seat] for seat in (hand["chief"], hand["partner"]) if seat is not None) for hand in fought
        ),
        "vice": mean(hand["vice"] is not None for hand in fought),
    }


def trumps(hands: Iterable[Hand]) -> dict[str, float]:
    """What the chief (or the crown) made trumps."""
    found = shares(_kind(hand["chief_trump"]) for hand in hands)
    return {kind: found[kind] for kind in TRUMPS if kind in found}


def _kind(trump: str) -> str:
    if trump == "none":
        return "none"
    return "colour" if not trump.isdigit() else "1 or 7" if trump in "17" else "digit"
