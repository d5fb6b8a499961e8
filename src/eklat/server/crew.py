"""`eklat serve --workers N`: several servers on one port and one PostgreSQL, and somebody who looks after them.

Every worker has a place with a listening socket of its own; the system spreads new connections over them (SO_REUSEPORT), and
they hand on whoever comes to a table of another one (`handing.py`). The sockets belong to the crew, not to the workers:
whoever calls while a worker is replaced waits in the queue of its place, and is answered by the next one. A worker is a
fresh Python, so that after an upgrade it runs the new version.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import socket as sockets
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

import orjson

from eklat.server.board import Board
from eklat.server.handing import IS_POSSIBLE, lines
from eklat.server.logs import FAULTS
from eklat.server.settings import Limits, Settings

log = logging.getLogger("eklat.server")

COMMAND = (sys.executable, "-P", "-m", "eklat.server.worker")
READY = b"ready\n"
"""What a worker says when it takes connections; anything else is why it cannot."""
PATIENCE = 30.0
"""Seconds in which a worker that was told to end has ended; then it is killed."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0
"""Seconds before a worker that has died before it was ready is replaced."""
RATES = ("address_messages", "address_requests", "address_pages", "address_openings", "studio_share", "studio_seconds")
"""What is counted by address, which may be at several workers at once: so much in a second."""
NUMBERS = tuple(
    field.name
    for field in fields(Limits)
    if (field.name.startswith("address_") and field.name.endswith("_burst"))
    or (field.name.endswith("_hour") and not (IS_POSSIBLE and field.name == "talk_hour"))
    or field.name in ("connections", "http_connections", "long_records")
)
"""So many of them; by table only where its people may be at several workers, too."""


class CannotWork(Exception):
    """Why a worker does not start, in a sentence."""


def share(settings: Settings, workers: int, place: int) -> Settings:
    """The part of one worker: all of them together allow what one server would, and take as many processors."""
    limits: dict[str, Any] = {name: getattr(settings.limits, name) / workers for name in RATES}
    limits |= {name: _part(getattr(settings.limits, name), workers, place) for name in NUMBERS}
    bots = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
    return replace(
        settings,
        limits=replace(settings.limits, **limits),
        bot_workers=int(_part(bots, workers, place)),
        workers=workers,
        place=place,
    )


def _part(number: float, workers: int, place: int) -> float:
    """Wholes are shared out one by one, and nobody gets less than one: with none, a worker would let in nobody, or all."""
    whole, rest = divmod(number, workers)
    return max(min(number, 1), whole + min(1, max(0, rest - place)))


@dataclass
class Worker:
    """A process, and the line on which it hears whether somebody still looks after it."""

    process: asyncio.subprocess.Process

    def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.terminate()

    async def ended(self) -> int:
        """Its exit status; it is killed if it takes too long."""
        try:
            return await asyncio.wait_for(self.process.wait(), PATIENCE)
        except TimeoutError:
            with suppress(ProcessLookupError):
                self.process.kill()
            return await self.process.wait()


class Crew:
    def __init__(self, settings: Settings, listeners: Sequence[sockets.socket]) -> None:
        self._settings, self._listeners = replace(settings, crew=secrets.token_hex(4)), listeners
        self._lines, self._board = lines(len(listeners)), Board.hang()
        self._workers: dict[int, Worker] = {}
        """Whoever has each place now."""
        self._all: list[Worker] = []
        """With those who were told to go, and have not gone yet."""
        self._is_over, self._again = asyncio.Event(), asyncio.Event()
        self._replacing = asyncio.Lock()

    async def run(self, ready: Callable[[], None]) -> None:
        """Work until a signal ends it. Raises `CannotWork` if no worker can start."""
        FAULTS.show = self._board.write
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._is_over.set)
        is_foreground = sys.stdin is not None and sys.stdin.isatty()  # then it says that the terminal was closed
        loop.add_signal_handler(signal.SIGHUP, (self._is_over if is_foreground else self._again).set)
        over = asyncio.create_task(self._is_over.wait())
        work = asyncio.create_task(self._work(ready))
        await asyncio.wait((over, work), return_when=asyncio.FIRST_COMPLETED)
        for task in (over, work):
            task.cancel()
        _, failed = await asyncio.gather(over, work, return_exceptions=True)
        left = [worker for worker in self._all if worker.process.returncode is None]
        for worker in left:
            worker.end()
        await asyncio.gather(*(worker.ended() for worker in left))
        for line in self._lines:
            line.close()
        FAULTS.show = lambda faults: None
        self._board.take_down()
        if isinstance(failed, CannotWork):
            raise failed

    async def _work(self, ready: Callable[[], None]) -> None:
        places = range(len(self._listeners))
        self._workers[0] = await self._start(0)  # it brings the schema up to date, or says what is wrong
        for place, worker in zip(places[1:], await asyncio.gather(*map(self._start, places[1:])), strict=True):
            self._workers[place] = worker
        ready()
        await asyncio.gather(self._renew_when_told(), *map(self._keep, places))

    async def _start(self, place: int) -> Worker:
        """A worker that takes connections. Raises `CannotWork`."""
        listener, into = self._listeners[place].fileno(), [line.into.fileno() for line in self._lines]
        out, board = self._lines[place].out.fileno() if into else listener, self._board.file
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, pass_fds=[listener, out, *into, board]
        )
        worker = Worker(process)
        self._all = [*(one for one in self._all if one.process.returncode is None), worker]
        assert process.stdin is not None
        assert process.stdout is not None
        settings = asdict(share(self._settings, len(self._listeners), place))
        told = {"listener": listener, "out": out, "into": into, "board": board, "settings": settings}
        process.stdin.write(orjson.dumps(told) + b"\n")
        with suppress(ConnectionError):
            await process.stdin.drain()
        said = await process.stdout.readline()
        if said != READY:
            status = await worker.ended()
            raise CannotWork(said.decode().strip() or f"a worker has ended with {status} before it was ready")
        return worker

    async def _keep(self, place: int) -> None:
        """Whenever the worker of a place has ended without being told to, another one takes it."""
        while True:
            here = self._workers[place]
            await here.process.wait()
            async with self._replacing:
                if self._workers[place] is here:
                    log.error("worker %d has ended with %s: another takes its place", place, here.process.returncode)
                    self._workers[place] = await self._start_somehow(place)

    async def _start_somehow(self, place: int) -> Worker:
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._start(place)
            except CannotWork as error:
                log.error("worker %d does not start: %s", place, error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _renew_when_told(self) -> None:
        """One by one, a new worker comes before the old one goes."""
        while True:
            await self._again.wait()
            self._again.clear()
            try:
                for place in range(len(self._listeners)):
                    async with self._replacing:
                        old, self._workers[place] = self._workers[place], await self._start(place)
                        old.end()
                        await old.ended()
            except CannotWork as error:
                log.error("no worker is replaced any more, for the new one does not start: %s", error)
            else:
                log.warning("all workers are new")
