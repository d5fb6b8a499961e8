"""What a net sees of a view is what it saw while it learned, action by action; and it answers in numpy as in PyTorch."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
import torch

from eklat.bots import bot, nets
from eklat.bots.student import is_learned
from eklat.fast.bridge.heuldoch import CARD
from eklat.games import GAMES as ENGINES
from eklat.games import heuldoch, mu, mu2
from eklat.games.core import State
from eklat.games.mu.cards import Card
from eklat.learn.games import GAMES
from eklat.learn.mu2 import REVEAL
from eklat.learn.ship import pack, ship
from eklat.learn.train import Settings, Training
from eklat.learn.weights import read

HANDS = 2_000 if os.environ.get("EKLAT_LONG") else 20


def mu_deal(players: int, deals: Any, table: int) -> State:
    colours = "RGB" if players == 3 else "RYGBK"
    hands = [
        tuple(Card(f"{colours[kind // 10]}{kind % 10}") for kind, count in enumerate(row) for _ in range(count))
        for row in deals.hand[table].tolist()
    ]
    return ENGINES["mu"].start(mu.Deal(tuple(hands), int(deals.dealer[table])))


def mu2_deal(players: int, deals: Any, table: int) -> State:
    cards = [Card(f"{'RYGB'[kind // 10]}{kind % 10}") for kind in deals.order[table].tolist()]
    mine = [cards[:22], cards[22:44]]
    hidden, lying, hands = (tuple(tuple(some[a:b]) for some in mine) for a, b in ((0, 6), (6, 10), (10, 22)))
    return ENGINES["mu2"].start(mu2.Deal("RYGB", hidden, lying, hands, tuple(cards[44:]), int(deals.dealer[table])))


def heuldoch_deal(players: int, deals: Any, table: int) -> State:
    cards = [CARD[kind] for kind in deals.order[table].tolist()]
    rules = ENGINES["heuldoch"].rules({"specials": len(cards) > 98})
    first, draw, rest = cards[:players], cards[players : -4 * players], cards[-4 * players :]
    hands = tuple(tuple(rest[4 * seat : 4 * seat + 4]) for seat in range(players))
    return ENGINES["heuldoch"].start(heuldoch.Deal(tuple(first), hands, tuple(draw), int(deals.dealer[table])), rules)


BEGIN = {"mu": mu_deal, "mu2": mu2_deal, "heuldoch": heuldoch_deal, "heuldoch-specials": heuldoch_deal}
TABLES = [(name, n) for name, game in GAMES.items() for n in game.numbers]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_view_is_seen_as_in_training(name: str, players: int) -> None:
    torch.manual_seed(players)
    game, tables, over = GAMES[name](players), 10, 0
    who = torch.zeros(tables, players, dtype=torch.int32)
    deals = game.deals(tables, who)
    t, states = game.open(deals), [BEGIN[name](players, deals, i) for i in range(tables)]
    sights: list[nets.Sight | None] = [None] * tables
    while over < HANDS:
        legal = game.legal(t)
        colours, table = (rows.numpy() for rows in game.see(t, legal))
        logits = torch.rand(tables, game.colours, game.heads[0]), torch.rand(tables, game.heads[1])
        arranged = game.arrange(*logits)
        is_forced = (t.phase == REVEAL) & (legal.sum(1) == 1) if name == "mu2" else torch.zeros(tables, dtype=torch.bool)
        chances = torch.rand(legal.shape)
        if name in {"mu", "mu2"}:
            chances[:, 40 if name == "mu2" else 50] += 0.5
        action = torch.where(legal, chances, -1.0).argmax(1)
        for i, state in enumerate(states):
            if is_forced[i]:
                continue
            sight = sights[i] = sights[i] or nets.sight(state.view(state.turn))
            mask = sight.legal()
            assert np.array_equal(mask, legal[i].numpy())
            each, whole = sight.rows(mask)
            padded = [np.zeros_like(rows[i], dtype=np.float32) for rows in (colours, table)]
            padded[0][:, : each.shape[1]], padded[1][: len(whole)] = each, whole
            np.testing.assert_array_equal(padded[0], colours[i])
            np.testing.assert_array_equal(padded[1], table[i])
            said = sight.arrange(*(rows[i].numpy() for rows in logits))
            np.testing.assert_array_equal(said[mask], arranged[i].numpy()[mask])
            move = sight.take(int(action[i]))
            if move is not None:
                states[i], sights[i] = state.play(move), None
        deals = game.deals(tables, who)
        t, done, _ = game.step(t, action, deals)
        for i in done.nonzero().flatten().tolist():
            assert states[i].is_over
            states[i] = BEGIN[name](players, deals, i)
            over += 1


def answers(name: str, players: int, net: Any, shipped: nets.Net) -> tuple[np.ndarray, np.ndarray]:
    """What both say of positions along random hands."""
    torch.manual_seed(7)
    game = GAMES[name](players)
    deals = game.deals(64, torch.zeros(64, players, dtype=torch.int32))
    t, ours, theirs = game.open(deals), [], []
    for step in range(60):
        legal = game.legal(t)
        colours, table = game.see(t, legal)
        if step % 12 == 0:
            with torch.no_grad():
                each, whole, value = net(colours, table)
            theirs += [np.concatenate([e.ravel(), w, [v]]) for e, w, v in zip(each, whole, value, strict=True)]
            for c, r in zip(colours.numpy().astype(np.float32), table.numpy().astype(np.float32), strict=True):
                e, w, v = shipped.forward(c, r)
                ours.append(np.concatenate([e.ravel(), w, [v]]))
        t, _, _ = game.step(t, (legal * (0.1 + torch.rand(legal.shape))).argmax(1), game.deals(64, deals.who))
    return np.array(ours), np.array(theirs)


@pytest.mark.parametrize(("name", "players"), [("mu", 4), ("mu2", 2), ("heuldoch", 3), ("heuldoch-specials", 3)])
def test_numpy_answers_as_pytorch_does(name: str, players: int, tmp_path: Path) -> None:
    """With whole weights the answers are equal."""
    training = Training(
        Settings.modest(game=name, players=players, tables=32, window=8, batch=64, width=32, small=8, distil_minutes=0.005,
                        minutes=0.02), tmp_path, lambda line: None)  # fmt: skip
    training.run()
    path = tmp_path / f"{name}-{players}-s0.npz"
    net = read(path, GAMES[name](players))
    ours, theirs = answers(name, players, net, nets.Net(*pack(path, whole=True)))
    assert np.abs(ours - theirs).max() < 1e-4


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder from which nets are read in this test."""
    caches = nets.catalogue, nets.net
    with monkeypatch.context() as patch:
        patch.setattr(nets, "DATA", tmp_path)
        for cache in caches:
            cache.cache_clear()
        yield tmp_path
    for cache in caches:
        cache.cache_clear()


def test_a_student_uses_a_net_for_specials_where_one_ships(elsewhere: Path) -> None:
    settings = Settings.modest(
        game="heuldoch-specials", players=3, tables=32, window=8, batch=64, width=16, small=0, minutes=0.02
    )
    Training(settings, elsewhere / "runs", lambda line: None).run()
    ship(elsewhere, [elsewhere / "runs" / "heuldoch-specials-3-s0.npz"])
    asked = 0
    for players in (3, 4):
        rules = ENGINES["heuldoch"].rules({"specials": True})
        state = ENGINES["heuldoch"].start(ENGINES["heuldoch"].deal(Random(1), players, rules), rules)
        while state.turn is not None:
            view = state.view(state.turn)
            assert is_learned(view) == (players == 3)
            decision = bot("student").decide(view, Random(1))
            assert decision.reason is not None
            asked += decision.reason.message == "student-trusts"
            state = state.play(decision.move)
    assert asked > 90


@pytest.mark.parametrize(("name", "players"), [("mu", 5), ("mu2", 2), ("heuldoch", 4)])
def test_a_net_that_ships_can_be_trained_further(name: str, players: int) -> None:
    """Read from the wheel it is the same net, and listens to advice as before."""
    shipped = nets.net(name, players)
    net = read(Path(str(nets.DATA / f"{name}-{players}.npz")), GAMES[name](players))
    ours, theirs = answers(name, players, net, shipped)
    assert np.abs(ours - theirs).max() < 1e-3
    assert net.trust == shipped.trust
