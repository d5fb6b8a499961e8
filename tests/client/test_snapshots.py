"""Snapshots and updates, from messages alone."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import fields
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from eklat.client import Snapshot, Update, patched
from eklat.client.following import Follower
from eklat.games import GAMES
from eklat.server.updates import Pictures, Shared, public, public_changes, view_changes, view_text
from eklat.table import Settings, Table

Json = dict[str, Any]
PEOPLE = ("anna", "bela", "cleo")
PRESENCE = {"type": "presence", "here": [0], "away": [], "watching": 0}


def some_tables(game: str = "mu", players: int = 3, moves: int = 30) -> list[Table]:
    """A table after each of some moves."""
    rng = Random(3)
    table = Table.create(Settings(game, players, practice=True), "ab" * 32, PEOPLE[0], "Anna", 0.0).table
    for seat in range(1, players):
        table = table.sit(PEOPLE[seat], PEOPLE[seat].capitalize(), seat, 0.0).table
    tables = [table.start(PEOPLE[0], 0.0).table]
    while len(tables) < moves and tables[-1].phase == "playing":
        table = tables[-1]
        assert table.state is not None
        assert table.turn is not None
        move = str(rng.choice(table.state.legal))
        tables.append(table.move(PEOPLE[table.turn], move, f"m{len(tables)}", table.version, 0.0).table)
    return tables


def sent(message: Json) -> Json:
    copy: Json = json.loads(json.dumps(message))
    return copy


def welcome(table: Table) -> Json:
    view = table.view(0)
    return sent(
        {
            "type": "welcome", "version": table.version, "now": 0.0, "you": 0, "table": public(table, 0.0),
            "view": view and view.to_json(), "presence": PRESENCE, "grace": 30.0,
        }
    )  # fmt: skip


def update(before: Table, after: Table) -> Json:
    patch = view_changes(before.view(0), after.view(0), Shared())
    events = after.events_after(before.version, 0)
    changes = public_changes(before, after, 0.0)
    message = {"type": "update", "version": after.version, "now": 1.0, "table": changes, "events": events}
    return sent(message if patch is None else message | {"view": patch})


@pytest.mark.parametrize(("game", "players"), [("mu", 3), ("mu2", 2), ("heuldoch", 3)])
def test_updates_lead_from_one_moment_to_the_next(game: str, players: int) -> None:
    tables = some_tables(game, players)
    now = Snapshot.welcome(welcome(tables[0]))
    for before, after in pairwise(tables):
        was = deepcopy(now)
        later = now.after(update(before, after))
        assert now == was, "what somebody holds is never changed"
        fresh = Snapshot.welcome(welcome(after))
        assert (later.version, later.table | {"clock": 0}, later.view) == (
            fresh.version, fresh.table | {"clock": 0}, fresh.view
        )  # fmt: skip
        assert later.read() == after.view(0)
        now = later
    assert now.after(PRESENCE | {"watching": 3}).presence["watching"] == 3
    assert now.after({"type": "pong"}) is now


@pytest.mark.parametrize(("game", "players"), [("mu", 3), ("mu2", 2), ("heuldoch", 3)])
def test_what_viewers_share_is_found_once_and_holds_for_each_of_them(game: str, players: int) -> None:
    tables, eyes, rng = some_tables(game, players, 80), [*range(players), None], Random(1)
    for before, after in pairwise(tables):
        rng.shuffle(eyes)
        shared, pictures = Shared(), Pictures(before, after)
        for viewer in eyes:
            old, new = before.view(viewer), after.view(viewer)
            assert old is not None
            assert new is not None
            text = pictures.text(viewer)
            assert sorted(text) == sorted(view_text(old, new, shared))
            patch = json.loads(text) if text else None
            assert patch == sent({"patch": view_changes(old, new, shared)})["patch"]
            assert patched(sent(old.to_json()), patch) == sent(new.to_json())
            assert new.own is not None
            watching = after.view(None)
            same = [f.name for f in fields(new) if f.name not in {"seat", "legal", *new.own}]
            assert [getattr(new, name) for name in same] == [getattr(watching, name) for name in same]


def test_questions_to_a_snapshot() -> None:
    table = some_tables(moves=1)[0]
    now = Snapshot.welcome(welcome(table))
    assert (now.game, now.players, now.phase, now.turn) == ("mu", 3, "playing", table.turn)
    assert (now.is_host, now.is_full, now.is_practice, now.late) == (True, True, True, None)
    assert now.names == ["Anna", "Bela", "Cleo"]
    assert now.levels == [None, None, None]
    assert Snapshot(1, None, {"turn": None}, None).is_my_turn is False
    assert Snapshot(1, 0, now.table, None).read() is None
    gathered = Table.create(Settings("mu", 3), "ab" * 32, "anna", "Anna", 0.0).table
    assert Snapshot.welcome(welcome(gathered)).names == ["Anna", "–1–", "–2–"]


def test_a_patch_may_be_nothing_or_everything() -> None:
    view = {"turn": 1, "laid": [["R1"], []]}
    assert patched(view, None) is view
    assert patched(view, {"full": None}) is None
    assert patched(view, {"set": [["laid", 1, 0, "G7"]], "drop": ["turn"]}) == {"laid": [["R1"], ["G7"]]}
    assert view == {"turn": 1, "laid": [["R1"], []]}


# Following ----------------------------------------------------------------------------------------------------------------


def test_the_past_is_told_apart_from_what_happens() -> None:
    *_, before, after = some_tables()
    follower, past = Follower(), before.events_after(0, 0)
    assert follower.greet() == 0
    assert follower.lose() is None
    assert follower.hear({"type": "pong"}) is None
    first = follower.hear(welcome(before))
    assert first is not None
    assert first.notice is None
    assert not follower.is_caught_up
    assert follower.hear({"type": "events", "events": past[:9]}) is None
    assert not follower.is_caught_up
    assert follower.greet() == 0, "who has not heard everything begins anew"
    follower.hear(welcome(before))
    follower.hear({"type": "events", "events": past})
    assert follower.is_caught_up
    assert follower.take_past() == past
    news = follower.hear(update(before, after))
    assert news is not None
    assert [event["version"] for event in news.events] == [*range(before.version + 1, after.version + 1)]
    assert follower.greet() == after.version


def at(table: Table) -> Follower:
    """Somebody who has come, and knows what has happened before."""
    follower = Follower()
    follower.hear(welcome(table))
    follower.hear({"type": "events", "events": table.events_after(0, 0)})
    follower.take_past()
    return follower


def told(update: Update | None) -> tuple[str | None, int, list[int]]:
    assert update is not None
    return update.notice, update.snapshot.version, [event["version"] for event in update.events]


def test_another_welcome_does_not_make_the_past_longer() -> None:
    """It comes when somebody has sat down in another window; the pages end where the connection began."""
    tables = some_tables()
    before, after = tables[5], tables[6]
    follower = Follower()
    follower.greet()
    follower.hear(welcome(before))
    follower.hear(welcome(after))
    follower.hear({"type": "events", "events": before.events_after(0, 0)})
    assert follower.is_caught_up


def test_pages_of_missed_events_are_one_update() -> None:
    """After a lost connection the welcome comes first, one is back, and what was missed is told when its pages are here."""
    tables = some_tables()
    before, after = tables[5], tables[20]
    missed = after.events_after(before.version, 0)
    follower = at(before)
    lost = follower.lose()
    assert lost is not None
    assert lost.notice == "lost"
    assert follower.lose() is None, "once"
    assert told(follower.hear(welcome(after))) == ("back", after.version, [])
    assert told(follower.hear(PRESENCE)) == (None, after.version, [])
    assert told(follower.hear({"type": "events", "events": missed[:7]})) == (None, after.version, [])
    last = follower.hear({"type": "events", "events": missed[7:]})
    assert last is not None
    assert last.events == missed
    assert told(follower.hear(PRESENCE)) == (None, after.version, [])


def test_what_happens_while_missed_events_come_is_seen_at_once_and_told_behind_them() -> None:
    tables = some_tables()
    before, after, now = tables[5], tables[19], tables[20]
    missed = after.events_after(before.version, 0)
    follower = at(before)
    follower.lose()
    follower.hear(welcome(after))
    follower.hear({"type": "events", "events": missed[:7]})
    assert told(follower.hear(update(after, now))) == (None, now.version, [])
    last = follower.hear({"type": "events", "events": missed[7:]})
    assert last is not None
    assert (last.snapshot.version, last.events) == (now.version, now.events_after(before.version, 0))
    assert follower.greet() == now.version


def test_who_is_cut_off_again_before_all_has_come_asks_for_all_of_it() -> None:
    tables = some_tables()
    before, after, now = tables[5], tables[19], tables[20]
    missed = after.events_after(before.version, 0)
    follower = at(before)
    follower.lose()
    follower.hear(welcome(after))
    follower.hear({"type": "events", "events": missed[:7]})
    follower.lose()
    assert follower.greet() == before.version
    assert told(follower.hear(welcome(now))) == ("back", now.version, [])
    last = follower.hear({"type": "events", "events": now.events_after(before.version, 0)})
    assert last is not None
    assert last.events == now.events_after(before.version, 0)


@pytest.mark.parametrize("is_lost", [False, True])
def test_who_begins_without_the_past_is_told_each_event_once(is_lost: bool) -> None:
    tables = some_tables()
    after, now, last = tables[18], tables[19], tables[20]
    past = after.events_after(0, 0)
    follower = Follower()
    follower.hear(welcome(after))
    follower.hear({"type": "events", "events": past[:7]})
    news = [told(follower.hear(update(after, now)))]
    seen = [event["version"] for event in follower.take_past()]
    assert seen == [*range(1, 8)]
    if is_lost:
        follower.lose()
        assert follower.greet() == 7
        news.append(told(follower.hear(welcome(now))))
        past = now.events_after(0, 0)
    news.append(told(follower.hear(update(now, last))))
    news.append(told(follower.hear({"type": "events", "events": past[7:]})))
    assert news[-2][2] == []
    assert sorted([*seen, *(version for one in news for version in one[2])]) == [*range(1, last.version + 1)]
    assert follower.greet() == last.version


def test_who_has_missed_nothing_is_just_back() -> None:
    table = some_tables()[7]
    follower = at(table)
    follower.lose()
    assert told(follower.hear(welcome(table))) == ("back", table.version, [])


def test_views_are_those_of_the_games() -> None:
    assert {type(some_tables(name, 2 if name == "mu2" else 3, 1)[0].view(0)) for name in GAMES.packages} == {
        game.view_type for name, game in GAMES.items() if name in GAMES.packages
    }
