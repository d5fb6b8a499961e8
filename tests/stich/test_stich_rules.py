"""A game from another package keeps every promise that the games of the house keep."""

from __future__ import annotations

import importlib.util
import json
import logging
import os
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from eklat.games import GAMES, Games
from eklat.games.core import AnyGame, Match
from eklat.locales import LANGUAGES, guest_catalogue
from eklat.records import Record, verdict

TABLES = 9 if os.environ.get("EKLAT_LONG") else 5


@pytest.fixture
def conformance(stich: AnyGame) -> ModuleType:
    """The conformance suite, made anew with this game in the table of games."""
    path = Path(__file__).parents[1] / "conformance" / "test_conformance.py"
    spec = importlib.util.spec_from_file_location("conformance_with_a_guest", path)
    assert spec is not None
    assert spec.loader is not None
    suite = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(suite)
    return suite


@pytest.mark.parametrize("place", [0, *(pytest.param(place, marks=pytest.mark.no_cover) for place in range(1, TABLES))])
def test_it_passes_the_conformance_suite(conformance: ModuleType, place: int) -> None:
    tables = [table for table in conformance.TABLES if table[0] == "stich"]
    assert len(tables) == TABLES
    checks = {name: check for name, check in vars(conformance).items() if name.startswith("test_")}
    assert len(checks) >= 11
    name, players, options = tables[place]
    for check in checks.values():
        takes = check.__code__.co_varnames[: check.__code__.co_argcount]
        if "options" in takes:
            check(name, players, options)
        elif not options and "players" in takes:
            check(name, players)
        elif not options:
            check(name)


def test_its_records_hold(stich: AnyGame, conformance: ModuleType) -> None:
    states = conformance.some_game(stich, 5, stich.rules(), conformance.Random(1))
    match = Match.of(stich, 5).add(states[-1])
    record = Record.of(stich, conformance.NAMES[:5]).add(states[-1], match)
    assert verdict(Record.read(json.loads(str(record)))).ok
    assert sum(match.scores) == 60


def test_it_speaks_every_language(stich: AnyGame) -> None:
    state = stich.start(stich.deal(Random(1), 4))
    said = {language: state.view(state.turn).question.say(language, None, state.turn) for language in LANGUAGES}
    assert said == {
        "de": "Du bist dran: Spiel eine Karte an",
        "en": "Your turn: lead any card",
        "nl": "Jouw beurt: kom uit met een kaart",
    }
    for language in LANGUAGES:
        assert "stich-told-trick" in guest_catalogue(language, "stich")


def test_without_it_nobody_knows_it() -> None:
    assert "stich" not in GAMES
    assert guest_catalogue("en", "stich") == ""
    with pytest.raises(KeyError):
        GAMES["stich"]


@pytest.mark.parametrize("value", ["no_such_package:GAME", "json:dumps", "eklat.games.mu:GAME"])
def test_a_package_that_offers_no_such_game_takes_nobodys_place(
    value: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    games = Games({"mu": "eklat.games.mu"})
    offered = {"odd": EntryPoint("odd", value, "eklat.games")}
    monkeypatch.setitem(games.__dict__, "_offered", offered)
    with caplog.at_level(logging.WARNING):
        assert list(games) == ["mu"]
        assert "odd" not in games
    (told,) = [record.getMessage() for record in caplog.records]
    assert told.startswith("the game odd cannot be had from ")
    assert len(games) == 1
