"""Whole hands at 80 × 24, by the keys alone, in every game.

At every prompt something wrong is typed and pressed, and the window gets another size in between. EKLAT_LONG=1 tries
everything wrong at every prompt, with every number of players.
"""

from __future__ import annotations

import os
from itertools import cycle
from random import Random
from typing import Any

import pytest
from at_the_table import KEY_NAMES, TABLES, at, characters, play_hand, press, snapshot_of, table, type_line, until
from clumsy import WRONG_LINES
from textual.pilot import Pilot

from eklat.terminal.app import TableApp
from eklat.terminal.hand import KEYS

SIZES = {4: (120, 40), 6: (60, 20), 8: (80, 24)}
"""Before which decision the window gets another size."""
LONG = bool(os.environ.get("EKLAT_LONG"))
SHORT = [
    ("mu", 4, {"hidden_partner": True}),
    ("mu2", 2, {}),
    ("heuldoch", 5, {"specials": True}),
]
WRONG_KEYS = ("dim", "too-many", "nothing", "beyond", "strange", "empty")


async def press_wrong(pilot: Pilot[None], app: TableApp, kind: str) -> None:
    """Keys that mean nothing here, or something that may not be."""
    deciding = app.deciding
    match kind:
        case "dim" if deciding.how == "card":  # a card that may not be played, if there is one
            dim = [place for place, item in enumerate(deciding.held) if not deciding.is_usable(item)]
            if dim:
                key = KEYS[dim[0]] if dim[0] < len(KEYS) else "f5"
                await press(app, KEY_NAMES.get(key, key), "enter")
                if dim[0] < len(KEYS):
                    await until(pilot, lambda: bool(app.deciding.note))
        case "too-many" if deciding.how == "cards":  # every card there is
            await press(app, *(KEY_NAMES.get(key, key) for key in KEYS[: len(deciding.held)]))
            assert app.deciding.note
        case "nothing" if deciding.how == "cards":
            await press(app, "escape", "enter")
            await until(pilot, lambda: bool(app.deciding.note))
        case "beyond":
            await press(app, "equals_sign", "up", "left")
        case "empty":
            await press(app, "colon", "enter")
        case _:
            await press(app, "f7", "x", "tab", "n", "ctrl+x", *(["p"] if "pass" not in snapshot_of(app).legal else []))
    await press(app, "escape")


@pytest.mark.parametrize(("game", "players", "options"), TABLES if LONG else SHORT, ids=str)
def test_a_hand_by_keys_with_wrong_input_at_every_prompt(game: str, players: int, options: dict[str, Any]) -> None:
    app = table(game, players, "de", **options)
    lines, keys = cycle(WRONG_LINES), cycle(WRONG_KEYS)
    number = 0

    async def story(pilot: Pilot[None]) -> None:
        async def each() -> bool:
            nonlocal number
            number += 1
            if number in SIZES:
                await pilot.resize_terminal(*SIZES[number])
                await until(pilot, lambda: len(characters(app).splitlines()) == app.size.height == SIZES[number][1])
            screen = characters(app).splitlines()
            width, height = app.size
            assert len(screen) == height
            assert all(len(line) <= width for line in screen)
            assert "Du bist dran" in "".join(screen)
            snapshot = snapshot_of(app)
            for _ in WRONG_LINES if LONG else (1,):
                text = next(lines)
                app.deciding.note = ""
                await type_line(app, text)
                await until(pilot, lambda: bool(app.deciding.note))
                await press_wrong(pilot, app, next(keys))
                assert snapshot_of(app).version == snapshot.version, f"{text!r} has changed something"
                assert app.reading.sheet is None
            return False

        await play_hand(pilot, app, Random(3), each)
        await pilot.pause()
        assert app.reading.sheet is not None
        assert app.reading.sheet.is_result
        assert snapshot_of(app).phase in ("scoring", "over")

    at(app, story)
    assert number > 3
