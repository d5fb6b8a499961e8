"""What a table of Heul doch! can choose (rules 3.1, 3.3)."""

from __future__ import annotations

from dataclasses import dataclass

from eklat.games import options
from eklat.games.options import YES_NO, option


@dataclass(frozen=True)
class Rules(options.Rules):
    specials: bool = option(False, YES_NO, "play with the twelve special cards")
    memory_aid: bool = option(False, YES_NO, "everybody is told how many onions lie in their own pile")
