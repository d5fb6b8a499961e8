"""What other people feel while somebody floods a server that has its default limits.

    python -m benchmarks.attacks                     every attack, ten seconds each
    python -m benchmarks.attacks pings hints         some of them
    python -m benchmarks.attacks --seconds 20        for longer

Forty people at ten tables make a move per table every sixth of a second, from one address, which makes six hundred moves
under each attack, so that the slowest of a hundred is not the slowest of all; at one more table somebody plays with three
club bots. The flood comes from another address, out of a process of its own. For each attack: how soon moves were
acknowledged to the forty, how late this program itself woke up (a busy machine adds that much), how soon the bots had moved,
and how much memory the server had at most. The first line is without an attack.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import socket
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

from rich import progress
from rich.console import Console

from benchmarks.load.figures import mb, times
from benchmarks.load.frames import frame
from benchmarks.load.http import Http
from benchmarks.load.plan import PATIENCE, LoadError, Plan
from benchmarks.load.players import Circle, Player, Seen
from benchmarks.load.run import Run
from benchmarks.load.servers import Server
from eklat.client import Json
from eklat.client.line import hello

FROM = "127.0.0.2"
"""Where the flood comes from: limits count addresses."""
PING, PART = 0x89, 0x00
RECORD = Path(__file__).parents[1] / "tests" / "golden" / "mu-5.json"


# The floods ---------------------------------------------------------------------------------------------------------------


class Flood:
    """What somebody does who means no good, with the server's own door as the only way in."""

    def __init__(self, port: int) -> None:
        self.port = port

    def call(self, method: str, path: str, secret: str | None = None, body: Any = None) -> Any:
        with ExitStack() as stack:
            line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10, source_address=(FROM, 0))
            stack.callback(line.close)
            headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {secret}"} if secret else {})
            line.request(method, f"/api{path}", None if body is None else json.dumps(body), headers)
            answer = line.getresponse()
            said = answer.read()
            return json.loads(said) if answer.status < 300 else None

    def plug(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), 10, (FROM, 0))

    def line(self, table: str, secret: str | None = None, after: int | None = None) -> socket.socket:
        """A WebSocket at a table, after its hello."""
        plug = self.plug()
        key = b64encode(b"0123456789abcdef").decode()
        plug.sendall(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        plug.recv(4096)
        plug.sendall(frame(json.dumps(hello(secret, after)).encode()))
        return plug

    def table(self, people: int, **settings: Any) -> tuple[str, list[str]]:
        secrets = [self.call("POST", "/people", None, {"name": f"X{n}"})["secret"] for n in range(people)]
        made = self.call("POST", "/tables", secrets[0], {"players": people, **settings})
        for seat in range(1, people):
            self.call("POST", f"/tables/{made['id']}/seats", secrets[seat], {"seat": seat})
        return made["id"], secrets

    # Each yields after a piece of work, so that it can be stopped, and first when it has begun to hurt.

    def pings(self) -> Iterator[None]:
        """Ping frames without end, pongs unread."""
        table, _ = self.table(2, game="mu2")
        while True:
            with suppress(OSError):
                line = self.line(table)
                while True:
                    line.sendall(frame(b"", PING) * 500)
                    yield
            yield

    def texts(self) -> Iterator[None]:
        """As many empty messages as go into one packet."""
        table, (secret, *_) = self.table(2, game="mu2")
        yield from self._sent(table, secret, frame(b"") * 40_000)

    def crowd(self) -> Iterator[None]:
        """The same on nearly as many connections as one address may have, on all of them at once."""
        table, (secret, *_) = self.table(2, game="mu2")
        lines, packet = list[socket.socket](), frame(b"") * 40_000
        while True:
            while len(lines) < 195:
                lines.append(self.line(table, secret))
                lines[-1].setblocking(False)
            for line in lines.copy():
                try:
                    line.send(packet)
                except BlockingIOError:
                    pass
                except OSError:
                    lines.remove(line)
            time.sleep(0.02)
            yield

    def behind(self) -> Iterator[None]:
        """Too much on many connections, then a message that waits, and long ones behind it without end."""
        table, _ = self.table(2, game="mu2")
        few, long = frame(b"{}"), frame(b"x" * 4000) * 60
        while True:
            lines = [self.line(table) for _ in range(50)]
            for packet in (few * 61, few, few):
                for line in lines:
                    line.sendall(packet)
                time.sleep(0.05)
            while lines:
                for line in lines.copy():
                    line.setblocking(False)
                    try:
                        line.send(long)
                    except BlockingIOError:
                        pass
                    except OSError:
                        lines.remove(line)
                time.sleep(0.01)
                yield

    def parts(self) -> Iterator[None]:
        """A message in empty parts that never ends."""
        table, (secret, *_) = self.table(2, game="mu2")
        yield from self._sent(table, secret, b"\x01\x80" + bytes(4), frame(b"", PART) * 40_000)

    def farewell(self) -> Iterator[None]:
        """A hello that nobody takes, and messages without end to somebody who has said goodbye."""
        table, _ = self.table(2, game="mu2")
        yield from self._sent(table, "nobody", frame(b"") * 40_000)

    def _sent(self, table: str, secret: str, *floods: bytes) -> Iterator[None]:
        while True:
            with suppress(OSError), self.line(table, secret) as line:
                while True:
                    for flood in floods:
                        line.sendall(flood)
                        yield
            yield

    def requests(self) -> Iterator[None]:
        """As many requests as go into one packet, on thirty connections at once."""
        packet = b"GET / HTTP/1.1\r\nHost:x\r\n\r\n" * 9_000
        while True:
            with ExitStack() as plugs, suppress(OSError):
                for plug in [plugs.enter_context(self.plug()) for _ in range(30)]:
                    plug.setblocking(False)
                    with suppress(BlockingIOError):
                        plug.send(packet)
                    yield
                time.sleep(2.0)
            yield

    def past(self) -> Iterator[None]:
        """Much talk at one's own table, then connections that want to hear all of it and are gone at once."""
        table, secret = self._talked()
        while True:
            with suppress(OSError):
                self.line(table, secret, after=0).close()
            yield

    def stale(self) -> Iterator[None]:
        """The same talk, then moves for the oldest position on ten sockets that do not read."""
        table, secret = self._talked()
        act = frame(json.dumps({"type": "act", "id": "m", "move": "pass", "expected": 0}).encode())
        while True:
            with suppress(OSError):
                lines = [self.line(table, secret) for _ in range(10)]
                while True:
                    for line in lines:
                        line.sendall(act * 10)
                    yield
            yield

    def _talked(self) -> tuple[str, str]:
        """A table at which as much was said as may be in an hour, as fast as one may."""
        table, (secret, *_) = self.table(2, game="mu2")
        talk = self.line(table, secret)
        for number in range(600):
            talk.sendall(frame(json.dumps({"type": "chat", "text": f"{number} " + "x" * 480}).encode()))
            if number % 20 == 19:
                time.sleep(1.0)
        return table, secret

    def hints(self) -> Iterator[None]:
        """Everybody at every table of one's own asks an expert, again and again."""
        lines = []
        for _ in range(25):
            table, secrets = self.table(2, game="mu2", practice=True)
            lines += [self.line(table, secret) for secret in secrets]
            lines[-2].sendall(frame(b'{"type":"start"}'))
            yield
        while True:
            for line in lines:
                with suppress(OSError):
                    line.sendall(frame(b'{"type":"hint","bot":"expert"}'))
            time.sleep(0.2)
            yield

    def replays(self) -> Iterator[None]:
        """A long record to be replayed, as often as it is taken; and connections that say nothing, or say it slowly."""
        record = json.loads(RECORD.read_text(encoding="utf-8"))
        silent = []
        while True:
            self.call("POST", "/replays", None, {"record": record})
            with suppress(OSError):
                silent.append(self.plug())
                if len(silent) % 2:
                    silent[-1].sendall(b"GET / HTTP/1.1\r\nHo")
            del silent[:-800]
            yield

    def codes(self) -> Iterator[None]:
        """Guessed codes of tables, and floods of messages that outlive their sockets."""
        table, (secret, *_) = self.table(2, game="mu2")
        while True:
            for _ in range(20):
                self.call("GET", "/tables/bcd-fghj-kmn")
            with suppress(OSError):
                line = self.line(table, secret)
                line.sendall(frame(b'{"type":"ping"}') * 3000)
                line.close()
            yield


NAMES = ("pings", "texts", "crowd", "behind", "parts", "farewell", "requests", "past", "stale", "hints", "replays", "codes")
ATTACKS: dict[str, Callable[[Flood], Iterator[None]]] = {name: getattr(Flood, name) for name in NAMES}


# The others ---------------------------------------------------------------------------------------------------------------


class AmongBots(Player):
    """Somebody who plays with bots, and looks at the clock while they move."""

    def __init__(self, seen: Seen, circle: Circle, server: Server, secret: str) -> None:
        super().__init__(seen, circle, server, secret)
        self.times = list[float]()
        self._since = 0.0

    @classmethod
    async def come_to(cls, server: Server, pace: float) -> AmongBots:
        """A table with them, at which all have moved: what they need is loaded by then."""
        http, seen = Http(server), Seen(pace, Random(2))
        secret = (await http.call("POST", "/api/people", None, {"name": "B"}))["secret"]
        bots = {f"{seat}": "club" for seat in (1, 2, 3)}
        made = await http.call(
            "POST", "/api/tables", secret, {"game": "mu", "players": 4, "bots": bots, "bot_pauses": False}
        )
        await http.close()
        player = cls(seen, Circle(seen, made["id"], server), server, secret)
        await player.come()
        seen.stage = "playing"
        player.decide()
        if not await Run.until(lambda: len(player.times) >= 4, 2 * PATIENCE):
            raise LoadError(f"the bots do not move; errors: {dict(seen.errors) or 'none'}")
        player.times.clear()
        return player

    def _follow(self, events: list[Json]) -> None:
        super()._follow(events)
        now = time.perf_counter()
        for event in events:
            if event["event"] == "moved" and event["bot"] is not None:
                self.times.append(now - self._since)
            self._since = now


async def measured(attacks: list[str], seconds: float) -> list[tuple[str, Json]]:
    plan = Plan(10, 4, "mu", 1 / 6, seconds, 0, 1, None, None, False, False, False)
    found = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="eklat-attacks-")))
        bar = stack.enter_context(progress.Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()))
        for attack in ["", *attacks]:
            server = Server("127.0.0.1", 0, f"sqlite:///{folder}/{attack or 'calm'}.db", folder, is_limited=True)
            stack.callback(server.stop)
            await server.start()
            run = Run(plan, [server], Seen(plan.pace, Random(1)), bar)
            await run.open(plan.tables)
            among_bots = await AmongBots.come_to(server, plan.pace)
            flood = None
            if attack:
                command = [sys.executable, "-m", "benchmarks.attacks", "--port", f"{server.port}", attack]
                flood = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
                stack.callback(flood.kill)
                assert flood.stdout is not None
                if not await asyncio.to_thread(flood.stdout.readline):
                    raise LoadError(f"the attack {attack} has not begun")
            most = [run.rss() or 0.0]
            watch = asyncio.create_task(_watch(run, most))
            await run.play()
            watch.cancel()
            if flood is not None:
                flood.kill()
                flood.wait()
            run.seen.stage = among_bots.seen.stage = "over"
            for player in (*run.players, among_bots):
                player.go()
            server.stop()
            figures = {"moves": run.seen.moves, "ack_ms": times(run.seen.latencies), "lag_ms": times(run.seen.lags)}
            figures |= {"bot_moves": len(among_bots.times), "bot_ms": times(among_bots.times), "rss_mb": mb(max(most))}
            found.append((attack or "nothing", figures | {"errors": dict(run.seen.errors + among_bots.seen.errors)}))
    return found


async def _watch(run: Run, most: list[float]) -> None:
    while True:
        most.append(run.rss() or 0.0)
        await asyncio.sleep(0.2)


def main() -> int:
    parser = argparse.ArgumentParser(
        "benchmarks.attacks", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("attacks", nargs="*", metavar="attack", help=f"of {', '.join(ATTACKS)} (default: all)")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each (default 10)")
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true", help="end with all figures as one line of JSON")
    given = parser.parse_args()
    if unknown := [name for name in given.attacks if name not in ATTACKS]:
        parser.error(f"there is no attack {unknown[0]!r}; there are {', '.join(ATTACKS)}")
    if given.port is not None:
        for number, _ in enumerate(ATTACKS[given.attacks[0]](Flood(given.port))):
            if number == 0:
                print("begun", flush=True)
    found = asyncio.run(measured(given.attacks or [*ATTACKS], given.seconds))
    head = f"{'attack':<10}{'moves':>7}{'p50':>9}{'p99':>9}{'max':>9}"
    print(f"{head}   {'late p99':>8}{'bots p99':>11}   {'memory':>9}   errors")
    for name, figures in found:
        ack, lag, bots = figures["ack_ms"], figures["lag_ms"], figures["bot_ms"]
        shown = f"{ack['p50']:>6} ms{ack['p99']:>6} ms{ack['max']:>6} ms   {lag['p99']:>5} ms"
        shown += f"{bots['p99']:>8} ms   {figures['rss_mb']:>6} MB"
        print(f"{name:<10}{figures['moves']:>7}{shown}   {figures['errors'] or 'none'}")
    if given.json:
        print(json.dumps(dict(found)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
