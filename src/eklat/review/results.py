"""What a review says: typed values, each with its form in JSON (docs/review.md has the schema)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from math import log2, sqrt
from typing import Any

from eklat.games.said import Said

FORMAT = "eklat-review/1"
BANDS = ("slip", "mistake", "blunder")
"""Losses by what was lost at least."""
DISPUTED = "review-second-open"
"""What is said where the playouts see a loss, and a second opinion does not."""


@dataclass(frozen=True)
class Estimate:
    """A number and its error: the 95 % interval is `value` ± `half`."""

    value: float
    half: float

    @property
    def low(self) -> float:
        return self.value - self.half

    @property
    def high(self) -> float:
        return self.value + self.half


NOTHING = Estimate(0.0, 0.0)


def added(estimates: Sequence[Estimate]) -> Estimate:
    """The sum of independent estimates."""
    return Estimate(sum(one.value for one in estimates), sqrt(sum(one.half**2 for one in estimates)))


@dataclass(frozen=True)
class Candidate:
    """A move that was tried, in the same worlds as the others."""

    move: str
    value: Estimate
    """Points ahead of the others' mean at the end of the hand."""
    behind: Estimate
    """How far it is behind the best one; the error is that of the difference."""
    goal: float | None
    """How often the goal was made after it; None where there is none yet."""
    given: int | None
    """As the cards lay: the card points that its side gives away by it, if all play their best from here on; None where
    the solver does not reach."""


@dataclass(frozen=True)
class Belief:
    """The card on which most depended: how likely it looked that this seat held it, and whether it did."""

    card: str
    seat: int
    chance: float
    was: bool

    @property
    def surprise(self) -> float:
        """How surprising the truth was, in bits."""
        return -log2(max(self.chance if self.was else 1 - self.chance, 1e-4))


@dataclass(frozen=True)
class Decision:
    """One decision, with what the player knew."""

    action: int
    """The number of the action in its deal."""
    seat: int
    kind: str
    played: str
    best: str
    candidates: tuple[Candidate, ...]
    """At most five, the most valuable first."""
    loss: Estimate
    """How far what was played is behind the best, as far as a second opinion does not see it otherwise; below 0 it seems to
    be ahead of it. If it is the best itself, 0, and the error is how far another one may still be ahead of it."""
    verdict: str
    """`slip`, `mistake` or `blunder` by what was lost at least, but for half a slip at most; `small` for less; `good` where
    nothing of note can have been lost; `unclear`."""
    worlds: int
    """How many worlds that counted the loss was measured in."""
    belief: Belief | None = None
    reason: Said | None = None
    second: Said | None = None
    """Where others than club players see it otherwise: how many points of the difference do not count as lost."""
    expected: tuple[int, ...] = ()
    """What it changed for each seat with what the player knew, in thousandths, against what a club player does."""

    @property
    def is_named(self) -> bool:
        """Whether it is called a loss."""
        return self.verdict in BANDS

    @property
    def is_disputed(self) -> bool:
        """Whether it would be called a loss, but for the second opinion."""
        return self.second is not None and self.second.message == DISPUTED


@dataclass(frozen=True)
class Step:
    """A step of a waterfall, in whole thousandths of a point."""

    part: str
    """`before`, `own-cards`, `other-cards`, then `auction`, `trumps` and `play`, each for a seat."""
    seat: int | None
    points: int


@dataclass(frozen=True)
class Waterfall:
    """How a seat's hand came about: all steps together are exactly the points it is ahead at the end."""

    seat: int
    steps: tuple[Step, ...]
    end: int
    """Points ahead of the others' mean, in thousandths."""
    luck: int
    """The part that has mean 0 by construction: the cards, and how those lay that nobody could see who had to decide."""
    decisive: int | None
    """The action that changed the seat's value most; None where nothing did."""

    @property
    def adjusted(self) -> int:
        """Points ahead without the luck."""
        return self.end - self.luck


@dataclass(frozen=True)
class Hand:
    """One finished hand."""

    record: int
    deal: int
    names: tuple[str, ...]
    scores: tuple[int, ...]
    actions: tuple[str, ...]
    """What was done, in notation."""
    movers: tuple[int, ...]
    """Who did it."""
    company: str | None
    """Which value function it was: `club`, `guest` or `mixed`; None where there is none."""
    curve: tuple[tuple[int, ...], ...]
    """What every seat was worth after each action, in thousandths; the first row is after the deal."""
    waterfalls: tuple[Waterfall, ...]
    decisions: tuple[Decision, ...]


@dataclass(frozen=True)
class Total:
    """What decisions of one seat, or of one kind, lost over all hands."""

    decisions: int
    lost: Estimate
    """Points lost per decision; hands are what is independent."""


@dataclass(frozen=True)
class Standing:
    """One seat, or one player by name, over all hands."""

    name: str
    hands: int
    total: Total
    named: dict[str, int]
    """How many slips, mistakes and blunders."""
    small: Estimate
    """The sum of all losses that were not named."""
    kinds: dict[str, Total]
    ahead: Estimate | None
    """Points ahead of the others' mean per hand, as it was."""
    adjusted: Estimate | None
    """The same without luck."""


@dataclass(frozen=True)
class Review:
    """Everything that was found."""

    game: str
    version: str
    value: str | None
    """The hash of the value function; None where there is none."""
    seed: int
    hands: tuple[Hand, ...]
    standings: tuple[Standing, ...]
    notes: tuple[Said, ...]
    """What was left out, and why."""
    is_whole: bool
    """False if it was stopped before all was done."""

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = plain(self)
        return {"format": FORMAT, **data}


def plain(value: Any) -> Any:
    """Any of these values as what JSON knows, numbers to three places."""
    if isinstance(value, Said):
        return value.to_json()
    if isinstance(value, Belief):
        return {**_fields(value), "surprise": round(value.surprise, 2)}
    if is_dataclass(value) and not isinstance(value, type):
        return _fields(value)
    if isinstance(value, float):
        return round(value, 3)
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return value


def _fields(value: Any) -> dict[str, Any]:
    return {field.name: plain(getattr(value, field.name)) for field in fields(value)}


def read_hand(data: Mapping[str, Any]) -> Hand:
    """A hand from its JSON."""
    falls = tuple(
        Waterfall(fall["seat"], tuple(Step(**step) for step in fall["steps"]), fall["end"], fall["luck"], fall["decisive"])
        for fall in data["waterfalls"]
    )
    decisions = tuple(read_decision(one) for one in data["decisions"])
    line = tuple(tuple(row) for row in data["curve"])
    return Hand(
        data["record"], data["deal"], tuple(data["names"]), tuple(data["scores"]), tuple(data["actions"]),
        tuple(data["movers"]), data["company"], line, falls, decisions,
    )  # fmt: skip


def read_decision(data: Mapping[str, Any]) -> Decision:
    """A decision from its JSON."""
    candidates = tuple(
        Candidate(one["move"], Estimate(**one["value"]), Estimate(**one["behind"]), one["goal"], one["given"])
        for one in data["candidates"]
    )
    belief, reason = data["belief"], data["reason"]
    return Decision(
        data["action"], data["seat"], data["kind"], data["played"], data["best"], candidates, Estimate(**data["loss"]),
        data["verdict"], data["worlds"],
        belief and Belief(belief["card"], belief["seat"], belief["chance"], belief["was"]),
        reason and Said.read(reason),
        (second := data.get("second")) and Said.read(second),
        tuple(data.get("expected", ())),
    )  # fmt: skip
