"""How hands of Heul doch! end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from eklat.arena.stats import Hand, mean, shares


def counted(hands: Sequence[Hand]) -> dict[str, Any]:
    return {
        "score": mean(score for hand in hands for score in hand["scores"]),
        "best_score": mean(max(hand["scores"]) for hand in hands),
        "worst_score": mean(min(hand["scores"]) for hand in hands),
        "lost": mean(lost for hand in hands for lost in hand["lost"]),
        "onions": mean(onions for hand in hands for onions in hand["onions"]),
        "onion_counts": shares(onions for hand in hands for onions in hand["onions"]),
    }
