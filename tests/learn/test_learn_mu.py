"""Mü as tensors against the compiled rules, which are held equal to the engine: the same legal actions and scores."""

import os
from typing import Any

import numpy as np
import pytest
import torch

from eklat.fast.kernels import mu as kernel
from eklat.learn.mu import ACTIONS, PARTNERS, STOP, TRUMPS, Deals, Mu
from eklat.learn.mu_sight import house

HANDS = 20_000 if os.environ.get("EKLAT_LONG") else 400
KIND = kernel.COLOUR * 10 + kernel.DIGIT


class Follower:
    """One table of the kernel that follows a table of tensors, action by action."""

    def __init__(self, game: Mu, hands: np.ndarray, dealer: int) -> None:
        self.players = game.players
        self.s, self.strength = np.zeros(kernel.SIZE, np.int64), np.zeros(60, np.int64)
        self.s[kernel.PLAYERS], self.s[kernel.DEALER] = game.players, dealer
        self.s[kernel.RULES] = kernel.SAME_TRUMP
        taken = 0
        for seat in range(game.players):
            for card in kinds_to_cards(hands[seat], taken):
                taken |= 1 << card
                self.s[kernel.HAND + seat] |= 1 << card
        kernel.open_auction(self.s)
        self.bid = 0

    @property
    def legal(self) -> set[int]:
        phase, choice = self.s[kernel.PHASE], int(kernel.legal(self.s))
        if phase == kernel.AUCTION:
            hand = int(self.s[kernel.HAND + self.s[kernel.TURN]]) & ~self.bid
            floor = max((KIND[card] for card in cards_in(self.bid)), default=0)
            may = kernel.most(self.s) - self.bid.bit_count() > 0
            return {STOP} | {int(KIND[card]) for card in cards_in(hand) if KIND[card] >= floor and may}
        if phase == kernel.CHOOSE:
            return {PARTNERS + (seat - self.s[kernel.TURN]) % self.players - 1 for seat in cards_in(choice)}
        if phase == kernel.PLAY:
            return {int(KIND[card]) for card in cards_in(choice)}
        return {TRUMPS + trump for trump in cards_in(choice)}

    def apply(self, action: int) -> None:
        s, seat = self.s, self.s[kernel.TURN]
        if s[kernel.PHASE] == kernel.AUCTION:
            if action != STOP:
                hand = int(s[kernel.HAND + seat]) & ~self.bid
                self.bid |= 1 << next(card for card in cards_in(hand) if KIND[card] == action)
                if kernel.most(s) > self.bid.bit_count():
                    return
            move, self.bid = self.bid, 0
        elif s[kernel.PHASE] == kernel.PLAY:
            lying = [card for place in (kernel.LAID, kernel.HAND) for card in cards_in(int(s[place + seat]))]
            move = next(card for card in lying if KIND[card] == action)
        elif s[kernel.PHASE] == kernel.CHOOSE:
            move = (seat + 1 + action - PARTNERS) % self.players
        else:
            move = action - TRUMPS
        kernel.apply(s, self.strength, move)


def cards_in(bits: int) -> list[int]:
    return [place for place in range(60) if bits >> place & 1]


def kinds_to_cards(kinds: np.ndarray, taken: int) -> list[int]:
    found = []
    for kind in np.repeat(np.arange(len(kinds)), kinds):
        card = next(c for c in range(60) if KIND[c] == kind and not taken >> c & 1 and c not in found)
        found.append(card)
    return found


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tables_of_tensors_follow_the_rules(players: int) -> None:
    torch.manual_seed(players)
    game, tables, over, ends = Mu(players), 100, 0, set()
    who = torch.randint(0, 7, (tables, players), dtype=torch.int32)

    def deal() -> tuple[Deals, list[tuple[Any, int]]]:
        deals = game.deals(tables, who)
        hands, dealers = deals.hand.numpy(), deals.dealer.tolist()
        return deals, [(hands[i], dealers[i]) for i in range(tables)]

    deals, dealt = deal()
    t, followers = game.open(deals), [Follower(game, *cards) for cards in dealt]
    while over < HANDS:
        legal = game.legal(t)
        assert legal.shape == (tables, ACTIONS)
        for row, follower in zip(legal.numpy(), followers, strict=True):
            assert set(np.flatnonzero(row).tolist()) == follower.legal
        at_random = torch.where(legal, torch.rand(tables, ACTIONS), -1.0)
        at_random[:, STOP] += 0.7 * legal[:, STOP]
        simple = (game.of_seat(who, t.turn) > 1)[:, None]
        action = torch.where(simple, house(game, t, legal) + torch.rand(tables, ACTIONS), at_random).argmax(1)
        deals, dealt = deal()
        t, done, scores = game.step(t, action, deals)
        for i, follower in enumerate(followers):
            follower.apply(int(action[i]))
            assert bool(done[i]) == (follower.s[kernel.PHASE] == kernel.OVER)
            if done[i]:
                assert scores[i].tolist() == follower.s[kernel.SCORES : kernel.SCORES + players].tolist()
                ends.add(int(follower.s[kernel.OUTCOME]))
                followers[i] = Follower(game, *dealt[i])
                over += 1
    assert ends == {kernel.MADE, kernel.FAILED, kernel.EKLAT}
