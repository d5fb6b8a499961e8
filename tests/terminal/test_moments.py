"""Several moves at once are told as if they had come one by one."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from eklat.table import Table, seen
from eklat.terminal.local import YOU, new_table
from eklat.terminal.picture import Json, Snapshot, Update
from eklat.terminal.remote import Address, RemoteLink
from eklat.terminal.tell import Teller
from eklat.terminal.words import Words


def snapshot(table: Table) -> Snapshot:
    data = table.snapshot(0, 0.0)
    view, you = data.pop("view"), data.pop("you")
    return Snapshot(table.version, you, data, view)


def course(game: str, players: int, seed: int, hands: int = 1, **options: Any) -> list[tuple[Snapshot, list[Json]]]:
    """Snapshots of some hands by chance, each with what has happened since the one before."""
    table, _ = new_table(game, players, "random", "Mia", options, str(seed))
    rng, found = Random(seed), [(snapshot(table), list[Json]())]
    played = 0
    while played < hands:
        if table.phase == "scoring":
            answer = table.next_hand(YOU, 0.0)
        else:
            assert table.state is not None
            assert table.turn is not None
            legal = table.state.legal
            move = str(rng.choice(legal))
            if table.state.phase == "auction":  # one lays a card, the next one two
                cards = len(table.state.log) + 1
                move = next((str(one) for one in legal if str(one).count(" ") == cards), "pass") if cards < 3 else "pass"
            seat = table.turn
            answer = (
                table.move(YOU, move, f"m{table.version}", table.version, 0.0)
                if seat == 0
                else table.bot_move(seat, move, table.version, 0.0)
            )
        table = answer.table
        played += table.phase in ("scoring", "over")
        found.append((snapshot(table), [seen(event, 0) for event in answer.events]))
        if table.phase == "over":
            break
    return found


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("mu", 3, {}), ("mu", 4, {"hidden_partner": True}), ("mu", 6, {}), ("mu", 5, {"last_trick": False}), ("mu2", 2, {})],
    ids=str,
)
def test_what_was_missed_is_told_like_the_rest(game: str, players: int, options: dict[str, Any], lang: str) -> None:
    teller = Teller(Words(lang))
    tricks = 0
    for seed in range(4):
        steps = course(game, players, seed, **options)
        singly = [teller.lines(before, Update(now, events)) for (before, _), (now, events) in pairwise(steps)]
        for start in (0, len(steps) // 3, len(steps) // 2, len(steps) - 3):
            events = [event for _, some in steps[start + 1 :] for event in some]
            at_once = teller.lines(steps[start][0], Update(steps[-1][0], events))
            assert at_once == [line for some in singly[start:] for line in some]
            tricks += sum("Stich" in line or "trick" in line for line in at_once)
    assert tricks > 20


def test_the_end_of_one_hand_and_the_beginning_of_the_next() -> None:
    teller = Teller(Words("en"))
    steps = course("mu", 4, 3, hands=2)
    dealt = next(i for i, (_, events) in enumerate(steps[1:], 1) if any(event["event"] == "dealt" for event in events))
    start = dealt - 8
    events = [event for _, some in steps[start + 1 :] for event in some]
    told = teller.lines(steps[start][0], Update(steps[-1][0], events))
    singly = [
        line for (one, _), (two, some) in pairwise(steps[start:])
        for line in teller.lines(one, Update(two, some))
    ]  # fmt: skip
    tricks = [line for line in singly if "takes the trick" in line]
    assert [line for line in told if "takes the trick" in line] == tricks
    assert {line for line in told if not line.startswith("Standing")} <= set(singly)


def test_pages_of_missed_events_are_one_piece_of_news() -> None:
    """After a lost connection the welcome comes first and what was missed behind it, in pages."""
    steps = course("mu", 3, 1)
    before, after = steps[5][0], steps[20][0]
    events = [event for _, some in steps[6:21] for event in some]
    link = RemoteLink(Address("http://localhost", "x"), "en", "Mia", is_watching=False)
    presence = {"here": [0], "away": [], "watching": 0}

    def welcome(one: Snapshot) -> Json:
        facts = {"version": one.version, "now": 0.0, "you": 0, "table": one.table, "view": one.view, "presence": presence}
        return {"type": "welcome", **facts}

    link._hear(welcome(before))
    link._past = None
    link._is_lost = True
    link._hear(welcome(after))
    link._hear({"type": "presence", **presence})
    link._hear({"type": "events", "events": events[:7]})
    link._hear({"type": "events", "events": events[7:]})
    link._news.get_nowait()
    update = link._news.get_nowait()
    assert link._news.empty()
    assert (update.notice, update.snapshot.version, list(update.events)) == ("back", after.version, events)
    told = Teller(Words("en")).lines(replace_presence(before), update)
    assert any("takes the trick" in line for line in told)


def replace_presence(one: Snapshot) -> Snapshot:
    return Snapshot(one.version, one.you, one.table, one.view)
