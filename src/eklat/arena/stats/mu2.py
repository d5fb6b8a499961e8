"""How hands of Mü for two end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from eklat.arena.stats import Hand, mean, shares
from eklat.arena.stats.mu import trumps


def counted(hands: Sequence[Hand]) -> dict[str, Any]:
    fought = [hand for hand in hands if hand["outcome"] != "redeal"]
    return {
        "redeal": mean(hand["outcome"] == "redeal" for hand in hands),
        "crown": mean(hand["outcome"] == "crown" for hand in fought),
        "heights": shares(hand["height"] for hand in fought),
        "trumps": trumps(fought),
        "crown_points": mean(hand["points"][hand["chief"]] for hand in fought),
    }
