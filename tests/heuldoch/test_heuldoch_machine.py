"""Random play against a second reading of sheet 002 (`heuldoch_by_hand`), for every number of players and both packs."""

import os
import random
from collections import Counter

import pytest
from heuldoch_by_hand import allowed, follow, lay_out, outcome
from heuldoch_table import HEULDOCH, pack
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from known import as_a, known

from eklat.games.core import Match
from eklat.games.errors import IllegalMove
from eklat.games.heuldoch import State
from eklat.games.heuldoch.cards import Card


class HeulDoch(RuleBasedStateMachine):
    """One game after the other; `table` is the test's own reading."""

    @initialize(seed=st.integers(0, 2**32 - 1), players=st.integers(3, 6), specials=st.booleans(), memory_aid=st.booleans())
    def sit_down(self, seed: int, players: int, specials: bool, memory_aid: bool) -> None:
        self.rng = random.Random(seed)
        self.players = players
        self.options: dict[str, bool] = {"specials": specials, "memory_aid": memory_aid}
        self.deal()

    @rule()
    @precondition(lambda self: self.state.is_over)
    def deal(self) -> None:
        self.match = Match.of(HEULDOCH, self.players, self.options)
        self.state = as_a(State, self.match.start(self.match.deal(self.rng)))
        self.table = lay_out(self.state.deal)

    @rule(place=st.integers(0, 10**6))
    @precondition(lambda self: not self.state.is_over)
    def move(self, place: int) -> None:
        legal = self.state.legal
        move = legal[place % len(legal)]
        self.state = self.state.play(HEULDOCH.parse(str(move)), self.table.turn)
        follow(self.table, str(move))

    @invariant()
    def turn_and_phase(self) -> None:
        assert self.state.turn == self.table.turn
        assert self.state.phase == ("over" if self.table.turn is None else "play")

    @invariant()
    def cards_lie_where_the_sheet_says(self) -> None:
        for seat in range(self.players):
            assert list(self.state.hands[seat]) == sorted(card.name for card in self.table.hands[seat])
            lying = [(x.card, x.is_onion) for x in self.state.piles[seat]]
            assert lying == [(card.name, not card.is_up) for card in self.table.piles[seat]]
        assert Counter(x.card for x in self.state.discards) == Counter(card.name for card in self.table.discards)
        assert self.state.draw_size == len(self.table.draw)

    @invariant()
    def every_card_is_somewhere_once(self) -> None:
        state = self.state
        found: Counter[Card | None] = Counter(card for hand in state.hands for card in hand)
        found += Counter(x.card for pile in (*state.piles, state.discards) for x in pile)
        found += Counter(state.deal.draw[len(state.log) :])
        assert found == Counter(pack(self.options["specials"]))

    @invariant()
    def legal_moves_are_those_of_the_sheet(self) -> None:
        moves = [str(move) for move in self.state.legal]
        assert len(moves) == len(self.state.legal) == len(set(moves))
        assert set(moves) == (set() if self.table.turn is None else allowed(self.table))

    @invariant()
    def nobody_else_may_move(self) -> None:
        if self.table.turn is not None:
            for other in set(range(self.players)) - {self.table.turn}:
                with pytest.raises(IllegalMove) as refused:
                    self.state.play(self.state.legal[0], other)
                assert refused.value.code == "not-your-turn"

    @invariant()
    def everybody_knows_what_they_have_seen(self) -> None:
        for seat in (*range(self.players), None):
            view = self.state.view(seat)
            for pile, cards in zip(view.piles, self.table.piles, strict=True):
                assert [x.card for x in pile] == [card.name if seat in card.seen_by else None for card in cards]
            own = None if seat is None else self.table.piles[seat]
            assert view.onions == (
                sum(not card.is_up for card in own) if own is not None and self.options["memory_aid"] else None
            )
            assert view.hand_sizes == tuple(map(len, self.table.hands))
            assert len(view.legal) == (len(self.state.legal) if seat is not None and seat == self.table.turn else 0)

    @invariant()
    def the_result_adds_up(self) -> None:
        if self.table.turn is not None:
            assert self.state.result is None
            return
        result = known(self.state.result)
        points, lost, onions, winners = outcome(self.table)
        assert (list(result.scores), list(result.lost), list(result.onions)) == (points, lost, onions)
        assert list(result.winners) == winners
        match = self.match.add(self.state)
        assert (list(match.winners), list(match.scores)) == (winners, points)


FURTHER = 30 if os.environ.get("EKLAT_LONG") else 1
HeulDoch.TestCase.settings = settings(
    max_examples=8 * FURTHER, stateful_step_count=130, deadline=None, suppress_health_check=list(HealthCheck)
)
test_the_engine_plays_as_the_sheet_reads = pytest.mark.no_cover(HeulDoch.TestCase)  # it looks far, not at more lines
