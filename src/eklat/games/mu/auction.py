"""The auction, and who becomes chief and vice (sheet 000, chapters 3 and 4).

The dealer speaks first. One lays cards or passes; a pass is never final. A player's total may be one more than the
largest total on the table. The auction ends when as many passes in a row have been made as there are players.
Rulings: M2 (an empty hand can only pass), M3 (the last of the tied to lay a card pays), M5 (ties for vice).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from eklat.games import said as told
from eklat.games.core import Counted, Log, Move, Refusal, Seat
from eklat.games.lazy import lazy
from eklat.games.mu import choices
from eklat.games.mu.cards import Cards, pack, without
from eklat.games.mu.contract import Contract
from eklat.games.mu.deal import Deal
from eklat.games.mu.moves import PASS, Bid, Pass
from eklat.games.mu.naming import Naming
from eklat.games.mu.options import Rules
from eklat.games.mu.scoring import Over, eklat
from eklat.games.mu.state import State
from eklat.games.said import said

_BIDS = {card: Bid((card,)) for card in pack()}
_WRITTEN = {card: str(bid) for card, bid in _BIDS.items()}


@dataclass(frozen=True)
class Bids(Counted):
    """To pass, or to lay any one to `most` cards of the hand: in order of size, then of the cards."""

    hand: Cards
    most: int

    @lazy
    def _sizes(self) -> list[int]:
        """How many bids there are of each size; the one of size 0 is to pass."""
        return choices.counts(self.hand, self.most)

    def __len__(self) -> int:
        return sum(self._sizes)

    def _nth(self, place: int) -> Move:
        size = 0
        while place >= self._sizes[size]:
            place -= self._sizes[size]
            size += 1
        return Bid(choices.nth(self.hand, size, place)) if size else PASS

    def refusal(self, move: Move) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        if not isinstance(move, Bid):
            return Refusal("phase", said("mu-no-auction"))
        if missing := choices.missing(move.cards, self.hand):
            return Refusal("not-held", said("mu-no-in-hand", card=told.Cards(missing)))
        if not 0 < len(move.cards) <= self.most:
            return Refusal("bid-size", said("mu-no-bid-size", count=len(move.cards), most=self.most))
        return None

    def singles(self) -> list[Move]:
        """To pass, and every bid of a single card."""
        return [PASS, *(_BIDS[card] for card in dict.fromkeys(self.hand) if self.most)]

    @lazy
    def listing(self) -> dict[str, Any]:
        singles = [_WRITTEN[card] for card in dict.fromkeys(self.hand)] if self.most else []
        return {"legal": [*singles, str(PASS)], "max_bid": self.most}  # a hand is sorted


def lay(hands: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    """The hands after this seat has laid cards of its own."""
    kept = hands[seat]
    for card in cards:
        kept = without(kept, card)
    return (*hands[:seat], kept, *hands[seat + 1 :])


def add(laid: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    """The open cards with these added."""
    return (*laid[:seat], tuple(sorted(laid[seat] + cards)), *laid[seat + 1 :])


@dataclass(frozen=True)
class Auction(State):
    passes: int = 0
    """How many passes in a row there have been."""

    @property
    def phase(self) -> str:
        return "auction"

    @lazy
    def turn(self) -> Seat:
        return (self.deal.dealer + len(self.log)) % self.players

    @lazy
    def legal(self) -> Bids:
        seat = self.turn
        largest = max(map(len, self.laid))
        return Bids(self.hands[seat], min(largest + 1 - len(self.laid[seat]), len(self.hands[seat])))

    def _after(self, move: Move) -> State:
        seat = self.turn
        log = (*self.log, (seat, move))
        if isinstance(move, Bid):
            hands, laid = lay(self.hands, seat, move.cards), add(self.laid, seat, move.cards)
            return Auction(self.deal, self.rules, log, hands, laid, None)
        if self.passes + 1 < self.players:
            return Auction(self.deal, self.rules, log, self.hands, self.laid, None, self.passes + 1)
        return self._settled(log)

    def _settled(self, log: Log) -> State:
        tied = most(self.laid)
        if len(tied) > 1:
            culprit = last_to_lay(log, tied)
            end = eklat(self.laid, tied, culprit, self.rules)
            return Over(self.deal, self.rules, log, self.hands, self.laid, None, end)
        chief = tied[0]
        contract = Contract(self.players, chief, vice(self.laid, chief), len(self.laid[chief]))
        return Naming(self.deal, self.rules, log, self.hands, self.laid, contract)


def most(laid: Sequence[Cards]) -> tuple[Seat, ...]:
    """The seats with the most cards laid; all of them if nobody laid any."""
    largest = max(map(len, laid))
    return tuple(seat for seat, cards in enumerate(laid) if len(cards) == largest)


def last_to_lay(log: Log, tied: Sequence[Seat]) -> Seat | None:
    """Who of the tied seats laid a card last; passes and bids of others do not matter (M3)."""
    return next((seat for seat, move in reversed(log) if seat in tied and isinstance(move, Bid)), None)


def vice(laid: Sequence[Cards], chief: Seat) -> Seat | None:
    """The vice: second most cards laid, then the higher digits; alone at the top, or there is none (M5)."""
    if len(laid) == 3:
        return None
    ranks = {
        seat: (len(cards), sorted((card.digit for card in cards), reverse=True))
        for seat, cards in enumerate(laid)
        if seat != chief and cards
    }
    best = [seat for seat, rank in ranks.items() if rank == max(ranks.values())]
    return best[0] if len(best) == 1 else None


def opening(deal: Deal, rules: Rules) -> Auction:
    """The position before the dealer's first word."""
    return Auction(deal, rules, (), deal.hands, ((),) * deal.players, None)
