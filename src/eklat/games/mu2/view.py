"""What one seat knows of a deal of Mü for two, and how it can imagine the rest.

Hidden are the other hand, every face-down card (one's own included), the skat until the crown takes it, and the crown's
discards from everybody else.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from eklat.games import core
from eklat.games.chance import Share, share_out
from eklat.games.core import Seat
from eklat.games.mu.cards import Card, Cards, pack
from eklat.games.mu.moves import Bid, Play
from eklat.games.mu.trick import Trick, Voids
from eklat.games.mu.trumps import trumps
from eklat.games.mu2.columns import Turned
from eklat.games.mu2.contract import Contract
from eklat.games.mu2.deal import SKAT, Deal
from eklat.games.mu2.moves import Column, Discard
from eklat.games.mu2.options import Rules

if TYPE_CHECKING:
    from random import Random

    from eklat.games.mu2.state import State


@dataclass(frozen=True)
class View(core.View):
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

    def sample(self, rng: Random) -> State:
        from eklat.games.mu2.auction import opening

        deal, discards = self._imagine(rng)
        state: core.State = opening(deal, self.rules)
        for _, move in self.log:
            state = state.play(Discard(discards) if isinstance(move, Discard) else move)
        return state  # type: ignore[return-value]

    def _imagine(self, rng: Random) -> tuple[Deal, Cards]:
        """A deal, and what the crown discarded, that agree with this view."""
        crown = None if self.contract is None else self.contract.crown
        bids, played = self._shown()
        known = [*self.dealt_open[0], *self.dealt_open[1], *(turned.card for turned in self.turned)]
        for seat in range(2):
            known += [*(self.dealt or ()), *(self.skat or ())] if seat == self.seat else bids[seat] + played[seat]

        down = [(s, c) for s in range(2) for c in self.columns if not self._is_turned(s, c)]
        has_discarded = any(isinstance(move, Discard) for _, move in self.log)
        lacks = self.voids or (frozenset(), frozenset())
        hands = [Share(0 if seat == self.seat else self.hand_sizes[seat], lacks[seat]) for seat in range(2)]
        is_skat_hidden = self.skat is None and (crown is None or has_discarded)
        aside = Share(SKAT if is_skat_hidden else 0)
        unseen = list((Counter(pack(self.colours)) - Counter(known)).elements())
        suit = trumps(self.contract and self.contract.big, self.contract and self.contract.small).suit
        *drawn, put_away, face_down = share_out(unseen, [*hands, aside, Share(len(down))], suit.__getitem__, rng)

        hidden = {(turned.seat, turned.dealt_to): turned.card for turned in self.turned}
        hidden.update(zip(down, face_down, strict=True))
        skat, discards = tuple(put_away), tuple(put_away)
        in_hand: list[Cards] = []
        for seat in range(2):
            if seat == self.seat:
                in_hand.append(self.dealt or ())
                if seat == crown:
                    skat, discards = self.skat or (), self.discards or ()
            elif seat == crown:
                # What came from the skat may be any four of the cards that were not laid in the auction.
                pool = drawn[seat] + played[seat] + put_away
                rng.shuffle(pool)
                skat = tuple(pool[:SKAT])
                in_hand.append((*bids[seat], *pool[SKAT:]))
            else:
                in_hand.append((*bids[seat], *played[seat], *drawn[seat]))
        rows = tuple(tuple(hidden[seat, column] for column in self.columns) for seat in range(2))
        return Deal(self.colours, rows, self.dealt_open, tuple(in_hand), skat, self.dealer), discards

    def _is_turned(self, seat: Seat, column: Column) -> bool:
        return any(turned.seat == seat and turned.dealt_to == column for turned in self.turned)

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
