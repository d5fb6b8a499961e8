"""The club player at a table of Mü for two: what it sees, what it says, and what the expert borrows from it."""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import NDArray

from eklat.bots.core import Decision, Kind, Reason, Value
from eklat.fast.bridge.cards import NUMBER, TRUMPS, Copies, chosen, trump_number
from eklat.fast.bridge.hidden import SUITS
from eklat.fast.bridge.mu2 import COLUMNS, _lying, decode_move, encode_move, first_moves, position
from eklat.fast.kernels import club_mu2 as club
from eklat.fast.kernels import club_mu2_expert as expert
from eklat.fast.kernels import club_mu2_facts as facts
from eklat.fast.kernels import club_mu2_reasons as reasons
from eklat.fast.kernels import mu2 as kernel
from eklat.fast.kernels.mu import KIND
from eklat.games.core import View
from eklat.games.mu.cards import ALL_COLOURS
from eklat.games.mu.moves import Bid, Pass, Play
from eklat.games.mu.trumps import trumps
from eklat.games.mu2.moves import Column, Discard
from eklat.games.mu2.view import View as Mu2View

Array = NDArray[np.int64]

playouts = club.playouts

MANY = 128
"""So many worlds must count when likely ones are preferred."""
PLACES = np.arange(kernel.SIZE)
"""Every place of the kernel's array holds its own number here: what is looked up in it is where, not what."""

REASONS: dict[int, tuple[str, tuple[str, ...]]] = {
    reasons.FULL: ("pass-full", ()),
    reasons.AHEAD_ALREADY: ("pass-ahead", ("goal",)),
    reasons.TOO_HIGH: ("pass-weak", ("trump", "goal", "chance")),
    reasons.RATHER_SHIELD: ("pass-shield", ("trump", "goal", "chance", "their_goal", "their_chance")),
    reasons.BEGIN: ("begin", ("trump", "goal", "chance")),
    reasons.OVERBID: ("bid", ("trump", "goal", "chance", "their_goal", "their_chance")),
    reasons.SACRIFICE: ("sacrifice", ("goal", "chance", "their_goal", "their_chance")),
    reasons.SHOW: ("show", ("trump",)),
    reasons.PUT_AWAY: ("discard", ("trump", "points", "mine")),
    reasons.NAME_KIND: ("big", ("trump", "mine")),
    reasons.NAME_NOTHING: ("no-trump", ()),
    reasons.HURT: ("small", ("trump", "mine")),
    reasons.DENY: ("small-deny", ("trump", "mine", "theirs")),
    reasons.TURN_UP: ("reveal", ()),
    reasons.FORCED: ("only", ()),
    reasons.DECIDED: ("decided", ()),
    reasons.SURE: ("lead-sure", ()),
    reasons.LIKELY: ("lead-likely", ("chance",)),
    reasons.DRAW_TRUMPS: ("lead-trump", ("theirs",)),
    reasons.SHORT: ("lead-short", ()),
    reasons.LONG: ("lead-long", ("mine",)),
    reasons.FORCE: ("lead-force", ()),
    reasons.FEWEST: ("lead-few", ("theirs",)),
    reasons.RATHER: ("lead-rather", ("chance",)),
    reasons.TAKE: ("take", ("points",)),
    reasons.TAKE_LEAD: ("take-lead", ()),
    reasons.TRUMP_IN: ("trump-in", ("points",)),
    reasons.DECIDE: ("take-decides", ("points",)),
    reasons.SPARE: ("spare", ("points",)),
    reasons.CANNOT: ("give", ("own",)),
}
"""The message of each reason, and what the numbers behind it are."""


def seen(view: View) -> tuple[Array, Array]:
    """The view as the kernel's array, everything hidden left out, and the strength of each card.

    Cards are numbered as in the worlds that fit the view: of two copies the played one is the first, then come open ones.
    """
    assert isinstance(view, Mu2View)
    assert view.seat is not None
    s, strength, copies = np.zeros(kernel.SIZE, np.int64), np.zeros(60, np.int64), Copies()
    s[kernel.DEALER] = view.dealer
    kernel.open_auction(s)
    s[kernel.STEPS], s[kernel.TURN] = len(view.log), -1 if view.turn is None else view.turn
    played = copies.bits(move.card for _, move in view.log if isinstance(move, Play))
    for seat in range(2):
        s[kernel.OPEN + seat] = copies.bits(view.open[seat])
    s[kernel.DISCARDS] = copies.bits(view.discards or ())
    s[kernel.HAND + view.seat] = copies.bits(view.hand or ())
    _face_down(s, view)
    _contract(s, strength, view)
    in_box = sum(int(KIND[ALL_COLOURS.index(colour)]) for colour in ALL_COLOURS if colour not in view.colours)
    s[facts.GONE] = played | in_box
    for seat in range(2):
        s[facts.LACKS + seat] = sum(1 << SUITS.index(suit) for suit in (view.voids[seat] if view.voids else ()))
    return s, strength


def _face_down(s: Array, view: Mu2View) -> None:
    """Where cards lie face down; 0 stands for a card one does not know."""
    s[kernel.DOWN :] = -1
    small = view.contract.small if view.phase == "trump" and view.contract else None
    for seat in range(2):
        at = kernel.DOWN + 14 * seat
        for column, number in zip(view.columns, view.face_down[seat], strict=True):
            place = at + 2 * COLUMNS.index(column)
            s[place : place + number] = 0
        if small is not None and small in ALL_COLOURS:
            # The kernel moves the columns of both trumps at once, when the second is named.
            s[at + 2 * ALL_COLOURS.index(small)], s[at + 2 * kernel.SMALL_COLUMN + 1] = 0, -1


def _contract(s: Array, strength: Array, view: Mu2View) -> None:
    """How far the auction has come, or what came of it."""
    contract = view.contract
    if contract is None:
        totals, ahead = [4, 4], -1
        for seat, move in view.log:
            if isinstance(move, Bid):
                ahead = seat if totals[seat] + len(move.cards) > max(totals) else ahead
                totals[seat] += len(move.cards)
        s[kernel.AHEAD], s[kernel.PASSES] = ahead, bool(view.log) and isinstance(view.log[-1][1], Pass)
        return
    s[kernel.CROWN] = s[kernel.AHEAD] = contract.crown
    s[kernel.HEIGHT] = contract.height
    s[kernel.SMALL], s[kernel.BIG] = trump_number(contract.small), trump_number(contract.big)
    if view.phase == "discard":
        s[kernel.PHASE] = kernel.DISCARD
    elif view.phase == "trump":
        s[kernel.PHASE] = kernel.NAME_SMALL if contract.small is None else kernel.NAME_BIG
    else:
        kernel.masks(s, strength)
        s[kernel.PHASE] = kernel.REVEAL if view.phase == "reveal" else kernel.PLAY
        s[kernel.LEADER] = -1 if view.leader is None else view.leader
        s[kernel.TURNING] = (1 if view.turn == view.leader else 2) if view.phase == "reveal" else 0
        s[kernel.POINTS : kernel.POINTS + 2] = view.points
        if view.trick:
            first = view.trick[0]
            s[kernel.LED], s[kernel.IN_TRICK] = SUITS.index(trumps(contract.big, contract.small).suit[first]), 1
            s[kernel.FIRST_STRENGTH], s[kernel.FIRST_POINTS] = strength[NUMBER[first]], first.points


def decide(view: View, rng: Random) -> Decision:
    """What the club would do, and why; it leaves nothing to chance."""
    s, strength = seen(view)
    why = np.zeros(8, np.int64)
    code = reasons.decide(s, strength, why)
    return Decision(decode_move(s, code), _reason(why))


def _reason(why: Array) -> Reason:
    """What the kernel wrote down, as a message with its facts."""
    message, names = REASONS[int(why[0])]
    numbers: dict[str, int] = dict(zip(_places(int(why[0])), map(int, why[1:]), strict=False))
    values: dict[str, Value] = {name: Kind(TRUMPS[numbers[name]]) if name == "trump" else numbers[name] for name in names}
    return Reason(f"club-mu2-{message}", values)


def _places(code: int) -> tuple[str, ...]:
    """What the kernel's numbers are, in their order."""
    if code == reasons.AHEAD_ALREADY:
        return ("goal",)
    if code <= reasons.SHOW:
        return ("trump", "goal", "chance", "their_goal", "their_chance")
    if code == reasons.PUT_AWAY:
        return ("trump", "points", "mine")
    if code <= reasons.TURN_UP:
        return ("trump", "mine", "theirs")
    if code in (reasons.DRAW_TRUMPS, reasons.FEWEST):
        return ("theirs",)
    if code < reasons.TAKE:
        return ("chance", "mine")
    return ("points", "own")


def candidates(s: Array, strength: Array) -> Array:
    """Moves worth a thought, as numbers."""
    if s[kernel.PHASE] not in (kernel.AUCTION, kernel.DISCARD):
        return first_moves(s)
    found = np.zeros(expert.MOST_OPTIONS, np.int64)
    number = expert.options(s, found)
    return np.array(list(dict.fromkeys(found[:number].tolist())), np.int64)


def weights(view: View, arrays: Array) -> NDArray[np.float64]:
    """How likely the story so far is in each of these worlds, which also learn what the tricks have shown of each hand."""
    assert isinstance(view, Mu2View)
    s, _ = seen(view)
    arrays[:, facts.LACKS : facts.LACKS + 2] = s[facts.LACKS : facts.LACKS + 2]
    starts, script = story(view, arrays)
    odds = np.zeros(len(arrays))
    expert.likelihood(starts, script, view.seat, len(view.log), odds)
    # Flatter, until enough worlds count for something.
    enough = min(MANY, len(arrays) / 2)
    while True:
        found: NDArray[np.float64] = np.exp(odds - odds.max())
        if found.sum() ** 2 >= enough * (found**2).sum():
            return found
        odds *= 0.8


def story(view: Mu2View, arrays: Array) -> tuple[Array, Array]:
    """The deal behind each of these worlds, and all that was done since, as the kernel's numbers."""
    assert view.seat is not None
    seat, crown = view.seat, view.contract.crown if view.contract else None
    copies, from_hand, shown = Copies(), [0, 0], [int(arrays[0, kernel.OPEN + who]) for who in range(2)]
    codes = [copies.bits([move.card]) if isinstance(move, Play) else 0 for _, move in view.log]
    for (who, move), bit in zip(view.log, codes, strict=True):
        if isinstance(move, Play):
            (from_hand if move.source == "hand" else shown)[who] |= bit
    start = np.zeros(kernel.SIZE, np.int64)
    start[kernel.DEALER] = view.dealer
    kernel.open_auction(start)
    start[kernel.DOWN :] = -1
    starts = np.tile(start, (len(arrays), 1))
    # Of two copies the one that came to lie open first was also played first.
    for who in range(2):
        starts[:, kernel.OPEN + who] = lying = chosen(view.dealt_open[who], shown[who])
        shown[who] &= ~lying
    script, laid = _script(view, codes, shown, arrays[0])
    for turned in view.turned:
        number = chosen([turned.card], shown[turned.seat])
        shown[turned.seat] &= ~number
        starts[:, _dealt_place(turned.seat, turned.dealt_to)] = number.bit_length() - 1
    for who, column in view.hidden_places:
        starts[:, _dealt_place(who, column)] = arrays[:, _lying(view, PLACES, who, column)]
    # A crown had its skat in hand with the cards it has now, has played from there, or has put away.
    pools = [arrays[:, kernel.HAND + who] | from_hand[who] for who in range(2)]
    if crown is None:
        starts[:, kernel.SKAT] = arrays[:, kernel.SKAT]
    else:
        starts[:, facts.ASIDE] = arrays[:, kernel.DISCARDS]
        pools[crown] |= arrays[:, kernel.DISCARDS]
    if crown == seat:
        starts[:, kernel.SKAT] = skat = chosen(view.skat or (), int(pools[seat][0]))
        pools[seat] &= ~skat
    elif crown is not None:
        starts[:, kernel.SKAT] = pools[crown]
    for who in range(2):
        starts[:, kernel.HAND + who] = pools[who] | laid[who]
    return starts, script


def _script(view: Mu2View, codes: list[int], shown: list[int], world: Array) -> tuple[Array, list[int]]:
    """The log as the kernel's numbers, and the cards each seat laid in the auction; they are taken from those shown."""
    script, laid = [], [0, 0]
    for (who, move), bit in zip(view.log, codes, strict=True):
        match move:
            case Play():
                script.append(bit.bit_length() - 1)
            case Bid(some):
                script.append(chosen(some, shown[who]))
                shown[who] &= ~script[-1]
                laid[who] |= script[-1]
            case Discard():
                script.append(-1)
            case _:
                script.append(encode_move(world, move))
    return np.array(script, np.int64), laid


def _dealt_place(seat: int, column: Column) -> int:
    return kernel.DOWN + 14 * seat + 2 * COLUMNS.index(column)


__all__ = ["candidates", "decide", "decode_move", "encode_move", "playouts", "position", "seen", "weights"]
