"""One writer with group commit: what many tables want stored goes to the disk together, and each is told after that.

A table's new events are stored only if its version is still the expected one; events and version change in one transaction.
Whoever lost against somebody else gets a `Conflict`, reads what happened, and tries again. On SQLite, where one process
writes, the numbers of the events alone see to that, and the version in a table's row is that of when it was last listed.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from eklat.server import schema
from eklat.server.database import FAILURES, Database, StorageDown
from eklat.server.metrics import Metrics
from eklat.server.now import now

log = logging.getLogger("eklat.server")

CHANNEL = "eklat"
LONGEST_NOTICE = 7900
"""PostgreSQL carries less than 8000 bytes in one notice; some of them say from whom and to whom it is."""
NEXT = ",\n\n"
"""Between two tables in a notice."""
MOST = 500
"""Wishes in one transaction."""


class Conflict(Exception):
    """The table has gone on since."""


class _Lost(SQLAlchemyError):
    """One of many tables has gone on since; which one is found out by trying one after the other."""


class Errand(NamedTuple):
    """A wish that is carried to the node at which its table lives, or that comes back from there."""

    to: str
    """A node."""
    line: str


class Aside(NamedTuple):
    """What other nodes are told beside the events."""

    told: bytes = b""
    """What most viewers are told about it at any node."""
    own: Sequence[tuple[int, bytes]] = ()
    """What seats are told whose people are at other nodes; nothing where that is the same."""
    errand: str = ""
    """Which errand it does: the node it came from, its number there, and the event that fulfils the wish."""
    is_due: bool = False
    """Whether somebody has to drive the table on."""


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
    own: Sequence[tuple[int, bytes]] = ()
    errand: str = ""
    is_due: bool = False
    """As in `Aside`."""

    @property
    def version(self) -> int:
        return self.events[-1][0]

    @property
    def row(self) -> str:
        """What other nodes are told: JSON in lines, of which the second is what most viewers are told, the third what else
        there is to say, and every other one from the fourth an event. What single seats are told is between tabs. Nothing in
        it has to be read, and written again, only to be passed on."""
        told, aside = self.told.decode() or "null", ""
        if self.own or self.errand:
            seats = ",".join([str(seat) for seat, _ in self.own])
            texts = ",".join([f"\t{text.decode() if text else 'null'}\t" for _, text in self.own])
            aside = f',"for":"{self.errand}","due":{self.is_due:d},"seats":[{seats}],"own":[{texts}]'
        events = "\n,\n".join([data for _, data in self.events])
        return f'["{self.table_id}",[{{"version":0,"last":{self.version},"told":\n{told}\n{aside}}},\n{events}\n]]'


T = TypeVar("T")
Job = Callable[[Connection], Any]
Wish = Append | Errand | Job
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
_BETWEEN = "\x1f"
"""Between the values of a column: neither codes nor JSON have it, and one text is sooner written than an array."""


def _rows(first: int, *kinds: str) -> str:
    """Rows of columns that are sent as texts; nothing is NULL."""
    columns = [f"CAST(string_to_array(${number}, E'\\x1f', '') AS {kind}[])" for number, kind in enumerate(kinds, first)]
    return f"unnest({', '.join(columns)})"


_LISTING = ("game", "phase", "listed", "has_room", "summary")
_AS_BEFORE = ("",) * len(_LISTING)
_WANTED = ("text", "int", "int", "float8", "text", "int", "text", "text", "bool", "bool", "text")
_APPEND_POSTGRES = f"""
    WITH wanted AS (SELECT * FROM {_rows(3, *_WANTED)}
                        AS w(id, expected, version, time, row, bundle, game, phase, listed, has_room, summary)),
         held AS (SELECT t.id FROM tables AS t JOIN wanted AS w ON t.id = w.id
                  WHERE t.version = w.expected ORDER BY t.id FOR UPDATE OF t),
         won AS (UPDATE tables AS t SET version = w.version, updated = w.time, game = coalesce(w.game, t.game),
                     phase = coalesce(w.phase, t.phase), listed = coalesce(w.listed, t.listed),
                     has_room = coalesce(w.has_room, t.has_room), summary = coalesce(w.summary, t.summary)
                 FROM held JOIN wanted AS w ON w.id = held.id WHERE t.id = held.id RETURNING t.id),
         added AS (INSERT INTO events (table_id, version, data)
                   SELECT e.* FROM {_rows(14, "text", "int", "text")} AS e(id, version, data) JOIN won USING (id)),
         sat AS (INSERT INTO seats (table_id, person, seat)
                 SELECT s.* FROM {_rows(17, "text", "text", "int")} AS s(id, person, seat) JOIN won USING (id)
                 ON CONFLICT (person, table_id) DO UPDATE SET seat = excluded.seat),
         told AS (SELECT pg_notify($1, CASE WHEN w.bundle < 0 THEN 'v ' || $2 || ' ' || string_agg(w.row, '')
                                       ELSE 'e ' || $2 || ' [' || string_agg(w.row, E',\\n\\n') || ']' END)
                  FROM wanted AS w JOIN won USING (id) GROUP BY w.bundle),
         carried AS (SELECT pg_notify($1, notice) FROM unnest(string_to_array($20, E'\\x1f')) AS notice)
    SELECT id FROM won WHERE (SELECT count(*) FROM told) >= 0
    UNION ALL SELECT NULL WHERE (SELECT count(*) FROM carried) < 0
"""
"""All of it in one statement, which is a transaction of its own: one way there and back. Rows are locked in the order of
their ids, so that two nodes never wait for each other in a circle. What is carried to other nodes goes with it, whatever
becomes of the rest."""
_CARRY = """
    WITH wanted AS (SELECT unnest(string_to_array($2, E'\\x1f')) AS notice) SELECT pg_notify($1, notice) FROM wanted
"""
NOTIFY = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")
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

    def carry(self, errand: Errand, then: Callable[[Exception | None], None]) -> None:
        """Say it to another node, together with what is stored next; `then` gets None when it is said."""
        if self._task is None:
            raise StorageDown("the server is closing")
        self._waiting.append((errand, then))
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
        quick = [item for item in batch if type(item[0]) in (Append, Errand)]
        jobs = [] if len(quick) == len(batch) else [item for item in batch if type(item[0]) not in (Append, Errand)]
        for part in (quick, jobs):
            if part:
                await self._settle(part)

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
        """For each wish its result, or the exception that it alone deserves. Events go to the database itself, in a
        statement that is ready for them; whatever else there is goes the long way."""
        appends = [wish for wish in wishes if type(wish) is Append]
        errands = [] if len(appends) == len(wishes) else [wish for wish in wishes if type(wish) is Errand]
        if not appends and not errands:
            return await self._database.write(_transact, wishes)
        if not self._database.is_postgres:
            await self._database.write_plainly(_append_plainly, appends)
            return [None] * len(appends)
        notices = _BETWEEN.join(carried(self._node, errands)) if errands else ""
        if not appends:
            await self._database.ask(_CARRY, CHANNEL, notices)
            return [None] * len(errands)
        hits = await self._append_straight(appends, notices)
        return [Conflict(wish.table_id) if type(wish) is Append and wish.table_id not in hits else None for wish in wishes]

    async def _append_straight(self, appends: list[Append], notices: str) -> set[str]:
        """Store in PostgreSQL the events of all tables that are as they were expected to be; which these are. Other nodes
        are told that, and these notices."""
        wanted = [(*facts, *_listed(a)) for a, facts in zip(appends, bundled(appends), strict=True)]
        events = [(a.table_id, f"{version}", data) for a in appends for version, data in a.events]
        sat = {(a.table_id, person): seat for a in appends for person, seat in a.seats}
        seats = [(*who, "" if seat is None else f"{seat}") for who, seat in sat.items()]
        columns = [*map(_BETWEEN.join, zip(*wanted, strict=True)), *map(_BETWEEN.join, zip(*events, strict=True))]
        columns += map(_BETWEEN.join, zip(*seats, strict=True)) if seats else [""] * 3
        return {row[0] for row in await self._database.ask(_APPEND_POSTGRES, CHANNEL, self._node, *columns, notices)}

    def _failed(self, wish: Wish, error: BaseException) -> Exception:
        if isinstance(error, _Lost):
            return Conflict(wish.table_id if isinstance(wish, Append) else "")
        reason = str(error.orig if isinstance(error, DBAPIError) else error) or type(error).__name__
        self._database.outage.fails("cannot store", reason)
        self._metrics.storage_errors.inc()
        return StorageDown(reason)


# On PostgreSQL ------------------------------------------------------------------------------------------------------------


def bundled(appends: Sequence[Append]) -> Iterator[tuple[str, ...]]:
    """What is stored about a table, what other nodes are told about it, and with which others; of too much, only how far
    it has come."""
    room, bundle = LONGEST_NOTICE, 0
    for place, a in enumerate(appends):
        row = a.row
        size = len(NEXT) + (len(row) if row.isascii() else len(row.encode()))
        if size > LONGEST_NOTICE:
            for less in ({"own": ()}, {"own": (), "told": b""}):
                if size > LONGEST_NOTICE:
                    row = a._replace(**less).row
                    size = len(NEXT) + len(row.encode())
        facts = a.table_id, f"{a.expected}", f"{a.version}", repr(a.time)
        if size > LONGEST_NOTICE:
            yield *facts, f"{a.table_id}:{a.version}", f"{-1 - place}"
            continue
        if size > room:
            room, bundle = LONGEST_NOTICE, bundle + 1
        room -= size
        yield *facts, row, f"{bundle}"


def carried(node: str, errands: Sequence[Errand]) -> list[str]:
    """What is said to other nodes, in as few notices as there can be."""
    notices: list[str] = []
    latest: dict[str, tuple[int, int]] = {}
    for to, line in errands:
        size = len(line.encode()) + 1
        place, room = latest.get(to, (0, 0))
        if size > room:
            place, room = len(notices), LONGEST_NOTICE
            notices.append(f"m {node} {to}")
        notices[place] += f"\n{line}"
        latest[to] = place, room - size
    return notices


def _listed(a: Append) -> tuple[str, ...]:
    """What a table is found by, where that has changed."""
    if a.listing is None:
        return _AS_BEFORE
    return tuple([value if type(value) is str else f"{value}" for value in map(a.listing.__getitem__, _LISTING)])


# On SQLite ----------------------------------------------------------------------------------------------------------------


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


# Whatever else is stored --------------------------------------------------------------------------------------------------


def _transact(connection: Connection, jobs: list[Job]) -> list[Any]:
    return [_apart(connection, job) for job in jobs]


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
