"""This server: the tables in its memory, and everything they share."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from eklat.games.core import Seat, State
from eklat.server import lessons
from eklat.server.bot_pool import BotPool
from eklat.server.database import Database
from eklat.server.drivers import Drivers
from eklat.server.errands import Errands
from eklat.server.figures import Figures
from eklat.server.hints import Hints
from eklat.server.leases import Leases
from eklat.server.limits import Gate
from eklat.server.live import LiveTable
from eklat.server.metrics import Metrics
from eklat.server.now import now
from eklat.server.peers import Peers
from eklat.server.people import People, Person
from eklat.server.refusals import ServerRefused
from eklat.server.reviews import Reviews
from eklat.server.rounds import Rounds
from eklat.server.settings import Settings
from eklat.server.store import Store
from eklat.server.studio import Studio
from eklat.table import Event, Table
from eklat.table import Settings as TableSettings

SWEEP = 10.0
PARTING = 2.0
"""Seconds over which those who look at tables are spread when they are sent away."""
RESTART = 1012
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
CODE_LETTERS = "bcdfghjkmnpqrstvwxz"
"""No vowels and no y, so that no word comes out; no l, which is taken for a digit."""


def table_code() -> str:
    """A new table's id, easy to say and to type: `kbf-tzmw-rdp`, one of six million million."""
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(10))
    return f"{letters[:3]}-{letters[3:7]}-{letters[7:]}"


class Node:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.id = secrets.token_hex(8)
        self.metrics = Metrics()
        self.database = Database(settings)
        self.rounds = Rounds()
        self.store = Store(self.database, self.id, self.metrics)
        self.people = People(self.store, settings.link)
        self.gate = Gate(settings.limits, lambda what: self.metrics.limits.labels(what).inc())
        log = (settings.log, settings.place)
        self.bots = BotPool(settings.bot_workers, self.metrics, log)
        self.studio = Studio(self.gate)
        self.advisers = BotPool(1, self.metrics, log, nice=5)
        self.reviewers = BotPool(1, self.metrics, log, nice=10)
        self.hints = Hints(self.advisers, self.gate)
        self.reviews = Reviews(self)
        self.drivers = Drivers(self)
        self.leases = Leases(self)
        self.figures = Figures(self)
        self.errands = Errands(self)
        self.peers = Peers(self) if self.database.is_postgres else None
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.database.open()
        self.store.writer.start()
        self.bots.start(is_warm=self.settings.warm_bots)
        await self.leases.start()
        if self.peers is not None:
            await self.peers.start()
        self.figures.start()
        self.reviews.start()
        self._tasks.append(asyncio.create_task(self._sweep(), name="sweep"))

    async def stop(self) -> None:
        """Finish what is being written, and let other nodes go on."""
        for live in self.tables.values():
            live.close()
        for task in self._tasks:
            task.cancel()
        self.errands.stop()
        self.figures.stop()
        self.bots.stop()
        await self.reviews.stop()
        self.advisers.stop()
        self.reviewers.stop()
        self.studio.close()
        if self.peers is not None:
            await self.peers.stop()
        await self.leases.stop()
        await self.store.writer.stop()
        await self.database.close()

    # Tables -------------------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """The table with this id, from memory or from storage."""
        if not TABLE_ID.fullmatch(table_id):
            raise ServerRefused("no-table")
        if (live := self.tables.get(table_id)) is not None:
            live.used = time.monotonic()
            if live.is_behind:
                await live.catch_up()
            await live.come_up()
            return live
        if (loading := self._loading.get(table_id)) is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable:
        events = [] if await self.store.is_closed(table_id) else await self.store.events(table_id)
        if not events:
            raise ServerRefused("no-table")
        live = self._keep(table_id, await asyncio.to_thread(Table.read, events))
        if self.peers is not None:  # what was stored while we read has been announced to nobody here
            await live.catch_up()
            self.peers.ask(table_id)
        return live

    def _keep(self, table_id: str, table: Table) -> LiveTable:
        live = self.tables[table_id] = LiveTable(self, table_id, table)
        self.metrics.tables.set(len(self.tables))
        return live

    async def create(
        self, person: Person, settings: TableSettings, bots: Mapping[int, str], is_lesson: bool = False
    ) -> LiveTable:
        """A new table with its host at seat 0, and bots where they are wanted."""
        return await self._open(person, settings, bots, lessons.secret(settings) if is_lesson else secrets.token_hex(32))

    async def _open(
        self, person: Person, settings: TableSettings, bots: Mapping[int, str], secret: str, host: Seat = 0,
        begun: tuple[State, int] | None = None,
    ) -> LiveTable:  # fmt: skip
        await self.check_room(person)
        for bot in bots.values():
            await self.bots.check(bot, settings.game)
        moment = now()
        answer = Table.create(settings, secret, person.id, person.name, moment, host)
        for seat, bot in sorted(bots.items()):
            answer = answer.and_also(answer.table.seat_bot(person.id, seat, bot, moment))
        if begun is not None:
            answer = answer.and_also(answer.table.play_on(person.id, *begun, moment))
        table_id = table_code()
        while await self.store.versions([table_id]):  # one in a million million
            table_id = table_code()
        await self.store.create(table_id, answer)
        return self._keep(table_id, answer.table)

    async def play_on(self, person: Person, hand: State, moves: int, seat: Seat, bot: str) -> LiveTable:
        """A practice table that begins with so many moves of a finished hand; bots have the other seats."""
        settings = TableSettings(hand.game, hand.players, hand.rules.changed(), practice=True)
        others = {other: bot for other in range(hand.players) if other != seat}
        return await self._open(person, settings, others, secrets.token_hex(32), seat, (hand, moves))

    async def check_room(self, person: Person) -> None:
        """Refuse a seat to somebody who has too many."""
        most = self.settings.limits.tables_person
        if most and await self.people.running_tables(person.id) >= most:
            self.gate.hit("seats")
            raise ServerRefused("too-many-tables", most=most)

    async def stored(self, table_id: str) -> list[Event]:
        """The whole log of a table, also of one that is closed."""
        if not (events := await self.store.events(table_id)):
            raise ServerRefused("no-table")
        return events

    async def close(self, table_id: str, is_open: bool) -> None:
        """Take a table away from everybody, or give it back."""
        if not await self.store.close(table_id, is_open):
            raise ServerRefused("no-table")
        if not is_open:
            self.put_away(table_id)

    def put_away(self, table_id: str, *, is_news: bool = True) -> None:
        """A table is closed: whoever looks at it is sent away."""
        if (live := self.tables.pop(table_id, None)) is not None:
            for connection in live.audience.connections:
                connection.let_go(4404)
            live.close()
        if is_news and self.peers is not None:
            self.peers.closed(table_id)

    async def forget(self, person: Person) -> None:
        """Delete somebody's data: leave every seat, then take their name and words out of the logs."""
        for table_id in await self.people.tables_of(person.id):
            with suppress(ServerRefused):  # of a table that is closed nobody needs to leave
                live = await self.table(table_id)
                if live.table.seat_of(person.id) is not None or live.table.newcomer(person.id) is not None:
                    await live.wish(lambda t, now: t.leave(person.id, now))
        changed = await self.people.delete(person.id)
        self.drop(person.id)
        for table_id in changed:
            if self.peers is not None:
                self.peers.rewritten(table_id)
            if table_id in self.tables:
                await self.tables[table_id].reload()

    def drop(self, person: str, keep: str | None = None, *, is_news: bool = True) -> None:
        """Somebody's secrets are good for nothing any more, but for that of one device: close what was opened with them."""
        for live in self.tables.values():
            for connection in live.audience.connections:
                if connection.person == person and connection.device != keep:
                    connection.let_go(4401)
        if is_news and self.peers is not None:
            self.peers.dropped(person, keep)

    async def send_away(self) -> None:
        """Let everybody go who looks at a table here, not all in one moment; what was wished is answered before."""
        looking = [(live, connection) for live in self.tables.values() for connection in live.audience.connections]
        pause = min(PARTING / max(1, len(looking)), 0.002)
        for live, connection in looking:
            with suppress(TimeoutError):
                async with asyncio.timeout(PARTING):
                    while live.is_busy or self.errands.is_out(live):
                        await asyncio.sleep(0.001)
            connection.let_go(RESTART)
            await asyncio.sleep(pause)

    def tell_peers(self, live: LiveTable) -> None:
        if self.peers is not None:
            self.peers.here(live)

    async def _sweep(self) -> None:
        """Tables nobody looks at leave the memory; they come back from storage as they were."""
        while True:
            await asyncio.sleep(SWEEP)
            limit = time.monotonic() - self.settings.idle
            for live in list(self.tables.values()):
                if live.used < limit and not live.is_followed:
                    live.close()
                    del self.tables[live.id]
            self.metrics.tables.set(len(self.tables))

    def summary(self) -> dict[str, Any]:
        return {
            "node": self.id,
            "tables": len(self.tables),
            "connections": sum(len(t.audience.connections) for t in self.tables.values()),
        }
