"""Mü for three to six players as tensors: many tables at once, the same rules as `eklat.games.mu` with its default options.

Cards are kinds: colour * 10 + digit, the two copies of a 1 or a 7 being one kind with two cards. Actions are numbers:
0 to 49 lay or play a card of that kind (the laid copy first), 50 stops a bid (nothing laid: a pass), 51 to 66 name a trump
(five colours, ten digits, none), 67 to 71 choose the first to fifth player to the left as partner. A bid is laid card by
card in rising order and ends by itself when no more may be laid. With three players there are three colours.

Every table does every step at once, without a branch, so that it can be compiled and recorded as one graph.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

AUCTION, NAME_VICE, NAME_CHIEF, CHOOSE, PLAY = range(5)
STOP, TRUMPS, PARTNERS, ACTIONS = 50, 51, 67, 72
NONE, TRUMP_SUIT = 15, 5
GOALS = {3: (12, 2), 4: (30, 2), 5: (24, 3), 6: (20, 4)}
"""The goal of one laid card, and what each further card adds."""
BID_BASE = 11
"""More than there can be laid cards of one digit, so that digits weigh like places of a number."""


class Tables(NamedTuple):
    """Where all tables stand. The first dimension is the table, the second of the first eight the seat."""

    hand: Tensor
    laid: Tensor
    gone: Tensor
    """Cards by kind: in hand, laid and not yet played, played by this seat."""
    trick: Tensor
    """The kind of card in the trick on the table, -1 for none."""
    voids: Tensor
    """Suits in which a seat could not follow; the last is the trumps."""
    points: Tensor
    last: Tensor
    """The step at which a seat last laid a card, -1 for never."""
    who: Tensor
    """Who plays: 0 the learner, 1 a guest, 2 and more a player by simple rules."""
    phase: Tensor
    turn: Tensor
    passes: Tensor
    steps: Tensor
    left: Tensor
    """Cards that may still be laid in this bid."""
    floor: Tensor
    """The lowest kind that may still be laid in this bid."""
    opened: Tensor
    chief: Tensor
    vice: Tensor
    partner: Tensor
    height: Tensor
    chief_trump: Tensor
    vice_trump: Tensor
    in_trick: Tensor
    led: Tensor
    best: Tensor
    strength: Tensor
    worth: Tensor
    """Of the trick on the table: its suit, who is ahead, how strong that card is, and the points in it."""


class Deals(NamedTuple):
    """Hands to be played: the cards by kind, who begins, and who plays."""

    hand: Tensor
    dealer: Tensor
    who: Tensor


class Mu:
    """The rules for one number of players, on one device."""

    name = "mu"
    numbers = range(3, 7)
    halves = ("auction", "play")
    reward = 1 / 40
    """Points as a net counts them."""
    actions = ACTIONS
    most_steps = 192
    """No hand takes longer, or hardly ever."""

    def __init__(self, players: int, device: torch.device | str = "cpu") -> None:
        self.players, self.device = players, torch.device(device)
        self.colours = 3 if players == 3 else 5
        self.kinds = self.colours * 10
        self.size = self.colours * 12 // players
        digits, values = range(10), (1, 0, 1, 1, 1, 1, 2, 2, 1, 0)

        def constant(numbers: list[int], dtype: torch.dtype = torch.int32) -> Tensor:
            return torch.tensor(numbers, dtype=dtype, device=self.device)

        self.seats = constant(list(range(players)))
        self.kind = constant(list(range(self.kinds)))
        self.digit = constant([d for _ in range(self.colours) for d in digits])
        self.colour = constant([c for c in range(self.colours) for _ in digits])
        self.value = constant([values[d] for _ in range(self.colours) for d in digits])
        self.weight = constant([BID_BASE**d for _ in range(self.colours) for d in digits], torch.int64)
        self.pack = constant([k for k in range(self.kinds) for _ in range(2 if k % 10 in {1, 7} else 1)], torch.int64)

    def deals(self, number: int, who: Tensor) -> Deals:
        """Random hands; who plays them is given, one row for each."""
        order = torch.rand(number, len(self.pack), device=self.device).argsort(1)
        cards = self.pack[order].view(number, self.players, self.size)
        hand = torch.zeros(number, self.players, self.kinds, dtype=torch.int32, device=self.device)
        hand.scatter_add_(2, cards, torch.ones_like(cards, dtype=torch.int32))
        dealer = torch.randint(self.players, (number,), dtype=torch.int32, device=self.device)
        return Deals(hand.to(torch.int8), dealer, who)

    def open(self, deals: Deals) -> Tables:
        """The beginning of these hands."""
        b, n = deals.hand.shape[0], self.players
        none = torch.full((b,), -1, dtype=torch.int32, device=deals.hand.device)
        zero, one = torch.zeros_like(none), torch.ones_like(none)
        no_cards = torch.zeros_like(deals.hand)
        seats = torch.zeros(b, n, dtype=torch.int32, device=deals.hand.device)
        voids = torch.zeros(b, n, self.colours + 1, dtype=torch.bool, device=deals.hand.device)
        return Tables(
            hand=deals.hand, laid=no_cards, gone=no_cards, trick=seats - 1, voids=voids, points=seats, last=seats - 1,
            who=deals.who, phase=zero, turn=deals.dealer, passes=zero, steps=zero, left=one, floor=zero,
            opened=torch.zeros(b, dtype=torch.bool, device=deals.hand.device), chief=none, vice=none, partner=none,
            height=zero, chief_trump=none, vice_trump=none, in_trick=zero, led=none, best=none, strength=zero, worth=zero,
        )  # fmt: skip

    def of_seat(self, rows: Tensor, seat: Tensor) -> Tensor:
        """What belongs to one seat of each table."""
        index = seat.clamp(min=0).long().view(-1, *[1] * (rows.dim() - 1)).expand(-1, 1, *rows.shape[2:])
        return rows.gather(1, index).squeeze(1)

    def classes(self, t: Tables) -> tuple[Tensor, Tensor]:
        """Which kinds are chief's trumps, and which are the vice's."""

        def trumps(named: Tensor) -> Tensor:
            return (self.colour == named[:, None]) | (self.digit + 5 == named[:, None])

        return trumps(t.chief_trump), trumps(t.vice_trump)

    def suits(self, t: Tables) -> tuple[Tensor, Tensor]:
        """The suit and the strength of every kind under the trumps of each table."""
        chief, vice = self.classes(t)
        is_double = chief & vice & (t.chief_trump != t.vice_trump)[:, None]
        extra = 48 * is_double.int() + 32 * (chief & ~is_double).int() + 16 * (vice & ~chief).int()
        return torch.where(chief | vice, TRUMP_SUIT, self.colour), self.digit + extra

    def plays(self, t: Tables) -> Tensor:
        """Whether the auction, and what is named after it, is over."""
        return t.phase == PLAY

    def legal(self, t: Tables) -> Tensor:
        """What may be done at each table."""
        hand, laid = self.of_seat(t.hand, t.turn), self.of_seat(t.laid, t.turn)
        lay = (hand > 0) & (self.kind >= t.floor[:, None]) & (t.left > 0)[:, None]
        held = (hand + laid) > 0
        suit, _ = self.suits(t)
        follow = held & (suit == t.led[:, None])
        must = (t.in_trick > 0) & follow.any(1)
        play = torch.where(must[:, None], follow, held)
        bids, plays = (t.phase == AUCTION)[:, None], (t.phase == PLAY)[:, None]
        names, is_chief = ((t.phase == NAME_VICE) | (t.phase == NAME_CHIEF))[:, None], (t.phase == NAME_CHIEF)[:, None]
        shown = (laid > 0).view(-1, self.colours, 10)
        away = torch.arange(1, 6, device=t.turn.device, dtype=torch.int32)
        other = (t.turn[:, None] + away) % self.players
        choose = (t.phase == CHOOSE)[:, None] & (away < self.players) & (other != t.vice[:, None])
        return torch.cat(
            [
                functional.pad((bids & lay) | (plays & play), (0, 50 - self.kinds)),
                bids,
                functional.pad(names & shown.any(2), (0, 5 - self.colours)),
                names & shown.any(1),
                is_chief,
                choose,
            ],
            1,
        )

    def step(self, t: Tables, action: Tensor, fresh: Deals) -> tuple[Tables, Tensor, Tensor]:
        """Do these actions. The tables after them, where a hand is over, and its scores; there the next hand has begun."""
        n = self.players
        action = action.int()
        me = self.seats == t.turn[:, None]
        kind = self.kind == action[:, None]
        bids, plays = t.phase == AUCTION, t.phase == PLAY
        lays = bids & (action < STOP)
        mine = me[:, :, None] & kind[:, None, :]
        has_laid = (t.laid > 0) & mine
        moved = mine & (lays | plays)[:, None, None]
        from_hand = moved & (lays[:, None, None] | ~has_laid)
        hand = t.hand - from_hand.to(torch.int8)
        laid = (
            t.laid + (moved & lays[:, None, None]).to(torch.int8) - (moved & plays[:, None, None] & has_laid).to(torch.int8)
        )
        gone = t.gone + (moved & plays[:, None, None]).to(torch.int8)
        in_hand, totals = hand.sum(2, dtype=torch.int32), laid.sum(2, dtype=torch.int32)

        last = torch.where(me & lays[:, None], t.steps[:, None], t.last)
        left = t.left - lays.int()
        ends = bids & ((action == STOP) | (left <= 0))
        is_pass = bids & (action == STOP) & ~t.opened
        passes = torch.where(lays, 0, t.passes + is_pass.int())
        following = (t.turn + 1) % n
        largest = totals.amax(1)
        can_lay = torch.minimum(largest + 1 - self.of_seat(totals, following), self.of_seat(in_hand, following))
        settled = ends & (passes == n)

        is_top = totals == largest[:, None]
        is_eklat = settled & ((largest == 0) | (is_top.int().sum(1) > 1))
        culprit = torch.where(is_top, last, -2).argmax(1).int()
        eklat = torch.where(is_top, torch.where(self.seats == culprit[:, None], -10, 5), 0) * largest[:, None]
        is_auctioned = settled & ~is_eklat
        chief, vice = self._chief_and_vice(laid, totals)
        chief, vice = torch.where(is_auctioned, chief, t.chief), torch.where(is_auctioned, vice, t.vice)
        height = torch.where(is_auctioned, largest, t.height)

        names_vice, names_chief, chooses = t.phase == NAME_VICE, t.phase == NAME_CHIEF, t.phase == CHOOSE
        vice_trump = torch.where(names_vice, action - TRUMPS, t.vice_trump)
        chief_trump = torch.where(names_chief, action - TRUMPS, t.chief_trump)
        partner = torch.where(chooses, (t.turn + 1 + action - PARTNERS) % n, t.partner)
        to_play = chooses | (names_chief if n == 3 else torch.zeros_like(chooses))

        suits, strengths = self.suits(t)
        card = action.clamp(0, self.kinds - 1).long()[:, None]
        suit, strength = suits.gather(1, card).squeeze(1), strengths.gather(1, card).squeeze(1)
        leads = plays & (t.in_trick == 0)
        follows = plays & ~leads
        takes = leads | (follows & (strength > t.strength) & ((suit == t.led) | (suit == TRUMP_SUIT)))
        led = torch.where(leads, suit, t.led)
        best = torch.where(takes, t.turn, t.best)
        worth = torch.where(leads, 0, t.worth) + torch.where(plays, self.value[card.squeeze(1)], 0)
        fails = follows & (suit != t.led)
        suit_of = torch.arange(self.colours + 1, device=suit.device, dtype=torch.int32)
        suit_of = torch.where(suit_of == self.colours, TRUMP_SUIT, suit_of)
        voids = t.voids | (me & fails[:, None])[:, :, None] & (suit_of == t.led[:, None])[:, None, :]
        is_full = plays & (t.in_trick == n - 1)
        points = t.points + torch.where(is_full[:, None] & (self.seats == best[:, None]), worth[:, None], 0)
        trick = torch.where(me & plays[:, None], action[:, None], t.trick)
        trick = torch.where(is_full[:, None], -1, trick)
        is_played = is_full & ((in_hand + totals).sum(1) == 0)

        phase = torch.where(names_vice, NAME_CHIEF, t.phase)
        if n > 3:
            phase = torch.where(names_chief, CHOOSE, phase)
        phase = torch.where(is_auctioned, torch.where(vice >= 0, NAME_VICE, NAME_CHIEF), phase)
        phase = torch.where(to_play, PLAY, phase)
        turn = torch.where(ends | (plays & ~is_full), following, t.turn)
        turn = torch.where(is_auctioned & (vice >= 0), vice, turn)
        turn = torch.where((is_auctioned & (vice < 0)) | names_vice | to_play, chief, turn)
        turn = torch.where(is_full, best, turn)

        after = Tables(
            hand=hand, laid=laid, gone=gone, trick=trick, voids=voids, points=points, last=last, who=t.who, phase=phase,
            turn=turn, passes=passes, steps=t.steps + 1, left=torch.where(ends, can_lay, left),
            floor=torch.where(ends, 0, torch.where(lays, action, t.floor)), opened=(t.opened | lays) & ~ends,
            chief=chief, vice=vice, partner=partner, height=height, chief_trump=chief_trump, vice_trump=vice_trump,
            in_trick=torch.where(is_full, 0, t.in_trick + plays.int()), led=led, best=best,
            strength=torch.where(takes, strength, t.strength), worth=worth,
        )  # fmt: skip
        done = is_eklat | is_played
        scores = torch.where(is_eklat[:, None], eklat, self._scores(after))
        begun = self.open(fresh)
        merged = [
            torch.where(done.view(-1, *[1] * (old.dim() - 1)), new, old).to(was.dtype)
            for new, old, was in zip(begun, after, t, strict=True)
        ]
        return Tables(*merged), done, torch.where(done[:, None], scores, 0)

    def _chief_and_vice(self, laid: Tensor, totals: Tensor) -> tuple[Tensor, Tensor]:
        """Who laid most, and who is alone behind them (-1 for nobody): by number, then by the higher digits."""
        chief = totals.argmax(1).int()
        if self.players == 3:
            return chief, torch.full_like(chief, -1)
        rank = (laid.long() * self.weight).sum(2) + totals.long() * BID_BASE**10
        rank = torch.where(self.seats == chief[:, None], -1, rank)
        second = rank.amax(1)
        is_alone = (rank == second[:, None]).int().sum(1) == 1
        return chief, torch.where((second > 0) & is_alone, rank.argmax(1).int(), -1)

    def need(self, t: Tables) -> Tensor:
        """Points the chief's side still needs; the goal where nobody is chief yet means nothing."""
        first, more = GOALS[self.players]
        side = (self.seats == t.chief[:, None]) | (self.seats == t.partner[:, None])
        return first + more * (t.height - 1) - torch.where(side, t.points, 0).sum(1)

    def _scores(self, t: Tables) -> Tensor:
        """What a played hand is worth to everybody."""
        first, more = GOALS[self.players]
        is_chief, is_partner = self.seats == t.chief[:, None], self.seats == t.partner[:, None]
        need = self.need(t)
        won = first + more * (t.height - 1) - need
        named = t.chief_trump
        rarity = torch.where(named == NONE, 3, torch.where(named < 5, 0, torch.where((named == 6) | (named == 12), 1, 2)))
        bonus = 10 * (t.height + rarity).clamp(max=10)
        reached = torch.where(won < first, 0, torch.div(won - first, more, rounding_mode="floor") + 1)
        missed = (t.height - reached)[:, None]
        made = torch.where(is_chief | is_partner, bonus[:, None], 0)
        failed = torch.where(is_chief, -10 * missed, torch.where(is_partner, 0, 5 * missed))
        return t.points + torch.where((need <= 0)[:, None], made, failed)
