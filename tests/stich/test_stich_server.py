"""A game from another package at a server: two people and chance play a hand, and its record holds."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import room

from eklat.client import Snapshot
from eklat.games.core import AnyGame
from eklat.games.said import Said
from eklat.records import Record, verdict

pytestmark = pytest.mark.no_cover  # about the server


def is_over(now: Snapshot) -> bool:
    return now.table.get("phase") == "scoring"


def test_two_people_play_a_hand(with_stich: dict[str, str], stich: AnyGame, tmp_path: Path) -> None:
    with room.Server(f"sqlite:///{tmp_path}/eklat.db", PYTHONPATH=with_stich["PYTHONPATH"]) as server:
        people = server.people(2)
        bots = {"2": "random", "3": "random"}
        table = server.table(people, game="stich", players=4, bots=bots, bot_pauses=False, options={"target": 999})
        clients = [room.Client(table, person, seed) for seed, person in enumerate(people)]

        async def evening() -> None:
            for client in clients:
                await client.come(server)
            await clients[0].say("start")
            await asyncio.gather(*(client.play(is_over) for client in clients))

        room.run(evening(), clients)
        for client in clients:
            told = [one for event in client.events for one in event.get("told", ())]
            assert {"stich-told-play", "stich-told-trick", "stich-end-points"} <= {one["message"] for one in told}
            assert all(Said.read(one).say("nl", ["A", "B", "C", "D"]) for one in told)
        record = Record.read(server.call("GET", f"/tables/{table}/record"))
        assert record.game is stich
        assert verdict(record).ok
        catalogue: Any = server.call("GET", "/catalogue")
        assert "stich" in [game["name"] for game in catalogue["games"]]
        assert [bot["name"] for bot in catalogue["bots"] if "stich" in bot["games"]] == ["random"]
        assert "stich-told-trick" in server.call("GET", "/games/stich/words?lang=de")["words"]
