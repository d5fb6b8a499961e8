"""A table that says what a test tells it to: snapshots of a server without a server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from eklat.client import Answer, Json, Link, Snapshot, Update
from eklat.table import Settings, Table
from eklat.terminal.app import TableApp
from eklat.terminal.remote import Address
from eklat.terminal.words import Words


class ToldLink(Link):
    def __init__(self, first: Snapshot) -> None:
        self.address = Address("http://cards.example:8000", "abc123")
        self.first = first
        self.update: asyncio.Queue[Update] = asyncio.Queue()
        self.said: list[tuple[str, Json]] = []
        self.answers: list[Answer] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def open(self) -> Update:
        return Update(self.first, is_old=True)

    async def next(self) -> Update:
        return await self.update.get()

    async def say(self, kind: str, **facts: Any) -> Answer:
        self.said.append((kind, facts))
        await self.may_answer.wait()
        return self.answers.pop(0) if self.answers else Answer(True)

    async def record(self) -> Json:
        return {"deals": [1]}

    async def close(self) -> None:
        return None


def snapshot(table: Table, seat: int | None = 0, **presence: Any) -> Snapshot:
    data = table.snapshot(seat, 0.0)
    view, you = data.pop("view"), data.pop("you")
    return Snapshot(table.version, you, data, view, {"here": [0], "away": [], "watching": 0} | presence)


def gathered(game: str = "mu", players: int = 4, names: Sequence[str] = ("Anna",), bots: int = 0) -> Table:
    """A table with these people and so many bots, before its match."""
    table = Table.create(Settings(game, players, {}), "5" * 64, "p0", names[0], 0.0).table
    for seat, name in enumerate(names[1:], 1):
        table = table.sit(f"p{seat}", name, seat, 0.0).table
    for seat in range(len(names), len(names) + bots):
        table = table.seat_bot("p0", seat, "club", 0.0).table
    return table


def app_at(first: Snapshot, lang: str = "en") -> TableApp:
    return TableApp(ToldLink(first), Words(lang), pace=0)


def link_of(app: TableApp) -> ToldLink:
    assert isinstance(app.link, ToldLink)
    return app.link


def changed(one: Snapshot, **table: Any) -> Snapshot:
    return replace(one, version=one.version + 1, table=one.table | table)
