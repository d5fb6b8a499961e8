"""Heul doch! Mau Mau as tensors against the compiled rules: the same legal actions and scores."""

import os

import numpy as np
import pytest
import torch

from eklat.fast.kernels import heuldoch as kernel
from eklat.learn.heuldoch import CARDS, KINDS, HeulDoch

HANDS = 5_000 if os.environ.get("EKLAT_LONG") else 100


def begin(players: int, order: list[int], first: int) -> np.ndarray:
    """The kernel's state of this deal."""
    s = np.zeros(kernel.SIZE, np.int64)
    s[kernel.PLAYERS], s[kernel.FIRST], s[kernel.TURN] = players, first, first
    s[kernel.CARDS : kernel.CARDS + CARDS] = kernel.FACE[order]
    s[kernel.CARDS + CARDS - 4 * players : kernel.CARDS + CARDS] = 0
    for seat in range(players):
        kernel.put(s, seat, s[kernel.CARDS + seat] | seat << 8)
        for i, kind in enumerate(order[CARDS - 4 * (players - seat) :][:4]):
            s[kernel.HAND + seat] |= kernel.FACE[kind] << 8 * i
    s[kernel.NEXT], s[kernel.END] = players, CARDS - 4 * players
    return s


def moves(s: np.ndarray) -> dict[int, int]:
    """The kernel's moves by action."""
    hand, legal = int(s[kernel.HAND + s[kernel.TURN]]), int(kernel.legal(s))
    found = {}
    for move in range(32):
        if legal >> move & 1:
            found[(move & 7) * KINDS + int(kernel.CODE[hand >> (move & 24) & 127])] = move
    return found


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tables_of_tensors_follow_the_rules(players: int) -> None:
    torch.manual_seed(players)
    game, tables, over, strength = HeulDoch(players), 50, 0, np.zeros(60, np.int64)
    who = torch.randint(0, 6, (tables, players), dtype=torch.int32)
    deals = game.deals(tables, who)
    t, states = (
        game.open(deals),
        [begin(players, *row) for row in zip(deals.order.tolist(), deals.dealer.tolist(), strict=True)],
    )
    while over < HANDS:
        legal, found = game.legal(t), [moves(s) for s in states]
        for row, known in zip(legal.numpy(), found, strict=True):
            assert set(np.flatnonzero(row).tolist()) == set(known)
        at_random = torch.where(legal, torch.rand(legal.shape), -1.0)
        simple = (game.of_seat(who, t.turn) > 1)[:, None]
        action = torch.where(simple, game.house(t, legal), at_random).argmax(1)
        deals = game.deals(tables, who)
        t, done, scores = game.step(t, action, deals)
        for i, s in enumerate(states):
            kernel.apply(s, strength, found[i][int(action[i])])
            assert bool(done[i]) == (s[kernel.TURN] < 0)
            if done[i]:
                assert scores[i].tolist() == s[kernel.SCORES : kernel.SCORES + players].tolist()
                states[i] = begin(players, deals.order[i].tolist(), int(deals.dealer[i]))
                over += 1
