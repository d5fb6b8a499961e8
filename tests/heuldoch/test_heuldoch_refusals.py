"""What the game refuses: moves, texts, deals and options, each time with a code and a sentence."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from heuldoch_table import (
    ANNA,
    BEN,
    CLEO,
    HEULDOCH,
    SPECIALS,
    any_game,
    cards,
    dealt,
    legal,
    pack,
    played,
    position,
    refusal,
    shown,
    start,
    table,
)
from known import known

from eklat.games.core import Match, Move
from eklat.games.errors import BadDeal, BadNotation, BadOption
from eklat.games.heuldoch import Deal, State
from eklat.games.heuldoch.cards import Card
from eklat.games.heuldoch.moves import Carousel, Catapult, Lay, Onion, Towel, Werewolf
from eklat.games.mu.moves import Pass
from eklat.games.said import said

# Moves ------------------------------------------------------------------------------------------------------------------


def example() -> State:
    """The example of the sheet: Anna has red 5, Ben on her left blue 4, Dan on her right green 2."""
    return table("A5 B4 G7 C2", ["B5 B2 A6 D1"])


def with_specials() -> State:
    return table("A5 B4 G7 C2", ["towel carousel werewolf D1"], specials=True)


def over() -> State:
    return any_game(1)[-1]


REFUSED = [
    (example, "lay C5 3", ANNA, "not-held", "C5 is not in your hand."),
    (example, "onion C5", ANNA, "not-held", "C5 is not in your hand."),
    (example, "catapult", ANNA, "not-held", "catapult is not in your hand."),
    (example, "towel 1", ANNA, "not-held", "beach towel is not in your hand."),
    (example, "carousel left", ANNA, "not-held", "carousel is not in your hand."),
    (example, "werewolf", ANNA, "not-held", "werewolf is not in your hand."),
    (with_specials, "catapult", ANNA, "not-held", "catapult is not in your hand."),
    (example, "lay B5 0", ANNA, "neighbour-first", "B5 fits a neighbour’s pile, so it must go to seat 1."),
    (example, "lay B5 3", ANNA, "neighbour-first", "B5 fits a neighbour’s pile, so it must go to seat 1."),
    (example, "lay B5 9", ANNA, "neighbour-first", "B5 fits a neighbour’s pile, so it must go to seat 1."),
    (example, "lay B2 0", ANNA, "neighbour-first", "B2 fits a neighbour’s pile, so it must go to one of seat 1 and seat 3."),
    (example, "lay B2 2", ANNA, "neighbour-first", "B2 fits a neighbour’s pile, so it must go to one of seat 1 and seat 3."),
    (example, "lay D1 0", ANNA, "no-fit", "D1 fits neither number nor colour of your own top."),
    (example, "lay D1 1", ANNA, "no-fit", "D1 cannot go to seat 1: neither number nor colour fits."),
    (example, "lay A6 3", ANNA, "no-fit", "A6 cannot go to seat 3: neither number nor colour fits."),
    (example, "lay A6 2", ANNA, "not-neighbour", "You do not sit next to seat 2."),
    (example, "lay A6 4", ANNA, "no-such-pile", "There is no seat 4: seats go from 0 to 3."),
    (example, Lay(Card("A6"), -1), ANNA, "no-such-pile", "There is no seat -1: seats go from 0 to 3."),
    (
        lambda: position("A5", "(B4)", "C2", hands=["A6"]),
        "lay A6 1",
        ANNA,
        "no-fit",
        "A6 cannot go to seat 1: an onion or nothing lies there.",
    ),
    (with_specials, "towel 0", ANNA, "towel-seat", "You cannot swap with yourself: the beach towel needs another player."),
    (with_specials, "towel 4", ANNA, "towel-seat", "There is no seat 4: the beach towel needs another player."),
    (with_specials, Towel(-1), ANNA, "towel-seat", "There is no seat -1: the beach towel needs another player."),
    (example, Onion(None), ANNA, "phase", "A hand card must be played now."),
    (example, Pass(), ANNA, "phase", "A hand card must be played now."),
    (over, "onion A1", None, "deal-over", "This hand is over."),
    (over, "catapult", None, "deal-over", "This hand is over."),
]


@pytest.mark.parametrize(("where", "move", "seat", "code", "sentence"), REFUSED)
def test_an_illegal_move_is_refused_with_reason_and_seat(
    where: Callable[[], State], move: Move | str, seat: int | None, code: str, sentence: str
) -> None:
    state = where()
    error = refusal(state, move)
    assert (error.code, error.seat, error.message) == (code, seat, sentence)
    assert error.move == (HEULDOCH.parse(move) if isinstance(move, str) else move)
    by = "" if seat is None else f" by seat {seat}"
    assert str(error) == f"illegal move '{error.move}'{by} ({code}): {sentence}"
    assert error.move not in state.legal


@pytest.mark.parametrize("special", SPECIALS)
@pytest.mark.parametrize("own", ["A5 (A1)", ""])
def test_a_special_cannot_be_laid_open_like_a_number_card_not_even_on_an_onion(own: str, special: str) -> None:
    state = position(own, "B4", "C2", hands=[special])
    move = Lay(Card(special), ANNA)
    assert str(move) not in legal(state)
    assert move not in state.legal
    assert refusal(state, move).seat == ANNA


@pytest.mark.parametrize("direction", ["up", "LEFT"])
def test_the_carousel_turns_left_or_right_only(direction: Any) -> None:
    state = position("A5", "B4", "C2", hands=["carousel"])
    assert Carousel(direction) not in state.legal
    assert refusal(state, Carousel(direction)).seat == ANNA


@pytest.mark.parametrize("other", [BEN, CLEO, 3])
def test_only_the_player_whose_turn_it_is_may_move(other: int) -> None:
    state = example()
    error = refusal(state, state.legal[0], seat=other)
    assert (error.code, error.seat, error.message) == ("not-your-turn", other, "It is the turn of seat 0.")
    assert state.play(state.legal[0], ANNA) == state.play(state.legal[0])
    assert list(state.view(other).legal) == []
    assert state.view(other).legal.refusal(state.legal[0]) == ("not-your-turn", said("game-no-turn"))


def test_nobody_moves_once_the_game_is_over() -> None:
    state = over()
    error = refusal(state, "onion A1", BEN)
    assert (error.code, error.seat) == ("deal-over", BEN)
    assert list(state.legal) == list(state.view(BEN).legal) == []
    assert known(state.view(BEN).legal.refusal(Werewolf())).code == "deal-over"


@pytest.mark.parametrize("seat", [-1, 4, 7])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(IndexError, match=f"there is no seat {seat}: seats go from 0 to 3"):
        example().view(seat)


@pytest.mark.parametrize("thing", ["onion B5", None, 7, Card("B5")])
def test_what_is_no_move_is_not_legal(thing: Any) -> None:
    assert thing not in example().legal


# Notation ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("lay C5 2", Lay(Card("C5"), 2)),
        ("lay A1 0", Lay(Card("A1"), 0)),
        ("onion C5", Onion(Card("C5"))),
        ("onion towel", Onion(Card("towel"))),
        ("catapult", Catapult()),
        ("towel 3", Towel(3)),
        ("carousel left", Carousel("left")),
        ("carousel right", Carousel("right")),
        ("werewolf", Werewolf()),
    ],
)
def test_every_move_reads_back_as_it_was_written(text: str, move: Move) -> None:
    assert HEULDOCH.parse(text) == move
    assert str(move) == text
    assert example().notation(move) == text
    assert HEULDOCH.parse(str(move)) == move


@pytest.mark.parametrize("seed", range(3))
def test_every_legal_move_reads_back(seed: int) -> None:
    for state in any_game(seed, 5, specials=True):
        assert [HEULDOCH.parse(str(move)) for move in state.legal] == list(state.legal)


NO_MOVES = [
    "", " ", "?", "left", "pass", "bid R6", "play C5", "discard C5", "trump A", "draw",
    "lay", "lay C5", "lay C5 ", " lay C5 2", "lay C5  2", "lay C5 2 ", "lay C5 2 3", "lay C5,2", "lay C5\t2", "lay C5\n2",
    "lay c5 2", "lay C8 2", "lay C0 2", "lay H1 2", "lay 5C 2", "lay C55 2", "lay R6 2", "lay 2 C5", "Lay C5 2", "LAY C5 2",
    "lay C5 two", "lay C5 -1", "lay C5 +1", "lay C5 10", "lay C5 \u0662", "lay " + "C5" * 120 + " 2",
    "lay towel 2", "lay catapult 0", "lay werewolf 1", "lay carousel 3",
    "onion", "onion ?", "onion C", "onion 5", "onion c5", "onion C5 1", "onion C5 C5", "onions C5", "onion Towel",
    "onion K0", "catapult 1", "Catapult", "catapults", "catapult ",
    "towel", "towel left", "towel 12", "towel -1", "towel C5", "towel 1 2",
    "carousel", "carousel Left", "carousel 1", "carousel left right", "carousel up",
    "werewolf 1", "Werewolf", "were wolf",
]  # fmt: skip


@pytest.mark.parametrize("text", NO_MOVES)
def test_bad_notation_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        HEULDOCH.parse(text)
    assert refused.value.code == "notation"
    assert str(refused.value)


@pytest.mark.parametrize("thing", [None, 7, b"werewolf", ["werewolf"], Werewolf()])
def test_what_is_no_text_is_refused(thing: Any) -> None:
    with pytest.raises(BadNotation, match="A move is a text, not "):
        HEULDOCH.parse(thing)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "lay C8 2",
            "'C8' is not a card: expected a colour A to G with a number 1 to 7, like C5, or catapult towel carousel"
            " werewolf.",
        ),
        ("lay C5 two", "'two' is not a seat: expected a number like 0 or 3."),
        ("lay towel 2", "towel is not a number card: play it as towel, or face down as an onion."),
        (
            "towel",
            "'towel' is not a move of this game: expected lay CARD SEAT, onion CARD, catapult, towel SEAT, carousel left,"
            " carousel right, or werewolf.",
        ),
    ],
)
def test_bad_notation_is_told_what_is_wrong_with_it(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refused:
        HEULDOCH.parse(text)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("name", pack(specials=True)[:49] + list(SPECIALS))
def test_there_is_one_object_per_card(name: str) -> None:
    card = Card(name)
    assert card is Card(name)
    assert card == name
    assert eval(repr(card)) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.copy(card) is card


@pytest.mark.parametrize("name", ["", "C", "C8", "H1", "c5", None, 5, "towels", ("C5",)])
def test_what_is_no_card_is_refused(name: Any) -> None:
    with pytest.raises(BadNotation, match="is not a card: expected a colour A to G"):
        Card(name)


# Deals ------------------------------------------------------------------------------------------------------------------


def good_deal() -> Deal:
    return dealt("A5 B4 G7 C2", ["B5 B2 A6 D1"])


def special_deal() -> Deal:
    return dealt("A5 B4 G7 C2", ["towel carousel werewolf D1"], specials=True)


@pytest.mark.parametrize("deal", [good_deal(), special_deal()])
def test_a_deal_reads_back_as_it_was_written(deal: Deal) -> None:
    assert HEULDOCH.read_deal(deal.to_json()) == deal
    assert deal.to_json()["first"] == ANNA
    assert deal.to_json()["deal"]["piles"] == ["A5", "B4", "G7", "C2"]


def test_the_order_within_a_hand_is_free_but_not_that_of_the_draw_pile() -> None:
    entry = good_deal().to_json()
    entry["deal"]["hands"][0].reverse()
    entry["deal"]["x_note"] = "reversed"
    assert HEULDOCH.read_deal(entry) == good_deal()
    entry["deal"]["draw"].reverse()
    assert HEULDOCH.read_deal(entry) != good_deal()


Change = Callable[[dict[str, Any], dict[str, Any]], object]
"""What is done to the entry of a record, and to the deal in it."""


def bad_entry(change: Change, deal: Deal) -> dict[str, Any]:
    entry = copy.deepcopy(deal.to_json())
    change(entry, entry["deal"])
    return entry


def setting(part: str, value: object) -> Change:
    return lambda _, deal: deal.update({part: value})


def putting(card: int | str | None, part: str, seat: int | None = None) -> Change:
    """Put this card in the first place of a part."""
    return lambda _, deal: (deal[part] if seat is None else deal[part][seat]).__setitem__(0, card)


BAD_ENTRIES: list[tuple[Change, str, str]] = [
    (
        lambda entry, _: entry.update(deal="no"),
        "deal-format",
        "deal must be an object with piles, hands, draw, not 'no'",
    ),
    (lambda _, deal: deal.pop("draw"), "deal-format", "deal must have piles, hands, draw: 'draw' is missing"),
    (lambda entry, _: entry.pop("deal"), "deal-format", "deal must be an object with piles, hands, draw"),
    (lambda entry, _: entry.pop("first"), "deal-format", "must have 'first'"),
    (setting("skat", []), "deal-format", "deal must have piles, hands, draw: there is no 'skat'"),
    (setting("piles", "A5 B4 G7 C2"), "deal-format", "deal.piles must be a list of cards, not 'A5 B4 G7 C2'"),
    (setting("hands", None), "deal-format", "deal.hands must be a list with an entry for every seat, not None"),
    (setting("hands", ["A1"] * 4), "deal-format", "deal.hands[0] must be a list of cards, not 'A1'"),
    (setting("draw", {}), "deal-format", "deal.draw must be a list of cards, not {}"),
    (putting("H1", "piles"), "deal-cards", "deal.piles: 'H1' is not a card"),
    (putting(5, "hands", 1), "deal-cards", "deal.hands[1]: 5 is not a card"),
    (putting(None, "draw"), "deal-cards", "deal.draw: None is not a card"),
    (putting("R6", "draw"), "deal-cards", "deal.draw: 'R6' is not a card"),
    (lambda _, deal: deal["piles"].pop(), "deal-counts", "There are 3 piles and 4 hands"),
    (lambda _, deal: deal["hands"].pop(), "deal-counts", "There are 4 piles and 3 hands"),
    (
        setting("piles", []),
        "deal-counts",
        "There are 0 piles and 4 hands: every one of 3 to 6 players gets a pile and a hand",
    ),
    (lambda _, deal: deal["hands"][2].pop(), "deal-counts", "Everybody gets 4 hand cards, but seat 2 has 3."),
    (
        lambda _, deal: deal["hands"][1].append(deal["draw"].pop()),
        "deal-counts",
        "Everybody gets 4 hand cards, but seat 1 has 5.",
    ),
    (putting("towel", "piles"), "deal-cards", "The pile of seat 0 cannot begin with a special card (towel)"),
    (putting("A6", "draw"), "deal-cards", "A6 is dealt 3 times, but it exists twice"),
    (putting("towel", "draw"), "deal-cards", "is missing"),
    (lambda _, deal: deal["draw"].pop(), "deal-cards", "is missing: it exists twice, and is dealt once"),
    (lambda _, deal: deal["draw"].append("A6"), "deal-cards", "A6 is dealt 3 times, but it exists twice"),
    (lambda entry, _: entry.update(first=4), "deal-format", "first must be a seat from 0 to 3, not 4"),
    (lambda entry, _: entry.update(first=-1), "deal-format", "first must be a seat from 0 to 3, not -1"),
    (lambda entry, _: entry.update(first="0"), "deal-format", "first must be a seat from 0 to 3, not '0'"),
    (lambda entry, _: entry.update(first=True), "deal-format", "first must be a seat from 0 to 3, not True"),
    (lambda entry, _: entry.update(first=None), "deal-format", "first must be a seat from 0 to 3, not None"),
]


@pytest.mark.parametrize(("change", "code", "sentence"), BAD_ENTRIES)
def test_a_bad_entry_of_a_record_is_refused(change: Change, code: str, sentence: str) -> None:
    with pytest.raises(BadDeal) as refused:
        HEULDOCH.read_deal(bad_entry(change, good_deal()))
    assert refused.value.code == code
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (putting("carousel", "hands", 1), "carousel is dealt 4 times, but it exists 3 times."),
        (lambda _, deal: deal["draw"].remove("catapult"), "catapult is missing: it exists 3 times, and is dealt twice."),
        (putting("B1", "hands", 0), "B1 is dealt 3 times, but it exists twice."),
    ],
)
def test_a_bad_entry_with_specials_is_refused(change: Change, sentence: str) -> None:
    with pytest.raises(BadDeal) as refused:
        HEULDOCH.read_deal(bad_entry(change, special_deal()))
    assert (refused.value.code, str(refused.value)) == ("deal-cards", sentence)


def deal_with(**parts: Any) -> Deal:
    deal = good_deal()
    return Deal(**{"piles": deal.piles, "hands": deal.hands, "draw": deal.draw, "first": ANNA, **parts})


def test_a_deal_made_by_hand() -> None:
    assert deal_with() == good_deal()
    assert deal_with(piles=("A5", "B4", "G7", "C2")) == good_deal()
    assert (deal_with().players, deal_with(first=CLEO).starter, deal_with().has_specials) == (4, CLEO, False)
    assert special_deal().has_specials


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ({"piles": cards("A5 B4")}, "deal-counts"),
        ({"piles": cards("A5 B4 G7 C2 A1 A2 A3")}, "deal-counts"),
        ({"piles": cards("A5 B4"), "hands": (cards("B5 B2 A6 D1"), cards("B5 B2 A6 D1"))}, "deal-counts"),
        ({"hands": ((), (), (), ())}, "deal-counts"),
        ({"piles": cards("A5 B4 G7 werewolf")}, "deal-cards"),
        ({"piles": cards("A5 B4 G7 C3")}, "deal-cards"),
        ({"draw": ()}, "deal-cards"),
        ({"first": 4}, "deal-format"),
    ],
)
def test_an_impossible_deal_cannot_be_made(parts: dict[str, Any], code: str) -> None:
    with pytest.raises(BadDeal) as refused:
        deal_with(**parts)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("deal", "specials", "sentence"),
    [
        (special_deal, False, "The deal has special cards, which does not go with the option specials."),
        (good_deal, True, "The deal has no special cards, which does not go with the option specials."),
    ],
)
def test_special_cards_and_the_option_go_together(deal: Callable[[], Deal], specials: bool, sentence: str) -> None:
    with pytest.raises(BadDeal) as refused:
        start(deal(), specials=specials)
    assert (refused.value.code, str(refused.value)) == ("deal-cards", sentence)
    with pytest.raises(BadDeal):
        Match.of(HEULDOCH, 4, {"specials": specials}).start(deal())


def test_without_rules_the_deal_says_whether_there_are_specials() -> None:
    assert HEULDOCH.start(special_deal()).rules.specials
    assert not HEULDOCH.start(good_deal()).rules.specials
    assert shown(HEULDOCH.start(good_deal())) == ["A5", "B4", "G7", "C2"]


# Options ----------------------------------------------------------------------------------------------------------------


def test_the_catalogue_of_options() -> None:
    assert [(o["name"], o["default"]) for o in HEULDOCH.options()] == [
        ("specials", False),
        ("memory_aid", False),
        ("first", "lot"),
    ]


@pytest.mark.parametrize(
    ("options", "code", "sentence"),
    [
        ({"specials": 1}, "option", "Option 'specials' cannot be 1: it must be one of false, true"),
        ({"specials": "yes"}, "option", "Option 'specials' cannot be 'yes'"),
        ({"specials": None}, "option", "Option 'specials' cannot be None"),
        ({"memory_aid": 0}, "option", "Option 'memory_aid' cannot be 0"),
        ({"target": 100}, "unknown-option", "There is no option 'target'; there are specials, memory_aid, first"),
        ({"x_note": 1}, "unknown-option", "There is no option 'x_note'"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], code: str, sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        HEULDOCH.rules(options)
    assert refused.value.code == code
    assert sentence in str(refused.value)


@pytest.mark.parametrize("players", [0, 2, 7])
def test_it_is_for_three_to_six_players(players: int) -> None:
    with pytest.raises(BadOption, match=f"Heul doch! Mau Mau is for 3 to 6 players, not {players}") as refused:
        HEULDOCH.rules({}, players)
    assert refused.value.code == "players"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_legal_moves_can_be_listed(players: int) -> None:
    state = any_game(1, players, specials=True)[players]
    assert state.legal.listing == {"legal": sorted(legal(state))}
    assert state.legal[0] == next(iter(state.legal))
    assert list(state.legal[1:3]) == list(state.legal)[1:3]
    assert played(state, str(state.legal[-1])) == state.play(state.legal[-1])
    with pytest.raises(IndexError):
        state.legal[len(state.legal)]


@pytest.mark.parametrize("seat", [True, 1.0, "1", None])
def test_seats_are_whole_numbers(seat: Any) -> None:
    for move in (lambda: Towel(seat), lambda: Lay(Card("A5"), seat)):
        with pytest.raises(BadNotation, match="is not a seat"):
            move()
