"""No silly plays: nobody trumps a trick that is already ours, or gives the others points for nothing."""

import os
import sys
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "mu"))
from mu_table import after, start

from eklat.bots import bot
from eklat.bots.manners import silly
from eklat.games import GAMES

LONG = bool(os.environ.get("EKLAT_LONG"))
HURRIED = "playouts=12,seconds=none,worlds=24"
PLAYERS = {"student": 300, "dreamer": 300, f"champion:{HURRIED}": 100} if LONG else {"student": 6, f"champion:{HURRIED}": 1}
"""Hands in which each is watched."""


def test_what_is_silly() -> None:
    """Dagmar plays last to a trick that is Anna's, and has no yellow card."""
    dagmars = "R2 G0 G2 G3 G4 G5 G6 G8 G9 B0 B2 B3 B4 B5 B6"
    state = after(start("R9 Y9", "Y2", "Y3", dagmars), "bid R9, pass, pass, pass, pass, trump R")

    def bad(partner: str) -> set[str]:
        lying = after(state, f"partner {partner}, play Y9, play Y2, play Y3")
        return set(map(str, silly(lying.view(lying.turn))))

    assert bad("3") == {"play R2"}
    assert bad("1") == {"play G6", "play B6"}


@pytest.mark.parametrize("name", PLAYERS)
def test_nobody_does_it(name: str) -> None:
    player, could = bot(name), 0
    for seed in range(PLAYERS[name]):
        rng, players = Random(f"manners {seed}"), 4 + seed % 3
        state = GAMES["mu"].start(GAMES["mu"].deal(rng, players))
        while state.turn is not None:
            view = state.view(state.turn)
            bad = silly(view)
            could += len(bad)
            move = player.choose(view, rng)
            assert move not in bad
            assert any(other not in bad for other in view.legal)
            state = state.play(move)
    assert could
