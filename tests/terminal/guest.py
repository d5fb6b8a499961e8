"""A game from elsewhere, with rules and a few words and nothing else.

In turn everybody plays a card or passes; the highest takes a crown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from eklat.games import core, notation
from eklat.games.core import Offered, Refusal
from eklat.games.options import Rules, option
from eklat.games.said import Cards, Said, Scores, Who, said

PACK = [f"{suit}{number}" for suit in "RGZ" for number in range(1, 9)]
WORDS = {
    "hoch-title": "Höher",
    "hoch-told-play": "{ $who } shows { $card }.",
    "hoch-offer-play": "Show { $card }",
    "hoch-offer-pass": "Stay out",
    "hoch-chapter": "Round { $number }",
    "hoch-end": "Points: { $scores }.",
    "hoch-term-field-crowns": "crowns",
}
"""What it says, in all languages alike."""


@dataclass(frozen=True)
class Step(core.Move):
    card: str = ""

    def __str__(self) -> str:
        return f"play {self.card}" if self.card else "pass"


class Steps(Offered):
    def offer(self, move: core.Move) -> Said:
        assert isinstance(move, Step)
        return said("hoch-offer-play", card=Cards(move.card)) if move.card else said("hoch-offer-pass")

    def refusal(self, move: core.Move) -> Refusal | None:
        return None if move in self.moves else Refusal("held", said("game-no-turn"))


@dataclass(frozen=True)
class HochRules(Rules):
    target: int = option(4, range(1, 100), "the points that win the match")


@dataclass(frozen=True)
class Deal(core.Deal):
    hands: tuple[tuple[str, ...], ...]
    dealer: int

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def starter(self) -> int:
        return self.dealer

    def to_json(self) -> dict[str, Any]:
        return {"hands": [list(hand) for hand in self.hands], "dealer": self.dealer}


@dataclass(frozen=True)
class HochResult(core.Result):
    def to_json(self) -> dict[str, Any]:
        return {"outcome": self.outcome, "scores": list(self.scores)}

    def explain(self) -> tuple[Said, ...]:
        return (said("hoch-end", scores=Scores(self.scores)),)


@dataclass(frozen=True)
class HochView(core.View):
    game = "hoch"

    hand: tuple[str, ...] | None
    hand_sizes: tuple[int, ...]
    crowns: tuple[int, ...]
    leader: int
    trick: tuple[str, ...]
    stock: tuple[str, ...]
    won: tuple[tuple[str, ...], ...]

    def sample(self, rng: Random) -> core.State:
        raise NotImplementedError

    @property
    def chapter(self) -> Said:
        return said("hoch-chapter", number=len(self.log) // self.players + 1)


@dataclass(frozen=True)
class HochState(core.State):
    game = "hoch"

    hands: tuple[tuple[str, ...], ...]
    crowns: tuple[int, ...]
    won: tuple[tuple[str, ...], ...]
    trick: tuple[str, ...] = ()

    @property
    def phase(self) -> str:
        return "play"

    @property
    def turn(self) -> int | None:
        return (self.deal.starter + len(self.log)) % self.players if len(self.log) < 4 * self.players else None

    @property
    def legal(self) -> Steps:
        return Steps((*map(Step, self.hands[self.turn or 0]), Step()))

    @property
    def result(self) -> HochResult | None:
        return HochResult("played", self.crowns) if self.turn is None else None

    def _after(self, move: core.Move) -> HochState:
        assert isinstance(move, Step)
        seat = self.turn
        assert seat is not None
        hands = [tuple(card for card in hand if s != seat or card != move.card) for s, hand in enumerate(self.hands)]
        after = replace(self, log=(*self.log, (seat, move)), hands=tuple(hands), trick=(*self.trick, move.card or "Z0"))
        if len(after.trick) < self.players:
            return after
        best = (self.deal.starter + max(range(self.players), key=lambda i: after.trick[i][1])) % self.players
        crowns = tuple(n + (s == best) for s, n in enumerate(self.crowns))
        won = tuple((*cards, max(after.trick)) if s == best else cards for s, cards in enumerate(self.won))
        return replace(after, trick=(), crowns=crowns, won=won)

    def view(self, seat: int | None) -> HochView:
        legal = self.legal if seat is not None and seat == self.turn else core.NoMoves(is_over=self.is_over)
        return HochView(
            seat, self.players, self.rules, self.phase, self.turn, legal, self.log, self.result,
            None if seat is None else self.hands[seat], tuple(map(len, self.hands)), self.crowns, self.deal.starter,
            self.trick, ("G9", "R9"), self.won,
        )  # fmt: skip

    def summary(self) -> dict[str, Any]:
        return self.result.to_json() if self.result else {"outcome": None, "scores": None}


class Hoch(core.Game[Deal, HochRules, HochState, HochView]):
    name, title, players, rules_type, view_type = "hoch", "Hoch", range(3, 5), HochRules, HochView

    def deal(self, rng: Random, players: int, rules: HochRules | None = None, starter: int = 0) -> Deal:
        cards = rng.sample(PACK, 4 * players)
        return Deal(tuple(tuple(cards[4 * seat : 4 * seat + 4]) for seat in range(players)), starter)

    def read_deal(self, entry: Mapping[str, Any]) -> Deal:
        return Deal(tuple(tuple(hand) for hand in entry["hands"]), entry["dealer"])

    def start(self, deal: Deal, rules: HochRules | None = None) -> HochState:
        none: tuple[str, ...] = ()
        return HochState(deal, rules or self.rules(), (), deal.hands, (0,) * deal.players, (none,) * deal.players)

    def parse(self, text: str) -> core.Move:
        match text.split():
            case ["pass"]:
                return Step()
            case ["play", card] if card in PACK:
                return Step(card)
        raise notation.unknown(text, "pass or play CARD")

    def tell(self, before: HochView | None, after: HochView) -> tuple[Said, ...]:
        if before is None or not after.log:
            return ()
        seat, move = after.log[-1]
        assert isinstance(move, Step)
        return (said("hoch-told-play", who=Who(seat), card=Cards(move.card)),) if move.card else super().tell(before, after)

    def story(self, state: HochState, names: Sequence[str], language: str = "en") -> str:
        return "\n".join(f"{names[seat]}: {move}" for seat, move in state.log)

    def picture(self, view: HochView, names: Sequence[str], state: HochState | None = None, language: str = "en") -> str:
        return " ".join(view.trick)

    def ends_match(self, rules: HochRules, scores: Sequence[int], end_draw: str | None) -> bool:
        return max(scores) >= rules.target


GAME = Hoch()
