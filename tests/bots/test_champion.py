"""The champion: it thinks about what the net likes, and what it says of that is so."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from eklat.bots import bot, expert, nets
from eklat.bots.champion import Champion, left
from eklat.bots.club import mind
from eklat.fast.bridge import bridge
from eklat.games import GAMES
from eklat.review.proofs import Table

QUICK = "champion:playouts=80,seconds=none"


@pytest.mark.parametrize(("game", "players"), [("mu", 4), ("mu2", 2)])
def test_what_it_says_is_so(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lead is a lead in the playouts it made; where it has none, the net trusts the move as much as is said."""
    searches = list[expert.Search]()
    run = expert.Search.run

    def watched(self: expert.Search, playouts: int | None) -> tuple[int, int]:
        searches.append(self)
        return run(self, playouts)

    monkeypatch.setattr(expert.Search, "run", watched)
    rng, heard = Random(5), Counter[str]()
    state = GAMES[game].start(GAMES[game].deal(rng, players))
    while state.turn is not None:
        view, before = state.view(state.turn), len(searches)
        decision = bot(QUICK).decide(view, rng)
        reason = decision.reason
        assert reason is not None
        heard[reason.message] += 1
        if len(searches) > before:
            search, (s, _) = searches[-1], mind(game).seen(view)
            worth = dict(zip(map(int, search.moves), search.values(), strict=True))
            told = {str(bridge(game).decode_move(s, code)): value for code, value in worth.items()}
            lead = told[str(reason.facts["move"])] - told[str(reason.facts["other"])]
            assert reason.facts["playouts"] == int(search.tried.sum())
            if reason.message == "champion-best":
                assert lead == pytest.approx(reason.facts["lead"], abs=0.051)
                assert lead > 0
            elif reason.message == "champion-trusts":
                assert lead < 0.001
                shares = {bridge(game).encode_move(s, move): share for move, share in nets.favourites(view, 6, 0.003)}
                share = shares[bridge(game).encode_move(s, decision.move)]
                assert reason.facts["share"] == pytest.approx(100 * share, abs=0.51)
        state = state.play(decision.move)
    assert heard["champion-best"]
    assert heard["champion-trusts"]


def test_favourites_are_the_most_trusted_moves() -> None:
    """Of single cards exactly those; of bids, each has the product of the shares of its cards."""
    state = GAMES["mu"].start(GAMES["mu"].deal(Random(2), 4))
    while state.turn is not None:
        view = state.view(state.turn)
        found = nets.favourites(view, 4, 0.001)
        assert [share for _, share in found] == sorted((share for _, share in found), reverse=True)
        assert all(move in view.legal for move, _ in found)
        assert sum(share for _, share in found) < 1.0001
        if view.phase == "play":
            shares = nets.net("mu", 4).shares(nets.sight(view))
            assert found[0][1] == pytest.approx(float(np.max(shares)))
        state = state.play(bot("student").choose(view, Random(1)))


def test_what_no_net_can_help_with_the_expert_decides() -> None:
    rules = GAMES["mu"].rules({"hidden_partner": True}, 4)
    state = GAMES["mu"].start(GAMES["mu"].deal(Random(1), 4, rules), rules)
    view = state.view(state.turn)
    assert bot(QUICK).decide(view, Random(3)) == bot("expert:playouts=80,seconds=none,worlds=8192").decide(view, Random(3))


def test_where_too_few_worlds_fit_the_net_decides_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is tried then; the reason is the net's, and the move as well."""
    state = GAMES["mu"].start(GAMES["mu"].deal(Random(4), 4))
    view, fit = state.view(state.turn), 0.0

    def imagined(self: Champion, *about: object) -> tuple[object, object, float]:
        worlds, strength, _ = usual(self, *about)  # type: ignore[arg-type]
        return worlds, strength, fit

    usual = Champion.imagined
    monkeypatch.setattr(Champion, "imagined", imagined)
    fit = Champion.fitting - 0.5
    assert bot(QUICK).decide(view, Random(1)) == bot("student").decide(view, Random(1))
    fit = Champion.fitting
    reason = bot(QUICK).decide(view, Random(1)).reason
    assert reason is not None
    assert "playouts" in reason.facts


@pytest.mark.parametrize(("hand", "action", "blind"), [(1, 11, "pass"), (0, 52, "play B7"), (5, 64, "play K5")])
def test_it_tries_what_its_net_is_blind_for(hand: int, action: int, blind: str) -> None:
    """The net trusts one move alone that loses much; an adept, who has no time for more, follows it."""
    state, _, _ = list(Table("mu", 4, 11).decisions(hand, "club"))[action]
    view, move = state.view(state.turn), GAMES["mu"].parse(blind)
    assert nets.trusted(view, [move])[0] > 0.9
    assert state.notation(bot("adept:seconds=none").choose(view, Random(1))) == blind
    assert state.notation(bot("champion:seconds=none").choose(view, Random(1))) != blind


@pytest.mark.parametrize(("game", "players", "tricks"), [("mu", 4, 15), ("mu2", 2, 22)])
def test_the_less_is_left_the_less_the_net_is_trusted(game: str, players: int, tricks: int) -> None:
    line = Table(game, players, 11).played(5, ["club"] * players, "club")
    shares = [left(state.view(state.turn)) for state, move in line if move is not None]
    assert (shares[0], shares[-1]) == (1, 1 / tricks)
    assert shares[-20:] == sorted(shares[-20:], reverse=True)
