"""A bad wire between people and the table: messages are duplicated, dropped, delayed and reordered, people come and go.

Whatever happens, every move is played at most once, a repeat gets its first answer, no other move is taken for a repeat,
refusals change nothing, clocks stand still in a pause, and the stored events always amount to the live table.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from table_of_friends import EVERY_GAME, NAMES, PERSONS, gathered, moved, some_text

from eklat.records.fair import sealed
from eklat.table import Accepted, Clock, Refused, Table, read_event
from eklat.table.events import (
    Created,
    Moved,
    Rematched,
    Resumed,
    RevealMissed,
    SaltRevealed,
    SaltSealed,
    SatDown,
    SealsClosed,
    Waited,
)
from eklat.table.memory import positions
from eklat.table.salting import PATIENCE

CLOCKS = (None, Clock("move", 20.0), Clock("match", 60.0, 2.0))


class Message(NamedTuple):
    person: str
    text: str
    move_id: str
    expected: int


class BadWire(RuleBasedStateMachine):
    @initialize(
        chosen=st.sampled_from(EVERY_GAME),
        clock=st.sampled_from(CLOCKS),
        practice=st.booleans(),
        stage=st.sampled_from(("dealt", "revealing", "sealing")),
        seed=st.integers(0, 2**32),
    )
    def sit_down(self, chosen: tuple[str, int], clock: Clock | None, practice: bool, stage: str, seed: int) -> None:
        game, players = chosen
        self.players, self.rng, self.now = players, Random(seed), 1.0
        self.table = gathered(game, players, bots=players > 2, clock=clock, practice=practice)
        self.rows = [json.dumps(event.to_json()) for event in self.table.log]
        self.known = dict.fromkeys(range(self.table.version + 1), self.table)
        """The table as a client knows it who has seen so many events."""
        self.wire: list[Message] = []
        self.answered: dict[Message, tuple[int | None, int]] = {}
        self.sent = 0
        self.rest: float | None = None
        """What all clocks together had left when the pause began."""
        self.begin(stage)

    def begin(self, stage: str) -> None:
        """The match begins, or is about to: seals are being opened, or made anew because somebody did not open one."""
        if stage != "dealt":
            for person in self.table.persons:
                self.store(self.table.seal(person, sealed(person), self.now))
        self.store(self.table.start(PERSONS[0], self.now))
        if stage == "sealing":
            first, *others = self.table.persons
            for person in others:
                self.store(self.table.reveal(person, person, self.now))
            self.store(self.table.leave(first, self.now) if self.rng.random() < 0.5 else self.go_on_without())

    def go_on_without(self) -> Accepted:
        self.now += PATIENCE
        return self.table.go_on(f"{self.table.number:064x}", self.now)

    def store(self, answer: Accepted) -> None:
        for event in answer.events:
            assert event.version == len(self.rows) + 1
            self.rows.append(json.dumps(event.to_json()))
            self.known[event.version] = answer.table
        assert answer.table.version == len(self.rows)
        self.table = answer.table

    def attempt(self, make: Callable[[], Accepted]) -> Accepted | Refused:
        """Somebody wishes something; whatever comes of it, the table they wished it at stays as it is."""
        before = repr(self.table)
        try:
            answer: Accepted | Refused = make()
        except Refused as refusal:
            answer = refusal
        assert repr(self.table) == before
        return answer

    def wish(self, make: Callable[[], Accepted]) -> None:
        answer = self.attempt(make)
        if isinstance(answer, Accepted):
            self.store(answer)
        else:
            assert answer.say("nl")

    # Messages -----------------------------------------------------------------------------------------------------------

    @rule(lag=st.integers(0, 4), reload=st.booleans())
    def compose(self, lag: int, reload: bool) -> None:
        """A client that may be some events behind sends a move that is right as far as it knows.

        With `reload` it has forgotten what it called its moves before.
        """
        known = self.known[max(self.table.version - lag, 1)]
        person = None if known.turn is None else known.chairs[known.turn].person
        if person is not None:
            self.sent = 1 if reload else self.sent + 1
            self.wire.append(Message(person, some_text(known, self.rng), f"id-{self.sent}", known.version))

    def deliver(self, message: Message) -> None:
        before, first = self.table, self.answered.get(message)
        seat = before.seat_of(message.person)
        answer = self.attempt(lambda: before.move(*message, self.now))
        if isinstance(answer, Refused):
            assert first is None or first[0] != seat or self.sat_down_since(*first), "a repeat gets its first answer"
            assert answer.code != "stale" or answer.facts == {"version": before.version}
        elif first is not None:
            assert (seat, answer.version, answer.events) == (*first, ())
        elif not answer.events:
            same = before.log[answer.version - 1]
            assert isinstance(same, Moved)
            assert (same.seat, same.move_id, same.move) == (seat, message.move_id, message.text)
            assert message.expected < same.version, "whoever has seen a move played means another one"
        else:
            assert self.known[message.expected].state == before.state, "a move is for the position its sender saw"
            self.answered[message] = (seat, answer.version)
            self.store(answer)

    def sat_down_since(self, seat: int | None, version: int) -> bool:
        return any(isinstance(event, SatDown) and event.seat == seat for event in self.table.log[version:])

    @rule(place=st.integers(0, 20), times=st.integers(0, 3), keep=st.booleans())
    def arrive(self, place: int, times: int, keep: bool) -> None:
        """A message arrives in any order: never, once or several times; with `keep` again later."""
        if self.wire:
            place %= len(self.wire)
            message = self.wire[place] if keep else self.wire.pop(place)
            for _ in range(times):
                self.deliver(message)

    @rule()
    def the_last_one_arrives(self) -> None:
        """Messages mostly arrive in time."""
        if self.wire:
            self.deliver(self.wire[-1])

    @rule(moves=st.integers(1, 30))
    def play_on(self, moves: int) -> None:
        """A good wire for a while."""
        while moves and self.table.phase == "playing" and self.table.times.paused is None:
            seat = self.table.turn
            if seat is None or self.table.chairs[seat].is_empty:
                break
            self.store(moved(self.table, some_text(self.table, self.rng), self.now, f"good-{self.table.version}"))
            moves -= 1

    @rule(lag=st.integers(0, 3))
    def bot_moves(self, lag: int) -> None:
        """The driver of bots, which may be behind."""
        if self.table.turn is not None:
            seat, text = self.table.turn, some_text(self.table, self.rng)
            self.wish(lambda: self.table.bot_move(seat, text, self.table.version - lag, self.now))

    # People -------------------------------------------------------------------------------------------------------------

    @rule(seconds=st.floats(0.0, 30.0))
    def time_passes(self, seconds: float) -> None:
        self.now += seconds

    @rule(who=st.integers(0, 5), seat=st.integers(0, 5), what=st.integers(0, 18), yes=st.booleans())
    def somebody_wishes(self, who: int, seat: int, what: int, yes: bool) -> None:
        person, table, now = PERSONS[who], self.table, self.now
        wishes = (
            lambda: table.chat(person, now, "hm"),
            lambda: table.sit(person, NAMES[who], seat, now),
            lambda: table.sit(person, NAMES[who], None, now),
            lambda: table.leave(person, now, "club" if yes else None),
            lambda: table.free_seat(person, seat, now),
            lambda: table.seat_bot(person, seat, "club", now),
            lambda: table.let_bot_play(person, seat, "club", now, once=yes, is_away=who % 2 == 0),
            lambda: table.come_back(person, now),
            lambda: table.wait(person, seat, now, is_away=yes),
            lambda: table.pause(person, now) if table.times.paused is None else table.resume(person, now),
            lambda: table.take_back(person, now),
            lambda: table.answer_take_back(person, yes, now),
            lambda: table.next_hand(person, now, at_once=yes),
            lambda: table.rematch(person, f"{table.number:064x}", now, at_once=yes),
            lambda: table.start(person, now),
            lambda: table.admit(person, seat, yes, now),
            lambda: table.seal(person, sealed(person), now),
            lambda: table.reveal(person, person, now),
            lambda: table.go_on(f"{table.number:064x}", now),
        )
        if len(table.persons) > 1 or what != 3:
            self.wish(wishes[what])

    @rule()
    def restart(self) -> None:
        """The process dies; the table comes back from its stored events."""
        again = Table.read(read_event(json.loads(row)) for row in self.rows)
        assert again == self.table
        self.table = again

    # What always holds ----------------------------------------------------------------------------------------------------

    @invariant()
    def no_move_is_played_twice(self) -> None:
        versions = [version for _, version in self.answered.values()]
        assert len(versions) == len(set(versions))
        ids = list[tuple[int, str]]()
        for event in self.table.log[self.table.hand_since :]:
            if isinstance(event, SatDown):
                ids = [(seat, move_id) for seat, move_id in ids if seat != event.seat]
            elif isinstance(event, Moved) and event.move_id:
                ids.append((event.seat, event.move_id))
        assert len(ids) == len(set(ids)), "an id names one move of a person in a hand"

    @invariant()
    def no_turn_begins_in_the_future(self) -> None:
        times = self.table.times
        assert times.since is None or times.since <= (self.table.time if times.paused is None else times.paused) + 1e-6

    @invariant()
    def clocks_stand_still_in_a_pause(self) -> None:
        """Nobody loses time by a pause, whatever happens in it, nor by its end."""
        times, last = self.table.times, self.table.log[-1]
        rest = self.time_left()
        if self.rest is not None and (times.paused is not None or isinstance(last, Resumed)):
            assert rest >= self.rest - 1e-6
        self.rest = None if times.paused is None else rest

    def time_left(self) -> float:
        """What all clocks together have left now."""
        times = self.table.times
        if times.clock is None or times.clock.per == "move" or times.since is None:
            return sum(times.left)
        return sum(times.left) - ((self.now if times.paused is None else times.paused) - times.since)

    @invariant()
    def whoever_waits_could_choose(self) -> None:
        waits = self.table.waits
        assert not waits or any(
            isinstance(event, Waited) and event.seat == self.table.turn for event in self.table.log[self.table.position :]
        )

    @invariant()
    def a_request_waits_for_somebody(self) -> None:
        asked = self.table.asked
        assert asked is None or not asked.agreed >= self.table.others(asked.seat)

    @invariant()
    def nothing_stops_a_match_that_is_about_to_begin(self) -> None:
        """Once seals are fixed the match begins, with others if need be, and who did not open one adds nothing to it."""
        since = max(event.version for event in self.table.log if isinstance(event, Created | Rematched))
        match = self.table.log[since:]
        if any(isinstance(event, SealsClosed) for event in match):
            assert self.table.phase != "gathering" or self.table.opening is not None
        named = list[int]()
        for event in match:
            if isinstance(event, SaltSealed | SaltRevealed):
                assert event.seat not in named
            elif isinstance(event, RevealMissed):
                assert not {*event.seats} & {*named}
                named += event.seats
        assert [one.seat for one in self.table.missed] == named

    @invariant()
    def newcomers_want_seats_that_nobody_has(self) -> None:
        wanted = [one.seat for one in self.table.newcomers]
        assert len({*wanted}) == len(wanted)
        assert not wanted or self.table.phase == "playing"
        assert all(self.table.chairs[seat].person is None for seat in wanted)

    @invariant()
    def nobody_sits_twice_and_there_is_a_host(self) -> None:
        persons = self.table.persons
        assert len(persons) == len(set(persons))
        assert self.table.host in (persons or (None,))

    def teardown(self) -> None:
        if hasattr(self, "table"):
            self.restart()
            if self.table.state is not None:
                assert list(positions(self.table.state))[-1] == self.table.state


TestBadWire = pytest.mark.no_cover(BadWire.TestCase)  # it looks far, not at more lines
LONG = bool(os.environ.get("EKLAT_LONG"))
TestBadWire.settings = settings(max_examples=600 if LONG else 30, stateful_step_count=80, deadline=None)
