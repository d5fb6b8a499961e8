"""What one seat knows of a deal of Heul doch!, and how it can imagine the rest.

Hidden are the other hands, the order of the draw pile, and the onions of others that never lay open. A view remembers
everything its seat has seen; what a person would have to remember is up to the client (`onions` is the memory aid).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from eklat.games import core
from eklat.games.core import Seat
from eklat.games.heuldoch.cards import Card, Cards, pack
from eklat.games.heuldoch.deal import HAND_SIZE, Deal
from eklat.games.heuldoch.moves import Move, Onion
from eklat.games.heuldoch.options import Rules
from eklat.games.heuldoch.piles import Pile, Piles

if TYPE_CHECKING:
    from random import Random

    from eklat.games.heuldoch.state import State


@dataclass(frozen=True)
class View(core.View):
    rules: Rules
    first: Seat
    first_cards: Cards
    """The card each pile began with."""
    dealt: Cards | None
    """One's own hand as it was dealt; None for a spectator."""
    drawn: Cards | None
    """What one has drawn since, in order."""
    hand: Cards | None
    hand_sizes: tuple[int, ...]
    draw_size: int
    piles: Piles
    """The piles from the bottom up; cards this seat never saw have no name."""
    discards: Pile
    onions: int | None
    """The option `memory_aid`: how many onions lie in one's own pile."""

    def sample(self, rng: Random) -> State:
        from eklat.games.heuldoch.state import opening

        deal, onions = self._imagine(rng)
        state: core.State = opening(deal, self.rules)
        for number, (_, move) in enumerate(self.log):
            state = state.play(Onion(onions[number]) if number in onions else move)
        return state  # type: ignore[return-value]

    def _imagine(self, rng: Random) -> tuple[Deal, dict[int, Card]]:
        """A deal, and the onions this seat has not seen laid (by number of the move), that agree with this view.

        Every card is dealt or drawn at a certain place, and each time another player plays one it may be any of the
        places in that hand: all equally likely. What stays unknown then is filled with the unseen cards.
        """
        size = len(pack(self.rules.specials)) - self.players * (1 + HAND_SIZE)
        hands = [[(seat, place) for place in range(HAND_SIZE)] for seat in range(self.players)]
        draw = [(self.players, place) for place in range(size)]
        known: dict[tuple[int, int], Card] = {}
        if self.seat is not None:
            own_draws = [place for place, (who, _) in zip(draw, self.log, strict=False) if who == self.seat]
            known.update(zip([*hands[self.seat], *own_draws], self._received(), strict=True))

        shown = {lying.laid_by: lying.card for pile in (*self.piles, self.discards) for lying in pile}
        holding, unseen_onions = [list(places) for places in hands], {}
        for number, (seat, move) in enumerate(self.log):
            if seat != self.seat:
                place = holding[seat].pop(rng.randrange(len(holding[seat])))
                card = cast("Move", move).card or shown.get(number)
                if card is not None:
                    known[place] = card
                if move == Onion(None):
                    unseen_onions[number] = place
            holding[seat] += draw[number : number + 1]

        left = Counter(pack(self.rules.specials)) - Counter([*self.first_cards, *known.values()])
        cards = list(left.elements())
        rng.shuffle(cards)
        for place in [place for places in (*hands, draw) for place in places if place not in known]:
            known[place] = cards.pop()
        dealt = tuple(tuple(known[place] for place in places) for places in hands)
        deal = Deal(self.first_cards, dealt, tuple(known[place] for place in draw), self.first)
        return deal, {number: known[place] for number, place in unseen_onions.items()}

    def _received(self) -> Cards:
        """One's own cards in the order they came."""
        return (*(self.dealt or ()), *(self.drawn or ()))
