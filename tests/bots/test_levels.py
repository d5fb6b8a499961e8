"""Players in between: who they take after, and where they stand."""

import os
from collections import Counter
from random import Random

import pytest

from eklat.arena import ladder
from eklat.bots import bot
from eklat.games import GAMES

LONG = bool(os.environ.get("EKLAT_LONG"))


def heard(spec: str, game: str, players: int, hands: int = 2) -> Counter[tuple[str, str]]:
    """The phases of some hands among such players, and who in them spoke as whom."""
    found = Counter[tuple[str, str]]()
    for seed in range(hands):
        rng = Random(seed)
        state = GAMES[game].start(GAMES[game].deal(rng, players))
        while state.turn is not None:
            decision = bot(spec).decide(state.view(state.turn), rng)
            assert decision.reason is not None
            found[state.phase, decision.reason.message.partition("-")[0]] += len(state.legal) > 1
            state = state.play(decision.move)
    return found


@pytest.mark.parametrize(("game", "players"), [("mu", 4), ("mu2", 2), ("heuldoch", 4)])
def test_a_dreamer_bids_as_a_novice_does_and_plays_so_now_and_then(game: str, players: int) -> None:
    """Otherwise it does what the student's net likes, and says so."""
    said = heard("dreamer", game, players)
    assert not said["auction", "student"]
    simple = sum(number for (phase, who), number in said.items() if who == "novice" and phase != "auction")
    learned = sum(number for (_, who), number in said.items() if who == "student")
    assert 0.15 < simple / (simple + learned) < 0.55
    awake = heard("dreamer:dreams=0", game, players, 1)
    assert not any(who == "novice" for phase, who in awake if phase != "auction" and awake[phase, who])


@pytest.mark.parametrize("dreams", ["-0.1", "1.5", "none"])
def test_dreams_are_a_share(dreams: str) -> None:
    with pytest.raises(ValueError, match="dreams must be from 0, for none, to 1, for nothing else"):
        bot(f"dreamer:dreams={dreams}")


def test_an_adept_names_no_lead_where_it_has_tried_little() -> None:
    """In other worlds half of such a lead was gone; that the move came out ahead is so."""
    rng, found = Random(2), Counter[str]()
    state = GAMES["mu"].start(GAMES["mu"].deal(rng, 3))
    while state.turn is not None:
        decision = bot("adept:seconds=none,playouts=80").decide(state.view(state.turn), rng)
        assert decision.reason is not None
        assert "lead" not in decision.reason.facts
        found[decision.reason.message] += 1
        state = state.play(decision.move)
    assert found["adept-best"]


def test_an_adept_that_tries_much_names_a_lead() -> None:
    state = GAMES["heuldoch"].start(GAMES["heuldoch"].deal(Random(2), 3))
    leads = list[bool]()
    for _ in range(6):
        decision = bot("adept:seconds=none,playouts=4000").decide(state.view(state.turn or 0), Random(1))
        assert decision.reason is not None
        leads.append("lead" in decision.reason.facts)
        state = state.play(decision.move)
    assert any(leads)


if LONG:  # a few minutes

    @pytest.mark.parametrize(("game", "players"), [("mu", 3), ("mu", 6), ("mu2", 2), ("heuldoch", 4)])
    def test_a_dreamer_stands_between_novice_and_club_player(game: str, players: int) -> None:
        """Both ways: alone among them, and each of them alone among dreamers."""
        pairs = ladder(game, players, ["novice", "club"], 60, seed=3, both=True, among="dreamer").pairs
        ahead = {(pair.a, pair.b): (pair.ci_low or 0, pair.ci_high or 0) for pair in pairs}
        assert ahead["dreamer", "novice"][0] > 0 > ahead["novice", "dreamer"][1]
        assert ahead["club", "dreamer"][0] > 0 > ahead["dreamer", "club"][1]
