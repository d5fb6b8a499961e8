"""`eklat bot`: bots of the house and of other packages play at a real server, and say plainly why they cannot."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import children
import pytest
import room
import waiting
from typer.testing import CliRunner

from eklat.bots import Bot, Decision, bot
from eklat.cli import app
from eklat.client import Address, Answer, CannotPlay, Snapshot, line, remote
from eklat.client import server as server_over_http
from eklat.client.player import Player
from eklat.client.remote import RemoteLink
from eklat.games.core import View

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
GOLDEN = Path(__file__).parents[1] / "golden"
COMMAND = [*children.EKLAT, "bot"]
PATIENCE = 240.0
"""Seconds; on a new machine the bots are compiled first."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[room.Server]:
    with room.Server(f"sqlite:///{tmp_path_factory.mktemp('server')}/eklat.db") as server:
        yield server


@pytest.fixture
def guests(tmp_path: Path) -> dict[str, str]:
    """An environment in which the example is installed as a package of its own."""
    (tmp_path / "my_bot.py").write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    about = tmp_path / "guests-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[eklat.bots]\ntryout = my_bot:Tryout\n")
    path = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH"))))
    return {**os.environ, "PYTHONPATH": path}


def left_table(server: room.Server, game: str, players: int, **settings: Any) -> str:
    """A table whose seats 0 and 1 are free: whoever sits down first is the host."""
    (host,) = server.people(1)
    bots = {str(seat): "random" for seat in range(2, players)}
    table = server.table([host], game=game, players=players, bots=bots, **settings)
    response = server._http.request(
        "DELETE", f"{server.url}/api/tables/{table}/seats/me", headers={"authorization": f"Bearer {host['secret']}"}
    )
    assert response.status_code == 204
    return table


def kinds(server: room.Server, table: str) -> list[str]:
    return [seat["kind"] for seat in server.call("GET", f"/tables/{table}")["scene"]["seats"]]


class Process:
    """The command in a process of its own, and what it says."""

    def __init__(self, *words: str, env: dict[str, str] | None = None) -> None:
        self._process = children.start([*COMMAND, *words], env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.lines: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        self.lines.extend(iter(self._process.stdout.readline, ""))

    @property
    def has_ended(self) -> bool:
        return self._process.poll() is not None

    def end(self, number: int | None = None) -> int:
        """Wait until it is over; with a signal, tell it to be."""
        if number is not None:
            self._process.send_signal(number)
        code = self._process.wait(PATIENCE)
        self._reader.join(waiting.PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code


@pytest.mark.parametrize(
    ("game", "players", "first", "options"),
    [
        ("mu", 3, "club", {"target": 1}),
        ("heuldoch", 3, "tryout:games_each=2", {"specials": True}),
        *([("mu2", 2, "club", {"target": 1}), ("heuldoch", 3, "club", {})] if os.environ.get("EKLAT_LONG") else []),
    ],
)
def test_a_match_at_a_server(
    server: room.Server, guests: dict[str, str], game: str, players: int, first: str, options: dict[str, Any]
) -> None:
    """The first to sit is the host: it begins, deals, and goes when the match is over. Then the other is host, and goes."""
    table = left_table(server, game, players, options=options)
    url = f"{server.url}/t/{table}"
    host = Process(first, "--join", url, "--seat", "0", "--seed", "1", env=guests)
    waiting.until(lambda: host.has_ended or kinds(server, table)[0] == "person")
    other = Process("random", "--join", url, "--name", "Zufall")
    assert (host.end(), other.end()) == (0, 0), host.lines + other.lines
    name = first.partition(":")[0]
    assert host.lines[0].startswith(f"{name} sits at seat 0 of {url}: ")
    assert host.lines[1].startswith(f"Hand 1: {name} ")
    assert host.lines[-1].startswith("The match is won by ")
    assert other.lines[0].startswith("Zufall sits at seat 1 of ")
    assert [line for line in host.lines if line.startswith("Hand ")] == [
        line for line in other.lines if line.startswith("Hand ")
    ]
    assert kinds(server, table)[:2] == ["empty", "empty"]
    record = server.call("GET", f"/tables/{table}/record")
    assert record["winners"]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_bot_that_is_stopped_gives_its_seat_up(server: room.Server, number: int) -> None:
    (anna,) = server.people(1)
    table = server.table([anna], players=3)
    guest = Process("random", "--join", f"{server.url}/t/{table}", "--quiet")
    waiting.until(lambda: guest.has_ended or kinds(server, table) == ["person", "person", "empty"])
    assert guest.end(number) == 130
    assert (guest.lines, kinds(server, table)) == ([], ["person", "empty", "empty"])


# What cannot be -----------------------------------------------------------------------------------------------------------


def said(*words: str) -> str:
    done = CliRunner().invoke(app, ["bot", *words])
    assert done.exit_code == 2
    assert done.stdout == ""
    return done.stderr


def test_why_a_bot_cannot_play_is_said_in_a_sentence(server: room.Server) -> None:
    people = server.people(3)
    full, url = server.table(people), f"{server.url}/t/"
    free = server.table(people[:1], players=3)
    for words, sentence in (
        (
            ["god", "--join", f"{url}{full}"],
            "there is no bot 'god'; there are random, novice, dreamer, daredevil, club, student, adept, expert, champion",
        ),
        (["club:seconds=x", "--join", f"{url}{full}"], "club:seconds=x: seconds must be a number or none, not 'x'"),
        (["club", "--join", "nonsense"], "'nonsense' is not a link to a table: expected something like"),
        (["club", "--join", "http://127.0.0.1:9/t/x"], "Nobody answers at http://127.0.0.1:9. "),
        (["club", "--join", f"{url}nowhere"], "There is no such table."),
        (["club", "--join", f"{url}{full}"], "All seats are taken."),
        (["club", "--join", f"{url}{free}", "--seat", "0"], "P0 already sits there."),
        (["club", "--join", f"{url}{free}", "--seat", "7"], "There is no such seat"),
    ):
        assert said(*words).startswith(f"eklat: {sentence}"), words


# Inside -------------------------------------------------------------------------------------------------------------------


class Clumsy(Bot):
    """It fails, or chooses what is not legal, every other time."""

    name, games, cost = "clumsy", ("heuldoch",), 0.0

    def decide(self, view: View, rng: Random) -> Decision:
        if len(view.log) % 2:
            raise KeyError("oops")
        return Decision(view.legal[0] if rng.random() < 0.5 else view.log[0][1] if view.log else view.legal[0])


def a_player(server: room.Server, table: str, told: list[str], **facts: Any) -> Player:
    return Player(facts.pop("bot", None) or bot("random"), Address(server.url, table), "Robbie", tell=told.append, **facts)


def test_a_bot_does_not_sit_down_to_a_game_it_does_not_play(server: room.Server) -> None:
    table = left_table(server, "mu", 3)
    with pytest.raises(CannotPlay, match="clumsy does not play mu; it plays heuldoch"):
        asyncio.run(a_player(server, table, [], bot=Clumsy()).play())
    assert kinds(server, table) == ["empty", "empty", "bot"]


def test_a_bot_that_fails_leaves_its_move_to_chance(server: room.Server) -> None:
    table = left_table(server, "heuldoch", 3, practice=True)
    told: list[str] = []

    async def match() -> None:
        host = asyncio.create_task(a_player(server, table, told, bot=Clumsy(), seat=0).play())
        await waiting.until_then(lambda: kinds(server, table)[0] == "person")
        other = asyncio.create_task(a_player(server, table, [], seat=1).play())
        await asyncio.wait_for(host, waiting.PATIENCE)
        other.cancel()
        await asyncio.wait([other])

    asyncio.run(match())
    assert any("clumsy has failed, so a move is left to chance: KeyError: 'oops'" in line for line in told)
    assert told[-1].startswith("The match is won by ")


class Notes(RemoteLink):
    """A link that keeps what is said to it."""

    def __init__(self) -> None:
        super().__init__(Address("http://localhost", "x"))
        self.said: list[tuple[str, Any]] = []

    async def say(self, kind: str, **facts: Any) -> Answer:
        self.said.append((kind, facts))
        return Answer(True)


@pytest.mark.parametrize(
    ("changes", "wish"),
    [
        ({}, None),
        ({"paused": True, "phase": "scoring", "host": 1}, None),
        ({"take_back": {"seat": 0, "agreed": []}}, ("answer", {"agreed": True})),
        ({"take_back": {"seat": 0, "agreed": [1]}}, None),
        ({"take_back": {"seat": 1, "agreed": []}}, None),
        ({"seats": [{"kind": "person"}, {"kind": "stand-in"}]}, ("come-back", {})),
        ({"phase": "gathering"}, None),
        ({"phase": "gathering", "host": 1}, ("start", {})),
        ({"phase": "gathering", "host": 1, "seats": [{"kind": "empty"}, {"kind": "person"}]}, None),
        ({"phase": "scoring"}, ("next", {})),
        ({"phase": "scoring", "ready": {"seats": [1], "until": 9.0}}, None),
        ({"phase": "over"}, None),
        ({"phase": "over", "ready": {"seats": [0], "until": 9.0}}, ("rematch", {})),
    ],
)
def test_a_bot_is_polite(server: room.Server, changes: dict[str, Any], wish: tuple[str, Any] | None) -> None:
    """It agrees to what others ask, takes its own seat back, and begins or deals only where it is the host."""
    seats = [{"kind": "person"}, {"kind": "person"}]
    table = {"phase": "playing", "paused": False, "take_back": None, "host": 0, "turn": 0, "position": 9, "seats": seats}
    link = Notes()

    async def once() -> None:
        deed = a_player(server, "x", [])._deed(link, Snapshot(9, 1, table | changes, None))
        if deed is not None:
            await deed

    asyncio.run(once())
    assert link.said == ([] if wish is None else [wish])


def test_a_bot_leaves_the_dealing_to_the_host_and_goes_when_it_is_sent(server: room.Server) -> None:
    (anna,) = server.people(1)
    table = server.table([anna], game="mu2", players=2)
    told: list[str] = []
    host = room.Client(table, anna)

    async def whole() -> None:
        await host.come(server)
        guest = asyncio.create_task(a_player(server, table, told, seed=3).play())
        await host.until(lambda now: bool(now.table) and now.is_full)
        await host.say("start")
        await host.play(lambda now: now.phase not in ("gathering", "playing"))
        await waiting.until_then(lambda: any(line.startswith("Hand 1: ") for line in told))
        await host.say("free", seat=1)
        await asyncio.wait_for(guest, waiting.PATIENCE)
        await host.go()

    asyncio.run(whole())
    assert host.snapshot.phase == "scoring"
    assert told[-1] == "Robbie has no seat any more."
    assert [line for line in told if line.startswith("Hand 1: P0 ")]


def test_a_bot_comes_back_to_a_server_that_was_gone(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/eklat.db"
    first = room.Server(db)
    table = left_table(first, "heuldoch", 3)
    told: list[str] = []

    async def whole() -> None:
        guests = [asyncio.create_task(a_player(first, table, told, seat=seat).play()) for seat in (0, 1)]
        await waiting.until_then(lambda: sum("sits" in line for line in told) == 2)
        await asyncio.to_thread(first.kill)
        await waiting.until_then(lambda: "The connection is lost. Trying again …" in told)
        again = await asyncio.to_thread(room.Server, db, first.port)
        try:
            done, rest = await asyncio.wait(guests, timeout=waiting.PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            assert done
            for task in rest:  # the host goes first, and the other one after it, perhaps in the same moment
                task.cancel()
            await asyncio.gather(*rest, return_exceptions=True)
            assert {task.exception() for task in done} == {None}
        finally:
            await asyncio.to_thread(again.stop)

    asyncio.run(whole())
    assert "The connection is back." in told
    assert any(line.startswith("The match is won by ") for line in told)


def test_whose_server_was_upgraded_is_told_so(server: room.Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """In their language: who comes with an old program, and who was there before the upgrade."""
    (anna,) = server.people(1)
    address = Address(server.url, server.table([anna], players=3))

    async def be_upgraded() -> None:
        link = RemoteLink(address, "nl", secret=anna["secret"])
        await link.open()
        monkeypatch.setattr(line, "PROTOCOL", 1)
        assert link._line is not None
        await link._line.close()
        while (update := await link.next()).notice != "closed":
            pass
        assert update.sentence is not None
        assert "nieuwe versie" in update.sentence
        await link.close()
        with pytest.raises(CannotPlay, match="new version"):
            await Player(bot("random"), address, "Robbie").play()
        monkeypatch.setattr(server_over_http, "PROTOCOL", 1)
        with pytest.raises(CannotPlay, match="new version"):
            await Player(bot("random"), address, "Robbie").play()

    asyncio.run(asyncio.wait_for(be_upgraded(), PATIENCE))


def test_whose_address_has_used_up_its_share_plays_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What happened before they came is told later; once they were not let in at all."""
    monkeypatch.setattr(remote, "PAST", 0.1)
    record = json.loads((GOLDEN / "mu-5.json").read_text(encoding="utf-8"))
    short = {"EKLAT_LIMIT_STUDIO_SHARE": "0.00001", "EKLAT_LIMIT_STUDIO_SECONDS": "0.1"}

    async def come() -> None:
        link = RemoteLink(address, secret=beate["secret"])
        first = await link.open()
        assert (first.snapshot.you, first.events) == (1, [])
        assert (await link.say("chat", text="Hello")).ok
        while not (update := await link.next()).snapshot.version > first.snapshot.version:
            pass
        assert update.events == ()
        await link.close()

    with room.Server(f"sqlite:///{tmp_path}/eklat.db", 0, **short) as server:
        anna, beate = server.people(2)
        address = Address(server.url, server.table([anna, beate], players=3))
        server.call("POST", "/records", json={"record": record})
        asyncio.run(asyncio.wait_for(come(), PATIENCE))
