"""A game from another package, of which no bot of the house has heard: chance plays it, everywhere."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

import pytest

from eklat.arena import ladder
from eklat.bots import BOTS, bot
from eklat.bots.club import mind
from eklat.fast import playouts, simulate, solve, worlds
from eklat.games.core import AnyGame, State

pytestmark = pytest.mark.no_cover  # about bots


def opening(game: AnyGame) -> State:
    state: State = game.start(game.deal(Random(1), 4))
    return state


def test_chance_plays_it_to_the_end(stich: AnyGame) -> None:
    state, rng = opening(stich), Random(2)
    while state.turn is not None:
        state = state.play(bot("random").choose(state.view(state.turn), rng))
    assert state.result is not None


def test_who_has_no_mind_for_it_says_so(stich: AnyGame) -> None:
    state = opening(stich)
    assert "stich" in BOTS["random"].games
    for name in ("novice", "daredevil", "club", "student", "expert", "champion"):
        assert set(BOTS[name].games) == {"mu", "mu2", "heuldoch"}
        with pytest.raises(ValueError, match=f"^{name} does not play stich; it plays mu, mu2, heuldoch$"):
            bot(name).choose(state.view(state.turn), Random(1))


def test_what_is_not_compiled_is_said_in_a_sentence(stich: AnyGame) -> None:
    state = opening(stich)
    not_compiled = "^stich is not compiled; there are kernels for mu, mu2, heuldoch$"
    with pytest.raises(ValueError, match=not_compiled):
        simulate("stich", 4, 10)
    with pytest.raises(ValueError, match=not_compiled):
        playouts(state, 10)
    with pytest.raises(ValueError, match=not_compiled):
        worlds(state.view(0), 10)
    with pytest.raises(ValueError, match="club does not play stich"):
        mind("stich")
    with pytest.raises(TypeError, match="Stich has no solver"):
        solve(state)


def test_the_arena_holds_it(stich: AnyGame) -> None:
    found = ladder("stich", 4, ["random", "random"], deals=3, stats=True)
    assert found.pairs[0].deals == 3
    assert all(set(table) == {"bots", "hands", "outcomes"} for table in found.stats)
    with pytest.raises(ValueError, match="club does not play stich"):
        ladder("stich", 4, ["club", "random"], deals=1)


def command(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-c", "from eklat.cli import main; main()", *words]
    return subprocess.run(program, env=environment, capture_output=True, text=True, check=False)


def test_the_arena_holds_it_from_the_command_line(with_stich: dict[str, str]) -> None:
    words = ["arena", "--game", "stich", "--players", "4", "--deals", "4", "--workers", "2"]
    run = command(with_stich, *words, "--bots", "random,random", "--json")
    assert json.loads(run.stdout)["pairs"][0]["deals"] == 4
    run = command(with_stich, *words, "--bots", "club,random")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "eklat: club does not play stich; it plays mu, mu2, heuldoch\n"
