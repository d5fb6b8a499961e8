"""A second opinion: better players than those of the club finish the same hands, and may speak for what was played."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random

import numpy as np
import pytest
from hands import line

from eklat.bots import bot, nets
from eklat.bots.club import mind
from eklat.bots.manners import silly
from eklat.fast.bridge import bridge
from eklat.fast.policy import Array
from eklat.games import GAMES
from eklat.games.core import Move, State
from eklat.review import Budget, Decision, judge
from eklat.review.judging import verdict_of, weigh
from eklat.review.proofs import Table
from eklat.review.results import NOTHING, Estimate
from eklat.review.second import Asked, Second, both, counted, ends, favourites

BANDS_OF_MU = (1.0, 3.0, 8.0)
QUICK = Budget(worlds=512)


@cache
def club_hand(number: int) -> list[tuple[State, Move, int]]:
    return list(Table("mu", 4, 11).decisions(number, "club"))


def behind(found: Decision) -> float:
    return next(one.behind.value for one in found.candidates if one.move == found.played)


@pytest.mark.parametrize(("hand", "action", "move", "points"), [(5, 64, "play K5", 2), (13, 62, "play K7", 30)])
def test_a_blunder_that_the_net_likes_is_found_if_it_loses_by_it(hand: int, action: int, move: str, points: float) -> None:
    state, _, seed = club_hand(hand)[action]
    view, bad = state.view(state.turn), GAMES["mu"].parse(move)
    assert nets.trusted(view, [bad])[0] > 0.99
    found = judge(state, bad, seed + 1)
    assert found is not None
    assert found.is_named
    assert found.loss.low > points


@pytest.mark.parametrize(("seed", "action"), [(3, 7), (1, 28)])
def test_what_only_better_players_carry_out_is_no_loss(seed: int, action: int) -> None:
    """Club players lose more than eight points by it, the twin of the net does not."""
    states = line("mu", 4, "student", seed)
    state, move = states[action], states[-1].moves[action]
    alone, found = weigh(state, move, action, Budget(worlds=1024)), judge(state, move, action, QUICK)
    assert alone is not None
    assert alone.loss.low > 8
    assert found is not None
    assert (found.is_disputed, found.verdict) == (True, "unclear")
    assert found.loss.value < alone.loss.value - 8


@pytest.mark.parametrize(("game", "players"), [("mu", 4), ("mu2", 2)])
def test_it_makes_no_loss_larger_and_threads_change_nothing(game: str, players: int) -> None:
    states = line(game, players, "student", 5)
    seen = set[bool]()
    for place in (2, 5, 17, 30, 44, 60) if game == "mu" else range(0, len(states) - 1, 7):
        state, move = states[place], states[-1].moves[place]
        with ThreadPoolExecutor(3) as helpers:
            one, other = (judge(state, move, place, Budget(worlds=256), shared) for shared in (None, helpers))
        assert one == other
        if one is not None:
            assert one.loss.value <= behind(one) + 1e-9 or one.best == one.played
            assert one.loss.value >= 0 or one.second is None
            seen.add(one.second is not None)
    assert seen == {True, False}


@pytest.mark.parametrize(("game", "players"), [("mu", 3), ("mu", 5), ("mu", 6), ("mu2", 2)])
def test_every_table_of_mu_has_one(game: str, players: int) -> None:
    states = line(game, players, "student", 4)
    for place in range(len(states) - 1):
        state, move = states[place], states[-1].moves[place]
        found = weigh(state, move, place, Budget(worlds=128))
        second = Second(state.view(state.turn), move)
        if found is not None and second.is_asked(found.trials, found.loss):
            heard = second.heard(found.trials, found.own, found.loss)
            assert heard.value <= found.loss.value
            assert heard.low <= found.loss.low
            return
    pytest.fail("nothing was called a loss")


@pytest.mark.parametrize(("game", "players", "options"), [("heuldoch", 4, {}), ("mu", 4, {"hidden_partner": True})])
def test_where_no_net_helps_there_is_no_second_opinion(game: str, players: int, options: dict[str, bool]) -> None:
    rules = GAMES[game].rules(options, players)
    state = GAMES[game].start(GAMES[game].deal(Random(1), players, rules), rules)
    assert state.turn is not None
    view = state.view(state.turn)
    assert favourites(view) == []
    assert Second(view, view.legal[0]).small is None
    found = judge(state, bot("club").choose(view, Random(1)), 1, Budget(worlds=128))
    assert found is None or found.second is None


def test_nobody_speaks_for_what_is_silly_and_nobody_is_blamed_for_not_doing_it() -> None:
    """Whoever takes the last trick from their partner has more points of their own."""
    held = dict[bool, int]()
    for seed in range(1, 30):
        for state in line("mu", 4, "novice", seed)[-9:-1]:
            view = state.view(state.turn)
            good = next(move for move in view.legal if move not in silly(view))
            found = weigh(state, good, 1, Budget(worlds=128)) if silly(view) else None
            for bad in silly(view):
                assert Second(view, bad).small is None
                assert Second(view, good).small is not None
                alone = weigh(state, bad, 1, Budget(worlds=128))
                if alone is not None and state.notation(good) in alone.names:
                    is_ahead = alone.best == alone.own
                    held[is_ahead] = held.get(is_ahead, 0) + 1
                    assert found is None or state.notation(bad) != found.names[found.best]
    assert held[True]
    assert held[False]


def test_what_counts_is_what_both_see() -> None:
    assert both(Estimate(9.0, 1.0), Estimate(4.0, 2.0)) == Estimate(4.0, 2.0)
    assert both(Estimate(5.0, 0.5), Estimate(6.0, 3.0)) == Estimate(5.0, 2.0)
    assert both(Estimate(5.0, 0.5), Estimate(9.0, 1.0)) == Estimate(5.0, 0.5)
    assert counted(Estimate(-4.0, 5.0)) == Estimate(0.0, 1.0)
    assert counted(Estimate(-4.0, 2.0)) == NOTHING


def test_more_worlds_are_asked_in_until_they_would_hardly_change_the_name() -> None:
    state = line("mu", 4, "club", 3)[0]
    second = Second(state.view(state.turn), state.legal[0])
    club = Estimate(12.0, 1.0)
    told = {value: second._is_settled(club, Estimate(value, 8.0), 128, 1024) for value in (-20.0, 2.0, 6.0, 20.0, 40.0)}
    assert told == {-20.0: True, 2.0: False, 6.0: False, 20.0: True, 40.0: True}
    assert second._is_settled(club, Estimate(2.0, 8.0), 1024, 1024)


def test_the_worlds_are_those_of_the_review() -> None:
    state = line("mu", 4, "novice", 4)[20]
    found = weigh(state, state.legal[0], 3, Budget(worlds=128))
    assert found is not None
    second = Second(state.view(state.turn), state.legal[0])
    seen = found.trials.by(second.twin.players, slice(0, 5))
    np.testing.assert_array_equal(seen.arrays, found.trials.arrays[:5])
    np.testing.assert_array_equal(seen.weights, found.trials.weights[:5])
    whole = found.trials.by(second.twin.players, slice(0, 10))
    np.testing.assert_array_equal(whole.lead[:5], seen.lead)


class Counted:
    """Club players who count the hands that they finish."""

    def __init__(self) -> None:
        self.hands = 0

    def glances(
        self, worlds: Array, strengths: Array, moves: Array, seed: int, first: int, scores: Array, firsts: Array
    ) -> int:
        self.hands += len(scores)
        return mind("mu").glances(worlds, strengths, moves, seed, first, scores, firsts)


def test_what_is_known_is_not_played_again() -> None:
    state = line("mu", 4, "novice", 4)[20]
    found = weigh(state, state.legal[0], 3, Budget(worlds=128))
    assert found is not None
    trials, players = found.trials, Counted()
    one, two = (trials.only(np.array(places)) for places in ((0,), (1, 0)))
    asked, played = Asked(players), list[int]()
    for tried, size in ((one, 16), (one, 16), (one, 48), (two, 48), (two.within(slice(7, None)), 16)):
        before = players.hands
        np.testing.assert_array_equal(asked.seen(tried, size).lead, tried.lead[:size])
        played.append(players.hands - before)
    assert played == [16, 0, 32, 48, 32]  # in other worlds everything is played again


def test_the_ends_of_a_last_look_come_nearer() -> None:
    found = Estimate(5.0, 2.0)
    assert ends(found, 512, 512, 1.27) == (found, found)
    less, more = ends(found, 128, 512, 1.27)
    assert less.half == more.half == 1.0
    assert 5 - less.value == more.value - 5 == pytest.approx(0.9 * 3**0.5, rel=0.01)


def test_club_players_look_no_further_where_others_see_no_loss() -> None:
    """The same name in fewer worlds: what others see shows that club players' loss no longer matters."""
    states = line("mu", 4, "student", 1)
    state, move = states[28], states[-1].moves[28]
    alone, found = weigh(state, move, 28), judge(state, move, 28)
    assert alone is not None
    assert found is not None
    assert found.is_disputed
    assert found.worlds < alone.trials.counting


def test_the_favourites_of_the_net_are_tried() -> None:
    """Also those that a club player would not think of."""
    found = 0
    for state in line("mu", 4, "student", 5)[:12]:
        assert state.turn is not None
        view, club = state.view(state.turn), mind("mu")
        s, strength = club.seen(view)
        usual = {str(bridge("mu").decode_move(s, code)) for code in club.candidates(s, strength)}
        odd = {str(move) for move in favourites(view)} - usual
        if odd:
            weighed = weigh(state, GAMES["mu"].parse(min(usual)), 1, Budget(worlds=128))
            found += weighed is not None and bool(odd & {*weighed.names, *(one.move for one in weighed.out)})
    assert found


@pytest.mark.parametrize(
    ("behind", "loss", "verdict", "message"),
    [
        (Estimate(4.0, 0.4), Estimate(4.0, 0.4), "mistake", None),
        (Estimate(9.0, 0.4), Estimate(4.0, 0.4), "mistake", "review-second-less"),
        (Estimate(4.0, 0.4), NOTHING, "unclear", "review-second-open"),
        (Estimate(4.0, 0.4), Estimate(1.2, 0.4), "small", "review-second-open"),
        (Estimate(0.8, 0.4), NOTHING, "good", "review-second-less"),
        (Estimate(0.3, 0.2), Estimate(0.28, 0.2), "small", None),
        (Estimate(4.0, 0.4), Estimate(4.0, 5.0), "unclear", "review-second-open"),
    ],
)
def test_a_second_opinion_is_told_where_it_counts(behind: Estimate, loss: Estimate, verdict: str, message: str) -> None:
    found, said = verdict_of(behind, loss, loss.high, BANDS_OF_MU)
    assert (found, said and said.message) == (verdict, message)
    for language in ("en", "de", "nl"):
        assert said is None or len(said.say(language)) > 40
