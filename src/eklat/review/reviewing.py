"""Reviewing records, hand by hand: deterministic for a seed, whatever the number of threads, unless a time is given."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import replace
from random import Random

from eklat import __version__
from eklat.arena.contest import CLUB
from eklat.arena.luck import expected
from eklat.arena.work import processors
from eklat.games.said import Said, said
from eklat.records import BadRecord, Record, ReplayedDeal, replay
from eklat.review.games import INSIGHTS
from eklat.review.judging import MOST, Budget, judge
from eklat.review.luck import luck
from eklat.review.results import Decision, Hand, Review
from eklat.review.standing import standings
from eklat.review.value import NoValue, check_rules, company, values
from eklat.review.waterfall import curve, waterfall

PART = 4
"""Of the worlds of a last look, one in so many is enough for what a decision was expected to change."""
Progress = Callable[[int, int], object]
"""Told how many decisions are done, and of how many."""
Stop = Callable[[], bool]
"""Asked before every decision whether to stop."""


def review(
    records: Record | Iterable[Record],
    seats: Sequence[int] | None = None,
    seed: int = 0,
    worlds: int = MOST,
    seconds: float | None = None,
    threads: int = 0,
    progress: Progress | None = None,
    stop: Stop | None = None,
) -> Review:
    """Review all finished hands of these records, or what these seats did in them.

    A decision is looked into until so many worlds count, or more on the edge of a band, if it is not clear before, and the
    same seed gives the same answer; or `seconds` is how long one seat's hand may take. Whoever stops early gets all
    decisions that are done. Raises `BadRecord` for records that cannot be, `ValueError` for what cannot be reviewed.
    """
    given = [records] if isinstance(records, Record) else list(records)
    if not given:
        raise ValueError("there is no record to review")
    games = {record.game.name for record in given}
    if len(games) > 1:
        raise ValueError(f"records of one game are reviewed together, not of {' and '.join(sorted(games))}")
    (game,) = games
    if game not in INSIGHTS:
        raise ValueError(f"{given[0].game.title} cannot be reviewed; there are reviews of {', '.join(INSIGHTS)}")
    most = max(len(record.players) for record in given)
    for seat in seats or ():
        if not 0 <= seat < most:
            raise ValueError(f"there is no seat {seat}: seats go from 0 to {most - 1}")
    deals = [(number, record, deal) for number, record in enumerate(given) for deal in replay(record)]
    notes = list(_notes(deals))
    finished = [one for one in deals if one[2].last.is_over]
    todo = sum(len(_moves(deal, seats)) for _, _, deal in finished)
    hands, done, hash, is_whole = list[Hand](), 0, None, True
    number_of_threads = threads or processors()
    with ThreadPoolExecutor(number_of_threads) as pool, ThreadPoolExecutor(number_of_threads) as helpers:
        for number, record, deal in finished:
            moves = _moves(deal, seats)
            budget = Budget(worlds) if seconds is None else _timed(deal, seats, seconds)

            def work(action: int, deal: ReplayedDeal = deal, budget: Budget = budget) -> Decision | None:
                return judged(deal, action, seed, budget, helpers)

            def step() -> None:
                nonlocal done
                done += 1
                if progress is not None:
                    progress(done, todo)

            found, is_whole = worked_off(pool, work, moves, step, stop)
            if found or is_whole:
                hand, hash = _hand(number, record, deal, seats, found, is_whole)
                hands.append(hand)
            if not is_whole:
                break
    return Review(
        game, __version__, hash, seed, tuple(hands), standings(hands, seats), tuple(dict.fromkeys(notes)), is_whole
    )


def worked_off(
    pool: Executor,
    work: Callable[[int], Decision | None],
    actions: Sequence[int],
    step: Callable[[], object],
    stop: Stop | None,
) -> tuple[list[Decision], bool]:  # fmt: skip
    """What was decided in these actions, in order, and whether all of them were looked at."""

    def one(action: int) -> Decision | None:
        if stop is not None and stop():
            raise Stopped
        return work(action)

    found = list[Decision]()
    try:
        for decision in pool.map(one, actions):
            step()
            if decision is not None:
                found.append(decision)
    except Stopped:
        return found, False
    return found, True


def judged(deal: ReplayedDeal, action: int, seed: int, budget: Budget, helpers: Executor | None = None) -> Decision | None:
    """One decision of a finished hand; None where there was nothing to decide."""
    own = Random(f"review {seed} {deal.number} {action}").getrandbits(60)
    state, move = deal.states[action], deal.last.moves[action]
    found = judge(state, move, own, budget, helpers)
    return found and replace(found, expected=expected(state, move, own, budget.worlds // PART))


def gathered(
    record: Record, deal: ReplayedDeal, seats: Sequence[int] | None, seed: int, decisions: Sequence[Decision]
) -> Review:
    """The review of one finished hand whose decisions were found one by one."""
    hand, hash = _hand(0, record, deal, seats, decisions, True)
    hands = [hand]
    notes = tuple(_notes([(0, record, deal)]))
    return Review(record.game.name, __version__, hash, seed, tuple(hands), standings(hands, seats), notes, True)


class Stopped(Exception):
    """Somebody wants no more."""


def _moves(deal: ReplayedDeal, seats: Sequence[int] | None) -> list[int]:
    """The actions of these seats."""
    return [action for action, (seat, _) in enumerate(deal.last.log) if seats is None or seat in seats]


def _timed(deal: ReplayedDeal, seats: Sequence[int] | None, seconds: float) -> Budget:
    """A seat's time, divided among what it had to decide."""
    count = len(seats) if seats else deal.last.players
    return Budget(seconds=seconds * count / max(1, len(_moves(deal, seats))))


def _notes(deals: Sequence[tuple[int, Record, ReplayedDeal]]) -> Iterator[Said]:
    """What the review will leave out."""
    if not any(deal.last.is_over for _, _, deal in deals):
        yield said("review-nothing-over")
    for number, record, deal in deals:
        if not deal.last.is_over:
            yield said("review-not-over", record=number + 1, hand=deal.number + 1)
        else:
            try:
                check_rules(record.game.name, record.rules)
                values(record.game.name, len(record.players))
            except NoValue:
                yield said("review-no-value", game=record.game.title, players=len(record.players))


def _hand(
    number: int,
    record: Record,
    deal: ReplayedDeal,
    seats: Sequence[int] | None,
    decisions: Sequence[Decision],
    is_whole: bool,
) -> tuple[Hand, str | None]:
    """A hand with its decisions and waterfalls, and the value function these were made with.

    How hidden cards lay counts as luck if all who are no club players were looked at.
    """
    last, names = deal.last, record.players
    assert last.result is not None
    actions = tuple(before.notation(move) for before, (_, move) in zip(deal.states, last.log, strict=False))
    movers = tuple(seat for seat, _ in last.log)
    hand = Hand(number, deal.number, names, last.result.scores, actions, movers, None, (), (), tuple(decisions))
    try:
        check_rules(last.game, last.rules)
        worth = values(last.game, last.players)
    except NoValue:
        return hand, None
    kind = company(names)
    line = curve(worth, kind, deal.states)
    wanted = range(last.players) if seats is None else [seat for seat in seats if seat < last.players]
    lucks: Sequence[int | None] = [None] * last.players
    if is_whole and {seat for seat, name in enumerate(names) if name != CLUB} <= {*(seats or range(last.players))}:
        lucks = luck(worth, kind, deal.states, {one.action: one.expected for one in decisions if any(one.expected)})
    falls = tuple(waterfall(worth, kind, deal.states, line, seat, lucks[seat]) for seat in wanted)
    return replace(hand, company=kind, curve=line, waterfalls=falls), worth.hash


__all__ = ["BadRecord", "Progress", "Stop", "review"]
