"""In Mü for two what a net thinks of a move is the second opinion: it may speak for what was played, never against it."""

import numpy as np
from hands import line

from eklat.bots import nets
from eklat.bots.champion import Champion
from eklat.games.core import Move, View
from eklat.review import Budget
from eklat.review.judging import weigh
from eklat.review.liking import MOST, TRUST, favourites, forgiven
from eklat.review.second import Second


def shares(view: View) -> dict[Move, float]:
    return dict(nets.favourites(view, Champion.few, Champion.least))


def test_what_the_net_prefers_is_forgiven_what_a_champion_would_give_up_for_it() -> None:
    for state in line("mu2", 2, "student", 3)[:-1]:
        assert state.turn is not None
        view = state.view(state.turn)
        liked = shares(view)
        if len(view.legal) == 1 or len(liked) < 2:
            continue
        moves, trust = list(liked), TRUST["mu2"]
        for played in range(len(moves)):
            found = forgiven(view, moves, played)
            wanted = trust * np.log(liked[moves[played]] / np.array(list(liked.values())))
            np.testing.assert_allclose(found, wanted.clip(0, trust * MOST), atol=2e-3)


def test_what_the_net_would_not_think_of_is_forgiven_nothing() -> None:
    state = line("mu2", 2, "club", 3)[0]
    assert state.turn is not None
    view = state.view(state.turn)
    legal = view.legal[:60]
    odd = next(move for move, share in zip(legal, nets.trusted(view, legal), strict=True) if share < Champion.least)
    assert not forgiven(view, [odd, *favourites(view)], 0).any()


def test_with_a_twin_nothing_is_forgiven_for_a_liking() -> None:
    state = line("mu", 4, "student", 3)[0]
    view = state.view(state.turn)
    moves = [*favourites(view), *view.legal[:9]]
    assert not forgiven(view, moves, 0).any()


def test_it_makes_no_loss_larger() -> None:
    states = line("mu2", 2, "student", 5)
    seen = set[bool]()
    for place in range(0, len(states) - 1, 7):
        state, move = states[place], states[-1].moves[place]
        found = weigh(state, move, place, Budget(worlds=128), second=Second(state.view(state.turn), move))
        if found is not None:
            assert found.loss.value <= found.behind.value + 1e-9 or found.best == found.own
            seen.add(bool(found.trials.forgiven.any()))
    assert True in seen
