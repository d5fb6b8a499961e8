"""What a node counts and the host wants to see: its own figures, and those of all nodes together.

On PostgreSQL every node writes its figures beside its sign of life; whoever is asked reads those of the others there.
Workers of one crew answer `/metrics` for all of them, each figure with the number of its worker. While the database does not
answer, whoever is asked knows only itself, and says so.
"""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import orjson
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import Metric
from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError

from eklat import __version__
from eklat.server import schema
from eklat.server.database import StorageDown
from eklat.server.logs import FAULTS

if TYPE_CHECKING:
    from eklat.server.node import Node

EVERY = 5.0
"""Seconds between two times that a node writes its figures."""
PATIENCE, LONG_PATIENCE = 2.0, 10.0
"""Seconds that are waited for what others have written, and for what is stored to be counted."""
ALONE = b"# The database does not answer: nothing is known of other workers.\n"

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
            "faults": FAULTS.all(),
            "samples": [
                [sample.name, sample.labels, sample.value]
                for family in node.metrics.registry.collect()
                for sample in family.samples
                if not sample.name.endswith("_created")
            ],
        }

    async def all(self) -> list[dict[str, Any]]:
        """Those of every node that is alive, ours first; only ours, with a word about it, if the others are unknown."""
        if not self._node.database.is_postgres:
            return [self.own()]
        try:
            async with asyncio.timeout(PATIENCE), self._node.database.read() as connection:
                rows = (await connection.execute(_READ, {"node": self._node.id})).scalars().all()
        except (StorageDown, TimeoutError):
            return [{**self.own(), "others": "unknown"}]
        others = sorted(map(orjson.loads, rows), key=lambda one: (one["crew"], one["worker"]))
        return _each_fault_once([self.own(), *others])

    async def storage(self) -> dict[str, Any]:
        """How much is stored, and how much room there is; null is what a database that does not answer does not tell."""
        counted: dict[str, Any] = {"phases": None, "people": None, "events": None}
        size = None
        with suppress(StorageDown, TimeoutError):
            async with asyncio.timeout(LONG_PATIENCE):
                size, counted = await self._counted()
        if (file := self._node.database.file) is None:
            return {"engine": "postgresql", "bytes": size, "free": None, **counted}
        parts = [part for ending in ("", "-wal") if (part := file.with_name(file.name + ending)).exists()]
        size, free = sum(part.stat().st_size for part in parts), shutil.disk_usage(file.parent).free
        return {"engine": "sqlite", "bytes": size, "free": free, **counted}

    async def _counted(self) -> tuple[int | None, dict[str, Any]]:
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
        return size, {"phases": phases, "people": people, "events": int(events)}

    async def metrics(self) -> bytes:
        """For Prometheus: of this node, or of all workers of its crew."""
        node = self._node
        if not node.settings.crew:
            return node.metrics.text()
        found = await self.all()
        latest = sorted((one for one in found if one["crew"] == node.settings.crew), key=lambda one: one["since"])
        crew = {one["worker"]: one for one in latest}  # whoever had a place before may be remembered for some seconds
        registry = CollectorRegistry()
        registry.register(_Together(node.metrics.registry.collect(), crew.values()))
        return generate_latest(registry) + (ALONE if "others" in found[0] else b"")

    async def _write(self) -> None:
        while True:
            try:
                async with self._node.database.reading.begin() as connection:
                    figures = orjson.dumps(self.own()).decode()
                    await connection.execute(_WRITE, {"node": self._node.id, "figures": figures})
            except (SQLAlchemyError, OSError) as error:
                self._node.database.outage.fails("no figures could be written", error)
            await asyncio.sleep(EVERY)


def _each_fault_once(nodes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All workers of a crew know the same of whoever looks after them."""
    seen = set[tuple[float, str]]()
    for node in nodes:
        faults = {(fault["time"], fault["message"]): fault for fault in node["faults"]}
        node["faults"] = [fault for key, fault in faults.items() if key not in seen]
        seen |= faults.keys()
    return nodes


class _Together:
    """The same families, with the samples of several workers."""

    def __init__(self, families: Iterable[Metric], crew: Iterable[dict[str, Any]]) -> None:
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
