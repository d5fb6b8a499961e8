"""Servers in processes of their own, and what they use."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from benchmarks.load.plan import PATIENCE, LoadError

UNLIMITED = (
    "connection_messages", "address_messages", "address_requests", "connections", "http_connections",
    "tables_hour", "people_hour", "tables_person", "talk_hour", "address_openings", "address_pages", "studio_share",
)  # fmt: skip
"""Limits of the server that one address with thousands of players would run into."""


@dataclass(frozen=True)
class Usage:
    """What a process has used so far; None where the system does not say."""

    cpu: float | None
    rss: int | None


def usage(pid: int) -> Usage:
    """From /proc, or else from ps."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
        cpu = (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")
        return Usage(cpu, int(stat[21]) * os.sysconf("SC_PAGE_SIZE"))
    except (OSError, ValueError, IndexError, AttributeError):
        pass
    try:
        said = subprocess.run(["ps", "-o", "time=,rss=", "-p", str(pid)], capture_output=True, text=True, check=True).stdout
        clock, rss = said.split()
        days, _, hours = clock.rpartition("-")
        cpu = 0.0
        for part in hours.split(":"):
            cpu = cpu * 60 + float(part)
        return Usage(cpu + 86400 * int(days or 0), int(rss) * 1024)
    except (OSError, ValueError, subprocess.SubprocessError):
        return Usage(None, None)


def waited(pid: int) -> float | None:
    """Seconds for which the threads of a process could have run, but others had the cores; Linux says so."""
    try:
        tasks = list(Path(f"/proc/{pid}/task").iterdir())
        return sum(int((task / "schedstat").read_text(encoding="ascii").split()[1]) for task in tasks) / 1e9
    except (OSError, ValueError, IndexError):
        return None


def places(nodes: int) -> list[Collection[int]]:
    """Processors for each of several nodes, as if it had a machine of its own; one node, and nodes for which there are too
    few or whose system does not do this, run where they like."""
    found = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    return [found[number::nodes] if 1 < nodes <= len(found) else () for number in range(nodes)]


class Portion:
    """So much of one processor for a process and no more, as if its machine were so much slower: then several nodes, the
    players and the database all have enough of this one. Control groups of Linux do this, for root."""

    PERIOD = 20000
    """Microseconds in which a process gets its portion; players do not notice that it pauses for less."""
    PLACES = Path("/sys/fs/cgroup/cpu"), Path("/sys/fs/cgroup")

    def __init__(self, share: float) -> None:
        period, quota = f"{self.PERIOD}", f"{round(share * self.PERIOD)}"
        settings = {"cpu.cfs_period_us": period, "cpu.cfs_quota_us": quota, "cpu.max": f"{quota} {period}"}
        try:
            self._folder = Path(tempfile.mkdtemp(prefix="eklat-load-", dir=next(filter(Path.is_dir, self.PLACES))))
            found = [name for name in settings if (self._folder / name).exists()]
            for name in found:
                (self._folder / name).write_text(settings[name], encoding="ascii")
            if not found:
                self.close()
                raise FileNotFoundError(f"no group for processors at {self._folder.parent}")
        except (OSError, StopIteration) as error:
            raise LoadError(f"a share of a processor needs root and control groups of Linux: {error}") from error

    def holds(self, pid: int) -> None:
        (self._folder / "cgroup.procs").write_text(f"{pid}", encoding="ascii")

    def close(self) -> None:
        """As soon as all that it held has ended, bots of a server as well."""
        until = time.monotonic() + PATIENCE
        while self._folder.is_dir():
            try:
                self._folder.rmdir()
            except OSError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.01)


def total(values: Iterable[float | None]) -> float | None:
    """None if one of them is."""
    found = list(values)
    return None if None in found else sum(value for value in found if value is not None)


class Server:
    """`eklat serve` in a process of its own, or one that somebody else has started."""

    def __init__(
        self, host: str, port: int, db: str | None, folder: Path, *, is_limited: bool = False, at: Collection[int] = (),
        workers: int = 1, portion: Portion | None = None,
    ) -> None:  # fmt: skip
        self.host, self.port, self.db, self.is_limited, self.at, self.workers = host, port, db, is_limited, at, workers
        self.portion = portion
        self.log = folder / f"server-{id(self):x}.log"
        self.is_down = False
        """It was killed on purpose, and its players are not all back."""
        self._process: subprocess.Popen[bytes] | None = None
        self._cpu_before = 0.0
        """Of the processes that were killed."""

    async def start(self) -> None:
        if self.db is None:
            return
        limits = {} if self.is_limited else {f"EKLAT_LIMIT_{name.upper()}": "0" for name in UNLIMITED}
        env = {**os.environ, "EKLAT_WARM_BOTS": "0", **limits}
        program = [sys.executable, "-c", "from eklat.cli import main; main()", "serve"]
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(
                [*program, "--host", self.host, "--port", str(self.port), "--db", self.db, "--workers", str(self.workers)],
                env=env, stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
            )  # fmt: skip
        if self.at:
            os.sched_setaffinity(self._process.pid, self.at)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self._process.poll() is None:
            if found := re.search(rb"Eklat is at http://\S*:(\d+) ", self.log.read_bytes()):
                self.port = int(found[1])
                with suppress(OSError):
                    (await asyncio.open_connection(self.host, self.port))[1].close()
                    return
            await asyncio.sleep(0.02)
        said = self.log.read_text(encoding="utf-8", errors="replace").strip()
        raise LoadError(f"the server did not start: {said[-2000:] or 'it said nothing'}")

    def slow_down(self) -> None:
        """From now on it gets its portion of a processor, if it has one."""
        if self.portion is not None:
            for pid in self._pids():
                self.portion.holds(pid)

    def usage(self) -> Usage:
        if self._process is None:
            return Usage(None, None)
        now = [usage(pid) for pid in self._pids()]
        cpu, rss = total(one.cpu for one in now), total(one.rss for one in now)
        return Usage(None if cpu is None else cpu + self._cpu_before, None if rss is None else int(rss))

    def waited(self) -> float | None:
        return None if self._process is None else total(map(waited, self._pids()))

    def _pids(self) -> list[int]:
        """The processes that serve: one, or a crew and its workers."""
        if self._process is None:
            return []
        pid = self._process.pid
        if self.workers == 1:
            return [pid]
        return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split())]

    def kill(self) -> None:
        """As a power cut would, but for the disk."""
        if self._process is not None and self._process.poll() is None:
            self._cpu_before = self.usage().cpu or 0.0
            self._process.kill()
            self._process.wait(PATIENCE)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(15)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait(PATIENCE)
