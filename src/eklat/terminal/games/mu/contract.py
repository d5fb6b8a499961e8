"""The line above the table: chief and partner against the rest, both trumps, goal, points so far, cards left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from eklat.client import Json, Snapshot
from eklat.games.mu.moves import NO_TRUMP
from eklat.terminal.boards import QUIET, TEAM, joined
from eklat.terminal.games.mu.order import is_named, laid
from eklat.terminal.words import Words

if TYPE_CHECKING:
    from eklat.terminal.games.mu import Mu


def bar(desk: Mu, snapshot: Snapshot, words: Words, width: int) -> Text:
    view = snapshot.view
    assert view is not None
    contract = view["contract"]
    if contract is None:
        return _auction(desk, snapshot, words)
    side, *called = _sides(desk, snapshot, words)
    parts = [Text(side, style=TEAM), *map(Text, called)]
    chief, vice = contract["chief_trump"], contract["vice_trump"]
    trumps = [trump(desk, kind, words) for kind in dict.fromkeys((chief, vice)) if is_named(kind)]
    if chief == NO_TRUMP:
        parts.append(Text(desk.say(words, "bar-no-trump"), style="bold"))
    if trumps:
        parts.append(Text(words("mu-term-bar-trumps") + " ").append_text(Text(" > ").join(trumps)))
    parts.append(Text(_goal(view, words), style="bold"))
    if view["points"] and snapshot.phase == "playing":
        down = view.get("face_down") or [[]] * snapshot.players
        held = zip(view["hand_sizes"], laid(view), down, strict=True)
        left = max(size + len(cards) + sum(hidden) for size, cards, hidden in held)
        parts.append(Text(words("mu-term-bar-left", count=left), style=QUIET))
    return joined(parts, width)


def line(desk: Mu, snapshot: Snapshot, words: Words) -> list[str]:
    """The same, to be read aloud."""
    view = snapshot.view
    contract = None if view is None else view["contract"]
    if view is None or contract is None:
        return []
    parts = _sides(desk, snapshot, words)
    chief, vice = contract["chief_trump"], contract["vice_trump"]
    parts += [] if chief is None else [desk.say(words, "bar-chief", trump=words.trump(chief))]
    parts += [desk.say(words, "bar-vice", trump=words.trump(vice))] if is_named(vice) and vice != chief else []
    return [" · ".join([*parts, _goal(view, words)])]


def trump(desk: Mu, kind: str, words: Words) -> Text:
    """The shape of a colour with its word, or the digit's."""
    if kind in desk.chips.shapes:
        return Text(f"{desk.chips.shapes[kind]} {words.trump(kind)}", style=desk.chips.ink(f"{kind}0"))
    return Text(words.trump(kind), style="bold reverse")


def _sides(desk: Mu, snapshot: Snapshot, words: Words) -> list[str]:
    assert snapshot.view is not None
    contract, names = snapshot.view["contract"], snapshot.names
    side = [names[seat] for seat in (contract["chief"], contract["partner"]) if seat is not None]
    is_hidden = contract["partner"] is None and contract.get("partner_card")
    called = [words("mu-term-bar-called", card=contract["partner_card"])] if is_hidden else []
    return [desk.say(words, "bar-side", who=" + ".join(side)), *called]


def _goal(view: Json, words: Words) -> str:
    """What the side of the chief has won so far, as far as everybody may know."""
    contract, points = view["contract"], view["points"]
    side = (contract["chief"], contract["partner"])
    won = sum(points[seat] for seat in side if seat is not None) if points else 0
    return words("mu-term-bar-goal", points=won, goal=contract["goal"])


def _auction(desk: Mu, snapshot: Snapshot, words: Words) -> Text:
    view = snapshot.view
    assert view is not None
    if view["result"] is not None:
        return Text(" " + words("mu-term-bar-unplayed"), style="bold")
    leaders, most = desk.leaders(view), max(map(len, laid(view)))
    who = words.listed([snapshot.names[seat] for seat in leaders])
    return Text(" " + words("mu-term-bar-auction", most=most, leaders=len(leaders), who=who))
