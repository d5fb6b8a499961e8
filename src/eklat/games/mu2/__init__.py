"""Mü for two (sheet 004): crown against shield, with columns of open and face-down cards.

Whatever the sheet does not say is as in Mü. The files follow the sheet: deal, auction, naming (skat and trumps), columns,
play, scoring.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from eklat.games import core
from eklat.games.core import Seat
from eklat.games.mu.cards import Card
from eklat.games.mu.moves import Bid, Move, NameTrump, Pass, Play
from eklat.games.mu2 import deal as dealing
from eklat.games.mu2 import moves, telling
from eklat.games.mu2.auction import opening
from eklat.games.mu2.deal import Deal
from eklat.games.mu2.moves import Discard, Reveal
from eklat.games.mu2.options import Rules
from eklat.games.mu2.state import State
from eklat.games.mu2.view import View
from eklat.games.said import Said
from eklat.games.text import Words

__all__ = [
    "GAME",
    "Bid",
    "Card",
    "Deal",
    "Discard",
    "Mu2",
    "NameTrump",
    "Pass",
    "Play",
    "Reveal",
    "Rules",
    "State",
    "View",
]

if TYPE_CHECKING:
    from random import Random


class Mu2(core.Game[Deal, Rules, State, View]):
    name = "mu2"
    title = "Mü for two"
    players = range(2, 3)
    rules_type = Rules
    view_type = View

    def deal(self, rng: Random, players: int = 2, rules: Rules | None = None, starter: Seat = 0) -> Deal:
        return dealing.shuffled(rng, self.checked(rules, players).colours, starter)

    def read_deal(self, entry: Mapping[str, Any]) -> Deal:
        return dealing.read(entry)

    def start(self, deal: Deal, rules: Rules | None = None) -> State:
        return opening(deal, self.checked(rules, deal.players))

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def read_move(self, text: str) -> Move:
        return Discard(None) if text == str(Discard(None)) else moves.parse(text)

    def read_view(self, data: object) -> View:
        from eklat.games.mu2.reading import Reader

        return Reader(self, data).read()

    def story(self, state: State, names: Sequence[str], language: str = "en") -> str:
        from eklat.games.mu2 import text

        return text.story(state, Words(language, names))

    def picture(self, view: View, names: Sequence[str], state: State | None = None, language: str = "en") -> str:
        from eklat.games.mu2 import text

        return text.picture(view, Words(language, names), state)

    def tell(self, before: View | None, after: View) -> tuple[Said, ...]:
        return tuple(telling.tell(before, after))

    def advise(self, view: View, move: core.Move) -> Said:
        return telling.advise(move)

    def next_starter(self, starter: Seat, players: int, result: core.Result) -> Seat:
        """The deal alternates (T8); after a redeal it stays (T3)."""
        return starter if result.outcome == "redeal" else 1 - starter

    def ends_match(self, rules: Rules, scores: Sequence[int], end_draw: str | None) -> bool:
        return max(scores) >= rules.target


GAME = Mu2()
