"""What HTTP requests carry, and what comes back, as types; the OpenAPI description is made from this."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from eklat.games.wire import Option
from eklat.table import wire

Name = Annotated[str, Field(max_length=200)]
Seat = Annotated[int, Field(ge=0, le=15)]
Phase = Literal["gathering", "playing", "scoring", "over"]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewPerson(Body):
    name: Name | None = Field(None, description="What the others see; without one, you are a guest.")


class Rename(Body):
    name: Name


class Code(Body):
    code: Annotated[str, Field(max_length=64)]


LONGEST_PARCEL = 60_000


class NewLink(Body):
    token: Annotated[str, Field(pattern=r"^[0-9A-F]{64}$")] | None = Field(
        None, description="A SHA-256 that follows from a code of your own, which the server never sees."
    )
    parcel: Annotated[str, Field(max_length=LONGEST_PARCEL)] | None = Field(
        None, description="What is kept on this device, sealed with that code; the other device gets it once."
    )


class ClockIn(Body):
    per: Annotated[str, Field(max_length=16)] = Field(description="move or match")
    seconds: float
    increment: float = 0.0


class NewTable(Body):
    game: Annotated[str, Field(max_length=32)]
    players: Annotated[int, Field(ge=0, le=100)]
    options: dict[str, str | int | bool] = Field(default_factory=dict, description="Options that differ from the default.")
    listed: bool = Field(False, description="Strangers may find the table; otherwise one needs its link.")
    practice: bool = Field(False, description="Hints, and moves may be taken back freely.")
    clock: ClockIn | None = None
    bot_pauses: bool = Field(True, description="Bots take a moment; without, they answer at once.")
    take_backs: bool = Field(True, description="Among people a played card is taken back if everybody agrees.")
    bots: dict[Seat, Annotated[str, Field(max_length=64)]] = Field(
        default_factory=dict, description="Bots by seat. You sit at seat 0."
    )
    lesson: bool = Field(
        False,
        description="The guided game: it begins at once, and its first hands are chosen where there are some.",
    )


class SitDown(Body):
    seat: Seat | None = None


class Refusal(BaseModel):
    """Every answer that is not what was asked for."""

    code: str = Field(description="Stable, for programs.")
    sentence: str = Field(description="For people, in their language.")
    retry_after: float | None = Field(None, description="With the code limit: try again in so many seconds.")


class NewDevice(BaseModel):
    id: str
    name: str
    secret: str = Field(description="128 random bits, shown only now. Send it as `Authorization: Bearer ...`.")


class Claimed(NewDevice):
    parcel: str | None = Field(description="What the first device sent along.")


class Me(BaseModel):
    id: str
    name: str
    created: float


class Link(BaseModel):
    code: str = Field(description="Good once, for another device.")
    expires: float
    url: str = Field(description="The same as a link; the code is in its fragment, which browsers do not send.")


class Entry(BaseModel):
    """A table in a list."""

    id: str
    created: float
    updated: float
    phase: Phase
    settings: Annotated[dict[str, Any], wire.TableSettings]
    host: Seat | None
    seats: list[Annotated[dict[str, Any], wire.Chair]]
    scores: list[int]
    winners: list[Seat]


class OwnEntry(Entry):
    seat: Seat | None = Field(description="Your seat; null if you left.")


class Tables(BaseModel):
    tables: list[Entry]


class OwnTables(BaseModel):
    tables: list[OwnEntry]


class Scene(BaseModel):
    """A table as you may see it now: `table` with `you` and `view`."""

    id: str
    scene: Annotated[dict[str, Any], wire.TableState]
    presence: dict[str, Any]


class SeatTaken(BaseModel):
    id: str
    seat: int
    version: int
    asked: bool = Field(False, description="A hand is on: you sit down when all have agreed, or when it is over.")


class Events(BaseModel):
    version: int
    events: list[dict[str, Any]]


# The catalogue ------------------------------------------------------------------------------------------------------------


class Spoken(BaseModel):
    code: str
    name: str


class Playable(BaseModel):
    """A game."""

    name: str
    title: str
    players: list[int] = Field(description="How many can play.")
    options: list[Annotated[dict[str, Any], Option]]


class BotOffer(BaseModel):
    name: str
    games: list[str]
    seconds: float = Field(description="About how long a move takes at most.")
    line: str = Field(description="About it, in your language.")


class Phrase(BaseModel):
    """Something to say that everybody reads in their own language."""

    name: str
    text: str


class Catalogue(BaseModel):
    """Languages, games with their options, bots, phrases."""

    version: str
    languages: list[Spoken]
    games: list[Playable]
    bots: list[BotOffer]
    phrases: list[Phrase]
