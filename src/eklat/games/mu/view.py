"""What one seat knows of a deal of Mü, and how it can imagine the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from eklat.games import core
from eklat.games.chance import Share, share_out
from eklat.games.core import LegalMoves, Seat
from eklat.games.lazy import lazy
from eklat.games.mu import asking, wire
from eklat.games.mu.cards import Card, Cards, pack
from eklat.games.mu.contract import Contract
from eklat.games.mu.deal import Deal
from eklat.games.mu.moves import Bid, Play
from eklat.games.mu.options import Rules
from eklat.games.mu.trick import Trick, Voids
from eklat.games.mu.trumps import trumps
from eklat.games.said import Said

if TYPE_CHECKING:
    from random import Random

    from eklat.games.mu.state import State


@dataclass(frozen=True)
class View(core.View):
    """What one seat, or a spectator, knows of a deal of Mü."""

    game = "mu"
    form = "MuView"
    own = ("dealt", "hand", "contract")

    rules: Rules
    legal: Annotated[LegalMoves, wire.Bidding]
    result: Annotated[core.Result | None, wire.MuResult]
    dealer: Seat
    """Who dealt, and speaks first."""
    colours: str
    """The colours in play, as letters: `RYGBK`, or four of them."""
    dealt: Cards | None
    """One's own cards as they were dealt; None for a spectator."""
    hand: Cards | None
    """One's own hand now, without the laid cards; None for a spectator."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat has in hand."""
    laid: tuple[Cards, ...]
    """Per seat the cards that lie open before it: laid in the auction and not played yet."""
    contract: Contract | None
    """Who plays with whom for what, as far as it is settled and known; None in the auction and after an Eklat."""
    leader: Seat | None = None
    """Who led to the trick, or is to lead; None when no tricks are played."""
    trick: Cards = ()
    """The cards of the trick so far, the leader's first."""
    last_trick: Trick | None = None
    """The trick before; None where there is none, or where the option `last_trick` hides it."""
    points: tuple[int, ...] = ()
    """Per seat the card points won in tricks; empty before the first."""
    voids: Voids = ()
    """Per seat the suits that its hand is seen to lack: a colour's letter, or `trump`; empty before the first trick."""

    def _asked(self, turn: Seat) -> Said:
        return asking.asked(self, turn)

    @lazy
    def chapter(self) -> Said | None:
        return asking.chapter(self)

    def sample(self, rng: Random) -> State:
        shown = self.cards_shown()
        unseen = Counter(pack(self.colours)) - Counter(card for cards in shown for card in cards)
        lacks = self.voids or (frozenset(),) * self.players
        shares = [Share(0 if s == self.seat else self.hand_sizes[s], lacks[s]) for s in range(self.players)]
        suit = trumps(self.contract and self.contract.chief_trump, self.contract and self.contract.vice_trump).suit
        return self.with_hands(share_out(list(unseen.elements()), shares, suit.__getitem__, rng))

    def with_hands(self, hands: Sequence[Sequence[Card]]) -> State:
        """The full state in which the other seats hold these cards now (what is given for one's own seat does not count)."""
        from eklat.games.mu.auction import opening

        dealt = [(*seen, *(() if seat == self.seat else hands[seat])) for seat, seen in enumerate(self.cards_shown())]
        state: core.State = opening(Deal(tuple(dealt), self.dealer), self.rules)
        for _, move in self.log:
            state = state.play(move)
        return state  # type: ignore[return-value]

    def cards_shown(self) -> list[list[Card]]:
        """Per seat the cards that are known: laid in the auction or played from the hand, and all of one's own."""
        shown: list[list[Card]] = [[] for _ in range(self.players)]
        for seat, move in self.log:
            if isinstance(move, Bid):
                shown[seat] += move.cards
            elif isinstance(move, Play) and move.source == "hand":
                shown[seat].append(move.card)
        if self.dealt is not None and self.seat is not None:
            shown[self.seat] = list(self.dealt)
        return shown
