"""What it depended on, and why: only what holds in the imagined worlds is said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from eklat.fast.bridge import bridge
from eklat.fast.policy import Array
from eklat.games.core import State
from eklat.games.said import Cards, Said, Who, said
from eklat.review.games import Flags, Floats, insight
from eklat.review.results import Belief
from eklat.review.trials import Trials

TELLS = 0.05
"""A card matters if who holds it explains this much of the variance of the difference between two moves."""
CHANGES = 0.1
"""A chance to make the goal is worth a sentence if it differs by this much."""


class Held(NamedTuple):
    card: str
    seat: int
    flags: Flags


def belief(state: State, found: Held | None, fresh: Trials) -> Belief | None:
    """What was known of the card on which most depended."""
    if found is None:
        return None
    truth, _ = bridge(state.game).position(state, fresh.view.seat)
    was = next(one.flags[0] for one in _held(fresh, truth[None, :]) if one[:2] == found[:2])
    return Belief(found.card, found.seat, fresh.share(found.flags), bool(was))


def reason(found: Held | None, known: Trials, fresh: Trials, own: int, best: int, names: Sequence[str]) -> Said | None:
    """Why the best move is better, in at most one sentence that was checked; None if there is none."""
    if fresh.made is not None and known.made is not None:
        chances = [(t.share(t.made[:, best]), t.share(t.made[:, own])) for t in (known, fresh) if t.made is not None]
        gaps = [a - b for a, b in chances]
        if min(gaps) > CHANGES or max(gaps) < -CHANGES:
            a, b = (round(100 * share) for share in chances[1])
            return said("review-why-goal", best=names[best], played=names[own], chance=a, other=b)
    if found is None:
        return None
    gap = fresh.lead[:, best] - fresh.lead[:, own]
    share, weights = fresh.share(found.flags), fresh.weights
    if not 0.02 < share < 0.98:
        return None
    with_it = float(weights[found.flags] @ gap[found.flags] / weights[found.flags].sum())
    without = float(weights[~found.flags] @ gap[~found.flags] / weights[~found.flags].sum())
    facts = {"card": Cards(found.card), "who": Who(found.seat), "best": names[best]}
    if with_it > 0 and without < with_it / 2:
        return said("review-why-held", **facts, share=round(100 * share), points=round(with_it, 1))
    if without > 0 and with_it < without / 2:
        return said("review-why-not-held", **facts, share=round(100 * (1 - share)), points=round(without, 1))
    return None


def telling(known: Trials, fresh: Trials, own: int, other: int) -> Held | None:
    """The card and the seat that tell most about the difference of two moves: found on some worlds, checked on others."""
    if known.is_sure or own == other:
        return None
    held = list(_held(known, known.arrays))
    if not held:
        return None
    told = _tells(known, [one.flags for one in held], own, other)
    first = held[int(told.argmax())]
    if told.max() < TELLS:
        return None
    found = next(one for one in _held(fresh, fresh.arrays) if one[:2] == first[:2])
    return found if _tells(fresh, [found.flags], own, other)[0] >= TELLS else None


def _held(trials: Trials, arrays: Array) -> Iterator[Held]:
    return (Held(*one) for one in insight(trials.view.game).held(trials.view, arrays))


def _tells(trials: Trials, flags: Sequence[Flags], own: int, other: int) -> Floats:
    """How much of the variance of the difference each of these explains: that some worlds are apart from the others."""
    w = trials.weights / trials.weights.sum()
    gap = trials.lead[:, other] - trials.lead[:, own]
    gap = gap - w @ gap
    spread = float(w @ (gap * gap))
    found: Floats = np.zeros(len(flags))
    if spread <= 0:
        return found
    share, apart = (np.array(flags, float) @ np.array([w, w * gap]).T).T
    some = (share > 0.02) & (share < 0.98)
    found[some] = apart[some] ** 2 / (share[some] * (1 - share[some]) * spread)
    return found
