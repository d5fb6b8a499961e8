"""The WebSocket of a table: hello, then wishes and their answers, while the table tells what happens."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import orjson
from pydantic import ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from eklat.server import messages as m
from eklat.server.audience import PAGE, past
from eklat.server.connection import AsgiLine, Connection, Line
from eklat.server.database import StorageDown
from eklat.server.frames import LINE
from eklat.server.limits import Bucket
from eklat.server.live import Fulfilled, LiveTable
from eklat.server.node import Node
from eklat.server.now import now
from eklat.server.people import Person
from eklat.server.refusals import ServerRefused, check_protocol, language_of
from eklat.server.security import is_own_origin
from eklat.server.wishes import CARRIED, WISHES
from eklat.table import Accepted, Refused

log = logging.getLogger("eklat.server")

PATH = "/ws/tables/"
T = TypeVar("T")
HELLO_SECONDS = 10.0
LOST = 1013
"""What they have missed cannot be told just now; they come back."""
STALE = 1.0
"""Seconds after which a move is refused without what its player had not seen."""
CLOSE = {"who": 4401, "origin": 4403, "no-table": 4404, "limit": 4429, "storage": 1013}
"""Close codes; whatever else is wrong before the hello is 4400."""
REST = 1.0
"""Seconds for which nobody listens to somebody who says too much: what they have said meanwhile is heard afterwards."""
DEAF, DEAF_BURST = 0.2, 10.0
"""So often a second, and one rest after the other, they are told so; then their connection is closed."""
SHORT = 4096
"""Even somebody who says too much is told which message it was, if it is no work to find out."""


class Sockets:
    """Takes WebSockets before the rest of the application, of which they need nothing: that saves memory on each of them."""

    def __init__(self, app: ASGIApp, node: Node) -> None:
        self._app, self._node = app, node

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if scope["type"] == "http":
            try:
                await self._app(scope, receive, _patient(send))
            except ConnectionResetError:
                with suppress(TimeoutError):  # until the server has noticed, too
                    await asyncio.wait_for(_disconnected(receive), 5)
            return
        websocket = WebSocket(scope, receive, _patient(send))
        with suppress(WebSocketDisconnect, OSError):
            if scope["path"].startswith(PATH):
                await table_socket(websocket, self._node, scope["path"].removeprefix(PATH))
            else:
                await websocket.close()


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _patient(step: Callable[..., Awaitable[T]]) -> Callable[..., Awaitable[T]]:
    """A client that slams the door in the middle of something is gone, and no more than that."""

    async def stepped(*args: Any) -> T:
        try:
            return await step(*args)
        except RuntimeError as error:
            if "closed" in str(error):  # as the loop says it of a connection
                raise ConnectionResetError(str(error)) from None
            raise

    return stepped


async def table_socket(websocket: WebSocket, node: Node, table_id: str) -> None:
    address = websocket.client.host if websocket.client else ""
    language = language_of(None, websocket.headers.get("accept-language"))
    if not is_own_origin(websocket.headers, node.settings.public_url):
        await websocket.close(CLOSE["origin"])
        return
    await node.gate.calm(address)
    await websocket.accept()
    try:
        node.gate.check("openings", address)
        with node.gate.connected(address):
            text = await _first_words(websocket)
            language = language_of(_field(text, "lang"), websocket.headers.get("accept-language"))
            hello = _hello(text)
            person = None if hello.secret is None else await node.people.find(hello.secret)
            with node.gate.looking(address):
                live = await node.table(table_id)
            await Session(websocket, node, live, person, language, address).run(hello)
    except Refused as refused:
        await _turn_away(websocket, refused, language)
    except StorageDown:
        await _turn_away(websocket, ServerRefused("storage"), language)


async def _turn_away(websocket: WebSocket, refused: Refused, language: str) -> None:
    await websocket.send_text(_refusal(refused, None, language, 0).decode())
    await websocket.close(CLOSE.get(refused.code, 4400))


async def _first_words(websocket: WebSocket) -> str:
    try:
        return await asyncio.wait_for(websocket.receive_text(), HELLO_SECONDS)
    except (TimeoutError, KeyError):
        raise ServerRefused("hello") from None


def _hello(text: str) -> m.Hello:
    """The greeting of a client that speaks as we do; from others nothing but the number is believed."""
    if _field(text, "type") == "hello":
        check_protocol(_field(text, "protocol"))
    try:
        message = m.CLIENT.validate_json(text)
    except ValidationError:
        raise ServerRefused("hello") from None
    if not isinstance(message, m.Hello):
        raise ServerRefused("hello")
    return message


class Session:
    """One connection from its hello to its end."""

    def __init__(
        self, websocket: WebSocket, node: Node, live: LiveTable, person: Person | None, language: str, address: str
    ) -> None:
        self.websocket, self.node, self.live, self.person = websocket, node, live, person
        who, device = (None, None) if person is None else (person.id, person.device)
        self.connection = Connection(who, device)
        self.language, self.address = language, address
        self._buckets = (node.gate.for_connection(), node.gate.bucket("messages", address))
        self._deaf = Bucket(DEAF, DEAF_BURST)
        self._rests_until: float | None = None
        """They were told that they say too much, and what they have said since was not heard yet."""
        self._gone = asyncio.Event()
        self._is_moving = False
        """A move is being stored."""
        self._moved: asyncio.Future[None] | None = None
        """The next message waits for it."""
        self._asides: dict[str, asyncio.Task[None]] = {}
        """What is being found out for them while they go on: one of each kind."""
        self._farewell: asyncio.Task[None] | None = None

    async def run(self, hello: m.Hello) -> None:
        self.connection.whole = hello.whole
        line: Line = self.websocket.scope["extensions"].get(LINE) or AsgiLine(self.websocket.send)
        self.connection.open(line, self._close, self._slow)
        line.heard, line.lost = self._move, self._gone.set
        self.node.metrics.connections.inc()
        self.live.connect(self.connection)
        if hello.id is not None:
            self._push(type="ok", id=hello.id, version=self.live.table.version)
        if hello.after is not None:
            self._aside("past", self._tell_past(hello.after, self.live.table.version))
        try:
            while True:
                message = await self.websocket.receive()
                if message["type"] == "websocket.disconnect" or await self._is_over():
                    return
                if self._is_moving:
                    self._moved = asyncio.get_running_loop().create_future()
                    await self._moved
                    self._moved = None
                await self._heard(message.get("text") or "")
        finally:
            self.live.disconnect(self.connection)
            self.connection.shut()
            self.node.metrics.connections.dec()
            for task in self._asides.values():
                task.cancel()
            if self._farewell is not None:
                await asyncio.gather(self._farewell, return_exceptions=True)

    async def _is_over(self) -> bool:
        """Whether nobody is to be listened to any more; somebody who rests is listened to afterwards, if they stay."""
        if self._rests_until is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._rests_until - time.monotonic()):
                    await self._gone.wait()
            self._rests_until = None
        return self.connection.is_over or self._gone.is_set()

    def _is_aside(self, what: str) -> bool:
        return what in self._asides and not self._asides[what].done()

    def _aside(self, what: str, work: Coroutine[Any, Any, None]) -> None:
        self._asides[what] = asyncio.create_task(work)

    def _close(self, code: int) -> None:
        self._gone.set()
        self._farewell = asyncio.create_task(self.websocket.close(code))

    def _slow(self) -> None:
        self.node.gate.hit("unread")

    def _is_too_much(self, text: str | bytes) -> bool:
        """Whether a client says too much. It is told so, and then not listened to for a moment."""
        wait = self._buckets[0].take() or self._buckets[1].take()
        if not wait:
            return False
        self.node.gate.hit("messages")
        self._refuse(ServerRefused("limit", retry_after=max(wait, REST)), _id_in(text) if len(text) <= SHORT else None)
        self._rests_until = time.monotonic() + REST
        if self._deaf.take():
            self.connection.let_go(CLOSE["limit"])
        return True

    async def _heard(self, text: str) -> None:
        """Answer one message."""
        if self._is_too_much(text):
            return
        limit = self.node.settings.limits.message_bytes
        if 0 < limit < (len(text) if text.isascii() else len(text.encode())):
            self._refuse(ServerRefused("too-big", most=limit), None)
            return
        try:
            message = m.CLIENT.validate_json(text)
        except ValidationError:
            self._refuse(ServerRefused("bad-message"), _id_in(text))
            return
        self.node.metrics.messages.add(what=message.type)
        try:
            await self._answer(message, text)
        except Refused as refused:
            self._refuse(refused, message)
        except StorageDown:
            self._refuse(ServerRefused("storage"), message)

    async def _answer(self, message: m.ClientMessage, text: str) -> None:
        if isinstance(message, m.Ping):
            self._push(type="pong", id=message.id, now=now())
            return
        if isinstance(message, m.Hello):
            raise ServerRefused("hello-twice")
        if self.person is None:
            raise ServerRefused("who")
        if isinstance(message, m.Hint):
            self._begin_hint(message, self.person)
            return
        if not isinstance(message, m.Act | m.Start | m.Next) and (wait := self.live.talk.take()):
            self.node.gate.hit("talk")
            raise ServerRefused("limit", retry_after=wait)
        if isinstance(message, m.SeatBot | m.StandIn):
            await self.node.bots.check(message.bot, self.live.table.settings.game)
        if isinstance(message, m.Sit) and self.live.table.seat_of(self.person.id) is None:
            self.person = await self.node.people.again(self.person)
            await self.node.check_room(self.person)
        began = time.monotonic()
        wanted, home = WISHES[type(message)](message, self.person, self.live), self.live.home
        if home and isinstance(message, CARRIED):
            answer = await self.node.errands.ask(self.live, home, self.person.id, text.encode(), wanted)
        else:
            answer = await self.live.wish(wanted)
        self._push(type="ok", id=message.id, version=answer.version)
        self.node.metrics.wish_seconds.observe(time.monotonic() - began)

    # Moves --------------------------------------------------------------------------------------------------------------

    def _move(self, text: bytes) -> bool:
        """Take a move straight from the line, if it is one and nothing is before it."""
        person, limit = self.person, self.node.settings.limits.message_bytes
        if self._is_moving or self._moved is not None or self._rests_until is not None:
            return False
        if person is None or self.connection.is_over or self.live.is_busy or 0 < limit < len(text):
            return False
        try:
            act = m.ACT.validate_json(text)
        except ValidationError:
            return False
        if self._is_too_much(text):
            return True
        self.node.metrics.messages.add(what="act")
        self._is_moving = True
        wanted, done = WISHES[m.Act](act, person, self.live), partial(self._answered, act, now())
        if home := self.live.home:
            self.node.errands.send(self.live, home, person.id, text, wanted, done)
            return True
        return self.live.begin(wanted, done)

    def _answered(self, act: m.Act, began: float, answer: Accepted | Fulfilled | Exception) -> None:
        if isinstance(answer, Exception):
            self._refuse(answer if isinstance(answer, Refused) else ServerRefused("storage"), act)
        else:
            self._push(type="ok", id=act.id, version=answer.version)
            self.node.metrics.wish_seconds.observe(now() - began)
        self._is_moving = False
        if self._moved is not None and not self._moved.done():
            self._moved.set_result(None)

    # Hints --------------------------------------------------------------------------------------------------------------

    def _begin_hint(self, message: m.Hint, person: Person) -> None:
        """Bots may take their time: other messages go on meanwhile."""
        self.live.table.hint(person.id)
        if self._is_aside("hint"):
            raise ServerRefused("hint-running")
        self._aside("hint", self._give_hint(message, person))

    async def _give_hint(self, message: m.Hint, person: Person) -> None:
        table = self.live.table
        try:
            await self.node.bots.check(message.bot, table.settings.game)
            with self.node.hints.asking(person.id, self.address):
                choice = await self.node.hints.ask(
                    message.bot, table.hint(person.id), self.language, table.names, is_coached=message.coach
                )
            told = {name: value for name, value in choice._asdict().items() if name != "coach" or value is not None}
            self._push(type="advice", id=message.id, version=table.version, **told)
        except Refused as refused:
            self._refuse(refused, message)
        except Exception as error:
            log.warning("no hint from %s: %s: %s", message.bot, type(error).__name__, error)
            self._refuse(ServerRefused("no-hint"), message)

    # Answers ------------------------------------------------------------------------------------------------------------

    def _push(self, **message: Any) -> None:
        self.connection.push(orjson.dumps(message))

    def _refuse(self, refused: Refused, message: m.Wish | str | None) -> None:
        self.node.metrics.refusals.labels(refused.code).inc()
        wish_id = message.id if isinstance(message, m.Wish) else message
        table, viewer = self.live.table, self.connection.viewer
        answer = partial(_refusal, refused, wish_id, self.language, table.version, table.names)
        is_busy = self._is_aside("stale") or self.node.studio.is_busy(self.address)
        if refused.code == "stale" and isinstance(message, m.Act) and message.expected < table.version and not is_busy:
            missed = partial(table.events_after, message.expected, viewer, PAGE)
            self._aside("stale", self._tell_stale(answer, missed))
        else:
            self.connection.push(answer())

    async def _tell_stale(self, answer: Callable[..., bytes], missed: Callable[[], list[dict[str, Any]]]) -> None:
        """Refuse a move with what its player had not seen, where they have a share of the time that it takes."""
        try:
            async with asyncio.timeout(STALE):
                text = await self.node.studio.work(self.address, lambda: answer(events=missed()))
        except Exception:  # refused all the same
            text = answer()
        self.connection.push(text)

    # The past -----------------------------------------------------------------------------------------------------------

    async def _tell_past(self, after: int, last: int) -> None:
        """What they have missed, page by page, each when the one before has left. Nothing that happens waits for it."""
        try:
            for first in range(after, last, PAGE):
                await self.connection.calm()
                page = partial(past, self.live.table, first, last, self.connection.viewer)
                text = await self.node.studio.in_time(self.address, page)
                await self.connection.calm()
                self.connection.push(text)
        except Exception as error:
            if isinstance(error, Refused) and error.code == "closing":
                return  # they are asked to come back, as everybody is
            if not isinstance(error, Refused):
                log.warning("what somebody has missed cannot be told: %s: %s", type(error).__name__, error)
            self.connection.let_go(LOST)


def _refusal(
    refused: Refused, wish_id: str | None, language: str, version: int, names: Sequence[str] | None = None, **extra: Any
) -> bytes:
    retry = getattr(refused, "retry_after", None)
    if retry is not None:
        extra["retry_after"] = max(0.001, round(retry, 3))
    sentence = refused.say(language, names)
    answer = {"type": "refused", "id": wish_id, "code": refused.code, "sentence": sentence, "version": version}
    return orjson.dumps(answer | extra)


def _field(text: str | bytes, name: str) -> Any:
    """A field of a message, whatever else is in it."""
    with suppress(orjson.JSONDecodeError):
        data = orjson.loads(text)
        return data.get(name) if isinstance(data, dict) else None
    return None


def _id_in(text: str | bytes) -> str | None:
    """The id in a message that is otherwise wrong, so that its sender knows which one it was."""
    found = _field(text, "id")
    return found if isinstance(found, str) and len(found) <= 64 else None
