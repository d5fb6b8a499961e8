"""Random play against a second reading of sheet 004, with cards pushed around on a table of lists."""

import os
import random
from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from known import as_a, known
from mu2_table import MU2, POINTS, pack

from eklat.games.core import Match
from eklat.games.errors import IllegalMove
from eklat.games.mu.moves import Play
from eklat.games.mu2 import Deal, State
from eklat.games.mu2.options import Rules
from eklat.games.mu2.play import Tricks

COLOURS = ("RYGB", "RYGK", "RYBK", "RGBK", "YGBK")


def shift(up: dict[str, list[str]], is_moving: Callable[[str], bool], to: str) -> None:
    """Move these open cards of one player to another column."""
    moving = [card for cards in up.values() for card in cards if is_moving(card)]
    for cards in up.values():
        cards[:] = [card for card in cards if not is_moving(card)]
    up[to] += moving


class MuForTwo(RuleBasedStateMachine):
    """One match after the other. Everything that does not start with `state` or `match` is the test's own reading."""

    options: Rules
    state: State
    skat: list[str]
    won: list[list[str]]
    trick: list[str]
    turning: list[int]
    lacks: list[set[str]]
    crown: int | None
    """Nobody until somebody has laid more than the other."""
    small: str | None
    big: str | None
    outcome: str | None

    @property
    def winner(self) -> int:
        """Who is crown, once it is settled."""
        return known(self.crown)

    @initialize(seed=st.integers(0, 2**32 - 1), colours=st.sampled_from(COLOURS), dealer=st.sampled_from([0, 1]))
    def sit_down(self, seed: int, colours: str, dealer: int) -> None:
        self.rng = random.Random(seed)
        self.colours, self.dealer = colours, dealer
        self.scores = [0, 0]
        self.options = MU2.rules({"colours": colours})
        self.match = Match.of(MU2, 2, {"colours": colours})
        self.deal(MU2.deal(self.rng, 2, self.options, dealer))

    @rule()
    @precondition(lambda self: self.state.is_over)
    def deal_again(self) -> None:
        """The next deal; after the end of a match, the first of another."""
        self.match = self.match.add(self.state)
        assert list(self.match.scores) == self.scores
        if max(self.scores) >= 30:
            assert self.match.winners == (self.scores.index(max(self.scores)),)
            self.match, self.scores = Match.of(MU2, 2, {"colours": self.colours}), [0, 0]
        else:
            assert not self.match.is_over
            assert self.match.starter == self.dealer
        self.deal(MU2.deal(self.rng, 2, self.options, self.dealer))

    @rule(place=st.integers(0, 10**9), is_pass=st.booleans())
    @precondition(lambda self: not self.state.is_over)
    def move(self, place: int, is_pass: bool) -> None:
        legal = self.state.legal
        move = legal[0] if self.phase == "auction" and is_pass else legal[place % len(legal)]
        text = self.state.notation(move)
        state = self.state.play(MU2.parse(text), self.seat)
        assert state == self.state.play(move)
        self.state = state
        word, *rest = text.split()
        getattr(self, f"on_{word}")(*rest)

    # The sheet, told again ----------------------------------------------------------------------------------------------

    def deal(self, deal: Deal) -> None:
        state = self.match.start(deal)
        assert isinstance(state, State)
        self.state = state
        columns = (*self.colours, "big", "small")
        self.down: list[dict[str, list[str]]] = [
            {column: [card] for column, card in zip(columns, deal.hidden[s], strict=True)} for s in (0, 1)
        ]
        self.up: list[dict[str, list[str]]] = [
            {column: [card for card in deal.open[s] if card[0] == column] for column in (*columns, "super")} for s in (0, 1)
        ]
        self.hands: list[list[str]] = [list(hand) for hand in deal.hands]
        self.skat, self.won, self.trick, self.turning = list(deal.skat), [[], []], [], []
        self.small = self.big = self.crown = None
        self.phase, self.seat, self.passes, self.tricks = "auction", self.dealer, 0, 0
        self.most, self.outcome, self.lacks = 4, None, [set(), set()]

    def total(self, seat: int) -> int:
        return sum(map(len, self.up[seat].values()))

    def on_pass(self) -> None:
        self.passes += 1
        self.seat = 1 - self.seat
        if self.passes == 2 and self.crown is None:
            self.phase, self.outcome = "over", "redeal"
        elif self.passes == 2:
            self.hands[self.winner] += self.skat
            self.skat, self.phase, self.seat = [], "discard", self.winner

    def on_bid(self, *cards: str) -> None:
        for card in cards:
            self.hands[self.seat].remove(card)
            self.up[self.seat][card[0]].append(card)
        if self.total(self.seat) > self.most:
            self.most, self.crown = self.total(self.seat), self.seat
        self.seat, self.passes = 1 - self.seat, 0

    def on_discard(self, *cards: str) -> None:
        for card in cards:
            self.hands[self.winner].remove(card)
            self.won[self.winner].append(card)
        self.phase, self.seat, self.height = "trump", 1 - self.winner, self.total(self.winner)

    def on_trump(self, kind: str) -> None:
        column = "small" if self.small is None else "big"
        for down, up in zip(self.down, self.up, strict=True):
            if kind in self.colours:
                down[column] += down.pop(kind)
            shift(up, lambda card: kind in tuple(card), column)
        if column == "small":
            self.small, self.seat = kind, self.winner
            return
        self.big = kind
        for up in self.up:
            shift(up, self.is_super, "super")
        self.leader, self.turning = self.winner, [self.winner, 1 - self.winner]
        self.turn_up()

    def on_reveal(self, column: str) -> None:
        self.turn(self.seat, column)
        self.turn_up()

    def on_play(self, card: str, source: str | None = None) -> None:
        seat = self.seat
        if self.trick and self.suit(card) != self.suit(self.trick[0]):
            self.lacks[seat].add(self.suit(self.trick[0]))
        lying = next((cards for cards in self.up[seat].values() if card in cards), None)
        (self.hands[seat] if lying is None or source == "hand" else lying).remove(card)
        self.trick.append(card)
        self.seat = 1 - seat
        if len(self.trick) == 2:
            led, answer = self.trick
            if self.beats(answer, led):
                self.leader = 1 - self.leader
            self.won[self.leader] += self.trick
            self.trick, self.tricks, self.turning = [], self.tricks + 1, [self.leader, 1 - self.leader]
            self.turn_up()

    def turn_up(self) -> None:
        """Whose turn it is to look turns up what is bare, as long as there is no choice."""
        while self.turning:
            seat = self.turning[0]
            bare = self.bare(seat)
            if len(bare) > 1:
                self.phase, self.seat = "reveal", seat
                return
            if bare:
                self.turn(seat, bare[0])
            else:
                self.turning.pop(0)
        self.phase, self.seat = "play", self.leader
        if self.tricks == 22:
            self.phase = "over"
            self.score()

    def bare(self, seat: int) -> list[str]:
        return [column for column, cards in self.down[seat].items() if cards and not self.up[seat][column]]

    def turn(self, seat: int, column: str) -> None:
        card = self.down[seat][column].pop()
        is_big, is_small = self.big in tuple(card), self.small in tuple(card)
        belongs = "super" if is_big and is_small else "big" if is_big else "small" if is_small else card[0]
        self.up[seat][belongs].append(card)

    def score(self) -> None:
        points = [sum(POINTS[card[1]] for card in cards) for cards in self.won]
        self.points = points
        self.outcome = "crown" if points[self.winner] >= 16 + 2 * self.height else "shield"
        self.scores[known(self.winner if self.outcome == "crown" else 1 - self.winner)] += (
            10 if self.outcome == "crown" else 5
        )
        self.dealer = 1 - self.dealer

    def is_super(self, card: str) -> bool:
        return self.big in tuple(card) and self.small in tuple(card)

    def suit(self, card: str) -> str:
        return "trump" if {self.big, self.small} & set(card) else card[0]

    def beats(self, answer: str, led: str) -> bool:
        """Super before big before small trump, then the digit; a plain card must follow; the first of equals stays."""

        def rank(card: str) -> tuple[int, int]:
            kind = 3 if self.is_super(card) else 2 if self.big in tuple(card) else 1 if self.small in tuple(card) else 0
            return kind, int(card[1])

        if self.suit(answer) == self.suit(led):
            return rank(answer) > rank(led)
        return self.suit(answer) == "trump"

    def allowed(self) -> set[str]:
        """All moves the sheet allows, as texts."""
        hand = self.hands[self.seat]
        shown = [card for cards in self.up[self.seat].values() for card in cards]
        if self.phase == "auction":
            most = min(max(self.total(0), self.total(1)) + 1, 15) - self.total(self.seat)
            sizes = range(1, min(most, len(hand)) + 1)
            return {"pass", *(f"bid {' '.join(sorted(some))}" for size in sizes for some in combinations(hand, size))}
        if self.phase == "discard":
            return {f"discard {' '.join(sorted(some))}" for some in combinations(hand, 4)}
        if self.phase == "trump":
            kinds = {kind for card in shown for kind in card}
            return {f"trump {kind}" for kind in (kinds if self.small is None else kinds - {self.small} | {"none"})}
        if self.phase == "reveal":
            return {f"reveal {column}" for column in self.bare(self.seat)}
        can_follow = {card for card in (*hand, *shown) if self.trick and self.suit(card) == self.suit(self.trick[0])}
        texts = set()
        for card in can_follow or {*hand, *shown}:
            both = card in hand and card in shown
            texts |= {f"play {card} hand", f"play {card} open"} if both else {f"play {card}"}
        return texts

    # What must hold -----------------------------------------------------------------------------------------------------

    @invariant()
    def phase_and_turn(self) -> None:
        assert self.state.phase == self.phase
        assert self.state.turn == (None if self.phase == "over" else self.seat)

    @invariant()
    def cards_lie_where_the_sheet_says(self) -> None:
        view = self.state.view(None)
        for seat in (0, 1):
            assert sorted(self.state.hands[seat]) == sorted(self.hands[seat])
            assert sorted(view.open[seat]) == sorted(card for cards in self.up[seat].values() for card in cards)
            assert view.face_down[seat] == tuple(len(self.down[seat].get(column, ())) for column in view.columns)
            down = {stack.column: [card for _, card in stack.cards] for stack in self.state.down[seat]}
            assert all(down[column] == cards for column, cards in self.down[seat].items())

    @invariant()
    def every_card_is_somewhere_once(self) -> None:
        state = self.state
        found = Counter(card for some in (*state.hands, *state.open) for card in some)
        found += Counter(card for stacks in state.down for stack in stacks for _, card in stack.cards)
        found += Counter(getattr(state, "discards", ()))
        found += Counter(move.card for move in state.moves if isinstance(move, Play))
        if state.phase == "auction" or self.outcome == "redeal":
            found += Counter(state.deal.skat)
        assert found == Counter(pack(self.colours))

    @invariant()
    def legal_moves_are_those_of_the_sheet(self) -> None:
        moves = [str(move) for move in self.state.legal]
        assert len(moves) == len(self.state.legal) == len(set(moves))
        assert set(moves) == (set() if self.phase == "over" else self.allowed())

    @invariant()
    def nobody_else_may_move(self) -> None:
        if self.phase != "over":
            with pytest.raises(IllegalMove) as refused:
                self.state.play(self.state.legal[0], 1 - self.seat)
            assert refused.value.code == "not-your-turn"
            assert len(self.state.view(1 - self.seat).legal) == len(self.state.view(None).legal) == 0

    @invariant()
    def nothing_is_bare_when_a_trick_starts(self) -> None:
        if self.phase == "play" and not self.trick:
            assert self.bare(0) == self.bare(1) == []
            assert as_a(Tricks, self.state).uncovered(0) == as_a(Tricks, self.state).uncovered(1) == []

    @invariant()
    def tricks_points_and_voids(self) -> None:
        if self.phase in ("play", "reveal"):
            view = self.state.view(None)
            put_away = sum(POINTS[card[1]] for card in as_a(Tricks, self.state).discards)
            points = [sum(POINTS[card[1]] for card in cards) for cards in self.won]
            points[self.winner] -= put_away
            assert list(known(view.points)) == points
            assert list(view.trick) == self.trick
            assert list(view.voids) == self.lacks
            assert view.leader == self.leader

    @invariant()
    def the_result_adds_up(self) -> None:
        result = self.state.result
        if self.phase != "over":
            assert result is None
            return
        result = known(result)
        if self.outcome == "redeal":
            assert (result.outcome, result.scores, result.points) == ("redeal", (0, 0), None)
        else:
            contract, points = known(result.contract), known(result.points)
            assert self.tricks == 22
            assert sum(points) == 48
            assert list(points) == self.points
            assert result.outcome == self.outcome
            assert (contract.crown, contract.height, contract.goal) == (self.crown, self.height, 16 + 2 * self.height)
            assert (contract.small, contract.big) == (self.small, self.big)
            winner = self.winner if self.outcome == "crown" else 1 - self.winner
            assert result.scores[winner] == (10 if self.outcome == "crown" else 5)
            assert result.scores[1 - winner] == 0
            assert len(self.state.view(None).turned) == 12


FURTHER = 50 if os.environ.get("EKLAT_LONG") else 1
MuForTwo.TestCase.settings = settings(
    max_examples=8 * FURTHER, stateful_step_count=150, deadline=None, suppress_health_check=list(HealthCheck)
)
test_the_engine_plays_as_the_sheet_reads = pytest.mark.no_cover(MuForTwo.TestCase)  # it looks far, not at more lines
