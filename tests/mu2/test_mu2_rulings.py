"""The rulings T1 to T12, one after the other."""

import random

import pytest
from known import as_a, known
from mu2_table import (
    ANNA,
    AUCTION,
    BEN,
    MU2,
    any_game,
    any_played_game,
    dealt,
    face_down,
    legal,
    open_columns,
    pack,
    played,
    refusal,
    sheet_deal,
    sheet_game,
    start,
    to_the_end,
    turned,
)

from eklat.games.core import Match
from eklat.games.errors import BadDeal
from eklat.games.mu.auction import Bids
from eklat.games.mu2 import Deal, State
from eklat.games.mu2.auction import Auction
from eklat.games.mu2.play import Tricks
from eklat.games.mu2.scoring import Over


def crowned(deal: Deal, small: str, big: str, auction: tuple[str, ...] = ("bid B8", "bid B3", "pass", "pass")) -> State:
    """After the trumps are named; the crown puts away the first four cards it can."""
    state = played(start(deal), *auction)
    return played(state, str(state.legal[0]), f"trump {small}", f"trump {big}")


# T1 ---------------------------------------------------------------------------------------------------------------------


def test_t1_black_stays_in_the_box_by_default() -> None:
    assert MU2.deal(random.Random(1)).colours == "RYGB"


@pytest.mark.parametrize("colours", ["RYGB", "RYGK", "RYBK", "RGBK", "YGBK"])
def test_t1_the_table_chooses_the_colour_that_stays_in_the_box(colours: str) -> None:
    deal = any_game(1, colours=colours)[0].deal
    assert deal.columns == (*colours, "big", "small")
    assert sorted(
        [*deal.hidden[0], *deal.open[0], *deal.hands[0], *deal.hidden[1], *deal.open[1], *deal.hands[1], *deal.skat]
    ) == (sorted(pack(colours)))
    assert sum(known(known(any_played_game(1, colours=colours)[-1].result).points)) == 48


def test_t1_the_option_is_written_only_where_it_differs() -> None:
    assert MU2.rules().changed() == {}
    assert MU2.rules({"colours": "YGBK"}).changed() == {"colours": "YGBK"}


# T2 ---------------------------------------------------------------------------------------------------------------------


def anna_alone_up_to_15() -> State:
    state = start(dealt())
    while len(state.open[ANNA]) < 15:
        state = played(state, f"bid {state.hands[ANNA][0]}", "pass")
    return state


def test_t2_nobody_lays_a_sixteenth_card() -> None:
    state = anna_alone_up_to_15()
    assert len(state.hands[ANNA]) == 1
    assert legal(state) == ["pass"]
    assert refusal(state, f"bid {state.hands[ANNA][0]}").code == "bid-size"


def test_t2_the_other_player_can_draw_level_at_15_but_not_overtake() -> None:
    state = played(anna_alone_up_to_15(), "pass")
    assert known(state.contract).height == 15  # Ben's pass before it was the first
    state = start(dealt(dealer=BEN))
    for _ in range(11):
        state = played(state, "pass", f"bid {state.hands[ANNA][0]}")
    assert as_a(Bids, state.legal).most == 11
    cards = state.hands[BEN]
    assert refusal(state, f"bid {' '.join(cards)}").code == "bid-size"
    state = played(state, f"bid {' '.join(cards[:11])}", "pass", "pass")
    assert (known(state.contract).crown, known(state.contract).height, known(state.contract).goal) == (ANNA, 15, 46)


# T3 ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", [ANNA, BEN])
def test_t3_after_a_redeal_the_same_dealer_deals(dealer: int) -> None:
    match = Match.of(MU2, 2).add(played(start(dealt(dealer=dealer)), "pass", "pass"))
    assert (match.starter, match.scores, match.is_over) == (dealer, (0, 0), False)
    assert match.deal(random.Random(1)).starter == dealer
    with pytest.raises(BadDeal) as refused:
        match.start(dealt(dealer=1 - dealer))
    assert refused.value.code == "dealer"


# T4 ---------------------------------------------------------------------------------------------------------------------


def test_t4_the_shield_names_a_kind_among_its_own_open_cards() -> None:
    # Ben: R3 Y5 G3 B4 from the deal, B3 laid.
    assert set(legal(sheet_game())) == {"trump R", "trump Y", "trump G", "trump B", "trump 3", "trump 4", "trump 5"}


def test_t4_the_crown_names_a_kind_among_its_own_open_cards_or_none() -> None:
    # Anna: R4 G4 Y6 B2 from the deal, B8 laid.
    kinds = {"trump R", "trump G", "trump B", "trump 2", "trump 4", "trump 6", "trump 8", "trump none"}
    assert set(legal(sheet_game("trump Y"))) == kinds


def test_t4_neither_hand_nor_skat_nor_face_down_cards_count() -> None:
    state = sheet_game("trump Y")
    assert "R7" in state.hands[ANNA]
    assert refusal(state, "trump 7").code == "trump-not-laid"
    assert refusal(state, "trump 0").code == "trump-not-laid"  # R0 and G0 were in the skat
    assert refusal(state, "trump 9").code == "trump-not-laid"  # B9 and R9 lie face down


def test_t4_the_shield_must_name_a_trump() -> None:
    assert refusal(sheet_game(), "trump none").code == "trump-none"


# T5 ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["Y", "4"])
def test_t5_the_crown_cannot_name_what_the_shield_named(kind: str) -> None:
    state = sheet_game(f"trump {kind}")
    assert f"trump {kind}" not in legal(state)
    assert refusal(state, f"trump {kind}").code == "same-trump"


# T6 ---------------------------------------------------------------------------------------------------------------------


def bare_small_column(upper: str, lower: str) -> Deal:
    """Ben has no open yellow card, so that his small column has two uncovered cards when Anna names yellow small."""
    return dealt(
        hidden=({}, {"Y": upper, "small": lower, "big": "R9"}),
        open=("Y6 R3 G2 B2", "R8 R0 G3 B4"),
        hands=("B8", "B3 B5"),
    )


SHIELD_ANNA = ("pass", "bid B3", "pass", "pass")


def test_t6_the_upper_card_is_turned_first() -> None:
    # The upper one came with the yellow column. It is red, so it leaves the column and the lower one follows.
    state = crowned(bare_small_column(upper="R5", lower="R6"), "Y", "R", SHIELD_ANNA)
    assert face_down(state, BEN) == {"G": 1, "B": 1, "big": 2}
    assert turned(state)[-2:] == ["Ben Y R5", "Ben small R6"]


def test_t6_an_upper_card_that_belongs_there_covers_the_lower_one() -> None:
    state = crowned(bare_small_column(upper="Y9", lower="R6"), "Y", "R", SHIELD_ANNA)
    assert turned(state)[-1] == "Ben Y Y9"
    assert face_down(state, BEN) == {"G": 1, "B": 1, "big": 2, "small": 1}


def test_t6_holds_for_the_big_column_too() -> None:
    # All the red that Ben, the crown, has open is a three, and threes are the shield's trump: super trumps.
    deal = dealt(
        hidden=({}, {"R": "G8", "big": "G9"}),
        open=("Y3 R4 G2 B2", "R3 Y0 G0 B4"),
        hands=("B8", "B3 B5"),
    )
    state = crowned(deal, "3", "R", SHIELD_ANNA)
    assert open_columns(state, BEN)["super"] == ["R3"]
    assert [line for line in turned(state) if line.startswith("Ben")][:2] == ["Ben R G8", "Ben big G9"]


# T7 ---------------------------------------------------------------------------------------------------------------------


def both_bare(dealer: int = ANNA) -> Deal:
    """With yellow and red as trumps both have just one bare column: green."""
    return dealt(
        hidden=({"G": "B9"}, {"G": "B0"}),
        open=("Y6 R3 R5 B2", "R8 Y0 Y2 B4"),
        hands=("B8 R0 G6", "B3 B5 G7"),
        dealer=dealer,
    )


def test_t7_crown_turns_before_shield() -> None:
    assert turned(crowned(both_bare(), "Y", "R")) == ["Anna G B9", "Ben G B0"]
    assert turned(crowned(both_bare(), "Y", "R", ("pass", "bid B3", "pass", "pass"))) == ["Ben G B0", "Anna G B9"]


def blue_duel(anna: str, ben: str) -> State:
    """Both have one open blue card, each above a face-down one; Anna leads and neither blue is trump."""
    deal = dealt(
        hidden=({"B": "G0", "G": "Y9"}, {"B": "G2", "G": "Y8"}),
        open=(f"R3 Y6 G6 {anna}", f"R5 Y2 G7 {ben}"),
        hands=("G8 R0", "G3 R1"),
    )
    return crowned(deal, "Y", "R", ("bid G8", "pass", "pass"))


@pytest.mark.parametrize(
    ("anna", "ben", "order"),
    [("B9", "B4", ["Anna B G0", "Ben B G2"]), ("B4", "B9", ["Ben B G2", "Anna B G0"])],
)
def test_t7_after_a_trick_its_winner_turns_first(anna: str, ben: str, order: list[str]) -> None:
    before = blue_duel(anna, ben)
    after = played(before, f"play {anna}", f"play {ben}")
    assert turned(after)[len(turned(before)) :] == order


def test_t7_the_crown_is_asked_for_all_its_columns_before_the_shield() -> None:
    deal = dealt(
        hidden=({"G": "B9", "B": "R9"}, {"G": "B0", "B": "R2"}), open=("Y6 Y5 R5 R3", "R8 Y0 Y2 R6"), hands=("R0", "R4")
    )
    state = crowned(deal, "Y", "R", ("bid R0", "pass", "pass"))
    assert (state.phase, state.turn, legal(state)) == ("reveal", ANNA, ["reveal G", "reveal B"])
    state = played(state, "reveal B")
    assert (state.phase, state.turn, legal(state)) == ("reveal", BEN, ["reveal G", "reveal B"])
    state = played(state, "reveal B")
    assert (state.phase, state.turn) == ("play", ANNA)


# T8 ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", [ANNA, BEN])
def test_t8_the_deal_alternates(dealer: int) -> None:
    rng = random.Random(8)
    match = Match.of(MU2, 2, {"target": 10_000})
    first = as_a(Auction, match.start(dealt(dealer=dealer)))
    match = match.add(to_the_end(played(first, f"bid {first.hands[dealer][0]}"), rng)[-1])
    for _ in range(10):
        dealer = 1 - dealer if match.results[-1].outcome != "redeal" else dealer
        state = match.start(match.deal(rng))
        assert state.turn == dealer
        match = match.add(to_the_end(state, rng)[-1])
    assert {result.outcome for result in match.results} == {"crown", "shield", "redeal"}


# T9 ---------------------------------------------------------------------------------------------------------------------


def two_copies() -> State:
    """Anna leads; one of her red 7s lies alone and open on red, the other is in her hand."""
    deal = dealt(
        hidden=({"R": "Y9", "G": "R9", "big": "Y0", "small": "R4"}, {"R": "R8"}),
        open=("R7 Y6 G6 B9", "R5 Y2 G7 B4"),
        hands=("R7 B8", "B3"),
        skat="G0 G1 G1 G2",
    )
    return played(start(deal), *AUCTION, "discard G0 G1 G1 G2", "trump Y", "trump B")


def test_t9_of_two_copies_the_player_chooses() -> None:
    assert {move for move in legal(two_copies()) if "R7" in move} == {"play R7 hand", "play R7 open"}


def test_t9_the_open_copy_uncovers_the_face_down_card() -> None:
    before = two_copies()
    state = played(before, "play R7 open", "play R5")
    assert "Anna R Y9" in turned(state)
    assert "R7" in state.hands[ANNA]
    assert "R7" not in state.open[ANNA]


def test_t9_the_hand_copy_leaves_it_covered() -> None:
    before = two_copies()
    state = played(before, "play R7 hand", "play R5")
    assert "Anna R Y9" not in turned(state)
    assert "R7" in state.open[ANNA]
    assert "R7" not in state.hands[ANNA]


def test_t9_written_plainly_the_open_copy_is_meant() -> None:
    state = two_copies()
    assert played(state, "play R7") == played(state, "play R7 open")


def test_t9_the_source_is_written_only_where_there_is_a_choice() -> None:
    state = two_copies()
    assert state.notation(MU2.parse("play R7")) == "play R7 open"
    assert state.notation(MU2.parse("play R7 hand")) == "play R7 hand"
    assert state.notation(MU2.parse("play B8 open")) == "play B8"
    assert state.notation(MU2.parse("pass")) == "pass"


def test_t9_the_source_is_accepted_wherever_it_is_true() -> None:
    state = two_copies()
    assert played(state, "play B8 open") == played(state, "play B8")
    assert refusal(state, "play B8 hand").code == "source"


# T10 --------------------------------------------------------------------------------------------------------------------


def test_t10_without_a_big_trump_the_face_down_card_of_its_column_is_turned_up() -> None:
    state = sheet_game("trump Y", "trump none")
    # Nothing else is uncovered on either side, so it happens by itself, crown first.
    assert turned(state) == ["Anna big G5", "Ben big Y3"]
    assert "big" not in face_down(state, ANNA)
    assert (state.phase, state.turn) == ("play", ANNA)


def test_t10_the_card_goes_where_it_belongs() -> None:
    state = sheet_game("trump Y", "trump none")
    assert open_columns(state, ANNA)["G"] == ["G4", "G5"]
    assert open_columns(state, BEN)["small"] == ["Y3", "Y5"]


def test_t10_it_is_one_of_the_columns_to_choose_from() -> None:
    state = played(start(sheet_deal()), "pass", "bid B3", "pass", "pass")
    state = played(state, str(state.legal[0]), "trump 4", "trump none")
    # Ben's bare big column was turned by itself; of Anna's, red and green lost their fours to the small trump.
    assert turned(state) == ["Ben big Y3"]
    assert (state.turn, legal(state)) == (ANNA, ["reveal R", "reveal G", "reveal big"])


# T11 --------------------------------------------------------------------------------------------------------------------


def order_matters(red: str, green: str) -> State:
    """Anna's red and green lie bare when yellow and 4 are trumps; these cards are below."""
    hidden = ({"R": red, "G": green, "big": "Y0"}, {"R": "R2", "G": "G2", "big": "Y3"})
    deal = dealt(hidden=hidden, open=("R4 G4 Y6 B2", "R3 Y5 G3 B4"), hands=("B8", "B3"))
    return crowned(deal, "Y", "4")


def test_t11_a_card_that_arrives_covers_the_card_below() -> None:
    state = order_matters(red="G9", green="R9")
    assert turned(played(state, "reveal R")) == ["Anna R G9"]  # the green 9 now covers green
    assert face_down(played(state, "reveal R"), ANNA)["G"] == 1
    assert turned(played(state, "reveal G")) == ["Anna G R9"]  # the red 9 now covers red
    assert face_down(played(state, "reveal G"), ANNA)["R"] == 1


def test_t11_who_has_two_uncovered_columns_is_asked_even_if_the_order_changes_nothing() -> None:
    state = order_matters(red="B9", green="B0")
    assert (state.phase, state.turn, legal(state)) == ("reveal", ANNA, ["reveal R", "reveal G"])
    one, other = played(state, "reveal R"), played(state, "reveal G")
    assert (one.open, one.down, one.turn) == (other.open, other.down, other.turn)


def test_t11_a_single_uncovered_column_is_turned_by_itself() -> None:
    state = played(order_matters(red="B9", green="B0"), "reveal R")
    assert turned(state) == ["Anna R B9", "Anna G B0"]
    assert [str(move) for move in state.moves if str(move).startswith("reveal")] == ["reveal R"]


def test_t11_two_cards_in_one_uncovered_column_are_no_choice() -> None:
    state = crowned(bare_small_column(upper="R5", lower="R6"), "Y", "R", SHIELD_ANNA)
    assert not [move for move in state.moves if str(move).startswith("reveal")]


def test_t11_a_column_that_gets_covered_is_no_longer_asked_for() -> None:
    deal = dealt(
        hidden=({"R": "G9", "G": "B9", "B": "R9"}, {"R": "R2", "G": "G2", "B": "B7"}),
        open=("R4 G4 Y6 B4", "R3 Y5 G3 B5"),
        hands=("Y8", "Y3"),
    )
    state = crowned(deal, "Y", "4", ("bid Y8", "bid Y3", "pass", "pass"))
    assert legal(state) == ["reveal R", "reveal G", "reveal B"]
    state = played(state, "reveal R")  # the green 9 covers green
    assert turned(state)[:2] == ["Anna R G9", "Anna B R9"]
    assert face_down(state, ANNA)["G"] == 1


# T12 --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [ANNA, BEN, None])
def test_t12_until_the_end_views_show_only_the_points_of_tricks(seat: int | None) -> None:
    state = played(start(sheet_deal()), *AUCTION, "discard R6 R7 R7 Y4", "trump Y", "trump 4", "reveal R")
    assert state.view(seat).points == (0, 0)  # seven points were put away
    state = played(state, "play B8", "play B3")
    assert state.view(seat).points == (2, 0)
    assert state.summary()["points"] is None


@pytest.mark.parametrize("seat", [ANNA, BEN, None])
def test_t12_in_the_end_they_are_counted(seat: int | None) -> None:
    *_, before, last = any_played_game(12)
    before, over = as_a(Tricks, before), as_a(Over, last)
    crown = known(over.contract).crown
    discarded = sum(card.points for card in over.discards)
    points = known(over.view(seat).points)
    assert sum(points) == 48
    trick = known(over.last_trick)
    assert points[crown] - trick.points * (trick.winner == crown) == before.points[crown] + discarded
