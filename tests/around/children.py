"""Processes that tests start. Each has a group of its own and ends with the test, however that ends.

Whatever a run starts, and what that starts, carries the mark of the run in its environment; by it the end of the run finds
what has stayed behind.
"""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any

import waiting

MARK = "EKLAT_TEST_RUN"
EKLAT = (sys.executable, "-c", "from eklat.cli import main; main()")
"""The command, as this Python runs it."""
_running: list[subprocess.Popen[str]] = []


def start(command: Sequence[object], **options: Any) -> subprocess.Popen[str]:
    """Start a program whose output is text."""
    process = subprocess.Popen([str(word) for word in command], text=True, start_new_session=True, **options)
    _running.append(process)
    return process


@contextmanager
def ended() -> Iterator[None]:
    """Whatever is started in here does not outlive it."""
    before = len(_running)
    try:
        yield
    finally:
        while len(_running) > before:
            end(_running.pop())


def end(process: subprocess.Popen[str]) -> None:
    """Kill it, and all that it has started in its group and that does not go by itself then: some have to tidy up."""
    process.kill()
    process.wait()
    with suppress(ProcessLookupError, PermissionError):  # nobody is left in the group
        with suppress(AssertionError):
            waiting.until(lambda: os.killpg(process.pid, 0), 5)
        os.killpg(process.pid, signal.SIGKILL)
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            stream.close()


# The mark of a run --------------------------------------------------------------------------------------------------------


def mark() -> str:
    """The mark that children of this run carry; workers of the run have it from the process that started them."""
    return os.environ.setdefault(MARK, secrets.token_hex(8))


def marked(environment: Mapping[str, str]) -> list[int]:
    """The processes that carry these words in their environment, but for this one. Only Linux tells."""
    words = [f"{name}={value}".encode() for name, value in environment.items()]
    return [pid for pid in _others() if set(words) <= set(_read(pid, "environ").split(b"\0"))]


def left_behind(seconds: float = 20) -> list[str]:
    """End what has stayed behind of this run although it had time to go, and tell what it was."""
    with suppress(AssertionError):
        waiting.until(lambda: not marked({MARK: mark()}), seconds)
    found = marked({MARK: mark()})
    commands = [f"{pid}: {_read(pid, 'cmdline').replace(bytes(1), b' ').decode(errors='replace')[:200]}" for pid in found]
    for pid in found:
        with suppress(ProcessLookupError, PermissionError):
            os.kill(pid, signal.SIGKILL)
    return commands


def _others() -> Iterator[int]:
    own = {os.getpid(), resource_tracker._resource_tracker._pid}  # type: ignore[attr-defined]  # which ends with us
    for process in Path("/proc").glob("[0-9]*"):
        if (pid := int(process.name)) not in own:
            yield pid


def _read(pid: int, what: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/{what}").read_bytes()
    except OSError:  # it has just gone, or is somebody else's
        return b""
