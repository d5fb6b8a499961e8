"""The demo: it plays every game to the end, by the rules, and can be watched in a terminal or read in a file."""

import io
import time
from random import Random

import pytest
from rich.console import Console

from eklat.games import GAMES
from eklat.terminal import demo
from eklat.terminal.games import desk

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
    monkeypatch.setattr(time, "sleep", pauses.append)
    out = io.StringIO()
    screen = Console(file=out, width=110, height=30, force_terminal=True)
    state = demo.watch(GAMES[name], players, Random(2), 1.0, screen)
    assert state.is_over
    assert GAMES[name].title in out.getvalue()
    assert "Score: " in out.getvalue()
    assert len(pauses) == len(state.log) + 1
    assert sum(pauses) < 90


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_narrow_terminal_shows_tricks_and_points_too(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "sleep", lambda _: None)
    out = io.StringIO()
    demo.watch(GAMES[name], players, Random(2), 1.0, Console(file=out, width=80, height=24, force_terminal=True))
    if name != "heuldoch":
        assert "trick" in out.getvalue()
        assert "points" in out.getvalue()


def test_house_rules_and_special_cards_can_be_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "sleep", lambda _: None)
    for name, players, options in (("heuldoch", 4, {"specials": True}), ("mu", 5, {"hidden_partner": True})):
        out = io.StringIO()
        screen = Console(file=out, width=110, force_terminal=True)
        for seed in range(3):
            demo.watch(GAMES[name], players, Random(seed), 1.0, screen, options)
        assert ("whoever holds it is the partner" if name == "mu" else "carousel") in out.getvalue()


@pytest.mark.parametrize("name", GAMES)
def test_all_inks_are_different(name: str) -> None:
    inks = desk(name).chips.inks
    assert len(set(inks.values())) == len(inks)


@pytest.mark.parametrize(("lang", "told"), [("de", "Spielstand: "), ("nl", "Stand: ")])
def test_it_speaks_the_language_of_whoever_watches(lang: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "sleep", lambda _: None)
    out = io.StringIO()
    demo.watch(GAMES["mu2"], 2, Random(2), 1.0, Console(file=out, width=110, force_terminal=True), language=lang)
    assert told in out.getvalue()
    assert GAMES["mu2"].called(lang) in out.getvalue()


def test_the_same_seed_shows_the_same_game() -> None:
    first, second = (demo.watch(GAMES["mu"], 4, Random(5), console=Console(file=io.StringIO())) for _ in range(2))
    assert first == second
