"""The novice at Heul doch!: high numbers for oneself, small ones for others, an onion where nothing fits.

It knows that onions kill a number, but loses count: onions that were laid a while ago slip its mind now and then, its own
seldom, those of others more often.
"""

from __future__ import annotations

from random import Random

from eklat.bots.core import Decision
from eklat.games.core import Move, Seat
from eklat.games.heuldoch.moves import Carousel, Catapult, Lay, Onion, Towel, Werewolf
from eklat.games.heuldoch.scoring import worthless
from eklat.games.heuldoch.view import View
from eklat.games.said import Cards, Said, Who, said

FRESH = 2
"""Rounds that an onion is remembered for certain."""
FORGOTTEN_OWN, FORGOTTEN = 0.1, 0.3
"""How often an older onion is forgotten: an own one, another's."""
MOOD = 0.8
"""How far its feeling for a move is off at most, in points: less than what a high card more or less is worth."""
WAITING = 2.0
"""A special is used when it brings more than this; before the last turns."""


def decide(view: View, rng: Random) -> Decision:
    """The move that feels best."""
    if len(view.legal) == 1:
        return Decision(view.legal[0], said("novice-heuldoch-only"))
    remembered = [_remembered(view, seat, rng) for seat in range(view.players)]
    feeling = {move: _worth(view, move, remembered) + rng.uniform(0, MOOD) for move in view.legal}
    best = max(feeling, key=lambda move: feeling[move])
    return Decision(best, _reason(view, best, remembered))


def _remembered(view: View, seat: Seat, rng: Random) -> int:
    """The onions of a pile, less those that slipped its mind."""
    if seat == view.seat and view.onions is not None:
        return view.onions
    slips = FORGOTTEN_OWN if seat == view.seat else FORGOTTEN
    old = len(view.log) - FRESH * view.players
    onions = [lying for lying in view.piles[seat] if lying.is_onion]
    return sum(lying.laid_by >= old or rng.random() >= slips for lying in onions)


def _worth(view: View, move: Move, remembered: list[int]) -> float:
    """What a move seems to bring, in points."""
    mine = remembered[_seat(view)]
    match move:
        case Lay(card, pile) if pile == view.seat:
            return _counts(card.number, mine, view)
        case Lay(card, pile):
            return -_counts(card.number, remembered[pile], view)
        case Onion(card):
            # A high card is a pity; near the end it matters what one more onion kills.
            pity = 0.0 if card is None else (card.number / 2 if card.number else WAITING)
            return -0.5 - pity + (_lost(view, mine) - _lost(view, mine + 1)) * _closeness(view)
        case Catapult():
            return _catapult(view) - WAITING * _is_early(view)
        case Towel(other):
            return _shown(view, other) - _shown(view, _seat(view)) - WAITING * _is_early(view)
        case Carousel():
            return _shown(view, _giver(view, move)) - _shown(view, _seat(view)) - WAITING * _is_early(view)
    return _werewolf(view) - WAITING * _is_early(view)


def _counts(number: int, onions: int, view: View) -> float:
    """What a card counts in a pile with so many onions, if no more come; far from the end, who knows."""
    return number * (1 - _closeness(view) * (number in worthless(onions)))


def _closeness(view: View) -> float:
    """From 0 far from the end to 1 in the last turns."""
    rounds = view.draw_size / view.players
    return max(0.0, 1 - rounds / 8)


def _is_early(view: View) -> bool:
    return view.draw_size > 0


def _lost(view: View, onions: int) -> int:
    """The points that so many onions would cost in its own pile."""
    dead = worthless(onions)
    return sum(lying.number for lying in view.piles[_seat(view)] if lying.number in dead)


def _shown(view: View, seat: Seat) -> int:
    """The number on top of a pile; 0 for an onion or nothing."""
    pile = view.piles[seat]
    return pile[-1].number if pile else 0


def _catapult(view: View) -> float:
    """The highest tops fly: good if others have them."""
    shown = [_shown(view, seat) for seat in range(view.players)]
    highest = max(shown)
    others = sum(number == highest for seat, number in enumerate(shown) if seat != view.seat)
    return 0.5 * highest * others - highest * (shown[_seat(view)] == highest)


def _werewolf(view: View) -> float:
    """Open tops vanish: good if others lose more than oneself."""
    shown = [_shown(view, seat) for seat in range(view.players)]
    own = shown[_seat(view)]
    return (sum(shown) - own) / (view.players - 1) - own


def _reason(view: View, move: Move, remembered: list[int]) -> Said:
    match move:
        case Lay(card, pile) if pile == view.seat:
            return said("novice-heuldoch-own", card=Cards(card), number=card.number)
        case Lay(card, pile):
            is_dead = _closeness(view) > 0 and card.number in worthless(remembered[pile])
            return said("novice-heuldoch-gift-dead" if is_dead else "novice-heuldoch-gift", card=Cards(card), who=Who(pile))
        case Onion(card):
            mine = remembered[_seat(view)]
            if _closeness(view) > 0 and _lost(view, mine) > _lost(view, mine + 1):
                return said("novice-heuldoch-onion-count", card=Cards(str(card)), onions=mine + 1)
            return said("novice-heuldoch-onion", card=Cards(str(card)))
        case Catapult() if any(_shown(view, seat) for seat in range(view.players)):
            return said("novice-heuldoch-catapult")
        case Towel(other) if _shown(view, other) > _shown(view, _seat(view)):
            return said("novice-heuldoch-towel", who=Who(other))
        case Carousel() if _shown(view, _giver(view, move)) > _shown(view, _seat(view)):
            return said("novice-heuldoch-carousel")
        case Werewolf() if _werewolf(view) > 0:
            return said("novice-heuldoch-werewolf")
    assert isinstance(move, Catapult | Towel | Carousel | Werewolf)
    return said("novice-heuldoch-use", card=Cards(str(move.card)))


def _giver(view: View, move: Carousel) -> Seat:
    """From whom the carousel brings something."""
    return (_seat(view) + (-1 if move.direction == "left" else 1)) % view.players


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat
