"""One unit of work: the same deal once per seat, with bot `a` in that seat and bot `b` in the others."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any, ClassVar

from eklat import __version__
from eklat.arena.contest import ArenaError, Contest, Unit
from eklat.bots import Bot
from eklat.bots.files import bot
from eklat.games import GAMES
from eklat.games.core import Deal, Match, State
from eklat.records import Record

WORLDS = 256
"""Imagined for every decision, where luck is taken off."""


@dataclass(frozen=True)
class Played:
    """What came out of a unit."""

    unit: Unit
    hands: Sequence[Mapping[str, Any]]
    """The results; in the n-th hand, bot `a` has seat n."""
    moves: Sequence[int]
    """How many moves of a, and of b, were timed."""
    seconds: Sequence[float]
    """How long they took."""
    records: Sequence[str] = ()
    """The hands as records, one line each, if they are kept."""
    luck: int = 0
    """How lucky bot `a` was in all of them together, in thousandths of a point, if that is taken off."""

    def ahead(self) -> Fraction:
        """How far `a` is ahead of the others' mean, over all hands, without luck: n (n - 1) times the deal's value."""
        players = len(self.hands)
        scored: int = sum(players * hand["scores"][seat] - sum(hand["scores"]) for seat, hand in enumerate(self.hands))
        return scored - Fraction((players - 1) * self.luck, 1000)


class Clock:
    """How long the moves of two bots take. The first of each kind in a process is left out: it may compile or load code."""

    known: ClassVar[set[tuple[str, str]]] = set()

    def __init__(self) -> None:
        self.moves, self.seconds = [0, 0], [0.0, 0.0]

    def add(self, side: int, spec: str, phase: str, seconds: float) -> None:
        if (spec, phase) in self.known:
            self.moves[side] += 1
            self.seconds[side] += seconds
        self.known.add((spec, phase))


def play(contest: Contest, unit: Unit) -> Played:
    """Play a unit. All pairs see the same deals; what chance tells a bot depends on seed, deal, rotation and seat."""
    if contest.version != __version__:
        raise ArenaError(f"eklat {__version__} is installed where a unit should be played, but eklat {contest.version} asks")
    match = Match.of(GAMES[contest.game], contest.players, contest.options)
    deal = match.deal(Random(f"deal {contest.seed} {unit.deal}"))
    clock, results, records, luck = Clock(), [], [], 0.0
    for rotation in range(1 if unit.a == unit.b else contest.players):
        names = [contest.bots[unit.a if seat == rotation else unit.b] for seat in range(contest.players)]
        states = _hand(contest, unit, match, deal, rotation, names, clock)
        end = states[-1]
        assert end.result is not None
        if contest.luck is not None and unit.a != unit.b:
            luck += _luck(contest, unit, rotation, states, names)
        results.append(end.result.to_json())
        if contest.records:
            about = {"x_arena": {"seed": contest.seed, "deal": unit.deal}}
            record = Record(match.game, match.rules, tuple(names), extra=about)
            records.append(str(record.add(end, match.add(end))))
    return Played(unit, results, clock.moves, clock.seconds, records, round(1000 * luck))


def _hand(
    contest: Contest, unit: Unit, match: Match, deal: Deal, rotation: int, names: Sequence[str], clock: Clock
) -> list[State]:
    """Every position of a hand."""
    state = match.start(deal)
    states = [state]
    chance = [Random(f"seat {contest.seed} {unit.deal} {rotation} {seat}") for seat in range(contest.players)]
    while (seat := state.turn) is not None:
        name, view = names[seat], state.view(seat)
        try:
            began = time.perf_counter()
            move = _player(name).choose(view, chance[seat])
            clock.add(int(seat != rotation), name, view.phase, time.perf_counter() - began)
            state = state.play(move, seat)
            states.append(state)
        except Exception as error:
            said = str(error) or type(error).__name__
            raise ArenaError(f"{name} failed in deal {unit.deal}, seat {seat}, move {len(state.log)}: {said}") from error
    return states


def _luck(contest: Contest, unit: Unit, rotation: int, states: Sequence[State], names: Sequence[str]) -> float:
    """How lucky bot `a` was. Over all seats of a deal the luck of the deal itself is none: only how the cards lay counts."""
    from eklat.arena.luck import lying

    assert contest.luck is not None
    seed = Random(f"luck {contest.seed} {unit.deal} {rotation}").getrandbits(60)
    return contest.luck[contest.company(unit)] * float(lying(states, names, seed, WORLDS)[rotation])


@cache
def _player(spec: str) -> Bot:
    return bot(spec)
