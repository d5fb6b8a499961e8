"""The play (sheet 000, chapter 7): follow suit, best trump or highest digit wins, the first of equals before the second.

Cards come from the hand or from the laid cards. Who holds a copy in each place chooses which one to play (M9).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast, get_args

from eklat.games import said as told
from eklat.games.core import Listed, Log, Move, Refusal, Seat
from eklat.games.lazy import lazy
from eklat.games.mu.cards import DOUBLED, Card, Cards, pack, without
from eklat.games.mu.contract import Contract
from eklat.games.mu.deal import Deal
from eklat.games.mu.moves import Play, Source
from eklat.games.mu.options import Rules
from eklat.games.mu.scoring import Over, played_out
from eklat.games.mu.state import State
from eklat.games.mu.trick import Trick, Voids
from eklat.games.mu.trumps import Trumps, trumps
from eklat.games.mu.view import View
from eklat.games.said import said

_PLAYS = {card: Play(card) for card in pack()}
_WRITTEN = {card: str(play) for card, play in _PLAYS.items()}
_FROM = {source: {card: Play(card, source) for card in pack()} for source in get_args(Source)}
"""Plays and their notation, made once: a server needs thousands a second."""


@dataclass(frozen=True)
class Plays(Listed):
    """Playing a card: one of the suit led, or any if one has none."""

    hand: Cards
    open: Cards
    led: str | None
    """The suit to follow; None for the player who leads."""
    trumps: Trumps

    @classmethod
    def of(cls, hand: Cards, open: Cards, led: str | None, trumps: Trumps) -> Plays:
        suit, own = trumps.suit, hand + open
        follows = own if led is None else [card for card in own if suit[card] == led]
        moves: list[Move] = []
        for card in dict.fromkeys(follows or own):
            if open and card.digit in DOUBLED and card in hand and card in open:
                moves += [_FROM["hand"][card], _FROM["open"][card]]
            else:
                moves.append(_PLAYS[card])
        return cls(tuple(moves), hand, open, led, trumps)

    @lazy
    def listing(self) -> dict[str, Any]:
        plays = cast("tuple[Play, ...]", self.moves)
        return {"legal": sorted([_WRITTEN[play.card] if play.source is None else str(play) for play in plays])}

    def refusal(self, move: Move) -> Refusal | None:
        if not isinstance(move, Play):
            return Refusal("phase", said("mu-no-play-now"))
        card = move.card
        if card not in self.hand and card not in self.open:
            return Refusal("not-held", said("mu-no-held", card=told.Cards(card)))
        if move.source is not None and card not in {"hand": self.hand, "open": self.open}.get(move.source, ()):
            return Refusal("source", said("mu-no-source", card=told.Cards(card), place=self._place(card)))
        if self.led is not None and self.trumps.suit[card] != self.led:
            for other in (*self.open, *self.hand):
                if self.trumps.suit[other] == self.led:
                    suit, place = told.Trump(self.led), self._place(other)
                    return Refusal("follow-suit", said("mu-no-follow", suit=suit, card=told.Cards(other), place=place))
        return None

    def _place(self, card: Card) -> Source:
        return "open" if card in self.open else "hand"

    def source(self, move: Play) -> Source:
        """Where the card comes from: the open copy, unless the other one was asked for."""
        return move.source or self._place(move.card)

    def notation(self, move: Play) -> str:
        """The source is written only where there is a choice."""
        is_choice = move.card in self.hand and move.card in self.open
        return str(_FROM[self.source(move)][move.card]) if is_choice else _WRITTEN[move.card]


def take(cards: tuple[Cards, ...], seat: Seat, card: Card) -> tuple[Cards, ...]:
    """All seats' cards after this seat has played one of its own."""
    return (*cards[:seat], without(cards[seat], card), *cards[seat + 1 :])


def now_void(voids: Voids, seat: Seat, suit: str) -> Voids:
    """What is known after this seat has not followed suit."""
    return (*voids[:seat], voids[seat] | {suit}, *voids[seat + 1 :])


@dataclass(frozen=True)
class Tricks(State):
    contract: Contract
    trumps: Trumps
    leader: Seat
    trick: Cards
    """The cards on the table, from the leader on."""
    points: tuple[int, ...]
    voids: Voids
    last_trick: Trick | None = None

    @property
    def phase(self) -> str:
        return "play"

    @lazy
    def turn(self) -> Seat:
        return (self.leader + len(self.trick)) % self.players

    @lazy
    def legal(self) -> Plays:
        seat = self.turn
        led = self.trumps.suit[self.trick[0]] if self.trick else None
        return Plays.of(self.hands[seat], self.laid[seat], led, self.trumps)

    def notation(self, move: Move) -> str:
        return self.legal.notation(move) if isinstance(move, Play) else str(move)

    def _after(self, move: Move) -> State:
        seat, wanted = self.turn, cast("Play", move)
        card, source = wanted.card, self.legal.source(wanted)
        log = (*self.log, (seat, _FROM[source][card]))
        hands = take(self.hands, seat, card) if source == "hand" else self.hands
        laid = take(self.laid, seat, card) if source == "open" else self.laid
        trick, voids, led = (*self.trick, card), self.voids, self.legal.led
        if led is not None and self.trumps.suit[card] != led:
            voids = now_void(voids, seat, led)
        if len(trick) < self.players:
            return Tricks(
                self.deal, self.rules, log, hands, laid, self.contract, self.trumps,
                self.leader, trick, self.points, voids, self.last_trick,
            )  # fmt: skip
        winner = (self.leader + self.trumps.best(trick)) % self.players
        done = Trick(self.leader, trick, winner)
        points = tuple([p + done.points if s == winner else p for s, p in enumerate(self.points)])
        if not (hands[winner] or laid[winner]):
            return Over(self.deal, self.rules, log, hands, laid, self.contract, played_out(self.contract, points), done)
        return Tricks(self.deal, self.rules, log, hands, laid, self.contract, self.trumps, winner, (), points, voids, done)

    @lazy
    def _open(self) -> View:
        return self._shown(
            leader=self.leader,
            trick=self.trick,
            last_trick=self.last_trick if self.rules.last_trick else None,
            points=self.points,
            voids=self.voids,
        )

    def summary(self) -> dict[str, Any]:
        return super().summary() | self.contract.to_json()


def lead(
    deal: Deal, rules: Rules, log: Log, hands: tuple[Cards, ...], laid: tuple[Cards, ...], contract: Contract
) -> Tricks:
    """The chief is about to lead to the first trick."""
    nothing, order = (0,) * contract.players, trumps(contract.chief_trump, contract.vice_trump)
    voids: Voids = (frozenset(),) * contract.players
    return Tricks(deal, rules, log, hands, laid, contract, order, contract.chief, (), nothing, voids)
