"""All pairs of some bots on the same deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from eklat.arena.contest import Contest, Unit
from eklat.arena.files import Journal, Records
from eklat.arena.hands import Played
from eklat.arena.margin import Pairing, pairing
from eklat.arena.stats import statistics
from eklat.arena.work import played, processors

Progress = Callable[[int, int], object]
"""Told how many units are done, and of how many."""


class Luck(Protocol):
    """How much luck is taken off, by company, and what that is called."""

    @property
    def trust(self) -> Mapping[str, float]: ...
    @property
    def hash(self) -> str: ...


@dataclass(frozen=True)
class Ladder:
    """What came out of a contest."""

    game: str
    players: int
    options: Mapping[str, object]
    seed: int
    deals: int
    bots: tuple[str, ...]
    pairs: tuple[Pairing, ...]
    stats: tuple[Mapping[str, Any], ...] = ()
    luck: str | None = None
    """The hash of the value function by which luck was taken off."""

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {key: value for key, value in vars(self).items() if key not in ("bots", "stats", "luck")}
        data["pairs"] = [pair.to_json() for pair in self.pairs]
        more = {"stats": list(self.stats)} if self.stats else {}
        return data | more | ({"luck_adjusted": self.luck} if self.luck else {})


def ladder(
    game: str,
    players: int,
    bots: Sequence[str],
    deals: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    stats: bool = False,
    records: str | Path | None = None,
    resume: str | Path | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
    luck: Luck | None = None,
    both: bool = False,
    among: str | None = None,
) -> Ladder:
    """Play all pairs of these bots, each before those after it, or with `both` against all others; with `among` all of them
    meet only that one. `stats` adds tables where one bot has every seat.

    `workers` is a number of processes (0: one per processor). `resume` names a journal of finished units that a later call
    goes on from, `records` a file for all hands; with `ray` (`local`, or the address of a cluster) Ray does the work. With
    `luck`, of a value function that was frozen beforehand, luck is taken off.
    Raises `ValueError` for what cannot be contested, `OSError` for files, `ArenaError` when a bot fails.
    """
    for name, value, least in (("deals", deals, 1), ("seed", seed, 0), ("workers", workers, 0)):
        if value < least:
            raise ValueError(f"{name} must be at least {least}, not {value}")
    bots = [*bots, among] if among else bots
    trust = None if luck is None else luck.trust
    contest = Contest.of(game, players, bots, seed, options, records is not None, trust, both, among is not None)
    if not contest.pairs and not stats:
        raise ValueError("one bot alone has nobody to beat: name another, or ask for statistics")
    units = list(contest.units(deals, stats))
    done = _all(contest, units, workers or processors(), records, resume, ray, progress)
    pairs = [pairing(bots[a], bots[b], _of(done, a, b, deals)) for a, b in contest.pairs]
    tables = [*contest.alone, *contest.pairs] if stats else []
    counted = [statistics(game, [bots[x] for x in dict.fromkeys((a, b))], _of(done, a, b, deals)) for a, b in tables]
    return Ladder(
        game, players, contest.options, seed, deals, tuple(bots), tuple(pairs), tuple(counted), luck.hash if luck else None
    )


def _all(
    contest: Contest,
    units: Sequence[Unit],
    workers: int,
    records: str | Path | None,
    resume: str | Path | None,
    ray: str | None,
    progress: Progress | None,
) -> dict[Unit, Played]:
    """Every unit, played now or before."""
    with ExitStack() as stack:
        journal = None if resume is None else stack.enter_context(closing(Journal(Path(resume), contest)))
        book = None if records is None else stack.enter_context(closing(Records(Path(records), units)))
        before = {} if journal is None else journal.done
        done: dict[Unit, Played] = {}

        def take(finished: Iterable[Played], is_new: bool) -> None:
            for one in finished:
                done[one.unit] = one
                if journal is not None and is_new:
                    journal.add(one)
                if book is not None:
                    book.add(one)
                if progress is not None:
                    progress(len(done), len(units))

        take((before[unit] for unit in units if unit in before), is_new=False)
        rest = [unit for unit in units if unit not in before]
        if rest:
            work = stack.enter_context(closing(played(contest, rest, min(workers, len(rest)), ray)))
            take(work, is_new=True)
        return done


def _of(done: Mapping[Unit, Played], a: int, b: int, deals: int) -> list[Played]:
    return [done[Unit(deal, a, b)] for deal in range(deals)]
