"""Records of one's own, clocks, long sheets."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from at_the_table import at, characters, placed, press, snapshot_of, table, type_line, until, view_of
from scripted import Reader
from textual.pilot import Pilot
from typer.testing import CliRunner

from eklat.cli import app as eklat
from eklat.client import Snapshot
from eklat.games.said import Who, said
from eklat.terminal import describe, keeping, play, sheets
from eklat.terminal.ask import clock_sentences, turn_sentence
from eklat.terminal.help import help_sheet
from eklat.terminal.words import Words, clock


def test_a_finished_match_is_saved_as_a_record_that_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    app = placed("heuldoch", 3, "en", lambda state: len(state.view(0).hand) == 1)

    async def story(pilot: Pilot[None]) -> None:
        await press(app, "w", "enter")
        await until(pilot, lambda: bool(app.deciding.note))
        assert app.deciding.note == "There is no finished hand to save yet."
        await press(app, "o")
        await until(pilot, lambda: snapshot_of(app).phase == "over")
        await press(app, "w")
        await press(app, "enter")
        await until(pilot, lambda: "The record of 1 hand is in" in app.deciding.note)
        await type_line(app, f"save {next(tmp_path.iterdir()).name}")
        await until(pilot, lambda: "is there already: save needs another name." in app.deciding.note)

    at(app, story)
    (file,) = tmp_path.glob("*.json")
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["players"] == ["Mia", "Quarz", "Basalt"]
    result = CliRunner().invoke(eklat, ["verify", str(file)])
    assert result.exit_code == 0, result.output


def test_a_match_is_saved_line_by_line(tmp_path: Path) -> None:
    link = play.local("mu", 3, "random", {}, "1", "Mia", "de")
    file = tmp_path / "partie.json"
    reader = Reader(link, "de", [f"save {file}"], lambda snapshot: snapshot.phase in ("scoring", "over"))
    saved: list[str] = []

    async def whole() -> None:
        await reader.run()
        assert reader.now is not None
        for name in (str(file), str(file), str(tmp_path / "nowhere" / "x.json")):
            saved.append(await keeping.save(link, name, reader.now, Words("de")))
        await link.close()

    asyncio.run(whole())
    assert "Noch ist keine Runde zu Ende" in reader.text
    assert saved[0] == f"Das Protokoll (1 Runde) liegt in {file}."
    assert saved[1] == f"{file} gibt es schon: Nimm hinter sichern einen anderen Namen."
    assert "kann nicht geschrieben werden: " in saved[2]
    assert CliRunner().invoke(eklat, ["verify", str(file)]).exit_code == 0


@pytest.mark.parametrize(("seconds", "shown"), [(0, "0:00"), (59.9, "0:59"), (61, "1:01"), (3600, "1:00:00")])
def test_clocks_are_read_as_clocks(seconds: float, shown: str) -> None:
    assert clock(seconds) == shown


def at_the_clock(per: str, turn: int, left: float, kind: str = "person", **more: Any) -> Snapshot:
    seats = [{"kind": kind, "shown": name, "bot": None} for name in ("Mia", "Ben", "Zoe")]
    table = {
        "settings": {"game": "mu", "practice": False, "clock": {"per": per, "seconds": 60, "increment": 0}}, "seats": seats,
        "phase": "playing", "turn": turn, "paused": False, "take_back": None,
        "clock": {"now": 0.0, "deadline": time.monotonic() + left, "is_up": False, "left": [42.0, 50.0, 60.0], "waits": []},
    }  # fmt: skip
    question = said("mu-ask-bid", who=Who(turn)).to_json()
    return Snapshot(9, 0, table, {"phase": "auction", "max_bid": 1, "legal": ["pass"], "question": question}, **more)


def test_whose_time_is_told() -> None:
    words = Words("en")
    assert clock_sentences(at_the_clock("match", 1, 30.5), words) == ["Ben has 0:30 left.", "You have 0:42 left."]
    assert clock_sentences(at_the_clock("move", 1, 30.5), words) == ["Ben has 0:30 left."]
    assert clock_sentences(at_the_clock("move", 0, 9.5), words) == ["You have 0:09 left."]
    assert turn_sentence(at_the_clock("move", 1, 5), words) == "Ben bids or passes"
    assert turn_sentence(at_the_clock("move", 1, -5), words) == "Ben’s time is up: wait 1, or stand-in 1."
    gone = at_the_clock("move", 1, 5, presence={"away": [1]})
    assert turn_sentence(gone, words) == "Ben is away: wait 1, or stand-in 1."
    gone.table["seats"][1]["kind"] = "empty"
    assert turn_sentence(gone, words) == "Ben has left the table: wait 1, or stand-in 1."


def test_who_is_ready_hears_for_whom_everybody_waits() -> None:
    now = at_the_clock("move", 1, 5)
    now.table.update(phase="scoring", turn=None, host=0, ready={"seats": [0], "until": 9.0})
    assert turn_sentence(now, Words("en")) == "You are ready, and wait for Ben and Zoe. next now goes on without them."
    now.table["host"] = 1
    assert turn_sentence(now, Words("de")) == "Du bist bereit und wartest auf Ben und Zoe."


def test_a_long_score_sheet_is_scrolled() -> None:
    app = table("mu", 4, "en", bots="novice", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        app.story.hands = [{"event": "hand-over", "scores": [number, -number, 0, 5]} for number in range(40)]
        await pilot.press("e")
        await pilot.pause()
        screen = characters(app)
        assert "↑ ↓ scroll" in screen
        assert "total" in screen
        assert "│ 40 " in screen
        assert "│ 1  " not in screen
        await pilot.press("home")
        await pilot.pause()
        assert "│ 1  " in characters(app)
        await pilot.press("pagedown", "down", "up", "end", "escape")
        await pilot.press("e")
        await pilot.resize_terminal(70, 22)
        await pilot.pause()
        assert "total" in characters(app)

    at(app, story)
    lines = describe.score_lines(snapshot_of(app), Words("de"), app.story.hands)
    assert lines[1] == "Runde 2: Mia +1, Quarz −1, Basalt 0, Schiefer +5"
    assert len(lines) == 41


FULL = [
    ("mu", 6, {}, "auction"), ("mu", 6, {}, "trump"), ("mu", 6, {}, "play"),
    ("mu2", 2, {}, "discard"), ("mu2", 2, {}, "play"), ("heuldoch", 6, {"specials": True}, "play"),
]  # fmt: skip


@pytest.mark.parametrize("lang", ["de", "en", "nl"])
@pytest.mark.parametrize(("game", "players", "options", "phase"), FULL, ids=str)
def test_no_word_is_cut_off(game: str, players: int, options: dict[str, Any], phase: str, lang: str) -> None:
    """The fullest tables, at 80 × 24 and in a big window: every sentence is there to its end."""
    busy = 40 if game == "heuldoch" else 12

    def wanted(state: Any) -> bool:
        if phase == "play":
            return len(state.log) > busy and (game == "heuldoch" or state.phase == "play")
        return bool(state.phase == phase and (phase != "auction" or len(state.log) > 5))

    app = placed(game, players, lang, wanted, **options)

    async def story(pilot: Pilot[None]) -> None:
        for size in ((80, 24), (120, 40)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            snapshot, words = snapshot_of(app), app.words
            screen = characters(app)
            lines = screen.splitlines()
            assert len(lines) == size[1]
            assert "…" not in screen
            assert turn_sentence(snapshot, words) in screen
            assert app.deciding.sentence() in screen
            assert f"? {words('term-foot-help')}" in lines[-1]
            assert all(
                f"{entry.key} {app.desk.say(words, f'foot-{entry.word}')}" in lines[-1] for entry in app.painter.entries[:3]
            )
            assert all(name in screen for name in snapshot.names)
            for choice in app.deciding.choices:
                assert choice.label.plain in screen
            held = [item.card for item in app.deciding.held if len(item.card) == 2]
            assert size == (120, 40) or all(card in screen for card in held)
            for sheet in (help_sheet(words, game), sheets.score_sheet(snapshot, words, app.story.hands)):
                shown = sheet.paint(size[0], 100).plain
                assert all(line.plain.rstrip() in shown for line in sheet.lines)
        assert view_of(app)

    at(app, story)
