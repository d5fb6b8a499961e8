"""A bot from elsewhere: sits down at a table of an Eklat server and plays legal moves at random (docs/protocol.md).

    python examples/bot_client.py http://127.0.0.1:8000 [TABLE]

Without a table it opens one and fills it with the server's own bots. It needs: pip install websockets
"""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def post(url: str, body: dict[str, Any], secret: str = "") -> Any:
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {secret}"} if secret else {})}
    return json.load(urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)))


def choose(view: Any) -> str:
    if "discard" in view:  # the crown of Mü for two lays cards away
        return "discard " + " ".join(random.sample(view["hand"], view["discard"]))
    return "pass" if "pass" in view["legal"] and random.random() < 0.7 else str(random.choice(view["legal"]))


async def play(server: str, table_id: str | None = None) -> None:
    secret = post(f"{server}/api/people", {"name": "Robbie"})["secret"]
    if table_id:
        post(f"{server}/api/tables/{table_id}/seats", {}, secret)
    else:
        wanted = {"game": "mu", "players": 4, "bots": {"1": "random", "2": "random", "3": "random"}, "bot_pauses": False}
        table_id = post(f"{server}/api/tables", wanted, secret)["id"]
    async with connect(f"{server.replace('http', 'ws', 1)}/ws/tables/{table_id}") as socket:
        await socket.send(json.dumps({"type": "hello", "secret": secret, "whole": True}))
        table: Any = {}
        view: Any = None
        you: int | None = None
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "welcome":
                table, view, you = message["table"], message["view"], message["you"]
            elif message["type"] == "update":
                table |= message["table"]
                view = message["view"]["full"] if "view" in message else view
            else:
                continue
            if table["phase"] == "gathering" and table["host"] == you and all(s["kind"] != "empty" for s in table["seats"]):
                await socket.send('{"type": "start"}')
            elif table["turn"] == you is not None:
                version = table["version"]
                act = {"type": "act", "id": f"m{version}", "move": choose(view), "expected": version}
                await socket.send(json.dumps(act))
            elif table["phase"] in ("scoring", "over"):
                print("scores:", *table["scores"])
                return


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
