"""A row for every seat: name, numbers, cards. What lies in the middle comes below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from eklat.client import Snapshot
from eklat.terminal.boards import QUIET, Show, clockwise, fitted, name, name_width
from eklat.terminal.games.generic import fields
from eklat.terminal.words import Words, number

if TYPE_CHECKING:
    from eklat.terminal.games.generic import Generic

NARROWEST = 8
"""Columns that the cards of a seat have at least; what has none is left out."""


def lines(desk: Generic, snapshot: Snapshot, words: Words, show: Show) -> list[Text]:
    view = snapshot.view
    assert view is not None
    wide = name_width(snapshot, words)
    numbers, cards = fields.numbers(view), fields.by_seat(view, words)
    last = view.get("last_trick")
    if show.full_trick and isinstance(last, dict) and {"leader", "cards"} <= last.keys():
        cards["trick"] = fields.in_order(view, last["leader"], last["cards"])
    room = show.width - wide - 3
    heads = [(desk.called(field, words), [number(one) for one in some]) for field, some in numbers.items()]
    widths = [max(cell_len(head), *map(cell_len, some)) + 2 for head, some in heads]
    room -= sum(widths)
    shown = list(cards)[: max(0, room // NARROWEST)]
    each = room // max(1, len(shown))
    head = " " * (wide + 2) + "".join(f"{text:>{width}}" for (text, _), width in zip(heads, widths, strict=True)) + "  "
    found = [Text(head + "".join(fitted(desk.called(field, words), each) for field in shown), style=QUIET)]
    found[0].rstrip()
    for seat in clockwise(snapshot):
        line = name(snapshot, words, seat, wide)
        line.append(" " * max(0, wide + 2 - line.cell_len))
        for (_, some), width in zip(heads, widths, strict=True):
            line.append(f"{some[seat]:>{width}}")
        line.append("  ")
        for field in shown:
            row = desk.chips.row(cards[field][seat], each - 1)[0]
            line.append_text(row).append(" " * (each - row.cell_len))
        line.rstrip()
        found.append(line)
    for field, some in fields.in_the_middle(view, words).items():
        label = Text(f" {desk.called(field, words)}: ", style=QUIET)
        found.append(label.append_text(desk.chips.row(some, show.width - label.cell_len - 1)[0]))
    return found[: show.rows]


def told(desk: Generic, snapshot: Snapshot, words: Words, is_whole: bool) -> list[str]:
    """The same, to be read aloud; before a decision only what lies on the table."""
    view, names = snapshot.view, snapshot.names
    assert view is not None
    numbers = fields.numbers(view) if is_whole else {}
    found = []
    for seat, who in enumerate(names):
        facts = [f"{desk.called(field, words)} {number(some[seat])}" for field, some in numbers.items()]
        found += [f"{who}: {', '.join(facts)}"] if facts else []
    for field, some in fields.by_seat(view, words).items():
        first = view["leader"] if field == "trick" else 0
        order = [(first + step) % len(names) for step in range(len(names))]
        shown = [f"{names[seat]} {words.fan([some[seat]])}" for seat in order if some[seat]]
        found += [f"{desk.called(field, words)}: {', '.join(shown)}"] if shown else []
    middle = fields.in_the_middle(view, words)
    return [*found, *(f"{desk.called(field, words)}: {words.fan([some])}" for field, some in middle.items())]
