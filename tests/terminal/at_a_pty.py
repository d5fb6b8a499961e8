"""A program at a terminal of its own, and what it says."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import termios
import time

import children
import waiting


class Expecting:
    def __init__(self, *arguments: str, term: str = "xterm-256color") -> None:
        self._terminal, inner = pty.openpty()
        self.resize(80, 24)
        take_it = ["sh", "-c", ': <"$0"; exec "$@"', os.ttyname(inner)]  # who begins a session and opens a terminal, has it
        env = {**os.environ, "TERM": term}
        command = [*take_it, *children.EKLAT, *arguments]
        self._process = children.start(command, env=env, stdin=inner, stdout=inner, stderr=inner)
        os.close(inner)
        self.pid = self._process.pid
        self.said = ""
        self._heard = 0

    def resize(self, width: int, height: int) -> None:
        fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def expect(self, text: str, seconds: float = waiting.PATIENCE) -> None:
        end = time.monotonic() + seconds
        while text not in self.said[self._heard :]:
            if time.monotonic() > end or not self.read(end - time.monotonic()):
                raise AssertionError(f"{text!r} does not come: {self.said[self._heard :]!r}")
        self._heard = self.said.index(text, self._heard) + len(text)

    def read(self, seconds: float) -> bool:
        if not select.select([self._terminal], [], [], max(0.0, seconds))[0]:
            return False
        try:
            data = os.read(self._terminal, 65536)
        except OSError:  # the other end is closed
            return False
        self.said += data.decode(errors="replace")
        return bool(data)

    def say(self, text: str) -> None:
        os.write(self._terminal, text.encode())

    def end(self) -> int:
        """What it ends with, when it has said everything."""
        while self.read(waiting.PATIENCE):
            pass
        os.close(self._terminal)
        return self._process.wait(waiting.PATIENCE)
