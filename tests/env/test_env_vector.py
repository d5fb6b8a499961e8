"""Tables by the thousand: the same hands as at one table, on any number of threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from back import dealt_heuldoch, dealt_mu, dealt_mu2
from env_tables import EVERY_TABLE, LONG, table_of

from eklat.env import VectorEnv
from eklat.games.errors import BadOption

DEALT: dict[str, Any] = {"mu": dealt_mu, "mu2": dealt_mu2, "heuldoch": dealt_heuldoch}
every_table = pytest.mark.parametrize(("game", "players", "options"), EVERY_TABLE, ids=str)


@every_table
def test_every_table_is_played_as_alone(game: str, players: int, options: dict[str, Any]) -> None:
    """Deals, masks, observations, turns and rewards are those of a single table, which the rules engine follows."""
    env = VectorEnv(game, players, 6, seed=5, **options)
    alone = [table_of(game, players, options) for _ in range(6)]
    batch = env.reset()
    for table, row in zip(alone, env._tables.rows, strict=True):
        table.deal(DEALT[game](row))
    hands = 0
    while hands < (400 if LONG else 8):
        actions = env.sample().copy()
        for table, action in zip(alone, actions, strict=True):
            assert table.is_legal(int(action))
            table.step(int(action))
        batch = env.step(actions)
        for i, table in enumerate(alone):
            assert batch.dones[i] == (table.turn is None)
            assert batch.rewards[i].tolist() == table.rewards()
            if table.turn is None:
                assert table.state.is_over
                table.deal(DEALT[game](env._tables.rows[i]))
                hands += 1
            assert batch.seats[i] == table.turn
            assert (batch.masks[i] == table.mask()).all()
            assert (batch.observations[i] == table.observation(int(batch.seats[i]))).all()


@pytest.mark.parametrize("game", ["mu", "mu2", "heuldoch"])
def test_the_number_of_threads_and_tables_changes_nothing(game: str) -> None:
    many, few = (
        VectorEnv(game, tables=1024, threads=3, seed=7),
        VectorEnv(game, tables=300, masks=False, observations=False, seed=7),
    )
    for _ in range(150):
        actions = many.sample()
        assert (actions[:300] == few.sample()).all()
        a, b = many.step(actions), few.step(actions[:300])
        assert (a.rewards[:300] == b.rewards).all()
        assert (a.dones[:300] == b.dones).all()
        assert len(b.masks) == len(b.observations) == 0
    first = many.reset().observations.copy()
    assert (many.reset().observations == first).all()
    assert (many.reset(8).observations != first).any()


def test_starting_seats_take_turns() -> None:
    env = VectorEnv("heuldoch", 4, 8)
    assert env.reset().seats.tolist() == [0, 1, 2, 3, 0, 1, 2, 3]


def test_rewards_can_be_scores() -> None:
    scores, ahead = VectorEnv("mu", 4, 64, reward="score"), VectorEnv("mu", 4, 64)
    ended = 0
    for _ in range(150):
        a, b = scores.step(scores.sample()), ahead.step(ahead.sample())
        mean = (a.rewards.sum(axis=1, keepdims=True) - a.rewards) / 3
        assert np.allclose(b.rewards, a.rewards - mean)
        ended += int(a.dones.sum())
    assert ended > 64


def test_an_illegal_action_anywhere_changes_nothing() -> None:
    env = VectorEnv("mu", 5, 16)
    before = env._tables.rows.copy()
    actions = env.sample().copy()
    actions[7] = 60
    with pytest.raises(ValueError, match=r"table 7: seat \d may not choose 60 \(trump 4\) now"):
        env.step(actions)
    actions[7] = 999
    with pytest.raises(ValueError, match="no action"):
        env.step(actions)
    for wrong in (actions[:5], actions.astype(float), 50):
        with pytest.raises(ValueError, match="step takes 16 whole numbers"):
            env.step(wrong)
    assert (env._tables.rows == before).all()


@pytest.mark.parametrize(
    ("settings", "error", "sentence"),
    [
        ({"game": "skat"}, ValueError, "mu, mu2, heuldoch"),
        ({"players": 7}, BadOption, "3 to 6"),
        ({"tables": 0}, ValueError, "tables must be"),
        ({"seed": -1}, ValueError, "seed must be"),
        ({"threads": -1}, ValueError, "threads must be"),
        ({"reward": "money"}, ValueError, "difference, score"),
        ({"edition": "fr"}, BadOption, "edition"),
    ],
)
def test_what_there_is_not_is_refused(settings: dict[str, Any], error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        VectorEnv(**settings)
