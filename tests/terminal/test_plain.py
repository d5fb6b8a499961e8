"""Line by line: for screen readers, pipes and scripts."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import children
import pytest
import waiting
from at_a_pty import Expecting
from at_the_table import check_golden
from scripted import Reader

from eklat.client import Link, Snapshot
from eklat.terminal import describe, play, thinker
from eklat.terminal.ask import turn_sentence
from eklat.terminal.local import LocalLink
from eklat.terminal.words import Words


def told(link: Link, lang: str, *lines: str) -> Reader:
    reader = Reader(link, lang, lines)

    async def whole() -> None:
        await reader.run()
        await link.close()

    asyncio.run(whole())
    return reader


def begun(game: str, players: int, lang: str, seed: str, **options: Any) -> Link:
    return play.local(game, players, "random", options, seed, "Mia", lang)


LOOKS = ("nonsense", "", "bid Q9", "say Hallo!", "help", "table", "hand", "last", "lens")


@pytest.mark.parametrize("lang", ["de", "en", "nl"])
def test_a_hand_of_mu_line_by_line(lang: str) -> None:
    reader = told(begun("mu", 3, lang, "1"), lang, *LOOKS)
    check_golden(f"plain-mu.{lang}.txt", reader.text)


@pytest.mark.parametrize("lang", ["de", "en", "nl"])
def test_other_games_line_by_line(lang: str) -> None:
    check_golden(f"plain-mu2.{lang}.txt", told(begun("mu2", 2, lang, "4"), lang).text)
    check_golden(f"plain-heuldoch.{lang}.txt", told(begun("heuldoch", 3, lang, "1", specials=True), lang, "lens").text)


def test_a_hint_and_a_second_thought() -> None:
    reader = told(begun("mu", 4, "en", "8"), "en", "hint random", "hint", "hint nobody", "pass", "undo", "quit")
    assert "Hint: " in reader.text
    assert "deals that could be, with what you know: points ahead" in reader.text
    assert " (best)" in reader.text
    assert (
        "There is no bot “nobody”; there are random, novice, dreamer, daredevil, club, student, adept, expert, champion."
        in reader.text
    )
    assert "You take your move back." in reader.text


def test_wrong_input_gets_the_reason_and_the_prompt_again() -> None:
    reader = told(begun("mu", 4, "nl", "2"), "nl", "bid Q9", "trump R", "quit")
    _, first, second, last = reader.text.rsplit("> ", 3)
    no_card = "'Q9' is geen kaart: verwacht wordt een kleur uit R Y G B K en een cijfer, zoals R6."
    assert first.startswith(f"bid Q9\n{no_card}\nJouw beurt")
    assert second.startswith("trump R\nEr wordt nog geboden: pas of leg kaarten.\nJouw beurt")
    assert last == "quit\n"


def test_the_end_of_the_input_saves_the_game() -> None:
    command = [*children.EKLAT, "play", "mu", "--plain", "--bots", "random", "--seed", "2", "--lang", "en"]
    done = subprocess.run(command, input="pass\n", capture_output=True, text=True, check=True, timeout=waiting.PATIENCE)
    assert done.stdout.endswith("> \nYour game is saved: eklat play --resume continues it.\n")
    assert done.stderr == ""
    link = play.resumed("mu", "en")
    assert isinstance(link, LocalLink)
    link.saved.close()
    assert any(getattr(event, "move", "") == "pass" and getattr(event, "seat", 0) == 0 for event in link.table.log)


def test_at_a_terminal_with_expect(home: Path) -> None:
    program = Expecting("play", "mu", "--plain", "--bots", "random", "--seed", "2", "--lang", "en")
    program.expect("Your turn")
    program.expect("> ")
    program.say("what\n")
    program.expect("> ")
    program.say("pass\n")
    program.expect("You pass.")
    program.expect("> ")
    os.kill(program.pid, signal.SIGINT)
    program.expect("\nYour game is saved")
    assert program.end() == 130

    again = Expecting("play", "--resume", "--plain", "--lang", "de")
    again.expect("Spielstand: ")
    again.expect("> ")
    again.say("\x04")
    again.expect("Dein Spiel ist gesichert")
    assert again.end() == 0


def test_lines_at_a_keyboard_are_completed_and_remembered() -> None:
    program = Expecting("play", "mu", "--plain", "--bots", "random", "--seed", "2", "--lang", "en")
    program.expect("Your turn")
    program.expect("> ")
    program.say("sco\t")
    program.expect("score")
    program.say("\n")
    program.expect("Score: ")
    program.expect("> ")
    program.say("\x1b[A")
    program.expect("score")
    program.say("\n")
    program.expect("Score: ")
    program.expect("> ")
    program.say("quit\n")
    program.expect("Your game is saved")
    assert program.end() == 0


def test_a_terminal_without_a_screen_gets_lines() -> None:
    program = Expecting("play", "mu", "--bots", "random", "--seed", "2", "--lang", "en", term="dumb")
    program.expect("This terminal (dumb) shows no full screen, so the table comes line by line, as with --plain.")
    program.expect("Your turn")
    program.expect("> ")
    program.say("quit\n")
    program.expect("Your game is saved")
    assert program.end() == 0


def test_save_without_a_name_takes_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    reader = told(begun("heuldoch", 3, "en", "1"), "en", "save")
    assert "There is no finished hand to save yet." in reader.text
    reader = Reader(begun("heuldoch", 3, "en", "1"), "en", stop=lambda snapshot: False)
    typed = reader._next

    def at_the_end() -> str:
        is_over = reader.now is not None and reader.now.phase == "over"
        return ("quit\n" if list(tmp_path.glob("*.json")) else "save\n") if is_over else typed()

    reader._next = at_the_end  # type: ignore[method-assign]
    asyncio.run(reader.run())
    (file,) = tmp_path.glob("*.json")
    assert f"The record of 1 hand is in {file}." in reader.text
    assert file.name.startswith("eklat-heuldoch-")


def test_what_is_for_servers_and_bots_that_there_are_not() -> None:
    lines = ("leave", "sit", "free 2", "stand-in 2", "back", "wait 2", "salt x", "bot 2 god", "bot 2 novice", "quit")
    link = begun("mu", 4, "en", "2")
    reader = told(link, "en", *lines)
    assert reader.text.count("This is for tables on a server. quit ends the program and keeps the game.") == 7
    assert (
        "There is no bot “god”; there are random, novice, dreamer, daredevil, club, student, adept, expert, champion."
        in reader.text
    )
    assert isinstance(link, LocalLink)
    assert [seat.bot for seat in link.table.chairs] == [None, "random", "novice", "random"]


def test_the_auction_the_log_and_the_help_of_this_game() -> None:
    reader = told(begun("mu", 4, "en", "2"), "en", "table", "log", "help", "quit")
    prompts = reader.text.split("> ")
    for said in prompts[:2]:
        assert "Auction: Basalt and Schiefer are level with 1, which is a stalemate if it stays so.\n" in said
        assert "One more card: you are level with 1.\n2 more cards: you lead with 2, goal 32.\n" in said
    assert "Quarz: nothing open, 15 in hand\nBasalt: K1 open, 14 in hand\n" in prompts[1]
    assert "Hand 1: Basalt deals.\nBasalt lays K1 and has 1 card open.\n" in prompts[2]
    assert "bid R6 R2" in prompts[3]
    assert "onion" not in prompts[3]
    assert "stand-in" not in prompts[3]
    reader = told(begun("heuldoch", 3, "de", "1"), "de", "help", "log", "quit")
    assert "onion D3" in reader.text
    assert "bid" not in reader.text


def test_seats_before_the_match_are_told_in_words() -> None:
    seats = [
        {"kind": "person", "shown": "Mia", "bot": None}, {"kind": "bot", "shown": "Quarz", "bot": "club:seconds=1"},
        {"kind": "empty", "shown": "", "bot": None},
    ]  # fmt: skip
    snapshot = Snapshot(3, 0, {"seats": seats, "scores": [0, 0, 0]}, None)
    assert describe.table_lines(snapshot, Words("en")) == ["0 Mia", "1 Quarz (bot, club player)", "2 empty"]


def test_who_leads_the_auction_for_two() -> None:
    reader = told(begun("mu2", 2, "en", "4"), "en", "bid B4", "quit")
    first, second = reader.text.split("> ")[:2]
    assert "Auction: nobody has laid a card yet.\nOne more card: you lead with 5, goal 26.\n" in first
    assert "Auction: you lead with 5, goal 26.\nOne more card: you lead with 6, goal 28.\n" in second


def test_bots_that_are_compiled_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a new machine the first moves take long; both the log and the line that says whose turn it is tell why."""
    link = begun("mu", 4, "en", "2")
    assert isinstance(link, LocalLink)
    monkeypatch.setattr(thinker.COMPILES, "is_set", lambda: True)
    may_move = asyncio.Event()
    quick = link._bot_move

    async def slow(*which: Any) -> str:
        await may_move.wait()
        return await quick(*which)

    monkeypatch.setattr(link, "_bot_move", slow)

    async def story() -> None:
        await link.open()
        update = await link.next()
        assert update.notice == "preparing"
        assert turn_sentence(update.snapshot, Words("en")) == "Preparing the bots, only this once …"
        may_move.set()
        assert (await link.next()).notice is None
        await link.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--resume", "--players", "3", "--seed", "1"], "--players and --seed belong to a new one."),
        (["--resume", "--bots", "club"], "--bots belongs to a new one."),
        (["mu", "--join", "http://h/t/x", "--players", "3"], "GAME and --players belong to a game of this machine."),
        (["--join", "http://h/t/x", "--resume"], "--resume belongs to a game of this machine."),
    ],
)
def test_what_would_be_ignored_is_refused(arguments: list[str], sentence: str) -> None:
    from typer.testing import CliRunner

    from eklat.cli import app

    result = CliRunner().invoke(app, ["play", *arguments])
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_the_screen_at_a_terminal() -> None:
    program = Expecting("play", "mu", "--bots", "random", "--seed", "2", "--lang", "en", "--quick")
    program.expect("Your turn")
    program.say("p")
    program.expect("You pass.")
    program.say("\x03")
    program.expect("Your game is saved")
    assert program.end() == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "there is no game 'chess'; there are mu, mu2, heuldoch"),
        (["play", "--lang", "fr"], "there is no language 'fr'; there are de, en, nl"),
        (["play", "--resume"], "There is no unfinished game to go on with."),
        (["play", "--join", "http://localhost/t"], "'http://localhost/t' is not a link to a table"),
        (["play", "--join", "http://127.0.0.1:9"], "Nobody answers at http://127.0.0.1:9."),
        (["play", "--join", "http://127.0.0.1:9", "--seed", "1"], "--seed belongs to a game of this machine."),
        (["watch", "nonsense"], "'nonsense' is not a link to a table"),
        (
            ["watch", "http://127.0.0.1:9/t/abc", "--plain"],
            "Nobody answers at http://127.0.0.1:9. Is the server running, and is the address right?",
        ),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(arguments: list[str], sentence: str) -> None:
    from typer.testing import CliRunner

    from eklat.cli import app

    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
