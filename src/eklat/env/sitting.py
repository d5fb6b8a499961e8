"""Hands at one table for those who play seat by seat: one hand, or a match of many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from eklat.env.games import encoding, usual_players
from eklat.env.picture import painted
from eklat.env.table import Table
from eklat.games import GAMES
from eklat.games.core import Match


def check_mode(mode: str | None, modes: Sequence[str]) -> None:
    """Refuse a way to render that there is not."""
    if mode not in (None, *modes):
        raise ValueError(f"render_mode must be one of {', '.join(modes)}, not {mode!r}")


class Sitting:
    """A table that is dealt at again and again from one source of chance."""

    def __init__(
        self, game: str, players: int | None, options: Mapping[str, object], reward: str = "difference", match: bool = False
    ) -> None:
        encoding(game)
        self.game = GAMES[game]
        self.players = usual_players(game) if players is None else players
        self._opening = Match.of(self.game, self.players, options)
        self.table = Table(game, self.players, self._opening.rules, reward)
        self.is_match = match
        self.rng = Random()
        self.match = self._opening
        self.is_over = True

    def reset(self, seed: int | None = None) -> None:
        """Begin anew; the same seed gives the same deals. Without one the chance goes on where it was."""
        if seed is not None:
            if type(seed) is not int or seed < 0:
                raise ValueError(f"the seed must be a whole number of at least 0, not {seed!r}")
            self.rng = Random(seed)
        self.match, self.is_over = self._opening, False
        self._deal()

    def _deal(self) -> None:
        self.table.deal(self.match.deal(self.rng), self.match.scores)

    def step(self, action: int) -> bool:
        """Make an action of the seat to act, if it is legal; whether the hand is over."""
        self.check(action)
        self.table.step(action)
        return self.table.turn is None

    def go_on(self) -> None:
        """After a hand: deal the next one, or it is over."""
        if self.is_match:
            self.match = self.match.add(self.table.state)
            if self.match.awaits_end_draw:
                self.match = self.match.draw_for_the_end(self.match.end_card(self.rng))
        self.is_over = not self.is_match or self.match.is_over
        if not self.is_over:
            self._deal()

    def check(self, action: object) -> None:
        """Refuse what is no legal action, in a sentence that says what would be."""
        if self.is_over:
            raise ValueError("there is nothing to play: call reset to deal")
        number = getattr(action, "item", lambda: action)()
        names = self.table.encoding.ACTIONS
        if type(number) is not int or not 0 <= number < len(names):
            raise ValueError(f"an action is a whole number from 0 to {len(names) - 1}, not {action!r}")
        if not self.table.is_legal(number):
            legal = ", ".join(f"{a} ({names[a]})" for a in self.table.tables.masks[0].nonzero()[0])
            raise ValueError(f"seat {self.table.turn} may not choose {number} ({names[number]}) now; legal are {legal}")

    def names(self) -> list[str]:
        """What the seats are called in pictures."""
        return [f"player_{seat}" for seat in range(self.players)]

    def render(self, mode: str | None) -> str | NDArray[np.uint8] | None:
        """The table with all cards open: printed ("human"), as text ("ansi"), or as a picture ("rgb_array")."""
        state = self.table.state
        if mode == "rgb_array":
            return painted(state, self.names())
        text: str = self.game.picture(state.view(None), self.names(), state)
        if mode == "human":
            print(text)
        return text if mode == "ansi" else None
