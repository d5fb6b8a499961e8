"""The daredevil dares Eklats, which club players hardly ever let us see."""

from random import Random
from typing import Any

import pytest

from eklat.bots import bot
from eklat.bots.core import Decision
from eklat.games import GAMES

HANDS = 40


def auction(players: int, seed: int) -> tuple[Any, list[Decision]]:
    """An auction of club players with a daredevil at seat 2, and what the daredevil decided."""
    game, rng = GAMES["mu"], Random(seed)
    state: Any = game.start(game.deal(rng, players))
    company = [bot("daredevil" if seat == 2 else "club") for seat in range(players)]
    decided = list[Decision]()
    while not state.is_over and state.phase == "auction":
        decision = company[state.turn].decide(state.view(state.turn), rng)
        decided += [decision] * (state.turn == 2)
        state = state.play(decision.move)
    return state, decided


def test_among_club_players_a_daredevil_brings_eklats_and_pays_for_them() -> None:
    seen = 0
    for seed in range(HANDS):
        state, decided = auction(4, seed)
        dared = [one for one in decided if one.reason is not None and one.reason.message == "daredevil-mu-even"]
        if dared and state.is_over:
            seen += 1
            assert state.result.outcome == "eklat"
            assert state.result.culprit == 2
            assert {str(one.move) for one in decided[decided.index(dared[-1]) + 1 :]} <= {"pass"}
    assert seen >= HANDS // 20


@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_it_says_why(language: str) -> None:
    reasons = [
        one for seed in range(HANDS // 2) for one in auction(4, seed)[1] if one.reason and "daredevil" in one.reason.message
    ]
    assert {one.reason.message for one in reasons if one.reason} == {"daredevil-mu-even", "daredevil-mu-wait"}
    assert all("{" not in (one.explain(language, ["Anna", "Bela", "Cem", "Dana"]) or "{") for one in reasons)
