"""The last line: keys that mean something now, the most important first; each can be clicked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from eklat.terminal.hand import Region
from eklat.terminal.picture import Picture
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


def entries(picture: Picture, how: str, is_typing: bool) -> Sequence[Entry]:
    """`how` is what one decides by."""
    if is_typing:
        return TYPING
    return [*_deciding(picture, how), *_looking(picture)]


def _deciding(picture: Picture, how: str) -> list[Entry]:
    if picture.phase in ("scoring", "over"):
        return [Entry("Enter", "onward", "onward")]
    if picture.phase == "gathering":
        return [Entry("Enter", "start", "onward")] if picture.table["host"] == picture.you is not None else []
    if how == "cards":
        passes = [Entry("p", "pass", "pass")] if "pass" in picture.legal else []
        return [Entry("1–9", "pick", ""), Entry("Enter", "lay", "confirm"), *passes]
    if how == "choice":
        back = [Entry("Esc", "back", "cancel")] if picture.game == "heuldoch" else []
        return [Entry("1–9 ←→", "choose", ""), Entry("Enter", "confirm", "confirm"), *back]
    if how == "card" and picture.game == "heuldoch":
        return [Entry("1–4", "card", ""), Entry("Enter", "lay", "confirm"), Entry("o", "onion", "onion")]
    return [Entry("1–9", "card", ""), Entry("Enter", "play", "confirm")] if how == "card" else []


def _looking(picture: Picture) -> list[Entry]:
    view = picture.view
    found = [Entry("?", "help", "help")]
    is_playing = view is not None and picture.you is not None and picture.phase == "playing"
    contract = None if view is None else view.get("contract")
    if view is not None and contract is not None:
        found += [Entry("t", "lens", "lens")] if contract["chief_trump"] or contract["vice_trump"] else []
        found += [Entry("l", "last", "last")] if view.get("last_trick") else []
    if is_playing and picture.is_practice and picture.is_my_turn:
        found.append(Entry("h", "hint", "hint"))
    found.append(Entry(":", "type", "type"))
    found += [Entry("s", "sort", "sort")] if is_playing else []
    found += [Entry("e", "score", "score")] if view is not None else []
    found += [Entry("v", "log", "log"), Entry("c", "chat", "talk")]
    found += [Entry("u", "undo", "undo")] if is_playing else []
    return [*found, Entry("q", "quit", "leave")]


def paint(some: Sequence[Entry], words: Words, width: int) -> tuple[Text, list[Region]]:
    """As many of them as there is room for."""
    text, regions = Text(" "), list[Region]()
    for place, entry in enumerate(some):
        label = words(f"term-foot-{entry.word}")
        before = BETWEEN if place else ""
        if text.cell_len + cell_len(f"{before}{entry.key} {label}") > width:
            continue
        text.append(before)
        x = text.cell_len
        text.append(entry.key, style="bold").append(f" {label}")
        regions.append(Region(0, x, text.cell_len, place))
    return text, regions
