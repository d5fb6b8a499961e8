"""Which node drives which table. Leases only save work: that no move is made twice is the storage's business.

A node gives a sign of life every second. The tables it drives are its own until the signs stop; then any node that has
somebody looking at such a table takes it over. On SQLite there is one process, and it drives everything.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

if TYPE_CHECKING:
    from eklat.server.node import Node

log = logging.getLogger("eklat.server")

_SIGN = text("""
    INSERT INTO nodes (id, expires) VALUES (:node, extract(epoch FROM clock_timestamp()) + :seconds)
    ON CONFLICT (id) DO UPDATE SET expires = excluded.expires
""")
_CLEAN = text("DELETE FROM nodes WHERE expires < extract(epoch FROM clock_timestamp()) - 60")
_TAKE = text("""
    INSERT INTO leases (table_id, node) SELECT unnest(CAST(:tables AS text[])), :node
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node
    WHERE leases.node = excluded.node OR NOT EXISTS
        (SELECT 1 FROM nodes WHERE nodes.id = leases.node AND nodes.expires >= extract(epoch FROM clock_timestamp()))
    RETURNING table_id
""")
_RELEASE = text("DELETE FROM leases WHERE node = :node AND table_id = ANY(CAST(:tables AS text[]))")
_GO = (text("DELETE FROM leases WHERE node = :node"), text("DELETE FROM nodes WHERE id = :node"))
_ALIVE = text("SELECT id FROM nodes WHERE expires >= extract(epoch FROM clock_timestamp())")


class Leases:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._seconds = node.settings.lease
        self._held: set[str] = set()
        self._let_go: set[str] = set()
        self._good_until = 0.0
        self._is_alone = not node.database.is_postgres
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if not self._is_alone:
            await self._round()
            self._task = asyncio.create_task(self._run(), name="leases")

    async def stop(self) -> None:
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        try:
            async with self._node.database.reading.begin() as connection:
                for statement in _GO:
                    await connection.execute(statement, {"node": self._node.id})
        except (SQLAlchemyError, OSError) as error:
            log.warning("could not say goodbye to the other nodes: %s", error)

    def holds(self, table_id: str) -> bool:
        """Whether this node drives the table now; if not, it asks for it."""
        if self._is_alone:
            return True
        if table_id in self._held and time.monotonic() < self._good_until:
            return True
        self._let_go.discard(table_id)
        self._wake.set()
        return False

    def has(self, table_id: str) -> bool:
        """Whether the table is driven here, or was until a moment ago."""
        return self._is_alone or table_id in self._held

    def release(self, table_id: str) -> None:
        if table_id in self._held:
            self._held.discard(table_id)
            self._let_go.add(table_id)
            self._wake.set()

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._seconds / 3):
                    await self._wake.wait()
            self._wake.clear()
            try:
                await self._round()
            except (SQLAlchemyError, OSError) as error:
                self._node.database.outage.fails("no sign of life could be given", error)
            await asyncio.sleep(0.05)

    async def _round(self) -> None:
        """A sign of life, what is wanted, what is not."""
        began = time.monotonic()
        node = self._node
        wanted = [
            t for t, live in node.tables.items() if t not in self._held and not live.audience.is_empty and live.is_wanting
        ]
        async with node.database.reading.begin() as connection:
            await connection.execute(_SIGN, {"node": node.id, "seconds": self._seconds})
            await connection.execute(_CLEAN)
            taken = await self._exchange(connection, wanted)
            alive = set((await connection.execute(_ALIVE)).scalars())
        self._good_until = began + self._seconds
        self._held |= taken
        for table_id in taken:
            if (live := node.tables.get(table_id)) is not None:
                node.drivers.look(live)
        for live in node.tables.values():
            lost = [peer for peer in live.audience.presence.nodes() if peer not in alive]
            for peer in lost:
                live.audience.presence.loses(peer)
            if lost:
                live.tell_presence()

    async def _exchange(self, connection: AsyncConnection, wanted: list[str]) -> set[str]:
        if self._let_go:
            gone = sorted(self._let_go)
            await connection.execute(_RELEASE, {"node": self._node.id, "tables": gone})
            self._let_go -= set(gone)
        if not wanted:
            return set()
        return set((await connection.execute(_TAKE, {"node": self._node.id, "tables": sorted(wanted)})).scalars())
