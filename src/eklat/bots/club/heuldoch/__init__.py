"""The club player at Heul doch!: what it sees, and why it does what it does (`eklat.fast.kernels.club_heuldoch`)."""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import NDArray

from eklat.bots.core import Decision, Reason, Value, Who
from eklat.fast.bridge.heuldoch import FACE, blank, decode_move, encode_move, first_moves, position
from eklat.fast.kernels import club_heuldoch as club
from eklat.fast.kernels import heuldoch as kernel
from eklat.fast.kernels.club_heuldoch import glances as playouts
from eklat.games.core import Move, Seat
from eklat.games.heuldoch.cards import Card
from eklat.games.heuldoch.moves import Carousel, Catapult, Lay, Onion, Towel
from eklat.games.heuldoch.moves import Move as Placing
from eklat.games.heuldoch.piles import Lying, Pile
from eklat.games.heuldoch.placing import neighbours, places
from eklat.games.heuldoch.scoring import worthless
from eklat.games.heuldoch.view import View

__all__ = ["candidates", "decide", "decode_move", "encode_move", "playouts", "position", "seen", "weights"]

Array = NDArray[np.int64]

SOMETHING = 1
"""A card in another hand, of which only that it is there is known."""
LITTLE = 1 / 3
"""A card is as good as worthless if it will count less than this share of its number."""
FEW, HOPELESS = 5, 3.5
"""An expert thinks about so many moves at most, and about none that seems to cost so many points."""
CLOSE = 6
"""Turns before the end from which on the number of onions is a plan."""


def seen(view: View) -> tuple[Array, Array]:
    """The position as the kernel's array, without all that this seat cannot know: hands, onions and the draw pile."""
    assert view.hand is not None
    s, _ = blank(view.players, view.rules)
    s[kernel.FIRST], s[kernel.STEPS], s[kernel.TURN] = view.first, len(view.log), -1 if view.turn is None else view.turn
    place = 0
    for seat, pile in enumerate(view.piles):
        for lying in pile:
            face = 0 if lying.card is None else FACE[lying.card]
            kernel.put(s, seat, face | kernel.DOWN * lying.is_onion | place << 8)
            place += 1
    for seat, size in enumerate(view.hand_sizes):
        faces = [FACE[card] for card in view.hand] if seat == view.seat else [SOMETHING] * size
        s[kernel.HAND + seat] = sum(face << 8 * slot for slot, face in enumerate(faces))
    s[kernel.NEXT], s[kernel.END] = place, place + view.draw_size
    return s, np.zeros(0, np.int64)


def decide(view: View, rng: Random) -> Decision:
    """The move with the most points in sight. There is no chance in it."""
    s, _ = seen(view)
    why = np.zeros(club.MIND, np.int64)
    move = decode_move(s, int(club.decide(s, np.zeros(1, np.uint64), why)))
    return Decision(move, _reason(view, move, why))


def candidates(s: Array, strength: Array) -> Array:
    """The few moves that the club likes best, less those far behind; two at least, if there are two."""
    why = np.zeros(club.MIND, np.int64)
    club.decide(s, np.zeros(1, np.uint64), why)
    moves = first_moves(s)
    worth = why[club.MOVES + moves]
    order = np.argsort(-worth, kind="stable")
    near = np.count_nonzero(worth >= worth.max() - HOPELESS * club.POINT)
    return np.sort(moves[order[: max(2, min(int(near), FEW))]])


def weights(view: View, arrays: Array) -> NDArray[np.float64]:
    """All worlds are as likely."""
    return np.ones(len(arrays))


# Reasons ------------------------------------------------------------------------------------------------------------------


def _reason(view: View, move: Move, why: Array) -> Reason:
    """Why this move, in the terms it was appraised in."""
    if len(view.legal) == 1:
        return Reason("club-heuldoch-only")
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


def _why_onion(view: View, move: Onion, why: Array) -> Reason:
    pile = view.piles[_seat(view)]
    onions = sum(lying.is_onion for lying in pile)
    now, then = _lost(pile, onions), _lost(pile, onions + 1)
    turns, gain = int(why[club.TURNS]), int(why[club.VALUE + 1] - why[club.VALUE]) / club.POINT
    facts: dict[str, Value] = {"card": str(move.card)}
    if gain >= 1 and now > then:
        number = max(worthless(onions), key=lambda n: sum(lying.number == n for lying in pile) * n)
        return Reason("club-heuldoch-onion-rescue", {**facts, "onions": onions + 1, "number": number, "points": now - then})
    if turns < CLOSE and then == 0 and gain >= 0:
        number = min(worthless(onions + 1))
        return Reason("club-heuldoch-onion-harmless", {**facts, "onions": onions + 1, "number": number})
    if move.card is not None and move.card.is_special:
        return Reason("club-heuldoch-onion-special", facts)
    if all(isinstance(other, Onion) for other in view.legal):
        return Reason("club-heuldoch-onion-no-fit", facts)
    following = _next(view, move, why)
    if following:
        return Reason("club-heuldoch-onion-room", {**facts, "next": following})
    if not any(isinstance(other, Lay) and other.pile == view.seat for other in view.legal):
        return Reason("club-heuldoch-onion-keep", facts)
    return Reason("club-heuldoch-onion-least", facts)


def _why_own(view: View, move: Lay, why: Array) -> Reason:
    number, following = move.card.number, _next(view, move, why)
    facts: dict[str, Value] = {"card": str(move.card), "number": number}
    if why[club.OWN + number] < LITTLE * number * club.POINT:
        return Reason("club-heuldoch-own-idle", facts)
    if following:
        return Reason("club-heuldoch-own-next", {**facts, "next": following})
    if not (pile := view.piles[move.pile]) or pile[-1].is_onion:
        return Reason("club-heuldoch-own-free", facts)
    return Reason("club-heuldoch-own-fits", facts)


def _why_gift(view: View, move: Lay, why: Array) -> Reason:
    number, pile = move.card.number, view.piles[move.pile]
    left, right = neighbours(_seat(view), view.players)
    worth = {left: int(why[club.LEFT + number]), right: int(why[club.RIGHT + number])}
    facts: dict[str, Value] = {"card": str(move.card), "who": Who(move.pile)}
    if worth[move.pile] < LITTLE * number * club.POINT:
        onions = sum(lying.is_onion for lying in pile)
        return Reason("club-heuldoch-gift-dead", {**facts, "onions": onions, "number": number})
    other = left if move.pile == right else right
    if Lay(move.card, other) in view.legal and worth[move.pile] < worth[other]:
        return Reason("club-heuldoch-gift-choice", {**facts, "other": Who(other)})
    if number <= 2:
        return Reason("club-heuldoch-gift-small", {**facts, "number": number})
    return Reason("club-heuldoch-gift-least", facts)


def _why_catapult(view: View) -> Reason:
    showing = [pile[-1].number if pile else 0 for pile in view.piles]
    highest = max(showing)
    hit = [seat for seat, number in enumerate(showing) if highest and number == highest]
    others = [seat for seat in hit if seat != view.seat]
    if not hit:
        return Reason("club-heuldoch-catapult-nothing")
    if not others:
        return Reason("club-heuldoch-catapult-own", {"number": highest})
    if len(hit) == 1:
        return Reason("club-heuldoch-catapult-one", {"number": highest, "who": Who(others[0])})
    return Reason("club-heuldoch-catapult-many", {"number": highest, "count": len(hit)})


def _why_towel(view: View, other: Seat) -> Reason:
    mine, theirs = _top(view, _seat(view)), _top(view, other)
    facts: dict[str, Value] = {"who": Who(other)}
    if _shows(theirs) and _shows(mine):
        return Reason("club-heuldoch-towel-cards", {**facts, "mine": _shows(mine), "theirs": _shows(theirs)})
    if _shows(theirs):
        return Reason("club-heuldoch-towel-get", {**facts, "theirs": _shows(theirs)})
    if _shows(mine):
        return Reason("club-heuldoch-towel-give", {**facts, "mine": _shows(mine)})
    return Reason("club-heuldoch-towel-onions", facts)


def _why_carousel(view: View, giver: Seat) -> Reason:
    come = _top(view, giver)
    if come is None:
        return Reason("club-heuldoch-carousel-away")
    if come.is_onion:
        return Reason("club-heuldoch-carousel-onion", {"who": Who(giver)})
    return Reason("club-heuldoch-carousel-card", {"who": Who(giver), "card": _shows(come)})


def _why_werewolf(view: View) -> Reason:
    mine = _top(view, _seat(view))
    tops = [_top(view, seat) for seat in range(view.players) if seat != view.seat]
    closed = sum(bool(_shows(top)) for top in tops)
    if mine is not None and mine.is_onion:
        return Reason("club-heuldoch-werewolf-up", {"count": closed})
    if closed:
        return Reason("club-heuldoch-werewolf-others", {"count": closed})
    return Reason("club-heuldoch-werewolf-own")


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
    seat, at = _seat(view), club.MORE if isinstance(move, Onion) else club.OWN
    tops = [None if not pile or pile[-1].is_onion else pile[-1].card for pile in view.piles]
    tops[seat] = move.card if isinstance(move, Lay) else None
    left = list[Card](view.hand)
    left.remove(move.card or left[0])
    fit = [card for card in left if card.number and places(card, seat, tuple(tops)) == [seat]]
    best = max(fit, key=lambda card: (why[at + card.number], card), default=None)
    return "" if best is None or why[club.TURNS] < 1 else str(best)
