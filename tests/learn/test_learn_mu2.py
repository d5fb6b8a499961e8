"""Mü for two as tensors against the compiled rules: the same legal actions and scores."""

import os

import numpy as np
import torch

from eklat.fast.kernels import mu2 as kernel
from eklat.fast.kernels.mu import COLOUR, DIGIT
from eklat.learn.mu2 import COLUMNS, REVEAL, STOP, TRUMPS, MuForTwo

HANDS = 20_000 if os.environ.get("EKLAT_LONG") else 400
KIND = COLOUR * 10 + DIGIT
COLUMN = (0, 1, 2, 3, 5, 6)


def cards_in(bits: int) -> list[int]:
    return [place for place in range(60) if bits >> place & 1]


class Follower:
    """One table of the kernel that follows a table of tensors, action by action."""

    def __init__(self, order: list[int], dealer: int) -> None:
        self.s, self.strength, self.chosen = np.zeros(kernel.SIZE, np.int64), np.zeros(60, np.int64), 0
        s, free = self.s, list(range(48))
        cards = [free.pop(next(i for i, card in enumerate(free) if KIND[card] == kind)) for kind in order]
        s[kernel.DOWN :] = -1
        for seat in range(2):
            mine = cards[22 * seat : 22 * seat + 22]
            for column, card in zip(COLUMN, mine, strict=False):
                s[kernel.down(seat, column)] = card
            s[kernel.OPEN + seat] = sum(1 << card for card in mine[6:10])
            s[kernel.HAND + seat] = sum(1 << card for card in mine[10:])
        s[kernel.SKAT] = sum(1 << card for card in cards[44:])
        s[kernel.DEALER] = dealer
        kernel.open_auction(s)

    @property
    def left(self) -> int:
        most = kernel.most(self.s) if self.s[kernel.PHASE] == kernel.AUCTION else 4
        return int(most) - self.chosen.bit_count()

    @property
    def legal(self) -> set[int]:
        phase, choice = self.s[kernel.PHASE], int(kernel.legal(self.s))
        if phase in (kernel.AUCTION, kernel.DISCARD):
            hand = cards_in(int(self.s[kernel.HAND + self.s[kernel.TURN]]) & ~self.chosen)
            floor = max((KIND[card] for card in cards_in(self.chosen)), default=0)
            kinds = [int(KIND[card]) for card in hand if KIND[card] >= floor]
            if phase == kernel.AUCTION:
                return {STOP, *(kinds if self.left > 0 else [])}
            return {kind for kind in kinds if sum(other >= kind for other in kinds) >= self.left}
        if phase == kernel.REVEAL:
            return {COLUMNS + COLUMN.index(column) for column in cards_in(choice)}
        if phase == kernel.PLAY:
            return {int(KIND[card]) for card in cards_in(choice)}
        return {TRUMPS + trump - (trump > 4) for trump in cards_in(choice)}

    def apply(self, action: int) -> None:
        s, seat, phase = self.s, self.s[kernel.TURN], self.s[kernel.PHASE]
        if phase in (kernel.AUCTION, kernel.DISCARD):
            if action != STOP:
                hand = int(s[kernel.HAND + seat]) & ~self.chosen
                self.chosen |= 1 << next(card for card in cards_in(hand) if KIND[card] == action)
                if self.left > 0:
                    return
            move, self.chosen = self.chosen, 0
        elif phase == kernel.PLAY:
            held = [card for place in (kernel.OPEN, kernel.HAND) for card in cards_in(int(s[place + seat]))]
            move = next(card for card in held if KIND[card] == action)
        elif phase == kernel.REVEAL:
            move = COLUMN[action - COLUMNS]
        else:
            move = action - TRUMPS + (action - TRUMPS > 3)
        kernel.apply(s, self.strength, move)


def test_tables_of_tensors_follow_the_rules() -> None:
    torch.manual_seed(2)
    game, tables, over, ends = MuForTwo(), 100, 0, set()
    who = torch.randint(0, 6, (tables, 2), dtype=torch.int32)
    deals = game.deals(tables, who)
    t = game.open(deals)
    followers = [Follower(*row) for row in zip(deals.order.tolist(), deals.dealer.tolist(), strict=True)]
    while over < HANDS:
        legal, is_forced = game.legal(t), (t.phase == REVEAL) & (game.legal(t).sum(1) == 1)
        for row, follower, forced in zip(legal.numpy(), followers, is_forced, strict=True):
            assert forced or set(np.flatnonzero(row).tolist()) == follower.legal
        at_random = torch.where(legal, torch.rand(legal.shape), -1.0)
        at_random[:, STOP] += 0.7 * legal[:, STOP]
        simple = (game.of_seat(who, t.turn) > 1)[:, None]
        action = torch.where(simple, game.house(t, legal) + torch.rand(legal.shape), at_random).argmax(1)
        deals = game.deals(tables, who)
        t, done, scores = game.step(t, action, deals)
        for i, follower in enumerate(followers):
            if not is_forced[i]:
                follower.apply(int(action[i]))
            if done[i]:
                assert follower.s[kernel.PHASE] == kernel.OVER
                assert scores[i].tolist() == follower.s[kernel.SCORES : kernel.SCORES + 2].tolist()
                ends.add(int(follower.s[kernel.OUTCOME]))
                followers[i] = Follower(deals.order[i].tolist(), int(deals.dealer[i]))
                over += 1
    assert ends == {kernel.CROWN_WINS, kernel.SHIELD_WINS, kernel.REDEAL}
