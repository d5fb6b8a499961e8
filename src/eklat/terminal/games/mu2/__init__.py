"""Mü for two: crown and shield with their columns. Everything else is as in Mü."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from eklat.client import Json, Snapshot
from eklat.games.mu.prospect import Prospect
from eklat.games.mu2.contract import goal
from eklat.games.mu2.prospect import leader, prospect
from eklat.terminal.boards import Board, Show
from eklat.terminal.chips import BACK
from eklat.terminal.games.desk import Picking
from eklat.terminal.games.mu import Mu
from eklat.terminal.games.mu2.board import columns
from eklat.terminal.words import Words


class Mu2(Mu):
    def __init__(self) -> None:
        super().__init__()
        self.speaks = ("mu2", "mu")
        self.verbs = ("pass", "bid", "discard", "trump", "reveal", "play")
        self.signs = {"points": self.signs["points"], "down": BACK, **self.signs}
        self.columns = ("points",)
        self.players = None
        self.roles = {"chief": "crown", "vice": "shield"}
        self.trumps = {"double": "super", "chief": "big", "vice": "small"}

    def board(self, snapshot: Snapshot, words: Words, show: Show) -> Board:
        return Board(columns(self, snapshot, words, show))

    def cells(self, view: Json, seat: int) -> list[str]:
        return super().cells(view, seat)[:1]

    def suits(self, words: Words) -> str:
        """There are four colours at the table."""
        return ", ".join(super().suits(words).split(", ")[:4])

    def picking(self, view: Json) -> Picking | None:
        return Picking("discard", view["discard"], is_exact=True) if "discard" in view else super().picking(view)

    def weigh(self, snapshot: Snapshot, words: Words, cards: Sequence[str]) -> str:
        assert snapshot.view is not None
        if "discard" in snapshot.view:
            return words("mu2-term-basket-discard", count=len(cards), needed=snapshot.view["discard"])
        return super().weigh(snapshot, words, cards)

    def prospect(self, view: Json, more: int) -> Prospect:
        return prospect([len(cards) for cards in view["open"]], view["seat"], more)

    def goal(self, view: Json, height: int) -> int:
        return goal(height)

    def leaders(self, view: Json) -> list[int]:
        bids = [(seat, len(move.split()) - 1) for seat, move in view["log"] if move.startswith("bid ")]
        first = leader([len(cards) for cards in view["dealt_open"]], bids)
        return [] if first is None else [first]

    def label(self, move: str, snapshot: Snapshot, words: Words) -> Text:
        verb, *rest = move.split()
        return Text(words("card-column", column=rest[0])) if verb == "reveal" else super().label(move, snapshot, words)


DESK = Mu2()
