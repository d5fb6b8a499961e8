"""A process that serves: alone, or as one of several workers."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket as sockets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial

import uvicorn

from eklat.server.app import create_app
from eklat.server.database import BadDatabase
from eklat.server.frames import frames
from eklat.server.handing import Hands
from eklat.server.heads import heads
from eklat.server.node import Node
from eklat.server.serve import CannotServe, prepare
from eklat.server.settings import BadSettings, Settings

GRACE = 10
"""Seconds that requests have to finish when the server is told to stop."""
ENDINGS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
MOMENT = 1.0
"""Seconds in which somebody who has just connected says what they want."""


class Server(uvicorn.Server):
    """Told to stop, it stops, and then there is time to put things away; the signal is not raised again."""

    def __init__(self, config: uvicorn.Config, node: Node, ready: Callable[[], None], hands: Hands | None) -> None:
        super().__init__(config)
        self._node, self._ready, self._hands = node, ready, hands
        self._coming: set[asyncio.Task[object]] = set()

    def stop(self) -> None:
        self.should_exit = True

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._hands is not None:
            self._hands.open(self._take)
        self._ready()

    def _take(self, come: sockets.socket, first: bytes) -> None:
        """Somebody whom another worker hands on, with their first words."""
        http: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        made = partial(http, self.config, self.server_state, self.lifespan.state, first=first)
        task = asyncio.create_task(self._welcome(made, come))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _welcome(self, made: Callable[[], asyncio.Protocol], come: sockets.socket) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(made, come)
        except OSError:  # gone again
            come.close()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Take nobody new, answer what was asked, and ask those who look at tables to come back."""
        self._node.studio.close()
        for listening in self.servers:
            listening.close()
        if self._hands is not None:
            self._hands.close()
        if self._coming:
            await asyncio.wait(self._coming)
        with suppress(TimeoutError):
            async with asyncio.timeout(MOMENT):
                while any(getattr(one, "cycle", self) is None for one in self.server_state.connections):
                    await asyncio.sleep(0.01)
        await self._node.send_away()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in ENDINGS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def work(
    settings: Settings,
    listener: sockets.socket,
    ready: Callable[[], None],
    crew: int | None = None,
    hands: Hands | None = None,
) -> None:
    """Serve at a socket, alone or as one of a crew, which is gone when its line has an end. Raises `CannotServe`."""
    prepare(settings, settings.place)
    sys.setswitchinterval(0.001)  # the thread that writes to the disk need not wait long for its turn
    try:
        with asyncio.Runner(loop_factory=_fast_loop()) as runner:
            runner.run(_serve(settings, listener, ready, crew, hands))
    except (BadDatabase, BadSettings) as error:
        raise CannotServe(str(error)) from None


async def _serve(
    settings: Settings, listener: sockets.socket, ready: Callable[[], None], crew: int | None, hands: Hands | None
) -> None:
    node = Node(settings)
    await node.start()
    config = uvicorn.Config(
        create_app(settings, node),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        http=heads(settings.patience, hands, node.gate),
        ws=frames(node.gate),
        ws_max_size=2**16,
        ws_per_message_deflate=False,
        lifespan="off",
        backlog=2048,
    )
    gc.collect()
    gc.freeze()  # what is there now stays: no need to look at it again and again
    gc.set_threshold(50_000, 20, 100)  # tables are values without circles; looking for circles finds next to nothing
    server = Server(config, node, ready, hands)
    if crew is not None:
        asyncio.get_running_loop().add_reader(crew, server.stop)
    try:
        await server.serve(sockets=[listener])
    finally:
        await node.stop()


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
