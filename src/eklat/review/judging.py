"""One decision: what was played against what could have been played, with what the player knew.

The worlds come in parts. In each of them the move is measured against the one that is best in all others, so that nobody
is blamed because one of ten moves was lucky in the worlds that it was chosen by. While the answer is not clear, twice as
many are drawn, and more where they may still give a loss another name; late in a hand all that there are are taken. The
interval of a loss holds for all these looks together. A loss is named if it is one for sure, by what was lost at least,
but for half a slip at most.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from random import Random

import numpy as np

from eklat.bots.club import mind
from eklat.bots.exact import NODES
from eklat.bots.manners import silly
from eklat.fast import solve
from eklat.fast.bridge import bridge
from eklat.fast.policy import Array
from eklat.fast.problems import PROBLEMS
from eklat.games.core import Move, State
from eklat.games.said import Said, said
from eklat.review.games import insight
from eklat.review.naming import Bands, called, is_clear, may_be_renamed
from eklat.review.reasons import belief, reason, telling
from eklat.review.results import BANDS, DISPUTED, NOTHING, Candidate, Decision, Estimate
from eklat.review.second import EARLY, Second, favourites
from eklat.review.trials import LOOKS, Trials

FEW, MANY = 5, 16
"""Candidates that are shown, and that are tried until they are surely not the best."""
FIRST = 256
"""Worlds drawn to choose the candidates by. A first look at these has twice as many, and each further look doubles them."""
CHOOSING, MORE = 512, 97
"""Where there are too many to try, so many more must count to choose by; the worlds of the looks, which are numbered, are
others."""
MOST = 4096
"""So many worlds must count before an unclear answer is left as it is, if nobody says otherwise."""
EDGE, RARE = 2, 32
"""So many times as many must count if the loss may still get another name; and so many times as many are drawn at most."""
EVEN = 0.25
"""A move that is not ahead by so many slips is not tried any further."""
OPEN_FROM = 0.4
"""How much of the play must be over before the solver is asked."""


@dataclass(frozen=True)
class Budget:
    """How far a decision is looked into: until so many worlds count, or as long as there is time."""

    worlds: int = MOST
    seconds: float | None = None

    def is_spent(self, drawn: int, counting: int, began: float, is_on_edge: bool) -> bool:
        if self.seconds is not None:
            enough = self.seconds / 3  # the next look takes twice as long as all before
            return drawn >= RARE * MOST or time.perf_counter() - began >= enough
        return drawn >= RARE * self.worlds or counting >= self.enough(is_on_edge)

    def until(self, began: float) -> float | None:
        """When there is no time left."""
        return None if self.seconds is None else began + self.seconds

    def enough(self, is_on_edge: bool) -> int:
        """So many worlds must count."""
        return self.worlds * (EDGE if is_on_edge else 1)

    def more(self, drawn: int, counting: int, is_on_edge: bool) -> int:
        """How many worlds are drawn next: as many again, but no more than it takes until enough of them count."""
        if self.seconds is not None:
            return drawn
        missing = drawn * (self.enough(is_on_edge) - counting) // max(1, counting)
        return max(FIRST, min(drawn, missing + missing // 16, RARE * self.worlds - drawn))


@dataclass(frozen=True)
class Weighed:
    """Moves that were tried in the same worlds."""

    names: list[str]
    own: int
    """The move that the others are held against."""
    best: int
    behind: Estimate
    """How far the own one is behind the best."""
    loss: Estimate
    """What of it counts: less where a second opinion sees less."""
    doubt: float
    """The most that any other move can be ahead of the own one, of what counts."""
    trials: Trials
    out: tuple[Candidate, ...] = ()
    """Moves that are surely not the best, and were not tried any further."""

    def candidates(self, given: Mapping[str, int]) -> tuple[Candidate, ...]:
        """The best one first, the own one among them; `given` is what moves give away as the cards lay."""
        found = self.tried(given) + [replace(one, given=given.get(one.move)) for one in self.out]
        found.sort(key=lambda one: (one.move not in (self.names[self.best], self.names[self.own]), one.behind.value))
        return tuple(sorted(found[:FEW], key=lambda one: (one.behind.value, one.move)))

    def tried(self, given: Mapping[str, int]) -> list[Candidate]:
        """All that are still tried."""
        trials, best = self.trials, self.best
        return [
            Candidate(
                name,
                trials.estimate(trials.lead[:, i]),
                NOTHING
                if i == best
                else self.behind
                if i == self.own
                else trials.estimate(trials.lead[:, best] - trials.lead[:, i]),
                None if trials.made is None else trials.share(trials.made[:, i]),
                given.get(name),
            )
            for i, name in enumerate(self.names)
        ]

    def without(self, hopeless: Sequence[int]) -> Weighed:
        """These moves are not tried any further."""
        kept = np.array([i for i in range(len(self.names)) if i not in hopeless], np.int64)
        gone = {self.names[i] for i in hopeless}
        return Weighed(
            [self.names[i] for i in kept], list(kept).index(self.own), list(kept).index(self.best), self.behind, self.loss,
            self.doubt, self.trials.only(kept), tuple(one for one in self.tried({}) if one.move in gone) + self.out,
        )  # fmt: skip


def judge(
    state: State, move: Move, seed: int = 0, budget: Budget | None = None, helpers: Executor | None = None
) -> Decision | None:
    """What this move was worth here; None where there was nothing to decide. Helpers are threads that share the work."""
    assert state.turn is not None
    budget, began, view = budget or Budget(), time.perf_counter(), state.view(state.turn)
    second = Second(view, move, budget.until(began))
    weighed = weigh(state, move, seed, budget, helpers, second)
    if weighed is None:
        return None
    weighed = replace(weighed, loss=second.heard(weighed.trials, weighed.own, weighed.loss))
    own, best, trials = weighed.own, weighed.best, weighed.trials
    verdict, told_second = verdict_of(weighed.behind, weighed.loss, weighed.doubt, insight(state.game).bands)
    one, other = trials.halves
    told = telling(one, other, own, best if best != own else _second(trials, own))
    return Decision(
        len(state.log),
        state.turn,
        insight(state.game).kind(view, move),
        weighed.names[own],
        weighed.names[best],
        weighed.candidates(as_the_cards_lay(state)),
        weighed.loss,
        verdict,
        trials.counting,
        belief(state, told, other),
        reason(told, one, other, own, best, weighed.names) if verdict in BANDS else None,
        told_second,
    )


def verdict_of(behind: Estimate, loss: Estimate, doubt: float, bands: Bands) -> tuple[str, Said | None]:
    """What is said of a move that is so far behind the best, of which this counts as lost: what that is called, and what a
    second opinion has to do with it."""
    verdict, alone = called(loss, doubt, bands), called(behind, doubt, bands)
    facts = {"behind": round(behind.value, 1), "points": max(0.0, round(behind.value - loss.value, 1))}
    if alone in BANDS and verdict not in BANDS:
        return verdict if loss.low > 0 else "unclear", said(DISPUTED, **facts)
    return verdict, said("review-second-less", **facts) if facts["points"] else None


def weigh(
    state: State,
    move: Move,
    seed: int = 0,
    budget: Budget | None = None,
    helpers: Executor | None = None,
    second: Second | None = None,
) -> Weighed | None:
    """This move against the most promising others, with what the player knows; None where there is nothing to decide.

    Who asks for a second opinion looks no further where that sees no loss.
    """
    assert state.turn is not None
    budget, began = budget or Budget(), time.perf_counter()
    view, game, club = state.view(state.turn), bridge(state.game), mind(state.game)
    s, strength = club.seen(view)
    codes = {state.notation(game.decode_move(s, code)): int(code) for code in reversed(club.candidates(s, strength))}
    played, bad = state.notation(move), {state.notation(one) for one in silly(view)} - {state.notation(move)}
    codes.setdefault(played, game.encode_move(s, move))
    if len(codes) < 2:
        return None
    for one in favourites(view):
        codes.setdefault(state.notation(one), game.encode_move(s, one))
    names = list(codes)
    first = Trials(
        view, game.hidden(view, Random(seed)), np.array(list(codes.values()), np.int64), seed,
        insight(state.game).goal(view), helpers=helpers,
    ).play(FIRST, 0)  # fmt: skip
    if np.ptp(first.lead, axis=1).max() == 0:
        return None
    if len(names) > MANY and not first.are_all:
        first = first.and_also(first.play(CHOOSING * FIRST // max(first.counting, FIRST // RARE), MORE))
    names, first = _few(names, first, played)
    size, number, bands = 2 * FIRST, 1, insight(state.game).bands
    found = _look(names, names.index(played), first if first.are_all else first.play(size, number), bad)
    while not found.trials.are_all:
        is_on_edge = may_be_renamed(found.loss, bands, found.trials.counting / budget.enough(True))
        is_enough = found.trials.counting >= min(FIRST, budget.worlds)
        if is_enough and not is_on_edge and is_clear(found.loss, found.doubt, bands):
            break
        if budget.is_spent(size, found.trials.counting, began, is_on_edge):
            break
        cut = None
        if second is not None and is_enough:
            cut = second.cut(found.trials, found.own, found.loss, budget.enough(is_on_edge))
        if cut is not None:
            return replace(found, loss=cut)
        found, number = found.without(_hopeless(found, bands)), number + 1
        more = budget.more(size, found.trials.counting, is_on_edge)
        trials = found.trials.and_also(found.trials.play(more, number))
        found, size = _look(found.names, found.own, trials, bad, found.out), size + more
    if len(found.names) + len(found.out) < 2:
        return None
    if found.trials.is_sure and found.best != found.own and move_is_sure(state, move):
        return replace(found, best=found.own, behind=NOTHING, loss=NOTHING)
    return found


def _look(names: list[str], own: int, trials: Trials, bad: set[str], out: tuple[Candidate, ...] = ()) -> Weighed:
    played = names[own]
    names, trials = _polite(names, own, trials, bad)
    own = names.index(played)
    behind, doubt = _behind(trials, own)
    return Weighed(names, own, int(trials.means().argmax()), behind, behind, doubt, trials, out)


def _polite(names: list[str], own: int, trials: Trials, bad: set[str]) -> tuple[list[str], Trials]:
    """Without moves that nobody forgives, as far as they are ahead of the own one: they are not held against anybody."""
    means = trials.means()
    kept: Array = np.array([i for i, name in enumerate(names) if name not in bad or means[i] <= means[own]], np.int64)
    return ([names[i] for i in kept], trials.only(kept)) if len(kept) < len(names) else (names, trials)


def _behind(trials: Trials, own: int) -> tuple[Estimate, float]:
    """How far this move is behind the best, and the most that any other can be ahead of it."""
    doubt = _doubt(trials, own)
    is_best = int(trials.means().argmax()) == own
    return Estimate(0.0, max(0.0, doubt)) if is_best else trials.crossed(own), doubt


def _hopeless(found: Weighed, bands: Bands) -> list[int]:
    """Moves, other than the own one and the best, that are surely not ahead by anything that counts; where the own one is
    behind, all but the best few."""
    trials, front = found.trials, found.best
    gaps = {i: trials.estimate(trials.lead[:, front] - trials.lead[:, i]) for i in range(len(found.names))}
    least, order = -EVEN * bands[0], sorted(gaps, key=lambda i: gaps[i].value)
    is_behind = front != found.own and trials.counting >= EARLY
    many = order[FEW:] if is_behind else []
    hopeless = [i for i, gap in gaps.items() if gap.value - LOOKS * gap.half > least or i in many]
    return [i for i in hopeless if i not in (found.own, front)]


def _few(names: list[str], known: Trials, played: str) -> tuple[list[str], Trials]:
    """The most promising moves, and what was played."""
    means, own = known.means(), names.index(played)
    order = dict.fromkeys([own, *np.argsort(-means, kind="stable").tolist()])
    kept: Array = np.array(sorted(list(order)[:MANY]), np.int64)
    return [names[i] for i in kept], known.only(kept)


def _second(known: Trials, best: int) -> int:
    means = known.means()
    means[best] = -np.inf
    return int(means.argmax())


def _doubt(trials: Trials, own: int) -> float:
    """The most that any other move can be ahead of this one."""
    gaps = [trials.estimate(trials.lead[:, i] - trials.lead[:, own]).high for i in range(trials.lead.shape[1]) if i != own]
    return max(gaps, default=0.0)


def move_is_sure(state: State, move: Move) -> bool:
    """Whether this move is among the best without doubt, nothing being hidden."""
    assert state.turn is not None
    view = state.view(state.turn)
    sure = {state.notation(one) for one in mind(state.game).sure(view, view.sample(Random(0)))}
    return state.notation(move) in sure


def as_the_cards_lay(state: State) -> Mapping[str, int]:
    """The card points that each move gives away if all cards are open, where the solver reaches."""
    if state.game not in PROBLEMS or state.phase != "play" or insight(state.game).progress(state) < OPEN_FROM:
        return {}
    solution = solve(state, NODES)
    if not solution.is_exact:
        return {}
    exact = {state.notation(move): low for move, (low, high) in solution.moves.items() if low == high}
    return {name: abs(points - solution.low) for name, points in exact.items()}
