"""Nobody sees what they may not know: hidden cards are exchanged, and every byte a viewer can get stays the same."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any

import pytest
from other_cards import with_cards
from table_of_friends import (
    EVERY_GAME,
    ONE_OF_EACH,
    OTHER_SECRET,
    PERSONS,
    SECRET,
    gathered,
    moved,
    played,
    played_out,
    started,
    texts,
)

from eklat.table import ALL, Clock, Refused, Table, seen
from eklat.table.events import EVENTS, Created, Dealt, Moved
from eklat.table.visibility import sights


def wire(table: Table, viewer: int | None) -> str:
    """Everything this viewer can get from the table: snapshot, events, record, and the answers to wishes."""
    state = table.state
    assert state is not None
    sent: list[Any] = [
        table.snapshot(viewer, 9.0),
        table.pause(PERSONS[0], 9.0).table.snapshot(viewer, 99.0),
        table.events_after(0, viewer),
        table.record().to_json(),
        list(answers(table, viewer)),
    ]
    return json.dumps(sent)


def answers(table: Table, viewer: int | None) -> Iterator[object]:
    """What a seat is told when it tries things, allowed or not."""
    person = "id-stranger" if viewer is None else PERSONS[viewer]
    texts = ["pass", "bid R1", "bid R1 G7", "trump R", "partner 1", "play B3", "lay A1 1", "onion B2", "onion ?", "towel 1"]
    for text in texts:
        for language in ("de", "en", "nl"):
            try:
                answer = table.move(person, text, "try", table.version, 9.0)
            except Refused as refusal:
                yield refusal.to_json(language)
            else:
                yield [seen(event, viewer) for event in answer.events if isinstance(event, Moved)]
    for wish in (
        lambda: table.events_after(0, ALL),
        lambda: table.take_back(person, 9.0),
        lambda: table.hint(person),
    ):
        try:
            wish()
            yield "done"
        except Refused as refusal:
            yield refusal.to_json("en")


LONG = bool(os.environ.get("EKLAT_LONG"))


@pytest.mark.no_cover  # it looks far, not at more lines
@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_exchanged_cards_change_no_byte(game: str, players: int) -> None:
    rng = Random(f"{game} {players}")
    options = {"specials": True} if game == "heuldoch" else {"hidden_partner": True} if players == 5 else {}
    table = started(game, players, options=options, clock=Clock("match", 600.0, 1.0))
    if game == "mu":
        table = texts(table, *["pass"] * players).next_hand(PERSONS[0], 1.0, at_once=True).table
    differed = 0
    while table.phase == "playing":
        assert table.state is not None
        for viewer in (*range(players), None):
            other = table.state.view(viewer).sample(rng)
            differed += other.deal != table.state.deal
            assert wire(with_cards(table, other), viewer) == wire(table, viewer)
        table = played(table, rng, rng.randrange(6, 13) * (1 if LONG else 7 if game == "heuldoch" else 2))
    assert differed


@pytest.mark.no_cover  # it looks far, not at more lines
@pytest.mark.parametrize(("game", "players"), ONE_OF_EACH)
def test_neither_the_secret_nor_an_identity_is_ever_shown(game: str, players: int) -> None:
    rng = Random(1)
    table = gathered(game, players).chat(PERSONS[1], 1.0, "Hello").table
    lobby = [json.dumps([table.snapshot(v, 1.0), table.events_after(0, v)]) for v in (*range(players), None)]
    table = played(table.salt(PERSONS[1], "pepper", 1.0).table.start(PERSONS[0], 1.0).table, rng, 8)
    sent = "".join([*lobby, *(wire(table, viewer) for viewer in (*range(players), None)), repr(table)])
    assert SECRET not in sent
    assert not [person for person in PERSONS if person in sent.replace(repr(table), "")]
    over = played_out(table, rng)
    after = json.dumps([over.events_after(0, viewer) for viewer in (*range(players), None, ALL)])
    assert SECRET in after
    assert not [person for person in PERSONS if person in after]
    again = over.rematch(PERSONS[1], OTHER_SECRET, 1.0).table
    hidden = json.dumps([again.events_after(0, None), again.snapshot(0, 1.0)])
    assert OTHER_SECRET not in hidden
    assert OTHER_SECRET not in str(again.record(1))


def test_an_onion_is_seen_by_whoever_laid_it() -> None:
    table = played(started("heuldoch", 4), Random(3), 40)
    onions = [event for event in table.log if isinstance(event, Moved) and event.move.startswith("onion")]
    assert onions
    for event in onions:
        for viewer in (0, 1, 2, 3, None):
            assert seen(event, viewer)["move"] == (event.move if viewer == event.seat else "onion ?")
            assert "shown" not in seen(event, viewer)
            assert ("move_id" in seen(event, viewer)) == (viewer == event.seat)
        assert seen(event, ALL)["move"] == event.move


def test_everybody_gets_their_own_cards_from_a_deal() -> None:
    table = started("mu2", 2)
    dealt = table.log[-1]
    assert isinstance(dealt, Dealt)
    assert table.state is not None
    for viewer in (0, 1, None):
        assert seen(dealt, viewer)["deal"] == table.state.view(viewer).to_json()
    assert seen(dealt, ALL)["deal"] == dealt.deal


def test_a_person_with_a_seat_has_the_eyes_of_that_seat_on_every_connection() -> None:
    table = started()
    assert [table.seat_of(person) for person in PERSONS[:4]] == [0, 1, 2, 3]
    assert table.seat_of("id-stranger") is table.seat_of(None) is None
    left = table.leave(PERSONS[2], 1.0).table
    assert left.seat_of(PERSONS[2]) is None
    watching = left.snapshot(left.seat_of(PERSONS[2]), 1.0)
    assert watching["view"]["hand"] is None
    assert watching == left.snapshot(None, 1.0)


def test_bots_get_what_a_person_in_that_seat_gets() -> None:
    table = started(players=4, bots=2)
    for seat in range(4):
        view = table.view(seat)
        assert view is not None
        assert view.to_json() == table.snapshot(seat, 1.0)["view"]


def test_a_field_that_declares_nothing_is_shown_to_nobody() -> None:
    class Forgetful(Created):
        extra: str = "hidden"

    assert "extra" not in seen(Forgetful(gathered().settings, "c", "s"), ALL)


@pytest.mark.parametrize("kind", EVENTS.values(), ids=lambda kind: kind.name)
def test_every_field_says_who_sees_it(kind: Any) -> None:
    assert {name for name, _ in sights(kind)} == {f.name for f in fields(kind)}


def test_a_taken_back_move_leaves_no_trace_of_cards() -> None:
    table = started("mu2", 2)
    table = texts(table, str(table.state.legal[1]), "pass", "pass")  # type: ignore[union-attr]
    crown = table.turn or 0
    table = moved(table, str(table.state.legal[0])).table.take_back(PERSONS[crown], 1.0).table  # type: ignore[union-attr]
    put_away = next(event.move for event in table.log if isinstance(event, Moved) and event.move.startswith("discard"))
    for viewer in (1 - crown, None):
        assert put_away not in wire(table, viewer)
