"""How quick the table in a terminal is: from the command to the first screen, and from a key to its answer.

    python benchmarks/terminal.py           runs `eklat play` in terminals of its own, 80 × 24, warm

A start is timed until the table has been painted with one's own cards. A key is timed until the last thing that it changes
has been painted: a lifted card, the cursor, a sheet and its end. Processor time beside it tells a busy machine from a slow
program; the yardstick is `python -c pass` in the same run.
"""

from __future__ import annotations

import fcntl
import os
import pty
import select
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

STARTS, PRESSES = 9, 15
PROGRAM = [sys.executable, "-c", "from eklat.cli import main; main()", "play"]
KEYS = {
    "a card is lifted": ("1", "1"),
    "the cursor moves": ("\x1b[C", "\x1b[D"),
    "the hand is sorted": ("s", "s"),
    "help": ("?", "\x1b"),
    "trump lens": ("t", "t"),
    "score sheet": ("e", "e"),
    "the log": ("v", "v"),
}
"""What is pressed, and what undoes it."""
QUIET = 0.15
"""After so many seconds without a word from the program the screen is finished."""


class Terminal:
    """A program at a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        self.began = time.perf_counter()
        self.pid, self._terminal = pty.fork()
        if self.pid == 0:
            os.environ |= {"TERM": "xterm-256color", "LINES": "24", "COLUMNS": "80"}
            os.execv(sys.executable, [*PROGRAM, *arguments])
        fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def until(self, text: str) -> float:
        """When this was painted."""
        said = b""
        while text.encode() not in said:
            said += os.read(self._terminal, 65536)
        return time.perf_counter()

    def quiet(self, seconds: float = QUIET) -> float | None:
        """When it said something for the last time, before it fell silent."""
        last = None
        while select.select([self._terminal], [], [], seconds)[0]:
            os.read(self._terminal, 65536)
            last = time.perf_counter()
        return last

    def press(self, key: str) -> float:
        """Milliseconds until the answer to a key stands on the screen."""
        began = time.perf_counter()
        os.write(self._terminal, key.encode())
        while (last := self.quiet()) is None:
            pass
        return 1000 * (last - began)

    @property
    def processor(self) -> float:
        """Milliseconds of processor time so far."""
        with open(f"/proc/{self.pid}/stat") as stat:
            fields = stat.read().rsplit(")")[1].split()
        return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        os.write(self._terminal, b"\x03")
        try:
            while os.read(self._terminal, 65536):
                pass
        except OSError:
            pass
        os.close(self._terminal)
        os.waitpid(self.pid, 0)


def starts(game: str) -> list[tuple[float, float]]:
    """Wall and processor milliseconds until the first screen, of several starts; the first one only warms up."""
    found = []
    for number in range(STARTS + 1):
        program = Terminal(game, "--lang", "en", "--seed", str(number))
        wall = 1000 * (program.until("Hand ") - program.began)
        found.append((wall, program.processor))
        program.end()
    return found[1:]


def plain() -> list[float]:
    """Milliseconds of `eklat play --plain` with nothing to read."""
    return [_timed([*PROGRAM, "--plain", "--lang", "en"]) for _ in range(STARTS + 1)][1:]


def _timed(command: list[str]) -> float:
    began = time.perf_counter()
    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
    return 1000 * (time.perf_counter() - began)


def presses() -> dict[str, list[float]]:
    program = Terminal("mu", "--lang", "en", "--seed", "1", "--quick")
    program.until("Your turn")
    program.quiet(2.0)
    found: dict[str, list[float]] = {name: [] for name in KEYS}
    for _ in range(PRESSES):
        for name, (key, back) in KEYS.items():
            found[name].append(program.press(key))
            program.press(back)
    program.end()
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        os.environ["EKLAT_HOME"] = home
        yardstick = statistics.median(_timed([sys.executable, "-c", "pass"]) for _ in range(STARTS))
        print(f"python -c pass                {yardstick:5.0f} ms")
        for game in ("mu", "mu2", "heuldoch"):
            times = starts(game)
            wall, processor = (statistics.median(one) for one in zip(*times, strict=True))
            ratio = wall / yardstick
            slowest = max(one for one, _ in times)
            print(
                f"{game:9s} to the first screen {wall:5.0f} ms, at most {slowest:.0f}; {processor:.0f} ms of processor time;"
                f" {ratio:.0f} times the yardstick"
            )
        middle = statistics.median(plain())
        print(f"--plain without input         {middle:5.0f} ms; {middle / yardstick:.0f} times the yardstick")
        for name, times_of_key in presses().items():
            print(f"{name:20s} {statistics.median(times_of_key):5.0f} ms, at most {max(times_of_key):.0f}")


if __name__ == "__main__":
    main()
