"""Tables as they are stored: reading their events, finding them, and adding to them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import orjson
from sqlalchemy import func, select, text, update

from eklat.server import schema
from eklat.server.database import Database
from eklat.server.metrics import Metrics
from eklat.server.writer import Append, Aside, Writer, create
from eklat.table import Accepted, Event, Table, read_event

FRESH = 1.0
"""Seconds for which a database that could be written to is believed to be well."""
_MARK = text("""
    INSERT INTO nodes (id, expires) VALUES (:id, :expires)
    ON CONFLICT (id) DO UPDATE SET expires = 1 - nodes.expires
""")
RECENT = 24 * 3600.0
"""A table that nobody has touched for so long is not offered any more."""
DATED = 600.0
"""At least as often the row of a table at which something happens is written, so that it says when that was."""


class Store:
    def __init__(self, database: Database, node: str, metrics: Metrics) -> None:
        self.database = database
        self.writer = Writer(database, node, metrics)
        self._checked = -FRESH

    async def check(self) -> None:
        """Read, and write something that means nothing; not more often than once a second. Raises `StorageDown`."""
        if time.monotonic() < self._checked + FRESH:
            return
        async with self.database.read() as connection:
            await connection.execute(select(1))
        await self.writer.do(lambda c: c.execute(_MARK, {"id": "health", "expires": 0.0}))
        self._checked = time.monotonic()

    # Reading ------------------------------------------------------------------------------------------------------------

    async def events(self, table_id: str, after: int = 0) -> list[Event]:
        """The events of a table after this one."""
        c = schema.events.c
        wanted = select(c.data).where(c.table_id == table_id, c.version > after).order_by(c.version)
        async with self.database.read() as connection:
            return [read_event(orjson.loads(data)) for data in (await connection.execute(wanted)).scalars()]

    async def versions(self, table_ids: Iterable[str]) -> dict[str, int]:
        """How far these tables have come."""
        c = schema.tables.c
        async with self.database.read() as connection:
            rows = await connection.execute(select(c.id, c.version).where(c.id.in_(list(table_ids))))
            return {row.id: row.version for row in rows}

    async def is_closed(self, table_id: str) -> bool:
        return (await self.versions([table_id])).get(table_id, 0) < 0

    async def close(self, table_id: str, is_open: bool) -> bool:
        """Turn the sign of its version, so that nothing can be stored behind it meanwhile; whether there is such a table."""
        c = schema.tables.c
        size = func.abs(c.version)
        turned = update(schema.tables).where(c.id == table_id).values(version=size if is_open else -size)
        return bool(await self.writer.do(lambda connection: connection.execute(turned).rowcount))

    async def all_tables(self, limit: int, phase: str = "") -> list[dict[str, Any]]:
        """Whatever there is, the latest first."""
        c = schema.tables.c
        e = schema.events.c
        last = select(func.max(e.version)).where(e.table_id == c.id).scalar_subquery().label("last")
        wanted = select(c.id, c.version, last, c.summary, c.created, c.updated).order_by(c.updated.desc()).limit(limit)
        if phase:
            wanted = wanted.where(c.version < 0) if phase == "closed" else wanted.where(c.phase == phase, c.version > 0)
        async with self.database.read() as connection:
            return [
                {**_entry(row), "version": row.last, "is_closed": row.version < 0}
                for row in await connection.execute(wanted)
            ]

    async def open_tables(self, limit: int) -> list[dict[str, Any]]:
        """Listed tables with room, the latest first."""
        c = schema.tables.c
        wanted = (
            select(c.id, c.summary, c.created, c.updated)
            .where(c.listed, c.has_room, c.version > 0, c.updated > time.time() - RECENT)
            .order_by(c.updated.desc())
            .limit(limit)
        )
        async with self.database.read() as connection:
            return [_entry(row) for row in await connection.execute(wanted)]

    async def games_of(self, person: str, limit: int = 200) -> list[dict[str, Any]]:
        """Tables at which this person sits or has sat, the latest first."""
        t, s = schema.tables.c, schema.seats.c
        wanted = (
            select(t.id, t.summary, t.created, t.updated, s.seat)
            .join(schema.seats, s.table_id == t.id)
            .where(s.person == person, t.version > 0)
            .order_by(t.updated.desc())
            .limit(limit)
        )
        async with self.database.read() as connection:
            return [{**_entry(row), "seat": row.seat} for row in await connection.execute(wanted)]

    # Writing ------------------------------------------------------------------------------------------------------------

    async def create(self, table_id: str, answer: Accepted) -> None:
        table = answer.table
        events = stored(answer.events)
        seats = [(person, table.seat_of(person)) for person in table.persons]
        await self.writer.do(lambda c: create(c, table_id, listing(table), events, table.time, seats))

    async def append(self, table_id: str, before: Table, answer: Accepted, aside: Aside) -> None:
        """Store what a wish has brought about; other nodes hear it, and what is said aside. Raises `Conflict` or
        `StorageDown`."""
        await self.writer.append(_news(table_id, before, answer, aside))

    def append_then(
        self, table_id: str, before: Table, answer: Accepted, aside: Aside, then: Callable[[Exception | None], None]
    ) -> None:
        """The same for somebody who does not wait: `then` hears that it is stored, or why not."""
        self.writer.append_then(_news(table_id, before, answer, aside), then)


def _news(table_id: str, before: Table, answer: Accepted, aside: Aside) -> Append:
    after = answer.table
    is_found_otherwise = before.chairs is not after.chairs or before.phase != after.phase
    is_sat_otherwise = before.chairs is not after.chairs or before.newcomers is not after.newcomers
    is_found_otherwise |= before.settings is not after.settings or before.host != after.host
    is_found_otherwise |= before.time // DATED != after.time // DATED
    return Append(
        table_id,
        before.version,
        stored(answer.events),
        after.time,
        listing(after) if is_found_otherwise else None,
        _seats_changed(before, after) if is_sat_otherwise else (),
        *aside,
    )


def stored(events: Sequence[Event]) -> list[tuple[int, str]]:
    return [(event.version, orjson.dumps(event.to_json()).decode()) for event in events]


def listing(table: Table) -> dict[str, Any]:
    """What a table is found by, and what people see of it before they come."""
    settings = table.settings
    summary = {
        "phase": table.phase,
        "settings": settings.to_json(),
        "host": table.seat_of(table.host),
        "seats": [chair.to_json() for chair in table.chairs],
        "scores": list(table.match.scores),
        "winners": list(table.match.winners),
    }
    return {
        "game": settings.game,
        "phase": table.phase,
        "listed": settings.listed,
        "has_room": table.phase != "over" and any(chair.person is None for chair in table.chairs),
        "summary": orjson.dumps(summary).decode(),
    }


def _seats_changed(before: Table, after: Table) -> list[tuple[str, int | None]]:
    asked = [one.person for one in after.newcomers if one not in before.newcomers]
    people = dict.fromkeys((*before.persons, *after.persons))
    changed = [(person, seat) for person in people if (seat := after.seat_of(person)) != before.seat_of(person)]
    return [*((person, None) for person in asked), *changed]


def _entry(row: Any) -> dict[str, Any]:
    return {"id": row.id, "created": row.created, "updated": row.updated, **orjson.loads(row.summary)}
