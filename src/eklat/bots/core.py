"""What a bot is: it sees a view, and nothing else, and answers with a move and the reason for it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from eklat.games.core import Move, Seat, View
from eklat.locales import say


@dataclass(frozen=True)
class Who:
    """A seat in a reason; it is said as that player's name."""

    seat: Seat


@dataclass(frozen=True)
class Kind:
    """A trump in a reason: a colour's letter, a digit, or none; it is said in words."""

    trump: str


Value = str | int | float | Who | Kind


@dataclass(frozen=True)
class Reason:
    """Why a move was chosen: the id of a message, and the facts that it names."""

    message: str
    values: Mapping[str, Value] = field(default_factory=dict)

    def say(self, language: str, names: Sequence[str] | None = None) -> str:
        """The reason as a sentence; without names, players are called by their seats."""
        return say(language, self.message, **{key: _said(value, language, names) for key, value in self.values.items()})


def _said(value: Value, language: str, names: Sequence[str] | None) -> str | int | float:
    if isinstance(value, Who):
        return say(language, "bot-seat", seat=value.seat) if names is None else names[value.seat]
    if isinstance(value, Kind):
        return say(language, f"bot-trump-{value.trump}")
    return value


@dataclass(frozen=True)
class Decision:
    """A move and why."""

    move: Move
    reason: Reason | None = None

    def explain(self, language: str, names: Sequence[str] | None = None) -> str | None:
        """The reason in a sentence; None for a bot that has none."""
        return None if self.reason is None else self.reason.say(language, names)


class Bot(ABC):
    """A player. It keeps nothing between two moves, so it can take over a seat at any moment."""

    name: ClassVar[str]
    games: ClassVar[tuple[str, ...]]
    """The games it plays, by their names in `GAMES`."""
    cost: ClassVar[float]
    """About how many seconds a move takes at most."""
    description: ClassVar[Mapping[str, str]] = {}
    """One line per language."""
    clockless: ClassVar[str] = ""
    """The setting that takes its clock away, so that the same seed gives the same move on any machine."""

    @abstractmethod
    def decide(self, view: View, rng: Random) -> Decision:
        """What to do in this position, and why. The seat of the view must be to move."""

    def choose(self, view: View, rng: Random) -> Move:
        """What to do in this position."""
        return self.decide(view, rng).move

    def check(self, view: View) -> None:
        """Refuse what no bot can answer: another game, or somebody else's turn."""
        if view.game not in self.games:
            raise ValueError(f"{self.name} does not play {view.game}; it plays {', '.join(self.games)}")
        if view.seat is None or view.seat != view.turn:
            raise ValueError(f"{self.name} is asked for a move, but seat {view.seat} is not to move")
