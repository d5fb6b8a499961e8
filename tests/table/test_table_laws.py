"""The laws of a table, one test each."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from known import known
from table_of_friends import (
    NAMES,
    OTHER_SECRET,
    PERSONS,
    SECRET,
    gathered,
    joined,
    moved,
    played,
    played_out,
    started,
    texts,
    until_turn_of,
)

from eklat.games.core import View
from eklat.records.verify import verdict
from eklat.table import ALL, Accepted, Clock, Refused, Settings, Table
from eklat.table.events import CameBack, HandOver, MatchOver, Moved, TakenBack
from eklat.table.memory import positions

ANNA, BEATE, CONNY, DAGMAR = PERSONS[:4]


def names(answer: Accepted) -> list[str]:
    return [event.name for event in answer.events]


def refused(code: str) -> pytest.RaisesExc[Refused]:
    return pytest.RaisesExc(Refused, check=lambda refusal: refusal.code == code)


# Seats ------------------------------------------------------------------------------------------------------------------


def test_whoever_creates_a_table_sits_and_is_host() -> None:
    answer = Table.create(Settings("mu", 3), SECRET, ANNA, "Anna", 7.0)
    assert names(answer) == ["created", "sat-down"]
    assert (answer.table.host, answer.table.seat_of(ANNA), answer.table.version, answer.table.time) == (ANNA, 0, 2, 7.0)


def test_the_host_passes_on_clockwise_and_the_next_to_sit_hosts_an_empty_table() -> None:
    table = gathered(players=4)
    table = table.leave(ANNA, 1.0).table
    assert table.host == BEATE
    table = table.leave(CONNY, 1.0).table
    assert table.host == BEATE
    table = table.leave(BEATE, 1.0).table
    assert table.host == DAGMAR
    table = table.leave(DAGMAR, 1.0).table
    assert table.host is None
    assert table.sit(CONNY, "Conny", 2, 1.0).table.host == CONNY


def test_a_seat_is_taken_once() -> None:
    table = gathered(players=3)
    with refused("seat-taken"):
        table.sit("id-stranger", "Zoë", 1, 1.0)
    with refused("table-full"):
        table.sit("id-stranger", "Zoë", None, 1.0)
    with refused("already-seated"):
        table.sit(ANNA, "Anna", 1, 1.0)
    with refused("no-such-seat"):
        table.sit("id-stranger", "Zoë", 3, 1.0)


def test_sitting_down_twice_on_the_same_seat_changes_nothing() -> None:
    table = gathered(players=3)
    for seat in (0, None):
        answer = table.sit(ANNA, "Anna", seat, 1.0)
        assert (answer.table, answer.events, answer.version) == (table, (), table.version)


def test_whoever_does_not_mind_gets_an_empty_seat_before_that_of_a_bot() -> None:
    table = gathered(players=3, bots=2)
    assert table.sit(BEATE, "Beate", None, 1.0).table.seat_of(BEATE) == 1
    table = table.free_seat(ANNA, 2, 1.0).table
    assert table.sit(BEATE, "Beate", None, 1.0).table.seat_of(BEATE) == 2


@pytest.mark.parametrize("called", ["", "  ", "x" * 41, "An\x07na", "An\u202ena", None, 3])
def test_names_can_be_printed(called: str) -> None:
    with refused("name"):
        gathered(players=3, bots=1).sit("id-stranger", called, 2, 1.0)
    with refused("person"):
        gathered(players=3, bots=1).sit("", "Zoë", 2, 1.0)


def test_only_the_host_settles_things_before_the_start() -> None:
    table = gathered(players=3, bots=1)
    wishes: tuple[Callable[[], object], ...] = (
        lambda: table.change_settings(BEATE, table.settings, 1.0),
        lambda: table.seat_bot(BEATE, 2, "expert", 1.0),
        lambda: table.free_seat(BEATE, 2, 1.0),
        lambda: table.start(BEATE, 1.0),
    )
    for wish in wishes:
        with refused("not-host"):
            wish()
    changed = Settings("mu", 3, {"target": 300, "edition": "de"}, listed=True, clock=Clock("move", 30))
    after = table.change_settings(ANNA, changed, 1.0).table
    assert after.settings.options == {"target": 300}
    assert after.match.rules.changed() == {"target": 300}
    with refused("same-game"):
        table.change_settings(ANNA, Settings("heuldoch", 3), 1.0)
    with refused("phase-playing"):
        started().change_settings(ANNA, changed, 1.0)


def test_who_has_a_seat_may_be_called_otherwise_before_the_match() -> None:
    table = gathered(players=3)
    renamed = table.sit(ANNA, "Annika", None, 1.0).table
    assert [chair.called for chair in renamed.chairs] == ["Annika", *(chair.called for chair in table.chairs[1:])]
    assert renamed.host == table.host
    assert table.sit(ANNA, table.chairs[0].called, 0, 1.0).table is table
    playing = started()
    assert playing.sit(ANNA, "Annika", None, 1.0).table is playing


def test_the_host_changes_the_number_of_seats_and_nobody_loses_theirs() -> None:
    table = gathered(players=3)
    more = table.change_settings(ANNA, replace(table.settings, players=5), 1.0).table
    assert [chair.kind for chair in more.chairs] == [*(chair.kind for chair in table.chairs), "empty", "empty"]
    assert [chair.seat for chair in more.chairs] == list(range(5))
    with_bot = more.seat_bot(ANNA, 4, "club", 1.0).table.seal(ANNA, "ab" * 32, 1.0).table
    fewer = with_bot.change_settings(ANNA, replace(with_bot.settings, players=4), 2.0).table
    assert len(fewer.chairs) == len(fewer.salts) == len(fewer.seals) == 4
    assert fewer.seals[0] == "ab" * 32
    assert Table.read(fewer.log) == fewer
    seated = more.sit("id-emil", "Emil", 4, 1.0).table
    with refused("seat-taken"):
        seated.change_settings(ANNA, replace(seated.settings, players=4), 2.0)


def test_the_host_frees_seats_but_leaves_the_own_one() -> None:
    table = started()
    freed = table.free_seat(ANNA, 2, 1.0).table
    assert freed.chairs[2].is_empty
    assert freed.seat_of(CONNY) is None
    with refused("seat-empty"):
        freed.free_seat(ANNA, 2, 1.0)
    with refused("own-seat"):
        table.free_seat(ANNA, 0, 1.0)


def test_a_match_begins_with_every_seat_taken() -> None:
    table = gathered(players=3).leave(BEATE, 1.0).table
    with refused("seats-empty"):
        table.start(ANNA, 1.0)
    assert names(table.seat_bot(ANNA, 1, "club", 1.0).table.start(ANNA, 1.0)) == ["started", "dealt"]


def test_settings_that_cannot_be() -> None:
    for wrong, code in (
        ({"game": "skat", "players": 3}, "game"),
        ({"game": ["mu"], "players": 3}, "game"),
        ({"game": "mu", "players": 7}, "players"),
        ({"game": "mu", "players": None}, "settings"),
        ({"game": "mu", "players": 4.0}, "settings"),
        ({"game": "mu", "players": "4"}, "settings"),
        ({"game": "mu", "players": True}, "settings"),
        ({"game": "mu", "players": 3, "options": {"specials": True}}, "unknown-option"),
        ({"game": "mu", "players": 3, "options": {"target": 0}}, "option"),
        ({"game": "mu", "players": 3, "options": []}, "settings"),
        ({"game": "mu", "players": 3, "listed": 1}, "settings"),
        ({"game": "mu", "players": 3, "colour": "red"}, "settings"),
        ({"game": "mu"}, "settings"),
        ([], "settings"),
        ({"game": "mu", "players": 3, "clock": {"per": "day", "seconds": 3}}, "clock"),
        ({"game": "mu", "players": 3, "clock": {"per": "move", "seconds": 0.5}}, "clock"),
        ({"game": "mu", "players": 3, "clock": {"per": "move", "seconds": True}}, "clock"),
        ({"game": "mu", "players": 3, "clock": {"per": "move", "seconds": float("nan")}}, "clock"),
        ({"game": "mu", "players": 3, "clock": {"per": "move", "seconds": 9, "increment": 1}}, "clock"),
        ({"game": "mu", "players": 3, "clock": {"per": "match", "seconds": 9, "increment": -1}}, "clock"),
        ({"game": "mu", "players": 3, "clock": {"seconds": 9}}, "clock"),
        ({"game": "mu", "players": 3, "clock": 9}, "clock"),
    ):
        with refused(code):
            Settings.read(wrong)  # type: ignore[arg-type]
    with refused("settings"):
        Settings("mu", 4, clock=30)  # type: ignore[arg-type]
    whole = Settings("mu", 4, {"target": 300}, True, True, Clock("match", 600.0, 5.0), False)
    assert Settings.read(whole.to_json()) == whole


def test_anybody_takes_the_seat_of_a_bot_between_two_moves_if_the_others_agree() -> None:
    table = until_turn_of(started(players=4, bots=1), 3)
    assert table.bot_to_move() == (3, "club")
    table = joined(table, "id-zoe", 3)
    assert table.bot_to_move() is None
    with refused("no-bot"):
        table.bot_move(3, "pass", table.version, 1.0)
    assert table.move("id-zoe", "pass", "z1", table.version, 1.0).table.state.log[-1][0] == 3  # type: ignore[union-attr]


def test_during_a_match_anybody_fills_an_empty_seat_with_a_bot() -> None:
    table = started().leave(CONNY, 1.0).table
    with refused("not-seated"):
        table.seat_bot("id-stranger", 2, "club", 1.0)
    with refused("seat-taken"):
        table.seat_bot(BEATE, 3, "club", 1.0)
    with refused("bot-name"):
        table.seat_bot(BEATE, 2, "Club; drop", 1.0)
    assert table.seat_bot(BEATE, 2, "club", 1.0).table.chairs[2].kind == "bot"


def test_whoever_has_seen_a_hand_sits_only_there_until_it_is_over() -> None:
    table = started(players=4, bots=1).leave(CONNY, 1.0).table
    with refused("other-cards"):
        table.sit(CONNY, "Conny", 3, 1.0)
    assert table.sit(CONNY, "Conny", 2, 1.0).table.seat_of(CONNY) == 2
    assert table.sit(CONNY, "Conny", None, 1.0).table.seat_of(CONNY) == 2
    taken = joined(table, "id-zoe", 2)
    with refused("seat-taken"):
        taken.sit(CONNY, "Conny", None, 1.0)
    over = played(table.seat_bot(ANNA, 2, "club", 1.0).table, Random(1))
    assert over.phase == "scoring"
    assert over.sit(CONNY, "Conny", 3, 1.0).table.seat_of(CONNY) == 3


def test_names_stay_in_the_record_when_people_leave() -> None:
    table = started().leave(CONNY, 1.0).table
    assert table.record().players == NAMES[:4]
    assert table.seat_bot(ANNA, 2, "club", 1.0).table.names == ("Anna", "Beate", "Basalt", "Dagmar")


# Moves ------------------------------------------------------------------------------------------------------------------


def test_a_move_comes_from_the_person_on_the_seat() -> None:
    table = started()
    turn = table.turn
    assert turn is not None
    with refused("not-seated"):
        table.move("id-stranger", "pass", "x", table.version, 1.0)
    with refused("not-your-turn"):
        table.move(PERSONS[(turn + 1) % 4], "pass", "x", table.version, 1.0)
    with refused("no-bot"):
        table.bot_move(turn, "pass", table.version, 1.0)
    answer = table.move(PERSONS[turn], "pass", "x", table.version, 1.0)
    assert answer.events == (Moved(turn, "pass", "pass", "x", version=table.version + 1, time=1.0),)
    assert answer.version == table.version + 1


def test_a_refused_move_says_what_the_rules_say() -> None:
    table = started()
    with pytest.raises(Refused) as refusal:
        table.move(PERSONS[table.turn or 0], "play R6", "x", table.version, 1.0)
    assert refusal.value.code == "phase"
    assert refusal.value.say("en") == "The auction is on: pass or lay cards."
    assert refusal.value.say("de") == "Noch wird geboten: pass oder leg Karten."
    assert str(refusal.value) == "The auction is on: pass or lay cards. (phase)"
    with refused("notation"):
        table.move(PERSONS[table.turn or 0], "fold", "x", table.version, 1.0)


def test_a_move_sent_twice_is_played_once_and_answered_the_same() -> None:
    table = started()
    mover, expected = PERSONS[table.turn or 0], table.version
    first = table.move(mover, "pass", "one", expected, 1.0)
    for later in (first.table, played(first.table, Random(1), 5), played_out(first.table, Random(2))):
        again = later.move(mover, "pass", "one", expected, 2.0)
        assert (again.table, again.events, again.version) == (later, (), first.version)


def test_an_id_names_one_move_of_a_hand() -> None:
    table = started(players=3)
    mover, expected = PERSONS[table.turn or 0], table.version
    bid = some_bid(table)
    table = moved(table, bid, move_id="one").table
    with refused("move-id-used"):
        table.move(mover, "pass", "one", expected, 2.0)
    table = texts(table, "pass", "pass")
    assert PERSONS[table.turn or 0] == mover
    for text in ("pass", bid, "", None, [bid]):
        with refused("move-id-used"):
            table.move(mover, text, "one", table.version, 2.0)  # type: ignore[arg-type]
    assert names(table.move(mover, "pass", "two", table.version, 2.0))[0] == "moved"


def test_a_second_pass_is_not_taken_for_a_repeat_of_the_first() -> None:
    table = started()
    mover, expected = PERSONS[table.turn or 0], table.version
    first = moved(table, "pass", move_id="one")
    table = texts(first.table, str(first.table.state.legal[1]))  # type: ignore[union-attr]
    table = texts(table, "pass", "pass")
    assert PERSONS[table.turn or 0] == mover
    with refused("move-id-used"):
        table.move(mover, "pass", "one", table.version, 2.0)
    assert table.move(mover, "pass", "one", expected, 2.0).version == first.version


def test_ids_may_begin_anew_with_every_hand() -> None:
    table = started(players=3)
    for _ in range(2):
        while table.phase == "playing":
            answer = moved(table, "pass", move_id="one")
            assert names(answer)[0] == "moved"
            table = answer.table
        table = table.next_hand(ANNA, 1.0, at_once=True).table


def test_whoever_sits_down_begins_anew_with_ids() -> None:
    table = started()
    seat = table.turn or 0
    expected = table.version
    table = moved(table, "pass", move_id="one").table
    table = texts(table, str(table.state.legal[1]), "pass", "pass")  # type: ignore[union-attr]
    table = table.leave(PERSONS[seat], 2.0).table
    for person in ("id-zoe", PERSONS[seat]):
        sitting = joined(table, person, seat)
        assert names(sitting.move(person, "pass", "one", sitting.version, 4.0)) == ["moved"]
        with refused("stale"):
            sitting.move(person, "pass", "one", expected, 4.0)


def test_a_repeat_may_be_written_in_a_longer_way() -> None:
    table, text = in_the_play()
    mover, expected = PERSONS[table.turn or 0], table.version
    first = table.move(mover, text, "long", expected, 1.0)
    last = first.events[0]
    assert isinstance(last, Moved)
    assert (last.sent, last.move) == (text, " ".join(text.split()[:2]))
    for same in (text, last.move):
        assert first.table.move(mover, same, "long", expected, 2.0) == Accepted(first.table, version=first.version)


def test_the_same_id_from_another_seat_is_another_move() -> None:
    table = started()
    for _ in range(3):
        answer = moved(table, "pass", move_id="one")
        assert names(answer) == ["moved"]
        table = answer.table


def test_a_move_on_an_older_position_is_stale() -> None:
    before = started()
    table = texts(before, "pass")
    mover = PERSONS[table.turn or 0]
    for expected in (before.version, 0, -3, table.version + 1, None, "7", True):
        with refused("stale"):
            table.move(mover, "pass", "x", expected, 1.0)  # type: ignore[arg-type]
    with pytest.raises(Refused) as refusal:
        table.move(mover, "pass", "x", before.version, 1.0)
    assert refusal.value.facts == {"version": table.version}
    over = texts(started(players=3), "pass", "pass", "pass")
    with refused("stale"):
        over.move(ANNA, "pass", "x", over.version - 2, 1.0)


def test_talk_does_not_make_a_move_stale() -> None:
    table = started()
    mover, expected = PERSONS[table.turn or 0], table.version
    table = table.chat(BEATE, 1.0, "Hello!").table.chat(CONNY, 1.0, phrase="good-luck").table
    assert names(table.move(mover, "pass", "x", expected, 1.0)) == ["moved"]


@pytest.mark.parametrize("move_id", ["", "x" * 65, None, 7])
def test_a_move_needs_an_id(move_id: str) -> None:
    table = started()
    with refused("move-id"):
        table.move(PERSONS[table.turn or 0], "pass", move_id, table.version, 1.0)


def in_the_play() -> tuple[Table, str]:
    """A table in the middle of the tricks, and a move that says more than it has to."""
    table = played(started(players=3), Random(5), 200)
    while table.phase != "playing" or table.state is None or table.state.phase != "play":
        table = table if table.phase == "playing" else table.next_hand(ANNA, 1.0, at_once=True).table
        table = played(table, Random(table.version), 1)
    longer = next(f"{move} hand" for move in map(str, table.state.legal) if len(move.split()) == 2)
    return table, longer if table.match.game.parse(longer) in table.state.legal else longer.replace("hand", "open")


def test_moves_are_written_in_the_shortest_way() -> None:
    table = moved(*in_the_play()).table
    last = table.log[-1]
    assert isinstance(last, Moved)
    assert len(last.move.split()) == 2


def test_time_never_runs_backwards() -> None:
    table = started().chat(ANNA, 50.0, "late").table
    assert table.chat(BEATE, 20.0, "early?").table.time == 50.0


# Hands and matches --------------------------------------------------------------------------------------------------------


def test_a_finished_hand_is_scored_at_once() -> None:
    table = started(players=3)
    for _ in range(2):
        table = texts(table, "pass")
    answer = moved(table, "pass")
    assert names(answer) == ["moved", "hand-over"]
    assert answer.version == table.version + 1
    assert answer.events[1] == HandOver((0, 0, 0), (0, 0, 0), version=table.version + 2, time=1.0)
    assert answer.table.phase == "scoring"
    with refused("phase-scoring"):
        answer.table.move(ANNA, "pass", "x", answer.table.version, 1.0)


def test_the_card_for_the_end_is_drawn_with_the_last_move() -> None:
    table = started(players=3, options={"random_end": True})
    answer = moved(texts(table, "pass", "pass"), "pass")
    assert names(answer)[:3] == ["moved", "hand-over", "end-drawn"]
    assert answer.table.hands[0].end_draw is not None
    assert not answer.table.match.awaits_end_draw


def test_the_secret_is_published_when_the_match_is_over_and_not_before() -> None:
    table = played_out(started(players=3), Random(4))
    last = table.log[-1]
    assert last == MatchOver(table.match.winners, SECRET, version=table.version, time=1.0)
    assert table.snapshot(None, 1.0)["fair"]["secret"] == SECRET
    with refused("phase-over"):
        table.next_hand(ANNA, 1.0, at_once=True)


def test_a_rematch_gathers_the_same_people_with_a_new_secret_and_no_salts() -> None:
    table = gathered("heuldoch", 3).salt(BEATE, "pepper", 1.0).table.start(ANNA, 1.0).table
    with refused("phase-playing"):
        table.rematch(ANNA, OTHER_SECRET, 1.0, at_once=True)
    over = played_out(table, Random(1))
    assert over.salts == ("", "pepper", "")
    with pytest.raises(ValueError, match="secret"):
        over.rematch(ANNA, "guess me", 1.0)
    with pytest.raises(ValueError, match="published"):
        over.rematch(ANNA, SECRET, 1.0, at_once=True)
    table = over.rematch(ANNA, OTHER_SECRET, 2.0, at_once=True).table
    assert (table.phase, table.number, table.salts, table.persons) == ("gathering", 2, ("", "", ""), PERSONS[:3])
    assert (table.commitment, table.secret) != (over.commitment, over.secret)
    assert table.record(1) == over.record()
    with refused("no-such-match"):
        table.record(3)
    again = played_out(table.start(ANNA, 2.0).table, Random(1))
    assert again.record().extra["proof"]["match"] == 2
    assert again.record(1) == over.record()
    for published in (SECRET, OTHER_SECRET):
        with pytest.raises(ValueError, match="published"):
            again.rematch(ANNA, published, 3.0, at_once=True)


def test_salts_come_before_the_start_and_go_with_their_person() -> None:
    table = gathered(players=3).salt(ANNA, "1", 1.0).table.salt(BEATE, "2", 1.0).table.salt(ANNA, "ü", 1.0).table
    assert table.salts == ("ü", "2", "")
    for wrong in ("x" * 65, "\n", None):
        with refused("salt"):
            table.salt(ANNA, wrong, 1.0)  # type: ignore[arg-type]
    with refused("not-seated"):
        table.salt("id-stranger", "3", 1.0)
    with refused("phase-playing"):
        table.start(ANNA, 1.0).table.salt(ANNA, "3", 1.0)
    assert table.leave(BEATE, 1.0).table.salts == ("ü", "", "")
    assert table.start(ANNA, 1.0).table.leave(BEATE, 1.0).table.salts == ("ü", "2", "")


def test_hints_are_for_practice_and_for_whoever_is_to_move() -> None:
    table = started(players=3, practice=True)
    turn = table.turn or 0
    view = table.hint(PERSONS[turn])
    assert isinstance(view, View)
    assert view == table.view(turn)
    with refused("not-your-turn"):
        table.hint(PERSONS[(turn + 1) % 3])
    with refused("no-hints"):
        started(players=3).hint(PERSONS[0])


def test_a_hand_remembers_every_position_from_the_deal_on() -> None:
    table = texts(started(players=3), "pass", "pass")
    assert table.state is not None
    assert [len(state.log) for state in positions(table.state)] == [0, 1, 2]
    assert list(positions(table.state))[-1] == table.state


# Clocks, absences, pauses -------------------------------------------------------------------------------------------------


HALF_A_MINUTE = Clock("move", 30)


def on_the_clock(clock: Clock = HALF_A_MINUTE, **more: Any) -> tuple[Table, int, str, str]:
    """A table, who is to move, that person, and another one."""
    table = started(clock=clock, **more)
    turn = table.turn
    assert turn is not None
    return table, turn, PERSONS[turn], PERSONS[(turn + 1) % 4]


def test_without_a_clock_there_is_no_deadline() -> None:
    table = started()
    assert table.deadline() is None
    assert not table.time_is_up(1e9)


def test_a_clock_per_move_begins_again_with_every_move() -> None:
    table, *_ = on_the_clock()
    assert table.deadline() == 30.0
    assert (table.time_is_up(29.9), table.time_is_up(30.0)) == (False, True)
    assert moved(table, "pass", 12.0).table.deadline() == 42.0


def test_a_clock_per_match_keeps_what_is_left_and_adds_the_increment() -> None:
    table, turn, *_ = on_the_clock(Clock("match", 100, 5))
    assert table.deadline() == 100.0
    table = moved(table, "pass", 40.0).table
    assert table.times.left[turn] == 65.0
    assert table.deadline() == 140.0
    table = moved(table, "pass", 240.0).table
    assert table.times.left[(turn + 1) % 4] == 5.0


def test_a_late_move_still_counts_until_the_others_have_chosen() -> None:
    table, *_ = on_the_clock()
    assert names(moved(table, "pass", 500.0)) == ["moved"]


def test_when_time_is_up_any_other_person_may_let_a_bot_move_once() -> None:
    table, turn, mover, other = on_the_clock()
    with refused("time-left"):
        table.let_bot_play(other, turn, "club", 29.0, once=True)
    with refused("others-choose"):
        table.wait(mover, turn, 31.0)
    with refused("others-choose"):
        table.let_bot_play(None, turn, "club", 31.0, once=True)
    with refused("not-seated"):
        table.let_bot_play("id-stranger", turn, "club", 31.0, once=True)
    with refused("time-left"):
        table.let_bot_play(mover, (turn + 1) % 4, "club", 31.0, once=True)
    table = table.let_bot_play(other, turn, "club", 31.0, once=True).table
    assert table.chairs[turn].kind == "stand-in"
    assert table.bot_to_move() == (turn, "club")
    assert table.deadline() is None
    with refused("no-person"):
        table.let_bot_play(other, turn, "club", 31.0, once=True)
    table = table.bot_move(turn, "pass", table.version, 32.0).table
    last = table.log[-1]
    assert isinstance(last, Moved)
    assert (last.bot, last.seat) == ("club", turn)
    assert table.chairs[turn].kind == "person"


def test_everybody_may_let_a_bot_play_for_themselves_at_any_time() -> None:
    table, turn, mover, other = on_the_clock()
    seat = table.seat_of(other)
    assert seat is not None
    for person, place in ((mover, turn), (other, seat)):
        away = table.let_bot_play(person, place, "club", 3.0).table
        assert away.chairs[place].kind == "stand-in"
        assert away.come_back(person, 4.0).table.chairs[place].kind == "person"


def test_a_bot_that_takes_over_stays_until_the_person_is_back() -> None:
    table, turn, mover, other = on_the_clock()
    table = table.let_bot_play(other, turn, "club", 31.0).table
    table = table.bot_move(turn, "pass", table.version, 32.0).table
    assert table.chairs[turn].kind == "stand-in"
    back = table.come_back(mover, 33.0)
    assert names(back) == ["came-back"]
    assert back.table.chairs[turn].kind == "person"
    assert table.sit(mover, "whoever", None, 33.0).events == back.events
    with refused("no-bot"):
        back.table.come_back(mover, 34.0)


def test_a_person_who_moves_has_taken_the_seat_back() -> None:
    table, turn, mover, other = on_the_clock()
    table = table.let_bot_play(other, turn, "club", 31.0).table
    answer = table.move(mover, "pass", "x", table.version, 40.0)
    assert [type(event) for event in answer.events] == [CameBack, Moved]
    assert answer.version == answer.events[1].version == answer.table.version
    with refused("no-bot"):
        answer.table.bot_move(turn, "pass", table.version, 41.0)
    with refused("phase"):
        table.move(mover, "partner 1", "x", table.version, 40.0)


def test_whoever_comes_back_has_the_time_of_a_new_turn() -> None:
    table, turn, mover, other = on_the_clock()
    table = table.let_bot_play(other, turn, "club", 31.0).table.come_back(mover, 100.0).table
    assert table.deadline() == 130.0


def test_leaving_does_not_bring_back_the_time_of_a_match() -> None:
    table, turn, mover, _ = on_the_clock(Clock("match", 100))
    table = table.leave(mover, 60.0).table.sit(mover, "Anna", turn, 70.0).table
    assert table.deadline() == 110.0


def test_waiting_is_a_choice_of_ones_own() -> None:
    table, turn, _, other = on_the_clock()
    table = table.wait(other, turn, 31.0).table
    assert table.snapshot(None, 31.0)["clock"]["waits"] == [table.seat_of(other)]
    assert table.time_is_up(32.0)
    third = PERSONS[(turn + 2) % 4]
    assert names(table.let_bot_play(third, turn, "club", 32.0)) == ["stood-in"]
    assert moved(table, "pass", 33.0).table.waits == frozenset()


def test_somebody_who_is_away_can_be_replaced_without_a_clock() -> None:
    table = started()
    with refused("time-left"):
        table.let_bot_play(ANNA, 2, "club", 1.0)
    assert table.let_bot_play(ANNA, 2, "club", 1.0, is_away=True).table.chairs[2].kind == "stand-in"
    assert names(table.wait(ANNA, 2, 1.0, is_away=True)) == ["waited"]


def test_whoever_waits_for_a_seat_that_is_not_to_move_does_not_wait_for_the_one_that_is() -> None:
    table = started()
    turn = table.turn or 0
    by, away = (turn + 1) % 4, (turn + 2) % 4
    assert table.wait(PERSONS[by], away, 1.0, is_away=True).table.waits == frozenset()
    assert table.wait(PERSONS[by], turn, 1.0, is_away=True).table.waits == {by}


def test_where_no_other_person_sits_a_bot_moves_without_asking() -> None:
    table = until_turn_of(started(players=4, bots=3, clock=Clock("move", 30)), 0)
    with refused("time-left"):
        table.let_bot_play(None, 0, "club", 5.0)
    assert names(table.let_bot_play(None, 0, "club", 31.0, once=True)) == ["stood-in"]


def test_persons_for_whom_bots_stand_in_are_not_asked() -> None:
    table, turn, _, other = on_the_clock(players=4)
    for seat in {0, 1, 2, 3} - {turn, table.seat_of(other)}:
        table = table.let_bot_play(other, seat, "club", 1.0, is_away=True).table
    with refused("others-choose"):
        table.let_bot_play(None, turn, "club", 31.0)
    away = table.let_bot_play(PERSONS[turn], table.seat_of(other) or 0, "club", 1.0, is_away=True).table
    assert names(away.let_bot_play(None, turn, "club", 31.0)) == ["stood-in"]


def test_a_pause_stops_clock_and_moves() -> None:
    table, turn, mover, other = on_the_clock(Clock("match", 100))
    with refused("not-paused"):
        table.resume(other, 10.0)
    table = table.pause(other, 10.0).table
    assert table.deadline() is None
    assert table.snapshot(turn, 50.0)["paused"]
    with refused("paused"):
        table.move(mover, "pass", "x", table.version, 50.0)
    with refused("paused"):
        table.pause(mover, 50.0)
    table = table.resume(mover, 1010.0).table
    assert table.deadline() == 1100.0
    with refused("phase-gathering"):
        gathered().pause(ANNA, 1.0)


def left_after(table: Table, seat: int, now: float) -> float:
    """What a seat has left after it has moved."""
    return moved(table, "pass", now).table.times.left[seat]


def test_nobody_is_charged_for_a_pause() -> None:
    table, turn, mover, other = on_the_clock(Clock("match", 60))
    paused = table.pause(other, 10.0).table
    assert paused.leave(mover, 1000.0).table.times.left[turn] == 50.0
    host = paused.host
    assert host is not None
    if mover != host:
        assert paused.free_seat(host, turn, 1000.0).table.times.left[turn] == 50.0
    assert paused.let_bot_play(other, turn, "club", 1000.0, is_away=True).table.times.left[turn] == 50.0
    assert left_after(paused.resume(mover, 1000.0).table, turn, 1001.0) == 49.0


@pytest.mark.parametrize("clock", [Clock("match", 60), Clock("move", 60)], ids=["match", "move"])
def test_whoever_comes_back_in_a_pause_begins_when_it_ends(clock: Clock) -> None:
    table, turn, mover, other = on_the_clock(clock)
    paused = table.pause(other, 10.0).table
    left = 50.0 if clock.per == "match" else 60.0
    for away in (paused.let_bot_play(other, turn, "club", 90.0, is_away=True).table, paused.leave(mover, 90.0).table):
        back = away.sit(mover, "Anna", turn, 140.0).table
        assert back.times.since == 10.0
        assert back.deadline() is None
        again = back.resume(mover, 190.0).table
        assert (again.times.since, again.deadline()) == (190.0, 190.0 + left)
        assert left_after(again, turn, 191.0) == (49.0 if clock.per == "match" else 60.0)


def test_a_turn_that_begins_in_a_pause_begins_when_it_ends() -> None:
    table = until_turn_of(started(players=4, bots=3, clock=Clock("match", 60), practice=True), 0)
    table = moved(table, "pass", 10.0).table.pause(ANNA, 20.0).table.take_back(ANNA, 50.0).table
    assert table.turn == 0
    table = table.resume(ANNA, 100.0).table
    assert table.times.since == 100.0
    assert table.deadline() == 100.0 + table.times.left[0]


def test_bots_rest_in_a_pause() -> None:
    table = until_turn_of(started(players=4, bots=3), 1)
    assert table.bot_to_move() is not None
    assert table.pause(ANNA, 1.0).table.bot_to_move() is None


# Second thoughts ----------------------------------------------------------------------------------------------------------


def test_at_a_practice_table_one_goes_back_to_ones_last_decision() -> None:
    table = started(players=4, bots=3, practice=True)
    with refused("nothing-to-take-back"):
        table.take_back(ANNA, 1.0)
    before = table = until_turn_of(table, 0)
    table = moved(table, next(text for text in map(str, table.state.legal) if text != "pass")).table  # type: ignore[union-attr]
    table = moved(moved(table, "pass").table, "pass").table
    answer = table.take_back(ANNA, 9.0)
    assert answer.events == (TakenBack(0, len(before.state.log), version=table.version + 1, time=9.0),)  # type: ignore[union-attr]
    assert answer.table.state == before.state
    assert len(answer.table.log) == len(table.log) + 1
    assert answer.table.turn == 0
    with refused("stale"):
        answer.table.move(ANNA, "pass", "x", table.version, 9.0)


def test_a_forced_move_is_no_decision() -> None:
    rng = Random(8)
    table = started(players=3, bots=2, practice=True)
    while True:
        before = table
        table = played(table, rng, 1)
        if table.phase == "scoring":
            table = table.next_hand(ANNA, 1.0, at_once=True).table
        elif before.turn == 0 and before.state is not None and len(before.state.legal) == 1:
            break
    back = table.take_back(ANNA, 1.0).table
    assert back.state is not None
    assert len(back.state.legal) > 1
    assert len(back.state.log) < len(before.state.log)


def some(table: Table) -> str:
    assert table.state is not None
    return str(table.state.legal[0])


def test_a_word_is_taken_back_when_everybody_who_heard_it_agrees() -> None:
    table = until_turn_of(started(players=4, bots=1), 0)
    before = known(table.state)
    table = moved(table, "pass").table
    asked = table.take_back(ANNA, 2.0)
    assert names(asked) == ["take-back-asked"]
    table = asked.table
    assert table.snapshot(1, 2.0)["take_back"] == {"seat": 0, "agreed": [], "moves": len(before.log)}
    with refused("already-asked"):
        table.take_back(ANNA, 2.0)
    with refused("others-choose"):
        table.answer_take_back(ANNA, True, 2.0)
    table = table.answer_take_back(BEATE, True, 3.0).table
    answer = table.answer_take_back(CONNY, True, 4.0)
    assert names(answer) == ["take-back-answered", "taken-back"]
    assert answer.table.state == before
    assert answer.table.asked is None


def test_a_request_is_granted_when_a_bot_stands_in_for_the_last_who_was_asked() -> None:
    table = texts(started(), "pass")
    turn = table.turn or 0
    asker, (first, second, third) = (turn - 1) % 4, (turn, (turn + 1) % 4, (turn + 2) % 4)
    table = table.take_back(PERSONS[asker], 1.0).table.answer_take_back(PERSONS[first], True, 2.0).table
    answer = table.let_bot_play(PERSONS[first], second, "club", 3.0, is_away=True)
    assert names(answer) == ["stood-in"]
    answer = answer.table.let_bot_play(PERSONS[first], third, "club", 4.0, is_away=True)
    assert names(answer) == ["stood-in", "taken-back"]
    assert answer.version == answer.events[0].version
    assert (answer.table.turn, answer.table.asked) == (asker, None)


def test_calling_a_partner_by_a_card_is_a_word() -> None:
    rng = Random(3)
    table = started(players=4, options={"hidden_partner": True})
    while table.state is None or table.state.phase != "partner":
        table = played(table, rng, 1) if table.phase == "playing" else table.next_hand(ANNA, 1.0, at_once=True).table
    chief = PERSONS[table.turn or 0]
    called = moved(table, some(table)).table
    assert called.view(None).contract.partner_card is not None  # type: ignore[union-attr]
    assert names(called.take_back(chief, 1.0)) == ["take-back-asked"]


def test_an_onion_is_seen_even_without_its_face() -> None:
    """While there are cards to draw, a card is seen with it; later the others are asked."""
    rng = Random(1)
    table = started("heuldoch", 3)
    asked = 0
    while table.phase == "playing":
        seat, view = table.turn or 0, table.view(table.turn)
        text = next((move for move in map(str, view.legal) if move.startswith("onion")), None)  # type: ignore[union-attr]
        if text is not None and view.draw_size == 0 and len(after := moved(table, text).events) == 1:  # type: ignore[union-attr]
            assert isinstance(after[0], Moved)
            assert names(moved(table, text).table.take_back(PERSONS[seat], 1.0)) == ["take-back-asked"]
            asked += 1
        table = played(table, rng, 1)
    assert asked


def some_bid(table: Table) -> str:
    assert table.state is not None
    return str(table.state.legal[1])


def test_one_refusal_or_the_next_move_settles_it() -> None:
    table = texts(started(), "pass")
    asker = PERSONS[((table.turn or 0) - 1) % 4]
    table = table.take_back(asker, 1.0).table
    other = PERSONS[table.turn or 0]
    no = table.answer_take_back(other, False, 1.0)
    assert names(no) == ["take-back-answered"]
    assert no.table.asked is None
    with refused("not-asked"):
        no.table.answer_take_back(other, True, 1.0)
    assert moved(table, "pass").table.asked is None
    assert table.leave(asker, 1.0).table.asked is None


def test_among_bots_a_word_is_taken_back_at_once() -> None:
    table = until_turn_of(started(players=4, bots=3), 0)
    table = moved(table, "pass").table
    assert names(table.take_back(ANNA, 1.0)) == ["taken-back"]


def test_a_card_that_was_seen_cannot_be_unseen() -> None:
    table = started(take_backs=False)
    bidder = PERSONS[table.turn or 0]
    with refused("card-seen"):
        moved(table, some_bid(table)).table.take_back(bidder, 1.0)
    onion = started("heuldoch", 3, take_backs=False)
    assert onion.state is not None
    mover = PERSONS[onion.turn or 0]
    text = next((str(move) for move in onion.state.legal if str(move).startswith("onion")), str(onion.state.legal[0]))
    with refused("card-seen"):
        moved(onion, text).table.take_back(mover, 1.0)


def test_among_friends_a_played_card_is_taken_back_when_everybody_agrees() -> None:
    table = started()
    bidder = table.turn or 0
    before, table = table.state, moved(table, some_bid(table)).table
    assert table.snapshot(None, 1.0)["may_take_back"] == [bidder]
    asked = table.take_back(PERSONS[bidder], 1.0)
    assert names(asked) == ["take-back-asked"]
    table = asked.table
    assert table.snapshot(None, 1.0)["may_take_back"] == []
    for step in (1, 2, 3):
        answer = table.answer_take_back(PERSONS[(bidder + step) % 4], True, 2.0)
        table = answer.table
    assert names(answer) == ["take-back-answered", "taken-back"]
    assert table.state == before
    record = played(table, Random(1)).record()
    assert verdict(record).to_json()["ok"], "the record holds what counts, and nothing else"


def test_among_friends_what_bots_did_since_goes_back_with_it() -> None:
    table = until_turn_of(started(players=4, bots=2), 0)
    before, table = table.state, moved(table, "pass").table
    assert table.turn == 1
    table = texts(table, "pass")
    assert table.may_take_back == (1,), "Beate has moved since"
    table = texts(table, "pass")
    assert table.chairs[2].bot
    asked = table.take_back(BEATE, 1.0).table
    went_on = texts(asked, "pass") if asked.state is not None and not asked.state.is_over and asked.turn == 3 else asked
    assert went_on.asked is not None, "bots do not settle it"
    back = went_on.answer_take_back(ANNA, True, 2.0).table
    assert back.turn == 1
    assert back.state is not None
    assert before is not None
    assert len(back.state.log) == len(before.log) + 1


def test_taking_back_is_offered_only_where_it_is_not_refused() -> None:
    for settings in ({}, {"take_backs": False}, {"practice": True}, {"bots": 3}, {"bots": 2}):
        offered = refused = 0
        table = started(players=4, **settings)
        for step in range(40):
            if table.phase != "playing":
                break
            for seat, chair in enumerate(table.chairs):
                if chair.kind != "person":
                    assert seat not in table.may_take_back
                elif seat in table.may_take_back:
                    table.take_back(PERSONS[seat], 1.0)
                    offered += 1
                else:
                    with pytest.raises(Refused):
                        table.take_back(PERSONS[seat], 1.0)
                    refused += 1
            table = played(table, Random(step), 1)
        assert offered
        assert refused


def test_only_the_last_move_can_be_taken_back() -> None:
    table = texts(started(), "pass", "pass")
    with refused("nothing-to-take-back"):
        table.take_back(PERSONS[((table.turn or 0) - 2) % 4], 1.0)
    with refused("nothing-to-take-back"):
        started().take_back(ANNA, 1.0)
    with refused("phase-gathering"):
        gathered().take_back(ANNA, 1.0)


def test_for_two_a_discard_is_taken_back_at_once_and_a_pass_that_opens_the_skat_is_not() -> None:
    table = started("mu2", 2, take_backs=False)
    first = table.turn or 0
    table = texts(table, some_bid(table), "pass")
    table = texts(table, "pass")
    assert table.state is not None
    assert table.state.phase == "discard"
    passer = PERSONS[first]
    with refused("card-seen"):
        table.take_back(passer, 1.0)
    crown = PERSONS[table.turn or 0]
    before = table.state
    table = texts(table, some(table))
    last = table.log[-1]
    assert isinstance(last, Moved)
    assert last.shown == "discard ?"
    answer = table.take_back(crown, 1.0)
    assert names(answer) == ["taken-back"]
    assert answer.table.state == before


def test_a_move_taken_back_is_not_played_again_by_a_repeat() -> None:
    table = until_turn_of(started(players=4, bots=3, practice=True), 0)
    expected = table.version
    first = table.move(ANNA, "pass", "one", expected, 1.0)
    back = first.table.take_back(ANNA, 1.0).table
    again = back.move(ANNA, "pass", "one", expected, 1.0)
    assert (again.events, again.version) == ((), first.version)
    with refused("move-id-used"):
        back.move(ANNA, "pass", "one", back.version, 1.0)


# Talk -------------------------------------------------------------------------------------------------------------------


def test_whoever_has_a_seat_may_talk() -> None:
    table = gathered()
    answer = table.chat(ANNA, 1.0, "Grüße aus Köln 👋")
    assert names(answer) == ["chatted"]
    with refused("not-seated"):
        table.chat("id-stranger", 1.0, "psst")


@pytest.mark.parametrize("text", ["", "   ", "x" * 501, "line\nline", "\u202eolleh", None, 7])
def test_talk_is_short_and_printable(text: str) -> None:
    with refused("chat"):
        gathered().chat(ANNA, 1.0, text)


def test_phrases_are_known_by_name() -> None:
    with refused("phrase"):
        gathered().chat(ANNA, 1.0, phrase="go away")
    with refused("phrase"):
        gathered().chat(ANNA, 1.0, text="and", phrase="hello")
    assert len(gathered().chat(ANNA, 1.0, "x" * 500).events) == 1


# Looking back -----------------------------------------------------------------------------------------------------------


def test_a_record_holds_finished_hands_only() -> None:
    table = started(players=3)
    assert table.record().to_json()["deals"] == []
    table = texts(table, "pass", "pass", "pass").next_hand(ANNA, 1.0, at_once=True).table
    table = texts(table, "pass")
    assert len(table.record().deals) == 1
    assert "proof" not in table.record().to_json()


def test_everything_after_a_version() -> None:
    table = texts(started(), "pass", "pass")
    whole = table.events_after(0, None)
    assert [event["version"] for event in whole] == list(range(1, table.version + 1))
    assert table.events_after(table.version - 2, None) == whole[-2:]
    assert table.events_after(table.version, None) == table.events_after(999, None) == []
    for version in (-1, None, "3"):
        with refused("no-such-version"):
            table.events_after(version, None)  # type: ignore[arg-type]
    with refused("match-running"):
        table.events_after(0, ALL)


def test_a_snapshot_has_what_a_client_needs() -> None:
    table = texts(started(clock=Clock("move", 30)), "pass")
    turn = table.turn
    snapshot = table.snapshot(turn, 5.0)
    assert (snapshot["version"], snapshot["position"], snapshot["phase"]) == (table.version, table.version, "playing")
    assert (snapshot["you"], snapshot["host"], snapshot["turn"], snapshot["hand"], snapshot["match"]) == (
        turn,
        0,
        turn,
        0,
        1,
    )
    assert "pass" in snapshot["view"]["legal"]
    assert snapshot["view"]["max_bid"] == 1
    assert snapshot["clock"] == {"now": 5.0, "deadline": 31.0, "is_up": False, "left": [30] * 4, "waits": []}
    assert table.snapshot(None, 5.0)["view"]["hand"] is None
    assert gathered().snapshot(None, 0.0)["view"] is None
    with refused("no-such-seat"):
        table.snapshot(4, 5.0)
