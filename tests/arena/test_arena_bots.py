"""Bots of other people, found by their entry points: in this process and in those that work for it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from eklat.arena import ArenaError, ladder
from eklat.bots import bot

LONG = bool(os.environ.get("EKLAT_LONG"))
EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
BAD = """
from eklat.bots import Bot, Decision
from eklat.games.mu.moves import Pass

class Illegal(Bot):
    name, games, cost = "illegal", ("mu", "mu2"), 0.0

    def decide(self, view, rng):
        return Decision(Pass() if len(view.log) < 30 else view.log[0][1])

class Broken(Illegal):
    name = "broken"

    def decide(self, view, rng):
        if rng.random() < 0.3:
            raise KeyError
        return Decision(view.legal[0])

class Speechless(Illegal):
    name = "speechless"

    def decide(self, view, rng):
        return Decision("pass")

class Fatal(Illegal):
    name = "fatal"

    def decide(self, view, rng):
        import os
        os._exit(3)
"""


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the example and some bad bots, as if they were installed."""
    (tmp_path / "my_bot.py").write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "bad_bots.py").write_text(BAD, encoding="utf-8")
    about = tmp_path / "guests-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1\n")
    bad = "".join(f"{name.lower()} = bad_bots:{name}\n" for name in ("Illegal", "Broken", "Speechless", "Fatal"))
    (about / "entry_points.txt").write_text(f"[eklat.bots]\ntryout = my_bot:Tryout\n{bad}")
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_the_example_plays_better_than_chance(guests: Path) -> None:
    pair = ladder("heuldoch", 3, ["tryout:games_each=4", "random"], deals=4, workers=2).pairs[0]
    assert pair.ci_low is not None
    assert pair.ci_low > 0


def test_the_example_plays_every_game(guests: Path) -> None:
    for game, players in (("mu", 4), ("mu2", 2)):
        assert ladder(game, players, ["tryout:games_each=1", "random"], deals=1).pairs[0].deals == 1


if LONG:

    def test_the_example_plays_longer_ladders(guests: Path) -> None:
        pair = ladder("heuldoch", 3, ["tryout:games_each=8", "random"], deals=8, workers=2).pairs[0]
        assert pair.ci_low is not None
        assert pair.ci_low > 0
        for game, players in (("mu", 4), ("mu2", 2)):
            assert ladder(game, players, ["tryout:games_each=8", "random"], deals=4).pairs[0].deals == 4


def test_the_example_is_found_from_the_command_line(guests: Path) -> None:
    words = ["--game", "heuldoch", "--bots", "tryout:games_each=2,random", "--deals", "2", "--workers", "2", "--json"]
    run = subprocess.run(
        [sys.executable, "-c", "from eklat.cli import main; main()", "arena", *words],
        env={**os.environ, "PYTHONPATH": str(guests)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(run.stdout)["pairs"][0]["a"] == "tryout:games_each=2"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("illegal", r"illegal failed in deal \d+, seat \d, move \d+: .*pass"),
        ("broken", r"broken failed in deal \d+, seat \d, move \d+: KeyError"),
        ("speechless", r"speechless failed in deal \d+, seat \d, move \d+: 'pass' is not a move"),
    ],
)
@pytest.mark.parametrize("workers", [1, 2])
def test_a_bad_bot_is_named(guests: Path, name: str, message: str, workers: int) -> None:
    with pytest.raises(ArenaError, match=message):
        ladder("mu", 4, ["random", name], deals=30, workers=workers)


def test_what_is_done_before_a_bot_fails_is_kept(guests: Path, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    with pytest.raises(ArenaError):
        ladder("mu", 4, ["random", "random", "speechless"], deals=2, resume=journal)
    assert len(journal.read_bytes().splitlines()) == 1 + 1


def test_a_dead_worker_is_noticed(guests: Path) -> None:
    with pytest.raises(ArenaError, match="a worker process died"):
        ladder("mu", 4, ["random", "fatal"], deals=2, workers=2)


def test_a_bot_that_does_not_play_a_game_is_refused(guests: Path) -> None:
    with pytest.raises(ValueError, match="illegal does not play heuldoch; it plays mu, mu2"):
        ladder("heuldoch", 3, ["random", "illegal"], deals=1)


def test_a_bot_whose_name_is_too_long_for_a_record_is_refused(guests: Path, tmp_path: Path) -> None:
    long = "tryout:games_each=" + "0" * 100
    with pytest.raises(ValueError, match="is not a name"):
        ladder("mu", 4, ["random", long], deals=1, records=tmp_path / "hands")


# From a file --------------------------------------------------------------------------------------------------------------


HIGH = """
from eklat.bots import Bot, Decision
from lowest import lowest

class High(Bot):
    name, games, cost = "high", ("heuldoch",), 0.0

    def __init__(self, depth: int = 1) -> None:
        self.depth = depth

    def decide(self, view, rng):
        return Decision(lowest(view.legal))
"""


def test_a_bot_of_a_file_plays_in_several_processes(tmp_path: Path) -> None:
    (tmp_path / "lowest.py").write_text("def lowest(legal):\n    return legal[0]\n")
    (tmp_path / "high.py").write_text(HIGH)
    words = ["--game", "heuldoch", "--bots", "high.py:High:depth=2,random", "--deals", "2", "--workers", "2", "--json"]
    command = [sys.executable, "-m", "eklat", "arena", *words]
    asked = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert asked.stderr == ""
    assert [pair["a"] for pair in json.loads(asked.stdout)["pairs"]] == ["high.py:High:depth=2"]


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("gone.py:High", "there is no file gone.py"),
        ("my_bot.py", "my_bot.py names no bot; there is my_bot.py:Tryout"),
        ("my_bot.py:Hgh", "my_bot.py:Hgh names no bot; there is my_bot.py:Tryout"),
        ("my_bot.py:Tryout:depth=1", "my_bot.py:Tryout:depth=1: the settings of my_bot.py:Tryout are games_each"),
        ("broken.py:High", "broken.py cannot be loaded: ZeroDivisionError: division by zero"),
        ("empty.py:High", "empty.py has no bot: expected a subclass of eklat.bots.Bot"),
    ],
)
def test_a_file_that_will_not_do_says_why(spec: str, problem: str, guests: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (guests / "broken.py").write_text("1 / 0\n")
    (guests / "empty.py").write_text("from eklat.bots import Bot\n")
    monkeypatch.chdir(guests)
    with pytest.raises(ValueError, match=f"^{re.escape(problem)}$"):
        ladder("heuldoch", 3, [spec, "random"], deals=1)


def test_a_server_runs_no_files(guests: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(guests)
    with pytest.raises(ValueError, match=r"there is no bot 'my_bot.py'"):
        bot("my_bot.py:Tryout")
