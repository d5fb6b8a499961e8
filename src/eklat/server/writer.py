"""One writer with group commit: what many tables want stored goes to the disk together, and each is told after that.

A table's new events are stored only if its version is still the expected one; events and version change in one transaction.
Whoever lost against somebody else gets a `Conflict`, reads what happened, and tries again. On SQLite, where one process
writes, the numbers of the events alone see to that, and the version in a table's row is that of when it was last listed.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from typing import Any, NamedTuple, TypeVar

import orjson
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from eklat.server import schema
from eklat.server.database import FAILURES, Database, StorageDown
from eklat.server.metrics import Metrics
from eklat.server.now import now

log = logging.getLogger("eklat.server")

CHANNEL = "eklat"
LONGEST_NOTICE = 7000
"""PostgreSQL carries at most 8000 bytes in one notice."""
MOST = 500
"""Wishes in one transaction."""


class Conflict(Exception):
    """The table has gone on since."""


class _Lost(SQLAlchemyError):
    """One of many tables has gone on since; which one is found out by trying one after the other."""


class Append(NamedTuple):
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
    told: bytes = b""
    """What most viewers are told about it at any node."""

    @property
    def version(self) -> int:
        return self.events[-1][0]

    @property
    def row(self) -> str:
        """What other nodes are told."""
        told = f'{{"version":0,"told":{self.told.decode()}}},' if 0 < len(self.told) < LONGEST_NOTICE // 4 else ""
        return f'["{self.table_id}",[{told}{",".join(data for _, data in self.events)}]]'

    @property
    def is_only_events(self) -> bool:
        """As nearly always: nothing else changes with them, and they fit into a notice."""
        return self.listing is None and not self.seats and sum(len(data) for _, data in self.events) < LONGEST_NOTICE // 8


T = TypeVar("T")
Job = Callable[[Connection], Any]
Wish = Append | Job
Waiting = tuple[Wish, Callable[[Any], None]]
"""Something to be stored, and who is told what came of it: a result, or an exception."""

_ADD_SQLITE = """
    INSERT INTO events (table_id, version, data)
    SELECT news.column1, news.column2, news.column3 FROM (VALUES {}) AS news
    CROSS JOIN tables ON tables.id = news.column1 WHERE tables.version > 0
"""
"""All rows in one statement: while SQLite works, the rest of the server can."""
_LIST_SQLITE = """
    UPDATE tables SET version = :version, updated = :updated,
        game = :game, phase = :phase, listed = :listed, has_room = :has_room, summary = :summary
    WHERE id = :id
"""
"""A table's row is written when it is to be found otherwise, such as after a hand; moves are nothing but events."""
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
_APPEND_POSTGRES = """
    WITH wanted AS (SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::float8[], $5::text[], $6::int[])
                        AS w(id, expected, version, time, row, bundle)),
         held AS (SELECT t.id FROM tables AS t JOIN wanted AS w ON t.id = w.id
                  WHERE t.version = w.expected ORDER BY t.id FOR UPDATE OF t),
         won AS (UPDATE tables SET version = w.version, updated = w.time FROM held JOIN wanted AS w ON w.id = held.id
                 WHERE tables.id = held.id RETURNING tables.id),
         added AS (INSERT INTO events (table_id, version, data)
                   SELECT e.* FROM unnest($7::text[], $8::int[], $9::text[]) AS e(id, version, data) JOIN won USING (id)),
         told AS (SELECT pg_notify($10, $11 || '[' || string_agg(w.row, ',') || ']')
                  FROM wanted AS w JOIN won USING (id) GROUP BY w.bundle)
    SELECT id, (SELECT count(*) FROM told) FROM won
"""
"""All of it in one statement, which is a transaction of its own: one way there and back."""
NOTIFY = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")
_LIST = """
    UPDATE tables SET game = :game, phase = :phase, listed = :listed, has_room = :has_room, summary = :summary WHERE id = :id
"""
_SEAT = """
    INSERT INTO seats (person, table_id, seat) VALUES (:person, :table_id, :seat)
    ON CONFLICT (person, table_id) DO UPDATE SET seat = excluded.seat
"""


class Writer:
    def __init__(self, database: Database, node: str, metrics: Metrics) -> None:
        self._database, self._node, self._metrics = database, node, metrics
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Store what is waiting, then stop. A transaction is never cut off in the middle."""
        task, self._task = self._task, None
        if task is not None:
            self._wake.set()
            await task

    async def append(self, wanted: Append) -> None:
        """Returns when the events are on the disk. Raises `Conflict` or `StorageDown`; then nothing has changed."""
        await self._queued(wanted)

    def append_then(self, wanted: Append, then: Callable[[Exception | None], None]) -> None:
        """The same for somebody who does not wait: `then` gets None when the events are on the disk."""
        if self._task is None:
            raise StorageDown("the server is closing")
        self._waiting.append((wanted, then))
        self._wake.set()

    async def do(self, job: Callable[[Connection], T]) -> T:
        """Write something else, in the same transaction as others but apart from them: all of it is stored, or nothing."""
        result: T = await self._queued(job)
        return result

    def _queued(self, wish: Wish) -> asyncio.Future[Any]:
        if self._task is None:
            raise StorageDown("the server is closing")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((wish, partial(_say, answer)))
        self._wake.set()
        return answer

    async def _run(self) -> None:
        while self._task is not None or self._waiting:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
            await self._settle_all(self._next_batch())

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

    async def _settle_all(self, batch: list[Waiting]) -> None:
        """Quick ones together, and apart from them what takes longer."""
        quick = [item for item in batch if self._is_quick(item[0])]
        others = [item for item in batch if not self._is_quick(item[0])] if len(quick) < len(batch) else []
        for part in (quick, others):
            if part:
                await self._settle(part)

    def _is_quick(self, wish: Wish) -> bool:
        """Whether it goes to the database itself, in a statement that is ready for it."""
        return isinstance(wish, Append) and (wish.is_only_events or not self._database.is_postgres)

    async def _settle(self, batch: list[Waiting]) -> None:
        try:
            began = now()
            results = await self._written([wish for wish, _ in batch])
            self._metrics.commit_seconds.observe(now() - began)
        except FAILURES as error:
            if len(batch) > 1:  # one of them may be at fault: the others shall not suffer
                for item in batch:
                    await self._settle([item])
                return
            results = [self._failed(batch[0][0], error)]
        else:
            self._database.outage.works()
        self._metrics.commit_size.observe(len(batch))
        for (_, tell), result in zip(batch, results, strict=True):
            try:
                tell(result)
            except Exception:
                log.exception("something was stored, but not everybody was told")

    async def _written(self, wishes: list[Wish]) -> list[Any]:
        appends = [wish for wish in wishes if isinstance(wish, Append)]
        if not self._is_quick(wishes[0]):
            return await self._database.write(self._transact, wishes)
        if not self._database.is_postgres:
            await self._database.write_plainly(_append_plainly, appends)
            return [None] * len(appends)
        hits = await self._append_straight(appends)
        return [None if wish.table_id in hits else Conflict(wish.table_id) for wish in appends]

    async def _append_straight(self, appends: list[Append]) -> set[str]:
        """The same as `_append`, for nothing but events on PostgreSQL."""
        rows, room, bundle = [], LONGEST_NOTICE, 0
        for a in appends:
            row = a.row
            size = len(row.encode()) + 1
            if size > room:
                room, bundle = LONGEST_NOTICE, bundle + 1
            room -= size
            rows.append((a.table_id, a.expected, a.version, a.time, row, bundle))
        events = [(a.table_id, version, data) for a in appends for version, data in a.events]
        columns = [*map(list, zip(*rows, strict=True)), *map(list, zip(*events, strict=True))]
        return {row[0] for row in await self._database.ask(_APPEND_POSTGRES, *columns, CHANNEL, f"e {self._node} ")}

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
        if not self._database.is_postgres:
            plain = connection.connection.driver_connection
            assert isinstance(plain, sqlite3.Connection)
            _append_plainly(plain, appends)
            return {a.table_id for a in appends}
        batch = [{"id": a.table_id, "expected": a.expected, "version": a.version, "time": a.time} for a in appends]
        hits = set(connection.execute(_ADVANCE_POSTGRES, {"batch": orjson.dumps(batch).decode()}).scalars())
        won = [a for a in appends if a.table_id in hits]
        if not won:
            return hits
        connection.execute(_ADD_POSTGRES, {"batch": _events(won)})
        for a in won:
            if a.listing is not None:
                connection.execute(text(_LIST), {"id": a.table_id, **a.listing})
            if a.seats:
                connection.execute(text(_SEAT), _chairs(a.table_id, a.seats))
        connection.execute(NOTIFY, {"channel": CHANNEL, "notices": notices(self._node, won)})
        return hits


def _append_plainly(plain: sqlite3.Connection, appends: list[Append]) -> None:
    """To SQLite itself. One process writes here, so nobody ever loses but by a wish that was given up, or at a table that is
    closed: then they are tried singly. The number of an event is there only once, which tells who was first."""
    facts = [fact for a in appends for version, data in a.events for fact in (a.table_id, version, data)]
    try:
        if plain.execute(_adding(len(facts) // 3), facts).rowcount != len(facts) // 3:
            raise _Lost
    except sqlite3.IntegrityError:
        raise _Lost from None
    for a in appends:
        if a.listing is not None:
            plain.execute(_LIST_SQLITE, {"id": a.table_id, "version": a.version, "updated": a.time, **a.listing})
        if a.seats:
            plain.executemany(_SEAT, _chairs(a.table_id, a.seats))


@cache
def _adding(count: int) -> str:
    """How so many events are added."""
    return _ADD_SQLITE.format(",".join(["(?,?,?)"] * count))


def _chairs(table_id: str, seats: Sequence[tuple[str, int | None]]) -> list[dict[str, Any]]:
    return [{"person": person, "table_id": table_id, "seat": seat} for person, seat in seats]


def _say(answer: asyncio.Future[Any], result: Any) -> None:
    if answer.done():
        return
    if isinstance(result, Exception):
        answer.set_exception(result)
    else:
        answer.set_result(result)


def _events(appends: Iterable[Append]) -> str:
    return orjson.dumps([(a.table_id, version, data) for a in appends for version, data in a.events]).decode()


def create(
    connection: Connection, table_id: str, listing: dict[str, Any], events: Sequence[tuple[int, str]], time: float,
    seats: Sequence[tuple[str, int | None]],
) -> None:  # fmt: skip
    """A job: a new table with its first events."""
    row = {"id": table_id, "version": events[-1][0], "created": time, "updated": time, **listing}
    connection.execute(insert(schema.tables).values(row))
    rows = [{"table_id": table_id, "version": version, "data": data} for version, data in events]
    connection.execute(insert(schema.events), rows)
    connection.execute(text(_SEAT), _chairs(table_id, seats))


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
        row = a.row
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
