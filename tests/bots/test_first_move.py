"""In a new process nobody waits for the first move: what is compiled is kept, and little is loaded.

By the time that processors spend on it, whatever else the machine does.
"""

import os
import subprocess
import sys

import pytest

PROGRAM = """
import resource, sys
from random import Random
from eklat.bots import bot
from eklat.games import GAMES

name, game, players = sys.argv[1:]
state = GAMES[game].start(GAMES[game].deal(Random(1), int(players)))
bot(name).choose(state.view(state.turn), Random(1))
spent = resource.getrusage(resource.RUSAGE_SELF)
print(spent.ru_utime + spent.ru_stime)
"""


def spent(*words: object) -> float:
    """Seconds of processors from the start of a process to its first move."""
    command = [sys.executable, "-c", PROGRAM, *map(str, words)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


if os.environ.get("EKLAT_LONG"):

    @pytest.mark.parametrize("name", ["student", "champion"])
    @pytest.mark.parametrize(("game", "players"), [("mu", 3), ("mu", 4), ("mu", 5), ("mu", 6), ("mu2", 2), ("heuldoch", 4)])
    def test_the_first_move_comes_within_a_second(name: str, game: str, players: int) -> None:
        _, *warm = [spent(name, game, players) for _ in range(4)]  # the first may have to compile something
        assert min(warm) < 1
