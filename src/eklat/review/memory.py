"""Hands from memory: what somebody knows of a hand of real cards is enough to review their own decisions.

What a decision was worth depends on what its player knew: the own hand and what everybody saw. Whoever remembers these needs
nobody else's cards; they are imagined anyway. Where a few cards of the own hand are forgotten, too, each decision is looked
at with several hands that fit, and its error holds how much they differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from math import hypot, sqrt
from random import Random
from typing import Any

from eklat import __version__
from eklat.arena.margin import quantile
from eklat.arena.work import processors
from eklat.games.core import State
from eklat.games.errors import IllegalMove
from eklat.games.said import Said, said
from eklat.records import Record
from eklat.records.jotting import Remembered
from eklat.review.games import Insight, insight
from eklat.review.judging import MOST, Budget, judge, verdict_of
from eklat.review.results import NOTHING, Candidate, Decision, Estimate, Hand, Review, added
from eklat.review.reviewing import Progress, Stop, review, worked_off
from eklat.review.standing import standings

HANDS = 4
"""Hands that are imagined where some of the own cards are forgotten."""
TRIES = 50


def recall(
    remembered: Remembered,
    seats: Sequence[int] | None = None,
    seed: int = 0,
    worlds: int = MOST,
    seconds: float | None = None,
    threads: int = 0,
    progress: Progress | None = None,
    stop: Stop | None = None,
) -> Review:
    """Review what is remembered of a hand, as `review` does a record. Raises `BadRecord` where that is too little."""
    if (record := as_record(remembered)) is not None:
        return review(record, seats, seed, worlds, seconds, threads, progress, stop)
    actions = remembered.decisions(seats)
    budget, done = Budget(worlds, None if seconds is None else seconds / len(actions)), 0

    def step() -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done, len(actions))

    with ThreadPoolExecutor(threads or processors()) as pool:
        found, is_whole = worked_off(pool, lambda action: recalled(remembered, action, seed, budget), actions, step, stop)
    return told(remembered, seats, seed, found, is_whole)


def as_record(remembered: Remembered) -> Record | None:
    """A hand that is over and of which every card is known is a record; None for any other."""
    state = remembered.jotting.state
    if remembered.jotting.unknown or not state.is_over:
        return None
    match = remembered.frame.match.add(state)
    return None if match.awaits_end_draw else remembered.frame.add(state, match)


def recalled(remembered: Remembered, action: int, seed: int, budget: Budget) -> Decision | None:
    """One decision, with what its player knew; nothing is said about how the cards lay."""
    seat, move = remembered.jotting.state.log[action]
    own = Random(f"review {seed} 0 {action}").getrandbits(60)
    if not remembered.jotting.missing[seat]:
        found = judge(before(remembered, action), move, own, budget)
        return found and _without_hindsight(found)
    part, rng = replace(budget, worlds=max(512, budget.worlds // HANDS)), Random(f"memory {seed}")
    positions = [before(remembered, action, rng) for _ in range(HANDS)]
    return _mixed(
        [judge(state, move, own + number, part) for number, state in enumerate(positions)], insight(positions[0].game)
    )


def told(
    remembered: Remembered, seats: Sequence[int] | None, seed: int, decisions: Sequence[Decision], is_whole: bool
) -> Review:
    """The review of a remembered hand whose decisions were found one by one."""
    frame, state = remembered.frame, remembered.jotting.state
    scores = () if state.result is None else state.result.scores
    actions, movers = tuple(str(move) for _, move in state.log), tuple(seat for seat, _ in state.log)
    hand = Hand(0, 0, frame.players, scores, actions, movers, None, (), (), tuple(decisions))
    own = sorted({state.log[action][0] for action in remembered.decisions(seats)})
    notes = tuple(_notes(remembered, own))
    return Review(frame.game.name, __version__, None, seed, (hand,), standings([hand], own), notes, is_whole)


def _notes(remembered: Remembered, seats: Sequence[int]) -> list[Said]:
    jotting = remembered.jotting
    dealt = sum(map(len, jotting.known)) + jotting.unknown
    notes = [said("review-memory", unknown=jotting.unknown, cards=dealt, share=round(100 * jotting.unknown / dealt))]
    for seat in seats:
        if count := jotting.missing[seat]:
            notes.append(said("review-memory-hand", name=remembered.frame.players[seat], count=count, hands=HANDS))
    if not jotting.state.is_over:
        notes.append(said("review-memory-open", moves=len(jotting.state.log)))
    return notes


def before(remembered: Remembered, action: int, rng: Random | None = None) -> State:
    """The position before this action, in a deal that fits."""
    frame, jotting = remembered.frame, remembered.jotting
    for _ in range(TRIES if rng else 0):
        assert rng is not None
        state: State = frame.game.start(jotting.sample(rng), frame.rules)
        try:
            states = [state := state.play(move) for move in jotting.state.moves]
        except IllegalMove:
            continue
        return states[action - 1] if action else frame.game.start(states[-1].deal, frame.rules)
    state = frame.game.start(jotting.state.deal, frame.rules)
    for move in jotting.state.moves[:action]:
        state = state.play(move)
    return state


def _without_hindsight(decision: Decision) -> Decision:
    return replace(decision, belief=None, candidates=tuple(replace(one, given=None) for one in decision.candidates))


def _mixed(found: Sequence[Decision | None], game: Insight[Any, Any]) -> Decision | None:
    """A decision that was looked at with several own hands; where one of them left no choice, nothing was lost with it."""
    real = [one for one in found if one is not None]
    if not real:
        return None
    idle = [NOTHING] * (len(found) - len(real))
    loss, first = _mean([*(one.loss for one in real), *idle]), real[0]
    every = [{candidate.move: candidate for candidate in one.candidates} for one in real]
    behind = _mean([*(one[first.played].behind for one in every), *idle]) if any(one.second for one in real) else loss
    shared = [move for move in every[0] if all(move in one for one in every)]
    candidates = [_middle([one[move] for one in every], behind if move == first.played else None) for move in shared]
    best = min(candidates, key=lambda one: (one.behind.value, one.move)).move
    verdict, second = verdict_of(behind, loss, loss.high, game.bands)
    return replace(
        first,
        best=best,
        candidates=tuple(sorted(candidates, key=lambda one: (one.behind.value, one.move))),
        loss=loss,
        verdict=verdict,
        worlds=sum(one.worlds for one in real),
        belief=None,
        reason=None,
        second=second,
    )


def _middle(some: Sequence[Candidate], behind: Estimate | None) -> Candidate:
    goals = [one.goal for one in some if one.goal is not None]
    value = _mean([one.value for one in some])
    goal = sum(goals) / len(goals) if goals else None
    return Candidate(some[0].move, value, behind or _mean([one.behind for one in some]), goal, None)


def _mean(some: Sequence[Estimate]) -> Estimate:
    """The mean over imagined hands: the error of the measuring, and how much the hands differ."""
    n = len(some)
    middle = sum(one.value for one in some) / n
    if n < 2:
        return some[0]
    spread = sqrt(sum((one.value - middle) ** 2 for one in some) / (n - 1) / n)
    return Estimate(middle, hypot(added(some).half / n, quantile(n - 1) * spread))
