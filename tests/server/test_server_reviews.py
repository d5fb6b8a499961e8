"""Reviews at the server: who may ask for what, in which order they are made, and what becomes of them."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import Any

import hostile
import pytest
import room
import waiting
from sqlalchemy import text

from eklat.records.jotting import Remembered
from eklat.review.results import Decision
from eklat.server import review_forms, reviews, reviews_api
from eklat.server.bot_pool import BotPool
from eklat.table import Settings, Table

GOLDEN = Path(__file__).parents[1] / "golden"
Json = dict[str, Any]
HOUSE = ("novice", "student", "club", "expert")
"""The bots that were reviewed for comparison."""


def golden(name: str) -> Json:
    record: Json = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return record


class Desk:
    """Stands in for the process that reviews: it notes what it is given, and waits where the test wants it to."""

    def __init__(self) -> None:
        self.is_open = threading.Event()
        self.is_open.set()
        self.given: list[str] = []
        self.order: list[str] = []
        self.pools: list[ThreadPoolExecutor] = []

    def open(self, pool: BotPool) -> ThreadPoolExecutor:
        self.pools.append(ThreadPoolExecutor(1))
        pool._pool = self.pools[-1]  # type: ignore[assignment]
        return self.pools[-1]

    def piece(self, record: str, deal: int, action: int, worlds: int) -> Json | None:
        self.given.append(record)
        self.order.append("piece")
        assert self.is_open.wait(waiting.PATIENCE)
        return {"action": action}

    def whole(self, record: str, deal: int, seats: list[int] | None, found: list[Json]) -> Json:
        hand = {"deal": deal, "scores": [], "company": None, "curve": [], "waterfalls": [], "decisions": []}
        return {"version": "1", "game": "mu2", "value": f"{len(found)} {seats}", "notes": [], "hands": [hand]}


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    desk = Desk()
    monkeypatch.setattr(BotPool, "_open", lambda pool: desk.open(pool))  # noqa: PLW0108, which binds it
    monkeypatch.setattr(reviews, "piece", desk.piece)
    monkeypatch.setattr(reviews, "whole", desk.whole)
    yield desk
    desk.is_open.set()
    for pool in desk.pools:
        pool.shutdown()


def running(lobby: room.Lobby, people: list[Json], name: str = "again") -> tuple[str, Table]:
    """A table in the second hand of its match."""
    table = hostile.planted(Settings("mu2", 2), people).start(people[0]["id"], 1.0).table
    rng = Random(4)
    while not table.hands:
        table = hostile.played(table, rng, 1)
    table = hostile.played(table.next_hand(people[0]["id"], 2.0, at_once=True).table, rng, 3)
    return hostile.plant(lobby, name, table), table


def done(lobby: room.Lobby, review: str, who: Json | None) -> Json:
    """The review, once it is there."""
    found: Json = {}

    def is_there() -> bool:
        found.update(lobby.call("GET", f"/reviews/{review}", who).json())
        return found["state"] in ("done", "failed")

    waiting.until(is_there)
    return found


def test_a_hand_is_reviewed_in_a_process_and_counts_as_own_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_api, "decisions", lambda hand, seat: reviews.decisions(hand, seat)[3:6])
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, review_worlds=128)) as lobby:
        anna, ben = lobby.people("Anna", "Ben")
        name, _ = running(lobby, [anna, ben])
        asked = lobby.call("POST", f"/tables/{name}/reviews", anna, json={"hand": 0, "seat": 0})
        assert asked.status_code == 202
        found = done(lobby, asked.json()["id"], anna)
        assert (found["state"], found["done"]) == ("done", found["total"])
        (hand,) = found["review"]["hands"]
        assert {decision["seat"] for decision in hand["decisions"]} == {0}
        assert [fall["seat"] for fall in hand["waterfalls"]] == [0]
        assert sum(step["points"] for step in hand["waterfalls"][0]["steps"]) == hand["waterfalls"][0]["end"]
        assert "Anna" not in json.dumps(found)
        play = lobby.call("GET", "/me/play", anna, params={"game": "mu2"}).json()
        assert (play["standing"]["hands"], play["trend"], set(play["house"]["bots"])) == (1, [], set(HOUSE))
        assert play["standing"]["total"]["decisions"] == len(hand["decisions"])
        assert lobby.call("GET", "/me/play", ben, params={"game": "mu2"}).json()["standing"] is None
        from eklat.review.games import INSIGHTS

        assert set(reviews.REVIEWED) == set(INSIGHTS)


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_asked_twice_is_one_review_that_goes_with_its_table(
    engine: str, desk: Desk, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    db = f"sqlite:///{tmp_path}/eklat.db" if engine == "sqlite" else request.getfixturevalue("pg")
    with room.Lobby(db) as lobby:
        anna, ben = lobby.people("Anna", "Ben")
        name, table = running(lobby, [anna, ben])
        first, again, seat = (
            lobby.call("POST", f"/tables/{name}/reviews", who, json={"hand": 0, **more}).json()["id"]
            for who, more in ((anna, {}), (ben, {"match": 1}), (ben, {"seat": 1}))
        )
        assert first == again != seat
        total = len(table.hands[0].last.log)
        assert done(lobby, first, None)["review"]["value"] == f"{total} None"  # finished hands are open to everybody
        assert done(lobby, seat, None)["review"]["value"].endswith(" [1]")
        assert len(desk.given) == total + done(lobby, seat, None)["total"]
        assert len(lobby.call("GET", "/me/data", ben).json()["reviews"]) == 2
        lobby.call("DELETE", "/me", ben)
        assert lobby.run(_count, lobby, "SELECT count(*) FROM played") == 1
        assert lobby.run(_count, lobby, "SELECT count(*) FROM reviews WHERE person IS NULL") == 1
        for statement in ("DELETE FROM events", "DELETE FROM seats", "DELETE FROM tables"):
            lobby.run(lobby.node.store.writer.do, lambda c, statement=statement: c.execute(text(statement)))
        assert lobby.run(_count, lobby, "SELECT (SELECT count(*) FROM reviews) + (SELECT count(*) FROM played)") == 0


async def _count(lobby: room.Lobby, statement: str) -> int:
    async with lobby.node.database.read() as connection:
        return int((await connection.execute(text(statement))).scalar_one())


def test_nothing_of_a_hand_that_is_not_over_is_reviewed_or_given_away(desk: Desk, lobby: room.Lobby) -> None:
    anna, ben = lobby.people("Anna", "Ben")
    name, table = running(lobby, [anna, ben])
    refused = lobby.call("POST", f"/tables/{name}/reviews", anna, json={"hand": 1})
    assert (refused.status_code, refused.json()["code"]) == (409, "hand-not-over")
    for wrong in ({"hand": 2}, {"hand": 0, "seat": 2}, {"hand": 0, "match": 2}):
        assert lobby.call("POST", f"/tables/{name}/reviews", anna, json=wrong).status_code == 404
    review = lobby.call("POST", f"/tables/{name}/reviews", anna, json={"hand": 0}).json()["id"]
    done(lobby, review, anna)
    given = set(desk.given)
    assert [json.loads(one)["deals"] for one in given] == [table.record().to_json()["deals"]]
    assert table.secret not in "".join(given)
    assert lobby.call("POST", f"/tables/{name}/reviews", json={"hand": 0}).status_code == 401
    lobby.run(lobby.node.close, name, False)
    assert lobby.call("GET", f"/reviews/{review}", anna).json()["code"] == "no-table"


def test_records_that_somebody_brings_along_are_theirs(
    desk: Desk, lobby: room.Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = lobby.people("Anna", "Ben")

    def ask(record: Json, **more: int) -> Any:
        return lobby.call("POST", "/reviews?lang=en", anna, json={"record": record, **more})

    assert ask(golden("mu2-unfinished")).json()["code"] == "hand-not-over"
    broken = golden("mu-5")
    broken["deals"][0]["actions"][2] = "bid K0 K0"
    answer = ask(broken).json()
    assert (answer["ok"], answer["error"]["action"]) == (False, 2)
    assert answer["error"]["sentence"].endswith(".")
    assert ask(golden("mu2"), deal=99).json()["code"] == "no-such-position"
    review = ask(golden("mu2"), seat=1, mine=1).json()["review"]["id"]
    assert done(lobby, review, anna)["state"] == "done"
    for method in ("GET", "DELETE"):
        assert lobby.call(method, f"/reviews/{review}", ben).json()["code"] == "no-such-review"
    assert lobby.call("DELETE", f"/reviews/{review}", anna).status_code == 204
    assert lobby.call("GET", f"/reviews/{review}", anna).json()["code"] == "no-such-review"
    ask(golden("mu2"), mine=0)
    lobby.call("DELETE", "/me", anna)
    assert lobby.run(_count, lobby, "SELECT count(*) FROM reviews") == 0
    monkeypatch.setattr(reviews, "REVIEWED", ())
    monkeypatch.setattr(reviews_api, "REVIEWED", ())
    sentence = lobby.call("POST", "/reviews?lang=en", ben, json={"record": golden("mu2")}).json()["sentence"]
    assert "cannot be reviewed" in sentence
    assert lobby.call("GET", "/me/play", ben, params={"game": "mu2"}).json()["code"] == "no-review"


def test_what_somebody_remembers_is_enough(desk: Desk, lobby: room.Lobby) -> None:
    (anna,) = lobby.people("Anna")
    match = golden("mu-5")
    entry = match["deals"][0]
    known = [hand if seat == 1 else [] for seat, hand in enumerate(entry["deal"]["hands"])]
    memory = {
        "format": "eklat-jotting/1", "game": "mu", "players": match["players"], "options": match["options"],
        "starter": entry["dealer"], "known": known, "actions": entry["actions"][:12], "note": "at Anna's",
    }  # fmt: skip
    asked = lobby.call("POST", "/reviews", anna, json={"record": memory, "mine": 1}).json()
    found = done(lobby, asked["review"]["id"], anna)
    assert found["total"] == sum(mover == 1 for mover, _ in _log(memory))
    assert json.loads(desk.given[-1])["players"] == ["0", "1", "2", "3", "4"]
    assert "Anna" not in desk.given[-1]
    for lang, sentence in (("en", "Nobody’s hand"), ("de", "An keine Hand"), ("nl", "Geen hand")):
        less = lobby.call("POST", "/reviews", anna, json={"record": {**memory, "known": []}}, params={"lang": lang}).json()
        assert (less["ok"], less["error"]["code"]) == (False, "memory")
        assert less["error"]["sentence"].startswith(sentence)
    long = {**memory, "known": [], "actions": ["pass"] * 501}
    assert lobby.call("POST", "/reviews", anna, json={"record": long}).json()["ok"] is False


def _log(memory: Json) -> Any:
    return Remembered.read(memory).jotting.state.log


def test_a_person_waits_for_few_reviews_at_once_and_an_address_asks_for_few(desk: Desk, tmp_path: Path) -> None:
    limits = replace(room.FREE, reviews_person=1, reviews_hour=4)
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db", replace(room.QUICK, limits=limits)) as lobby:
        anna, ben = lobby.people("Anna", "Ben")
        name, _ = running(lobby, [anna, ben])
        desk.is_open.clear()

        def ask(who: Json, **more: int) -> Any:
            return lobby.call("POST", f"/tables/{name}/reviews", who, json={"hand": 0, **more})

        first = ask(anna).json()["id"]
        assert ask(anna).json()["id"] == first
        refused = ask(anna, seat=0)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-reviews")
        assert 'eklat_limits_total{what="reviews-waiting"} 1.0' in lobby.http.get("/metrics").text
        second = ask(ben, seat=0).json()
        assert (second["state"], second["done"]) == ("waiting", 0)
        assert ask(ben).json()["code"] == "limit"
        desk.is_open.set()
        assert done(lobby, second["id"], ben)["state"] == "done"


def test_after_a_restart_an_unfinished_review_is_taken_up_again(desk: Desk, tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/eklat.db"
    desk.is_open.clear()
    with room.Lobby(db) as lobby:
        anna, ben = lobby.people("Anna", "Ben")
        name, _ = running(lobby, [anna, ben])
        review = lobby.call("POST", f"/tables/{name}/reviews", anna, json={"hand": 0}).json()["id"]
        waiting.until(lambda: desk.given)
        assert lobby.call("GET", f"/reviews/{review}", anna).json()["state"] == "running"
    desk.is_open.set()
    with room.Lobby(db) as lobby:
        assert done(lobby, review, anna)["state"] == "done"


def test_bots_at_tables_come_first(desk: Desk, lobby: room.Lobby) -> None:
    anna, ben = lobby.people("Anna", "Ben")
    name, _ = running(lobby, [anna, ben])
    thinks, may_move = threading.Event(), threading.Event()

    def bot() -> None:
        thinks.set()
        assert may_move.wait(waiting.PATIENCE)
        desk.order.append("bot")

    assert lobby.http.portal is not None
    moving = lobby.http.portal.start_task_soon(lobby.node.bots.run, bot)
    assert thinks.wait(waiting.PATIENCE)
    review = lobby.call("POST", f"/tables/{name}/reviews", anna, json={"hand": 0, "seat": 0}).json()["id"]
    waiting.until(lambda: lobby.call("GET", f"/reviews/{review}", anna).json()["state"] == "running")
    may_move.set()
    moving.result(waiting.PATIENCE)
    assert done(lobby, review, anna)["state"] == "done"
    assert desk.order[0] == "bot"


def test_a_review_that_cannot_be_made_says_so_and_can_be_asked_for_again(
    desk: Desk, lobby: room.Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = lobby.people("Anna", "Ben")
    name, _ = running(lobby, [anna, ben])

    def breaks(*_: object) -> None:
        raise RuntimeError("no")

    monkeypatch.setattr(reviews, "whole", breaks)
    review = lobby.call("POST", f"/tables/{name}/reviews", anna, json={"hand": 0}).json()["id"]
    assert done(lobby, review, anna)["state"] == "failed"
    monkeypatch.setattr(reviews, "whole", desk.whole)
    assert lobby.call("POST", f"/tables/{name}/reviews", anna, json={"hand": 0}).json()["id"] == review
    assert done(lobby, review, anna)["state"] == "done"


def test_a_hand_that_is_played_on_is_nobodys_own(desk: Desk, lobby: room.Lobby) -> None:
    (anna,) = lobby.people("Anna")

    def play_on(record: Json, step: int, **more: object) -> Any:
        body = {"record": record, "step": step, "seat": 1, "bot": "random", **more}
        return lobby.call("POST", "/tables/played-on?lang=en", anna, json=body)

    record = golden("mu2")
    length = len(record["deals"][0]["actions"])
    name = play_on(record, length - 2).json()["id"]
    line = lobby.line(name, anna)
    assert line.snapshot.table["settings"]["practice"]
    assert (line.snapshot.you, len((line.snapshot.view or {})["log"])) == (1, length - 2)
    while line.snapshot.table["phase"] == "playing":
        if not line.is_my_turn:
            line.next()
            continue
        move = (line.snapshot.view or {})["legal"][0]
        assert line.ask("act", id=f"m{line.snapshot.version}", move=move, expected=line.snapshot.version)["type"] == "ok"
        line.catch_up()
    made = lobby.call("GET", f"/tables/{name}/record", anna).json()
    assert made["x_played_on"] == {"moves": length - 2}
    assert lobby.call("POST", "/records", json={"record": made}).json()["ok"]
    review = lobby.call("POST", f"/tables/{name}/reviews", anna, json={"hand": 0}).json()["id"]
    assert done(lobby, review, anna)["state"] == "done"
    assert lobby.call("GET", "/me/play", anna, params={"game": "mu2"}).json()["standing"] is None
    assert play_on(record, length).json()["sentence"].startswith("That hand is over there.")
    assert play_on(golden("mu2-unfinished"), 1).json()["code"] == "play-on-finished"
    assert play_on(record, 1, seat=2).json()["code"] == "no-such-seat"
    assert play_on(record, 1, deal=99).json()["code"] == "no-such-position"
    assert play_on(record, 1, bot="nobody").json()["code"] == "no-bot-here"
    record["deals"][0]["actions"][2] = "bid K0 K0"
    assert play_on(record, 1).json()["error"]["action"] == 2


def test_when_a_node_dies_another_finishes_its_review(desk: Desk, pg: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first node has begun and gives no sign of life any more; what it finds later changes nothing."""
    has_begun, is_late = threading.Event(), threading.Event()

    def piece(*given: Any) -> Json | None:
        if not has_begun.is_set():
            has_begun.set()
            assert is_late.wait(waiting.PATIENCE)
            return {"action": -1}
        return desk.piece(*given)

    monkeypatch.setattr(reviews, "piece", piece)
    monkeypatch.setattr(reviews, "LOOK", 0.1)
    brief = replace(room.QUICK, lease=0.5)
    with room.Lobby(pg, brief) as first:
        anna, ben = first.people("Anna", "Ben")
        name, _ = running(first, [anna, ben])
        review = first.call("POST", f"/tables/{name}/reviews", anna, json={"hand": 0, "seat": 0}).json()["id"]
        assert has_begun.wait(waiting.PATIENCE)
        with room.Lobby(pg, brief) as second:
            first.run(_falls_silent, first)
            found = done(second, review, anna)
            assert (found["state"], found["done"]) == ("done", found["total"])
            is_late.set()
            assert first.run(_ends_its_try, first)
            assert done(second, review, anna) == found


async def _falls_silent(lobby: room.Lobby) -> None:
    assert lobby.node.leases._task is not None
    lobby.node.leases._task.cancel()


async def _ends_its_try(lobby: room.Lobby) -> bool:
    """Until the process for reviews of this node has nothing to do any more."""
    await lobby.node.reviewers.room()
    return True


def test_the_browser_hears_all_that_a_review_says_of_a_decision() -> None:
    """What a form does not name is not sent; only what the decision was worth to others is left out."""
    assert {field.name for field in fields(Decision)} - set(review_forms.Decision.model_fields) == {"expected"}
