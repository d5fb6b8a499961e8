"""A table in the memory of this node: wishes go in one by one, and what they bring goes out to everybody who looks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import orjson

from eklat.games.core import Seat
from eklat.server.audience import Audience, missed
from eklat.server.connection import Connection
from eklat.server.database import StorageDown
from eklat.server.limits import Bucket
from eklat.server.news import News
from eklat.server.now import now
from eklat.server.refusals import ServerRefused
from eklat.server.turns import Turns
from eklat.server.updates import public
from eklat.server.writer import Conflict
from eklat.table import Accepted, Event, Refused, Table, read_event

if TYPE_CHECKING:
    from eklat.server.node import Node

Deed = Callable[[Table, float], Accepted]
"""What becomes of a wish: a question to the table as it stands, which can be asked again when it stands otherwise."""
Done = Callable[[Accepted | Exception], None]
"""Who is told what came of it."""


class Row(NamedTuple):
    """What another node says about a table, as it has written it."""

    events: Sequence[str]
    """In a row, as they are stored."""
    told: str = "null"
    """What most viewers are told about them."""


NOTHING = Row(())

log = logging.getLogger("eklat.server")

TRIES = 20
LOOK_AGAIN = 1.0


class LiveTable:
    def __init__(self, node: Node, table_id: str, table: Table) -> None:
        self.node, self.id, self.table = node, table_id, table
        self.talk = Bucket(node.settings.limits.talk_hour / 3600, node.settings.limits.talk_hour)
        self.audience = Audience(table.persons, node.settings.grace)
        self.bots: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.is_behind = False
        """Something has happened at another node that was not followed, because nobody looked."""
        self._turns = Turns()
        self._again: asyncio.Task[None] | None = None
        """Somebody whose wish came too late tries once more."""

    # Wishes -------------------------------------------------------------------------------------------------------------

    async def wish(self, wanted: Deed) -> Accepted:
        """Fulfil a wish: it is stored when this returns, and everybody has been told. Raises `Refused` or `StorageDown`."""
        self.used = time.monotonic()
        async with self._turns:
            for _ in range(TRIES):
                answer = wanted(self.table, now())
                if not answer.events:
                    return answer
                news, told = self._news(answer)
                try:
                    await self.node.store.append(self.id, self.table, answer, told)
                except Conflict:
                    await self._catch_up()
                    continue
                except StorageDown:  # a commit whose answer was lost may have been made after all
                    asyncio.get_running_loop().call_later(LOOK_AGAIN, self._look_again)
                    raise
                self._advance(answer.table, news)
                return answer
        raise ServerRefused("busy")

    def begin(self, wanted: Deed, done: Done) -> bool:
        """The same for somebody who does not wait: what came of it is said by `done`. False if others are before it."""
        if not self._turns.take():
            return False
        self.used = time.monotonic()
        self.node.rounds.join(self.id, partial(self._play, wanted, done))
        return True

    def _play(self, wanted: Deed, done: Done) -> None:
        answer: Accepted | Exception
        try:
            answer = wanted(self.table, now())
            if answer.events:
                news, told = self._news(answer)
                stored = partial(self._stored, wanted, answer, news, done)
                self.node.store.append_then(self.id, self.table, answer, told, stored)
                return
        except (Refused, StorageDown) as error:
            answer = error
        except Exception as error:
            log.exception("a wish could be neither fulfilled nor refused")
            answer = error
        self._turns.give()
        done(answer)

    def _stored(self, wanted: Deed, answer: Accepted, news: News, done: Done, error: Exception | None) -> None:
        try:
            if error is None:
                self._advance(answer.table, news)
            elif isinstance(error, StorageDown):
                asyncio.get_running_loop().call_later(LOOK_AGAIN, self._look_again)
        finally:
            self._turns.give()
        if isinstance(error, Conflict):  # somebody else was quicker: now in line with the others
            self._again = asyncio.ensure_future(self._try_again(wanted, done))
        else:
            done(error or answer)

    async def _try_again(self, wanted: Deed, done: Done) -> None:
        try:
            done(await self.wish(wanted))
        except (Refused, StorageDown) as error:
            done(error)

    def _news(self, answer: Accepted) -> tuple[News, bytes]:
        """What there is to tell when it is stored, and what other nodes need not work out again."""
        news = News(self.table, answer.table)
        return news, b"" if self.node.peers is None else news.for_others()

    async def catch_up(self, version: int | None = None, row: Row = NOTHING) -> None:
        """Go on with what another node says, or read what is stored, up to this version at least."""
        if version is None or version > self.table.version:
            async with self._turns:
                if (version is None or version > self.table.version) and not self._goes_on(row):
                    await self._catch_up()

    def _look_again(self) -> None:
        task = asyncio.ensure_future(self.catch_up())
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    @property
    def is_busy(self) -> bool:
        """Whether something is being stored or read."""
        return self._turns.is_taken

    @property
    def is_followed(self) -> bool:
        """Whether somebody here looks at it, a bot of it thinks here, or it is busy."""
        return not self.audience.is_empty or self.is_busy or (self.bots is not None and not self.bots.done())

    def hears(self, row: Row) -> bool:
        """What another node has stored, as it says it; False if something is missing before it, or being written here."""
        return not self._turns.is_taken and self._goes_on(row)

    def _goes_on(self, row: Row) -> bool:
        version = self.table.version
        events = [read_event(orjson.loads(text)) for text in row.events]
        news = [event for event in events if event.version > version]
        if not events or (news and news[0].version > version + 1):
            return False
        self._follow(news, row.told.encode() if len(news) == len(events) and row.told != "null" else b"")
        return True

    async def _catch_up(self) -> None:
        self._follow(await self.node.store.events(self.id, self.table.version))
        self.is_behind = False

    def _follow(self, events: Sequence[Event], told: bytes = b"") -> None:
        """Go on with these events; `told` is what most viewers hear about all of them."""
        table = self.table
        for event in events:
            before, table = table, table.after(event)
            if before.chairs is not table.chairs:  # nobody sees with the eyes of a seat what came after they had left it
                self._advance(table)
                told = b""
        self._advance(table, News(self.table, table, heard=told))

    async def reload(self) -> None:
        """The log was rewritten (somebody has deleted their data): read it again, and show it anew."""
        async with self._turns:
            self.table = Table.read(await self.node.store.events(self.id))
            self.audience.welcome_again(self.table, everybody=True)

    # Telling ------------------------------------------------------------------------------------------------------------

    def _advance(self, table: Table, news: News | None = None) -> None:
        """The table as it is now stored, and what there is to tell about that."""
        before = self.table
        if table.version <= before.version:
            return
        self.table = table
        self.node.metrics.events.add(table.version - before.version)
        self.audience.tell(News(before, table) if news is None else news)
        if before.chairs is not table.chairs or before.newcomers is not table.newcomers:
            self.audience.welcome_again(table)
            self.tell_presence()
        self.node.drivers.look(self)

    def tell_time(self) -> None:
        """Somebody's time is up; nothing else has happened."""
        self.audience.tell(News(self.table, self.table, {"clock": public(self.table, now())["clock"]}))

    def tell_presence(self) -> None:
        self.audience.tell_presence(lambda: self.table)

    # Who looks ----------------------------------------------------------------------------------------------------------

    def connect(self, connection: Connection, after: int | None) -> None:
        """Somebody looks at the table: the whole picture, and the events they have missed."""
        self.audience.add(connection, self.table)
        connection.push(self.audience.welcome(connection, self.table))
        if after is not None:
            for page in missed(self.table, after, connection.viewer):
                connection.push(page)
        if connection.person is not None and self.audience.presence.comes(connection.person):
            self.node.tell_peers(self)
        self.tell_presence()
        if self.is_behind:
            self._look_again()
        self.node.drivers.look(self)

    def disconnect(self, connection: Connection) -> None:
        self.audience.remove(connection)
        self.used = time.monotonic()
        if connection.person is not None and self.audience.presence.goes(connection.person):
            self.node.tell_peers(self)
        self.tell_presence()
        if self.audience.is_empty:
            self.node.drivers.let_go(self)

    def is_away(self, seat: Seat) -> bool:
        person = self.table.chair(seat).person
        return person is not None and self.audience.presence.is_away(person)

    def close(self) -> None:
        """Nobody looks at it any more."""
        self.audience.close()
        for handle in (self.timer, self.bots):
            if handle is not None:
                handle.cancel()
