"""Mü for two as tensors: many tables at once, the same rules as `eklat.games.mu2`.

Four colours; cards are kinds as in `mu`. Actions: 0 to 39 lay, put away or play a card of that kind (the open copy first),
40 stops a bid, 41 to 44 name a colour and 45 to 54 a digit as trump, 55 none, 56 to 61 turn up a card of a column: four
colours, the big and the small trump. Bids and the four cards put away are laid one by one in rising order. Cards that turn
up without a choice are actions too, the only legal ones.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

AUCTION, DISCARD, NAME_SMALL, NAME_BIG, REVEAL, PLAY = range(6)
KINDS, STOP, TRUMPS, COLUMNS, ACTIONS = 40, 40, 41, 56, 62
TRUMP_SUIT, BIG, SMALL = 4, 4, 5
MOST_OPEN, AWAY = 15, 4


class Tables(NamedTuple):
    """Where all tables stand. The first dimension is the table, the second of the first eight the seat."""

    hand: Tensor
    open: Tensor
    gone: Tensor
    """Cards by kind: in hand, face up, played."""
    lower: Tensor
    upper: Tensor
    """The kinds of the face-down cards in each column, -1 for none."""
    points: Tensor
    trick: Tensor
    who: Tensor
    skat: Tensor
    away: Tensor
    """Cards by kind: the skat, and what the crown put away."""
    phase: Tensor
    turn: Tensor
    passes: Tensor
    left: Tensor
    floor: Tensor
    opened: Tensor
    """Of this bid: cards that may still be laid, the lowest kind that may, and whether one was."""
    ahead: Tensor
    crown: Tensor
    height: Tensor
    big: Tensor
    small: Tensor
    leader: Tensor
    led: Tensor
    strength: Tensor
    worth: Tensor


class Deals(NamedTuple):
    """All 48 cards in the order of the deal, who begins, and who plays."""

    order: Tensor
    dealer: Tensor
    who: Tensor


class MuForTwo:
    """The rules on one device, and what a player sees."""

    name = "mu2"
    numbers = range(2, 3)
    halves = ("auction", "play")
    actions, colours, heads = ACTIONS, 4, (16, 15)
    most_steps = 128
    reward = 1 / 8

    def __init__(self, players: int = 2, device: torch.device | str = "cpu") -> None:
        self.players, self.device = players, torch.device(device)
        digits, values = range(10), (1, 0, 1, 1, 1, 1, 2, 2, 1, 0)
        self.rows = 96, 64
        self.scale = [
            *[1.0] * 6, *[0.2] * 2, *[0.05] * 2, *[1.0] * 4, *[0.5] * 2, 0.5, 0.5, 1.0, 1.0, 1.0, 0.1, 0.05, 0.5, 0.2,
            *[1.0] * 39,
        ]  # fmt: skip

        def constant(numbers: list[int], dtype: torch.dtype = torch.int32) -> Tensor:
            return torch.tensor(numbers, dtype=dtype, device=self.device)

        self.seats, self.kind, self.column = constant([0, 1]), constant(list(range(KINDS))), constant(list(range(6)))
        self.digit = constant([d for _ in range(4) for d in digits])
        self.colour = constant([c for c in range(4) for _ in digits])
        self.value = constant([values[d] for _ in range(4) for d in digits])
        self.pack = constant([k for k in range(KINDS) for _ in range(2 if k % 10 in {1, 7} else 1)], torch.int64)

    def deals(self, number: int, who: Tensor) -> Deals:
        """Random hands; who plays them is given, one row for each."""
        order = self.pack[torch.rand(number, 48, device=self.device).argsort(1)]
        dealer = torch.randint(2, (number,), dtype=torch.int32, device=self.device)
        return Deals(order.to(torch.int8), dealer, who)

    def _kinds(self, cards: Tensor) -> Tensor:
        return (cards[..., None] == self.kind).sum(-2, dtype=torch.int32).to(torch.int8)

    def open(self, deals: Deals) -> Tables:
        """The beginning of these hands: per player six cards face down, four open, twelve in hand; then the skat."""
        mine = deals.order[:, :44].view(-1, 2, 22)
        zero = torch.zeros_like(deals.dealer)
        none, seats = zero - 1, torch.zeros_like(deals.who)
        hand, lying, skat = self._kinds(mine[:, :, 10:]), self._kinds(mine[:, :, 6:10]), self._kinds(deals.order[:, 44:])
        lower = mine[:, :, :6].int()
        return Tables(
            hand=hand, open=lying, gone=torch.zeros_like(hand), lower=lower, upper=torch.full_like(lower, -1), points=seats,
            trick=seats - 1, who=deals.who, skat=skat, away=torch.zeros_like(skat), phase=zero, turn=deals.dealer,
            passes=zero,
            left=zero + 1, floor=zero, opened=torch.zeros_like(zero, dtype=torch.bool), ahead=none, crown=none, height=zero,
            big=none, small=none, leader=none, led=none, strength=zero, worth=zero,
        )  # fmt: skip

    def of_seat(self, rows: Tensor, seat: Tensor) -> Tensor:
        """What belongs to one seat of each table."""
        index = seat.clamp(0, 1).long().view(-1, *[1] * (rows.dim() - 1)).expand(-1, 1, *rows.shape[2:])
        return rows.gather(1, index).squeeze(1)

    def classes(self, big: Tensor, small: Tensor) -> tuple[Tensor, Tensor]:
        """Which kinds are big trumps, and which small ones."""

        def trumps(named: Tensor) -> Tensor:
            return (self.colour == named[:, None]) | (self.digit + 4 == named[:, None])

        return trumps(big), trumps(small)

    def suits(self, big: Tensor, small: Tensor) -> tuple[Tensor, Tensor]:
        """The suit and the strength of every kind under these trumps."""
        first, second = self.classes(big, small)
        extra = 48 * (first & second).int() + 32 * (first & ~second).int() + 16 * (second & ~first).int()
        return torch.where(first | second, TRUMP_SUIT, self.colour), self.digit + extra

    def uncovered(self, lying: Tensor, lower: Tensor, big: Tensor, small: Tensor) -> Tensor:
        """For each seat the columns whose face-down cards no open card covers. Super trumps cover nothing."""
        first, second = (kinds[:, None, :] & (lying > 0) for kinds in self.classes(big, small))
        plain = (lying > 0) & ~first & ~second
        covers = [
            plain.unflatten(2, (4, 10)).any(3),
            (first & ~second).any(2, keepdim=True),
            (second & ~first).any(2, keepdim=True),
        ]
        return (lower >= 0) & ~torch.cat(covers, 2)

    def plays(self, t: Tables) -> Tensor:
        """Whether the auction, and what is named after it, is over."""
        return (t.phase == PLAY) | (t.phase == REVEAL)

    def legal(self, t: Tables) -> Tensor:
        """What may be done at each table."""
        hand, lying = self.of_seat(t.hand, t.turn), self.of_seat(t.open, t.turn)
        lay = (hand > 0) & (self.kind >= t.floor[:, None]) & (t.left > 0)[:, None]
        above = torch.where(self.kind >= t.floor[:, None], hand, 0).int()
        put = (above > 0) & (above.flip(1).cumsum(1).flip(1) >= t.left[:, None])
        held = (hand + lying) > 0
        suit, _ = self.suits(t.big, t.small)
        follow = held & (suit == t.led[:, None])
        must = (t.led >= 0) & follow.any(1)
        play = torch.where(must[:, None], follow, held)
        bids, puts, plays, turns = ((t.phase == phase)[:, None] for phase in (AUCTION, DISCARD, PLAY, REVEAL))
        names, is_big = ((t.phase == NAME_SMALL) | (t.phase == NAME_BIG))[:, None], (t.phase == NAME_BIG)[:, None]
        shown = (lying > 0).view(-1, 4, 10)
        trumps = torch.cat([names & shown.any(2), names & shown.any(1), is_big], 1)
        number = torch.arange(15, device=t.turn.device, dtype=torch.int32)
        trumps = trumps & ~(is_big & (number == t.small[:, None]))
        columns = self.of_seat(self.uncovered(t.open, t.lower, t.big, t.small), t.turn)
        return torch.cat([(bids & lay) | (puts & put) | (plays & play), bids, trumps, turns & columns], 1)

    def step(self, t: Tables, action: Tensor, fresh: Deals) -> tuple[Tables, Tensor, Tensor]:
        """Do these actions. The tables after them, where a hand is over, and its scores; there the next hand has begun."""
        action = action.int()
        me, other = self.seats == t.turn[:, None], 1 - t.turn
        card = self.kind == action[:, None]
        bids, puts, plays, turns = (t.phase == phase for phase in (AUCTION, DISCARD, PLAY, REVEAL))
        lays = bids & (action < STOP)
        mine = me[:, :, None] & card[:, None, :]
        is_open = (t.open > 0) & mine
        moved = mine & (lays | puts | plays)[:, None, None]
        from_open = moved & plays[:, None, None] & is_open
        hand = t.hand - (moved & ~from_open).to(torch.int8)
        lying = t.open + (moved & lays[:, None, None]).to(torch.int8) - from_open.to(torch.int8)
        gone = t.gone + (moved & plays[:, None, None]).to(torch.int8)
        away = t.away + (card & puts[:, None]).to(torch.int8)

        column = self.column == (action - COLUMNS)[:, None]
        at = me[:, :, None] & (column & turns[:, None])[:, None, :]
        is_upper = t.upper >= 0
        up = torch.where(at, torch.where(is_upper, t.upper, t.lower), -1).amax(2)
        lying = lying + (up[:, :, None] == self.kind).to(torch.int8)
        lower = torch.where(at & ~is_upper, -1, t.lower)
        upper = torch.where(at & is_upper, -1, t.upper)

        totals, in_hand = lying.sum(2, dtype=torch.int32), hand.sum(2, dtype=torch.int32)
        largest = totals.amax(1)
        opened, left = t.opened | lays, t.left - (lays | puts).int()
        ends = bids & ((action == STOP) | (left <= 0))
        is_pass = bids & (action == STOP) & ~t.opened
        passes = torch.where(lays, 0, t.passes + is_pass.int())
        own, theirs = self.of_seat(totals, t.turn), self.of_seat(totals, other)
        ahead = torch.where(lays & (own > theirs), t.turn, t.ahead)
        settled = bids & ends & (passes == 2)
        is_redealt = settled & (ahead < 0)
        crowned = settled & (ahead >= 0)
        crown = torch.where(crowned, ahead, t.crown)
        height = torch.where(crowned, self.of_seat(totals, crown), t.height)
        takes_skat = (self.seats == crown[:, None]) & crowned[:, None]
        hand = hand + takes_skat[:, :, None].to(torch.int8) * t.skat[:, None, :]
        may = torch.minimum((largest + 1).clamp(max=MOST_OPEN) - self.of_seat(totals, other), self.of_seat(in_hand, other))
        has_put = puts & (left <= 0)

        names_small, names_big = t.phase == NAME_SMALL, t.phase == NAME_BIG
        small = torch.where(names_small, action - TRUMPS, t.small)
        big = torch.where(names_big, action - TRUMPS, t.big)
        lower, upper = self._moved_up(lower, upper, small, names_big, SMALL)
        lower, upper = self._moved_up(lower, upper, big, names_big, BIG)

        suits, strengths = self.suits(t.big, t.small)
        index = action.clamp(0, KINDS - 1).long()[:, None]
        suit, strength = suits.gather(1, index).squeeze(1), strengths.gather(1, index).squeeze(1)
        value = self.value[index.squeeze(1)]
        leads, follows = plays & (t.led < 0), plays & (t.led >= 0)
        wins = (strength > t.strength) & ((suit == t.led) | (suit == TRUMP_SUIT))
        winner = torch.where(wins, t.turn, other)
        points = t.points + torch.where(follows[:, None] & (self.seats == winner[:, None]), (t.worth + value)[:, None], 0)
        leader = torch.where(names_big, crown, torch.where(follows, winner, t.leader))
        trick = torch.where(me & plays[:, None], action[:, None], t.trick)
        trick = torch.where(follows[:, None], -1, trick)

        settles = names_big | follows | turns
        open_columns = self.uncovered(lying, lower, big, small).any(2)
        leads_up, other_up = self.of_seat(open_columns, leader), self.of_seat(open_columns, 1 - leader)
        is_played = settles & ~leads_up & ~other_up & ((in_hand + totals).sum(1) == 0)
        phase = torch.where(crowned, DISCARD, t.phase)
        phase = torch.where(has_put, NAME_SMALL, torch.where(names_small, NAME_BIG, phase))
        phase = torch.where(settles, torch.where(leads_up | other_up, REVEAL, PLAY), phase)
        turn = torch.where(ends | leads, other, t.turn)
        turn = torch.where(crowned | names_small, crown, torch.where(has_put, 1 - crown, turn))
        turn = torch.where(settles, torch.where(leads_up | ~other_up, leader, 1 - leader), turn)

        after = Tables(
            hand=hand, open=lying, gone=gone, lower=lower, upper=upper, points=points, trick=trick, who=t.who, skat=t.skat,
            away=away, phase=phase, turn=turn, passes=passes,
            left=torch.where(crowned, AWAY, torch.where(ends, may, left)),
            floor=torch.where(ends | has_put, 0, torch.where(lays | puts, action, t.floor)), opened=opened & ~ends,
            ahead=ahead, crown=crown, height=height, big=big, small=small, leader=leader,
            led=torch.where(leads, suit, torch.where(follows, -1, t.led)), strength=torch.where(leads, strength, t.strength),
            worth=torch.where(leads, value, t.worth),
        )  # fmt: skip
        put_away = (away.int() * self.value).sum(1, dtype=torch.int32)
        is_made = self.of_seat(points, crown) + put_away >= 16 + 2 * height
        crowns = self.seats == crown[:, None]
        scores = torch.where(is_made[:, None], 10 * crowns.int(), 5 * (~crowns).int())
        done = is_redealt | is_played
        merged = [
            torch.where(done.view(-1, *[1] * (old.dim() - 1)), new, old).to(was.dtype)
            for new, old, was in zip(self.open(fresh), after, t, strict=True)
        ]
        return Tables(*merged), done, torch.where(is_played[:, None], scores, 0)

    def _moved_up(self, lower: Tensor, upper: Tensor, named: Tensor, now: Tensor, to: int) -> tuple[Tensor, Tensor]:
        """The face-down card of a colour that is a trump now goes on top of the trump's column."""
        is_from = (self.column == named[:, None]) & (self.column < 4) & now[:, None]
        moving = torch.where(is_from[:, None, :], lower, -1).amax(2)
        upper = torch.where((self.column == to) & is_from.any(1)[:, None, None], moving[:, :, None], upper)
        return torch.where(is_from[:, None, :], -1, lower), upper

    def see(self, t: Tables, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The rows of the colours, and the row of the table. The player to move comes first."""
        b, is_first = t.turn.shape[0], t.turn == 0

        def turned(rows: Tensor) -> Tensor:
            return torch.where(is_first.view(-1, *[1] * (rows.dim() - 1)), rows, rows.flip(1))

        def by_colour(rows: Tensor) -> Tensor:
            return rows.reshape(b, -1, 4, 10).transpose(1, 2).reshape(b, 4, -1).to(torch.int8)

        away = torch.where((t.crown == t.turn)[:, None], t.away, 0)
        trick = turned(t.trick)[:, :, None] == self.kind
        colour = self.column[:4][None, :, None]
        named = torch.stack([t.led, t.big, t.small], 1)[:, None, :] == colour
        down = turned((t.lower >= 0).int() + (t.upper >= 0).int()).to(torch.int8)
        parts = [self.of_seat(t.hand, t.turn), turned(t.open), turned(t.gone), trick, away, legal[:, :KINDS]]
        colours = torch.cat(
            [
                *map(by_colour, parts),
                named.to(torch.int8),
                down[:, :, :4].transpose(1, 2),
                legal[:, 56:60, None].to(torch.int8),
            ],
            2,
        )
        digits = torch.arange(4, 15, device=t.turn.device, dtype=torch.int32)
        need = 16 + 2 * t.height - self.of_seat(t.points, t.crown) - (away.int() * self.value).sum(1, dtype=torch.int32)
        numbers = torch.stack(
            [
                t.passes, t.left, t.opened.int(), (t.crown == t.turn).int(), (t.ahead == t.turn).int(), t.height, need,
                torch.div(t.strength, 16, rounding_mode="floor"), t.strength % 16,
            ],
            1,
        )  # fmt: skip
        table = torch.cat(
            [
                functional.one_hot(t.phase.long(), 6),
                turned(t.open.sum(2, dtype=torch.int32)),
                turned(t.points),
                down[:, :, 4:].flatten(1),
                turned(t.hand.sum(2, dtype=torch.int32)).clamp(max=2),
                numbers,
                (t.led == TRUMP_SUIT)[:, None],
                (t.big >= 0)[:, None],
                t.big[:, None] == digits,
                t.small[:, None] == digits[:-1],
                legal[:, STOP : STOP + 1],
                legal[:, 45:56],
                legal[:, 60:],
            ],
            1,
        ).to(torch.int8)
        return colours, functional.pad(table, (0, 2))

    def arrange(self, colours: Tensor, table: Tensor) -> Tensor:
        """Logits of the actions: each colour speaks for its cards, for itself as trump and for its column."""
        cards = colours[:, :, :10].flatten(1)
        return torch.cat([cards, table[:, :1], colours[:, :, 10], table[:, 1:12], colours[:, :, 11], table[:, 12:14]], 1)

    def house(self, t: Tables, legal: Tensor) -> Tensor:
        """What a simple player thinks of each action: it bids on its longest colour, the bolder ones higher."""
        who = self.of_seat(t.who, t.turn)
        hand, lying = self.of_seat(t.hand, t.turn), self.of_seat(t.open, t.turn)
        held = (hand + lying).view(-1, 4, 10).int()
        by_colour, by_digit = held.sum(2), held.sum(1)
        first = by_colour * 8 - torch.arange(4, device=who.device)  # of equals the first, on every device
        longest, suit = by_colour.amax(1), first.argmax(1)
        totals = t.open.sum(2, dtype=torch.int32)
        own, theirs = self.of_seat(totals, t.turn), self.of_seat(totals, 1 - t.turn)
        wants = (own <= theirs) & (own < longest - 3 + who.clamp(2, 5))
        bid = torch.where(wants[:, None], 1.0 + (self.colour == suit[:, None]) * 10.0 + 0.1 * self.digit, -10.0)
        suits, strength = self.suits(t.big, t.small)
        beats = ((suits == t.led[:, None]) | (suits == TRUMP_SUIT)) & (strength > t.strength[:, None])
        lose = -4.0 * self.value - 0.1 * strength
        play = torch.where((t.led < 0)[:, None], strength * 1.0, torch.where(beats, 20.0 - 0.1 * strength, lose))
        keep = 4.0 * self.value - 1.0 * by_colour[:, self.colour.long()] - 0.3 * self.digit
        cards = torch.where((t.phase == AUCTION)[:, None], bid, torch.where((t.phase == DISCARD)[:, None], keep, play))
        none = torch.full_like(cards[:, :1], -1.0)
        score = torch.cat([cards, none * 0, by_colour, by_digit, none, none.expand(-1, 6)], 1)
        return score.masked_fill(~legal, -1e4)
