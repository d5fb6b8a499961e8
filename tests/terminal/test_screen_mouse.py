"""Everything can be done by the mouse alone."""

from __future__ import annotations

import asyncio
from typing import Any

from at_the_table import at, characters, is_due, placed, snapshot_of, table, until, view_of
from textual.pilot import Pilot

from eklat.terminal.app import TableApp
from eklat.terminal.games.heuldoch.board import FITS
from eklat.terminal.widgets import Paper, Touchable


async def click(pilot: Pilot[None], app: TableApp, text: str) -> None:
    """Click on what stands in the last line."""
    y = app.size.height - 1
    assert text in characters(app).splitlines()[y]
    await pilot.click(offset=(characters(app).splitlines()[y].index(text), y))


async def click_card(pilot: Pilot[None], app: TableApp, place: int) -> None:
    region = next(region for region in app.query_one("#hand", Touchable).regions if region.place == place)
    await pilot.click("#hand", offset=(region.x + 1, region.y))


def test_an_auction_and_sheets_by_the_footer() -> None:
    app = table("mu", 4, "en", bots="novice", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        version = snapshot_of(app).version
        await click_card(pilot, app, 1)
        assert app.deciding.picked == [1]
        await click(pilot, app, "Enter lay")
        await until(pilot, lambda: snapshot_of(app).version > version and is_due(app))
        assert any(line.startswith("You lay ") for line in app.story.lines)
        version = snapshot_of(app).version
        if "pass" in snapshot_of(app).legal:
            await click(pilot, app, "p pass")
            await until(pilot, lambda: snapshot_of(app).version > version and is_due(app))
            assert "You pass." in app.story.lines
        await click(pilot, app, "? help")
        assert app.reading.sheet is not None
        paper = app.query_one("#sheet", Paper)
        region = paper.regions[-1]
        await pilot.click("#sheet", offset=(region.x + 3, region.y + 1))
        assert app.reading.sheet is None
        await click(pilot, app, ": type")
        assert app.typed.is_open
        await pilot.pause()
        await click(pilot, app, "Tab completes")
        await pilot.pause()
        assert app.typed.line.value
        await click(pilot, app, "Esc back")
        assert not app.typed.is_open
        await pilot.press("c", *"hi")
        await pilot.pause()
        await click(pilot, app, "Enter sends")
        await until(pilot, lambda: "Mia: hi" in app.story.lines)

    at(app, story)


def test_the_next_hand_by_the_foot_of_the_sheet() -> None:
    app = placed("mu", 5, "en", lambda state: state.phase == "play" and len(state.view(0).hand) + len(state.laid[0]) == 1)

    async def story(pilot: Pilot[None]) -> None:
        hand = snapshot_of(app).table["hand"]
        await click(pilot, app, "Enter play")
        await until(pilot, lambda: snapshot_of(app).phase == "scoring")
        await until(pilot, lambda: app.reading.sheet is not None)
        await pilot.click(offset=(0, 0))
        assert app.reading.sheet is None
        await click(pilot, app, "Enter go on")
        await pilot.pause()
        region = app.query_one("#sheet", Paper).regions[0]
        await pilot.click("#sheet", offset=(region.x + 3, region.y + 1))
        await until(pilot, lambda: snapshot_of(app).table["hand"] == hand + 1)

    at(app, story)


def test_a_lifted_card_can_be_clicked_where_it_was_and_where_it_is() -> None:
    app = table("mu", 4, "en", bots="novice", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        rows = sorted({region.y for region in app.query_one("#hand", Touchable).regions if region.place == 0})
        assert len(rows) == 3
        for expected, row in (([0], rows[1]), ([], rows[1]), ([0], rows[0]), ([], rows[0])):
            await pilot.click("#hand", offset=(9, row))
            assert app.deciding.picked == expected

    at(app, story)


def choosing(state: Any) -> bool:
    lays = [str(move).split()[1] for move in state.legal if str(move).startswith("lay")]
    return len(state.log) > 8 and len(lays) > len(set(lays))


def test_a_lifted_card_lights_its_piles_and_a_click_lays_it() -> None:
    app = placed("heuldoch", 4, "en", choosing, seed=5)

    async def story(pilot: Pilot[None]) -> None:
        version, legal = snapshot_of(app).version, snapshot_of(app).legal
        lays = [move.split() for move in legal if move.startswith("lay")]
        card = next(card for _, card, _ in lays if sum(one[1] == card for one in lays) == 2)
        piles = {int(pile) for _, one, pile in lays if one == card}
        assert app.deciding.targets() == ({}, None)
        place = next(place for place, item in enumerate(app.deciding.held) if item.card == card)
        await click_card(pilot, app, place)
        lit, _ = app.deciding.targets()
        assert {pile for pile, sign in lit.items() if FITS in sign} == piles
        await pilot.pause()
        assert characters(app).count("┏") == 2
        pile = min(piles)
        region = next(region for region in app.query_one("#board", Touchable).regions if region.place == pile)
        await pilot.click("#board", offset=(region.x + 3, 2))
        await until(pilot, lambda: snapshot_of(app).version > version)
        assert [0, f"lay {card} {pile}"] in [list(one) for one in view_of(app)["log"]]

    at(app, story)


def test_clicks_beside_everything_do_nothing() -> None:
    app = table("heuldoch", 3, "en", bots="novice", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        version = snapshot_of(app).version
        for y in range(app.size.height):
            await pilot.click(offset=(79, y))
        await asyncio.sleep(0)
        assert snapshot_of(app).version == version

    at(app, story)
