"""A whole training, small: it learns, keeps what it learned, goes on, and stops where it breaks."""

import hashlib
import json
import os
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from typer.testing import CliRunner

from eklat.cli import app
from eklat.learn.games import GAMES
from eklat.learn.hall import Hall
from eklat.learn.ppo import LAMBDA, advantages
from eklat.learn.ship import ship
from eklat.learn.source import source
from eklat.learn.train import Settings, Training
from eklat.learn.weights import read

TINY = {"tables": 32, "window": 8, "batch": 64, "width": 16, "small": 8, "distil_minutes": 0.005, "minutes": 0.02}


def test_a_training_leaves_a_net_a_twin_a_card_and_curves(tmp_path: Path) -> None:
    card = Training(Settings.modest(players=3, **TINY), tmp_path, lambda line: None).run()
    names = {"mu-3-s0.npz", "mu-3-s0-small.npz", "mu-3-s0.json", "mu-3-s0.svg", "mu-3-s0-checkpoint.pt"}
    assert {path.name for path in tmp_path.iterdir()} == names
    assert json.loads((tmp_path / "mu-3-s0.json").read_text())["decisions"] == card["decisions"] > 0
    with np.load(tmp_path / "mu-3-s0.npz") as archive:
        assert all(np.isfinite(archive[name].astype(float)).all() for name in archive.files)
    more = Training(Settings.modest(players=3, **{**TINY, "minutes": 0.04}), tmp_path, lambda line: None)
    assert more.run(resume=True)["decisions"] > card["decisions"]
    made = more.learner.optimizer.param_groups[0]
    more.learner.remember(
        {
            **more.learner.optimizer.state_dict(),
            "param_groups": [{**made, "params": list(range(len(made["params"]))), "capturable": True, "lr": torch.ones(())}],
        }
    )
    assert not more.learner.optimizer.param_groups[0]["capturable"]
    assert isinstance(more.learner.optimizer.param_groups[0]["lr"], float)
    lone = Settings.modest(players=3, against=str(tmp_path / "mu-3-s0.npz"), guests=(str(tmp_path / "mu-3-s0.npz"),), **TINY)
    assert Training(lone, tmp_path / "answer", lambda line: None).run()["decisions"] > 0
    card = json.loads((tmp_path / "answer" / "mu-3-s0.json").read_text())
    named = hashlib.sha256((tmp_path / "mu-3-s0.npz").read_bytes()).hexdigest()
    assert (card["source"], card["nets"]) == (source(), {"against": [named], "guests": [named]})
    with pytest.raises(ValueError, match="learned mu with 3 players, not mu with 4"):
        read(tmp_path / "mu-3-s0.npz", GAMES["mu"](4))


@pytest.mark.parametrize("half", ["auction", "play"])
def test_an_answer_is_looked_for_in_one_half_only(half: str) -> None:
    torch.manual_seed(3)
    game = GAMES["mu"](4)
    training = Training(Settings.modest(players=4, **TINY), Path(), lambda line: None)
    seen = Hall(game, training.net, training.guest, 64, 64, False, is_lone=True, only=half).play()
    bids, own, acts = seen["legal"][..., 50:].any(2), seen["counts"], seen["counts"] & seen["acts"]
    assert acts.any()
    assert (bids[acts] == (half == "auction")).all()
    assert (bids[own & ~acts] == (half == "play")).all()


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ({"only": "auction"}, "say --against"),
        ({"only": "end", "against": "x"}, "halves auction and play"),
        ({"game": "heuldoch", "only": "play", "against": "x"}, "have no halves"),
    ],
)
def test_a_half_that_is_not_there_is_refused(told: dict[str, str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Training(Settings.modest(**told), Path(), lambda line: None)


def test_exchanged_colours_exchange_the_answers_and_nothing_else() -> None:
    torch.manual_seed(1)
    training = Training(Settings.modest(players=4, **TINY), Path(), lambda line: None)
    game, net = training.game, training.net
    colours = torch.randint(0, 2, (5, 5, game.rows[0]), dtype=torch.int8)
    table = torch.randint(0, 2, (5, game.rows[1]), dtype=torch.int8)
    order = torch.tensor([2, 0, 1, 4, 3])
    each, whole, value = net(colours, table)
    turned_each, turned_whole, turned_value = net(colours[:, order], table)
    torch.testing.assert_close(turned_each, each[:, order])
    torch.testing.assert_close((turned_whole, turned_value), (whole, value))


def test_hidden_cards_are_not_seen() -> None:
    """Cards exchanged between two other hands change nothing that the player to move sees."""
    torch.manual_seed(2)
    game = GAMES["mu"](4)
    deals = game.deals(200, torch.zeros(200, 4, dtype=torch.int32))
    t = game.open(deals)
    for _ in range(70):
        legal = game.legal(t)
        others = [(t.turn + k) % 4 for k in (1, 2)]
        hands = torch.stack([game.of_seat(t.hand, seat) for seat in others])
        hand = t.hand.clone()
        rows = torch.arange(200)
        hand[rows, others[0].long()], hand[rows, others[1].long()] = hands[1], hands[0]
        seen, exchanged = game.see(t, legal), game.see(t._replace(hand=hand), legal)
        assert all(torch.equal(a, b) for a, b in zip(seen, exchanged, strict=True))
        t, _, _ = game.step(t, (legal * (0.1 + torch.rand(200, 72))).argmax(1), game.deals(200, deals.who))


def test_each_seat_is_followed_to_its_own_next_decision() -> None:
    seen = {
        "value": torch.tensor([[0.5], [0.25], [0.125], [0.0]]),
        "seat": torch.tensor([[0], [1], [0], [1]]),
        "counts": torch.ones(4, 1, dtype=torch.bool),
        "done": torch.tensor([[False], [False], [True], [False]]),
        "scores": torch.tensor([[[0.0, 0.0]], [[0.0, 0.0]], [[40.0, 0.0]], [[0.0, 0.0]]]),
    }
    gains, known = advantages(seen, 2, 1 / 40)
    last = 1.0 - 0.125
    assert gains[:3, 0].tolist() == pytest.approx([0.125 - 0.5 + LAMBDA * last, -1.0 - 0.25, last])
    assert known[:, 0].tolist() == [True, True, True, False]


def test_a_training_that_breaks_stops(tmp_path: Path) -> None:
    training = Training(Settings.modest(players=3, **TINY), tmp_path, lambda line: None)
    with torch.no_grad():
        training.net.table_out.fill_(float("nan"))
    hall = Hall(training.game, training.net, training.guest, 32, 8, False)
    with pytest.raises(FloatingPointError, match="the training broke"):
        training.learner.learn(hall.play(), 1e-3, 0.01)


def test_the_command_takes_what_a_training_can_be_told(tmp_path: Path) -> None:
    words = ["--players", "3", "--device", "cpu", "--minutes", "0.01", "--tables", "32", "--width", "16", "--small", "0"]
    first = CliRunner().invoke(app, ["train", *words, "--out", str(tmp_path)], catch_exceptions=False)
    assert first.exit_code == 0, first.output
    net, out = str(tmp_path / "mu-3-s0.npz"), tmp_path / "more"
    words += ["--first", net, "--club", "0.25", "--simple", "0.02", "--guests", net, "--rate", "1e-4", "1e-5"]
    words += ["--out", str(out)]
    assert CliRunner().invoke(app, ["train", *words], catch_exceptions=False).exit_code == 0
    told = json.loads((out / "mu-3-s0.json").read_text())["settings"]
    assert (told["first"], told["guests"], told["rate"]) == (net, [net], [1e-4, 1e-5])
    assert (told["club"], told["simple"]) == (0.25, 0.02)


def test_the_first_net_brings_its_shape_and_others_must_have_it(tmp_path: Path) -> None:
    large = Training(Settings.modest(players=3, **TINY), tmp_path, lambda line: None)
    large.checkpoint()
    net = str(tmp_path / "mu-3-s0.npz")
    other = Settings.modest(players=3, **{**TINY, "width": 24})
    assert Training(replace(other, first=net), tmp_path, lambda line: None).net.width == large.net.width
    with pytest.raises(ValueError, match=f"has width {large.net.width} and 1 blocks, the net that learns width 24"):
        Training(replace(other, against=net), tmp_path, lambda line: None)
    with pytest.raises(ValueError, match="a share of tables or seats"):
        Training(replace(other, club=1.5), tmp_path, lambda line: None)


def test_special_cards_are_learned_under_a_name_of_their_own(tmp_path: Path) -> None:
    words = ["--game", "heuldoch", "--players", "3", "--option", "specials=true", "--device", "cpu", "--tables", "32"]
    words += ["--width", "16", "--small", "8", "--distil-minutes", "0.005", "--out", str(tmp_path)]
    cards = []
    for more in (["--minutes", "0.02"], ["--minutes", "0.04", "--resume"]):
        result = CliRunner().invoke(app, ["train", *words, *more], catch_exceptions=False)
        assert result.exit_code == 0, result.output
        cards.append(json.loads((tmp_path / "heuldoch-specials-3-s0.json").read_text()))
    assert 0 < cards[0]["decisions"] < cards[1]["decisions"]
    assert {path.name.removeprefix("heuldoch-specials-3-s0") for path in tmp_path.iterdir()} == {
        ".npz", "-small.npz", ".json", ".svg", "-checkpoint.pt",
    }  # fmt: skip
    with pytest.raises(ValueError, match="learned heuldoch-specials with 3 players, not heuldoch with 3"):
        read(tmp_path / "heuldoch-specials-3-s0.npz", GAMES["heuldoch"](3))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--game", "mu", "--option", "hidden_partner=true"], "no game 'mu-hidden_partner' to learn"),
        (["--game", "heuldoch", "--option", "specials=often"], "specials"),
        (["--game", "chess", "--option", "specials=true"], "no game 'chess'"),
    ],
)
def test_an_option_that_cannot_be_learned_is_refused(words: list[str], sentence: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["train", *words, "--device", "cpu", "--out", str(tmp_path)], catch_exceptions=False)
    assert result.exit_code == 2
    assert sentence in result.output


if os.environ.get("EKLAT_LONG"):

    def test_two_workers_of_ray_train_one_net(tmp_path: Path) -> None:
        words = ["--players", "3", "--device", "cpu", "--minutes", "1", "--tables", "64", "--width", "32", "--small", "0"]
        words += ["--ray", "local", "--workers", "2"]
        result = CliRunner().invoke(app, ["train", *words, "--out", str(tmp_path)], catch_exceptions=False)
        assert result.exit_code == 0, result.output
        card = json.loads((tmp_path / "mu-3-s0.json").read_text())
        assert card["decisions"] > 0
        assert card["curve"][-1]["entropy"] < card["curve"][0]["entropy"]


def test_a_net_that_is_there_gets_a_small_twin(tmp_path: Path) -> None:
    """In no time nothing is learned: the net stays as it is, and its twin ships with the name of the net it answers as."""
    large = Training(Settings.modest(players=3, **TINY), tmp_path / "large", lambda line: None)
    large.run()
    first = tmp_path / "large" / "mu-3-s0.npz"
    told = Settings.modest(players=3, seed=1, first=str(first), **{**TINY, "minutes": 0, "width": 32, "blocks": 2})
    again = Training(told, tmp_path / "twin", lambda line: None)
    again.run()
    for name, value in again.net.state_dict().items():
        torch.testing.assert_close(value, large.net.state_dict()[name], atol=1e-3, rtol=1e-2)
    assert (again.settings.width, again.settings.blocks) == (16, 1)
    data = tmp_path / "data"
    data.mkdir()
    ship(data, [tmp_path / "twin" / "mu-3-s1-small.npz", first])
    nets = json.loads((data / "nets.json").read_text())["nets"]
    assert nets["mu-3-small"]["card"]["nets"] == {"first": [hashlib.sha256(first.read_bytes()).hexdigest()]}
    assert nets["mu-3-small"]["card"]["of"] == nets["mu-3"]["sha256"]
    assert nets["mu-3-small"]["card"]["distilled"]["windows"] >= 1
    with pytest.raises(ValueError, match="in no time nothing is learned"):
        Training(Settings.modest(players=3, **{**TINY, "minutes": 0}), tmp_path, lambda line: None)
