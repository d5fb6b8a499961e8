"""A program at a terminal of its own, and what it says."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time

EKLAT = [sys.executable, "-c", "from eklat.cli import main; main()"]


class Expecting:
    def __init__(self, *arguments: str, term: str = "xterm-256color") -> None:
        self.pid, self._terminal = pty.fork()
        if self.pid == 0:  # pragma: no cover
            os.environ |= {"TERM": term}
            os.execv(sys.executable, [*EKLAT, *arguments])
        self.resize(80, 24)
        self.said = ""
        self._heard = 0

    def resize(self, width: int, height: int) -> None:
        fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        os.kill(self.pid, signal.SIGWINCH)

    def expect(self, text: str, seconds: float = 60) -> None:
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
        while self.read(10):
            pass
        os.close(self._terminal)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
