"""A view of Mü for two from its form in JSON."""

from __future__ import annotations

from typing import Any

from eklat.games import reading
from eklat.games.core import LegalMoves
from eklat.games.mu.auction import Bids
from eklat.games.mu.cards import pack
from eklat.games.mu.moves import Play
from eklat.games.mu.play import Plays
from eklat.games.mu.trumps import TrumpNames, trumps
from eklat.games.mu2.columns import Reveals, uncovered
from eklat.games.mu2.contract import Contract
from eklat.games.mu2.naming import Discards
from eklat.games.mu2.scoring import Result
from eklat.games.mu2.view import View


class Reader(reading.Reader[View]):
    def part(self, kind: Any, data: Any, where: str, **known: Any) -> Any:
        if kind is Contract and isinstance(data, dict):
            data = {**data, "crown": data["chief"], "small": data["vice_trump"], "big": data["chief_trump"]}
        return super().part(kind, data, where, **known)

    def result(self, view: View, data: Any) -> Result:
        """What was not played by the end was discarded."""
        played = [move.card for _, move in view.log if isinstance(move, Play)]
        discarded = sum(card.points for card in pack(view.colours)) - sum(card.points for card in played)
        known = {"contract": view.contract, "discarded": discarded if view.contract else 0}
        result: Result = self.part(Result, data, "result", **known)
        return result

    def legal(self, view: View) -> LegalMoves:
        assert view.turn is not None
        hand, shown, contract = view.hand or (), view.open[view.turn], view.contract
        if view.phase == "auction":
            return Bids(hand, self.value(int, self.data["max_bid"], "max_bid"))
        if view.phase == "discard":
            return Discards(hand)
        if contract is None:
            raise reading.BadView("there is no contract")
        if view.phase == "trump":
            return TrumpNames.of(shown, view.turn == contract.crown, contract.small)
        if view.phase == "reveal":
            down = zip(view.columns, view.face_down[view.turn], strict=True)
            return Reveals.of(uncovered(down, shown, contract.big, contract.small))
        order = trumps(contract.big, contract.small)
        return Plays.of(hand, shown, order.suit[view.trick[0]] if view.trick else None, order)
