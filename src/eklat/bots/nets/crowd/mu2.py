"""A table of Mü for two as a net sees it, compiled: `eklat.bots.nets.mu2` and its actions, on the arrays of the kernel.

What a net sees beside the kernel's array is kept next to it: who has played what, and the card that was led last.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.bots.club.mu2.expert import with_skat
from eklat.bots.club.mu2.facts import ASIDE
from eklat.bots.club.mu2.story import story as told
from eklat.bots.nets.crowd.playing import playing
from eklat.bots.nets.crowd.seeing import BID, OWN, cards_in, note
from eklat.bots.nets.mu2 import ACTIONS, COLUMNS, DIGITS, STOP, TRUMPS
from eklat.fast.bridge.mu.cards import Copies
from eklat.fast.kernels import mu2
from eklat.fast.kernels.bits import count, inner, larger, lowest, making, smaller
from eklat.fast.kernels.mu import DIGIT, NONE, TRUMP_SUIT, VALUE
from eklat.fast.policy import Array
from eklat.games.mu.moves import Play
from eklat.games.mu2.view import View

__all__ = ["aside", "known", "opening", "run", "story"]

GONE, LEAD, MORE = OWN, OWN + 2, OWN + 3
"""Places of what is kept: cards played by seat, the card that was led last, -1 for none; and how many places there are."""
AWAY = 4
"""Cards that a crown puts away."""
COLOURS = 5
"""Colours that the kernel's trumps and columns begin with; four of them are there."""


@inner
def left(s: Any, bid: int) -> Any:
    """How many cards may still be laid in this bid, or must still be put away."""
    if s[mu2.PHASE] == mu2.AUCTION:
        return mu2.most(s) - count(bid)
    return AWAY - count(bid) if s[mu2.PHASE] == mu2.DISCARD else np.int64(0)


@inner
def action_of(phase: int, choice: int, kinds: Any, colours: Any) -> Any:
    """The action by which a single card is played, a trump named or a column turned up."""
    if phase == mu2.PLAY:
        return kinds[choice]
    first = COLUMNS if phase == mu2.REVEAL else TRUMPS
    return first + (colours[choice] if choice < COLOURS else choice - 1)


@inner
def allowed(s: Any, more: Any, kinds: Any, colours: Any, legal: Any) -> int:
    """The actions there are, written down, and how many."""
    legal[:] = False
    phase, bid, found = s[mu2.PHASE], more[BID], 0
    if phase == mu2.AUCTION or phase == mu2.DISCARD:
        floor, rest, missing = np.int64(-1), bid, left(s, bid)
        while rest:
            floor = larger(floor, kinds[lowest(rest)])
            rest &= rest - 1
        rest = s[mu2.HAND + s[mu2.TURN]] & ~bid if missing > 0 else np.int64(0)
        while rest:
            kind = kinds[lowest(rest)]
            if kind >= floor and not legal[kind] and (phase == mu2.AUCTION or count(rest) >= missing):
                legal[kind] = True
                found += 1
            rest &= rest - 1
        if phase == mu2.AUCTION:
            legal[STOP] = True
            found += 1
        return found
    rest = mu2.legal(s)
    while rest:
        action = action_of(phase, lowest(rest), kinds, colours)
        if not legal[action]:
            legal[action] = True
            found += 1
        rest &= rest - 1
    return found


@inner
def do(s: Any, strength: Any, more: Any, action: int, _wishes: Any, low: Any, colours: Any) -> None:
    """One action, and what is known beside it. Of two copies the open one is played."""
    phase, seat, bid = s[mu2.PHASE], s[mu2.TURN], more[BID]
    if phase == mu2.AUCTION or phase == mu2.DISCARD:
        if action != STOP:
            card = low[action]
            bid |= np.int64(1) << (card + 1 - ((s[mu2.HAND + seat] & ~bid) >> card & 1))
            if left(s, bid) > 0:
                more[BID] = bid
                return
        more[BID] = 0
        make(s, strength, more, bid)
    elif phase == mu2.PLAY:
        card = low[action]
        if DIGIT[card] == 1 or DIGIT[card] == 7:
            lying, held = s[mu2.OPEN + seat], s[mu2.HAND + seat]
            if not lying >> card & 1 and (lying >> card + 1 & 1 or not held >> card & 1):
                card += 1
        make(s, strength, more, card)
    else:
        named = action - (COLUMNS if phase == mu2.REVEAL else TRUMPS)
        choice = named + 1
        for colour in range(COLOURS):
            if named < DIGITS and colours[colour] == named:
                choice = colour
        make(s, strength, more, choice)


@inner
def make(s: Any, strength: Any, more: Any, move: int) -> None:
    """A whole move, as the kernel's number, and what is known beside it."""
    if s[mu2.PHASE] == mu2.PLAY:
        more[GONE + s[mu2.TURN]] |= np.int64(1) << move
        if not s[mu2.IN_TRICK]:
            more[LEAD] = move
    mu2.apply(s, strength, move)


@inner
def spell(s: Any, move: int, kinds: Any, colours: Any, spelled: Any) -> int:
    """A move as actions: cards one by one in rising order, and stop where a bid could go on. How many they are."""
    phase, number = s[mu2.PHASE], 0
    if phase != mu2.AUCTION and phase != mu2.DISCARD:
        spelled[0] = action_of(phase, move, kinds, colours)
        return 1
    while move:
        spelled[number] = kinds[lowest(move)]
        number += 1
        move &= move - 1
    if phase == mu2.AUCTION and (number < mu2.most(s) or number == 0):
        spelled[number] = STOP
        number += 1
    return number


@inner
def face_down(s: Any, seat: int, column: int) -> int:
    """How many cards lie face down in this column."""
    place = mu2.down(seat, column)
    return (1 if s[place] >= 0 else 0) + (1 if s[place + 1] >= 0 else 0)


@inner
def see(s: Any, strength: Any, more: Any, kinds: Any, colours: Any, legal: Any, places: Any, values: Any, many: Any) -> None:
    """What the player to move sees: one row for each colour, and the row of the table, without what is 0."""
    phase, me, bid, table = s[mu2.PHASE], s[mu2.TURN], more[BID], len(many) - 1
    many[:] = 0
    laid, away = bid if phase == mu2.AUCTION else np.int64(0), np.int64(0)
    if s[mu2.CROWN] == me:
        away = bid if phase == mu2.DISCARD else s[mu2.DISCARDS]
    led = s[mu2.LED] if s[mu2.IN_TRICK] else np.int64(-1)
    big, small = s[mu2.BIG], s[mu2.SMALL]
    cards_in(s[mu2.HAND + me] & ~bid, kinds, places, values, many, 0)
    for other in range(2):
        seat = 1 - me if other else me
        shown = s[mu2.OPEN + seat] if other else s[mu2.OPEN + seat] | laid
        cards_in(shown, kinds, places, values, many, 10 + 10 * other)
        cards_in(more[GONE + seat], kinds, places, values, many, 30 + 10 * other)
        for colour in range(COLOURS):
            if colours[colour] >= 0:
                note(places, values, many, colours[colour], 93 + other, face_down(s, seat, colour))
        note(places, values, many, table, 6 + other, count(shown))
        note(places, values, many, table, 8 + other, s[mu2.POINTS + seat])
        note(places, values, many, table, 10 + 2 * other, face_down(s, seat, mu2.BIG_COLUMN))
        note(places, values, many, table, 11 + 2 * other, face_down(s, seat, mu2.SMALL_COLUMN))
        note(places, values, many, table, 14 + other, smaller(count(s[mu2.HAND + seat]), np.int64(2)))
    if s[mu2.IN_TRICK]:
        cards_in(np.int64(1) << more[LEAD], kinds, places, values, many, 60)
    cards_in(away, kinds, places, values, many, 70)
    for kind in range(STOP):
        if legal[kind]:
            note(places, values, many, kind // 10, 80 + kind % 10, 1)
    if 0 <= led < COLOURS:
        note(places, values, many, colours[led], 90, 1)
    if 0 <= big < COLOURS:
        note(places, values, many, colours[big], 91, 1)
    if 0 <= small < COLOURS:
        note(places, values, many, colours[small], 92, 1)
    for column in range(DIGITS):
        if legal[COLUMNS + column]:
            note(places, values, many, column, 95, 1)
    need = 16 + 2 * s[mu2.HEIGHT]
    if s[mu2.CROWN] >= 0:
        need -= s[mu2.POINTS + s[mu2.CROWN]]
    while away:
        need -= VALUE[lowest(away)]
        away &= away - 1
    power = strength[more[LEAD]] if more[LEAD] >= 0 else np.int64(0)
    is_ahead = s[mu2.AHEAD] == me or (laid != 0 and count(s[mu2.OPEN + me] | laid) > count(s[mu2.OPEN + 1 - me]))
    passes = s[mu2.PASSES] if phase == mu2.AUCTION else np.int64(2)
    note(places, values, many, table, phase, 1)
    note(places, values, many, table, 16, 0 if laid else passes)
    note(places, values, many, table, 17, left(s, bid))
    note(places, values, many, table, 18, 1 if laid else 0)
    note(places, values, many, table, 19, 1 if s[mu2.CROWN] == me else 0)
    note(places, values, many, table, 20, 1 if is_ahead else 0)
    note(places, values, many, table, 21, s[mu2.HEIGHT])
    note(places, values, many, table, 22, need)
    note(places, values, many, table, 23, power // 16)
    note(places, values, many, table, 24, power % 16)
    note(places, values, many, table, 25, 1 if led == TRUMP_SUIT else 0)
    note(places, values, many, table, 26, 1 if big >= 0 else 0)
    if big >= COLOURS:
        note(places, values, many, table, 27 + big - COLOURS, 1)
    if COLOURS <= small < NONE:
        note(places, values, many, table, 38 + small - COLOURS, 1)
    if legal[STOP]:
        note(places, values, many, table, 48, 1)
    for action in range(TRUMPS + DIGITS, COLUMNS):
        if legal[action]:
            note(places, values, many, table, 49 + action - TRUMPS - DIGITS, 1)
    for action in range(COLUMNS + DIGITS, ACTIONS):
        if legal[action]:
            note(places, values, many, table, 60 + action - COLUMNS - DIGITS, 1)


@inner
def liked(each: Any, whole: Any, action: int) -> Any:
    """What colours and table say of an action: `Sight.arrange`."""
    if action < STOP:
        return each[action // 10, action % 10]
    if action == STOP:
        return whole[0]
    if action < TRUMPS + DIGITS:
        return each[action - TRUMPS, 10]
    if action < COLUMNS:
        return whole[1 + action - TRUMPS - DIGITS]
    if action < COLUMNS + DIGITS:
        return each[action - COLUMNS, 11]
    return whole[12 + action - COLUMNS - DIGITS]


@inner
def advise(_s: Any, _strength: Any, _kinds: Any, _colours: Any, wishes: Any, _aside: Any) -> None:
    """Nothing: no net of Mü for two listens to club players."""
    wishes[0] = -1


_play = playing(mu2.PHASE, mu2.TURN, mu2.OVER, mu2.SCORES, STOP, ACTIONS, allowed, see, liked, advise, spell, do, make)


@making
def run(
    worlds: Any, strengths: Any, known: Any, script: Any, judged: int, first: int, scores: Any, odds: Any, weights: Any,
    trust: float, kinds: Any, low: Any, colours: Any,
) -> Any:  # fmt: skip
    """Tables played to the end: see `playing`."""
    return _play(worlds, strengths, known, script, judged, first, scores, odds, weights, trust, kinds, low, colours, 0)


def aside(view: View) -> tuple[Any, ...]:
    """Nobody advises."""
    return ()


def opening() -> Array:
    """What is known beside a deal."""
    found = np.zeros(MORE, np.int64)
    found[LEAD] = -1
    return found


def known(view: View) -> Array:
    """What is known beside the worlds of this view."""
    found, copies = opening(), Copies()
    for number, (seat, card) in enumerate((seat, move.card) for seat, move in view.log if isinstance(move, Play)):
        bit = copies.bits([card])
        found[GONE + seat] |= bit
        if number % 2 == 0:
            found[LEAD] = bit.bit_length() - 1
    return found


def story(view: View, arrays: Array) -> tuple[Array, Array]:
    """The deals behind these worlds, and what was done since: what a crown has put away, each world has for itself."""
    deals, script = told(view, arrays)
    with_skat(deals, view.seat, len(view.log))
    scripts = np.tile(script, (len(deals), 1))
    scripts[:, script < 0] = deals[:, [ASIDE]]
    return deals, scripts
