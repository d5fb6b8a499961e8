"""No silly plays: nobody trumps a trick that is already ours, or gives the others points for nothing."""

import os
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "mu"))
from mu_table import after, start

from eklat.bots import bot, nets
from eklat.bots.manners import silly
from eklat.bots.nets import Net
from eklat.games import GAMES
from eklat.games.mu.state import State

LONG = bool(os.environ.get("EKLAT_LONG"))
HURRIED = "playouts=12,seconds=none,worlds=24"
HANDS = {"student": (300, 6), "dreamer": (300, 2), f"adept:{HURRIED}": (100, 1), f"champion:{HURRIED}": (100, 1)}
PLAYERS = {name: long if LONG else short for name, (long, short) in HANDS.items()}
"""Hands in which each is watched."""


def dagmars_turn(partner: str) -> State:
    """Dagmar plays last to a trick that is Anna's, the chief's, and has no yellow card."""
    dagmars = "R2 G0 G2 G3 G4 G5 G6 G8 G9 B0 B2 B3 B4 B5 B6"
    told = f"bid R9, pass, pass, pass, pass, trump R, partner {partner}, play Y9, play Y2, play Y3"
    return after(start("R9 Y9", "Y2", "Y3", dagmars), told)


def test_what_is_silly() -> None:
    """For the chief's partner, and for somebody else."""
    assert set(map(str, silly(dagmars_turn("3").view(3)))) == {"play R2"}
    assert set(map(str, silly(dagmars_turn("1").view(3)))) == {"play G6", "play B6"}


@pytest.mark.parametrize("name", ["student", "student:heat=1.5", "dreamer"])
def test_a_net_that_trusts_in_nothing_else_is_not_followed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its trust in all other moves may be too small for a number to hold."""
    view = dagmars_turn("3").view(3)

    def sure(self: Net, sight: Any, advice: int | None = None) -> Any:
        legal = np.flatnonzero(sight.legal())
        only = next(action for action in legal if str(nets.sight(view).take(int(action))) == "play R2")
        return np.eye(len(sight.legal()), dtype=np.float32)[only]

    monkeypatch.setattr(Net, "shares", sure)
    for seed in range(5):
        move = bot(name).choose(view, Random(seed))
        assert move in view.legal
        assert str(move) != "play R2"


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
