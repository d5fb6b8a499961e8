"""The student: nets that are the ones we froze, seen with the eyes they learned with."""

import hashlib
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import numpy as np
import pytest

from eklat.bots import bot, nets
from eklat.bots.club import mind
from eklat.bots.manners import silly
from eklat.fast.bridge import bridge
from eklat.games import GAMES
from eklat.games.core import View

TABLES = [("mu", 3), ("mu", 4), ("mu", 5), ("mu", 6), ("mu2", 2), *(("heuldoch", n) for n in range(3, 7))]


def hand(game: str, players: int, guide: str = "student") -> Iterator[View]:
    """All decisions of one deal."""
    rng = Random(players)
    state = GAMES[game].start(GAMES[game].deal(rng, players))
    while state.turn is not None:
        view = state.view(state.turn)
        yield view
        state = state.play(bot(guide).choose(view, rng))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_onnxruntime_answers_as_numpy_does(game: str, players: int) -> None:
    quick = nets.net(game, players)
    assert quick.graph is not None
    plain = replace(quick, graph=None)
    for view in islice(hand(game, players), 12):
        seen = nets.sight(view).rows(nets.sight(view).legal())
        ours, theirs = (
            np.concatenate([each.ravel(), whole, [value]])
            for each, whole, value in (plain.forward(*seen), quick.forward(*seen))
        )
        np.testing.assert_allclose(ours, theirs, atol=1e-4)


@pytest.mark.parametrize("missing", ["onnx", "onnxruntime"])
def test_without_onnxruntime_there_is_numpy(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = nets.net("mu", 4)
    monkeypatch.setitem(sys.modules, missing, None)
    assert nets.graph.forward(plain.weights, plain.blocks) is None


def test_the_nets_are_those_in_the_catalogue() -> None:
    found = {file.name: file.read_bytes() for file in nets.DATA.iterdir() if file.name.endswith(".npz")}
    hashes = {f"{name}.npz": entry["sha256"] for name, entry in nets.catalogue()["nets"].items()}
    assert hashes == {name: hashlib.sha256(data).hexdigest() for name, data in found.items()}
    twins = {f"{game}-{players}-small.npz" for game, players in TABLES if game != "heuldoch"}
    assert set(found) == {f"{game}-{players}.npz" for game, players in TABLES} | twins
    for twin in twins:  # answers as the net beside it
        card, large = nets.catalogue()["nets"][twin.removesuffix(".npz")]["card"], twin.replace("-small", "")
        assert card["of"] == hashes[large]
    assert sum(map(len, found.values())) < 6_000_000
    assert nets.catalogue()["version"] == 7


SEEN = {
    ("mu", 3): "304270fb155563eb",
    ("mu", 4): "05bc8662a7ec0631",
    ("mu", 5): "d6d496a10ffd2076",
    ("mu", 6): "f54bec198adb6831",
    ("mu2", 2): "c21f4d2dabd5fad7",
    ("heuldoch", 3): "91bc681650216583",
    ("heuldoch", 4): "1d732539c9489579",
    ("heuldoch", 5): "6e1ae44d854f7efd",
    ("heuldoch", 6): "0f52bf2472fe7318",
}
"""What is seen along one hand of novices, as a hash; `make test-learn` holds it equal to the training's tensors."""


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_net_sees_what_it_was_taught_to_see(game: str, players: int) -> None:
    seen = hashlib.sha256()
    for view in hand(game, players, "novice"):
        sight = nets.sight(view)
        legal = sight.legal()
        for rows in (legal, *sight.rows(legal)):
            seen.update(rows.astype(np.int8).tobytes())
    assert seen.hexdigest()[:16] == SEEN[game, players]


SAID = {
    ("mu", 3): "bid B2, bid G0 G3, pass, bid G7, bid G7, pass, bid G8, bid B7 80",
    ("mu", 4): "bid G9, bid B9, bid Y9, bid G8 K1, bid K9, bid Y1 Y1, pass, pass 100",
    ("mu", 5): "bid R9, bid Y8, bid K7 K9, bid B1 G7 G8, pass, bid R7, bid G9, bid B9 Y7 60",
    ("mu", 6): "bid B8, bid B5 K9, bid K2 R6 R7, bid Y7, bid B0 G1 G1 K4, pass, bid K7, bid R7 79",
    ("mu2", 2): "bid R1, bid Y5 Y8, bid B0 B4, bid Y7 Y7, bid B7 Y1, pass, pass, discard B2 G0 Y0 Y4 89",
    ("heuldoch", 3): "lay B2 0, lay F6 1, lay F1 1, onion E3, lay F3 1, onion A1, lay D6 0, onion E7 100",
    ("heuldoch", 4): "onion E3, onion F1, lay A4 2, lay B5 3, lay A6 0, lay D5 1, onion C1, lay B5 3 100",
    ("heuldoch", 5): "lay F7 0, lay C2 1, lay G5 2, lay D4 3, onion A1, lay F4 0, lay C2 1, onion B1 100",
    ("heuldoch", 6): "lay F3 0, lay A2 1, lay E7 2, onion F2, lay F1 5, lay D1 5, lay B3 0, onion G3 91",
}
"""The first moves of a hand among nets, and how sure they were of the last of them."""


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_net_says_what_it_said(game: str, players: int) -> None:
    said = [bot("student").decide(view, Random(1)) for _, view in zip(range(8), hand(game, players), strict=False)]
    assert said[-1].reason is not None
    assert f"{', '.join(str(one.move) for one in said)} {said[-1].reason.facts.get('share')}" == SAID[game, players]


@pytest.mark.parametrize(
    ("game", "players", "options"), [("mu", 4, {"hidden_partner": True}), ("heuldoch", 4, {"specials": True})]
)
def test_what_no_net_has_learned_the_club_player_decides(game: str, players: int, options: dict[str, bool]) -> None:
    rules = GAMES[game].rules(options, players)
    state = GAMES[game].start(GAMES[game].deal(Random(1), players, rules), rules)
    for _ in range(12):
        view = state.view(state.turn)
        decision = bot("student").decide(view, Random(2))
        assert decision == bot("club").decide(view, Random(2))
        state = state.play(decision.move)


@pytest.mark.parametrize(("game", "players"), [("mu", 5), ("heuldoch", 3)])
def test_a_net_hears_what_a_club_player_would_do(game: str, players: int) -> None:
    """It is spelled in actions, and counts for as much as the net has learned to trust it."""
    net, code = nets.net(game, players), bridge(game).encode_move
    for _, view in zip(range(30), hand(game, players), strict=False):
        advice, sight, move = nets.advised(view), nets.sight(view), None
        alone, heard = net.shares(sight), net.shares(sight, advice[0])
        likely = np.flatnonzero((alone > 1e-6) & (heard > 1e-6))
        gained = np.log(heard[likely] / alone[likely])
        np.testing.assert_allclose(gained - gained.min(), net.trust * (likely == advice[0]) * (len(likely) > 1), atol=1e-3)
        for place, action in enumerate(advice):
            assert move is None
            assert nets.following(advice, advice[:place]) == action
            move = sight.take(action)
        s, _ = mind(game).seen(view)
        assert move is not None
        assert code(s, move) == code(s, bot("club").choose(view, Random(1)))
        assert nets.following(advice, (*advice[:-1], -1)) is None


@pytest.mark.parametrize(("game", "players"), [("mu", 4), ("mu2", 2)])
def test_a_net_that_listens_to_nobody_gets_no_advice(game: str, players: int) -> None:
    assert not nets.net(game, players).trust
    assert nets.advised(next(hand(game, players))) == ()


def test_whims_stay_near_and_come_with_heat() -> None:
    """With some heat the net's favourite is left now and then, and never for what the net hardly trusts."""
    left = 0
    for _, view in zip(range(12), hand("mu2", 2), strict=False):
        shares = nets.net("mu2", 2).shares(nets.sight(view))
        for seed in range(8 if len(view.legal) > 1 else 0):
            move = bot("student:heat=1.5").choose(view, Random(seed))
            likely = {str(nets.sight(view).take(int(action))) for action in np.flatnonzero(shares >= 0.1 * shares.max())}
            assert str(move) in likely or "None" in likely
            left += move != bot("student").choose(view, Random(seed))
    assert left
    with pytest.raises(ValueError, match="heat must be from 0"):
        bot("student:heat=11")


def test_a_share_is_said_as_it_is() -> None:
    """The share that is named is the product of those of the cards."""
    for view in hand("mu", 4):
        sight, net, product, move = nets.sight(view), nets.net("mu", 4), 1.0, None
        while move is None:
            shares = net.shares(sight)
            assert shares.sum() == pytest.approx(1, abs=1e-5)
            assert not shares[~sight.legal()].any()
            product *= shares.max()
            move = sight.take(int(shares.argmax()))
        decision = bot("student").decide(view, Random(1))
        if move in silly(view):
            assert decision.move != move
            continue
        assert decision.move == move
        if len(view.legal) > 1:
            assert decision.reason is not None
            assert decision.reason.facts["share"] == pytest.approx(100 * product, abs=0.5)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_move_has_its_share(game: str, players: int) -> None:
    """The favourites have the shares they were chosen by, and actions make the move that they spell."""
    for view in islice(hand(game, players), 0, None, 7):
        liked = nets.favourites(view, 6, 0.0)
        np.testing.assert_allclose(nets.trusted(view, [move for move, _ in liked]), [share for _, share in liked], rtol=1e-4)
        for move, _ in liked:
            sight = nets.sight(view)
            *before, made = [sight.take(action) for action in sight.spelled(move)]
            assert not any(before)
            assert made == move
