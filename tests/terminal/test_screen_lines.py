"""Lines typed at the screen: they are seen to be typed, stay when they are refused, and are completed and recalled."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import waiting
from at_the_table import after, at, characters, placed, snapshot_of, table, type_line, until, view_of
from textual.pilot import Pilot
from told import app_at, gathered, link_of, snapshot

from eklat.client import Answer
from eklat.terminal.widgets import CommandLine


def playing(state: Any) -> bool:
    return bool(state.phase == "play" and state.trick and 1 < len(state.legal) < 6)


def rows(text: str, number: int) -> list[str]:
    return text.rstrip("\n").split("\n")[-number:]


def test_a_record_needs_no_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    app = placed("mu", 5, "en", lambda state: state.phase == "play" and len(state.view(0).hand) + len(state.laid[0]) == 1)

    async def story(pilot: Pilot[None]) -> None:
        await after(pilot, app, "enter")
        await pilot.press("escape")
        await type_line(app, "save")
        await until(pilot, lambda: bool(list(tmp_path.glob("eklat-mu-*.json"))))

    at(app, story)


@pytest.mark.parametrize("lang", ["de", "en", "nl"])
def test_typing_can_be_seen(lang: str) -> None:
    app = table("mu", 4, lang, bots="novice", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        await pilot.pause()
        assert rows(characters(app), 2)[0].startswith(" : ")
        assert "Tab" not in rows(characters(app), 1)[0]
        await pilot.press("colon", "b", "i")
        await pilot.pause()
        above, line, foot = rows(characters(app), 3)
        assert above.startswith(" bid ")
        assert line.startswith(" : bi")
        assert foot.startswith(" Tab ")
        assert " Esc " in foot
        await pilot.press("escape")
        await pilot.pause()
        assert "Tab" not in rows(characters(app), 1)[0]

    at(app, story)


def test_a_refused_line_stays_until_it_is_right() -> None:
    app = placed("mu", 4, "de", playing)

    async def story(pilot: Pilot[None]) -> None:
        version, line = snapshot_of(app).version, app.query_one("#command", CommandLine)
        await pilot.press("colon", *"play R", "enter", *"x", "enter")
        await until(pilot, lambda: line.value == "play Rx" and bool(app.deciding.note))
        assert line.has_focus
        assert snapshot_of(app).version == version
        moves = app.deciding.note.partition("Möglich: ")[2].split(", ")
        assert moves == snapshot_of(app).legal
        assert moves[0] in characters(app)
        await pilot.press("backspace", "backspace", *moves[0].removeprefix("play "))
        await after(pilot, app, "enter")
        assert not line.has_focus
        assert app.deciding.note == ""

    at(app, story)


@pytest.mark.parametrize(
    ("lang", "told"),
    [("de", "Möglich: pass, bid KARTE …"), ("nl", "Mogelijk: pass, bid KAART …"), ("en", "Possible: pass, bid CARD")],
)
def test_a_refused_bid_says_how_to_bid(lang: str, told: str) -> None:
    app = table("mu", 4, lang, bots="novice", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        await type_line(app, "bid Q9")
        await until(pilot, lambda: told in app.deciding.note)
        assert told in " ".join(rows(characters(app), 4))

    at(app, story)


def test_a_colon_behind_a_refused_line_begins_another() -> None:
    app = table("mu", 4, "en", bots="novice", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        await type_line(app, "bid Q9")
        await until(pilot, lambda: bool(app.deciding.note))
        await after(pilot, app, "colon", *"pass", "enter")
        assert "You pass." in app.story.lines

    at(app, story)


def test_keys_wait_for_the_answer_and_escape_does_not() -> None:
    """At a server that takes its time."""
    app = app_at(snapshot(gathered(names=("Anna", "Bela"), bots=2)))

    async def whole() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            link, line = link_of(app), app.query_one("#command", CommandLine)
            link.may_answer.clear()
            link.answers = [Answer(False, "no")]
            await pilot.press("colon", *"start")
            app.post_message(key("enter"))
            app.post_message(key("x"))
            await waiting.until_then(lambda: len(link.said) == 1)
            for _ in range(100):  # turns in which the key could come in, if it did not wait
                await asyncio.sleep(0)
            assert line.value == "start"
            link.may_answer.set()
            await until(pilot, lambda: line.value == "startx")
            assert app.deciding.note == "No."
            await pilot.press("backspace")
            link.may_answer.clear()
            app.post_message(key("enter"))
            await waiting.until_then(lambda: len(link.said) == 2)
            await asyncio.wait_for(pilot.press("escape"), waiting.PATIENCE)
            assert not line.has_focus
            link.may_answer.set()

    asyncio.run(whole())


def key(name: str) -> Any:
    from textual import events

    return events.Key(name, name if len(name) == 1 else None)


def test_tab_goes_through_what_is_possible_and_the_arrows_through_what_was_typed() -> None:
    app = placed("mu", 4, "en", playing)

    async def story(pilot: Pilot[None]) -> None:
        line, legal = app.query_one("#command", CommandLine), snapshot_of(app).legal
        await pilot.press("colon", "tab")
        assert line.value == legal[0]
        await pilot.press("tab")
        assert line.value == legal[1]
        assert rows(characters(app), 3)[0].startswith(f" {legal[1]} · ")
        await pilot.press("shift+tab")
        assert line.value == legal[0]
        await pilot.press("escape")
        await type_line(app, "say one")
        await type_line(app, "say two")
        await until(pilot, lambda: "Mia: two" in app.story.lines)
        await pilot.press("colon", "h", "up")
        assert line.value == "say two"
        await pilot.press("up", "up")
        assert line.value == "say one"
        await pilot.press("down", "down")
        assert line.value == "h"

    at(app, story)


def test_a_long_note_is_wrapped_and_goes_with_the_next_event(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / ("folder-" * 3)
    folder.mkdir()
    monkeypatch.chdir(tmp_path)
    app = placed("heuldoch", 3, "de", lambda state: len(state.view(0).hand) == 1)

    async def story(pilot: Pilot[None]) -> None:
        await after(pilot, app, "o")
        await pilot.press("escape")
        await type_line(app, f"save {folder.relative_to(tmp_path)}/match.json")
        await until(pilot, lambda: "match.json" in app.deciding.note)
        await pilot.pause()
        assert "match.json" in "".join(rows(characters(app), 3)[:2])
        await after(pilot, app, "n", "enter")
        assert app.deciding.note == ""

    at(app, story)


def test_table_and_hand_show_the_board() -> None:
    app = table("mu", 4, "en", bots="novice", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        for word in ("table", "hand"):
            await type_line(app, word)
            await pilot.pause()
            assert app.reading.sheet is None
            assert app.deciding.note == "The table and your hand are on this screen."
        assert view_of(app)["phase"] == "auction"

    at(app, story)
