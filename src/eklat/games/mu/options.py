"""What a table of Mü can choose (rules 1.9, 1.10; rulings M1, M6, M7)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from eklat.games import options
from eklat.games.errors import BadOption
from eklat.games.mu.cards import COLOURS
from eklat.games.options import YES_NO, option
from eklat.games.said import said


@dataclass(frozen=True)
class Rules(options.Rules):
    edition: str = option("de", ("de", "en", "nl"), "the printed edition: German, English or Dutch")
    target: int = option(200, range(1, 10_001), "the points that end the match")
    end: str = option(
        "edition",
        ("edition", "exceed", "reach"),
        "whether somebody must exceed the target or just reach it; by default as in the edition (M7)",
    )
    same_trump: bool = option(True, YES_NO, "the chief may name the trump that the vice named (M6)")
    colours: str = option(
        "RGB",
        tuple("".join(three) for three in combinations(COLOURS, 3)),
        "the three colours that are dealt to three players (M1)",
    )
    last_trick: bool = option(True, YES_NO, "the last trick may be looked at")
    hidden_partner: bool = option(
        False, YES_NO, "the chief calls a card, and whoever holds it is the secret partner", house_rule=True
    )
    shared_eklat: bool = option(
        False, YES_NO, "what the culprit of an Eklat loses is split among the other tied players", house_rule=True
    )
    random_end: bool = option(
        False, YES_NO, "a card drawn after each hand, times ten, helps the leader to end the match", house_rule=True
    )

    @property
    def ends_on_reaching(self) -> bool:
        """Sheet 003 ends the match at the target, sheets 000 and 001 above it (M7)."""
        return self.end == "reach" or (self.end == "edition" and self.edition == "nl")

    def check_players(self, players: int) -> None:
        if self.edition == "en" and players == 3:
            raise BadOption("players", said("mu-no-edition"))
