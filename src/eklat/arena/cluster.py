"""Getting work done by Ray: on a cluster, or by a Ray of our own on this machine."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from secrets import token_hex
from tempfile import TemporaryDirectory
from threading import current_thread, main_thread
from typing import Any

from eklat.arena.contest import ArenaError, Contest, Unit
from eklat.arena.hands import Played, play

AHEAD = 4
"""Units handed out per worker: enough that nobody waits, few enough that stopping is quick."""
STORE = 80 * 2**20
"""Bytes of shared memory for a Ray of our own; our results are small."""
SHORT = "/tmp" if os.path.isdir("/tmp") else None
"""Where a Ray of our own keeps its files: sockets must not have long names."""
PATIENCE = 10
"""Seconds until an address counts as dead; Ray itself would try for many minutes."""

QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
HOMELY = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "http_proxy": "http://127.0.0.1:1",
    "no_proxy": "127.0.0.1,localhost",
    "RAY_AUTH_MODE": "token",
}
"""What keeps a Ray of our own to itself: it listens on the loopback address only, asks nobody which cloud it is in, and
obeys those alone who know a token that is made for the occasion."""


def by_ray(contest: Contest, units: Iterable[Unit], workers: int, address: str) -> Generator[Played]:
    """Play all units by Ray. They come back in the order they are finished."""
    with connected(address, workers) as ray:
        task, waiting, running = ray.remote(num_cpus=1, max_retries=0)(play), iter(units), list[Any]()
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while running := running + [task.remote(contest, unit) for unit in islice(waiting, ahead - len(running))]:
            done, running = ray.wait(running)
            yield ray.get(done[0])


@contextmanager
def connected(address: str, workers: int) -> Iterator[Any]:
    """Ray at this address, or one of our own with so many workers; afterwards nothing of it is left."""
    homely = HOMELY | {"RAY_AUTH_TOKEN": token_hex(32)} if address == "local" else {}
    with _environment(QUIET | homely), TemporaryDirectory(prefix="eklat-", dir=SHORT, ignore_cleanup_errors=True) as folder:
        try:
            ray: Any = import_module("ray")  # only here: nobody else needs it
        except ImportError:
            raise ValueError("Ray is not installed; get it with: pip install 'eklat[ray]'") from None
        try:
            _connect(ray, address, workers, folder)
            yield ray
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            raise ArenaError(f"Ray gave up: {error}") from None
        finally:
            ray.shutdown()


def _connect(ray: Any, address: str, workers: int, folder: str) -> None:
    quiet = {"log_to_driver": False, "logging_level": "error"}
    own = {
        "num_cpus": workers,
        "include_dashboard": False,
        "object_store_memory": STORE,
        "_node_ip_address": "127.0.0.1",
        "_temp_dir": folder,
    }
    try:
        if address not in ("local", "auto"):
            host, _, port = address.removeprefix("ray://").rpartition(":")
            if not host or not port.isdigit():
                raise ValueError("expected local, auto, HOST:PORT or ray://HOST:PORT")
            socket.create_connection((host, int(port)), PATIENCE).close()
        with _later():
            ray.init(address=address, **quiet, **(own if address == "local" else {}))
    except Exception as error:
        raise ValueError(f"Ray cannot be reached at {address!r}: {error}") from error


@contextmanager
def _later() -> Iterator[None]:
    """A Ctrl-C in here is heard at the end: a Ray that is half started could not be ended."""
    if current_thread() is not main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt


@contextmanager
def _environment(values: Mapping[str, str]) -> Iterator[None]:
    """These variables for a while, then those from before."""
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
