"""What the doors know of each game: its actions and their notation, the layout of observations, and the compiled tables.

One module per game keeps what `Encoding` promises; a game without one cannot be had through these doors.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol, TypeVar

from eklat.env.layout import Layout
from eklat.env.picture import Scene
from eklat.games import GAMES
from eklat.games.core import Deal, Move, State
from eklat.games.options import Rules
from eklat.games.parts import Parts

R_contra = TypeVar("R_contra", bound=Rules, contravariant=True)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
D = TypeVar("D", bound=Deal)

ENCODINGS = Parts(__name__)
TENS = "points in the match so far, in tens, held between -127 and 127; 0 where a hand is played alone"


class Encoding(Protocol[R_contra, S_contra, D]):
    """What the doors know of a game. An action is a number; a move that takes several cards is several actions."""

    @property
    def ACTIONS(self) -> tuple[str, ...]:  # noqa: N802
        """What each action is called."""

    @property
    def compiled(self) -> Any:
        """The compiled tables."""

    def layout(self, players: int) -> Layout:
        """How an observation is laid out."""

    def notation(self, phase: int, actions: Sequence[int], seat: int, players: int) -> str:
        """The move that these actions made, in a phase as the kernel counts it."""

    def heard(self, notation: str) -> str:
        """The same as the others saw it."""

    def actions(self, move: Move, seat: int, players: int, limit: int = 0) -> list[int]:
        """The actions that make a move. A bid of as many cards as may be laid needs no stop."""

    def dealt(self, deal: D) -> list[int]:
        """The cards of a deal in the order in which they are dealt one by one, by kind."""

    def deal(self, cards: Sequence[int], players: int, rules: R_contra, starter: int) -> D:
        """The deal in which the cards came in this order."""

    def scene(self, state: S_contra) -> Scene:
        """What a picture of this position shows."""

    def pack(self, players: int, rules: R_contra) -> list[int]:
        """How many cards there are of each kind."""

    def longest(self, players: int) -> int:
        """No hand takes more actions."""

    def bounds(self, players: int) -> tuple[int, int]:
        """The lowest and highest score of a hand."""


AnyEncoding = Encoding[Any, Any, Any]


@cache
def encoding(game: str) -> AnyEncoding:
    """The encoding of this game. Raises `ValueError` where there is none."""
    if game not in GAMES or game not in ENCODINGS:
        raise ValueError(f"there is no environment of {game!r}; there are {', '.join(ENCODINGS)}")
    found: AnyEncoding = ENCODINGS[game]
    return found


def usual_players(game: str) -> int:
    """Five where so many can play."""
    return min(5, GAMES[game].players[-1])
