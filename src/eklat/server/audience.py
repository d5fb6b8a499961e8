"""Who looks at a table here: whose eyes they have, what they are told, and who of those who play is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import orjson

from eklat.games.core import Seat
from eklat.server.connection import Connection
from eklat.server.news import News, with_more
from eklat.server.now import now
from eklat.server.presence import Presence
from eklat.server.updates import public
from eklat.table import Table

PAGE = 200
"""Old events in one message."""


class Audience:
    """The connections to a table, by whose eyes they have. The table as it stands comes with every question."""

    def __init__(self, persons: Sequence[str], grace: float) -> None:
        self.presence = Presence(persons, grace)
        self._grace = grace
        self._groups: dict[Seat | None, set[Connection]] = {}
        self._wholes = 0
        """How many of them want to see the whole view every time."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_empty(self) -> bool:
        return not self._groups

    @property
    def connections(self) -> list[Connection]:
        return [connection for group in self._groups.values() for connection in group]

    def add(self, connection: Connection, table: Table) -> None:
        connection.viewer, connection.asked = _place(connection, table)
        self._groups.setdefault(connection.viewer, set()).add(connection)
        self._wholes += connection.whole

    def remove(self, connection: Connection) -> None:
        group = self._groups[connection.viewer]
        group.discard(connection)
        self._wholes -= connection.whole
        if not group:
            del self._groups[connection.viewer]

    def welcome_again(self, table: Table, everybody: bool = False) -> None:
        """Whoever sat down, left or asked for a seat sees the table anew."""
        anew = [c for c in self.connections if everybody or (c.viewer, c.asked) != _place(c, table)]
        for connection in anew:
            self.remove(connection)
            self.add(connection, table)
        for connection in anew:
            connection.push(self.welcome(connection, table))

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # Telling ------------------------------------------------------------------------------------------------------------

    def tell(self, news: News) -> None:
        """Everybody hears their part."""
        for viewer, group in self._groups.items():
            text = news.text(viewer)
            for connection in group:
                connection.push(news.text(viewer, is_whole=True) if connection.whole else text)

    def relay(self, told: str, own: Mapping[Seat, str]) -> bool:
        """Everybody hears what another node has written for them; False, and nobody does, if that is not all of them."""
        groups = self._groups
        if not groups or self._wholes or not own.keys() >= groups.keys():
            return False
        most = told.encode()
        for viewer, group in groups.items():
            part = own[cast("Seat", viewer)]
            text = most if part == "null" else with_more(most, part[1:-1].encode()) if part[0] == "[" else part.encode()
            for connection in group:
                connection.push(text)
        return True

    def welcome(self, connection: Connection, table: Table) -> bytes:
        moment = now()
        view = table.view(connection.viewer)
        return orjson.dumps(
            {
                "type": "welcome",
                "version": table.version,
                "now": moment,
                "you": connection.viewer,
                "asked": connection.asked,
                "table": public(table, moment),
                "view": None if view is None else view.to_json(),
                "presence": self.presence_message(table),
                "grace": self._grace,
            }
        )

    # Presence -----------------------------------------------------------------------------------------------------------

    def presence_message(self, table: Table) -> dict[str, Any]:
        chairs = [(seat, chair.person) for seat, chair in enumerate(table.chairs) if chair.person is not None]
        return {
            "type": "presence",
            "here": [seat for seat, person in chairs if self.presence.is_here(person)],
            "away": [seat for seat, person in chairs if self.presence.is_away(person)],
            "watching": len(self._groups.get(None, ())),
        }

    def tell_presence(self, table: Callable[[], Table]) -> None:
        """Say who is here, and again when somebody's grace time is over."""
        text = orjson.dumps(self.presence_message(table()))
        for connection in self.connections:
            connection.push(text)
        self.close()
        wait = self.presence.next_change(table().persons) if self._groups else None
        if wait is not None:
            self._timer = asyncio.get_running_loop().call_later(wait + 0.01, self.tell_presence, table)


def past(table: Table, after: int, last: int, viewer: Seat | None) -> bytes:
    """The next page of what has happened between two events, the second one included."""
    return orjson.dumps({"type": "events", "events": table.events_after(after, viewer, min(PAGE, last - after))})


def _place(connection: Connection, table: Table) -> tuple[Seat | None, Seat | None]:
    """Where somebody sits, and where they would like to."""
    newcomer = table.newcomer(connection.person)
    return table.seat_of(connection.person), None if newcomer is None else newcomer.seat
