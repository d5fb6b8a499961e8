"""Whole hands in one answer: of tables and of records, every position as each seat knew it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import hostile
import pytest
import room

from eklat.client import patched
from eklat.games import GAMES
from eklat.records import Record, replay
from eklat.table import Settings, Table

GOLDEN = Path(__file__).parents[1] / "golden"
WEB = Path(__file__).parents[2] / "web/src/replay"
Json = dict[str, Any]


def golden(name: str) -> Json:
    record: Json = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return record


def ask(lobby: room.Lobby, record: Json, deal: int = 0, lang: str = "en") -> Any:
    return lobby.http.post("/api/replays", json={"record": record, "deal": deal}, params={"lang": lang})


def film(eyes: Json) -> list[Json]:
    """All views, as a client makes them from the first one and the changes."""
    views = [eyes["first"]]
    for change in eyes["then"]:
        views.append(patched(views[-1], change or None))
    return views


@pytest.mark.parametrize("name", ["mu-3", "mu-5", "mu-4-house-rules", "mu2", "heuldoch-5-specials", "mu2-unfinished"])
def test_every_position_is_there_for_every_pair_of_eyes(lobby: room.Lobby, name: str) -> None:
    record = golden(name)
    deals = list(replay(Record.read(record)))
    number = len(deals) - 1
    answer = ask(lobby, record, number).json()
    assert (answer["ok"], answer["error"]) == (True, None)
    hand, states = answer["hand"], deals[number].states
    assert [eyes["seat"] for eyes in hand["eyes"]] == [*range(len(record["players"])), None]
    for eyes in hand["eyes"]:
        assert film(eyes) == [json.loads(json.dumps(state.view(eyes["seat"]).to_json())) for state in states]
    assert [move for _, move in hand["moves"]] == record["deals"][number]["actions"]
    assert [listed["steps"] for listed in hand["hands"]] == [len(deal["actions"]) for deal in record["deals"]]
    assert hand["after"] == list(deals[-1].match.scores)
    assert hand["before"] == ([0] * len(record["players"]) if number == 0 else list(deals[number - 1].match.scores))
    assert hand["winners"] == list(deals[-1].match.winners)
    assert hand["cards"]["deal"] == states[0].deal.to_json()["deal"]
    assert (hand["hands"][-1]["outcome"] is None) == name.endswith("unfinished")


def test_a_record_that_does_not_hold_says_where_and_why(lobby: room.Lobby) -> None:
    record = golden("mu-5")
    record["deals"][0]["actions"][2] = "bid K0 K0"
    answer = ask(lobby, record, lang="de").json()
    assert (answer["ok"], answer["hand"]) == (False, None)
    assert (answer["error"]["deal"], answer["error"]["action"]) == (0, 2)
    assert answer["error"]["sentence"].endswith(".")


def test_what_is_not_there_is_refused(lobby: room.Lobby) -> None:
    record = golden("mu-5")
    for more, status, code in (
        ({"deal": 6}, 404, "no-such-position"),
        ({"deal": -1}, 422, "bad-request"),
        ({"x": 1}, 422, "bad-request"),
    ):
        answer = lobby.http.post("/api/replays", json={"record": record} | more)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    empty = record | {"deals": [], "scores": [0] * 5, "winners": []}
    assert ask(lobby, empty).json()["code"] == "no-such-position"


@pytest.fixture
def again(lobby: room.Lobby) -> tuple[str, Table]:
    """A table in its second match, in the middle of a hand."""
    people = lobby.people("Anna", "Beate")
    rng, anna = Random(4), people[0]["id"]
    over = hostile.played(hostile.planted(Settings("mu2", 2, {"target": 1}), people).start(anna, 1.0).table, rng)
    running = over.rematch(anna, "ab" * 32, 2.0, at_once=True).table.start(anna, 3.0).table
    table = hostile.played(running, rng, 8)
    return hostile.plant(lobby, "again", table), table


def test_finished_hands_of_a_table_are_open_and_the_running_one_is_not(lobby: room.Lobby, again: tuple[str, Table]) -> None:
    name, table = again
    hand = lobby.http.get(f"/api/tables/{name}/replays", params={"match": 1, "hand": 0}).json()
    record = table.record(1).to_json()
    assert [move for _, move in hand["moves"]] == record["deals"][0]["actions"]
    assert film(hand["eyes"][1])[-1]["result"]["scores"] == hand["hands"][0]["scores"]
    assert hand["players"] == ["Anna", "Beate"]
    for question, code in (
        ({}, "no-such-position"),
        ({"match": 2, "hand": 0}, "no-such-position"),
        ({"match": 1, "hand": 99}, "no-such-position"),
        ({"match": 3}, "no-such-match"),
    ):
        answer = lobby.http.get(f"/api/tables/{name}/replays", params=question)
        assert (answer.status_code, answer.json()["code"]) == (404, code), question
    assert lobby.http.get("/api/tables/nobody/replays").json()["code"] == "no-table"


def test_the_example_that_the_browser_is_tested_with_is_what_the_server_sends(lobby: room.Lobby) -> None:
    stored = json.loads((WEB / "hand.json").read_text(encoding="utf-8"))
    assert ask(lobby, golden("mu2")).json()["hand"] == stored


def test_the_templates_for_writing_a_game_down_hold(lobby: room.Lobby) -> None:
    for name, game in GAMES.items():
        templates = json.loads((WEB.parent / "games" / name / "templates.json").read_text(encoding="utf-8"))
        assert set(templates) == {str(players) for players in game.players}
        for players, record in templates.items():
            answer = ask(lobby, record).json()
            assert answer["ok"], (name, players, answer["error"])
            assert answer["hand"]["hands"][0]["outcome"] is None
