"""The last line: keys that mean something now, the most important first; each can be clicked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from eklat.client import Snapshot
from eklat.terminal.games import Desk, desk
from eklat.terminal.hand import Region
from eklat.terminal.words import Words

BETWEEN = " · "


class Entry(NamedTuple):
    key: str
    word: str
    """What it is called in the catalogue."""
    action: str
    """What a click does; empty if that takes a key."""


TYPING = (
    Entry("Tab", "complete", "complete"), Entry("↑↓", "earlier", ""), Entry("Enter", "send", "send"),
    Entry("Esc", "back", "cancel"),
)  # fmt: skip


def entries(snapshot: Snapshot, how: str, is_typing: bool, is_lifted: bool = False) -> Sequence[Entry]:
    """`how` is what one decides by; lifted: one of several choices for a card."""
    if is_typing:
        return TYPING
    return [*_deciding(snapshot, how, is_lifted), *_looking(snapshot)]


def _deciding(snapshot: Snapshot, how: str, is_lifted: bool) -> list[Entry]:
    here = desk(snapshot.game)
    if snapshot.you is None:
        return []
    if snapshot.phase in ("scoring", "over"):
        return [Entry("Enter", "onward", "onward")]
    if snapshot.phase == "gathering":
        return [Entry("Enter", "start", "onward")] if snapshot.is_host else []
    if how == "cards":
        passes = [Entry("p", "pass", "pass")] if "pass" in snapshot.legal else []
        return [Entry("1–9", "pick", ""), Entry("Enter", "lay", "confirm"), *passes]
    if how == "choice":
        back = [Entry("Esc", "back", "cancel")] if is_lifted else []
        return [Entry("1–9 ←→", "choose", ""), Entry("Enter", "confirm", "confirm"), *back]
    if how == "card":
        verbs = [Entry(key, verb, f"verb {verb}") for key, verb in here.keys.items()]
        return [Entry(here.digits, "card", ""), Entry("Enter", here.doing, "confirm"), *verbs]
    return []


def _looking(snapshot: Snapshot) -> list[Entry]:
    view = snapshot.view
    found = [Entry("?", "help", "help")]
    is_playing = view is not None and snapshot.you is not None and snapshot.phase == "playing"
    if view is not None:
        looks = [look for look in desk(snapshot.game).looks if look.is_offered(view)]
        found += [Entry(look.key, look.word, f"look {look.word}") for look in looks]
    if is_playing and snapshot.is_practice and snapshot.is_my_turn:
        found.append(Entry("h", "hint", "hint"))
    found.append(Entry(":", "type", "type"))
    found += [Entry("s", "sort", "sort")] if is_playing else []
    found += [Entry("e", "score", "score")] if view is not None else []
    found += [Entry("v", "log", "log"), Entry("c", "chat", "talk")]
    found += [Entry("u", "undo", "undo")] if is_playing and snapshot.may_take_back else []
    return [*found, Entry("q", "quit", "leave")]


def paint(some: Sequence[Entry], here: Desk, words: Words, width: int) -> tuple[Text, list[Region]]:
    """As many of them as there is room for."""
    text, regions = Text(" "), list[Region]()
    for place, entry in enumerate(some):
        label = here.say(words, f"foot-{entry.word}")
        before = BETWEEN if place else ""
        if text.cell_len + cell_len(f"{before}{entry.key} {label}") > width:
            continue
        text.append(before)
        x = text.cell_len
        text.append(entry.key, style="bold").append(f" {label}")
        regions.append(Region(0, x, text.cell_len, place))
    return text, regions
