"""HTTP: who one is, tables, languages, refusals, limits."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import room
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.responses import FileResponse
from starlette.websockets import WebSocketDisconnect

from eklat.server import pages, tables_api
from eklat.server.app import create_app
from eklat.server.bot_pool import BotPool, Offer
from eklat.server.limits import Bucket
from eklat.server.pages import add_pages
from eklat.server.refusals import language_of
from eklat.server.security import is_own_origin
from eklat.server.settings import BadSettings, Limits, Settings


def test_one_plays_at_once_as_a_guest_and_may_take_a_name(lobby: room.Lobby) -> None:
    guest = lobby.http.post("/api/people", json={}, headers={"accept-language": "de-AT,en;q=0.5"}).json()
    assert guest["name"] == "Gast"
    assert lobby.call("PATCH", "/me", guest, json={"name": "Zoë"}).json()["name"] == "Zoë"
    assert lobby.call("GET", "/me", guest).json()["name"] == "Zoë"
    refused = lobby.call("PATCH", "/me", guest, json={"name": "\n"})
    assert (refused.status_code, refused.json()["code"]) == (422, "name")


def test_a_code_for_another_device_is_good_once_and_not_for_long(tmp_path: Path) -> None:
    anna_name = "Anna"
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db") as lobby:
        anna = lobby.person(anna_name)
        link = lobby.call("POST", "/me/links", anna).json()
        assert link["url"].endswith(f"/device#{link['code']}")
        written = "-".join(link["code"][i : i + 4] for i in range(0, 16, 4)).lower()
        phone = lobby.call("POST", "/links", json={"code": written})
        assert phone.status_code == 201
        assert phone.json()["id"] == anna["id"]
        assert phone.json()["secret"] != anna["secret"]
        assert lobby.call("POST", "/links", json={"code": link["code"]}).status_code == 404
        first = lobby.call("POST", "/me/links", anna).json()
        second = lobby.call("POST", "/me/links", anna).json()
        assert lobby.call("POST", "/links", json={"code": first["code"]}).json()["code"] == "code"
        assert lobby.call("POST", "/links", json={"code": second["code"]}).status_code == 201
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, link=-1.0)) as lobby:
        late = lobby.call("POST", "/me/links", anna).json()
        assert lobby.call("POST", "/links", json={"code": late["code"]}).status_code == 404


def test_a_table_has_a_code_that_can_be_dictated(lobby: room.Lobby) -> None:
    anna = lobby.person("Anna")
    codes = {lobby.table([anna], players=3) for _ in range(20)}
    assert len(codes) == 20
    assert all(re.fullmatch("[a-z]{3}-[a-z]{4}-[a-z]{3}", code) and not set(code) & set("aeiouly") for code in codes)


def test_listed_tables_are_found_while_there_is_room(lobby: room.Lobby) -> None:
    anna, beate, conny = lobby.people("Anna", "Beate", "Conny")
    table = lobby.table([anna], players=3, listed=True, options={"target": 300})
    secret = lobby.table([anna], players=3)
    [entry] = lobby.call("GET", "/tables").json()["tables"]
    assert (entry["id"], entry["phase"], entry["settings"]["options"]) == (table, "gathering", {"target": 300})
    assert [seat["called"] for seat in entry["seats"]] == ["Anna", "", ""]
    for person in (beate, conny):
        assert lobby.call("POST", f"/tables/{table}/seats", person, json={"seat": None}).status_code == 201
    assert lobby.call("GET", "/tables").json() == {"tables": []}
    mine = lobby.call("GET", "/me/tables", anna).json()["tables"]
    assert {entry["id"]: entry["seat"] for entry in mine} == {table: 0, secret: 0}
    assert lobby.call("DELETE", f"/tables/{secret}/seats/me", anna).status_code == 204
    mine = lobby.call("GET", "/me/tables", anna).json()["tables"]
    assert {entry["id"]: entry["seat"] for entry in mine} == {table: 0, secret: None}


def test_looking_back_when_a_hand_is_over(lobby: room.Lobby) -> None:
    people = lobby.people("A", "B", "C")
    table = lobby.table(people, "mu")
    lines = [lobby.line(table, person) for person in people]
    lines[0].ask("start")
    for _ in range(3):  # everybody passes: the hand is over
        for line in lines:
            line.catch_up()
        mover = next(line for line in lines if line.is_my_turn)
        running = lobby.call("GET", f"/tables/{table}/replays", people[0])
        assert (running.status_code, running.json()["code"]) == (404, "no-such-position")
        mover.ask("act", id="p", move="pass", expected=mover.snapshot.version)
    assert [eyes["seat"] for eyes in lobby.call("GET", f"/tables/{table}/replays").json()["eyes"]] == [0, 1, 2, None]
    assert lobby.call("GET", f"/tables/{table}/replays?hand=7").status_code == 404
    assert len(lobby.call("GET", f"/tables/{table}/record").json()["deals"]) == 1
    assert lobby.call("GET", f"/tables/{table}/record?match=2").status_code == 404
    assert lobby.call("GET", f"/tables/{table}/events?everything=1").status_code == 409


def test_the_catalogue_speaks_ones_language(lobby: room.Lobby) -> None:
    german, dutch = (lobby.call("GET", f"/catalogue?lang={lang}").json() for lang in ("de", "nl"))
    assert [language["code"] for language in german["languages"]] == ["de", "en", "nl"]
    assert [game["name"] for game in german["games"]] == ["mu", "mu2", "heuldoch"]
    assert {bot["name"] for bot in german["bots"]} >= {"random", "novice", "club", "student", "expert", "champion"}
    assert german["bots"][0]["line"] != dutch["bots"][0]["line"]
    assert lobby.http.get("/metrics").text.count("eklat_connections 0.0") == 1
    assert lobby.call("GET", "/health").json()["ok"] is True


@pytest.mark.usefixtures("few_bots")
@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "skat", "players": 3}, 422, "game"),
        ({"game": "mu", "players": 7}, 422, "players"),
        ({"game": "mu", "players": 3, "options": {"target": 0}}, 422, "option"),
        ({"game": "mu", "players": 3, "clock": {"per": "day", "seconds": 3}}, 422, "clock"),
        ({"game": "mu", "players": 3, "bots": {"1": "nobody"}}, 422, "no-bot-here"),
        ({"game": "mu", "players": 3, "bots": {"1": "expert:seconds=3000"}}, 422, "no-bot-here"),
        ({"game": "mu2", "players": 2, "bots": {"1": "random"}}, 422, "bot-game"),
        ({"game": "mu", "players": 3, "bots": {"0": "club"}}, 409, "seat-taken"),
        ({"game": "mu", "players": 3, "colour": "red"}, 422, "bad-request"),
        ({"game": "mu"}, 422, "bad-request"),
        ([], 422, "bad-request"),
        (None, 422, "bad-request"),
    ],
)
def test_tables_that_cannot_be(lobby: room.Lobby, body: Any, status: int, code: str) -> None:
    answer = lobby.call("POST", "/tables", lobby.person(), json=body, headers={"accept-language": "nl"})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["sentence"]
    assert lobby.call("GET", "/tables/nonsense").json() == {"code": "no-table", "sentence": "There is no such table."}


def test_too_much_is_refused_softly(tmp_path: Path) -> None:
    limits = Limits(people_hour=2, tables_hour=2, tables_person=1, connections=1, address_requests=1000, body_bytes=1000)
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, limits=limits)) as lobby:
        anna, beate = lobby.people("Anna", "Beate")
        refused = lobby.http.post("/api/people", json={})
        assert (refused.status_code, refused.json()["code"]) == (429, "limit")
        assert int(refused.headers["retry-after"]) > 60
        table = lobby.table([anna], players=3)
        assert lobby.call("POST", "/tables", anna, json={"game": "mu", "players": 3}).json()["code"] == "too-many-tables"
        assert 'eklat_limits_total{what="seats"} 1.0' in lobby.http.get("/metrics").text
        assert lobby.call("POST", "/tables", beate, json={"game": "mu", "players": 3}).status_code == 429
        assert lobby.call("POST", f"/tables/{table}/seats", beate, json={}).status_code == 201
        assert lobby.call("POST", "/tables", beate, content=b"x" * 2000).status_code == 413
        line = lobby.line(table, anna)
        second = room.Line(lobby, table, {"secret": anna["secret"]})
        answer = second.next()
        assert (answer["type"], answer["code"], answer["retry_after"]) == ("refused", "limit", 10.0)
        with pytest.raises(room.Closed, match="4429"):
            second.next()
        second.close()
        assert line.ask("ping")["type"] == "pong"


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(1000.0, 2.0)
    assert (bucket.take(), bucket.take()) == (0.0, 0.0)
    assert 0 < bucket.take() <= 0.001
    assert Bucket(0, 0).take() == 0.0


@pytest.mark.parametrize(
    ("wanted", "accepted", "language"),
    [
        (None, None, "en"), ("nl", "de", "nl"), ("fr", "de", "de"), (None, "fr,de-CH;q=0.8,nl;q=0.9", "nl"),
        (None, "x;q=y,,;", "en"), ("DE-at", "", "de"),
    ],
)  # fmt: skip
def test_languages(wanted: str | None, accepted: str | None, language: str) -> None:
    assert language_of(wanted, accepted) == language


def test_only_our_own_pages_open_a_socket(lobby: room.Lobby) -> None:
    assert is_own_origin({"host": "h:1"}, "")
    assert is_own_origin({"host": "h:1", "origin": "http://h:1"}, "")
    assert is_own_origin({"host": "inside:1", "origin": "https://cards.example"}, "https://cards.example")
    assert not is_own_origin({"host": "h:1", "origin": "http://evil.example"}, "https://cards.example")
    assert not is_own_origin({"host": "h:1", "origin": "null"}, "")
    anna = lobby.person()
    table = lobby.table([anna], players=3)
    with pytest.raises(WebSocketDisconnect):
        lobby.http.websocket_connect(f"/ws/tables/{table}", headers={"origin": "http://x"}).__enter__()


def test_settings_come_from_flags_and_environment() -> None:
    settings = Settings.read({"EKLAT_PORT": "9", "EKLAT_LIMIT_CONNECTIONS": "3", "EKLAT_DB": "sqlite:///a.db"}, host="::1")
    assert (settings.port, settings.host, settings.limits.connections, str(settings.file)) == (9, "::1", 3, "a.db")
    assert Settings.read({"EKLAT_PORT": "9"}, port=10).port == 10
    assert Settings(db="postgres://u:p@h/d").database == "postgresql+asyncpg://u:p@h/d"
    for wrong in ({"EKLAT_PORT": "x"}, {"EKLAT_PORT": "70000"}, {"EKLAT_DB": "mysql://x"}, {"EKLAT_PUBLIC_URL": "cards"}):
        with pytest.raises(BadSettings):
            Settings.read(wrong)
    with pytest.raises(BadSettings, match="EKLAT_LIMIT_CONNECTIONS must be a number of at least 0"):
        Settings.read({"EKLAT_LIMIT_CONNECTIONS": "-3"})
    with pytest.raises(BadSettings) as told:
        Settings.read({"EKLAT_DB": "oracle://me:secret@host/x"})
    assert "secret" not in str(told.value)


def test_bots_that_cannot_be_listed_are_a_refusal_and_asked_for_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = True
    ask = BotPool._ask_offers

    async def sometimes(self: BotPool) -> list[Offer]:
        if failing:
            raise RuntimeError("no process answers")
        return await ask(self)

    monkeypatch.setattr(BotPool, "_ask_offers", sometimes)
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db") as lobby:
        refused = lobby.http.get("/api/catalogue", headers={"accept-language": "de"})
        assert refused.status_code == 503
        assert refused.json()["code"] == "no-bots"
        failing = False
        assert lobby.http.get("/api/catalogue").json()["bots"]


def test_pages_come_packed_and_are_not_sent_twice(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>" + "eklat " * 500)
    (tmp_path / "assets" / "a-1.js").write_text("0;" * 500)
    (tmp_path / "icon.png").write_bytes(b"png")
    app = FastAPI()
    add_pages(app, tmp_path)
    with TestClient(app) as client:
        page = client.get("/t/some-table", headers={"accept-encoding": "gzip"})
        assert page.headers["content-encoding"] == "gzip"
        assert page.text.startswith("<p>eklat ")
        assert int(page.headers["content-length"]) < 200
        again = client.get("/", headers={"accept-encoding": "gzip", "if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = client.get("/", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        script = client.get("/assets/a-1.js", headers={"accept-encoding": "gzip"})
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert "content-encoding" not in client.get("/icon.png", headers={"accept-encoding": "gzip"}).headers


def test_short_files_come_from_memory_and_are_read_again_when_they_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading a page took a thread; many of them held up the one that writes moves to the disk."""
    (tmp_path / "index.html").write_text("<p>eklat")
    (tmp_path / "icon.png").write_bytes(b"png")
    (tmp_path / "long.png").write_bytes(bytes(pages.SHORT + 1))
    app = FastAPI()
    add_pages(app, tmp_path)
    files = list[str]()
    read = FileResponse

    def noted(file: Path, **more: Any) -> Any:
        files.append(file.name)
        return read(file, **more)

    monkeypatch.setattr(pages, "FileResponse", noted)
    with TestClient(app) as client:
        plain = {"accept-encoding": "identity"}
        first = client.get("/icon.png", headers=plain)
        assert (first.content, first.headers["content-type"]) == (b"png", "image/png")
        assert client.get("/icon.png", headers={**plain, "if-none-match": first.headers["etag"]}).status_code == 304
        (tmp_path / "icon.png").write_bytes(b"other")
        assert client.get("/icon.png", headers={**plain, "if-none-match": first.headers["etag"]}).content == b"other"
        assert client.get("/", headers=plain).text == "<p>eklat"
        assert client.head("/icon.png", headers=plain).content == b""
        assert not files
        assert client.get("/icon.png", headers={**plain, "range": "bytes=1-2"}).content == b"th"
        assert len(client.get("/long.png", headers=plain).content) == pages.SHORT + 1
        assert files == ["icon.png", "long.png"]


def test_a_page_names_what_it_will_ask_for(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>eklat")
    app = FastAPI()
    add_pages(app, tmp_path)
    with TestClient(app) as client:
        assert "link" not in client.get("/").headers  # a build without the list
        files = {"": ["assets/base.css", "assets/de.js"], "pad": ["assets/pad.js"]}
        (tmp_path / "preload.json").write_text(json.dumps({"de": files, "en": {}, "nl": {}}))
        german = {"accept-language": "fr, de-AT;q=0.8, en;q=0.5"}
        start = client.get("/", headers=german)
        assert (
            start.headers["link"]
            == "</assets/base.css>; rel=preload; as=style; crossorigin, </assets/de.js>; rel=modulepreload"
        )
        assert "accept-language" in start.headers["vary"]
        assert client.get("/pad/abc", headers=german).headers["link"] == "</assets/pad.js>; rel=modulepreload"
        assert "link" not in client.get("/nowhere", headers=german).headers
        head = client.head("/", headers=german)
        assert (head.status_code, head.headers["link"]) == (200, start.headers["link"])


def test_a_name_taken_while_watching_is_the_one_that_sits_down(lobby: room.Lobby) -> None:
    anna, guest = lobby.people("Anna", "Guest")
    table = lobby.table([anna], players=3)
    line = room.Line(lobby, table, {"secret": guest["secret"]})
    line.until_type("welcome")
    lobby.call("PATCH", "/me", guest, json={"name": "Beate"})
    assert line.ask("sit", seat=1)["type"] == "ok"
    scene = lobby.call("GET", f"/tables/{table}", anna).json()["scene"]
    assert [seat["called"] for seat in scene["seats"]] == ["Anna", "Beate", ""]
    line.close()


def test_routes_are_made_once_and_not_with_the_first_requests_of_every_server() -> None:
    assert set(map(id, tables_api.router.routes)) <= set(map(id, create_app(room.QUICK).routes))
