"""Records that somebody brings along: judged, looked into, and moves tried out on them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import hostile
import pytest
import room

from eklat.server.positions_api import MOST_ACTIONS

GOLDEN = Path(__file__).parents[1] / "golden"
Json = dict[str, Any]


def golden(name: str) -> Json:
    record: Json = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return record


def ask(lobby: room.Lobby, question: Json, lang: str = "en") -> Any:
    return lobby.http.post("/api/positions", json=question, params={"lang": lang})


def judge(lobby: room.Lobby, record: Json, lang: str = "en") -> Json:
    answer = lobby.http.post("/api/records", json={"record": record}, params={"lang": lang})
    assert answer.status_code == 200, answer.text
    said: Json = answer.json()
    return said


@pytest.mark.parametrize("name", ["mu-5", "mu2", "heuldoch-5-specials"])
def test_a_whole_record_is_judged_as_eklat_verify_does(lobby: room.Lobby, name: str) -> None:
    record = golden(name)
    said = judge(lobby, record)
    assert said["ok"] is True
    assert said["error"] is None
    assert said["finished"] is True
    assert said["scores"] == record["scores"]
    assert said["winners"] == record["winners"]
    assert (said["game"], said["players"]) == (record["game"], record["players"])
    assert said["lengths"] == [len(deal["actions"]) for deal in record["deals"]]


def test_a_record_that_does_not_hold_says_where_and_why_in_every_language(lobby: room.Lobby) -> None:
    record = golden("mu-5")
    record["deals"][1]["scores"][0] += 1
    true = golden("mu-5")["deals"][1]["scores"]
    written = [true[0] + 1, *true[1:]]
    for lang, sentence in (
        ("en", f"The scores are written as {written}, but they are {true}."),
        ("de", f"Als Punkte steht {written} da, es sind aber {true}."),
        ("nl", f"Als punten staat er {written}, maar het zijn {true}."),
    ):
        said = judge(lobby, record, lang)
        assert said["ok"] is False
        error = said["error"]
        assert (error["code"], error["deal"], error["action"]) == ("scores", 1, None)
        assert error["sentence"] == sentence
        assert error["message"].startswith("The scores are written as")
    assert judge(lobby, {"format": "x"}, "de")["error"]["code"] == "format"
    assert ask(lobby, {"record": {"format": "x"}}, "nl").json()["error"]["sentence"] == "In een verslag moet 'game' staan."


def test_who_sits_there_is_called_by_name(lobby: room.Lobby) -> None:
    record = golden("heuldoch-3")
    record["deals"][0]["deal"]["hands"][1].append("A1")
    for answer in (judge(lobby, record, "de"), ask(lobby, {"record": record}, "de").json()):
        assert answer["error"]["sentence"] == "Jeder bekommt 4 Handkarten, aber Beate hat 5."
        assert answer["error"]["message"] == "Everybody gets 4 hand cards, but seat 1 has 5."
    replayed = lobby.http.post("/api/replays", json={"record": record}, params={"lang": "nl"}).json()
    assert replayed["error"]["sentence"] == "Iedereen krijgt 4 handkaarten, maar Beate heeft er 5."


def test_a_position_is_seen_with_the_eyes_one_asks_for(lobby: room.Lobby) -> None:
    record = golden("mu-5")
    answer = ask(lobby, {"record": record, "deal": 1, "at": 0, "seat": 2}).json()
    assert answer["view"]["hand"] == sorted(record["deals"][1]["deal"]["hands"][2])
    assert answer["view"]["contract"] is None
    assert answer["steps"] == len(record["deals"][1]["actions"])
    assert answer["before"] == record["deals"][0]["scores"]
    assert [move for _, move in answer["moves"]] == record["deals"][1]["actions"]
    assert ask(lobby, {"record": record}).json()["view"]["hand"] is None
    everything = ask(lobby, {"record": record, "seat": "all"}).json()
    assert [view["seat"] for view in everything["views"]] == [0, 1, 2, 3, 4]
    assert everything["cards"]["deal"]["hands"]
    assert everything["views"][0]["result"]["outcome"] == "made"


def test_a_move_is_tried_out_or_refused_in_a_sentence(lobby: room.Lobby) -> None:
    record = golden("mu-5")
    first = record["deals"][0]
    dealer, hand = first["dealer"], first["deal"]["hands"][first["dealer"]]
    start = {"record": record, "deal": 0, "at": 0, "seat": dealer}
    after = ask(lobby, start | {"move": f"bid {hand[0]}"}).json()["after"]
    assert after["ok"] is True
    assert after["view"]["laid"][dealer] == [hand[0]]
    too_many = ask(lobby, start | {"move": f"bid {hand[0]} {hand[1]}"}, "de").json()["after"]
    assert (too_many["ok"], too_many["code"]) == (False, "bid-size")
    assert too_many["sentence"] == "Ein Gebot von 2 geht nicht: Du darfst jetzt höchstens 1 Karte legen."
    assert ask(lobby, start | {"move": "sing a song"}).json()["after"]["code"] == "notation"
    other = start | {"seat": (dealer + 1) % 5, "move": "pass"}
    assert ask(lobby, other).json()["after"]["code"] == "not-your-turn"
    anybody = ask(lobby, start | {"seat": "all", "move": "pass"}).json()["after"]
    assert len(anybody["views"]) == 5


def test_what_is_not_there_is_refused(lobby: room.Lobby) -> None:
    record = golden("mu-5")
    for question, status, code in (
        ({"deal": 6}, 404, "no-such-position"),
        ({"deal": 0, "at": 80}, 404, "no-such-position"),
        ({"seat": 5}, 422, "no-such-seat"),
        ({"at": -1}, 422, "bad-request"),
        ({"seat": "everybody"}, 422, "bad-request"),
        ({"move": "x" * 201}, 422, "bad-request"),
        ({"surprise": 1}, 422, "bad-request"),
    ):
        answer = ask(lobby, {"record": record} | question)
        assert (answer.status_code, answer.json()["code"]) == (status, code), question


def test_nobody_makes_the_server_replay_for_hours(lobby: room.Lobby) -> None:
    record = golden("mu2")
    record["deals"] = [{**record["deals"][0], "actions": ["pass"] * (MOST_ACTIONS + 1)}]
    answer = lobby.http.post("/api/records", json={"record": record})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")


STRANGE: list[Any] = [
    {}, {"deals": []}, {"format": "eklat-record/1", "game": "mu", "players": ["a", "b", "c"], "deals": [None, 3, "x", []]},
    {"format": "eklat-record/1", "game": "mu", "players": ["a", "b", "c"],
     "deals": [{"dealer": 10**30, "deal": 1, "actions": []}]},
    {"format": "eklat-record/1", "game": "heuldoch", "players": ["a", "b", "c"],
     "deals": [{"first": 0, "deal": {"piles": {}, "hands": [[]], "draw": None}, "actions": [None]}]},
    {"format": "eklat-record/1", "game": "mu2", "players": ["a", "\ud800"], "deals": []},
    {"format": "eklat-record/1", "game": "mu2", "players": ["a", "b"], "deals": [], "proof": {"scheme": "eklat-fair/1"}},
    {"format": "eklat-record/1", "game": "mu2", "players": ["a", "b"], "deals": [], "options": {"target": 1e400}},
    {"\ud800": "\udfff", "format": "eklat-record/1", "game": "mu", "players": [], "deals": []},
]  # fmt: skip


@pytest.mark.parametrize("path", ["/api/records", "/api/positions"])
def test_strange_records_get_an_answer(lobby: room.Lobby, path: str) -> None:
    for record in STRANGE:
        text = json.dumps({"record": record})
        answer = lobby.http.post(path, content=text, headers={"content-type": "application/json", "accept-language": "de"})
        assert answer.status_code in (200, 404, 422), (record, answer.text)
        if answer.status_code == 200 and not answer.json()["ok"]:
            assert len(answer.json()["error"]["sentence"]) > 10


@pytest.mark.parametrize("path", ["/api/records", "/api/positions"])
def test_a_body_that_nobody_can_read_is_refused_in_a_sentence(lobby: room.Lobby, path: str) -> None:
    record = json.dumps(golden("mu2-unfinished"))
    deep = ['{"record":' * 8000, '{"record": {"deals": ' + "[" * 20000, '{"record": {"format": ' + "9" * 5000 + "}}"]
    for text in (*hostile.BROKEN_JSON, *deep, f'{{"record": {record[:-1]}', '{"record": [1]}', '{"record": null}'):
        answer = lobby.http.post(path, content=text, headers={"content-type": "application/json"})
        assert answer.status_code in (413, 422), (text[:80], answer.text)
        assert len(answer.json()["sentence"]) > 5
    answer = lobby.http.post(
        path,
        content=b" " * (70_000 if path == "/api/positions" else 2**20 + 1),
        headers={"content-type": "application/json"},
    )
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")


def test_a_long_record_is_judged_as_strictly_as_a_short_one(lobby: room.Lobby) -> None:
    record = {**golden("mu-5"), "x_told": "x" * 100_000}
    assert lobby.http.post("/api/records", json={"record": record}).json()["ok"]
    wrong = {**record, "winners": [0, 1, 2, 3, 4]}
    assert lobby.http.post("/api/records", json={"record": wrong}).json()["error"]
    assert lobby.http.post("/api/replays", json={"record": record}).status_code == 413
