"""The rulings H1 to H12, one after the other."""

import random

import pytest
from heuldoch_table import (
    ANNA,
    BEN,
    CLEO,
    DAN,
    HEULDOCH,
    SPECIALS,
    dealt,
    lays,
    legal,
    pile,
    played,
    position,
    refusal,
    shown,
    start,
    table,
)
from known import known

from eklat.games.core import Match
from eklat.games.errors import BadDeal, BadOption
from eklat.games.heuldoch import State
from eklat.games.heuldoch.cards import Card
from eklat.games.heuldoch.scoring import counted_up, worthless

# H1 ---------------------------------------------------------------------------------------------------------------------


def test_h1_there_are_seven_colours_a_to_g_with_every_number_twice() -> None:
    deal = HEULDOCH.deal(random.Random(1), 3)
    everything = [*deal.piles, *(card for hand in deal.hands for card in hand), *deal.draw]
    assert {card.colour for card in everything} == set("ABCDEFG")
    assert {card.number for card in everything} == {1, 2, 3, 4, 5, 6, 7}
    assert {everything.count(card) for card in everything} == {2}


# H2 ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", range(5))
def test_h2_the_table_chooses_who_begins(first: int) -> None:
    assert start(HEULDOCH.deal(random.Random(1), 5, starter=first)).turn == first


def test_h2_by_default_chance_decides() -> None:
    rng = random.Random(1)
    assert {Match.of(HEULDOCH, 4).deal(rng).starter for _ in range(50)} == {ANNA, BEN, CLEO, DAN}


@pytest.mark.parametrize("first", range(4))
def test_h2_the_option_says_who_begins(first: int) -> None:
    match = Match.of(HEULDOCH, 4, {"first": str(first)})
    assert match.deal(random.Random(1)).starter == first
    with pytest.raises(BadDeal, match="it is the turn of") as refused:
        match.start(HEULDOCH.deal(random.Random(1), 4, starter=(first + 1) % 4))
    assert refused.value.code == "dealer"


def test_h2_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(BadOption, match="Seat 3 cannot begin: the seats are 0 to 2"):
        Match.of(HEULDOCH, 3, {"first": "3"})


# H3 ---------------------------------------------------------------------------------------------------------------------


def test_h3_nothing_goes_onto_a_neighbour_s_empty_pile() -> None:
    state = position("A5", "", "G7", "", hands=["A1 B5 C3"])
    assert lays(state) == {"lay A1 0", "lay B5 0"}
    assert refusal(state, "lay C3 1").message == "C3 cannot go to seat 1: an onion or nothing lies there."
    assert refusal(state, "lay C3 3").code == "no-fit"


def test_h3_nor_onto_a_neighbour_s_onion() -> None:
    state = position("A5", "C3 (C3)", "G7", "(C4)", hands=["C3 C4"])
    assert lays(state) == set()
    assert refusal(state, "lay C3 1").message == "C3 cannot go to seat 1: an onion or nothing lies there."


def test_h3_one_s_own_empty_pile_takes_any_card_like_an_onion() -> None:
    state = position("", "B4", "G7", "C2", hands=["A1 D3 E5"])
    assert lays(state) == {"lay A1 0", "lay D3 0", "lay E5 0"}


# H4 ---------------------------------------------------------------------------------------------------------------------


def test_h4_who_has_no_card_left_is_skipped() -> None:
    state = position("A1", "B2", "C3", "D4", hands=["E1 E2", "", "", "E3"], is_drawn_out=True)
    state = played(state, "onion E1")
    assert state.turn == DAN
    state = played(state, "onion E3")
    assert state.turn == ANNA
    assert played(state, "onion E2").is_over


def test_h4_the_only_one_with_cards_plays_on() -> None:
    state = position("A1", "B2", "C3", hands=["E1 E2", "", ""], is_drawn_out=True)
    state = played(state, "onion E1")
    assert state.turn == ANNA
    state = played(state, "onion E2")
    assert (state.turn, state.phase) == (None, "over")


# H5 ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("onions", "numbers"),
    [
        (0, set()),
        (7, {7}),
        (8, {7, 1}),
        (13, {7, 6}),
        (14, {7}),
        (15, {7, 1}),
        (16, {7, 2}),
        (20, {7, 6}),
        (21, {7}),
        (22, {7, 1}),
        (28, {7}),
        (60, {7, 4}),
    ],
)
def test_h5_more_than_fourteen_onions_keep_subtracting_seven(onions: int, numbers: set[int]) -> None:
    assert worthless(onions) == numbers


def test_h5_fifteen_onions_in_a_pile() -> None:
    result = counted_up((pile("A1 B2 C3 D4 E5 F6 G7 " + "(A1) " * 15), pile("A1"), pile("A1")))
    assert (result.scores[0], result.lost[0], result.onions[0]) == (2 + 3 + 4 + 5 + 6, 8, 15)


# H6 ---------------------------------------------------------------------------------------------------------------------


def test_h6_there_are_three_of_each_special() -> None:
    deal = HEULDOCH.deal(random.Random(1), 3, HEULDOCH.rules({"specials": True}))
    everything = [*deal.piles, *(card for hand in deal.hands for card in hand), *deal.draw]
    assert {everything.count(Card(special)) for special in SPECIALS} == {3}
    assert len(everything) == 110


def test_h6_no_pile_begins_with_a_special() -> None:
    rules = HEULDOCH.rules({"specials": True})
    for seed in range(100):
        assert not set(SPECIALS) & set(HEULDOCH.deal(random.Random(seed), 6, rules).piles)


@pytest.mark.parametrize("special", SPECIALS)
def test_h6_a_deal_with_a_special_as_first_pile_card_is_refused(special: str) -> None:
    with pytest.raises(BadDeal) as refused:
        dealt(f"A1 {special} C3", specials=True)
    assert refused.value.code == "deal-cards"
    assert str(refused.value) == f"The pile of seat 1 cannot begin with a special card ({special})."


# H7 ---------------------------------------------------------------------------------------------------------------------


def test_h7_only_open_number_cards_count_for_the_catapult() -> None:
    state = position("A5 (G7)", "B4", "towel", "", hands=["catapult"])
    assert shown(played(state, "catapult")) == ["A5 (G7)", "", "towel", ""]


def test_h7_without_an_open_number_card_nothing_happens() -> None:
    state = position("A5 (G7)", "(B4)", "towel", "", hands=["catapult"])
    after = played(state, "catapult")
    assert shown(after) == shown(state)
    assert [x.card for x in after.discards] == ["catapult"]


def test_h7_the_card_underneath_becomes_the_top() -> None:
    state = position("A5 G7", "B4", "C3", hands=["catapult", "A6"])
    state = played(state, "catapult")
    assert lays(state) == {"lay A6 0"}


def test_h7_an_emptied_pile_is_no_onion_in_the_end() -> None:
    state = position("A7", "B4", "C3", hands=["catapult", "", ""], is_drawn_out=True)
    state = played(state, "catapult")
    assert (known(state.result).scores, known(state.result).onions) == ((0, 4, 3), (0, 0, 0))


# H8 ---------------------------------------------------------------------------------------------------------------------


def test_h8_a_target_without_cards_only_receives() -> None:
    state = position("A1 A5", "", "G2", "C2", hands=["towel"])
    assert shown(played(state, "towel 1")) == ["A1", "A5", "G2", "C2"]


def test_h8_fitting_is_not_checked() -> None:
    state = position("A1 A5", "B3", "G2", "C2", hands=["towel"])
    assert shown(played(state, "towel 2")) == ["A1 G2", "B3", "A5", "C2"]


# H9 ---------------------------------------------------------------------------------------------------------------------


def turned_special() -> State:
    """Anna has laid a towel as an onion, and Dan's werewolf has turned it up."""
    state = position("A5 (towel)", "B4", "G7 (G2)", "C2", hands=["A5 B6 D1", "E3 F4", "A1", "werewolf"], turn=DAN)
    return played(state, "werewolf")


def test_h9_a_special_that_is_turned_up_lies_open() -> None:
    assert shown(turned_special()) == ["A5 towel", "(B4)", "G7 G2", "(C2)"]


def test_h9_its_owner_can_only_cover_it_with_an_onion() -> None:
    state = turned_special()
    assert legal(state) == {"onion A5", "onion B6", "onion D1"}
    assert refusal(state, "lay A5 0").message == "A5 fits neither number nor colour of your own top."
    assert shown(played(state, "onion D1"))[ANNA] == "A5 towel (D1)"


def test_h9_no_open_card_of_a_neighbour_fits_it() -> None:
    state = position("towel", "(B4)", "G7", hands=["", "E3 G6", ""], turn=BEN)
    assert lays(state) == {"lay E3 1", "lay G6 2"}
    assert refusal(state, "lay E3 0").message == "E3 cannot go to seat 0: neither number nor colour fits."


def test_h9_it_is_no_target_for_the_catapult() -> None:
    state = position("A5 towel", "B4", "C2", hands=["catapult"])
    assert shown(played(state, "catapult")) == ["A5 towel", "", "C2"]


def test_h9_it_is_worth_nothing_and_is_no_onion_while_it_lies_open() -> None:
    result = counted_up((pile("A5 towel"), pile("A5 (towel)"), pile("A1 (towel)")))
    assert result.scores == (5, 5, 0)
    assert result.onions == (0, 1, 1)
    assert result.lost == (0, 0, 1)


def test_h9_turned_again_it_is_an_onion_again() -> None:
    state = position("A5 towel", "B4", "C2", hands=["werewolf"])
    assert shown(played(state, "werewolf"))[ANNA] == "A5 (towel)"


def test_h9_it_can_be_swapped_and_moved_like_any_top() -> None:
    state = position("A5 towel", "B4", "C2", hands=["towel carousel"])
    assert shown(played(state, "towel 1")) == ["A5 B4", "towel", "C2"]
    assert shown(played(state, "carousel right")) == ["A5 B4", "C2", "towel"]


# H10 --------------------------------------------------------------------------------------------------------------------


def test_h10_an_onion_turned_up_shows_the_card_it_always_was() -> None:
    state = table("A5 B4 C2", ["D1 E1 F1 A7", "werewolf D3", "towel D2"], specials=True)
    state = played(state, "onion D1", "werewolf")
    assert shown(state) == ["A5 D1", "(B4)", "(C2)"]


def test_h10_face_and_name_survive_towel_carousel_and_werewolf() -> None:
    state = table("A5 B4 C2", ["D1 carousel", "werewolf D3 carousel", "towel D2 werewolf"], specials=True)
    state = played(state, "onion D1")
    assert shown(state) == ["A5 (D1)", "B4", "C2"]
    state = played(state, "carousel left")
    assert shown(state) == ["A5 C2", "(D1)", "B4"]
    state = played(state, "towel 1")
    assert shown(state) == ["A5 C2", "B4", "(D1)"]
    state = played(state, "carousel right")
    assert shown(state) == ["A5 B4", "(D1)", "C2"]
    state = played(state, "werewolf")
    assert shown(state) == ["A5 (B4)", "D1", "(C2)"]
    state = played(state, "werewolf")
    assert shown(state) == ["A5 B4", "(D1)", "C2"]


# H11 --------------------------------------------------------------------------------------------------------------------


def test_h11_a_towel_between_two_empty_piles_does_nothing() -> None:
    state = position("", "", "C2", hands=["towel", "A1", "A2"])
    after = played(state, "towel 1")
    assert shown(after) == ["", "", "C2"]
    assert [x.card for x in after.discards] == ["towel"]
    assert "towel" not in after.hands[ANNA]
    assert after.turn == BEN


# H12 --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_h12_left_moves_every_top_to_the_left_neighbour(players: int) -> None:
    tops = ["A1", "B2", "C3", "D4", "E5", "F6"][:players]
    state = position(*tops, hands=["carousel"])
    left = shown(played(state, "carousel left"))
    right = shown(played(state, "carousel right"))
    for seat in range(players):
        assert left[(seat + 1) % players] == tops[seat]
        assert right[(seat - 1) % players] == tops[seat]
