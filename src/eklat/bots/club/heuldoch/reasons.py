"""Why a club player does what it does in Heul doch!, in the terms in which it appraised its moves."""

from __future__ import annotations

from eklat.bots.club.heuldoch.outlook import LEFT, MORE, OWN, POINT, RIGHT, TURNS, VALUE
from eklat.fast.policy import Array
from eklat.games.core import Move, Seat
from eklat.games.heuldoch.cards import Card
from eklat.games.heuldoch.moves import Carousel, Catapult, Lay, Onion, Towel
from eklat.games.heuldoch.moves import Move as Placing
from eklat.games.heuldoch.piles import Lying, Pile
from eklat.games.heuldoch.placing import neighbours, places
from eklat.games.heuldoch.scoring import worthless
from eklat.games.heuldoch.view import View
from eklat.games.said import Cards, Fact, Said, Who, said

LITTLE = 1 / 3
"""A card is as good as worthless if it will count less than this share of its number."""
CLOSE = 6
"""Turns before the end from which on the number of onions is a plan."""


def reason(view: View, move: Move, why: Array) -> Said:
    """Why this move, in the terms it was appraised in."""
    if len(view.legal) == 1:
        return said("club-heuldoch-only")
    match move:
        case Onion():
            return _why_onion(view, move, why)
        case Lay(pile=pile):
            return _why_own(view, move, why) if pile == view.seat else _why_gift(view, move, why)
        case Catapult():
            return _why_catapult(view)
        case Towel(other):
            return _why_towel(view, other)
        case Carousel(direction):
            step = -1 if direction == "left" else 1
            return _why_carousel(view, (_seat(view) + step) % view.players)
    return _why_werewolf(view)


def _why_onion(view: View, move: Onion, why: Array) -> Said:
    pile = view.piles[_seat(view)]
    onions = sum(lying.is_onion for lying in pile)
    now, then = _lost(pile, onions), _lost(pile, onions + 1)
    turns, gain = int(why[TURNS]), int(why[VALUE + 1] - why[VALUE]) / POINT
    facts: dict[str, Fact] = {"card": Cards(str(move.card))}
    if gain >= 1 and now > then:
        revived = worthless(onions) - worthless(onions + 1)
        number = max(revived, key=lambda n: sum(lying.number == n for lying in pile) * n)
        points = sum(lying.number for lying in pile if lying.number == number)
        return said("club-heuldoch-onion-rescue", **facts, onions=onions + 1, number=number, points=points)
    if turns < CLOSE and then == 0 and gain >= 0:
        number = min(worthless(onions + 1))
        return said("club-heuldoch-onion-harmless", **facts, onions=onions + 1, number=number)
    if move.card is not None and move.card.is_special:
        return said("club-heuldoch-onion-special", **facts)
    if all(isinstance(other, Onion) for other in view.legal):
        return said("club-heuldoch-onion-no-fit", **facts)
    following = _next(view, move, why)
    if following:
        return said("club-heuldoch-onion-room", **facts, next=Cards(following))
    if not any(isinstance(other, Lay) and other.pile == view.seat for other in view.legal):
        return said("club-heuldoch-onion-keep", **facts)
    return said("club-heuldoch-onion-least", **facts)


def _why_own(view: View, move: Lay, why: Array) -> Said:
    number, following = move.card.number, _next(view, move, why)
    facts: dict[str, Fact] = {"card": Cards(str(move.card)), "number": number}
    if why[OWN + number] < LITTLE * number * POINT:
        return said("club-heuldoch-own-idle", **facts)
    if following:
        return said("club-heuldoch-own-next", **facts, next=Cards(following))
    if not (pile := view.piles[move.pile]) or pile[-1].is_onion:
        return said("club-heuldoch-own-free", **facts)
    return said("club-heuldoch-own-fits", **facts)


def _why_gift(view: View, move: Lay, why: Array) -> Said:
    number, pile = move.card.number, view.piles[move.pile]
    left, right = neighbours(_seat(view), view.players)
    worth = {left: int(why[LEFT + number]), right: int(why[RIGHT + number])}
    facts: dict[str, Fact] = {"card": Cards(str(move.card)), "who": Who(move.pile)}
    if worth[move.pile] < LITTLE * number * POINT:
        onions = sum(lying.is_onion for lying in pile)
        return said("club-heuldoch-gift-dead", **facts, onions=onions, number=number)
    other = left if move.pile == right else right
    if Lay(move.card, other) in view.legal and worth[move.pile] < worth[other]:
        return said("club-heuldoch-gift-choice", **facts, other=Who(other))
    if number <= 2:
        return said("club-heuldoch-gift-small", **facts, number=number)
    return said("club-heuldoch-gift-least", **facts)


def _why_catapult(view: View) -> Said:
    showing = [pile[-1].number if pile else 0 for pile in view.piles]
    highest = max(showing)
    hit = [seat for seat, number in enumerate(showing) if highest and number == highest]
    others = [seat for seat in hit if seat != view.seat]
    if not hit:
        return said("club-heuldoch-catapult-nothing")
    if not others:
        return said("club-heuldoch-catapult-own", number=highest)
    if len(hit) == 1:
        return said("club-heuldoch-catapult-one", number=highest, who=Who(others[0]))
    return said("club-heuldoch-catapult-many", number=highest, count=len(hit))


def _why_towel(view: View, other: Seat) -> Said:
    mine, theirs, who = _shows(_top(view, _seat(view))), _shows(_top(view, other)), Who(other)
    if mine and theirs:
        return said("club-heuldoch-towel-cards", who=who, mine=Cards(mine), theirs=Cards(theirs))
    if theirs:
        return said("club-heuldoch-towel-get", who=who, theirs=Cards(theirs))
    if mine:
        return said("club-heuldoch-towel-give", who=who, mine=Cards(mine))
    return said("club-heuldoch-towel-onions", who=who)


def _why_carousel(view: View, giver: Seat) -> Said:
    come = _top(view, giver)
    if come is None:
        return said("club-heuldoch-carousel-away")
    if come.is_onion:
        return said("club-heuldoch-carousel-onion", who=Who(giver))
    return said("club-heuldoch-carousel-card", who=Who(giver), card=Cards(_shows(come)))


def _why_werewolf(view: View) -> Said:
    mine = _top(view, _seat(view))
    tops = [_top(view, seat) for seat in range(view.players) if seat != view.seat]
    closed = sum(bool(_shows(top)) for top in tops)
    if mine is not None and mine.is_onion:
        return said("club-heuldoch-werewolf-up", count=closed)
    if closed:
        return said("club-heuldoch-werewolf-others", count=closed)
    return said("club-heuldoch-werewolf-own")


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


def _top(view: View, seat: Seat) -> Lying | None:
    pile = view.piles[seat]
    return pile[-1] if pile else None


def _shows(top: Lying | None) -> str:
    """The card that lies open; empty for an onion or nothing."""
    return "" if top is None or top.is_onion else str(top.card)


def _lost(pile: Pile, onions: int) -> int:
    """The points of a pile that so many onions make worthless."""
    dead = worthless(onions)
    return sum(lying.number for lying in pile if lying.number in dead)


def _next(view: View, move: Placing, why: Array) -> str:
    """The best card for the next turn, if the neighbours' tops stay; empty if there is none."""
    assert view.hand is not None
    seat, at = _seat(view), MORE if isinstance(move, Onion) else OWN
    tops = [None if not pile or pile[-1].is_onion else pile[-1].card for pile in view.piles]
    tops[seat] = move.card if isinstance(move, Lay) else None
    left = list[Card](view.hand)
    left.remove(move.card or left[0])
    fit = [card for card in left if card.number and places(card, seat, tuple(tops)) == [seat]]
    best = max(fit, key=lambda card: (why[at + card.number], card), default=None)
    return "" if best is None or why[TURNS] < 1 else str(best)
