"""The frozen value functions, and the waterfalls they make."""

import json
import os
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hands import TABLES, line
from hypothesis import given, settings
from hypothesis import strategies as st

from eklat.arena.luck import SCALE, ahead, expected
from eklat.review.fit import fingerprint
from eklat.review.luck import luck
from eklat.review.value import COMPANIES, DATA, NoValue, company, values
from eklat.review.waterfall import curve, waterfall


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_game_of_the_house_has_a_value_function_for_the_club_players_of_today(game: str, players: int) -> None:
    written = json.loads((DATA / f"{game}-{players}.json").read_text(encoding="utf-8"))
    assert written["club"] == fingerprint(game, players), f"fit it again: python -m eklat.review.fit {game} {players}"
    assert len(values(game, players).hash) == 12


def test_they_are_small() -> None:
    assert sum(len(file.read_bytes()) for file in DATA.iterdir()) < 100_000


def test_a_game_without_one_says_so() -> None:
    with pytest.raises(NoValue, match="no value function for stich with 4 players"):
        values("stich", 4)


@pytest.mark.parametrize(("game", "players"), TABLES)
@settings(max_examples=40 if os.environ.get("EKLAT_LONG") else 2)
@given(names=st.lists(st.sampled_from(["random", "novice", "club"]), min_size=1, max_size=3), seed=st.integers(0, 10**6))
def test_every_waterfall_adds_up_exactly(game: str, players: int, names: list[str], seed: int) -> None:
    states, worth = line(game, players, " ".join(names), seed), values(game, players)
    assert states[-1].result is not None
    for who in COMPANIES:
        height = curve(worth, who, states)
        end = ahead(np.array(states[-1].result.scores, float))
        for seat in range(players):
            fall = waterfall(worth, who, states, height, seat)
            assert sum(step.points for step in fall.steps) == fall.end == round(SCALE * end[seat])
            assert fall.luck == sum(step.points for step in fall.steps if step.part in ("own-cards", "other-cards"))
            assert fall.adjusted + fall.luck == fall.end


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_one_wins_the_others_lose(game: str, players: int) -> None:
    worth = values(game, players)
    for state in Random(1).sample(line(game, players, "novice club", 5), 2):
        for who in COMPANIES:
            assert abs(sum(worth.of(who, state))) <= players
    assert abs(sum(worth.before)) < 0.01


def test_among_club_players_all_is_luck() -> None:
    """They leave nothing to chance: what their hand is worth is settled by the deal."""
    states, worth = line("mu", 4, "club", 5), values("mu", 4)
    height = curve(worth, "club", states)
    assert set(height) == {height[0]}
    fall = waterfall(worth, "club", states, height, 2)
    assert (fall.decisive, fall.adjusted) == (None, worth.deal("club", (2 - states[0].deal.starter) % 4))


def test_company_goes_by_the_names_of_the_bots() -> None:
    assert company(["club"] * 4) == "club"
    assert company(["club", "Ada", "club"]) == "guest"
    assert company(["club", "Ada", "expert"]) == "mixed"


@pytest.mark.parametrize(("game", "players"), [("mu", 4), ("mu2", 2), ("heuldoch", 3)])
def test_without_luck_a_guest_of_club_players_has_what_was_to_be_expected(game: str, players: int) -> None:
    """The deal and how hidden cards lay taken off, there remain the value of the place and the mean of each own change."""
    names = ["novice", *["club"] * (players - 1)]
    states = line(game, players, " ".join(names), 5)
    worth = replace(values(game, players), trust={"guest": 1.0})
    changes = {}
    for action, (state, (seat, move)) in enumerate(zip(states, states[-1].log, strict=False)):
        if seat == 0:
            changes[action] = expected(state, move, 1, 64)
            assert abs(sum(changes[action])) <= players
        elif action % 7 == 0:
            assert not any(expected(state, move, 1, 64))
    found = luck(worth, "guest", states, changes)
    assert states[-1].result is not None
    end = SCALE * ahead(np.array(states[-1].result.scores, float))
    for seat in range(players):
        place = worth.before[(seat - states[0].deal.starter) % players]
        wanted = SCALE * place + sum(change[seat] for change in changes.values())
        assert end[seat] - found[seat] == pytest.approx(wanted, abs=players)
