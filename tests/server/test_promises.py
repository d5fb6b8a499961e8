"""What the server promises, by number (those that need a browser have their other half with the browser tests)."""

from __future__ import annotations

import asyncio
import inspect
import json
import shutil
import sqlite3
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import room
import waiting
from websockets.exceptions import ConnectionClosed

from eklat.bots import Bot
from eklat.games import GAMES
from eklat.games.core import State, View
from eklat.records import Record, verdict
from eklat.records.fair import commitment
from eklat.server import audience, drivers, live, news, socket, tables_api
from eklat.server.bot_pool import BotPool, choose
from eklat.server.people import Person
from eklat.server.settings import Limits
from eklat.table import Accepted, Settings, Table, read_event
from eklat.table.events import Dealt, Started

Json = dict[str, Any]


def play_on(lines: list[room.Line], moves: int, seed: int = 1) -> None:
    """So many moves at random, or to the end of the hand."""
    rng = Random(seed)
    for _ in range(moves):
        for line in lines:
            line.catch_up()
        mover = next((line for line in lines if line.is_my_turn), None)
        if mover is None:
            return
        version = mover.snapshot.version
        assert mover.ask("act", id=f"m{version}", move=mover.some_move(rng), expected=version)["type"] == "ok"


def started(
    lobby: room.Lobby, game: str = "mu", players: int = 3, **settings: Any
) -> tuple[str, list[Json], list[room.Line]]:
    people = lobby.people(*"ABCDEF"[:players])
    table = lobby.table(people, game, **settings)
    lines = [lobby.line(table, person) for person in people]
    assert lines[0].ask("start")["type"] == "ok"
    return table, people, lines


# 1 and 11 -----------------------------------------------------------------------------------------------------------------


def test_1_and_11_what_was_acknowledged_outlives_a_kill_and_everybody_comes_back(
    tmp_path: Path, running: list[room.Server]
) -> None:
    """Kill -9 at random moments under load: no acknowledged event is missing, no hand lost, clients go on by themselves."""
    file, rng = tmp_path / "eklat.db", Random(11)
    server = room.Server(f"sqlite:///{file}")
    running.append(server)
    people = server.people(3)
    tables = [server.table(people) for _ in range(4)]
    clients = [room.Client(table, person, seed) for seed, table in enumerate(tables) for person in people]

    async def under_load(first: bool, moves: int) -> None:
        for client in clients:
            await client.come(server)
            await client.until(lambda snapshot: bool(snapshot.table))

        async def one(client: room.Client) -> None:
            if first and client.snapshot.you == 0:
                await client.say("start", id="start")
            while True:
                await client.play(lambda now: now.phase == "scoring" and now.you == 0)
                await client.say("next", id=f"next-{client.snapshot.version}", at_once=True)
                await client.until(lambda now: now.phase != "scoring")

        tasks = [asyncio.create_task(one(client)) for client in clients]
        await waiting.until_then(lambda: sum(len(client.acknowledged) for client in clients) > moves)
        server.kill()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            assert isinstance(result, ConnectionClosed | TimeoutError), result

    for round_ in range(2):
        if round_:
            server = room.Server(f"sqlite:///{file}")
            running.append(server)
        room.run(under_load(round_ == 0, 60 * round_ + rng.randrange(20, 60)), clients)
        for client in clients:
            log = {event["version"]: event for event in room.stored_events(file, client.table_id)}
            for name, version in client.acknowledged.items():
                assert version in log, f"event {version} was acknowledged and is gone"
                assert log[version].get("move_id", name) == name
            assert client.snapshot.version <= len(log), "something was told that is not stored"

    with room.Lobby(f"sqlite:///{file}") as lobby:  # and everybody is back after the second kill, too
        for client in clients:
            stored = room.stored_events(file, client.table_id)
            Table.read(read_event(event) for event in stored)
            line = lobby.line(client.table_id, client.who, after=client.snapshot.version)
            line.catch_up()
            assert line.snapshot.version == len(stored)
            assert [event["version"] for event in line.events] == [*range(client.snapshot.version + 1, len(stored) + 1)]
            assert line.snapshot.table["phase"] in ("playing", "scoring")


def test_11_a_server_that_is_told_to_stop_says_so_and_exits(tmp_path: Path, running: list[room.Server]) -> None:
    file = tmp_path / "eklat.db"
    server = room.Server(f"sqlite:///{file}")
    running.append(server)
    people = server.people(3)
    table = server.table(people)
    client = room.Client(table, people[0])

    async def goodbye() -> None:
        await client.come(server)
        await client.until(lambda snapshot: bool(snapshot.table))
        await client.say("chat", id="c", text="bye")
        await client.until(lambda _: "c" in client.acknowledged)
        loop = asyncio.get_running_loop()
        stopped = loop.run_in_executor(None, server.stop)
        with pytest.raises(ConnectionClosed) as closed:
            await client.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert await stopped == 0

    room.run(goodbye(), [client])
    assert room.stored_events(file, table)[-1]["text"] == "bye"
    assert not (tmp_path / "eklat.db-wal").exists(), "everything is in the one file"


# 2 ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), [("mu", 4), ("mu2", 2), ("heuldoch", 3)])
def test_2_every_stored_game_replays_to_the_same_state(lobby: room.Lobby, tmp_path: Path, game: str, players: int) -> None:
    table_id, _, lines = started(lobby, game, players)
    lines[1].ask("chat", text="hello")
    play_on(lines, 12)
    live = lobby.node.tables[table_id].table
    again = Table.read(read_event(event) for event in room.stored_events(tmp_path / "eklat.db", table_id))
    assert again == live
    assert [again.snapshot(seat, 0.0) for seat in range(players)] == [live.snapshot(seat, 0.0) for seat in range(players)]


# 3 ------------------------------------------------------------------------------------------------------------------------
# Sent twice is played once: see test_server_repeats.py, where messages are duplicated, dropped, delayed and reordered.


def test_3_a_repeat_gets_the_first_answer_and_a_stale_move_the_missing_events(lobby: room.Lobby) -> None:
    _, _, lines = started(lobby)
    for line in lines:
        line.catch_up()
    mover = next(line for line in lines if line.is_my_turn)
    version = mover.snapshot.version
    first = mover.ask("act", id="mine", move="pass", expected=version)
    again = mover.ask("act", id="mine", move="pass", expected=version)
    assert first == again
    assert first["type"] == "ok"
    other = next(line for line in lines if line is not mover)
    stale = other.ask("act", id="late", move="pass", expected=version)
    assert (stale["type"], stale["code"]) == ("refused", "stale")
    assert [event["version"] for event in stale["events"]] == [version + 1]
    mover.catch_up()
    assert mover.snapshot.version == version + 1


# 4 ------------------------------------------------------------------------------------------------------------------------


def test_4_reconnect_refresh_second_tab_and_other_device_are_one_path(lobby: room.Lobby) -> None:
    table, people, lines = started(lobby)
    for moves in (2, 8):  # in the auction, and in a trick
        play_on(lines, moves)
        for line in lines:
            line.catch_up()
        old = lines[1].snapshot
        tab = lobby.line(table, people[1], after=3)
        tab.catch_up()
        assert [event["version"] for event in tab.events] == list(range(4, old.version + 1))
        assert (tab.snapshot.view, tab.snapshot.you, tab.snapshot.version) == (old.view, old.you, old.version)
        code = lobby.call("POST", "/me/links", people[1]).json()["code"]
        device = lobby.call("POST", "/links", json={"code": code}).json()
        assert device["id"] == people[1]["id"]
        phone = lobby.line(table, device, after=old.version)
        phone.catch_up()
        assert (phone.snapshot.view, phone.events) == (old.view, [])
        for line in (tab, phone):
            lobby.hang_up(line)
    seen_later = [e for e in lines[1].events if e["version"] > 3]
    everything = lobby.line(table, people[1], after=0)
    everything.catch_up()
    assert everything.events[-len(seen_later) :] == seen_later


# 5 and 6 ------------------------------------------------------------------------------------------------------------------


def swapped(deal: Json, a: int, b: int) -> Json:
    """The same deal with the hands of two seats exchanged."""
    other = deepcopy(deal)
    hands = other["deal"]["hands"]
    hands[a], hands[b] = hands[b], hands[a]
    return other


def everything_sent(folder: Path, viewer: int | None, other_world: bool, game: str) -> list[str]:
    """Play the same hand with or without the cards of the others exchanged; every byte that one viewer is sent."""
    names = ("Anna", "Beate", "Conny", "Dagmar")
    with room.Lobby(f"sqlite:///{folder}/{game}-{viewer}-{other_world}.db") as lobby:
        people = lobby.people(*names)
        table = Table.create(Settings(game, 4), "ab" * 32, people[0]["id"], names[0], 900.0).table
        for person, name in zip(people[1:], names[1:], strict=True):
            table = table.sit(person["id"], name, None, 900.0).table
        deal = table.proof.deal(table.match).to_json()
        hidden = [seat for seat in range(4) if seat != viewer][:2]
        deal = swapped(deal, *hidden) if other_world else deal
        answer = Accepted(table, table.log).then(900.0, Started(table.salts)).then(900.0, Dealt(0, game, {}, deal))
        lobby.run(lobby.node.store.create, "same-table", answer)
        eyes = None if viewer is None else people[viewer]
        watching = lobby.line("same-table", eyes, after=0)
        lines = [lobby.line("same-table", person) for person in people]
        moved = 0
        while moved < 9:
            for line in lines:
                line.catch_up()
            mover = next(line for line in lines if line.is_my_turn)
            assert mover.snapshot.view is not None
            assert mover.snapshot.you is not None
            text = own_move(mover.snapshot.view, mover.snapshot.you in hidden, moved)
            if text is None:
                break
            assert mover.ask("act", id=f"m{moved}", move=text, expected=mover.snapshot.version)["type"] == "ok"
            moved += 1
        assert moved >= 4
        watching.ask("act", id="no", move="play R1", expected=1)
        watching.ask("chat", id="c", text="hm")
        path = "/tables/same-table"
        sent = [text for text in watching.raw if '"presence"' not in text[:20]]
        sent += [lobby.call("GET", f"{path}{page}", eyes).text for page in ("", "/events", "/record")]
        for page, status in (("/replays", 404), ("/replays?hand=1", 404), ("/events?everything=true", 409)):
            refused = lobby.call("GET", f"{path}{page}", eyes)
            assert refused.status_code == status
            sent.append(refused.text)
        return sent


def own_move(view: Json, is_hidden: bool, number: int) -> str | None:
    """A move that looks the same from outside, whatever the hidden cards are; None when there is none any more."""
    legal = view["legal"]
    if view["game"] == "heuldoch":
        onions = [move for move in legal if move.startswith("onion")]
        return (onions or legal)[0] if is_hidden and onions else None if is_hidden else str(legal[0])
    if view["phase"] != "auction":
        return None
    return "pass" if is_hidden or number > 5 else next((move for move in legal if move.startswith("bid")), "pass")


@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("game", ["mu", "heuldoch"])
def test_5_and_6_exchanging_hidden_cards_changes_no_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, viewer: int | None, game: str
) -> None:
    for room_of_time in (audience, live, news, drivers, socket, tables_api):
        monkeypatch.setattr(room_of_time, "now", lambda: 1000.0)
    assert everything_sent(tmp_path, viewer, False, game) == everything_sent(tmp_path, viewer, True, game)


def test_6_a_seated_person_cannot_watch_around_the_corner(lobby: room.Lobby) -> None:
    table, people, lines = started(lobby)
    tab = lobby.line(table, people[1])
    assert tab.snapshot.you == lines[1].snapshot.you == 1
    spectator = lobby.line(table)
    assert spectator.snapshot.view is not None
    assert spectator.snapshot.view["hand"] is None
    lines[2].ask("leave")
    lines[2].catch_up()
    assert lines[2].snapshot.you is None
    assert lines[2].snapshot.view is not None
    assert lines[2].snapshot.view["hand"] is None, "whoever left sees no hand any more"
    assert lines[2].ask("sit", seat=1)["code"] == "other-cards"


# 7 ------------------------------------------------------------------------------------------------------------------------


def test_7_bots_get_exactly_what_a_person_in_that_seat_gets(lobby: room.Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [*inspect.signature(Bot.choose).parameters] == ["self", "view", "rng"]
    assert inspect.signature(choose).parameters["view"].annotation == "View"
    given: list[View] = []

    async def move(self: BotPool, spec: str, view: View) -> str:
        given.append(view)
        return str(view.legal[0])

    async def check(self: BotPool, name: str, game: str) -> None:
        pass

    monkeypatch.setattr(BotPool, "move", move)
    monkeypatch.setattr(BotPool, "check", check)
    anna = lobby.person()
    table = lobby.table([anna], players=3, bots={"1": "club", "2": "club"}, bot_pauses=False)
    line = lobby.line(table, anna)
    line.ask("start")
    line.wait(lambda _: line.is_my_turn or line.snapshot.table["phase"] != "playing")
    if not given:
        line.ask("act", id="m", move="pass", expected=line.snapshot.version)
        line.wait(lambda _: bool(given))
    live = lobby.node.tables[table].table
    assert live.state is not None
    for view in given:
        assert isinstance(view, View)
        assert not any(isinstance(value, State) for value in vars(view).values())
        assert view.seat == view.turn
        state: State = GAMES[live.state.game].start(live.state.deal, live.state.rules)
        for _, made in live.state.log[: len(view.log)]:
            state = state.play(made)
        assert view == state.view(view.seat), "the same as anybody in that seat"


# 8 ------------------------------------------------------------------------------------------------------------------------


def test_8_a_secret_is_128_random_bits_stored_hashed_and_said_nowhere(
    lobby: room.Lobby, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    anna, beate, conny = lobby.people("Anna", "Beate", "Conny")
    assert len(bytes.fromhex(anna["secret"])) == 16
    assert anna["secret"] != beate["secret"]
    table = lobby.table([anna, beate, conny])
    line = lobby.line(table, anna, after=0)
    line.ask("start")
    code = lobby.call("POST", "/me/links", anna).json()["code"]
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("eklat.db*"))
    assert b"Beate" in stored
    for person in (anna, beate, conny):
        assert person["secret"].encode() not in stored
        assert person["secret"] not in table
        assert all(person["secret"] not in text and person["id"] not in text for text in line.raw)
        assert person["secret"] not in caplog.text
    assert code.encode() not in stored


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/me", None), ("PATCH", "/me", {"name": "Eve"}), ("DELETE", "/me", None), ("GET", "/me/data", None),
        ("POST", "/me/links", None), ("DELETE", "/me/devices", None), ("GET", "/me/tables", None),
        ("POST", "/tables", {"game": "mu", "players": 3}), ("POST", "/tables/{table}/seats", {}),
        ("DELETE", "/tables/{table}/seats/me", None),
    ],
)  # fmt: skip
def test_8_nothing_is_done_for_strangers_or_old_secrets(
    lobby: room.Lobby, method: str, path: str, body: Json | None
) -> None:
    anna = lobby.person()
    table = lobby.table([anna], players=3)
    code = lobby.call("POST", "/me/links", anna).json()["code"]
    phone = lobby.call("POST", "/links", json={"code": code}).json()
    assert lobby.call("DELETE", "/me/devices", phone).json() == {"forgotten": 1}
    for who in (None, {"secret": "0" * 32}, {"secret": ""}, {"secret": anna["secret"]}, {"secret": anna["id"]}):
        answer = lobby.call(method, path.format(table=table), who, json=body)
        assert (answer.status_code, answer.json()["code"]) == (401, "who")
    assert lobby.call("GET", "/me", phone).json()["name"] == "Anna"


def test_8_seats_are_for_their_people_and_the_host_can_free_one(lobby: room.Lobby) -> None:
    table, _, lines = started(lobby)
    stranger, spectator = lobby.line(table, lobby.person("Eve")), lobby.line(table)
    for line in lines:
        line.catch_up()
    mover = next(line for line in lines if line.is_my_turn)
    version = mover.snapshot.version
    for line in (*(line for line in lines if line is not mover), stranger, spectator):
        answer = line.ask("act", id="x", move="pass", expected=version)
        assert answer["code"] in ("not-your-turn", "not-seated", "who")
    for kind in ("start", "next", "leave", "pause", "take-back"):
        assert stranger.ask(kind)["code"] in ("not-host", "not-seated")
        assert spectator.ask(kind)["code"] == "who"
    assert lines[1].ask("free", seat=2)["code"] == "not-host"
    assert lines[0].ask("free", seat=2)["type"] == "ok"
    lines[2].catch_up()
    assert lines[2].snapshot.you is None
    answer = lines[2].ask("act", id="y", move="pass", expected=lines[2].snapshot.version)
    assert answer["code"] == "not-seated"


def test_8_a_lost_secret_closes_what_was_opened_with_it(lobby: room.Lobby) -> None:
    anna = lobby.person()
    table = lobby.table([anna], players=3)
    code = lobby.call("POST", "/me/links", anna).json()["code"]
    phone = lobby.call("POST", "/links", json={"code": code}).json()
    old, new = lobby.line(table, anna), lobby.line(table, phone)
    lobby.call("DELETE", "/me/devices", phone)
    with pytest.raises(room.Closed, match="4401"):
        old.wait(lambda _: False)
    assert new.ask("ping")["type"] == "pong"


# 9 ------------------------------------------------------------------------------------------------------------------------


def test_9_somebody_leaves_and_takes_the_seat_back(lobby: room.Lobby) -> None:
    table, people, lines = started(lobby)
    for line in lines:
        line.catch_up()
    mover = next(line for line in lines if line.is_my_turn)
    seat = mover.snapshot.you
    assert seat is not None
    others = [line for line in lines if line is not mover]
    assert others[0].ask("stand-in", seat=seat, bot="random")["code"] == "time-left"
    lobby.hang_up(mover)
    others[0].wait(lambda _: seat not in others[0].snapshot.presence["here"])
    assert others[0].ask("stand-in", seat=seat, bot="random")["code"] == "time-left", "there is a grace time"
    others[0].wait(lambda _: seat in others[0].snapshot.presence["away"])
    assert others[1].ask("wait", seat=seat)["type"] == "ok"
    assert others[0].ask("stand-in", seat=seat, bot="random")["type"] == "ok"
    moved = others[0].until(lambda m: m["type"] == "update" and any(e["event"] == "moved" for e in m["events"]))
    assert moved["events"][0]["bot"] == "random"
    back = lobby.line(table, people[seat])
    assert back.snapshot.table["seats"][seat]["kind"] == "stand-in"
    assert back.ask("come-back")["type"] == "ok"
    back.catch_up()
    assert back.snapshot.table["seats"][seat]["kind"] == "person"
    others[0].wait(lambda _: seat in others[0].snapshot.presence["here"])


# 10 -----------------------------------------------------------------------------------------------------------------------


def test_10_a_flood_is_answered_softly_and_others_do_not_feel_it(tmp_path: Path) -> None:
    limits = Limits(connection_messages=50, connection_burst=20, address_messages=0)
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, limits=limits)) as lobby:
        anna, beate, eve = lobby.people("Anna", "Beate", "Eve")
        quiet, loud = lobby.table([anna], players=3), lobby.table([eve], players=3)
        flood, other = lobby.line(loud, eve), lobby.line(quiet, anna)
        for number in range(100):
            flood.say("chat", id=f"{number}", text=f"{number}")
        for _ in range(15):
            assert other.ask("chat", text="calm")["type"] == "ok"
        answers = [flood.until(lambda m: m["type"] in ("ok", "refused")) for _ in range(100)]
        limited = [answer for answer in answers if answer["type"] == "refused"]
        assert limited
        assert all(answer["code"] == "limit" and 0 < answer["retry_after"] <= 1 for answer in limited)

        def too_much() -> str:
            flood.say_text('{"type": "chat", "text": "' + "x" * 5000 + '"}')
            return str(flood.until(lambda m: m["type"] == "refused")["code"])

        waiting.until(lambda: too_much() == "too-big")
        waiting.until(lambda: flood.ask("chat", text="sorry")["type"] == "ok")  # nobody is banned
        assert beate


# 12 -----------------------------------------------------------------------------------------------------------------------


def test_12_deals_can_be_proved_fair(lobby: room.Lobby) -> None:
    people = lobby.people("A", "B", "C")
    table = lobby.table(people, "heuldoch")
    lines = [lobby.line(table, person, after=0) for person in people]
    committed = lines[2].snapshot.table["fair"]["commitment"]
    assert lines[1].ask("salt", text="pepper")["type"] == "ok"
    lines[0].ask("start")
    play_on(lines, 400)
    assert lines[0].snapshot.table["phase"] == "over"
    fair = lines[2].snapshot.table["fair"]
    assert (fair["commitment"], commitment(fair["secret"]), fair["salts"]) == (committed, committed, ["", "pepper", ""])
    record = lobby.call("GET", f"/tables/{table}/record").json()
    judged = verdict(Record.read(record))
    assert (judged.ok, judged.is_fair, judged.is_finished) == (True, True, True)
    draw = record["deals"][0]["deal"]["draw"]
    other = next(place for place, card in enumerate(draw) if card != draw[-1])
    draw[-1], draw[other] = draw[other], draw[-1]
    assert not verdict(Record.read(record)).ok
    for line in lines:
        hidden = [text for text in line.raw if '"match-over"' not in text and fair["secret"] in text]
        assert hidden == [], "nobody saw the secret before the end"


# 13 -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nothing", "/metrics", "/api/openapi.json", "/api/tables"])
def test_13_every_response_keeps_browsers_at_home(lobby: room.Lobby, path: str) -> None:
    headers = lobby.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "set-cookie" not in headers


def test_13_one_can_take_ones_data_along(lobby: room.Lobby) -> None:
    anna, beate, conny = lobby.people("Anna", "Beate", "Conny")
    table = lobby.table([anna, beate, conny])
    lobby.line(table, anna).ask("chat", text="my word")
    lobby.line(table, beate).ask("chat", text="not mine")
    data = lobby.call("GET", "/me/data", anna).json()
    assert (data["id"], data["name"], len(data["devices"])) == (anna["id"], "Anna", 1)
    assert [game["id"] for game in data["games"]] == [table]
    assert [line["text"] for line in data["chat"]] == ["my word"]
    assert anna["secret"] not in json.dumps(data)


def test_13_one_can_delete_ones_data_and_the_others_play_on(lobby: room.Lobby, tmp_path: Path) -> None:
    table, people, lines = started(lobby, players=4)
    lines[1].ask("chat", text="my very own word")
    play_on(lines, 3)
    salted = lobby.table([people[1]], players=3)
    assert lobby.call("DELETE", "/me", people[1]).status_code == 204
    assert lobby.call("GET", "/me", people[1]).status_code == 401
    lines[0].until(lambda m: m["type"] == "welcome")
    lines[0].catch_up()
    assert lines[0].snapshot.table["seats"][1] == {"kind": "empty", "called": "–", "shown": "–", "bot": None}
    for name in (table, salted):
        log = room.stored_events(tmp_path / "eklat.db", name)
        assert people[1]["id"] not in json.dumps(log)
        assert "my very own word" not in json.dumps(log)
        replayed = Table.read(read_event(event) for event in log)
        assert replayed == lobby.node.tables[name].table
    names = [seat["called"] for seat in lobby.call("GET", f"/tables/{table}").json()["scene"]["seats"]]
    assert names == ["A", "–", "C", "D"]
    with sqlite3.connect(tmp_path / "eklat.db") as connection:
        everything = "\n".join(connection.iterdump())
    connection.close()
    assert people[1]["id"] not in everything
    assert lines[0].ask("bot", seat=1, bot="random")["type"] == "ok"


def test_13_a_backup_is_one_file(tmp_path: Path) -> None:
    original, copy = tmp_path / "eklat.db", tmp_path / "elsewhere" / "copy.db"
    copy.parent.mkdir()
    with room.Lobby(f"sqlite:///{original}") as lobby:
        table, people, lines = started(lobby)
        play_on(lines, 4)
        lines[0].catch_up()
        version = lines[0].snapshot.version
        with sqlite3.connect(original) as running:
            running.execute("VACUUM INTO ?", (str(tmp_path / "while-running.db"),))
        running.close()
    shutil.copy(original, copy)
    for file in (copy, tmp_path / "while-running.db"):
        with room.Lobby(f"sqlite:///{file}") as restored:
            line = restored.line(table, people[0])
            assert line.snapshot.version == version
            assert line.snapshot.you == 0


def test_a_person_is_what_the_store_says() -> None:
    """A secret's hash is all that a device leaves behind."""
    assert [*Person.__dataclass_fields__] == ["id", "name", "created", "device"]
