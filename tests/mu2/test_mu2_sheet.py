"""Sheet 004 from top to bottom: what it shows as a table, an example or a plain statement."""

import random

import pytest
from known import as_a, known
from mu2_table import (
    ANNA,
    AUCTION,
    BEN,
    DISCARD,
    MU2,
    NAMES,
    POINTS,
    any_game,
    any_played_game,
    cards,
    dealt,
    explained,
    face_down,
    legal,
    open_columns,
    pack,
    played,
    sheet_deal,
    sheet_game,
    start,
    trick_starts,
    turned,
)

from eklat.games import GAMES
from eklat.games.core import Match
from eklat.games.mu.auction import Bids
from eklat.games.mu2.contract import goal
from eklat.games.mu2.naming import Naming
from eklat.games.mu2.play import Tricks
from eklat.games.mu2.scoring import played_out

MARKERS = {5: 26, 6: 28, 7: 30, 8: 32, 9: 34, 10: 36, 11: 38, 12: 40, 13: 42, 14: 44, 15: 46}


# Layout -----------------------------------------------------------------------------------------------------------------


def test_the_game_is_on_the_list() -> None:
    assert GAMES["mu2"] is MU2
    assert (MU2.title, list(MU2.players)) == ("Mü for two", [2])


def test_one_colour_stays_in_the_box() -> None:
    deal = any_game(1)[0].deal
    everything = [*deal.hidden[0], *deal.hidden[1], *deal.open[0], *deal.open[1], *deal.hands[0], *deal.hands[1], *deal.skat]
    assert sorted(everything) == sorted(pack("RYGB"))
    assert len(everything) == 48
    assert sum(POINTS[card[1]] for card in everything) == 48


def test_six_cards_face_down_four_open_twelve_in_hand_and_a_skat_of_four() -> None:
    deal = any_game(2)[0].deal
    assert deal.columns == ("R", "Y", "G", "B", "big", "small")
    assert [len(some) for some in deal.hidden] == [6, 6]
    assert [len(some) for some in deal.open] == [4, 4]
    assert [len(some) for some in deal.hands] == [12, 12]
    assert len(deal.skat) == 4


def test_one_face_down_card_lies_in_each_column() -> None:
    state = any_game(3)[0]
    for seat in (ANNA, BEN):
        assert face_down(state, seat) == {"R": 1, "Y": 1, "G": 1, "B": 1, "big": 1, "small": 1}


def test_open_cards_lie_on_the_column_of_their_colour() -> None:
    assert MU2.picture(start(sheet_deal()).view(BEN), NAMES) == (
        "           points  R     Y     G     B     big  small  super  in hand\n"
        "  >  Anna          # R4  # Y6  # G4  # B2  #    #      .      12 cards\n"
        "     Ben           # R3  # Y5  # G3  # B4  #    #      .      G1 G1 G6 G7 G7 G8 B1 B1 B3 B6 B7 B7\n"
        "Columns: # is a card face down, then the open cards.\n"
        "Anna bids or passes"
    )


# Auction ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", [ANNA, BEN])
def test_the_dealer_speaks_first_and_the_other_second(dealer: int) -> None:
    state = start(dealt(dealer=dealer))
    assert state.turn == dealer
    assert played(state, "pass").turn == 1 - dealer


def test_the_four_open_cards_count_so_the_opening_is_the_fifth_card() -> None:
    state = start(sheet_deal())
    assert set(legal(state)) == {"pass", *(f"bid {card}" for card in state.hands[ANNA])}


def test_a_total_may_be_one_more_than_the_largest() -> None:
    state = played(start(sheet_deal()), "bid B8")
    assert as_a(Bids, state.legal).most == 2  # Ben has 4, Anna 5: he may go to 6
    assert as_a(Bids, played(state, "pass").legal).most == 1  # Anna leads with 5: she may go to 6
    assert as_a(Bids, played(state, "bid B6 B7").legal).most == 2


def test_laid_cards_go_onto_the_column_of_their_colour() -> None:
    picture = MU2.picture(played(start(sheet_deal()), "bid B8", "bid B3 G6").view(None), NAMES)
    assert "  >  Anna          # R4  # Y6  # G4     # B2 B8  #    #      .      11 cards\n" in picture
    assert "     Ben           # R3  # Y5  # G3 G6  # B3 B4  #    #      .      10 cards\n" in picture


def test_the_auction_ends_with_two_passes_in_a_row() -> None:
    state = played(start(sheet_deal()), "bid B8", "pass", "bid R8", "pass")
    assert state.phase == "auction"
    assert played(state, "pass").phase == "discard"


def test_more_open_cards_make_the_crown() -> None:
    state = played(start(sheet_deal()), "bid B8", "bid B3 B6", "pass", "pass")
    assert (known(state.contract).crown, known(state.contract).shield, known(state.contract).height) == (BEN, ANNA, 6)


def test_of_equal_totals_the_one_that_was_there_first_makes_the_crown() -> None:
    state = played(start(sheet_deal()), "bid B8", "bid B3 B6", "bid R8", "pass", "pass")
    assert [len(shown) for shown in state.open] == [6, 6]
    assert known(state.contract).crown == BEN


def test_the_crown_may_change_hands_more_than_once() -> None:
    state = played(start(sheet_deal()), "bid B8", "bid B3 B6", "bid R8 R6", "pass", "pass")
    assert (known(state.contract).crown, known(state.contract).height) == (ANNA, 7)


@pytest.mark.parametrize(("height", "points"), MARKERS.items())
def test_the_markers_give_the_goal(height: int, points: int) -> None:
    assert goal(height) == points


@pytest.mark.parametrize(("height", "points"), MARKERS.items())
def test_the_goal_counts_all_open_cards_of_the_crown(height: int, points: int) -> None:
    state = start(dealt(dealer=BEN))
    for _ in range(height - 4):
        state = played(state, "pass", f"bid {state.hands[ANNA][0]}")
    state = played(state, "pass", "pass")
    assert (known(state.contract).crown, known(state.contract).height, known(state.contract).goal) == (ANNA, height, points)


def test_if_nobody_lays_a_card_all_cards_are_dealt_again() -> None:
    state = played(start(sheet_deal()), "pass", "pass")
    assert state.is_over
    assert known(state.result).outcome == "redeal"
    assert known(state.result).scores == (0, 0)
    assert explained(known(state.result)) == ["Nobody laid a card: the same dealer deals again."]


# Skat and trumps --------------------------------------------------------------------------------------------------------


def test_the_crown_takes_the_skat_and_puts_four_hand_cards_away() -> None:
    state = played(start(sheet_deal()), *AUCTION)
    assert (state.phase, state.turn) == ("discard", ANNA)
    assert state.hands[ANNA] == cards("R1 R6 R7 R7 R8 Y1 Y1 Y4 Y7 Y7 Y8 G0 G9 R0 R1")
    state = played(state, "discard R7 R7 Y4 G0")
    assert state.hands[ANNA] == cards("R1 R6 R8 Y1 Y1 Y7 Y7 Y8 G9 R0 R1")
    assert as_a(Naming, state).discards == cards("R7 R7 Y4 G0")


def test_open_cards_cannot_be_put_away() -> None:
    state = played(start(sheet_deal()), *AUCTION)
    assert MU2.parse("discard B8 G0 G9 R0") not in state.legal


def test_the_shield_names_the_small_trump_and_then_the_crown_the_big_one() -> None:
    state = sheet_game()
    assert (state.phase, state.turn) == ("trump", BEN)
    state = played(state, "trump Y")
    assert (state.phase, state.turn) == ("trump", ANNA)
    assert (known(state.contract).small, known(state.contract).big) == ("Y", None)
    state = played(state, "trump 4")
    assert (known(state.contract).small, known(state.contract).big) == ("Y", "4")


def test_example_1_the_whole_yellow_column_goes_to_the_small_trump() -> None:
    assert MU2.picture(sheet_game("trump Y").view(None), NAMES) == (
        "Anna gets the crown with 5 open cards: the goal is 26.\n"
        "Ben names the small trump: yellow.\n"
        "           points  R     Y  G     B        big  small   super  in hand\n"
        "  >  Anna          # R4  .  # G4  # B2 B8  #    # # Y6  .      11 cards\n"
        "     Ben           # R3  .  # G3  # B3 B4  #    # # Y5  .      11 cards\n"
        "Columns: # is a card face down, then the open cards.\n"
        "Anna names the big trump"
    )


def test_example_2_only_the_open_fours_go_to_the_big_trump() -> None:
    assert MU2.picture(sheet_game("trump Y", "trump 4").view(None), NAMES) == (
        "Anna gets the crown with 5 open cards: the goal is 26.\n"
        "Ben names the small trump: yellow. Anna names the big trump: the 4s.\n"
        "           points  R     Y  G     B        big      small   super  in hand\n"
        "  >  Anna  0       #     .  #     # B2 B8  # G4 R4  # # Y6  .      11 cards\n"
        "     Ben   0       # R3  .  # G3  # B3     # B4     # # Y5  .      11 cards\n"
        "Columns: # is a card face down, then the open cards.\n"
        "Anna turns up a card"
    )


def test_example_3_a_yellow_four_would_be_a_super_trump() -> None:
    state = played(start(sheet_deal()), "bid B8", "bid B3", "bid Y4", "pass", "pass", DISCARD, "trump Y", "trump 4")
    row = next(line for line in MU2.picture(state.view(None), NAMES).splitlines() if "Anna  0" in line)
    assert row == "  >  Anna  0       #     .  #     # B2 B8  # G4 R4  # # Y6  Y4     10 cards"


def test_example_4_then_the_red_and_the_green_face_down_card_are_turned_up_and_sorted_in() -> None:
    state = sheet_game("trump Y", "trump 4")
    assert legal(state) == ["reveal R", "reveal G"]
    state = played(state, "reveal R")
    # The blue 9 from red goes to blue; green is the only column left, so its red 9 follows by itself and covers nothing.
    assert turned(state) == ["Anna R B9", "Anna G R9"]
    row = next(line for line in MU2.picture(state.view(None), NAMES).splitlines() if "Anna  0" in line)
    assert row == "  >  Anna  0       R9    .  .     # B2 B8 B9  # G4 R4  # # Y6  .      11 cards"
    assert (state.phase, state.turn) == ("play", ANNA)


def test_a_face_down_yellow_four_stays_where_it_lies_until_it_is_turned_up() -> None:
    hidden = ({"R": "Y4", "G": "R9"}, {"R": "R2", "G": "G2"})
    deal = dealt(hidden=hidden, open=("R4 G4 Y6 B2", "R3 Y5 G3 B4"), hands=("B8", "B3"))
    state = played(start(deal), *AUCTION)
    state = played(state, str(state.legal[0]), "trump Y", "trump 4")
    assert face_down(state, ANNA) == {"R": 1, "G": 1, "B": 1, "big": 1, "small": 2}
    picture = MU2.picture(played(state, "reveal R").view(None), NAMES)
    assert "# G4 R4  # # Y6  Y4 " in picture


def test_a_colour_as_big_trump_takes_its_column_too() -> None:
    state = sheet_game("trump 3", "trump Y")
    # Ben's threes went to small; they had been alone on red and green.
    picture = MU2.picture(state.view(None), NAMES)
    assert "Ben names the small trump: the 3s. Anna names the big trump: yellow.\n" in picture
    assert face_down(state, ANNA)["big"] == 2
    assert "Y" not in face_down(state, ANNA)


def test_a_digit_as_small_trump_takes_open_cards_only() -> None:
    state = sheet_game("trump 3")
    assert face_down(state, BEN) == {"R": 1, "Y": 1, "G": 1, "B": 1, "big": 1, "small": 1}
    row = MU2.picture(state.view(None), NAMES).splitlines()[4]
    assert row == "     Ben           #     # Y5  #     # B4     #    # B3 G3 R3  .      11 cards"


@pytest.mark.parametrize("seed", range(12))
def test_no_column_has_only_face_down_cards_and_at_most_six_have_any_when_a_trick_begins(seed: int) -> None:
    for state in trick_starts(any_played_game(seed)):
        for seat in (ANNA, BEN):
            down, shown = face_down(state, seat), set(open_columns(state, seat))
            assert down.keys() <= shown
            assert len(shown) <= 6


# Tricks -----------------------------------------------------------------------------------------------------------------


def test_the_crown_leads_and_any_open_card_or_hand_card_may_be_played() -> None:
    state = sheet_game("trump Y", "trump 4", "reveal R")
    assert state.turn == ANNA
    assert set(legal(state)) == {f"play {card}" for card in (*state.hands[ANNA], *state.open[ANNA])}
    assert {"play B2", "play B8", "play B9"} <= set(legal(state))  # not only the uppermost blue one


def test_a_face_down_card_can_never_be_played_and_never_obliges_to_follow() -> None:
    # Ben's only red cards lie face down: the 2 comes up before the first trick, the 5 stays below his yellow 5.
    deal = dealt(
        hidden=({}, {"R": "R2", "Y": "R5"}),
        open=("R4 G4 Y6 B2", "G0 Y5 G3 B4"),
        hands=("B8 R0 R1 R1 R3 R6 R7 R7 R8 R9", "B3 G1"),
    )
    state = played(start(deal), "bid B8", "bid B3", "pass", "pass")
    state = played(state, str(state.legal[0]), "trump G", "trump Y")
    while state.phase == "reveal":
        state = played(state, legal(state)[0])
    state = played(state, "play R4")
    assert legal(state) == ["play R2"]
    state = played(state, "play R2", "play R6")
    assert "Ben Y R5" not in turned(state)
    assert "play R5" not in legal(state)
    assert set(legal(state)) == {f"play {card}" for card in (*state.hands[BEN], *state.open[BEN])}


def test_after_a_trick_what_lies_uncovered_is_turned_up_and_moved() -> None:
    state = sheet_game("trump Y", "trump 4", "reveal R", "play B8", "play B3")
    # Ben played the only open card of his blue column: the yellow 9 below it goes to the small trumps.
    assert turned(state)[-1] == "Ben B Y9"
    assert face_down(state, BEN) == {"R": 1, "G": 1, "big": 1, "small": 2}
    row = MU2.picture(state.view(None), NAMES).splitlines()[4]
    assert row == "     Ben   0       # R3  .  # G3  .        # B4     # # Y5 Y9  .      11 cards"


def test_a_card_uncovered_during_a_trick_waits_until_the_trick_is_over() -> None:
    state = sheet_game("trump Y", "trump 4", "reveal R", "play Y6")
    # Anna has led the only open card of her small column, and two cards lie bare below.
    assert as_a(Tricks, state).uncovered(ANNA) == ["small"]
    assert face_down(state, ANNA)["small"] == 2
    assert (state.phase, state.turn) == ("play", BEN)
    before = turned(state)
    state = played(state, "play B4")
    assert turned(state) == [*before, "Ben big Y3", "Anna Y Y0"]  # the yellow 0 stays there and covers the yellow 2
    assert face_down(state, ANNA)["small"] == 1


@pytest.mark.parametrize("seed", range(12))
def test_there_are_always_22_tricks(seed: int) -> None:
    states = any_played_game(seed)
    assert len([move for move in states[-1].moves if str(move).startswith("play ")]) == 44
    assert len(trick_starts(states)) == 22
    assert states[-1].hands == ((), ())
    assert states[-1].open == ((), ())
    assert face_down(states[-1], ANNA) == face_down(states[-1], BEN) == {}


# Scoring ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tricks", "outcome", "scores"), [(22, "crown", (10, 0)), (21, "shield", (0, 5)), (48, "crown", (10, 0))]
)
def test_the_crown_scores_10_at_its_goal_and_the_shield_5_below_it(
    tricks: int, outcome: str, scores: tuple[int, ...]
) -> None:
    contract = known(sheet_game("trump Y", "trump 4").contract)
    result = played_out(contract, (tricks, 44 - tricks), cards("G0 R7 G9 R8"))
    assert contract.goal == 26
    assert (result.outcome, result.scores) == (outcome, scores)
    assert known(result.points)[ANNA] == tricks + 4  # her discards count


def test_seat_1_as_crown_scores_the_same_way() -> None:
    contract = known(played(start(sheet_deal()), "pass", "bid B3", "pass", "pass").contract)
    assert played_out(contract, (24, 24), cards("G9 G1 G1 R1")).scores == (5, 0)
    assert played_out(contract, (18, 26), cards("G0 R7 G9 R8")).scores == (0, 10)


@pytest.mark.parametrize("seed", range(12))
def test_card_points_are_not_scored(seed: int) -> None:
    result = known(any_played_game(seed)[-1].result)
    assert sum(known(result.points)) == 48
    assert result.scores in {(10, 0), (0, 10), (5, 0), (0, 5)}


def test_who_first_has_30_points_wins_the_match() -> None:
    match, rng = Match.of(MU2, 2), random.Random(5)
    while not match.is_over:
        assert max(match.scores) < 30
        state = match.start(match.deal(rng))
        while not state.is_over:
            state = state.play(rng.choice(state.legal))
        match = match.add(state)
    assert max(match.scores) >= 30
    assert match.winners == (match.scores.index(max(match.scores)),)


@pytest.mark.parametrize(("scores", "is_over"), [((29, 25), False), ((30, 0), True), ((25, 35), True)])
def test_30_points_are_enough(scores: tuple[int, ...], is_over: bool) -> None:
    assert MU2.ends_match(MU2.rules(), scores, None) is is_over


def test_a_table_may_play_for_another_number_of_points() -> None:
    assert MU2.ends_match(MU2.rules({"target": 10}), (10, 5), None)


# Words ------------------------------------------------------------------------------------------------------------------


def test_the_story_of_a_deal() -> None:
    state = sheet_game("trump Y", "trump 4", "reveal R", "play B8", "play B3", "play R9")
    assert MU2.story(state, NAMES) == (
        "Anna deals.\n"
        "        hand                                 open         down R  down Y  down G  down B  down big  down small\n"
        "  Anna  R1 R6 R7 R7 R8 Y1 Y1 Y4 Y7 Y7 Y8 B8  R4 Y6 G4 B2  B9      Y0      R9      B0      G5        Y2\n"
        "  Ben   G1 G1 G6 G7 G7 G8 B1 B1 B3 B6 B7 B7  R3 Y5 G3 B4  R2      R5      G2      Y9      Y3        B5\n"
        "  Skat: R0 R1 G0 G9\n"
        "\n"
        "Auction\n"
        "  Anna  Ben\n"
        "  B8    B3\n"
        "  pass  pass\n"
        "\n"
        "Anna gets the crown with 5 open cards: the goal is 26.\n"
        "Anna takes the skat and puts R0 R1 G0 G9 face down.\n"
        "Ben names the small trump: yellow. Anna names the big trump: the 4s.\n"
        "\n"
        "Tricks\n"
        "     Anna  Ben  points\n"
        "  1  >B8*  B3   2\n"
        "  2  >R9\n"
        "Turned up: Anna B9 (R), Anna R9 (G), Ben Y9 (B).\n"
        "\n"
        "           points  R        Y  G        B           big         small            super  in hand\n"
        "     Anna  2       .        .  .        (B0) B2 B9  (G5) G4 R4  (Y2) (Y0) Y6     .      R1 R6 R7 R7 R8 Y1 Y1 Y4 Y7 Y7 Y8\n"  # noqa: E501
        "  >  Ben   0       (R2) R3  .  (G2) G3  .           (Y3) B4     (B5) (R5) Y5 Y9  .      G1 G1 G6 G7 G7 G8 B1 B1 B6 B7 B7\n"  # noqa: E501
        "Columns: in brackets what lies face down, then the open cards.\n"
        "Trick: Anna R9.\n"
        "Ben is to play"
    )


def test_the_story_of_a_redeal() -> None:
    assert MU2.story(played(start(sheet_deal()), "pass", "pass"), NAMES).endswith(
        "\n\nAuction\n  Anna  Ben\n  pass  pass\n\nNobody laid a card: the same dealer deals again."
    )


def test_the_story_before_the_first_trick_and_before_the_trumps() -> None:
    assert "Turned up: " not in MU2.story(sheet_game("trump Y", "trump 4", "reveal R"), NAMES)
    assert "the goal is 26.\nAnna takes the skat and puts R0 R1 G0 G9 face down.\n" in MU2.story(sheet_game(), NAMES)
    assert "\nAnna puts 4 cards away" in MU2.story(played(start(sheet_deal()), *AUCTION), NAMES)


def test_the_story_of_a_whole_deal_ends_with_the_reasons() -> None:
    states = any_played_game(7)
    result = known(states[-1].result)
    story = MU2.story(states[-1], NAMES)
    assert story.endswith("\n".join(explained(result)))
    assert "\n  22  " in story
    for card in states[-1].deal.hidden[BEN]:
        assert f"Ben {card} (" in story


def test_a_finished_deal_explains_itself() -> None:
    contract = known(sheet_game("trump Y", "trump 4").contract)
    assert explained(played_out(contract, (22, 22), cards("G0 R7 G9 R8"))) == [
        "Anna needed 26 points for 5 open cards and took 26, 4 of them discarded.",
        "Anna (crown) scores 10.",
    ]
    assert explained(played_out(contract, (21, 23), cards("G0 R7 G9 R8"))) == [
        "Anna needed 26 points for 5 open cards and took 25, 4 of them discarded.",
        "Ben (shield) scores 5.",
    ]


SETTLED_LATER = {"outcome": None, "points": None, "scores": None, "partner": None}


def test_a_summary_names_what_is_settled_so_far() -> None:
    state = start(sheet_deal())
    nothing = dict.fromkeys(("chief", "vice", "chief_trump", "vice_trump", "height", "goal"))
    assert state.summary() == SETTLED_LATER | nothing
    roles = {"chief": ANNA, "vice": BEN, "height": 5, "goal": 26}
    assert played(state, *AUCTION).summary() == SETTLED_LATER | roles | {"chief_trump": None, "vice_trump": None}
    assert sheet_game("trump Y").summary() == SETTLED_LATER | roles | {"chief_trump": None, "vice_trump": "Y"}
    assert sheet_game("trump Y", "trump 4").summary() == SETTLED_LATER | roles | {"chief_trump": "4", "vice_trump": "Y"}


def test_the_summary_of_a_redeal() -> None:
    assert played(start(sheet_deal()), "pass", "pass").summary() == {
        "outcome": "redeal",
        "chief": None,
        "vice": None,
        "partner": None,
        "chief_trump": None,
        "vice_trump": None,
        "height": None,
        "goal": None,
        "points": None,
        "scores": [0, 0],
    }


def test_the_summary_of_a_finished_deal_is_its_result() -> None:
    contract = known(sheet_game("trump Y", "trump none").contract)
    result = played_out(contract, (22, 22), cards("G0 R7 G9 R8"))
    assert result.to_json() == {
        "outcome": "crown",
        "chief": ANNA,
        "vice": BEN,
        "partner": None,
        "chief_trump": "none",
        "vice_trump": "Y",
        "height": 5,
        "goal": 26,
        "points": [26, 22],
        "scores": [10, 0],
    }
    over = any_played_game(5)[-1]
    assert over.summary() == known(over.result).to_json()


def test_no_big_trump_in_words() -> None:
    assert "\nBen names the small trump: yellow. Anna plays without a big trump.\n" in MU2.story(
        sheet_game("trump Y", "trump none"), NAMES
    )
