"""`eklat serve`: start the server, or say plainly why it cannot start."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket as sockets
import sys
import webbrowser
from contextlib import ExitStack, closing, suppress
from dataclasses import replace
from pathlib import Path

from eklat.server.crew import CannotWork, Crew
from eklat.server.logs import write_logs
from eklat.server.settings import Settings, without_password
from eklat.server.token import BadToken, make_token, read_token


class CannotServe(Exception):
    """Why the server does not start, in a sentence."""


def serve(settings: Settings, *, show: bool = False) -> None:
    """Serve until somebody stops it, and `show` the start page in a browser. Raises `CannotServe`."""
    _have_token(settings)
    if settings.workers == 1:
        from eklat.server.work import work

        with closing(_listen(settings)) as listener:
            work(settings, listener, ready=lambda: _greet(settings, listener, show))
        return
    if not hasattr(signal, "SIGHUP"):
        raise CannotServe(
            "several workers can only be looked after on Linux, macOS and their relatives: leave --workers out"
        )
    prepare(settings, None)
    with ExitStack() as open_sockets:
        listeners = [open_sockets.enter_context(one) for one in listen_together(settings)]
        try:
            asyncio.run(Crew(settings, listeners).run(ready=lambda: _greet(settings, listeners[0], show, len(listeners))))
        except CannotWork as error:
            raise CannotServe(str(error)) from None


def _greet(settings: Settings, listener: sockets.socket, show: bool, workers: int = 1) -> None:
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    kept = settings.file or without_password(settings.db)
    crew = f", with {workers} workers" if workers > 1 else ""
    print(f"Eklat is at http://{shown}:{port} and keeps everything in {kept}{crew}", flush=True)
    if settings.admin:
        print(f"The host's page is at http://{shown}:{port}/host; its token is in {settings.admin}", flush=True)
    if show:
        _show(f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else shown}:{port}/")


def _have_token(settings: Settings) -> None:
    """The file with the host's token is made if it is not there; one that is there must hold a token."""
    if not settings.admin:
        return
    file = Path(settings.admin)
    try:
        if not file.exists():
            make_token(file)
        read_token(file)
    except OSError as error:
        raise CannotServe(f"the token cannot be kept in {file}: {error.strerror or error}") from None
    except BadToken as error:
        raise CannotServe(str(error)) from None


def _show(url: str) -> None:
    """Open the page where there is a screen; a browser for terminals would take this one."""
    has_screen = sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
    is_open = has_screen and webbrowser.open(url)
    print("It opens in your browser." if is_open else f"Open {url} in your browser.", "Ctrl-C ends it.", flush=True)


def _listen(settings: Settings, is_shared: bool = False) -> sockets.socket:
    """Take the port before anything else, so that one that is taken is known at once."""
    where = f"{settings.host}:{settings.port}"
    family = sockets.AF_INET6 if ":" in settings.host else sockets.AF_INET
    listener = sockets.socket(family, sockets.SOCK_STREAM)
    try:
        alone = getattr(sockets, "SO_EXCLUSIVEADDRUSE", None)  # Windows: there SO_REUSEADDR lets anybody take the port, too
        listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR if alone is None else alone, 1)
        if is_shared:
            listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEPORT, 1)
        listener.bind((settings.host, settings.port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(f"{where} is taken: another program listens there; choose another with --port") from None
        raise CannotServe(f"cannot listen at {where}: {error.strerror or error}") from None
    return listener


def listen_together(settings: Settings) -> list[sockets.socket]:
    """A socket for every worker at the same port, between which the system chooses; the same one for all where it cannot."""
    count = settings.workers or os.cpu_count() or 1
    probe = _listen(settings)
    if sys.platform != "linux":
        return [probe, *(probe.dup() for _ in range(1, count))]
    settings = replace(settings, port=probe.getsockname()[1])
    probe.close()  # nobody else was here, who would share the port with us unasked
    return [_listen(settings, is_shared=True) for _ in range(count)]


def prepare(settings: Settings, place: int | None) -> None:
    """Logs, signals and limits of a process that serves, or that looks after those who do."""
    write_logs(settings.log, place)
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)  # a client that is gone must not end the server
    _open_many_files()


def _open_many_files() -> None:
    """As many connections as the machine allows, not as few as a shell is given."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
