"""What a node counts and the host wants to see: its own figures, and those of all nodes together.

On PostgreSQL every node writes its figures beside its sign of life; whoever is asked reads those of the others there.
Workers of one crew answer `/metrics` for all of them, each figure with the number of its worker.
"""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import orjson
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import Metric
from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError

from eklat import __version__
from eklat.server import schema
from eklat.server.logs import FAULTS

if TYPE_CHECKING:
    from eklat.server.node import Node

EVERY = 5.0
"""Seconds between two times that a node writes its figures."""

_WRITE = text("UPDATE nodes SET figures = :figures WHERE id = :node")
_READ = text("""
    SELECT figures FROM nodes
    WHERE figures IS NOT NULL AND id <> :node AND expires >= extract(epoch FROM clock_timestamp())
""")
_SIZE = text("SELECT pg_database_size(current_database())")


class Figures:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._since = time.time()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._node.database.is_postgres:
            self._task = asyncio.create_task(self._write(), name="figures")

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def own(self) -> dict[str, Any]:
        """This node: who it is, how it is, everything it has counted, and its last faults."""
        node = self._node
        looking = [c for live in node.tables.values() for c in live.audience.connections]
        return {
            "node": node.id,
            "crew": node.settings.crew,
            "worker": node.settings.place,
            "version": __version__,
            "since": self._since,
            "time": time.time(),
            "tables": len(node.tables),
            "watched": sum(not live.audience.is_empty for live in node.tables.values()),
            "connections": len(looking),
            "people": len({c.person for c in looking if c.person is not None}),
            "faults": list(FAULTS.last),
            "samples": [
                [sample.name, sample.labels, sample.value]
                for family in node.metrics.registry.collect()
                for sample in family.samples
                if not sample.name.endswith("_created")
            ],
        }

    async def all(self) -> list[dict[str, Any]]:
        """Those of every node that is alive, ours first."""
        if not self._node.database.is_postgres:
            return [self.own()]
        async with self._node.database.read() as connection:
            rows = (await connection.execute(_READ, {"node": self._node.id})).scalars().all()
        return [self.own(), *sorted(map(orjson.loads, rows), key=lambda one: (one["crew"], one["worker"]))]

    async def storage(self) -> dict[str, Any]:
        """How much is stored, and how much room there is."""
        database, tables = self._node.database, schema.tables.c
        by_phase = select(tables.phase, func.count().label("count")).where(tables.version > 0).group_by(tables.phase)
        counted = (
            select(func.count()).select_from(schema.people),
            select(func.count()).select_from(schema.events),
        )
        async with database.read() as connection:
            phases = {row.phase: row.count for row in await connection.execute(by_phase)}
            people, events = [(await connection.execute(wanted)).scalar_one() for wanted in counted]
            size = (await connection.execute(_SIZE)).scalar_one() if database.is_postgres else None
        found = {"engine": "postgresql", "bytes": size, "free": None}
        if (file := database.file) is not None:
            parts = [part for ending in ("", "-wal") if (part := file.with_name(file.name + ending)).exists()]
            size = sum(part.stat().st_size for part in parts)
            found = {"engine": "sqlite", "bytes": size, "free": shutil.disk_usage(file.parent).free}
        return {**found, "phases": phases, "people": people, "events": int(events)}

    async def metrics(self) -> bytes:
        """For Prometheus: of this node, or of all workers of its crew."""
        node = self._node
        if not node.settings.crew:
            return node.metrics.text()
        crew = [one for one in await self.all() if one["crew"] == node.settings.crew]
        registry = CollectorRegistry()
        registry.register(_Together(node.metrics.registry.collect(), crew))
        return generate_latest(registry)

    async def _write(self) -> None:
        while True:
            try:
                async with self._node.database.reading.begin() as connection:
                    figures = orjson.dumps(self.own()).decode()
                    await connection.execute(_WRITE, {"node": self._node.id, "figures": figures})
            except (SQLAlchemyError, OSError) as error:
                self._node.database.outage.fails("no figures could be written", error)
            await asyncio.sleep(EVERY)


class _Together:
    """The same families, with the samples of several workers."""

    def __init__(self, families: Iterable[Metric], crew: list[dict[str, Any]]) -> None:
        self._families, self._crew = list(families), crew

    def describe(self) -> list[Metric]:
        return []

    def collect(self) -> Iterator[Metric]:
        for family in self._families:
            whole = Metric(family.name, family.documentation, family.type)
            own = {family.name + ending for ending in ("", "_total", "_bucket", "_count", "_sum")}
            for worker in self._crew:
                for name, labels, value in worker["samples"]:
                    if name in own:
                        whole.add_sample(name, {**labels, "worker": str(worker["worker"])}, value)
            yield whole
