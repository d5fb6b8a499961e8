"""A position of Heul doch!, and a turn (sheet 002, "Spielverlauf"): play a card, draw up to four, on to the left.

Ruling H4: who has no card left is skipped. The deal is over when nobody has one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from eklat.games import core
from eklat.games.core import Log, Move, NoMoves, Seat
from eklat.games.heuldoch import moves
from eklat.games.heuldoch import piles as effects
from eklat.games.heuldoch.cards import Card, Cards
from eklat.games.heuldoch.deal import Deal
from eklat.games.heuldoch.moves import Carousel, Catapult, Lay, Onion, Towel, Werewolf
from eklat.games.heuldoch.options import Rules
from eklat.games.heuldoch.piles import Lying, Pile, Piles
from eklat.games.heuldoch.placing import Placings
from eklat.games.heuldoch.scoring import Result, counted_up
from eklat.games.heuldoch.view import View
from eklat.games.lazy import lazy


@dataclass(frozen=True)
class State(core.State):
    game = "heuldoch"

    deal: Deal
    rules: Rules
    hands: tuple[Cards, ...]
    piles: Piles
    turn: Seat | None = None
    discards: Pile = ()
    """The common discard pile: specials that were played, and what the catapult threw."""

    @property
    def phase(self) -> str:
        return "over" if self.turn is None else "play"

    @property
    def draw_size(self) -> int:
        """How many cards are left to draw: every move so far took one."""
        return max(0, len(self.deal.draw) - len(self.log))

    @lazy
    def legal(self) -> Placings | NoMoves:
        if self.turn is None:
            return NoMoves(is_over=True)
        return Placings.of(self.turn, self.hands[self.turn], effects.tops(self.piles))

    @lazy
    def result(self) -> Result | None:
        return counted_up(self.piles) if self.turn is None else None

    def _after(self, move: Move) -> State:
        seat, number = cast("Seat", self.turn), len(self.log)
        card = cast("Card", cast("moves.Move", move).card)
        kept = list(self.hands[seat])
        kept.remove(card)
        if self.draw_size:
            kept.append(self.deal.draw[number])
        hands = (*self.hands[:seat], tuple(sorted(kept)), *self.hands[seat + 1 :])
        piles, discards = self._effect(move, seat, card, number)
        log = (*self.log, (seat, move))
        return State(self.deal, self.rules, log, hands, piles, _next(seat, hands), discards)

    def _effect(self, move: Move, seat: Seat, card: Card, number: int) -> tuple[Piles, Pile]:
        if isinstance(move, Lay):
            return effects.put(self.piles, move.pile, Lying(card, False, None, number)), self.discards
        if isinstance(move, Onion):
            return effects.put(self.piles, seat, Lying(card, True, seat, number)), self.discards
        discards = (*self.discards, Lying(card, False, None, number))
        match move:
            case Catapult():
                piles, thrown = effects.catapult(self.piles)
                return piles, discards + thrown
            case Towel(other):
                return effects.towel(self.piles, seat, other), discards
            case Carousel(direction):
                return effects.carousel(self.piles, 1 if direction == "left" else -1), discards
        assert isinstance(move, Werewolf)
        return effects.werewolf(self.piles), discards

    if TYPE_CHECKING:

        def play(self, move: Move, seat: Seat | None = None) -> State: ...

    def view(self, seat: Seat | None) -> View:
        self.check_seat(seat)
        piles = tuple(effects.known_to(seat, pile) for pile in self.piles)
        drawn = [(who, card) for (who, _), card in zip(self.log, self.deal.draw, strict=False)]
        return View(
            seat=seat,
            players=self.players,
            rules=self.rules,
            phase=self.phase,
            turn=self.turn,
            legal=self.legal if seat is not None and seat == self.turn else NoMoves(is_over=self.is_over),
            log=seen(self.log, seat),
            result=self.result,
            first=self.deal.first,
            first_cards=self.deal.piles,
            dealt=None if seat is None else self.deal.hands[seat],
            drawn=None if seat is None else tuple(card for who, card in drawn if who == seat),
            hand=None if seat is None else self.hands[seat],
            hand_sizes=tuple(map(len, self.hands)),
            draw_size=self.draw_size,
            piles=piles,
            discards=self.discards,
            onions=None if seat is None or not self.rules.memory_aid else sum(x.is_onion for x in piles[seat]),
        )

    def summary(self) -> dict[str, Any]:
        if self.result is not None:
            return self.result.to_json()
        return dict.fromkeys(("outcome", "points", "lost", "onions", "scores"))


def _next(seat: Seat, hands: tuple[Cards, ...]) -> Seat | None:
    """The next player with a card in hand (H4)."""
    players = len(hands)
    return next(((seat + i) % players for i in range(1, players + 1) if hands[(seat + i) % players]), None)


def seen(log: Log, seat: Seat | None) -> Log:
    """The log with other players' onions as this seat saw them."""
    return tuple((who, Onion(None) if isinstance(move, Onion) and who != seat else move) for who, move in log)


def opening(deal: Deal, rules: Rules) -> State:
    """The position before the first move."""
    piles = tuple((Lying(card, False, None, -1),) for card in deal.piles)
    return State(deal, rules, (), deal.hands, piles, deal.first)
