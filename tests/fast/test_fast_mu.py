"""The kernels of Mü and Mü for two against the rules engine: the same legal moves at every step, the same scores."""

import os
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from back import dealt_mu, dealt_mu2, replay, seats
from known import as_a, known

from eklat.fast.bridge import mu, mu2
from eklat.fast.bridge.mu.cards import places
from eklat.fast.kernels import mu as mu_kernel
from eklat.fast.kernels import mu2 as mu2_kernel
from eklat.fast.kernels.bits import seeded
from eklat.fast.policy import Array
from eklat.games import GAMES
from eklat.games import mu as mu_rules
from eklat.games import mu2 as mu2_rules
from eklat.games.core import Move, State
from eklat.games.mu.auction import Bids
from eklat.games.mu.moves import Play
from eklat.games.mu.play import Plays

FURTHER = 20 if os.environ.get("EKLAT_LONG") else 1
OPTIONS: list[dict[str, object]] = [{}, {"same_trump": False}, {"hidden_partner": True}, {"shared_eklat": True}]
MU_TABLES = [(players, options) for players in (3, 4, 5, 6) for options in OPTIONS]
NO_DECK = np.zeros(0, np.int64)
COLOURS = ["RYGB", "RYGK", "RYBK", "RGBK", "YGBK"]


def some_move(state: State, rng: Random) -> Move:
    return state.legal[0] if state.phase == "auction" and rng.random() < 0.7 else rng.choice(state.legal)


def as_kernel_sees(state: State, move: Move) -> Move:
    """Kernels always know where a card comes from."""
    return Play(move.card, as_a(Plays, state.legal).source(move)) if isinstance(move, Play) else move


def check_legal(state: State, s: Array, bridge: Any, kernel: Any) -> None:
    assert s[kernel.TURN] == state.turn
    assert isinstance(state, mu_rules.State | mu2_rules.State)
    hand = state.hands[known(state.turn)]
    if state.phase == "auction":
        most = as_a(Bids, state.legal).most
        assert kernel.most(s) == most
        ours = {f"bid {card}" for card in hand} if most else set()
        assert {str(bridge.decode_move(s, 1 << card)) for card in places(int(kernel.legal(s)))} == ours
    elif state.phase == "discard":
        ours = {f"discard {card}" for card in hand}
        assert {str(bridge.decode_move(s, 1 << card)) for card in places(int(kernel.legal(s)))} == ours
    else:
        moves = {as_kernel_sees(state, move) for move in state.legal}
        assert {bridge.decode_move(s, code) for code in places(int(kernel.legal(s)))} == moves


def follow(state: State, bridge: Any, kernel: Any, rng: Random) -> State:
    """Play at random in the engine, and let the kernel follow; now and then it is set up anew from the middle."""
    s, strength = bridge.position(state)
    while not state.is_over:
        check_legal(state, s, bridge, kernel)
        if rng.random() < 0.1:
            s, strength = bridge.position(state)
        move = some_move(state, rng)
        kernel.apply(s, strength, bridge.encode_move(s, move))
        state = state.play(move)
    assert s[kernel.PHASE] == kernel.OVER
    assert seats(s, kernel.SCORES, state.players) == known(state.result).scores
    assert seats(bridge.position(state)[0], kernel.SCORES, state.players) == known(state.result).scores
    return state


@pytest.mark.parametrize(("players", "options"), MU_TABLES)
def test_the_kernel_of_mu_follows_the_engine(players: int, options: dict[str, object]) -> None:
    game, rng = GAMES["mu"], Random(players)
    ends: Counter[str] = Counter()
    rules = game.rules(options)
    for number in range(60 * FURTHER):
        state = game.start(game.deal(rng, players, rules, number % players), rules)
        ends[known(follow(state, mu, mu_kernel, rng).result).outcome] += 1
    assert set(ends) == {"made", "failed", "eklat"}


@pytest.mark.parametrize("colours", COLOURS)
def test_the_kernel_of_mu_for_two_follows_the_engine(colours: str) -> None:
    game, rng = GAMES["mu2"], Random(colours)
    ends: Counter[str] = Counter()
    rules = game.rules({"colours": colours})
    for number in range(60 * FURTHER):
        state = game.start(game.deal(rng, 2, rules, number % 2), rules)
        ends[known(follow(state, mu2, mu2_kernel, rng).result).outcome] += 1
    assert set(ends) == {"crown", "shield", "redeal"}


@pytest.mark.parametrize(("players", "options"), MU_TABLES)
def test_the_engine_follows_the_kernel_of_mu(players: int, options: dict[str, object]) -> None:
    game = GAMES["mu"]
    rules = game.rules(options)
    s, _ = mu.blank(players, rules)
    rng, trace, strength = np.zeros(1, np.uint64), np.zeros(512, np.int64), np.zeros(60, np.int64)
    for number in range(100 * FURTHER):
        seeded(rng, 7, number)
        s[mu_kernel.DEALER] = number % players
        mu_kernel.deal(s, NO_DECK, rng)
        start = s.copy()
        steps = mu_kernel.run(s, strength, rng, trace)
        end = replay(start, trace[:steps], game.start(dealt_mu(start), rules))
        assert end.is_over
        assert seats(s, mu_kernel.SCORES, players) == known(end.result).scores
        assert s[mu_kernel.STEPS] == steps


@pytest.mark.parametrize("colours", COLOURS)
def test_the_engine_follows_the_kernel_of_mu_for_two(colours: str) -> None:
    game = GAMES["mu2"]
    rules = game.rules({"colours": colours})
    s, pack = mu2.blank(2, rules)
    rng, trace, strength = np.zeros(1, np.uint64), np.zeros(512, np.int64), np.zeros(60, np.int64)
    for number in range(100 * FURTHER):
        seeded(rng, 8, number)
        s[mu2_kernel.DEALER] = number % 2
        mu2_kernel.deal(s, pack.copy(), rng)
        start = s.copy()
        steps = mu2_kernel.run(s, strength, rng, trace)
        end = replay(start, trace[:steps], game.start(dealt_mu2(start), rules))
        assert end.is_over
        assert seats(s, mu2_kernel.SCORES, 2) == known(end.result).scores


@pytest.mark.parametrize(("name", "players"), [("mu", 3), ("mu", 4), ("mu", 5), ("mu", 6), ("mu2", 2)])
def test_a_playout_from_the_middle_is_a_game(name: str, players: int) -> None:
    game, bridge, kernel = GAMES[name], {"mu": mu, "mu2": mu2}[name], {"mu": mu_kernel, "mu2": mu2_kernel}[name]
    rng, stream, trace = Random(name), np.zeros(1, np.uint64), np.zeros(512, np.int64)
    for number in range(40 * FURTHER):
        state = game.start(game.deal(rng, players))
        for _ in range(rng.randrange(60)):
            if not state.is_over:
                state = state.play(some_move(state, rng))
        if state.is_over:
            continue
        s, strength = bridge.position(state)
        start = s.copy()
        seeded(stream, 9, number)
        steps = kernel.run(s, strength, stream, trace)
        end = replay(start, trace[:steps], state)
        assert end.is_over
        assert seats(s, kernel.SCORES, players) == known(end.result).scores


def test_random_dealing_is_even() -> None:
    """Every card is as likely in every hand: chi-square over seats for each card, five players."""
    s, _ = mu.blank(5, GAMES["mu"].rules())
    rng, seen = np.zeros(1, np.uint64), np.zeros((60, 5))
    hands = 20_000
    for number in range(hands):
        seeded(rng, 11, number)
        mu_kernel.deal(s, NO_DECK, rng)
        for seat in range(5):
            for card in places(int(s[mu_kernel.HAND + seat])):
                seen[card, seat] += 1
    chi = ((seen - hands / 5) ** 2 / (hands / 5)).sum()
    assert 120 < chi < 350  # 60 cards, 4 free seats each: 240 expected, deviation 22
