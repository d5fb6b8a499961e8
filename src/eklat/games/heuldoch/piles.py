"""Piles, and what the special cards do to them (sheet 002, "Die Sonderkarten").

Rulings: H3 (an empty pile is like an onion for placing), H7 (catapult), H8 (towel), H9 (a special lying open), H10 (every
card keeps its face and its name wherever it goes), H11 (a towel between two empty piles), H12 (left is clockwise).
"""

from __future__ import annotations

from typing import NamedTuple

from eklat.games.core import Seat
from eklat.games.heuldoch.cards import Card


class Lying(NamedTuple):
    """A card on a pile."""

    card: Card | None
    """In a view: None if that seat never saw it."""
    is_onion: bool
    """Face down."""
    secret_of: Seat | None
    """The only seat that knows an onion nobody else has seen; None once it has lain open."""
    laid_by: int
    """The number of the move that laid it; -1 for a first pile card."""

    @property
    def number(self) -> int:
        """What it shows: 0 for onions and specials."""
        return 0 if self.is_onion or self.card is None else self.card.number

    def turned(self) -> Lying:
        return Lying(self.card, not self.is_onion, None if self.is_onion else self.secret_of, self.laid_by)


Pile = tuple[Lying, ...]
Piles = tuple[Pile, ...]


Top = Card | None
"""What a pile shows to whoever wants to lay a card: its open top, or None for an onion or an empty pile (H3)."""


def tops(piles: Piles) -> tuple[Top, ...]:
    return tuple([None if not pile or pile[-1].is_onion else pile[-1].card for pile in piles])


def known_to(seat: Seat | None, pile: Pile) -> Pile:
    """A pile as this seat remembers it: cards it never saw have no name."""
    return tuple([x if x.secret_of is None or x.secret_of == seat else x._replace(card=None) for x in pile])


def put(piles: Piles, seat: Seat, lying: Lying) -> Piles:
    return (*piles[:seat], (*piles[seat], lying), *piles[seat + 1 :])


def catapult(piles: Piles) -> tuple[Piles, Pile]:
    """The piles without the highest open tops, and what was thrown away."""
    highest = max((pile[-1].number for pile in piles if pile), default=0)
    hit = [highest > 0 and bool(pile) and pile[-1].number == highest for pile in piles]
    thrown = tuple(pile[-1] for pile, is_hit in zip(piles, hit, strict=True) if is_hit)
    return tuple(pile[:-1] if is_hit else pile for pile, is_hit in zip(piles, hit, strict=True)), thrown


def towel(piles: Piles, seat: Seat, other: Seat) -> Piles:
    """Two tops swapped; from an empty pile nothing comes."""
    mine, theirs = piles[seat][-1:], piles[other][-1:]
    swapped = list(piles)
    swapped[seat], swapped[other] = piles[seat][:-1] + theirs, piles[other][:-1] + mine
    return tuple(swapped)


def carousel(piles: Piles, step: int) -> Piles:
    """Every top moved by so many seats; an empty pile gives nothing and still receives."""
    return tuple(pile[:-1] + piles[(seat - step) % len(piles)][-1:] for seat, pile in enumerate(piles))


def werewolf(piles: Piles) -> Piles:
    """Every top turned over."""
    return tuple((*pile[:-1], pile[-1].turned()) if pile else pile for pile in piles)
