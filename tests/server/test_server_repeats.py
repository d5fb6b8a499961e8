"""Promise 3 on a bad network: messages are duplicated, dropped, delayed, reordered, and every move is played once."""

from __future__ import annotations

import tempfile
from random import Random
from typing import Any

import room
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

Json = dict[str, Any]


class BadNetwork(RuleBasedStateMachine):
    """Clients send moves into a network that delivers what it likes, when it likes, as often as it likes."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.lobby = room.Lobby(f"sqlite:///{self.folder.name}/eklat.db")
        self.lobby.__enter__()
        self.on_the_way: list[tuple[int, Json]] = []
        self.first_answers: dict[tuple[int, str], int] = {}
        self.count = 0

    @initialize(game=st.sampled_from([("mu", 3), ("heuldoch", 3), ("mu2", 2)]))
    def sit_down(self, game: tuple[str, int]) -> None:
        name, players = game
        self.people = self.lobby.people(*"ABC"[:players])
        self.table = self.lobby.table(self.people, name)
        self.lines = [self.lobby.line(self.table, person) for person in self.people]
        assert self.lines[0].ask("start")["type"] == "ok"

    @rule(seed=st.integers(0, 99))
    def somebody_sends_a_move(self, seed: int) -> None:
        """Whoever believes that it is their turn."""
        for seat, line in enumerate(self.lines):
            if line.is_my_turn and line.snapshot.view and (line.snapshot.view["legal"] or "discard" in line.snapshot.view):
                self.count += 1
                move = line.some_move(Random(seed))
                self.on_the_way.append((seat, {"id": f"m{self.count}", "move": move, "expected": line.snapshot.version}))

    @precondition(lambda self: self.on_the_way)
    @rule(data=st.data(), again=st.booleans())
    def one_arrives(self, data: st.DataObject, again: bool) -> None:
        place = data.draw(st.integers(0, len(self.on_the_way) - 1))
        seat, message = self.on_the_way[place] if again else self.on_the_way.pop(place)
        answer = self.lines[seat].ask("act", **message)
        key = (seat, message["id"])
        if answer["type"] == "ok":
            assert self.first_answers.setdefault(key, answer["version"]) == answer["version"]
        else:
            assert key not in self.first_answers, "a move that was accepted once is never refused"
            if answer["code"] == "stale":
                versions = [event["version"] for event in answer["events"]]
                assert versions == list(range(message["expected"] + 1, answer["version"] + 1))

    @precondition(lambda self: self.on_the_way)
    @rule(data=st.data())
    def one_is_lost(self, data: st.DataObject) -> None:
        self.on_the_way.pop(data.draw(st.integers(0, len(self.on_the_way) - 1)))

    @rule(seat=st.integers(0, 2))
    def somebody_hears_the_news(self, seat: int) -> None:
        self.lines[seat % len(self.lines)].catch_up()

    @rule(seat=st.integers(0, 2))
    def somebody_connects_again(self, seat: int) -> None:
        seat %= len(self.lines)
        self.lobby.hang_up(self.lines[seat])
        self.lines[seat] = self.lobby.line(self.table, self.people[seat])

    def teardown(self) -> None:
        if hasattr(self, "table"):
            log = self.lobby.node.tables[self.table].table.log
            moved = [(event.seat, event.move_id, event.version) for event in log if event.name == "moved"]  # type: ignore[attr-defined]
            assert sorted((*key, version) for key, version in self.first_answers.items()) == sorted(moved)
            assert [event.version for event in log] == list(range(1, len(log) + 1))
        self.lobby.__exit__(None, None, None)
        self.folder.cleanup()


TestBadNetwork = BadNetwork.TestCase
TestBadNetwork.settings = settings(
    max_examples=6, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)
