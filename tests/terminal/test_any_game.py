"""A game of which nobody here has heard: its rules and words are enough to play it, by keys, mouse, lines, in the demo."""

from __future__ import annotations

import asyncio
import io
import time
from dataclasses import replace
from random import Random

import guest
import pytest
from at_the_table import (
    after,
    at,
    characters,
    check_golden,
    decide,
    is_due,
    play_hand,
    snapshot_of,
    table,
    type_line,
    until,
    view_of,
)
from rich.console import Console
from scripted import Reader
from textual.pilot import Pilot

from eklat import locales
from eklat.client import CannotPlay
from eklat.games import GAMES
from eklat.terminal import demo, play
from eklat.terminal.boards import Show
from eklat.terminal.games import desk
from eklat.terminal.widgets import Paper, Touchable
from eklat.terminal.words import Words

LANGUAGES = pytest.mark.parametrize("lang", ["de", "en", "nl"])


@pytest.fixture(autouse=True)
def hoch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES.packages, "hoch", "guest")
    monkeypatch.setattr("eklat.bots.chance.Chance.games", GAMES)
    for language in locales.LANGUAGES:
        for message, text in guest.WORDS.items():
            monkeypatch.setitem(locales._written(language), message, text)


@LANGUAGES
def test_a_hand_by_keys(lang: str) -> None:
    app = table("hoch", 3, lang)

    async def story(pilot: Pilot[None]) -> None:
        screen = characters(app)
        assert screen.startswith(" Höher")
        assert " Round 1\n" in screen
        assert "crowns" in screen
        assert "stock: " in screen
        assert "▸1 Stay out" in screen
        assert " 2 Show " in screen
        check_golden(f"any-game.{lang}.txt", screen)
        assert app.words.told(view_of(app)["question"], snapshot_of(app)) in screen
        await decide(pilot, app, Random(1))
        await play_hand(pilot, app, Random(2))
        await until(pilot, lambda: app.reading.sheet is not None)
        assert "Points: Mia" in characters(app)

    at(app, story)


def test_the_board_shows_what_the_view_says() -> None:
    app = table("hoch", 4, "en", seed="5")

    async def story(pilot: Pilot[None]) -> None:
        await after(pilot, app, "enter")
        now = snapshot_of(app)
        view = view_of(app) | {"trick": ["R8", "G1"], "leader": 2, "crowns": [0, 3, 1, 0], "won": [[], ["R7"], [], ["G2"]]}
        lines = [line.plain for line in desk("hoch").board(replace(now, view=view), EN, Show(80)).lines]
        assert lines[0].split() == ["hand", "crowns", "Trick", "won"]
        assert lines[1].split()[-2:] == ["3", "R7"]
        assert lines[2].split()[-2:] == ["1", "R8"]
        assert lines[3].split()[-3:] == ["0", "G1", "G2"]
        assert lines[-1] == " stock:  G9  R9"
        told = desk("hoch").lines(replace(now, view=view), EN, is_whole=True)
        assert told[1] == f"Quarz: hand {view['hand_sizes'][1]}, crowns 3"
        assert told[4:] == ["Trick: Basalt R8, Schiefer G1", "won: Quarz R7, Schiefer G2", "stock: G9 R9"]

    at(app, story)


EN = Words("en")


def test_by_the_mouse() -> None:
    app = table("hoch", 3, "en")

    async def story(pilot: Pilot[None]) -> None:
        while snapshot_of(app).phase == "playing":
            version = snapshot_of(app).version
            region = next(region for region in app.query_one("#hand", Touchable).regions if region.place == 0)
            await pilot.click("#hand", offset=(region.x + 1, region.y))
            await pilot.click("#hand", offset=(region.x + 1, region.y))
            await until(pilot, lambda version=version: snapshot_of(app).version > version and is_due(app))  # type: ignore[misc]
        await until(pilot, lambda: app.reading.sheet is not None)
        region = app.query_one("#sheet", Paper).regions[0]
        await pilot.click("#sheet", offset=(region.x + 3, region.y + 1))
        await until(pilot, lambda: snapshot_of(app).phase == "playing")

    at(app, story)


def test_by_lines_and_with_hints() -> None:
    app = table("hoch", 3, "en")

    async def story(pilot: Pilot[None]) -> None:
        card = view_of(app)["hand"][2]
        version = snapshot_of(app).version
        await type_line(app, card.lower())
        await until(pilot, lambda: snapshot_of(app).version > version and is_due(app))
        assert f"Mia shows {card}." in app.story.lines
        await pilot.press("h")
        await until(pilot, lambda: app.deciding.note.startswith("Hint: "))
        chosen = app.deciding.choices[app.deciding.chosen].move
        assert app.deciding.note == f"Hint: {chosen}"
        for key in ("t", "l", "o"):
            await pilot.press(key)
            assert app.reading.sheet is None
        await pilot.press("question_mark")
        assert app.reading.sheet is not None

    at(app, story)


def test_cards_alone_are_pressed_like_anywhere() -> None:
    """Where every move uses a card of the hand, the cards are what one chooses from."""
    app = table("hoch", 3, "en")

    async def story(pilot: Pilot[None]) -> None:
        view = view_of(app)
        pairs = [(move, offer) for move, offer in zip(view["legal"], view["offers"], strict=True) if move != "pass"]
        legal, offers = [move for move, _ in pairs], [offer for _, offer in pairs]
        app.deciding.begin(replace(snapshot_of(app), view=view | {"legal": legal, "offers": offers}))
        assert app.deciding.how == "card"
        item = app.deciding.held[1]
        assert app.deciding.press(1) is None
        assert app.deciding.sentence() == f"Show {item.card}"
        assert app.deciding.press(1) == f"play {item.card}"

    at(app, story)


@LANGUAGES
def test_line_by_line(lang: str) -> None:
    link = play.local("hoch", 3, None, {}, "5", "Mia", lang)
    reader = Reader(link, lang, ("table", "hand", "help", "score", "lens", "nonsense"), lambda now: now.phase == "scoring")

    async def whole() -> None:
        await reader.run()
        await link.close()

    asyncio.run(whole())
    assert "Höher, 3 " in reader.text
    assert "Quarz shows " in reader.text
    assert "crowns 0" in reader.text
    assert "Points: Mia" in reader.text


def test_who_does_not_know_it_says_so() -> None:
    with pytest.raises(CannotPlay, match="The bot “expert” does not play Höher"):
        play.local("hoch", 3, "expert", {}, "5", "Mia", "en")


def test_it_can_be_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "sleep", lambda _: None)
    out = io.StringIO()
    demo.watch(GAMES["hoch"], 3, Random(2), 1.0, Console(file=out, width=90, force_terminal=True))
    assert "Anna shows " in out.getvalue()
    assert "Points: Anna" in out.getvalue()


@pytest.mark.parametrize("game", ["unheard-of", "desk", "generic", "mu.pad", "..", ""])
def test_any_name_has_a_desk(game: str) -> None:
    assert desk(game).bots == "random"
    assert Words("de").title(game) == game
