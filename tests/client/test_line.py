"""A line to a table leaves nothing open behind it."""

import asyncio

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import ServerConnection, serve

from eklat.client.line import Line


def test_a_line_on_which_nobody_could_say_hello_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[ClientConnection] = []

    async def stuck(self: ClientConnection, _: object) -> None:
        tried.append(self)
        await asyncio.Event().wait()

    async def listen(line: ServerConnection) -> None:
        await line.wait_closed()

    async def scene() -> int | None:
        monkeypatch.setattr(ClientConnection, "send", stuck)
        async with serve(listen, "127.0.0.1", 0) as server:
            _, port = next(iter(server.sockets)).getsockname()
            opening = asyncio.create_task(Line.open(f"ws://127.0.0.1:{port}", {}, proxy=None))
            while not tried:
                await asyncio.sleep(0)
            opening.cancel()
            with pytest.raises(asyncio.CancelledError):
                await opening
            return tried[0].close_code

    assert asyncio.run(scene()) == 1000
