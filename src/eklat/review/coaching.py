"""What a coach says before the move: the same moves in the same worlds as a review would try, and only what holds in them.

A coach sees what the player sees. What a bot would do is held against the other promising moves; the best of them is
advised, with the bot's own reason where the bot would do the same, and otherwise with one that was checked.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from eklat.games import GAMES
from eklat.games.core import Move, View
from eklat.games.said import Said, said
from eklat.review.games import INSIGHTS, insight
from eklat.review.judging import Budget, weigh
from eklat.review.reasons import reason, telling
from eklat.review.results import Candidate, plain

SOON = Budget(worlds=2048)
"""A hint is waited for, so it is looked into less far than a review."""


@dataclass(frozen=True)
class Coaching:
    """Moves that one can choose from, and what there is to say about the best of them."""

    best: str
    candidates: tuple[Candidate, ...]
    """At most five, the best one first."""
    worlds: int
    """In how many worlds that count they were tried."""
    reason: Said | None
    """Why it is better than what the bot would do, if it is not the same: at least by how much it came out ahead."""
    says: tuple[Said, ...]
    """Which others are as good as far as one can tell; in an auction what a bid shows, risks and needs."""


def coach(view: View, move: Move, seed: int = 0, budget: Budget | None = None) -> Coaching | None:
    """What there is to say to the player who is to move and might make this move; None where there is nothing to decide."""
    state = view.sample(Random(seed))
    weighed = weigh(state, move, seed, budget or SOON)
    if weighed is None:
        return None
    best, candidates = weighed.names[weighed.best], replace(weighed, own=weighed.best).candidates({})
    close = sum(one.move != best and one.behind.low <= 0 for one in candidates)
    why = None
    if weighed.best != weighed.own and weighed.loss.low > 0:
        tried = *weighed.trials.halves, weighed.own, weighed.best
        why = reason(telling(*tried), *tried, weighed.names)
    played = weighed.names[weighed.own]
    behind = next((one.behind for one in candidates if one.move == played), weighed.behind)
    if why is None and (points := round(behind.value, 1)) > 0:
        why = said("review-coach-ahead", played=played, points=points)
    says = insight(view.game).outlook(view, weighed.trials, weighed.best)
    return Coaching(best, candidates, weighed.trials.counting, why, (said("review-coach-close", count=close), *says))


def advise(
    view: View, move: str, sentence: str | None, said: Any, seed: int, budget: Budget | None = None
) -> tuple[str, str | None, Any, Any]:
    """What a bot would do, why, and how one says it; or what is better, and with both what it was weighed against.

    That is plain data: the coaching, its moves also as one would advise them. It is None where there is nothing to decide.
    """
    game = GAMES[view.game]
    found = coach(view, game.parse(move), seed, budget) if view.game in INSIGHTS else None
    if found is None:
        return move, sentence, said, None
    data: dict[str, Any] = plain(found)
    best = data.pop("best")
    data["candidates"].sort(key=lambda one: one["move"] != best)
    for one in data["candidates"]:
        one["said"] = game.advise(view, game.parse(one["move"])).to_json()
    return (move, sentence, said, data) if best == move else (best, None, data["candidates"][0]["said"], data)
