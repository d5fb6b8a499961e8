"""What the screen says about the table: lobby, people, connection, bars, sizes, help, title."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import pytest
from at_the_table import TABLES, after, at, characters, placed, press, snapshot_of, table, until, view_of
from textual.pilot import Pilot
from told import app_at, changed, gathered, link_of, snapshot

from eklat.client import Snapshot, Update
from eklat.terminal import bars, boards, footer, sheets, window
from eklat.terminal.app import TableApp
from eklat.terminal.games import desk
from eklat.terminal.help import help_sheet
from eklat.terminal.words import Words

EN = Words("en")


def sit_at(app: TableApp, story: Callable[[Pilot[None]], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: app.snapshot is not None)
            await story(pilot)

    asyncio.run(whole())


# Before the match ---------------------------------------------------------------------------------------------------------


def test_the_lobby_says_who_is_here_and_what_is_waited_for() -> None:
    app = app_at(snapshot(gathered(names=("Anna", "Bela"), bots=1), here=[0]))

    async def story(pilot: Pilot[None]) -> None:
        text = characters(app)
        assert "To join: http://cards.example:8000/t/abc123" in text
        assert " 0 Anna    you · host" in text
        assert " 1 Bela    away" in text
        assert "bot, club player" in text
        assert " 3 free" in text
        assert "One seat is still free." in text
        assert "last trick" not in text
        full = snapshot(gathered(names=("Anna", "Bela"), bots=2), here=[0, 1])
        link_of(app).update.put_nowait(Update(full))
        await until(pilot, lambda: "Enter or start begins" in characters(app))
        assert " 1 Bela      here" in characters(app)
        await pilot.press("enter")
        assert link_of(app).said == [("start", {})]

    sit_at(app, story)


def test_who_is_no_host_reads_who_begins() -> None:
    app = app_at(snapshot(gathered(names=("Anna", "Bela"), bots=2), 1))

    async def story(pilot: Pilot[None]) -> None:
        assert "All seats are taken. Anna begins the match." in characters(app)
        assert "Enter begin" not in characters(app)

    sit_at(app, story)


# People -------------------------------------------------------------------------------------------------------------------


def begun(game: str = "mu", players: int = 4, names: tuple[str, ...] = ("Anna", "Bela")) -> Snapshot:
    return snapshot(gathered(game, players, names, players - len(names)).start("p0", 0.0).table)


@pytest.mark.parametrize(("game", "players"), [("mu", 4), ("mu", 6), ("mu2", 2), ("heuldoch", 6)])
def test_away_is_a_word_behind_the_whole_name(game: str, players: int) -> None:
    one = begun(game, players, ("Anna", "Web-Bela"))
    found = desk(game).board(replace(one, presence={"here": [0], "away": [1]}), EN, boards.Show(80)).lines
    whole = "\n".join(line.plain for line in found)
    assert "(away)" in whole
    assert ("Web-Bela (away)" in whole) is (game != "heuldoch")


def test_a_long_name_leaves_a_gap() -> None:
    one = begun(names=("Anna", "Maximilian-Alexander-von-und-zu-Berge"))
    line = next(line.plain for line in desk("mu").board(one, EN, boards.Show(80)).lines if "Maximil" in line.plain)
    assert "Maximilian… " in line


def test_a_bot_in_ones_place_and_a_lost_connection_are_said_all_the_time() -> None:
    first = begun()
    app = app_at(first)

    async def story(pilot: Pilot[None]) -> None:
        seats = [{"kind": "stand-in", "shown": "Anna", "bot": "club"}, *first.table["seats"][1:]]
        link_of(app).update.put_nowait(Update(changed(first, seats=seats)))
        await until(pilot, lambda: "A bot plays for you: back" in characters(app))
        link_of(app).update.put_nowait(Update(first, notice="lost"))
        await until(pilot, lambda: "Your move is kept and sent when it is back." in characters(app))
        link_of(app).update.put_nowait(Update(first))
        await pilot.pause()
        assert "Your move is kept" in characters(app)
        link_of(app).update.put_nowait(Update(first, notice="back"))
        await until(pilot, lambda: "Your move is kept" not in characters(app))
        link_of(app).update.put_nowait(Update(first, notice="closed", sentence="There is no such table."))
        await until(pilot, lambda: "There is no such table." in app.painter._shown["turn"].plain)

    sit_at(app, story)


# Bars ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["mu", "heuldoch"])
def test_the_heading_shortens_the_game_before_the_names(game: str) -> None:
    one = begun(game, 6)
    many = changed(one, scores=[-120, 110, -115, 105, 100, 95])
    told = bars.heading(many, Words("de"), 80).plain
    assert len(told) <= 80
    assert all(name in told for name in many.names)


def test_the_cards_that_are_left_never_get_more() -> None:
    app = placed("mu2", 2, "en", lambda state: state.phase == "discard")
    seen: list[int] = []

    async def story(pilot: Pilot[None]) -> None:
        await after(pilot, app, "1", "2", "3", "4", "enter")
        while snapshot_of(app).phase == "playing":
            bar = bars.bar(snapshot_of(app), EN, 200).plain
            if "left" in bar:
                seen.append(int(bar.partition(" card")[0].split()[-1]))
            version = snapshot_of(app).version
            await press(app, "enter")
            await until(pilot, lambda version=version: snapshot_of(app).version > version)  # type: ignore[misc]
            await until(pilot, lambda: snapshot_of(app).is_my_turn or snapshot_of(app).phase != "playing")

    at(app, story)
    assert seen == sorted(seen, reverse=True)
    assert (max(seen), min(seen)) == (22, 1)


def test_after_a_stalemate_the_bar_says_so() -> None:
    table = gathered(names=("Anna", "Bela", "Cleo", "Dora")).start("p0", 0.0).table
    while table.phase == "playing":
        table = table.move(f"p{table.turn}", "pass", f"m{table.version}", table.version, 0.0).table
    assert bars.bar(snapshot(table), EN, 80).plain == " The auction is over: this hand is not played."


# Sizes --------------------------------------------------------------------------------------------------------------------


def test_the_log_fits_every_size_at_once() -> None:
    app = table("mu", 4, "en", bots="novice", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        app.story.lines += [f"line {number}" for number in range(100)]
        for width, height in ((120, 40), (60, 20), (80, 24), (40, 10), (80, 24), (200, 60)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            await pilot.pause()
            room = app.query_one("#journal").content_size.height
            lines = [line for line in characters(app).splitlines() if " line " in line]
            if height > 10:
                assert "line 99" in lines[-1]
                assert len(lines) == room or height >= 30
            assert height >= 24 or "Needs 80 × 24" in characters(app)

    at(app, story)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)], ids=str)
@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_everything_stands_on_the_screen(game: str, players: int, options: dict[str, Any], size: tuple[int, int]) -> None:
    app = placed(game, players, "de", lambda state: state.phase == "play" and len(state.log) > 12, **options)

    async def story(pilot: Pilot[None]) -> None:
        await pilot.pause()
        await pilot.pause()
        text = characters(app)
        lines = text.splitlines()
        assert len(lines) == size[1]
        assert all(len(line) <= size[0] for line in lines)
        assert lines[-1].startswith(" 1–")
        assert all(name in text for name in snapshot_of(app).names)
        assert app.query_one("#board").size.height >= len(app.painter._shown["board"].plain.split("\n"))
        assert app.query_one("#journal").content_size.height >= 2

    at(app, story, size)


def test_a_big_window_shows_the_last_trick_scores_and_trumps() -> None:
    def late(state: Any) -> bool:
        return bool(state.phase == "play" and sum(state.points) > 20 and state.contract.chief_trump)

    app = placed("mu", 4, "en", late, seed=2)

    async def story(pilot: Pilot[None]) -> None:
        await pilot.pause()
        await pilot.pause()
        assert all(
            words in characters(app) for words in ("Last trick", "Score sheet", "Trumps, the strongest", "What happened")
        )

    assert app.snapshot is None
    at(app, story, (200, 60))


# Sheets -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["de", "en", "nl"])
@pytest.mark.parametrize("game", ["mu", "mu2", "heuldoch"])
def test_the_help_knows_the_game(game: str, lang: str) -> None:
    lines = [line.plain for line in help_sheet(Words(lang), game).lines]
    text = "\n".join(lines)
    assert all(len(line) <= sheets.WIDEST + 4 for line in lines)
    assert ("▴" in text) is (game != "heuldoch")
    assert ("bid R6" in text) is (game != "heuldoch")
    assert ("onion D3" in text) is (game == "heuldoch")
    assert ("▒" in text) is (game == "mu2")
    assert ": /" in text
    assert sum(line.startswith("– ") for line in lines) >= 9


def result(game: str, scores: list[int], lost: list[int], winners: list[int]) -> str:
    one = begun(game, 3)
    assert one.view is not None
    told = {"scores": scores, "points": scores, "onions": [1, 2, 3], "lost": lost, "outcome": "finished"}
    over = replace(changed(one, phase="over", winners=winners, scores=scores), view=one.view | {"result": told})
    return " ".join(line.plain for line in sheets.result_sheet(desk(game), over, EN).lines)


def test_the_end_of_heuldoch_says_how_a_tie_is_broken_and_where_the_replay_is() -> None:
    assert "whoever lost more to onions wins (Anna −4, Bela −7)" in result("heuldoch", [30, 30, 9], [4, 7, 9], [1])
    assert "the win is shared" in result("heuldoch", [30, 30, 9], [7, 7, 9], [0, 1])
    clear = result("heuldoch", [31, 30, 9], [7, 7, 9], [0])
    assert "Equal points" not in clear
    assert "eklat show FILE" in clear


# Words --------------------------------------------------------------------------------------------------------------------


def test_the_footer_offers_what_there_is() -> None:
    auction = begun()
    words = {entry.word for entry in footer.entries(auction, "cards", is_typing=False)}
    assert {"pass", "lay", "type", "help"} <= words
    assert not {"lens", "last", "hint"} & words
    heul = begun("heuldoch", 3)
    practice = changed(heul, settings=heul.table["settings"] | {"practice": True}, turn=0)
    words = {entry.word for entry in footer.entries(practice, "card", is_typing=False)}
    assert {"onion", "hint"} <= words
    assert not {"lens", "last", "pass"} & words


@pytest.mark.parametrize("phase", ["playing", "scoring", "over"])
def test_the_footer_offers_no_move_to_those_who_watch(phase: str) -> None:
    watched = replace(changed(begun(), phase=phase), you=None)
    words = {entry.word for entry in footer.entries(watched, "", is_typing=False)}
    assert words == {"help", "type", "score", "log", "chat", "quit"}


def test_there_are_no_tricks_in_heuldoch() -> None:
    app = table("heuldoch", 3, "en", bots="novice")

    async def story(pilot: Pilot[None]) -> None:
        for key in ("l", "t"):
            app.deciding.note = ""
            await pilot.press(key)
            assert app.deciding.note == "Heul doch! has no tricks and no trumps."
            assert app.reading.sheet is None

    at(app, story)


def test_a_chosen_number_says_how_it_is_confirmed() -> None:
    app = placed("mu", 4, "en", lambda state: state.phase == "trump" and len(state.legal) > 1)

    async def story(pilot: Pilot[None]) -> None:
        version = snapshot_of(app).version
        await pilot.press("1")
        await pilot.pause()
        assert "1 once more, or Enter, confirms." in characters(app)
        await pilot.press("1")
        await until(pilot, lambda: snapshot_of(app).version > version)

    at(app, story)


def test_the_title_and_the_bell(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = changed(begun(), turn=0)
    theirs = changed(mine, turn=1)
    assert window.title(mine, Words("de")) == "● Du bist dran – Eklat"
    assert window.title(theirs, EN) == "Eklat"
    moved = [{"event": "moved", "seat": 3}]
    assert window.begins_turn(theirs, Update(mine, moved))
    assert not window.begins_turn(mine, Update(mine, moved))
    assert not window.begins_turn(theirs, Update(theirs, moved))
    assert not window.begins_turn(theirs, Update(mine, moved, is_old=True))
    assert not window.wants_bell()
    monkeypatch.setenv("EKLAT_BELL", "1")
    assert window.wants_bell()
    rung = []
    app = table("mu", 4, bots="novice", seed="3")
    monkeypatch.setattr(app, "bell", lambda: rung.append(1))

    async def story(pilot: Pilot[None]) -> None:
        rung.clear()
        await after(pilot, app, "p")
        assert rung == [1]
        assert view_of(app)

    at(app, story)
