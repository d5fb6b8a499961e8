"""One writer with group commit: what many tables want stored goes to the disk together, and each is told after that.

A table's new events are stored only if its version is still the expected one; events and version change in one transaction.
Whoever lost against somebody else gets a `Conflict`, reads what happened, and tries again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import orjson
from sqlalchemy import Connection, insert, text, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from eklat.server import schema
from eklat.server.database import Database, StorageDown
from eklat.server.metrics import Metrics

CHANNEL = "eklat"
LONGEST_NOTICE = 7000
"""PostgreSQL carries at most 8000 bytes in one notice."""
MOST = 500
"""Wishes in one transaction."""
BUSY, GATHER = 5, 0.004
"""After so many at once there is this pause, in seconds: more come together, and the disk has less to do."""


class Conflict(Exception):
    """The table has gone on since."""


class _Lost(SQLAlchemyError):
    """One of many tables has gone on since; which one is found out by trying one after the other."""


@dataclass(frozen=True)
class Append:
    """New events of a table, and what changes in the index with them."""

    table_id: str
    expected: int
    events: Sequence[tuple[int, str]]
    """Their numbers and stored forms."""
    time: float
    listing: dict[str, Any] | None = None
    """Columns of the table's row that have changed."""
    seats: Sequence[tuple[str, int | None]] = ()
    """People whose seats have changed."""

    @property
    def version(self) -> int:
        return self.events[-1][0]


T = TypeVar("T")
Job = Callable[[Connection], Any]
Wish = Append | Job
Waiting = tuple[Wish, asyncio.Future[Any]]

_ADVANCE_SQLITE = text("""
    UPDATE tables SET version = wanted.version, updated = wanted.time
    FROM (SELECT json_extract(value, '$.id') AS id, json_extract(value, '$.expected') AS expected,
                 json_extract(value, '$.version') AS version, json_extract(value, '$.time') AS time
          FROM json_each(:batch)) AS wanted
    WHERE tables.id = wanted.id AND tables.version = wanted.expected
""")
_ADD_SQLITE = text("""
    INSERT INTO events (table_id, version, data)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(:batch)
""")
_ADVANCE_POSTGRES = text("""
    WITH wanted AS (SELECT * FROM json_to_recordset(CAST(:batch AS json))
                        AS w(id text, expected int, version int, time float8)),
         held AS (SELECT t.id, w.version, w.time FROM tables AS t JOIN wanted AS w ON t.id = w.id
                  WHERE t.version = w.expected ORDER BY t.id FOR UPDATE OF t)
    UPDATE tables SET version = held.version, updated = held.time FROM held WHERE tables.id = held.id
    RETURNING tables.id
""")
"""Rows are locked in the order of their ids, so that two nodes never wait for each other in a circle."""
_ADD_POSTGRES = text("""
    INSERT INTO events (table_id, version, data)
    SELECT row->>0, CAST(row->>1 AS int), row->>2 FROM json_array_elements(CAST(:batch AS json)) AS row
""")
NOTIFY = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")
_SEAT = text("""
    INSERT INTO seats (person, table_id, seat) VALUES (:person, :table_id, :seat)
    ON CONFLICT (person, table_id) DO UPDATE SET seat = excluded.seat
""")


class Writer:
    def __init__(self, database: Database, node: str, metrics: Metrics) -> None:
        self._database, self._node, self._metrics = database, node, metrics
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Store what is waiting, then stop."""
        if self._task is None:
            return
        while self._waiting:
            await asyncio.sleep(0.01)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None

    async def append(self, wanted: Append) -> None:
        """Returns when the events are on the disk. Raises `Conflict` or `StorageDown`; then nothing has changed."""
        await self._queue(wanted)

    async def do(self, job: Callable[[Connection], T]) -> T:
        """Write something else, in the same transaction as others but apart from them: all of it is stored, or nothing."""
        result: T = await self._queue(job)
        return result

    def _queue(self, wish: Wish) -> asyncio.Future[Any]:
        if self._task is None:
            raise StorageDown("the server is closing")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((wish, answer))
        self._wake.set()
        return answer

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = self._next_batch()
                work = asyncio.ensure_future(self._settle(batch))
                try:
                    await asyncio.shield(work)
                except asyncio.CancelledError:  # a transaction is never cut off in the middle
                    await work
                    raise
                if len(batch) >= BUSY:
                    await asyncio.sleep(GATHER)

    def _next_batch(self) -> list[Waiting]:
        """What can go together: of each table only one wish, the others in the next round."""
        batch: list[Waiting] = []
        rest: list[Waiting] = []
        busy: set[str] = set()
        for item in self._waiting:
            key = item[0].table_id if isinstance(item[0], Append) else ""
            if len(batch) == MOST or key in busy:
                rest.append(item)
            else:
                batch.append(item)
                if key:
                    busy.add(key)
        self._waiting = rest
        return batch

    async def _settle(self, batch: list[Waiting]) -> None:
        try:
            with self._metrics.commit_seconds.time():
                results = await self._database.write(self._transact, [wish for wish, _ in batch])
        except (TimeoutError, SQLAlchemyError, OSError) as error:
            if len(batch) > 1:  # one of them may be at fault: the others shall not suffer
                for item in batch:
                    await self._settle([item])
                return
            results = [self._failed(batch[0][0], error)]
        else:
            self._database.outage.works()
        self._metrics.commit_size.observe(len(batch))
        for (_, answer), result in zip(batch, results, strict=True):
            if answer.done():
                continue
            if isinstance(result, Exception):
                answer.set_exception(result)
            else:
                answer.set_result(result)

    def _failed(self, wish: Wish, error: BaseException) -> Exception:
        if isinstance(error, _Lost):
            return Conflict(wish.table_id if isinstance(wish, Append) else "")
        reason = str(error.orig if isinstance(error, DBAPIError) else error) or type(error).__name__
        self._database.outage.fails("cannot store", reason)
        self._metrics.storage_errors.inc()
        return StorageDown(reason)

    # In the transaction -------------------------------------------------------------------------------------------------

    def _transact(self, connection: Connection, wishes: list[Wish]) -> list[Any]:
        """For each wish its result, or the exception that it alone deserves."""
        appends = [wish for wish in wishes if isinstance(wish, Append)]
        hits = self._append(connection, appends) if appends else set()
        results: list[Any] = []
        for wish in wishes:
            if isinstance(wish, Append):
                results.append(None if wish.table_id in hits else Conflict(wish.table_id))
            else:
                results.append(_apart(connection, wish))
        return results

    def _append(self, connection: Connection, appends: list[Append]) -> set[str]:
        """Store the events of all tables that are as they were expected to be; which these are."""
        hits = self._advance(connection, appends)
        won = [a for a in appends if a.table_id in hits]
        if not won:
            return hits
        add = _ADD_POSTGRES if self._database.is_postgres else _ADD_SQLITE
        rows = [(a.table_id, version, data) for a in won for version, data in a.events]
        connection.execute(add, {"batch": orjson.dumps(rows).decode()})
        for a in won:
            if a.listing is not None:
                connection.execute(update(schema.tables).where(schema.tables.c.id == a.table_id).values(a.listing))
            if a.seats:
                connection.execute(_SEAT, [{"person": p, "table_id": a.table_id, "seat": s} for p, s in a.seats])
        if self._database.is_postgres:
            connection.execute(NOTIFY, {"channel": CHANNEL, "notices": notices(self._node, won)})
        return hits

    def _advance(self, connection: Connection, appends: list[Append]) -> set[str]:
        batch = [{"id": a.table_id, "expected": a.expected, "version": a.version, "time": a.time} for a in appends]
        given = {"batch": orjson.dumps(batch).decode()}
        if self._database.is_postgres:
            return set(connection.execute(_ADVANCE_POSTGRES, given).scalars())
        # One process writes here, so nobody ever loses but by a wish that was given up: then they are tried singly.
        if connection.execute(_ADVANCE_SQLITE, given).rowcount != len(appends):
            raise _Lost
        return {a.table_id for a in appends}


def create(
    connection: Connection, table_id: str, listing: dict[str, Any], events: Sequence[tuple[int, str]], time: float,
    seats: Sequence[tuple[str, int | None]],
) -> None:  # fmt: skip
    """A job: a new table with its first events."""
    row = {"id": table_id, "version": events[-1][0], "created": time, "updated": time, **listing}
    connection.execute(insert(schema.tables).values(row))
    rows = [{"table_id": table_id, "version": version, "data": data} for version, data in events]
    connection.execute(insert(schema.events), rows)
    connection.execute(_SEAT, [{"person": person, "table_id": table_id, "seat": seat} for person, seat in seats])


def _apart(connection: Connection, job: Job) -> Any:
    """The result of a job, or what went wrong with it alone."""
    try:
        with connection.begin_nested():
            return job(connection)
    except SQLAlchemyError:
        raise
    except Exception as error:
        return error


def notices(node: str, appends: Iterable[Append]) -> list[str]:
    """What other nodes are told: who says it, and what has happened at which tables; of much at once, how far."""
    found: list[str] = []
    rows: list[str] = []
    room = LONGEST_NOTICE
    for a in appends:
        row = f'["{a.table_id}",[{",".join(data for _, data in a.events)}]]'
        size = len(row.encode()) + 1
        if size > LONGEST_NOTICE:
            found.append(f"v {node} {a.table_id}:{a.version}")
            continue
        if size > room:
            found.append(f"e {node} [{','.join(rows)}]")
            rows, room = [], LONGEST_NOTICE
        rows.append(row)
        room -= size
    return [*found, f"e {node} [{','.join(rows)}]"] if rows else found
