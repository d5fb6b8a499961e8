"""Other nodes on the same PostgreSQL: what they have stored, and who is connected to them, by LISTEN and NOTIFY.

Notices are short: `e NODE [[table, [event, ...]], ...]` after a commit, with what most viewers are told before a move
(`{"version": 0, "told": update}`: older nodes take it for something old), in lines that are taken as they are; `v NODE
table:version` where that is too long, `p NODE table @TIME person ...` for who is there, and since when the node has had the
table, `q NODE table` to ask for that, `r NODE table` for a log that was rewritten, `c NODE table` for one that was closed,
`d NODE person device` when all but that device lose their connections, `m NODE node` with errands for that node, each in a
line. A lost connection is made again, and what was missed is read. A table at which nobody here looks is not followed.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Container, Iterator
from typing import TYPE_CHECKING, Any

import asyncpg
import orjson
from sqlalchemy.exc import SQLAlchemyError

from eklat.server.database import StorageDown
from eklat.server.live import NOBODY, NOTHING, LiveTable, Row
from eklat.server.writer import CHANNEL, LONGEST_NOTICE, NEXT, NOTIFY

if TYPE_CHECKING:
    from eklat.server.node import Node

log = logging.getLogger("eklat.server")

RETRY = 0.5
SINCE = "@"
"""Before the time since when a node has had a table; older nodes take it for somebody whom they do not know."""


class Peers:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._reading: set[asyncio.Task[None]] = set()
        self._is_listening = asyncio.Event()

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self._listen(), name="listen"), asyncio.create_task(self._speak(), name="speak")]
        await asyncio.wait_for(self._is_listening.wait(), 30)

    async def stop(self) -> None:
        for live in self._node.tables.values():
            self._outbox.put_nowait(f"p {self._node.id} {live.id} ")
        for _ in range(100):
            if self._outbox.empty():
                break
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Speaking -----------------------------------------------------------------------------------------------------------

    def here(self, live: LiveTable) -> None:
        people = live.audience.presence.local
        since = f"{SINCE}{live.since} " if people else ""
        self._outbox.put_nowait(f"p {self._node.id} {live.id} {since}{' '.join(people)}"[:LONGEST_NOTICE])

    def ask(self, table_id: str) -> None:
        self._outbox.put_nowait(f"q {self._node.id} {table_id}")

    def rewritten(self, table_id: str) -> None:
        self._outbox.put_nowait(f"r {self._node.id} {table_id}")

    def closed(self, table_id: str) -> None:
        self._outbox.put_nowait(f"c {self._node.id} {table_id}")

    def dropped(self, person: str, keep: str | None) -> None:
        self._outbox.put_nowait(f"d {self._node.id} {person} {keep or ''}")

    async def _speak(self) -> None:
        """Say what is to be said, all of it at once, and of several words about the same only the last."""
        while True:
            said = {notice[:2] + notice.split(" ")[2]: notice for notice in [await self._outbox.get(), *self._waiting()]}
            try:
                async with self._node.database.reading.begin() as connection:
                    await connection.execute(NOTIFY, {"channel": CHANNEL, "notices": list(said.values())})
            except (SQLAlchemyError, OSError) as error:
                self._node.database.outage.fails("other nodes could not be told", error)

    def _waiting(self) -> Iterator[str]:
        while not self._outbox.empty():
            yield self._outbox.get_nowait()

    # Listening ----------------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Listen for ever; whenever a connection has been made, catch up with what was said before."""
        database = self._node.database
        database.listen(CHANNEL, self._heard)
        while True:
            closed = asyncio.Event()
            try:
                connection = await database.straight()
                connection.add_termination_listener(lambda _, closed=closed: closed.set())
                self._is_listening.set()
                await self._catch_up()
                if not connection.is_closed():
                    await closed.wait()
                database.outage.fails("the connection to other nodes is lost", "making it again")
            except (TimeoutError, OSError, StorageDown, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                database.outage.fails("cannot listen to other nodes", error)
            await asyncio.sleep(RETRY)

    async def _catch_up(self) -> None:
        tables = self._node.tables
        for table_id, version in (await self._node.store.versions(list(tables))).items():
            if table_id in tables:
                await tables[table_id].catch_up(version)
                self.ask(table_id)

    def _heard(self, _connection: object, _pid: int, _channel: str, notice: object) -> None:
        text = str(notice)
        if text.startswith(self._node.id, 2):
            return
        kind, peer, rest = text.split(" ", 2)
        self._node.errands.silent.discard(peer)
        if kind == "e":
            for told in rows(rest, self._node.tables):
                self._follow(*told)
            return
        if kind == "m":
            self._node.errands.hear(peer, *rest.split("\n"))
            return
        words, tables = rest.split(" "), self._node.tables
        if kind == "v":
            table_id, _, version = words[0].partition(":")
            self._follow(table_id, int(version), NOTHING)
            return
        if kind == "d":
            self._node.drop(words[0], words[1] or None, is_news=False)
            return
        table_id, *people = words
        if (live := tables.get(table_id)) is None:
            return
        if kind == "p":
            self._hear_people(live, peer, people)
        elif kind == "q" and live.audience.presence.local:
            self.here(live)
        elif kind == "c":
            self._node.put_away(table_id, is_news=False)
        elif kind == "r":
            self._do(live.reload())

    def _hear_people(self, live: LiveTable, peer: str, words: list[str]) -> None:
        since = float(words.pop(0)[1:]) if words[0].startswith(SINCE) else None
        if live.audience.presence.hears(peer, [person for person in words if person], since):
            live.tell_presence()

    def _follow(self, table_id: str, version: int, row: Row) -> None:
        """Something has happened at a table: go on with it, or later, when somebody looks."""
        if (live := self._node.tables.get(table_id)) is None:
            return
        try:
            is_heard = live.passes_on(row, version)
            if not is_heard:
                if version <= live.version or not live.is_followed:
                    live.is_behind |= version > live.version
                    is_heard = True
                else:
                    is_heard = live.hears(row)
        except Exception:  # whatever it was, other tables go on, and this one with what is stored
            log.exception("what another node said could not be followed")
            is_heard, row = False, NOTHING
        if not is_heard:
            self._do(self._catch_up_with(live, version, row))
        elif row.errand:
            self._node.errands.told(row.errand)

    async def _catch_up_with(self, live: LiveTable, version: int, row: Row) -> None:
        await live.catch_up(version, row)
        self._node.errands.told(row.errand)

    def _do(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(_logged(work))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)


_ROW = re.compile(
    r"""\["([^"]+)",\[\{"version":0,"last":(\d+),"told":
(.*)
(?:,"for":"([^"]*)","due":([01]),"seats":\[([\d,]*)\],"own":\[(.*)\])?\},
(.*(?:\n,\n.*)*)
\]\]"""
)
"""`Append.row`."""


def rows(said: str, known: Container[str] | None = None) -> Iterator[tuple[str, int, Row]]:
    """What has happened at which tables, up to which event: `Append.row` of each, or of those that are known. Whatever nodes
    of other versions say otherwise is JSON all the same."""
    found = _ROW.findall(said)
    if len(found) <= said.count(NEXT):
        for table_id, row in orjson.loads(said):
            aside, events = row[0], [data for data in row if data["version"]]
            texts, told = [orjson.dumps(data).decode() for data in events], orjson.dumps(aside.get("told")).decode()
            yield table_id, events[-1]["version"], Row(texts, told, aside.get("for", ""))
        return
    for table_id, last, told, errand, due, seats, texts, events in found:
        if known is None or table_id in known:
            own = dict(zip(map(int, seats.split(",")), texts.split("\t")[1::2], strict=True)) if seats else NOBODY
            yield table_id, int(last), Row(events.split("\n,\n"), told, errand, due == "1", own)


async def _logged(work: Any) -> None:
    try:
        await work
    except StorageDown as error:
        log.warning("what another node said could not be read: %s", error)
