"""What a bot is: it sees a view, and nothing else, and answers with a move and the reason for it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from eklat.games.core import Move, View
from eklat.games.said import Said


@dataclass(frozen=True)
class Decision:
    """A move and why."""

    move: Move
    reason: Said | None = None

    def explain(self, language: str, names: Sequence[str] | None = None) -> str | None:
        """The reason in a sentence; None for a bot that has none."""
        return None if self.reason is None else self.reason.say(language, names)


class Bot(ABC):
    """A player. It keeps nothing between two moves, so it can take over a seat at any moment."""

    name: ClassVar[str]
    games: ClassVar[Collection[str]]
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

    @classmethod
    def check_game(cls, game: str) -> None:
        """Refuse a game that it does not play."""
        if game not in cls.games:
            raise ValueError(f"{cls.name} does not play {game}; it plays {', '.join(cls.games)}")

    def check(self, view: View) -> None:
        """Refuse what no bot can answer: another game, or somebody else's turn."""
        self.check_game(view.game)
        if view.seat is None or view.seat != view.turn:
            raise ValueError(f"{self.name} is asked for a move, but seat {view.seat} is not to move")
