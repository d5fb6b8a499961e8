"""What it depended on, and why: only what holds in the imagined worlds is said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from eklat.fast.bridge import bridge
from eklat.fast.policy import Array
from eklat.games.core import State
from eklat.games.said import Cards, Said, Who, said
from eklat.review.games import Flags, insight
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


def belief(state: State, known: Trials, fresh: Trials, own: int, other: int) -> Belief | None:
    """The card on which it depended most which of two moves was better: found on some worlds, checked on others."""
    found = _telling(known, fresh, own, other)
    if found is None:
        return None
    truth, _ = bridge(state.game).position(state, known.view.seat)
    was = next(one.flags[0] for one in _held(known, truth[None, :]) if one[:2] == found[:2])
    return Belief(found.card, found.seat, fresh.share(found.flags), bool(was))


def reason(known: Trials, fresh: Trials, own: int, best: int, names: list[str]) -> Said | None:
    """Why the best move is better, in at most one sentence that was checked; None if there is none."""
    if fresh.made is not None and known.made is not None:
        chances = [(t.share(t.made[:, best]), t.share(t.made[:, own])) for t in (known, fresh) if t.made is not None]
        gaps = [a - b for a, b in chances]
        if min(gaps) > CHANGES or max(gaps) < -CHANGES:
            a, b = (round(100 * share) for share in chances[1])
            return said("review-why-goal", best=names[best], played=names[own], chance=a, other=b)
    found = _telling(known, fresh, own, best)
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


def _telling(known: Trials, fresh: Trials, own: int, other: int) -> Held | None:
    """The card and the seat that tell most about the difference of two moves."""
    if known.is_sure or own == other:
        return None
    told = {(one.card, one.seat): _tells(known, one.flags, own, other) for one in _held(known, known.arrays)}
    if not told:
        return None
    first = max(told, key=lambda key: told[key])
    if told[first] < TELLS:
        return None
    found = next(one for one in _held(fresh, fresh.arrays) if one[:2] == first)
    return found if _tells(fresh, found.flags, own, other) >= TELLS else None


def _held(trials: Trials, arrays: Array) -> Iterator[Held]:
    return (Held(*one) for one in insight(trials.view.game).held(trials.view, arrays))


def _tells(trials: Trials, flags: Flags, own: int, other: int) -> float:
    """How much of the variance of the difference it explains that these worlds are apart from the others."""
    w = trials.weights / trials.weights.sum()
    share = float(w @ flags)
    if not 0.02 < share < 0.98:
        return 0.0
    gap = trials.lead[:, other] - trials.lead[:, own]
    gap = gap - w @ gap
    spread = float(w @ (gap * gap))
    if spread <= 0:
        return 0.0
    return float(w @ (gap * flags)) ** 2 / (share * (1 - share) * spread)
