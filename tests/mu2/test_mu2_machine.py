"""Random play against a second reading of sheet 004, with cards pushed around on a table of lists."""

import os
import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from mu2_table import MU2, POINTS, pack

from eklat.games.core import Match
from eklat.games.errors import IllegalMove

COLOURS = ("RYGB", "RYGK", "RYBK", "RGBK", "YGBK")


def shift(up, is_moving, to):
    """Move these open cards of one player to another column."""
    moving = [card for cards in up.values() for card in cards if is_moving(card)]
    for cards in up.values():
        cards[:] = [card for card in cards if not is_moving(card)]
    up[to] += moving


class MuForTwo(RuleBasedStateMachine):
    """One match after the other. Everything that does not start with `state` or `match` is the test's own reading."""

    @initialize(seed=st.integers(0, 2**32 - 1), colours=st.sampled_from(COLOURS), dealer=st.sampled_from([0, 1]))
    def sit_down(self, seed, colours, dealer):
        self.rng = random.Random(seed)
        self.colours, self.dealer = colours, dealer
        self.scores = [0, 0]
        self.match = Match.of(MU2, 2, {"colours": colours})
        self.deal(MU2.deal(self.rng, 2, self.match.rules, dealer))

    @rule()
    @precondition(lambda self: self.state.is_over)
    def deal_again(self):
        """The next deal; after the end of a match, the first of another."""
        self.match = self.match.add(self.state)
        assert list(self.match.scores) == self.scores
        if max(self.scores) >= 30:
            assert self.match.winners == (self.scores.index(max(self.scores)),)
            self.match, self.scores = Match.of(MU2, 2, {"colours": self.colours}), [0, 0]
        else:
            assert not self.match.is_over
            assert self.match.starter == self.dealer
        self.deal(MU2.deal(self.rng, 2, self.match.rules, self.dealer))

    @rule(place=st.integers(0, 10**9), is_pass=st.booleans())
    @precondition(lambda self: not self.state.is_over)
    def move(self, place, is_pass):
        legal = self.state.legal
        move = legal[0] if self.phase == "auction" and is_pass else legal[place % len(legal)]
        text = self.state.notation(move)
        state = self.state.play(MU2.parse(text), self.seat)
        assert state == self.state.play(move)
        self.state = state
        word, *rest = text.split()
        getattr(self, f"on_{word}")(*rest)

    # The sheet, told again ----------------------------------------------------------------------------------------------

    def deal(self, deal):
        self.state = self.match.start(deal)
        columns = (*self.colours, "big", "small")
        self.down = [{column: [card] for column, card in zip(columns, deal.hidden[s], strict=True)} for s in (0, 1)]
        self.up = [
            {column: [card for card in deal.open[s] if card[0] == column] for column in (*columns, "super")} for s in (0, 1)
        ]
        self.hands = [list(hand) for hand in deal.hands]
        self.skat, self.won, self.trick, self.turning = list(deal.skat), [[], []], [], []
        self.small = self.big = self.crown = None
        self.phase, self.seat, self.passes, self.tricks = "auction", self.dealer, 0, 0
        self.most, self.outcome, self.lacks = 4, None, [set(), set()]

    def total(self, seat):
        return sum(map(len, self.up[seat].values()))

    def on_pass(self):
        self.passes += 1
        self.seat = 1 - self.seat
        if self.passes == 2 and self.crown is None:
            self.phase, self.outcome = "over", "redeal"
        elif self.passes == 2:
            self.hands[self.crown] += self.skat
            self.skat, self.phase, self.seat = [], "discard", self.crown

    def on_bid(self, *cards):
        for card in cards:
            self.hands[self.seat].remove(card)
            self.up[self.seat][card[0]].append(card)
        if self.total(self.seat) > self.most:
            self.most, self.crown = self.total(self.seat), self.seat
        self.seat, self.passes = 1 - self.seat, 0

    def on_discard(self, *cards):
        for card in cards:
            self.hands[self.crown].remove(card)
            self.won[self.crown].append(card)
        self.phase, self.seat, self.height = "trump", 1 - self.crown, self.total(self.crown)

    def on_trump(self, kind):
        column = "small" if self.small is None else "big"
        for down, up in zip(self.down, self.up, strict=True):
            if kind in self.colours:
                down[column] += down.pop(kind)
            shift(up, lambda card: kind in tuple(card), column)
        if column == "small":
            self.small, self.seat = kind, self.crown
            return
        self.big = kind
        for up in self.up:
            shift(up, self.is_super, "super")
        self.leader, self.turning = self.crown, [self.crown, 1 - self.crown]
        self.turn_up()

    def on_reveal(self, column):
        self.turn(self.seat, column)
        self.turn_up()

    def on_play(self, card, source=None):
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

    def turn_up(self):
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

    def bare(self, seat):
        return [column for column, cards in self.down[seat].items() if cards and not self.up[seat][column]]

    def turn(self, seat, column):
        card = self.down[seat][column].pop()
        is_big, is_small = self.big in tuple(card), self.small in tuple(card)
        belongs = "super" if is_big and is_small else "big" if is_big else "small" if is_small else card[0]
        self.up[seat][belongs].append(card)

    def score(self):
        points = [sum(POINTS[card[1]] for card in cards) for cards in self.won]
        self.points = points
        self.outcome = "crown" if points[self.crown] >= 16 + 2 * self.height else "shield"
        self.scores[self.crown if self.outcome == "crown" else 1 - self.crown] += 10 if self.outcome == "crown" else 5
        self.dealer = 1 - self.dealer

    def is_super(self, card):
        return self.big in tuple(card) and self.small in tuple(card)

    def suit(self, card):
        return "trump" if {self.big, self.small} & set(card) else card[0]

    def beats(self, answer, led):
        """Super before big before small trump, then the digit; a plain card must follow; the first of equals stays."""

        def rank(card):
            kind = 3 if self.is_super(card) else 2 if self.big in tuple(card) else 1 if self.small in tuple(card) else 0
            return kind, int(card[1])

        if self.suit(answer) == self.suit(led):
            return rank(answer) > rank(led)
        return self.suit(answer) == "trump"

    def allowed(self):
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
    def phase_and_turn(self):
        assert self.state.phase == self.phase
        assert self.state.turn == (None if self.phase == "over" else self.seat)

    @invariant()
    def cards_lie_where_the_sheet_says(self):
        view = self.state.view(None)
        for seat in (0, 1):
            assert sorted(self.state.hands[seat]) == sorted(self.hands[seat])
            assert sorted(view.open[seat]) == sorted(card for cards in self.up[seat].values() for card in cards)
            assert view.face_down[seat] == tuple(len(self.down[seat].get(column, ())) for column in view.columns)
            down = {stack.column: [card for _, card in stack.cards] for stack in self.state.down[seat]}
            assert all(down[column] == cards for column, cards in self.down[seat].items())

    @invariant()
    def every_card_is_somewhere_once(self):
        state = self.state
        found = Counter(card for some in (*state.hands, *state.open) for card in some)
        found += Counter(card for stacks in state.down for stack in stacks for _, card in stack.cards)
        found += Counter(getattr(state, "discards", ()))
        found += Counter(move.card for move in state.moves if str(move).startswith("play"))
        if state.phase == "auction" or self.outcome == "redeal":
            found += Counter(state.deal.skat)
        assert found == Counter(pack(self.colours))

    @invariant()
    def legal_moves_are_those_of_the_sheet(self):
        moves = [str(move) for move in self.state.legal]
        assert len(moves) == len(self.state.legal) == len(set(moves))
        assert set(moves) == (set() if self.phase == "over" else self.allowed())

    @invariant()
    def nobody_else_may_move(self):
        if self.phase != "over":
            with pytest.raises(IllegalMove) as refused:
                self.state.play(self.state.legal[0], 1 - self.seat)
            assert refused.value.code == "not-your-turn"
            assert len(self.state.view(1 - self.seat).legal) == len(self.state.view(None).legal) == 0

    @invariant()
    def nothing_is_bare_when_a_trick_starts(self):
        if self.phase == "play" and not self.trick:
            assert self.bare(0) == self.bare(1) == []
            assert self.state.uncovered(0) == self.state.uncovered(1) == []

    @invariant()
    def tricks_points_and_voids(self):
        if self.phase in ("play", "reveal"):
            view = self.state.view(None)
            put_away = sum(POINTS[card[1]] for card in self.state.discards)
            points = [sum(POINTS[card[1]] for card in cards) for cards in self.won]
            points[self.crown] -= put_away
            assert list(view.points) == points
            assert list(view.trick) == self.trick
            assert list(view.voids) == self.lacks
            assert view.leader == self.leader

    @invariant()
    def the_result_adds_up(self):
        result = self.state.result
        if self.phase != "over":
            assert result is None
        elif self.outcome == "redeal":
            assert (result.outcome, result.scores, result.points) == ("redeal", (0, 0), None)
        else:
            contract = result.contract
            assert self.tricks == 22
            assert sum(result.points) == 48
            assert list(result.points) == self.points
            assert result.outcome == self.outcome
            assert (contract.crown, contract.height, contract.goal) == (self.crown, self.height, 16 + 2 * self.height)
            assert (contract.small, contract.big) == (self.small, self.big)
            winner = self.crown if self.outcome == "crown" else 1 - self.crown
            assert result.scores[winner] == (10 if self.outcome == "crown" else 5)
            assert result.scores[1 - winner] == 0
            assert len(self.state.view(None).turned) == 12


FURTHER = 50 if os.environ.get("EKLAT_LONG") else 1
MuForTwo.TestCase.settings = settings(
    max_examples=8 * FURTHER, stateful_step_count=150, deadline=None, suppress_health_check=list(HealthCheck)
)
test_the_engine_plays_as_the_sheet_reads = pytest.mark.no_cover(MuForTwo.TestCase)  # it looks far, not at more lines
