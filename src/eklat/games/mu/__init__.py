"""Mü for three to six players (sheets 000, 001 and 003).

The files follow the sheets: cards, deal, auction, trumps, naming (trumps and partner), contract (goal), play, scoring.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from eklat.games import core
from eklat.games.core import Seat
from eklat.games.errors import BadNotation, BadOption
from eklat.games.mu import deal as dealing
from eklat.games.mu import moves, telling
from eklat.games.mu.auction import opening
from eklat.games.mu.cards import Card, pack
from eklat.games.mu.deal import Deal
from eklat.games.mu.jotting import Jotting, jotting
from eklat.games.mu.moves import Bid, CallPartner, ChoosePartner, NameTrump, Pass, Play
from eklat.games.mu.options import Rules
from eklat.games.mu.state import State
from eklat.games.mu.view import View
from eklat.games.said import Cards, Said, said
from eklat.games.text import Words

__all__ = [
    "GAME",
    "Bid",
    "CallPartner",
    "Card",
    "ChoosePartner",
    "Deal",
    "Mu",
    "NameTrump",
    "Pass",
    "Play",
    "Rules",
    "State",
    "View",
]

if TYPE_CHECKING:
    from random import Random


class Mu(core.Game[Deal, Rules, State, View]):
    name = "mu"
    title = "Mü"
    players = range(3, 7)
    rules_type = Rules
    view_type = View

    def deal(self, rng: Random, players: int, rules: Rules | None = None, starter: Seat = 0) -> Deal:
        return dealing.shuffled(rng, players, self.checked(rules, players).colours, starter)

    def read_deal(self, entry: Mapping[str, Any]) -> Deal:
        return dealing.read(entry)

    def start(self, deal: Deal, rules: Rules | None = None) -> State:
        return opening(deal, self.checked(rules, deal.players))

    def parse(self, text: str) -> moves.Move:
        return moves.parse(text)

    def read_view(self, data: object) -> View:
        from eklat.games.mu.reading import Reader

        return Reader(self, data).read()

    def story(self, state: State, names: Sequence[str], language: str = "en") -> str:
        from eklat.games.mu import text

        return text.story(state, Words(language, names))

    def picture(self, view: View, names: Sequence[str], state: State | None = None, language: str = "en") -> str:
        from eklat.games.mu import text

        return text.picture(view, Words(language, names), state)

    def tell(self, before: View | None, after: View) -> tuple[Said, ...]:
        return tuple(telling.tell(before, after))

    def advise(self, view: View, move: core.Move) -> Said:
        return telling.advise(move)

    def jotting(self, rules: Rules, players: int, starter: Seat, known: Sequence[Sequence[str]] = ()) -> Jotting:
        return jotting(self.checked(rules, players), players, starter, known)

    def draws_for_the_end(self, rules: Rules) -> bool:
        return rules.random_end

    def end_card(self, rng: Random, deal: Deal) -> Card:
        return rng.choice(pack(deal.colours))

    def read_end_draw(self, text: str, deal: Deal) -> Card:
        try:
            card = Card(text)
        except BadNotation as error:
            raise BadOption("end-draw", said("mu-no-end-card", reason=error.said)) from None
        if card.colour not in deal.colours:
            raise BadOption("end-draw", said("mu-no-end-colour", card=Cards(card)))
        return card

    def ends_match(self, rules: Rules, scores: Sequence[int], end_draw: str | None) -> bool:
        """Somebody is over the target, or at it (M7); a drawn card helps the leader, for this question only (M12)."""
        best = max(scores) + (10 * Card(end_draw).digit if end_draw else 0)
        return best > rules.target or (best == rules.target and rules.ends_on_reaching)


GAME = Mu()
