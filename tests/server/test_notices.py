"""What nodes tell each other: in which words, and what becomes of it when some of it is lost, late or not true any more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import orjson
import pytest
import room

from eklat.client import Snapshot
from eklat.server.live import LiveTable, Row
from eklat.server.peers import Peers, rows
from eklat.server.writer import LONGEST_NOTICE, NEXT, Append, bundled

MOVED, OVER = '{"event":"moved","version":7,"move":"pass"}', '{"event":"hand-over","version":8}'
TOLD = '{"type":"update","said":"Züge,\\n\\"","view":{"set":[]}}'

# The words ----------------------------------------------------------------------------------------------------------------


def append(table_id: str, events: Sequence[str], told: str = "") -> Append:
    return Append(table_id, 6, [(7 + place, data) for place, data in enumerate(events)], 1.5, told=told.encode())


def said(*batch: Append) -> dict[int, list[str]]:
    """What is said about tables, by the notice that it goes into."""
    found: dict[int, list[str]] = {}
    for *_, row, bundle in bundled(batch):
        found.setdefault(int(bundle), []).append(row)
    return found


def test_notices_are_taken_as_they_are_line_by_line() -> None:
    found = said(append("aaa", [MOVED], TOLD), append("bbb", [MOVED, OVER]), append("ccc", [MOVED, OVER], TOLD))
    assert [*found] == [0]
    assert [*rows(f"[{NEXT.join(found[0])}]")] == [
        ("aaa", 7, Row([MOVED], TOLD)),
        ("bbb", 8, Row([MOVED, OVER])),
        ("ccc", 8, Row([MOVED, OVER], TOLD)),
    ]


def test_older_nodes_read_the_same_in_them() -> None:
    """To them a notice is JSON: tables with their events, and something old before these."""
    found = said(append("aaa", [MOVED], TOLD), append("bbb", [MOVED, OVER]))
    (first, (told, *events)), (second, (nothing, *more)) = orjson.loads(f"[{NEXT.join(found[0])}]")
    assert (first, second) == ("aaa", "bbb")
    assert events == [orjson.loads(MOVED)]
    assert more == [orjson.loads(MOVED), orjson.loads(OVER)]
    assert (told["version"], told["told"]) == (0, orjson.loads(TOLD))
    assert (nothing["version"], nothing["told"]) == (0, None)


def test_what_older_nodes_say_is_understood() -> None:
    old = f'[["aaa",[{{"version":0,"told":{TOLD}}},{MOVED}]],["bbb",[{MOVED},{OVER}]]]'
    (first, last, row), (second, later, more) = rows(old)
    assert (first, last, second, later) == ("aaa", 7, "bbb", 8)
    assert (*map(orjson.loads, row.events), orjson.loads(row.told)) == (orjson.loads(MOVED), orjson.loads(TOLD))
    assert ([*map(orjson.loads, more.events)], more.told) == ([orjson.loads(MOVED), orjson.loads(OVER)], "null")


def test_what_other_versions_say_otherwise_is_read_as_json() -> None:
    """All of it, if only one of the tables is written otherwise: nothing is left out without a word."""
    other = f'["aaa",[{{"version":0,"last":7,"more":1,"told":\n{TOLD}\n,"for":"me 3 7"}},\n{MOVED}\n]]'
    (first, last, row), (second, later, more) = rows(f"[{other}{NEXT}{append('bbb', [MOVED, OVER], TOLD).row}]")
    assert (first, last, row.errand, second, later) == ("aaa", 7, "me 3 7", "bbb", 8)
    assert (*map(orjson.loads, row.events), orjson.loads(row.told)) == (orjson.loads(MOVED), orjson.loads(TOLD))
    assert ([*map(orjson.loads, more.events)], orjson.loads(more.told)) == (
        [*map(orjson.loads, (MOVED, OVER))],
        orjson.loads(TOLD),
    )


def test_no_notice_is_too_long() -> None:
    """Many tables need several; what most viewers are told is left out where it is too much; of too much only how far."""
    long = orjson.dumps({"event": "chatted", "version": 7, "text": "\U0001f9c5" * 500}).decode()
    longer = orjson.dumps({"event": "chatted", "version": 7, "text": "x" * LONGEST_NOTICE}).decode()
    batch = [append(f"t{number}", [MOVED], TOLD) for number in range(200)]
    batch += [append("much", [long] * 3, TOLD * 40), append("more", [longer]), append("most", [longer], TOLD)]
    found = said(*batch)
    assert all(len(NEXT.join(one).encode()) < LONGEST_NOTICE for one in found.values())
    heard = [told for bundle, one in found.items() if bundle >= 0 for told in rows(f"[{NEXT.join(one)}]")]
    assert [table_id for table_id, *_ in heard] == [f"t{number}" for number in range(200)] + ["much"]
    assert heard[-1][2] == Row([long] * 3)
    assert [one for bundle, one in found.items() if bundle < 0] == [["more:7"], ["most:7"]]


# Between two nodes --------------------------------------------------------------------------------------------------------


def has_come_to(version: int, snapshot: Snapshot) -> bool:
    return snapshot.version >= version


def play(lines: Sequence[room.Line], rng: Random, moves: int) -> None:
    """Everybody moves in their turn, wherever they look from, and hears of all of it."""
    while moves:
        version = max(line.snapshot.version for line in lines)
        for line in lines:
            line.wait(partial(has_come_to, version))
        if lines[0].snapshot.phase != "playing":
            assert lines[0].ask("next", at_once=True)["type"] == "ok"
            continue
        mover = next(line for line in lines if line.is_my_turn)
        assert mover.ask("act", id=f"m{version}", move=mover.some_move(rng), expected=version)["type"] == "ok"
        moves -= 1
    version = max(line.snapshot.version for line in lines)
    for line in lines:
        line.wait(partial(has_come_to, version))


def check(table: LiveTable, *lines: room.Line) -> None:
    """Everybody has every event once, and sees the whole of what they may see."""
    for line in lines:
        numbers = [event["version"] for event in line.events]
        assert numbers == list(range(numbers[0], table.table.version + 1))
        view = table.table.view(line.snapshot.you)
        assert view is not None
        assert line.snapshot.view == orjson.loads(orjson.dumps(view.to_json()))


def test_a_notice_that_is_lost_is_missed_by_the_next(pg: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heard, lost, is_deaf = Peers._heard, list[str](), False

    def deaf(peers: Peers, connection: object, pid: int, channel: str, notice: object) -> None:
        if is_deaf and len(lost) < 3 and str(notice).startswith("e ") and peers._node.id not in str(notice):
            lost.append(str(notice))
        else:
            heard(peers, connection, pid, channel, notice)

    monkeypatch.setattr(Peers, "_heard", deaf)
    with room.Lobby(pg) as here, room.Lobby(pg) as there:
        people = here.people("Anna", "Beate")
        table = here.table(people, "mu2")
        lines = [here.line(table, people[0]), there.line(table, people[1])]
        assert lines[0].ask("start")["type"] == "ok"
        play(lines, Random(4), 3)
        is_deaf = True
        for _ in range(3):
            assert lines[0].ask("chat", text="can you hear me?")["type"] == "ok"
        assert lines[0].ask("chat", text="now?")["type"] == "ok"
        lines[1].until(lambda message: message["type"] == "update" and message["events"][-1].get("text") == "now?")
        assert len(lost) == 3
        play(lines, Random(4), 5)
        check(here.node.tables[table], *lines)
        assert here.node.tables[table].table == there.node.tables[table].table


def test_a_rewritten_log_is_read_again_by_others_who_then_go_on(pg: str) -> None:
    with room.Lobby(pg) as here, room.Lobby(pg) as there:
        people = here.people("Anna", "Beate", "Conny", "Dora")
        table = here.table(people[:3], "mu", 3)
        lines = [here.line(table, people[0]), there.line(table, people[1]), here.line(table, people[2])]
        for text in ("Zwetschge", "Mirabelle"):
            assert lines[0].ask("chat", text=text)["type"] == "ok"
        lines[1].wait(partial(has_come_to, here.node.tables[table].table.version))
        assert here.call("DELETE", "/me", people[0]).status_code == 204
        lines[1].until(lambda message: message["type"] == "welcome" and message["table"]["seats"][0]["kind"] == "empty")
        sat = there.call("POST", f"/tables/{table}/seats", people[3], json={"seat": 0})
        assert sat.status_code in (200, 201)
        lines[0] = there.line(table, people[3])
        assert lines[1].ask("start")["type"] == "ok"
        play([lines[1], lines[2], lines[0]], Random(1), 8)
        check(here.node.tables[table], lines[1], lines[2])
        for node in (here.node, there.node):
            assert "Zwetschge" not in repr([event.to_json() for event in node.tables[table].table.log])


def test_whoever_is_behind_tells_nobody_a_secret_of_a_seat_that_was_left(pg: str) -> None:
    """What most viewers are told is good for nobody whose seat has changed with it."""
    with room.Lobby(pg) as here, room.Lobby(pg) as there:
        people = here.people("Anna", "Beate")
        table = here.table(people, "mu2")
        lines = [here.line(table, people[0]), there.line(table, people[1])]
        assert lines[0].ask("start")["type"] == "ok"
        play(lines, Random(2), 4)
        live = there.node.tables[table]
        left = live.table.leave(people[1]["id"], live.table.time)
        events = [orjson.dumps(event.to_json()).decode() for event in left.events]
        heard = len(lines[1].heard)

        async def hear() -> bool:
            return live.hears(Row(events, '{"type":"update","secret":"of seat 1","view":{"set":[]}}'))

        assert there.run(hear)
        lines[1].until(lambda message: message["type"] == "welcome" and message["you"] is None)
        assert not [message for message in lines[1].heard[heard:] if "secret" in message]


# What is found in the index -----------------------------------------------------------------------------------------------


def test_the_index_is_the_same_on_both_engines(pg: str, tmp_path: Any) -> None:
    """Seats, phase and summary are stored with the events by which they change."""
    found = []
    for db in (f"sqlite:///{tmp_path}/eklat.db", pg):
        with room.Lobby(db) as lobby:
            people = lobby.people("Anna", "Beate", "Conny", "Dora")
            table = lobby.table(people[:3], "mu", 4, listed=True)
            line = lobby.line(table, people[0])
            assert line.ask("settings", listed=True)["type"] == "ok"
            last = lobby.line(table, people[3])
            assert last.ask("sit", seat=3)["type"] == "ok"
            assert last.ask("leave")["type"] == "ok"
            assert last.ask("sit", seat=3)["type"] == "ok"
            seats = [lobby.call("GET", "/me/tables", person).json()["tables"] for person in people]
            assert line.ask("start")["type"] == "ok"
            games = [lobby.call("GET", "/me/tables", person).json()["tables"] for person in people]
            found.append([[plain(game) for game in some] for some in (*seats, *games)])
    assert found[0] == found[1]
    assert [some[0]["seat"] for some in found[1]] == [0, 1, 2, 3] * 2
    assert [some[0]["phase"] for some in found[1]] == ["gathering"] * 4 + ["playing"] * 4


def plain(game: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in game.items() if name not in ("id", "created", "updated")}
