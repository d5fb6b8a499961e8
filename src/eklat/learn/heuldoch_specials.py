"""Heul doch! Mau Mau with special cards as tensors: `eklat.learn.heuldoch`, and what specials do to the piles.

The kinds go on: 49 to 52 are catapult, towel, carousel and werewolf. An action with one of them is 196 + act * 4 + which of
them: act 0 lays it face down, the others use it. A towel goes so many seats to the left; a carousel turns left (1) or right
(2); catapult and werewolf have act 1.

A card of a pile is a number: its kind, +64 if it lies face down, +128 times the only seat that knows it, counted from 1, and
+1024 times its place, as every card gets one when it is laid. -1 is no card; it reads as an onion that nobody knows, and for
placing it is one (H3). So a pile is its top, and `beneath` says what comes up when the card of a place is taken away.

Rulings: H6 (no special begins a pile), H7 (catapult), H8 and H11 (towel), H9 (a special lying open), H10 (cards keep their
face and their name wherever they go), H12 (left is clockwise).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import Tensor

from eklat.learn.heuldoch import CARDS, KINDS, ONION, Deals, HeulDoch, by_colour, even

SPECIALS, COPIES = 4, 3
CATAPULT, TOWEL, CAROUSEL, WEREWOLF = range(KINDS, KINDS + SPECIALS)
NOTHING, NO_FIT = -1, -2
DOWN, SECRET, PLACE = 64, 128, 1024
KEPT = 1.0
"""So many points must a special bring before a simple player uses it; hidden as an onion it costs some of them."""


class Tables(NamedTuple):
    """Where all tables stand: what there is without specials, and `beneath`."""

    hand: Tensor
    hidden: Tensor
    """The cards that lie face down and that a seat knows, by kind."""
    top: Tensor
    """The card on top of a pile."""
    onions: Tensor
    open: Tensor
    who: Tensor
    shown: Tensor
    """Cards that lie open, in piles or thrown away, by kind."""
    order: Tensor
    next: Tensor
    """All cards in the order of the deal; the place of the next to be drawn, and of the next to be laid."""
    turn: Tensor
    beneath: Tensor
    """The card beneath that of each place. The last place is that of cards that are not there."""


class HeulDochSpecials(HeulDoch):
    """The rules with special cards for one number of players, on one device, and what a player sees."""

    name = "heuldoch-specials"
    kinds, cards = KINDS + SPECIALS, CARDS + SPECIALS * COPIES

    def __init__(self, players: int, device: torch.device | str = "cpu") -> None:
        super().__init__(players, device)
        self.actions, self.heads = 4 * KINDS + SPECIALS * players, (32, even(SPECIALS * players + 2) - 1)
        self.rows = even(7 * (4 * players + 7)), even(16 * players + 13)
        scale = self.scale[: 10 * players + 1] + [0.5] * (3 * SPECIALS) + [1.0] * (6 * players)
        self.scale = scale + [0.0] * (self.rows[1] - len(scale))
        acts = {CATAPULT: 1, TOWEL: players - 1, CAROUSEL: 2, WEREWOLF: 1}
        self.acts = torch.tensor([[act <= acts[kind] for kind in acts] for act in range(players)], device=self.device)
        """Which acts each special has."""

    def deals(self, number: int, who: Tensor) -> Deals:
        """Random hands. First numbers alone are shuffled, for the piles; then all that is left."""
        n, cards = self.players, torch.arange(self.cards, device=self.device)
        kinds = torch.where(cards < CARDS, cards % KINDS, KINDS + (cards - CARDS) % SPECIALS).to(torch.int8)
        first = (torch.rand(number, self.cards, device=self.device) + (kinds >= KINDS)).argsort(1)
        order = (torch.rand(number, self.cards, device=self.device) - (cards < n).float()).argsort(1)
        begins = torch.randint(n, (number,), dtype=torch.int32, device=self.device)
        return Deals(kinds[first.gather(1, order)], begins, who)

    def open(self, deals: Deals) -> Any:
        start = super().open(deals)
        beneath = torch.full((len(deals.order), self.cards + 1), NOTHING, dtype=torch.int32, device=self.device)
        return Tables(*start._replace(top=start.top + PLACE * self.seats), beneath=beneath)

    def shows(self, t: Any) -> Tensor:
        """The kind that lies open on top of each pile, -1 for an onion, -2 for a special, which nothing fits."""
        kind = t.top & DOWN - 1
        return torch.where((t.top & DOWN) > 0, ONION, torch.where(kind < KINDS, kind, NO_FIT))

    def legal(self, t: Any) -> Tensor:
        held = self.of_seat(t.hand, t.turn)[:, None, KINDS:] > 0
        return torch.cat([super().legal(t), (held & self.acts).flatten(1)], 1)

    def under(self, t: Any) -> Tensor:
        """The card beneath the top of each pile."""
        return t.beneath.gather(1, self._place(t.top))

    def _place(self, lying: Tensor) -> Tensor:
        return torch.where(lying < 0, self.cards, lying // PLACE).long()

    def catapult(self, top: Tensor) -> Tensor:
        """These tops without the highest numbers."""
        number = _number(top)
        return torch.where((number > 0) & (number == number.amax(1, keepdim=True)), NOTHING, top)

    def towel(self, top: Tensor, turn: Tensor, away: Tensor | int) -> Tensor:
        """These tops with two of them swapped."""
        me, other = turn[:, None], ((turn + away) % self.players)[:, None]
        giver = torch.where(self.seats == me, other, torch.where(self.seats == other, me, self.seats))
        return top.gather(1, giver.long())

    def werewolf(self, top: Tensor) -> Tensor:
        """These tops turned over. What has lain open is no secret any more."""
        turned = torch.where((top & DOWN) > 0, top & ~(DOWN + 7 * SECRET), top | DOWN)
        return torch.where(top < 0, top, turned)

    def counted(self, t: Any, come: Tensor) -> tuple[Tensor, Tensor]:
        """Onions and open cards of the piles when other cards come for their tops."""
        onions = t.onions + _is_onion(come).int() - _is_onion(t.top).int()
        shown, was = (_number(cards)[:, :, None] == self.value for cards in (come, t.top))
        return onions, t.open + shown.int() - was.int()

    def step(self, t: Any, action: Tensor, fresh: Deals) -> tuple[Any, Tensor, Tensor]:
        with_special = action - 4 * KINDS
        is_special = with_special >= 0
        act = torch.where(is_special, with_special // SPECIALS, action // KINDS).int()
        kind = torch.where(is_special, KINDS + with_special % SPECIALS, action % KINDS).int()
        me, card, is_onion = self.seats == t.turn[:, None], self.kind == kind[:, None], act == 0
        is_used = is_special & ~is_onion
        played = (me[:, :, None] & card[:, None, :]).to(torch.int8)
        gets, _ = self.drawn(t)
        hand = t.hand - played + (me[:, :, None] & gets[:, None, :]).to(torch.int8)
        counts = hand.sum(2, dtype=torch.int32)

        used, come = torch.where(is_used, kind, NOTHING)[:, None], t.top
        for special, tops in (
            (CATAPULT, self.catapult(t.top)),
            (TOWEL, self.towel(t.top, t.turn, act)),
            (CAROUSEL, torch.where((act == 1)[:, None], t.top.roll(1, 1), t.top.roll(-1, 1))),
            (WEREWOLF, self.werewolf(t.top)),
        ):
            come = torch.where(used == special, tops, come)
        onions, lying = self.counted(t, come)
        _, _, left, right = self.around(t)
        pile = torch.where(act == 2, left, torch.where(act == 3, right, t.turn))
        there = (self.seats == pile[:, None]) & ~is_used[:, None]
        laid = kind + (DOWN + SECRET * (t.turn + 1)) * is_onion + PLACE * t.next
        onions = onions + (there & is_onion[:, None]).int()
        lying = lying + (there[:, :, None] & (_number(laid[:, None])[:, :, None] == self.value)).int()
        under = self.under(t)
        places = torch.cat([self._place(come), t.next.long()[:, None]], 1)
        beneath = torch.where(is_used, NOTHING, self.of_seat(t.top, pile))[:, None]
        beneath = torch.cat([torch.where(come < 0, NOTHING, under), beneath], 1)

        hidden, shown = self._turned_over(t, used == WEREWOLF)
        after = Tables(
            hand=hand, hidden=hidden + played * is_onion[:, None, None].to(torch.int8),
            top=torch.where(there, laid[:, None], torch.where(come < 0, under, come)), onions=onions, open=lying, who=t.who,
            shown=shown + (card & ~is_onion[:, None]).to(torch.int8), order=t.order, next=t.next + 1,
            turn=self.following(t.turn, counts), beneath=t.beneath.scatter(1, places, beneath),
        )  # fmt: skip
        done = counts.sum(1) == 0
        return Tables(*self.merged(done, self.open(fresh), after, t)), done, self.ended(done, onions, lying)

    def _turned_over(self, t: Any, turns: Tensor) -> tuple[Tensor, Tensor]:
        """What each seat knows of cards face down, and what lies open, where the werewolf turns the tops over."""
        hidden, shown, covered = t.hidden, t.shown, (t.top & DOWN) == 0
        for pile in range(self.players):
            top = t.top[:, pile, None]
            card = (self.kind == (top & DOWN - 1)) & turns & (top >= 0)
            more = torch.where(covered[:, pile, None], card.to(torch.int8), -card.to(torch.int8))
            hidden = hidden + more[:, None, :] * _is_known(top, self.seats)[:, :, None].to(torch.int8)
            shown = shown - more
        return hidden, shown

    def seen(self, t: Any, legal: Tensor) -> tuple[Tensor, Tensor]:
        """What there is to see without specials; the two uppermost cards of every pile as far as they are known, and the
        specials of which it is known where they are."""
        colours, table = super().seen(t, legal[:, : 4 * KINDS])
        kinds, flags, around = list[Tensor](), list[Tensor](), self.from_seat(t.turn)
        for lying in (self.turned(t.top, around), self.turned(self.under(t), around)):
            kind, is_down = lying & DOWN - 1, (lying & DOWN) > 0
            is_known = _is_known(lying, t.turn[:, None])
            card = (kind[:, :, None] == self.kind[:KINDS]) & is_known[:, :, None]
            kinds += [card & ~is_down[:, :, None], card & is_down[:, :, None]]
            flags += [lying >= 0, _is_onion(lying), is_known & (kind >= KINDS) & (kind < self.kinds)]
        own = [self.of_seat(t.hand, t.turn), self.of_seat(t.hidden, t.turn), t.shown]
        table = torch.cat([table, *(rows[:, KINDS:] for rows in own), *(rows.to(torch.int8) for rows in flags)], 1)
        return torch.cat([colours, *map(by_colour, kinds[1:])], 2), table

    def arrange(self, colours: Tensor, table: Tensor) -> Tensor:
        """Each colour speaks for its cards, and the table for specials; what it says first is for games with a stop."""
        return torch.cat([super().arrange(colours, table), table[:, 1 : 1 + SPECIALS * self.players]], 1)

    def house(self, t: Any, legal: Tensor) -> Tensor:
        """A simple player uses a special for what it changes at once, as far as it knows."""
        before, care, me = self.scores(t.onions, t.open), self.care(t), self.seats == t.turn[:, None]
        weight = torch.where(me, 1.0, -care[:, None])
        top = torch.where(_is_known(t.top, t.turn[:, None]), t.top, t.top | DOWN - 1)

        def worth(come: Tensor) -> Tensor:
            return ((self.scores(*self.counted(t, come)) - before) * weight).sum(1) - KEPT

        onion = ((self.scores(t.onions + 1, t.open) - before) * me).sum(1) - KEPT / 2
        none = torch.zeros_like(onion)
        towels = [worth(self.towel(top, t.turn, away)) for away in range(1, self.players)]
        columns = [
            [onion, worth(self.catapult(top)), *[none] * (self.players - 2)],
            [onion, *towels],
            [onion, worth(top.roll(1, 1)), worth(top.roll(-1, 1)), *[none] * (self.players - 3)],
            [onion, worth(self.werewolf(top)), *[none] * (self.players - 2)],
        ]
        specials = torch.stack([torch.stack(column, 1) for column in columns], 2).flatten(1)
        numbers = super().house(t, legal[:, : 4 * KINDS])
        return torch.cat([numbers, specials.masked_fill(~legal[:, 4 * KINDS :], -1e4)], 1)


def _is_onion(lying: Tensor) -> Tensor:
    return (lying >= 0) & ((lying & DOWN) > 0)


def _number(lying: Tensor) -> Tensor:
    """What lies open: a number, or 0."""
    kind = lying & DOWN - 1
    return torch.where(((lying & DOWN) == 0) & (kind < KINDS), kind % 7 + 1, 0)


def _is_known(lying: Tensor, seat: Tensor) -> Tensor:
    """Whether this seat knows a card: as everybody does, or because it laid it."""
    alone = lying // SECRET & 7
    return (alone == 0) | (alone == seat + 1)
