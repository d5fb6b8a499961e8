"""Playing through the server, inside the test: create, sit, move, chat, and what everybody is told."""

from __future__ import annotations

from random import Random

import room


def test_a_hand_of_each_game_is_played_and_every_snapshot_is_right(lobby: room.Lobby) -> None:
    """What clients put together from updates is what a newcomer is shown."""
    for game, players in (("mu", 4), ("mu2", 2), ("heuldoch", 3)):
        people = lobby.people(*"ABCD"[:players])
        table = lobby.table(people, game)
        lines = [lobby.line(table, person) for person in people]
        watcher = lobby.line(table)
        assert lines[0].ask("start")["type"] == "ok"
        rng, moves = Random(5), 0
        while True:
            for line in (*lines, watcher):
                line.catch_up()
            if lines[0].snapshot.table["phase"] != "playing":
                break
            mover = next(line for line in lines if line.is_my_turn)
            answer = mover.ask("act", id=f"m{moves}", move=mover.some_move(rng), expected=mover.snapshot.version)
            assert answer["type"] == "ok", answer
            moves += 1
        for line, person in zip((*lines, watcher), (*people, None), strict=True):
            fresh = lobby.line(table, person)
            assert line.snapshot.view == fresh.snapshot.view
            assert {**line.snapshot.table, "clock": 0} == {**fresh.snapshot.table, "clock": 0}
            lobby.hang_up(fresh)
        assert [event["version"] for event in watcher.events] == sorted(e["version"] for e in watcher.events)
