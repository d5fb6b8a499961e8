"""OpenSpiel's door: its own test of games, resampling, serialisation, bounds, and its search bots."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from env_tables import LONG, SOME_TABLES
from known import known
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import eklat.env.open_spiel as door
from eklat.games import GAMES

every_table = pytest.mark.parametrize(("game", "players", "options"), SOME_TABLES, ids=str)


def loaded(game: str, players: int, options: dict[str, Any], **more: Any) -> Any:
    return pyspiel.load_game(f"eklat_{game}", {"players": players, **options, **more})


def states(game: Any, rng: Random) -> Any:
    """Every position of a hand, dealt and played at random."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            kinds, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(kinds, odds)[0])
            continue
        yield state
        legal = state.legal_actions()
        names = [state.action_to_string(action) for action in legal]
        passes = "stop" in names and rng.random() < 0.7
        state.apply_action(legal[names.index("stop")] if passes else rng.choice(legal))
    yield state


def midway(game: Any) -> Any:
    """A position some way into a hand."""
    for seed in range(100):
        *_, state = (state for state, _ in zip(states(game, Random(seed)), range(30), strict=False))
        if not state.is_terminal():
            return state
    raise AssertionError("every hand ended early")


@every_table
def test_it_is_a_game(game: str, players: int, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(loaded(game, players, options), num_sims=20 if LONG else 1, serialize=True, verbose=False)


@every_table
def test_resampled_states_look_the_same(game: str, players: int, options: dict[str, Any]) -> None:
    table, rng, hidden = loaded(game, players, options), Random(1), 0
    for number, state in enumerate(states(table, rng)):
        if number % (3 if LONG else 20) > 1 or state.is_terminal():
            continue
        for player in range(players):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            hidden += str(other) != str(state)
    assert hidden


@every_table
def test_returns_are_the_scores_and_stay_within_bounds(game: str, players: int, options: dict[str, Any]) -> None:
    for reward in ("score", "difference"):
        table = loaded(game, players, options, reward=reward)
        for seed in range(60 if LONG else 4):
            *_, last = states(table, Random(seed))
            scores = last.table.scores()
            expected = [own if reward == "score" else own - (sum(scores) - own) / (players - 1) for own in scores]
            assert last.returns() == pytest.approx(expected)
            assert table.min_utility() <= min(last.returns())
            assert max(last.returns()) <= table.max_utility()


@pytest.mark.parametrize("game", ["mu", "mu2", "heuldoch"])
def test_information_states_differ_wherever_something_was_seen(game: str) -> None:
    table, seen = pyspiel.load_game(f"eklat_{game}"), set()
    for state in states(table, Random(3)):
        for player in range(table.num_players()):
            text = state.information_state_string(player)
            is_own_move = state.current_player() == player
            assert text not in seen or not is_own_move
            seen.add(text)


def test_the_observer_names_its_parts() -> None:
    table = pyspiel.load_game("eklat_mu(players=4)")
    observer = make_observation(table)
    state = midway(table)
    observer.set_from(state, player=1)
    assert observer.dict["hand"].sum() == len(state.table.state.hands[1])
    assert observer.tensor.shape[0] == table.observation_tensor_size()
    recalling = make_observation(table, pyspiel.IIGObservationType(perfect_recall=True))
    recalling.set_from(state, player=1)
    assert recalling.dict["log"].any()
    for kind in (
        pyspiel.IIGObservationType(public_info=False, perfect_recall=False),
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE),
    ):
        with pytest.raises(ValueError, match="what one player knows"):
            door.Observer(table, kind, None)
    with pytest.raises(ValueError, match="no parameters"):
        door.Observer(table, pyspiel.IIGObservationType(perfect_recall=False), {"colour": 1})


@pytest.mark.parametrize("game", ["mu", "mu2", "heuldoch"])
def test_search_bots_of_open_spiel_play(game: str) -> None:
    table, rng = pyspiel.load_game(f"eklat_{game}"), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    bots = [
        ismcts.ISMCTSBot(table, rollouts, 10.0, 3, random_state=rng),
        mcts.MCTSBot(table, 10.0, 3, rollouts, random_state=rng),
    ]
    state = midway(table)
    for _ in range(4):
        state.apply_action(bots[state.current_player() % 2].step(state))


def test_a_bot_of_open_spiel_takes_a_seat_at_our_table() -> None:
    mu, rng = GAMES["mu"], Random(5)
    position = mu.start(mu.deal(rng, 4))
    state = door.agreeing(position.view(position.turn), pyspiel.load_game("eklat_mu(players=4)"), rng)
    assert state.current_player() == position.turn
    assert known(state.table).view(position.turn) == position.view(position.turn)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("eklat_mu(players=9)", "3 to 6"),
        ("eklat_mu(reward=money)", "difference, score"),
        ("eklat_mu(edition=fr)", "edition"),
    ],
)
def test_what_there_is_not_is_refused(text: str, sentence: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError), match=sentence):
        pyspiel.load_game(text)
