"""A table of Mü as a net sees it, compiled: `eklat.bots.nets.mu` and its actions, on the arrays of the kernel.

What a net sees beside the kernel's array is kept next to it: who has played what, the cards of the trick, and how many may
still be laid in this bid.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.bots.club.mu import told
from eklat.bots.club.mu.minds import MIND
from eklat.bots.club.mu.table import decide
from eklat.bots.club.mu.worth import HOPES
from eklat.bots.company import PARTNERS, STOP, TRUMPS, mu_step, spell
from eklat.bots.nets.crowd.playing import playing
from eklat.bots.nets.crowd.seeing import BID, OWN, SAID, cards_in, note
from eklat.bots.nets.mu import ACTIONS, Sight
from eklat.fast.bridge.mu.cards import Copies
from eklat.fast.kernels import mu
from eklat.fast.kernels.bits import count, inner, larger, lowest, making, smaller
from eklat.fast.kernels.mu import GOAL_FIRST, GOAL_STEP, NONE, TRUMP_SUIT
from eklat.fast.policy import Array
from eklat.games.mu.moves import Play
from eklat.games.mu.view import View

__all__ = ["aside", "known", "opening", "run", "story"]

GONE, TRICK, LEFT, MORE = OWN, OWN + 6, OWN + 12, OWN + 13
"""Places of what is kept: cards played and the card in the trick by seat, cards that may still be laid in this bid; and how
many places there are."""


@inner
def may_lay(s: Any, seat: int) -> Any:
    """How many cards this seat may lay when its turn comes."""
    largest, size = np.int64(0), count(s[mu.HAND + seat]) + count(s[mu.LAID + seat])
    for other in range(s[mu.PLAYERS]):
        largest = larger(largest, count(s[mu.LAID + other]))
    return smaller(largest + 1, size) - count(s[mu.LAID + seat])


@inner
def allowed(s: Any, more: Any, kinds: Any, colours: Any, legal: Any) -> int:
    """The actions there are, written down, and how many."""
    legal[:] = False
    phase, seat, bid, found = s[mu.PHASE], s[mu.TURN], more[BID], 0
    if phase == mu.AUCTION:
        legal[STOP] = True
        found, floor, rest = 1, np.int64(-1), bid
        while rest:
            floor = larger(floor, kinds[lowest(rest)])
            rest &= rest - 1
        rest = s[mu.HAND + seat] & ~bid if more[LEFT] > 0 else np.int64(0)
        while rest:
            kind = kinds[lowest(rest)]
            if kind >= floor and not legal[kind]:
                legal[kind] = True
                found += 1
            rest &= rest - 1
        return found
    rest = mu.legal(s)
    while rest:
        action = lowest(rest)
        if phase == mu.PLAY:
            action = kinds[action]
        elif phase == mu.CHOOSE:
            action = PARTNERS + (action - seat) % s[mu.PLAYERS] - 1
        else:
            action = TRUMPS + (colours[action] if action < 5 else action)
        if not legal[action]:
            legal[action] = True
            found += 1
        rest &= rest - 1
    return found


@inner
def do(s: Any, strength: Any, more: Any, action: int, wishes: Any, low: Any, colours: Any) -> None:
    """One action, and what is known beside it."""
    phase, seat = s[mu.PHASE], s[mu.TURN]
    held = s[mu.HAND + seat] | s[mu.LAID + seat]
    more[BID] = mu_step(s, strength, more[BID], action, low, colours)
    if phase == mu.AUCTION:
        more[LEFT] = more[LEFT] - 1 if more[BID] else may_lay(s, seat + 1 if seat + 1 < s[mu.PLAYERS] else 0)
        if more[BID] and more[SAID] >= 0:
            more[SAID] = more[SAID] + 1 if action == wishes[more[SAID]] else -1
    elif phase == mu.PLAY:
        remember(s, more, seat, lowest(held & ~(s[mu.HAND + seat] | s[mu.LAID + seat])))


@inner
def make(s: Any, strength: Any, more: Any, move: int) -> None:
    """A whole move, as the kernel's number, and what is known beside it."""
    phase, seat = s[mu.PHASE], s[mu.TURN]
    if phase == mu.PLAY:
        if s[mu.IN_TRICK] and not s[mu.SUIT + s[mu.LED]] >> move & 1:
            s[mu.VOIDS] |= np.int64(1) << (6 * seat + s[mu.LED])
        s[mu.PLAYED] |= np.int64(1) << move
    mu.apply(s, strength, move)
    if phase == mu.AUCTION:
        more[LEFT] = may_lay(s, seat + 1 if seat + 1 < s[mu.PLAYERS] else 0)
    elif phase == mu.PLAY:
        remember(s, more, seat, move)


@inner
def remember(s: Any, more: Any, seat: int, card: int) -> None:
    """That this seat has played this card, and whether the trick is over."""
    more[GONE + seat] |= np.int64(1) << card
    more[TRICK + seat] = card
    if s[mu.IN_TRICK] == 0:
        for each in range(TRICK, TRICK + 6):
            more[each] = -1


@inner
def see(
    s: Any, _strength: Any, more: Any, kinds: Any, colours: Any, legal: Any, places: Any, values: Any, many: Any
) -> None:
    """What the player to move sees: one row for each colour, and the row of the table, without what is 0."""
    n, me, bid, table = s[mu.PLAYERS], s[mu.TURN], more[BID], len(many) - 1
    many[:] = 0
    has_played = s[mu.PLAYED] != 0
    led = s[mu.LED] if has_played else np.int64(-1)
    strength = s[mu.BEST_STRENGTH] if has_played else np.int64(0)
    chief_trump, vice_trump = s[mu.CHIEF_TRUMP], s[mu.VICE_TRUMP]
    cards_in(s[mu.HAND + me] & ~bid, kinds, places, values, many, 0)
    at = 10 * (3 * n + 1)
    for kind in range(10 * table):
        if legal[kind]:
            note(places, values, many, kind // 10, at + kind % 10, 1)
    at += 10
    last, latest = -1, np.int64(-1)
    for seat in range(n):
        if s[mu.LAST_LAY + seat] > latest:
            last, latest = seat, s[mu.LAST_LAY + seat]
    for away in range(n):
        seat = me + away if me + away < n else me + away - n
        cards_in(s[mu.LAID + seat] | (bid if away == 0 else 0), kinds, places, values, many, 10 * (1 + away))
        cards_in(more[GONE + seat], kinds, places, values, many, 10 * (1 + n + away))
        if more[TRICK + seat] >= 0:
            cards_in(np.int64(1) << more[TRICK + seat], kinds, places, values, many, 10 * (1 + 2 * n + away))
        for suit in range(5):
            if colours[suit] >= 0 and s[mu.VOIDS] >> (6 * seat + suit) & 1:
                note(places, values, many, colours[suit], at + away, 1)
    at += n
    if 0 <= led < 5:
        note(places, values, many, colours[led], at, 1)
    if 0 <= chief_trump < 5:
        note(places, values, many, colours[chief_trump], at + 1, 1)
    if 0 <= vice_trump < 5:
        note(places, values, many, colours[vice_trump], at + 2, 1)
    note(places, values, many, table, s[mu.PHASE], 1)
    at = 5
    for who in (s[mu.CHIEF], s[mu.VICE], s[mu.HOLDER]):
        if who >= 0:
            note(places, values, many, table, at + (who - me) % n, 1)
        at += n
    if chief_trump >= 5:
        note(places, values, many, table, at + chief_trump - 5, 1)
    at += 11
    if 5 <= vice_trump < NONE:
        note(places, values, many, table, at + vice_trump - 5, 1)
    at += 10
    won = np.int64(0)
    for away in range(n):
        seat = me + away if me + away < n else me + away - n
        note(places, values, many, table, at + away, count(s[mu.LAID + seat] | (bid if away == 0 else 0)))
        if s[mu.IN_TRICK] > 0 and s[mu.BEST] == seat:
            note(places, values, many, table, at + n + away, 1)
        if (me if bid else last) == seat:
            note(places, values, many, table, at + 2 * n + away, 1)
        note(places, values, many, table, at + 3 * n + away, s[mu.POINTS + seat])
        if s[mu.VOIDS] >> (6 * seat + TRUMP_SUIT) & 1:
            note(places, values, many, table, at + 4 * n + away, 1)
        if more[TRICK + seat] >= 0:
            note(places, values, many, table, at + 5 * n + away, 1)
        if seat == s[mu.CHIEF] or seat == s[mu.HOLDER]:
            won += s[mu.POINTS + seat]
    at += 6 * n
    need = GOAL_FIRST[n] + GOAL_STEP[n] * (s[mu.HEIGHT] - 1) - won
    note(places, values, many, table, at, 0 if bid else s[mu.PASSES])
    note(places, values, many, table, at + 1, more[LEFT])
    note(places, values, many, table, at + 2, 1 if bid else 0)
    note(places, values, many, table, at + 3, s[mu.HEIGHT])
    note(places, values, many, table, at + 4, s[mu.IN_TRICK])
    note(places, values, many, table, at + 5, min(max(need, -60), 60))
    note(places, values, many, table, at + 6, 1 if led == TRUMP_SUIT else 0)
    note(places, values, many, table, at + 7, 1 if strength // 16 == 1 else 0)
    note(places, values, many, table, at + 8, 1 if strength >= 32 else 0)
    note(places, values, many, table, at + 9, strength % 16)
    note(places, values, many, table, at + 10, s[mu.TRICK_POINTS] if has_played else 0)
    note(places, values, many, table, at + 11, 1 if chief_trump >= 0 else 0)
    for action in range(STOP, ACTIONS):
        if legal[action]:
            note(places, values, many, table, at + 12 + action - STOP, 1)


@inner
def liked(each: Any, whole: Any, action: int) -> Any:
    """What colours and table say of an action: `Sight.arrange`."""
    if action < STOP:
        return each[action // 10, action % 10]
    if action == STOP:
        return whole[0]
    if action < TRUMPS + len(each):
        return each[action - TRUMPS, 10]
    return whole[action - TRUMPS - 4]


@inner
def advise(s: Any, strength: Any, kinds: Any, colours: Any, wishes: Any, aside: Any) -> None:
    """What a club player would do, as actions."""
    theta, why, hopes = aside
    spell(s, decide(s, strength, theta, why, hopes), kinds, colours, wishes)


_play = playing(mu.PHASE, mu.TURN, mu.OVER, mu.SCORES, STOP, ACTIONS, allowed, see, liked, advise, spell, do, make)


@making
def run(
    worlds: Any, strengths: Any, known: Any, script: Any, judged: int, first: int, scores: Any, odds: Any, weights: Any,
    trust: float, kinds: Any, low: Any, colours: Any, theta: Any,
) -> Any:  # fmt: skip
    """Tables played to the end: see `playing`."""
    cards, aside = (kinds, low, colours), (theta, np.zeros(8, np.int64), np.zeros(HOPES))
    return _play(worlds, strengths, known, script, judged, first, scores, odds, weights, trust, *cards, aside)


def aside(view: View) -> tuple[Any, ...]:
    """What club players think with, who advise."""
    return (MIND[view.players],)


def opening() -> Array:
    """What is known beside a deal."""
    found = np.zeros(MORE, np.int64)
    found[TRICK : TRICK + 6], found[LEFT] = -1, 1
    return found


def known(view: View) -> Array:
    """What is known beside the worlds of this view."""
    found = opening()
    found[LEFT] = Sight(view).left
    copies, plays = Copies(), [(seat, move.card) for seat, move in view.log if isinstance(move, Play)]
    for place, (seat, card) in enumerate(plays):
        bit = copies.bits([card])
        found[GONE + seat] |= bit
        if place >= len(plays) - len(plays) % view.players:
            found[TRICK + seat] = bit.bit_length() - 1
    return found


def story(view: View, arrays: Array) -> tuple[Array, Array]:
    """The deals behind these worlds, and what was done since, the same in all of them."""
    deals, script = told(view, arrays)
    return deals, script[None, :]
