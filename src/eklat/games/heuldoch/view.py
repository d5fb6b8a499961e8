"""What one seat knows of a deal of Heul doch!, and how it can imagine the rest.

Hidden are the other hands, the order of the draw pile, and the onions of others that never lay open. A view remembers
everything its seat has seen; what a person would have to remember is up to the client (`onions` is the memory aid).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from eklat.games import core
from eklat.games.core import Seat
from eklat.games.heuldoch.cards import Card, Cards, pack
from eklat.games.heuldoch.deal import HAND_SIZE, Deal
from eklat.games.heuldoch.moves import Move, Onion
from eklat.games.heuldoch.options import Rules
from eklat.games.heuldoch.piles import Pile, Piles
from eklat.games.heuldoch.scoring import Result
from eklat.games.lazy import lazy
from eklat.games.said import Said, Who, said

if TYPE_CHECKING:
    from random import Random

    from eklat.games.heuldoch.state import State


@dataclass(frozen=True)
class View(core.View):
    """What one seat, or a spectator, knows of a deal of Heul doch!"""

    game = "heuldoch"
    form = "HeulView"
    own = ("log", "dealt", "drawn", "hand", "piles", "onions")

    rules: Rules
    result: Result | None
    first: Seat
    """Who made the first move."""
    first_cards: Cards
    """The card each pile began with."""
    dealt: Cards | None
    """One's own hand as it was dealt; None for a spectator."""
    drawn: Cards | None
    """What one has drawn since, in order; None for a spectator."""
    hand: Cards | None
    """One's own hand now; None for a spectator."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat has in hand."""
    draw_size: int
    """How many cards are left to draw."""
    piles: Piles
    """The piles from the bottom up; cards this seat never saw have no name."""
    discards: Pile
    """The common discard pile: specials that were played, and what the catapult threw."""
    onions: int | None
    """The option `memory_aid`: how many onions lie in one's own pile; None without it, and for a spectator."""

    def _asked(self, turn: Seat) -> Said:
        return said("heuldoch-ask-play", who=Who(turn))

    @lazy
    def chapter(self) -> Said | None:
        return None if self.turn is None else said("heuldoch-chapter-round", number=len(self.log) // self.players + 1)

    def sample(self, rng: Random) -> State:
        seen = [*self.first_cards, *self._received()]
        seen += [card for number, (seat, _) in enumerate(self.log) if seat != self.seat and (card := self._played(number))]
        cards = list((Counter(pack(self.rules.specials)) - Counter(seen)).elements())
        rng.shuffle(cards)
        hands = [[cards.pop() for _ in range(0 if s == self.seat else size)] for s, size in enumerate(self.hand_sizes)]
        onions = {number: cards.pop() for number in self.unseen_onions}
        return self.with_hidden(hands, onions, cards, rng)

    @property
    def unseen_onions(self) -> list[int]:
        """The moves that laid an onion this seat has never seen, by number."""
        return [number for number in range(len(self.log)) if self._played(number) is None]

    def with_hidden(
        self, hands: Sequence[Sequence[Card]], onions: Mapping[int, Card], draw: Sequence[Card], rng: Random
    ) -> State:
        """The full state in which the other seats hold these cards now, these onions were laid, and these are to be drawn.

        Which of the cards of a hand came first is drawn by lot: every time another player played one, it may have been
        any card of that hand.
        """
        from eklat.games.heuldoch.state import opening

        size = len(pack(self.rules.specials)) - self.players * (1 + HAND_SIZE)
        dealt = [[(seat, place) for place in range(HAND_SIZE)] for seat in range(self.players)]
        drawn = [(self.players, place) for place in range(size)]
        holding, known = [list(places) for places in dealt], dict[tuple[int, int], Card]()
        for number, (seat, _) in enumerate(self.log):
            if seat != self.seat:
                card = self._played(number)
                known[holding[seat].pop(rng.randrange(len(holding[seat])))] = onions[number] if card is None else card
            holding[seat] += drawn[number : number + 1]
        for seat in range(self.players):
            if seat == self.seat:
                own = [*dealt[seat], *(place for place, (who, _) in zip(drawn, self.log, strict=False) if who == seat)]
                known.update(zip(own, self._received(), strict=True))
            else:
                known.update(zip(holding[seat], hands[seat], strict=True))
        known.update(zip(drawn[len(self.log) :], draw, strict=True))
        deal = Deal(
            self.first_cards,
            tuple(tuple(known[place] for place in places) for places in dealt),
            tuple(known[place] for place in drawn),
            self.first,
        )
        state: core.State = opening(deal, self.rules)
        for number, (_, move) in enumerate(self.log):
            was_hidden = move == Onion(None)
            state = state.play(Onion(self._played(number) or onions[number]) if was_hidden else move)
        return state  # type: ignore[return-value]

    def _played(self, number: int) -> Card | None:
        """The card of a move, if this seat has seen it then or later."""
        return cast("Move", self.log[number][1]).card or self._shown.get(number)

    @lazy
    def _shown(self) -> dict[int, Card | None]:
        """Which move laid which card, as far as it has been seen."""
        return {lying.laid_by: lying.card for pile in (*self.piles, self.discards) for lying in pile}

    def _received(self) -> Cards:
        """One's own cards in the order they came."""
        return (*(self.dealt or ()), *(self.drawn or ()))
