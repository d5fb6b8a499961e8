"""How a club player names trumps and chooses its partner in Mü."""

from __future__ import annotations

from typing import Any

from eklat.bots.club.mu.minds import (
    T_BOTH,
    T_HELP,
    T_PARTNER_CARD,
    T_PARTNER_HIGH,
    T_PARTNER_TRUMP,
    T_SIGMA,
    T_VICE_CLASH,
    T_VICE_HIGH,
)
from eklat.bots.club.mu.reasons import CALL_BEST, CHOOSE_BLIND, CHOOSE_SHOWN, NAME_DEFENCE, NAME_NONE, NAME_OWN
from eklat.bots.club.mu.worth import as_chief, class_of, judged
from eklat.fast.kernels import mu
from eklat.fast.kernels.bits import count, inner, lowest
from eklat.fast.kernels.mu import (
    CHIEF,
    CHIEF_TRUMP,
    DECK,
    DIGIT,
    HAND,
    HEIGHT,
    KIND,
    LAID,
    NONE,
    PLAYERS,
    SINGLES,
    TURN,
    VICE,
    VICE_TRUMP,
)


@inner
def helps(cards: int, trump: int, other: int, theta: Any, seat: int) -> float:
    """What cards that lie open are worth to a friend, under two trumps."""
    found = 0.0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        found += theta[seat, T_PARTNER_CARD] + theta[seat, T_PARTNER_HIGH] * DIGIT[card]
        if (KIND[trump] | KIND[other]) >> card & 1:
            found += theta[seat, T_PARTNER_TRUMP]
    return found


@inner
def name_vice(s: Any, theta: Any, why: Any) -> int:
    """The trump of the vice: long and high in one's own cards, and not what the chief shows."""
    seat, own = s[TURN], s[HAND + s[TURN]] | s[LAID + s[TURN]]
    best, value = -1, -1000.0
    for kind in range(15):
        if not KIND[kind] & s[LAID + seat]:
            continue
        found, cards = 0.0, own & KIND[kind]
        while cards:
            found += 1.0 + theta[seat, T_VICE_HIGH] * (DIGIT[lowest(cards)] if kind < 5 else 6)
            cards &= cards - 1
        found -= theta[seat, T_VICE_CLASH] * count(s[LAID + s[CHIEF]] & KIND[kind])
        if found > value:
            best, value = kind, found
    why[0], why[3], why[4] = NAME_DEFENCE, best, count(own & KIND[best])
    return best


@inner
def name_chief(s: Any, theta: Any, why: Any) -> int:
    """The trump that promises most: one's own cards, the best partner to be had for it, and the bonus it brings."""
    seat, players = s[TURN], s[PLAYERS]
    own, choice = s[HAND + seat] | s[LAID + seat], mu.legal(s)
    vice_kind = s[VICE_TRUMP] if s[VICE_TRUMP] >= 0 else NONE
    best, value = NONE, -1000.0
    while choice:
        kind = lowest(choice)
        choice &= choice - 1
        points = judged(own, kind, theta, seat, s[DECK])
        points += theta[seat, T_BOTH] * count(own & KIND[vice_kind] & ~KIND[kind])
        if players > 3:
            most = 0.0
            for other in range(players):
                if other != seat and other != s[VICE]:
                    most = max(most, helps(s[LAID + other], kind, vice_kind, theta, seat))
            points += theta[seat, T_HELP] * most
        found = as_chief(points, theta[seat, T_SIGMA], players, s[HEIGHT], 0, class_of(kind))
        if found > value:
            best, value = kind, found
    why[0], why[3], why[4] = (NAME_NONE if best == NONE else NAME_OWN), best, count(own & KIND[best])
    return best


@inner
def choose_partner(s: Any, theta: Any, why: Any) -> int:
    """Whoever shows what helps most."""
    seat = s[TURN]
    vice_kind = s[VICE_TRUMP] if s[VICE_TRUMP] >= 0 else NONE
    choice = mu.legal(s)
    best, value = lowest(choice), -1000.0
    while choice:
        other = lowest(choice)
        choice &= choice - 1
        found = helps(s[LAID + other], s[CHIEF_TRUMP], vice_kind, theta, seat)
        if found > value:
            best, value = other, found
    why[0], why[2], why[4] = (CHOOSE_SHOWN if s[LAID + best] else CHOOSE_BLIND), best, count(s[LAID + best])
    return best


@inner
def call_card(s: Any, why: Any) -> int:
    """House rule "hidden partner": the strongest card that exists once and that neither chief nor vice is known to hold."""
    seat = s[TURN]
    taken = s[HAND + seat] | s[LAID + seat]
    if s[VICE] >= 0:
        taken |= s[LAID + s[VICE]]
    named = KIND[s[CHIEF_TRUMP]] if s[CHIEF_TRUMP] >= 0 else 0
    other = KIND[s[VICE_TRUMP]] if s[VICE_TRUMP] >= 0 else 0
    left = SINGLES & s[DECK] & ~taken
    best, value = lowest(left), -1
    while left:
        card = lowest(left)
        left &= left - 1
        power = DIGIT[card] + (32 if named >> card & 1 else 0) + (16 if other >> card & 1 else 0)
        if power > value:
            best, value = card, power
    why[0], why[4] = CALL_BEST, best
    return best
