"""What the game does not accept, and how it says so: moves, notation, deals, options."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from mu_table import ANNA, BEATE, CONNY, DAGMAR, MU, after, all_pass, auction, cards, dealt, start

from eklat.games import notation
from eklat.games.core import Match, Refusal
from eklat.games.errors import BadDeal, BadNotation, BadOption, GameError, IllegalMove
from eklat.games.mu import Deal, Rules, State
from eklat.games.mu.cards import Card, pack
from eklat.games.mu.moves import Bid, ChoosePartner, Move, NameTrump
from eklat.games.said import said


def refused(state: State, move: str | Move, seat: int | None = None) -> IllegalMove:
    """The refusal of this move, which leaves the state as it is."""
    before, options = deepcopy(state), list(state.legal)
    with pytest.raises(IllegalMove) as caught:
        state.play(MU.parse(move) if isinstance(move, str) else move, seat)
    assert state == before
    assert list(state.legal) == options
    assert isinstance(caught.value, GameError)
    return caught.value


def bidding() -> State:
    """Anna has laid R2, Beate Y2; it is Conny's turn, who holds G1 G1 G2 G3 G4."""
    return auction(start("R2 R3", "Y2 Y3", "G1 G1 G2 G3 G4", ""), "R2  Y2")


def naming() -> State:
    """Anna is chief with R2 R3, Beate vice with Y2, who is to name a trump."""
    return all_pass(auction(start("R2 R3", "Y2 Y3", "", ""), "R2  Y2  pass  pass  R3"))


def choosing(**options: Any) -> State:
    """The same, and Anna is to choose a partner."""
    state = all_pass(auction(start("R2 R3", "Y2 Y3", "", "", **options), "R2  Y2  pass  pass  R3"))
    return after(state, "trump Y, trump R")


def following() -> State:
    """Red is trump (chief) and yellow (vice); Anna has led G9 and Beate must follow with G5 or the open G8."""
    hands = ("R2 R3 G9", "Y2 Y3 G5 G8 K7", "", "")
    state = all_pass(auction(start(*hands), "R2  Y2  pass  pass  R3  G8  pass  pass  G9"))
    return after(state, f"trump Y, trump R, partner {CONNY}, play G9")


# Not now ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", ["play R2", "trump R", "partner 1", "partner R2", "play R2 open"])
def test_in_the_auction_one_passes_or_lays_cards(move: str) -> None:
    error = refused(bidding(), move)
    assert (error.code, error.seat) == ("phase", CONNY)
    assert str(error) == f"illegal move '{move}' by seat 2 (phase): The auction is on: pass or lay cards."


@pytest.mark.parametrize("move", ["pass", "bid Y3", "partner 2", "partner B2", "play Y2"])
def test_after_the_auction_a_trump_must_be_named(move: str) -> None:
    error = refused(naming(), move)
    assert (error.code, error.seat) == ("phase", BEATE)
    assert error.message == "A trump must be named now."


@pytest.mark.parametrize("move", ["pass", "bid R5", "trump R", "play R2"])
def test_after_the_trumps_a_partner_must_be_chosen(move: str) -> None:
    error = refused(choosing(), move)
    assert (error.code, error.seat) == ("phase", ANNA)
    assert error.message == "The chief must choose a partner now."


@pytest.mark.parametrize("move", ["pass", "bid R5", "trump R", "partner 2", "partner B2"])
def test_then_cards_must_be_played(move: str) -> None:
    error = refused(following(), move)
    assert (error.code, error.seat) == ("phase", BEATE)
    assert error.message == "A card must be played to the trick now."


# Bids ---------------------------------------------------------------------------------------------------------------------


def test_only_cards_of_the_own_hand_can_be_laid() -> None:
    error = refused(bidding(), "bid G1 K9")
    assert (error.code, error.seat) == ("not-held", CONNY)
    assert str(error) == "illegal move 'bid G1 K9' by seat 2 (not-held): K9 is not in your hand (or not that often)."


def test_a_card_cannot_be_laid_more_often_than_it_is_held() -> None:
    assert refused(bidding(), "bid G2 G2").code == "not-held"
    assert refused(bidding(), "bid G1 G1 G1").message == "G1 is not in your hand (or not that often)."
    assert after(bidding(), "bid G1 G1").laid[CONNY] == cards("G1 G1")


def test_a_laid_card_cannot_be_laid_again() -> None:
    state = after(bidding(), "pass, pass")
    assert refused(state, "bid R2").code == "not-held"


def test_the_total_is_at_most_one_more_than_the_largest() -> None:
    error = refused(bidding(), "bid G2 G3 G4")
    assert (error.code, error.seat) == ("bid-size", CONNY)
    assert error.message == "A bid of 3 is not possible: you may lay at most 2 cards now."


def test_the_dealer_opens_with_at_most_one_card() -> None:
    error = refused(start("R2 R3", "", "", ""), "bid R2 R3")
    assert (error.code, error.seat) == ("bid-size", ANNA)
    assert error.message == "A bid of 2 is not possible: you may lay at most 1 card now."


def test_the_leader_may_add_only_one_card() -> None:
    state = auction(start("R2 R3 R4", "", "", ""), "R2  pass  pass  pass")
    assert refused(state, "bid R3 R4").code == "bid-size"


def test_a_bid_has_at_least_one_card() -> None:
    assert refused(bidding(), Bid(())).message == "A bid of 0 is not possible: you may lay at most 2 cards now."


# Trumps and partner -------------------------------------------------------------------------------------------------------


def test_only_what_one_has_laid_can_be_trump() -> None:
    for kind in ("R", "3", "K", "9"):
        error = refused(naming(), f"trump {kind}")
        assert (error.code, error.seat) == ("trump-not-laid", BEATE)
        assert error.message == "You can only name what lies open before you: Y 2."
    assert refused(naming(), NameTrump("gold")).code == "trump-not-laid"


def test_the_vice_must_name_a_trump() -> None:
    error = refused(naming(), "trump none")
    assert (error.code, error.seat) == ("trump-none", BEATE)
    assert error.message == "Only the highest bidder may do without a trump; you must name one."


def test_the_chief_cannot_name_the_vices_trump_where_the_table_forbids_it() -> None:
    state = all_pass(auction(start("R2 R3", "R9", "", "", same_trump=False), "R2  R9  pass  pass  R3"))
    error = refused(after(state, "trump R"), "trump R")
    assert (error.code, error.seat) == ("same-trump", ANNA)
    assert error.message == "The other trump is red already, and cannot be named twice."


def test_the_chief_cannot_be_the_own_partner() -> None:
    error = refused(choosing(), f"partner {ANNA}")
    assert (error.code, error.seat) == ("partner-self", ANNA)
    assert error.message == "You cannot be your own partner."


def test_the_vice_cannot_be_the_partner() -> None:
    error = refused(choosing(), f"partner {BEATE}")
    assert (error.code, error.seat) == ("partner-vice", ANNA)
    assert error.message == "The vice can never be the chief’s partner."


@pytest.mark.parametrize("seat", [4, 9, -1])
def test_the_partner_sits_at_the_table(seat: int) -> None:
    error = refused(choosing(), ChoosePartner(seat))
    assert (error.code, error.seat) == ("partner-seat", ANNA)
    assert error.message == f"There is no seat {seat}: seats go from 0 to 3."


def test_a_card_is_called_only_with_the_house_rule() -> None:
    error = refused(choosing(), "partner B2")
    assert (error.code, error.seat) == ("partner-card", ANNA)
    assert error.message == "At this table the chief chooses a seat as partner, not a card."


def test_with_the_house_rule_a_seat_cannot_be_chosen() -> None:
    error = refused(choosing(hidden_partner=True), f"partner {CONNY}")
    assert (error.code, error.seat) == ("partner-card", ANNA)
    assert error.message == "At this table the chief calls a card, and its holder is the partner."


@pytest.mark.parametrize("card", ["B1", "B7"])
def test_a_card_that_exists_twice_cannot_be_called(card: str) -> None:
    error = refused(choosing(hidden_partner=True), f"partner {card}")
    assert (error.code, error.seat) == ("partner-card", ANNA)
    assert error.message == f"{card} exists twice: call a card that exists once."


# The play -----------------------------------------------------------------------------------------------------------------


def test_only_cards_one_has_can_be_played() -> None:
    error = refused(following(), "play R2")
    assert (error.code, error.seat) == ("not-held", BEATE)
    assert error.message == "You do not hold R2."


def test_suit_must_be_followed_from_the_hand_or_the_table() -> None:
    error = refused(following(), "play K7")
    assert (error.code, error.seat) == ("follow-suit", BEATE)
    assert (
        str(error) == "illegal move 'play K7' by seat 1 (follow-suit): You must follow green: you still have G8 lying open."
    )
    state = all_pass(auction(start("R2 B9", "B3 K2", "", ""), "R2"))
    error = refused(after(state, f"trump R, partner {CONNY}, play B9"), "play K2")
    assert error.message == "You must follow blue: you still have B3 in your hand."


def test_trump_must_be_followed_with_trump() -> None:
    state = all_pass(auction(start("R2 R3", "Y2 K2 G0", "", ""), "R2  Y2  pass  pass  R3"))
    state = after(state, f"trump 2, trump R, partner {CONNY}, play R3")
    error = refused(state, "play G0")
    assert (error.code, error.seat) == ("follow-suit", BEATE)
    assert error.message == "You must follow trump: you still have Y2 lying open."


def test_a_card_is_played_from_where_it_is() -> None:
    state = choosing()
    state = after(state, f"partner {CONNY}")
    error = refused(state, "play R2 hand")
    assert (error.code, error.seat) == ("source", ANNA)
    assert error.message == "Your R2 lies open, so it cannot be played from the other place."
    assert refused(state, "play R4 open").message == "Your R4 is in your hand, so it cannot be played from the other place."


# Whose turn ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [ANNA, BEATE, DAGMAR, 4, -1])
def test_nobody_else_may_move(seat: int) -> None:
    error = refused(bidding(), "pass", seat)
    assert (error.code, error.seat) == ("not-your-turn", seat)
    assert error.message == "It is the turn of seat 2."


def test_whose_turn_it_is_may_say_so() -> None:
    assert bidding().play(MU.parse("pass"), CONNY) == after(bidding(), "pass")


def test_who_is_not_to_move_has_no_legal_moves() -> None:
    state = bidding()
    for seat in (ANNA, BEATE, DAGMAR, None):
        legal = state.view(seat).legal
        assert list(legal) == []
        assert legal.refusal(MU.parse("pass")) == Refusal("not-your-turn", said("game-no-turn"))
        assert MU.parse("pass") not in legal


@pytest.mark.parametrize("seat", [None, ANNA, DAGMAR])
@pytest.mark.parametrize("move", ["pass", "play R2", "trump R"])
def test_nothing_happens_once_the_deal_is_over(move: str, seat: int | None) -> None:
    state = all_pass(start("", "", "", ""))
    error = refused(state, move, seat)
    assert (error.code, error.seat) == ("deal-over", seat)
    assert error.message == "This hand is over."
    assert state.view(ANNA).legal.refusal(MU.parse(move)) == Refusal("deal-over", said("game-no-deal-over"))


def test_without_a_seat_the_sentence_names_none() -> None:
    assert str(refused(all_pass(start("", "", "")), "pass")) == "illegal move 'pass' (deal-over): This hand is over."


def test_there_is_no_view_from_a_seat_that_is_not_there() -> None:
    for seat in (3, -1):
        with pytest.raises(IndexError, match=f"there is no seat {seat}: seats go from 0 to 2"):
            start("", "", "").view(seat)


# Notation -----------------------------------------------------------------------------------------------------------------

NO_MOVES = (
    "|pas|Pass|PASS|passe|pass pass|pass R6| pass|pass | |  |R6|7|none|?|!|help|resign|bid R6, pass",
    "bid|bid |bid  R6|bid R6 |bid R6  Y8|bid R10|bid r6|bid 6R|bid X3|bid R|bid 6|bid R6,Y8|lay R6|Bid R6|bid pass",
    "trump|trump |trump X|trump r|trump red|trump 10|trump -1|trump None|trump no|trump R R|trump R6|trumps R",
    "partner|partner |partner 10|partner 00|partner -1|partner +1|partner 1 2|partner Anna|partner R|partner r6",
    "play|play |play R|play R77|play r7|play 7|play R7 table|play R7 Hand|play R7 hand open|play hand|play R7 R7",
    "bid\tR6|bid\nR6|pass\n|pass\r\n|play R７|paß|play R7\x00|pass\u200b|bid R٣|partner ³|\ud800",
)


@pytest.mark.parametrize("text", [text for line in NO_MOVES for text in line.split("|")])
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        MU.parse(text)
    assert caught.value.code == "notation"
    assert caught.value.message.isprintable()


@pytest.mark.parametrize("thing", [None, 7, 1.5, True, b"pass", ["pass"], ("bid", "R6"), {"move": "pass"}])
def test_a_move_is_a_text(thing: Any) -> None:
    with pytest.raises(BadNotation, match="A move is a text, not"):
        MU.parse(thing)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "pas",
            "'pas' is not a move of this game: expected pass, bid CARD..., trump KIND, partner SEAT,"
            " or play CARD [hand|open].",
        ),
        ("bid  R6", "'bid  R6' is not a move: expected words of letters and digits with single spaces between them."),
        ("bid R6 X3", "'X3' is not a card: expected a colour of R Y G B K and a digit, like R6."),
        ("trump red", "'red' is not a trump: expected a colour of R Y G B K, a digit, or none."),
        ("partner 12", "'12' is not a seat: expected a number like 0 or 3."),
        ("\x1b[31m", "'\\x1b[31m' is not a move: expected words of letters and digits with single spaces between them."),
    ],
)
def test_bad_notation_names_what_is_wrong(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as caught:
        MU.parse(text)
    assert str(caught.value) == sentence


def test_a_long_text_is_quoted_in_part() -> None:
    with pytest.raises(BadNotation) as caught:
        MU.parse("bid" + " R6" * 1000)
    assert len(str(caught.value)) < 200
    assert "..." in str(caught.value)


def test_a_seat_is_one_digit() -> None:
    assert [notation.seat(word) for word in "0359"] == [0, 3, 5, 9]
    for word in ("x", "", "12"):
        with pytest.raises(BadNotation, match="is not a seat"):
            notation.seat(word)


@pytest.mark.parametrize("name", ["", "R", "6", "R10", "r6", "6R", "X6", " R6", "R6 ", None, 6, ["R6"], b"R6"])
def test_what_is_no_card(name: Any) -> None:
    with pytest.raises(BadNotation, match="is not a card"):
        Card(name)


# Deals --------------------------------------------------------------------------------------------------------------------


def hands(players: int = 4) -> list[list[str]]:
    """Good hands as a record has them."""
    return [list(hand) for hand in dealt(*[""] * players).hands]


def read(data: object, dealer: object = 0) -> Deal:
    return MU.read_deal({"dealer": dealer, "deal": data})


def refused_deal(data: object, dealer: object = 0) -> tuple[str, str]:
    """Code and sentence of the refusal."""
    with pytest.raises(BadDeal) as caught:
        read(data, dealer)
    return caught.value.code, str(caught.value)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_good_deal_is_read_back_as_it_was_written(players: int) -> None:
    deal = MU.deal(Random(players), players, starter=players - 1)
    assert MU.read_deal(deal.to_json()) == deal
    assert deal.starter == deal.dealer == players - 1


def test_the_order_of_cards_in_a_hand_does_not_matter() -> None:
    assert read({"hands": [hand[::-1] for hand in hands()]}) == read({"hands": hands()})


def test_keys_of_other_programs_are_ignored() -> None:
    assert read({"hands": hands(), "x_shuffled_by": "Anna"}) == read({"hands": hands()})


@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_a_deal_is_for_three_to_six_players(players: int) -> None:
    data = {"hands": [["R6"]] * players}
    there = "is 1 hand" if players == 1 else f"are {players} hands"
    assert refused_deal(data) == ("deal-counts", f"There {there}: Mü is for 3 to 6 players.")


def test_everybody_gets_the_same_number_of_cards() -> None:
    few, uneven = hands(), hands()
    few[2].pop()
    assert refused_deal({"hands": few}) == ("deal-counts", "With 4 players everybody gets 15 cards, but seat 2 has 14.")
    uneven[0].append(uneven[3].pop())
    assert refused_deal({"hands": uneven}) == ("deal-counts", "With 4 players everybody gets 15 cards, but seat 0 has 16.")


def test_no_card_is_dealt_too_often() -> None:
    data = hands()
    assert data[0][0] == "R0"
    data[3][0] = "R0"
    assert refused_deal({"hands": data}) == ("deal-cards", "R0 is dealt twice, but it exists once.")
    data = hands()
    data[0][0] = "R7"
    assert refused_deal({"hands": data}) == ("deal-cards", "R7 is dealt 3 times, but it exists twice.")


def test_no_card_is_missing() -> None:
    with pytest.raises(BadDeal) as caught:
        notation.check_pack(pack("R")[1:], pack("R"))
    assert caught.value.code == "deal-cards"
    assert str(caught.value) == "R0 is missing: it exists once, and is dealt nowhere."
    with pytest.raises(BadDeal, match="R7 is missing: it exists twice, and is dealt once"):
        notation.check_pack([card for card in pack("RY") if card != "R7"] + [Card("R7")], pack("RY"))


def test_no_card_of_another_pack_is_dealt() -> None:
    with pytest.raises(BadDeal, match="K3 is dealt once, but it is not in this pack"):
        notation.check_pack((*pack("R"), Card("K3")), pack("R"))


def test_three_players_have_exactly_three_colours() -> None:
    data = hands(3)
    data[0][0] = "K0"
    assert refused_deal({"hands": data}) == ("deal-cards", "With three players exactly three colours are dealt, not 4.")
    data = [["R1"] * 12, ["R2"] * 12, ["G3"] * 12]
    assert refused_deal({"hands": data}) == ("deal-cards", "With three players exactly three colours are dealt, not 2.")


@pytest.mark.parametrize("dealer", [-1, 4, 10, True, None, "0", 1.0, [0]])
def test_the_dealer_sits_at_the_table(dealer: object) -> None:
    code, sentence = refused_deal({"hands": hands()}, dealer)
    assert code == "deal-format"
    assert sentence == f"dealer must be a seat from 0 to 3, not {dealer!r}."


def test_a_bad_deal_cannot_be_made_by_hand_either() -> None:
    good = dealt("", "", "", "").hands
    with pytest.raises(BadDeal, match="There are 2 hands"):
        Deal(good[:2])
    with pytest.raises(BadDeal, match="15 cards, but seat 1 has 14"):
        Deal((good[0], good[1][1:], *good[2:]))
    with pytest.raises(BadDeal, match="is dealt"):
        Deal((good[0], good[0], *good[2:]))
    with pytest.raises(BadDeal, match="dealer must be a seat from 0 to 3, not 4"):
        Deal(good, 4)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (None, "deal must be an object with hands, not None."),
        ([], "deal must be an object with hands, not []."),
        ("hands", "deal must be an object with hands, not 'hands'."),
        ({}, "deal must have hands: 'hands' is missing."),
        ({"hand": []}, "deal must have hands: 'hands' is missing."),
        ({"hands": [], "skat": []}, "deal must have hands: there is no 'skat'."),
        ({"hands": None}, "deal.hands must be a list with an entry for every seat, not None."),
        ({"hands": {"0": []}}, "deal.hands must be a list with an entry for every seat, not {'0': []}."),
        ({"hands": ["R6"]}, "deal.hands[0] must be a list of cards, not 'R6'."),
        ({"hands": [[], 5]}, "deal.hands[1] must be a list of cards, not 5."),
    ],
)
def test_what_does_not_look_like_a_deal(data: object, sentence: str) -> None:
    assert refused_deal(data) == ("deal-format", sentence)


@pytest.mark.parametrize("card", ["r6", "R10", "", 6, None, ["R6"], {"card": "R6"}])
def test_what_is_dealt_are_cards(card: object) -> None:
    code, sentence = refused_deal({"hands": [["R6"], ["Y8", card]]})
    assert code == "deal-cards"
    assert sentence.startswith(f"deal.hands[1]: {card!r} is not a card")


def test_a_deal_belongs_to_its_match() -> None:
    match = Match.of(MU, 4)
    with pytest.raises(BadDeal, match="Cards are dealt to 3 players, but 4 sit at the table"):
        match.start(dealt("", "", ""))
    with pytest.raises(BadDeal, match="This deal is not over yet"):
        match.add(match.start(dealt("", "", "", "")))
    match = match.add(all_pass(match.start(dealt("", "", "", "", dealer=2))))
    with pytest.raises(BadDeal, match="This deal cannot be started by seat 2: it is the turn of seat 3") as caught:
        match.start(dealt("", "", "", "", dealer=2))
    assert caught.value.code == "dealer"
    assert match.start(match.deal(Random(1))).turn == 3


# Options ------------------------------------------------------------------------------------------------------------------


def refused_options(options: Mapping[str, object], players: int | None = None) -> tuple[str, str]:
    with pytest.raises(BadOption) as caught:
        MU.rules(options, players)
    return caught.value.code, str(caught.value)


def test_an_unknown_option_is_refused() -> None:
    assert refused_options({"targets": 100}) == (
        "unknown-option",
        "There is no option 'targets'; there are edition, target, end, same_trump, colours, last_trick,"
        " hidden_partner, shared_eklat, random_end.",
    )


@pytest.mark.parametrize("value", [True, False, 0, -1, 10_001, 200.0, "200", None, [200]])
def test_the_target_is_a_whole_number(value: object) -> None:
    code, sentence = refused_options({"target": value})
    assert code == "option"
    assert sentence == f"Option 'target' cannot be {value!r}: it must be a whole number from 1 to 10000."


@pytest.mark.parametrize("target", [1, 200, 10_000])
def test_any_target_in_reach_is_fine(target: int) -> None:
    assert MU.rules({"target": target}).target == target


@pytest.mark.parametrize("value", ["fr", "DE", "", None, 1, True])
def test_there_are_three_editions(value: object) -> None:
    assert refused_options({"edition": value}) == (
        "option",
        f"Option 'edition' cannot be {value!r}: it must be one of de, en, nl.",
    )


@pytest.mark.parametrize("value", ["more", None, True])
def test_the_match_ends_in_one_of_two_ways(value: object) -> None:
    code, sentence = refused_options({"end": value})
    assert code == "option"
    assert sentence.endswith("it must be one of edition, exceed, reach.")


@pytest.mark.parametrize("name", ["same_trump", "last_trick", "hidden_partner", "shared_eklat", "random_end"])
@pytest.mark.parametrize("value", [0, 1, "true", "yes", None])
def test_house_rules_are_on_or_off(name: str, value: object) -> None:
    assert refused_options({name: value}) == (
        "option",
        f"Option {name!r} cannot be {value!r}: it must be one of false, true.",
    )


@pytest.mark.parametrize("value", ["RG", "RGBK", "BGR", "RRG", "rgb", "", 3, None, ["R", "G", "B"]])
def test_three_different_colours_are_chosen_in_their_order(value: object) -> None:
    assert refused_options({"colours": value})[0] == "option"


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 7])
def test_mu_is_for_three_to_six(players: int) -> None:
    assert refused_options({}, players) == ("players", f"Mü is for 3 to 6 players, not {players}.")


def test_the_english_edition_is_not_for_three() -> None:
    sentence = "The English edition is for 4 to 6 players, not 3; the German and the Dutch one take 3."
    assert refused_options({"edition": "en"}, 3) == ("players", sentence)
    with pytest.raises(BadOption, match="The English edition"):
        MU.start(dealt("", "", ""), Rules(edition="en"))
    with pytest.raises(BadOption, match="The English edition"):
        Match.of(MU, 3, {"edition": "en"})


def test_a_bad_option_cannot_be_made_by_hand_either() -> None:
    with pytest.raises(BadOption, match="Option 'target' cannot be True"):
        Rules(target=True)


def test_rules_remember_only_what_differs() -> None:
    assert MU.rules().changed() == {}
    assert MU.rules({"target": 200, "edition": "nl", "random_end": True}).changed() == {"edition": "nl", "random_end": True}


def test_the_catalogue_of_options_says_everything_a_client_needs() -> None:
    catalogue = {option["name"]: option for option in MU.options()}
    assert catalogue["target"] == {
        "name": "target",
        "default": 200,
        "from": 1,
        "to": 10_000,
        "help": "the points that end the match",
        "house_rule": False,
    }
    assert catalogue["edition"]["allowed"] == ["de", "en", "nl"]
    house_rules = [name for name, option in catalogue.items() if option["house_rule"]]
    assert house_rules == ["hidden_partner", "shared_eklat", "random_end"]
    assert all(option["help"] for option in catalogue.values())
