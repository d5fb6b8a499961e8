"""A server's address without a table: what has room is listed, and a new table is opened."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from eklat.client import CannotPlay
from eklat.client.address import server_at
from eklat.client.identities import Identities
from eklat.terminal import play
from eklat.terminal.finding import Finder, NewTable
from eklat.terminal.words import Words

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
import room


@pytest.mark.parametrize(
    ("url", "server"),
    [
        ("http://localhost:8000", "http://localhost:8000"),
        ("localhost:8000/", "http://localhost:8000"),
        ("https://example.org/games/", "https://example.org/games"),
        ("http://h/t", None),
        ("http://h/t/abc", None),
        ("http://h/#/t/abc", None),
        ("ftp://h", None),
        ("http://h:x", None),
        ("http://", None),
    ],
)
def test_an_address_of_a_server_alone(url: str, server: str | None) -> None:
    assert server_at(url) == server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[room.Server]:
    with room.Server(f"sqlite:///{tmp_path_factory.mktemp('server')}/eklat.db") as server:
        yield server


def asked(server: room.Server, *lines: str, lang: str = "en") -> str:
    """The table that is found by somebody who types these lines."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
        return Finder(server.url, Words(lang), "Mia").ask().table


def settings(server: room.Server, table: str) -> tuple[str, list[str]]:
    scene = server.call("GET", f"/tables/{table}")["scene"]
    return scene["settings"]["game"], [chair["kind"] for chair in scene["seats"]]


def test_tables_with_room_are_listed_and_chosen_by_number(server: room.Server, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(CannotPlay, match="Say which table: eklat play --join"):
        asked(server)
    assert f"There is no table with room at {server.url}." in capsys.readouterr().out
    (host,) = server.people(1)
    table = server.table([host], players=4, bots={"3": "random"}, listed=True)
    assert asked(server, "2", "chess", "1") == table
    told = capsys.readouterr().out
    assert f"  1  Mü for 4: {host['name']} and " in told
    assert "· 3 seats to take" in told
    assert "“chess” is neither a number of this list nor a game: mu, mu2 and heuldoch." in told
    assert asked(server, "1", lang="de") == table
    assert "3 Plätze zu haben" in capsys.readouterr().out


def test_a_game_opens_a_table(server: room.Server, capsys: pytest.CaptureFixture[str]) -> None:
    assert settings(server, asked(server, "heuldoch 3 random")) == ("heuldoch", ["person", "bot", "bot"])
    assert settings(server, asked(server, "mu 9", "mu")) == ("mu", ["person", "empty", "empty", "empty"])
    assert "Mü is for 3 to 6 players, not 9." in capsys.readouterr().out


def test_one_who_is_not_known_any_more_is_somebody_new(server: room.Server) -> None:
    Identities().keep(server.url, "Mia", "a-secret-of-old")
    found = Finder(server.url, Words("en"), "Mia").open(NewTable("mu", 3, "random"))
    assert settings(server, found.table) == ("mu", ["person", "bot", "bot"])


def test_with_a_game_nothing_is_asked(server: room.Server) -> None:
    link = play.joined(server.url, "en", "Mia", {"GAME": "mu2"}, NewTable("mu2", options={"target": 3}))

    async def seen() -> tuple[int | None, dict[str, int]]:
        update = await link.open()
        await link.close()
        return update.snapshot.you, update.snapshot.table["settings"]["options"]

    assert asyncio.run(seen()) == (0, {"target": 3})
