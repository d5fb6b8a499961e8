"""The luck of a hand: the cards, and how those lay that whoever had to decide could not see (`eklat.arena.luck`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from eklat.arena.luck import SCALE, WORLDS, finish, lying
from eklat.games.core import State
from eklat.review.games import Floats
from eklat.review.value import Values


def luck(values: Values, company: str, states: Sequence[State], expected: Mapping[int, Sequence[int]]) -> list[int]:
    """The luck of every seat, given what was to be expected of each action that somebody decided."""
    first = states[0]
    places = [(seat - first.deal.starter) % first.players for seat in range(first.players)]
    found = SCALE * (finish(first) - np.array([values.before[place] for place in places]))
    for action, change in expected.items():
        before, after = (finish(state) for state in states[action : action + 2])
        found += SCALE * (after - before) - np.array(change)
    return [round(values.trust[company] * float(x)) for x in found]


def measured(
    values: Values, company: str, states: Sequence[State], names: Sequence[str], seed: int, worlds: int = WORLDS
) -> Floats:
    """The luck of every seat of a finished hand, in points; whoever is no club player is looked at."""
    dealt = np.array(luck(replace(values, trust={company: 1.0}), company, states, {})) / SCALE
    found: Floats = values.trust[company] * (dealt + lying(states, names, seed, worlds))
    return found
