"""A review for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from eklat.review.results import Review
from eklat.review.words import Words

WIDE = 24
"""How long the longest bar of a waterfall is."""


def show(review: Review, language: str = "en") -> Iterator[RenderableType]:
    """The table of players, the costliest decisions, the kinds, and the waterfalls."""
    words = Words(review, language)
    for note in words.notes():
        yield Text(note)
    if not review.hands:
        return
    yield Text(words.head())
    yield Text(words.say("how"))
    table = Table(pad_edge=False)
    for number, column in enumerate(words.columns()):
        table.add_column(column, justify="right" if number else "left")
    for row in words.rows():
        table.add_row(*map(Text, row))
    yield table
    yield Text(f"{words.say('kinds')}:")
    for standing in review.standings:
        if standing.kinds:
            yield Text(f"  {standing.name}: {', '.join(words.kinds(standing))}")
    worst = list(words.worst())
    yield Text(f"\n{words.say('worst')}:" if worst else f"\n{words.say('none')}")
    for told in worst:
        yield Text("  " + "\n    ".join(told))
    if (disputed := words.disputed()) is not None:
        yield Text(disputed)
    for hand in review.hands:
        for fall in hand.waterfalls:
            yield Text(f"\n{words.fall_head(hand, fall)}")
            lines = words.fall(hand, fall)
            most = max(*(abs(line.points) for line in lines), 1.0)
            width = max(len(line.text) for line in lines)
            for line in lines:
                bar = ("+" if line.points > 0 else "−") * round(WIDE * abs(line.points) / most)
                yield Text(f"  {line.text:<{width}} {words.figure(line.points, '+'):>7}  {bar}")
            for note in words.fall_notes(hand, fall):
                yield Text(f"  {note}")
