"""Every message on a WebSocket as a type: what clients say, what the server says. `docs/protocol.md` is made from this."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from eklat.games import wire
from eklat.games.core import View
from eklat.server.coach_forms import Coaching
from eklat.table.wire import PROTOCOL, TableState

Seat = Annotated[int, Field(ge=0, le=15)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
Short = Annotated[str, Field(max_length=64)]
Name = Annotated[str, Field(max_length=128)]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


# What clients say ---------------------------------------------------------------------------------------------------------


class Wish(Message):
    """Everything a client says may carry an `id`; the answer to it carries the same one."""

    id: Short | None = None


class Hello(Wish):
    """The first message on every connection."""

    type: Literal["hello"]
    protocol: int | None = Field(
        None,
        description=f"{PROTOCOL}, the number of this protocol. Any other is refused with the code `protocol`.",
    )
    secret: Name | None = Field(None, description="The secret of this device; without one, you watch.")
    lang: Short | None = Field(None, description="de, en or nl: the language of sentences.")
    whole: bool = Field(False, description="Send the whole view with every update, for clients that like it simple.")
    after: Version | None = Field(
        None, description="The last event you have seen: all later ones are sent. 0 is all of them; none means no old ones."
    )


class Act(Wish):
    """Make a move. Sent again with the same id it is not played again, but answered as the first time."""

    type: Literal["act"]
    id: Annotated[str, Field(min_length=1, max_length=64)] = Field(description="Your own name for this move.")
    move: Annotated[str, Field(max_length=200)] = Field(
        description="The move in the notation of the game, as `legal` lists it."
    )
    expected: Version = Field(description="The last event you have seen.")


class Chat(Wish):
    """Say something: a line of text, or a phrase everybody reads in their own language."""

    type: Literal["chat"]
    text: Annotated[str, Field(max_length=1000)] | None = None
    phrase: Short | None = None


class Sit(Wish):
    """Take a seat, or any; whoever has one takes it back from a bot that stands in. In a running hand it is asked for."""

    type: Literal["sit"]
    seat: Seat | None = None


class Admit(Wish):
    """Agree that somebody who has asked for a seat sits down at once, or would rather finish the hand first."""

    type: Literal["admit"]
    seat: Seat = Field(description="The seat that was asked for.")
    agreed: bool


class Leave(Wish):
    """Give up the seat, or the wish for one; during a match it may be left to a bot."""

    type: Literal["leave"]
    bot: Short | None = Field(None, description="During a match: the bot that gets the seat.")


class Free(Wish):
    """The host frees a seat."""

    type: Literal["free"]
    seat: Seat


class SeatBot(Wish):
    """Give a seat that no person has to a bot."""

    type: Literal["bot"]
    seat: Seat
    bot: Short


class Change(Wish):
    """The host changes the settings before the start; what is not named stays."""

    type: Literal["settings"]
    players: Annotated[int, Field(ge=0, le=100)] | None = Field(
        None, description="How many seats; nobody may sit at one that goes."
    )
    options: dict[str, str | int | bool] | None = None
    listed: bool | None = None
    practice: bool | None = None
    bot_pauses: bool | None = None
    take_backs: bool | None = None
    clock: dict[str, Any] | Literal["none"] | None = Field(
        None, description='`{"per": "move" or "match", "seconds": n, "increment": n}`, or "none".'
    )


class Seal(Wish):
    """Add a salt to the chance of the deals that nobody knows yet, before the start: its SHA-256."""

    type: Literal["seal"]
    seal: Name = Field(description="64 small hexadecimal digits: the SHA-256 of the salt in UTF-8.")


class Reveal(Wish):
    """Open your seal, when all are fixed (`table.fair.opening`)."""

    type: Literal["reveal"]
    text: Name = Field(description="The salt: at most 64 printable characters, of which nobody can guess some.")


class Salt(Wish):
    """Add a salt for all to hear, before the start. Who wants to be sure that nobody chooses the cards seals one instead."""

    type: Literal["salt"]
    text: Name


class Start(Wish):
    """The host begins the match."""

    type: Literal["start"]


class Next(Wish):
    """You have seen the result. The next hand is dealt when everybody has, or has looked long enough (`table.ready`)."""

    type: Literal["next"]
    at_once: bool = Field(False, description="The host does not wait for the others.")


class Rematch(Wish):
    """You would like another match. Everybody gathers for it as for the next hand."""

    type: Literal["rematch"]
    at_once: bool = Field(False, description="The host does not wait for the others.")


class TakeBack(Wish):
    """Take the last move back, or ask the others for it."""

    type: Literal["take-back"]


class Answer(Wish):
    """Agree, or not, that somebody takes a move back."""

    type: Literal["answer"]
    agreed: bool


class Pause(Wish):
    """Stop the clocks."""

    type: Literal["pause"]


class Resume(Wish):
    """Go on after a pause."""

    type: Literal["resume"]


class Wait(Wish):
    """Rather wait for somebody whose time is up or who is away."""

    type: Literal["wait"]
    seat: Seat


class StandIn(Wish):
    """Let a bot play for yourself, or for somebody whose time is up or who is away: once, or until they are back."""

    type: Literal["stand-in"]
    seat: Seat
    bot: Short = "club"
    once: bool = False


class ComeBack(Wish):
    """Take one's seat back from the bot that stands in."""

    type: Literal["come-back"]


class Hint(Wish):
    """At a practice table: what would a bot do, and why?"""

    type: Literal["hint"]
    bot: Short = "club"
    coach: bool = Field(False, description="Also what else could be done, and how much worse it is.")


class Ping(Wish):
    """Is anybody there? The answer also tells the server's time."""

    type: Literal["ping"]


ClientMessage = Annotated[
    Hello | Act | Chat | Sit | Admit | Leave | Free | SeatBot | Change | Seal | Reveal | Salt | Start | Next | Rematch
    | TakeBack | Answer | Pause | Resume | Wait | StandIn | ComeBack | Hint | Ping,
    Field(discriminator="type"),
]  # fmt: skip

CLIENT: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
ACT: TypeAdapter[Act] = TypeAdapter(Act)


# What the server says -----------------------------------------------------------------------------------------------------


class Presence(Message):
    """Who is connected; sent whenever it changes."""

    type: Literal["presence"]
    here: list[Seat] = Field(description="Seats whose person is connected.")
    away: list[Seat] = Field(description="Seats whose person has been gone for longer than the grace time.")
    watching: int = Field(description="Connections of people without a seat.")


class Welcome(Message):
    """The whole picture: after hello, and again whenever you look with other eyes (you sit down, leave, ask for a seat)."""

    type: Literal["welcome"]
    version: Version
    now: float = Field(description="The server's time, in seconds.")
    you: Seat | None = Field(description="Your seat; null while you watch.")
    asked: Seat | None = Field(None, description="The seat that you have asked for while a hand is on.")
    table: Annotated[dict[str, Any], TableState] = Field(
        description="What is the same for everybody: seats, scores, turn, clock, settings."
    )
    view: Annotated[dict[str, Any], View] | None = Field(
        description="What you may know of the hand, with `legal`; null before the first one."
    )
    presence: Presence
    grace: float = Field(description="Seconds until somebody whose connection is gone counts as away.")


class Patch(Message):
    """How your view changes."""

    full: Annotated[dict[str, Any], View] | None = Field(None, description="If it is there: the new view as a whole.")
    set: list[list[Any]] | None = Field(
        None,
        description="Each entry is a path with the new value at its end; a place just behind a list's end makes it longer.",
    )
    drop: list[str] | None = Field(None, description="Names that are no longer in the view.")


class Update(Message):
    """Something has happened."""

    type: Literal["update"]
    version: Version = Field(description="The number of the last event.")
    now: float
    events: list[dict[str, Any]] = Field(
        description="What happened, as you may see it; each with `event`, `version`, `time`, and what is `told` about it."
    )
    table: dict[str, Any] = Field(description="Entries of `table` to be replaced.")
    view: Patch | None = Field(None, description="What changes in your view; missing if nothing does.")


class Events(Message):
    """Older events, after a hello that asked for them."""

    type: Literal["events"]
    events: list[dict[str, Any]]


class Ok(Message):
    """Your wish is fulfilled, and on the disk."""

    type: Literal["ok"]
    id: Short | None
    version: Version = Field(description="The number of the event that fulfilled it.")


class Refused(Message):
    """Your wish is not fulfilled; nothing has changed."""

    type: Literal["refused"]
    id: Short | None
    code: str = Field(description="Stable, for programs.")
    sentence: str = Field(description="For people, in the language of the connection.")
    version: Version = Field(0, description="How far the table has come.")
    retry_after: float | None = Field(None, description="With the code `limit`: try again in so many seconds.")
    events: list[dict[str, Any]] | None = Field(
        None, description="With the code `stale`: what you had not seen, 200 at most."
    )


class Advice(Message):
    """What a bot would do in your place."""

    type: Literal["advice"]
    id: Short | None
    move: str
    sentence: str | None = Field(description="Why, in the language of the connection.")
    said: Annotated[dict[str, Any], wire.Said] = Field(
        description="The move as one would advise it: a message and its facts."
    )
    coach: Coaching | None = Field(None, description="Where you asked for it and there is something to decide.")
    version: Version


class Pong(Message):
    type: Literal["pong"]
    id: Short | None
    now: float


ServerMessage = Annotated[
    Welcome | Update | Events | Presence | Ok | Refused | Advice | Pong, Field(discriminator="type")
]  # fmt: skip

SERVER: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
