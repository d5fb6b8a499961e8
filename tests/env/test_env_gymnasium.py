"""Gymnasium's door: one seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from env_tables import SOME_TABLES
from gymnasium.utils.env_checker import check_env

from eklat.env.gymnasium import NAMES, Seat


@pytest.mark.parametrize(("game", "players", "options"), SOME_TABLES, ids=str)
def test_it_is_an_environment(game: str, players: int, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(NAMES[game], players=players, **options).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", NAMES)
def test_it_can_be_seen(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for mode in ("human", "ansi", "rgb_array"):
        env = gymnasium.make(NAMES[game], render_mode=mode)
        check_env(env.unwrapped)
    assert "player_0" in capsys.readouterr().out


def played(env: Seat, seed: int) -> tuple[float, list[str]]:
    (_, info), reward, is_over = env.reset(seed=seed), 0.0, False
    rng = np.random.default_rng(seed)
    while not is_over:
        _, reward, is_over, _, info = env.step(rng.choice(np.flatnonzero(env.action_masks())))
        assert "refused" not in info
    return reward, info["notation"]


@pytest.mark.parametrize("game", NAMES)
def test_bots_play_the_other_seats(game: str) -> None:
    players = 2 if game == "mu2" else 3
    env = Seat(game, players, opponents=["novice"] * (players - 1))
    assert played(env, 3) == played(Seat(game, players, opponents="novice"), 3)
    reward, notation = played(env, 4)
    scores = env._table.scores()
    assert reward == pytest.approx(scores[0] - sum(scores[1:]) / (players - 1))
    assert len(notation) == len(env._table.state.log)


def test_an_illegal_action_is_replaced_or_refused() -> None:
    lenient, strict = Seat("mu", 4), Seat("mu", 4, illegal="raise")
    for env in (lenient, strict):
        env.reset(seed=1)
    with pytest.raises(ValueError, match="may not choose 71"):
        strict.step(71)
    *_, info = lenient.step(71)
    assert "may not choose 71" in info["refused"]
    played(lenient, 2)
    with pytest.raises(ValueError, match="call reset"):
        lenient.step(50)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"opponents": ["club"]}, "4 opponents are needed"),
        ({"opponents": "genius"}, "no bot 'genius'"),
        ({"illegal": "shrug"}, "replace, raise"),
        ({"observation": "dict"}, "masked, flat, named"),
        ({"players": 1}, "3 to 6"),
        ({"same_trumps": True}, "same_trump"),
    ],
)
def test_what_there_is_not_is_refused(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Seat(**settings)
    with pytest.raises(gymnasium.error.Error, match="seed must be a whole number"):
        Seat().reset(seed="one")  # type: ignore[arg-type]
