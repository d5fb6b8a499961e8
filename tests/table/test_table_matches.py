"""Whole matches at a table: every game and number of players, played at random, stored, read back and verified."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from table_of_friends import (
    EVERY_GAME,
    OTHER_SECRET,
    PERSONS,
    SECRET,
    gathered,
    moved,
    played_out,
    some_text,
    started,
    stored,
)

from eklat.records import Record, verdict
from eklat.records.fair import sealed
from eklat.table import BadLog, Clock, Settings, Table, read_event
from eklat.table.events import EVENTS, Chatted, Created, Moved


@pytest.mark.no_cover
@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_a_match_is_played_to_its_end_and_its_record_is_fair(game: str, players: int) -> None:
    rng = Random(players)
    table = gathered(game, players, bots=1).salt(PERSONS[0], "Salz", 0.0).table.start(PERSONS[0], 0.0).table
    table = played_out(table, rng)
    assert table.phase == "over"
    answer = verdict(Record.read(json.loads(str(table.record()))))
    assert answer.ok, answer.error
    assert (answer.is_fair, answer.is_finished, answer.winners) == (True, True, table.match.winners)
    assert stored(table) == table
    assert json.loads(json.dumps(table.snapshot(None, 1.0)))["winners"] == list(table.match.winners)


@pytest.mark.parametrize(
    "options", [{"random_end": True}, {"hidden_partner": True}, {"edition": "nl", "target": 50}], ids=str
)
def test_house_rules_at_a_table(options: dict[str, object]) -> None:
    table = played_out(started(players=4, options=options), Random(6))
    assert verdict(Record.read(json.loads(str(table.record())))).is_fair
    assert stored(table) == table


def test_folding_event_by_event_is_folding_the_whole_log() -> None:
    table = started("heuldoch", 3, clock=Clock("match", 60.0, 1.0))
    rng = Random(4)
    while table.phase == "playing":
        answer = moved(table, some_text(table, rng), table.time + rng.random())
        step = table
        for event in answer.events:
            step = step.after(read_event(json.loads(json.dumps(event.to_json()))))
        assert step == answer.table
        table = answer.table
    assert stored(table) == table


def everything_that_can_happen() -> Table:
    """A table at which every kind of event occurs."""
    anna, beate, conny = PERSONS[:3]
    settings = Settings("mu", 3, {"random_end": True, "target": 1, "end": "reach"}, clock=Clock("move", 10.0))
    table = Table.create(Settings("mu", 3), SECRET, anna, "Anna", 0.0).table
    table = table.change_settings(anna, settings, 1.0).table
    table = table.sit(beate, "Beate", 1, 1.0).table.seat_bot(anna, 2, "club", 1.0).table.free_seat(anna, 2, 1.0).table
    table = table.sit(conny, "Conny", 2, 1.0).table.salt(conny, "pepper", 1.0).table
    table = table.seal(anna, sealed("a"), 1.0).table.seal(beate, sealed("b"), 1.0).table.start(anna, 1.0).table
    table = table.reveal(anna, "a", 1.0).table.go_on(OTHER_SECRET, 11.0).table.go_on(OTHER_SECRET, 22.0).table
    table = table.pause(anna, 3.0).table.resume(beate, 4.0).table.chat(anna, 4.0, phrase="hello").table
    table = table.leave(conny, 4.0).table.sit("id-zoe", "Zoë", 2, 4.0).table.admit(anna, 2, False, 4.0).table
    table = table.leave("id-zoe", 4.0).table.sit(conny, "Conny", 2, 4.0).table
    seat = table.turn or 0
    other, third = PERSONS[(seat + 1) % 3], PERSONS[(seat + 2) % 3]
    table = table.wait(other, seat, 99.0).table.let_bot_play(third, seat, "club", 99.0).table
    table = table.come_back(PERSONS[seat], 100.0).table
    table = moved(table, "pass", 101.0).table.take_back(PERSONS[seat], 102.0).table
    table = table.answer_take_back(other, True, 103.0).table.answer_take_back(third, True, 103.0).table
    table = played_out(table, Random(1))
    table = table.rematch(beate, OTHER_SECRET, 199.0).table
    return table.rematch(anna, OTHER_SECRET, 200.0, at_once=True).table.leave(beate, 201.0).table


def test_every_event_is_stored_and_read_back() -> None:
    table = everything_that_can_happen()
    assert {event.name for event in table.log} == set(EVENTS)
    assert stored(table) == table
    for event in table.log:
        assert read_event(json.loads(json.dumps(event.to_json()))) == event


def test_the_stored_form_is_a_contract() -> None:
    created = Created(Settings("mu", 3), "c0", "5e", version=1, time=2.5)
    assert created.to_json() == {
        "event": "created",
        "version": 1,
        "time": 2.5,
        "settings": {
            "game": "mu",
            "players": 3,
            "options": {},
            "listed": False,
            "practice": False,
            "clock": None,
            "bot_pauses": True,
            "take_backs": True,
        },
        "commitment": "c0",
        "secret": "5e",
        "format": "eklat-table/1",
    }
    move = Moved(1, "onion C5", "onion ?", "m1", version=9, time=3.0)
    assert move.to_json() == {
        "event": "moved",
        "version": 9,
        "time": 3.0,
        "seat": 1,
        "move": "onion C5",
        "shown": "onion ?",
        "move_id": "m1",
        "bot": None,
        "sent": "",
    }


def test_a_log_that_cannot_be() -> None:
    table = started()
    good = table.log[0].to_json()
    wrongs: list[Any] = [
        {},
        {"event": "exploded"},
        {**good, "colour": "red"},
        {key: value for key, value in good.items() if key != "secret"},
        {**good, "format": "eklat-table/2"},
        {**good, 7: "red"},
        {**good, "settings": {}},
        {**good, "settings": None},
        {**good, "settings": {**good["settings"], "players": None}},
        {**good, "settings": {**good["settings"], "clock": 7}},
        {"event": []},
        {"event": None},
        {"event": "started", "salts": None},
        {"event": "started", "salts": "abc"},
        {"event": "hand-over", "scores": [1, 2], "totals": 7},
        {"event": "match-over", "winners": {}, "secret": ""},
        [],
        None,
        "started",
    ]
    for wrong in wrongs:
        with pytest.raises(BadLog):
            read_event(wrong)
    with pytest.raises(BadLog, match="cannot follow"):
        table.after(table.log[-1])
    with pytest.raises(BadLog, match="empty"):
        Table.read([])
    with pytest.raises(BadLog, match="begins"):
        Table.read(table.log[1:])
    with pytest.raises(BadLog, match="begins"):
        Table.of(replace(table.log[0], version=2))


def test_a_field_with_a_default_may_be_missing_in_an_older_log() -> None:
    old = {"event": "chatted", "version": 3, "time": 1.0, "seat": 0, "text": "hi"}
    assert read_event(old) == Chatted(0, "hi", version=3, time=1.0)
