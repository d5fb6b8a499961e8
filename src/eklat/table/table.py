"""One table: what its log of events amounts to.

A `Table` is a frozen value; `table.after(event)` is the next one. Wishes (`sit`, `move`, `chat`, ...) never change it: they
answer `Accepted` with the events to store and the table after them, or raise `Refused`. Time comes in as `now`, in seconds;
secrets come in where they are needed. Who is connected is not the table's business.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from eklat.games.core import Match, Seat, State, View
from eklat.games.lazy import lazy
from eklat.records import Record
from eklat.records.fair import Proof, commitment
from eklat.table import (
    fold,
    going_on,
    joining,
    memory,
    playing,
    playing_on,
    salting,
    seating,
    showing,
    taking_back,
    talking,
    waiting,
)
from eklat.table.answers import Accepted, Refused
from eklat.table.clock import Times
from eklat.table.events import BadLog, Created, Event, Moved, SatDown
from eklat.table.going_on import Ready
from eklat.table.joining import Newcomer
from eklat.table.memory import Hand
from eklat.table.salting import Missed, Opening
from eklat.table.seats import Chair, Chairs
from eklat.table.settings import Settings
from eklat.table.taking_back import Asked

Phase = Literal["gathering", "playing", "scoring", "over"]
"""Before the start, during a hand, between two hands, after the match."""


@dataclass(frozen=True)
class Table:
    """What the log amounts to so far; each chapter of wishes and questions is a file of its own, named below."""

    log: tuple[Event, ...] = field(repr=False)
    settings: Settings
    chairs: Chairs
    match: Match
    times: Times
    commitment: str
    secret: str = field(repr=False)
    salts: tuple[str, ...]
    """What each seat adds to the chance of the deals, as far as it is known."""
    seals: tuple[str, ...]
    """The SHA-256 of salts that were sealed; empty where none was."""
    missed: tuple[Missed, ...] = ()
    """Who did not open a seal, and adds nothing to this match."""
    opening: Opening | None = None
    """The match is about to begin."""
    host: str | None = None
    number: int = 1
    """Matches at this table count from 1."""
    phase: Phase = "gathering"
    state: State | None = None
    """The position of the hand, also after its end; None before the first one of a match."""
    hands: tuple[Hand, ...] = ()
    """The finished hands of this match."""
    begun: int | None = None
    """How many moves of a record this match began with, in its first hand; None where all was dealt here."""
    past: tuple[Record, ...] = ()
    """The matches before this one."""
    position: int = 0
    """The number of the event that made the present position. Who has not seen it cannot move."""
    hand_since: int = 0
    """The number of the event that dealt the present hand."""
    named: Mapping[tuple[Seat, str], Moved] = field(default_factory=dict)
    """The moves of the present hand, by seat and the id that whoever sits there gave them."""
    knows: Mapping[str, Seat] = field(default_factory=dict)
    """Whose cards somebody has seen in this hand, by person: they can have no other seat before it is over."""
    waits: frozenset[Seat] = frozenset()
    """Who chose to wait for the seat that is to move."""
    ready: Ready | None = None
    """Who has seen enough of the result."""
    asked: Asked | None = None
    newcomers: tuple[Newcomer, ...] = ()
    """Who would like a seat while a hand is on."""
    freed: bool = False
    """The host has sent somebody away in this hand."""

    # From events --------------------------------------------------------------------------------------------------------

    @classmethod
    def create(cls, settings: Settings, secret: str, person: str, called: str, now: float, seat: Seat = 0) -> Accepted:
        """Set up a table; whoever does so sits down at it and is its host."""
        playing.check_secret(secret)
        seating.check_person(person, called)
        created = Created(settings, commitment(secret), secret, version=1, time=now)
        return Accepted(cls.of(created), (created,), created.version).then(now, SatDown(seat, person, called))

    @classmethod
    def of(cls, created: Event) -> Table:
        """The table after its first event."""
        if not isinstance(created, Created) or created.version != 1:
            raise BadLog("a table begins with the event created, number 1")
        settings = created.settings
        return cls(
            log=(created,),
            settings=settings,
            chairs=tuple(Chair(seat=seat) for seat in range(settings.players)),
            match=settings.match(),
            times=Times.of(settings.clock, settings.players),
            commitment=created.commitment,
            secret=created.secret,
            salts=("",) * settings.players,
            seals=("",) * settings.players,
        )

    @classmethod
    def read(cls, events: Iterable[Event]) -> Table:
        """The table that these events amount to."""
        rest = iter(events)
        first = next(rest, None)
        if first is None:
            raise BadLog("an empty log is not a table")
        table = cls.of(first)
        for event in rest:
            table = table.after(event)
        return table

    after = fold.after

    # Questions ----------------------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return len(self.log)

    @property
    def time(self) -> float:
        """When something last happened."""
        return self.log[-1].time

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is; None while no hand is on."""
        return self.state.turn if self.state is not None and self.phase == "playing" else None

    @property
    def persons(self) -> tuple[str, ...]:
        return tuple(chair.person for chair in self.chairs if chair.person is not None)

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called; an empty seat by its number."""
        return tuple(chair.shown or f"{seat}" for seat, chair in enumerate(self.chairs))

    @property
    def proof(self) -> Proof:
        """Where the deals of this match come from. It contains the secret: nobody sees it before the match is over."""
        missed = sorted((one for one in self.missed if one.seat < self.settings.players), key=lambda one: one.seat)
        seats, named = tuple(one.seat for one in missed), tuple(one.called for one in missed)
        is_plain = named == tuple(self.names[seat] for seat in seats)
        return Proof(self.commitment, self.secret, self.salts, self.number, self.seals, seats, () if is_plain else named)

    def seat_of(self, person: str | None) -> Seat | None:
        """Where this person sits. It is also whose eyes they have: a person with a seat cannot watch as a spectator."""
        if person is not None:
            for seat, chair in enumerate(self.chairs):
                if chair.person == person:
                    return seat
        return None

    def others(self, seat: Seat) -> set[Seat]:
        """Where the other persons sit who are there: not those for whom a bot stands in."""
        return {other for other, chair in enumerate(self.chairs) if chair.kind == "person" and other != seat}

    def view(self, viewer: Seat | None) -> View | None:
        """What a seat or a spectator may know of the present hand; bots get this and nothing else."""
        state = self.state
        if state is None:
            return None
        views: dict[Seat | None, View] | None = state.__dict__.get("_views")
        if views is None:
            views = state.__dict__["_views"] = {}
        view = views.get(viewer)
        if view is None:
            view = views[viewer] = state.view(viewer)
        return view

    def bot_to_move(self) -> tuple[Seat, str] | None:
        """The seat that is to move and the bot that moves there, if it is a bot's turn."""
        seat = self.turn
        bot = None if seat is None or self.times.paused is not None else self.chairs[seat].bot
        return None if seat is None or bot is None else (seat, bot)

    newcomer = joining.newcomer
    due = waiting.due
    is_overdue = waiting.is_overdue
    deadline = waiting.deadline
    time_is_up = waiting.time_is_up
    may_take_back = lazy(taking_back.may_take_back)
    snapshot = showing.snapshot
    events_after = showing.events_after
    record = memory.record

    # Wishes -------------------------------------------------------------------------------------------------------------

    sit = seating.sit
    admit = joining.admit
    leave = seating.leave
    free_seat = seating.free_seat
    seat_bot = seating.seat_bot
    change_settings = seating.change_settings
    salt = salting.salt
    seal = salting.seal
    reveal = salting.reveal
    start = salting.start
    play_on = playing_on.play_on
    go_on = waiting.go_on
    move = playing.move
    bot_move = playing.bot_move
    hint = playing.hint
    next_hand = going_on.next_hand
    rematch = going_on.rematch
    wait = waiting.wait
    let_bot_play = waiting.let_bot_play
    come_back = waiting.come_back
    pause = waiting.pause
    resume = waiting.resume
    take_back = taking_back.take_back
    answer_take_back = taking_back.answer_take_back
    chat = talking.chat

    # What wishes ask ----------------------------------------------------------------------------------------------------

    def seated(self, person: str) -> Seat:
        """The seat of somebody who must have one."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refused("not-seated")
        return seat

    def hosting(self, person: str) -> None:
        """Refuse what only the host may do."""
        if person != self.host:
            raise Refused("not-host")

    def in_phase(self, *phases: Phase) -> None:
        """Refuse what does not belong here and now."""
        if self.phase not in phases:
            raise Refused(f"phase-{self.phase}")

    def chair(self, seat: Seat) -> Chair:
        if type(seat) is not int or not 0 <= seat < self.settings.players:
            raise Refused("no-such-seat")
        return self.chairs[seat]
