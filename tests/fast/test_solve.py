"""The solver against plain minimax on the rules themselves, on small endings of all kinds."""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from eklat.fast.solve import Solution, solve
from eklat.games import heuldoch, mu, mu2
from eklat.games.mu.cards import Cards, pack
from eklat.games.mu.contract import Contract
from eklat.games.mu.play import lead
from eklat.games.mu2.columns import Down, Stack, uncovered
from eklat.games.mu2.contract import Contract as ContractOfTwo
from eklat.games.mu2.play import Tricks as TricksOfTwo
from eklat.games.mu2.play import begin

DIGITS = "0123456789"
LONG = bool(os.environ.get("EKLAT_LONG"))


def ending(rng: Random, players: int, tricks: int, plays: int = 0) -> Any:
    """So many tricks before the end of a random deal under random trumps, and then some moves into the next trick."""
    deal = mu.GAME.deal(rng, players)
    chief, *others = rng.sample(range(players), players)
    vice = others.pop() if players > 3 and rng.random() < 0.8 else None
    kinds = [*deal.colours, *DIGITS]
    trump = rng.choice([*kinds, *deal.colours, "none"])
    vice_trump = None if vice is None else rng.choice(kinds)
    holder = rng.choice([*others, chief]) if players > 3 else None
    contract = Contract(players, chief, vice, 3, vice_trump, trump, None, holder)
    hands = list(deal.hands)
    laid: list[Cards] = [()] * players
    for seat in range(players):
        cards = rng.sample(hands[seat], len(hands[seat]))
        hands[seat], laid[seat] = tuple(sorted(cards[3:])), tuple(sorted(cards[:3]))
    state: Any = lead(deal, mu.GAME.rules(), (), tuple(hands), tuple(laid), contract)
    for _ in range((len(deal.hands[0]) - tricks) * players + plays):
        state = state.play(rng.choice(state.legal))
    return state


def ending_of_two(rng: Random, tricks: int, digits: str = DIGITS) -> Any:
    """An ending of Mü for two with cards in hand, open and face down, dealt anew so that columns may be uncovered."""
    deal = mu2.GAME.deal(rng)
    cards = [card for hand in (*deal.hands, *deal.open, *deal.hidden) for card in hand if card[1] in digits]
    rng.shuffle(cards)
    small, big = rng.sample([*deal.colours, *DIGITS], 2)
    hands, shown, down = [], [], []
    for _ in range(2):
        own = [cards.pop() for _ in range(tricks)]
        hidden = [own.pop() for _ in range(rng.randrange(tricks + 1))]
        split = rng.randrange(len(own) + 1)
        hands.append(tuple(sorted(own[:split])))
        shown.append(tuple(sorted(own[split:])))
        stacks: dict[str, tuple[Down, ...]] = dict.fromkeys(deal.columns, ())
        for card in hidden:
            column = rng.choice([name for name in deal.columns if len(stacks[name]) < 2])
            stacks[column] = (*stacks[column], Down(column, card))
        down.append(tuple(Stack(name, held) for name, held in stacks.items()))
    contract = ContractOfTwo(rng.randrange(2), 6, small, rng.choice([big, "none"]))
    return begin(deal, mu2.GAME.rules(), (), tuple(hands), tuple(shown), tuple(down), contract, tuple(cards[:4]))


def side(state: Any) -> tuple[int, ...]:
    return (state.contract.crown,) if isinstance(state.contract, ContractOfTwo) else state.contract.side


def points(state: Any) -> int:
    return sum(state.result.points[seat] for seat in side(state))


class Minimax:
    """What a position is worth to the chief's side, from all its successors."""

    def __init__(self) -> None:
        self.known: dict[Any, int] = {}

    def __call__(self, state: Any) -> int:
        if state.is_over:
            return points(state)
        places = (state.open, state.down, state.turning) if isinstance(state, TricksOfTwo) else state.laid
        key = (state.hands, places, state.leader, state.trick, state.points)
        if key not in self.known:
            choose = max if state.turn in side(state) else min
            self.known[key] = choose(self(state.play(move)) for move in state.legal)
        return self.known[key]


def check(state: Any) -> Solution:
    """Everything a solution says about a position."""
    worth, solution = Minimax(), solve(state)
    value = worth(state)
    assert (solution.low, solution.high, solution.value, solution.is_exact) == (value, value, value, True)
    each = {move: worth(state.play(move)) for move in state.legal}
    assert solution.moves == {move: (one, one) for move, one in each.items()}
    assert solution.best == tuple(move for move, one in each.items() if one == value)
    for move in solution.line:
        assert move in tuple(state.legal)
        state = state.play(move)
    assert state.is_over
    assert points(state) == value
    return solution


@pytest.mark.parametrize(("players", "tricks", "number"), [(3, 4, 12), (4, 3, 60), (5, 2, 40), (6, 2, 40)])
def test_solutions_are_those_of_minimax(players: int, tricks: int, number: int) -> None:
    rng = Random(players)
    for i in range(10 * number if LONG else number):
        check(ending(rng, players, 1 + i % tricks, plays=rng.choice([0, 0, rng.randrange(players)])))


@pytest.mark.parametrize("players", [4, 5, 6])
def test_a_few_longer_endings(players: int) -> None:
    rng = Random(10 * players)
    for _ in range(2):
        check(ending(rng, players, {4: 4, 5: 3, 6: 3}[players]))


def test_solutions_for_two_with_cards_face_down() -> None:
    rng, reveals = Random(2), 0
    for i in range(280 if LONG else 70):
        state = ending_of_two(rng, 1 + i % 5)
        reveals += state.phase == "reveal"
        check(state)
    assert reveals > 10


def test_both_copies_of_a_card_in_one_stack() -> None:
    rng, met = Random(17), 0
    for _ in range(400):
        state = ending_of_two(rng, 4, "17")
        stacks = [[down.card for down in stack.cards] for stacks in state.down for stack in stacks]
        if any(len(set(cards)) < len(cards) for cards in stacks):
            check(state)
            met += 1
    assert met > 5


def test_inside_an_ending_for_two() -> None:
    rng, within = Random(22), 0
    for _ in range(40):
        state = ending_of_two(rng, 5)
        for _ in range(rng.randrange(1, 5)):
            state = state.play(rng.choice(state.legal))
        within += len(state.trick)
        check(state)
    assert within > 10


def test_real_deals_for_two() -> None:
    """The last tricks of deals that were played from the auction on."""
    rng, solved = Random(222), 0
    for _ in range(30):
        state: Any = mu2.GAME.start(mu2.GAME.deal(rng))
        while not state.is_over:
            if state.phase in ("play", "reveal"):
                down = [card for stacks in state.down for stack in stacks for card in stack.cards]
                if sum(map(len, (*state.hands, *state.open, down))) <= 9:
                    check(state)
                    solved += 1
                    break
            state = state.play(rng.choice(state.legal))
    assert solved > 20


def test_trumps_of_equal_strength() -> None:
    """Trumps by digit: all of a class are equal, and the first one played wins."""
    rng = Random(7)
    for i in range(40):
        state = ending(rng, 4, 3)
        cards = [card for card in pack() if card[1] in "17" or card[0] == "R"]
        rng.shuffle(cards)
        hands = tuple(tuple(sorted(cards.pop() for _ in range(3))) for _ in range(4))
        contract = replace(state.contract, chief_trump=rng.choice("17"), vice_trump=rng.choice([None, "R", "7", "1"]))
        laid = ((),) * 4
        check(lead(state.deal, state.rules, (), hands, laid, replace(contract, chief=i % 4, vice=None, holder=(i + 2) % 4)))


@pytest.mark.parametrize(("players", "tricks"), [(3, 6), (4, 5), (5, 4), (6, 4)])
def test_longer_endings_agree_with_what_follows(players: int, tricks: int) -> None:
    """Every move is worth what the position after it is found to be worth, where cards have other numbers."""
    rng = Random(100 + players)
    for _ in range(12):
        state = ending(rng, players, tricks, plays=rng.randrange(players))
        solution = solve(state)
        for move, bounds in solution.moves.items():
            after = solve(state.play(move))
            assert bounds == (after.low, after.high)
            assert after.is_exact


def test_a_small_budget_gives_bounds() -> None:
    rng, is_open = Random(5), 0
    for i in range(40):
        state = ending(rng, 3 + i % 2, 4)
        exact = solve(state)
        assert exact.value is not None
        for nodes in (0, 3, 30, 100, 300):
            solution = solve(state, nodes)
            assert solution.nodes <= nodes
            assert solution.low <= exact.value <= solution.high
            assert set(solution.moves) == set(state.legal)
            for move, (low, high) in solution.moves.items():
                assert low <= exact.moves[move][0] <= high
            assert set(exact.best) <= set(solution.best)
            assert solution.is_exact or (solution.value is None and solution.line == ())
            is_open += not solution.is_exact
    assert is_open > 40


def test_a_line_cut_short_is_still_right() -> None:
    rng = Random(55)
    for _ in range(20):
        state = ending(rng, 4, 3)
        value = solve(state).value
        for nodes in range(0, 400, 40):
            after = state
            for move in solve(state, nodes).line:
                after = after.play(move)
            assert after is state or (points(after) if after.is_over else solve(after).value) == value


def test_points_already_won_count() -> None:
    state = ending(Random(1), 4, 2)
    richer = replace(state, points=tuple(p + 5 * (seat == state.contract.chief) for seat, p in enumerate(state.points)))
    before, after = solve(state).value, solve(richer).value
    assert before is not None
    assert after == before + 5


def test_what_cannot_be_solved() -> None:
    rng = Random(3)
    state = ending(rng, 4, 1)
    with pytest.raises(TypeError, match="a view does not know all cards"):
        solve(state.view(0))
    with pytest.raises(TypeError, match="a state of Mü or of Mü for two, not int"):
        solve(5)  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(TypeError, match="Heul doch! Mau Mau has no tricks to solve"):
        solve(heuldoch.GAME.start(heuldoch.GAME.deal(rng, 3)))
    with pytest.raises(ValueError, match="only the trick play can be solved, and this deal is in its phase 'auction'"):
        solve(mu.GAME.start(mu.GAME.deal(rng, 4)))
    with pytest.raises(ValueError, match="phase 'auction'"):
        solve(mu2.GAME.start(mu2.GAME.deal(rng)))
    with pytest.raises(ValueError, match="nodes is how many moves may be tried"):
        solve(state, -1)
    while not state.is_over:
        state = state.play(state.legal[0])
    with pytest.raises(ValueError, match="this deal is over"):
        solve(state)


def test_uncovered_columns_are_met() -> None:
    """The endings for two do have several uncovered columns at once."""
    rng = Random(4)
    most = 0
    for _ in range(50):
        state = ending_of_two(rng, 5)
        for seat in range(2):
            most = max(most, len(uncovered(state.down[seat], state.open[seat], state.contract.big, state.contract.small)))
    assert most >= 3
