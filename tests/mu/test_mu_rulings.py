"""What the sheets leave open, as the table decides it: rulings M1 to M12."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from known import known
from mu_table import (
    ANNA,
    BEATE,
    CONNY,
    DAGMAR,
    MU,
    after,
    all_pass,
    auction,
    cards,
    dealt,
    fought,
    play_on,
    scandal,
    start,
    texts,
)

from eklat.games.core import Match
from eklat.games.errors import BadDeal, BadOption, IllegalMove
from eklat.games.mu import State
from eklat.games.mu.cards import ALL_COLOURS
from eklat.games.mu.contract import Contract
from eklat.games.mu.moves import Bid, Play
from eklat.games.mu.scoring import bonus, played_out
from eklat.games.mu.trumps import trumps

# M1: with three players two colours stay in the box ---------------------------------------------------------------------


def test_m1_three_players_get_red_green_and_blue_unless_they_choose_others() -> None:
    assert MU.deal(Random(1), 3).colours == "RGB"
    rules = MU.rules({"colours": "YGK"}, 3)
    assert MU.deal(Random(1), 3, rules).colours == "YGK"


def test_m1_any_three_of_the_five_colours_can_be_chosen() -> None:
    choices = next(option for option in MU.options() if option["name"] == "colours")["allowed"]
    assert isinstance(choices, (list, tuple))
    assert len(choices) == 10
    for colours in choices:
        deal = MU.deal(Random(2), 3, MU.rules({"colours": colours}))
        assert {card.colour for hand in deal.hands for card in hand} == set(colours)


@pytest.mark.parametrize("players", [4, 5, 6])
def test_m1_with_more_players_all_colours_are_dealt(players: int) -> None:
    assert MU.deal(Random(3), players, MU.rules({"colours": "YGK"})).colours == ALL_COLOURS


# M2: an empty hand can only pass ----------------------------------------------------------------------------------------


def everything_laid() -> State:
    """Anna lays her ten cards one by one while the five others pass."""
    state = start("R0 R1 R2 R3 R4 R5 R6 R7 R8 R9", "", "", "", "", "")
    for digit in range(10):
        state = after(state, f"bid R{digit}", *["pass"] * 5)
    return state


def test_m2_who_has_laid_the_whole_hand_can_only_pass() -> None:
    state = everything_laid()
    assert state.turn == ANNA
    assert state.hands[ANNA] == ()
    assert texts(state) == ["pass"]
    assert state.legal.listing == {"legal": ["pass"], "max_bid": 0}
    with pytest.raises(IllegalMove, match="you may lay no card now") as refusal:
        state.play(Bid(()))
    assert refusal.value.code == "bid-size"


def test_m2_and_then_plays_from_the_open_cards() -> None:
    state = after(everything_laid(), f"pass, trump R, partner {BEATE}")
    assert known(state.contract).goal == 56
    assert len(state.legal) == 10
    state = after(state, "play R9")
    assert len(state.laid[ANNA]) == 9


# M3: the last of the tied to lay a card pays ---------------------------------------------------------------------------


def test_m3_the_last_of_the_tied_bidders_pays() -> None:
    state = all_pass(auction(start("R2 R3", "Y2 Y3", "", ""), "R2  Y2 Y3  pass  pass  R3"))
    assert known(state.result).scores == (-20, 10, 0, 0)


def test_m3_later_bids_of_others_do_not_matter() -> None:
    state = all_pass(auction(start("R2 R3", "Y2 Y3", "G2", ""), "R2  Y2 Y3  pass  pass  R3  pass  G2"))
    assert known(state.result).scores == (-20, 10, 0, 0)


def test_m3_later_passes_do_not_matter() -> None:
    table = """
        R2    Y2    pass  pass
        pass  pass
    """
    state = auction(start("R2", "Y2", "", ""), table)
    assert [seat for seat, _ in state.log][-1] == BEATE
    assert scandal(state.result).culprit == BEATE
    assert known(state.result).scores == (5, -10, 0, 0)


def test_m3_of_three_who_are_tied_only_one_pays() -> None:
    table = """
        R2    Y2  G2     pass
        R3    Y3  G3 G4  pass
        R4    Y4
    """
    state = all_pass(auction(start("R2 R3 R4", "Y2 Y3 Y4", "G2 G3 G4", ""), table))
    assert known(state.result).scores == (15, -30, 15, 0)


# M4: the summary box of sheet 001 is a misprint -------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["de", "en", "nl"])
def test_m4_in_every_edition_the_tied_gain_and_everybody_else_gets_nothing(edition: str) -> None:
    state = auction(start("R2", "Y2", "", "", edition=edition), "R2  Y2")
    assert known(all_pass(state).result).scores == (5, -10, 0, 0)


# M5: ties for vice ------------------------------------------------------------------------------------------------------


def vice_after(*laid: str) -> int | None:
    """The vice when Anna has five cards and the others lay these."""
    state = start("K0 K2 K3 K4 K5", *laid)
    rounds = [("bid K0", *(f"bid {cards[:2]}" if cards else "pass" for cards in laid))]
    for number, card in enumerate(("K2", "K3", "K4", "K5"), 1):
        bids = [f"bid {own.split()[number]}" if len(own.split()) > number else "pass" for own in laid]
        rounds.append((f"bid {card}", *bids))
    state = all_pass(after(state, *(move for moves in rounds for move in moves)))
    assert known(state.contract).chief == ANNA
    return known(state.contract).vice


def test_m5_more_cards_come_before_higher_digits() -> None:
    assert vice_after("R9 Y9", "G0 G2 G3", "") == CONNY


def test_m5_the_highest_digit_decides_before_all_others() -> None:
    assert vice_after("R9 R0", "Y8 Y6", "") == BEATE


def test_m5_among_three_tied_the_best_alone_is_vice() -> None:
    assert vice_after("R3 R8", "Y9 Y2", "G9 G4") == DAGMAR


def test_m5_two_who_share_the_top_make_no_vice_whatever_the_third_laid() -> None:
    assert vice_after("R9 R4", "Y9 Y2", "G9 G4") is None
    assert vice_after("R9 R4", "Y9 Y4", "G8") is None


def test_m5_the_last_digit_can_decide() -> None:
    assert vice_after("R9 R4 R2", "Y9 Y4 Y3", "") == CONNY


def test_m5_two_who_share_every_digit_make_no_vice() -> None:
    assert vice_after("R7 R1", "Y1 Y7", "") is None


def test_m5_there_is_no_vice_if_only_the_chief_laid_cards() -> None:
    assert vice_after("", "", "") is None


def test_m5_there_is_no_vice_with_three_players() -> None:
    state = all_pass(auction(start("R2 R3", "G2", ""), "R2  G2  pass  R3"))
    assert known(state.contract).vice is None
    assert state.turn == ANNA


# M6: may the chief name the vice's trump? -------------------------------------------------------------------------------


def red_for_vice(**options: Any) -> State:
    """Beate is vice with red, Anna is chief and has laid R3 and G4."""
    state = all_pass(auction(start("R3 G4", "R9", "", "", **options), "R3  R9  pass  pass  G4"))
    return after(state, "trump R")


def test_m6_the_chief_may_name_the_same_trump() -> None:
    assert texts(red_for_vice()) == ["trump R", "trump G", "trump 3", "trump 4", "trump none"]


def test_m6_then_all_of_them_are_chief_trumps_and_none_is_double() -> None:
    both, chief_only = trumps("R", "R"), trumps("R", None)
    assert both.suit == chief_only.suit
    assert both.strength == chief_only.strength
    assert not any(both.is_double(card) for card in both.strength)


def test_m6_a_table_can_forbid_it() -> None:
    state = red_for_vice(same_trump=False)
    assert texts(state) == ["trump G", "trump 3", "trump 4", "trump none"]
    with pytest.raises(IllegalMove, match="The other trump is red already, and cannot be named twice") as refusal:
        after(state, "trump R")
    assert refusal.value.code == "same-trump"


# M7: the end of the match -----------------------------------------------------------------------------------------------


def match_with_five_points(**options: Any) -> Match:
    """Anna gets 5 points in an Eklat, and 5 is the target."""
    match = Match.of(MU, 4, {"target": 5, **options})
    state = match.start(dealt("R2", "Y2", "", ""))
    return match.add(all_pass(auction(state, "R2  Y2")))


@pytest.mark.parametrize(("edition", "is_over"), [("de", False), ("en", False), ("nl", True)])
def test_m7_the_edition_decides_whether_the_target_must_be_exceeded(edition: str, is_over: bool) -> None:
    assert match_with_five_points(edition=edition).is_over is is_over


@pytest.mark.parametrize("edition", ["de", "en", "nl"])
def test_m7_a_table_can_decide_otherwise(edition: str) -> None:
    assert match_with_five_points(edition=edition, end="reach").is_over
    assert not match_with_five_points(edition=edition, end="exceed").is_over
    assert match_with_five_points(edition=edition, end="exceed", target=4).is_over
    assert not match_with_five_points(edition=edition, end="reach", target=6).is_over


def test_m7_the_target_is_200_unless_the_table_chooses_another() -> None:
    assert MU.rules().target == 200
    assert MU.ends_match(MU.rules(), (201, 0, 0), None)
    assert not MU.ends_match(MU.rules(), (200, 0, 0), None)
    assert MU.ends_match(MU.rules({"edition": "nl"}), (200, 0, 0), None)


def test_m7_no_deal_follows_the_end() -> None:
    match = match_with_five_points(edition="nl")
    with pytest.raises(BadDeal, match="The match is over: seat 0 won it") as refusal:
        match.start(dealt("", "", "", "", dealer=BEATE))
    assert refusal.value.code == "match-over"


# M8: equal top scores share the win -------------------------------------------------------------------------------------


def test_m8_equal_top_scores_share_the_win() -> None:
    match = Match.of(MU, 4, {"target": 4})
    state = all_pass(auction(match.start(dealt("R2", "Y2", "G2", "")), "R2  Y2  G2"))
    match = match.add(state)
    assert match.scores == (5, 5, -10, 0)
    assert match.winners == (ANNA, BEATE)


# M9: two copies, one open and one in hand -------------------------------------------------------------------------------


def a_seven_in_both_places() -> State:
    """Anna leads and has one red 7 open, the other in her hand."""
    state = all_pass(auction(start("R7 R7 R2", "", "", ""), "R7"))
    return after(state, f"trump R, partner {BEATE}")


def test_m9_the_player_chooses_which_copy_to_play() -> None:
    state = a_seven_in_both_places()
    assert "play R7 hand" in texts(state)
    assert "play R7 open" in texts(state)
    from_hand, from_table = after(state, "play R7 hand"), after(state, "play R7 open")
    assert (from_hand.laid[ANNA], from_hand.hands[ANNA].count("R7")) == (cards("R7"), 0)
    assert (from_table.laid[ANNA], from_table.hands[ANNA].count("R7")) == ((), 1)


def test_m9_written_plainly_it_is_the_open_copy() -> None:
    state = a_seven_in_both_places()
    assert after(state, "play R7") == after(state, "play R7 open")
    assert state.notation(Play(cards("R7")[0])) == "play R7 open"


def test_m9_two_copies_in_one_place_are_no_choice() -> None:
    state = all_pass(auction(start("R7 R7 R2", "", "", ""), "R2"))
    state = after(state, f"trump R, partner {BEATE}")
    assert [text for text in texts(state) if "R7" in text] == ["play R7"]


# M10: hidden partner (house rule) ---------------------------------------------------------------------------------------

ALL_RED = "R0 R1 R1 R2 R3 R4 R5 R6 R7 R7 R8 R9 K9 K8 G9"


def called(card: str, bids: str = "R0") -> State:
    """Anna, with all the red cards, is chief, has called this card, and leads."""
    state = all_pass(auction(start(ALL_RED, "Y9 Y2", "B9", "", hidden_partner=True), bids))
    if state.turn != ANNA:
        state = state.play(state.legal[0])
    state = after(state, "trump R")
    return after(state, f"partner {card}")


def test_m10_any_card_that_exists_once_can_be_called() -> None:
    state = after(all_pass(auction(start(ALL_RED, "", "", "", hidden_partner=True), "R0")), "trump R")
    assert len(state.legal) == 5 * 8
    assert "partner K5" in texts(state)
    assert not any(text.endswith(("1", "7")) for text in texts(state))


def test_m10_the_holder_of_the_called_card_is_the_partner() -> None:
    state = called("B9")
    assert known(state.contract).partner == CONNY
    assert known(state.contract).side == (ANNA, CONNY)
    result = fought(play_on(state).result)
    assert result.contract.partner == CONNY
    assert result.bonus == 10


def test_m10_an_open_card_can_be_called_and_names_its_owner() -> None:
    state = called("Y2", bids="R0  Y2  B9  pass  R1")
    assert known(state.contract).vice == CONNY
    assert known(state.contract).partner == BEATE


def test_m10_a_called_card_of_the_chiefs_own_leaves_the_chief_alone() -> None:
    contract = known(called("R9").contract)
    assert contract.is_alone
    assert contract.partner is None
    assert contract.side == (ANNA,)


def test_m10_a_called_card_of_the_vice_leaves_the_chief_alone() -> None:
    state = called("Y2", bids="R0  Y9  pass  pass  R1")
    assert known(state.contract).vice == BEATE
    assert known(state.contract).is_alone
    assert known(state.contract).partner is None


def test_m10_a_goal_made_alone_is_worth_one_step_more() -> None:
    result = fought(play_on(called("R9")).result)
    assert result.points == (60, 0, 0, 0)
    assert result.bonus == 20
    assert result.scores == (80, 0, 0, 0)


@pytest.mark.parametrize(("trump", "steps"), [("R", 0), ("7", 1), ("4", 2), ("none", 3)])
def test_m10_but_never_more_than_100(trump: str, steps: int) -> None:
    for height in range(1, 16):
        contract = Contract(4, ANNA, BEATE, height, "Y", trump, cards("R9")[0], holder=ANNA)
        assert bonus(contract) == min(100, 10 * (height + steps + 1))


def test_m10_a_chief_alone_who_fails_pays_and_all_others_gain() -> None:
    contract = Contract(5, ANNA, BEATE, 3, "Y", "R", cards("Y9")[0], holder=BEATE)
    result = played_out(contract, (24, 10, 10, 10, 6))
    assert result.difference == 2
    assert result.scores == (24 - 20, 20, 20, 20, 16)


def test_m10_with_three_players_the_option_does_nothing() -> None:
    state = all_pass(auction(start("R2", "", "", hidden_partner=True), "R2"))
    state = after(state, "trump R")
    assert state.phase == "play"
    assert not known(state.contract).is_alone
    plain = after(all_pass(auction(start("R2", "", ""), "R2")), "trump R")
    assert play_on(state).result == play_on(plain).result


# M11: shared Eklat (house rule) -----------------------------------------------------------------------------------------


def test_m11_the_other_tied_player_gets_what_the_culprit_loses() -> None:
    state = all_pass(auction(start("R2", "Y2", "", "", shared_eklat=True), "R2  Y2"))
    assert known(state.result).scores == (10, -10, 0, 0)


def test_m11_several_share_the_loss() -> None:
    table = """
        R2  Y2 Y3  G2 G3  pass  pass
        R3
    """
    state = all_pass(auction(start("R2 R3", "Y2 Y3", "G2 G3", "", "", shared_eklat=True), table))
    assert known(state.result).scores == (-20, 10, 10, 0, 0)


def test_m11_only_whole_points_are_given() -> None:
    state = start("R2", "Y2", "G2", "B2", "", shared_eklat=True)
    state = all_pass(auction(state, "R2  Y2  G2  B2"))
    assert known(state.result).scores == (3, 3, 3, -10, 0)


def test_m11_nobody_gains_when_nobody_laid_a_card() -> None:
    state = all_pass(start("", "", "", "", shared_eklat=True))
    assert known(state.result).scores == (0, 0, 0, 0)


# M12: random end (house rule) -------------------------------------------------------------------------------------------


def five_points_and_a_draw(card: str, **options: Any) -> Match:
    return match_with_five_points(random_end=True, **options).draw_for_the_end(card)


@pytest.mark.parametrize(("card", "is_over"), [("R0", False), ("K4", False), ("B5", True), ("G9", True)])
def test_m12_ten_times_the_drawn_digit_helps_the_leader_to_end_the_match(card: str, is_over: bool) -> None:
    match = five_points_and_a_draw(card, target=50)
    assert match.is_over is is_over


def test_m12_the_tables_own_end_rule_holds() -> None:
    assert not five_points_and_a_draw("R5", target=55).is_over
    assert five_points_and_a_draw("R5", target=55, end="reach").is_over
    assert five_points_and_a_draw("R5", target=55, edition="nl").is_over


def test_m12_scores_do_not_change() -> None:
    match = five_points_and_a_draw("R9", target=50)
    assert match.scores == (5, -10, 0, 0)
    assert match.winners == (ANNA,)


def test_m12_a_card_is_drawn_after_every_hand_an_eklat_included() -> None:
    match = match_with_five_points(random_end=True, target=100)
    assert match.awaits_end_draw
    assert not match.is_over
    with pytest.raises(BadDeal, match="A card must be drawn") as refusal:
        match.start(dealt("", "", "", "", dealer=BEATE))
    assert refusal.value.code == "end-draw"
    match = match.draw_for_the_end("R3")
    assert not match.awaits_end_draw
    state = after(all_pass(auction(match.start(dealt("", "R2", "", "", dealer=BEATE)), "R2")), f"trump R, partner {DAGMAR}")
    assert match.add(play_on(state)).awaits_end_draw


def test_m12_without_the_house_rule_nothing_is_drawn() -> None:
    match = match_with_five_points(target=100)
    assert not match.awaits_end_draw
    with pytest.raises(BadOption, match="No card is drawn for the end of the match now") as refusal:
        match.draw_for_the_end("R3")
    assert refusal.value.code == "end-draw"


def test_m12_what_is_drawn_must_be_a_card() -> None:
    with pytest.raises(BadOption, match="The card drawn for the end: 'X3' is not a card") as refusal:
        five_points_and_a_draw("X3")
    assert refusal.value.code == "end-draw"


def test_m8_one_point_less_is_no_share_of_the_win() -> None:
    last = known(all_pass(start("", "", "", "")).result)
    assert MU.winners((50, 49, 50, 10), last) == (0, 2)
    assert MU.winners((51, 50, 50, 50), last) == (0,)


# M13 --------------------------------------------------------------------------------------------------------------------


def test_m13_the_english_edition_needs_four() -> None:
    with pytest.raises(BadOption, match="4 to 6 players, not 3"):
        MU.rules({"edition": "en"}, 3)
    assert MU.rules({"edition": "en"}, 4).edition == "en"
