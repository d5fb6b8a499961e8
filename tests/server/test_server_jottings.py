"""Hands of real cards, written down move by move."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import room

from eklat.records import Record, verdict
from eklat.server.jottings_api import MOST_MOVES

GOLDEN = Path(__file__).parents[1] / "golden"
Json = dict[str, Any]


def jot(lobby: room.Lobby, lang: str = "en", **hand: Any) -> Json:
    answer = lobby.http.post("/api/jottings", json=hand, params={"lang": lang})
    assert answer.status_code == 200, answer.text
    said: Json = answer.json()
    return said


def golden(name: str, number: int = 0) -> tuple[Json, Json]:
    """The frame of a golden game, as somebody who writes down one of its hands brings it, and that hand."""
    record = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    entry = record["deals"][number]
    frame = {"game": "mu", "players": record["players"], "options": record["options"], "starter": entry["dealer"]}
    return frame, entry


def test_a_hand_is_written_down_until_it_is_a_record_that_holds(lobby: room.Lobby) -> None:
    frame, entry = golden("mu-5")
    actions: list[str] = []
    asked = set()
    while True:
        said = jot(lobby, **frame, actions=actions)
        assert said["ok"]
        actions = said["actions"]
        assert actions == entry["actions"][: len(actions)]
        if said["view"]["turn"] is None:
            break
        assert (said["summary"], said["record"]) == (None, None)
        asked.add(said["view"]["phase"])
        actions = entry["actions"][: len(actions) + 7]
    assert asked >= {"auction", "play"}
    assert said["unknown"] == 0
    assert said["known"] == entry["deal"]["hands"] == said["record"]["deals"][0]["deal"]["hands"]
    assert said["summary"]["scores"] == entry["scores"]
    record = Record.read(said["record"])
    assert verdict(record).ok
    assert record.deals[0]["actions"] == entry["actions"]
    assert jot(lobby, **frame, actions=entry["actions"][:-2])["forced"] == 2


def test_what_may_come_is_said_in_every_chapter(lobby: room.Lobby) -> None:
    frame, entry = golden("mu-5")
    bidding = jot(lobby, **frame)
    assert (len(bidding["possible"]), bidding["most"], bidding["legal"], bidding["unknown"]) == (50, 1, [], 60)
    naming = entry["actions"].index("trump K")
    assert "trump K" in jot(lobby, **frame, actions=entry["actions"][:naming])["legal"]
    assert jot(lobby, **frame, actions=entry["actions"][: naming + 2])["legal"] == ["partner 0", "partner 3", "partner 4"]


def test_a_move_that_cannot_be_is_named_with_its_place_in_every_language(lobby: room.Lobby) -> None:
    frame, entry = golden("mu-5")
    for lang, sentence in (
        ("en", "G9 cannot be here: Beate had it."),
        ("de", "G9 kann es nicht sein: Die Karte hatte Beate."),
        ("nl", "G9 kan het niet zijn: Beate had die kaart."),
    ):
        error = jot(lobby, lang, **frame, actions=[*entry["actions"][:2], "bid G9", "pass"])["error"]
        assert (error["action"], error["code"], error["sentence"]) == (2, "not-held", sentence)
    assert jot(lobby, **frame, actions=["fly"])["error"]["code"] == "notation"
    assert jot(lobby, **{**frame, "players": ["Anna"]})["error"]["code"] == "players"
    assert jot(lobby, **{**frame, "starter": 9})["error"]["code"] == "deal-format"
    assert jot(lobby, **{**frame, "game": "chess"})["error"]["code"] == "game"
    error = jot(lobby, "de", **{**frame, "game": "heuldoch"})["error"]
    assert (error["code"], error["action"]) == ("jotting", None)


def test_an_eklat_leaves_cards_that_nobody_knows_and_no_record_invents_them(lobby: room.Lobby) -> None:
    frame: Json = {"game": "mu", "players": ["Anna", "Ben", "Cleo", "Dora"]}
    said = jot(lobby, **frame, actions=["bid R6", "bid Y6", "pass", "pass", "pass", "pass"])
    assert said["summary"]["outcome"] == "eklat"
    assert (said["unknown"], said["record"]) == (58, None)
    assert said["known"] == [["R6"], ["Y6"], [], []]


def test_the_card_for_the_end_is_asked_for(lobby: room.Lobby) -> None:
    frame, entry = golden("mu-4-house-rules")
    assert frame["options"]["random_end"]
    said = jot(lobby, **frame, actions=entry["actions"])
    assert (said["draws"], said["record"]) == (True, None)
    said = jot(lobby, **frame, actions=entry["actions"], end_draw=entry["end_draw"])
    assert said["draws"] is False
    assert verdict(Record.read(said["record"])).ok
    assert said["record"]["deals"][0] == entry
    assert jot(lobby, **frame, actions=entry["actions"], end_draw="X1")["error"]["code"] == "end-draw"


def test_too_much_is_refused(lobby: room.Lobby) -> None:
    frame, _ = golden("mu-5")
    for bad in ({"actions": ["pass"] * (MOST_MOVES + 1)}, {"actions": ["x" * 201]}, {"known": [["R1"] * 61]}, {"seed": 1}):
        assert lobby.http.post("/api/jottings", json={**frame, **bad}).status_code == 422
