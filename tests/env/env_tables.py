"""Tables for the tests of the doors: every game, number of players and option, and hands played at random."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from eklat.env.table import Table
from eklat.games import GAMES

LONG = bool(os.environ.get("EKLAT_LONG"))
HOUSE_RULES = {"hidden_partner": True, "same_trump": False, "shared_eklat": True}
EVERY_TABLE: list[tuple[str, int, dict[str, Any]]] = [
    *(("mu", players, {}) for players in range(3, 7)),
    *(("mu", players, HOUSE_RULES) for players in range(4, 7)),
    ("mu", 3, {"colours": "YBK", "same_trump": False}),
    ("mu2", 2, {}),
    ("mu2", 2, {"colours": "RGBK"}),
    *(("heuldoch", players, {"specials": specials}) for players in range(3, 7) for specials in (False, True)),
]
SOME_TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(("mu", players, {}) for players in (3, 4, 6)),
    ("mu", 5, HOUSE_RULES),
    ("mu2", 2, {}),
    *(("heuldoch", players, {"specials": players % 2 == 0}) for players in range(3, 7)),
]
"""Every game and number of players, with fewer options; all of them in long tests."""
if LONG:
    SOME_TABLES = EVERY_TABLE
EVERY_GAME = [("mu", players) for players in range(3, 7)] + [("mu2", 2)] + [("heuldoch", players) for players in range(3, 7)]


def table_of(name: str, players: int, options: dict[str, Any]) -> Table:
    return Table(name, players, GAMES[name].rules(options, players))


def dealt(table: Table, rng: Random) -> Table:
    table.deal(table.game.deal(rng, table.players, table.rules, rng.randrange(table.players)))
    return table


def some_action(table: Table, rng: Random) -> int:
    """Any legal action; whoever may pass does so seven times in ten."""
    legal = np.flatnonzero(table.tables.masks[0])
    names = table.encoding.ACTIONS
    if "stop" in names and names.index("stop") in legal and rng.random() < 0.7:
        return names.index("stop")
    return int(rng.choice(legal))


def positions(table: Table, rng: Random) -> Iterator[Table]:
    """Every position of a hand at random, the last one included."""
    dealt(table, rng)
    yield table
    while table.turn is not None:
        table.step(some_action(table, rng))
        yield table
