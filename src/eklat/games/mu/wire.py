"""Forms in JSON that all games with the pack of Mü share."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from eklat.games import wire
from eklat.games.core import Seat


class Contract(TypedDict):
    """What is settled after the auction, as far as it is. In Mü for two the crown is the chief, the shield the vice."""

    chief: Seat
    vice: Seat | None
    partner: Seat | None
    partner_card: NotRequired[str]
    """With a hidden partner: the card that was called."""
    chief_trump: str | None
    vice_trump: str | None
    height: int
    goal: int


class MuResult(TypedDict):
    """How a deal ended; what does not apply is null."""

    outcome: str
    chief: Seat | None
    vice: Seat | None
    partner: Seat | None
    partner_card: NotRequired[str]
    chief_trump: str | None
    vice_trump: str | None
    height: int | None
    goal: int | None
    points: list[int] | None
    """Card points won in tricks, per seat."""
    bonus: NotRequired[int]
    difference: NotRequired[int]
    tied: NotRequired[list[Seat]]
    """After an Eklat: who had laid the most."""
    culprit: NotRequired[Seat | None]
    """After an Eklat: who pays for it."""
    scores: list[int]


class Bidding(wire.Listing):
    """Legal moves; in the auction single cards stand for all bids that can be made of them."""

    max_bid: NotRequired[int]
    """In the auction: how many cards may be laid."""
