"""Line by line: for screen readers, pipes and scripts."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest
from at_a_pty import EKLAT, Expecting
from at_the_table import check_golden
from scripted import Reader

from eklat.terminal import play
from eklat.terminal.local import LocalLink
from eklat.terminal.picture import Link


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
    reader = told(begun("mu", 4, "en", "8"), "en", "hint random", "hint nobody", "pass", "undo", "quit")
    assert "Hint: " in reader.text
    assert "There is no bot 'nobody'" in reader.text
    assert "You take your move back." in reader.text


def test_wrong_input_gets_the_reason_and_the_prompt_again() -> None:
    reader = told(begun("mu", 4, "nl", "2"), "nl", "bid Q9", "trump R", "quit")
    _, first, second, last = reader.text.rsplit("> ", 3)
    assert first.startswith("bid Q9\nDat is geen zet in dit spel.\nJouw beurt")
    assert second.startswith("trump R\nDat kan nu niet.\nJouw beurt")
    assert last == "quit\n"


def test_the_end_of_the_input_saves_the_game() -> None:
    command = [*EKLAT, "play", "mu", "--plain", "--bots", "random", "--seed", "2", "--lang", "en"]
    done = subprocess.run(command, input="pass\n", capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.endswith("> Your game is saved: eklat play --resume goes on.\n")
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
    program.expect("Your game is saved")
    assert program.end() == 130

    again = Expecting("play", "--resume", "--plain", "--lang", "de")
    again.expect("Spielstand: ")
    again.expect("> ")
    again.say("\x04")
    again.expect("Dein Spiel ist gesichert")
    assert again.end() == 0


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
        (["play", "--join", "http://localhost"], "'http://localhost' is no link to a table"),
        (["watch", "nonsense"], "'nonsense' is no link to a table"),
        (["watch", "http://127.0.0.1:9/t/abc", "--plain"], "The server http://127.0.0.1:9 cannot be reached"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(arguments: list[str], sentence: str) -> None:
    from typer.testing import CliRunner

    from eklat.cli import app

    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
