"""A table as it would be, had other cards been dealt."""

from __future__ import annotations

from dataclasses import replace

from eklat.games.core import State
from eklat.table import Event, Table
from eklat.table.events import Dealt, Moved
from eklat.table.memory import positions


def with_cards(table: Table, other: State) -> Table:
    """The same table, had this been dealt and done in its running hand."""
    texts = iter([before.notation(move) for before, move in zip(list(positions(other)), other.moves, strict=False)])
    log: list[Event] = []
    for event in table.log:
        if event.version >= table.hand_since and isinstance(event, Dealt):
            log.append(replace(event, deal=other.deal.to_json()))
        elif event.version >= table.hand_since and isinstance(event, Moved):
            log.append(replace(event, move=next(texts)))
        else:
            log.append(event)
    return Table.read(log)
