"""Novice, club and expert at a table of Mü: what good company does, situation by situation."""

import os
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest
from back import dealt_mu
from known import known

from eklat.bots import Decision, bot
from eklat.bots.club import mind
from eklat.bots.club import mu as club
from eklat.bots.club.mu.table import likelihood
from eklat.fast import playouts, simulate, worlds
from eklat.fast.bridge import mu as bridge
from eklat.fast.kernels import mu as kernel
from eklat.fast.kernels.bits import seeded
from eklat.games import GAMES
from eklat.games.core import State
from eklat.games.mu.contract import height_reached
from eklat.games.mu.moves import Bid
from eklat.games.mu.trumps import TRUMP_SUIT, is_kind, trumps
from eklat.games.mu.view import View

sys.path.insert(0, str(Path(__file__).parents[1] / "mu"))

from typing import Any

from known import as_a
from mu_table import after, start

from eklat.games import mu
from eklat.games.mu.contract import Contract
from eklat.games.mu.moves import Play
from eklat.games.mu.scoring import Result
from eklat.games.said import Trump

STRONG = "R9 R8 R7 R7 R6 R5 R4 R3 Y9 G9"
WEAK = "R0 R2 R4 Y1 Y3 Y5 G0 G2 G4 B1 B3 B5 K0 K2 K4"
MU = GAMES["mu"]


def said(state: State, name: str = "club") -> tuple[str, str]:
    """The bot's move, and its reason."""
    decision = bot(name).decide(state.view(state.turn), Random(0))
    assert decision.reason is not None
    return str(decision.move), decision.reason.message.partition("-mu-")[2]


# The auction --------------------------------------------------------------------------------------------------------------


def test_a_strong_hand_takes_the_lead() -> None:
    move, why = said(start(STRONG, "", "", ""))
    assert move.startswith("bid ")
    assert why == "bid"


def test_a_bid_is_a_small_step_that_shows_the_trump() -> None:
    state = after(start("K1", STRONG, "", ""), "bid K1")
    move, why = said(state)
    assert why == "bid"
    assert len(move.split()) - 1 == 2
    assert any(card[0] == "R" for card in move.split()[1:])


def test_who_leads_far_enough_passes() -> None:
    state = after(start(WEAK, "", "", ""), "bid R4, pass, pass, pass, bid R2, pass, pass, pass, bid Y5, pass, pass, pass")
    assert said(state) == ("pass", "pass-ahead")


def test_an_eklat_that_another_pays_for_is_let_happen() -> None:
    """Beate makes it even with Anna, and everybody else passes: Anna only has to say nothing."""
    state = start(WEAK, "R9 R8 R7", "", "")
    state = after(state, "bid R4, pass, pass, pass, bid R2, pass, pass, pass, bid Y5, bid R9 R8 R7, pass, pass")
    assert said(state) == ("pass", "pass-eklat")


def test_who_would_pay_for_an_eklat_gets_out_of_it() -> None:
    state = after(start("K9", STRONG, "", ""), "bid K9, bid R9, pass, pass, pass")
    move, why = said(state)
    assert (move.startswith("bid "), why) == (True, "escape")


@pytest.mark.parametrize("seed", range(5))
def test_a_club_player_never_makes_itself_pay_for_an_eklat_by_a_small_bid(seed: int) -> None:
    """It lays less than the highest, or more: even is only made on purpose, to push somebody frightening."""
    rng, player = Random(seed), bot("club")
    state = MU.start(MU.deal(rng, 5))
    while state.phase == "auction":
        decision = player.decide(state.view(state.turn), rng)
        before = max(map(len, state.laid))
        seat, state = state.turn, state.play(decision.move)
        if str(decision.move) != "pass" and known(decision.reason).message != "club-mu-push":
            assert len(state.laid[known(seat)]) != before


# Trumps and partner -------------------------------------------------------------------------------------------------------


def test_the_chief_names_the_long_suit_among_what_is_laid() -> None:
    state = after(start(STRONG, "", "", ""), "bid R3, pass, pass, pass, pass")
    move, why = said(state)
    assert (move, why) == ("trump R", "trump")


def test_the_vice_does_not_name_what_the_chief_shows() -> None:
    state = start("R9 R8 R7", "R6 Y8 Y7 Y7 Y6 Y9", "", "")
    state = after(state, "bid R9, bid R6 Y8, pass, pass, bid R8 R7, pass, pass, pass, pass")
    assert state.phase == "trump"
    move, why = said(state)
    assert (move, why) == ("trump Y", "vice-trump")


def test_the_partner_is_who_shows_the_chiefs_trump() -> None:
    state = start(STRONG, "K2 K3", "R2 R1", "B2")
    state = after(state, "bid R9, bid K2 K3, bid R2, bid B2, bid R8 R7, pass, pass, pass, pass")
    state = after(state, "trump K, trump R")
    move, why = said(state)
    assert (move, why) == ("partner 2", "partner")


# The play -----------------------------------------------------------------------------------------------------------------


def test_points_go_to_a_friends_sure_trick() -> None:
    state = start("R9 R8 R7 R7 R6", "Y9 R1", "Y6 Y4 R0", "Y7")
    state = after(state, "bid R9, pass, pass, pass, pass, trump R, partner 2")
    state = after(state, "play R9, play R1")
    move, why = said(state)
    assert why in ("feed", "only")
    assert move.split()[1] in ("R0", "R2", "R3", "R4", "R5")


def test_nothing_is_given_to_a_trick_that_is_lost() -> None:
    """The chief's red 9 wins for sure; an opponent with red 6 and red 1 keeps the points."""
    state = start("R9 R8 R7 R7", "R6 R1", "", "")
    state = after(state, "bid R9, pass, pass, pass, pass, trump R, partner 2, play R9")
    move, why = said(state)
    assert (move.split()[1], why) == ("R1", "keep")


@pytest.mark.parametrize(("partner", "why"), [("3", "lead-top"), ("2", "draw-trumps")])
def test_trumps_are_drawn_from_the_others_and_not_from_a_friend(partner: str, why: str) -> None:
    """Beate and Conny have no red card, as all have seen; whoever Dagmar plays with has the red ones that are out."""
    state = start("R9 R8 R7 R7 R6 R5 R4 R3 R1 R1", "Y9 Y8", "K9 K8", "R0 R2")
    state = after(state, f"bid R9, pass, pass, pass, pass, trump R, partner {partner}, play R9, play Y9, play K9, play R0")
    move, said_so = said(state)
    assert move.split()[1][0] == "R"
    assert said_so == why


# The kernel ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {}),
        (3, {"colours": "RYK"}),
        (4, {}),
        (4, {"hidden_partner": True}),
        (5, {"same_trump": False}),
        (5, {"hidden_partner": True, "shared_eklat": True}),
        (6, {}),
    ],
)
def test_the_kernel_with_all_cards_plays_like_the_bot_that_sees_its_own(players: int, options: dict[str, object]) -> None:
    """Hands that the kernel plays with everything in its array, and that bots play from their views, are the same hands."""
    rules, number = MU.rules(options, players), 8
    blank, deck = bridge.blank(players, rules)
    scores, outcomes, rng = np.zeros((number, players), np.int32), np.zeros(16, np.int64), np.zeros(1, np.uint64)
    club.hands(blank, deck, 5, 0, scores, outcomes)
    for hand in range(number):
        s = blank.copy()
        seeded(rng, 5, hand)
        s[kernel.DEALER] = hand % players
        kernel.deal(s, deck, rng)
        state: State = MU.start(dealt_mu(s), rules)
        while state.turn is not None:
            state = state.play(bot("club").choose(state.view(state.turn), Random(0)))
        assert known(state.result).scores == tuple(scores[hand])


def test_a_reason_is_true_of_its_move() -> None:
    for seed in range(24):
        rng, players = Random(seed), 3 + seed % 4
        state = MU.start(MU.deal(rng, players))
        while state.turn is not None:
            view = state.view(state.turn)
            for name in ("club", "novice"):
                check_reason(view, bot(name).decide(view, rng))
            state = state.play(bot("club").choose(view, rng))


def check_reason(view: View, decision: Decision) -> None:
    move: Any = decision.move  # the reason says of which kind it is
    reason = known(decision.reason).message
    values = known(decision.reason).facts
    if reason in ("club-mu-bid", "club-mu-raise", "club-mu-escape"):
        trump = as_a(Trump, values["trump"]).trump
        assert trump == "none" or any(is_kind(card, trump) for card in move.cards + view.laid[known(view.seat)])
    if reason == "club-mu-escape":
        laid = [
            seat for seat, done in view.log if isinstance(done, Bid) and len(view.laid[seat]) == max(map(len, view.laid))
        ]
        assert laid[-1] == view.seat
    if reason in ("club-mu-throw-away", "novice-mu-cheap"):
        assert move.card.points == min(as_a(Play, option).card.points for option in view.legal)
    if reason == "club-mu-keep":
        assert move.card.points == 0
    if reason == "club-mu-lead-friend":
        assert view.players > 3 or view.seat != known(view.contract).chief
    if reason in ("novice-mu-lead", "novice-mu-lead-trump"):
        suit = trumps(known(view.contract).chief_trump, known(view.contract).vice_trump).suit[move.card]
        assert (suit == TRUMP_SUIT) == (reason == "novice-mu-lead-trump")
    if reason in ("club-mu-partner", "novice-mu-partner"):
        assert view.laid[move.seat]


def test_simulate_knows_the_club_policy() -> None:
    run = simulate("mu", 4, 2000, seed=1_000_001, policy=mind)
    assert 0.4 < run.outcomes["made"] / (run.outcomes["made"] + run.outcomes["failed"]) < 0.7
    assert run.outcomes["eklat"] / run.hands < 0.15
    five = simulate("mu", 5, 2000, seed=1_000_001, policy=mind)
    assert 0.01 < five.outcomes["eklat"] / five.hands < 0.15
    assert simulate("mu", 4, 2000, seed=1_000_001, policy=mind, threads=2).scores.tolist() == run.scores.tolist()
    state = MU.start(MU.deal(Random(1), 4))
    assert {str(move) for move in playouts(state, 5, policy=mind).moves} == {said(state)[0]}


def test_worlds_that_fit_the_auction_are_likelier() -> None:
    """Beate laid the red 9 and 8: worlds in which she has more red weigh more."""
    state = start("K1", "R9 R8 R7 R7 R6 R5 R4", "", "")
    view = after(state, "bid K1, bid R9 R8").view(2)
    drawn = worlds(view, 2000, seed=1)
    weights = club.odds(view, drawn.arrays)
    red = np.array([bin(int(mask) & int(kernel.KIND[0])).count("1") for mask in drawn.arrays[:, kernel.HAND + 1]])
    assert weights.max() <= 1.0
    assert weights.min() > 0.0
    assert (red * weights).sum() / weights.sum() > red.mean()


def test_what_one_does_follows_from_its_own_cards() -> None:
    """So how likely a story is can be thought about seat by seat."""
    state = MU.start(MU.deal(Random(3), 4))
    while not state.is_over:
        assert state.turn is not None
        view = state.view(state.turn)
        if len(state.log) % 9 == 8:
            deals, script = club.told(view, worlds(view, 60, seed=1).arrays)
            others = [seat for seat in range(4) if seat != state.turn]
            together = likelihood(deals, script, sum(1 << seat for seat in others))
            assert together == pytest.approx(sum(likelihood(deals, script, 1 << seat) for seat in others))
            assert together.min() < together.max()
        state = state.play(bot("novice").choose(view, Random(1)))


# The end ------------------------------------------------------------------------------------------------------------------


def test_a_known_ending_is_played_for_the_height_it_can_reach() -> None:
    """The sure moves are those after which the best outcome can still be forced."""
    found, seeds = 0, range(30 if os.environ.get("EKLAT_LONG") else 8)
    for seed in seeds:
        rng = Random(seed)
        state = MU.start(MU.deal(rng, 4))
        while state.turn is not None and (state.phase != "play" or len(state.hands[0]) + len(state.laid[0]) > 3):
            state = state.play(bot("novice").choose(state.view(state.turn), rng))
        if state.turn is None:
            continue
        view = state.view(state.turn)
        sure = club.sure(view, state)
        assert set(sure) <= set(state.legal)
        contract = known(state.contract)
        mine = state.turn in contract.side

        def reached(position: mu.State, contract: Contract = contract) -> int:
            """The height this side can force, by trying everything."""
            if position.result is not None:
                side = sum(as_a(Result, position.result).points[seat] for seat in contract.side)
                return min(contract.height, height_reached(4, side))
            values = [reached(position.play(move)) for move in position.legal]
            return max(values) if position.turn in contract.side else min(values)

        values = {move: reached(state.play(move)) for move in state.legal}
        best = max(values.values()) if mine else min(values.values())
        assert set(sure) <= {move for move, value in values.items() if value == best}
        found += bool(sure)
    assert found > len(seeds) // 3
