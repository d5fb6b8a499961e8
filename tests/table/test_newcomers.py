"""Who comes while a hand is on sees nobody's cards without the others' consent."""

from __future__ import annotations

from random import Random

import pytest
from table_of_friends import NAMES, PERSONS, played, started, stored

from eklat.table import Refused, Table

ANNA, BEATE, CONNY, DAGMAR = PERSONS[:4]


def newcomers(table: Table) -> list[tuple[int, str, bool]]:
    return [(one.seat, one.called, one.waits) for one in table.newcomers]


def test_guests_of_one_player_see_no_cards_before_the_others_agree() -> None:
    table = started(players=5, bots=3)
    for seat in (2, 3, 4):
        table = table.sit(f"id-guest-{seat}", f"Guest {seat}", seat, 1.0).table
        assert table.seat_of(f"id-guest-{seat}") is None
        table = table.admit(ANNA, seat, True, 1.0).table
        assert table.seat_of(f"id-guest-{seat}") is None, "Beate has not been asked"
    assert newcomers(table) == [(2, "Guest 2", False), (3, "Guest 3", False), (4, "Guest 4", False)]
    assert stored(table).newcomers == table.newcomers


def test_the_newcomer_sits_down_when_the_last_one_agrees() -> None:
    table = started(players=4, bots=1).sit("id-zoe", "Zoë", 3, 1.0).table
    table = table.admit(ANNA, 3, True, 1.0).table.admit(BEATE, 3, True, 1.0).table
    assert table.snapshot(None, 1.0)["newcomers"] == [{"seat": 3, "called": "Zoë", "agreed": [0, 1], "waits": False}]
    answer = table.admit(CONNY, 3, True, 1.0)
    assert [event.name for event in answer.events] == ["seat-answered", "sat-down"]
    assert answer.table.seat_of("id-zoe") == 3
    assert answer.table.newcomers == ()


def test_who_is_not_wanted_now_sits_down_when_the_hand_is_over() -> None:
    table = started(players=4, bots=1).sit("id-zoe", "Zoë", None, 1.0).table
    table = table.admit(ANNA, 3, False, 1.0).table
    assert newcomers(table) == [(3, "Zoë", True)]
    with pytest.raises(Refused, match=r"\(no-newcomer\)"):
        table.admit(BEATE, 3, True, 1.0)
    over = played(table, Random(1))
    assert over.phase == "scoring"
    assert over.seat_of("id-zoe") == 3
    assert over.log[-1].name == "sat-down"


def test_a_match_that_ends_seats_nobody_new() -> None:
    table = started("heuldoch", players=3, bots=1).sit("id-zoe", "Zoë", 2, 1.0).table
    over = played(table, Random(1))
    assert over.phase == "over"
    assert over.newcomers == ()
    assert "Zoë" not in over.record().players


def test_the_host_frees_no_seat_to_look_at_its_cards() -> None:
    table = started("mu2", players=2).free_seat(ANNA, 1, 1.0).table
    table = table.sit("id-zoe", "Zoë", 1, 1.0).table
    assert newcomers(table) == [(1, "Zoë", True)]
    with pytest.raises(Refused, match=r"\(no-newcomer\)"):
        table.admit(ANNA, 1, True, 1.0)
    back = table.sit(BEATE, "Beate", None, 1.0).table
    assert (back.seat_of(BEATE), back.newcomers) == (1, ()), "whoever knows these cards takes them back"


def test_nobody_new_sits_down_in_a_hand_in_which_somebody_was_sent_away() -> None:
    table = started(players=4, bots=2).sit("id-zoe", "Zoë", 2, 1.0).table
    table = table.free_seat(ANNA, 1, 1.0).table
    assert newcomers(table) == [(2, "Zoë", True)]
    alone = table.leave(ANNA, 1.0).table.sit("id-yves", "Yves", 3, 1.0).table
    assert alone.seat_of("id-yves") is None
    hand = played(started(players=4, bots=2), Random(1)).next_hand(ANNA, 1.0, at_once=True).table
    assert hand.free_seat(ANNA, 2, 1.0).table.freed is False, "a bot has nothing to come back to"


def test_somebody_for_whom_a_bot_stands_in_is_asked_as_well() -> None:
    table = started(players=4, bots=2).let_bot_play(ANNA, 1, "club", 1.0, is_away=True).table
    table = table.sit("id-zoe", "Zoë", 2, 1.0).table.admit(ANNA, 2, True, 1.0).table
    assert newcomers(table) == [(2, "Zoë", False)]
    assert table.admit(BEATE, 2, True, 1.0).table.seat_of("id-zoe") == 2


def test_where_nobody_is_left_to_ask_one_just_sits_down() -> None:
    table = started(players=4, bots=2).sit("id-zoe", "Zoë", 2, 1.0).table
    table = table.leave(ANNA, 1.0).table
    assert newcomers(table) == [(2, "Zoë", False)]
    answer = table.leave(BEATE, 1.0)
    assert [event.name for event in answer.events] == ["left", "sat-down"]
    assert answer.table.seat_of("id-zoe") == 2
    empty = started(players=4, bots=3).leave(ANNA, 1.0).table
    assert empty.sit("id-zoe", "Zoë", 1, 1.0).table.seat_of("id-zoe") == 1


def test_a_seat_is_asked_for_once() -> None:
    table = started(players=4, bots=2).sit("id-zoe", "Zoë", 2, 1.0).table
    assert table.sit("id-zoe", "Zoë", 2, 1.0).events == ()
    with pytest.raises(Refused, match=r"Zoë.*\(seat-wanted\)"):
        table.sit("id-yves", "Yves", 2, 1.0)
    other = table.sit("id-yves", "Yves", None, 1.0).table
    assert newcomers(other) == [(2, "Zoë", False), (3, "Yves", False)]
    with pytest.raises(Refused, match=r"\(table-full\)"):
        other.sit("id-xenia", "Xenia", None, 1.0)
    assert newcomers(table.sit("id-zoe", "Zoë", 3, 1.0).table) == [(3, "Zoë", False)]
    assert table.leave("id-zoe", 1.0).table.newcomers == ()
    with pytest.raises(Refused, match=r"\(no-newcomer\)"):
        table.admit(ANNA, 3, True, 1.0)
    with pytest.raises(Refused, match=r"\(not-seated\)"):
        table.admit("id-zoe", 2, True, 1.0)


def test_before_and_between_hands_seats_are_open() -> None:
    over = played(started(players=4, bots=1), Random(1))
    assert over.sit("id-zoe", "Zoë", 3, 1.0).table.seat_of("id-zoe") == 3
    assert NAMES[0] in over.names


def test_who_asks_again_for_any_seat_has_asked_for_the_same_one() -> None:
    table = started(players=4, bots=2).sit("id-zoe", "Zoë", 3, 1.0).table
    again = table.sit("id-zoe", "Zoë", None, 1.0)
    assert newcomers(again.table) == [(3, "Zoë", False)]
    assert again.events == ()
