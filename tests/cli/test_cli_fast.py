"""`eklat simulate` and `eklat solve`, as somebody types them."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from eklat.cli import app

pytestmark = pytest.mark.no_cover  # about compiled code

GOLDEN = Path(__file__).parent.parent / "golden"


def eklat(*words: str, stdin: bytes | None = None) -> Result:
    return CliRunner().invoke(app, words, input=stdin, catch_exceptions=False)


def test_simulate_counts_hands_and_decisions() -> None:
    result = eklat("simulate", "--game", "mu", "--players", "5", "--hands", "5000", "--seed", "1", "--json")
    answer = json.loads(result.stdout)
    assert {"game", "players", "hands", "steps", "cpu_s", "wall_s", "mean_scores"} <= set(answer)
    assert (answer["game"], answer["players"], answer["hands"], len(answer["mean_scores"])) == ("mu", 5, 5000, 5)
    again = eklat("simulate", "--game", "mu", "--players", "5", "--hands", "5000", "--seed", "1", "--threads", "2", "--json")
    assert json.loads(again.stdout)["mean_scores"] == answer["mean_scores"]
    assert "Endings: made" in eklat("simulate", "--hands", "100").stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--game", "skat"], "there is no game 'skat'"),
        (["--players", "0"], "3 to 6 players"),
        (["--hands", "0"], "--hands must be"),
        (["--hands", "many"], "'many' is not a whole number"),
        (["--seed", "-1"], "--seed must be"),
        (["--hands", "1000000000000"], "--hands must be a whole number from 1 to 200000000"),
        (["--seed", "9" * 23], "--seed must be a whole number from 0 to"),
        (["--option", "target=zero"], "whole number"),
    ],
)
def test_simulate_answers_mistakes(words: list[str], message: str) -> None:
    result = eklat("simulate", *words)
    assert result.exit_code == 2
    assert message in result.stderr


def ending(name: str, tricks: int) -> tuple[str, str]:
    """A golden record, and the place in its first deal at which so many tricks are left."""
    data = json.loads((GOLDEN / name).read_text(encoding="utf-8"))
    return str(GOLDEN / name), str(len(data["deals"][0]["actions"]) - tricks * len(data["players"]))


def test_solve_says_what_every_move_leads_to() -> None:
    file, at = ending("mu-5.json", 4)
    result = eklat("solve", file, "--deal", "0", "--at", at)
    assert result.exit_code == 0
    assert "to move; card points of the chief's side" in result.stdout
    assert "* best. Value" in result.stdout
    answer = json.loads(eklat("solve", file, "--deal", "0", "--at", at, "--json").stdout)
    assert answer["low"] == answer["high"]
    assert set(answer["best"]) <= set(answer["moves"])
    assert all(low == high for low, high in answer["moves"].values())


def test_solve_gives_bounds_when_the_budget_is_small() -> None:
    file, at = ending("mu-5.json", 9)
    answer = json.loads(eklat("solve", file, "--deal", "0", "--at", at, "--nodes", "10", "--json").stdout)
    assert answer["low"] < answer["high"]
    assert " to " in eklat("solve", file, "--deal", "0", "--at", at, "--nodes", "10").stdout


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        (["nowhere.json"], 2, "cannot be read"),
        ([str(GOLDEN / "mu-5.json")], 2, "over"),
        ([str(GOLDEN / "mu-5.json"), "--deal", "0", "--at", "0"], 2, "play"),
        ([str(GOLDEN / "mu-5.json"), "--deal", "99"], 2, "no deal 99"),
        ([str(GOLDEN / "heuldoch-3.json"), "--at", "5"], 2, "Heul doch! Mau Mau has no tricks to solve"),
    ],
)
def test_solve_answers_mistakes(words: list[str], status: int, message: str) -> None:
    result = eklat("solve", *words)
    assert result.exit_code == status
    assert message in result.stderr


def test_solve_refuses_a_bad_record() -> None:
    result = eklat("solve", "-", stdin=b"{}")
    assert (result.exit_code, "must have" in result.stderr) == (1, True)
