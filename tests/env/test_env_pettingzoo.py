"""PettingZoo's door: its own test suites at every table, and what happens to bad input."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from env_tables import EVERY_GAME, LONG, SOME_TABLES
from gymnasium.spaces import Box, Dict
from known import as_a

from eklat.env.pettingzoo import NAMES, Hands, env
from eklat.games.errors import BadOption

with warnings.catch_warnings():  # where pygame is installed, the suite imports old names of its own games
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

CYCLES = 400 if LONG else 12
every_table = pytest.mark.parametrize(("game", "players", "options"), SOME_TABLES, ids=str)


@every_table
def test_it_is_an_environment(game: str, players: int, options: dict[str, Any]) -> None:
    api_test(pettingzoo.make("aec", NAMES[game], players=players, observation="flat", **options), num_cycles=CYCLES)


@pytest.mark.parametrize("form", ["masked", "named"])
@pytest.mark.parametrize("game", NAMES)
def test_it_is_one_with_dicts_too(game: str, form: str) -> None:
    """The suite wonders about every dict of an environment it does not know by name."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(env(game, observation=form), num_cycles=CYCLES)


@every_table
def test_the_same_seed_gives_the_same_hand(game: str, players: int, options: dict[str, Any]) -> None:
    seed_test(lambda: env(game, players=players, **options), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_it_can_be_seen(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: pettingzoo.make("aec", NAMES[game], players=players, render_mode=render_mode))
    assert "player_0" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_the_picture_changes_with_the_table(game: str, players: int) -> None:
    table = env(game, players=players, render_mode="rgb_array")
    pictures = []
    for seed in (1, 2):
        table.reset(seed=seed)
        pictures.append(table.render())
    assert pictures[0].shape == pictures[1].shape
    assert (pictures[0] != pictures[1]).any()


def play(table: Hands, seed: int) -> dict[str, float]:
    """A whole episode; what everybody got."""
    table.reset(seed=seed)
    rng, got = np.random.default_rng(seed), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        _, reward, is_over, _, info = table.last()
        got[agent] += reward
        legal = np.flatnonzero(() if is_over else info["action_mask"])
        passes = not is_over and len(table.action_space(agent).sample().shape) == 0 and info["action_mask"].size < 200
        stop = 50 if passes and info["action_mask"][50] and rng.random() < 0.7 else None
        table.step(None if is_over else stop if stop is not None else rng.choice(legal))
    return got


@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_rewards_come_at_the_end_of_the_hand(game: str, players: int) -> None:
    for seed in range(3):
        scores = play(env(game, players=players, reward="score"), seed)
        total = sum(scores.values())
        ahead = play(env(game, players=players), seed)
        assert ahead == pytest.approx({agent: own - (total - own) / (players - 1) for agent, own in scores.items()})


@pytest.mark.parametrize(
    ("game", "options"), [("mu", {"target": 20, "random_end": True}), ("mu2", {"target": 10}), ("heuldoch", {})]
)
def test_an_episode_can_be_a_match(game: str, options: dict[str, Any]) -> None:
    table = env(game, match=True, reward="score", **options)
    for seed in range(2):
        scores = play(table, seed)
        match = table._sitting.match
        assert match.is_over
        assert tuple(scores.values()) == match.scores


def test_everybody_hears_what_they_may_know() -> None:
    table = env("heuldoch", players=3)
    table.reset(seed=4)
    onion = int(np.flatnonzero(table.infos[table.agent_selection]["action_mask"])[0])
    agent = table.agent_selection
    table.step(onion)
    heard = {other: info["notation"] for other, info in table.infos.items()}
    assert heard.pop(agent) == table._table.encoding.ACTIONS[onion]
    assert set(heard.values()) == {"onion ?"}


def test_observations_come_in_three_forms() -> None:
    flat, masked, named = (env("mu", observation=form) for form in ("flat", "masked", "named"))
    for table in (flat, masked, named):
        table.reset(seed=1)
    agent = flat.agent_selection
    array = flat.observe(agent)
    assert isinstance(flat.observation_space(agent), Box)
    assert isinstance(as_a(Dict, named.observation_space(agent))["observation"], Dict)
    assert (masked.observe(agent)["observation"] == array).all()
    assert (named.observe(agent)["observation"]["hand"] == array[flat._table.layout.places["hand"]]).all()
    assert masked.observe("player_0" if agent != "player_0" else "player_1")["action_mask"].all()


@pytest.mark.parametrize(
    ("settings", "error", "sentence"),
    [
        ({"game": "skat"}, ValueError, "mu, mu2, heuldoch"),
        ({"players": 9}, BadOption, "3 to 6"),
        ({"same_trumps": True}, BadOption, "same_trump"),
        ({"target": "many"}, BadOption, "target"),
        ({"reward": "money"}, ValueError, "difference, score"),
        ({"observation": "dict"}, ValueError, "masked, flat, named"),
        ({"render_mode": "svg"}, ValueError, "human, ansi, rgb_array"),
    ],
)
def test_what_there_is_not_is_refused(settings: dict[str, Any], error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        env(**settings)


def test_bad_actions_are_refused_and_change_nothing() -> None:
    table = env("mu", players=4)
    with pytest.raises(ValueError, match="call reset"):
        table.step(50)
    with pytest.raises(ValueError, match="seed must be a whole number"):
        table.reset(seed="one")  # type: ignore[arg-type]
    table.reset(seed=1)
    before = table.observe(table.agent_selection)["observation"]
    for action, sentence in [
        (51, r"may not choose 51 \(trump R\) now; legal are"),
        (72, "from 0 to 71"),
        (1.5, "whole number"),
    ]:
        with pytest.raises(ValueError, match=sentence):
            table.step(action)
    assert (table.observe(table.agent_selection)["observation"] == before).all()
    play(table, 3)
    with pytest.raises(ValueError, match="call reset"):
        table.step(50)
