"""`pip install --no-deps eklat`: the rules, their words and the records need nothing but Python itself."""

import subprocess
import sys
from pathlib import Path

import pytest

import eklat

pytestmark = pytest.mark.no_cover  # programs of their own are not traced

HOUSE = Path(eklat.__file__).parents[1]
HANDS = """\
from random import Random
from eklat.games import GAMES
from eklat.games.errors import IllegalMove
from eklat.records import Record, verdict

for name, wrong in {"mu": "trump R", "mu2": "trump R", "heuldoch": "onion werewolf"}.items():
    game, rng = GAMES[name], Random(7)
    state = game.start(game.deal(rng, players=game.players[0]))
    record = Record.of(game, ["Anna", "Ben", "Cleo"][: state.players])
    try:
        state.play(game.parse(wrong))
    except IllegalMove as error:
        print(*(error.said.say(language) for language in ("de", "en", "nl")), sep="\\n")
    while not state.is_over:
        state = state.play(rng.choice(state.legal))
    assert state.result.explain()[0].say("nl")
    assert verdict(record.add(state)).error is None
"""


def alone(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Python without anything that was installed."""
    path = f"import sys; sys.path.insert(0, {str(HOUSE)!r})\n"
    code = "".join((path, *arguments))
    return subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False)


def test_hands_are_played_refused_explained_and_recorded() -> None:
    played = alone(HANDS)
    assert played.stderr == ""
    assert played.stdout.splitlines()[-3:] == [
        "Werwolf ist nicht in deiner Hand.", "werewolf is not in your hand.", "weerwolf zit niet in je hand.",
    ]  # fmt: skip


def test_the_command_says_what_is_missing() -> None:
    asked = alone("from eklat.__main__ import main\nmain()")
    assert asked.returncode == 2
    assert asked.stderr == "eklat: only the rules are installed, without typer; pip install eklat brings all\n"
