"""`eklat arena`, as somebody types it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import children
import pytest
import waiting
from typer.testing import CliRunner, Result

from eklat.cli import app


def arena(*words: str) -> Result:
    return CliRunner().invoke(app, ["arena", "--workers", "1", *words], catch_exceptions=False)


def test_json_is_the_last_line(tmp_path: Path) -> None:
    plot, hands = tmp_path / "plot.svg", tmp_path / "hands.jsonl"
    result = arena(
        "--game", "mu", "--players", "4", "--bots", "random,random", "--deals", "3", "--seed", "1", "--json",
        "--option", "edition=nl", "--plot", str(plot), "--records", str(hands),
    )  # fmt: skip
    assert result.exit_code == 0
    answer = json.loads(result.stdout.splitlines()[-1])
    assert list(answer) == ["game", "players", "options", "seed", "deals", "pairs"]
    assert (answer["game"], answer["players"], answer["options"], answer["deals"]) == ("mu", 4, {"edition": "nl"}, 3)
    (pair,) = answer["pairs"]
    assert list(pair) == ["a", "b", "margin", "ci_low", "ci_high", "deals", "seconds_per_move", "seconds_per_move_b"]
    assert pair["ci_low"] <= pair["margin"] <= pair["ci_high"]
    assert 0 < pair["seconds_per_move"] < 1
    assert ElementTree.parse(plot).getroot().attrib["role"] == "img"
    assert CliRunner().invoke(app, ["verify", str(hands)]).exit_code == 0
    assert json.loads(hands.read_text(encoding="utf-8").splitlines()[0])["players"] == ["random"] * 4


def test_tables_fit_eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    result = arena("--game", "heuldoch", "--bots", "random,random,random", "--deals", "2", "--stats")
    assert result.exit_code == 0
    assert max(map(len, result.stdout.splitlines())) <= 80
    for words in ("margin", "±", "at a table of the column", "Only random, 2 hands", "One random among random, 6 hands"):
        assert words in result.stdout


def test_statistics_alone_need_one_bot() -> None:
    answer = json.loads(arena("--bots", "random", "--deals", "2", "--stats", "--json").stdout)
    assert answer["pairs"] == []
    assert answer["stats"][0]["hands"] == 2
    assert "±" not in arena("--bots", "random", "--deals", "2", "--stats").stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "random,nobody"], "there is no bot 'nobody'"),
        (["--bots", "random,"], "a bot is missing"),
        (["--bots", "random"], "nobody to beat"),
        (["--bots", "random,random", "--game", "skat"], "there is no game 'skat'"),
        (["--bots", "random,random", "--players", "7"], "3 to 6 players"),
        (["--bots", "random,random", "--deals", "0"], "deals must be"),
        (["--bots", "random,random", "--option", "target"], "NAME=VALUE"),
        (["--bots", "random,random", "--records", "nowhere/hands"], "cannot be written"),
        (["--bots", "random,random", "--resume", "nowhere/journal"], "cannot be written"),
        (["--bots", "random,random", "--plot", "."], "cannot be written"),
        (["--bots", "random,random", "--plot", "one", "--records", "./one"], "different files"),
        (["--bots", "random", "--stats", "--plot", "plot.svg"], "name at least two"),
        (["--bots", "novice,club", "--luck-adjusted", "--option", "hidden_partner=true"], "knows nothing of the option"),
    ],
)
def test_mistakes_are_answered_in_a_sentence(
    words: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = arena(*words)
    assert result.exit_code == 2
    assert message in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent differently there")
@pytest.mark.parametrize("end", ["Ctrl-C", "SIGTERM"])
def test_whoever_stops_it_hears_in_a_line_how_to_go_on(end: str, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    words = ["--bots", "random,random", "--deals", "100000", "--workers", "2", "--resume", str(journal)]
    run = children.start([*children.EKLAT, "arena", *words], stderr=subprocess.PIPE)
    waiting.until(lambda: run.poll() is not None or (journal.exists() and len(journal.read_bytes().splitlines()) > 3))
    if end == "Ctrl-C":
        os.killpg(run.pid, signal.SIGINT)
    else:
        run.terminate()
    _, said = run.communicate(timeout=waiting.PATIENCE)
    assert (run.returncode, len(said.splitlines())) == (130, 1)
    assert f"kept in {journal}" in said
    done = len(journal.read_bytes().splitlines()) - 1
    result = arena("--bots", "random,random", "--deals", str(done), "--resume", str(journal), "--json")
    assert json.loads(result.stdout)["pairs"][0]["deals"] == done
