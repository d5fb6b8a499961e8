"""Forms in JSON that do not follow from the types of our values. Everything else is written as `core.plain` does it.

A value that writes itself in a form of its own names it there: `to_json(self) -> Annotated[dict[str, Any], Form]`.
From these types the protocol's page and the browser's types are made.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

Seat = int
Value = str | int | bool


class Who(TypedDict):
    """Seats, said as the names of who sits there."""

    seats: list[Seat]


class Cards(TypedDict):
    """Cards, by their names."""

    cards: list[str]


class Trump(TypedDict):
    """A suit or a trump: a colour's letter, a digit, `trump` for all trumps, or `none`."""

    trump: str


class Scores(TypedDict):
    """A number per seat."""

    scores: list[int]


class Gains(TypedDict):
    """What everybody wins or loses."""

    gains: list[int]


class Said(TypedDict):
    """A message and its facts: what there is to say, before it is said in words."""

    message: str
    facts: dict[str, Fact]


Fact = str | int | float | Who | Cards | Trump | Scores | Gains | Said


class Listing(TypedDict):
    """Legal moves, none for whoever is not to move."""

    legal: list[str]
    """The moves that are open to you, in the notation of the game."""
    offers: NotRequired[list[Said]]
    """The same moves in words, for games without a board of their own."""


class Usual(TypedDict, total=False):
    """What views of card games have by custom."""

    hand: list[str] | None
    """Your cards; null for a spectator."""
    hand_sizes: list[int]


Option = TypedDict(
    "Option",
    {
        "name": str,
        "default": Value,
        "allowed": NotRequired[list[Value]],
        "from": NotRequired[int],
        "to": NotRequired[int],
        "help": str,
        "house_rule": bool,
    },
)
