"""A position of Stich, the legal moves, and what one seat knows of it.

Cards, following suit and drawing hidden cards evenly are those of Mü; there are no trumps.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from eklat.games import core, options
from eklat.games.chance import Share, share_out
from eklat.games.core import Log, Move, NoMoves, Offered, Seat
from eklat.games.lazy import lazy
from eklat.games.mu.cards import Card, Cards, pack
from eklat.games.mu.deal import Deal
from eklat.games.mu.moves import Play
from eklat.games.mu.play import Plays, now_void, take
from eklat.games.mu.trick import Voids
from eklat.games.mu.trumps import trumps
from eklat.games.options import option
from eklat.games.said import Cards as Named
from eklat.games.said import Said, Trump, Who, said

PLAIN = trumps(None, None)
"""No trumps: a card's suit is its colour."""


@dataclass(frozen=True)
class Rules(options.Rules):
    target: int = option(50, range(1, 1000), "the points that win the match")


@dataclass(frozen=True)
class Result(core.Result):
    """Every card point counts for whoever took it."""

    def to_json(self) -> dict[str, Any]:
        return {"outcome": self.outcome, "points": list(self.scores), "scores": list(self.scores)}

    def explain(self) -> tuple[Said, ...]:
        return tuple(said("stich-end-points", who=Who(seat), points=score) for seat, score in enumerate(self.scores))


class Followers(Offered, Plays):
    """Any card of the suit that was led, or any at all if one has none; each with its words."""

    def offer(self, move: Move) -> Said:
        return said("stich-advise-play", card=Named(cast("Play", move).card))


@dataclass(frozen=True)
class View(core.View):
    """What one seat may know."""

    game = "stich"

    result: Result | None
    dealer: Seat
    dealt: Cards | None
    """One's own cards as they were dealt; None for a spectator."""
    hand: Cards | None
    hand_sizes: tuple[int, ...]
    leader: Seat
    trick: Cards
    """The cards on the table, from the leader on."""
    points: tuple[int, ...]
    voids: Voids
    """Per seat the suits that it did not follow, and so does not have."""

    def _asked(self, turn: Seat) -> Said:
        if not self.trick:
            return said("stich-ask-lead", who=Who(turn))
        led = self.trick[0].colour
        if turn != self.seat:
            return said("stich-ask-play", who=Who(turn))
        follows = any(card.colour == led for card in self.hand or ())
        return said("stich-ask-follow" if follows else "stich-ask-any", who=Who(turn), suit=Trump(led))

    @lazy
    def chapter(self) -> Said | None:
        return None if self.turn is None else said("stich-chapter-trick", number=len(self.log) // self.players + 1)

    def sample(self, rng: Random) -> State:
        played: list[list[Card]] = [[] for _ in range(self.players)]
        for seat, move in self.log:
            played[seat].append(cast("Play", move).card)
        if self.seat is not None:
            played[self.seat] = list(self.dealt or ())
        unseen = Counter(pack()) - Counter(card for cards in played for card in cards)
        shares = [Share(0 if s == self.seat else size, self.voids[s]) for s, size in enumerate(self.hand_sizes)]
        drawn = share_out(list(unseen.elements()), shares, PLAIN.suit.__getitem__, rng)
        hands = tuple((*a, *b) for a, b in zip(played, drawn, strict=True))
        state: core.State = opening(Deal(hands, self.dealer), cast("Rules", self.rules))
        for _, move in self.log:
            state = state.play(move)
        return cast("State", state)


@dataclass(frozen=True)
class State(core.State):
    game = "stich"

    deal: Deal
    rules: Rules
    hands: tuple[Cards, ...]
    leader: Seat
    points: tuple[int, ...]
    voids: Voids
    trick: Cards = ()

    @property
    def phase(self) -> str:
        return "over" if self.turn is None else "play"

    @property
    def turn(self) -> Seat | None:
        return (self.leader + len(self.trick)) % self.players if any(self.hands) else None

    @lazy
    def legal(self) -> Plays | NoMoves:
        if self.turn is None:
            return NoMoves(is_over=True)
        return Followers.of(self.hands[self.turn], (), self.trick[0].colour if self.trick else None, PLAIN)

    @lazy
    def result(self) -> Result | None:
        return Result("played", self.points) if self.turn is None else None

    def _after(self, move: Move) -> State:
        seat, card = cast("Seat", self.turn), cast("Play", move).card
        log: Log = (*self.log, (seat, Play(card)))
        hands, trick, voids = take(self.hands, seat, card), (*self.trick, card), self.voids
        if card.colour != trick[0].colour:
            voids = now_void(voids, seat, trick[0].colour)
        if len(trick) < self.players:
            return State(self.deal, self.rules, log, hands, self.leader, self.points, voids, trick)
        winner = (self.leader + PLAIN.best(trick)) % self.players
        won = sum(card.points for card in trick)
        points = tuple(points + won * (seat == winner) for seat, points in enumerate(self.points))
        return State(self.deal, self.rules, log, hands, winner, points, voids)

    def view(self, seat: Seat | None) -> View:
        self.check_seat(seat)
        return View(
            seat=seat,
            players=self.players,
            rules=self.rules,
            phase=self.phase,
            turn=self.turn,
            legal=self.legal if seat is not None and seat == self.turn else NoMoves(is_over=self.is_over),
            log=self.log,
            result=self.result,
            dealer=self.deal.dealer,
            dealt=None if seat is None else self.deal.hands[seat],
            hand=None if seat is None else self.hands[seat],
            hand_sizes=tuple(map(len, self.hands)),
            leader=self.leader,
            trick=self.trick,
            points=self.points,
            voids=self.voids,
        )

    def summary(self) -> dict[str, Any]:
        return dict.fromkeys(("outcome", "points", "scores")) if self.result is None else self.result.to_json()


def opening(deal: Deal, rules: Rules) -> State:
    """The player after the dealer leads."""
    nothing: Voids = (frozenset(),) * deal.players
    return State(deal, rules, (), deal.hands, (deal.dealer + 1) % deal.players, (0,) * deal.players, nothing)
