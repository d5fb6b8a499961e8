"""A table of a server, by the protocol and nothing else (docs/protocol.md). A lost connection is opened again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import secrets
import socket as socket_errors
import ssl
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, replace
from http.client import HTTPException
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from eklat.terminal.home import Identities, own_name
from eklat.terminal.picture import Answer, CannotPlay, Json, Link, Snapshot, Update
from eklat.terminal.words import Words

PATIENCE = 15.0
"""Seconds in which a server answers, or is not there."""
LONGEST_PAUSE = 10.0
"""Seconds between two attempts to come back, at most."""
FINAL = {4400: "closed", 4403: "closed", 4404: "no-table"}
"""After these codes there is nothing to come back to."""
UNKNOWN_SECRET = 4401
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Address(NamedTuple):
    """Where a table is: the server, and the table's id."""

    server: str
    table: str

    @classmethod
    def read(cls, url: str) -> Address:
        """From what people copy: the page of a table, its address in the interface, or its socket. Raises `CannotPlay`."""
        try:
            parts = urlsplit(url if "://" in url else f"http://{url}")
            _ = parts.port  # a port that is none raises
        except ValueError:
            raise CannotPlay(_no_link(url)) from None
        scheme = {"http": "http", "https": "https", "ws": "http", "wss": "https"}.get(parts.scheme)
        for path in (parts.path, parts.fragment):
            steps = [step for step in path.split("/") if step]
            for place, step in enumerate(steps[:-1]):
                if step in ("t", "tables") and scheme and parts.netloc and TABLE_ID.fullmatch(steps[place + 1]):
                    before = [one for one in steps[:place] if one not in ("api", "ws")] if path == parts.path else []
                    return cls("/".join((f"{scheme}://{parts.netloc}", *before)), steps[place + 1])
        raise CannotPlay(_no_link(url))

    @property
    def socket(self) -> str:
        return f"{self.server.replace('http', 'ws', 1)}/ws/tables/{self.table}"


def _no_link(url: str) -> str:
    return f"{url!r} is no link to a table: expected something like http://localhost:8000/t/abc123"


@dataclass
class Waiting:
    """A wish that is on its way."""

    message: Json
    answer: asyncio.Future[Answer]


class RemoteLink(Link):
    def __init__(
        self, address: Address, language: str, name: str | None, is_watching: bool, identities: Identities | None = None
    ) -> None:
        self.address = address
        self.is_watching = is_watching
        self._words = Words(language)
        self._name = name
        self._identities = identities or Identities()
        self._secret: str | None = None
        self._picture: Snapshot | None = None
        self._news: asyncio.Queue[Update] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._failure: CannotPlay | None = None
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, Waiting] = {}
        self._count = 0
        self._runner: asyncio.Task[None] | None = None
        self._has_renewed = False
        self._is_lost = False
        self._past: list[Json] | None = []
        """The events from before we came, while they are being sent behind the first welcome."""
        self._first = 0
        """The version of the first welcome."""
        self._salted: set[int] = set()
        """The matches to whose chance we have added something."""
        self._salting: asyncio.Task[Answer] | None = None
        self._called: str | None = None
        self._missed: list[Json] | None = None
        """After a lost connection: what has happened meanwhile, until all of it has come."""

    # The link -----------------------------------------------------------------------------------------------------------

    async def open(self) -> Update:
        if not self.is_watching:
            self._secret = await self._identify()
        self._runner = asyncio.create_task(self._run())
        picture = await self._wait_for(lambda picture: self._is_caught_up)
        past, self._past = self._past or [], None
        if not self.is_watching and picture.you is None:
            answer = await self.say("sit")
            if not answer.ok:
                raise CannotPlay(answer.sentence or self._words("term-notice-closed"))
            picture = await self._wait_for(lambda picture: picture.you is not None)
        for _ in range(self._news.qsize()):  # what was told meanwhile is seen with the eyes that we have now
            news = self._news.get_nowait()
            if news.events:
                self._news.put_nowait(replace(news, snapshot=picture))
        return Update(picture, past, is_old=True)

    @property
    def _is_caught_up(self) -> bool:
        """Whether everything from before the first welcome has come; it comes page by page."""
        return self._past is None or bool(self._past and self._past[-1]["version"] >= self._first)

    @property
    def way_back(self) -> str | None:
        has_seat = self._picture is not None and self._picture.you is not None
        return f"eklat play --join {self.address.server}/t/{self.address.table}" if has_seat else None

    async def _wait_for(self, wanted: Any) -> Snapshot:
        """The first picture that will do."""
        try:
            async with asyncio.timeout(PATIENCE):
                while self._picture is None or not wanted(self._picture):
                    if self._failure is not None:
                        raise self._failure
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise CannotPlay(self._words("term-no-answer", server=self.address.server)) from None
        return self._picture

    async def next(self) -> Update:
        return await self._news.get()

    async def record(self) -> Json:
        return await asyncio.to_thread(self._call, f"/api/tables/{self.address.table}/record")

    async def close(self) -> None:
        for task in (self._salting, self._runner):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

    async def say(self, kind: str, **facts: Any) -> Answer:
        self._count += 1
        name = f"t{self._picture.version if self._picture else 0}-{self._count}"
        message = {"type": kind, "id": name, **{key: value for key, value in facts.items() if value is not None}}
        waiting = self._waiting[name] = Waiting(message, asyncio.get_running_loop().create_future())
        try:
            await self._send(message)
            async with asyncio.timeout(60 if kind == "hint" else 2 * PATIENCE):
                return await waiting.answer
        except TimeoutError:
            return Answer(False, self._words("term-no-answer", server=self.address.server))
        finally:
            self._waiting.pop(name, None)

    async def _send(self, message: Json) -> None:
        """What cannot be sent now is sent when the connection is back."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(json.dumps(message))

    # Who I am -----------------------------------------------------------------------------------------------------------

    async def _identify(self) -> str:
        """My secret at this server: of the last person I was there, or of the one so called; new names get new ones."""
        known = self._identities.at(self.address.server, self._name)
        if known is None:
            body = await asyncio.to_thread(self._call, "/api/people", {"name": self._name or own_name()})
            known = {"name": str(body["name"]), "secret": str(body["secret"])}
        self._called = known["name"]
        self._identities.keep(self.address.server, **known)
        return known["secret"]

    def _call(self, path: str, body: Json | None = None) -> Json:
        url = f"{self.address.server}{path}?lang={self._words.language}"
        headers = {"content-type": "application/json"} | (
            {"authorization": f"Bearer {self._secret}"} if self._secret else {}
        )
        request = urllib.request.Request(url, None if body is None else json.dumps(body).encode(), headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                found: Json = json.load(response)
                return found
        except urllib.error.HTTPError as error:
            with error:
                raise CannotPlay(_reason(error.read()) or f"{url}: {error.code} {error.reason}") from None
        except (OSError, ValueError, HTTPException) as error:
            raise CannotPlay(self._unreachable(error)) from None

    def _unreachable(self, error: Exception) -> str:
        """Why a server cannot be reached, without the words of the system where there are better ones."""
        found = getattr(error, "reason", error)
        reason = found if isinstance(found, Exception) else error
        server = self.address.server
        if isinstance(reason, ssl.SSLCertVerificationError):
            return self._words("term-bad-certificate", server=server, why=reason.verify_message)
        if isinstance(reason, ssl.SSLError):
            return self._words("term-not-https", server=server, other=server.replace("https", "http", 1))
        if isinstance(reason, socket_errors.gaierror):
            return self._words("term-no-such-host", server=server)
        if isinstance(reason, TimeoutError):
            return self._words("term-no-answer", server=server)
        if isinstance(reason, ConnectionError | OSError):
            return self._words("term-nobody-there", server=server)
        return self._words("term-no-eklat", server=server)

    # The connection -----------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        pause = 0.2
        while self._failure is None:
            code = None
            try:
                async with connect(self.address.socket, max_size=2**24, open_timeout=PATIENCE) as socket:
                    self._socket = socket
                    await self._greet(socket)
                    async for text in socket:
                        self._hear(json.loads(text))
                        pause = 0.2
                code = socket.close_code
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else None
            except (OSError, InvalidHandshake, InvalidURI, TimeoutError, ValueError) as error:
                if self._picture is None:
                    self._fail(self._unreachable(error))
                    return
            finally:
                self._socket = None
            await self._lost(code)
            if self._failure is None:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _greet(self, socket: ClientConnection) -> None:
        after = 0 if self._picture is None or self._past is not None else self._picture.version
        self._past = None if self._past is None else []
        hello = {"type": "hello", "secret": self._secret, "lang": self._words.language, "whole": True, "after": after}
        await socket.send(json.dumps(hello))
        for waiting in list(self._waiting.values()):
            await socket.send(json.dumps(waiting.message))

    async def _lost(self, code: int | None) -> None:
        if code == UNKNOWN_SECRET and not self._has_renewed:
            self._has_renewed = True
            if self._called is not None:
                self._identities.forget(self.address.server, self._called)
            try:
                self._secret = await self._identify()
            except CannotPlay as failure:
                self._fail(str(failure))
            return
        if code in FINAL or code == UNKNOWN_SECRET:
            self._fail(self._words("server-no-table" if FINAL.get(code or 0) == "no-table" else "term-notice-closed"))
        elif self._picture is not None:
            for name, waiting in list(self._waiting.items()):
                if waiting.message["type"] != "act" and not waiting.answer.done():  # moves are sent again, by the same name
                    waiting.answer.set_result(Answer(False, self._words("term-notice-lost")))
                    del self._waiting[name]
            if not self._is_lost:
                self._is_lost = True
                self._news.put_nowait(Update(self._picture, notice="lost"))

    def _fail(self, sentence: str) -> None:
        self._failure = CannotPlay(sentence)
        self._changed.set()
        for waiting in self._waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_result(Answer(False, sentence))
        if self._picture is not None:
            self._news.put_nowait(Update(self._picture, notice="closed", sentence=sentence))

    def _hear(self, message: Json) -> None:
        match message["type"]:
            case "welcome":
                before = self._picture
                self._first = message["version"] if self._past == [] else self._first
                self._picture = Snapshot(
                    message["version"], message["you"], message["table"], message["view"], message["presence"],
                    message["now"] - time.monotonic(),
                )  # fmt: skip
                is_behind = before is not None and before.version < message["version"] and self._past is None
                self._missed = [] if self._is_lost and is_behind else None
                if self._missed is None:
                    self._news.put_nowait(Update(self._picture, notice="back" if self._is_lost else None))
                self._is_lost = False
            case "update" if self._picture is not None:
                view = message["view"]["full"] if message.get("view") else self._picture.view
                table, ahead = self._picture.table | message["table"], message["now"] - time.monotonic()
                self._picture = replace(self._picture, version=message["version"], table=table, view=view, ahead=ahead)
                self._tell(message["events"])
            case "events" if self._past is not None:
                self._past += message["events"]
            case "events" if self._picture is not None:
                self._tell(message["events"])
            case "presence" if self._picture is not None:
                self._picture = replace(self._picture, presence=message)
                if self._missed is None:
                    self._news.put_nowait(Update(self._picture))
            case "ok" | "refused" | "advice":
                self._answer(message)
        self._changed.set()
        self._salt()

    def _salt(self) -> None:
        """Add some chance of this machine to the deals of a match, once, so that the server cannot have chosen them."""
        picture = self._picture
        if picture is None or picture.you is None or picture.phase != "gathering":
            return
        match = picture.table["match"]
        if match not in self._salted and not picture.table["fair"]["salts"][picture.you]:
            self._salted.add(match)
            self._salting = asyncio.get_running_loop().create_task(self.say("salt", text=secrets.token_hex(8)))

    def _tell(self, events: list[Json]) -> None:
        """What has happened. What was missed is told at once, when the last of it is here."""
        assert self._picture is not None
        if self._missed is None:
            self._news.put_nowait(Update(self._picture, events))
            return
        self._missed += events
        if self._missed and self._missed[-1]["version"] >= self._picture.version:
            self._news.put_nowait(Update(self._picture, self._missed, notice="back"))
            self._missed = None

    def _answer(self, message: Json) -> None:
        waiting = self._waiting.get(message.get("id") or "")
        if waiting is not None and not waiting.answer.done():
            facts = (message.get(name) for name in ("sentence", "move", "said"))
            waiting.answer.set_result(Answer(message["type"] != "refused", *facts))


def _reason(body: bytes) -> str | None:
    """The sentence of a refusal, if it is one of Eklat's."""
    try:
        found = json.loads(body)
    except ValueError:
        return None
    sentence = found.get("sentence") or found.get("message") if isinstance(found, dict) else None
    return sentence if isinstance(sentence, str) else None
