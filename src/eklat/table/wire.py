"""What a table looks like in JSON."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from eklat.games.core import Seat
from eklat.games.options import Value

PROTOCOL = 2
"""The number of the language in which clients and servers speak about tables; it grows when older ones would misunderstand.
Whoever names none is from the time before there were numbers, which was 1.
"""


class Chair(TypedDict):
    """A place at the table."""

    kind: Literal["empty", "person", "bot", "stand-in"]
    called: str
    """What the person is called, or the last one who sat here."""
    shown: str
    """The name to show, of a person or of a bot; empty if nobody ever sat here."""
    bot: str | None
    """The bot that moves here now."""


class Clock(TypedDict):
    """How much time there is."""

    per: Literal["move", "match"]
    seconds: float
    increment: float


class TableSettings(TypedDict):
    """What was agreed on before the match."""

    game: str
    players: int
    options: dict[str, Value]
    """Options of the game that differ from the default."""
    listed: bool
    """Strangers may find the table."""
    practice: bool
    """Hints, and moves may be taken back freely."""
    clock: Clock | None
    bot_pauses: bool
    """Bots take a moment."""
    take_backs: bool
    """Among people a card that was seen may be taken back if everybody agrees."""


class Times(TypedDict):
    """The clock as it stands."""

    now: float
    """The server's time, in seconds."""
    deadline: float | None
    """When the time of whoever is to move is up."""
    is_up: bool
    left: list[float]
    """Seconds per seat, as of its last move."""
    waits: list[Seat]
    """Who chose to wait for somebody whose time is up."""


class TakeBack(TypedDict):
    """Somebody wants to take a move back."""

    seat: Seat
    agreed: list[Seat]
    moves: int
    """How many moves of the hand would be left."""


class Ready(TypedDict):
    """Who has seen enough of the result; bots are always ready."""

    seats: list[Seat]
    until: float
    """The server's time when nobody is waited for any more."""


class Newcomer(TypedDict):
    """Somebody who would like a seat while a hand is on."""

    seat: Seat
    called: str
    agreed: list[Seat]
    """Who has agreed that they sit down at once."""
    waits: bool
    """They sit down when the hand is over; nobody is asked any more."""


class Opening(TypedDict):
    """The devices open their seals, or make new ones."""

    stage: Literal["sealing", "revealing"]
    until: float
    """The server's time until which they are waited for."""


class Fair(TypedDict):
    """That the deals are fair can be checked in the end."""

    commitment: str
    """The fingerprint of the secret from which the deals follow."""
    salts: list[str]
    """What each seat has added to their chance, as far as it is known."""
    seals: list[str]
    """The SHA-256 of each salt that was sealed, in small hexadecimal digits; empty where none was."""
    missed: list[Seat]
    """Whose devices did not open their seals; they add nothing to this match."""
    opening: Opening | None
    """The match is about to begin."""
    secret: NotRequired[str]
    """Once the match is over."""


class TableState(TypedDict):
    """What is the same for everybody at a table."""

    version: int
    """The number of the last event."""
    position: int
    """The number of the last event that changed the position or whose turn it is."""
    phase: Literal["gathering", "playing", "scoring", "over"]
    settings: TableSettings
    host: Seat | None
    seats: list[Chair]
    match: int
    """Matches of a table count from 1."""
    hand: int
    """Hands of a match count from 0."""
    scores: list[int]
    winners: list[Seat]
    turn: Seat | None
    clock: Times
    paused: bool
    take_back: TakeBack | None
    may_take_back: list[Seat]
    """Who could take a move back now, or ask the others for it."""
    ready: Ready | None
    """Between two hands, and after the match: once somebody is."""
    newcomers: list[Newcomer]
    fair: Fair
