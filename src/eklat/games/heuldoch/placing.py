"""Where a card may go (sheet 002, "Spielverlauf"): to a neighbour if it fits there, else onto one's own pile, or face down.

Rulings: H3 (nothing on a neighbour's onion or empty pile), H9 (only an onion covers a special that lies open).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from eklat.games import said as told
from eklat.games.core import Listed, Move, Refusal, Seat
from eklat.games.heuldoch import moves
from eklat.games.heuldoch.cards import CAROUSEL, CATAPULT, TOWEL, Card, Cards
from eklat.games.heuldoch.moves import DIRECTIONS, Carousel, Catapult, Lay, Onion, Towel, Werewolf
from eklat.games.heuldoch.piles import Top
from eklat.games.notation import shown
from eklat.games.said import Who, said

_lay, _onion = cache(Lay), cache(Onion)


@dataclass(frozen=True)
class Placings(Listed):
    """What one may do with the cards of one's hand."""

    seat: Seat
    hand: Cards
    tops: tuple[Top, ...]

    @classmethod
    def of(cls, seat: Seat, hand: Cards, tops: tuple[Top, ...]) -> Placings:
        found: list[Move] = []
        for card in dict.fromkeys(hand):
            if card.number:
                found += [_lay(card, pile) for pile in places(card, seat, tops)]
            else:
                found += _uses(card, seat, len(tops))
            found.append(_onion(card))
        return cls(tuple(found), seat, hand, tops)

    def refusal(self, move: Move) -> Refusal | None:
        card = move.card if isinstance(move, moves.Move) else None
        if card is None:
            return Refusal("phase", said("heuldoch-no-play-now"))
        if card not in self.hand:
            return Refusal("not-held", said("heuldoch-no-held", card=told.Cards(card)))
        if isinstance(move, Lay):
            if card.is_special:
                return Refusal("special", said("heuldoch-no-special", card=told.Cards(card)))
            return None if move.pile in places(card, self.seat, self.tops) else self._misplaced(move)
        if isinstance(move, Carousel) and move.direction not in DIRECTIONS:
            return Refusal("carousel-direction", said("heuldoch-no-direction", given=shown(move.direction)))
        if isinstance(move, Towel) and move.seat == self.seat:
            return Refusal("towel-seat", said("heuldoch-no-towel-self"))
        if isinstance(move, Towel) and not 0 <= move.seat < len(self.tops):
            return Refusal("towel-seat", said("heuldoch-no-towel-seat", seat=move.seat))
        return None

    def _misplaced(self, move: Lay) -> Refusal:
        card, players, pile = told.Cards(move.card), len(self.tops), Who(move.pile)
        must = [seat for seat in neighbours(self.seat, players) if self.tops[seat] in move.card.fitting]
        if must:
            return Refusal("neighbour-first", said("heuldoch-no-neighbour-first", card=card, must=Who(*must)))
        if not 0 <= move.pile < players:
            return Refusal("no-such-pile", said("heuldoch-no-pile", seat=move.pile, last=players - 1))
        if move.pile == self.seat:
            return Refusal("no-fit", said("heuldoch-no-fit-own", card=card))
        if move.pile in neighbours(self.seat, players):
            is_closed = self.tops[move.pile] is None
            return Refusal(
                "no-fit", said("heuldoch-no-fit-closed" if is_closed else "heuldoch-no-fit", card=card, pile=pile)
            )
        return Refusal("not-neighbour", said("heuldoch-no-neighbour", pile=pile))


def neighbours(seat: Seat, players: int) -> tuple[Seat, Seat]:
    """Left and right."""
    return (seat + 1) % players, (seat - 1) % players


def places(card: Card, seat: Seat, tops: tuple[Top, ...]) -> list[Seat]:
    """The piles a number card may be laid on."""
    forced = [pile for pile in neighbours(seat, len(tops)) if tops[pile] in card.fitting]
    if forced:
        return forced
    return [seat] if tops[seat] is None or tops[seat] in card.fitting else []


def _uses(card: Card, seat: Seat, players: int) -> list[Move]:
    if card == CATAPULT:
        return [Catapult()]
    if card == TOWEL:
        return [Towel(other) for other in range(players) if other != seat]
    if card == CAROUSEL:
        return [Carousel("left"), Carousel("right")]
    return [Werewolf()]
