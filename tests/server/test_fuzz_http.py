"""Every request that the description of the interface allows, and many that it does not: each answer is as declared."""

from __future__ import annotations

import os
import re
import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import hostile
import httpx2
import pytest
import requests
import room
import schemathesis
import waiting
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from eklat.server.app import create_app
from eklat.server.settings import Limits, Settings
from eklat.server.token import make_token
from eklat.table import Settings as TableSettings

LONG = bool(os.environ.get("EKLAT_LONG"))
EXAMPLES = 400 if LONG else 2
SCHEMA = schemathesis.openapi.from_dict(create_app(Settings(db="sqlite:///nobody-opens-this.db")).openapi())
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)}
FOR_HOSTS = [label for label in OPERATIONS if "/api/admin/" in label]
CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
    response_schema_conformance,
]  # fmt: skip
ASKING = settings(
    max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), phases=(Phase.explicit, Phase.reuse, Phase.generate)
)
UNFIT = ("Traceback", 'File "', "sqlalchemy", "sqlite", "asyncpg", "pydantic", "SELECT ", "INSERT ", "/src/", ".py")
"""What tells a stranger how the server is made, and nobody what they did wrong."""
ONCE = ("DELETE /api/me", "DELETE /api/tables/{table_id}/seats/me")
"""After these one is not who one was."""


class House:
    """A server with a table in every phase, and people who sit at them; with a door for its host, if there is a token."""

    def __init__(self, folder: Path, token: Path | None = None) -> None:
        db, rng = f"sqlite:///{folder}/eklat.db", Random(4)
        with room.Lobby(db) as lobby:
            self.people = lobby.people("Anna", "Beate", "Conny")
            self.hidden = [f"{digit}e" * 32 for digit in "abc"]
            tables = [hostile.planted(TableSettings("mu", 3, listed=True), self.people[:2], self.hidden[0])]
            begun = hostile.planted(TableSettings("mu", 3), self.people, self.hidden[1])
            tables.append(hostile.played(begun.start(self.people[0]["id"], 1.0).table, rng, 20))
            again = hostile.planted(TableSettings("mu2", 2, {"target": 1}), self.people[:2], "de" * 32)
            over = hostile.played(again.start(self.people[0]["id"], 1.0).table, rng)
            tables.append(over)
            gathered = over.rematch(self.people[0]["id"], self.hidden[2], time.time(), at_once=True).table
            tables.append(hostile.played(gathered.start(self.people[0]["id"], 1.0).table, rng, 8))
            self.tables = [hostile.plant(lobby, f"planted-{number}", table) for number, table in enumerate(tables)]
        self.token = token and make_token(token)
        self.server = room.Server(db, EKLAT_LIMIT_CODES_HOUR="0", EKLAT_ADMIN=str(token or ""))
        self.session = requests.Session()
        self.session.trust_env = False

    def close(self) -> None:
        self.session.close()
        self.server.stop()

    def secret_for(self, label: str, table: str | None) -> str:
        if label not in ONCE:
            return str(self.people[0]["secret"])
        guest = self.server.call("POST", "/people", json={"name": "Guest"})
        if table == self.tables[0]:
            self.call("POST", f"/api/tables/{table}/seats", guest["secret"], json={})
        return str(guest["secret"])

    def call(self, method: str, path: str, secret: str | None = None, **options: Any) -> requests.Response:
        headers = options.pop("headers", {}) | ({} if secret is None else {"authorization": f"Bearer {secret}"})
        answer = self.session.request(method, self.server.url + path, headers=headers, timeout=waiting.PATIENCE, **options)
        self.check(answer)
        return answer

    def ask(self, case: Case, who: str, table: str | None) -> None:  # type: ignore[type-arg]
        """Send a case and look at the answer, by the description and by the laws of the house."""
        case.headers.pop("authorization", None)
        if table is not None and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        headers = {}
        if who == "host":
            headers["authorization"] = f"Bearer {self.token}"
        elif who == "somebody":
            headers["authorization"] = f"Bearer {self.secret_for(case.operation.label, table)}"
        elif table is not None:
            headers["authorization"] = f"Bearer {'0' * 32}"
        answer = case.call(base_url=self.server.url, session=self.session, headers=headers, timeout=waiting.PATIENCE)
        plain = httpx2.Response(answer.status_code, content=answer.content, headers=_single(answer.headers))
        self.check(plain, is_host=who == "host")
        if case.method == case.operation.method.upper():
            case.validate_response(answer, checks=CHECKS)
        elif answer.status_code == 405:
            assert plain.json()["code"] == "method"
        else:  # the page of the client, or another operation at the same place
            assert answer.status_code < 500

    def check(self, answer: Any, is_host: bool = False) -> None:
        text, status = answer.text, answer.status_code
        assert status < 500, (status, text)
        if not is_host or status >= 300:  # to the host everything is told
            assert not [word for word in UNFIT if word in text], text
            assert not [hidden for hidden in self.hidden if hidden in text], "the secret of a match that is not over"
        assert answer.headers["x-content-type-options"] == "nosniff"
        if status >= 400:
            refusal = answer.json()
            assert re.fullmatch(r"[a-z][a-z-]*", refusal["code"]), refusal
            assert isinstance(refusal["sentence"], str)
            assert len(refusal["sentence"]) > 5
            assert set(refusal) <= {"code", "sentence", "retry_after"}
            assert answer.headers["cache-control"] == "no-store"


def _single(headers: Any) -> dict[str, str]:
    return {name: ", ".join(value) if isinstance(value, list) else value for name, value in headers.items()}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield from _run(House(tmp_path_factory.mktemp("house")))


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("open")
    yield from _run(House(folder, folder / "token"))


def _run(house: House) -> Iterator[House]:
    try:
        yield house
        assert house.call("GET", "/api/health").json()["ok"]
    finally:
        house.close()
    assert not hostile.complaints(house.server)


@pytest.mark.parametrize("who", ["nobody", "somebody"])
@pytest.mark.parametrize("label", OPERATIONS)
def test_whatever_is_asked_the_answer_is_as_declared(house: House, label: str, who: str) -> None:
    """Values at the edges of what is allowed and beyond, then values at random."""
    _try_everything(house, label, who)


@pytest.mark.parametrize("who", ["nobody", "somebody", "host"])
@pytest.mark.parametrize("label", FOR_HOSTS)
def test_so_it_is_where_there_is_a_door_for_the_host(open_house: House, label: str, who: str) -> None:
    _try_everything(open_house, label, who)


def _try_everything(house: House, label: str, who: str) -> None:
    operation = OPERATIONS[label]
    generation = SCHEMA.config.generation_for(operation=operation)
    modes = list(GenerationMode)
    tables = [None, *house.tables]
    for number, case in enumerate(
        SCHEMA.iter_coverage_cases(operation, generation_modes=modes, generation_config=generation)
    ):
        house.ask(case, who, tables[number % len(tables)])

    @ASKING
    @given(st.one_of([operation.as_strategy(generation_mode=mode) for mode in modes]), st.sampled_from(tables))
    def ask(case: Case, table: str | None) -> None:  # type: ignore[type-arg]
        house.ask(case, who, table)

    ask()


# What no description can say ----------------------------------------------------------------------------------------------

BODIES = [
    *(text.encode() for text in hostile.BROKEN_JSON),
    b"\xff\xfe\xfd",
    b"\xef\xbb\xbf{}",
    '{"name": "x"}'.encode("utf-16"),
    b'{"name": "\xed\xa0\x80"}',
    b'{"\\ud800": 1}',
    b'{"name": "\\ud800", "code": "\\udfff", "game": "\\ud800", "seat": "\\ud800"}',
    b'{"name": {"\\ud800": "\\udfff"}}',
    b'{"game": "mu", "players": 4, "options": {"\\ud800": "\\udfff"}}',
    b'{"game": "mu", "players": 4, "options": {"target": ' + b"9" * 4200 + b"}}",
    b'{"game": "mu", "players": 4, "options": {"target": ' + b"9" * 5000 + b"}}",
    b'{"game": "mu", "players": 4, "clock": {"per": "move", "seconds": NaN}}',
    b'{"game": "mu", "players": 4, "clock": {"per": "match", "seconds": 60, "increment": Infinity}}',
    b'{"game": "mu", "players": 4, "clock": {"per": "move", "seconds": -1e999}}',
    b'{"game": "mu", "players": 4, "bots": {"\\ud800": "club"}}',
    b'{"game": "mu", "players": 1e400}',
    b"[" * 30000,
    b'{"name":' * 8000,
]
WITH_BODY = [
    ("POST", "/api/people"), ("PATCH", "/api/me"), ("POST", "/api/links"), ("POST", "/api/tables"),
    ("POST", "/api/tables/planted-0/seats"), ("POST", "/api/records"), ("POST", "/api/positions"), ("POST", "/api/replays"),
    ("POST", "/api/jottings"),
]  # fmt: skip


@pytest.mark.parametrize(("method", "path"), WITH_BODY)
def test_a_body_that_nobody_can_read_is_refused_in_a_sentence(house: House, method: str, path: str) -> None:
    secret = house.people[0]["secret"]
    for kind in (
        "application/json",
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "\\",
    ):
        for body in BODIES if kind == "application/json" else BODIES[:3]:
            answer = house.call(method, path, secret, data=body, headers={"content-type": kind})
            assert answer.status_code in (201, 200, 404, 409, 413, 422), body[:80]
    kilobytes = 1100 if path == "/api/records" else 70
    answer = house.call(method, path, secret, data=b" " * 1000 * kilobytes, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
    answer = house.call(
        method, path, secret, data=iter([b" " * 1000] * kilobytes), headers={"content-type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")


@settings(ASKING, max_examples=EXAMPLES * 10)
@given(st.sampled_from(WITH_BODY), st.binary(max_size=300))
def test_bytes_at_random_are_refused_in_a_sentence(house: House, where: tuple[str, str], body: bytes) -> None:
    answer = house.call(*where, house.people[0]["secret"], data=body, headers={"content-type": "application/json"})
    assert answer.status_code in (200, 201, 422)


@pytest.mark.parametrize("word", hostile.WORDS)
def test_words_that_hurt_are_kept_as_words_or_refused(house: House, word: str) -> None:
    answer = house.call("POST", "/api/people", json={"name": word})
    if answer.status_code == 201:
        guest = answer.json()
        assert guest["name"] == (word or "Guest")
        assert house.call("GET", "/api/me", guest["secret"]).json()["name"] == guest["name"]
        assert house.call("GET", "/api/me/data", guest["secret"]).json()["name"] == guest["name"]
    else:
        assert answer.json()["code"] in ("name", "bad-request")
    secret = house.people[0]["secret"]
    table = {"game": word, "players": 4, "options": {word: word}}
    assert house.call("POST", "/api/tables", secret, json=table).status_code == 422
    assert house.call("POST", "/api/tables", secret, json=table | {"game": "mu"}).status_code == 422
    assert house.call("POST", "/api/links", json={"code": word}).status_code in (404, 422)
    for path in ("/api/tables/{}", "/api/tables/{}/events", "/api/tables/planted-1/replays?hand={}", "/api/me?lang={}"):
        answer = house.call("GET", path.format(quote(word, safe="")), secret)
        assert answer.status_code in (200, 404, 422)


@pytest.mark.parametrize("name", ["\u200b", "\u200b\u200d\ufeff", "\u2060 \u00ad", "\u034f", "\u115f\u3164\uffa0", "\u2800"])
def test_a_name_that_nobody_can_see_is_no_name(house: House, name: str) -> None:
    answer = house.call("POST", "/api/people", json={"name": name})
    assert (answer.status_code, answer.json().get("code")) == (422, "name")


HEADERS: list[tuple[str, bytes]] = [
    ("authorization", b""),
    ("authorization", b"Bearer"),
    ("authorization", b"Bearer "),
    ("authorization", b"Basic YTpi"),
    ("authorization", b"Bearer \xff\xfe\xc3"),
    ("authorization", b"Bearer " + b"x" * 5000),
    ("authorization", b"Bearer ' OR 1=1 --"),
    ("accept-language", b"de;q=nan, en;q=inf, nl;q=-1, ;;;,,=,q="),
    ("accept-language", b"\xff\xfe" * 50 + b", " * 1000),
    ("accept", b"image/png;q=\xff"),
    ("host", b"evil.example/<script>"),
    ("host", b"[::1"),
    ("origin", b"http://[bad"),
    ("content-length", b"0"),
    ("x-forwarded-for", b"'; DROP TABLE people"),
    ("cookie", b"a=\xff; ;;"),
    ("range", b"bytes=0-1,9-"),
    ("expect", b"100-continue"),
]


@pytest.mark.parametrize(("name", "value"), HEADERS)
@pytest.mark.parametrize("path", ["/api/me", "/api/health", "/api/tables/planted-1", "/"])
def test_headers_that_make_no_sense_break_nothing(house: House, path: str, name: str, value: bytes) -> None:
    answer = bare(house.server.port, b"GET", path.encode(), {name: value})
    assert b" 5" not in answer[:12], answer
    assert not [word for word in UNFIT if word.encode() in answer]


REQUESTS = [
    (b"GET", b"/%00"),
    (b"GET", b"/%ff%fe"),
    (b"GET", b"//api/me"),
    (b"GET", b"/a/../../../etc/passwd"),
    (b"GET", b"/%2e%2e/%2e%2e/etc/passwd"),
    (b"GET", b"/assets/..%2f..%2fapp.py"),
    (b"GET", b"/api/tables/%00"),
    (b"GET", b"/api/tables/%ed%a0%80"),
    (b"GET", b"/api/tables/" + b"a" * 3000),
    (b"GET", b"/api/tables/planted-1/replays?hand=" + b"9" * 3000),
    (b"GET", b"/api/tables/planted-1/events?after=%00&everything=%ff"),
    (b"GET", b"/api/me?lang=%00&lang=%ff&%ff=%00"),
    (b"GET", b"/api/me?" + b"a=b&" * 5000),
    (b"GET", b"http://evil.example/api/me"),
    (b"GET", b"/\xff"),
    (b"GET", b"*"),
    (b"OPTIONS", b"*"),
    (b"TRACE", b"/api/me"),
    (b"CONNECT", b"evil.example:443"),
    (b"BREW", b"/api/me"),
]


@pytest.mark.parametrize(("method", "target"), REQUESTS)
def test_targets_that_make_no_sense_break_nothing(house: House, method: bytes, target: bytes) -> None:
    answer = bare(house.server.port, method, target, {})
    assert b" 5" not in answer[:12], answer
    assert not [word for word in UNFIT if word.encode() in answer]
    assert b"root:" not in answer


def bare(port: int, method: bytes, target: bytes, headers: dict[str, bytes]) -> bytes:
    """A request as bytes, whether or not it is one, and all that comes back."""
    given = {"host": f"127.0.0.1:{port}".encode(), "connection": b"close", **headers}
    lines = b"".join(b"%b: %b\r\n" % (name.encode(), value) for name, value in given.items())
    with socket.create_connection(("127.0.0.1", port), 10) as connection:
        connection.sendall(b"%b %b HTTP/1.1\r\n%b\r\n" % (method, target, lines))
        answer = b""
        while part := connection.recv(65536):
            answer += part
    return answer


def test_what_cannot_be_done_somewhere_is_said_with_what_can(house: House) -> None:
    """RFC 9110, 15.5.6: an answer 405 names the methods that are allowed."""
    for path, allowed in (("/api/me", {"GET", "PATCH", "DELETE"}), ("/api/health", {"GET"}), ("/api/links", {"POST"})):
        answer = house.call("PUT", path)
        assert answer.status_code == 405
        assert "allow" in answer.headers
        assert {method.strip() for method in answer.headers["allow"].split(",")} <= allowed | {"HEAD"}


def test_every_operation_declares_that_one_may_ask_too_much(tmp_path: Path) -> None:
    limits = Limits(address_requests=0.001, address_requests_burst=1)
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, limits=limits)) as lobby:
        lobby.http.get("/api/health")
        undeclared = []
        for label in OPERATIONS:
            method, path = label.split(" ")
            answer = lobby.http.request(method, path)
            assert answer.status_code == 429
            assert answer.json()["code"] == "limit"
            assert answer.json()["retry_after"] > 0
            assert int(answer.headers["retry-after"]) > 0
            responses = OPERATIONS[label].definition.raw["responses"]
            if not {"429", "503"} <= set(responses):
                undeclared.append(label)
        assert not undeclared, "answers 429 and 503 are possible everywhere"


def test_a_table_that_no_database_can_name_is_not_there(pg: str) -> None:
    """PostgreSQL has no text with a zero in it: that is for us to know, and no failure of its."""
    with room.Lobby(pg) as lobby:
        me = lobby.person()
        for path in ("/tables/%00", "/tables/a%00b/events", "/tables/%00/record", "/tables/%ff%fe"):
            answer = lobby.call("GET", path, me)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-table"), path
        with lobby.http.websocket_connect("/ws/tables/%00") as line:
            line.send_json({"type": "hello", "protocol": 2})
            assert line.receive_json()["code"] == "no-table"
        for word in hostile.WORDS:
            assert lobby.call("POST", "/people", json={"name": word}).status_code in (201, 422)
            assert lobby.call("POST", "/links", json={"code": word}).status_code in (404, 422)
