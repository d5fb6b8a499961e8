"""The demo: it plays every game to the end, by the rules, and can be watched in a terminal or read in a file."""

import io
from random import Random

import pytest
from rich.console import Console

from eklat.games import GAMES
from eklat.terminal import demo

TABLES = [(name, players) for name, game in GAMES.items() for players in game.players]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_can_be_read_in_a_file(name: str, players: int) -> None:
    out = io.StringIO()
    state = demo.watch(GAMES[name], players, Random(1), console=Console(file=out, width=100))
    assert state.is_over
    assert "Anna" in out.getvalue()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_can_be_watched(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(demo.time, "sleep", pauses.append)
    out = io.StringIO()
    screen = Console(file=out, width=110, height=30, force_terminal=True)
    state = demo.watch(GAMES[name], players, Random(2), 1.0, screen)
    assert state.is_over
    assert GAMES[name].title in out.getvalue()
    assert "Scores:" in out.getvalue()
    assert len(pauses) == len(state.log) + 1
    assert sum(pauses) < 90


def test_the_same_seed_shows_the_same_game() -> None:
    first, second = (demo.watch(GAMES["mu"], 4, Random(5), console=Console(file=io.StringIO())) for _ in range(2))
    assert first == second
