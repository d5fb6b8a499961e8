"""A second opinion: what a review calls the losses of champions, finished by students instead of club players.

A champion trusts a net, and plans what no club player would carry out. So its moves lose where club players finish the hand;
do they lose where such players do?
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from eklat.arena.luck import LENGTH, ahead, imagined
from eklat.bots import bot
from eklat.fast.bridge import bridge
from eklat.games import GAMES
from eklat.games.core import State
from eklat.review.judging import judge
from eklat.review.results import Decision

if TYPE_CHECKING:
    from eklat.review.proofs import Table

CHAMPION, FINISHER = "champion:seconds=none", "student"
DRAWN, FINISHED = 2048, 48
"""Worlds drawn for a second opinion, and those of them in which both moves are finished."""
OTHERS = 98
"""The worlds of a review are drawn look by look; these are others."""


def champions(table: Table, number: int) -> dict[str, Any]:
    """What a table of champions decided; of each that is called a loss, its kind, the loss, and what students make of it."""
    decided, losses = 0, list[Any]()
    for state, move, seed in table.decisions(number, CHAMPION):
        found = judge(state, move, seed)
        decided += found is not None
        if found is not None and found.is_named:
            losses.append([found.kind, found.loss.value, second(state, found, seed)])
    return {"decisions": decided, "losses": losses}


def second(state: State, found: Decision, seed: int) -> float:
    """How far the move is behind the one that the review calls best, if students finish the hand, in the same worlds."""
    assert state.turn is not None
    view, game, rng = state.view(state.turn), bridge(state.game), Random(seed)
    seen = imagined(view, game.hidden(view, rng), 2 * LENGTH, DRAWN, seed, OTHERS)
    chances, brought = seen.weights / seen.weights.sum(), {found.played: 0.0, found.best: 0.0}
    for row in np.random.default_rng(seed).choice(len(chances), FINISHED, p=chances):
        world = game.rebuilt(view, seen.arrays[row], rng)
        for name in brought:
            end = world.play(GAMES[state.game].parse(name))
            while end.turn is not None:
                end = end.play(bot(FINISHER).choose(end.view(end.turn), rng))
            brought[name] += float(ahead(np.array(end.result.scores, float))[state.turn]) / FINISHED
    return round(brought[found.best] - brought[found.played], 3)


def champions_told(table: Table, hands: Sequence[Any]) -> dict[str, Any]:
    """How many are called losses, and by kind how large they are on average as club players and as students finish the hand,
    each with its standard error."""
    losses = [loss for hand in hands for loss in hand["losses"]]
    kinds = sorted({kind for kind, *_ in losses})
    return {
        "decisions": sum(hand["decisions"] for hand in hands),
        "called losses": len(losses),
        "all": _means(losses),
        "kinds": {kind: _means([loss for loss in losses if loss[0] == kind]) for kind in kinds},
    }


def _means(losses: Sequence[Any]) -> dict[str, Any]:
    club, students = (np.array([loss[place] for loss in losses]) for place in (1, 2))
    return {
        "number": len(losses),
        **{
            name: f"{numbers.mean():+.2f} ± {numbers.std(ddof=1) / sqrt(len(numbers)):.2f}" if len(numbers) > 1 else None
            for name, numbers in (("club players finish", club), ("students finish", students))
        },
    }
