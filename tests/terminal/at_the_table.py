"""Somebody who plays at a terminal by the keys alone, and screens as plain characters."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import waiting
from textual import events
from textual.pilot import Pilot

from eklat.client import Snapshot
from eklat.table import Table
from eklat.terminal import play
from eklat.terminal.app import TableApp
from eklat.terminal.hand import KEYS
from eklat.terminal.local import YOU, LocalLink, new_table
from eklat.terminal.saves import SavedGame
from eklat.terminal.words import Words

GOLDEN = Path(__file__).parent / "screens"
MU: list[tuple[str, int, dict[str, Any]]] = [("mu", players, {}) for players in (3, 4, 5, 6)]
HEULDOCH: list[tuple[str, int, dict[str, Any]]] = [
    ("heuldoch", players, {"specials": players > 4}) for players in (3, 4, 5, 6)
]
TABLES = [*MU, ("mu", 4, {"hidden_partner": True}), ("mu2", 2, {}), *HEULDOCH]
"""Every game and number of players."""
KEY_NAMES = {"-": "minus", "=": "equals_sign"}


def table(
    game: str, players: int | None = None, lang: str = "en", bots: str = "random", seed: str = "7", **options: Any
) -> TableApp:
    """An app at a new table of this machine, without pauses."""
    return TableApp(play.local(game, players, bots, options, seed, "Mia", lang), Words(lang), pace=0)


def placed(game: str, players: int, lang: str, wanted: Callable[[Any], bool], seed: int = 1, **options: Any) -> TableApp:
    """An app at a table where our decision in this position of the game is due; everybody got there by chance."""
    table, answer = new_table(game, players, "novice", "Mia", options, str(seed))
    events, rng = list(answer.events), Random(seed)
    while not (table.turn == 0 and wanted(table.state)):
        if table.phase == "over":
            return placed(game, players, lang, wanted, seed + 1, **options)
        answer = _some_step(table, rng)
        events += answer.events
        table = answer.table
    saved = SavedGame.fresh()
    saved.add(events)
    return TableApp(LocalLink(table, saved, lang, str(seed)), Words(lang), pace=0)


def _some_step(table: Table, rng: Random) -> Any:
    if table.phase == "scoring":
        return table.next_hand(YOU, 0.0)
    assert table.state is not None
    assert table.turn is not None
    legal = table.state.legal
    passes = [move for move in legal if str(move) == "pass"] if len(legal) < 40 else [legal[0]]
    move = str(rng.choice(passes) if passes and str(passes[0]) == "pass" and rng.random() < 0.6 else rng.choice(legal))
    if table.turn == 0:
        return table.move(YOU, move, f"m{table.version}", table.version, 0.0)
    return table.bot_move(table.turn, move, table.version, 0.0)


def at(app: TableApp, story: Callable[[Pilot[None]], Coroutine[Any, Any, None]], size: tuple[int, int] = (80, 24)) -> None:
    """Sit down, wait for the first decision, and do something."""

    async def whole() -> None:
        async with app.run_test(size=size) as pilot:
            await until(pilot, lambda: is_due(app))
            await story(pilot)

    asyncio.run(whole())


def snapshot_of(app: TableApp) -> Snapshot:
    assert app.snapshot is not None
    return app.snapshot


def view_of(app: TableApp) -> dict[str, Any]:
    view = snapshot_of(app).view
    assert view is not None
    return view


def characters(app: TableApp) -> str:
    """The screen as plain characters."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips) + "\n"


def check_golden(name: str, text: str) -> None:
    """Compare with the snapshot that is checked in; EKLAT_WRITE_SCREENS=1 writes it instead."""
    file = GOLDEN / name
    if os.environ.get("EKLAT_WRITE_SCREENS"):
        file.write_text(text, encoding="utf-8")
    assert file.exists(), f"there is no {file}: EKLAT_WRITE_SCREENS=1 writes it"
    assert text == file.read_text(encoding="utf-8")


async def until(pilot: Pilot[None], wanted: Callable[[], bool]) -> None:
    """Wait for something to be true, and then for the screen to show it."""
    await waiting.until_then(wanted)
    painted = asyncio.Event()
    pilot.app.call_after_refresh(painted.set)
    await painted.wait()


def is_due(app: TableApp) -> bool:
    snapshot = app.snapshot
    return snapshot is not None and (snapshot.is_my_turn or snapshot.phase in ("scoring", "over"))


async def press(app: TableApp, *keys: str) -> None:
    """Press keys as a pilot does, without the pauses by which it waits for an idle moment: what they set off goes on."""
    characters_of = {"colon": ":", "minus": "-", "equals_sign": "=", "space": " "}
    for key in keys:
        app.post_message(events.Key(key, characters_of.get(key, key if len(key) == 1 else None)))
        for place in (app, app.focused or app.screen, app.screen, app):  # the way that a key takes
            done = asyncio.Event()
            place.call_later(done.set)
            await done.wait()


async def after(pilot: Pilot[None], app: TableApp, *keys: str) -> None:
    """Press keys, and wait until something has happened at the table and it is up to us again."""
    version = snapshot_of(app).version
    await pilot.press(*keys)
    await until(pilot, lambda: snapshot_of(app).version > version and is_due(app))


async def type_line(app: TableApp, text: str) -> None:
    """Type a line and send it."""
    await press(app, "colon")
    app.query_one("#command").value = text  # type: ignore[attr-defined]
    await press(app, "enter")


async def decide(pilot: Pilot[None], app: TableApp, rng: Random) -> None:
    """Make some legal move by keys."""
    snapshot, deciding = snapshot_of(app), app.deciding
    if deciding.how == "cards":
        await press(app, *_lay(view_of(app), rng))
    elif deciding.how == "choice":
        await press(app, *["right"] * rng.randrange(len(deciding.choices)), "enter")
    else:
        held = deciding.held
        place = rng.choice([place for place, item in enumerate(held) if deciding.is_usable(item)])
        steps = (place - deciding.cursor) % len(held)
        key = KEYS[place] if place < len(KEYS) else ""
        await press(app, *([KEY_NAMES.get(key, key)] if key and steps > 1 else ["right"] * steps), "enter")
        if deciding.how == "choice" and app.snapshot is snapshot:
            await press(app, *["down"] * rng.randrange(len(deciding.choices)), "enter")
    await until(pilot, lambda: snapshot_of(app).version > snapshot.version)


def _lay(view: dict[str, Any], rng: Random) -> list[str]:
    if "discard" in view:
        return ["1", "2", "3", "4", "enter"]
    if view.get("max_bid", 0) and rng.random() < 0.4:
        keys = "1234567890-="[: min(view["max_bid"], len(view["hand"]), 2)]
        return [*(KEY_NAMES.get(key, key) for key in keys), "enter"]
    return ["p"]


async def play_hand(
    pilot: Pilot[None], app: TableApp, rng: Random, each: Callable[[], Awaitable[bool]] | None = None
) -> None:
    """Play until the hand is over, or `each`, which is called before every decision, has seen enough."""
    while True:
        await until(pilot, lambda: is_due(app))
        if snapshot_of(app).phase != "playing":
            return
        if each is not None and await each():
            return
        await decide(pilot, app, rng)
