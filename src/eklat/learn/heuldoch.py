"""Heul doch! Mau Mau without special cards as tensors: many tables at once, the same rules as `eklat.games.heuldoch`.

Cards are kinds: colour * 7 + number - 1, each there twice. An action is place * 49 + kind: the card goes face down onto
one's own pile (place 0), open onto one's own (1), or onto the pile to the left (2) or right (3).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

KINDS, CARDS, HAND = 49, 98, 4
ONION = -1


class Tables(NamedTuple):
    """Where all tables stand. The first dimension is the table, the second of the first six the seat."""

    hand: Tensor
    """Cards by kind."""
    hidden: Tensor
    """The kinds that a seat laid as onions."""
    top: Tensor
    """The kind on top of a pile, -1 for an onion."""
    onions: Tensor
    open: Tensor
    """Open cards in a pile, by number."""
    who: Tensor
    """Who plays: 0 the learner, 1 a guest, 2 and more a player by simple rules."""
    shown: Tensor
    """Open cards in all piles, by kind."""
    order: Tensor
    next: Tensor
    """All cards in the order of the deal, and the place of the next to be drawn."""
    turn: Tensor


class Deals(NamedTuple):
    """Cards in the order of the deal: the first of each pile, the draw pile, the hands. Who begins, and who plays."""

    order: Tensor
    dealer: Tensor
    who: Tensor


class HeulDoch:
    """The rules for one number of players, on one device, and what a player sees."""

    name = "heuldoch"
    numbers = range(3, 7)
    halves: tuple[str, ...] = ()
    kinds, cards = KINDS, CARDS
    actions, colours, heads = 4 * KINDS, 7, (32, 7)
    most_steps = 128
    reward = 1 / 20

    def __init__(self, players: int, device: torch.device | str = "cpu") -> None:
        self.players, self.device = players, torch.device(device)
        self.rows = even(7 * (players + 7)), even(10 * players + 1)
        scale = [0.5] * players + [0.2] * (7 * players) + [0.25] * players + [0.05] * players + [0.02]
        self.scale = scale + [0.0] * (self.rows[1] - len(scale))

        def constant(numbers: list[int] | list[list[int]], dtype: torch.dtype = torch.int32) -> Tensor:
            return torch.tensor(numbers, dtype=dtype, device=self.device)

        self.seats, self.kind = constant(list(range(players))), constant(list(range(self.kinds)))
        self.colour, self.number = constant([k // 7 for k in range(KINDS)]), constant([k % 7 + 1 for k in range(KINDS)])
        self.value = constant(list(range(1, 8)))
        alive = [
            [int(k == 0 or not (n == (k - 1) % 7 + 1 or (k > 7 and n == 7))) for n in range(1, 8)] for k in range(self.cards)
        ]
        self.alive = constant(alive)
        """Whether a number still counts under so many onions."""

    def deals(self, number: int, who: Tensor) -> Deals:
        """Random hands; who plays them is given, one row for each."""
        order = torch.rand(number, CARDS, device=self.device).argsort(1) % KINDS
        first = torch.randint(self.players, (number,), dtype=torch.int32, device=self.device)
        return Deals(order.to(torch.int8), first, who)

    def open(self, deals: Deals) -> Tables:
        """The beginning of these hands."""
        n, order = self.players, deals.order
        b = order.shape[0]
        dealt = order[:, self.cards - HAND * n :].view(b, n, HAND, 1)
        hand = (dealt == self.kind).sum(2, dtype=torch.int32).to(torch.int8)
        top = order[:, :n].int()
        lying = self.value - 1 == (top % 7)[:, :, None]
        shown = (top[:, :, None] == self.kind).sum(1, dtype=torch.int32).to(torch.int8)
        zero = torch.zeros_like(deals.dealer)
        return Tables(
            hand=hand, hidden=torch.zeros_like(hand), top=top, onions=torch.zeros_like(top), open=lying.to(torch.int32),
            who=deals.who, shown=shown, order=order, next=zero + n, turn=deals.dealer,
        )  # fmt: skip

    def of_seat(self, rows: Tensor, seat: Tensor) -> Tensor:
        """What belongs to one seat of each table."""
        index = seat.long().view(-1, *[1] * (rows.dim() - 1)).expand(-1, 1, *rows.shape[2:])
        return rows.gather(1, index).squeeze(1)

    def fits(self, top: Tensor) -> Tensor:
        """Which kinds fit this top."""
        colour, number = torch.div(top, 7, rounding_mode="floor")[:, None], (top % 7 + 1)[:, None]
        return (top >= 0)[:, None] & ((self.colour == colour) | (self.number == number))

    def around(self, t: Tables) -> list[Tensor]:
        """The seats on whose piles the four places are."""
        return [t.turn, t.turn, (t.turn + 1) % self.players, (t.turn - 1) % self.players]

    def plays(self, t: Tables) -> Tensor:
        """Always: there is no auction."""
        return torch.ones_like(t.turn, dtype=torch.bool)

    def shows(self, t: Tables) -> Tensor:
        """What lies open on top of each pile: its kind, or -1 for an onion."""
        return t.top

    def legal(self, t: Tables) -> Tensor:
        """What may be done at each table."""
        hand, tops = self.of_seat(t.hand, t.turn)[:, :KINDS] > 0, self.shows(t)
        _, own, left, right = (self.of_seat(tops, seat) for seat in self.around(t))
        to_left, to_right = self.fits(left), self.fits(right)
        to_own = (self.fits(own) | (own == ONION)[:, None]) & ~to_left & ~to_right
        return torch.cat([hand, hand & to_own, hand & to_left, hand & to_right], 1)

    def scores(self, onions: Tensor, lying: Tensor) -> Tensor:
        """What piles with so many onions and these open cards are worth."""
        return (lying * self.value * self.alive[onions.long()]).sum(-1, dtype=torch.int32)

    def step(self, t: Tables, action: Tensor, fresh: Deals) -> tuple[Tables, Tensor, Tensor]:
        """Do these actions. The tables after them, where a hand is over, and its scores; there the next hand has begun."""
        place, kind = torch.div(action, KINDS, rounding_mode="floor").int(), (action % KINDS).int()
        me, is_onion = self.seats == t.turn[:, None], place == 0
        seats = self.around(t)
        pile = torch.where(place == 2, seats[2], torch.where(place == 3, seats[3], t.turn))
        there, card = self.seats == pile[:, None], self.kind == kind[:, None]
        played = (me[:, :, None] & card[:, None, :]).to(torch.int8)
        gets, is_left = self.drawn(t)
        hand = t.hand - played + (me[:, :, None] & gets[:, None, :]).to(torch.int8)
        lies = (self.value - 1 == (kind % 7)[:, None]) & ~is_onion[:, None]
        lying = t.open + (there[:, :, None] & lies[:, None, :]).to(torch.int32)
        onions = t.onions + (there & is_onion[:, None]).to(torch.int32)
        counts = hand.sum(2, dtype=torch.int32)
        after = Tables(
            hand=hand, hidden=t.hidden + played * is_onion[:, None, None].to(torch.int8),
            top=torch.where(there, torch.where(is_onion, ONION, kind)[:, None], t.top), onions=onions, open=lying, who=t.who,
            shown=t.shown + (card & ~is_onion[:, None]).to(torch.int8), order=t.order, turn=self.following(t.turn, counts),
            next=t.next + is_left.int(),
        )  # fmt: skip
        done = counts.sum(1) == 0
        return Tables(*self.merged(done, self.open(fresh), after, t)), done, self.ended(done, onions, lying)

    def drawn(self, t: Tables) -> tuple[Tensor, Tensor]:
        """The card that whoever has played gets, by kind, and whether there is one."""
        is_left = t.next < self.cards - HAND * self.players
        drawn = t.order.gather(1, t.next.clamp(max=self.cards - 1).long()[:, None])
        return (self.kind == drawn) & is_left[:, None], is_left

    def following(self, last: Tensor, counts: Tensor) -> Tensor:
        """The next seat that has a card."""
        turn = last
        for away in range(self.players, 0, -1):
            other = (last + away) % self.players
            turn = torch.where(self.of_seat(counts, other) > 0, other, turn)
        return turn

    def merged(self, done: Tensor, begun: Any, after: Any, before: Any) -> list[Tensor]:
        """Tables that begin where a hand is over, and go on elsewhere."""
        return [
            torch.where(done.view(-1, *[1] * (old.dim() - 1)), new, old).to(was.dtype)
            for new, old, was in zip(begun, after, before, strict=True)
        ]

    def ended(self, done: Tensor, onions: Tensor, lying: Tensor) -> Tensor:
        """The scores of hands that are over."""
        return torch.where(done[:, None], self.scores(onions, lying), 0)

    def see(self, t: Tables, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The rows of the colours, and the row of the table. Seats are counted from the player to move."""
        seen = self.seen(t, legal)
        return tuple(functional.pad(rows, (0, even(rows.shape[-1]) - rows.shape[-1])) for rows in seen)

    def seen(self, t: Tables, legal: Tensor) -> tuple[Tensor, Tensor]:
        """These rows as long as there is something to see."""
        own, around = [self.of_seat(t.hand, t.turn), self.of_seat(t.hidden, t.turn), t.shown], self.from_seat(t.turn)
        tops = self.turned(self.shows(t), around)[:, :, None] == self.kind[:KINDS]
        colours = torch.cat([*(by_colour(rows[:, :KINDS]) for rows in own), by_colour(tops), by_colour(legal)], 2)
        onions, lying = self.turned(t.onions, around), self.turned(t.open, around)
        left = (self.cards - HAND * self.players - t.next).clamp(min=0)[:, None]
        points = self.scores(onions, lying).clamp(max=127)
        counts = self.turned(t.hand.sum(2, dtype=torch.int32), around)
        return colours, torch.cat([onions, lying.flatten(1), counts, points, left], 1).to(torch.int8)

    def from_seat(self, seat: Tensor) -> Tensor:
        """All seats from this one on."""
        return ((seat[:, None] + self.seats) % self.players).long()

    def turned(self, rows: Tensor, seats: Tensor) -> Tensor:
        """What belongs to these seats."""
        index = seats.view(*seats.shape, *[1] * (rows.dim() - 2)).expand(-1, -1, *rows.shape[2:])
        return rows.gather(1, index)

    def arrange(self, colours: Tensor, table: Tensor) -> Tensor:
        """Logits of the actions: each colour speaks for its cards."""
        return colours[:, :, :28].unflatten(2, (4, 7)).transpose(1, 2).flatten(1)

    def house(self, t: Tables, legal: Tensor) -> Tensor:
        """What a simple player thinks of each action: what it changes at once. The bolder ones care less for the others."""
        b, care, worth = t.turn.shape[0], self.care(t), []
        for place, seat in enumerate(self.around(t)):
            onions, lying = self.of_seat(t.onions, seat), self.of_seat(t.open, seat)
            before = self.scores(onions, lying)
            if place == 0:
                more = (self.scores(onions + 1, lying) - before)[:, None].expand(b, KINDS) - 0.1 * self.number
            else:
                more = self.number * self.alive[onions.long()][:, self.number.long() - 1].float()
            worth.append(more if place < 2 else -care[:, None] * more)
        return torch.cat(worth, 1).masked_fill(~legal, -1e4)

    def care(self, t: Tables) -> Tensor:
        """What a point of somebody else is to a simple player."""
        return 0.3 * (6 - self.of_seat(t.who, t.turn).clamp(2, 5)).float() / (self.players - 1)


def by_colour(rows: Tensor) -> Tensor:
    """Numbers by kind as one row for each colour."""
    return rows.reshape(rows.shape[0], -1, 7, 7).transpose(1, 2).reshape(rows.shape[0], 7, -1).to(torch.int8)


def even(width: int) -> int:
    return (width + 15) // 16 * 16
