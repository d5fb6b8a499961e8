"""What goes along to another device: once, for a short time, and closed to everybody who does not know the code."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import room

from eklat.server.requests import LONGEST_PARCEL

PARCEL = "sealed-things"


def token(code: str) -> str:
    return sha256(f"eklat-link:{code}".encode()).hexdigest().upper()


def test_a_parcel_comes_once_and_only_with_its_code(tmp_path: Path) -> None:
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db") as lobby:
        anna, beate = lobby.people("Anna", "Beate")
        sent = lobby.call("POST", "/me/links", anna, json={"token": token("ABCD"), "parcel": PARCEL})
        assert sent.status_code == 201
        for wrong in ("ABCD", token("ABCE"), token("ABCD")[:-1], sha256(token("ABCD").encode()).hexdigest()):
            answer = lobby.call("POST", "/links", json={"code": wrong})
            assert (answer.status_code, answer.json()["code"]) == (404, "code")
        stored = (tmp_path / "eklat.db").read_bytes() + (tmp_path / "eklat.db-wal").read_bytes()
        assert token("ABCD").encode() not in stored
        assert token("ABCD").lower().encode() not in stored
        claimed = lobby.call("POST", "/links", json={"code": token("ABCD").lower()}).json()
        assert (claimed["id"], claimed["parcel"]) == (anna["id"], PARCEL)
        assert claimed["secret"] not in (anna["secret"], beate["secret"])
        assert lobby.call("POST", "/links", json={"code": token("ABCD")}).status_code == 404
        plain = lobby.call("POST", "/me/links", anna).json()
        assert lobby.call("POST", "/links", json={"code": plain["code"]}).json()["parcel"] is None
        with closing(sqlite3.connect(tmp_path / "eklat.db")) as database:
            assert database.execute("SELECT count(*) FROM links").fetchone() == (0,)


def test_a_new_parcel_takes_the_place_of_the_last_and_a_late_one_is_gone(tmp_path: Path) -> None:
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db") as lobby:
        anna = lobby.person("Anna")
        for code in ("first", "second"):
            lobby.call("POST", "/me/links", anna, json={"token": token(code), "parcel": code})
        assert lobby.call("POST", "/links", json={"code": token("first")}).status_code == 404
        assert lobby.call("POST", "/links", json={"code": token("second")}).json()["parcel"] == "second"
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, link=-1.0)) as lobby:
        lobby.call("POST", "/me/links", anna, json={"token": token("late"), "parcel": PARCEL})
        assert lobby.call("POST", "/links", json={"code": token("late")}).status_code == 404


def test_what_is_too_large_or_no_token_is_refused(lobby: room.Lobby) -> None:
    anna = lobby.person("Anna")
    fits = {"token": token("x"), "parcel": "x" * LONGEST_PARCEL}
    assert lobby.call("POST", "/me/links", anna, json=fits).status_code == 201
    assert lobby.call("POST", "/links", json={"code": token("x")}).json()["parcel"] == fits["parcel"]
    for body, status in (
        ({**fits, "parcel": "x" * (LONGEST_PARCEL + 1)}, 422),
        ({**fits, "parcel": "x" * 70_000}, 413),
        ({"token": "short"}, 422),
        ({"token": token("x").lower()}, 422),
        ({"code": "mine"}, 422),
    ):
        assert lobby.call("POST", "/me/links", anna, json=body).status_code == status
    assert lobby.call("POST", "/me/links", json=fits).status_code == 401


def test_guessing_is_held_up(tmp_path: Path) -> None:
    limits = replace(room.FREE, codes_hour=5)
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, limits=limits)) as lobby:
        answers = [lobby.call("POST", "/links", json={"code": token(str(n))}).status_code for n in range(7)]
        assert answers == [404] * 5 + [429] * 2
