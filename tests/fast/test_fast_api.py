"""The public face of `eklat.fast`: simulate, playouts and worlds."""

import gc
from collections import Counter
from importlib import import_module
from itertools import combinations
from math import comb
from random import Random
from typing import Any

import numba
import numpy as np
import pytest
from known import as_a, known

from eklat.fast import playouts, simulate, worlds
from eklat.fast.bridge import bridge
from eklat.fast.policy import Array
from eklat.games import GAMES, heuldoch, mu, mu2
from eklat.games.core import State, View
from eklat.games.errors import BadOption
from eklat.games.heuldoch.moves import Onion
from eklat.games.mu.play import Tricks

TABLES = [
    ("mu", 3, {}),
    ("mu", 4, {"hidden_partner": True}),
    ("mu", 5, {}),
    ("mu", 6, {"shared_eklat": True}),
    ("mu2", 2, {}),
]
TABLES += [("heuldoch", 3, {}), ("heuldoch", 5, {"specials": True})]
every_table = pytest.mark.parametrize(("name", "players", "options"), TABLES)


def states(name: str, players: int, options: dict[str, object], seed: int) -> list[State]:
    """All positions of a deal that was played out."""
    game, rng = GAMES[name], Random(seed)
    rules = game.rules(options)
    while True:
        found = [game.start(game.deal(rng, players, rules), rules)]
        while not found[-1].is_over:
            state, is_shy = found[-1], found[-1].phase == "auction" and rng.random() < 0.7
            found.append(state.play(state.legal[0] if is_shy else rng.choice(state.legal)))
        if len(found) > 40:
            return found


# simulate ----------------------------------------------------------------------------------------------------------------


@every_table
def test_the_same_seed_gives_the_same_hands_on_any_number_of_threads(
    name: str, players: int, options: dict[str, object]
) -> None:
    runs = [simulate(name, players, 45_000, seed=3, threads=threads, options=options) for threads in (1, 2, 0)]
    for run in runs[1:]:
        assert (run.scores == runs[0].scores).all()
        assert (run.steps, run.outcomes) == (runs[0].steps, runs[0].outcomes)
    assert not (simulate(name, players, 45_000, seed=4, options=options).scores == runs[0].scores).all()
    assert sum(runs[0].outcomes.values()) == 45_000


def test_a_simulation_says_what_it_did() -> None:
    told: list[int] = []
    run = simulate("mu", 5, 30_000, seed=1, progress=told.append)
    answer = run.to_json()
    assert {"game", "players", "hands", "steps", "cpu_s", "wall_s", "mean_scores"} <= set(answer)
    assert (answer["game"], answer["players"], answer["hands"], sum(told)) == ("mu", 5, 30_000, 30_000)
    assert run.scores.shape == (30_000, 5)
    # Seats take turns to deal, so over many hands they are alike.
    assert np.ptp(run.scores.mean(axis=0)) < 2


@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        ({"game": "skat"}, ValueError, "mu, mu2, heuldoch"),
        ({"players": 0}, BadOption, "3 to 6"),
        ({"players": 7}, BadOption, "3 to 6"),
        ({"n": 0}, ValueError, "n must be"),
        ({"n": 1.5}, ValueError, "n must be"),
        ({"seed": -1}, ValueError, "seed must be"),
        ({"threads": -1}, ValueError, "threads must be"),
        ({"options": {"same_trump": 7}}, BadOption, "same_trump"),
    ],
)
def test_wrong_questions_get_clear_answers(wrong: dict[str, object], error: type[Exception], message: str) -> None:
    question: dict[str, Any] = {"game": "mu", "players": 5, "n": 10, **wrong}
    with pytest.raises(error, match=message):
        simulate(**question)


# worlds ------------------------------------------------------------------------------------------------------------------


@every_table
def test_worlds_agree_with_the_view(name: str, players: int, options: dict[str, object]) -> None:
    rng = Random(1)
    for state in rng.sample(states(name, players, options, 2)[:-1], 12):
        for seat in (state.turn, None):
            view = state.view(seat)
            drawn = worlds(view, 4, seed=5)
            assert [world.view(seat) == view for world in drawn] == [True] * 4
            if is_open(view):
                assert (drawn.arrays == drawn.arrays[0]).all()
            assert len(drawn[1:3]) == 2
            assert (drawn.arrays == worlds(view, 4, seed=5).arrays).all()


def is_open(view: View) -> bool:
    """Whether nothing is hidden from this view."""
    rng = Random(9)
    assert isinstance(view, mu.View | mu2.View | heuldoch.View)
    hidden = sum(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)
    hidden += len(getattr(view, "hidden_places", ())) + 4 * getattr(view, "is_skat_hidden", False)
    hidden += getattr(view, "draw_size", 0) + len(getattr(view, "unseen_onions", ()))
    assert hidden or view.sample(rng) == view.sample(rng)
    return not hidden


def ending(players: int, at_most: int) -> Tricks:
    """A late position of Mü in which few cards are hidden from the player to move, and voids are known."""
    for seed in range(200):
        for state in states("mu", players, {}, seed)[:-1]:
            if not isinstance(state, Tricks):
                continue
            view = state.view(state.turn)
            sizes = [size for seat, size in enumerate(view.hand_sizes) if seat != state.turn]
            voids = sum(map(len, view.voids))
            if 5 <= sum(sizes) <= at_most and voids >= 3:
                return state
    raise AssertionError("no such ending")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_worlds_are_even(players: int) -> None:
    """Chi-square against all hands that fit, written down one by one, with known voids."""
    state = ending(players, 8)
    view = state.view(state.turn)
    possible = Counter(hands_that_fit(state))
    n = 400 * len(possible)
    found: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for world in worlds_as_hands(view, n):
        found[world] += 1
    assert set(found) <= set(possible)
    total = sum(possible.values())
    chi = sum((found[hands] - n * ways / total) ** 2 / (n * ways / total) for hands, ways in possible.items())
    free = len(possible) - 1
    assert chi < free + 5 * (2 * free) ** 0.5 + 5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_worlds_are_all_hands_that_fit(players: int) -> None:
    state = ending(players, 8)
    view = state.view(state.turn)
    possible = hands_that_fit(state)
    hidden = bridge("mu").hidden(view, Random(1))
    found = known(hidden.every(len(possible)))
    assert len(np.unique(found, axis=0)) == len(possible)
    assert Counter(as_hands(view, found)) == Counter(possible)
    assert hidden.every(len(possible) - 1) is None


@every_table
def test_where_few_worlds_are_left_they_can_all_be_had(name: str, players: int, options: dict[str, object]) -> None:
    """Each once, and none that is drawn is missing."""
    few = 0
    for state in (state for seed in (2, 3, 4) for state in states(name, players, options, seed)[:-1]):
        view = state.view(state.turn)
        hidden = bridge(name).hidden(view, Random(1))
        found = hidden.every(300)
        if found is not None:
            few += 1
            rows = {row.tobytes() for row in found}
            assert len(rows) == len(found)
            assert {row.tobytes() for row in hidden.draw(40, few)} <= rows
    assert few or name == "heuldoch"


def worlds_as_hands(view: View, n: int) -> list[tuple[tuple[str, ...], ...]]:
    return as_hands(view, worlds(view, n, seed=1).arrays)


def as_hands(view: View, arrays: Array) -> list[tuple[tuple[str, ...], ...]]:
    from eklat.fast.bridge.mu.cards import cards
    from eklat.fast.kernels import mu as kernel

    read: dict[int, tuple[str, ...]] = {}
    hands = []
    for row in arrays[:, kernel.HAND : kernel.HAND + view.players]:
        hands.append(tuple(read.setdefault(int(mask), tuple(sorted(cards(int(mask))))) for mask in row))
    return hands


def hands_that_fit(state: Tricks) -> list[tuple[tuple[str, ...], ...]]:
    """Every way to hand out the hidden cards, two copies of a card being two cards."""
    view = state.view(state.turn)
    hidden = [card for seat, hand in enumerate(state.hands) if seat != state.turn for card in hand]
    suit = state.trumps.suit

    def fill(seat: int, left: list[int]) -> list[list[tuple[str, ...]]]:
        if seat == state.players:
            return [[]]
        if seat == state.turn:
            return [[tuple(state.hands[seat]), *rest] for rest in fill(seat + 1, left)]
        found = []
        for chosen in combinations(left, view.hand_sizes[seat]):
            if all(suit[hidden[i]] not in view.voids[seat] for i in chosen):
                rest_left = [i for i in left if i not in chosen]
                mine = tuple(sorted(hidden[i] for i in chosen))
                found += [[mine, *rest] for rest in fill(seat + 1, rest_left)]
        return found

    return [tuple(hands) for hands in fill(0, list(range(len(hidden))))]


def test_hidden_onions_and_the_draw_pile_are_even() -> None:
    """Heul doch!: any hidden card is as likely in any hidden place."""
    game = GAMES["heuldoch"]
    state = game.start(game.deal(Random(3), 3))
    rng = Random(3)
    for _ in range(20):
        state = state.play(rng.choice(state.legal))
    view = state.view(0)
    own = Counter(card for hand in (known(view.hand),) for card in hand)
    card = next(card for card in sorted(set(state.hands[1])) if not own[card])
    drawn = worlds(view, 3000, seed=1)
    count = sum(card in as_a(heuldoch.State, world).hands[1] for world in (drawn[i] for i in range(0, 3000, 10)))
    unseen = sum(size for seat, size in enumerate(view.hand_sizes) if seat) + view.draw_size + len(view.unseen_onions)
    copies = sum(c == card for s in (1, 2) for c in state.hands[s]) + state.deal.draw[len(state.log) :].count(card)
    copies += sum(as_a(Onion, state.log[number][1]).card == card for number in view.unseen_onions)
    expected = 1 - comb(unseen - copies, 4) / comb(unseen, 4)
    assert abs(count / 300 - expected) < 0.08


@pytest.mark.parametrize("thing", [None, "view", 7])
def test_worlds_want_a_view(thing: Any) -> None:
    with pytest.raises(TypeError, match="view"):
        worlds(thing, 1)


def test_worlds_of_a_finished_deal_or_a_state_are_refused() -> None:
    end = states("mu", 4, {}, 1)[-1]
    with pytest.raises(ValueError, match="over"):
        worlds(end.view(0), 1)
    with pytest.raises(TypeError, match="view"):
        worlds(states("mu", 4, {}, 1)[0], 1)  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(ValueError, match="n must be"):
        worlds(states("mu", 4, {}, 1)[0].view(0), 0)


# playouts ----------------------------------------------------------------------------------------------------------------


@every_table
def test_playouts_try_every_move(name: str, players: int, options: dict[str, object]) -> None:
    rng = Random(4)
    for state in rng.sample(states(name, players, options, 6)[:-1], 8):
        for position in (state, state.view(state.turn), state.view(None)):
            result = playouts(position, 300, seed=2)
            assert result.scores.shape == (300, players)
            assert len(result) == len(result.first) == 300
            assert all(state.legal.refusal(move) is None for move in result.moves) or position is not state
            again = playouts(position, 300, seed=2, threads=2)
            assert (again.scores == result.scores).all()
        tried = playouts(state, 300, seed=2)
        if state.phase not in ("auction", "discard"):
            assert {str(state.play(move)) for move in tried.moves} == {str(state.play(move)) for move in state.legal}
        assert tried.mean(tried.moves[0]).shape == (players,)


def test_the_last_card_plays_itself() -> None:
    state = states("mu", 4, {}, 1)[-2]
    result = playouts(state, 10)
    assert len(result.moves) == 1
    assert (result.scores == known(state.play(result.moves[0]).result).scores).all()
    assert (playouts(state.view(state.turn), 10).scores == result.scores).all()


def test_playouts_refuse_what_cannot_be_played_out() -> None:
    with pytest.raises(ValueError, match="over"):
        playouts(states("mu", 4, {}, 1)[-1], 10)
    with pytest.raises(TypeError, match="state or a view"):
        playouts("mu", 10)  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(ValueError, match="n must be"):
        playouts(states("mu", 4, {}, 1)[0], 0)


def test_compiling_leaves_the_garbage_collector_as_it_was() -> None:
    for on in (False, True):
        (gc.enable if on else gc.disable)()
        numba.njit(lambda x: x + 1)(on)
        assert gc.isenabled() is on


def test_loops_of_different_games_are_never_linked_for_one_another() -> None:
    kernels = [import_module(f"eklat.fast.kernels.{game}") for game in ("mu", "mu2", "heuldoch")]
    assert len({kernel._loop.__qualname__ for kernel in kernels}) == 3
