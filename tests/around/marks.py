"""The mark of a run, by which all that it has started is found, and the guard that outlives it.

Whatever a run starts, and what that starts, carries the mark of the run in its environment, and the name of the worker that
started it; the names of its temporary folders carry both. By them the end of a run finds what has stayed behind. A run or a
worker that is killed finds nothing any more: then its guard, a process that does nothing but wait for that, ends what it has
started and removes its folders. Only Linux tells what other processes carry; elsewhere there is no guard.

This is read by itself where the guard is started, so it needs next to nothing.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

MARK = "EKLAT_TEST_RUN"
WORKER = "PYTEST_XDIST_WORKER"
TO_TIDY_UP = 5.0
"""Seconds that somebody has who is asked to go."""


def mark() -> dict[str, str]:
    """What children of this process carry; workers have the mark of the run from the process that started them."""
    os.environ.setdefault(MARK, os.urandom(4).hex())
    return {name: os.environ[name] for name in (MARK, WORKER) if name in os.environ}


def prefix(what: str, words: Mapping[str, str] | None = None) -> str:
    """How the name of a temporary folder begins."""
    return "-".join(("eklat", what, *(words or mark()).values(), ""))


def places() -> list[Path]:
    """Where temporary folders may be."""
    import tempfile

    return [Path(place) for place in dict.fromkeys((tempfile.gettempdir(), "/dev/shm", "/var/tmp"))]


def marked(words: Mapping[str, str]) -> list[int]:
    """The processes that carry these words in their environment, but for this one."""
    wanted = {f"{name}={value}".encode() for name, value in words.items()}
    return [pid for pid in _others() if wanted <= set(_read(pid, "environ").split(b"\0"))]


def left_behind(seconds: float = 20) -> list[str]:
    """End what has stayed behind of this run although it had time to go, and tell what it was."""
    words = {MARK: mark()[MARK]}
    _wait(words, seconds)
    found = marked(words)
    commands = [f"{pid}: {_read(pid, 'cmdline').replace(bytes(1), b' ').decode(errors='replace')[:200]}" for pid in found]
    end(words)
    return commands


def end(words: Mapping[str, str]) -> None:
    """Kill all that carry these words, and those that they start meanwhile; remove their folders."""
    until = time.monotonic() + TO_TIDY_UP
    while (found := marked(words)) and time.monotonic() < until:  # what cannot die is not waited for
        _send(found, signal.SIGKILL)
        time.sleep(0.02)
    for place in places():
        for folder in place.glob(prefix("*", words) + "*"):
            shutil.rmtree(folder, ignore_errors=True)


def _others() -> Iterator[int]:
    tracker = getattr(sys.modules.get("multiprocessing.resource_tracker"), "_resource_tracker", None)
    own = {os.getpid(), getattr(tracker, "_pid", None)}  # which ends with us
    for process in Path("/proc").glob("[0-9]*"):
        if (pid := int(process.name)) not in own:
            yield pid


def _read(pid: int, what: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/{what}").read_bytes()
    except OSError:  # it has just gone, or is somebody else's
        return b""


def _wait(words: Mapping[str, str], seconds: float) -> None:
    end = time.monotonic() + seconds
    while marked(words) and time.monotonic() < end:
        time.sleep(0.02)


def _send(pids: list[int], number: int) -> None:
    for pid in pids:
        with suppress(ProcessLookupError, PermissionError):
            os.kill(pid, number)


# The guard ----------------------------------------------------------------------------------------------------------------


class Guard:
    """From now on, a process waits for the sudden end of this one."""

    def __init__(self) -> None:
        import subprocess

        words = [f"{name}={word}" for name, word in mark().items()]
        command = [sys.executable, "-I", "-S", __file__, str(os.getpid()), *words]
        env = {"TMPDIR": str(places()[0])}  # and no mark: nobody ends it
        self._process = None
        if sys.platform == "linux":
            self._process = subprocess.Popen(command, env=env, start_new_session=True, stdin=subprocess.DEVNULL)

    def dismiss(self) -> None:
        """This process goes in good order."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def guard(pid: int, words: Mapping[str, str]) -> None:
    """Wait for the end of a process, then end what it has left, and remove its folders."""
    while os.getppid() == pid:
        time.sleep(0.1)
    _send(marked(words), signal.SIGTERM)
    _wait(words, TO_TIDY_UP)
    end(words)


if __name__ == "__main__":
    guard(int(sys.argv[1]), dict(word.split("=", 1) for word in sys.argv[2:]))
