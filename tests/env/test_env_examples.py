"""The examples of the research page run as they are; they take too long for every day."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_search_bots_of_open_spiel_meet_ours() -> None:
    told = run("openspiel_bots.py", "--simulations", "2", "--deals", "1")
    assert len(told.splitlines()) == 3 + 3 * 3
    assert "over club" in told


def test_stable_baselines_learns(tmp_path: Path) -> None:
    told = run("train_sb3.py", "--decisions", "8192", "--hands", "40", "--curve", str(tmp_path / "curve.svg"))
    margins = [float(found) for found in re.findall(r"([+-][\d.]+) ±", told)]
    assert margins[-1] > margins[0]
    assert margins[-1] > 15
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
