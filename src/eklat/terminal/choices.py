"""Decisions that are no cards of one's own: trumps, partners, columns, and where a card goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from eklat.terminal import chips
from eklat.terminal.hand import CURSOR, KEYS, QUIET, Region
from eklat.terminal.picture import Snapshot
from eklat.terminal.words import Words


class Choice(NamedTuple):
    move: str
    label: Text


def offered(moves: Sequence[str], snapshot: Snapshot, words: Words) -> list[Choice]:
    """Each of these moves, as a person would call it; for moves that lay a card, onions come last."""
    order = sorted(moves, key=_rank)
    return [Choice(move, _label(move.split(), snapshot, words)) for move in order]


def _rank(move: str) -> tuple[int, int]:
    words = move.split()
    if words[0] == "trump":
        kind = words[1]
        return (2, 0) if kind == "none" else (1, int(kind)) if kind.isdigit() else (0, "RYGBK".index(kind))
    return (words[0] == "onion", 0)


def _label(move: list[str], snapshot: Snapshot, words: Words) -> Text:
    match move:
        case ["trump", kind]:
            return chips.trump_chip(kind, "mu", words.trump(kind)) if kind != "none" else Text(words.trump(kind))
        case ["partner", seat] if seat.isdigit():
            return Text(snapshot.names[int(seat)])
        case ["partner", card]:
            return chips.chip(card, "mu")
        case ["reveal", column]:
            return Text(words("card-column", column=column))
        case ["lay", _, pile]:
            own = int(pile) == snapshot.you
            return Text(words("term-choice-lay-own") if own else words("term-choice-lay", who=snapshot.names[int(pile)]))
        case ["onion", _]:
            return Text(words("term-choice-onion"))
        case ["towel", seat]:
            return Text(words("term-choice-towel", who=snapshot.names[int(seat)]))
        case ["carousel", direction]:
            return Text(words(f"term-choice-carousel-{direction}"))
        case ["catapult" | "werewolf" as name]:
            return Text(words(f"term-choice-{name}"))
    return Text(" ".join(move))


def paint(choices: Sequence[Choice], chosen: int, width: int, height: int) -> tuple[list[Text], list[Region]]:
    """The choices in as many rows as they need; if that is too many, those around the chosen one."""
    lines, regions, line = list[Text](), list[Region](), Text(" ")
    for index, choice in enumerate(choices):
        is_now = index == chosen
        key = f"{KEYS[index]} " if index < len(KEYS) else ""
        cell = Text().append("▸" if is_now else " ", style=CURSOR).append(key, style=CURSOR if is_now else QUIET)
        label = choice.label.copy()
        if is_now and not label.style:
            label.stylize("bold underline")
        cell.append_text(label).append(" ")
        if line.cell_len + cell.cell_len > width and line.cell_len > 1:
            lines.append(line)
            line = Text(" ")
        regions.append(Region(len(lines), line.cell_len, line.cell_len + cell_len(cell.plain), index))
        line.append_text(cell)
    lines.append(line)
    here = regions[chosen].y
    top = max(0, min(here - height + 1, len(lines) - height)) if len(lines) > height else 0
    return lines[top : top + height], [region._replace(y=region.y - top) for region in regions]
