"""A game from another package on the command line: listed, played, recorded, verified and shown."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from eklat.locales import LANGUAGES

pytestmark = pytest.mark.no_cover  # programs of their own are not traced

EKLAT = [sys.executable, "-c", "from eklat.cli import main; main()"]


@pytest.fixture
def eklat(with_stich: dict[str, str], tmp_path: Path):  # type: ignore[no-untyped-def]
    """Run a command with nothing of ours in its way."""
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}

    def run(*args: str, told: str = "", fails: bool = False) -> str:
        done = subprocess.run(
            [*EKLAT, *args], input=told, capture_output=True, text=True, env=with_stich | home, cwd=tmp_path, check=False
        )
        assert (done.returncode != 0) == fails, done.stderr
        return done.stderr if fails else done.stdout

    return run


def test_it_is_listed_with_its_options(eklat) -> None:  # type: ignore[no-untyped-def]
    listed = eklat("games")
    assert "stich: Stich, 4 5 6 players" in listed
    assert "the points that win the match" in listed


@pytest.mark.parametrize("lang", LANGUAGES if os.environ.get("EKLAT_LONG") else ["de"])
def test_it_is_played_line_by_line_recorded_verified_and_shown(eklat, tmp_path: Path, lang: str) -> None:  # type: ignore[no-untyped-def]
    """Whoever always plays the first card that may be played comes to the end of the hand."""
    lines = "1\n" * 15 + "save match.json\n"
    out = eklat("play", "stich", "--plain", "--bots", "random", "--seed", "s", "--lang", lang, told=lines)
    record = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))
    assert record["game"] == "stich"
    assert {"de": "Du bist dran", "en": "Your turn", "nl": "Jouw beurt"}[lang] in out
    assert {"de": "bekommt den Stich", "en": "takes the trick", "nl": "krijgt de slag"}[lang] in out
    assert "holds" in eklat("verify", "match.json")
    assert "Tricks" in eklat("show", "match.json")
