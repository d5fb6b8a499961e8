"""One decision: what was played against what could have been played, with what the player knew.

The worlds come in parts. In each of them the move is measured against the one that is best in all others, so that nobody
is blamed because one of five moves was lucky in the worlds that it was chosen by. While the answer is not clear, twice as
many are drawn, and more where they may still give a loss another name. The interval of a loss holds for all these looks
together, and a loss is called by what was lost at least.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

import numpy as np

from eklat.bots.club import mind
from eklat.bots.exact import NODES
from eklat.fast import solve
from eklat.fast.bridge import bridge
from eklat.fast.policy import Array
from eklat.fast.problems import PROBLEMS
from eklat.games.core import Move, State
from eklat.review.games import Floats, insight
from eklat.review.reasons import belief, reason, telling
from eklat.review.results import BANDS, NOTHING, Candidate, Decision, Estimate
from eklat.review.trials import Trials

FEW, MANY = 5, 10
"""Candidates that are shown, and that are tried until they are surely not the best."""
FIRST = 256
"""Worlds drawn to choose the candidates by. A first look at these has twice as many, and each further look doubles them."""
MOST = 4096
"""Worlds drawn for the last look, if nobody says otherwise."""
NARROW = 0.5
"""An interval of ± so many slips is narrow enough."""
EDGE = 4
"""So many times as far a decision is looked into if that may give its loss another name; and as many times as far again
where few of the worlds count."""
NEAR = 0.4
"""A loss that is so few of its intervals above a band's edge may have come there by luck."""
LOOKS = 1.4
"""How much wider an interval must be that holds for eight looks at once: each of them for 99.4 %."""
PARTS = 8
"""Of the worlds; with more of them, the move that is best in all others is found more surely."""
CERTAIN = 1.75
"""A loss that is as many intervals above 0 needs no further look."""
OPEN_FROM = 0.4
"""How much of the play must be over before the solver is asked."""


@dataclass(frozen=True)
class Budget:
    """How far a decision is looked into: so many worlds drawn for the last look, or as long as there is time."""

    worlds: int = MOST
    seconds: float | None = None

    def is_spent(self, drawn: int, counting: int, began: float, is_on_edge: bool) -> bool:
        if self.seconds is not None:
            enough = self.seconds / 3  # the next look takes twice as long as all before
            return drawn >= EDGE * EDGE * MOST or time.perf_counter() - began >= enough
        if not is_on_edge:
            return drawn >= self.worlds
        return drawn >= self.worlds * (EDGE if counting >= self.worlds else EDGE * EDGE)


@dataclass(frozen=True)
class Weighed:
    """Moves that were tried in the same worlds."""

    names: list[str]
    own: int
    """The move that the others are held against."""
    best: int
    loss: Estimate
    """How far the own one is behind the best."""
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
                else self.loss
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
            [self.names[i] for i in kept], list(kept).index(self.own), list(kept).index(self.best), self.loss,
            self.trials.only(kept), tuple(one for one in self.tried({}) if one.move in gone) + self.out,
        )  # fmt: skip


def judge(state: State, move: Move, seed: int = 0, budget: Budget | None = None) -> Decision | None:
    """What this move was worth here; None where there was nothing to decide."""
    assert state.turn is not None
    weighed = weigh(state, move, seed, budget)
    if weighed is None:
        return None
    own, best, trials = weighed.own, weighed.best, weighed.trials
    verdict = called(weighed.loss, _doubt(trials, own), insight(state.game).bands)
    one, other = trials.halves
    told = telling(one, other, own, best if best != own else _second(trials, own))
    return Decision(
        len(state.log),
        state.turn,
        insight(state.game).kind(state.view(state.turn), move),
        weighed.names[own],
        weighed.names[best],
        weighed.candidates(as_the_cards_lay(state)),
        weighed.loss,
        verdict,
        trials.counting,
        belief(state, told, other),
        reason(told, one, other, own, best, weighed.names) if verdict in BANDS else None,
    )


def weigh(state: State, move: Move, seed: int = 0, budget: Budget | None = None) -> Weighed | None:
    """This move against the most promising others, with what the player knows; None where there is nothing to decide."""
    assert state.turn is not None
    budget, began = budget or Budget(), time.perf_counter()
    view, game, club = state.view(state.turn), bridge(state.game), mind(state.game)
    s, strength = club.seen(view)
    codes = {state.notation(game.decode_move(s, code)): int(code) for code in reversed(club.candidates(s, strength))}
    played = state.notation(move)
    codes.setdefault(played, game.encode_move(s, move))
    if len(codes) < 2:
        return None
    names = list(codes)
    moves, hidden = np.array(list(codes.values()), np.int64), game.hidden(view, Random(seed))
    first = Trials(view, hidden, moves, seed, insight(state.game).goal(view)).play(FIRST, 0)
    if np.ptp(first.lead, axis=1).max() == 0:
        return None
    names, first = _few(names, first, played)
    size, number, bands = 2 * FIRST, 1, insight(state.game).bands
    found = _look(names, names.index(played), first if first.are_all else first.play(size, number))
    while not found.trials.are_all:
        is_on_edge = may_be_renamed(found.loss, bands)
        if not is_on_edge and _is_clear(found.loss, found.trials, found.own, NARROW * bands[0]):
            break
        if budget.is_spent(size, found.trials.counting, began, is_on_edge):
            break
        found, number = found.without(_hopeless(found)), number + 1
        trials = found.trials.and_also(found.trials.play(size, number))
        found, size = _look(found.names, found.own, trials, found.out), 2 * size
    if found.trials.is_sure and found.best != found.own and move_is_sure(state, move):
        return replace(found, best=found.own, loss=NOTHING)
    return found


def _look(names: list[str], own: int, trials: Trials, out: tuple[Candidate, ...] = ()) -> Weighed:
    best = int(trials.means().argmax())
    loss = Estimate(0.0, max(0.0, _doubt(trials, own))) if best == own else _crossed(trials, own)
    return Weighed(names, own, best, loss, trials, out)


def _hopeless(found: Weighed) -> list[int]:
    """Moves, other than the own one, that are surely behind the best."""
    trials, best = found.trials, found.best
    gaps = {i: trials.estimate(trials.lead[:, best] - trials.lead[:, i]) for i in range(len(found.names))}
    return [i for i, gap in gaps.items() if i not in (found.own, found.best) and gap.value > LOOKS * gap.half]


def _crossed(trials: Trials, own: int) -> Estimate:
    """How far this move is behind, world by world, the one that is best in all parts but the world's own; where all worlds
    were tried, behind the one that is best."""
    worth = trials.weights[:, None] * trials.lead
    part = np.arange(len(worth)) % PARTS
    best = np.array([worth[part != one].sum(axis=0).argmax() for one in range(PARTS)])
    if trials.are_all:
        best[:] = worth.sum(axis=0).argmax()
    gaps: Floats = trials.lead[np.arange(len(part)), best[part]] - trials.lead[:, own]
    found = trials.estimate(gaps)
    return Estimate(found.value, LOOKS * found.half)


def _few(names: list[str], known: Trials, played: str) -> tuple[list[str], Trials]:
    """The most promising moves, and what was played."""
    order = list(np.argsort(-known.means(), kind="stable"))
    own = names.index(played)
    kept: Array = np.array(sorted([own, *[i for i in order if i != own][: MANY - 1]]), np.int64)
    return [names[i] for i in kept], known.only(kept)


def _second(known: Trials, best: int) -> int:
    means = known.means()
    means[best] = -np.inf
    return int(means.argmax())


def _doubt(trials: Trials, own: int) -> float:
    """The most that any other move can be ahead of this one."""
    gaps = [trials.estimate(trials.lead[:, i] - trials.lead[:, own]).high for i in range(trials.lead.shape[1]) if i != own]
    return max(gaps, default=0.0)


def _is_clear(loss: Estimate, both: Trials, own: int, narrow: float) -> bool:
    """Whether more worlds would change nothing: a loss that is certain and narrow, or none that matters."""
    if loss.value > CERTAIN * loss.half and loss.half <= narrow:
        return True
    return _doubt(both, own) < narrow


def may_be_renamed(loss: Estimate, bands: tuple[float, float, float]) -> bool:
    """Whether more worlds may well bring the lower end of a loss across the edge of a band."""
    return any(loss.low - NEAR * loss.half < band <= loss.value + loss.half / 2 for band in bands)


def called(loss: Estimate, doubt: float, bands: tuple[float, float, float]) -> str:
    """What a loss is called, if another move can be ahead by no more than this."""
    if loss.low > 0:
        reached = sum(loss.low >= band for band in bands)
        return BANDS[reached - 1] if reached else "small"
    return "good" if max(doubt, loss.high) < bands[0] else "unclear"


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
