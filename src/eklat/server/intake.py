"""What a request must pass before anybody looks at it: not too many from one address, not too long, not too slow."""

from __future__ import annotations

import asyncio

from starlette.datastructures import Headers, QueryParams
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from eklat.server.node import Node
from eklat.server.refusals import ServerRefused, body, check_protocol, language_of, status

RECORDS = "/api/records"
"""Where whole records are judged."""


class Intake:
    def __init__(self, app: ASGIApp, node: Node) -> None:
        self._app, self._node = app, node

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        limits = self._node.settings.limits
        most = limits.record_bytes if scope["path"] == RECORDS else limits.body_bytes
        try:
            kind = "requests" if scope["path"].startswith("/api/") else "pages"
            self._node.gate.check(kind, scope["client"][0] if scope["client"] else "")
            if (number := Headers(scope=scope).get("eklat-protocol")) is not None:
                check_protocol(int(number) if number.isdecimal() and len(number) < 9 else number)
            async with asyncio.timeout(self._node.settings.patience):
                body = await _whole(scope, receive, most)
        except TimeoutError:
            await _answer(ServerRefused("slow"), scope, receive, send)
            return
        except ServerRefused as refused:
            await _answer(refused, scope, receive, send)
            return
        try:
            await self._app(scope, body, send)
        except ServerRefused as refused:
            await _answer(refused, scope, receive, send)


async def _whole(scope: Scope, receive: Receive, most: int) -> Receive:
    """The whole body at once, if it is not too long."""
    headers = Headers(scope=scope)
    if "content-length" not in headers and "transfer-encoding" not in headers:
        return receive
    parts, size = [], 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return receive
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if 0 < most < size:
            raise ServerRefused("too-big", most=most)
        if not message.get("more_body", False):
            break
    pending: list[Message] = [{"type": "http.request", "body": b"".join(parts), "more_body": False}]

    async def again() -> Message:
        return pending.pop() if pending else await receive()

    return again


async def _answer(refused: ServerRefused, scope: Scope, receive: Receive, send: Send) -> None:
    wanted = QueryParams(scope["query_string"]).get("lang")
    said = body(refused, language_of(wanted, Headers(scope=scope).get("accept-language")))
    headers = {} if refused.retry_after is None else {"retry-after": str(int(refused.retry_after) + 1)}
    if refused.code == "slow":
        headers["connection"] = "close"
    await JSONResponse(said, status(refused), headers)(scope, receive, send)
