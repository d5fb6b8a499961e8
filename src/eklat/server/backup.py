"""Backups: everything that is stored as lines of JSON, the same for both engines, written while people play.

The first line says what it is, the last one how many rows there are and the SHA-256 of all lines before it. A backup is
restored into an empty database of either engine, and only if it is whole and every table in it can be read.
"""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import Connection, Select, Table, case, func, insert, select

from eklat import __version__
from eklat.server import schema
from eklat.server.database import Database
from eklat.table import Table as CardTable
from eklat.table import read_event

FORMAT = "eklat-backup/1"
STORED: Mapping[str, Table] = {
    "people": schema.people,
    "devices": schema.devices,
    "tables": schema.tables,
    "events": schema.events,
    "seats": schema.seats,
}
"""In an order in which they can be filled. Codes for other devices are not good for long, and nodes are not people."""
MANY = 1000


class BadBackup(Exception):
    """A backup that cannot be restored; the message says why."""


async def backup(database: Database) -> AsyncIterator[bytes]:
    """The lines of one moment, however long it takes to write them."""
    digest, rows = sha256(), 0

    def line(data: object) -> bytes:
        text = orjson.dumps(data) + b"\n"
        digest.update(text)
        return text

    yield line({"format": FORMAT, "version": __version__, "columns": {n: list(t.columns.keys()) for n, t in STORED.items()}})
    async with database.read() as connection:
        if database.is_postgres:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            await connection.exec_driver_sql("BEGIN")
        for name, table in STORED.items():
            found = await connection.stream(_whole(table).order_by(*table.primary_key.columns))
            async for part in found.partitions(MANY):
                rows += len(part)
                yield line([name, [list(row) for row in part]])
    yield orjson.dumps({"rows": rows, "sha256": digest.hexdigest()}) + b"\n"


def _whole(table: Table) -> Select[Any]:
    """Its rows. A table's own says its version only now and then (`writer.py`), so it is that of its last event; its sign
    stays, by which a table is closed."""
    if table is not schema.tables:
        return select(table)
    events, c = schema.events.c, schema.tables.c
    last = select(func.max(events.version)).where(events.table_id == c.id).scalar_subquery()
    version = case((c.version < 0, -last), else_=last).label("version")
    return select(*(version if column is c.version else column for column in c))


def checked(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup, table by table. Raises `BadBackup` at the end if it is not whole."""
    digest, rows, last = sha256(), 0, b""
    try:
        with gzip.open(file, "rb") as lines:
            head = orjson.loads(first := lines.readline())
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise BadBackup(f"{file} is not a backup of Eklat ({FORMAT})")
            digest.update(first)
            for text in lines:
                if last:
                    digest.update(last)
                    name, values = orjson.loads(last)
                    rows += len(values)
                    yield name, [dict(zip(head["columns"][name], row, strict=True)) for row in values]
                last = text
            end = orjson.loads(last)
    except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
        raise BadBackup(f"{file} is not a whole backup of Eklat: {error}") from None
    if end != {"rows": rows, "sha256": digest.hexdigest()}:
        raise BadBackup(f"{file} was changed, or is not whole: what it says of itself is not true")


def check(file: Path) -> dict[str, int]:
    """Read a whole backup, and every table in it; how much of what is in it. Raises `BadBackup`."""
    counts = dict.fromkeys(STORED, 0)
    versions: dict[str, int] = {}
    log: list[Any] = []
    for name, rows in checked(file):
        counts[name] += len(rows)
        if name == "tables":
            versions |= {row["id"]: abs(row["version"]) for row in rows}
        elif name == "events":
            for row in rows:
                if log and log[0]["table_id"] != row["table_id"]:
                    _check_table(log, versions)
                    log = []
                log.append(row)
    if log:
        _check_table(log, versions)
    if versions:
        raise BadBackup(f"the table {min(versions)} has no events")
    return counts


def _check_table(log: list[dict[str, Any]], versions: dict[str, int]) -> None:
    name = log[0]["table_id"]
    try:
        table = CardTable.read(read_event(orjson.loads(row["data"])) for row in log)
    except Exception as error:
        raise BadBackup(f"the table {name} cannot be read: {error}") from None
    if versions.pop(name, None) != table.version:
        raise BadBackup(f"the table {name} is not whole: its last event is {table.version}")


async def restore(file: Path, database: Database) -> dict[str, int]:
    """Fill an empty database. Raises `BadBackup`; then nothing has changed."""
    counts = check(file)
    await database.write(_fill, file)
    return counts


def _fill(connection: Connection, file: Path) -> None:
    if any(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in STORED.values()):
        raise BadBackup("the database is not empty: restore into a new one")
    for name, rows in checked(file):
        connection.execute(insert(STORED[name]), rows)
