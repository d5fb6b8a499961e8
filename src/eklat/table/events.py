"""Everything that can happen at a table. The log of these events is the table; all else follows from it.

Each field says who may see it (`visibility`). A seat's person is an identity and never shown; people are shown by their
names. `to_json` is the stored form with everything in it, and `read_event` reads it back; viewers only ever get `seen`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import cache, lru_cache
from typing import Annotated, Any, ClassVar

from eklat.games import GAMES
from eklat.games.core import Seat, State
from eklat.games.options import Value
from eklat.table.answers import Refused
from eklat.table.settings import Settings
from eklat.table.visibility import ALL, PLAIN, Viewer, as_known, everybody, nobody, own_seat, plain

FORMAT = "eklat-table/1"


class BadLog(ValueError):
    """An event that cannot be read, or does not follow the one before."""


@dataclass(frozen=True)
class Event:
    """Something that happened; its number and time are stamped on it when it is accepted."""

    name: ClassVar[str]
    """What it is called in JSON."""
    version: Annotated[int, everybody] = field(default=0, kw_only=True)
    time: Annotated[float, everybody] = field(default=0.0, kw_only=True)

    def to_json(self) -> dict[str, Any]:
        """The stored form, with everything in it."""
        facts = self.__dict__.items()
        return {"event": self.name, **{name: value if type(value) in PLAIN else plain(value) for name, value in facts}}


# Seats ------------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Created(Event):
    """A table is set up. The commitment to its secret is published before anybody can add a salt."""

    name = "created"
    settings: Annotated[Settings, everybody]
    commitment: Annotated[str, everybody]
    secret: Annotated[str, nobody] = field(repr=False)
    format: Annotated[str, everybody] = FORMAT


@dataclass(frozen=True)
class SettingsChanged(Event):
    """The host has changed the table's settings."""

    name = "settings-changed"
    settings: Annotated[Settings, everybody]


@dataclass(frozen=True)
class SatDown(Event):
    """Somebody takes a seat that was empty or a bot's. The first to sit is the host."""

    name = "sat-down"
    seat: Annotated[Seat, everybody]
    person: Annotated[str, nobody]
    called: Annotated[str, everybody]
    """The name that is shown."""


@dataclass(frozen=True)
class SeatAsked(Event):
    """Somebody would like a seat while a hand is on."""

    name = "seat-asked"
    seat: Annotated[Seat, everybody]
    person: Annotated[str, nobody]
    called: Annotated[str, everybody]


@dataclass(frozen=True)
class SeatAnswered(Event):
    """Somebody agrees that the newcomer sits down at once, or would rather finish the hand first."""

    name = "seat-answered"
    seat: Annotated[Seat, everybody]
    wanted: Annotated[Seat, everybody]
    agreed: Annotated[bool, everybody]


@dataclass(frozen=True)
class SeatUnasked(Event):
    """The newcomer does not want the seat any more."""

    name = "seat-unasked"
    seat: Annotated[Seat, everybody]


@dataclass(frozen=True)
class Left(Event):
    """Somebody has given their seat up."""

    name = "left"
    seat: Annotated[Seat, everybody]
    goes_on: Annotated[bool, nobody] = False
    """A match that was about to begin begins without them; in old logs it did not, and all salts were made anew."""

    def to_json(self) -> dict[str, Any]:
        """Older nodes know no such field, and need not, as long as no match is about to begin."""
        found = super().to_json()
        return found if found.pop("goes_on") is False else found | {"goes_on": True}


@dataclass(frozen=True)
class SeatFreed(Event):
    """The host has freed a seat, of a person or of a bot."""

    name = "seat-freed"
    seat: Annotated[Seat, everybody]


@dataclass(frozen=True)
class BotSeated(Event):
    """A bot gets a seat of its own."""

    name = "bot-seated"
    seat: Annotated[Seat, everybody]
    bot: Annotated[str, everybody]
    called: Annotated[str, everybody] = ""
    """The name that is shown; empty in old logs."""


@dataclass(frozen=True)
class StoodIn(Event):
    """A bot moves for somebody whose time is up or who is away: once, or until they are back."""

    name = "stood-in"
    seat: Annotated[Seat, everybody]
    bot: Annotated[str, everybody]
    once: Annotated[bool, everybody]
    by: Annotated[Seat | None, everybody]
    """Who chose it; None where nobody was left to ask."""


@dataclass(frozen=True)
class CameBack(Event):
    """Somebody takes the seat back from the bot that stood in."""

    name = "came-back"
    seat: Annotated[Seat, everybody]


@dataclass(frozen=True)
class Waited(Event):
    """Somebody chose to wait for a seat whose time is up."""

    name = "waited"
    seat: Annotated[Seat, everybody]
    by: Annotated[Seat, everybody]


# The match --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Salted(Event):
    """A player's contribution to the chance of the deals."""

    name = "salted"
    seat: Annotated[Seat, everybody]
    salt: Annotated[str, everybody]


@dataclass(frozen=True)
class SaltSealed(Event):
    """A player's device has a salt that nobody else knows yet, and shows its SHA-256."""

    name = "salt-sealed"
    seat: Annotated[Seat, everybody]
    seal: Annotated[str, everybody]


@dataclass(frozen=True)
class SealsClosed(Event):
    """From now on no seal changes; the devices open them."""

    name = "seals-closed"
    seals: Annotated[tuple[str, ...], everybody]
    until: Annotated[float, everybody]
    """Who has not opened theirs then, adds nothing."""


@dataclass(frozen=True)
class SaltRevealed(Event):
    """A player's device has opened its seal."""

    name = "salt-revealed"
    seat: Annotated[Seat, everybody]
    salt: Annotated[str, everybody]


@dataclass(frozen=True)
class RevealMissed(Event):
    """These did not open their seals: the others make new salts, and these add nothing to this match."""

    name = "reveal-missed"
    seats: Annotated[tuple[Seat, ...], everybody]
    until: Annotated[float, everybody]
    """Until when new seals are waited for."""


@dataclass(frozen=True)
class Started(Event):
    """The match begins; its deals follow from the secret and these salts."""

    name = "started"
    salts: Annotated[tuple[str, ...], everybody]


def _known_cards(event: Dealt, viewer: Viewer) -> Any:
    """The deal as its first position shows it to a viewer."""
    return event.deal if viewer == ALL else _first_position(event).view(viewer).to_json()


def _first_position(event: Dealt) -> State:
    """Before the first move. Everybody at a table is shown the same deal, one after the other: it is kept until the next."""
    last, state = _LAST[0]
    if state is None or last is not event:
        game = GAMES[event.game]
        state = game.start(game.read_deal(event.deal), game.rules(event.options))
        remember(event, state)
    return state


def remember(event: Dealt, state: State) -> None:
    """The first position of this deal, which will be shown at once."""
    _LAST[0] = event, state


_LAST: list[tuple[Dealt | None, State | None]] = [(None, None)]


@dataclass(frozen=True)
class Dealt(Event):
    """A hand begins."""

    name = "dealt"
    hand: Annotated[int, everybody]
    """Hands of a match count from 0, as in its record."""
    game: Annotated[str, everybody]
    options: Annotated[Mapping[str, Value], everybody]
    deal: Annotated[Mapping[str, Any], as_known(_known_cards)] = field(repr=False)
    """The entry of a record; viewers get their view of the first position instead."""
    begun: Annotated[int | None, everybody] = None
    """Of a hand that is played on from a record: how many of its moves follow at once; None where it was dealt here."""


def _known_move(event: Moved, viewer: Viewer) -> str:
    """What somebody did in secret has a question mark for the others."""
    return event.move if viewer in (event.seat, ALL) else event.shown


@dataclass(frozen=True)
class Moved(Event):
    """Somebody has made a move."""

    name = "moved"
    seat: Annotated[Seat, everybody]
    move: Annotated[str, as_known(_known_move)] = field(repr=False)
    shown: Annotated[str, nobody]
    """The move as the others see it, such as `onion ?`."""
    move_id: Annotated[str, own_seat] = ""
    """What the client called it, so that a repeat is recognised; empty for bots."""
    bot: Annotated[str | None, everybody] = None
    """The bot that moved; None for a person."""
    sent: Annotated[str, nobody] = field(default="", repr=False)
    """How the client wrote the move, where it wrote more than it had to."""


@dataclass(frozen=True)
class HandOver(Event):
    """A hand has its result."""

    name = "hand-over"
    scores: Annotated[tuple[int, ...], everybody]
    totals: Annotated[tuple[int, ...], everybody]


@dataclass(frozen=True)
class EndDrawn(Event):
    """House rule "random end": the card drawn after a hand."""

    name = "end-drawn"
    card: Annotated[str, everybody]


@dataclass(frozen=True)
class MatchOver(Event):
    """The match has its winners, and the secret is published."""

    name = "match-over"
    winners: Annotated[tuple[Seat, ...], everybody]
    secret: Annotated[str, everybody]


@dataclass(frozen=True)
class Ready(Event):
    """Somebody has seen enough of the result, and waits for the others."""

    name = "ready"
    seat: Annotated[Seat, everybody]
    until: Annotated[float, everybody]
    """Then nobody is waited for any more."""


@dataclass(frozen=True)
class Rematched(Event):
    """The same people gather for another match, with a new secret and without the old salts."""

    name = "rematched"
    match: Annotated[int, everybody]
    commitment: Annotated[str, everybody]
    secret: Annotated[str, nobody] = field(repr=False)


# Talk, pauses, second thoughts ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Chatted(Event):
    """A line of text, or a phrase that everybody reads in their own language."""

    name = "chatted"
    seat: Annotated[Seat, everybody]
    text: Annotated[str | None, everybody] = None
    phrase: Annotated[str | None, everybody] = None


@dataclass(frozen=True)
class Paused(Event):
    """Somebody has stopped the clocks, and nobody moves until it goes on."""

    name = "paused"
    seat: Annotated[Seat, everybody]


@dataclass(frozen=True)
class Resumed(Event):
    """The pause is over."""

    name = "resumed"
    seat: Annotated[Seat, everybody]


@dataclass(frozen=True)
class TakeBackAsked(Event):
    """Somebody asks the others to let them take their last move back."""

    name = "take-back-asked"
    seat: Annotated[Seat, everybody]
    moves: Annotated[int | None, everybody] = None
    """how many moves of the hand would be left; None in old logs: all but the last"""


@dataclass(frozen=True)
class TakeBackAnswered(Event):
    """One of the others has answered; all must agree."""

    name = "take-back-answered"
    seat: Annotated[Seat, everybody]
    agreed: Annotated[bool, everybody]


@dataclass(frozen=True)
class TakenBack(Event):
    """The hand is again as it was after its first `moves` moves, and the later ones are gone from the view's `log`; the
    events that told of them stay."""

    name = "taken-back"
    seat: Annotated[Seat, everybody]
    """whose last move is gone, with what followed it: by bots, or at a practice table by anybody"""
    moves: Annotated[int, everybody]
    """how many moves of the hand are left; 0 is the deal"""


EVENTS: Mapping[str, type[Event]] = {
    kind.name: kind
    for kind in (
        Created, SettingsChanged, SatDown, SeatAsked, SeatAnswered, SeatUnasked,
        Left, SeatFreed, BotSeated, StoodIn, CameBack, Waited,
        Salted, SaltSealed, SealsClosed, SaltRevealed, RevealMissed,
        Started, Dealt, Moved, HandOver, EndDrawn, MatchOver, Ready, Rematched,
        Chatted, Paused, Resumed, TakeBackAsked, TakeBackAnswered, TakenBack,
    )
}  # fmt: skip


def _tuple(data: object) -> tuple[Any, ...]:
    if not isinstance(data, list):
        raise BadLog(f"{data!r} is not a list")
    return tuple(data)


def _settings(data: Any) -> Settings:
    try:
        return Settings.read(data)
    except Refused as refusal:
        raise BadLog(f"no table can have these settings: {refusal}") from None


_READ: Mapping[str, Callable[[Any], Any]] = {
    "settings": _settings,
    "salts": _tuple,
    "seals": _tuple,
    "seats": _tuple,
    "scores": _tuple,
    "totals": _tuple,
    "winners": _tuple,
}
"""Fields that JSON writes in another way than we keep them."""


@cache
def _names(kind: Any) -> tuple[frozenset[str], frozenset[str]]:
    """What an event must have, and what it may have."""
    all_fields = fields(kind)
    return frozenset(f.name for f in all_fields if f.default is MISSING), frozenset(f.name for f in all_fields)


@lru_cache
def _whole(called: str, names: tuple[str, ...]) -> tuple[Any, tuple[str, ...]]:
    """The kind of an event that has all its fields, and those that JSON writes in another way; else None."""
    kind: Any = EVENTS.get(called)
    if kind is None or kind is Created or {*names} != {"event", *_names(kind)[1]}:
        return None, ()
    return kind, tuple(name for name in names if name in _READ)


def read_event(data: Mapping[str, Any]) -> Event:
    """An event from its stored form. Raises `BadLog`. A field that younger logs have may be missing if it has a default."""
    if type(data) is dict and type(called := data.get("event")) is str:
        kind, others = _whole(called, tuple(data))
        if kind is not None:  # as nearly always
            event: Event = object.__new__(kind)
            facts = event.__dict__
            facts.update(data)
            del facts["event"]
            for name in others:
                facts[name] = _READ[name](facts[name])
            return event
    return _read_event(data)


def _read_event(data: Mapping[str, Any]) -> Event:
    name = data.get("event") if isinstance(data, Mapping) else None
    kind: Any = EVENTS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise BadLog(f"there is no event {name!r}")
    facts = {name: value for name, value in data.items() if name != "event"}
    required, known = _names(kind)
    if not required <= facts.keys() <= known:
        raise BadLog(f"the event {kind.name} has {', '.join(f.name for f in fields(kind))}, not {[*facts]}")
    if facts.get("format", FORMAT) != FORMAT:
        raise BadLog(f"the log has the format {facts['format']!r}, expected {FORMAT!r}")
    event: Event = kind(**{name: _READ[name](value) if name in _READ else value for name, value in facts.items()})
    return event
