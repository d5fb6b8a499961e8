"""A view of Mü from its form in JSON."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from eklat.games import core, reading
from eklat.games.core import LegalMoves
from eklat.games.mu.auction import Bids
from eklat.games.mu.contract import Contract
from eklat.games.mu.naming import Partners
from eklat.games.mu.play import Plays
from eklat.games.mu.scoring import Eklat, Result
from eklat.games.mu.trumps import TrumpNames, trumps
from eklat.games.mu.view import View


class Reader(reading.Reader[View]):
    def view(self) -> View:
        """With a hidden partner: whoever has shown the called card, or has it in hand, is known to hold it."""
        view = super().view()
        contract = view.contract
        if contract is None or contract.partner_card is None:
            return view
        shown = enumerate(view.cards_shown())
        holder = next((seat for seat, cards in shown if contract.partner_card in cards), None)
        return replace(view, contract=replace(contract, holder=holder))

    def part(self, kind: Any, data: Any, where: str, **known: Any) -> Any:
        if kind is Contract and isinstance(data, dict):
            known |= {"players": self.data["players"], "holder": data["partner"]}
        return super().part(kind, data, where, **known)

    def result(self, view: View, data: Any) -> core.Result:
        if data["outcome"] == "eklat":
            height = max(map(len, view.laid)) if data["tied"] else 0
            eklat: Eklat = self.part(Eklat, data, "result", height=height)
            return eklat
        result: Result = self.part(Result, data, "result", contract=view.contract)
        return result

    def legal(self, view: View) -> LegalMoves:
        assert view.turn is not None
        hand, laid, contract = view.hand or (), view.laid[view.turn], view.contract
        if view.phase == "auction":
            return Bids(hand, self.value(int, self.data["max_bid"], "max_bid"))
        if contract is None:
            raise reading.BadView("there is no contract")
        if view.phase == "trump":
            taken = None if view.rules.same_trump else contract.vice_trump
            return TrumpNames.of(laid, view.turn == contract.chief, taken)
        if view.phase == "partner":
            return Partners.of(contract, view.rules.hidden_partner)
        order = trumps(contract.chief_trump, contract.vice_trump)
        return Plays.of(hand, laid, order.suit[view.trick[0]] if view.trick else None, order)
