"""`eklat serve`: start the server, or say plainly why it cannot start."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket as sockets
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn

from eklat.server.app import create_app
from eklat.server.database import BadDatabase
from eklat.server.frames import Frames
from eklat.server.heads import heads
from eklat.server.node import Node
from eklat.server.settings import BadSettings, Settings, without_password

GRACE = 10
"""Seconds that requests have to finish when the server is told to stop."""


class Server(uvicorn.Server):
    """Told to stop, it stops, and then there is time to put things away; the signal is not raised again."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


class CannotServe(Exception):
    """Why the server does not start, in a sentence."""


def serve(settings: Settings, *, show: bool = False) -> None:
    """Serve until somebody stops it, and `show` the start page in a browser. Raises `CannotServe`."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s", level=logging.WARNING, stream=sys.stderr)
    logging.getLogger("eklat.server").setLevel(logging.INFO)
    # what strangers send is no fault of ours
    logging.getLogger("uvicorn.error").addFilter(lambda record: "Invalid UTF-8" not in str(record.msg))
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)  # a client that is gone must not end the server
    _open_many_files()
    listener = _listen(settings)
    sys.setswitchinterval(0.001)  # the thread that writes to the disk need not wait long for its turn
    try:
        with asyncio.Runner(loop_factory=_fast_loop()) as runner:
            runner.run(_serve(settings, listener, show))
    except (BadDatabase, BadSettings) as error:
        raise CannotServe(str(error)) from None
    finally:
        listener.close()


async def _serve(settings: Settings, listener: sockets.socket, show: bool) -> None:
    node = Node(settings)
    await node.start()
    config = uvicorn.Config(
        create_app(settings, node),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        http=heads(settings.patience),
        ws=Frames,
        ws_max_size=2**16,
        ws_per_message_deflate=False,
        lifespan="off",
        backlog=2048,
    )
    gc.collect()
    gc.freeze()  # what is there now stays: no need to look at it again and again
    gc.set_threshold(50_000, 20, 100)  # tables are values without circles; looking for circles finds next to nothing
    try:
        host, port = listener.getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        print(
            f"Eklat is at http://{shown}:{port} and keeps everything in {settings.file or without_password(settings.db)}",
            flush=True,
        )
        if show:
            _show(f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else shown}:{port}/")
        await Server(config).serve(sockets=[listener])
    finally:
        await node.stop()


def _show(url: str) -> None:
    """Open the page where there is a screen; a browser for terminals would take this one."""
    has_screen = sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
    is_open = has_screen and webbrowser.open(url)
    print("It opens in your browser." if is_open else f"Open {url} in your browser.", "Ctrl-C ends it.", flush=True)


def _listen(settings: Settings) -> sockets.socket:
    """Take the port before anything else, so that one that is taken is known at once."""
    where = f"{settings.host}:{settings.port}"
    family = sockets.AF_INET6 if ":" in settings.host else sockets.AF_INET
    listener = sockets.socket(family, sockets.SOCK_STREAM)
    try:
        alone = getattr(sockets, "SO_EXCLUSIVEADDRUSE", None)  # Windows: there SO_REUSEADDR lets anybody take the port, too
        listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR if alone is None else alone, 1)
        listener.bind((settings.host, settings.port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(f"{where} is taken: another program listens there; choose another with --port") from None
        raise CannotServe(f"cannot listen at {where}: {error.strerror or error}") from None
    return listener


def _open_many_files() -> None:
    """As many connections as the machine allows, not as few as a shell is given."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
