"""The rules of every game: pure, immutable, standard library only."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Literal, overload

from eklat.games.core import AnyGame, Game

if TYPE_CHECKING:
    from eklat.games.heuldoch import HeulDoch
    from eklat.games.mu import Mu
    from eklat.games.mu2 import Mu2

GROUP = "eklat.games"
"""The entry point group by which other packages offer games: `stich = "stich:GAME"`."""


class NoSuchGame(KeyError, ValueError):
    """A name that no game has; it says which games there are."""

    def __str__(self) -> str:
        return f"there is no game {self.args[0]!r}; there are {', '.join(GAMES)}"


class Games(Mapping[str, AnyGame]):
    """Games by name. Each is imported when it is first asked for, so that nobody waits for those they do not play."""

    def __init__(self, packages: dict[str, str]) -> None:
        self.packages = packages
        self._loaded: dict[str, AnyGame | None] = {}

    @overload
    def __getitem__(self, name: Literal["mu"]) -> Mu: ...
    @overload
    def __getitem__(self, name: Literal["mu2"]) -> Mu2: ...
    @overload
    def __getitem__(self, name: Literal["heuldoch"]) -> HeulDoch: ...
    @overload
    def __getitem__(self, name: str) -> AnyGame: ...
    def __getitem__(self, name: str) -> AnyGame:
        if (known := self._loaded.get(name)) is not None:
            return known
        if name in self.packages:
            game: AnyGame = import_module(self.packages[name]).GAME
            self._loaded[name] = game
            return game
        guest = self._guest(name) if name in self._offered else None
        if guest is None:
            raise NoSuchGame(name)
        return guest

    def __iter__(self) -> Iterator[str]:
        yield from self.packages
        yield from (name for name in self._offered if self._guest(name) is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    @cached_property
    def _offered(self) -> dict[str, EntryPoint]:
        """What other packages offer; none of it can take the name of a game of the house."""
        found = {entry.name: entry for entry in entry_points(group=GROUP)}
        return {name: found[name] for name in sorted(found) if name not in self.packages}

    def _guest(self, name: str) -> AnyGame | None:
        """A game from another package; one that cannot be loaded is not there, and the log says why."""
        if name not in self._loaded:
            entry = self._offered[name]
            try:
                game = entry.load()
                if not isinstance(game, Game) or game.name != name:
                    raise TypeError(f"it is {game!r}, expected a Game called {name!r}")
                self._loaded[name] = game
            except Exception as error:
                logging.getLogger("eklat").warning("the game %s cannot be had from %s: %s", name, entry.value, error)
                self._loaded[name] = None
        return self._loaded[name]


GAMES = Games({"mu": "eklat.games.mu", "mu2": "eklat.games.mu2", "heuldoch": "eklat.games.heuldoch"})
"""The one table of games. A new game of the house is a package with a `GAME`, and a name in this line; a game from elsewhere
is a package that offers it by the entry point group `eklat.games`."""
