"""How a hand came about, step by step, by a value function that was frozen beforehand.

Every move changes what the seats are worth; the steps are given to who made the move, by chapter. What the cards bring is
the difference between the position after the deal and the mean over all deals. That is luck, and where everybody's decisions
were looked into, so is how hidden cards lay (`luck`). Bots of the house that leave nothing to chance bring no luck of their
own: what they do follows from the cards and from what the others did.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from eklat.games.core import State
from eklat.review.games import insight
from eklat.review.results import Step, Waterfall
from eklat.review.value import Values

CHAPTERS = ("auction", "trumps", "play")


def curve(values: Values, company: str, states: Sequence[State]) -> tuple[tuple[int, ...], ...]:
    """What every seat is worth after the deal and after each action."""
    return tuple(tuple(values.of(company, state)) for state in states)


def waterfall(
    values: Values,
    company: str,
    states: Sequence[State],
    worth: Sequence[Sequence[int]],
    seat: int,
    luck: int | None = None,
) -> Waterfall:
    """The waterfall of a seat; its luck is that of the deal, unless more is known of it."""
    first, last = states[0], states[-1]
    before = values.deal(company, (seat - first.deal.starter) % first.players)
    own = values.cards(company, first, seat)
    dealt = worth[0][seat] - before
    steps = [Step("before", None, before), Step("own-cards", seat, own), Step("other-cards", None, dealt - own)]
    changes = [after[seat] - now[seat] for now, after in pairwise(worth)]
    game = insight(first.game)
    by: dict[tuple[str, int], int] = {}
    for (who, _), state, change in zip(last.log, states, changes, strict=False):
        key = game.chapter(state.view(None)), who
        by[key] = by.get(key, 0) + change
    order = sorted(by, key=lambda key: (CHAPTERS.index(key[0]), key[1] != seat, key[1] not in game.side(last, seat), key[1]))
    steps += [Step(chapter, who, by[chapter, who]) for chapter, who in order if by[chapter, who]]
    decisive = max(range(len(changes)), key=lambda i: abs(changes[i]), default=None)
    if decisive is not None and not changes[decisive]:
        decisive = None
    return Waterfall(seat, tuple(steps), worth[-1][seat], dealt if luck is None else luck, decisive)
