"""A table in the memory of this node: wishes go in one by one, and what they bring goes out to everybody who looks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import orjson

from eklat.games.core import Seat, View
from eklat.server.connection import Connection
from eklat.server.database import StorageDown
from eklat.server.limits import Bucket
from eklat.server.now import now
from eklat.server.presence import Presence
from eklat.server.refusals import ServerRefused
from eklat.server.turns import Turns
from eklat.server.updates import Pictures, public, public_changes
from eklat.server.writer import Conflict
from eklat.table import Accepted, Event, Refused, Table, read_event
from eklat.table.showing import Happened

if TYPE_CHECKING:
    from eklat.server.node import Node

Deed = Callable[[Table, float], Accepted]
"""What becomes of a wish: a question to the table as it stands, which can be asked again when it stands otherwise."""
Done = Callable[[Accepted | Exception], None]
"""Who is told what came of it."""

TRIES = 20
LOOK_AGAIN = 1.0
PAGE = 200
"""Old events in one message."""


class LiveTable:
    def __init__(self, node: Node, table_id: str, table: Table) -> None:
        self.node, self.id, self.table = node, table_id, table
        self.talk = Bucket(node.settings.limits.talk_hour / 3600, node.settings.limits.talk_hour)
        self.presence = Presence(table.persons, node.settings.grace)
        self.bots: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.is_behind = False
        """Something has happened at another node that was not followed, because nobody looked."""
        self._turns = Turns()
        self._again: asyncio.Task[None] | None = None
        """Somebody whose wish came too late tries once more."""
        self._groups: dict[Seat | None, set[Connection]] = {}
        self._presence_timer: asyncio.TimerHandle | None = None

    # Wishes -------------------------------------------------------------------------------------------------------------

    async def wish(self, wanted: Deed, by: Connection | None = None) -> Accepted:
        """Fulfil a wish: it is stored when this returns, and everybody has been told. Raises `Refused` or `StorageDown`.

        What the connection it came by is told is held there, until its answer can go with it.
        """
        self.used = time.monotonic()
        async with self._turns:
            for _ in range(TRIES):
                answer = wanted(self.table, now())
                if not answer.events:
                    return answer
                try:
                    await self.node.store.append(self.id, self.table, answer)
                except Conflict:
                    await self._catch_up()
                    continue
                except StorageDown:  # a commit whose answer was lost may have been made after all
                    asyncio.get_running_loop().call_later(LOOK_AGAIN, self._look_again)
                    raise
                if by is not None:
                    by.hold()
                self._advance(answer.table)
                return answer
        raise ServerRefused("busy")

    def begin(self, wanted: Deed, by: Connection, done: Done) -> bool:
        """The same for a connection that does not wait: what came of it is said by `done`. False if others are before it."""
        if not self._turns.take():
            return False
        self.used = time.monotonic()
        answer: Accepted | Exception
        try:
            answer = wanted(self.table, now())
            if answer.events:
                self.node.store.append_then(self.id, self.table, answer, partial(self._stored, wanted, answer, by, done))
                return True
        except (Refused, StorageDown) as error:
            answer = error
        except BaseException:
            self._turns.give()
            raise
        self._turns.give()
        done(answer)
        return True

    def _stored(self, wanted: Deed, answer: Accepted, by: Connection, done: Done, error: Exception | None) -> None:
        try:
            if error is None:
                by.hold()
                self._advance(answer.table)
            elif isinstance(error, StorageDown):
                asyncio.get_running_loop().call_later(LOOK_AGAIN, self._look_again)
        finally:
            self._turns.give()
        if isinstance(error, Conflict):  # somebody else was quicker: now in line with the others
            self._again = asyncio.ensure_future(self._try_again(wanted, by, done))
        else:
            done(error or answer)

    async def _try_again(self, wanted: Deed, by: Connection, done: Done) -> None:
        try:
            done(await self.wish(wanted, by))
        except (Refused, StorageDown) as error:
            done(error)

    async def catch_up(self, version: int | None = None) -> None:
        """Read what other nodes have stored, up to this version at least."""
        if version is None or version > self.table.version:
            async with self._turns:
                if version is None or version > self.table.version:
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
        return bool(self._groups) or self.is_busy or (self.bots is not None and not self.bots.done())

    def hears(self, row: Sequence[Mapping[str, Any]]) -> bool:
        """What another node has stored, as it says it; False if something is missing before it, or being written here."""
        if not row or self._turns.is_taken or row[0]["version"] > self.table.version + 1:
            return False
        self._follow([read_event(data) for data in row if data["version"] > self.table.version])
        return True

    async def _catch_up(self) -> None:
        self._follow(await self.node.store.events(self.id, self.table.version))
        self.is_behind = False

    def _follow(self, events: Sequence[Event]) -> None:
        table = self.table
        for event in events:
            before, table = table, table.after(event)
            if before.chairs is not table.chairs:  # nobody sees with the eyes of a seat what came after they had left it
                self._advance(table)
        self._advance(table)

    async def reload(self) -> None:
        """The log was rewritten (somebody has deleted their data): read it again, and show it anew."""
        async with self._turns:
            self.table = Table.read(await self.node.store.events(self.id))
            for connection in self.connections:
                self._group(connection)
            for connection in self.connections:
                connection.push(self.welcome(connection))

    # Telling ------------------------------------------------------------------------------------------------------------

    def _advance(self, table: Table) -> None:
        """The table as it is now stored."""
        before = self.table
        if table.version <= before.version:
            return
        self.table = table
        self.node.metrics.events.add(table.version - before.version)
        self._tell(before, public_changes(before, table, now()))
        if before.chairs is not table.chairs or before.newcomers is not table.newcomers:
            self._exchange_eyes()
            self.tell_presence()
        self.node.drivers.look(self)

    def _tell(self, before: Table, changes: dict[str, Any]) -> None:
        head = b'{"type":"update","version":%d,"now":%.3f,"table":%b,"events":' % (
            self.table.version, now(), orjson.dumps(changes),
        )  # fmt: skip
        pictures, happened = Pictures(before, self.table), Happened(before, self.table)
        said: tuple[bytes, bytes] | None = None
        text = b""
        for viewer, group in self._groups.items():
            patch = pictures.text(viewer)
            events = happened.text(viewer, orjson.dumps)
            if said is None or patch is not said[0] or events is not said[1]:  # many are told the same
                said, front = (patch, events), head + events
                text = _with_view(front, patch)
            for connection in group:
                if patch and connection.whole:
                    connection.push(_with_view(front, _whole(self.table.view(viewer))))
                else:
                    connection.push(text)

    def tell_time(self) -> None:
        """Somebody's time is up; nothing else has happened."""
        self._tell(self.table, {"clock": public(self.table, now())["clock"]})

    def _exchange_eyes(self) -> None:
        """Whoever sat down, left or asked for a seat sees the table anew."""
        for connection in [c for c in self.connections if (c.viewer, c.asked) != self._place(c)]:
            self._group(connection)
            connection.push(self.welcome(connection))

    # Connections --------------------------------------------------------------------------------------------------------

    @property
    def connections(self) -> list[Connection]:
        return [connection for group in self._groups.values() for connection in group]

    def connect(self, connection: Connection, after: int | None) -> None:
        """Somebody looks at the table: the whole picture, and the events they have missed."""
        self._group(connection, is_new=True)
        connection.push(self.welcome(connection))
        if after is not None:
            for page in self.missed(after, connection.viewer):
                connection.push(page)
        if connection.person is not None and self.presence.comes(connection.person):
            self.node.tell_peers(self)
        self.tell_presence()
        if self.is_behind:
            self._look_again()
        self.node.drivers.look(self)

    def disconnect(self, connection: Connection) -> None:
        self._ungroup(connection)
        self.used = time.monotonic()
        if connection.person is not None and self.presence.goes(connection.person):
            self.node.tell_peers(self)
        self.tell_presence()
        if not self._groups:
            self.node.drivers.let_go(self)

    def _group(self, connection: Connection, is_new: bool = False) -> None:
        if not is_new:
            self._ungroup(connection)
        viewer, connection.asked = self._place(connection)
        connection.viewer = viewer
        if viewer not in self._groups:
            self._groups[viewer] = set()
        self._groups[viewer].add(connection)

    def _place(self, connection: Connection) -> tuple[Seat | None, Seat | None]:
        """Where somebody sits, and where they would like to."""
        newcomer = self.table.newcomer(connection.person)
        return self.table.seat_of(connection.person), None if newcomer is None else newcomer.seat

    def _ungroup(self, connection: Connection) -> None:
        group = self._groups[connection.viewer]
        group.discard(connection)
        if not group:
            del self._groups[connection.viewer]

    def welcome(self, connection: Connection) -> bytes:
        moment = now()
        view = self.table.view(connection.viewer)
        return orjson.dumps(
            {
                "type": "welcome",
                "version": self.table.version,
                "now": moment,
                "you": connection.viewer,
                "asked": connection.asked,
                "table": public(self.table, moment),
                "view": None if view is None else view.to_json(),
                "presence": self.presence_message(),
                "grace": self.node.settings.grace,
            }
        )

    def missed(self, after: int, viewer: Seat | None) -> list[Callable[[], bytes]]:
        """Messages with all events after this one, each written when its turn comes."""
        table = self.table

        def page(first: int) -> bytes:
            return orjson.dumps({"type": "events", "events": table.events_after(first, viewer, PAGE)})

        return [partial(page, first) for first in range(after, table.version, PAGE)]

    # Presence -----------------------------------------------------------------------------------------------------------

    def presence_message(self) -> dict[str, Any]:
        chairs = [(seat, chair.person) for seat, chair in enumerate(self.table.chairs) if chair.person is not None]
        return {
            "type": "presence",
            "here": [seat for seat, person in chairs if self.presence.is_here(person)],
            "away": [seat for seat, person in chairs if self.presence.is_away(person)],
            "watching": len(self._groups.get(None, ())),
        }

    def tell_presence(self) -> None:
        """Say who is here, and again when somebody's grace time is over."""
        text = orjson.dumps(self.presence_message())
        for connection in self.connections:
            connection.push(text)
        if self._presence_timer is not None:
            self._presence_timer.cancel()
            self._presence_timer = None
        wait = self.presence.next_change(self.table.persons) if self._groups else None
        if wait is not None:
            self._presence_timer = asyncio.get_running_loop().call_later(wait + 0.01, self.tell_presence)

    def is_away(self, seat: Seat) -> bool:
        person = self.table.chair(seat).person
        return person is not None and self.presence.is_away(person)

    def close(self) -> None:
        """Nobody looks at it any more."""
        for handle in (self._presence_timer, self.timer, self.bots):
            if handle is not None:
                handle.cancel()


def _with_view(front: bytes, patch: bytes) -> bytes:
    return b'%b,"view":%b}' % (front, patch) if patch else front + b"}"


def _whole(view: View | None) -> bytes:
    return orjson.dumps({"full": None if view is None else view.to_json()})
