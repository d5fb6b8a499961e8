"""Whole matches of random legal moves, watched by a second set of rules that was written from the sheets alone.

The watcher keeps its own hands, open cards and tricks, and works out whose turn it is, what may be played, who wins a
trick and what a deal is worth without asking the engine.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from known import as_a, known
from mu_table import MU, fought

from eklat.games.core import Match
from eklat.games.errors import IllegalMove
from eklat.games.mu import Deal, State
from eklat.games.mu.auction import Auction, Bids
from eklat.games.mu.moves import PASS, Bid, CallPartner, ChoosePartner, Move, NameTrump, Play
from eklat.games.mu.play import Tricks

# The sheets' rules, once more ---------------------------------------------------------------------------------------------

GOALS = {
    3: (12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34),
    4: (30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58),
    5: (24, 27, 30, 33, 36, 39, 42, 45, 48, 51, 54, 57),
    6: (20, 24, 28, 32, 36, 40, 44, 48, 52, 56),
}
WORTH = {"0": 1, "1": 0, "2": 1, "3": 1, "4": 1, "5": 1, "6": 2, "7": 2, "8": 1, "9": 0}


def whole_pack(colours: str) -> Counter[str]:
    return Counter(colour + digit for colour in colours for digit in "011234567789")


def rank(card: str, chief_trump: str, vice_trump: str | None) -> int:
    """3 double trump, 2 chief trump, 1 vice trump, 0 no trump."""
    by_chief, by_vice = chief_trump in card, vice_trump is not None and vice_trump in card
    if by_chief and by_vice and chief_trump != vice_trump:
        return 3
    return 2 if by_chief else 1 if by_vice else 0


def suit(card: str, chief_trump: str, vice_trump: str | None) -> str:
    return "trump" if rank(card, chief_trump, vice_trump) else card[0]


def winning_place(trick: Sequence[str], chief_trump: str, vice_trump: str | None) -> int:
    """The first of the best cards; only trumps and the suit led can win."""
    led = suit(trick[0], chief_trump, vice_trump)

    def power(card: str) -> tuple[int, int]:
        trump = rank(card, chief_trump, vice_trump)
        return (trump, int(card[1])) if trump or suit(card, chief_trump, vice_trump) == led else (-1, 0)

    return max(range(len(trick)), key=lambda place: (power(trick[place]), -place))


def vice_of(laid: Sequence[Sequence[str]], chief: int) -> int | None:
    if len(laid) == 3:
        return None
    claims = [
        ((len(cards), *sorted((int(card[1]) for card in cards), reverse=True)), seat)
        for seat, cards in enumerate(laid)
        if cards and seat != chief
    ]
    claims.sort(reverse=True)
    if not claims or (len(claims) > 1 and claims[0][0] == claims[1][0]):
        return None
    return claims[0][1]


def eklat_scores(laid: Sequence[Sequence[str]], bidders: Sequence[int], shared: bool) -> list[int]:
    """Bidders are all who laid cards, in order, the last one last."""
    height = max(map(len, laid))
    tied = [seat for seat, cards in enumerate(laid) if len(cards) == height]
    if height == 0:
        return [0] * len(laid)
    culprit = [seat for seat in bidders if seat in tied][-1]
    gain = (10 * height) // (len(tied) - 1) if shared else 5 * height
    return [-10 * height if seat == culprit else gain if seat in tied else 0 for seat in range(len(laid))]


def played_scores(points: Sequence[int], chief: int, partner: int | None, height: int, trump: str, alone: bool) -> list[int]:
    goals = GOALS[len(points)]
    side = [chief] if partner is None else [chief, partner]
    taken = sum(points[seat] for seat in side)
    if taken >= goals[height - 1]:
        step = 3 if trump == "none" else 0 if trump in "RYGBK" else 1 if trump in "17" else 2
        bonus = min(100, 10 * (height + step + alone))
        return [score + bonus if seat in side else score for seat, score in enumerate(points)]
    difference = height - sum(taken >= goal for goal in goals)
    team = dict.fromkeys(range(len(points)), 5 * difference) | {partner: 0, chief: -10 * difference}
    return [score + team[seat] for seat, score in enumerate(points)]


# The machine --------------------------------------------------------------------------------------------------------------

HOUSE_RULES = {name: st.booleans() for name in ("same_trump", "last_trick", "hidden_partner", "shared_eklat", "random_end")}


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, dict[str, object]]:
    """A number of players and the options they play with."""
    players = draw(st.integers(3, 6))
    editions = ["de", "nl"] if players == 3 else ["de", "en", "nl"]
    options = draw(
        st.fixed_dictionaries(
            {"target": st.sampled_from([1, 20, 60, 200, 1000]), **HOUSE_RULES},
            optional={
                "edition": st.sampled_from(editions),
                "end": st.sampled_from(["exceed", "reach"]),
                "colours": st.sampled_from(["RGB", "RYK", "YGK", "GBK"]),
            },
        )
    )
    return players, options  # type: ignore[return-value]


class MuTable(RuleBasedStateMachine):
    state: State
    match: Match
    dealer: int | None
    turn: int | None
    chief: int | None
    vice: int | None
    partner: int | None
    chief_trump: str | None
    vice_trump: str | None

    @property
    def mover(self) -> int:
        return known(self.turn)

    @initialize(table=tables(), seed=st.integers(0, 2**32))
    def sit_down(self, table: tuple[int, dict[str, object]], seed: int) -> None:
        self.players, self.options = table
        self.rng = Random(seed)
        self.match = Match.of(MU, self.players, self.options)
        self.totals = [0] * self.players
        self.dealer = None
        self.deal()

    def deal(self) -> None:
        deal = as_a(Deal, self.match.deal(self.rng))
        if self.dealer is not None:
            assert deal.dealer == (self.dealer + 1) % self.players
        self.dealer = deal.dealer
        self.state = as_a(Auction, self.match.start(deal))
        self.pack = whole_pack(str(self.options.get("colours", "RGB")) if self.players == 3 else "RYGBK")
        self.hands: list[list[str]] = [list(hand) for hand in deal.hands]
        self.laid: list[list[str]] = [[] for _ in range(self.players)]
        self.bidders: list[int] = []
        self.passes = 0
        self.turn = self.dealer
        self.phase = "auction"
        self.chief = self.vice = self.partner = self.chief_trump = self.vice_trump = None
        self.alone = False
        self.trick: list[str] = []
        self.gone: list[str] = []
        self.points = [0] * self.players
        self.scores: list[int] | None = None

    # What happens

    def move(self, move: Move) -> None:
        before = self.state
        self.state = before.play(move, self.turn)
        assert before.turn == self.turn
        assert before.play(MU.parse(before.notation(move))) == self.state
        match move:
            case Bid():
                self.on_bid(move)
            case NameTrump():
                self.on_trump(move)
            case Play():
                self.on_play(move)
            case _:
                self.on_pass_or_partner(move)
        self.compare()

    def on_pass_or_partner(self, move: Move) -> None:
        if move == PASS:
            self.passes += 1
            self.turn = (self.mover + 1) % self.players
            if self.passes == self.players:
                self.settle()
            return
        if isinstance(move, ChoosePartner):
            assert move.seat not in (self.chief, self.vice)
            self.partner = move.seat
        else:
            assert isinstance(move, CallPartner)
            assert move.card[1] not in "17"
            held = [move.card in self.hands[seat] + self.laid[seat] for seat in range(self.players)]
            self.alone = held.index(True) in (self.chief, self.vice)
            self.partner = None if self.alone else held.index(True)
        self.phase = "play"

    def on_bid(self, bid: Bid) -> None:
        largest = max(map(len, self.laid))
        for card in bid.cards:
            self.hands[self.mover].remove(card)
            self.laid[self.mover].append(card)
        assert len(self.laid[self.mover]) <= largest + 1
        self.bidders.append(self.mover)
        self.passes = 0
        self.turn = (self.mover + 1) % self.players

    def settle(self) -> None:
        height = max(map(len, self.laid))
        tied = [seat for seat in range(self.players) if len(self.laid[seat]) == height]
        if len(tied) > 1:
            self.scores = eklat_scores(self.laid, self.bidders, bool(self.options["shared_eklat"]))
            self.phase, self.turn = "over", None
            return
        self.chief, self.height = tied[0], height
        self.vice = vice_of(self.laid, tied[0])
        self.turn = self.chief if self.vice is None else self.vice
        self.phase = "trump"

    def on_trump(self, name: NameTrump) -> None:
        assert name.trump == "none" or any(name.trump in card for card in self.laid[self.mover])
        if self.turn == self.vice:
            assert name.trump != "none"
            self.vice_trump = name.trump
            self.turn = self.chief
            return
        assert self.options["same_trump"] or name.trump != self.vice_trump
        self.chief_trump = name.trump
        self.phase = "play" if self.players == 3 else "partner"

    def on_play(self, play: Play) -> None:
        is_open = play.source == "open" or (play.source is None and play.card in self.laid[self.mover])
        (self.laid if is_open else self.hands)[self.mover].remove(play.card)
        self.trick.append(play.card)
        self.turn = (self.mover + 1) % self.players
        if len(self.trick) == self.players:
            # After a full round it is the leader's turn again, so places count from there.
            winner = (self.mover + winning_place(self.trick, known(self.chief_trump), self.vice_trump)) % self.players
            self.points[winner] += sum(WORTH[card[1]] for card in self.trick)
            self.gone += self.trick
            self.trick, self.turn = [], winner
            if not any(self.hands + self.laid):
                self.scores = played_scores(
                    self.points, known(self.chief), self.partner, self.height, known(self.chief_trump), self.alone
                )
                self.phase, self.turn = "over", None

    # What must be true

    def compare(self) -> None:
        state = self.state
        assert state.phase == self.phase
        assert state.turn == self.turn
        assert [sorted(hand) for hand in self.hands] == [list(hand) for hand in state.hands]
        assert [sorted(laid) for laid in self.laid] == [list(laid) for laid in state.laid]
        everything = Counter(card for place in (*state.hands, *state.laid, self.trick, self.gone) for card in place)
        assert everything == self.pack
        if self.phase == "play":
            assert list(as_a(Tricks, state).trick) == self.trick
            assert list(as_a(Tricks, state).points) == self.points
            self.compare_legal_plays()
        if self.phase == "auction":
            room = max(map(len, self.laid)) + 1 - len(self.laid[self.mover])
            assert as_a(Bids, state.legal).most == min(room, len(self.hands[self.mover]))
        if self.phase == "over":
            assert list(known(state.result).scores) == self.scores
            assert known(state.result).outcome == "eklat" or sum(fought(state.result).points) == (
                36 if self.players == 3 else 60
            )

    def compare_legal_plays(self) -> None:
        hand, laid = self.hands[self.mover], self.laid[self.mover]
        own, led = hand + laid, None
        if self.trick:
            led = suit(self.trick[0], known(self.chief_trump), self.vice_trump)
        follows = [card for card in own if suit(card, known(self.chief_trump), self.vice_trump) == led]
        moves = set()
        for card in follows or own:
            in_both = card in hand and card in laid
            moves |= {f"play {card} hand", f"play {card} open"} if in_both else {f"play {card}"}
        assert sorted(map(str, self.state.legal)) == sorted(moves)

    @invariant()
    def nobody_else_may_move(self) -> None:
        for seat in range(self.players):
            view = self.state.view(seat)
            assert (len(view.legal) > 0) == (seat == self.turn)
            if seat != self.turn:
                move = self.state.legal[0] if self.turn is not None else PASS
                with pytest.raises(IllegalMove) as refusal:
                    self.state.play(move, seat)
                assert refusal.value.code == ("deal-over" if self.turn is None else "not-your-turn")

    @invariant()
    def the_match_is_added_up(self) -> None:
        assert list(self.match.scores) == self.totals

    # What can be done

    @rule(picks=st.lists(st.integers(0, 2**32), min_size=1, max_size=30))
    def some_moves(self, picks: list[int]) -> None:
        for pick in picks:
            self.go_on(pick)

    @rule(seed=st.integers(0, 2**32), number=st.integers(10, 150))
    def many_moves(self, seed: int, number: int) -> None:
        rng = Random(seed)
        for _ in range(number):
            self.go_on(rng.randrange(2**32))

    @rule(seed=st.integers(0, 2**32), seat=st.integers(0, 6))
    def somebody_imagines(self, seed: int, seat: int) -> None:
        viewer = seat if seat < self.players else None
        view = self.state.view(viewer)
        assert view.sample(Random(seed)).view(viewer) == view

    def go_on(self, pick: int) -> None:
        if self.phase == "over":
            self.next_deal(self.state.deal.hands[0][pick % len(self.state.deal.hands[0])])
        elif self.phase == "auction" and pick % 4:
            self.move(PASS)
        else:
            self.move(as_a(Move, self.state.legal[pick // 4 % len(self.state.legal)]))

    def next_deal(self, card: str) -> None:
        if self.match.is_over:
            return
        event(f"{self.players} players: {known(self.state.result).outcome}{' alone' * self.alone}")
        self.totals = [total + score for total, score in zip(self.totals, known(self.scores), strict=True)]
        self.match = self.match.add(self.state)
        best = max(self.totals)
        if self.options["random_end"]:
            self.match = self.match.draw_for_the_end(card)
            best += 10 * int(card[1])
        end = self.options.get("end", "reach" if self.options.get("edition") == "nl" else "exceed")
        target = as_a(int, self.options["target"])
        assert self.match.is_over == (best >= target if end == "reach" else best > target)
        if self.match.is_over:
            top = max(self.totals)
            assert list(self.match.winners) == [seat for seat in range(self.players) if self.totals[seat] == top]
        else:
            self.deal()


FURTHER = 34 if os.environ.get("EKLAT_LONG") else 1
MuTable.TestCase.settings = settings(max_examples=60 * FURTHER, stateful_step_count=12, deadline=None)
test_random_matches_agree_with_the_sheets = pytest.mark.no_cover(MuTable.TestCase)  # it looks far, not at more lines
