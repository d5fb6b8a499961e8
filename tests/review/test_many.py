"""Proofs and fits go hand by hand, and nothing that is done is done again."""

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hands import line

from eklat.bots import student
from eklat.fast import worlds
from eklat.review import Budget, fit, judge, opinions
from eklat.review.many import worked
from eklat.review.proofs import CLUB_HANDS, Table, blunders_told, luck, luck_told
from eklat.review.results import Estimate


def test_whoever_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    done = list[int]()

    def square(number: int) -> int:
        done.append(number)
        return number * number

    file = tmp_path / "kept.jsonl"
    assert worked(square, 2, "squares", keep=file) == [0, 1]
    assert worked(square, 4, "squares", keep=file) == [0, 1, 4, 9]
    assert done == [0, 1, 2, 3]
    assert worked(square, 1, "other", keep=file) == [0]
    assert [json.loads(line)["of"] for line in file.read_text().splitlines()] == ["squares"] * 4 + ["other"]
    assert worked(square, 2, "squares") == [0, 1]


def test_what_a_seat_is_worth_is_found_piece_by_piece(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fit, "PIECE", 60)
    work = partial(worked, keep=tmp_path / "kept.jsonl")
    one = fit.before("mu", 3, 60, work)
    assert one == [round(x, 4) for x in fit.finished("mu", 3, 0)]
    both = fit.before("mu", 3, 120, work)
    assert both == pytest.approx(np.mean([one, fit.finished("mu", 3, 1)], axis=0), abs=1e-4)
    assert len((tmp_path / "kept.jsonl").read_text().splitlines()) == 2


def test_the_mean_luck_is_told_by_place_and_for_all_places_together() -> None:
    """Two places that are two standard errors from 0 in one direction are one thing, not two."""
    rows = np.tile([1.0, -1.0], CLUB_HANDS // 2)
    own = np.array([rows + 0.0653, -rows - 0.0653]).T
    told = luck_told(Table("mu2", 2, 1), [{"added": own.sum(axis=0).tolist(), "products": (own.T @ own).tolist()}])
    assert told["by place"] == ["+0.065 (+2.1 standard errors)", "-0.065 (-2.1 standard errors)"]
    assert told["together"] == pytest.approx(0.0653**2 * CLUB_HANDS, abs=0.01)
    assert told["at most"] == 3.84
    assert np.sum(luck(Table("mu2", 2, 1), 0)["added"]) == pytest.approx(0, abs=1)


@pytest.mark.parametrize(("game", "players"), [("mu", 3), ("mu2", 2)])
def test_a_third_opinion_is_of_the_same_two_moves(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Students finish the hand after what was played and after what the review calls best."""
    monkeypatch.setattr(opinions, "FINISHED", (2, 2))
    states = line(game, players, "novice", 4)
    tried = ((judge(states[at], states[-1].moves[at], 1, Budget(worlds=128)), at) for at in range(len(states) - 14, 0, -1))
    found, at = next((found, at) for found, at in tried if found is not None)
    assert opinions.third(states[at], replace(found, best=found.played), 1) == Estimate(0, 0)
    assert abs(opinions.third(states[at], found, 1).value) < 100


@pytest.mark.parametrize(("game", "players"), [("mu", 4), ("mu2", 2)])
def test_the_net_of_students_finishes_hands_as_students_do(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(student, "silly", lambda view: frozenset())
    state = line(game, players, "novice", 4)[-30]
    view = state.view(state.turn)
    drawn, moves = worlds(view, 3, 1), list(view.legal)[:2]
    one, other = (
        finish(view, drawn.arrays, drawn.strength, moves, Random(1)) for finish in (opinions._crowd, opinions._students)
    )
    assert one.tolist() == other.tolist()


def test_blunders_are_counted_by_who_thinks_so() -> None:
    """Named or not, forgiven or not, and what students say with its interval."""
    planted = [[True, False, 8.0, 2.0], [True, False, 1.0, 2.0], [False, True, -3.0, 2.0], [False, True, 3.0, 2.0]]
    told = blunders_told(Table("mu", 4, 1), [{"planted": planted[:1]}, {"planted": planted[1:]}])
    assert [told["by the playouts"][key] for key in ("planted", "found")] == [4, 2]
    assert [told["by the playouts and by students"][key] for key in ("planted", "found")] == [2, 1]
    assert [told["by both as much"][key] for key in ("planted", "found")] == [1, 1]
    assert [told["of the others"][key] for key in ("planted", "found")] == [2, 2]
    assert told["forgiven by a second opinion"] == {"number": 2, "students finish": "+0.00 ± 3.00"}


def test_losses_are_told_as_both_finish_them() -> None:
    hands = [
        {"decisions": 9, "losses": [["bid", 2.0, -1.0], ["lead", 4.0, 1.0]], "forgiven": [["bid", 5.0, -3.0]]},
        {"decisions": 1, "losses": [], "forgiven": []},
    ]
    told = opinions.champions_told(Table("mu", 4, 1), hands)
    assert told["decisions"] == 10
    losses = told["called losses"]
    assert losses["all"] == {"number": 2, "club players finish": "+3.00 ± 1.00", "students finish": "+0.00 ± 1.00"}
    assert losses["bid"]["students finish"] is None  # of a single one nobody knows the error
    assert (told["forgiven"]["all"]["number"], told["forgiven"]["lead"]["number"]) == (1, 0)
