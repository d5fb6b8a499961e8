"""Heul doch! Mau Mau for three to six players (sheet 002), with the special cards as an option.

The files follow the sheet: cards, deal, placing (where a card may go), piles (and what specials do to them), scoring.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from eklat.games import core
from eklat.games.core import Seat
from eklat.games.errors import BadDeal
from eklat.games.heuldoch import deal as dealing
from eklat.games.heuldoch import moves, telling
from eklat.games.heuldoch.cards import Card
from eklat.games.heuldoch.deal import Deal
from eklat.games.heuldoch.moves import Carousel, Catapult, Lay, Onion, Towel, Werewolf
from eklat.games.heuldoch.options import LOT, Rules
from eklat.games.heuldoch.scoring import Result
from eklat.games.heuldoch.state import State, opening
from eklat.games.heuldoch.view import View
from eklat.games.said import Said, said
from eklat.games.text import Words

__all__ = [
    "GAME",
    "Card",
    "Carousel",
    "Catapult",
    "Deal",
    "HeulDoch",
    "Lay",
    "Onion",
    "Rules",
    "State",
    "Towel",
    "View",
    "Werewolf",
]

if TYPE_CHECKING:
    from random import Random


class HeulDoch(core.Game[Deal, Rules, State, View]):
    name = "heuldoch"
    title = "Heul doch! Mau Mau"
    players = range(3, 7)
    rules_type = Rules
    view_type = View
    starter_key = "first"

    def deal(self, rng: Random, players: int, rules: Rules | None = None, starter: Seat = 0) -> Deal:
        return dealing.shuffled(rng, players, self.checked(rules, players).specials, starter)

    def read_deal(self, entry: Mapping[str, Any]) -> Deal:
        return dealing.read(entry)

    def start(self, deal: Deal, rules: Rules | None = None) -> State:
        chosen = rules or self.rules({"specials": deal.has_specials})
        if chosen.specials != deal.has_specials:
            raise BadDeal("deal-cards", said("heuldoch-no-specials", found="yes" if deal.has_specials else "no"))
        return opening(deal, chosen)

    def parse(self, text: str) -> moves.Move:
        return moves.parse(text)

    def read_move(self, text: str) -> moves.Move:
        return Onion(None) if text == str(Onion(None)) else moves.parse(text)

    def read_view(self, data: object) -> View:
        from eklat.games.heuldoch.reading import Reader

        return Reader(self, data).read()

    def story(self, state: State, names: Sequence[str], language: str = "en") -> str:
        from eklat.games.heuldoch import text

        return text.story(state, Words(language, names))

    def picture(self, view: View, names: Sequence[str], state: State | None = None, language: str = "en") -> str:
        from eklat.games.heuldoch import text

        return text.picture(view, Words(language, names), state)

    def tell(self, before: View | None, after: View) -> tuple[Said, ...]:
        return tuple(telling.tell(before, after))

    def advise(self, view: View, move: core.Move) -> Said:
        return telling.advise(view, move)

    def first_starter(self, rules: Rules) -> Seat | None:
        return None if rules.first == LOT else int(rules.first)

    def ends_match(self, rules: Rules, scores: Sequence[int], end_draw: str | None) -> bool:
        """One deal is a whole match."""
        return True

    def winners(self, scores: Sequence[int], last: core.Result) -> tuple[Seat, ...]:
        return cast("Result", last).winners


GAME = HeulDoch()
