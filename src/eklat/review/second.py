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
from dataclasses import replace
from functools import cached_property
from math import sqrt

import numpy as np

from eklat.bots import nets
from eklat.bots.champion import Champion
from eklat.bots.club import mind
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
NET = 32, 512
"""Worlds of the first and of the last look at hands that the net finishes."""
AGAIN = 1.27
"""How much wider an interval must be that holds for seven looks at once, of which each holds what was seen before: each of
them for 98.7 %."""
HARDLY = 0.9
"""What is known in an interval moves by this part of how much narrower that becomes, or more, once in forty times: 2.24
standard errors of 2.49."""
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


class Second:
    """Who is asked about one decision, after club players' playouts have named a loss; no look begins after `until`."""

    def __init__(self, view: View, played: Move, until: float | None = None) -> None:
        self.view, self.bands, self.until = view, insight(view.game).bands, until
        self.small = nets.twin(view.game, view.players) if is_learned(view) and played not in silly(view) else None
        self.first: Array | None = None
        self.glanced = dict[int, Floats]()
        """The twin's first worlds, and what it made of moves in them."""
        self.shares, self.told = dict[int, float](), dict[tuple[int, int], Estimate]()
        """How much the net trusts moves, and how far one is behind another if it finishes the hand."""

    def is_asked(self, trials: Trials, loss: Estimate) -> bool:
        """Whether there is a twin to ask, and something to ask it."""
        return self.small is not None and not trials.is_sure and named(loss, self.bands) >= 0

    def cut(self, trials: Trials, own: int, loss: Estimate) -> Estimate | None:
        """What counts of this loss if a first look shows that more worlds finished by club players would change nothing;
        None where they may."""
        tried = _held(trials, own)
        if not self.is_asked(trials, loss) or tried.are_all or len(tried.codes) < 2:
            return None
        first = self._first(tried)
        seen = first.crossed(0, 1, AGAIN)
        if named(both(loss, seen), self.bands) < 0 and self._is_settled(loss, seen, TWIN, self._most(tried)):
            found = both(loss, self._corrected(tried, first, loss, seen))
            return counted(found) if named(found, self.bands) < 0 else None
        return loss if seen.high < loss.low else None

    def heard(self, trials: Trials, own: int, loss: Estimate) -> Estimate:
        """What counts of this loss: what others see as well."""
        tried = _held(trials, own)
        if not self.is_asked(trials, loss) or len(tried.codes) < 2:
            return loss
        tried, first = self._looked(tried, loss, self.twin, TWIN, self._most(tried))
        return counted(both(loss, self._corrected(tried, first, loss, first.crossed(0, 1, AGAIN))))

    def _corrected(self, tried: Trials, seen: Trials, loss: Estimate, twin: Estimate) -> Estimate:
        """What the twin sees; or what the net sees, where the twin says other than what the net would do: it loses by a move
        that the net would rather have made than the best of the others, or it does not, and the net would rather have made
        one of these."""
        shares = [self._share(int(code)) for code in seen.codes]
        is_lost = named(both(loss, twin), self.bands) >= 0
        rival = 1 + int(np.argmax((seen.means() if is_lost else shares)[1:]))
        if (shares[0] > shares[rival]) != is_lost or max(shares[0], shares[rival]) < Champion.least:
            return twin
        codes = int(seen.codes[0]), int(seen.codes[rival])
        if codes not in self.told:
            pair = tried.only(np.array([0, rival], np.int64))
            _, large = self._looked(pair, loss, self.net, *NET)
            self.told[codes] = large.crossed(0, 1, AGAIN)
        return self.told[codes]

    def _most(self, tried: Trials) -> int:
        """In how many worlds the twin is asked at most: in the more, the less is left to play."""
        return next((most for most, length in MOST if tried.length > length), MOST[-1][0])

    def _share(self, code: int) -> float:
        """How much the net trusts this move."""
        if code not in self.shares:
            s, _ = mind(self.view.game).seen(self.view)
            (self.shares[code],) = nets.trusted(self.view, [bridge(self.view.game).decode_move(s, code)])
        return self.shares[code]

    def _looked(self, tried: Trials, loss: Estimate, players: Crowd, size: int, most: int) -> tuple[Trials, Trials]:
        """The moves that may be the best of those that are held against the own one, which is the first: with what club
        players make of them, and as these players finish the hand, until that is settled."""
        if tried.are_all:
            return tried, tried.by(players, slice(None))
        seen = self._first(tried) if players is self.twin else tried.by(players, slice(0, size))
        while size < most and self._has_time() and not self._is_settled(loss, seen.crossed(0, 1, AGAIN), size, most):
            places, begin, size = _promising(seen), size, 2 * size
            tried, seen = tried.only(places), seen.only(places)
            if len(tried.weights) < size:
                tried, begin = _some(tried.and_also(tried.play(2 * size, ANEW + size))), 0
            more = tried.by(players, slice(begin, None if tried.are_all else size))
            seen = seen.and_also(more) if begin else more
        return tried, seen

    def _first(self, tried: Trials) -> Trials:
        """The twin's first look; moves that it has tried before are not tried again."""
        some = tried.within(slice(0, TWIN))
        if self.first is None or not np.array_equal(some.arrays, self.first):
            self.glanced, self.first = {}, some.arrays
        new = [i for i, code in enumerate(some.codes) if int(code) not in self.glanced]
        if new:
            lead = some.only(np.array(new, np.int64)).by(self.twin, slice(None)).lead
            self.glanced |= {int(some.codes[i]): lead[:, place] for place, i in enumerate(new)}
        return replace(some, lead=np.stack([self.glanced[int(code)] for code in some.codes], axis=1), made=None)

    def _is_settled(self, loss: Estimate, seen: Estimate, size: int, most: int) -> bool:
        """Whether the last look, in so many worlds, would hardly give what counts of this loss another name, if others see
        it so in these."""
        last = seen.half * sqrt(size / most)
        step = HARDLY * sqrt(seen.half**2 - last**2)
        less, more = (both(loss, Estimate(seen.value + way * step, last)) for way in (-1, 1))
        return named(less, self.bands) == named(more, self.bands)

    def _has_time(self) -> bool:
        return self.until is None or time.perf_counter() < self.until

    @cached_property
    def twin(self) -> Crowd:
        assert self.small is not None
        return self._crowd(self.small)

    @cached_property
    def net(self) -> Crowd:
        return self._crowd(nets.net(self.view.game, self.view.players))

    def _crowd(self, net: Net) -> Crowd:
        return Crowd(net, self.view)


def _held(trials: Trials, own: int) -> Trials:
    """The own move, which comes first, and the best of those that are surely ahead of it, in worlds to ask others in."""
    order = np.argsort(-trials.means(), kind="stable").tolist()
    gaps = {i: trials.estimate(trials.lead[:, i] - trials.lead[:, own]) for i in order if i != own}
    rivals = [i for i, gap in gaps.items() if gap.value - LOOKS * gap.half > 0]
    return _some(trials.only(np.array([own, *rivals[:RIVALS]], np.int64)))


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
