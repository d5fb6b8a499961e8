"""Adding a game: a plain trick game on the pack of Mü, in one file, put through the conformance suite.

No trumps, no auction: the seat after the dealer leads, everybody follows suit, and whoever takes the most card points wins.
This is the example of docs/architecture.md.
"""

from __future__ import annotations

import importlib.util
import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

import pytest

from eklat.games import GAMES, core, notation
from eklat.games.chance import Share, share_out
from eklat.games.lazy import lazy
from eklat.games.mu import deal as mu_deal
from eklat.games.mu.cards import Cards, pack
from eklat.games.mu.deal import Deal
from eklat.games.mu.moves import Play, parse_card_move
from eklat.games.mu.play import Plays, now_void, take
from eklat.games.mu.text import tricks_table
from eklat.games.mu.trumps import trumps
from eklat.games.options import Rules, option
from eklat.games.text import clockwise, grid
from eklat.records import Record, verdict

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

PLAIN = trumps(None, None)


@dataclass(frozen=True)
class StichRules(Rules):
    target: int = option(50, range(1, 1000), "the points that win the match")


@dataclass(frozen=True)
class StichResult(core.Result):
    def to_json(self) -> dict[str, Any]:
        return {"outcome": self.outcome, "points": list(self.scores), "scores": list(self.scores)}

    def explain(self, names: Sequence[str]) -> list[str]:
        return [f"{name} took {score}." for name, score in zip(names, self.scores, strict=True)]


@dataclass(frozen=True)
class StichView(core.View):
    game = "stich"

    result: StichResult | None
    dealer: int
    dealt: Cards | None
    hand: Cards | None
    hand_sizes: tuple[int, ...]
    voids: tuple[frozenset[str], ...]

    def sample(self, rng: Random) -> core.State:
        shown = [[move.card for s, move in self.log if s == seat] for seat in range(self.players)]  # type: ignore[attr-defined]
        if self.seat is not None:
            shown[self.seat] = list(self.dealt or ())
        unseen = Counter(pack()) - Counter(card for cards in shown for card in cards)
        shares = [Share(0 if s == self.seat else size, self.voids[s]) for s, size in enumerate(self.hand_sizes)]
        drawn = share_out(list(unseen.elements()), shares, PLAIN.suit.__getitem__, rng)
        hands = tuple((*a, *b) for a, b in zip(shown, drawn, strict=True))
        state: core.State = STICH.start(Deal(hands, self.dealer), cast("StichRules", self.rules))
        for _, move in self.log:
            state = state.play(move)
        return state


@dataclass(frozen=True)
class StichState(core.State):
    game = "stich"

    deal: Deal
    hands: tuple[Cards, ...]
    leader: int
    points: tuple[int, ...]
    voids: tuple[frozenset[str], ...]
    trick: Cards = ()

    @property
    def phase(self) -> str:
        return "play" if self.turn is not None else "over"

    @property
    def turn(self) -> int | None:
        return (self.leader + len(self.trick)) % self.players if any(self.hands) else None

    @lazy
    def legal(self) -> core.LegalMoves:
        if self.turn is None:
            return core.NoMoves(is_over=True)
        return Plays.of(self.hands[self.turn], (), PLAIN.suit[self.trick[0]] if self.trick else None, PLAIN)

    @property
    def result(self) -> StichResult | None:
        return StichResult("played", self.points) if self.turn is None else None

    def _after(self, move: core.Move) -> StichState:
        seat, card = cast("int", self.turn), cast("Play", move).card
        log, hands, trick, voids = (
            (*self.log, (seat, Play(card))),
            take(self.hands, seat, card),
            (*self.trick, card),
            self.voids,
        )
        if PLAIN.suit[card] != PLAIN.suit[trick[0]]:
            voids = now_void(voids, seat, PLAIN.suit[trick[0]])
        if len(trick) < self.players:
            return StichState(self.deal, self.rules, log, hands, self.leader, self.points, voids, trick)
        winner = (self.leader + PLAIN.best(trick)) % self.players
        points = tuple(p + sum(c.points for c in trick) * (s == winner) for s, p in enumerate(self.points))
        return StichState(self.deal, self.rules, log, hands, winner, points, voids)

    def view(self, seat: int | None) -> StichView:
        self.check_seat(seat)
        legal = self.legal if seat is not None and seat == self.turn else core.NoMoves(is_over=self.is_over)
        own = (None, None) if seat is None else (self.deal.hands[seat], self.hands[seat])
        sizes = tuple(map(len, self.hands))
        return StichView(
            seat, self.players, self.rules, self.phase, self.turn, legal, self.log, self.result,
            self.deal.dealer, *own, sizes, self.voids,
        )  # fmt: skip

    def summary(self) -> dict[str, Any]:
        return self.result.to_json() if self.result else dict.fromkeys(("outcome", "points", "scores"))


class Stich(core.Game[Deal, StichRules, StichState, StichView]):
    name, title, players, rules_type, view_type = "stich", "Stich", range(4, 7), StichRules, StichView

    def deal(self, rng: Random, players: int, rules: StichRules | None = None, starter: int = 0) -> Deal:
        self.checked(rules, players)
        return mu_deal.shuffled(rng, players, "", starter)

    def read_deal(self, entry: Mapping[str, Any]) -> Deal:
        return mu_deal.read(entry)

    def start(self, deal: Deal, rules: StichRules | None = None) -> StichState:
        nobody = (frozenset[str](),) * deal.players
        first = (deal.dealer + 1) % deal.players
        return StichState(deal, rules or self.rules(), (), deal.hands, first, (0,) * deal.players, nobody)

    def parse(self, text: str) -> core.Move:
        move = parse_card_move(notation.words(text))
        if not isinstance(move, Play):
            raise notation.unknown(text, "play CARD")
        return move

    def story(self, state: StichState, names: Sequence[str]) -> str:
        order = clockwise(state.deal.dealer, state.players)
        return tricks_table(state.log, names, order, PLAIN, order[1]) or grid([names])

    def picture(self, view: StichView, names: Sequence[str], state: StichState | None = None) -> str:
        return grid(list(zip(names, map(str, view.hand_sizes), strict=True)))

    def ends_match(self, rules: StichRules, scores: Sequence[int], end_draw: str | None) -> bool:
        return max(scores) >= rules.target


STICH = GAME = Stich()


@pytest.fixture
def conformance(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The conformance suite, with the new game in the table of games."""
    monkeypatch.setitem(GAMES.packages, STICH.name, __name__)
    path = Path(__file__).parent.parent / "conformance" / "test_conformance.py"
    spec = importlib.util.spec_from_file_location("conformance_of_a_new_game", path)
    assert spec is not None
    assert spec.loader is not None
    suite = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(suite)
    return suite


def test_a_new_game_passes_the_conformance_suite(conformance: ModuleType) -> None:
    tables = [table for table in conformance.TABLES if table[0] == "stich"]
    assert len(tables) == 9
    checks = {name: check for name, check in vars(conformance).items() if name.startswith("test_")}
    assert len(checks) >= 11
    for name, players, options in tables:
        for check in checks.values():
            takes_options = "options" in check.__code__.co_varnames[: check.__code__.co_argcount]
            if takes_options:
                check(name, players, options)
            elif not options and "players" in check.__code__.co_varnames[: check.__code__.co_argcount]:
                check(name, players)
            elif not options:
                check(name)


def test_records_know_it_without_a_change(conformance: ModuleType) -> None:
    states = conformance.some_game(STICH, 5, STICH.rules(), conformance.Random(1))
    match = core.Match.of(STICH, 5).add(states[-1])
    record = Record.of(STICH, conformance.NAMES[:5]).add(states[-1], match)
    assert verdict(Record.read(json.loads(str(record)))).ok
    assert sum(match.scores) == 60
