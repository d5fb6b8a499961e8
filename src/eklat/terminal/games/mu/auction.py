"""The auction: who leads, for which goal, and what one's own next bid would mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from eklat.client import Snapshot
from eklat.terminal.games.mu.order import laid
from eklat.terminal.words import Words, yes

if TYPE_CHECKING:
    from eklat.terminal.games.mu import Mu


def lines(desk: Mu, snapshot: Snapshot, words: Words) -> list[str]:
    view = snapshot.view
    if view is None or view["phase"] != "auction":
        return []
    leaders = desk.leaders(view)
    most = max(map(len, laid(view)))
    who = words.listed([snapshot.names[seat] for seat in leaders])
    facts: dict[str, str | int] = {"who": who, "you": yes(leaders == [snapshot.you]), "most": most}
    goal = desk.goal(view, most) if leaders else 0
    told = [words("mu-term-line-auction", leaders=len(leaders), goal=goal, **facts)]
    if snapshot.is_my_turn:
        for more in range(1, view.get("max_bid", 0) + 1):
            ahead = desk.prospect(view, more)
            if ahead.standing != "behind":
                facts = {"total": ahead.total, "standing": ahead.standing, "goal": ahead.goal}
                told.append(words("mu-term-line-bid", count=more, **facts))
    return told


def weigh(desk: Mu, snapshot: Snapshot, words: Words, cards: Sequence[str]) -> str:
    """What these cards would mean as a bid."""
    view = snapshot.view
    assert view is not None
    if not cards:
        return words("mu-term-basket-empty")
    ahead = desk.prospect(view, len(cards))
    bonus = "–".join(map(str, ahead.bonus)) if ahead.bonus and ahead.standing == "lead" else "none"
    facts = {"total": ahead.total, "goal": ahead.goal, "more": view["max_bid"] - len(cards)}
    return words("mu-term-basket", count=len(cards), standing=ahead.standing, bonus=bonus, **facts)
