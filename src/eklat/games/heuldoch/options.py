"""What a table of Heul doch! can choose (rules 3.1, 3.3).

Rulings: H2 (who begins is the table's choice, by lot unless it says so).
"""

from __future__ import annotations

from dataclasses import dataclass

from eklat.games import options
from eklat.games.errors import BadOption
from eklat.games.options import YES_NO, option
from eklat.games.said import said

LOT = "lot"
SEATS = tuple(map(str, range(6)))


@dataclass(frozen=True)
class Rules(options.Rules):
    specials: bool = option(False, YES_NO, "play with the twelve special cards")
    memory_aid: bool = option(False, YES_NO, "everybody is told how many onions lie in their own pile")
    first: str = option(LOT, (LOT, *SEATS), "who begins: drawn by lot, or the seat with this number (H2)")

    def check_players(self, players: int) -> None:
        if self.first != LOT and int(self.first) >= players:
            raise BadOption("option", said("heuldoch-no-first-seat", seat=self.first, last=players - 1))
