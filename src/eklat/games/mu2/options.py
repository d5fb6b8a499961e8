"""What a table of Mü for two can choose (T1)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from eklat.games import options
from eklat.games.mu.cards import COLOURS
from eklat.games.options import YES_NO, option


@dataclass(frozen=True)
class Rules(options.Rules):
    target: int = option(30, range(1, 10_001), "the points that win the match")
    colours: str = option(
        "RYGB",
        tuple("".join(four) for four in combinations(COLOURS, 4)),
        "the four colours that are played with; the fifth stays in the box (T1)",
    )
    last_trick: bool = option(True, YES_NO, "the last trick may be looked at")
