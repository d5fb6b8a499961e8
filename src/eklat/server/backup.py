"""Backups: everything that is stored as lines of JSON, the same for both engines, written while people play.

The first line says what it is and of which step of the schema, the last one how many rows there are and the SHA-256 of all
lines before it. A backup is restored into an empty database of either engine, and only if it is whole and every table in it
can be read. One of an older step is put into a database of that step, which then takes the steps that are missing.
"""

from __future__ import annotations

import asyncio
import gzip
import re
import zlib
from collections import Counter
from collections.abc import AsyncGenerator, Iterator, Mapping, Sequence
from contextlib import aclosing
from functools import partial
from hashlib import sha256
from pathlib import Path
from threading import Event
from typing import Any, NamedTuple

import orjson
from anyio import CancelScope
from anyio.lowlevel import checkpoint_if_cancelled
from sqlalchemy import Connection, MetaData, Select, Table, case, func, insert, inspect, select
from sqlalchemy.exc import StatementError

from eklat import __version__
from eklat.server import schema
from eklat.server.database import Database
from eklat.server.fresh import no_file
from eklat.table import Table as CardTable
from eklat.table import read_event

KIND = "eklat-backup/"
FORMAT = f"{KIND}2"
OLDER = {f"{KIND}1": "0002"}
"""What does not name its step, and the one at which the first of these were written: their tables have not changed since."""
STORED: Mapping[str, Table] = {
    "people": schema.people,
    "devices": schema.devices,
    "tables": schema.tables,
    "events": schema.events,
    "seats": schema.seats,
    "reviews": schema.reviews,
    "played": schema.played,
}
"""In an order in which they can be filled."""
PASSING: Mapping[str, Table] = {"links": schema.links, "nodes": schema.nodes, "leases": schema.leases}
"""What no backup holds: codes for other devices are not good for long, and nodes are not people."""
DIGITS = re.compile(r"[0-9]{4}")
"""What a step is called."""
MANY = 1000
UNREADABLE = (OSError, EOFError, ValueError, KeyError, TypeError, zlib.error)
"""What may be raised by reading something that is no backup, or only a part of one."""

Part = tuple[str, list[list[Any]]]
"""Rows of a table."""


class BadBackup(Exception):
    """A backup that cannot be restored; the message says why, and `why` says it without the name of the file."""

    def __init__(self, why: str, file: Path | None = None) -> None:
        super().__init__(why if file is None else f"{file} {why}")
        self.why = why if file is None else f"it {why}"


class _Stopped(Exception):
    """Somebody breaks off."""


# Writing one --------------------------------------------------------------------------------------------------------------


async def backup(database: Database) -> AsyncGenerator[bytes, None]:
    """The lines of one moment, however long it takes to write them. Raises `StorageDown`, before the first line if the
    database does not answer then."""
    digest, rows = sha256(), 0

    def line(data: object) -> bytes:
        text = orjson.dumps(data) + b"\n"
        digest.update(text)
        return text

    columns = {name: list(table.columns.keys()) for name, table in STORED.items()}
    async with aclosing(_undisturbed(_parts(database))) as parts:
        part = await anext(parts, None)
        yield line({"format": FORMAT, "version": __version__, "schema": schema.STEP, "columns": columns})
        while part is not None:
            rows += len(part[1])
            yield line(part)
            part = await anext(parts, None)
    yield orjson.dumps({"rows": rows, "sha256": digest.hexdigest()}) + b"\n"


async def _undisturbed(parts: AsyncGenerator[Part, None]) -> AsyncGenerator[Part, None]:
    """The same. Whoever wants them may go at any time, but the reader is not torn away in the middle of a word."""
    try:
        while True:
            with CancelScope(shield=True):
                part = await anext(parts, None)
            await checkpoint_if_cancelled()
            if part is None:
                return
            yield part
    finally:
        with CancelScope(shield=True):
            await parts.aclose()


async def _parts(database: Database) -> AsyncGenerator[Part, None]:
    async with database.read() as connection:
        if database.is_postgres:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            await connection.exec_driver_sql("BEGIN")
        for name, table in STORED.items():
            found = await connection.stream(_whole(table).order_by(*table.primary_key.columns))
            try:  # SQLAlchemy's own `async with` would hide from us that nobody wants more
                while part := await found.fetchmany(MANY):
                    yield name, [list(row) for row in part]
            finally:
                await found.close()


def _whole(table: Table) -> Select[Any]:
    """Its rows. A table's own says its version only now and then (`writer.py`), so it is that of its last event; its sign
    stays, by which a table is closed."""
    if table is not schema.tables:
        return select(table)
    events, c = schema.events.c, schema.tables.c
    last = select(func.max(events.version)).where(events.table_id == c.id).scalar_subquery()
    version = case((c.version < 0, -last), else_=last).label("version")
    return select(*(version if column is c.version else column for column in c))


# Reading one --------------------------------------------------------------------------------------------------------------


class Head(NamedTuple):
    """What the first line of a backup says of the others."""

    step: str
    columns: Mapping[str, Sequence[str]]

    @classmethod
    def read(cls, file: Path, line: bytes) -> Head:
        head = orjson.loads(line)
        kind = head.get("format") if isinstance(head, dict) else None
        if not isinstance(kind, str) or not kind.startswith(KIND):
            raise BadBackup(f"is not a backup of Eklat ({FORMAT})", file)
        if kind != FORMAT and kind not in OLDER:
            raise BadBackup(f"was written by a newer version of eklat ({kind}): upgrade eklat", file)
        step = OLDER.get(kind) or head["schema"]
        if not isinstance(step, str) or not DIGITS.fullmatch(step):
            raise ValueError(f"its schema is {step!r}, and not a text of four digits such as {schema.STEP!r}")
        if step > schema.STEP:
            raise BadBackup(f"was written by a newer version of eklat (its schema is {step}): upgrade eklat", file)
        if step not in schema.STEPS:
            raise ValueError(f"there is no schema {step}")
        found = cls(
            step, {str(name): [str(column) for column in columns] for name, columns in dict(head["columns"]).items()}
        )
        if any(len({*columns}) < len(columns) for columns in found.columns.values()):
            raise ValueError("a column is there twice")
        if step == schema.STEP:
            found.check(file, STORED)
        return found

    def check(self, file: Path, tables: Mapping[str, Table]) -> None:
        """Refuse what there is no place for."""
        unknown = [name for name in self.columns if name not in tables]
        for name in self.columns.keys() & tables.keys():
            unknown += [f"{name}.{column}" for column in self.columns[name] if column not in tables[name].columns]
        if unknown:
            what = ", ".join(sorted(unknown))
            raise BadBackup(f"holds what no eklat of its schema ({self.step}) has stored: {what}", file)


def head(file: Path) -> Head:
    """The head of a backup. Raises `BadBackup`."""
    try:
        with gzip.open(file, "rb") as lines:
            return Head.read(file, lines.readline())
    except UNREADABLE as error:
        raise _not_whole(file, error) from None


def _not_whole(file: Path, error: Exception) -> BadBackup:
    return BadBackup(f"is not a whole backup of Eklat: {getattr(error, 'strerror', None) or error}", file)


def checked(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup, table by table. Raises `BadBackup` at the end if it is not whole."""
    digest, rows, last = sha256(), 0, b""
    try:
        with gzip.open(file, "rb") as lines:
            columns = Head.read(file, first := lines.readline()).columns
            digest.update(first)
            for text in lines:
                if last:
                    digest.update(last)
                    name, values = orjson.loads(last)
                    rows += len(values)
                    yield name, [dict(zip(columns[name], row, strict=True)) for row in values]
                last = text
            end = orjson.loads(last)
    except UNREADABLE as error:
        raise _not_whole(file, error) from None
    if end != {"rows": rows, "sha256": digest.hexdigest()}:
        raise BadBackup("was changed, or is not whole: what it says of itself is not true", file)


def check(file: Path) -> Mapping[str, int]:
    """Read a whole backup, and every table in it; how much of what is in it. Raises `BadBackup`."""
    try:
        if not file.exists():
            raise BadBackup(f"there is no file {file}")
        if no_file(file) is not None:
            raise BadBackup("is no file", file)
        return _check(file)
    except (KeyError, TypeError, OSError) as error:
        raise _not_whole(file, error) from None


def _check(file: Path) -> Mapping[str, int]:
    counts: Counter[str] = Counter()
    versions: dict[str, int] = {}
    log: list[Any] = []
    known = _Known()
    for name, rows in checked(file):
        counts[name] += len(rows)
        known.add(name, rows)
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


class _Known:
    """The rows that came: each comes once, and behind those that it names. Events are read, and need not be known."""

    def __init__(self) -> None:
        self._keys: dict[str, set[tuple[Any, ...]]] = {name: set() for name in STORED}

    def add(self, name: str, rows: Sequence[Mapping[str, Any]]) -> None:
        table = STORED.get(name)
        own = [] if table is None else [column.name for column in table.primary_key.columns]
        if table is None or table is schema.events or not rows or not rows[0].keys() >= {*own}:
            return  # the last is for the database to judge
        others = [(one.parent.name, one.column.table.name) for one in table.foreign_keys]
        keys = self._keys[name]
        for row in rows:
            key = tuple(row[column] for column in own)
            if key in keys:
                raise BadBackup(f"a row of {name} is there twice")
            keys.add(key)
            for column, other in others:
                if row.get(column) is not None and (row[column],) not in self._keys[other]:
                    raise BadBackup(f"a row of {name} names a {column} that is not among the {other}")


def _check_table(log: list[dict[str, Any]], versions: dict[str, int]) -> None:
    name = log[0]["table_id"]
    try:
        events = [read_event(orjson.loads(row["data"])) for row in log]
        table = CardTable.read(events)
    except Exception as error:
        raise BadBackup(f"the table {name} cannot be read: {error}") from None
    for event, row in zip(events, log, strict=True):
        if event.version != row["version"]:
            raise BadBackup(f"the table {name} is not whole: its event {event.version} stands at {row['version']}")
    if versions.pop(name, None) != table.version:
        raise BadBackup(f"the table {name} is not whole: its last event is {table.version}")


# Restoring one ------------------------------------------------------------------------------------------------------------


def restore(file: Path, database: Database) -> Mapping[str, int]:
    """Open an empty database and fill it. Raises `BadBackup`, `BadDatabase`, or `KeyboardInterrupt` where somebody breaks
    off; then nothing has changed."""
    counts = check(file)
    try:
        asyncio.run(_restore(file, database))
    except _Stopped:
        raise KeyboardInterrupt from None
    return counts


async def _restore(file: Path, database: Database) -> None:
    is_stopped = Event()
    opening = asyncio.create_task(database.open(partial(_fill, file, is_stopped)))
    try:
        await asyncio.shield(opening)
    except asyncio.CancelledError:
        is_stopped.set()
        await opening  # it gives up what it has begun, or is just ready
    await database.close()


def _fill(file: Path, is_stopped: Event, connection: Connection) -> None:
    others = {*inspect(connection).get_table_names()} - {*STORED, *PASSING, schema.steps.name}
    if others:
        raise BadBackup(f"the database is not empty: it has a table {min(others)} of another program")
    if any(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in STORED.values()):
        raise BadBackup("the database is not empty: restore into a new one")
    first = head(file)
    if first.step == schema.STEP:
        _insert(connection, file, STORED, is_stopped)
        return
    from eklat.server.upgrading import take_steps  # Alembic is seldom needed, and slow to load

    for made in (schema.metadata, schema.steps.metadata):
        made.drop_all(connection)
    take_steps(connection, first.step)
    (then := MetaData()).reflect(connection)
    tables = {name: table for name, table in then.tables.items() if name not in (*PASSING, schema.steps.name)}
    first.check(file, tables)
    _insert(connection, file, tables, is_stopped)
    take_steps(connection)


def _insert(connection: Connection, file: Path, tables: Mapping[str, Table], is_stopped: Event) -> None:
    for name, rows in checked(file):
        if is_stopped.is_set():
            raise _Stopped
        if not rows:
            continue
        try:
            connection.execute(insert(tables[name]), rows)
        except (StatementError, ValueError, ArithmeticError) as error:
            cause = getattr(error, "orig", None) or error
            reason = str(cause.__cause__ or cause).splitlines()[0]
            raise BadBackup(f"cannot be restored, at its {name}: {reason}", file) from None
