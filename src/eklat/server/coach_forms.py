"""Moves that were tried in worlds that could be, as they are sent: in a review of what was done, and in a coach's hint."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field

from eklat.games import wire

Said = Annotated[dict[str, Any], wire.Said]


class Estimate(BaseModel):
    """A number with its error: the 95 % interval is `value` ± `half`."""

    value: float
    half: float


class Candidate(BaseModel):
    """A move that was tried, in the same worlds as the others."""

    move: str
    said: Said = Field(description="The move as one would advise it.")
    value: Estimate = Field(description="Points ahead of the others' mean at the end of the hand.")
    behind: Estimate = Field(description="How far behind the best one; the error is that of the difference.")
    goal: float | None = Field(description="How often the goal is made after it.")
    given: int | None = Field(description="As the cards lay: the card points that its side gives away by it.")


class Coaching(BaseModel):
    """What somebody can do who is to move, tried as in a review, with what they know."""

    candidates: list[Candidate] = Field(description="The best one first; nothing is said of how the cards lie.")
    worlds: int = Field(description="In how many worlds that count they were tried.")
    reason: Said | None = Field(description="Why the best one is better than what the bot would do, where that holds.")
    says: list[Said] = Field(description="How sure that is; in an auction what a bid shows, risks and needs.")
