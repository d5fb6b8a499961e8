"""What is asked about reviews over HTTP, and a review as it comes back: docs/review.md says what its numbers mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from eklat.server.coach_forms import Candidate, Estimate, Said
from eklat.server.positions_api import MOST_DEALS, Wrong
from eklat.server.requests import Body, Seat


class HandToReview(Body):
    match: Annotated[int, Field(ge=1, le=10**6)] | None = Field(None, description="The present one if you do not say which.")
    hand: Annotated[int, Field(ge=0, le=10**6)] = Field(description="Hands count from 0.")
    seat: Seat | None = Field(None, description="Whose decisions; null for everybody's.")


class RecordToReview(Body):
    record: dict[str, Any] = Field(
        description="A record, as docs/records.md describes it, or a hand as somebody remembers it (`eklat-jotting/1`)."
    )
    deal: Annotated[int, Field(ge=0, lt=MOST_DEALS)] = Field(0, description="Which of its deals; they count from 0.")
    seat: Seat | None = Field(None, description="Whose decisions; null for everybody's.")
    mine: Seat | None = Field(None, description="Which seat was yours: the hand counts as your play.")


class Belief(BaseModel):
    """The card on which most depended."""

    card: str
    seat: int
    chance: float = Field(description="How likely it looked that this seat held it.")
    was: bool = Field(description="Whether it did.")
    surprise: float = Field(description="How surprising the truth was, in bits.")


class Decision(BaseModel):
    """One decision, with what the player knew."""

    action: int
    seat: int
    kind: str
    played: str
    best: str
    candidates: list[Candidate]
    loss: Estimate
    verdict: Literal["slip", "mistake", "blunder", "small", "good", "unclear"]
    worlds: int
    belief: Belief | None
    reason: Said | None
    second: Said | None = Field(
        None,
        description="Where others than club players see it otherwise: what of the difference does not count. "
        "Reviews of before have none.",
    )


class Step(BaseModel):
    """A step of a waterfall, in thousandths of a point."""

    part: str
    seat: int | None
    points: int


class Waterfall(BaseModel):
    """How a seat's hand came about: the steps add up exactly."""

    seat: int
    steps: list[Step]
    end: int
    luck: int
    decisive: int | None = Field(description="The action that changed the seat's value most.")


class Total(BaseModel):
    """What some decisions lost."""

    decisions: int
    lost: Estimate = Field(description="Points lost per decision.")


class Standing(BaseModel):
    """One player over all hands."""

    hands: int
    total: Total
    named: dict[str, int] = Field(description="How many slips, mistakes and blunders.")
    small: Estimate = Field(description="The sum of all losses that were not named.")
    kinds: dict[str, Total]
    ahead: Estimate | None
    adjusted: Estimate | None = Field(description="The same without luck.")


class ReviewedHand(BaseModel):
    """A finished hand. Seats are numbers; what the players are called, the replay says."""

    deal: int
    scores: list[int]
    company: str | None
    curve: list[list[int]] = Field(description="What each seat was worth after the deal and each action, in thousandths.")
    waterfalls: list[Waterfall]
    decisions: list[Decision]


class Review(BaseModel):
    """What a review found."""

    version: str
    game: str
    value: str | None = Field(description="The hash of the value function.")
    notes: list[Said]
    hands: list[ReviewedHand]


class Reviewed(BaseModel):
    """A review that was asked for: how far it is, and what it found."""

    id: str
    state: Literal["waiting", "running", "done", "failed"]
    done: int = Field(description="Decisions that are done.")
    total: int
    ahead: int = Field(description="Reviews that come before it.")
    review: Review | None


class ReviewAsked(BaseModel):
    """The review, or what is wrong with the record."""

    ok: bool
    error: Wrong | None = None
    review: Reviewed | None = None


class Level(BaseModel):
    """What a bot of the house loses."""

    total: Total
    kinds: dict[str, Total]


class House(BaseModel):
    """The bots of the house, reviewed like people, at tables of so many."""

    players: int
    hands: int
    bots: dict[str, Level]


class OwnPlay(BaseModel):
    """What somebody's reviewed hands come to; the trend is in parts of so many hands each, the oldest first."""

    standing: Standing | None
    trend: list[Standing]
    part: int = Field(description="Hands in one part of the trend.")
    house: House | None = Field(description="For comparison, where it was measured.")
