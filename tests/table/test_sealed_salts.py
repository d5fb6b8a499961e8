"""Salts are sealed before any of them is known: whoever knows the secret and speaks last cannot choose the cards."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from table_of_friends import OTHER_SECRET, PERSONS, SECRET, gathered, joined, played_out, stored

from eklat.games import GAMES
from eklat.games.core import Match
from eklat.records import Record, verdict
from eklat.records.fair import Proof, commitment, sealed
from eklat.table import Refused, Settings, Table, read_event
from eklat.table.answers import accept
from eklat.table.events import Left, SeatFreed
from eklat.table.salting import Missed, Opening

ANNA, BEATE, CONNY = PERSONS[:3]
SALTS = ("aaaa0000aaaa0000aaaa0000aaaa0000", "my luck bbbb0000bbbb0000bbbb0000", "cccc0000cccc0000cccc0000cccc0000")


def all_sealed(**settings: Any) -> Table:
    table = gathered(players=3, **settings)
    for person, salt in zip(PERSONS, SALTS, strict=False):
        table = table.seal(person, sealed(salt), 1.0).table
    return table


def revealed(table: Table, *seats: int, now: float = 2.0) -> Table:
    for seat in seats:
        table = table.reveal(PERSONS[seat], SALTS[seat], now).table
    return table


def test_who_knows_the_secret_learns_no_salt_while_the_own_one_can_still_be_changed() -> None:
    """161,372 salts tried in 10 seconds gave nine cards of one suit, because the others' salts were known by then."""
    table = all_sealed()
    seen = json.dumps([table.snapshot(2, 1.0), table.events_after(0, 2), [event.to_json() for event in table.log]])
    assert not [salt for salt in SALTS if salt in seen]
    table = revealed(table.start(ANNA, 2.0).table, 0, 1)
    assert (table.phase, table.salts) == ("gathering", (SALTS[0], SALTS[1], ""))
    for text in ("ground", "ground again"):
        with pytest.raises(Refused, match=r"\(opening\)"):
            table.salt(CONNY, text, 2.0)
        with pytest.raises(Refused, match=r"\(opening\)"):
            table.seal(CONNY, sealed(text), 2.0)
        with pytest.raises(Refused, match=r"\(reveal\)"):
            table.reveal(CONNY, text, 2.0)
    with pytest.raises(Refused, match=r"\(opening\)"):
        table.change_settings(ANNA, Settings("mu", 3, {"target": 300}), 2.0)
    with pytest.raises(Refused, match=r"\(opening\)"):
        table.start(ANNA, 2.0)
    bots = gathered(players=3, bots=1).seal(ANNA, sealed(SALTS[0]), 1.0).table.start(ANNA, 1.0).table
    with pytest.raises(Refused, match=r"\(opening\)"):
        bots.sit("id-zoe", "Zoë", 2, 2.0)
    with pytest.raises(Refused, match=r"\(opening\)"):
        bots.seat_bot(ANNA, 2, "expert", 2.0)


def test_the_cards_are_dealt_when_the_last_seal_is_open() -> None:
    table = all_sealed().start(ANNA, 2.0).table
    assert table.snapshot(None, 2.0)["fair"] == {
        "commitment": commitment(SECRET), "salts": ["", "", ""], "seals": [sealed(salt) for salt in SALTS],
        "missed": [], "opening": {"stage": "revealing", "until": 12.0},
    }  # fmt: skip
    table = revealed(table, 2, 0)
    assert revealed(table, 0) is table, "a repeat changes nothing"
    answer = table.reveal(BEATE, SALTS[1], 3.0)
    assert [event.name for event in answer.events] == ["salt-revealed", "started", "dealt"]
    assert answer.table.opening is None
    proof = Proof(commitment(SECRET), SECRET, SALTS)
    assert answer.table.state is not None
    assert answer.table.state.deal == proof.deal(Match.of(GAMES["mu"], 3))
    assert stored(answer.table) == answer.table


def test_who_opens_no_seal_is_named_and_the_others_make_new_salts_without_them() -> None:
    table = revealed(all_sealed().start(ANNA, 2.0).table, 0, 1)
    with pytest.raises(Refused, match=r"\(not-overdue\)"):
        table.go_on(OTHER_SECRET, 11.9)
    assert (table.is_overdue(11.9), table.is_overdue(12.0)) == (False, True)
    table = table.go_on(OTHER_SECRET, 12.0).table
    assert (table.missed, table.salts, table.seals) == ((Missed(2, CONNY, "Conny"),), ("",) * 3, ("",) * 3)
    told = table.events_after(table.version - 1, 0)[0]["told"]
    assert told[0]["message"] == "table-told-reveal-missed"
    with pytest.raises(Refused, match=r"\(opening\)"):
        table.seal(CONNY, sealed(SALTS[2]), 13.0)
    with pytest.raises(Refused, match=r"\(not-revealing\)"):
        table.reveal(CONNY, SALTS[2], 13.0)
    table = table.seal(ANNA, sealed("new"), 13.0).table
    assert table.opening is not None
    answer = table.seal(BEATE, sealed("newer"), 13.0)
    assert [event.name for event in answer.events] == ["salt-sealed", "seals-closed"]
    table = answer.table.reveal(ANNA, "new", 14.0).table.reveal(BEATE, "newer", 14.0).table
    assert (table.phase, table.salts) == ("playing", ("new", "newer", ""))
    record = played_out(table, Random(1)).record()
    judged = verdict(Record.read(json.loads(str(record)))).to_json()
    assert (judged["fair"], judged["sealed"], judged["missed"]) == (True, [0, 1], [2])


def test_the_table_goes_on_even_if_nobody_answers() -> None:
    table = all_sealed().start(ANNA, 2.0).table
    answer = table.go_on(OTHER_SECRET, 12.0)
    assert [event.name for event in answer.events] == ["reveal-missed", "started", "dealt"]
    assert [one.person for one in answer.table.missed] == [ANNA, BEATE, CONNY]
    alone = revealed(table, 0).go_on(OTHER_SECRET, 12.0).table
    assert [event.name for event in alone.go_on(OTHER_SECRET, 30.0).events] == ["started", "dealt"], "nobody seals again"
    again = all_sealed().start(ANNA, 2.0).table.go_on(OTHER_SECRET, 12.0).table
    assert played_out(again, Random(1)).rematch(ANNA, OTHER_SECRET, 99.0, at_once=True).table.missed == ()


def going_on(table: Table, now: float) -> Table:
    """What the devices of Anna and Beate do: they seal where a seal is missing, begin, and open what they have sealed."""
    for seat, person in enumerate((ANNA, BEATE)):
        if not table.seals[seat]:
            table = table.seal(person, sealed(f"{person} {len(table.missed)}"), now).table
    with suppress(Refused):
        table = table.start(ANNA, now).table
    for person in (ANNA, BEATE):
        with suppress(Refused):
            table = table.reveal(person, f"{person} {len(table.missed)}", now).table
    return table


def test_whoever_leaves_instead_of_opening_a_seal_can_refuse_one_deal_and_is_named() -> None:
    """Conny knows the secret. She opens her seal last, when she can tell what would be dealt, and would rather try again."""
    table, refused = gathered(players=3), list[Any]()
    for attempt in range(20):
        with suppress(Refused):
            table = table.seal(CONNY, sealed(f"{attempt}"), table.time).table
        table = going_on(table, table.time)
        if table.phase == "playing":
            break
        if table.seals[2] == sealed(f"{attempt}") and all(table.salts[:2]):
            refused.append(replace(table.proof, salts=(*table.salts[:2], f"{attempt}")).deal(table.match))
        with suppress(Refused):
            table = table.leave(CONNY, table.time).table
        with suppress(Refused):
            table = table.sit(CONNY, "Conny", None, table.time).table
    assert len(refused) == 1
    assert table.state is not None
    assert table.state.deal not in refused
    assert table.chairs[2].is_empty, "she has left a match that had begun"
    assert stored(table) == table
    table = played_out(table.seat_bot(ANNA, 2, "club", 99.0).table, Random(1))
    judged = verdict(Record.read(json.loads(str(table.record()))))
    assert judged.proof is not None
    assert judged.proof.who_missed(table.record()) == ["Conny"]
    told = judged.to_json()
    assert (told["fair"], told["sealed"], told["missed"], told["named"]) == (True, [0, 1], [2], ["Conny"])


def test_who_leaves_before_the_others_have_opened_their_seals_is_named_alone() -> None:
    table = revealed(all_sealed().start(ANNA, 2.0).table, 0)
    answer = table.leave(BEATE, 3.0)
    assert [event.name for event in answer.events] == ["reveal-missed", "left"]
    table = answer.table
    assert [one.person for one in table.missed] == [BEATE]
    assert table.opening == Opening("sealing", 13.0, frozenset({0, 2}))
    with pytest.raises(Refused, match=r"\(opening\)"):
        table.sit(BEATE, "Beate", 1, 4.0)
    assert table.snapshot(0, 4.0)["fair"]["missed"] == [], "nobody who sits here now"
    table = table.seal(ANNA, sealed("new"), 4.0).table.seal(CONNY, sealed("newer"), 4.0).table
    table = table.reveal(ANNA, "new", 5.0).table.reveal(CONNY, "newer", 5.0).table
    assert (table.phase, table.salts) == ("playing", ("new", "", "newer"))


def test_who_leaves_after_opening_a_seal_has_added_to_the_chance() -> None:
    table = revealed(all_sealed().start(ANNA, 2.0).table, 0, 1)
    answer = table.leave(BEATE, 3.0)
    assert [event.name for event in answer.events] == ["left"]
    table = revealed(answer.table, 2, now=4.0)
    assert (table.phase, table.salts, table.missed) == ("playing", SALTS, ())
    assert table.names == ("Anna", "Beate", "Conny")
    bots = gathered(players=3, bots=1).seal(ANNA, sealed(SALTS[0]), 1.0).table.start(ANNA, 1.0).table
    assert revealed(bots.leave(BEATE, 2.0).table, 0).phase == "playing", "who has sealed nothing is not waited for"


def test_who_leaves_while_new_salts_are_made_is_not_waited_for() -> None:
    table = revealed(all_sealed().start(ANNA, 2.0).table, 0, 1).go_on(OTHER_SECRET, 12.0).table
    answer = table.seal(ANNA, sealed("new"), 13.0).table.leave(BEATE, 13.0)
    assert [event.name for event in answer.events] == ["left", "seals-closed"]
    assert [one.person for one in answer.table.missed] == [CONNY]
    sealing = table.seal(BEATE, sealed("newer"), 13.0).table.leave(BEATE, 13.0).table
    assert (sealing.seals, sealing.opening) == (("",) * 3, Opening("sealing", 22.0, frozenset({0})))
    assert [event.name for event in sealing.leave(ANNA, 14.0).events] == ["left", "started", "dealt"]


def test_a_match_begins_even_if_everybody_leaves() -> None:
    table = gathered("mu2", 2, bots=1).seal(ANNA, sealed(SALTS[0]), 1.0).table.start(ANNA, 1.0).table
    answer = table.leave(ANNA, 2.0)
    assert [event.name for event in answer.events] == ["reveal-missed", "left", "started", "dealt"]
    table = answer.table.sit("id-zoe", "Zoë", 0, 3.0).table
    assert (table.phase, table.seat_of("id-zoe"), table.host) == ("playing", 0, "id-zoe")


def test_a_match_begins_even_if_whoever_has_opened_a_seal_leaves_first() -> None:
    table = gathered("mu2", 2)
    for person, salt in zip(PERSONS[:2], SALTS, strict=False):
        table = table.seal(person, sealed(salt), 1.0).table
    table = revealed(table.start(ANNA, 2.0).table, 0).leave(ANNA, 3.0).table
    assert [event.name for event in table.leave(BEATE, 4.0).events] == ["reveal-missed", "left", "started", "dealt"]


def test_whoever_has_opened_a_seal_and_left_is_not_asked_for_another() -> None:
    table = revealed(all_sealed().start(ANNA, 2.0).table, 0, 1).leave(BEATE, 3.0).table.leave(CONNY, 4.0).table
    assert table.opening == Opening("sealing", 14.0, frozenset({0}))
    assert [event.name for event in table.seal(ANNA, sealed("new"), 5.0).events] == ["salt-sealed", "seals-closed"]


def test_whoever_missed_at_a_seat_that_is_gone_is_no_part_of_the_proof() -> None:
    """Of a time when a table could become smaller after that."""
    table = gathered(players=4)
    for person in PERSONS[:4]:
        table = table.seal(person, sealed(person), 1.0).table
    table = table.start(ANNA, 2.0).table
    for person in PERSONS[:3]:
        table = table.reveal(person, person, 3.0).table
    table = accept(table.go_on(OTHER_SECRET, 12.0).table, 13.0, Left(3)).table
    table = table.change_settings(ANNA, Settings("mu", 3), 14.0).table.start(ANNA, 15.0).table
    assert (table.phase, table.proof.missed) == ("playing", ())
    with pytest.raises(Refused, match=r"\(reveal-missed\)"):
        stopped(Left).leave(CONNY, 15.0).table.sit(CONNY, "Conny", 2, 15.0).table.seal(CONNY, sealed("x"), 16.0)


def test_a_leave_says_no_more_than_it_did_where_no_match_is_about_to_begin() -> None:
    """Nodes of an older version, which know nothing else, read it as well."""
    (left,) = gathered(players=3).leave(CONNY, 1.0).events
    assert "goes_on" not in left.to_json()
    (*_, left) = all_sealed().start(ANNA, 2.0).table.leave(CONNY, 3.0).events
    assert left.to_json()["goes_on"] is True


def test_the_host_cannot_stop_what_has_begun() -> None:
    table = gathered(players=4, bots=1)
    for person, salt in zip(PERSONS, SALTS, strict=False):
        table = table.seal(person, sealed(salt), 1.0).table
    table = revealed(table.start(ANNA, 2.0).table, 0, 1)
    for stage in (table, table.go_on(OTHER_SECRET, 12.0).table):
        for seat in (1, 2, 3):
            with pytest.raises(Refused, match=r"\(opening\)"):
                stage.free_seat(ANNA, seat, 13.0)
    practice = all_sealed(practice=True).start(ANNA, 2.0).table
    end = played_out(gathered(players=3).start(ANNA, 0.0).table, Random(1)).hands[0].last
    with pytest.raises(Refused, match=r"\(opening\)"):
        practice.play_on(ANNA, end, 0, 3.0)


def test_whoever_sits_down_where_a_seal_was_not_opened_is_not_named() -> None:
    table = revealed(all_sealed().start(ANNA, 2.0).table, 0, 1).leave(CONNY, 3.0).table
    table = table.go_on(OTHER_SECRET, 13.0).table
    table = joined(table, "id-zoe", 2)
    assert table.snapshot(2, 14.0)["fair"]["missed"] == []
    judged = verdict(Record.read(json.loads(str(played_out(table, Random(1)).record())))).to_json()
    assert (judged["fair"], judged["missed"], judged["named"]) == (True, [2], ["Conny"])


def stopped(how: type[Left] | type[SeatFreed]) -> Table:
    """A table of a time when whoever left stopped the beginning: Conny opened no seal, and Beate went."""
    table = revealed(all_sealed().start(ANNA, 2.0).table, 0, 1).go_on(OTHER_SECRET, 12.0).table
    return accept(table.seal(ANNA, sealed("new"), 13.0).table, 14.0, how(1)).table


@pytest.mark.parametrize("how", [Left, SeatFreed])
def test_old_tables_are_as_they_were(how: type[Left] | type[SeatFreed]) -> None:
    table = stopped(how)
    rows = [event.to_json() for event in table.log]
    assert Table.read(map(read_event, rows)) == table
    assert (table.opening, table.salts, table.seals) == (None, ("",) * 3, ("",) * 3)
    table = table.sit(BEATE, "Beate", 1, 15.0).table.seal(BEATE, sealed("x"), 15.0).table.start(ANNA, 16.0).table
    record = played_out(table.reveal(BEATE, "x", 17.0).table, Random(1)).record()
    judged = verdict(Record.read(json.loads(str(record)))).to_json()
    assert (judged["fair"], judged["sealed"], judged["missed"]) == (True, [1], [2])
    assert "named" not in judged, "she is called as in the record"


def test_another_seat_is_no_other_try() -> None:
    table = stopped(Left).leave(CONNY, 15.0).table.sit(CONNY, "Conny", 1, 15.0).table
    assert table.snapshot(0, 15.0)["fair"]["missed"] == [1]
    with pytest.raises(Refused, match=r"\(reveal-missed\)"):
        table.seal(CONNY, sealed("x"), 16.0)
    with pytest.raises(Refused, match=r"\(reveal-missed\)"):
        table.salt(CONNY, "x", 16.0)
    table = table.sit(BEATE, "Beate", 2, 16.0).table
    assert table.seal(BEATE, sealed("x"), 16.0).table.seals[2] == sealed("x"), "whoever sits there now did not miss anything"


def test_a_salt_said_aloud_takes_the_place_of_a_sealed_one_and_back() -> None:
    table = all_sealed().salt(ANNA, "pepper", 1.0).table
    assert (table.salts[0], table.seals[0]) == ("pepper", "")
    table = table.seal(ANNA, sealed("x"), 1.0).table
    assert (table.salts[0], table.seals[0]) == ("", sealed("x"))
    with pytest.raises(Refused, match=r"\(seal\)"):
        table.seal(ANNA, "x", 1.0)
    with pytest.raises(Refused, match=r"\(not-revealing\)"):
        table.reveal(ANNA, "x", 1.0)


def record() -> dict[str, Any]:
    table = played_out(revealed(all_sealed().start(ANNA, 2.0).table, 0, 1, 2), Random(3))
    found: dict[str, Any] = json.loads(str(table.record()))
    return found


GOOD = record()


def test_a_record_with_seals_says_whose_salts_were_sealed() -> None:
    assert GOOD["proof"]["scheme"] == "eklat-fair/2"
    judged = verdict(Record.read(GOOD)).to_json()
    assert (judged["fair"], judged["sealed"], judged["missed"]) == (True, [0, 1, 2], [])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seals": [sealed("x"), *GOOD["proof"]["seals"][1:]]}, "proof-seal"),
        ({"seals": GOOD["proof"]["seals"][1:]}, "proof-format"),
        ({"seals": ["x", "", ""]}, "proof-format"),
        ({"seals": None}, "proof-format"),
        ({"missed": [3]}, "proof-format"),
        ({"missed": [True]}, "proof-format"),
        ({"missed": 0}, "proof-format"),
        ({"named": ["Conny"]}, "proof-format"),
        ({"missed": [2], "named": [""]}, "proof-format"),
        ({"missed": [2], "named": [2]}, "proof-format"),
        ({"missed": [2], "named": ["\u202econny"]}, "proof-format"),
        ({"missed": [2], "named": "Conny"}, "proof-format"),
        ({"scheme": "eklat-fair/1"}, "proof-format"),
        ({"salts": ["ground", *SALTS[1:]]}, "proof-seal"),
        ({"salts": ["ground", *SALTS[1:]], "seals": ["", *GOOD["proof"]["seals"][1:]]}, "proof-deal"),
    ],
    ids=str,
)
def test_a_proof_whose_seals_do_not_fit_is_refused(change: dict[str, Any], code: str) -> None:
    judged = verdict(Record.read(GOOD | {"proof": GOOD["proof"] | change}))
    assert judged.error is not None
    assert judged.error.code == code
