"""What the game refuses: moves, texts, deals and options, each time with a code and a sentence."""

import copy
from collections.abc import Callable
from itertools import combinations
from typing import Any, cast

import pytest
from known import as_a, known
from mu2_table import ANNA, AUCTION, BEN, MU2, cards, dealt, played, refusal, sheet_deal, sheet_game, start

from eklat.games.core import Move
from eklat.games.errors import BadDeal, BadNotation, BadOption
from eklat.games.mu.cards import Card
from eklat.games.mu.moves import Bid, ChoosePartner, NameTrump, Play
from eklat.games.mu2 import Deal, State
from eklat.games.mu2.moves import Discard, Reveal
from eklat.games.said import said

# Moves ------------------------------------------------------------------------------------------------------------------


def at_auction() -> State:
    return start(sheet_deal())


def at_discard() -> State:
    return played(at_auction(), *AUCTION)


def at_reveal() -> State:
    return sheet_game("trump Y", "trump 4")


def at_lead() -> State:
    return sheet_game("trump Y", "trump 4", "reveal R")


def at_follow() -> State:
    return played(at_lead(), "play B8")


def at_trump_led() -> State:
    return played(at_lead(), "play Y6")


def at_the_limit() -> State:
    state = start(dealt())
    while len(state.open[ANNA]) < 15:
        state = played(state, f"bid {state.hands[ANNA][0]}", "pass")
    return state


def at_redeal() -> State:
    return played(at_auction(), "pass", "pass")


REFUSED = [
    (at_auction, "trump R", ANNA, "phase", "The auction is on: pass or lay cards."),
    (at_auction, "play R4", ANNA, "phase", "The auction is on: pass or lay cards."),
    (at_auction, "discard R1 R6 R7 R7", ANNA, "phase", "The auction is on: pass or lay cards."),
    (at_auction, "reveal R", ANNA, "phase", "The auction is on: pass or lay cards."),
    (at_auction, ChoosePartner(BEN), ANNA, "phase", "The auction is on: pass or lay cards."),
    (at_auction, "bid B3", ANNA, "not-held", "B3 is not in your hand (or not that often)."),
    (at_auction, "bid R4", ANNA, "not-held", "R4 is not in your hand (or not that often)."),
    (at_auction, "bid R1 R1", ANNA, "not-held", "R1 is not in your hand (or not that often)."),
    (at_auction, "bid R7 R7", ANNA, "bid-size", "A bid of 2 is not possible: you may lay at most 1 card now."),
    (at_auction, Bid(()), ANNA, "bid-size", "A bid of 0 is not possible: you may lay at most 1 card now."),
    (
        lambda: played(at_auction(), "bid B8"),
        "bid B1 B1 B3",
        BEN,
        "bid-size",
        "A bid of 3 is not possible: you may lay at most 2 cards now.",
    ),
    (at_the_limit, "bid Y9", ANNA, "bid-size", "A bid of 1 is not possible: you may lay no card now."),
    (at_discard, "pass", ANNA, "phase", "The crown must discard 4 hand cards now."),
    (at_discard, "trump R", ANNA, "phase", "The crown must discard 4 hand cards now."),
    (at_discard, Discard(None), ANNA, "phase", "The crown must discard 4 hand cards now."),
    (at_discard, "discard R1 R1 R0", ANNA, "discard-count", "The crown discards 4 cards, not 3."),
    (at_discard, "discard R1 R1 R0 G0 G9", ANNA, "discard-count", "The crown discards 4 cards, not 5."),
    (at_discard, "discard R0 G0 G9 B8", ANNA, "not-held", "B8 is not in your hand (or not that often)."),
    (at_discard, "discard R0 R0 G0 G9", ANNA, "not-held", "R0 is not in your hand (or not that often)."),
    (sheet_game, "pass", BEN, "phase", "A trump must be named now."),
    (sheet_game, "play B3", BEN, "phase", "A trump must be named now."),
    (sheet_game, "trump none", BEN, "trump-none", "Only the highest bidder may do without a trump; you must name one."),
    (sheet_game, "trump 7", BEN, "trump-not-laid", "You can only name what lies open before you: R Y G B 3 4 5."),
    (sheet_game, "trump K", BEN, "trump-not-laid", "You can only name what lies open before you: R Y G B 3 4 5."),
    (sheet_game, NameTrump("X"), BEN, "trump-not-laid", "You can only name what lies open before you: R Y G B 3 4 5."),
    (
        lambda: sheet_game("trump Y"),
        "trump Y",
        ANNA,
        "same-trump",
        "The other trump is yellow already, and cannot be named twice.",
    ),
    (lambda: sheet_game("trump Y"), "reveal R", ANNA, "phase", "A trump must be named now."),
    (at_reveal, "play R4", ANNA, "phase", "A face-down card must be turned up first: red column, green column."),
    (at_reveal, "pass", ANNA, "phase", "A face-down card must be turned up first: red column, green column."),
    (
        at_reveal,
        "reveal B",
        ANNA,
        "reveal",
        "That column has no uncovered face-down card; you can choose: red column, green column.",
    ),
    (
        at_reveal,
        "reveal K",
        ANNA,
        "reveal",
        "That column has no uncovered face-down card; you can choose: red column, green column.",
    ),
    (at_lead, "reveal B", ANNA, "phase", "A card must be played to the trick now."),
    (at_lead, "pass", ANNA, "phase", "A card must be played to the trick now."),
    (at_lead, "play B0", ANNA, "not-held", "You do not hold B0."),
    (at_lead, "play B3", ANNA, "not-held", "You do not hold B3."),
    (at_lead, "play B8 hand", ANNA, "source", "Your B8 lies open, so it cannot be played from the other place."),
    (at_lead, "play R7 open", ANNA, "source", "Your R7 is in your hand, so it cannot be played from the other place."),
    (at_follow, "play G6", BEN, "follow-suit", "You must follow blue: you still have B3 lying open."),
    (at_follow, "play B4", BEN, "follow-suit", "You must follow blue: you still have B3 lying open."),
    (
        lambda: played(at_follow(), "play B3", "play B9"),
        "play G6",
        BEN,
        "follow-suit",
        "You must follow blue: you still have B1 in your hand.",
    ),
    (at_trump_led, "play B3", BEN, "follow-suit", "You must follow trump: you still have B4 lying open."),
    (at_redeal, "pass", None, "deal-over", "This hand is over."),
    (at_redeal, "bid B8", None, "deal-over", "This hand is over."),
]


@pytest.mark.parametrize(("position", "move", "seat", "code", "sentence"), REFUSED)
def test_an_illegal_move_is_refused_with_reason_and_seat(
    position: Callable[[], State], move: Move | str, seat: int | None, code: str, sentence: str
) -> None:
    state = position()
    error = refusal(state, move)
    assert (error.code, error.seat, error.message) == (code, seat, sentence)
    assert error.move == (MU2.parse(move) if isinstance(move, str) else move)
    by = "" if seat is None else f" by seat {seat}"
    assert str(error) == f"illegal move '{error.move}'{by} ({code}): {sentence}"
    assert error.move not in state.legal


@pytest.mark.parametrize("card", ["B8", "R7"])
def test_a_card_comes_from_the_hand_or_from_the_open_cards(card: str) -> None:
    assert Play(cards(card)[0], cast("Any", "skat")) not in at_lead().legal


@pytest.mark.parametrize("position", [at_auction, at_discard, at_reveal, at_lead, sheet_game, at_follow])
def test_only_the_player_whose_turn_it_is_may_move(position: Callable[[], State]) -> None:
    state = position()
    other = 1 - known(state.turn)
    error = refusal(state, state.legal[0], seat=other)
    assert (error.code, error.seat, error.message) == ("not-your-turn", other, f"It is the turn of seat {state.turn}.")
    assert state.play(state.legal[0], state.turn) == state.play(state.legal[0])
    assert list(state.view(other).legal) == []
    assert state.view(other).legal.refusal(state.legal[0]) == ("not-your-turn", said("game-no-turn"))


@pytest.mark.parametrize("seat", [ANNA, BEN])
def test_nobody_moves_once_a_deal_is_over(seat: int) -> None:
    state = at_redeal()
    error = refusal(state, "pass", seat)
    assert (error.code, error.seat, error.message) == ("deal-over", seat, "This hand is over.")
    assert list(state.legal) == list(state.view(seat).legal) == []
    assert known(state.view(seat).legal.refusal(MU2.parse("pass"))).code == "deal-over"


@pytest.mark.parametrize("seat", [-1, 2, 7])
@pytest.mark.parametrize("position", [at_auction, at_discard, at_reveal, at_redeal, sheet_game])
def test_there_is_no_view_for_a_seat_that_does_not_exist(position: Callable[[], State], seat: int) -> None:
    with pytest.raises(IndexError, match=f"there is no seat {seat}: seats go from 0 to 1"):
        position().view(seat)


@pytest.mark.parametrize("thing", ["pass", None, 7, ("pass",)])
def test_what_is_no_move_is_not_legal(thing: Any) -> None:
    assert thing not in at_auction().legal
    assert thing not in at_reveal().legal


# Notation ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("pass", None),
        ("bid G1", Bid(cards("G1"))),
        ("bid B1 G1", Bid(cards("G1 B1"))),
        ("discard B0 G9 R1 Y4", Discard(cards("R1 Y4 G9 B0"))),
        ("trump R", NameTrump("R")),
        ("trump 7", NameTrump("7")),
        ("trump none", NameTrump("none")),
        ("reveal R", Reveal("R")),
        ("reveal K", Reveal("K")),
        ("reveal big", Reveal("big")),
        ("reveal small", Reveal("small")),
        ("play R7", Play(cards("R7")[0])),
        ("play R7 hand", Play(cards("R7")[0], "hand")),
        ("play R7 open", Play(cards("R7")[0], "open")),
    ],
)
def test_every_move_reads_back_as_it_was_written(text: str, move: Move) -> None:
    parsed = MU2.parse(text)
    assert move is None or parsed == move
    assert str(parsed) == text
    assert MU2.parse(str(parsed)) == parsed


def test_the_order_of_cards_is_free() -> None:
    assert MU2.parse("bid G1 B1") == MU2.parse("bid B1 G1")
    assert MU2.parse("discard R1 Y4 G9 B0") == MU2.parse("discard B0 G9 R1 Y4")


NO_MOVES = [
    "", " ", "PASS", "Pass", "pass ", " pass", "pass pass", "pass 1", "passe", "p",
    "bid", "bid ", "bid R", "bid 7", "bid r6", "bid R6 ", "bid  R6", "bid R6  Y4", "bid R6,Y4", "bid R10", "bid X3",
    "bid R6\tY4", "bid R6\nY4", "bid\u00a0R6", "bid R\u0663", "trump \u0667", "bid C5", "bid R6 towel",
    "discard", "discard ?", "discard R1 Y4 G9 b0", "discard R1 Y4 G9 B", "discard R1 Y4 G9 B0 ", "discards R1 Y4 G9 B0",
    "trump", "trump r", "trump NONE", "trump None", "trump 10", "trump R7", "trump red", "trump R Y", "trump -1",
    "reveal", "reveal r", "reveal super", "reveal BIG", "reveal 3", "reveal R Y", "reveal R1", "reveal big small",
    "play", "play R", "play 7R", "play R7 table", "play R7 hand open", "play hand R7", "play R7 R7", "play R7 Hand",
    "play R7, hand", "partner 1", "partner R6", "lay C5 2", "onion C5", "werewolf", "resign", "bid " + "R6 " * 70 + "R6",
]  # fmt: skip


@pytest.mark.parametrize("text", NO_MOVES)
def test_bad_notation_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        MU2.parse(text)
    assert refused.value.code == "notation"
    assert str(refused.value)


@pytest.mark.parametrize("thing", [None, 7, b"pass", ["pass"], MU2])
def test_what_is_no_text_is_refused(thing: Any) -> None:
    with pytest.raises(BadNotation, match="A move is a text, not "):
        MU2.parse(thing)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("bid R10", "'R10' is not a card: expected a colour of R Y G B K and a digit, like R6."),
        ("trump red", "'red' is not a trump: expected a colour of R Y G B K, a digit, or none."),
        ("reveal super", "'super' is not a column: expected a colour of R Y G B K, big or small."),
        (
            "partner 1",
            "'partner 1' is not a move of this game: expected pass, bid CARD..., discard CARD CARD CARD CARD, trump KIND,"
            " reveal COLUMN, or play CARD [hand|open].",
        ),
        ("bid  R6", "'bid  R6' is not a move: expected words of letters and digits with single spaces between them."),
    ],
)
def test_bad_notation_is_told_what_is_wrong_with_it(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refused:
        MU2.parse(text)
    assert str(refused.value) == sentence


# Deals ------------------------------------------------------------------------------------------------------------------


def test_a_deal_reads_back_as_it_was_written() -> None:
    deal = sheet_deal()
    assert MU2.read_deal(deal.to_json()) == deal
    assert deal.to_json()["deal"]["hidden"][ANNA] == {"R": "B9", "Y": "Y0", "G": "R9", "B": "B0", "big": "G5", "small": "Y2"}
    assert deal.to_json()["dealer"] == ANNA


def test_the_order_within_a_hand_is_free_and_extra_keys_are_ignored() -> None:
    entry = sheet_deal().to_json()
    for some in (*entry["deal"]["hands"], *entry["deal"]["open"], entry["deal"]["skat"]):
        some.reverse()
    entry["deal"]["x_note"] = "reversed"
    entry["deal"]["hidden"][BEN]["x_note"] = "face down"
    assert MU2.read_deal(entry) == sheet_deal()


Change = Callable[[dict[str, Any], dict[str, Any]], object]
"""What is done to the entry of a record, and to the deal in it."""


def bad_entry(change: Change) -> dict[str, Any]:
    entry = copy.deepcopy(sheet_deal().to_json())
    change(entry, entry["deal"])
    return entry


def swap(one: str, other: str) -> Change:
    """Put a card of this name in the place of another."""

    def change(_: dict[str, Any], deal: dict[str, Any]) -> None:
        for some in (*deal["hands"], *deal["open"], deal["skat"]):
            some[:] = [other if card == one else card for card in some]

    return change


def setting(part: str, value: object) -> Change:
    return lambda _, deal: deal.update({part: value})


BAD_ENTRIES: list[tuple[Change, str, str]] = [
    (
        lambda entry, _: entry.update(deal=[]),
        "deal-format",
        "deal must be an object with hidden, open, hands, skat, not []",
    ),
    (lambda entry, _: entry.update(deal=None), "deal-format", "deal must be an object with"),
    (lambda entry, _: entry.pop("deal"), "deal-format", "deal must be an object with"),
    (lambda entry, _: entry.pop("dealer"), "deal-format", "must have 'dealer'"),
    (lambda _, deal: deal.pop("skat"), "deal-format", "deal must have hidden, open, hands, skat: 'skat' is missing"),
    (setting("draw", []), "deal-format", "deal must have hidden, open, hands, skat: there is no 'draw'"),
    (setting("hidden", {}), "deal-format", "deal.hidden must be a list of two objects, with a card for each of six columns"),
    (setting("hidden", []), "deal-format", "deal.hidden must be a list of two objects"),
    (setting("hidden", [{}, {}, {}]), "deal-format", "deal.hidden must be a list of two objects"),
    (setting("hidden", [["R0"], ["R1"]]), "deal-format", "deal.hidden must be a list of two objects"),
    (setting("hidden", [{}, {}]), "deal-format", "deal.hidden must have four colours, big and small, not 0 colours"),
    (
        lambda _, deal: deal["hidden"].__setitem__(1, "R0"),
        "deal-format",
        "deal.hidden[1] must be an object with R, Y, G, B, big",
    ),
    (
        lambda _, deal: deal["hidden"][0].pop("big"),
        "deal-format",
        "deal.hidden[0] must have R, Y, G, B, big, small: 'big' is miss",
    ),
    (
        lambda _, deal: deal["hidden"][0].pop("R"),
        "deal-format",
        "deal.hidden must have four colours, big and small, not 3 colours",
    ),
    (
        lambda _, deal: deal["hidden"][1].pop("R"),
        "deal-format",
        "deal.hidden[1] must have R, Y, G, B, big, small: 'R' is missing",
    ),
    (
        lambda _, deal: deal["hidden"][1].update(K="K0"),
        "deal-format",
        "deal.hidden[1] must have R, Y, G, B, big, small: there is no",
    ),
    (lambda _, deal: deal["hidden"][0].update(super="K0"), "deal-format", "there is no 'super'"),
    (
        lambda _, deal: [down.update(K="K0") for down in deal["hidden"]],
        "deal-format",
        "deal.hidden must have four colours, big and small, not 5 colours",
    ),
    (
        lambda _, deal: [down.pop("R") for down in deal["hidden"]],
        "deal-format",
        "deal.hidden must have four colours, big and small, not 3 colours",
    ),
    (lambda _, deal: deal["hidden"][0].update(R="B10"), "deal-cards", "deal.hidden[0]: 'B10' is not a card"),
    (lambda _, deal: deal["hidden"][0].update(R=None), "deal-cards", "deal.hidden[0]: None is not a card"),
    (lambda _, deal: deal["hidden"][0].update(R="R2"), "deal-cards", "R2 is dealt twice, but it exists once"),
    (setting("open", None), "deal-format", "deal.open must be a list with an entry for every seat, not None"),
    (setting("open", ["R4", "R3"]), "deal-format", "deal.open[0] must be a list of cards, not 'R4'"),
    (setting("open", [["R4"], ["R3"]]), "deal-counts", "Open cards: two players get 4 each, not 1, 1."),
    (setting("open", []), "deal-counts", "Open cards: two players get 4 each, not 0."),
    (
        lambda _, deal: deal["open"].append(["K0"] * 4),
        "deal-counts",
        "Open cards: two players get 4 each, not 4, 4, 4.",
    ),
    (setting("hands", [[], []]), "deal-counts", "Hand cards: two players get 12 each, not 0, 0."),
    (lambda _, deal: deal["hands"][0].pop(), "deal-counts", "Hand cards: two players get 12 each, not 11, 12."),
    (lambda _, deal: deal["hands"].pop(), "deal-counts", "Hand cards: two players get 12 each, not 12."),
    (lambda _, deal: deal["hands"][1].append("K0"), "deal-counts", "Hand cards: two players get 12 each, not 12, 13."),
    (lambda _, deal: deal["hands"][1].__setitem__(0, "towel"), "deal-cards", "deal.hands[1]: 'towel' is not a card"),
    (lambda _, deal: deal["hands"][1].__setitem__(0, ["R0"]), "deal-cards", "deal.hands[1]: ['R0'] is not a card"),
    (setting("skat", "R0"), "deal-format", "deal.skat must be a list of cards, not 'R0'"),
    (setting("skat", ["R0", "R1", "G0"]), "deal-counts", "The skat has 4 cards, not 3."),
    (setting("skat", ["R0", "R1", "G0", "G9", "K0"]), "deal-counts", "The skat has 4 cards, not 5."),
    (setting("skat", ["R0", "R1", "G0", 9]), "deal-cards", "deal.skat: 9 is not a card"),
    (swap("B8", "B6"), "deal-cards", "B6 is dealt twice, but it exists once"),
    (swap("Y7", "R7"), "deal-cards", "R7 is dealt 4 times, but it exists twice"),
    (swap("R6", "K6"), "deal-cards", "K6 is dealt once, but it is not in this pack"),
    (lambda entry, _: entry.update(dealer=2), "deal-format", "dealer must be a seat from 0 to 1, not 2"),
    (lambda entry, _: entry.update(dealer=-1), "deal-format", "dealer must be a seat from 0 to 1, not -1"),
    (lambda entry, _: entry.update(dealer="0"), "deal-format", "dealer must be a seat from 0 to 1, not '0'"),
    (lambda entry, _: entry.update(dealer=True), "deal-format", "dealer must be a seat from 0 to 1, not True"),
    (lambda entry, _: entry.update(dealer=None), "deal-format", "dealer must be a seat from 0 to 1, not None"),
]


@pytest.mark.parametrize(("change", "code", "sentence"), BAD_ENTRIES)
def test_a_bad_entry_of_a_record_is_refused(change: Change, code: str, sentence: str) -> None:
    with pytest.raises(BadDeal) as refused:
        MU2.read_deal(bad_entry(change))
    assert refused.value.code == code
    assert sentence in str(refused.value)


def deal_with(**parts: Any) -> Deal:
    deal = sheet_deal()
    given: dict[str, Any] = {
        "colours": "RYGB",
        "hidden": deal.hidden,
        "open": deal.open,
        "hands": deal.hands,
        "skat": deal.skat,
        "dealer": ANNA,
    }
    return Deal(**(given | parts))


def test_a_deal_made_by_hand() -> None:
    assert deal_with() == sheet_deal()
    assert deal_with(skat=("R1", "G9", "R0", "G0")) == sheet_deal()
    assert (deal_with().players, deal_with(dealer=BEN).starter) == (2, BEN)


@pytest.mark.parametrize(
    ("parts", "code", "sentence"),
    [
        ({"colours": "RYG"}, "deal-cards", "four colours in the order RYGBK, not 'RYG'"),
        ({"colours": "YRGB"}, "deal-cards", "four colours in the order RYGBK, not 'YRGB'"),
        ({"colours": "RYGK"}, "deal-cards", "B0 is dealt once, but it is not in this pack"),
        (
            {"hidden": (cards("B9 Y0 R9 B0 G5"), cards("Y2 R2 R5 G2 Y9 Y3 B5"))},
            "deal-counts",
            "Face-down cards: two players get 6 each, not 5, 7.",
        ),
        ({"hidden": ()}, "deal-counts", "Face-down cards: two players get 6 each, not 0."),
        ({"open": (cards("R4 G4 Y6 B2"),)}, "deal-counts", "Open cards: two players get 4 each, not 4."),
        ({"hands": ((), ())}, "deal-counts", "Hand cards: two players get 12 each, not 0, 0."),
        ({"skat": ()}, "deal-counts", "The skat has 4 cards, not 0."),
        ({"skat": cards("G0 R0 G9 R2")}, "deal-cards", "R2 is dealt twice, but it exists once"),
        ({"dealer": 2}, "deal-format", "dealer must be a seat from 0 to 1, not 2"),
    ],
)  # fmt: skip
def test_an_impossible_deal_cannot_be_made(parts: dict[str, Any], code: str, sentence: str) -> None:
    with pytest.raises(BadDeal) as refused:
        deal_with(**parts)
    assert refused.value.code == code
    assert sentence in str(refused.value)


def test_a_missing_copy_is_named() -> None:
    with pytest.raises(BadDeal) as refused:
        deal_with(skat=cards("G0 R0 G9 B9"))
    assert str(refused.value) == "B9 is dealt twice, but it exists once."


# Options ----------------------------------------------------------------------------------------------------------------


def test_the_catalogue_of_options() -> None:
    assert [(o["name"], o["default"]) for o in MU2.options()] == [("target", 30), ("colours", "RYGB"), ("last_trick", True)]


@pytest.mark.parametrize(
    ("options", "code", "sentence"),
    [
        ({"target": 0}, "option", "Option 'target' cannot be 0: it must be a whole number from 1 to 10000"),
        ({"target": "30"}, "option", "Option 'target' cannot be '30'"),
        ({"target": True}, "option", "Option 'target' cannot be True"),
        ({"target": 30.0}, "option", "Option 'target' cannot be 30.0"),
        ({"target": None}, "option", "Option 'target' cannot be None"),
        ({"colours": "RYG"}, "option", "Option 'colours' cannot be 'RYG': it must be one of RYGB, RYGK, RYBK, RGBK, YGBK"),
        ({"colours": "BGYR"}, "option", "Option 'colours' cannot be 'BGYR'"),
        ({"colours": ["R", "Y", "G", "B"]}, "option", "Option 'colours' cannot be ['R', 'Y', 'G', 'B']"),
        ({"last_trick": 1}, "option", "Option 'last_trick' cannot be 1: it must be one of false, true"),
        ({"edition": "de"}, "unknown-option", "There is no option 'edition'; there are target, colours, last_trick"),
        ({"x_note": 1}, "unknown-option", "There is no option 'x_note'"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], code: str, sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        MU2.rules(options)
    assert refused.value.code == code
    assert sentence in str(refused.value)


@pytest.mark.parametrize("players", [0, 1, 3, 6])
def test_it_is_for_two_players(players: int) -> None:
    with pytest.raises(BadOption, match=f"Mü for two is for 2 players, not {players}") as refused:
        MU2.rules({}, players)
    assert refused.value.code == "players"
    assert MU2.rules({}, 2) == MU2.rules()


def test_no_card_is_drawn_for_the_end() -> None:
    assert not MU2.draws_for_the_end(MU2.rules())
    with pytest.raises(BadOption):
        MU2.read_end_draw("R5", at_lead().deal)


# The crown's discards: too many to list, and worked out when asked for ----------------------------------------------------


def all_discards(state: State) -> list[tuple[Card, ...]]:
    """Every choice of four hand cards; equal cards make equal choices."""
    return sorted({tuple(sorted(some)) for some in combinations(state.hands[ANNA], 4)})


def test_discards_are_all_choices_of_four_hand_cards() -> None:
    state = at_discard()
    brute = all_discards(state)
    assert len(state.legal) == len(brute) == 516
    assert [as_a(Discard, move).cards for move in state.legal] == brute


def test_discards_can_be_indexed_and_sliced() -> None:
    moves = at_discard().legal
    every = list(moves)
    assert (moves[0], moves[-1], moves[515], moves[-516]) == (every[0], every[-1], every[-1], every[0])
    assert list(moves[10:20]) == every[10:20]
    assert list(moves[::-100]) == every[::-100]
    assert list(moves[900:]) == []


@pytest.mark.parametrize("place", [516, 517, -517, 10**9])
def test_there_are_no_more_discards_than_that(place: int) -> None:
    with pytest.raises(IndexError):
        at_discard().legal[place]


def test_every_discard_is_in_the_list_and_nothing_else() -> None:
    moves = at_discard().legal
    assert all(move in moves for move in moves[::37])
    assert MU2.parse("discard R7 R7 Y1 Y1") in moves
    assert MU2.parse("discard R6 R6 Y1 Y1") not in moves
    assert MU2.parse("pass") not in moves
    assert cast("Any", "discard R7 R7 Y1 Y1") not in moves


def test_discards_are_not_written_out() -> None:
    assert at_discard().legal.listing == {"legal": [], "discard": 4}
    assert list(at_discard().legal.singles()) == []
    assert at_discard().view(ANNA).to_json().items() >= {"game": "mu2", "discard": 4, "phase": "discard"}.items()


def test_bids_are_not_written_out_either() -> None:
    assert at_auction().legal.listing == {
        "legal": ["bid B8", "bid R1", "bid R6", "bid R7", "bid R8", "bid Y1", "bid Y4", "bid Y7", "bid Y8", "pass"],
        "max_bid": 1,
    }
    assert at_the_limit().legal.listing == {"legal": ["pass"], "max_bid": 0}
