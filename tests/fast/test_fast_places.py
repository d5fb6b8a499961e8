"""The page about compiled speed names every place of a position's array."""

import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest

from eklat.games import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "fast.md"


@pytest.mark.parametrize("game", GAMES.packages)
def test_the_places_are_told_as_they_are(game: str) -> None:
    kernel = import_module(f"eklat.fast.kernels.{game}")
    table = PAGE.read_text(encoding="utf-8").partition(f"| `{game}` | place | |\n")[2].partition("\n\n")[0]
    told = {name: int(place) for name, place in re.findall(r"^\| `(\w+)` \| (\d+) \|", table, re.MULTILINE)}
    assert told == {name: getattr(kernel, name) for name in told}
    assert list(told.values()) == sorted(told.values())
    assert set(re.findall(r"\bs\[([A-Z_]+)", inspect.getsource(kernel))) <= told.keys()
