"""Tables that a net plays to the end: as students would who had that net, and as likely as they would find it."""

from collections.abc import Iterator
from random import Random
from typing import cast

import numpy as np
import pytest

from eklat.bots import bot, nets, student
from eklat.bots.nets.crowd import FLOOR, TEMPER, Crowd
from eklat.fast import worlds
from eklat.fast.bridge import bridge
from eklat.games import GAMES
from eklat.games.mu.state import State
from eklat.games.mu.view import View

MU = GAMES["mu"]
PLAYERS = (3, 4, 5, 6)


@pytest.fixture(autouse=True)
def twins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Students with the small nets of the playouts, and without manners: a crowd has none."""
    monkeypatch.setattr(nets, "net", nets.twin)
    monkeypatch.setattr(student, "silly", lambda view: frozenset())


def positions(players: int, seed: int) -> Iterator[State]:
    """Some positions of a hand, in the auction not only those that students come to."""
    rng = Random(f"{players} {seed}")
    state: State = MU.start(MU.deal(rng, players))
    for number in range(10_000):
        if state.turn is None:
            return
        if len(state.legal) > 1 and number % 11 == seed:
            yield state
        is_odd = state.phase == "auction" and rng.random() < 0.1
        state = state.play(rng.choice(state.legal) if is_odd else bot("student").choose(state.view(state.turn), rng))


def crowd(view: View) -> Crowd:
    twin = nets.twin("mu", view.players)
    assert twin is not None
    return Crowd(twin, view, worlds(view, 1, 0).arrays[0])


@pytest.mark.parametrize("players", PLAYERS)
def test_a_crowd_plays_as_students_do(players: int) -> None:
    """From positions of every phase, after a move that nobody chose, in a world that could be."""
    phases = set[str]()
    for seed in range(5):
        for state in positions(players, seed):
            view = state.view(state.turn)
            drawn = worlds(view, 2, seed)
            moves = [Random(seed).choice(view.legal), bot("student").choose(view, Random(1))]
            codes = np.array([bridge("mu").encode_move(drawn.arrays[0], move) for move in moves], np.int64)
            scores, firsts = np.zeros((4, players), np.int64), np.zeros(4, np.int64)
            crowd(view).glances(drawn.arrays, drawn.strength, codes, 0, 0, scores, firsts)
            assert firsts.tolist() == [*codes, *codes]
            for number in range(4):
                end = drawn[number // 2].play(moves[number % 2])
                while end.turn is not None:
                    end = end.play(bot("student").choose(end.view(end.turn), Random(1)))
                assert end.result is not None
                assert scores[number].tolist() == list(end.result.scores), f"{state.phase}, {moves[number % 2]}"
            phases.add(state.phase)
    assert {"auction", "play"} <= phases


@pytest.mark.parametrize("players", PLAYERS)
def test_odds_are_what_the_net_says_of_every_move_of_the_others(players: int) -> None:
    for state in list(positions(players, 1))[1::3]:
        view = state.view(state.turn)
        drawn = worlds(view, 3, 5)
        logs = np.array([told(cast("State", world), view) for world in drawn])
        np.testing.assert_allclose(crowd(view).odds(drawn.arrays), np.exp(logs - logs.max()), rtol=1e-3)


def told(world: State, view: View, net: nets.Net | None = None) -> float:
    """The same in Python: along the hand, action by action, with what each of the others saw."""
    state: State = MU.start(world.deal, world.rules)
    found, net = 0.0, net or nets.net("mu", view.players)
    for seat, move in world.log:
        if seat != view.seat:
            seen = state.view(seat)
            sight, advice, done = nets.sight(seen), nets.advised(seen), tuple[int, ...]()
            for action in nets.SIGHTS["mu"].Sight(seen).spelled(move):
                share = net.shares(sight, nets.following(advice, done))[action]
                found += TEMPER * float(np.log(max(share, FLOOR)))
                done = (*done, action)
                sight.take(action)
        state = state.play(move)
    return found


def test_a_net_of_any_width_answers_compiled_as_it_does_in_numpy() -> None:
    """Rows that are no whole vectors are filled up."""
    twin = nets.twin("mu", 4)
    assert twin is not None
    some = {name: value[..., :24] if value.shape[-1] == 64 else value for name, value in twin.weights.items()}
    halves = np.concatenate([some["table_mid"][:24], some["table_mid"][64:88]])
    inner = {name: some[name][:24] for name in ("own_0", "all_0", "back_0", "colour_out", "table_out")}
    narrow = nets.Net({**some, **inner, "table_mid": halves}, 1)
    state = list(positions(4, 1))[-1]
    view = state.view(state.turn)
    drawn = worlds(view, 8, 1)
    odds = Crowd(narrow, view, drawn.arrays[0]).odds(drawn.arrays)
    logs = np.array([told(cast("State", world), view, narrow) for world in drawn])
    np.testing.assert_allclose(odds, np.exp(logs - logs.max()), rtol=1e-3)


def test_it_comes_to_the_same_however_the_work_is_shared() -> None:
    state = list(positions(4, 3))[4]
    view = state.view(state.turn)
    drawn, players = worlds(view, 16, 2), crowd(view)
    codes = np.array([bridge("mu").encode_move(drawn.arrays[0], move) for move in view.legal.singles()[:3]], np.int64)
    whole, firsts = np.zeros((48, 4), np.int64), np.zeros(48, np.int64)
    players.glances(drawn.arrays, drawn.strength, codes, 0, 0, whole, firsts)
    for first in range(0, 48, 7):
        part = np.zeros((min(7, 48 - first), 4), np.int64)
        players.glances(drawn.arrays, drawn.strength, codes, 0, first, part, np.zeros(len(part), np.int64))
        assert (part == whole[first : first + 7]).all()
