"""Opening the database: engines, and the schema and its migrations."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

import asyncpg
from sqlalchemy import Connection, create_engine, event, insert, inspect, select, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import SingletonThreadPool

from eklat.server import postgres, schema, sqlite_file
from eklat.server.outage import Outage
from eklat.server.scribe import Scribe
from eklat.server.settings import BadSettings, Settings, without_password

READERS = 8
"""Connections that read; they stay open, since opening one costs more than most of what is read."""
PATIENCE = 30.0
"""Seconds that a reader waits for one of them, where the other end may be gone."""
MIGRATION_LOCK = 0x656B6C6174
"""Two nodes that start at once wait for each other at this number."""


T = TypeVar("T")
FAILURES: tuple[type[Exception], ...] = (
    TimeoutError, OSError, SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)  # fmt: skip
"""What a database that cannot write may raise, by itself or through SQLAlchemy."""


class StorageDown(Exception):
    """The database does not answer, or cannot write: nothing has changed."""


class BadDatabase(Exception):
    """A database that cannot be used; the message says why."""


class Database:
    """One connection that writes, and several that read.

    SQLite is written by a thread of its own: a transaction is one trip there and back, however many statements it has.
    """

    def __init__(self, settings: Settings) -> None:
        self.url = settings.database
        self.file = settings.file
        self.shown = without_password(settings.db) or f"sqlite:///{self.file}"
        """Its address, as it may be shown."""
        self.is_postgres = self.file is None
        self.outage = Outage()
        self._lock: IO[str] | None = None
        self._is_new = False
        self._scribe: Scribe | None = None
        self._straight: Any = None
        self._making = asyncio.Lock()
        self._ears: dict[str, Callable[..., None]] = {}
        self._plain: Any = None
        try:
            hidden: dict[str, Any] = {"hide_parameters": True}  # whatever goes wrong, nobody's data gets into a log
            usual = {**hidden, "pool_pre_ping": self.is_postgres, "max_overflow": 0}
            patience = PATIENCE if self.is_postgres else None  # a file always answers, late where much else goes on
            self.reading = create_async_engine(self.url, pool_size=READERS, pool_timeout=patience, **usual)
            if self.is_postgres:
                self._writing = create_async_engine(self.url, pool_size=1, **usual)
            else:
                self._writing_file = create_engine(
                    self.url.replace("+aiosqlite", ""), poolclass=SingletonThreadPool, **hidden
                )
        except (ArgumentError, ValueError):
            raise BadSettings(f"{without_password(settings.db)!r} is not an address of a database") from None
        self._told = postgres.arguments(self.reading) if self.is_postgres else {}
        if not self.is_postgres:
            for engine in (self.reading.sync_engine, self._writing_file):
                event.listen(engine, "connect", _prepare_sqlite)
            event.listen(self._writing_file, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with. Raises `StorageDown`."""
        try:
            async with self.reading.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            self.outage.fails("cannot read", getattr(error, "orig", None) or error)
            raise StorageDown(str(error)) from error

    async def write(self, work: Callable[..., T], *args: Any) -> T:
        """Do something in one transaction; when this returns, it is on the disk."""
        if self.is_postgres:
            async with self._writing.begin() as connection:
                return await connection.run_sync(work, *args)
        return await self._by_scribe(self._write_file, work, *args)

    async def write_plainly(self, work: Callable[..., None], *args: Any) -> None:
        """The same as `write`, with SQLite itself."""
        await self._by_scribe(self._write_plainly, work, *args)

    def _by_scribe(self, work: Callable[..., T], *args: Any) -> Awaitable[T]:
        if self._scribe is None:
            raise StorageDown("the database is closed")
        return self._scribe.do(work, *args)

    def _write_plainly(self, work: Callable[..., None], *args: Any) -> None:
        if self._plain is None:
            with self._writing_file.connect() as connection:
                self._plain = connection.connection.driver_connection
        plain = self._plain
        plain.execute("BEGIN IMMEDIATE")
        try:
            work(plain, *args)
            plain.execute("COMMIT")
        except BaseException:
            if plain.in_transaction:
                plain.execute("ROLLBACK")
            raise

    async def ask(self, statement: str, *args: Any) -> list[Any]:
        """One statement to PostgreSQL itself, a transaction of its own. A connection that was lost is made again, once:
        whatever is asked here can be asked twice."""
        connection = await self.straight()
        try:
            return list(await connection.fetch(statement, *args))
        except asyncpg.InternalClientError:  # it was told that it is over, and has not heard the end of it
            connection.terminate()
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            if not connection.is_closed():
                raise
        return list(await (await self.straight()).fetch(statement, *args))

    async def straight(self) -> Any:
        """The connection on which is asked and listened. What others say comes with the answers, and wakes nobody twice."""
        async with self._making:
            if self._straight is None or self._straight.is_closed():
                connection = await self.connect()
                for channel, heard in self._ears.items():
                    await connection.add_listener(channel, heard)
                self._straight = connection
            return self._straight

    def listen(self, channel: str, heard: Callable[..., None]) -> None:
        """From the next connection on, hear what is said there."""
        self._ears[channel] = heard

    async def connect(self) -> Any:
        """A connection of PostgreSQL's driver itself."""
        return await asyncpg.connect(**self._told, timeout=10)

    def _write_file(self, work: Callable[..., T], *args: Any) -> T:
        with self._writing_file.begin() as connection:
            return work(connection, *args)

    async def forget(self) -> None:
        """What was deleted is nowhere any more, also not in the log of what was written."""
        if not self.is_postgres:
            await self._by_scribe(self._empty_wal)

    def _empty_wal(self) -> None:
        with self._writing_file.connect() as connection:
            raw = connection.connection.dbapi_connection
            assert raw is not None
            raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    async def open(self, fill: Callable[[Connection], None] | None = None) -> None:
        """Create what is missing, bring the schema up to date, and `fill` it: all of it, or nothing."""
        if self.file is not None:
            self._take(self.file)
        try:
            await self.write(_upgrade, fill)
        except FAILURES as error:
            await self._give_up()
            reason = str(error.orig if isinstance(error, DBAPIError) else error).strip() or type(error).__name__
            raise BadDatabase(f"the database {self.shown} cannot be opened: {reason}") from None
        except BaseException:
            await self._give_up()
            raise

    def _take(self, file: Path) -> None:
        """Have this file, unless it is another's."""
        try:
            why = sqlite_file.why_not(file)
            if why is None:
                self._is_new = not file.exists()
                self._lock = sqlite_file.take(file)
        except BlockingIOError:
            raise BadDatabase(f"another server uses the database {file}; several servers need PostgreSQL (--db)") from None
        except OSError as error:
            why = error.strerror or str(error)
        if why is not None:
            raise BadDatabase(f"the database {file} cannot be opened: {why}")
        self._scribe = Scribe("sqlite")

    async def _give_up(self) -> None:
        """Leave nothing behind where no server has begun."""
        if self._lock is not None:
            Path(self._lock.name).unlink(missing_ok=True)
        await self.close()
        if self._is_new and self.file is not None:
            sqlite_file.remove(self.file)

    async def close(self) -> None:
        await self.reading.dispose()
        if self.is_postgres:
            await self._writing.dispose()
            if self._straight is not None:
                self._straight.terminate()
        elif self._scribe is not None:
            await self._scribe.do(self._writing_file.dispose)
            self._scribe.close()
            self._scribe = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None


PRAGMAS = (
    "busy_timeout=30000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "fullfsync=ON",
    "foreign_keys=ON",
    "secure_delete=ON",
    "temp_store=MEMORY",
)


def _prepare_sqlite(connection: Any, _: object) -> None:
    """WAL lets readers read while one writes; FULL puts every commit on the disk, so that it outlives a power cut."""
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: Connection, fill: Callable[[Connection], None] | None = None) -> None:
    """A new database gets the schema of today, an older one the steps that it is missing. Two nodes that start at once wait
    for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    if not inspect(connection).has_table(schema.steps.name):
        for tables in (schema.metadata, schema.steps.metadata):
            tables.create_all(connection, checkfirst=False)
        connection.execute(insert(schema.steps), {"version_num": schema.STEP})
    elif connection.scalars(select(schema.steps.c.version_num)).all() != [schema.STEP]:
        from eklat.server.upgrading import take_steps  # Alembic is seldom needed, and slow to load

        if newer := take_steps(connection):
            raise BadDatabase(f"the database was written by a newer version of eklat (its schema is {newer}): upgrade eklat")
    if fill is not None:
        fill(connection)
