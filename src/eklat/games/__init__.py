"""The rules of every game: pure, immutable, standard library only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from eklat.games.core import AnyGame


class Games(Mapping[str, AnyGame]):
    """Games by name. Each is imported when it is first asked for, so that nobody waits for those they do not play."""

    def __init__(self, packages: dict[str, str]) -> None:
        self.packages = packages

    def __getitem__(self, name: str) -> AnyGame:
        game: AnyGame = import_module(self.packages[name]).GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self.packages)

    def __len__(self) -> int:
        return len(self.packages)


GAMES = Games({"mu": "eklat.games.mu", "mu2": "eklat.games.mu2", "heuldoch": "eklat.games.heuldoch"})
"""The one table of games. A new game is a package with a `GAME`, and a name in this line."""
