"""A table in the memory of this node: wishes go in one by one, and what they bring goes out to everybody who looks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import orjson

from eklat.games.core import Seat
from eklat.server.audience import Audience
from eklat.server.connection import Connection
from eklat.server.database import StorageDown
from eklat.server.limits import Bucket
from eklat.server.news import News
from eklat.server.now import now
from eklat.server.refusals import ServerRefused
from eklat.server.turns import Turns
from eklat.server.updates import public
from eklat.server.writer import Aside, Conflict
from eklat.table import Accepted, Event, Refused, Table, read_event

if TYPE_CHECKING:
    from eklat.server.node import Node

Deed = Callable[[Table, float], Accepted]
"""What becomes of a wish: a question to the table as it stands, which can be asked again when it stands otherwise."""


class Fulfilled(NamedTuple):
    """A wish that another node has fulfilled."""

    version: int
    """The number of the event that answers it."""


Done = Callable[[Accepted | Fulfilled | Exception], None]
"""Who is told what came of it."""


NOBODY: Mapping[Seat, str] = {}


class Row(NamedTuple):
    """What another node says about a table, as it has written it."""

    events: Sequence[str]
    """In a row, as they are stored."""
    told: str = "null"
    """What most viewers are told about them."""
    errand: str = ""
    """The errand that is done by this, if it is one."""
    is_due: bool = False
    """Whether somebody has to drive the table on."""
    own: Mapping[Seat, str] = NOBODY
    """What the seats of people at other nodes are told; `null` where it is what most viewers are."""


NOTHING = Row(())
NO_ASIDE = Aside()

log = logging.getLogger("eklat.server")

TRIES = 20
LOOK_AGAIN = 1.0
MUCH = 100
"""Events that are not carried out while everybody waits."""


class LiveTable:
    def __init__(self, node: Node, table_id: str, table: Table) -> None:
        self.node, self.id, self._table = node, table_id, table
        self._heard: list[str] = []
        """Events that were passed on to everybody here, and that nobody has asked the table about yet."""
        self.talk = Bucket(node.settings.limits.talk_hour / 3600, node.settings.limits.talk_hour)
        self.audience = Audience(table.persons, node.settings.grace)
        self.bots: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.since = round(now(), 3)
        """Since when this node has had it."""
        self.is_behind = False
        """Something has happened at another node that was not followed, because nobody looked."""
        self._turns = Turns()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_due = False
        """Whether somebody has to drive it on after what was heard."""

    # The table ----------------------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table as it stands. What was only passed on so far is carried out when somebody asks."""
        if self._heard:
            heard, self._heard = self._heard, []
            try:
                self._table = carried_out(self._table, heard)
            except Exception:  # whatever it was: what is stored is true, and shown anew
                log.exception("what another node said could not be followed")
                self._do(self.reload())
        return self._table

    @property
    def version(self) -> int:
        """How far it has come."""
        return len(self._table.log) + len(self._heard)

    async def come_up(self) -> None:
        """Carry out what was only passed on, beside everything else where it is much."""
        if len(self._heard) > MUCH:
            async with self._turns:
                before, heard = self._table, self._heard.copy()
                table = await asyncio.to_thread(carried_out, before, heard)
                if self._table is before:
                    self._table, self._heard = table, self._heard[len(heard) :]

    @property
    def home(self) -> str:
        """The node at which the table lives; nothing if that is this one."""
        presence, node = self.audience.presence, self.node
        if not presence.elsewhere:
            return ""
        home = presence.home(node.id, self.since)
        return "" if home == node.id or home in node.errands.silent else home

    @property
    def is_wanting(self) -> bool:
        """Whether somebody has to drive it on."""
        return self._is_due if self._heard else self.node.drivers.wants(self._table)

    # Wishes -------------------------------------------------------------------------------------------------------------

    async def wish(self, wanted: Deed, errand: str = "") -> Accepted:
        """Fulfil a wish: it is stored when this returns, and everybody has been told. Raises `Refused` or `StorageDown`."""
        self.used = time.monotonic()
        async with self._turns:
            for _ in range(TRIES):
                table = self.table
                answer = wanted(table, now())
                if not answer.events:
                    return answer
                news = News(table, answer.table)
                try:
                    await self.node.store.append(self.id, table, answer, self._aside(news, answer, errand))
                except Conflict:
                    await self._catch_up()
                    continue
                except StorageDown:  # a commit whose answer was lost may have been made after all
                    asyncio.get_running_loop().call_later(LOOK_AGAIN, self._look_again)
                    raise
                self._advance(answer.table, news)
                return answer
        raise ServerRefused("busy")

    def begin(self, wanted: Deed, done: Done, errand: str = "") -> bool:
        """The same for somebody who does not wait: what came of it is said by `done`. False if others are before it."""
        if not self._turns.take():
            return False
        self.used = time.monotonic()
        self.node.rounds.join(self.id, partial(self._play, wanted, done, errand))
        return True

    def line_up(self, wanted: Deed, done: Done, errand: str = "") -> None:
        """The same for somebody who does not wait, but whose wish does: in line with the others."""
        self._do(self._fulfil(wanted, done, errand))

    async def _fulfil(self, wanted: Deed, done: Done, errand: str) -> None:
        try:
            done(await self.wish(wanted, errand))
        except (Refused, StorageDown) as error:
            done(error)
        except Exception as error:
            log.exception("a wish could be neither fulfilled nor refused")
            done(error)

    def _play(self, wanted: Deed, done: Done, errand: str) -> None:
        answer: Accepted | Exception
        try:
            table = self.table
            answer = wanted(table, now())
            if answer.events:
                news = News(table, answer.table)
                stored = partial(self._stored, wanted, answer, news, done, errand)
                self.node.store.append_then(self.id, table, answer, self._aside(news, answer, errand), stored)
                return
        except (Refused, StorageDown) as error:
            answer = error
        except Exception as error:
            log.exception("a wish could be neither fulfilled nor refused")
            answer = error
        self._turns.give()
        done(answer)

    def _stored(self, wanted: Deed, answer: Accepted, news: News, done: Done, errand: str, error: Exception | None) -> None:
        try:
            if error is None:
                self._advance(answer.table, news)
            elif isinstance(error, StorageDown):
                asyncio.get_running_loop().call_later(LOOK_AGAIN, self._look_again)
        finally:
            self._turns.give()
        if isinstance(error, Conflict):  # somebody else was quicker: now in line with the others
            self.line_up(wanted, done, errand)
        else:
            done(error or answer)

    def _aside(self, news: News, answer: Accepted, errand: str) -> Aside:
        """What other nodes need not work out again."""
        if self.node.peers is None:
            return NO_ASIDE
        told, table, elsewhere = news.for_others(), answer.table, self.audience.presence.elsewhere
        if errand:
            errand = f"{errand} {answer.version}"
        if not elsewhere or not news.is_for_seats:
            return Aside(told, (), errand)
        own = [(seat, news.part(seat)) for seat, chair in enumerate(table.chairs) if chair.person in elsewhere]
        return Aside(told, own, errand, self.node.drivers.wants(table))

    async def catch_up(self, version: int | None = None, row: Row = NOTHING) -> None:
        """Go on with what another node says, or read what is stored, up to this version at least."""
        if version is None or version > self.version:
            async with self._turns:
                if (version is None or version > self.version) and not self._goes_on(row):
                    await self._catch_up()

    def _look_again(self) -> None:
        self._do(self.catch_up())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    @property
    def is_busy(self) -> bool:
        """Whether something is being stored or read."""
        return self._turns.is_taken

    @property
    def is_followed(self) -> bool:
        """Whether somebody here looks at it, a bot of it thinks here, or it is busy."""
        return not self.audience.is_empty or self.is_busy or (self.bots is not None and not self.bots.done())

    def hears(self, row: Row) -> bool:
        """Go on with what another node has stored, as it says it; False if something is missing before it, or being
        written here."""
        return not self._turns.is_taken and self._goes_on(row)

    def passes_on(self, row: Row, version: int) -> bool:
        """Tell everybody here what another node has written for them, up to this version; the table can wait. False, and
        nobody was told, if it was not written for all of them, does not follow, or is driven or being written here."""
        events, heard = row.events, self._heard
        if self._turns.is_taken or version - len(events) != len(self._table.log) + len(heard):
            return False
        if (row.is_due and self.node.leases.has(self.id)) or not self.audience.relay(row.told, row.own):
            return False
        heard += events
        self._is_due = row.is_due
        self.node.metrics.events.add(len(events))
        return True

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
            self._table, self._heard = Table.read(await self.node.store.events(self.id)), []
            self.audience.welcome_again(self.table, everybody=True)

    # Telling ------------------------------------------------------------------------------------------------------------

    def _advance(self, table: Table, news: News | None = None) -> None:
        """The table as it is now stored, and what there is to tell about that."""
        before = self.table
        if table.version <= before.version:
            return
        self._table = table
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

    def connect(self, connection: Connection) -> None:
        """Somebody looks at the table: the whole picture."""
        self.audience.add(connection, self.table)
        connection.push(self.audience.welcome(connection, self.table))
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


def carried_out(table: Table, heard: Sequence[str]) -> Table:
    """The table after these events, as they are stored."""
    for text in heard:
        table = table.after(read_event(orjson.loads(text)))
    return table
