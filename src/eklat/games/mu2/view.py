"""What one seat knows of a deal of Mü for two, and how it can imagine the rest.

Hidden are the other hand, every face-down card (one's own included), the skat until the crown takes it, and the crown's
discards from everybody else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from eklat.games import core
from eklat.games.chance import Share, share_out
from eklat.games.core import Seat
from eklat.games.lazy import lazy
from eklat.games.mu.cards import Card, Cards, pack
from eklat.games.mu.moves import Bid, Play
from eklat.games.mu.trick import Trick, Voids
from eklat.games.mu.trumps import trumps
from eklat.games.mu2 import asking
from eklat.games.mu2.columns import Turned
from eklat.games.mu2.contract import Contract
from eklat.games.mu2.deal import SKAT, Deal
from eklat.games.mu2.moves import Column, Discard
from eklat.games.mu2.options import Rules
from eklat.games.said import Said

if TYPE_CHECKING:
    from random import Random

    from eklat.games.mu2.state import State


@dataclass(frozen=True)
class View(core.View):
    game = "mu2"

    rules: Rules
    dealer: Seat
    colours: str
    columns: tuple[Column, ...]
    dealt: Cards | None
    """One's own twelve hand cards as they were dealt; None for a spectator."""
    dealt_open: tuple[Cards, ...]
    hand: Cards | None
    hand_sizes: tuple[int, ...]
    open: tuple[Cards, ...]
    face_down: tuple[tuple[int, ...], ...]
    """Per seat, how many cards lie face down in each of `columns`."""
    skat: Cards | None
    """What the crown found there; None for everybody else."""
    contract: Contract | None
    discards: Cards | None = None
    """What the crown put away; None for everybody else."""
    leader: Seat | None = None
    trick: Cards = ()
    last_trick: Trick | None = None
    points: tuple[int, ...] = ()
    voids: Voids = ()
    turned: tuple[Turned, ...] = ()

    def _asked(self, turn: Seat) -> Said:
        return asking.asked(self, turn)

    @lazy
    def chapter(self) -> Said | None:
        return asking.chapter(self)

    def sample(self, rng: Random) -> State:
        bids, played = self._shown()
        known = [*self.dealt_open[0], *self.dealt_open[1], *(turned.card for turned in self.turned)]
        for seat in range(2):
            known += [*(self.dealt or ()), *(self.skat or ())] if seat == self.seat else bids[seat] + played[seat]
        lacks = self.voids or (frozenset(), frozenset())
        hands = [Share(0 if seat == self.seat else self.hand_sizes[seat], lacks[seat]) for seat in range(2)]
        aside = Share(SKAT if self.is_skat_hidden else 0)
        unseen = list((Counter(pack(self.colours)) - Counter(known)).elements())
        suit = trumps(self.contract and self.contract.big, self.contract and self.contract.small).suit
        shares = [*hands, aside, Share(len(self.hidden_places))]
        *drawn, put_away, face_down = share_out(unseen, shares, suit.__getitem__, rng)
        return self.with_hidden(drawn, put_away, face_down, rng)

    @property
    def is_skat_hidden(self) -> bool:
        """Whether four cards lie aside that this seat does not know: the skat in the auction, later the crown's discards."""
        has_discarded = any(isinstance(move, Discard) for _, move in self.log)
        return self.skat is None and (self.contract is None or has_discarded)

    @property
    def hidden_places(self) -> list[tuple[Seat, Column]]:
        """Where face-down cards still lie: by seat and the column they were dealt to."""
        turned = {(turned.seat, turned.dealt_to) for turned in self.turned}
        return [(seat, column) for seat in range(2) for column in self.columns if (seat, column) not in turned]

    def with_hidden(
        self, hands: Sequence[Sequence[Card]], put_away: Sequence[Card], face_down: Sequence[Card], rng: Random
    ) -> State:
        """The full state in which the other seats hold these cards now, these four lie aside, and these lie face down."""
        from eklat.games.mu2.auction import opening

        bids, played = self._shown()
        crown = None if self.contract is None else self.contract.crown
        skat = discards = tuple(put_away)
        in_hand: list[Cards] = []
        for seat in range(2):
            if seat == self.seat:
                in_hand.append(self.dealt or ())
                if seat == crown:
                    skat, discards = self.skat or (), self.discards or ()
            elif seat == crown:
                # What came from the skat may be any four of the cards that were not laid in the auction.
                pool = [*hands[seat], *played[seat], *put_away]
                rng.shuffle(pool)
                skat = tuple(pool[:SKAT])
                in_hand.append((*bids[seat], *pool[SKAT:]))
            else:
                in_hand.append((*bids[seat], *played[seat], *hands[seat]))
        hidden = {(turned.seat, turned.dealt_to): turned.card for turned in self.turned}
        hidden.update(zip(self.hidden_places, face_down, strict=True))
        rows = tuple(tuple(hidden[seat, column] for column in self.columns) for seat in range(2))
        deal = Deal(self.colours, rows, self.dealt_open, tuple(in_hand), skat, self.dealer)
        state: core.State = opening(deal, self.rules)
        for _, move in self.log:
            state = state.play(Discard(discards) if isinstance(move, Discard) else move)
        return state  # type: ignore[return-value]

    def _shown(self) -> tuple[list[list[Card]], list[list[Card]]]:
        """Per seat the cards it laid in the auction, and those it played from its hand."""
        bids: list[list[Card]] = [[], []]
        played: list[list[Card]] = [[], []]
        for seat, move in self.log:
            if isinstance(move, Bid):
                bids[seat] += move.cards
            elif isinstance(move, Play) and move.source == "hand":
                played[seat].append(move.card)
        return bids, played
