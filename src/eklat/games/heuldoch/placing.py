"""Where a card may go (sheet 002, "Spielverlauf"): to a neighbour if it fits there, else onto one's own pile, or face down.

Rulings: H3 (nothing on a neighbour's onion or empty pile), H9 (only an onion covers a special that lies open).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from eklat.games.core import Listed, Move, Refusal, Seat
from eklat.games.heuldoch import moves
from eklat.games.heuldoch.cards import CAROUSEL, CATAPULT, TOWEL, Card, Cards
from eklat.games.heuldoch.moves import DIRECTIONS, Carousel, Catapult, Lay, Onion, Towel, Werewolf
from eklat.games.heuldoch.piles import Top
from eklat.games.notation import shown

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
            return Refusal("phase", "a hand card must be played now")
        if card not in self.hand:
            return Refusal("not-held", f"{card} is not in your hand")
        if isinstance(move, Lay):
            if card.is_special:
                return Refusal("special", f"{card} is no number card: play it for its effect, or lay it as an onion")
            return None if move.pile in places(card, self.seat, self.tops) else self._misplaced(move)
        if isinstance(move, Carousel) and move.direction not in DIRECTIONS:
            return Refusal(
                "carousel-direction", f"the carousel turns {' or '.join(DIRECTIONS)}, not {shown(move.direction)}"
            )
        if isinstance(move, Towel) and (move.seat == self.seat or not 0 <= move.seat < len(self.tops)):
            reason = "you cannot swap with yourself" if move.seat == self.seat else f"there is no seat {move.seat}"
            return Refusal("towel-seat", f"{reason}: the towel needs another player")
        return None

    def _misplaced(self, move: Lay) -> Refusal:
        card, players = move.card, len(self.tops)
        must = [seat for seat in neighbours(self.seat, players) if self.tops[seat] in card.fitting]
        if must:
            where = " or ".join(f"seat {seat}" for seat in must)
            return Refusal("neighbour-first", f"{card} fits the pile of a neighbour, so it must go to {where}")
        if not 0 <= move.pile < players:
            return Refusal("no-such-pile", f"there is no seat {move.pile}: seats go from 0 to {players - 1}")
        if move.pile == self.seat:
            return Refusal("no-fit", f"{card} fits neither number nor colour of your own top")
        if move.pile in neighbours(self.seat, players):
            kind = "an onion or nothing lies there" if self.tops[move.pile] is None else "neither number nor colour fits"
            return Refusal("no-fit", f"{card} cannot go to seat {move.pile}: {kind}")
        return Refusal("not-neighbour", f"seat {move.pile} does not sit next to you")


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
