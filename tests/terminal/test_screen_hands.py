"""Whole hands at 80 × 24, by the keys alone, in every game and number of players; and wrong input at every prompt."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from at_the_table import at, characters, picture_of, play_hand, table, type_line
from textual.pilot import Pilot

from eklat.terminal.sheets import Sheet

MU: list[tuple[str, int, dict[str, Any]]] = [("mu", players, {}) for players in (3, 4, 5, 6)]
HEULDOCH: list[tuple[str, int, dict[str, Any]]] = [
    ("heuldoch", players, {"specials": players == 5}) for players in (3, 4, 5, 6)
]
TABLES = [*MU, ("mu", 4, {"hidden_partner": True}), ("mu2", 2, {}), *HEULDOCH]


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_a_hand_by_keys(game: str, players: int, options: dict[str, Any]) -> None:
    app = table(game, players, "de", **options)
    number = 0

    async def story(pilot: Pilot[None]) -> None:
        async def each() -> bool:
            nonlocal number
            number += 1
            if number == 5:
                await pilot.resize_terminal(120, 40)
            if number == 7:
                await pilot.resize_terminal(80, 24)
            screen = characters(app).splitlines()
            width, height = app.size
            assert len(screen) == height
            assert all(len(line) <= width for line in screen)
            assert "Du bist dran" in "".join(screen)
            return False

        await play_hand(pilot, app, Random(3), each)
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        assert picture_of(app).phase in ("scoring", "over")

    at(app, story)
    assert number > 3


@pytest.mark.parametrize(("game", "players", "options"), [MU[0], ("mu2", 2, {}), HEULDOCH[2]], ids=str)
def test_wrong_input_at_every_prompt_gets_a_sentence_and_changes_nothing(
    game: str, players: int, options: dict[str, Any]
) -> None:
    app = table(game, players, "en", seed="2", **options)
    asked: set[str] = set()

    async def story(pilot: Pilot[None]) -> None:
        async def each() -> bool:
            picture = picture_of(app)
            assert picture.view is not None
            if picture.view["phase"] in asked:
                return "play" in asked
            asked.add(picture.view["phase"])
            for text in ("play X9", "lay A1 9", "trump Q", "bid", "nonsense"):
                await type_line(pilot, app, text)
                assert app.deciding.note
                assert picture_of(app).version == picture.version
            return False

        await play_hand(pilot, app, Random(1), each)

    at(app, story)
    assert asked
