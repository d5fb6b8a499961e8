"""Sheet 002 from top to bottom: what it shows as an example or says plainly."""

import random

import pytest
from heuldoch_table import (
    ANNA,
    BEN,
    CLEO,
    DAN,
    HEULDOCH,
    NAMES,
    any_game,
    cards,
    dealt,
    explained,
    lays,
    legal,
    pack,
    pile,
    played,
    position,
    shown,
    start,
    table,
)
from known import as_a, known

from eklat.games import GAMES
from eklat.games.core import Match
from eklat.games.heuldoch import State
from eklat.games.heuldoch.scoring import Result, counted_up, worthless

# Red, blue and green of the sheet's example are A, B and C here (H1).


# Material and layout ----------------------------------------------------------------------------------------------------


def test_the_game_is_on_the_list() -> None:
    assert (HEULDOCH.name, HEULDOCH.title) == ("heuldoch", "Heul doch! Mau Mau")
    assert list(HEULDOCH.players) == [3, 4, 5, 6]
    assert "heuldoch" in GAMES


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("specials", [False, True])
def test_everybody_gets_a_pile_card_and_four_hand_cards(players: int, specials: bool) -> None:
    deal = HEULDOCH.deal(random.Random(1), players, HEULDOCH.rules({"specials": specials}))
    assert len(deal.piles) == players
    assert [len(hand) for hand in deal.hands] == [4] * players
    assert len(deal.draw) == (110 if specials else 98) - 5 * players
    everything = [*deal.piles, *(card for hand in deal.hands for card in hand), *deal.draw]
    assert sorted(everything) == sorted(pack(specials))


def test_there_are_98_number_cards_and_12_specials() -> None:
    assert len(pack()) == 98
    assert len(pack(specials=True)) == 110


# Placing ----------------------------------------------------------------------------------------------------------------


def test_the_turns_go_clockwise() -> None:
    state = start(dealt("A1 B2 C3 D4", first=CLEO))
    seats = []
    for _ in range(9):
        seats.append(state.turn)
        state = state.play(state.legal[-1])
    assert seats == [CLEO, DAN, ANNA, BEN, CLEO, DAN, ANNA, BEN, CLEO]


def test_the_red_5_takes_red_cards_and_fives() -> None:
    state = table("A5 E2 G7 F3", ["A1 A7 D5 D6"])
    assert lays(state) == {"lay A1 0", "lay A7 0", "lay D5 0"}


def test_example_blue_5_and_red_4_go_to_the_left_green_5_and_red_2_to_the_right() -> None:
    # Anna has red 5, on her left Ben has blue 4, on her right Dan has green 2.
    state = table("A5 B4 G7 C2", ["B5 A4 C5 A2"])
    assert lays(state) == {"lay B5 1", "lay A4 1", "lay C5 3", "lay A2 3"}


def test_example_best_lay_a_red_6_or_7_at_home() -> None:
    state = table("A5 B4 G7 C2", ["A6 A7"])
    assert {"lay A6 0", "lay A7 0"} <= lays(state)
    assert shown(played(state, "lay A6 0"))[ANNA] == "A5 A6"


def test_a_card_that_fits_both_neighbours_goes_where_one_likes() -> None:
    state = table("A5 B4 G7 C2", ["B2 C4", "", "", ""])
    assert {"lay B2 1", "lay B2 3", "lay C4 1", "lay C4 3"} <= lays(state)


def test_a_card_that_fits_a_neighbour_goes_there_even_if_it_does_not_fit_at_home() -> None:
    state = table("A5 B4 G7 C2", ["B6 D4 C7 E2"])
    assert lays(state) == {"lay B6 1", "lay D4 1", "lay C7 3", "lay E2 3"}
    assert shown(played(state, "lay D4 1")) == ["A5", "B4 D4", "G7", "C2"]


def test_piles_of_players_further_away_are_never_regarded() -> None:
    # Cleo, opposite, has red 6: neither red nor six goes there.
    state = table("A5 B4 A6 C2", ["A1 D6"])
    assert {move for move in lays(state) if "A1" in move or "D6" in move} == {"lay A1 0"}


def test_with_three_players_both_others_are_neighbours() -> None:
    state = table("A5 B4 C2", ["B5 C5 A3 D6"])
    assert lays(state) == {"lay B5 1", "lay C5 2", "lay A3 0"}


def test_a_card_that_fits_nowhere_can_only_be_an_onion() -> None:
    state = table("A5 B4 G7 C2", ["D1 D3 E1 E6"])
    assert legal(state) == {"onion D1", "onion D3", "onion E1", "onion E6"}


# Onions -----------------------------------------------------------------------------------------------------------------


def test_any_hand_card_may_be_laid_face_down_at_home_although_others_fit() -> None:
    state = table("A5 B4 G7 C2", ["A6 A7 B5 D1"])
    assert {"onion A6", "onion A7", "onion B5", "onion D1"} <= legal(state)
    assert shown(played(state, "onion A7")) == ["A5 (A7)", "B4", "G7", "C2"]


def test_on_one_s_own_onion_any_card_may_be_laid_open() -> None:
    state = position("A5 (G1)", "B4", "G7", "C2", hands=["D1 D3 E6 A5"])
    assert lays(state) == {"lay D1 0", "lay D3 0", "lay E6 0", "lay A5 0"}
    assert shown(played(state, "lay E6 0"))[ANNA] == "A5 (G1) E6"


def test_unless_it_fits_a_neighbour() -> None:
    state = position("A5 (G1)", "B4", "G7", "C2", hands=["D4 D2 C4 E6"])
    assert lays(state) == {"lay D4 1", "lay D2 3", "lay C4 1", "lay C4 3", "lay E6 0"}


def test_an_onion_may_lie_on_an_onion() -> None:
    state = position("A5 (G1)", "B4", "G7", "C2", hands=["D4 D2"])
    assert shown(played(state, "onion D2"))[ANNA] == "A5 (G1) (D2)"


def test_nothing_may_be_put_on_a_neighbour_s_onion() -> None:
    state = position("A5", "B4 (A1)", "G7", "C2", hands=["B5 A4 A1"])
    assert lays(state) == {"lay B5 0", "lay A4 0", "lay A1 0"}


def test_a_pile_is_judged_by_its_top_only() -> None:
    state = position("A5 D7", "B4 E1", "G7", "C2 F3", hands=["A5 B4 C2 D3"])
    assert lays(state) == {"lay D3 3"}


# Drawing, and the end ---------------------------------------------------------------------------------------------------


def test_after_a_turn_one_draws_the_next_card() -> None:
    state = table("A5 B4 G7 C2", ["A6 D1 D3 E1"], draw="F1 F2 F3")
    state = played(state, "lay A6 0")
    assert state.hands[ANNA] == cards("D1 D3 E1 F1")
    assert state.draw_size == 98 - 20 - 1
    assert state.turn == BEN


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_without_a_draw_pile_the_game_goes_on_until_all_hands_are_empty(players: int) -> None:
    states = any_game(players, players)
    cards_in_the_pack = 98
    for number, state in enumerate(states):
        left = cards_in_the_pack - players - number  # every turn one card leaves the hands for a pile
        assert sum(map(len, state.hands)) + state.draw_size == left
        if state.draw_size:
            assert [len(hand) for hand in state.hands] == [4] * players
        assert state.is_over == (left == 0)
    assert sum(map(len, states[-1].piles)) == cards_in_the_pack
    assert len(states) == cards_in_the_pack - players + 1


# Scoring ----------------------------------------------------------------------------------------------------------------


def counts(*piles: str) -> Result:
    return counted_up(tuple(map(pile, piles)))


ONIONS = ["(A1)", "(B2)", "(C3)", "(D4)", "(E5)", "(F6)", "(G7)", "(A2)", "(B3)"]


def test_five_onions_make_fives_worthless() -> None:
    assert worthless(5) == {5}
    result = counts(f"A5 B4 {' '.join(ONIONS[:5])} C5 D7", "A1", "A2")
    assert (result.scores[0], result.lost[0], result.onions[0]) == (11, 10, 5)


def test_nine_onions_make_sevens_and_twos_worthless() -> None:
    assert worthless(9) == {7, 2}
    result = counts(f"A7 B2 C2 D3 {' '.join(ONIONS[:9])} E1", "A1", "A2")
    assert (result.scores[0], result.lost[0], result.onions[0]) == (4, 11, 9)


@pytest.mark.parametrize("number", range(1, 8))
def test_up_to_seven_onions_kill_just_their_number(number: int) -> None:
    assert worthless(number) == {number}


def test_without_onions_everything_counts() -> None:
    assert worthless(0) == frozenset()
    result = counts("A1 A2 A3 A4 A5 A6 A7", "B7", "C1 C1")
    assert (result.scores, result.lost, result.onions) == ((28, 7, 2), (0, 0, 0), (0, 0, 0))


def test_cards_under_onions_count_their_number_and_onions_themselves_nothing() -> None:
    assert counts("A3 (B7) A4", "A1", "A1").scores == (7, 1, 1)


def test_the_first_pile_card_counts_too() -> None:
    assert counts("A7", "A1", "A1").scores[0] == 7


def test_the_highest_total_wins() -> None:
    assert counts("A7", "A6", "A5").winners == (ANNA,)


def test_of_equal_totals_who_lost_more_points_to_onions_wins() -> None:
    # Both have 6; Ben lost a 1 to his onion, Anna nothing.
    result = counts("A6", "A6 A1 (B7)", "A5")
    assert (result.scores, result.lost) == ((6, 6, 5), (0, 1, 0))
    assert result.winners == (BEN,)


def test_the_points_of_worthless_cards_decide_and_not_the_numbers_under_the_onions() -> None:
    # Anna's onion hides a 7, but it costs her only a 1; Ben's two onions cost him two 2s.
    result = counts("A6 A1 (B7)", "B6 B2 C2 (A1) (A1)", "A5")
    assert (result.scores, result.lost) == ((6, 6, 5), (1, 4, 0))
    assert result.winners == (BEN,)


def test_if_that_is_equal_too_there_are_several_winners() -> None:
    assert counts("A6 A1 (B7)", "B6 C1 (A1)", "A6").winners == (ANNA, BEN)
    assert counts("A6", "B6", "C6").winners == (ANNA, BEN, CLEO)


def test_one_deal_is_a_whole_match() -> None:
    match = Match.of(HEULDOCH, 4).add(any_game(3, 4)[-1])
    assert match.is_over
    assert match.winners == as_a(Result, match.results[0]).winners
    assert match.scores == match.results[0].scores


def test_the_match_breaks_ties_by_lost_points() -> None:
    result = Result("finished", (20, 20, 20), (3, 5, 5), (1, 1, 1))
    assert HEULDOCH.winners(result.scores, result) == (BEN, CLEO)


# Special cards ----------------------------------------------------------------------------------------------------------

SPECIAL_HAND = "catapult towel carousel werewolf"


def test_a_special_may_be_played_instead_of_a_number_card_or_laid_as_an_onion() -> None:
    state = table("A5 B4 G7 C2", [SPECIAL_HAND], specials=True)
    assert legal(state) == {
        "catapult",
        "towel 1",
        "towel 2",
        "towel 3",
        "carousel left",
        "carousel right",
        "werewolf",
        "onion catapult",
        "onion towel",
        "onion carousel",
        "onion werewolf",
    }
    assert shown(played(state, "onion towel"))[ANNA] == "A5 (towel)"


def test_a_played_special_goes_to_the_discards_and_a_card_is_drawn() -> None:
    state = table("A5 B4 G7 C2", ["werewolf D1 D3 E1"], draw="F1", specials=True)
    state = played(state, "werewolf")
    assert [x.card for x in state.discards] == ["werewolf"]
    assert state.hands[ANNA] == cards("D1 D3 E1 F1")
    assert state.turn == BEN


def test_the_catapult_throws_away_the_highest_top() -> None:
    state = position("A5", "B4 C6", "G2", "C2", hands=["catapult"])
    state = played(state, "catapult")
    assert shown(state) == ["A5", "B4", "G2", "C2"]
    assert [x.card for x in state.discards] == ["catapult", "C6"]


def test_the_catapult_hits_all_who_share_the_highest_top_oneself_included() -> None:
    state = position("A5 D6", "B4 C6", "G2", "A1 E6", hands=["catapult"])
    state = played(state, "catapult")
    assert shown(state) == ["A5", "B4", "G2", "A1"]
    assert [x.card for x in state.discards] == ["catapult", "D6", "C6", "E6"]


def test_who_has_no_pile_left_may_lay_any_card_but_minds_the_neighbours() -> None:
    state = position("A7", "B4", "G2", "C2", hands=["A6 C4 D2 E6", "", "", "catapult"], turn=DAN)
    state = played(state, "catapult")
    assert (shown(state)[ANNA], state.turn) == ("", ANNA)
    assert lays(state) == {"lay A6 0", "lay C4 1", "lay C4 3", "lay D2 3", "lay E6 0"}


@pytest.mark.parametrize(("other", "piles"), [(1, ["A1 B4", "A5", "G2", "(C2)"]), (3, ["A1 (C2)", "B4", "G2", "A5"])])
def test_the_towel_swaps_two_tops_onions_included(other: int, piles: list[str]) -> None:
    state = position("A1 A5", "B4", "G2", "(C2)", hands=["towel"])
    assert shown(played(state, f"towel {other}")) == piles


def test_without_a_card_one_still_takes_the_other_s_with_the_towel() -> None:
    state = position("", "B4 B5", "G2", "C2", hands=["towel"])
    assert shown(played(state, "towel 1")) == ["B5", "B4", "G2", "C2"]


def test_the_towel_reaches_players_further_away() -> None:
    state = position("A1", "B4", "G2", "C2", hands=["towel"])
    assert shown(played(state, "towel 2")) == ["G2", "B4", "A1", "C2"]


@pytest.mark.parametrize(
    ("direction", "piles"),
    [("left", ["A1 C2", "B4 A5", "B6", "(G3)"]), ("right", ["A1 B6", "B4 (G3)", "C2", "A5"])],
)
def test_the_carousel_moves_every_top_by_one_pile(direction: str, piles: list[str]) -> None:
    state = position("A1 A5", "B4 B6", "(G3)", "C2", hands=["carousel"])
    assert shown(played(state, f"carousel {direction}")) == piles


def test_an_empty_pile_gives_nothing_to_the_carousel_and_still_receives() -> None:
    state = position("A1 A5", "", "(G3)", "C2", hands=["carousel"])
    assert shown(played(state, "carousel left")) == ["A1 C2", "A5", "", "(G3)"]
    assert shown(played(state, "carousel right")) == ["A1", "(G3)", "C2", "A5"]


def test_the_werewolf_turns_every_top_over() -> None:
    state = position("A1 A5", "B4 (B6)", "(G3) (G4)", "", hands=["werewolf"])
    assert shown(played(state, "werewolf")) == ["A1 (A5)", "B4 B6", "(G3) G4", ""]


# Words ------------------------------------------------------------------------------------------------------------------


def short_game() -> State:
    state = table(
        "A5 B4 C2", ["A6 B5 C3 D1", "C7 E4 F1 F2", "carousel E1 E2 G7"], draw="G1 G2 G3 G4 G5", specials=True, first=BEN
    )
    return played(state, "lay C7 2", "carousel left", "lay C3 0", "onion E4")


def test_the_story_of_a_game() -> None:
    assert HEULDOCH.story(short_game(), NAMES) == (
        "Ben begins.\n"
        "        pile  hand\n"
        "  Ben   B4    C7, E4, F1, F2\n"
        "  Cleo  C2    E1, E2, G7, carousel\n"
        "  Anna  A5    A6, B5, C3, D1\n"
        "\n"
        "Turns (a name is whose pile took the card)\n"
        "     Ben      Cleo           Anna\n"
        "  1  C7 Cleo  carousel left  C3\n"
        "  2  (E4)\n"
        "\n"
        "           top         pile     in hand\n"
        "     Ben   onion (E4)  2 cards  F1, F2, G1, G4\n"
        "  >  Cleo  B4          2 cards  E1, E2, G2, G7\n"
        "     Anna  C3          2 cards  A6, B5, D1, G3\n"
        "91 cards to draw.\n"
        "Cleo is to play"
    )


def test_a_picture_for_one_seat() -> None:
    state = start(short_game().deal, memory_aid=True)
    state = played(state, *(str(move) for move in short_game().moves))
    assert HEULDOCH.picture(state.view(BEN), NAMES) == (
        "           top    pile     in hand\n"
        "     Ben   onion  2 cards  F1, F2, G1, G4\n"
        "  >  Cleo  B4     2 cards  4 cards\n"
        "     Anna  C3     2 cards  4 cards\n"
        "91 cards to draw.\n"
        "Your pile has 1 onion.\n"
        "Cleo is to play"
    )


def test_a_picture_of_empty_piles_and_hands() -> None:
    state = position("A5", "", "(C2)", hands=["", "B1", "B2"], turn=BEN, is_drawn_out=True)
    assert HEULDOCH.picture(state.view(None), NAMES, state) == (
        "           top         pile     in hand\n"
        "     Anna  A5          1 card   -\n"
        "  >  Ben   empty       0 cards  B1\n"
        "     Cleo  onion (C2)  1 card   B2\n"
        "0 cards to draw.\n"
        "Ben is to play"
    )


def test_the_story_begins_with_the_deal() -> None:
    story = HEULDOCH.story(table("A5 B4 C2"), NAMES)
    assert story.startswith("Anna begins.\n")
    assert "Turns" not in story
    assert story.endswith("Anna is to play")


def test_the_story_of_a_whole_game_ends_with_the_reasons() -> None:
    over = any_game(5, 3, specials=True)[-1]
    assert HEULDOCH.story(over, NAMES[:3]).endswith("\n".join(explained(known(over.result))))
    assert HEULDOCH.picture(over.view(None), NAMES).endswith("\n0 cards to draw.")


def test_a_result_explains_itself() -> None:
    result = counts(f"A7 B2 C2 D3 {' '.join(ONIONS)} E1", "A6 A1 (B7)", "A5")
    assert explained(result) == [
        "Anna: 4 points; 9 onions made 2s and 7s worthless (11 lost).",
        "Ben: 6 points; 1 onion made 1s worthless (1 lost).",
        "Cleo: 5 points; no onions.",
    ]


def test_the_summary_of_a_result() -> None:
    assert counts("A6 A1 (B7)", "B6 C1 (A1)", "A6").to_json() == {
        "outcome": "finished",
        "points": [6, 6, 6],
        "lost": [1, 1, 0],
        "onions": [1, 1, 0],
        "scores": [6, 6, 6],
    }
    over = any_game(1)[-1]
    assert over.summary() == known(over.result).to_json()
    assert over.phase == "over"


def test_the_summary_of_an_unfinished_game_is_empty() -> None:
    assert table("A5 B4 C2").summary() == dict.fromkeys(("outcome", "points", "lost", "onions", "scores"))
