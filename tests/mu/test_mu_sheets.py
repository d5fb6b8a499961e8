"""The worked examples of the printed sheets, by their numbers: 000 (German), 001 (English), 003 (Dutch)."""

from __future__ import annotations

import pytest
from known import as_a, known
from mu_table import (
    ANNA,
    BEATE,
    CONNY,
    DAGMAR,
    EMMA,
    MU,
    after,
    all_pass,
    auction,
    cards,
    dealt,
    fought,
    hands_of,
    play_tricks,
    scandal,
    start,
    texts,
)

from eklat.games.core import Match
from eklat.games.errors import BadOption
from eklat.games.mu import State
from eklat.games.mu.auction import Bids
from eklat.games.mu.cards import pack
from eklat.games.mu.contract import Contract, goal, height_reached
from eklat.games.mu.scoring import bonus, played_out

HANDS = ("R6 R2 R9", "B9", "Y8 G9 R5", "G1 B1 G8 G7", "R8")

EXAMPLE_1 = """
    R6    pass  Y8     G1 B1  pass
    R2    B9    G9 R5  pass   R8
    R9    pass  pass   G8 G7  pass
    pass  pass  pass   pass
"""

EXAMPLE_3 = """
    R6    pass  Y8     G1 B1  pass
    R2    B9    G9 R5  pass   R8
    R9    pass  pass   G8     pass
    pass  pass  pass   pass
"""


def example_1() -> State:
    """Everything is laid, and Conny is to name a trump."""
    return auction(start(*HANDS), EXAMPLE_1)


def hand_after_example_1(tricks: str, vice_trump: str, chief_trump: str) -> State:
    """A whole hand after that auction: Dagmar takes Anna as her partner."""
    state = auction(MU.start(hands_of(tricks)), EXAMPLE_1)
    state = after(state, f"trump {vice_trump}, trump {chief_trump}, partner {ANNA}")
    return play_tricks(state, tricks)


# Sheet 000, the auction -------------------------------------------------------------------------------------------------


def test_sheet_000_example_1_the_auction_with_exactly_these_bids() -> None:
    state = example_1()
    assert state.phase == "trump"
    assert state.laid == tuple(map(cards, ("R2 R6 R9", "B9", "G9 R5 Y8", "B1 G1 G7 G8", "R8")))


def test_sheet_000_example_1_emma_could_lay_three_cards_after_dagmars_raise() -> None:
    state = auction(start(*HANDS), "R6  pass  Y8  G1 B1")
    assert state.turn == EMMA
    assert as_a(Bids, state.legal).most == 3


def test_sheet_000_example_1_who_has_passed_may_come_back_and_bid_low() -> None:
    state = auction(start(*HANDS), "R6  pass  Y8  G1 B1  pass")
    state = auction(state, "R2  B9")
    assert state.moves[1] == MU.parse("pass")
    assert state.laid[BEATE] == cards("B9")
    assert max(map(len, state.laid)) == 2


def test_sheet_000_example_1_emma_began_the_passes_and_is_not_asked_again() -> None:
    state = example_1()
    assert len(state.log) == 19
    assert [seat for seat, _ in state.log[-5:]] == [EMMA, ANNA, BEATE, CONNY, DAGMAR]
    assert set(state.moves[-5:]) == {MU.parse("pass")}


def test_sheet_000_example_2_dagmar_is_chief() -> None:
    assert known(example_1().contract).chief == DAGMAR


def test_sheet_000_example_3_the_changed_auction_ends_in_an_eklat() -> None:
    state = auction(start(*HANDS), EXAMPLE_3)
    assert state.is_over
    assert known(state.result).outcome == "eklat"
    assert known(state.result).scores == (15, 0, 15, -30, 0)
    assert scandal(state.result).culprit == DAGMAR


def test_sheet_000_example_3_all_pass_at_once_and_nobody_scores() -> None:
    state = all_pass(start(*HANDS))
    assert len(state.log) == 5
    assert known(state.result).outcome == "eklat"
    assert known(state.result).scores == (0, 0, 0, 0, 0)


def test_sheet_000_example_4_conny_is_vice_by_her_second_digit() -> None:
    contract = known(example_1().contract)
    assert contract.vice == CONNY


# Sheet 000, trumps and goal ---------------------------------------------------------------------------------------------


def test_sheet_000_example_5_conny_names_first_and_only_what_she_laid() -> None:
    state = example_1()
    assert state.turn == CONNY
    assert texts(state) == ["trump R", "trump Y", "trump G", "trump 5", "trump 8", "trump 9"]


def test_sheet_000_example_5_dagmar_may_name_green_blue_1_7_or_8_or_nothing() -> None:
    state = after(example_1(), "trump R")
    assert state.turn == DAGMAR
    assert texts(state) == ["trump G", "trump B", "trump 1", "trump 7", "trump 8", "trump none"]


def test_sheet_000_chapter_6_the_partner_is_anybody_but_the_vice() -> None:
    state = after(example_1(), "trump R, trump G")
    assert texts(state) == [f"partner {ANNA}", f"partner {BEATE}", f"partner {EMMA}"]


def test_sheet_000_example_6_the_goal_is_33() -> None:
    contract = known(example_1().contract)
    assert (contract.players, contract.height) == (5, 4)
    assert contract.goal == 33


# Sheet 000, scoring -----------------------------------------------------------------------------------------------------

MADE_WITH_GREEN = """
    R7 B2 B5 B1 B4
    R9 G1 G9 G1 G2
    R6 B3 R5 B0 R1
    Y5 Y3 Y7 Y1 Y0
    Y2 B8 Y8 Y1 Y4
    Y6 B9 B7 B1 B7
    K7 K0 K1 K7 K5
    K9 G4 G6 G7 R0
    G5 G3 R7 G8 K2
    R3 G0 K8 B6 R4
    K3 K6 K1 G7 R1
    R2 K4 Y7 Y9 R8
"""

MADE_WITH_ONES = """
    B0 B8 B5 B4 B7
    Y9 Y7 Y8 G8 Y4
    Y7 Y2 Y5 B1 Y0
    B1 Y1 G1 K1 R7
    R2 B6 B3 B7 G4
    R3 K1 R5 G1 R8
    G0 B9 G9 B2 R1
    G7 K7 G3 G2 G5
    K4 K6 K5 K7 K0
    R9 K3 K2 K9 R0
    R7 Y6 K8 R1 R4
    R6 Y3 G6 G7 Y1
"""

TWENTY_AND_NINE = """
    B5 B2 B4 B1 B7
    R9 B9 G9 G1 G3
    K7 K1 K6 K0 K1
    K7 K8 K4 B8 K5
    R6 R1 R5 R1 R3
    Y1 Y7 Y8 Y2 Y0
    Y5 Y9 G5 G7 K9
    R2 G4 G2 G6 G7
    K3 R7 R7 R4 R8
    Y6 B7 B1 G0 K2
    Y1 Y3 B3 Y7 R0
    B6 Y4 B0 G8 G1
"""

ONLY_23 = """
    G2 G3 G9 G1 G1
    K0 K8 K7 K6 K1
    Y0 K7 K1 K3 G7
    G5 K9 Y9 G7 G4
    B7 B2 B8 B1 B5
    Y4 Y7 Y1 Y1 Y7
    R2 B1 B3 B7 B0
    R9 B9 R5 G8 G6
    R6 K5 K2 K4 R8
    Y6 Y3 Y8 Y5 B6
    R0 R7 R4 R7 R1
    R1 Y2 R3 G0 B4
"""


def test_sheet_000_example_7_a_colour_as_trump_brings_40_to_dagmar_and_to_anna() -> None:
    result = fought(hand_after_example_1(MADE_WITH_GREEN, "9", "G").result)
    assert result.outcome == "made"
    assert result.side_points == 33
    assert result.points == (5, 12, 15, 28, 0)
    assert result.bonus == 40
    assert result.scores == (45, 12, 15, 68, 0)


def test_sheet_000_example_7_ones_as_trump_bring_50_to_dagmar_and_to_anna() -> None:
    result = fought(hand_after_example_1(MADE_WITH_ONES, "R", "1").result)
    assert result.outcome == "made"
    assert result.points == (22, 9, 0, 20, 9)
    assert result.bonus == 50
    assert result.scores == (72, 9, 0, 70, 9)


def test_sheet_000_example_8_29_points_are_a_difference_of_2() -> None:
    result = fought(hand_after_example_1(TWENTY_AND_NINE, "9", "G").result)
    assert result.outcome == "failed"
    assert (result.points[DAGMAR], result.points[ANNA]) == (20, 9)
    assert result.difference == 2
    team = [score - points for score, points in zip(result.scores, result.points, strict=True)]
    assert team == [0, 10, 10, -20, 10]
    assert result.scores == (9, 16, 16, 0, 29)


def test_sheet_000_example_8_23_points_are_a_difference_of_4() -> None:
    result = fought(hand_after_example_1(ONLY_23, "9", "G").result)
    assert result.outcome == "failed"
    assert result.side_points == 23
    assert result.difference == 4
    assert result.points == (0, 12, 14, 23, 11)
    assert result.scores == (0, 32, 34, -17, 31)


FIRST_LINE_HANDS = ("R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "", "G1 G2 G3 G4", "")

FIRST_LINE_AUCTION = """
    R1    Y1 Y2  pass  G1     pass
    R2    Y3     pass  G2 G3  pass
    R3    pass   pass  pass   pass
    R4    Y4     pass  G4     pass
    pass  pass   pass  pass
"""

SECOND_LINE = """
    K6 K1 K9 K5 K4
    R7 R1 B7 R6 R0
    K1 B2 K3 K2 G9
    G8 G3 G4 G0 G1
    Y1 Y9 Y6 Y1 Y3
    B9 B1 B5 R3 B0
    Y2 B8 G7 G5 G6
    K7 R5 Y7 Y7 R2
    B3 B7 K7 R7 R9
    K0 B6 R4 R8 R1
    K8 B4 Y8 G2 G7
    Y4 Y0 B1 G1 Y5
"""

SECOND_LINE_AUCTION = """
    R5    B7 G7  pass  pass  pass
    pass  K7     pass  pass  pass
    pass  Y7     pass  pass  pass
    pass  K9     pass  pass  pass
    pass  pass
"""

THIRD_LINE = """
    B9 B5 B3 B7 B1
    Y1 R2 R8 Y6 Y5
    B0 R0 B6 B1 B4
    R4 Y1 R1 Y8 Y7
    G3 G6 B2 G1 G9
    Y2 Y9 R5 Y4 R6
    K7 K7 K3 K2 K8
    Y3 G8 K0 K5 K1
    G0 G1 B8 G5 R3
    R1 G7 B7 K4 K6
    G2 G4 Y0 R9 K1
    G7 R7 R7 Y7 K9
"""

THIRD_LINE_AUCTION = """
    R8    Y4    G9    pass  pass
    R5    Y8    pass  pass  pass
    R7    pass  pass  pass  pass
    B3    pass  pass  pass  pass
    pass
"""


SCORE_SHEET = (
    (dealt(*FIRST_LINE_HANDS, dealer=ANNA), FIRST_LINE_AUCTION, (), ""),
    (hands_of(SECOND_LINE, dealer=BEATE), SECOND_LINE_AUCTION, ("trump R", "trump 7", f"partner {DAGMAR}"), SECOND_LINE),
    (hands_of(THIRD_LINE, dealer=CONNY), THIRD_LINE_AUCTION, ("trump Y", "trump R", f"partner {ANNA}"), THIRD_LINE),
)


def score_sheet(hands: int = 3, **options: object) -> Match:
    """The first so many hands of example 9."""
    match = Match.of(MU, 5, options)
    for deal, bids, choices, tricks in SCORE_SHEET[:hands]:
        state = after(auction(match.start(deal), bids), *choices)
        match = match.add(play_tricks(state, tricks))
    return match


def test_sheet_000_example_9_the_first_hand_is_an_eklat_at_4() -> None:
    match = score_sheet(1)
    eklat = scandal(match.results[-1])
    assert (eklat.outcome, eklat.height, eklat.culprit) == ("eklat", 4, DAGMAR)
    assert match.scores == (20, 20, 0, -40, 0)


def test_sheet_000_example_9_the_second_hand_is_made_at_5_with_sevens() -> None:
    match = score_sheet(2)
    result = fought(match.results[-1])
    assert (result.outcome, result.contract.height, result.contract.chief_trump) == ("made", 5, "7")
    assert result.points == (11, 3, 22, 15, 9)
    assert result.bonus == 60
    assert match.scores == (31, 23, 82, 35, 9)


def test_sheet_000_example_9_the_third_hand_misses_4_with_red_by_3() -> None:
    match = score_sheet(3)
    result = fought(match.results[-1])
    assert (result.outcome, result.contract.height, result.contract.chief_trump) == ("failed", 4, "R")
    assert result.points == (19, 13, 5, 3, 20)
    assert result.difference == 3
    assert match.scores == (50, 51, 57, 53, 44)


def test_sheet_000_chapter_9_the_deal_passes_to_the_left_also_after_an_eklat() -> None:
    assert [score_sheet(hands).starter for hands in (1, 2, 3)] == [BEATE, CONNY, DAGMAR]


def test_sheet_000_chapter_9_the_match_goes_on_until_somebody_has_more_than_the_agreed_sum() -> None:
    assert not score_sheet(3).is_over
    assert not score_sheet(2, target=82).is_over
    assert score_sheet(2, target=81).is_over
    assert score_sheet(2, target=81).winners == (CONNY,)


# Sheet 001 --------------------------------------------------------------------------------------------------------------


def test_sheet_001_is_for_four_to_six_players() -> None:
    for players in (4, 5, 6):
        assert MU.rules({"edition": "en"}, players).edition == "en"
    with pytest.raises(BadOption, match="The English edition is for 4 to 6 players, not 3"):
        MU.rules({"edition": "en"}, 3)


def test_sheet_001_examples_1_to_6_are_those_of_sheet_000() -> None:
    state = auction(start(*HANDS, edition="en"), EXAMPLE_1)
    contract = known(state.contract)
    assert (contract.chief, contract.vice, contract.goal) == (DAGMAR, CONNY, 33)
    assert texts(after(state, "trump R")) == ["trump G", "trump B", "trump 1", "trump 7", "trump 8", "trump none"]


def test_sheet_001_example_3_and_not_its_summary_box() -> None:
    # Its box gives other scores than its text: a misprint (M4).
    state = auction(start(*HANDS, edition="en"), EXAMPLE_3)
    assert known(state.result).scores == (15, 0, 15, -30, 0)


@pytest.mark.parametrize("points", range(24))
def test_sheet_001_example_8_23_or_fewer_points_are_a_difference_of_4(points: int) -> None:
    contract = Contract(5, DAGMAR, CONNY, 4, "9", "G", holder=ANNA)
    result = played_out(contract, (0, 60 - points, 0, points, 0))
    assert result.difference == 4
    assert result.scores == (0, 80 - points, 20, points - 40, 20)


def test_sheet_001_example_9_has_41_for_annas_11() -> None:
    printed, meant = (41, 3, 22, 15, 9), (11, 3, 22, 15, 9)
    assert sum(printed) == 90
    assert sum(meant) == sum(card.points for card in pack()) == 60
    assert fought(score_sheet(2, edition="en").results[-1]).points == meant
    assert score_sheet(2, edition="en").scores == (31, 23, 82, 35, 9)
    assert score_sheet(3, edition="en").scores == (50, 51, 57, 53, 44)


# Sheet 003 --------------------------------------------------------------------------------------------------------------


def test_sheet_003_four_players_and_five_cards_make_a_goal_of_38() -> None:
    state = start("", "", "K0 K1 K2 K3 K4", "", dealer=CONNY, edition="nl")
    for card in ("K0", "K1", "K2", "K3", "K4"):
        state = after(state, f"bid {card}, pass, pass, pass")
    state = all_pass(state)
    assert known(state.contract).chief == CONNY
    assert known(state.contract).height == 5
    assert known(state.contract).goal == 38


def test_sheet_003_four_cards_bring_40_with_a_colour_and_70_without_trump() -> None:
    assert bonus(Contract(5, ANNA, BEATE, 4, "R", "G", holder=CONNY)) == 40
    assert bonus(Contract(5, ANNA, BEATE, 4, "R", "none", holder=CONNY)) == 70


TWENTY_EIGHT = """
    B5 Y1 Y7 B0 Y3
    B4 B1 B8 B2 Y6
    G9 R0 G0 K7 G1
    G5 K3 G4 R7 G8
    K0 K8 K2 K1 K9
    B6 B9 Y4 Y5 Y8
    R4 R3 R8 R5 R1
    R6 K1 K6 K5 K4
    B7 Y9 Y2 B7 G2
    B3 R1 R2 R7 G1
    G6 Y7 G3 B1 G7
    Y0 K7 R9 Y1 G7
"""


def test_sheet_003_28_points_at_4_cards_cost_20_and_give_10() -> None:
    state = MU.start(hands_of(TWENTY_EIGHT), MU.rules({"edition": "nl"}))
    state = auction(
        state,
        """
        B4    pass  pass  pass  pass
        B5    pass  pass  pass  pass
        B6    Y9    pass  pass  pass
        G6    pass  pass  pass  pass
        pass
        """,
    )
    result = fought(play_tricks(after(state, f"trump Y, trump B, partner {CONNY}"), TWENTY_EIGHT).result)
    assert result.contract.goal == 33
    assert result.side_points == 28
    assert result.difference == 2
    assert result.points == (13, 5, 15, 18, 9)
    assert result.scores == (13 - 20, 5 + 10, 15, 18 + 10, 9 + 10)


def test_sheet_003_below_the_goal_of_one_card_all_cards_were_too_many() -> None:
    contract = Contract(5, ANNA, BEATE, 3, "R", "G", holder=CONNY)
    assert played_out(contract, (20, 30, 3, 7, 0)).difference == 3


def test_sheet_003_the_match_ends_as_soon_as_the_target_is_reached() -> None:
    assert not score_sheet(2, edition="nl", target=83).is_over
    assert score_sheet(2, edition="nl", target=82).is_over
    assert score_sheet(2, edition="nl", target=82).winners == (CONNY,)


# The tables in full -----------------------------------------------------------------------------------------------------

GOALS = {
    3: (12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34),
    4: (30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58),
    5: (24, 27, 30, 33, 36, 39, 42, 45, 48, 51, 54, 57),
    6: (20, 24, 28, 32, 36, 40, 44, 48, 52, 56),
}

BONUS = {
    ("R", "Y", "G", "B", "K"): "1 2 3 4 5 6 7 8 9 10+",
    ("1", "7"): "- 1 2 3 4 5 6 7 8 9+",
    ("0", "2", "3", "4", "5", "6", "8", "9"): "- - 1 2 3 4 5 6 7 8+",
    ("none",): "- - - 1 2 3 4 5 6 7+",
}
"""For every kind of chief trump the heights that bring 10, 20, ... 100 points."""


@pytest.mark.parametrize(
    ("players", "height", "points"),
    [(players, height, points) for players, row in GOALS.items() for height, points in enumerate(row, 1)],
)
def test_the_table_of_goals(players: int, height: int, points: int) -> None:
    assert goal(players, height) == points


@pytest.mark.parametrize(("players", "row"), GOALS.items())
def test_a_missed_goal_is_measured_by_the_same_table(players: int, row: tuple[int, ...]) -> None:
    for points in range(row[-1] + 1):
        enough_for = [height for height, needed in enumerate(row, 1) if points >= needed]
        assert height_reached(players, points) == max(enough_for, default=0)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("trump", "height", "points"),
    [
        (trump, height, 10 * column)
        for trumps, row in BONUS.items()
        for column, cell in enumerate(row.split(), 1)
        if cell != "-"
        for height in (range(int(cell[:-1]), 16) if cell.endswith("+") else [int(cell)])
        for trump in trumps
    ],
)
def test_the_table_of_bonuses(trump: str, height: int, points: int) -> None:
    assert bonus(Contract(4, ANNA, BEATE, height, "R", trump, holder=CONNY)) == points


def test_the_points_in_the_game() -> None:
    assert sum(card.points for card in pack()) == 60
    assert sum(card.points for card in pack("RGB")) == 36
    assert {card.digit: card.points for card in pack("R")} == {
        0: 1, 1: 0, 2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 1, 9: 0,
    }  # fmt: skip
