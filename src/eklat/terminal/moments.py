"""Several moves at once, as after a lost connection: the moments between them, worked out again so that each can be told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from eklat.games.mu.cards import POINTS
from eklat.terminal.order import best_place
from eklat.terminal.picture import Json, Snapshot, Update

Step = tuple[Snapshot, Snapshot]
"""Before a move, and after it."""


def steps(before: Snapshot, update: Update) -> Iterator[Step]:
    """For every move in these update the snapshot before it and the snapshot after it."""
    names = [event["event"] for event in update.events]
    number = names.count("moved")
    if number <= 1 or before.game == "heuldoch" or "taken-back" in names:
        yield from [(before, update.snapshot)] * number
        return
    first = names[: names.index("dealt")].count("moved") if "dealt" in names else number
    moves = [[event["seat"], event["move"]] for event in update.events if event["event"] == "moved"]
    if "dealt" not in names:
        yield from _walk(update.snapshot, update.snapshot.view, number)
        return
    if before.view is not None and first:  # the rest of a hand whose end was missed, by what was known of it
        yield from _walk(update.snapshot, before.view | {"log": [*before.view["log"], *moves[:first]]}, first)
    last = len(names) - 1 - names[::-1].index("dealt")
    told_later = names[last:].count("moved")
    yield from [(update.snapshot, update.snapshot)] * (number - first - told_later)
    yield from _walk(update.snapshot, update.snapshot.view, told_later)


def _walk(snapshot: Snapshot, view: Json | None, number: int) -> Iterator[Step]:
    """The last moves of a hand, so many of them."""
    if view is None or not number:
        return
    log, last = view["log"], replace(snapshot, view=view)
    start = len(log) - number
    snapshots = [replace(snapshot, view=one) for one in _views(view, log, start)] + [last]
    yield from pairwise(snapshots)


def _views(view: Json, log: Sequence[tuple[int, str]], start: int) -> Iterator[Json]:
    """The view after so many moves and after every later one but the last: what the log tells of it, no more."""
    lying = "open" if view["game"] == "mu2" else "laid"
    laid = [list(cards) for cards in view.get("dealt_open") or [[] for _ in view["hand_sizes"]]]
    contract, points, leader = view["contract"], [0] * view["players"], None
    auction = next((place for place, (_, move) in enumerate(log) if move.split()[0] not in ("bid", "pass")), len(log))
    trick: list[str] = []
    found = None
    for place, (seat, move) in enumerate(log):
        if place >= start:
            now = None
            if contract is not None and place >= auction:
                is_hidden = contract.get("partner_card") and found is None
                now = contract | {"partner": None if is_hidden else contract["partner"]}
            turned = [card for card in view.get("turned") or [] if card["after"] <= place]
            yield view | {
                lying: [list(cards) for cards in laid], "contract": now, "trick": list(trick), "leader": leader,
                "points": list(points), "turned": turned, "result": None,
            }  # fmt: skip
        verb, *cards = move.split()
        if verb == "bid":
            laid[seat] += cards
        elif verb == "play" and contract is not None:
            leader = seat if not trick else leader
            trick.append(cards[0])
            found = seat if cards[0] == contract.get("partner_card") and seat == contract["partner"] else found
            if len(trick) == view["players"] and leader is not None:
                winner = (leader + best_place(view, trick)) % view["players"]
                points[winner] += sum(POINTS[int(card[1])] for card in trick)
                trick, leader = [], winner
