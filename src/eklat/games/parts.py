"""What a room has for single games: modules that bear a game's name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from eklat.games import GAMES


class Parts(Mapping[str, ModuleType]):
    """The modules of a package, by game; each is imported when it is asked for. Not every game has one."""

    def __init__(self, package: str) -> None:
        self.package = package

    def __getitem__(self, game: str) -> ModuleType:
        if game not in self:
            raise KeyError(game)
        return import_module(f"{self.package}.{game}")

    def __contains__(self, game: object) -> bool:
        return game in GAMES and f"{game}".isidentifier() and find_spec(f"{self.package}.{game}") is not None

    def __iter__(self) -> Iterator[str]:
        return (game for game in GAMES if game in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)
