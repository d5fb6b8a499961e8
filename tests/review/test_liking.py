"""The second opinion: a net may speak for what was played, never against it."""

from random import Random

import numpy as np
import pytest
from hands import line

from eklat.bots import bot, nets
from eklat.bots.champion import Champion
from eklat.bots.club import mind
from eklat.bots.manners import silly
from eklat.fast.bridge import bridge
from eklat.games import GAMES
from eklat.games.core import Move, View
from eklat.review import Budget, judge
from eklat.review.judging import verdict_of, weigh
from eklat.review.liking import MOST, TRUST, favourites, forgiven
from eklat.review.results import NOTHING, Estimate

BANDS_OF_MU = (1.0, 3.0, 8.0)


def shares(view: View) -> dict[Move, float]:
    return dict(nets.favourites(view, Champion.few, Champion.least))


@pytest.mark.parametrize(("game", "players"), [("mu", 4), ("mu2", 2)])
def test_what_the_net_prefers_is_forgiven_what_a_champion_would_give_up_for_it(game: str, players: int) -> None:
    for state in line(game, players, "student", 3)[:-1]:
        assert state.turn is not None
        view = state.view(state.turn)
        liked = shares(view)
        if len(view.legal) == 1 or len(liked) < 2 or set(liked) & silly(view):
            continue
        moves, trust = list(liked), TRUST[game]
        for played in range(len(moves)):
            found = forgiven(view, moves, played)
            wanted = trust * np.log(liked[moves[played]] / np.array(list(liked.values())))
            np.testing.assert_allclose(found, wanted.clip(0, trust * MOST), atol=2e-3)


def test_what_the_net_would_not_think_of_is_forgiven_nothing() -> None:
    state = line("mu", 4, "club", 3)[0]
    assert state.turn is not None
    view = state.view(state.turn)
    legal = view.legal[:60]
    odd = next(move for move, share in zip(legal, nets.trusted(view, legal), strict=True) if share < Champion.least)
    assert not forgiven(view, [odd, *favourites(view)], 0).any()


def test_nobody_forgives_what_is_silly() -> None:
    lines = (line("mu", 4, "novice", seed) for seed in range(1, 30))
    views = (state.view(state.turn) for states in lines for state in states if state.turn is not None)
    view = next(view for view in views if silly(view))
    moves = list(view.legal)
    for bad in silly(view):
        assert not forgiven(view, moves, moves.index(bad)).any()


@pytest.mark.parametrize(("game", "players", "options"), [("heuldoch", 4, {}), ("mu", 4, {"hidden_partner": True})])
def test_where_no_net_helps_there_is_no_second_opinion(game: str, players: int, options: dict[str, bool]) -> None:
    rules = GAMES[game].rules(options, players)
    state = GAMES[game].start(GAMES[game].deal(Random(1), players, rules), rules)
    assert state.turn is not None
    view = state.view(state.turn)
    moves = view.legal[:4]
    assert favourites(view) == []
    assert not forgiven(view, moves, 0).any()
    found = judge(state, bot("club").choose(view, Random(1)), 1, Budget(worlds=128))
    assert found is None or found.second is None


def test_a_second_opinion_makes_no_loss_larger() -> None:
    states = line("mu", 4, "student", 5)
    seen = set[bool]()
    for place in range(0, len(states) - 1, 7):
        found = weigh(states[place], states[-1].moves[place], place, Budget(worlds=128), is_forgiving=True)
        if found is not None:
            assert found.loss.value <= found.behind.value + 1e-9 or found.best == found.own
            seen.add(bool(found.trials.forgiven.any()))
    assert True in seen


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
    ],
)
def test_a_second_opinion_is_told_where_it_counts(behind: Estimate, loss: Estimate, verdict: str, message: str) -> None:
    found, said = verdict_of(behind, loss, loss.high, BANDS_OF_MU)
    assert (found, said and said.message) == (verdict, message)
    for language in ("en", "de", "nl"):
        assert said is None or len(said.say(language)) > 40
