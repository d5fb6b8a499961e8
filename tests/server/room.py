"""Servers to test with, inside the test or as processes of their own, and clients that follow the protocol."""

from __future__ import annotations

import asyncio
import json
import os
import queue
import re
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import replace
from pathlib import Path
from random import Random
from types import TracebackType
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import children
import httpx2
import waiting

from eklat.client import Snapshot
from eklat.client import line as lines
from eklat.server.settings import Limits, Settings
from eklat.table.wire import PROTOCOL

if TYPE_CHECKING:
    from eklat.server.node import Node

FREE = Limits(
    connection_messages=0,
    address_messages=0,
    address_requests=0,
    connections=0,
    http_connections=0,
    long_records=0,
    tables_hour=0,
    people_hour=0,
    tables_person=0,
    misses_hour=0,
    reviews_hour=0,
    reviews_person=0,
    talk_hour=0,
    address_pages=0,
    address_openings=0,
    studio_share=0,
)
"""No limits, for tests of other things."""
QUICK = Settings(warm_bots=False, bot_workers=1, bot_pause=(0.0, 0.01), lease=1.2, grace=0.3, limits=FREE)

Json = dict[str, Any]


class Ears:
    """What somebody at a table has heard: the last moment, and every event."""

    def __init__(self) -> None:
        self.snapshot = Snapshot(0, None, {}, None)
        self.events: list[Json] = []

    def remember(self, message: Json) -> None:
        if message["type"] == "welcome":
            self.snapshot = Snapshot.welcome(message)
        else:
            self.snapshot = self.snapshot.after(message)
        if message["type"] in ("update", "events"):
            self.events += message["events"]
        if message["type"] == "events":  # what happened meanwhile has come in between
            self.events.sort(key=lambda event: int(event["version"]))

    @property
    def is_my_turn(self) -> bool:
        return bool(self.snapshot.table) and self.snapshot.is_my_turn

    def some_move(self, rng: Random) -> str:
        """A legal move; passes are likely, so that auctions end."""
        view = self.snapshot.view
        assert view is not None
        if "discard" in view:
            return "discard " + " ".join(rng.sample(view["hand"], view["discard"]))
        return "pass" if "pass" in view["legal"] and rng.random() < 0.7 else str(rng.choice(view["legal"]))


class Closed(Exception):
    """The server has closed the connection; the code says why."""


# Inside the test ----------------------------------------------------------------------------------------------------------


class Line(Ears):
    """One WebSocket to a lobby, step by step."""

    def __init__(self, lobby: Lobby, table: str, hello: Json, **headers: str) -> None:
        super().__init__()
        self._manager = lobby.http.websocket_connect(f"/ws/tables/{table}", headers=headers)
        self._socket = self._manager.__enter__()
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self._after: int | None = hello.get("after")
        self._welcomed: int | None = None
        self._socket.send_json({"type": "hello", "protocol": PROTOCOL, **hello})

    def next(self) -> Json:
        received = self._socket.portal.call(self._receive)
        if received["type"] != "websocket.send":
            raise Closed(received.get("code", 1000))
        text = received["text"]
        self.raw.append(text)
        message: Json = json.loads(text)
        self.heard.append(message)
        self.remember(message)
        if message["type"] == "welcome":
            self._welcomed = message["version"]
        return message

    async def _receive(self) -> Any:
        async with asyncio.timeout(waiting.PATIENCE):
            return await self._socket._send_rx.receive()

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        while not wanted(message := self.next()):
            pass
        return message

    def wait(self, wanted: Callable[[Snapshot], bool]) -> None:
        """Listen until something is true, which it may be already."""
        while not wanted(self.snapshot):
            self.next()

    def until_type(self, kind: str) -> Json:
        return self.until(lambda message: message["type"] == kind)

    def say(self, kind: str, **fields: Any) -> None:
        self._socket.send_json({"type": kind, **fields})

    def say_text(self, text: str) -> None:
        self._socket.send_text(text)

    def ask(self, kind: str, **fields: Any) -> Json:
        """Say something, and wait for the answer."""
        name = fields.setdefault("id", f"w{time.monotonic_ns()}")
        self.say(kind, **fields)
        return self.until(lambda message: message["type"] in ("ok", "refused", "advice", "pong") and message["id"] == name)

    def catch_up(self) -> None:
        """Hear what happened before one came, and everything that is on its way."""
        while self._is_behind:
            self.next()
        self.ask("ping")

    @property
    def _is_behind(self) -> bool:
        """Whether some of what they have asked for has not come yet."""
        if self._welcomed is None:
            return True
        missed = range(self._welcomed if self._after is None else self._after, self._welcomed)
        return not {event["version"] for event in self.events}.issuperset(version + 1 for version in missed)

    def close(self) -> None:
        self._manager.__exit__(None, None, None)


class Lobby:
    """A server in this process, and people in it."""

    def __init__(self, db: str, settings: Settings = QUICK) -> None:
        from starlette.testclient import TestClient  # whoever visits servers from outside needs none of it

        from eklat.server.app import create_app

        self.settings = replace(settings, db=db)
        app = create_app(self.settings)
        self.node: Node = app.state.node
        self.http = TestClient(app, raise_server_exceptions=False)
        self._lines: list[Line] = []

    def __enter__(self) -> Self:
        self.http.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        for line in self._lines:
            line.close()
        self.http.__exit__(None, None, None)

    def person(self, name: str = "Anna") -> Json:
        answer: Json = self.http.post("/api/people", json={"name": name}).json()
        return answer

    def people(self, *names: str) -> list[Json]:
        return [self.person(name) for name in names]

    def call(self, method: str, path: str, who: Json | None = None, **options: Any) -> httpx2.Response:
        headers = options.pop("headers", {})
        if who is not None:
            headers["authorization"] = f"Bearer {who['secret']}"
        response: httpx2.Response = self.http.request(method, f"/api{path}", headers=headers, **options)
        return response

    def table(self, people: list[Json], game: str = "mu", players: int | None = None, **settings: Any) -> str:
        """A table at which these people sit."""
        body = {"game": game, "players": players or len(people), **settings}
        answer = self.call("POST", "/tables", people[0], json=body)
        assert answer.status_code == 201, answer.text
        table_id: str = answer.json()["id"]
        for person in people[1:]:
            assert self.call("POST", f"/tables/{table_id}/seats", person, json={}).status_code == 201
        return table_id

    def line(self, table: str, who: Json | None = None, after: int | None = None, lang: str = "en") -> Line:
        hello: Json = {"lang": lang, "secret": None if who is None else who["secret"], "after": after}
        line = Line(self, table, hello)
        self._lines.append(line)
        line.until_type("welcome")
        return line

    def hang_up(self, line: Line) -> None:
        self._lines.remove(line)
        line.close()

    def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Call something in the server's own loop."""
        assert self.http.portal is not None
        return self.http.portal.call(work, *args)


# As a process -------------------------------------------------------------------------------------------------------------


class Server:
    """`eklat serve` in a process of its own."""

    def __init__(self, db: str, port: int = 0, **environment: str) -> None:
        free = {f"EKLAT_LIMIT_{name.upper()}": "0" for name, value in vars(FREE).items() if value == 0}
        env = {**os.environ, "EKLAT_WARM_BOTS": "0", "EKLAT_LEASE": "1.5", "EKLAT_BOT_WORKERS": "1", **free, **environment}
        command = [*children.EKLAT, "serve", "--db", db, "--port", port]
        self.process = children.start(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.lines: queue.Queue[str | None] = queue.Queue()
        self.said: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self._http = httpx2.Client(timeout=waiting.PATIENCE, verify=False, trust_env=False)
        try:
            self.port = self._address()
        except BaseException:
            self._http.close()
            children.end(self.process)
            raise

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)
            self.lines.put(line)
        self.lines.put(None)

    def _address(self) -> int:
        while (line := self.lines.get(timeout=waiting.PATIENCE)) is not None:
            if found := re.match(r"Eklat is at http://[^ ]*:(\d+) ", line):
                return int(found[1])
        self.process.wait(10)
        raise RuntimeError("".join(self.said))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self._reap()

    def _reap(self) -> int:
        self._http.close()
        code = self.process.wait(waiting.PATIENCE)
        self._reader.join(waiting.PATIENCE)
        assert not self._reader.is_alive(), "a process of the server has stayed behind"
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.stop()

    # People and tables ------------------------------------------------------------------------------------------------

    def call(self, method: str, path: str, who: Json | None = None, **options: Any) -> Json:
        headers = {} if who is None else {"authorization": f"Bearer {who['secret']}"}
        response = self._http.request(method, f"{self.url}/api{path}", headers=headers, **options)
        assert response.status_code < 300, response.text
        return dict(response.json())

    def people(self, count: int) -> list[Json]:
        return [self.call("POST", "/people", json={"name": f"P{i}"}) for i in range(count)]

    def table(self, people: list[Json], **settings: Any) -> str:
        body = {"game": "mu", "players": len(people), "bot_pauses": False, **settings}
        table_id: str = self.call("POST", "/tables", people[0], json=body)["id"]
        for person in people[1:]:
            self.call("POST", f"/tables/{table_id}/seats", person, json={})
        return table_id


class Client(Ears):
    """One person at a table of a server process; plays at random when asked to."""

    def __init__(self, table: str, who: Json | None, seed: int = 0) -> None:
        super().__init__()
        self.table_id, self.who = table, who
        self.acknowledged: dict[str, int] = {}
        """Ids of moves, and the events that the server said had stored them."""
        self.rng = Random(seed)
        self._count = 0
        self._line: lines.Line | None = None

    async def come(self, server: Server) -> None:
        """Connect, or connect again: after the last event that was seen."""
        await self.come_by(f"ws://127.0.0.1:{server.port}/ws/tables/{self.table_id}")

    async def come_by(self, url: str) -> None:
        await self.go()
        greeting = lines.hello(None if self.who is None else self.who["secret"], self.snapshot.version)
        self._line = await lines.Line.open(url, greeting, compression=None, ping_interval=None, close_timeout=1)

    async def go(self) -> None:
        if self._line is not None:
            await self._line.close()

    async def say(self, kind: str, **fields: Any) -> None:
        assert self._line is not None
        await self._line.say({"type": kind, **fields})

    async def hear(self, seconds: float = waiting.PATIENCE) -> Json:
        assert self._line is not None
        message = await asyncio.wait_for(self._line.hear(), seconds)
        self.remember(message)
        if message["type"] == "ok" and message["id"]:
            self.acknowledged[message["id"]] = message["version"]
        return message

    async def until(self, wanted: Callable[[Snapshot], bool], seconds: float = waiting.PATIENCE) -> None:
        async with asyncio.timeout(seconds):
            while not wanted(self.snapshot):
                await self.hear(seconds)

    async def move(self) -> str:
        self._count += 1
        name = f"{self.snapshot.you}-{self.snapshot.version}-{self._count}"
        await self.say("act", id=name, move=self.some_move(self.rng), expected=self.snapshot.version)
        return name

    async def play(self, done: Callable[[Snapshot], bool]) -> None:
        """Move whenever it is this seat's turn, until something is true."""
        asked = -1
        while not done(self.snapshot):
            if self.is_my_turn and self.snapshot.version > asked:
                asked = self.snapshot.version
                await self.move()
            await self.hear()


def run(work: Coroutine[Any, Any, None], clients: Iterable[Client]) -> None:
    """Run something, and hang up afterwards."""

    async def whole() -> None:
        try:
            await work
        finally:
            for client in clients:
                await client.go()

    asyncio.run(whole())


def stored_events(file: Path, table: str) -> list[Json]:
    """The log of a table, straight from its file."""
    import sqlite3

    with sqlite3.connect(file) as connection:
        rows = connection.execute("SELECT data FROM events WHERE table_id = ? ORDER BY version", (table,)).fetchall()
    connection.close()
    return [json.loads(data) for (data,) in rows]


class Pair(NamedTuple):
    """Two servers on one database."""

    servers: list[Server]
    database: str
