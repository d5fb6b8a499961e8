"""Wishes of people here at tables that live at another node: they are carried there, and come back if nothing comes of it.

A table lives where most of its people are. That node alone works out what becomes of a move, and says it to all; the others
pass it on. It only saves work: whoever gets no answer does as if the table lived here, since an event is stored only behind
the one it was made for, and a move that is made twice gets its first answer.

An errand is a line, `NUMBER table person wish`. That it is done is said with the events (`Aside.errand`); one that is not
done there, for whatever reason, comes back as `NUMBER`, and is fulfilled or refused here. Errands leave in rounds, with what
is stored here; at home they have waited for long enough, and the next round goes at once.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

from pydantic import ValidationError

from eklat.server import messages as m
from eklat.server.database import StorageDown
from eklat.server.live import Deed, Done, Fulfilled, LiveTable
from eklat.server.people import Person
from eklat.server.wishes import WISHES
from eklat.server.writer import Errand
from eklat.table import Accepted

if TYPE_CHECKING:
    from eklat.server.node import Node

PATIENCE = 1.0
"""Seconds after which nobody waits for another node any more."""
LONGEST = 2000
"""Bytes of a wish that is carried; whatever is longer stays here."""


class Waiting(NamedTuple):
    """Somebody here waits for what becomes of their wish."""

    live: LiveTable
    home: str
    wanted: Deed
    done: Done
    until: float


class Errands:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._count = 0
        self._waiting: dict[int, Waiting] = {}
        self._timer: asyncio.TimerHandle | None = None
        self.silent: set[str] = set()
        """Nodes that did not answer, and have not been heard since."""

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def is_out(self, live: LiveTable) -> bool:
        """Whether somebody waits for what becomes of a wish at this table."""
        return any(one.live is live for one in self._waiting.values())

    # Going --------------------------------------------------------------------------------------------------------------

    def send(self, live: LiveTable, home: str, person: str, text: bytes, wanted: Deed, done: Done) -> None:
        """Have a wish fulfilled at the node at which the table lives: `text` is the message, `wanted` what it means here."""
        if len(text) > LONGEST:
            live.line_up(wanted, done)
            return
        self._count = number = self._count + 1
        loop = asyncio.get_running_loop()
        self._waiting[number] = Waiting(live, home, wanted, done, loop.time() + PATIENCE)
        if self._timer is None:
            self._timer = loop.call_later(PATIENCE, self._look)
        line = f"{number} {live.id} {person} {text.decode()}".replace("\n", " ")
        self._node.rounds.join(live.id, partial(self._say, home, line))

    async def ask(self, live: LiveTable, home: str, person: str, text: bytes, wanted: Deed) -> Accepted | Fulfilled:
        """The same for somebody who waits."""
        answer: asyncio.Future[Accepted | Fulfilled] = asyncio.get_running_loop().create_future()

        def done(result: Accepted | Fulfilled | Exception) -> None:
            if answer.done():
                return
            if isinstance(result, Exception):
                answer.set_exception(result)
            else:
                answer.set_result(result)

        self.send(live, home, person, text, wanted, done)
        return await answer

    def _say(self, to: str, line: str) -> None:
        try:
            self._node.store.writer.carry(Errand(to, line), partial(self._said, line))
        except StorageDown as error:
            self._said(line, error)

    def _said(self, line: str, error: Exception | None) -> None:
        """It was said, or could not be: then one of ours comes back, and whoever waits for another does without."""
        if error is not None:
            number, *errand = line.split(" ", 1)
            if errand:
                self._come_back(int(number))

    # Coming back --------------------------------------------------------------------------------------------------------

    def told(self, errand: str) -> None:
        """Something was fulfilled by what another node has stored."""
        if self._waiting and errand.startswith(self._node.id):
            _, number, version = errand.split(" ")
            if (one := self._waiting.pop(int(number), None)) is not None:
                one.done(Fulfilled(int(version)))

    def _come_back(self, number: int) -> None:
        """It was not done there: now it is seen here what becomes of it."""
        if (one := self._waiting.pop(number, None)) is not None:
            one.live.line_up(one.wanted, one.done)

    def _look(self) -> None:
        """Who has waited for too long does not wait any more, and nothing else is carried there before it is heard again."""
        self._timer = None
        loop = asyncio.get_running_loop()
        for number, one in list(self._waiting.items()):
            if one.until > loop.time():
                self._timer = loop.call_at(one.until, self._look)
                return
            self.silent.add(one.home)
            self._come_back(number)

    # Here ---------------------------------------------------------------------------------------------------------------

    def hear(self, peer: str, to: str, *lines: str) -> None:
        """What another node says to one of us."""
        if to == self._node.id:
            for line in lines:
                number, *errand = line.split(" ", 3)
                if errand:
                    self._begin(peer, number, *errand)
                else:
                    self._come_back(int(number))
            self._node.rounds.go()

    def _begin(self, peer: str, number: str, table_id: str, person: str, text: str) -> None:
        done, errand = partial(self._answer, peer, number), f"{peer} {number}"
        live = self._node.tables.get(table_id)
        try:
            message = _read(text)
            if live is None:
                raise KeyError(table_id)
            wanted = WISHES[type(message)](message, _somebody(person), live)
        except (ValidationError, KeyError) as error:
            done(error)
            return
        if not live.begin(wanted, done, errand):
            live.line_up(wanted, done, errand)

    def _answer(self, peer: str, number: str, answer: Accepted | Fulfilled | Exception) -> None:
        """What was stored for it has said so; everything else is found out again where it came from."""
        if not isinstance(answer, Accepted) or not answer.events:
            self._say(peer, number)


def _read(text: str) -> m.ClientMessage:
    """Nearly always it is a move. Raises `ValidationError`."""
    try:
        return m.ACT.validate_json(text)
    except ValidationError:
        return m.CLIENT.validate_json(text)


@lru_cache(4096)
def _somebody(person: str) -> Person:
    """Of whom a wish that makes a match go on needs nothing but the id."""
    return Person(person, "", 0.0, "")
