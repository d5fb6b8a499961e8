"""What one seat knows of a deal of Mü for two, and how it can imagine the rest.

Hidden are the other hand, every face-down card (one's own included), the skat until the crown takes it, and the crown's
discards from everybody else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from eklat.games import core
from eklat.games.chance import Share, share_out
from eklat.games.core import LegalMoves, Seat
from eklat.games.lazy import lazy
from eklat.games.mu import wire as mu_wire
from eklat.games.mu.cards import Card, Cards, pack
from eklat.games.mu.moves import Bid, Play
from eklat.games.mu.trick import Trick, Voids
from eklat.games.mu.trumps import trumps
from eklat.games.mu2 import asking, wire
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
    """What one seat, or a spectator, knows of a deal of Mü for two."""

    game = "mu2"
    form = "Mu2View"
    own = ("dealt", "hand", "skat", "discards", "log")

    rules: Rules
    legal: Annotated[LegalMoves, wire.Discarding]
    result: Annotated[core.Result | None, mu_wire.MuResult]
    dealer: Seat
    """Who dealt, and speaks first."""
    colours: str
    """The four colours in play, as letters."""
    columns: tuple[Column, ...]
    """The columns to which face-down cards were dealt: colours, `big` and `small` trump."""
    dealt: Cards | None
    """One's own twelve hand cards as they were dealt; None for a spectator."""
    dealt_open: tuple[Cards, ...]
    """Per seat the four cards that were dealt open."""
    hand: Cards | None
    """One's own hand now; None for a spectator."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat has in hand."""
    open: tuple[Cards, ...]
    """Per seat the cards that lie open now: dealt, laid in the auction or turned up, and not played yet."""
    face_down: tuple[tuple[int, ...], ...]
    """Per seat, how many cards lie face down in each of `columns`."""
    skat: Cards | None
    """What the crown found there; None for everybody else."""
    contract: Contract | None
    """Who is crown for what, and the trumps as far as they are named; None in the auction and where it is dealt again."""
    discards: Cards | None = None
    """What the crown put away; None for everybody else."""
    leader: Seat | None = None
    """Who led to the trick, or is to lead; None when no tricks are played."""
    trick: Cards = ()
    """The cards of the trick so far, the leader's first."""
    last_trick: Trick | None = None
    """The trick before; None where there is none, or where the option `last_trick` hides it."""
    points: tuple[int, ...] = ()
    """Per seat the card points won in tricks, without the crown's discards until the end; empty before the first."""
    voids: Voids = ()
    """Per seat the suits that its hand is seen to lack: a colour's letter, or `trump`; empty before the first trick."""
    turned: tuple[Turned, ...] = ()
    """The face-down cards that were turned up, in order."""

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
