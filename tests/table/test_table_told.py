"""What is told about each event: the same to whoever was there and to whoever comes later, in every language."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from table_of_friends import EVERY_GAME, ONE_OF_EACH, OTHER_SECRET, PERSONS, gathered, played, played_out, started, texts

from eklat.games.said import Said
from eklat.locales import LANGUAGES
from eklat.table import ALL, Table
from eklat.table.events import Moved
from eklat.table.showing import Happened, events_between

Entry = dict[str, Any]


def told(entry: Entry, language: str = "en", you: int | None = None) -> list[str]:
    return [
        Said.read(one).say(language, ["Anna", "Beate", "Conny", "Dagmar", "Emil", "Frida"], you) for one in entry["told"]
    ]


def followed(table: Table, viewer: int | None) -> list[Entry]:
    """What somebody hears who was there from the first event on."""
    heard: list[Entry] = []
    now = Table.of(table.log[0])
    for event in table.log[1:]:
        before, now = now, now.after(event)
        heard += events_between(before, now, viewer)
    return heard


@pytest.mark.no_cover  # it looks far, not at more lines
@pytest.mark.parametrize(("game", "players"), ONE_OF_EACH)
def test_whoever_comes_later_is_told_the_same(game: str, players: int) -> None:
    table = played_out(started(game, players), Random(f"{game} {players}"))
    table = table.rematch(PERSONS[0], OTHER_SECRET, 9.0, at_once=True).table.start(PERSONS[0], 9.0).table
    table = played(table, Random(2), 5)
    for viewer in (0, players - 1, None):
        whole = table.events_after(0, viewer)
        assert followed(table, viewer) == whole[1:]
        for version in (1, table.version // 2, table.version - 3, table.version):
            assert table.events_after(version, viewer) == whole[version:]


@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_everything_but_talk_is_told_in_every_language(game: str, players: int) -> None:
    table = gathered(game, players).chat(PERSONS[1], 1.0, "Hello").table.salt(PERSONS[1], "pepper", 1.0).table
    table = played_out(table.start(PERSONS[0], 1.0).table, Random(3))
    assert table.phase == "over"
    for viewer in (*range(players), None, ALL):
        for entry in table.events_after(0, viewer):
            assert ("told" in entry) == (entry["event"] != "chatted")
            silent = entry["event"] in ("created", "chatted")
            for language in LANGUAGES:
                lines = told(entry, language, viewer if isinstance(viewer, int) else None) if not silent else ["."]
                assert lines, entry["event"]
                assert all(line[-1] in ".!" for line in lines)
            assert ("chapter" in entry) == (entry["event"] in ("moved", "dealt"))


def test_a_match_by_its_headings() -> None:
    table = texts(started(players=4), "pass", "pass")
    entries = table.events_after(0, None)
    headings = [Said.read(entry["chapter"]).say() for entry in entries if "chapter" in entry]
    assert headings == ["Hand 1", "Auction", "Auction"]


def test_a_move_is_told_to_its_mover_as_you() -> None:
    table = started(players=4)
    turn = table.turn or 0
    table = texts(table, "pass")
    entry = table.events_after(table.version - 1, turn)[0]
    assert told(entry, "en", turn) == ["You pass."]
    assert told(entry, "de", turn) == ["Du passt."]


def test_what_is_taken_back_stays_told_and_the_story_goes_on_from_there() -> None:
    table = played(started("mu", 4, practice=True), Random(5), 9)
    person = PERSONS[table.turn or 0]
    taken = table.take_back(person, 2.0).table
    assert taken.state is not None
    assert table.state is not None
    assert len(taken.state.log) < len(table.state.log)
    on = played(taken, Random(6), 4)
    assert followed(on, 0) == on.events_after(0, 0)[1:]
    assert told(on.events_after(taken.version - 1, None)[0])[0].endswith("takes the move back.")


def test_with_all_cards_open_a_move_is_told_as_its_mover_knew_it() -> None:
    table = played_out(started("heuldoch", 4), Random(1))
    for entry in table.events_after(0, ALL):
        if entry["event"] == "moved" and entry["move"].startswith("onion"):
            assert entry["told"][0]["message"] == "heuldoch-told-onion"
    hidden = [entry["told"][0]["message"] for entry in table.events_after(0, None) if entry["event"] == "moved"]
    assert "heuldoch-told-onion-hidden" in hidden
    assert "heuldoch-told-onion" not in hidden


def test_an_automatic_salt_is_nobodys_news() -> None:
    table = gathered().salt(PERSONS[1], "0123456789abcdef", 1.0).table
    assert table.events_after(table.version - 1, None)[0]["told"] == []
    table = table.salt(PERSONS[1], "pepper", 1.0).table
    assert told(table.events_after(table.version - 1, 1)[0], you=1) == ["You add to the chance of the deals."]


def test_who_sits_where_is_told_by_name() -> None:
    table = gathered(players=4, bots=1)
    lines = [line for entry in table.events_after(0, None) for line in told(entry)]
    assert any("(bot," in line for line in lines)
    assert [chair["shown"] for chair in table.snapshot(None, 0.0)["seats"]][-1] == "Schiefer"


@pytest.mark.parametrize(("game", "players"), ONE_OF_EACH)
def test_whoever_does_not_move_sees_and_hears_the_same_as_the_others(game: str, players: int) -> None:
    """What is written for one viewer after another is what each of them may see, whoever comes first."""
    table = played_out(started(game, players), Random(f"{game} {players}"))
    now, alike, rng = Table.of(table.log[0]), 0, Random(1)
    for event in table.log[1:]:
        before, now = now, now.after(event)
        happened, eyes = Happened(before, now), [*range(players), None]
        rng.shuffle(eyes)
        texts = [happened.text(viewer, lambda entries: json.dumps(entries).encode()) for viewer in eyes]
        entries = [json.loads(text) for text in texts]
        assert entries == [json.loads(json.dumps(events_between(before, now, viewer))) for viewer in eyes]
        alike += len(set(texts)) <= 2
    assert alike > 20


def test_who_agrees_to_take_a_move_back_is_told() -> None:
    table = played(started("mu", 4), Random(4), 3)
    seat = next(event.seat for event in reversed(table.log) if isinstance(event, Moved))
    asked = table.take_back(PERSONS[seat], 5.0).table
    for other, agrees, words in ((1, True, "agrees."), (1, False, "does not agree.")):
        who = (seat + other) % 4
        answered = asked.answer_take_back(PERSONS[who], agrees, 6.0).table
        (entry, *_) = events_between(asked, answered, None)
        assert told(entry) == [f"{['Anna', 'Beate', 'Conny', 'Dagmar'][who]} {words}"]
