"""What a net sees at a table of Mü, and the moves its actions stand for: the numbers of `eklat.learn.mu` and `mu_sight`."""

from __future__ import annotations

import numpy as np

from eklat.bots.nets import Flags, counted, flag
from eklat.bots.nets.graph import Floats
from eklat.games.mu.cards import Card
from eklat.games.mu.contract import goal
from eklat.games.mu.deal import HAND_SIZE
from eklat.games.mu.moves import NO_TRUMP, PASS, Bid, ChoosePartner, Move, NameTrump, Pass, Play, Trump
from eklat.games.mu.trumps import TRUMP_SUIT, trumps
from eklat.games.mu.view import View

AUCTION, NAME_VICE, NAME_CHIEF, CHOOSE, PLAY = range(5)
STOP, TRUMPS, PARTNERS, ACTIONS = 50, 51, 67, 72
DIGITS, NONE = 5, 15


def kind_of(view: View, card: Card) -> int:
    return view.colours.index(card.colour) * 10 + card.digit


def trump_of(view: View, trump: Trump | None) -> int:
    if trump is None:
        return -1
    if trump == NO_TRUMP:
        return NONE
    return DIGITS + int(trump) if trump.isdigit() else view.colours.index(trump)


def action_of(view: View, seat: int, move: object) -> int:
    """The action by which this seat makes a move that is no bid."""
    if isinstance(move, Play):
        return kind_of(view, move.card)
    if isinstance(move, NameTrump):
        return TRUMPS + trump_of(view, move.trump)
    assert isinstance(move, ChoosePartner)
    return PARTNERS + (move.seat - seat) % view.players - 1


def tricks(players: int) -> int:
    """How many there are in a hand."""
    return HAND_SIZE[players]


class Sight:
    """See `eklat.bots.nets.Sight`. Seats are counted from the player to move."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.me, n = view, view.seat, view.players
        self.kinds = 10 * len(view.colours)
        self.seats = [(self.me + away) % n for away in range(n)]
        self.hand = self._counted(view.hand or ())
        self.laid = [self._counted(view.laid[seat]) for seat in self.seats]
        auction = [(seat, move) for seat, move in view.log if isinstance(move, Bid | Pass)]
        bidders = [seat for seat, move in auction if isinstance(move, Bid)]
        totals = [sum(len(move.cards) for seat, move in auction if seat == s and isinstance(move, Bid)) for s in range(n)]
        following = (auction[-1][0] + 1) % n if auction else self.me
        self.left = min(max(totals) + 1, HAND_SIZE[n]) - totals[following]
        self.passes = next((i for i, (_, move) in enumerate(reversed(auction)) if isinstance(move, Bid)), len(auction))
        self.last = (bidders[-1] - self.me) % n if bidders else None
        self.bid: list[Card] = []
        self.plays = [(seat, move.card) for seat, move in view.log if isinstance(move, Play)]

    def _kind(self, card: Card) -> int:
        return kind_of(self.view, card)

    def _counted(self, cards: tuple[Card, ...]) -> Floats:
        return counted(map(self._kind, cards), self.kinds)

    def _card(self, kind: int) -> Card:
        return Card(f"{self.view.colours[kind // 10]}{kind % 10}")

    def legal(self) -> Flags:
        found = np.zeros(ACTIONS, np.bool_)
        if self.view.phase == "auction":
            found[: self.kinds] = (self.hand > 0) & (self.left > 0)
            found[: self._kind(self.bid[-1]) if self.bid else 0] = False
            found[STOP] = True
            return found
        for move in self.view.legal:
            found[action_of(self.view, self.me, move)] = True
        return found

    def spelled(self, move: Move) -> tuple[int, ...]:
        """The actions that make this move."""
        if isinstance(move, Bid):
            kinds = sorted(map(self._kind, move.cards))
            return (*kinds, STOP) if len(kinds) < self.left else tuple(kinds)
        return (STOP if isinstance(move, Pass) else action_of(self.view, self.me, move),)

    def take(self, action: int) -> Move | None:
        if self.view.phase == "play":
            return Play(self._card(action))
        if action >= PARTNERS:
            return ChoosePartner((self.me + 1 + action - PARTNERS) % self.view.players)
        if action >= TRUMPS:
            named = action - TRUMPS
            return NameTrump(NO_TRUMP if named == NONE else str(named - 5) if named >= 5 else self.view.colours[named])
        if action != STOP:
            self.bid.append(self._card(action))
            self.hand[action] -= 1
            self.laid[0][action] += 1
            self.left, self.passes, self.last = self.left - 1, 0, 0
            return Bid(tuple(self.bid)) if self.left == 0 else None
        return Bid(tuple(self.bid)) if self.bid else PASS

    def rows(self, legal: Flags) -> tuple[Floats, Floats]:
        view, n, colours = self.view, self.view.players, self.view.colours
        contract = view.contract
        named = (contract.chief_trump, contract.vice_trump) if contract else (None, None)
        chief_trump, vice_trump = (trump_of(view, trump) for trump in named)
        ranks = trumps(*named)
        height = contract.height if contract else 0
        side = {contract.chief, contract.partner} if contract else set()
        points = view.points or (0,) * n
        voids: list[set[str]] = [set() for _ in range(n)]
        suits = [ranks.suit[card] for _, card in self.plays]
        for place, (seat, _) in enumerate(self.plays):
            led = suits[place - place % n]
            if suits[place] != led:
                voids[(seat - self.me) % n].add(led)
        in_trick = len(self.plays) % n
        trick = self.plays[-in_trick or -n :]
        """The trick on the table, or the one before: a net remembers it until the next is led."""
        led, strength, worth, best = "", 0, 0, None
        if trick:
            led = ranks.suit[trick[0][1]]
            winner = ranks.best([card for _, card in trick])
            strength, worth = ranks.strength[trick[winner][1]], sum(card.points for _, card in trick)
            best = (trick[winner][0] - self.me) % n if in_trick else None
        lying = {seat: self._kind(card) for seat, card in trick} if in_trick else {}
        gone = [counted((self._kind(c) for s, c in self.plays if s == seat), self.kinds) for seat in self.seats]
        tops = [np.array(flag(lying.get(seat), self.kinds), np.float32) for seat in self.seats]
        cards = np.stack([self.hand, *self.laid, *gone, *tops, legal[: self.kinds].astype(np.float32)])
        by_colour = cards.reshape(len(cards), len(colours), 10).transpose(1, 0, 2).reshape(len(colours), -1)
        rest = [
            [*(float(colour in lacks) for lacks in voids), led == colour, chief_trump == place, vice_trump == place]
            for place, colour in enumerate(colours)
        ]
        numbers = [
            self.passes, self.left, bool(self.bid), height, in_trick,
            max(-60, min(60, goal(n, height) - sum(points[seat] for seat in side if seat is not None))),
            led == TRUMP_SUIT, strength // 100 == 1, strength >= 200, strength % 100, worth, chief_trump >= 0,
        ]  # fmt: skip
        table = [
            *flag(self._phase(), 5),
            *flag(self._away(contract.chief if contract else None), n),
            *flag(self._away(contract.vice if contract else None), n),
            *flag(self._away(contract.partner if contract else None), n),
            *flag(chief_trump - DIGITS, 11),
            *flag(vice_trump - DIGITS, 10),
            *(row.sum() for row in self.laid),
            *flag(best, n),
            *flag(self.last, n),
            *(points[seat] for seat in self.seats),
            *(float(TRUMP_SUIT in lacks) for lacks in voids),
            *(float(seat in lying) for seat in self.seats),
            *numbers,
            *legal[STOP:],
        ]
        return np.concatenate([by_colour, np.array(rest, np.float32)], axis=1), np.array(table, np.float32)

    def _away(self, seat: int | None) -> int | None:
        return None if seat is None else (seat - self.me) % self.view.players

    def _phase(self) -> int:
        contract = self.view.contract
        if contract is None:
            return AUCTION
        if self.view.phase == "trump":
            return NAME_VICE if contract.vice == self.me else NAME_CHIEF
        return PLAY if self.view.phase == "play" else CHOOSE

    def arrange(self, each: Floats, whole: Floats) -> Floats:
        found = np.zeros(ACTIONS, np.float32)
        found[: self.kinds] = each[:, :10].ravel()
        found[STOP] = whole[0]
        found[TRUMPS : TRUMPS + len(each)] = each[:, 10]
        found[TRUMPS + DIGITS :] = whole[1:17]
        return found
