"""Tables to test with: friends sit down, play at random, and somebody watches what is stored."""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any

from eklat.games import GAMES
from eklat.table import Accepted, Settings, Table, read_event

PERSONS = ("id-anna", "id-beate", "id-conny", "id-dagmar", "id-emma", "id-frieda")
NAMES = ("Anna", "Beate", "Conny", "Dagmar", "Emma", "Frieda")
SECRET = "5ec4e7" * 10 + "0123"
OTHER_SECRET = "0f" * 32

EVERY_GAME = [(name, players) for name, game in GAMES.items() for players in game.players]
ONE_OF_EACH = EVERY_GAME if os.environ.get("EKLAT_LONG") else [("mu", 4), ("mu2", 2), ("heuldoch", 3)]
"""Tables for whole matches."""


def gathered(game: str = "mu", players: int = 4, bots: int = 0, **settings: Any) -> Table:
    """Everybody has sat down, with bots on the last seats."""
    table = Table.create(Settings(game, players, **settings), SECRET, PERSONS[0], NAMES[0], 0.0).table
    for seat in range(1, players):
        if seat < players - bots:
            table = table.sit(PERSONS[seat], NAMES[seat], seat, 0.0).table
        else:
            table = table.seat_bot(PERSONS[0], seat, "club", 0.0).table
    return table


def started(game: str = "mu", players: int = 4, bots: int = 0, **settings: Any) -> Table:
    return gathered(game, players, bots, **settings).start(PERSONS[0], 0.0).table


def joined(table: Table, person: str, seat: int) -> Table:
    """Somebody sits down in the middle of a hand, and everybody agrees."""
    table = table.sit(person, "Zoë", seat, 1.0).table
    for other in table.persons:
        if table.seat_of(person) is None:
            table = table.admit(other, seat, True, 1.0).table
    assert table.seat_of(person) == seat
    return table


def some_text(table: Table, rng: Random) -> str:
    """A legal move; early ones in the list are likelier, so that auctions end."""
    assert table.state is not None
    legal = table.state.legal
    return str(rng.choice(legal[:2] if rng.random() < 0.6 else legal))


def moved(table: Table, text: str, now: float = 1.0, move_id: str | None = None) -> Accepted:
    """Whoever is to move does so, person or bot."""
    seat = table.turn
    assert seat is not None
    chair = table.chairs[seat]
    if chair.bot is not None:
        return table.bot_move(seat, text, table.version, now)
    assert chair.person is not None
    return table.move(chair.person, text, move_id or f"move-{table.version}", table.version, now)


def played(table: Table, rng: Random, moves: int = 10_000, now: float = 1.0) -> Table:
    """The table after so many random moves, or at the end of the hand."""
    while moves and table.phase == "playing":
        table = moved(table, some_text(table, rng), now).table
        moves -= 1
    return table


def played_out(table: Table, rng: Random) -> Table:
    """The table at the end of the match."""
    table = played(table, rng)
    while table.phase == "scoring":
        table = played(table.next_hand(table.persons[0], 1.0, at_once=True).table, rng)
    return table


def texts(table: Table, *moves: str) -> Table:
    for text in moves:
        table = moved(table, text).table
    return table


def until_turn_of(table: Table, seat: int) -> Table:
    """In an auction: somebody lays a card, everybody else passes, until it is this seat's turn."""
    assert table.state is not None
    if table.turn != seat:
        table = texts(table, str(table.state.legal[1]))
    while table.turn != seat:
        table = texts(table, "pass")
    return table


def stored(table: Table) -> Table:
    """The table as it comes back from storage."""
    return Table.read(read_event(json.loads(json.dumps(event.to_json()))) for event in table.log)
