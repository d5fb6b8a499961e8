"""Who may do what: other seats, spectators, strangers, identities that are gone, codes used up; and where secrets go."""

from __future__ import annotations

import inspect
import json
import logging
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, get_args

import hostile
import pytest
import room
import waiting
from hostile import PATH, Bare
from starlette.websockets import WebSocketDisconnect

from eklat.server import messages as m
from eklat.server.people import People
from eklat.server.settings import Limits
from eklat.table import Settings as TableSettings
from eklat.table.events import Moved

Json = dict[str, Any]
HOST, SEATED, STRANGER = 0, 1, 2


class Place:
    """A table before the start and one in the middle of a hand; a host, a guest at both, and a stranger."""

    def __init__(self, lobby: room.Lobby) -> None:
        async def any_bot(name: str, game: str) -> None:
            """Which bots there are is not the question here."""

        self.lobby = lobby
        lobby.node.bots.check = any_bot  # type: ignore[method-assign]
        self.people = lobby.people("Anna", "Beate", "Conny")
        seated = self.people[:2]
        self.gathering = hostile.plant(lobby, "gathering", hostile.planted(TableSettings("mu2", 2), seated))
        begun = hostile.planted(TableSettings("mu2", 2), seated).start(seated[0]["id"], time.time()).table
        self.playing = hostile.plant(lobby, "playing", hostile.played(begun, Random(2), 12))
        self.gone = self._gone()

    def _gone(self) -> dict[str, str]:
        """Secrets that are good for nothing: deleted, signed out, made up, or not the secret at all."""
        deleted, many, link = *self.lobby.people("Dora", "Emma"), "/me/links"
        assert self.lobby.call("DELETE", "/me", deleted).status_code == 204
        code = self.lobby.call("POST", link, many).json()["code"]
        other = self.lobby.call("POST", "/links", json={"code": code}).json()
        assert self.lobby.call("DELETE", "/me/devices", other).json() == {"forgotten": 1}
        code = self.lobby.call("POST", link, other).json()["code"]
        known = self.people[0]["secret"]
        return {
            "deleted": deleted["secret"], "signed out": many["secret"], "made up": "0" * 32, "a code": code,
            "an id": self.people[0]["id"], "a hash": sha256(known.encode()).hexdigest(), "in capitals": known.upper() + "X",
            "a part": known[:-1], "with more": known + "0",
        }  # fmt: skip


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("place")
    limits = replace(room.FREE, codes_hour=0)
    with room.Lobby(f"sqlite:///{folder}/eklat.db", replace(room.QUICK, limits=limits, grace=1000.0)) as lobby:
        yield Place(lobby)


# HTTP ---------------------------------------------------------------------------------------------------------------------

OWN: list[tuple[str, str, Json | None]] = [
    ("GET", "/api/me", None), ("PATCH", "/api/me", {"name": "Mallory"}), ("GET", "/api/me/data", None),
    ("DELETE", "/api/me", None), ("POST", "/api/me/links", None), ("DELETE", "/api/me/devices", None),
    ("GET", "/api/me/tables", None), ("POST", "/api/tables", {"game": "mu", "players": 3}),
    ("GET", "/api/me/play", None), ("POST", "/api/tables/{table_id}/reviews", {"hand": 0}),
    ("POST", "/api/tables/played-on", {"record": {}, "step": 0, "seat": 0}),
    ("POST", "/api/reviews", {"record": {}}), ("DELETE", "/api/reviews/{review_id}", None),
    ("POST", "/api/tables/{table_id}/seats", {}), ("DELETE", "/api/tables/{table_id}/seats/me", None),
]  # fmt: skip
"""What one must be somebody for."""
SEEN = [("GET", "/api/tables/{table_id}"), ("GET", "/api/tables/{table_id}/events")]
"""What everybody may ask, and whoever has a seat sees more of."""
OPEN = [
    ("GET", "/api/catalogue"), ("GET", "/api/games/{name}/words"), ("GET", "/api/health"), ("POST", "/api/people"),
    ("POST", "/api/links"),
    ("GET", "/api/tables"), ("GET", "/api/tables/{table_id}/record"), ("GET", "/api/tables/{table_id}/replays"),
    ("POST", "/api/records"), ("POST", "/api/positions"), ("POST", "/api/replays"), ("GET", "/api/reviews/{review_id}"),
    ("POST", "/api/jottings"),
]  # fmt: skip
"""What is the same for everybody."""
HOSTED = [
    ("GET", "/api/admin/overview"), ("GET", "/api/admin/tables"), ("GET", "/api/admin/tables/{table_id}"),
    ("POST", "/api/admin/tables/{table_id}/close"), ("POST", "/api/admin/tables/{table_id}/open"),
    ("GET", "/api/admin/people"), ("DELETE", "/api/admin/people/{person}"), ("GET", "/api/admin/backup"),
]  # fmt: skip
"""What only the host of the server may, where there is a token."""


def test_every_endpoint_is_one_of_these(place: Place) -> None:
    paths = place.lobby.http.get("/api/openapi.json").json()["paths"]
    there = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert there == {(method, path) for method, path, *_ in (*OWN, *SEEN, *OPEN, *HOSTED)}


@pytest.mark.parametrize(("method", "path"), HOSTED)
def test_nobody_finds_the_door_of_a_host_who_has_none(place: Place, method: str, path: str) -> None:
    url = path.format(table_id=place.playing, person=place.people[SEATED]["id"])
    for headers in ({}, *({"authorization": f"Bearer {one['secret']}"} for one in place.people)):
        assert place.lobby.http.request(method, url, headers=headers).status_code == 404


@pytest.mark.parametrize(("method", "path", "body"), OWN)
def test_whoever_is_nobody_can_do_nothing(place: Place, method: str, path: str, body: Json | None) -> None:
    url = path.format(table_id=place.playing, review_id="none")
    kinds: dict[str, Json] = {name: {"authorization": f"Bearer {secret}"} for name, secret in place.gone.items()}
    good = place.people[0]["secret"]
    kinds |= {"none": {}, "another scheme": {"authorization": f"Basic {good}"}, "no scheme": {"authorization": good}}
    kinds |= {"a cookie": {"cookie": f"secret={good}; authorization=Bearer {good}"}}
    answers = set()
    for name, headers in kinds.items():
        for where in (url, f"{url}?secret={good}&authorization=Bearer%20{good}&token={good}"):
            answer = place.lobby.http.request(method, where, headers=headers, json=body)
            assert (answer.status_code, answer.json()["code"]) == (401, "who"), name
            assert answer.headers["www-authenticate"] == "Bearer"
            answers.add(answer.content)
    assert len(answers) == 1, "whether a secret was ever good is nobody's business"
    assert place.lobby.call("GET", "/me", place.people[0]).json()["name"] == "Anna"


@pytest.mark.parametrize(("method", "path"), SEEN)
def test_a_secret_that_is_gone_is_refused_even_where_none_is_needed(place: Place, method: str, path: str) -> None:
    url = path.format(table_id=place.playing)
    assert place.lobby.http.request(method, url).status_code == 200
    for secret in place.gone.values():
        answer = place.lobby.http.request(method, url, headers={"authorization": f"Bearer {secret}"})
        assert (answer.status_code, answer.json()["code"]) == (401, "who")


def test_everybody_looks_with_their_own_eyes(place: Place) -> None:
    lobby, table = place.lobby, f"/tables/{place.playing}"
    for seat, who in ((0, place.people[HOST]), (1, place.people[SEATED]), (None, place.people[STRANGER]), (None, None)):
        scene = lobby.call("GET", table, who).json()["scene"]
        assert scene["you"] == seat
        assert (scene["view"]["hand"] is None) == (seat is None)
        answer = lobby.call("GET", f"{table}/events?everything=true", who)
        assert (answer.status_code, answer.json()["code"]) == (409, "match-running")
        assert lobby.call("GET", f"{table}/record", who).json().get("hands", []) == []


def test_a_stranger_gets_up_from_no_chair_and_takes_none_that_is_taken(place: Place) -> None:
    stranger = place.people[STRANGER]
    for table in (place.gathering, place.playing):
        answer = place.lobby.call("DELETE", f"/tables/{table}/seats/me", stranger)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")
        for seat, code in ((None, "table-full"), (0, "seat-taken"), (1, "seat-taken"), (9, "no-such-seat")):
            answer = place.lobby.call("POST", f"/tables/{table}/seats", stranger, json={"seat": seat})
            assert answer.status_code in (409, 422)
            assert answer.json()["code"] == code
    answer = place.lobby.call("POST", f"/tables/{place.playing}/seats", place.people[SEATED], json={"seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (409, "already-seated")


def test_own_data_are_ones_own(place: Place) -> None:
    exported = [place.lobby.call("GET", "/me/data", person).text for person in place.people]
    for person, text in zip(place.people, exported, strict=True):
        assert json.loads(text)["id"] == person["id"]
        assert person["secret"] not in text
        assert not [other for other in place.people if other is not person and other["id"] in text]
    assert place.lobby.call("GET", "/me/tables", place.people[STRANGER]).json() == {"tables": []}


# WebSocket ----------------------------------------------------------------------------------------------------------------

WISHES: dict[str, Json] = {
    "act": {"id": "m", "move": "pass", "expected": 10**6}, "chat": {"text": "hello"}, "leave": {}, "free": {"seat": 1},
    "bot": {"seat": 1, "bot": "club"}, "settings": {"listed": True}, "salt": {"text": "pepper"},
    "seal": {"seal": "ab" * 32}, "reveal": {"text": "pepper"}, "start": {}, "next": {},
    "rematch": {}, "take-back": {}, "answer": {"agreed": True}, "pause": {}, "resume": {}, "wait": {"seat": 0},
    "stand-in": {"seat": 0, "bot": "club"}, "come-back": {}, "hint": {}, "sit": {"seat": 0},
    "admit": {"seat": 1, "agreed": True},
}  # fmt: skip
FOR_THE_HOST = {"free", "settings", "start"}
GUEST: dict[str, dict[str, str]] = {
    "gathering": {
        "free": "not-host", "bot": "not-host", "settings": "not-host", "start": "not-host", "sit": "already-seated",
        "wait": "time-left", "stand-in": "time-left", "act": "stale", "next": "phase-gathering",
        "rematch": "phase-gathering", "take-back": "phase-gathering", "answer": "not-asked", "pause": "phase-gathering",
        "resume": "not-paused",
        "come-back": "no-bot", "hint": "no-hints", "admit": "no-newcomer", "reveal": "not-revealing",
    },
    "playing": {
        "free": "not-host", "bot": "seat-taken", "settings": "not-host", "start": "not-host", "sit": "already-seated",
        "wait": "time-left", "stand-in": "time-left", "act": "stale", "next": "phase-playing", "rematch": "phase-playing",
        "answer": "not-asked", "resume": "not-paused", "come-back": "no-bot", "hint": "no-hints", "salt": "phase-playing",
        "admit": "no-newcomer", "seal": "phase-playing", "reveal": "not-revealing",
    },
}  # fmt: skip
"""What somebody with a seat who is not the host is refused, and how."""


def test_every_message_is_one_of_these() -> None:
    union = get_args(m.ClientMessage)[0]
    kinds = {get_args(kind.model_fields["type"].annotation)[0] for kind in get_args(union)}
    assert kinds == {*WISHES, "hello", "ping"}


@pytest.mark.parametrize("phase", ["gathering", "playing"])
@pytest.mark.parametrize("kind", WISHES)
def test_nobody_and_strangers_can_do_nothing_at_a_table(place: Place, phase: str, kind: str) -> None:
    table = getattr(place, phase)
    before = place.lobby.node.tables[table].table.version if table in place.lobby.node.tables else None
    expected = {"sit": "seat-taken"} | dict.fromkeys(FOR_THE_HOST, "not-host")
    if phase == "gathering":
        expected["bot"] = "not-host"
    for who, code in ((None, "who"), (place.people[STRANGER], expected.get(kind, "not-seated"))):
        line = place.lobby.line(table, who)
        answer = line.ask(kind, **WISHES[kind])
        assert (answer["type"], answer["code"]) == ("refused", code)
        assert answer["sentence"]
        assert line.ask("ping")["type"] == "pong"
        place.lobby.hang_up(line)
    assert before in (None, place.lobby.node.tables[table].table.version)


@pytest.mark.parametrize(("phase", "kind"), [(phase, kind) for phase, kinds in GUEST.items() for kind in kinds])
def test_a_guest_at_the_table_is_not_its_host(place: Place, phase: str, kind: str) -> None:
    table = getattr(place, phase)
    line = place.lobby.line(table, place.people[SEATED])
    version = line.snapshot.version
    answer = line.ask(kind, **WISHES[kind])
    assert (answer["type"], answer.get("code")) == ("refused", GUEST[phase][kind])
    assert answer["version"] == version
    place.lobby.hang_up(line)


def test_nobody_moves_for_another_seat(place: Place) -> None:
    """Not by moving out of turn, not with another's name for a move, not by saying hello again as somebody else."""
    lines = [place.lobby.line(place.playing, person) for person in place.people[:2]]
    mover = next(line for line in lines if line.is_my_turn)
    other = next(line for line in lines if line is not mover)
    assert mover.snapshot.view is not None
    version, legal = mover.snapshot.version, mover.snapshot.view["legal"]
    for number, move in enumerate(legal[:5]):
        answer = other.ask("act", id=f"their-{number}", move=move, expected=version)
        assert answer["type"] == "refused"
        assert answer["code"] == "not-your-turn"
    log = place.lobby.node.tables[place.playing].table.log
    theirs = next(event for event in reversed(log) if isinstance(event, Moved) and event.seat == mover.snapshot.you)
    answer = other.ask("act", id=theirs.move_id, move=legal[0], expected=version)
    assert (answer["type"], answer["code"]) == ("refused", "not-your-turn"), "another's answer is not given to me"
    assert other.ask("hello", secret=place.people[mover.snapshot.you or 0]["secret"])["code"] == "hello-twice"
    assert other.ask("act", id="again", move=legal[0], expected=version)["code"] == "not-your-turn"
    assert mover.ask("ping")["type"] == "pong"
    assert mover.snapshot.version == version
    for line in lines:
        place.lobby.hang_up(line)


def test_a_secret_that_is_gone_opens_no_connection(place: Place) -> None:
    for name, secret in place.gone.items():
        with place.lobby.http.websocket_connect(f"{PATH}{place.playing}") as line:
            line.send_json({"type": "hello", "protocol": 2, "secret": secret})
            answer = line.receive_json()
            assert (answer["type"], answer["code"]) == ("refused", "who"), name
            with pytest.raises(WebSocketDisconnect) as closed:
                line.receive_json()
            assert closed.value.code == 4401
    good = place.people[0]["secret"]
    with place.lobby.http.websocket_connect(
        f"{PATH}{place.playing}?secret={good}", headers={"authorization": f"Bearer {good}"}
    ) as line:
        line.send_json({"type": "hello", "protocol": 2})
        assert line.receive_json()["you"] is None, "a secret in an address is none"


# Hosts --------------------------------------------------------------------------------------------------------------------


def test_the_host_frees_a_seat_and_its_person_sees_no_more_cards(lobby: room.Lobby) -> None:
    people = lobby.people("Anna", "Beate", "Conny")
    table = lobby.table(people)
    lines = [lobby.line(table, person) for person in people]
    assert lines[0].ask("start")["type"] == "ok"
    lines[1].catch_up()
    assert lines[1].snapshot.view is not None
    hand = lines[1].snapshot.view["hand"]
    assert lines[1].ask("free", seat=2)["code"] == "not-host"
    assert lines[2].ask("free", seat=0)["code"] == "not-host"
    assert lines[0].ask("free", seat=0)["code"] == "own-seat"
    assert lines[0].ask("free", seat=9)["code"] == "no-such-seat"
    assert lines[0].ask("free", seat=1)["type"] == "ok"
    lines[1].catch_up()
    assert lines[1].snapshot.you is None
    assert lines[1].snapshot.view["hand"] is None
    assert lines[1].ask("act", id="m", move="pass", expected=lines[1].snapshot.version)["code"] == "not-seated"
    assert lines[1].ask("chat", text="oh")["code"] == "not-seated"
    assert lobby.call("GET", f"/tables/{table}", people[1]).json()["scene"]["view"]["hand"] is None
    assert lines[0].ask("free", seat=1)["code"] == "seat-empty"
    assert lines[0].ask("free", seat=2)["type"] == "ok"
    assert lines[1].ask("sit", seat=2)["code"] == "other-cards", "whoever has seen a hand takes no other"
    assert lines[1].ask("sit")["type"] == "ok"
    lines[1].catch_up()
    assert (lines[1].snapshot.you, lines[1].snapshot.view["hand"]) == (1, hand)  # type: ignore[comparison-overlap]


def test_guests_of_a_player_look_at_no_cards_of_a_running_hand(lobby: room.Lobby, few_bots: None) -> None:
    """Three fresh guests who took the seats of bots saw all 45 cards, by either way to a seat."""
    people = lobby.people("Anna", "Beate", "Conny", "Dagmar", "Emma")
    first = lobby.call("POST", "/tables", people[0], json={"game": "mu", "players": 5, "bots": {"2": "club", "3": "club"}})
    table = first.json()["id"]
    assert lobby.call("POST", f"/tables/{table}/seats", people[1], json={"seat": 1}).status_code == 201
    host, friend = (lobby.line(table, person) for person in people[:2])
    assert host.ask("bot", seat=4, bot="club")["type"] == "ok"
    assert host.ask("start")["type"] == "ok"
    guests = [lobby.line(table, person) for person in people[2:]]
    for seat, guest in enumerate(guests[:2], 2):
        assert guest.ask("sit", seat=seat)["type"] == "ok"
    asked = lobby.call("POST", f"/tables/{table}/seats", people[4], json={}).json()
    assert (asked["seat"], asked["asked"]) == (4, True)
    for seat, guest in enumerate(guests, 2):
        assert host.ask("admit", seat=seat, agreed=True)["type"] == "ok"
        guest.catch_up()
        assert (guest.snapshot.you, guest.snapshot.asked) == (None, seat)
        assert guest.snapshot.view is not None
        assert guest.snapshot.view["hand"] is None
        assert not [e for e in guest.events if e["event"] == "sat-down" and e["seat"] == seat]
    assert friend.ask("admit", seat=3, agreed=True)["type"] == "ok"
    guests[1].catch_up()
    assert guests[1].snapshot.you == 3
    assert lobby.call("DELETE", "/me", people[2]).status_code == 204
    friend.catch_up()
    assert [one["called"] for one in friend.snapshot.table["newcomers"]] == ["Emma"], "who is deleted asks for nothing"
    log = lobby.call("GET", f"/tables/{table}/events").json()["events"]
    assert "Conny" not in str(log)


def test_the_host_who_goes_is_host_no_more(lobby: room.Lobby) -> None:
    people = lobby.people("Anna", "Beate", "Conny")
    table = lobby.table(people)
    lines = [lobby.line(table, person) for person in people]
    assert lines[0].ask("leave")["type"] == "ok"
    assert lines[0].ask("free", seat=2)["code"] == "not-host"
    assert lines[0].ask("start")["code"] == "not-host"
    assert lines[0].ask("sit", seat=0)["type"] == "ok"
    assert lines[0].ask("settings", listed=True)["code"] == "not-host"
    assert lines[1].ask("free", seat=0)["type"] == "ok"


# Codes for another device -------------------------------------------------------------------------------------------------


def test_a_code_is_good_once_and_for_one_person(lobby: room.Lobby) -> None:
    anna, beate = lobby.people("Anna", "Beate")
    made = lobby.call("POST", "/me/links", anna).json()
    assert re.fullmatch("[2-9A-HJ-NP-Z]{16}", made["code"])
    other = lobby.call("POST", "/links", json={"code": "-".join(re.findall("....", made["code"].lower()))})
    assert other.status_code == 201
    assert other.json()["id"] == anna["id"]
    assert other.json()["secret"] not in (anna["secret"], made["code"])
    assert lobby.call("GET", "/me", other.json()).json()["id"] == anna["id"]

    def claimed(code: str) -> tuple[int, str]:
        answer = lobby.call("POST", "/links", json={"code": code})
        return answer.status_code, answer.json()["code"]

    assert claimed(made["code"]) == (404, "code"), "used"
    first, second = (lobby.call("POST", "/me/links", anna).json()["code"] for _ in range(2))
    assert claimed(first) == (404, "code"), "replaced"
    assert lobby.call("POST", "/links", beate, json={"code": second}).json()["id"] == anna["id"]
    third = lobby.call("POST", "/me/links", anna).json()["code"]
    assert lobby.call("DELETE", "/me/devices", anna).json() == {"forgotten": 2}
    assert claimed(third) == (404, "code"), "signed out everywhere"
    fourth = lobby.call("POST", "/me/links", anna).json()["code"]
    assert lobby.call("DELETE", "/me", anna).status_code == 204
    assert claimed(fourth) == (404, "code"), "deleted"
    for wrong in ("", "0" * 16, anna["secret"], beate["id"], "%", "A' OR 1=1 --"):
        assert claimed(wrong) == (404, "code")


def test_a_code_is_good_for_a_short_time(tmp_path: Path) -> None:
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, link=0.2)) as lobby:
        made = lobby.call("POST", "/me/links", lobby.person()).json()
        assert made["expires"] <= time.time() + 0.2
        waiting.until(lambda: time.time() > made["expires"])
        answer = lobby.call("POST", "/links", json={"code": made["code"]})
        assert (answer.status_code, answer.json()["code"]) == (404, "code")


def test_codes_cannot_be_guessed_by_trying(tmp_path: Path) -> None:
    limits = replace(room.FREE, codes_hour=Limits().codes_hour)
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, limits=limits)) as lobby:
        code = lobby.call("POST", "/me/links", lobby.person()).json()["code"]
        tries = [lobby.call("POST", "/links", json={"code": f"{number:016}"}).status_code for number in range(40)]
        assert tries[:30] == [404] * 30
        assert set(tries[31:]) == {429}
        assert lobby.call("POST", "/links", json={"code": code}).status_code == 429


def test_tables_cannot_be_found_by_guessing(tmp_path: Path) -> None:
    limits = replace(room.FREE, misses_hour=5)
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, limits=limits)) as lobby:
        anna = lobby.person()
        table = lobby.table([anna], players=3)
        for _ in range(9):  # whoever knows the code comes as often as they like
            assert lobby.call("GET", f"/tables/{table}").status_code == 200
        tries = [lobby.call("GET", f"/tables/bcd-fghj-km{letter}").status_code for letter in "bcd"]
        assert tries == [404] * 3
        for _ in range(2):
            with pytest.raises(room.Closed, match="4404"):
                lobby.line("bcd-fghj-kmz", anna)
        assert lobby.call("GET", "/tables/bcd-fghj-kmx").status_code == 429
        with pytest.raises(room.Closed, match="4429"):
            lobby.line("bcd-fghj-kmx", anna)
        assert lobby.call("GET", f"/tables/{table}").status_code == 200, "a neighbour who guesses keeps nobody from a table"
        assert lobby.line(table, anna).snapshot.you == 0


# Signing out --------------------------------------------------------------------------------------------------------------


def test_other_devices_are_signed_out_at_once(lobby: room.Lobby) -> None:
    anna, beate = lobby.people("Anna", "Beate")
    table = lobby.table([anna, beate], "mu2")
    other = lobby.call("POST", "/links", json={"code": lobby.call("POST", "/me/links", anna).json()["code"]}).json()
    kept, dropped, friend = lobby.line(table, anna), lobby.line(table, other), lobby.line(table, beate)
    assert lobby.call("DELETE", "/me/devices", anna).json() == {"forgotten": 1}
    with pytest.raises(room.Closed, match="4401"):
        dropped.until_type("no such message")
    assert kept.ask("chat", text="still here")["type"] == "ok"
    friend.catch_up()
    assert lobby.call("GET", "/me", other).status_code == 401
    assert lobby.call("GET", "/me", anna).status_code == 200


def test_whoever_was_signed_out_can_do_nothing_more_even_if_they_do_not_listen(tmp_path: Path) -> None:
    """A connection whose other end does not read cannot be told that it is closed; it is not heard any more either."""
    db, tables = f"sqlite:///{tmp_path}/eklat.db", {}
    with room.Lobby(db) as lobby:
        for how in ("signed out", "deleted"):
            anna, beate = lobby.people("Anna", "Beate")
            talk = hostile.planted(TableSettings("mu2", 2), [anna, beate]).start(anna["id"], time.time()).table
            for _ in range(150):
                talk = talk.chat(beate["id"], time.time(), "\U0001f9c5" * 500).table
            table = hostile.plant(lobby, how[:6], talk)
            code = lobby.call("POST", "/me/links", anna).json()["code"]
            tables[how] = table, anna, lobby.call("POST", "/links", json={"code": code}).json()
    with room.Server(db) as server:
        changed = {how: _acts_while_deaf(server, tmp_path, how, *given) for how, given in tables.items()}
    assert changed == {"signed out": [], "deleted": []}, "somebody without a right has changed the table"


def _acts_while_deaf(
    server: room.Server, folder: Path, how: str, table: str, anna: Json, thief: Json
) -> list[str]:  # fmt: skip
    """What somebody with a stolen secret still brings about after it has become worthless."""
    with Bare(server.port, PATH + table, buffer=4096) as line:
        line.say(type="hello", protocol=2, secret=thief["secret"])
        line.say(type="chat", text="one")
        waiting.until(lambda: _said(folder, table)[-1] == "one")  # so far it is heard
        for number in range(60):  # each of these is answered with a long page of the log, which nobody reads
            line.say(type="act", id=f"m{number}", move="pass", expected=0)
        if how == "deleted":
            _delete(server, anna)
        else:
            assert server.call("DELETE", "/me/devices", anna) == {"forgotten": 1}
        before = len(room.stored_events(folder / "eklat.db", table))
        for wish in ({"type": "sit"}, {"type": "chat", "text": "two"}, {"type": "leave"}):
            with suppress(OSError):
                line.say(**wish)
        for _ in range(30):  # it would have been heard long before so many others
            assert server.call("GET", "/health")["ok"]
        return [event["event"] for event in room.stored_events(folder / "eklat.db", table)[before:]]


def _said(folder: Path, table: str) -> list[str]:
    return [event["text"] for event in room.stored_events(folder / "eklat.db", table) if event["event"] == "chatted"]


def _delete(server: room.Server, person: Json) -> None:
    import httpx2

    headers = {"authorization": f"Bearer {person['secret']}"}
    assert httpx2.delete(f"{server.url}/api/me", headers=headers).status_code == 204


def test_whoever_deletes_their_data_is_gone_everywhere(lobby: room.Lobby) -> None:
    anna, beate = lobby.people("Anna", "Beate")
    table = lobby.table([anna, beate], "mu2")
    line = lobby.line(table, anna)
    assert lobby.call("DELETE", "/me", anna).status_code == 204
    with pytest.raises(room.Closed, match="4401"):
        line.until_type("no such message")
    for method, path in (("GET", "/me"), ("DELETE", "/me"), ("POST", "/me/links"), ("POST", f"/tables/{table}/seats")):
        answer = lobby.call(method, path, anna, json={})
        assert (answer.status_code, answer.json()["code"]) == (401, "who")
    shown = lobby.call("GET", f"/tables/{table}/events", beate).text + lobby.call("GET", f"/tables/{table}", beate).text
    assert "Anna" not in shown
    assert anna["id"] not in shown


# Where secrets go ---------------------------------------------------------------------------------------------------------


def test_a_secret_is_shown_once_and_kept_nowhere(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    told: list[str] = []
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db") as lobby:
        lobby.http.event_hooks["response"].append(lambda response: told.append(f"{response.url} {response.headers}"))
        people = lobby.people("Anna", "Beate")
        made = lobby.call("POST", "/me/links", people[0]).json()
        people.append(lobby.call("POST", "/links", json={"code": made["code"]}).json())
        again = lobby.call("POST", "/me/links", people[0]).json()
        secrets = [person["secret"] for person in people]
        assert all(re.fullmatch("[0-9a-f]{32}", secret) for secret in secrets)
        assert len(set(secrets)) == 3
        assert made["url"].partition("#")[0] == "http://testserver/device", "the code is behind a #, which no browser sends"
        assert made["code"] in made["url"].partition("#")[2]
        table = lobby.table(people[:2], "mu2")
        assert len(table) >= 12
        assert not [secret for secret in secrets if table in secret]
        lines = [lobby.line(table, person, after=0) for person in (*people, None)]
        lines[0].ask("start")
        for line in lines:
            line.catch_up()
            told += line.raw
        paths = ["/me", "/me/data", "/me/tables", "/tables", f"/tables/{table}", f"/tables/{table}/events", "/health",
                 f"/tables/{table}/replays", f"/tables/{table}/record", "/catalogue?lang=de"]  # fmt: skip
        for person in (*people, None):
            told += [lobby.call("GET", path, person).text for path in paths[:-1]]
        told += [lobby.call("PATCH", "/me", people[0], json={"name": "Anne"}).text, lobby.http.get("/metrics").text]
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    stored += b"".join(file.read_bytes() for file in tmp_path.iterdir())
    everything = "\n".join([*told, *(record.getMessage() for record in caplog.records if "eklat" in record.name)])
    for secret in (*secrets, made["code"], again["code"]):
        assert secret not in everything
        assert secret.encode() not in stored
    assert sha256(secrets[0].encode()).hexdigest().encode() in stored
    for person in people:
        assert sha256(person["secret"].encode()).hexdigest() not in everything


def test_the_description_puts_no_secret_into_an_address(place: Place) -> None:
    document = place.lobby.http.get("/api/openapi.json").json()
    operations = [operation for methods in document["paths"].values() for operation in methods.values()]
    names = {parameter["name"] for operation in operations for parameter in operation.get("parameters", ())}
    assert {"table_id", "hand", "after"} <= names
    assert [name for name in names if re.search("secret|token|code|auth|key", name)] == []


def test_a_broken_database_writes_no_secrets_into_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What is asked of the database stays between us and it: hashes of secrets, and tables one needs a link for."""
    import sqlite3

    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db") as lobby:
        anna = lobby.person()
        with sqlite3.connect(tmp_path / "eklat.db") as connection:
            connection.execute("ALTER TABLE devices RENAME TO elsewhere")
            connection.execute("ALTER TABLE events RENAME TO nowhere")
        connection.close()
        answers = [lobby.call("GET", "/me", anna), lobby.http.get("/api/tables/a-hidden-table")]
        for answer in answers:
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        with lobby.http.websocket_connect(f"{PATH}a-hidden-table") as line:
            line.send_json({"type": "hello", "protocol": 2, "secret": anna["secret"]})
            assert line.receive_json()["code"] == "storage"
    written = "\n".join(record.getMessage() for record in caplog.records)
    assert "cannot read" in written
    for hidden in (anna["secret"], sha256(anna["secret"].encode()).hexdigest(), "a-hidden-table"):
        assert hidden not in written


def test_secrets_are_compared_in_constant_time() -> None:
    source = inspect.getsource(People.find)
    assert "hmac.compare_digest(" in source
    assert "== secret" not in inspect.getsource(inspect.getmodule(People))  # type: ignore[arg-type]
    everywhere = "".join(path.read_text() for path in Path(inspect.getfile(People)).parent.glob("*.py"))
    assert not re.search(r"\bsecret\s*[!=]=|[!=]=\s*\w*\.?secret\b", everywhere)
