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
        address, headers = scope["client"][0] if scope["client"] else "", Headers(scope=scope)
        try:
            self._node.gate.check("requests" if scope["path"].startswith("/api/") else "pages", address)
            if (number := headers.get("eklat-protocol")) is not None:
                check_protocol(int(number) if number.isdecimal() and len(number) < 9 else number)
            limits = self._node.settings.limits
            if scope["path"] == RECORDS and not _is_short(headers, limits.body_bytes):
                self._node.studio.check(address)
                with self._node.gate.reading(address):
                    await self._pass_on(scope, receive, send, limits.record_bytes)
            else:
                await self._pass_on(scope, receive, send, limits.body_bytes)
        except ServerRefused as refused:
            await _answer(refused, scope, receive, send)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send, most: int) -> None:
        """The request with its whole body, as soon as that is here."""
        try:
            async with asyncio.timeout(self._node.settings.patience):
                body = await _whole(scope, receive, most)
        except TimeoutError:
            raise ServerRefused("slow") from None
        await self._app(scope, body, send)


def _is_short(headers: Headers, most: int) -> bool:
    """Whether a body is no longer than those of other requests, as far as it can be told before it is read."""
    length = headers.get("content-length", "")
    return "transfer-encoding" not in headers and (not length or (length.isdecimal() and int(length[:12]) <= most))


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
