"""People at tables: they play at random, and remember what was acknowledged to them."""

from __future__ import annotations

import asyncio
import sys
import time
from array import array
from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Literal

from benchmarks.load.frames import Socket
from benchmarks.load.http import Http
from benchmarks.load.plan import AT_ONCE, PATIENCE
from benchmarks.load.servers import Server
from eklat.client import Json, Snapshot
from eklat.client.line import hello

TICK = 0.02
"""Seconds between two looks at the clock."""
PASSES = 0.6
"""How often somebody passes who could bid."""
FULFILLED = {"start": "started", "next": "dealt", "rematch": "rematched"}
"""The events that fulfil wishes other than moves."""
READ = ("version", "event", "seat", "move_id")
"""What of an event is kept to look back at."""

Stage = Literal["opening", "playing", "over"]


@dataclass
class Pending:
    """A wish on its way."""

    id: str
    kind: str
    frame: bytes
    since: float


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


class Player(Socket):
    """One person at one table."""

    def __init__(self, seen: Seen, circle: Circle, server: Server, secret: str) -> None:
        super().__init__(seen.rng)
        self.seen, self.circle, self.server, self.secret = seen, circle, server, secret
        self.snapshot: Snapshot | None = None
        self.last: int | None = None
        """All events up to this one have come; None before the first welcome."""
        self._back = 0
        """The last event that had happened when the connection was made: those up to it come in pages, in order."""
        self._early: set[int] = set()
        """What has happened since, heard before all of those were."""
        self.acknowledged: dict[str, int] = {}
        """Ids of moves, and the numbers of the events that the server said had stored them."""
        self._read: list[Json] = []
        """What has been read of the log so far."""
        self.fulfilled: list[tuple[int, str]] = []
        """Numbers and names of the events that fulfilled other wishes."""
        self.gone_since: float | None = None
        self.back_after: float | None = None
        self._count = 0
        self._pending: Pending | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._welcome: asyncio.Future[None] | None = None

    # Coming and going ---------------------------------------------------------------------------------------------------

    @property
    def is_here(self) -> bool:
        return self.is_connected and self._welcome is None

    @property
    def is_playing(self) -> bool:
        return self.is_here and self.snapshot is not None and self.snapshot.phase == "playing"

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
                    self.abort()
                    if self.seen.loop.time() > until:
                        self.seen.errors["no-welcome"] += 1
                        return
            await asyncio.sleep(0.05 + 0.1 * self.seen.rng.random())

    def go(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self.close()

    def called(self) -> tuple[str, str]:
        return f"{self.server.host}:{self.server.port}", f"/ws/tables/{self.circle.id}"

    def opened(self) -> None:
        self.say(hello(self.secret, self.last))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
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

    def failed(self, code: str) -> None:
        if not code.startswith("closed-") or (self.seen.stage != "over" and not self.server.is_down):
            self.seen.errors[code] += 1

    # Messages -----------------------------------------------------------------------------------------------------------

    def heard(self, message: Json) -> None:
        kind = message["type"]
        if kind == "update":
            assert self.snapshot is not None
            self._follow(message["events"])
            self.snapshot = self.snapshot.after(message)
            self.decide()
        elif kind == "ok":
            self._acknowledged(message["id"], message["version"])
        elif kind == "welcome":
            self.snapshot = Snapshot.welcome(message)
            self._welcomed(self.snapshot.version)
        elif kind == "events":
            self._follow(message["events"])
            self.decide()
        elif kind == "refused":
            self._refused(message)

    def _follow(self, events: list[Json]) -> None:
        """Every event comes once and in its turn; only what happens now does not wait for what has happened before."""
        assert self.last is not None
        for event in events:
            version = event["version"]
            if self.last < self._back < version and version not in self._early:
                self._early.add(version)
                continue
            if version != self.last + 1:
                self.seen.gaps += 1
            self.last = version
        while self.last + 1 in self._early:
            self.last += 1
            self._early.remove(self.last)
        if self.last >= self._back and self._early:  # something between them has never come
            self.seen.gaps += 1
            self.last = max(self._early)
            self._early.clear()

    def _welcomed(self, version: int) -> None:
        if self.last is None:
            self.last = version
        elif version < self.last:  # what had been told is not there any more
            self.seen.gaps += 1
            self.last = version
        self._back = version
        self._early.clear()
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
                self.write(self._pending.frame)
            else:
                self._pending = None
        self.decide()

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
            self.fulfilled.append((version, FULFILLED[pending.kind]))
            seen.hands += pending.kind != "rematch"
        if self.snapshot is not None and self.snapshot.version >= version:
            self.decide()

    def _refused(self, message: Json) -> None:
        self.seen.errors[message["code"]] += 1
        self._pending = None
        if self._welcome is None:  # not at once: whatever is wrong shall not go round and round
            self._later(max(0.1, message.get("retry_after") or 0.0))

    # Playing ------------------------------------------------------------------------------------------------------------

    def _wanted(self) -> str | None:
        """What this player has to do now."""
        stage, now = self.seen.stage, self.snapshot
        if self._pending is not None or now is None or not self.is_here or self.last is None or self.last < self._back:
            return None  # whoever is never told what they have missed stands still, and is seen
        phase = now.table["phase"]
        if phase == "playing":
            return "act" if stage == "playing" and now.table["turn"] == now.you else None
        if now.you != 0 or stage == "over":
            return None
        if phase == "gathering":
            return "start"
        return {"scoring": "next", "over": "rematch"}[phase] if stage == "playing" else None

    def decide(self) -> None:
        kind = self._wanted()
        if kind is None or self._timer is not None:
            return
        wait = self.circle.due - self.seen.loop.time() if self.seen.pace and self.seen.stage == "playing" else 0.0
        if wait > 0:
            self._later(wait)
        else:
            self._wish(kind)

    def _later(self, seconds: float) -> None:
        if self._timer is None:
            self._timer = self.seen.loop.call_later(seconds, self._now)

    def _now(self) -> None:
        self._timer = None
        self.decide()

    def _wish(self, kind: str) -> None:
        self._count += 1
        message: Json = {"type": kind, "id": f"w{self._count}"}
        if kind == "act":
            assert self.snapshot is not None
            message |= {"move": some_move(self.snapshot, self.seen.rng), "expected": self.snapshot.version}
        elif kind != "start":
            message["at_once"] = True
        if self.seen.pace:
            self.circle.due = max(self.circle.due, self.seen.loop.time() - self.seen.pace) + self.seen.pace
        since = time.perf_counter()
        self._pending = Pending(message["id"], kind, self.say(message), since)

    # Looking back -------------------------------------------------------------------------------------------------------

    async def look_back(self, http: Http, seat: int, is_last: bool = True) -> tuple[list[str], list[str]]:
        """What is wrong with the log as this player sees it: what is missing, and what is there too often. What was read
        before is read again at last only."""
        moves, others = dict(self.acknowledged), list(self.fulfilled)
        log = [] if is_last else self._read
        after, last = log[-1]["version"] if log else 0, sys.maxsize
        while after < last:
            page = await http.call("GET", f"/api/tables/{self.circle.id}/events?after={after}", self.secret)
            log += [{name: event[name] for name in READ if name in event} for event in page["events"]]
            after, last = log[-1]["version"], page["version"] if page["events"] else 0
        return self._missing(log, seat, moves, others), self._doubled(log, seat)

    def _missing(self, log: list[Json], seat: int, moves: dict[str, int], others: list[tuple[int, str]]) -> list[str]:
        """Acknowledged events that are not there."""
        lost = []
        if [event["version"] for event in log] != list(range(1, len(log) + 1)):
            lost.append(f"table {self.circle.id}: the log has holes")
        for move_id, version in moves.items():
            event = log[version - 1] if version <= len(log) else {}
            if (event.get("event"), event.get("seat"), event.get("move_id")) != ("moved", seat, move_id):
                lost.append(f"table {self.circle.id}, event {version}: move {move_id} of seat {seat}")
        for version, name in others:
            if version > len(log) or log[version - 1]["event"] != name:
                lost.append(f"table {self.circle.id}, event {version}: {name}")
        return lost

    def _doubled(self, log: list[Json], seat: int) -> list[str]:
        """Moves of this seat that are stored more often than they were made: once for each id, and never without one."""
        made = {f"w{number}" for number in range(1, self._count + 1)}
        doubled = []
        for event in log:
            if event["event"] == "moved" and event["seat"] == seat:
                move_id = event.get("move_id", "")
                if move_id not in made:
                    doubled.append(f"table {self.circle.id}, event {event['version']}: move {move_id} of seat {seat} again")
                made.discard(move_id)
        return doubled


def some_move(snapshot: Snapshot, rng: Random) -> str:
    """Any legal move, but passing often, so that auctions come to an end."""
    view = snapshot.view
    assert view is not None
    legal: list[str] = view["legal"]
    if "discard" in view:
        return "discard " + " ".join(rng.sample(view["hand"], view["discard"]))
    return "pass" if "pass" in legal and rng.random() < PASSES else rng.choice(legal)
