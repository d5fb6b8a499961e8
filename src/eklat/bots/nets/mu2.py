"""What a net sees in Mü for two, and the moves its actions stand for: the numbers of `eklat.learn.mu2`."""

from __future__ import annotations

import numpy as np

from eklat.bots.nets import Flags, counted, flag
from eklat.bots.nets.graph import Floats
from eklat.games.core import Seat
from eklat.games.mu.cards import Card
from eklat.games.mu.moves import NO_TRUMP, PASS, Bid, Move, NameTrump, Pass, Play, Trump
from eklat.games.mu.trumps import TRUMP_SUIT, trumps
from eklat.games.mu2.contract import goal
from eklat.games.mu2.deal import IN_HAND, OPEN, SKAT
from eklat.games.mu2.moves import Discard, Reveal
from eklat.games.mu2.view import View

AUCTION, DISCARD, NAME_SMALL, NAME_BIG, REVEAL, PLAY = range(6)
KINDS, STOP, TRUMPS, COLUMNS, ACTIONS = 40, 40, 41, 56, 62
DIGITS, NONE, MOST_OPEN = 4, 14, 15


def tricks(_players: int) -> int:
    """How many there are in a hand: as many as a player was dealt cards, one of them to each column."""
    return ACTIONS - COLUMNS + OPEN + IN_HAND


class Sight:
    """See `eklat.bots.nets.Sight`. The player to move comes first."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.me = view, view.seat
        self.seats = self.me, 1 - self.me
        self.hand = self._counted(view.hand or ())
        self.open = [self._counted(view.open[seat]) for seat in self.seats]
        self.away = self._counted(view.discards or ())
        self.ahead: Seat | None = None
        self.passes, totals = 0, [len(cards) for cards in view.dealt_open]
        for seat, move in view.log:
            if isinstance(move, Bid):
                self.passes = 0
                totals[seat] += len(move.cards)
                self.ahead = seat if totals[seat] > totals[1 - seat] else self.ahead
            elif isinstance(move, Pass):
                self.passes += 1
        may = min(max(totals) + 1, MOST_OPEN) - totals[self.me]
        self.left = {"auction": min(may, len(view.hand or ())), "discard": SKAT}.get(view.phase, 0)
        self.chosen: list[Card] = []
        self.plays = [(seat, move.card) for seat, move in view.log if isinstance(move, Play)]

    def _kind(self, card: Card) -> int:
        return self.view.colours.index(card.colour) * 10 + card.digit

    def _counted(self, cards: tuple[Card, ...]) -> Floats:
        return counted(map(self._kind, cards), KINDS)

    def _trump(self, trump: Trump | None) -> int:
        if trump is None:
            return -1
        if trump == NO_TRUMP:
            return NONE
        return DIGITS + int(trump) if trump.isdigit() else self.view.colours.index(trump)

    def legal(self) -> Flags:
        found = np.zeros(ACTIONS, np.bool_)
        if self.view.phase in ("auction", "discard"):
            above = self.hand.copy()
            above[: self._kind(self.chosen[-1]) if self.chosen else 0] = 0
            enough = self.left > 0 if self.view.phase == "auction" else above[::-1].cumsum()[::-1] >= self.left
            found[:KINDS] = (above > 0) & enough
            found[STOP] = self.view.phase == "auction"
            return found
        for move in self.view.legal:
            found[self._action(move)] = True
        return found

    def _action(self, move: object) -> int:
        if isinstance(move, Play):
            return self._kind(move.card)
        if isinstance(move, NameTrump):
            return TRUMPS + self._trump(move.trump)
        assert isinstance(move, Reveal)
        return COLUMNS + self.view.columns.index(move.column)

    def spelled(self, move: Move) -> tuple[int, ...]:
        """The actions that make this move."""
        match move:
            case Bid(cards):
                kinds = sorted(map(self._kind, cards))
                return (*kinds, STOP) if len(kinds) < self.left else tuple(kinds)
            case Discard(cards):
                return tuple(sorted(map(self._kind, cards or ())))
            case Pass():
                return (STOP,)
            case _:
                return (self._action(move),)

    def take(self, action: int) -> Move | None:
        view = self.view
        if action >= COLUMNS:
            return Reveal(view.columns[action - COLUMNS])
        if action >= TRUMPS:
            named = action - TRUMPS
            digit = str(named - DIGITS)
            return NameTrump(NO_TRUMP if named == NONE else digit if named >= DIGITS else view.colours[named])
        if action == STOP:
            return Bid(tuple(self.chosen)) if self.chosen else PASS
        card = Card(f"{view.colours[action // 10]}{action % 10}")
        if view.phase == "play":
            return Play(card)
        self.chosen.append(card)
        self.hand[action] -= 1
        self.left -= 1
        if view.phase == "discard":
            self.away[action] += 1
            return None if self.left else Discard(tuple(self.chosen))
        self.open[0][action] += 1
        self.passes = 0
        self.ahead = self.me if self.open[0].sum() > self.open[1].sum() else self.ahead
        return None if self.left else Bid(tuple(self.chosen))

    def rows(self, legal: Flags) -> tuple[Floats, Floats]:
        view, contract = self.view, self.view.contract
        named = (contract.big, contract.small) if contract else (None, None)
        big, small = map(self._trump, named)
        ranks = trumps(*named)
        crown, height = (contract.crown, contract.height) if contract else (None, 0)
        points = view.points or (0, 0)
        lead = self.plays[(len(self.plays) - 1) // 2 * 2][1] if self.plays else None
        """Also when its trick is over a net remembers how strong the card was that was led."""
        strength = 0 if lead is None else ranks.strength[lead]
        is_led = len(self.plays) % 2 == 1
        led = ranks.suit[lead] if lead and is_led else ""
        gone = [counted((self._kind(card) for who, card in self.plays if who == seat), KINDS) for seat in self.seats]
        trick = [self._kind(card) if is_led and who != self.me else None for who, card in self.plays[-1:]] or [None]
        tops = np.array([flag(None, KINDS), flag(trick[0], KINDS)], np.float32)
        cards = np.stack([self.hand, *self.open, *gone, *tops, self.away, legal[:KINDS].astype(np.float32)])
        by_colour = cards.reshape(len(cards), 4, 10).transpose(1, 0, 2).reshape(4, -1)
        down = [view.face_down[seat] if big >= 0 else (1,) * len(view.columns) for seat in self.seats]
        """For a net they move to their trumps when both are named."""
        rest = [
            [led == colour, big == place, small == place, down[0][place], down[1][place], legal[COLUMNS + place]]
            for place, colour in enumerate(view.colours)
        ]
        won = 0 if crown is None else points[crown]
        put = sum(self.away[kind] * Card(f"{view.colours[kind // 10]}{kind % 10}").points for kind in self.away.nonzero()[0])
        table = [
            *flag(self._phase(), 6),
            *(row.sum() for row in self.open),
            *(points[seat] for seat in self.seats),
            *down[0][4:],
            *down[1][4:],
            *(min(view.hand_sizes[seat], 2) for seat in self.seats),
            self.passes,
            self.left,
            bool(self.chosen) and view.phase == "auction",
            crown == self.me,
            self.ahead == self.me,
            height,
            goal(height) - won - put,
            strength // 100,
            strength % 100,
            led == TRUMP_SUIT,
            big >= 0,
            *flag(big - DIGITS, 11),
            *flag(small - DIGITS, 10),
            legal[STOP],
            *legal[TRUMPS + DIGITS : COLUMNS],
            *legal[COLUMNS + 4 :],
        ]
        return np.concatenate([by_colour, np.array(rest, np.float32)], axis=1), np.array(table, np.float32)

    def _phase(self) -> int:
        if self.view.phase == "trump":
            assert self.view.contract is not None
            return NAME_BIG if self.view.contract.crown == self.me else NAME_SMALL
        return {"auction": AUCTION, "discard": DISCARD, "reveal": REVEAL, "play": PLAY}[self.view.phase]

    def arrange(self, each: Floats, whole: Floats) -> Floats:
        cards, colours, columns = each[:, :10].ravel(), each[:, 10], each[:, 11]
        return np.concatenate([cards, whole[:1], colours, whole[1:12], columns, whole[12:14]])
