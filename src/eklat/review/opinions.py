"""A third opinion: what champions lose as club players finish the hand, finished by students instead.

A champion trusts a net, and plans what no club player would carry out. So its moves lose where club players finish the hand.
A review forgives such losses where the twin of the net does not lose by the move; is it right in that?
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from eklat.arena.luck import LENGTH, ahead, imagined
from eklat.arena.margin import quantile
from eklat.bots import bot, nets
from eklat.bots.nets.crowd import TABLES, Crowd
from eklat.fast.bridge import bridge
from eklat.fast.policy import Array
from eklat.games import GAMES
from eklat.games.core import Move, State, View
from eklat.review.judging import judge
from eklat.review.results import Decision, Estimate

if TYPE_CHECKING:
    from eklat.review.proofs import Table

CHAMPION, FINISHER = "champion:seconds=none", "student"
DRAWN, FINISHED = 2048, (48, 256)
"""Worlds drawn for such an opinion, and those of them in which both moves are finished: by students, or by their net,
compiled, where that can be."""
OTHERS = 98
"""The worlds of a review are drawn look by look; these are others."""


def champions(table: Table, number: int) -> dict[str, Any]:
    """What a table of champions decided; of what is called a loss, or would be but for the second opinion, its kind, how far
    it was behind, and what students make of it."""
    decided, losses, forgiven = 0, list[Any](), list[Any]()
    for state, move, seed in table.decisions(number, CHAMPION):
        found = judge(state, move, seed)
        decided += found is not None
        if found is not None and (found.is_named or found.is_disputed):
            told = [found.kind, behind(found).value, third(state, found, seed).value]
            (losses if found.is_named else forgiven).append(told)
    return {"decisions": decided, "losses": losses, "forgiven": forgiven}


def behind(found: Decision) -> Estimate:
    """How far what was played is behind the best as club players finish the hand."""
    return next(one.behind for one in found.candidates if one.move == found.played)


def third(state: State, found: Decision, seed: int) -> Estimate:
    """How far the move is behind the one that the review calls best, if students finish the hand, in the same worlds."""
    assert state.turn is not None
    view, game, rng = state.view(state.turn), bridge(state.game), Random(seed)
    seen = imagined(view, game.hidden(view, rng), 2 * LENGTH, DRAWN, seed, OTHERS)
    moves, chances = (
        [GAMES[state.game].parse(name) for name in (found.best, found.played)],
        seen.weights / seen.weights.sum(),
    )
    is_quick = view.game in TABLES
    rows = np.random.default_rng(seed).choice(len(chances), FINISHED[is_quick], p=chances)
    finish = _crowd if is_quick else _students
    lead = ahead(finish(view, seen.arrays[rows], seen.strength, moves, rng).astype(float))[..., state.turn]
    gaps = lead[:, 0] - lead[:, 1]
    half = quantile(len(gaps) - 1) * float(gaps.std(ddof=1)) / sqrt(len(gaps))
    return Estimate(round(float(gaps.mean()), 3), round(half, 3))


def _crowd(view: View, worlds: Array, strength: Array, moves: Sequence[Move], _: Random) -> Array:
    """What everybody scores in each of these worlds after each of these moves, finished by the net of students."""
    game, ways = bridge(view.game), len(moves)
    codes = np.array([game.encode_move(worlds[0], move) for move in moves], np.int64)
    scores, firsts = np.zeros((len(worlds) * ways, view.players), np.int64), np.zeros(len(worlds) * ways, np.int64)
    net = nets.net(view.game, view.players)
    Crowd(net, view).glances(worlds, strength, codes, 0, 0, scores, firsts)
    return scores.reshape(-1, ways, view.players)


def _students(view: View, worlds: Array, _: Array, moves: Sequence[Move], rng: Random) -> Array:
    """The same move by move."""
    scores = np.zeros((len(worlds), len(moves), view.players), np.int64)
    for number, row in enumerate(worlds):
        world = bridge(view.game).rebuilt(view, row, rng)
        for way, move in enumerate(moves):
            end = world.play(move)
            while end.turn is not None:
                end = end.play(bot(FINISHER).choose(end.view(end.turn), rng))
            scores[number, way] = end.result.scores
    return scores


def champions_told(table: Table, hands: Sequence[Any]) -> dict[str, Any]:
    """How many are called losses, how many are forgiven, and by kind how large they are on average as club players and as
    students finish the hand, each with its standard error."""
    losses, forgiven = ([loss for hand in hands for loss in hand[key]] for key in ("losses", "forgiven"))
    kinds = sorted({kind for kind, *_ in (*losses, *forgiven)})
    return {
        "decisions": sum(hand["decisions"] for hand in hands),
        **{
            name: {"all": _means(some), **{kind: _means([one for one in some if one[0] == kind]) for kind in kinds}}
            for name, some in (("called losses", losses), ("forgiven", forgiven))
        },
    }


def _means(losses: Sequence[Any]) -> dict[str, Any]:
    club, students = ([loss[place] for loss in losses] for place in (1, 2))
    return {"number": len(losses), "club players finish": mean_told(club), "students finish": mean_told(students)}


def mean_told(numbers: Sequence[float]) -> str | None:
    """A mean with its standard error; None for fewer than two, of which nobody knows the error."""
    if len(numbers) < 2:
        return None
    return f"{np.mean(numbers):+.2f} ± {np.std(numbers, ddof=1) / sqrt(len(numbers)):.2f}"
