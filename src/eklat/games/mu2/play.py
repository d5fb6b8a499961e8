"""The play for two (sheet 004, "Spielt Stiche"): tricks as in Mü from hand and open cards; before the first trick and after
each one the uncovered face-down cards are turned up.

Turning up is a decision only where more than one column is uncovered. Rulings: T6 (the upper card first), T7 (crown before
shield, later the winner of the trick first), T9 (of two copies the player chooses).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import cast

from eklat.games.core import Log, Move, Seat
from eklat.games.lazy import lazy
from eklat.games.mu.auction import add
from eklat.games.mu.cards import Cards
from eklat.games.mu.moves import Play
from eklat.games.mu.play import Plays, now_void, take
from eklat.games.mu.trick import Trick, Voids
from eklat.games.mu.trumps import Trumps, trumps
from eklat.games.mu2.columns import Reveals, Stacks, Turned, uncovered, upper, without_upper
from eklat.games.mu2.contract import Contract
from eklat.games.mu2.deal import Deal
from eklat.games.mu2.moves import Column, Reveal
from eklat.games.mu2.options import Rules
from eklat.games.mu2.scoring import Over, played_out
from eklat.games.mu2.state import State
from eklat.games.mu2.view import View


@dataclass(frozen=True)
class Tricks(State):
    contract: Contract
    discards: Cards
    trumps: Trumps
    leader: Seat
    turning: tuple[Seat, ...]
    """Who has still to look for uncovered cards before the play goes on."""
    trick: Cards = ()
    points: tuple[int, int] = (0, 0)
    """Card points won in tricks; the crown's discards are not counted before the end."""
    voids: Voids = (frozenset(), frozenset())
    turned: tuple[Turned, ...] = ()
    last_trick: Trick | None = None

    @property
    def phase(self) -> str:
        return "reveal" if self.turning else "play"

    @property
    def turn(self) -> Seat:
        return self.turning[0] if self.turning else (self.leader + len(self.trick)) % 2

    @lazy
    def legal(self) -> Plays | Reveals:
        seat = self.turn
        if self.turning:
            return Reveals.of(self.uncovered(seat))
        led = self.trumps.suit[self.trick[0]] if self.trick else None
        return Plays.of(self.hands[seat], self.open[seat], led, self.trumps)

    def uncovered(self, seat: Seat) -> list[Column]:
        return uncovered(self.down[seat], self.open[seat], self.contract.big, self.contract.small)

    def notation(self, move: Move) -> str:
        is_play = isinstance(move, Play) and isinstance(self.legal, Plays)
        return cast("Plays", self.legal).notation(cast("Play", move)) if is_play else str(move)

    def _after(self, move: Move) -> State:
        seat = self.turn
        if isinstance(move, Reveal):
            return replace(self, log=(*self.log, (seat, move)))._turn_up(seat, move.column)._settled()
        wanted, legal = cast("Play", move), cast("Plays", self.legal)
        card, source = wanted.card, legal.source(wanted)
        voids = self.voids
        if legal.led is not None and self.trumps.suit[card] != legal.led:
            voids = now_void(voids, seat, legal.led)
        after = replace(
            self,
            log=(*self.log, (seat, Play(card, source))),
            hands=take(self.hands, seat, card) if source == "hand" else self.hands,
            open=take(self.open, seat, card) if source == "open" else self.open,
            trick=(*self.trick, card),
            voids=voids,
        )
        return after if len(after.trick) == 1 else after._trick_over()

    def _trick_over(self) -> State:
        winner = (self.leader + self.trumps.best(self.trick)) % 2
        done = Trick(self.leader, self.trick, winner)
        points = (self.points[0] + done.points * (winner == 0), self.points[1] + done.points * (winner == 1))
        turning = (winner, 1 - winner)
        after = replace(self, leader=winner, trick=(), points=points, last_trick=done, turning=turning)._settled()
        if after.hands[0] or after.open[0]:
            return after
        result = played_out(self.contract, points, self.discards)
        return Over(
            self.deal, self.rules, after.log, after.hands, after.open, after.down, self.contract,
            result, self.discards, done, after.turned,
        )  # fmt: skip

    def _settled(self) -> Tricks:
        """The state after everything that happens by itself: turning up goes on until there is a choice."""
        state = self
        while state.turning:
            seat = state.turning[0]
            columns = state.uncovered(seat)
            if len(columns) > 1:
                break
            state = state._turn_up(seat, columns[0]) if columns else replace(state, turning=state.turning[1:])
        return state

    def _turn_up(self, seat: Seat, column: Column) -> Tricks:
        card = upper(self.down[seat], column)
        left = without_upper(self.down[seat], column)
        return replace(
            self,
            down=(left, self.down[1]) if seat == 0 else (self.down[0], left),
            open=add(self.open, seat, (card.card,)),
            turned=(*self.turned, Turned(seat, card.dealt_to, card.card, len(self.log))),
        )

    def view(self, seat: Seat | None) -> View:
        return self._seen(
            seat,
            discards=self.discards if seat == self.contract.crown else None,
            leader=self.leader,
            trick=self.trick,
            last_trick=self.last_trick if self.rules.last_trick else None,
            points=self.points,
            voids=self.voids,
            turned=self.turned,
        )


def begin(
    deal: Deal,
    rules: Rules,
    log: Log,
    hands: tuple[Cards, ...],
    open: tuple[Cards, ...],
    down: tuple[Stacks, ...],
    contract: Contract,
    discards: Cards,
) -> Tricks:
    """The trumps are named: crown, then shield, turn up what is uncovered, and the crown leads."""
    order, crown = trumps(contract.big, contract.small), contract.crown
    turning = (crown, 1 - crown)
    return Tricks(deal, rules, log, hands, open, down, contract, discards, order, crown, turning)._settled()
