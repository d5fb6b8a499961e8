"""What is sent has the forms that are declared, and what is made of the declarations is current."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import pytest
import room

from eklat.games import GAMES
from eklat.games import wire as games_wire
from eklat.games.core import State, View
from eklat.records.fair import sealed
from eklat.server import messages, requests, views
from eklat.server.forms import Field, event_fields, fields_of, json_type
from eklat.server.protocol import document
from eklat.server.typescript import files
from eklat.table import wire
from eklat.table.events import EVENTS

HOUSE = Path(__file__).parents[2]
LONG = bool(os.environ.get("EKLAT_LONG"))
KINDS = {get_args(kind.model_fields["type"].annotation)[0]: kind for kind in get_args(get_args(messages.ServerMessage)[0])}

fields = cache(fields_of)


def test_the_page_about_the_protocol_is_current() -> None:
    page = (HOUSE / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert page == document(), "python -m eklat.server.protocol > docs/protocol.md"


def test_the_page_about_views_is_current() -> None:
    page = (HOUSE / "docs" / "views.md").read_text(encoding="utf-8")
    assert page == views.document(), "python -m eklat.server.views > docs/views.md"


@pytest.mark.parametrize("name", [*files()])
def test_the_types_of_the_browser_are_current(name: str) -> None:
    assert (HOUSE / "web" / "src" / name).read_text(encoding="utf-8") == files()[name], "python -m eklat.server.typescript"


# Fitting ------------------------------------------------------------------------------------------------------------------


def wrong(hint: Any, data: Any, where: str) -> Iterator[str]:
    """Where data has not this form: nothing may be missing, and nothing more may be there."""
    kind, inside = get_origin(hint) or hint, get_args(hint)
    if kind in (Union, UnionType):
        if all(next(wrong(option, data, where), None) for option in inside):
            yield f"{where}: {data!r} is not {hint}"
    elif kind is list and isinstance(data, list):
        for place, item in enumerate(data):
            yield from wrong(inside[0], item, f"{where}[{place}]")
    elif kind is tuple and isinstance(data, list) and len(data) == len(inside):
        for option, item in zip(inside, data, strict=True):
            yield from wrong(option, item, where)
    elif kind is dict and isinstance(data, dict):
        for key, value in data.items():
            yield from wrong(inside[1], value, f"{where}.{key}")
    elif kind is Literal or kind is NoneType:
        if data not in (inside or (None,)):
            yield f"{where}: {data!r} is not {hint}"
    elif kind in (str, int, bool, float):
        if type(data) is not kind and not (kind is float and type(data) is int):
            yield f"{where}: {data!r} is not {hint}"
    elif kind is View and isinstance(data, dict):
        yield from wrong(GAMES[data["game"]].view_type, data, where)
    elif kind is not Any:
        yield from (
            wrong_object(fields(kind), data, where) if isinstance(data, dict) else [f"{where}: {data!r} is not {hint}"]
        )


def wrong_object(expected: tuple[Field, ...], data: dict[str, Any], where: str) -> Iterator[str]:
    for field in expected:
        if field.name in data:
            yield from wrong(field.hint, data[field.name], f"{where}.{field.name}")
        elif not field.is_optional:
            yield f"{where}.{field.name} is missing"
    yield from (f"{where}.{name} is not declared" for name in {*data} - {field.name for field in expected})


def check(hint: Any, data: Any) -> None:
    assert next(wrong(json_type(hint), data, ""), None) is None


def test_what_does_not_fit_is_found() -> None:
    good = {"kind": "empty", "called": "", "shown": "", "bot": None}
    check(wire.Chair, good)
    wrongs: list[Any] = [{**good, "kind": "ghost"}, {**good, "more": 1}, {**good, "bot": 3}, {"kind": "empty"}, [], None]
    for bad in wrongs:
        with pytest.raises(AssertionError):
            check(wire.Chair, bad)
    with pytest.raises(AssertionError):
        check(list[tuple[int, str]], [[1, 2]])


# Views --------------------------------------------------------------------------------------------------------------------


def tables() -> Iterator[tuple[str, int, dict[str, Any]]]:
    for name, game in GAMES.items():
        for players in game.players:
            yield name, players, {}
        switches = {option.name: True for option in game.rules_type.options() if option.default is False}
        yield name, game.players[-1], switches


@pytest.mark.parametrize(("name", "players", "options"), list(tables()), ids=str)
def test_every_view_has_its_form(name: str, players: int, options: dict[str, Any]) -> None:
    game, rng = GAMES[name], Random(1)
    rules, phases = game.rules(options), set[str]()
    for _ in range(6 if LONG else 3):
        state: State = game.start(game.deal(rng, players, rules), rules)
        while True:
            phases.add(state.phase)
            for seat in (*range(players), None) if state.is_over or rng.random() < 0.2 else ():
                check(game.view_type, json.loads(json.dumps(state.view(seat).to_json())))
            if state.is_over:
                break
            state = state.play(rng.choice(state.legal[:2] if rng.random() < 0.6 else state.legal))
    assert len(phases) > 1


# Tables -------------------------------------------------------------------------------------------------------------------


def check_message(message: dict[str, Any]) -> None:
    """A message of the server, with the events and the parts of the table in it."""
    check(KINDS[message["type"]], message)
    for event in message.get("events") or ():
        check_event(event)
    if message["type"] == "update":
        parts = tuple(field for field in fields(wire.TableState) if field.name in message["table"])
        assert list(wrong_object(parts, message["table"], "table")) == []


def check_event(event: dict[str, Any]) -> None:
    shown = {name: value for name, value in event.items() if name not in ("event", "told", "chapter")}
    mine = {"move_id"}
    expected = [field for field, _ in event_fields(event["event"]) if field.name not in mine or field.name in shown]
    assert list(wrong_object(tuple(expected), shown, event["event"])) == []
    assert ("told" in event) == (event["event"] != "chatted")
    check(list[json_type(games_wire.Said)], event.get("told", []))  # type: ignore[misc]
    if "chapter" in event:
        check(games_wire.Said, event["chapter"])


def test_everything_that_is_sent_has_its_form(lobby: room.Lobby, few_bots: None) -> None:
    seen: set[str] = set()
    for game, players, options in (("mu", 3, {"target": 1}), ("mu2", 2, {"target": 1}), ("heuldoch", 3, {"specials": True})):
        people = lobby.people(*"ABC"[:players])
        clock = {"per": "match", "seconds": 600, "increment": 1}
        table = lobby.table(people, game, options=options, practice=True, clock=clock)
        lines = [lobby.line(table, person, after=0) for person in (*people, None)]
        host = lines[0]
        host.ask("settings", listed=True)
        host.ask("salt", text="pepper")
        lines[1].ask("seal", seal=sealed("salt"))
        check(requests.Tables, lobby.call("GET", "/tables").json())
        host.ask("start")
        lines[1].ask("reveal", text="salt")
        host.ask("chat", text="hello")
        host.ask("pause")
        host.ask("resume")
        lines[1].ask("leave")
        newcomer = lobby.line(table, lobby.person("Z"))
        newcomer.ask("sit", seat=1)
        host.ask("admit", seat=1, agreed=False)
        newcomer.ask("leave")
        lines[1].ask("sit")
        host.ask("act", id="x", move="nonsense", expected=0)
        rng = Random(2)
        while True:
            for line in lines:
                line.catch_up()
            phase = host.snapshot.phase
            if phase == "over":
                break
            if phase == "scoring":
                host.ask("next", at_once=True)
                continue
            mover = next(line for line in lines if line.is_my_turn)
            mover.ask("act", id=f"m{mover.snapshot.version}", move=mover.some_move(rng), expected=mover.snapshot.version)
            if rng.random() < 0.05:
                mover.ask("take-back")
        check(requests.OwnTables, lobby.call("GET", "/me/tables", people[0]).json())
        scene = lobby.call("GET", f"/tables/{table}", people[0]).json()["scene"]
        assert {*scene} == {field.name for field in fields(wire.TableState)} | {"you", "view"}
        host.ask("rematch", at_once=True)
        lines[1].ask("leave")
        host.ask("bot", seat=1, bot="random")
        host.ask("free", seat=1)
        for line in lines:
            line.catch_up()
            for text in line.raw:
                message = json.loads(text)
                check_message(message)
                seen |= {event["event"] for event in message.get("events") or ()}
    check(requests.Catalogue, lobby.call("GET", "/catalogue").json())
    assert {*EVENTS} - seen == {
        "stood-in",
        "came-back",
        "waited",
        "end-drawn",
        "ready",
        "take-back-asked",
        "take-back-answered",
        "reveal-missed",
    }
