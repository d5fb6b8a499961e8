"""How hands end at a table: a handful of counts per game, from the results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from eklat.arena.hands import Played

Hand = Mapping[str, Any]
"""A result as plain data."""

TRUMPS = ("colour", "1 or 7", "digit", "none")


def statistics(game: str, bots: Sequence[str], played: Iterable[Played]) -> dict[str, Any]:
    """What happened in these hands, as shares and means."""
    hands = [hand for unit in played for hand in unit.hands]
    return {"bots": list(bots), "hands": len(hands), **COUNTS.get(game, _outcomes)(hands)}


def _outcomes(hands: Sequence[Hand]) -> dict[str, Any]:
    return {"outcomes": _shares(hand["outcome"] for hand in hands)}


def _mu(hands: Sequence[Hand]) -> dict[str, Any]:
    fought = [hand for hand in hands if hand["outcome"] != "eklat"]
    return {
        "eklat": _mean(hand["outcome"] == "eklat" for hand in hands),
        "passed_out": _mean(hand["outcome"] == "eklat" and hand["culprit"] is None for hand in hands),
        "made": _mean(hand["outcome"] == "made" for hand in fought),
        "heights": _shares(hand["height"] for hand in fought),
        "trumps": _trumps(fought),
        "side_points": _mean(
            sum(hand["points"][seat] for seat in (hand["chief"], hand["partner"]) if seat is not None) for hand in fought
        ),
        "vice": _mean(hand["vice"] is not None for hand in fought),
    }


def _mu2(hands: Sequence[Hand]) -> dict[str, Any]:
    fought = [hand for hand in hands if hand["outcome"] != "redeal"]
    return {
        "redeal": _mean(hand["outcome"] == "redeal" for hand in hands),
        "crown": _mean(hand["outcome"] == "crown" for hand in fought),
        "heights": _shares(hand["height"] for hand in fought),
        "trumps": _trumps(fought),
        "crown_points": _mean(hand["points"][hand["chief"]] for hand in fought),
    }


def _heuldoch(hands: Sequence[Hand]) -> dict[str, Any]:
    return {
        "score": _mean(score for hand in hands for score in hand["scores"]),
        "best_score": _mean(max(hand["scores"]) for hand in hands),
        "worst_score": _mean(min(hand["scores"]) for hand in hands),
        "lost": _mean(lost for hand in hands for lost in hand["lost"]),
        "onions": _mean(onions for hand in hands for onions in hand["onions"]),
        "onion_counts": _shares(onions for hand in hands for onions in hand["onions"]),
    }


COUNTS: Mapping[str, Callable[[Sequence[Hand]], dict[str, Any]]] = {"mu": _mu, "mu2": _mu2, "heuldoch": _heuldoch}
"""A game that is missing here is counted by its outcomes alone."""


def _trumps(hands: Iterable[Hand]) -> dict[str, float]:
    """What the chief (or the crown) made trumps."""
    shares = _shares(_kind(hand["chief_trump"]) for hand in hands)
    return {kind: shares[kind] for kind in TRUMPS if kind in shares}


def _kind(trump: str) -> str:
    if trump == "none":
        return "none"
    return "colour" if not trump.isdigit() else "1 or 7" if trump in "17" else "digit"


def _shares(values: Iterable[Any]) -> dict[str, float]:
    counts = Counter(values)
    return {str(value): counts[value] / counts.total() for value in sorted(counts)}


def _mean(values: Iterable[int]) -> float | None:
    found = list(values)
    return sum(found) / len(found) if found else None
