"""HTTP: people, tables, logs."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any

import orjson

from benchmarks.load.plan import AT_ONCE, PATIENCE, LoadError
from benchmarks.load.servers import Server
from eklat.client import Json


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
