"""Heul doch! Mau Mau as tensors against the compiled rules: the same piles, legal actions and scores, with special cards and
without."""

import os
from typing import Any

import numpy as np
import pytest
import torch

from eklat.fast.kernels import heuldoch as kernel
from eklat.learn.heuldoch import KINDS, HeulDoch
from eklat.learn.heuldoch_specials import CATAPULT, TOWEL, WEREWOLF, HeulDochSpecials

HANDS = 5_000 if os.environ.get("EKLAT_LONG") else 200
GAMES = [HeulDoch, HeulDochSpecials]


def begin(players: int, order: list[int], first: int) -> np.ndarray:
    """The kernel's state of this deal."""
    s, cards = np.zeros(kernel.SIZE, np.int64), len(order)
    s[kernel.PLAYERS], s[kernel.FIRST], s[kernel.TURN] = players, first, first
    s[kernel.CARDS : kernel.CARDS + cards] = kernel.FACE[order]
    s[kernel.CARDS + cards - 4 * players : kernel.CARDS + cards] = 0
    for seat in range(players):
        kernel.put(s, seat, s[kernel.CARDS + seat] | seat << 8)
        for i, kind in enumerate(order[cards - 4 * (players - seat) :][:4]):
            s[kernel.HAND + seat] |= kernel.FACE[kind] << 8 * i
    s[kernel.NEXT], s[kernel.END] = players, cards - 4 * players
    return s


def moves(s: np.ndarray) -> dict[int, int]:
    """The kernel's moves by action."""
    hand, legal = int(s[kernel.HAND + s[kernel.TURN]]), int(kernel.legal(s))
    found = {}
    for move in range(32):
        if legal >> move & 1:
            act, kind = move & 7, int(kernel.CODE[hand >> (move & 24) & 127])
            found[act * KINDS + kind if kind < KINDS else 4 * (KINDS + act) + kind - KINDS] = move
    return found


@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tables_of_tensors_follow_the_rules(rules: type[HeulDoch], players: int) -> None:
    torch.manual_seed(players)
    game, tables, over, strength = rules(players), 100, 0, np.zeros(60, np.int64)
    who = torch.randint(0, 6, (tables, players), dtype=torch.int32)
    deals = game.deals(tables, who)
    t: Any = game.open(deals)
    states = np.stack([begin(players, *row) for row in zip(deals.order.tolist(), deals.dealer.tolist(), strict=True)])
    used = set[int]()
    while over < HANDS:
        legal, found = game.legal(t), [moves(s) for s in states]
        for row, known in zip(legal.numpy(), found, strict=True):
            assert set(np.flatnonzero(row).tolist()) == set(known)
        counts = states[:, kernel.COUNTS : kernel.COUNTS + players, None] >> 8 * np.arange(8) & 255
        assert np.array_equal(counts, torch.cat([t.onions[:, :, None], t.open], 2).numpy())
        at_random = torch.where(legal, torch.rand(legal.shape), -1.0)
        simple = (game.of_seat(who, t.turn) > 1)[:, None]
        action = torch.where(simple, game.house(t, legal), at_random).argmax(1)
        used.update(action[action >= 4 * KINDS].tolist())
        deals = game.deals(tables, who)
        t, done, scores = game.step(t, action, deals)
        for i, s in enumerate(states):
            kernel.apply(s, strength, found[i][int(action[i])])
            assert bool(done[i]) == (s[kernel.TURN] < 0)
            if done[i]:
                assert scores[i].tolist() == s[kernel.SCORES : kernel.SCORES + players].tolist()
                states[i] = begin(players, deals.order[i].tolist(), int(deals.dealer[i]))
                over += 1
    assert len(used) == (rules is HeulDochSpecials) * (4 + 1 + players - 1 + 2 + 1)


def test_deals_with_specials_are_whole_and_begin_with_numbers() -> None:
    """H6: a special that turns up as a first card is shuffled back. Afterwards they are as likely everywhere."""
    torch.manual_seed(1)
    game = HeulDochSpecials(6)
    order = game.deals(20_000, torch.zeros(20_000, 6, dtype=torch.int32)).order
    assert (torch.stack([(order == kind).sum(1) for kind in range(53)], 1) == torch.tensor([2] * 49 + [3] * 4)).all()
    share = (order >= KINDS).float().mean(0)
    assert (share[:6] == 0).all()
    torch.testing.assert_close(share[6:], torch.full((104,), 12 / 104), atol=0.012, rtol=0)


@pytest.mark.parametrize("players", [3, 6])
def test_hidden_cards_are_not_seen(players: int) -> None:
    """Other hands, cards still to be drawn, and onions that only others know, exchanged: the sight stays what it was."""
    torch.manual_seed(players)
    game, tables, changed = HeulDochSpecials(players), 100, 0
    deals = game.deals(tables, torch.zeros(tables, players, dtype=torch.int32))
    t = game.open(deals)
    for _ in range(120):
        legal, me = game.legal(t), t.turn[:, None]
        other, own = torch.randint(53, (tables, 1)), game.seats == me

        def veiled(lying: torch.Tensor, me: torch.Tensor = me, other: torch.Tensor = other) -> torch.Tensor:
            layer = lying >> 7 & 7
            is_secret = (lying >= 0) & (layer > 0) & (layer != me + 1)
            return torch.where(is_secret, lying - (lying & 63) + other.int(), lying)

        left = torch.arange(110) >= t.next[:, None]
        exchanged = t._replace(
            hand=torch.where(own[:, :, None], t.hand, t.hand.flip(2)), top=veiled(t.top), beneath=veiled(t.beneath),
            hidden=torch.where(own[:, :, None], t.hidden, 7), order=torch.where(left, t.order.flip(1), t.order),
        )  # fmt: skip
        changed += int((exchanged.top != t.top).sum() + (exchanged.beneath != t.beneath).sum())
        assert torch.equal(game.legal(exchanged), legal)
        assert all(torch.equal(a, b) for a, b in zip(game.see(t, legal), game.see(exchanged, legal), strict=True))
        assert torch.equal(game.house(t, legal), game.house(exchanged, legal))
        t, _, _ = game.step(t, (legal * (0.1 + torch.rand(legal.shape))).argmax(1), game.deals(tables, deals.who))
    assert changed > 1000


def lone(game: HeulDochSpecials, tops: list[list[int]], hand: int) -> Any:
    """One table with these piles, from the bottom up, and one card in the hand of seat 0; cards above 63 lie face down."""
    t = game.open(game.deals(1, torch.zeros(1, game.players, dtype=torch.int32)))
    top, beneath, place = torch.full_like(t.top, -1), torch.full_like(t.beneath, -1), 0
    onions, lying = torch.zeros_like(t.onions), torch.zeros_like(t.open)
    for seat, pile in enumerate(tops):
        for card in pile:
            beneath[0, place], top[0, seat] = top[0, seat], card + 1024 * place
            onions[0, seat] += card > 63
            if card < KINDS:
                lying[0, seat, card % 7] += 1
            place += 1
    held = torch.zeros_like(t.hand)
    held[0, 0, hand], held[0, 1:, 0] = 1, 1
    return t._replace(
        top=top, beneath=beneath, onions=onions, open=lying, hand=held, turn=torch.zeros_like(t.turn),
        next=torch.full_like(t.next, 100),
    )  # fmt: skip


def after(game: HeulDochSpecials, t: Any, special: int, act: int) -> Any:
    action = torch.tensor([4 * (KINDS + act) + special - KINDS])
    assert game.legal(t)[0, action].all()
    return game.step(t, action, game.deals(1, t.who))[0]


def test_the_catapult_throws_all_highest_and_uncovers_what_is_beneath() -> None:
    """H7: a special that lies open is no target; where nothing lies open, nothing happens."""
    game = HeulDochSpecials(4)
    t = after(game, lone(game, [[3, 6], [64 + 2, 13], [WEREWOLF], []], CATAPULT), CATAPULT, 1)
    assert (t.top[0] & 127).tolist()[:3] == [3, 64 + 2, WEREWOLF]
    assert (t.onions[0].tolist(), t.open[0].sum(1).tolist()) == ([0, 1, 0, 0], [1, 0, 0, 0])
    still = lone(game, [[64], [WEREWOLF], [], []], CATAPULT)
    assert torch.equal(after(game, still, CATAPULT, 1).top, still.top)


def test_a_towel_takes_from_whom_has_nothing_to_give_back() -> None:
    """H8, both ways; H11: between two empty piles nothing happens."""
    game = HeulDochSpecials(3)
    t = after(game, lone(game, [[5], [3, 64 + 9], []], TOWEL), TOWEL, 2)
    assert (t.top[0, 0], t.top[0, 2] & 127) == (-1, 5)
    t = after(game, lone(game, [[], [3, 64 + 9], []], TOWEL), TOWEL, 1)
    assert (t.top[0] & 127).tolist()[:2] == [64 + 9, 3]
    assert after(game, lone(game, [[], [1], []], TOWEL), TOWEL, 2).top[0, [0, 2]].tolist() == [-1, -1]


def test_an_onion_turned_up_is_what_it_was_and_everybody_knows_it() -> None:
    """H9, H10: a special that lies open fits nothing, and its owner can only lay an onion."""
    game = HeulDochSpecials(3)
    t = lone(game, [[1, 64 + 128 + TOWEL], [64 + 256 + 9], [20]], WEREWOLF)
    t.hidden[0, 0, TOWEL] = t.hidden[0, 1, 9] = 1
    t = after(game, t, WEREWOLF, 1)
    assert (t.top[0] & 1023).tolist() == [TOWEL, 9, 64 + 20]
    assert t.hidden[0].nonzero().tolist() == [[0, 20], [1, 20], [2, 20]]
    assert (t.shown[0, [TOWEL, 9]] > 0).all()
    assert game.shows(t)[0].tolist() == [-2, 9, -1]
    at_special = t._replace(turn=torch.zeros_like(t.turn), hand=torch.ones_like(t.hand))
    assert not game.legal(at_special)[0, KINDS + 40]
    assert game.legal(at_special)[0, 40]
