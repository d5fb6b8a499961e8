"""`make dev`: the client with reload, in front of a running server."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import children
import httpx2
import pytest
import room
import waiting
from websockets.asyncio.client import connect
from websockets.typing import Origin

HOUSE = Path(__file__).parents[2]
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no make")
def test_pages_come_from_the_sources_and_tables_from_the_server(tmp_path: Path) -> None:
    with room.Server(f"sqlite:///{tmp_path}/eklat.db") as server:
        command = ["make", "-C", HOUSE, "-o", ".venv/.test", "-o", "web/node_modules/.done", "dev", f"PORT={server.port}"]
        dev = children.start(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert dev.stdout is not None
        said = (COLOUR.sub("", line) for line in dev.stdout)
        base = next(found[0] for line in said if (found := re.search(r"http://localhost:\d+", line)))
        page = httpx2.get(f"{base}/src/main.ts", timeout=waiting.PATIENCE, trust_env=False)
        assert "App.svelte" in page.text

        async def heard() -> str:
            (anna,) = server.people(1)
            line = f"{base.replace('http', 'ws')}/ws/tables/{server.table([anna], players=3)}"
            async with connect(line, origin=Origin(base), proxy=None) as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": 2, "secret": anna["secret"], "after": None}))
                return str(json.loads(await socket.recv())["type"])

        assert asyncio.run(heard()) == "welcome"
