"""Processes that tests start. Each has a group of its own and ends with the test, however that ends.

What a test cannot end, because it was killed itself, is ended by the guard of its run (marks.py).
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import waiting

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
