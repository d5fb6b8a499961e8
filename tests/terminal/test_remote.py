"""Tables of a real server, by the protocol alone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import room
import waiting
from at_the_table import characters, snapshot_of, until
from scripted import Reader

from eklat.client import CannotPlay, Snapshot
from eklat.client.identities import Identities
from eklat.records.fair import sealed
from eklat.terminal import play
from eklat.terminal.app import TableApp
from eklat.terminal.lines import PROMPT
from eklat.terminal.remote import Address, RemoteLink
from eklat.terminal.story import Story
from eklat.terminal.words import Words


@pytest.mark.parametrize(
    ("url", "server", "table"),
    [
        ("http://localhost:8000/t/abc123", "http://localhost:8000", "abc123"),
        ("localhost:8000/t/abc123", "http://localhost:8000", "abc123"),
        ("https://eklat.example/t/a-B_9#join", "https://eklat.example", "a-B_9"),
        ("https://example.org/games/t/x/", "https://example.org/games", "x"),
        ("http://h/api/tables/x", "http://h", "x"),
        ("http://h/tables/x?lang=de", "http://h", "x"),
        ("ws://h:1/ws/tables/x", "http://h:1", "x"),
        ("wss://h/ws/tables/x", "https://h", "x"),
        ("http://h/#/t/x", "http://h", "x"),
    ],
)
def test_links_that_people_copy(url: str, server: str, table: str) -> None:
    address = Address.read(url)
    assert address == (server, table)
    assert address.socket == f"{server.replace('http', 'ws', 1)}/ws/tables/{table}"


@pytest.mark.parametrize(
    "url", ["", "t", "http://h", "http://h/t", "http://h/t/ä", "ftp://h/t/x", "http://h:x/t/y", "http:///t/x"]
)
def test_what_is_no_link(url: str) -> None:
    with pytest.raises(CannotPlay, match="is not a link to a table: expected something like"):
        Address.read(url)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[room.Server]:
    folder = tmp_path_factory.mktemp("server")
    with room.Server(f"sqlite:///{folder}/eklat.db") as server:
        yield server


def link(server: room.Server, table: str, lang: str = "en", name: str | None = "Mia", watch: bool = False) -> RemoteLink:
    return RemoteLink(Address(server.url, table), lang, name, watch)


def test_a_hand_at_a_server(server: room.Server) -> None:
    """Two people and two bots: one of the people at a plain terminal, the other a program, and somebody watches."""
    (host,) = server.people(1)
    table = server.table([host], players=4, bots={"2": "random", "3": "random"}, practice=True)
    friend = room.Client(table, host)
    mine, eyes = link(server, table), link(server, table, "de", watch=True)
    reader = Reader(mine, "en", ["say Hello!"], lambda snapshot: snapshot.phase in ("scoring", "over"))
    watcher = Reader(eyes, "de")

    async def whole() -> None:
        await friend.come(server)
        await friend.until(lambda snapshot: bool(snapshot.table))
        playing = asyncio.create_task(reader.run())
        watching = asyncio.create_task(watcher.run())
        await friend.until(lambda snapshot: snapshot.table["seats"][1]["kind"] == "person")
        await friend.say("start")
        done = asyncio.create_task(friend.play(lambda snapshot: snapshot.table["phase"] in ("scoring", "over")))
        await asyncio.wait_for(asyncio.gather(playing, done), waiting.PATIENCE)
        await waiting.until_then(
            lambda: "Spielstand:" in watcher.text.rpartition("Runde 1")[2] or "Diese Runde:" in watcher.text
        )
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching
        for one in (mine, eyes):
            await one.close()
        await friend.go()

    asyncio.run(whole())
    assert "Mia: Hello!" in reader.text
    assert "Hand 1: " in reader.text
    assert "You pass." in reader.text or "You lay" in reader.text
    assert "Score of this hand" in reader.text
    assert "Mia passt." in watcher.text or "Mia legt" in watcher.text
    assert PROMPT not in watcher.text, "who watches is asked nothing"
    assert PROMPT in reader.text
    assert Identities().at(server.url) is not None


def test_the_screen_at_a_server(server: room.Server) -> None:
    """The screen plays at a table where everybody else is a bot, with hints; the host starts the match."""
    mine = link(server, "")
    asyncio.run(_screen(server, mine))


async def _screen(server: room.Server, mine: RemoteLink) -> None:
    body = {"game": "heuldoch", "players": 3, "bots": {"1": "random", "2": "random"}, "practice": True, "bot_pauses": False}
    secret = await mine._identify()
    table = await asyncio.to_thread(server.call, "POST", "/tables", {"secret": secret}, json=body)
    mine.address = Address(server.url, table["id"])
    app = TableApp(mine, Words("en"), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: app.snapshot is not None)
        assert snapshot_of(app).phase == "gathering"
        await pilot.press("enter")
        await until(pilot, lambda: snapshot_of(app).is_my_turn)
        await pilot.press("h")
        await until(pilot, lambda: "Hint:" in app.deciding.note)
        version = snapshot_of(app).version
        await pilot.press("o")
        await until(pilot, lambda: snapshot_of(app).version > version and snapshot_of(app).is_my_turn)
        assert any(line.startswith("You lay ") for line in app.story.lines)


def test_clocks_and_who_sits_down(server: room.Server) -> None:
    """At a table with a clock the time left is told, on the screen and line by line; one's own seat is "you"."""
    (host,) = server.people(1)
    clock = {"per": "match", "seconds": 90, "increment": 2}
    table = server.table([host], players=3, bots={"2": "random"}, clock=clock, bot_pauses=False)
    friend = room.Client(table, host)
    mine = link(server, table)
    app = TableApp(mine, Words("en"), pace=0)
    reader = Reader(link(server, table), "en", (), lambda snapshot: True)

    async def whole() -> None:
        await friend.come(server)
        await friend.until(lambda snapshot: bool(snapshot.table))
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: app.snapshot is not None and snapshot_of(app).you == 1)
            await until(pilot, lambda: "You sit down." in app.story.lines)
            await friend.say("start")
            await until(pilot, lambda: snapshot_of(app).phase == "playing")
            await friend.play(lambda snapshot: snapshot.table["turn"] == 1)
            await until(pilot, lambda: snapshot_of(app).is_my_turn)
            await pilot.pause()
            assert "You have 1:" in characters(app)
            left = snapshot_of(app).left(1)
            assert left is not None
            assert 60 < left <= 92
        await reader.run()
        await friend.go()

    asyncio.run(whole())
    assert "Mia sits down." not in app.story.lines
    assert re.search(r"Your turn: .* You have 1:\d\d left\. \[pass", reader.text)


def test_looking_on_at_the_screen(server: room.Server) -> None:
    people = server.people(3)
    table = server.table(people, players=3)
    app = TableApp(link(server, table, "de", watch=True), Words("de"), pace=0)

    async def look() -> None:
        friend = room.Client(table, people[0])
        await friend.come(server)
        await friend.until(lambda snapshot: bool(snapshot.table))
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: app.snapshot is not None)
            await friend.say("start")
            await until(pilot, lambda: snapshot_of(app).phase == "playing")
            await pilot.press("1", "enter", "p", "h")
            await pilot.pause()
            assert "du siehst zu" in characters(app)
            assert f"eklat play --join {server.url}/t/{table}" in " ".join(characters(app).split())
            assert snapshot_of(app).you is None
            assert not snapshot_of(app).legal
        await friend.go()

    asyncio.run(look())


def test_the_same_secret_comes_back_to_the_same_seat(server: room.Server) -> None:
    (host,) = server.people(1)
    table = server.table([host], players=3)

    async def sit() -> Snapshot:
        mine = link(server, table, name=None)
        first = await mine.open()
        await mine.close()
        return first.snapshot

    first, second = asyncio.run(sit()), asyncio.run(sit())
    assert first.you == second.you == 1


def test_a_secret_that_the_server_forgot_is_replaced(server: room.Server) -> None:
    (host,) = server.people(1)
    table = server.table([host], players=3)
    Identities().keep(server.url, "Mia", "x" * 43)

    async def sit() -> Snapshot:
        mine = link(server, table)
        first = await mine.open()
        await mine.close()
        return first.snapshot

    assert asyncio.run(sit()).you == 1
    known = Identities().at(server.url)
    assert known is not None
    assert known["secret"] != "x" * 43


@pytest.mark.parametrize(("lang", "sentence"), [("de", "Diesen Tisch gibt es nicht."), ("en", "There is no such table.")])
def test_a_table_that_is_not_there(server: room.Server, lang: str, sentence: str) -> None:
    async def sit() -> Any:
        mine = link(server, "nowhere", lang)
        try:
            return await mine.open()
        finally:
            await mine.close()

    with pytest.raises(CannotPlay) as caught:
        asyncio.run(sit())
    assert str(caught.value) == sentence


def test_a_full_table_says_so(server: room.Server) -> None:
    people = server.people(3)
    table = server.table(people, players=3)

    async def sit() -> Any:
        mine = link(server, table, "de")
        try:
            return await mine.open()
        finally:
            await mine.close()

    with pytest.raises(CannotPlay, match="Alle Plätze sind besetzt"):
        asyncio.run(sit())


def test_a_server_that_restarts_is_found_again(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/eklat.db"
    first = room.Server(db)
    (host,) = first.people(1)
    table = first.table([host], players=3)
    mine = link(first, table)

    async def story() -> None:
        await mine.open()
        await asyncio.to_thread(first.kill)
        notices: list[str] = []
        again: room.Server | None = None
        try:
            while "back" not in notices:
                update = await asyncio.wait_for(mine.next(), waiting.PATIENCE)
                if update.notice is not None:
                    notices.append(update.notice)
                if update.notice == "lost":
                    again = await asyncio.to_thread(room.Server, db, first.port)
            assert notices == ["lost", "back"]
            assert (await mine.say("chat", text="hi")).ok
        finally:
            await mine.close()
            if again is not None:
                await asyncio.to_thread(again.stop)

    asyncio.run(story())


async def sat(server: room.Server, table: str, name: str | None) -> tuple[RemoteLink, Snapshot]:
    mine = link(server, table, name=name)
    return mine, (await mine.open()).snapshot


def test_another_name_is_another_person_and_the_first_one_keeps_the_seat(server: room.Server) -> None:
    (host,) = server.people(1)
    table = server.table([host], players=4)

    async def seats(*names: str | None) -> list[int | None]:
        found = []
        for name in names:
            mine, snapshot = await sat(server, table, name)
            found.append(snapshot.you)
            await mine.close()
        return found

    assert asyncio.run(seats("Mia", "Zoe", None, "Mia", None, "Zoe")) == [1, 2, 2, 1, 1, 2]


def test_after_coming_back_log_and_talk_are_there(server: room.Server) -> None:
    (host,) = server.people(1)
    table = server.table([host], players=3, bots={"2": "random"})
    friend = room.Client(table, host)
    told: list[list[str]] = []

    async def whole() -> None:
        await friend.come(server)
        await friend.until(lambda snapshot: bool(snapshot.table))
        mine, _ = await sat(server, table, "Mia")
        await friend.say("chat", text="Are you there?")
        await friend.say("start")
        await friend.until(lambda snapshot: bool(snapshot.table) and snapshot.table["phase"] == "playing")
        assert (await mine.say("chat", text="Yes, yes")).ok
        await friend.play(lambda snapshot: len((snapshot.view or {"log": ()})["log"]) >= 1 or snapshot.table["turn"] == 1)
        await mine.close()
        for watch in (False, True):
            again = link(server, table, watch=watch)
            first = await again.open()
            assert first.is_old
            told.append(Story(Words("en")).hear(first))
            await again.close()
        await friend.go()

    asyncio.run(whole())
    for lines in told:
        assert "Mia: Yes, yes" in lines
        assert any(line.endswith("Are you there?") for line in lines)
        assert any(line.startswith("Hand 1: ") for line in lines)


def test_a_seat_at_a_terminal_adds_to_the_chance_of_the_deals(server: room.Server) -> None:
    """Sealed, by itself and without a word; a word of one's own is told when the seal is opened."""
    (host,) = server.people(1)
    table = server.table([host], players=3, bots={"2": "random"})
    friend = room.Client(table, host)
    reader: list[str] = []

    async def whole() -> None:
        await friend.come(server)
        await friend.until(lambda snapshot: bool(snapshot.table))
        mine, snapshot = await sat(server, table, "Mia")
        await friend.until(lambda snapshot: bool(snapshot.table["fair"]["seals"][1]))
        seal = friend.snapshot.table["fair"]["seals"][1]
        assert (await mine.say("salt", text="x" * 32)).code == "salt"
        assert (await mine.say("salt", text="pepper")).ok
        await friend.until(lambda snapshot: snapshot.table["fair"]["seals"][1] not in ("", seal))
        assert friend.snapshot.table["fair"]["salts"] == ["", "", ""]
        await friend.say("start")
        await friend.until(lambda snapshot: snapshot.phase == "playing")
        salts = friend.snapshot.table["fair"]["salts"]
        assert re.fullmatch("pepper [0-9a-f]{32}", salts[1])
        assert sealed(salts[1]) == friend.snapshot.table["fair"]["seals"][1]
        story = Story(Words("en"))
        while snapshot.phase != "playing":
            update = await mine.next()
            reader.extend(story.hear(update))
            snapshot = update.snapshot
        await mine.close()
        await friend.go()

    asyncio.run(whole())
    assert reader.count("You add to the chance of the deals.") == 1


def test_leaving_says_that_the_seat_is_kept_and_how_to_come_back(
    server: room.Server, capsys: pytest.CaptureFixture[str]
) -> None:
    (host,) = server.people(1)
    table = server.table([host], players=3)

    async def visit(watch: bool) -> RemoteLink:
        mine = link(server, table, watch=watch)
        await mine.open()
        refused = await mine.say("bot", seat=2, bot="god")
        assert not refused.ok
        await mine.close()
        return mine

    play._farewell(asyncio.run(visit(False)), "en")
    assert capsys.readouterr().out == f"Your seat is kept. Come back with: eklat play --join {server.url}/t/{table}\n"
    play._farewell(asyncio.run(visit(True)), "en")
    assert capsys.readouterr().out == ""


def test_servers_that_are_none(server: room.Server) -> None:
    """What went wrong is said in words for people, not in those of the system."""

    def why(url: str) -> str:
        with pytest.raises(CannotPlay) as caught:
            asyncio.run(RemoteLink(Address.read(url), "en", "Mia", False).open())
        return str(caught.value)

    secure = server.url.replace("http", "https")
    assert why(f"{secure}/t/x") == f"The server {secure} speaks http, not https: try {server.url}"
    assert why("http://127.0.0.1:9/t/x").startswith("Nobody answers at http://127.0.0.1:9. ")
    assert why("http://nowhere.invalid/t/x").startswith("There is no server http://nowhere.invalid")
