"""Between two hands and after the match everybody keeps the result until they are ready, and nobody waits in vain."""

from __future__ import annotations

from random import Random

import pytest
from table_of_friends import OTHER_SECRET, PERSONS, SECRET, played_out, started, stored, texts

from eklat.table import Accepted, Refused, Table
from eklat.table.events import Dealt

ANNA, BEATE, CONNY = PERSONS[:3]


def scoring(bots: int = 0) -> Table:
    return texts(started(players=3, bots=bots), "pass", "pass", "pass")


def names(answer: Accepted) -> list[str]:
    return [event.name for event in answer.events]


def refused(code: str) -> pytest.RaisesExc[Refused]:
    return pytest.RaisesExc(Refused, check=lambda refusal: refusal.code == code)


def test_the_next_hand_is_dealt_when_everybody_has_seen_the_result() -> None:
    table = scoring()
    answer = table.next_hand(CONNY, 10.0)
    assert names(answer) == ["ready"]
    table = answer.table
    assert (table.phase, table.snapshot(0, 10.0)["ready"]) == ("scoring", {"seats": [2], "until": 70.0})
    again = table.next_hand(CONNY, 11.0)
    assert (again.events, again.version) == ((), table.version), "ready is ready"
    table = table.next_hand(ANNA, 20.0).table
    assert table.snapshot(None, 20.0)["ready"] == {"seats": [0, 2], "until": 70.0}
    assert stored(table) == table
    answer = table.next_hand(BEATE, 30.0)
    assert names(answer) == ["dealt"]
    dealt = answer.events[0]
    assert isinstance(dealt, Dealt)
    first = table.state.deal.starter  # type: ignore[union-attr]
    assert (dealt.hand, dealt.deal["dealer"]) == (1, (first + 1) % 3)
    assert answer.table.ready is None


def test_only_who_sits_at_the_table_is_waited_for_and_only_between_hands() -> None:
    table = scoring()
    with refused("not-seated"):
        table.next_hand("id-stranger", 1.0)
    with refused("phase-playing"):
        started().next_hand(ANNA, 1.0)
    with refused("phase-scoring"):
        table.rematch(ANNA, OTHER_SECRET, 1.0)


def test_bots_are_always_ready() -> None:
    assert names(scoring(bots=2).next_hand(ANNA, 1.0)) == ["dealt"]
    away = scoring().let_bot_play(CONNY, 2, "club", 1.0).table
    assert names(away.next_hand(ANNA, 1.0)) == ["ready"]
    assert names(away.next_hand(ANNA, 1.0).table.next_hand(BEATE, 1.0)) == ["dealt"]


def test_the_cards_are_dealt_when_a_bot_comes_for_the_last_who_was_waited_for() -> None:
    table = scoring().next_hand(ANNA, 1.0).table.next_hand(BEATE, 1.0).table
    assert names(table.let_bot_play(CONNY, 2, "club", 2.0)) == ["stood-in", "dealt"]
    assert names(table.leave(CONNY, 2.0, "club")) == ["left", "bot-seated", "dealt"]
    gone = table.leave(CONNY, 2.0).table
    with refused("seats-empty"):
        gone.next_hand(ANNA, 3.0)
    assert gone.due() is None, "nobody can be dealt cards there"
    assert names(gone.let_bot_play(ANNA, 2, "club", 3.0)) == ["bot-seated", "dealt"]
    assert gone.sit("id-zoe", "Zoë", 2, 3.0).table.phase == "scoring", "who comes has not seen the result yet"
    with refused("seats-empty"):
        scoring().leave(CONNY, 2.0).table.next_hand(ANNA, 3.0)


def test_who_leaves_is_ready_no_more() -> None:
    table = scoring().next_hand(ANNA, 1.0).table.leave(ANNA, 2.0).table
    assert table.ready is not None
    assert table.ready.seats == frozenset()


def test_the_host_goes_on_without_the_others_and_nobody_else_does() -> None:
    table = scoring()
    with refused("not-host"):
        table.next_hand(BEATE, 1.0, at_once=True)
    assert names(table.next_hand(ANNA, 1.0, at_once=True)) == ["dealt"]


def test_nobody_is_waited_for_longer_than_a_minute() -> None:
    table = scoring()
    assert table.due() is None
    table = table.next_hand(BEATE, 10.0).table
    assert (table.due(), table.is_overdue(69.9), table.is_overdue(70.0)) == (70.0, False, True)
    with refused("not-overdue"):
        table.go_on(OTHER_SECRET, 69.9)
    assert names(table.go_on(OTHER_SECRET, 70.0)) == ["dealt"]


def test_another_match_is_asked_for_in_the_same_way() -> None:
    over = played_out(started("heuldoch", 3), Random(1))
    table = over.rematch(BEATE, OTHER_SECRET, 10.0).table
    assert (table.phase, table.commitment) == ("over", over.commitment)
    assert names(table.go_on(OTHER_SECRET, 70.0)) == ["rematched"]
    with refused("not-host"):
        table.rematch(CONNY, OTHER_SECRET, 11.0, at_once=True)
    assert names(table.rematch(ANNA, OTHER_SECRET, 11.0, at_once=True)) == ["rematched"]
    answer = table.rematch(ANNA, OTHER_SECRET, 11.0).table.rematch(CONNY, OTHER_SECRET, 12.0)
    assert names(answer) == ["rematched"]
    assert (answer.table.phase, answer.table.ready) == ("gathering", None)
    with pytest.raises(ValueError, match="published"):
        table.go_on(SECRET, 70.0)


def test_a_seat_that_was_left_in_the_middle_of_a_hand_is_waited_for_or_given_to_a_bot() -> None:
    table = started(players=3)
    turn = table.turn or 0
    left, (first, second) = PERSONS[turn], (PERSONS[(turn + 1) % 3], PERSONS[(turn + 2) % 3])
    gone = table.leave(left, 1.0).table
    assert (gone.turn, gone.chairs[turn].kind) == (turn, "empty")
    waiting = gone.wait(first, turn, 2.0)
    assert names(waiting) == ["waited"]
    assert waiting.table.snapshot(None, 2.0)["clock"]["waits"] == [(turn + 1) % 3]
    with refused("not-seated"):
        gone.let_bot_play(left, turn, "club", 2.0)
    played = waiting.table.let_bot_play(second, turn, "club", 3.0)
    assert names(played) == ["bot-seated"]
    assert played.table.bot_to_move() == (turn, "club")
    assert played.table.sit(left, "Anna", None, 4.0).table.seat_of(left) == turn, "and is given back"
    with refused("no-person"):
        table.leave(first, 1.0).table.wait(second, (turn + 1) % 3, 2.0)


def test_who_leaves_may_give_the_seat_to_a_bot() -> None:
    table = started(players=3)
    answer = table.leave(BEATE, 1.0, "novice")
    assert names(answer) == ["left", "bot-seated"]
    assert answer.table.chairs[1].bot == "novice"
    with refused("bot-name"):
        table.leave(BEATE, 1.0, "no bot")
    with refused("phase-over"):
        played_out(started("heuldoch", 3), Random(1)).leave(BEATE, 1.0, "club")
