"""The arena on Ray: the same units, the same numbers, and nothing left behind."""

import json
import os
import subprocess
import sys
from pathlib import Path

import children
import marks
import pytest
from typer.testing import CliRunner

from eklat.cli import app

WORDS = ["--game", "mu", "--bots", "random,random", "--deals", "4", "--workers", "2", "--stats", "--json"]


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = CliRunner().invoke(app, ["arena", *WORDS, "--ray", "local"], catch_exceptions=False)
    assert (result.exit_code, "pip install 'eklat[ray]'" in result.stderr) == (2, True)


def arena(mark: str, *words: str) -> dict[str, object]:
    run = subprocess.run(
        [*children.EKLAT, "arena", *WORDS, *words],
        env={**os.environ, "EKLAT_TEST_MARK": mark},
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    answer: dict[str, object] = json.loads(run.stdout.splitlines()[-1])
    for pair in answer["pairs"]:  # type: ignore[attr-defined]
        del pair["seconds_per_move"], pair["seconds_per_move_b"]
    return answer


def test_ray_gives_the_same_numbers_and_leaves_nothing_behind(tmp_path: Path) -> None:
    mark, hands = tmp_path.name, [str(tmp_path / "processes"), str(tmp_path / "ray")]
    assert arena(mark, "--records", hands[0]) == arena(mark, "--records", hands[1], "--ray", "local")
    assert Path(hands[0]).read_bytes() == Path(hands[1]).read_bytes()
    assert marks.marked({"EKLAT_TEST_MARK": mark}) == []


@pytest.mark.parametrize(("address", "message"), [("nonsense", "HOST:PORT"), ("127.0.0.1:1", "refused")])
def test_an_address_without_ray_is_refused_soon(address: str, message: str) -> None:
    run = subprocess.run(
        [*children.EKLAT, "arena", *WORDS, "--ray", address],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (run.returncode, len(run.stderr.splitlines())) == (2, 1)
    assert message in run.stderr
