"""A ladder as tables for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from eklat.arena.ladder import Ladder
from eklat.arena.margin import Pairing
from eklat.games import GAMES


def show(ladder: Ladder) -> Iterator[RenderableType]:
    """The pairs, the matrix if there are more than two bots, and the statistics."""
    deals = "1 deal" if ladder.deals == 1 else f"{ladder.deals} deals"
    yield Text(f"{GAMES[ladder.game].title}, {ladder.players} players, {deals}, seed {ladder.seed}")
    if ladder.pairs:
        luck = f", without luck (value function {ladder.luck})" if ladder.luck else ""
        yield Text(f"Points a hand ahead of the others, with 95 % interval{luck}:")
        yield _pairs(ladder)
    if len(ladder.bots) > 2 and len(ladder.pairs) >= len(ladder.bots) * (len(ladder.bots) - 1) // 2:
        yield Text("The ladder, one of the row at a table of the column:")
        yield _matrix(ladder)
    for stats in ladder.stats:
        first, *others = stats["bots"]
        yield Text(f"{f'One {first} among {others[0]}' if others else f'Only {first}'}, {stats['hands']} hands:")
        yield _stats(stats)


def _pairs(ladder: Ladder) -> Table:
    table = Table()
    for side in ("one", "against"):
        table.add_column(side, overflow="fold", ratio=1)
    for head in ("margin", "ms a move", "theirs"):
        table.add_column(head, justify="right", no_wrap=True)
    for pair in ladder.pairs:
        times = (_milliseconds(pair.seconds_per_move), _milliseconds(pair.seconds_per_move_b))
        table.add_row(Text(pair.a), Text(pair.b), _margin(pair), *times)
    return table


def _matrix(ladder: Ladder) -> Table:
    numbers, pairs = range(len(ladder.bots)), iter(ladder.pairs)
    is_both = len(ladder.pairs) == len(numbers) * (len(numbers) - 1)
    columns = numbers if is_both else numbers[1:]
    table = Table()
    table.add_column("", overflow="fold")
    for column in columns:
        table.add_column(str(column + 1), justify="right", no_wrap=True)
    for row, name in enumerate(ladder.bots):
        met = (row < column or (is_both and row != column) for column in columns)
        table.add_row(Text(f"{row + 1} {name}"), *(f"{next(pairs).margin:+.2f}" if has_met else "" for has_met in met))
    return table


def _stats(stats: Mapping[str, Any]) -> Table:
    table = Table(show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for key, value in stats.items():
        if key not in ("bots", "hands"):
            table.add_row(key.replace("_", " "), _told(key, value))
    return table


MEANS = ("side_points", "crown_points", "score", "best_score", "worst_score", "lost", "onions")
"""Statistics that are points; all others are shares."""


def _told(key: str, value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name}: {share:.1%}" for name, share in value.items()) or "–"
    if value is None:
        return "–"
    return f"{value:.1f}" if key in MEANS else f"{value:.1%}"


def _margin(pair: Pairing) -> str:
    return f"{pair.margin:+.2f}" + ("" if pair.half is None else f" ± {pair.half:.2f}")


def _milliseconds(seconds: float | None) -> str:
    return "–" if seconds is None else f"{1000 * seconds:.3g}"
