"""One measurement: tables are opened, played at, and looked back at; servers may be killed meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from rich import progress

from benchmarks.load.figures import quantile, rounded
from benchmarks.load.http import Http, in_parallel
from benchmarks.load.plan import PATIENCE, LoadError, Plan
from benchmarks.load.players import Circle, Player, Seen
from benchmarks.load.servers import Server, total
from eklat.client import Json

FIRST = 5.0
"""Seconds of playing whose CPU time is also said apart."""


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
            "players_back_p50_s": rounded(quantile(self.players_back, 0.5)),
            "players_back_max_s": rounded(quantile(self.players_back, 1.0)),
            "all_tables_moving_s": rounded(self.all_moving),
            "lost": self.lost,
        }


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
    doubled: list[str] = field(default_factory=list)
    stuck: int = 0
    first_cpu: float | None = None
    """What the servers used in the first seconds of playing: whether the opening is still felt."""

    @property
    def players(self) -> list[Player]:
        return [player for circle in self.circles for player in circle.players]

    def rss(self) -> float | None:
        return total(server.usage().rss for server in self.servers)

    def cpu(self) -> float | None:
        return total(server.usage().cpu for server in self.servers)

    def waited(self) -> float | None:
        return total(server.waited() for server in self.servers)

    def slow_down(self) -> None:
        """When everybody is there, servers get no more than their portions of a processor."""
        for server in self.servers:
            server.slow_down()

    # Opening ------------------------------------------------------------------------------------------------------------

    async def open(self, count: int) -> None:
        """Tables with everybody at them and the first hand dealt."""
        task = self.bar.add_task("opening tables", total=count * (self.plan.players + 1))
        new: list[Circle] = []

        async def table(place: int, server: Server, http: Http) -> None:
            secrets: list[str] = []
            for _ in range(self.plan.players):
                secrets.append((await http.call("POST", "/api/people", None, {"name": f"P{len(secrets)}"}))["secret"])
            body = {"game": self.plan.game, "players": self.plan.players, "bot_pauses": False}
            made = await http.call("POST", "/api/tables", secrets[0], body)
            circle = Circle(self.seen, made["id"], server)
            for seat, secret in enumerate(secrets):
                if seat:
                    await http.call("POST", f"/api/tables/{circle.id}/seats", secret, {"seat": seat})
                circle.players.append(Player(self.seen, circle, self._node(place, seat), secret))
            new.append(circle)
            self.bar.advance(task)

        first = len(self.circles)
        for number, server in enumerate(self.servers):  # tables live at all nodes alike
            mine = [place for place in range(first, first + count) if place % len(self.servers) == number]
            try:
                await in_parallel(server, [partial(table, place, server) for place in mine])
            except ExceptionGroup as group:
                raise group.exceptions[0] from None
        self.circles += new

        async def come(player: Player) -> None:
            await player.come()
            self.bar.advance(task)

        await asyncio.gather(*(come(player) for circle in new for player in circle.players))
        if not await self.until(lambda: all(player.is_playing for circle in new for player in circle.players)):
            raise LoadError(f"not every table could begin; errors: {dict(self.seen.errors) or 'none'}")
        self.bar.remove_task(task)

    def _node(self, place: int, seat: int) -> Server:
        """To which of them whoever sits there is connected."""
        if self.plan.random:
            return self.seen.rng.choice(self.servers)
        return self.servers[(place if self.plan.sticky else place + seat) % len(self.servers)]

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
            cpu = self.cpu()
            while (spent := time.monotonic() - began) < plan.seconds or not crashing.done():
                if self.first_cpu is None and spent >= FIRST and cpu is not None:
                    self.first_cpu = (self.cpu() or cpu) - cpu
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
        lost = await self.look_back(is_last=False)
        self.crashes.append(Crash(back, [p.back_after for p in theirs if p.back_after is not None], moving, lost))

    # Looking back -------------------------------------------------------------------------------------------------------

    async def look_back(self, is_last: bool = True) -> int:
        """Hold the logs against what was made and acknowledged; how many events are missing that were there before."""
        found: list[str] = []
        doubled: list[str] = []
        checked = 0

        def job(player: Player, seat: int) -> Callable[[Http], Coroutine[Any, Any, None]]:
            async def look(http: Http) -> None:
                nonlocal checked
                checked += len(player.acknowledged) + len(player.fulfilled)
                lost, more = await player.look_back(http, seat, is_last)
                found.extend(lost)
                doubled.extend(more)

            return look

        for server in self.servers:
            try:
                seats = [pair for circle in self.circles for pair in enumerate(circle.players)]
                await in_parallel(server, [job(player, seat) for seat, player in seats if player.server is server])
            except ExceptionGroup as group:
                raise group.exceptions[0] from None
        self.checked, self.doubled = checked, doubled
        new = [line for line in found if line not in self.lost]
        self.lost += new
        return len(new)
