"""What a bid at a table of Mü shows and risks, and what each height needs: counted in the worlds in which it was tried.

For two there is no Eklat and no partner: only the crown, and what it needs.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

import numpy as np

from eklat.bots.club.mu import playouts
from eklat.bots.club.mu2 import playouts as mu2_playouts
from eklat.bots.club.mu2 import seen as mu2_seen
from eklat.fast.bridge.mu import decode_move, seen
from eklat.fast.bridge.mu2 import decode_move as mu2_decode_move
from eklat.fast.kernels import mu as kernel
from eklat.fast.policy import Array
from eklat.games.mu.cards import Card, pack
from eklat.games.mu.contract import goal
from eklat.games.mu.deal import HAND_SIZE
from eklat.games.mu.moves import Bid
from eklat.games.mu.trumps import kinds
from eklat.games.mu.view import View
from eklat.games.mu2 import view as mu2
from eklat.games.mu2.contract import goal as mu2_goal
from eklat.games.mu2.scoring import CROWN_WINS, SHIELD_WINS
from eklat.games.said import Cards, Said, Trump, said
from eklat.review.games import Flags, Floats
from eklat.review.results import Estimate
from eklat.review.trials import Trials

HEIGHTS = 3
"""So many heights are spoken of, from the one at which one would lead."""
ENOUGH = 30
"""Of fewer worlds nothing is told."""


def outlook(view: View, trials: Trials, place: int) -> tuple[Said, ...]:
    """What there is to say about this move of the auction."""
    assert view.seat is not None
    s, _ = seen(view)
    move = decode_move(s, int(trials.codes[place]))
    ends, seat = last_positions(trials, place), view.seat
    own = (*view.laid[seat], *(move.cards if isinstance(move, Bid) else ()))
    shows = (
        [said("review-coach-shows", cards=Cards(*map(str, move.cards)), trumps=_named(own))] if isinstance(move, Bid) else []
    )
    is_chief: Flags = (ends[:, kernel.CHIEF] == seat) & (ends[:, kernel.OUTCOME] != kernel.EKLAT)
    others = max(len(laid) for other, laid in enumerate(view.laid) if other != seat)
    first = max(len(own), others + 1, 1)
    return (*shows, *_risks(trials, ends, is_chief, seat), *_needs(view, trials, ends, is_chief, first))


def crowning(view: mu2.View, trials: Trials, place: int) -> tuple[Said, ...]:
    """The same for two: how often one gets the crown and makes the goal, and what the crown needs at this height."""
    assert view.seat is not None
    s, _ = mu2_seen(view)
    move = mu2_decode_move(s, int(trials.codes[place]))
    scores = np.zeros((len(trials.arrays), 2), np.int64)
    firsts = np.zeros(len(scores), np.int64)
    mu2_playouts(trials.arrays, np.zeros(60, np.int64), trials.codes[place : place + 1], 0, 0, scores, firsts)
    own, other = scores[:, view.seat], scores[:, 1 - view.seat]
    is_crown: Flags = (own == CROWN_WINS) | (other == SHIELD_WINS)
    crown = figures("crown", share(trials, is_crown))
    height = len(view.open[view.seat]) + (len(move.cards) if isinstance(move, Bid) else 0)
    total = sum(card.points for card in pack(view.colours))
    needs = said("review-coach-crown-needs", height=height, goal=mu2_goal(height), total=total)
    if counting(trials, is_crown) < ENOUGH:
        return (said("review-coach-no-crown", **crown), needs)
    made = share(trials.within(is_crown), own[is_crown] == CROWN_WINS)
    return (said("review-coach-crown", **crown, **figures("made", made)), needs)


def last_positions(trials: Trials, place: int) -> Array:
    """How the hands end in which this move is made, a row per world."""
    ends = np.zeros((len(trials.arrays), kernel.SIZE), np.int64)
    playouts(
        trials.arrays, np.zeros(60, np.int64), trials.codes[place : place + 1], 0, 0, ends, np.zeros(len(ends), np.int64)
    )
    return ends


def _named(cards: tuple[Card, ...]) -> Said:
    """The trumps that these cards allow."""
    *others, first, last = kinds(cards)
    found = said("review-coach-either", trump=Trump(first), more=Trump(last))
    for trump in reversed(others):
        found = said("review-coach-trumps", trump=Trump(trump), more=found)
    return found


def _risks(trials: Trials, ends: Array, is_chief: Flags, seat: int) -> Iterator[Said]:
    """How often one is chief and makes it, and what an Eklat costs."""
    is_eklat: Flags = ends[:, kernel.OUTCOME] == kernel.EKLAT
    chief = share(trials, is_chief)
    if counting(trials, is_chief) >= ENOUGH:
        made = share(trials.within(is_chief), ends[is_chief, kernel.OUTCOME] == kernel.MADE)
        yield said("review-coach-chief", **figures("chief", chief), **figures("made", made))
    else:
        yield said("review-coach-no-chief", **figures("chief", chief))
    pays: Flags = is_eklat & (ends[:, kernel.SCORES + seat] < 0)
    if trials.share(is_eklat) >= 0.005:
        yield said("review-coach-eklat", **figures("eklat", share(trials, is_eklat)), **figures("pays", share(trials, pays)))


def _needs(view: View, trials: Trials, ends: Array, is_chief: Flags, first: int) -> Iterator[Said]:
    """What a chief needs at each height, where one is chief in enough worlds to tell."""
    if counting(trials, is_chief) < ENOUGH:
        return
    some, rows, seat, players = trials.within(is_chief), ends[is_chief], view.seat or 0, view.players
    points = rows[:, kernel.POINTS : kernel.POINTS + players]
    own: Floats = points[:, seat].astype(float)
    holder = rows[:, kernel.HOLDER]
    helps = (holder >= 0) & (holder != seat) & (holder != rows[:, kernel.VICE])
    side = own + np.where(helps, points[np.arange(len(rows)), np.maximum(holder, 0)], 0)
    mine, total = some.estimate(own), sum(card.points for card in pack(view.colours))
    trick = total / HAND_SIZE[players]
    for height in range(first, first + HEIGHTS):
        wanted = goal(players, height)
        if wanted > total:
            return
        facts = {"height": height, "goal": wanted, "total": total, **figures("own", mine)}
        enough = figures("enough", share(some, side >= wanted))
        if players == 3:
            yield said("review-coach-alone", **facts, **enough)
        else:
            missing = max(0, wanted - round(mine.value))
            yield said("review-coach-height", **facts, **enough, missing=missing, tricks=ceil(missing / trick))


def counting(trials: Trials, flags: Flags) -> int:
    return trials.within(flags).counting if flags.any() else 0


def share(trials: Trials, flags: Flags) -> Estimate:
    """Of a hundred deals; where none or all are so, the error is what as many worlds could have missed."""
    found = trials.estimate(100 * flags.astype(float))
    return Estimate(found.value, max(found.half, 300 / trials.counting))


def figures(name: str, estimate: Estimate) -> dict[str, int]:
    """A number and its error, as they are shown."""
    return {name: round(estimate.value), f"{name}-error": max(1, round(estimate.half))}
