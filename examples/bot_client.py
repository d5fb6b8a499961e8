"""A bot from elsewhere: sits down at a table of an Eklat server and plays legal moves at random (docs/protocol.md).

    python examples/bot_client.py http://127.0.0.1:8000 [TABLE]

Without a table it opens one and fills it with the server's own bots. `eklat bot club --join ...` does the same with any bot.
"""

import asyncio
import random
import sys

from eklat.client import Address, CannotPlay
from eklat.client.remote import RemoteLink
from eklat.client.server import Server
from eklat.games.core import View


def choose(view: View) -> str:
    return str(random.choice(view.legal[:3] if view.phase == "auction" else view.legal))  # to pass comes first


async def play(server: str, table: str | None = None) -> None:
    server = server.rstrip("/")
    me = Server(server).person("Robbie")
    host = Server(server, secret=me["secret"])
    others = {"1": "random", "2": "random", "3": "random"}
    address = Address(server, table) if table else host.open_table("mu", 4, bots=others, bot_pauses=False)
    link = RemoteLink(address, secret=me["secret"])
    update = await link.open()
    while update.snapshot.phase not in ("scoring", "over"):
        now = update.snapshot
        view = now.read()
        if now.phase == "gathering" and now.is_host and now.is_full:
            await link.say("start")
        elif now.is_my_turn and view is not None:
            await link.act(choose(view), now.version)
        update = await link.next()
    print("scores:", *update.snapshot.table["scores"])
    await link.close()


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit("usage: python examples/bot_client.py http://127.0.0.1:8000 [TABLE]")
    try:
        asyncio.run(play(*sys.argv[1:]))
    except CannotPlay as error:
        sys.exit(str(error))
