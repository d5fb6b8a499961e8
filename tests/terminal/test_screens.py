"""The main screens at 80 × 24 as plain characters, in three languages; EKLAT_WRITE_SCREENS=1 writes them anew."""

from __future__ import annotations

from typing import Any

import pytest
from at_the_table import after, at, characters, check_golden, placed, table
from textual.pilot import Pilot

from eklat.terminal.app import TableApp

LANGUAGES = pytest.mark.parametrize("lang", ["de", "en", "nl"])


async def shown(pilot: Pilot[None], app: TableApp, name: str, lang: str) -> None:
    await pilot.pause()
    check_golden(f"{name}.{lang}.txt", characters(app))


@LANGUAGES
def test_the_auction_and_the_help(lang: str) -> None:
    app = table("mu", 5, lang, bots="novice", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press("1", "3")
        await shown(pilot, app, "mu-auction", lang)
        await pilot.press("question_mark")
        await shown(pilot, app, "help", lang)

    at(app, story)


@LANGUAGES
def test_naming_a_trump(lang: str) -> None:
    app = placed("mu", 6, lang, lambda state: state.phase == "trump")

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press("right")
        await shown(pilot, app, "mu-trump", lang)

    at(app, story)


@LANGUAGES
def test_the_play_with_its_sheets(lang: str) -> None:
    def wanted(state: Any) -> bool:
        return bool(state.phase == "play" and state.contract.vice_trump and state.trick and sum(state.points) > 10)

    app = placed("mu", 4, lang, wanted, seed=2)

    async def story(pilot: Pilot[None]) -> None:
        await after(pilot, app, "enter")
        await shown(pilot, app, "mu-play", lang)
        await pilot.press("t")
        await shown(pilot, app, "mu-lens", lang)
        await pilot.press("t", "l")
        await shown(pilot, app, "mu-last-trick", lang)
        await pilot.press("l", "e")
        await shown(pilot, app, "mu-score", lang)

    at(app, story)


@LANGUAGES
def test_the_end_of_a_hand(lang: str) -> None:
    app = placed("mu", 5, lang, lambda state: state.phase == "play" and len(state.view(0).hand) + len(state.laid[0]) == 1)

    async def story(pilot: Pilot[None]) -> None:
        await after(pilot, app, "enter")
        await shown(pilot, app, "mu-result", lang)

    at(app, story)


@LANGUAGES
def test_mu_for_two(lang: str) -> None:
    app = placed("mu2", 2, lang, lambda state: state.phase == "discard")

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press("2", "4")
        await shown(pilot, app, "mu2-discard", lang)
        await after(pilot, app, "1", "3", "enter")
        await after(pilot, app, "enter")
        await shown(pilot, app, "mu2-play", lang)

    at(app, story)


@LANGUAGES
def test_heuldoch(lang: str) -> None:
    def wanted(state: Any) -> bool:
        lays = [str(move).split()[1] for move in state.legal if str(move).startswith("lay")]
        return len(state.log) > 20 and len(lays) > len(set(lays))

    app = placed("heuldoch", 4, lang, wanted, seed=5, specials=True)

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press("1", "1")
        await shown(pilot, app, "heuldoch-choice", lang)

    at(app, story)


@LANGUAGES
def test_the_end_of_heuldoch(lang: str) -> None:
    app = placed("heuldoch", 5, lang, lambda state: len(state.view(0).hand) == 1)

    async def story(pilot: Pilot[None]) -> None:
        await after(pilot, app, "o")
        await shown(pilot, app, "heuldoch-result", lang)

    at(app, story)


def test_a_big_window_is_used() -> None:
    app = table("mu", 4, "en", bots="novice", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press("2")
        await shown(pilot, app, "mu-wide", "en")

    at(app, story, (120, 40))


def test_a_window_that_is_too_small_says_so() -> None:
    app = table("heuldoch", 3, "en", bots="novice")

    async def story(pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "80 × 24" in characters(app)

    at(app, story)
