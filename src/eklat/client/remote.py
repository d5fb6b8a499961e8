"""A table of a server, by the protocol and nothing else (docs/protocol.md). A lost connection is opened again."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from websockets.exceptions import InvalidHandshake, InvalidURI

from eklat.client.address import Address
from eklat.client.errors import CannotPlay
from eklat.client.following import Follower
from eklat.client.identities import Identities, identified
from eklat.client.line import Closed, Line, hello
from eklat.client.link import Link
from eklat.client.salts import Salts
from eklat.client.server import PATIENCE, Server
from eklat.client.snapshot import Answer, Json, Snapshot, Update
from eklat.locales import say

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0
"""Seconds between two attempts to come back."""
FINAL = {4400: "client-closed", 4403: "client-closed", 4404: "server-no-table"}
"""After these codes there is nothing to come back to."""
UNKNOWN_SECRET = 4401
PAST = 5.0
"""Seconds for which one waits for what happened before one came; then it is told later."""
LONG_THOUGHT = 60.0
"""Seconds in which a bot has found a hint."""


@dataclass
class Waiting:
    """A wish that is on its way."""

    message: Json
    answer: asyncio.Future[Answer]


class RemoteLink(Link):
    """Sits down at a seat, or at any, or has asked for one in a running hand; or watches.

    Without a secret or `identities` one is somebody new each time.
    """

    def __init__(
        self,
        address: Address,
        language: str = "en",
        name: str | None = None,
        seat: int | None = None,
        *,
        secret: str | None = None,
        is_watching: bool = False,
        identities: Identities | None = None,
    ) -> None:
        self.address, self.language, self.is_watching = address, language, is_watching
        self._name, self._seat, self._identities = name, seat, identities
        self._secret = secret
        self._called: str | None = None
        self._has_renewed = False
        self._follower = Follower()
        self._updates: asyncio.Queue[Update] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._failure: CannotPlay | None = None
        self._line: Line | None = None
        self._waiting: dict[str, Waiting] = {}
        self._count = 0
        self._runner: asyncio.Task[None] | None = None
        self._salts = Salts(self)

    @property
    def snapshot(self) -> Snapshot | None:
        """The last moment that is known."""
        return self._follower.snapshot

    @property
    def server(self) -> Server:
        return Server(self.address.server, self.language, self._secret)

    # The link -----------------------------------------------------------------------------------------------------------

    async def open(self) -> Update:
        if self._secret is None and not self.is_watching:
            self._secret = await self._identify()
        self._runner = asyncio.create_task(self._run())
        snapshot = await self._wait_for(lambda _: True)
        with contextlib.suppress(CannotPlay):
            snapshot = await self._wait_for(lambda _: self._follower.is_caught_up, PAST)
        past = self._follower.take_past()
        last = past[-1]["version"] if past else 0
        if not self.is_watching and snapshot.you is None:
            answer = await self.say("sit", seat=self._seat)
            if not answer.ok:
                raise CannotPlay(answer.sentence or say(self.language, "client-closed"))
            snapshot = await self._wait_for(lambda snapshot: snapshot.you is not None or snapshot.asked is not None)
        for _ in range(self._updates.qsize()):  # what was told meanwhile is seen with the eyes that we have now
            update = self._updates.get_nowait()
            if update.events and update.events[-1]["version"] > last:
                self._updates.put_nowait(replace(update, snapshot=snapshot))
        return Update(snapshot, past, is_old=True)

    async def _wait_for(self, wanted: Callable[[Snapshot], bool], patience: float = PATIENCE) -> Snapshot:
        """The first snapshot that will do."""
        try:
            async with asyncio.timeout(patience):
                while self.snapshot is None or not wanted(self.snapshot):
                    if self._failure is not None:
                        raise self._failure
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise CannotPlay(say(self.language, "client-no-answer", server=self.address.server)) from None
        return self.snapshot

    async def next(self) -> Update:
        return await self._updates.get()

    async def record(self) -> Json:
        return await asyncio.to_thread(self.server.record, self.address.table)

    async def close(self) -> None:
        for task in (self._salts.task, self._runner):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

    async def say(self, kind: str, **facts: Any) -> Answer:
        if self.is_watching and self._secret is None:
            return Answer(False, say(self.language, "client-watching", table=str(self.address)))
        if kind == "salt":
            return await self._salts.seal(str(facts.get("text", "")))
        self._count += 1
        name = f"t{self.snapshot.version if self.snapshot else 0}-{self._count}"
        message = {"type": kind, "id": name, **{key: value for key, value in facts.items() if value is not None}}
        waiting = self._waiting[name] = Waiting(message, asyncio.get_running_loop().create_future())
        try:
            if self._line is not None:  # what cannot be sent now is sent when the connection is back
                with contextlib.suppress(Closed):
                    await self._line.say(message)
            async with asyncio.timeout(LONG_THOUGHT if kind == "hint" else 2 * PATIENCE):
                return await waiting.answer
        except TimeoutError:
            return Answer(False, say(self.language, "client-no-answer", server=self.address.server))
        finally:
            self._waiting.pop(name, None)

    # Who I am -----------------------------------------------------------------------------------------------------------

    async def _identify(self) -> str:
        known = await asyncio.to_thread(identified, self.server, self._identities, self._name)
        self._called = known["name"]
        return known["secret"]

    async def _renew(self) -> None:
        """The server does not know our secret any more: become somebody new, once."""
        self._has_renewed, self._secret = True, None
        if self._identities is not None and self._called is not None:
            self._identities.forget(self.address.server, self._called)
        try:
            self._secret = await self._identify()
        except CannotPlay as failure:
            self._fail(str(failure))

    # The connection -----------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        while self._failure is None:
            code = None
            greeting = hello(self._secret, self._follower.greet(), self.language)
            try:
                async with await Line.open(self.address.socket, greeting, open_timeout=PATIENCE) as line:
                    self._line = line
                    for waiting in list(self._waiting.values()):
                        await line.say(waiting.message)
                    while True:
                        self._hear(await line.hear())
                        pause = FIRST_PAUSE
            except Closed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else None
            except (OSError, InvalidHandshake, InvalidURI, TimeoutError, ValueError) as error:
                if self.snapshot is None:
                    self._fail(self.server.unreachable(error))
                    return
            finally:
                self._line = None
            if self._failure is not None:
                return
            if code == UNKNOWN_SECRET and not self._has_renewed:
                await self._renew()
                continue
            self._lost(code)
            if self._failure is None:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def _lost(self, code: int | None) -> None:
        if code in FINAL or code == UNKNOWN_SECRET:
            self._fail(say(self.language, FINAL.get(code or 0, "client-closed")))
        elif self.snapshot is not None:
            for name, waiting in list(self._waiting.items()):
                if waiting.message["type"] != "act" and not waiting.answer.done():  # moves are sent again, by the same name
                    waiting.answer.set_result(Answer(False, say(self.language, "client-lost")))
                    del self._waiting[name]
            self._tell(self._follower.lose())

    def _fail(self, sentence: str) -> None:
        self._failure = CannotPlay(sentence)
        self._changed.set()
        for waiting in self._waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_result(Answer(False, sentence))
        if self.snapshot is not None:
            self._tell(Update(self.snapshot, notice="closed", sentence=sentence))

    def _hear(self, message: Json) -> None:
        if message["type"] in ("ok", "refused", "advice"):
            self._answer(message)
        if message.get("code") == "protocol":
            self._fail(message["sentence"])
        self._tell(self._follower.hear(message))
        self._changed.set()
        self._salts.look()

    def _tell(self, update: Update | None) -> None:
        if update is not None:
            self._updates.put_nowait(update)

    def _answer(self, message: Json) -> None:
        waiting = self._waiting.get(message.get("id") or "")
        if waiting is not None and not waiting.answer.done():
            facts = [message.get(name) for name in ("sentence", "move", "said", "code", "coach")]
            waiting.answer.set_result(Answer(message["type"] != "refused", *facts))
