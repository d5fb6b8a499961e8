"""One decision: honest about what it knows, and blind to what the player could not see."""

import os
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hands import TABLES, line
from known import as_a

from eklat.fast.bridge import bridge
from eklat.games.mu import Bid
from eklat.games.mu.auction import Auction
from eklat.review import Budget, Decision, judge
from eklat.review.judging import weigh
from eklat.review.naming import called, is_clear, may_be_renamed
from eklat.review.results import BANDS, Estimate

QUICK = Budget(worlds=512 if os.environ.get("EKLAT_LONG") else 128)


def decided(game: str, players: int, names: str, seed: int) -> list[Decision]:
    """Some decisions of a hand."""
    states = line(game, players, names, seed)
    places = sorted(Random(seed).sample(range(len(states) - 1), 2))
    found = [judge(states[place], states[-1].moves[place], place, QUICK) for place in places]
    return [one for one in found if one is not None]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_loss_is_named_only_if_its_whole_interval_is_above_nothing(game: str, players: int) -> None:
    for one in decided(game, players, "novice", 3):
        assert 2 <= len(one.candidates) <= 5
        moves = [candidate.move for candidate in one.candidates]
        assert {one.played, one.best} <= set(moves)
        assert len(set(moves)) == len(moves)
        assert next(c.behind.value for c in one.candidates if c.move == one.best) == 0
        behind = next(c.behind.value for c in one.candidates if c.move == one.played)
        assert one.loss.value == behind if one.second is None else one.loss.value < behind
        assert (one.verdict in (*BANDS, "small")) == (one.loss.low > 0)
        assert one.reason is None or one.verdict in BANDS
        assert all(candidate.goal is None or 0 <= candidate.goal <= 1 for candidate in one.candidates)


@pytest.mark.parametrize(("game", "players"), [("mu", 4), ("mu2", 2), ("heuldoch", 3)])
def test_hidden_cards_dealt_anew_change_nothing_but_hindsight(game: str, players: int) -> None:
    states = line(game, players, "novice", 4)
    for place in (1, len(states) // 2):
        state, move = states[place], states[-1].moves[place]
        other = state.view(state.turn).sample(Random(7))
        assert other != state
        assert without_hindsight(judge(state, move, 1, QUICK)) == without_hindsight(judge(other, move, 1, QUICK))


def without_hindsight(one: Decision | None) -> Decision | None:
    if one is None:
        return None
    belief = one.belief and replace(one.belief, was=False)
    return replace(one, belief=belief, candidates=tuple(replace(c, given=None) for c in one.candidates))


def test_the_same_seed_gives_the_same_answer() -> None:
    states = line("mu", 5, "novice", 8)
    first, again, other = (judge(states[30], states[-1].moves[30], seed, QUICK) for seed in (1, 1, 2))
    assert first == again != other


def test_a_planted_blunder_is_found() -> None:
    """Who raises as far as it goes on nothing but low cards becomes chief, and cannot make it."""
    state = as_a(Auction, line("mu", 4, "club", 3)[10])
    low = sorted(state.hands[state.turn], key=lambda card: card.digit)
    found = judge(state, Bid(tuple(low[: state.legal.listing["max_bid"]])), 5, QUICK)
    assert found is not None
    assert found.verdict == "blunder"
    assert found.loss.low > 8


def test_nothing_is_decided_where_there_is_one_move() -> None:
    states = line("mu", 4, "club", 3)
    assert judge(states[-2], states[-1].moves[-1]) is None


def test_as_the_cards_lay_is_a_column_of_its_own() -> None:
    states = line("mu", 3, "novice", 3)
    late = [judge(states[i], states[-1].moves[i], 0, QUICK) for i in range(len(states) - 10, len(states) - 4)]
    given = [c.given for one in late if one is not None for c in one.candidates]
    assert given
    assert all(points is not None and points >= 0 for points in given)


def test_estimates_are_weighted_means_with_honest_errors() -> None:
    from eklat.review.trials import Trials

    rng = np.random.default_rng(1)
    view = line("mu", 4, "club", 3)[0].view(0)
    hidden = bridge("mu").hidden(view, Random(1))
    misses = 0
    for _ in range(400):
        weights, numbers = rng.choice([1.0, 3.0], 60), rng.normal(2, 5, 60)
        trials = Trials(view, hidden, np.zeros(0, np.int64), 0, None, weights, numbers[:, None])
        found = trials.estimate(numbers)
        misses += not found.low <= 2 <= found.high
    assert misses <= 36  # 5 % of 400 and four standard errors


def test_a_move_that_is_surely_not_the_best_keeps_what_is_known_of_it() -> None:
    state = line("mu", 4, "novice", 4)[2]
    found = weigh(state, state.legal[0], 3, Budget(worlds=128))
    assert found is not None
    gone = next(i for i, name in enumerate(found.names) if i not in (found.own, found.best))
    fewer = found.without([gone])
    assert found.names[gone] not in fewer.names
    assert (fewer.names[fewer.own], fewer.names[fewer.best]) == (found.names[found.own], found.names[found.best])
    assert fewer.out == (found.tried({})[gone], *found.out)
    assert len(found.candidates({})) <= 5


def test_a_loss_on_the_edge_of_a_band_is_looked_into_further() -> None:
    few = Budget(worlds=512)
    assert [few.is_spent(count, count, 0.0, False) for count in (256, 512, 1024)] == [False, True, True]
    assert [few.is_spent(count, count, 0.0, True) for count in (512, 1023, 1024)] == [False, False, True]
    assert [few.is_spent(drawn, drawn // 99, 0.0, True) for drawn in (4096, 8192, 16384)] == [False, False, True]


def test_no_more_worlds_are_drawn_than_it_takes() -> None:
    few = Budget(worlds=4096)
    assert few.more(2048, 2000, False) == 2048  # as many again, while that is not enough
    assert 4096 - 3000 <= few.more(3072, 3000, False) < 1.1 * (4096 - 3000) * 3072 / 3000
    assert few.more(3072, 3000, True) == 3072
    assert few.more(131072 - 300, 900, True) == 300
    assert Budget(seconds=5.0).more(8192, 8000, False) == 8192


BANDS_OF_MU = (1.0, 3.0, 8.0)


@pytest.mark.parametrize(
    ("value", "half", "name"),
    [
        (1.0, 0.0, "slip"),  # where all worlds were tried, a loss is what it is
        (0.9, 0.0, "small"),
        (1.3, 0.4, "small"),  # at least 0.9
        (1.45, 0.4, "slip"),
        (1.45, 1.0, "small"),  # no more than half a slip is taken off
        (1.6, 1.0, "slip"),
        (9.0, 8.0, "blunder"),
        (7.9, 8.0, "unclear"),  # it may have been none
        (0.2, 0.3, "good"),
    ],
)
def test_a_loss_is_called_by_what_was_lost_at_least(value: float, half: float, name: str) -> None:
    assert called(Estimate(value, half), 0.0, BANDS_OF_MU) == name


def test_a_loss_that_may_get_another_name_is_looked_into_further() -> None:
    assert [may_be_renamed(Estimate(value, 1.0), BANDS_OF_MU) for value in (0.7, 0.8, 2.2, 2.3, 2.7, 2.8, 4.2, 4.3)] == [
        False, True, True, False, False, True, True, False,
    ]  # fmt: skip
    assert [may_be_renamed(Estimate(0.0, ahead), BANDS_OF_MU) for ahead in (1.4, 1.6)] == [False, True]


def test_the_fewer_worlds_are_left_the_less_they_move_a_loss() -> None:
    near = [may_be_renamed(Estimate(0.8, 1.0), BANDS_OF_MU, done) for done in (0.0, 0.1, 0.2, 0.9, 1.0)]
    assert near == [True, True, False, False, False]
    assert [may_be_renamed(Estimate(1.2, 1.0), BANDS_OF_MU, done) for done in (0.0, 0.8, 0.9)] == [True, True, False]
    assert [may_be_renamed(Estimate(0.0, 2.0), BANDS_OF_MU, done) for done in (0.0, 0.4, 0.5)] == [True, True, False]


def test_more_worlds_are_wanted_until_a_loss_is_known_well_enough() -> None:
    assert [is_clear(Estimate(4.0, half), 9.0, BANDS_OF_MU) for half in (0.5, 0.6)] == [True, False]
    assert [is_clear(Estimate(40.0, half), 99.0, BANDS_OF_MU) for half in (5.0, 6.0)] == [True, False]
    assert [is_clear(Estimate(0.0, doubt), doubt, BANDS_OF_MU) for doubt in (0.9, 1.1)] == [True, False]
    assert not is_clear(Estimate(0.1, 0.3), 2.0, BANDS_OF_MU)


def test_where_few_worlds_are_left_nothing_is_unclear() -> None:
    """All of them are tried, so another seed gives the same answer, and errors are 0."""
    late = [(states, i) for states in (line("mu", 4, "novice", 3), line("mu", 4, "club", 3)) for i in range(-13, -5)]
    found = [judge(states[i], states[-1].moves[i + 1], seed, QUICK) for states, i in late for seed in (1, 2)]
    for one, other in zip(found[::2], found[1::2], strict=True):
        assert (one is None) == (other is None)
        if one is not None and other is not None:
            assert one.loss == other.loss
            assert (one.verdict, one.loss.half) == (other.verdict, 0.0)
    assert sum(one is not None for one in found) > 4
