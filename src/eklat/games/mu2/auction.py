"""The auction for two (sheet 004, "Auktion"): as in Mü, but the four open cards count, and there is no Eklat.

Rulings: T2 (a total may not exceed 15), T3 (nobody laid a card: a new deal by the same dealer).
"""

from __future__ import annotations

from dataclasses import dataclass

from eklat.games.core import Move, Seat
from eklat.games.lazy import lazy
from eklat.games.mu.auction import Bids, add, lay
from eklat.games.mu.moves import Bid
from eklat.games.mu2.columns import dealt
from eklat.games.mu2.contract import Contract
from eklat.games.mu2.deal import Deal
from eklat.games.mu2.naming import Discarding
from eklat.games.mu2.options import Rules
from eklat.games.mu2.scoring import Over, Result
from eklat.games.mu2.state import State

LARGEST = 15
"""The markers end here (T2)."""


@dataclass(frozen=True)
class Auction(State):
    leader: Seat | None = None
    """Who has the most open cards, or had that many first; None while nobody has laid a card."""
    passes: int = 0

    @property
    def phase(self) -> str:
        return "auction"

    @property
    def turn(self) -> Seat:
        return (self.deal.dealer + len(self.log)) % 2

    @lazy
    def legal(self) -> Bids:
        seat = self.turn
        total = min(max(map(len, self.open)) + 1, LARGEST)
        return Bids(self.hands[seat], min(total - len(self.open[seat]), len(self.hands[seat])))

    def _after(self, move: Move) -> State:
        seat = self.turn
        log = (*self.log, (seat, move))
        if isinstance(move, Bid):
            hands, shown = lay(self.hands, seat, move.cards), add(self.open, seat, move.cards)
            leader = seat if len(shown[seat]) > max(map(len, self.open)) else self.leader
            return Auction(self.deal, self.rules, log, hands, shown, self.down, None, leader)
        if self.passes == 0:
            return Auction(self.deal, self.rules, log, self.hands, self.open, self.down, None, self.leader, 1)
        if self.leader is None:
            return Over(self.deal, self.rules, log, self.hands, self.open, self.down, None, Result("redeal", (0, 0)))
        contract = Contract(self.leader, len(self.open[self.leader]))
        hands = add(self.hands, self.leader, self.deal.skat)
        return Discarding(self.deal, self.rules, log, hands, self.open, self.down, contract)


def opening(deal: Deal, rules: Rules) -> Auction:
    """The position before the dealer's first word."""
    down = tuple(dealt(deal.columns, cards) for cards in deal.hidden)
    return Auction(deal, rules, (), deal.hands, deal.open, down, None)
