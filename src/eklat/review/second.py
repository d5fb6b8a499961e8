"""A second opinion: the same moves in the same worlds, the hands finished by better players than those of the club.

Club players' playouts blame whoever plans what no club player would carry out. So where they name a loss, what was played
and the moves that are ahead of it are tried again, and the small twin of a net that has learned the game by self-play
finishes the hands in all seats, as it does for a champion. The twin is not the net. Where it loses by what the net would
rather have done, or does not lose by what the net would not have thought of, the net finishes the hands instead, which is
ten times as dear. What counts as lost is what both see, club players and these. They can only speak for what was played:
nobody is ever blamed because a net would have done otherwise.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import sqrt

import numpy as np

from eklat.bots import nets
from eklat.bots.champion import Champion
from eklat.bots.club import mind
from eklat.bots.expert import Glancing
from eklat.bots.manners import silly
from eklat.bots.nets import Net
from eklat.bots.nets.crowd import Crowd
from eklat.bots.student import is_learned
from eklat.fast.bridge import bridge
from eklat.fast.policy import Array
from eklat.games.core import Move, View
from eklat.review.games import Floats, insight
from eklat.review.naming import named
from eklat.review.results import Estimate
from eklat.review.trials import LOOKS, Trials

RIVALS = 3
"""So many moves at most are held against what was played."""
TWIN, MOST = 128, ((2048, 40), (4096, 20), (8192, 0))
"""Worlds of the first look at hands that the twin finishes, and of the last if more than so many moves are left; each look
doubles them."""
NET, MOST_BY_NET = 32, ((256, 40), (512, 0))
"""The same of hands that the net finishes."""
LIKED = 0.1
"""The net is asked only where it has so much trust in one of two moves: of two that it would hardly make, it is not said to
like one better."""
AGAIN = 1.27
"""How much wider an interval must be that holds for seven looks at once, of which each holds what was seen before: each of
them for 98.7 %."""
HARDLY = 2.24 / 1.96
"""What is known in the interval of one look moves by so many times as much as that becomes narrower, or more, once in forty
times: 2.24 standard errors of 1.96."""
EARLY, DEARER = 1024, 8
"""Where a loss may only get a name yet, others are asked once so many worlds count; to finish a hand takes them about so
many times as long as club players."""
ANEW = 1000
"""Where there are too few worlds, others are drawn than those of a review's looks, which are numbered."""


def both(one: Estimate, other: Estimate) -> Estimate:
    """What is lost by two opinions: the smaller number, and surely no more than either is sure of."""
    value = min(one.value, other.value)
    return Estimate(value, value - min(one.low, other.low))


def favourites(view: View) -> list[Move]:
    """What the net would think of, where it has learned these rules and adds something to a search."""
    is_asked = view.game in Champion.trust and is_learned(view)
    return [move for move, _ in nets.favourites(view, Champion.few, Champion.least)] if is_asked else []


@dataclass
class Asked:
    """Players who finish hands, and what came of it so far: what each move brought in the first of some worlds."""

    players: Glancing
    arrays: Array = field(default_factory=lambda: np.zeros((0, 0), np.int64))
    leads: dict[int, Floats] = field(default_factory=dict)

    def seen(self, tried: Trials, size: int | None) -> Trials:
        """These moves in so many worlds, the first ones, or in all; what is known is not played again."""
        some = tried.within(slice(0, size))
        common = min(len(self.arrays), len(some.arrays))
        if not np.array_equal(self.arrays[:common], some.arrays[:common]):
            self.arrays, self.leads = some.arrays, {}
        elif len(some.arrays) > common:
            self.arrays = some.arrays
        known = np.array([len(self.leads.get(int(code), ())) for code in some.codes])
        for begin in {*known[known < len(some.arrays)].tolist()}:
            new: Array = np.flatnonzero(known == begin)
            lead = some.only(new).by(self.players, slice(begin, None)).lead
            for code, column in zip(some.codes[new].tolist(), lead.T, strict=True):
                self.leads[code] = np.concatenate([self.leads[code], column]) if begin else column
        lead = np.stack([self.leads[int(code)][: len(some.arrays)] for code in some.codes], axis=1)
        return replace(some, lead=lead, made=None)


class Second:
    """Who is asked about one decision, where club players' playouts name a loss or may name one; no look begins after
    `until`."""

    def __init__(self, view: View, played: Move, until: float | None = None) -> None:
        self.view, self.bands, self.until = view, insight(view.game).bands, until
        self.small = nets.twin(view.game, view.players) if is_learned(view) and played not in silly(view) else None
        self.shares, self.told = dict[int, float](), dict[tuple[int, int], Estimate]()
        """How much the net trusts moves, and how far one is behind another if it finishes the hand."""

    def is_asked(self, trials: Trials, loss: Estimate) -> bool:
        """Whether there is a twin to ask, and something to ask it."""
        return self.small is not None and not trials.is_sure and named(loss, self.bands) >= 0

    def cut(self, trials: Trials, own: int, loss: Estimate, enough: int) -> Estimate | None:
        """What counts of this loss if what others see so far shows that more worlds finished by club players, until enough
        count, would hardly change its name, whichever moves are surely ahead then; None where they may.

        Others see as many worlds as take them no longer than club players took.
        """
        is_named = named(loss, self.bands) >= 0
        tried = _held(trials, own, lambda gap: gap.value + LOOKS * gap.half >= self.bands[0])
        if self.small is None or trials.are_all or len(tried.codes) < 2 or not (is_named or trials.counting >= EARLY):
            return None
        club, limit = ends(loss, trials.counting, enough, LOOKS), trials.counting // DEARER
        tried, seen, others = self._so_far(tried, loss, limit)
        if all(named(both(one, other), self.bands) < 0 for one in club for other in others):
            twin = seen.crossed(0, 1, AGAIN)
            told = self._corrected(tried, seen, loss, twin) if is_named else twin
            if named(both(loss, told), self.bands) < 0:
                return counted(both(loss, told)) if loss.value > 0 else loss
            others = sure = (told, told)
        elif is_named and len((ahead := _held(trials, own, is_ahead)).codes) > 1:
            sure = self._so_far(ahead, loss, limit)[-1]
        else:
            return None
        names = [{named(both(one, other), self.bands) for one in club} for other in others]
        is_settled = names == [{named(both(one, other), self.bands) for one in club} for other in sure]
        return loss if is_settled and max(map(len, names)) == 1 else None

    def heard(self, trials: Trials, own: int, loss: Estimate) -> Estimate:
        """What counts of this loss: what others see as well."""
        if not self.is_asked(trials, loss):
            return loss
        tried = _held(trials, own, is_ahead)
        if len(tried.codes) < 2:
            return loss
        tried, seen, _ = self._so_far(tried, loss, MOST[-1][0])
        return counted(both(loss, self._corrected(tried, seen, loss, seen.crossed(0, 1, AGAIN))))

    def _so_far(self, tried: Trials, loss: Estimate, limit: int) -> tuple[Trials, Trials, tuple[Estimate, Estimate]]:
        """What the twin makes of these moves in so many worlds at most: what `_looked` finds, and between which ends its
        last look will find how far the own one is behind."""
        most = _most(tried, MOST)
        tried, seen = self._looked(tried, loss, self.twin, TWIN, most, limit)
        return tried, seen, ends(seen.crossed(0, 1, AGAIN), len(seen.weights), most, AGAIN)

    def _corrected(self, tried: Trials, seen: Trials, loss: Estimate, twin: Estimate) -> Estimate:
        """What the twin sees; or what the net sees, where the twin says other than what the net would do: it loses by a move
        that the net would rather have made than the best of the others, or it does not, and the net would rather have made
        one of these."""
        shares = [self._share(int(code)) for code in seen.codes]
        is_lost = named(both(loss, twin), self.bands) >= 0
        rival = 1 + int(np.argmax((seen.means() if is_lost else shares)[1:]))
        if (shares[0] > shares[rival]) != is_lost or max(shares[0], shares[rival]) < LIKED:
            return twin
        codes = int(seen.codes[0]), int(seen.codes[rival])
        if codes not in self.told:
            pair, most = tried.only(np.array([0, rival], np.int64)), _most(tried, MOST_BY_NET)
            _, large = self._looked(pair, loss, self.net, NET, most, most)
            self.told[codes] = large.crossed(0, 1, AGAIN)
        return self.told[codes]

    def _share(self, code: int) -> float:
        """How much the net trusts this move."""
        if code not in self.shares:
            s, _ = mind(self.view.game).seen(self.view)
            (self.shares[code],) = nets.trusted(self.view, [bridge(self.view.game).decode_move(s, code)])
        return self.shares[code]

    def _looked(
        self, tried: Trials, loss: Estimate, asked: Asked, size: int, most: int, limit: int
    ) -> tuple[Trials, Trials]:
        """The moves that may be the best of those that are held against the own one, which is the first: with what club
        players make of them, and as these players finish the hand, until that is settled or so many worlds are seen."""
        if tried.are_all:
            return tried, asked.seen(tried, None)
        seen = asked.seen(tried, size)
        limit = min(limit, most)
        while 2 * size <= limit and self._has_time() and not self._is_settled(loss, seen.crossed(0, 1, AGAIN), size, most):
            tried, size = tried.only(_promising(seen)), 2 * size
            if len(tried.weights) < size:
                tried = _some(tried.and_also(tried.play(2 * size, ANEW + size)))
            seen = asked.seen(tried, None if tried.are_all else size)
        return tried, seen

    def _is_settled(self, loss: Estimate, seen: Estimate, size: int, most: int) -> bool:
        """Whether the last look, in so many worlds, would hardly give what counts of this loss another name, if others see
        it so in these."""
        less, more = (both(loss, end) for end in ends(seen, size, most, AGAIN))
        return named(less, self.bands) == named(more, self.bands)

    def _has_time(self) -> bool:
        return self.until is None or time.perf_counter() < self.until

    @cached_property
    def twin(self) -> Asked:
        assert self.small is not None
        return self._asked(self.small)

    @cached_property
    def net(self) -> Asked:
        return self._asked(nets.net(self.view.game, self.view.players))

    def _asked(self, net: Net) -> Asked:
        return Asked(Crowd(net, self.view))


def ends(found: Estimate, size: int, most: int, looks: float) -> tuple[Estimate, Estimate]:
    """What the last look, in so many worlds, will hardly find less than, and hardly more than, if this was found in these
    and the interval holds for several looks."""
    last = found.half * sqrt(min(1.0, size / most))
    step = HARDLY / looks * sqrt(found.half**2 - last**2)
    return Estimate(found.value - step, last), Estimate(found.value + step, last)


def _most(tried: Trials, by_length: Sequence[tuple[int, int]]) -> int:
    """In how many worlds others are asked at most: in the more, the less is left to play."""
    return next((most for most, length in by_length if tried.length > length), by_length[-1][0])


def _held(trials: Trials, own: int, is_rival: Callable[[Estimate], bool]) -> Trials:
    """The own move, which comes first, and the best of those that are rivals by how far they are ahead of it, in worlds to
    ask others in."""
    order = np.argsort(-trials.means(), kind="stable").tolist()
    rivals = [i for i in order if i != own and is_rival(trials.estimate(trials.lead[:, i] - trials.lead[:, own]))]
    return _some(trials.only(np.array([own, *rivals[:RIVALS]], np.int64)))


def is_ahead(gap: Estimate) -> bool:
    """Whether a move is ahead for sure."""
    return gap.value - LOOKS * gap.half > 0


def _some(trials: Trials) -> Trials:
    """Some of the worlds: where all are there and they are many, as many of each as it is likely."""
    most = MOST[-1][0]
    if not trials.are_all or len(trials.weights) <= 4 * TWIN:
        return trials.within(slice(0, most if not trials.are_all else None))
    chances = trials.weights / trials.weights.sum()
    some = trials.within(np.random.default_rng(trials.seed).choice(len(chances), most, p=chances))
    return replace(some, weights=np.ones(most), are_all=False)


def _front(seen: Trials) -> int:
    """The best of the others."""
    return 1 + int(seen.means()[1:].argmax())


def _promising(seen: Trials) -> Array:
    """The own move and those that are not surely behind the best of the others."""
    front = _front(seen)
    gaps = [seen.estimate(seen.lead[:, front] - seen.lead[:, i]) for i in range(seen.lead.shape[1])]
    places: Array = np.array([i for i, gap in enumerate(gaps) if i in (0, front) or gap.value <= AGAIN * gap.half], np.int64)
    return places


def counted(found: Estimate) -> Estimate:
    """What was played may even be better than what is held against it; that is no gain."""
    return found if found.value > 0 else Estimate(0.0, max(0.0, found.high))
