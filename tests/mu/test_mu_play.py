"""The play, what may be played, who knows what, and how a deal reads as text."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, cycle, permutations
from math import factorial, prod, sqrt
from random import Random
from textwrap import dedent

import pytest
from known import as_a, known
from mu_table import (
    ANNA,
    BEATE,
    CONNY,
    DAGMAR,
    MU,
    NAMES,
    after,
    all_pass,
    auction,
    cards,
    explained,
    fought,
    hands_of,
    play_on,
    play_tricks,
    seen,
    start,
    texts,
)

from eklat.games.chance import Share, share_out
from eklat.games.errors import GameError
from eklat.games.mu import Deal, State
from eklat.games.mu.auction import Bids
from eklat.games.mu.cards import Card, Cards, fanned, hand, pack
from eklat.games.mu.contract import Contract
from eklat.games.mu.moves import PASS, Bid, CallPartner, ChoosePartner, NameTrump, Pass, Play
from eklat.games.mu.play import Plays, Tricks
from eklat.games.mu.scoring import played_out
from eklat.games.mu.trumps import TRUMP_SUIT, trumps
from eklat.games.said import Trump, said
from eklat.games.text import clockwise, grid, width

# Trumps are one suit ------------------------------------------------------------------------------------------------------


def playable(in_hand: str, led: str | None, chief: str, vice: str | None, laid: str = "") -> set[str]:
    """What somebody with these cards may play when this card was led."""
    order = trumps(chief, vice)
    suit = None if led is None else order.suit[Card(led)]
    return {str(move) for move in Plays.of(hand(cards(in_hand)), hand(cards(laid)), suit, order)}


def test_who_leads_plays_anything() -> None:
    assert playable("R6 Y2", None, "R", "6", laid="G3") == {"play R6", "play Y2", "play G3"}


def test_the_colour_led_must_be_followed_with_any_card_of_it() -> None:
    assert playable("Y2 Y9 G3 R5", "Y5", "R", None) == {"play Y2", "play Y9"}


def test_a_laid_card_follows_like_a_hand_card() -> None:
    assert playable("G3 R5", "Y5", "R", None, laid="Y2 K4") == {"play Y2"}
    assert playable("Y9 R5", "Y5", "R", None, laid="Y2 K4") == {"play Y9", "play Y2"}


def test_who_cannot_follow_plays_anything_and_need_not_trump() -> None:
    assert playable("G3 R5 K9", "Y5", "R", None) == {"play G3", "play R5", "play K9"}


def test_a_trump_card_does_not_belong_to_its_colour_any_more() -> None:
    assert playable("Y6 Y2 R5", "Y5", "R", "6") == {"play Y2"}
    assert playable("Y6 R5 G3", "Y5", "R", "6") == {"play Y6", "play R5", "play G3"}


def test_chief_trumps_and_vice_trumps_follow_each_other() -> None:
    assert playable("Y6 R5 G3", "R9", "R", "6") == {"play Y6", "play R5"}
    assert playable("Y6 R5 G3", "K6", "R", "6") == {"play Y6", "play R5"}
    assert playable("Y2 R5 G3", "K6", "Y", "6") == {"play Y2"}


def test_without_a_trump_no_card_is_trump() -> None:
    order = trumps("none", None)
    assert TRUMP_SUIT not in order.suit.values()
    assert playable("Y6 R5", "Y5", "none", None) == {"play Y6"}


def test_a_chief_without_trump_leaves_the_vices() -> None:
    order = trumps("none", "6")
    assert [card for card, suit in order.suit.items() if suit == TRUMP_SUIT] == [*cards("R6 Y6 G6 B6 K6")]


# Who wins the trick -------------------------------------------------------------------------------------------------------


def winner(trick: str, chief: str, vice: str | None = None) -> Card:
    order, played = trumps(chief, vice), cards(trick)
    return played[order.best(played)]


@pytest.mark.parametrize(
    ("trick", "chief", "vice", "best"),
    [
        ("Y5 Y8 Y2", "R", None, "Y8"),
        ("Y5 K9 G9", "R", None, "Y5"),
        ("Y5 Y9 R0", "R", None, "R0"),
        ("Y5 R4 R8", "R", None, "R8"),
        ("R0 Y9 K9", "R", None, "R0"),
        ("Y5 K6 Y9", "none", "6", "K6"),
        ("Y5 Y9 K6", "none", None, "Y9"),
    ],
)
def test_the_best_trump_or_the_highest_digit_of_the_colour_led_wins(
    trick: str, chief: str, vice: str | None, best: str
) -> None:
    assert winner(trick, chief, vice) == best


@pytest.mark.parametrize("vice_trump", pack("Y"))
def test_a_chief_trump_0_beats_every_vice_trump(vice_trump: Card) -> None:
    assert winner(f"{vice_trump} R0", "R", "Y") == "R0"
    assert winner(f"R0 {vice_trump}", "R", "Y") == "R0"


def test_digits_of_the_chief_beat_the_colour_of_the_vice() -> None:
    assert winner("R9 K0 R8", "0", "R") == "K0"


@pytest.mark.parametrize(("chief", "vice"), [("R", "6"), ("6", "R")])
def test_the_double_trump_beats_all_whoever_named_the_colour(chief: str, vice: str) -> None:
    for other in pack():
        if other != "R6":
            assert winner(f"{other} R6", chief, vice) == "R6"
            assert winner(f"R6 {other}", chief, vice) == "R6"
    assert [card for card in dict.fromkeys(pack()) if trumps(chief, vice).is_double(card)] == ["R6"]


def test_two_colours_or_two_digits_make_no_double_trump() -> None:
    for pair in (("R", "Y"), ("1", "7"), ("R", "none"), ("none", "7")):
        assert not any(trumps(*pair).is_double(card) for card in pack())


@pytest.mark.parametrize("digit", ["1", "7"])
def test_of_two_double_trumps_the_first_wins(digit: str) -> None:
    order = trumps("R", digit)
    assert order.best(cards(f"R9 R{digit} R{digit}")) == 1
    assert order.best(cards(f"R{digit} R9 R{digit}")) == 0


def test_of_equal_cards_the_first_wins() -> None:
    assert trumps("none", None).best(cards("Y7 Y2 Y7")) == 0
    assert trumps("R", None).best(cards("Y7 R7 R7")) == 1
    assert winner("K6 Y6 R6", "6") == "K6"
    assert winner("Y2 R6 K6 Y6", "6") == "R6"
    assert winner("Y9 K6 Y6", "R", "6") == "K6"


def test_the_winner_takes_the_points_and_leads() -> None:
    state = all_pass(auction(start("R2 Y7", "Y8 G7", "Y9 G6", "Y6 G5"), "R2"))
    state = after(state, f"trump R, partner {CONNY}", "play Y7, play Y8, play Y9")
    assert as_a(Tricks, state).points == (0, 0, 0, 0)
    state = after(state, "play Y6")
    state = as_a(Tricks, state)
    assert state.points == (0, 0, 5, 0)
    assert state.turn == CONNY
    trick = known(state.last_trick)
    assert (trick.leader, trick.points) == (ANNA, 5)


def test_laid_cards_are_played_like_hand_cards() -> None:
    only_trump_lies_open = "Y3 G0 G1 G2 G3 G4 G5 G6 B0 B1 B2 B3 B4 B5 B6"
    state = all_pass(auction(start("R2 R3", only_trump_lies_open, "", ""), "R2  Y3  pass  pass  R3"))
    state = after(state, f"trump Y, trump R, partner {CONNY}")
    assert {"play R2", "play R3"} < set(texts(state))
    state = after(state, "play R3")
    assert texts(state) == ["play Y3"]
    assert after(state, "play Y3").laid == (cards("R2"), (), (), ())


def test_a_whole_deal_is_played_until_nobody_has_a_card() -> None:
    for players in (3, 4, 5, 6):
        state = auction(start("R2", *[""] * (players - 1)), "R2")
        over = play_on(all_pass(state))
        assert over.hands == over.laid == ((),) * players
        assert sum(fought(over.result).points) == (36 if players == 3 else 60)


# Legal moves as a sequence ------------------------------------------------------------------------------------------------


def every_bid(held: Cards, most: int) -> set[tuple[Card, ...]]:
    """All different bids, by writing them down."""
    return {choice for size in range(1, most + 1) for choice in combinations(sorted(held), size)}


@pytest.mark.parametrize(
    ("held", "most"),
    [
        ("R2", 1),
        ("R7 R7", 2),
        ("R1 R7 R7 Y2", 3),
        ("R1 R1 R7 R7 Y1 Y1 Y7 Y7", 8),
        ("R1 R1 R7 R7 Y1 Y1 Y7 Y7", 4),
        ("R0 R2 R3 R4 R5 R6", 6),
        ("R0 R1 R1 R2 R3 Y7 Y7 K1 K7 K7 B9 G0", 5),
        ("R0 R1 R1 R2 R3 Y7 Y7 K1 K7 K7 B9 G0", 12),
    ],
)
def test_every_bid_is_there_once(held: str, most: int) -> None:
    legal, expected = Bids(hand(cards(held)), most), every_bid(cards(held), most)
    bids = list(legal)
    assert len(legal) == len(bids) == len(set(bids)) == len(expected) + 1
    assert bids[0] == PASS
    assert {as_a(Bid, bid).cards for bid in bids[1:]} == expected
    assert [len(as_a(Bid, bid).cards) for bid in bids[1:]] == sorted(len(choice) for choice in expected)
    assert all(bid in legal for bid in bids)


def test_legal_bids_are_indexed_like_a_list() -> None:
    legal = Bids(hand(cards("R1 R1 R7 Y2 K3")), 4)
    bids = list(legal)
    assert [legal[i] for i in range(len(legal))] == bids
    assert [legal[i] for i in range(-len(legal), 0)] == bids
    for part in (slice(2, 7), slice(None, None, 3), slice(-3, None), slice(5, 2), slice(None, None, -1)):
        assert list(legal[part]) == bids[part]
    for index in (len(bids), -len(bids) - 1):
        with pytest.raises(IndexError):
            legal[index]
    assert list(reversed(legal)) == bids[::-1]
    assert Random(1).choice(legal) in bids


def test_thousands_of_bids_are_not_written_down() -> None:
    legal = Bids(pack()[:15], 15)
    assert len(legal) == len(every_bid(pack()[:15], 15)) + 1
    assert len(as_a(Bid, legal[-1]).cards) == 15
    assert legal[len(legal) // 2] in legal


def test_what_is_no_move_is_not_among_the_legal_moves() -> None:
    legal = start("R2", "", "").legal
    assert PASS in legal
    assert Bid(cards("R2")) in legal
    assert Bid(cards("R2 R3")) not in legal
    assert Play(Card("R2")) not in legal
    assert "pass" not in legal  # type: ignore[comparison-overlap]
    assert None not in legal


def test_legal_plays_are_few_and_listed() -> None:
    state = after(all_pass(auction(start("R7 R7 Y1 Y1", "", "", ""), "R7")), f"trump R, partner {BEATE}")
    legal = state.legal
    moves = list(legal)
    held = Counter(state.hands[ANNA] + state.laid[ANNA])
    assert len(legal) == len(moves) == len(set(moves)) == len(held) + 1
    assert legal[0] == moves[0]
    assert legal[-1] == moves[-1]
    assert list(legal[1:3]) == moves[1:3]
    assert all(move in legal for move in moves)
    with pytest.raises(IndexError):
        legal[len(moves)]


def test_a_listing_gives_single_cards_and_the_limit_of_a_bid() -> None:
    state = auction(start("R2", "Y1 Y1 Y3 K4 K5 K6 K8 K9 B1 B2 B3 B4", "", "", ""), "R2")
    listing = state.view(BEATE).to_json()
    assert listing["max_bid"] == 2
    assert listing["legal"] == sorted(listing["legal"]) == sorted(map(str, state.legal.singles()))
    assert [entry for entry in listing["legal"] if "Y" in entry] == ["bid Y1", "bid Y3"]
    assert state.view(ANNA).to_json()["legal"] == []


# Notation -----------------------------------------------------------------------------------------------------------------

SOME_MOVES = [
    Pass(),
    Bid(cards("R6")),
    Bid(cards("Y8 R1 R1 K0")),
    *map(NameTrump, (*"RYGBK", *"0123456789", "none")),
    *map(ChoosePartner, range(6)),
    *map(CallPartner, dict.fromkeys(pack())),
    *map(Play, dict.fromkeys(pack())),
    Play(Card("R7"), "hand"),
    Play(Card("R7"), "open"),
]


@pytest.mark.parametrize("move", SOME_MOVES, ids=str)
def test_notation_is_read_back(move: object) -> None:
    assert MU.parse(str(move)) == move
    assert eval(repr(move)) == move


def test_the_order_of_cards_in_a_bid_is_free() -> None:
    assert MU.parse("bid Y8 R1 K0") == MU.parse("bid K0 R1 Y8")
    assert str(MU.parse("bid Y8 R1 K0")) == "bid K0 R1 Y8"


def test_the_place_is_written_only_where_there_is_a_choice() -> None:
    state = after(all_pass(auction(start("R7 R7 R2 Y3", "", "", ""), "R7")), f"trump R, partner {BEATE}")
    assert state.notation(MU.parse("play R7")) == "play R7 open"
    assert state.notation(MU.parse("play R7 hand")) == "play R7 hand"
    assert state.notation(MU.parse("play R2 hand")) == "play R2"
    assert state.notation(PASS) == "pass"
    assert {state.notation(move) for move in state.legal} == set(texts(state))
    state = after(state, "play R7 open")
    assert state.notation(state.legal[0]) == str(state.legal[0])
    assert start("", "", "").notation(PASS) == "pass"


def test_a_true_place_is_always_accepted() -> None:
    state = after(all_pass(auction(start("R7 R7 R2 Y3", "", "", ""), "R7")), f"trump R, partner {BEATE}")
    assert after(state, "play Y3 hand") == after(state, "play Y3")
    assert Play(Card("Y3"), "hand") in state.legal
    assert Play(Card("Y3"), "open") not in state.legal


def test_cards_are_one_object_per_name_and_survive_pickling() -> None:
    card = Card("R7")
    assert card is Card("R7")
    assert pickle.loads(pickle.dumps(card)) is card
    assert repr(card) == "Card('R7')"
    assert (card.colour, card.digit, card.points, card.is_doubled) == ("R", 7, 2, True)
    assert not Card("K9").is_doubled


def test_cards_are_fanned_by_colour_and_digit() -> None:
    assert fanned(cards("K1 B9 R7 Y0 R2 G5")) == [*cards("R2 R7 Y0 G5 B9 K1")]


# Who knows what -----------------------------------------------------------------------------------------------------------


def exchanged(state: State, first: tuple[int, str], second: tuple[int, str]) -> State:
    """The same deal and the same moves, but two cards have changed places in the hands."""
    hands = [list(own) for own in state.deal.hands]
    for (seat, card), other in ((first, second[1]), (second, first[1])):
        hands[seat][hands[seat].index(Card(card))] = Card(other)
    return after(MU.start(Deal(tuple(map(tuple, hands)), state.deal.dealer), state.rules), *map(str, state.moves))


def test_exchanging_hidden_cards_changes_nothing_that_others_see() -> None:
    state = all_pass(auction(start("R2 R3", "Y2 Y4", "G2 G4", "B2 B4"), "R2  Y2  pass  pass  R3"))
    state = after(state, f"trump Y, trump R, partner {DAGMAR}", "play R2")
    other = exchanged(state, (BEATE, "Y4"), (CONNY, "G4"))
    for seat in (ANNA, DAGMAR, None):
        assert seen(state, seat) == seen(other, seat)
    for seat in (BEATE, CONNY):
        assert seen(state, seat) != seen(other, seat)


def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    state = start("R2", "", "")
    view = state.view(ANNA)
    assert view.hand == view.dealt == state.hands[ANNA]
    assert (state.view(None).hand, state.view(None).dealt) == (None, None)
    assert view.hand_sizes == (12, 12, 12)


def test_the_last_trick_may_be_looked_at_unless_the_table_forbids_it() -> None:
    for allowed in (True, False):
        state = all_pass(auction(start("R2", "", "", last_trick=allowed), "R2"))
        state = after(state, "trump R")
        for _ in range(3):
            state = state.play(state.legal[0])
        assert (state.view(BEATE).last_trick is not None) is allowed
        assert (play_on(state).view(BEATE).last_trick is not None) is allowed


def secret(card: str, bids: str = "R2") -> State:
    """Anna is chief at a table with hidden partners and has called this card; she leads."""
    state = all_pass(auction(start("R2 R9", "Y5 Y2", "B5 K0 G0", "K5", hidden_partner=True), bids))
    while state.phase == "trump":
        state = state.play(state.legal[0])
    return after(state, f"partner {card}")


def who_knows(state: State) -> list[int | None]:
    """The viewers who know whose the called card is."""
    return [seat for seat in (*range(state.players), None) if known(state.view(seat).contract).holder is not None]


def test_only_the_holder_knows_the_hidden_partner() -> None:
    state = secret("B5")
    assert known(state.contract).partner == CONNY
    assert who_knows(state) == [CONNY]
    assert all(known(state.view(seat).contract).partner_card == "B5" for seat in (ANNA, BEATE, CONNY, DAGMAR, None))


def test_everybody_knows_once_the_called_card_is_played() -> None:
    state = secret("G0")
    while CONNY not in [seat for seat, move in state.log if move == Play(Card("G0"), "hand")]:
        assert who_knows(state) == [CONNY]
        move = Play(Card("G0")) if Play(Card("G0")) in state.legal else state.legal[0]
        state = state.play(move)
    assert who_knows(state) == [ANNA, BEATE, CONNY, DAGMAR, None]


def test_everybody_knows_at_once_if_the_called_card_lies_open() -> None:
    state = secret("Y2", bids="R2  Y2  B5  pass  R9")
    assert (known(state.contract).vice, known(state.contract).partner) == (CONNY, BEATE)
    assert who_knows(state) == [ANNA, BEATE, CONNY, DAGMAR, None]


def test_a_chief_who_calls_a_card_of_the_own_hand_keeps_it_secret() -> None:
    state = secret("R9")
    assert who_knows(state) == [ANNA]
    assert known(state.view(ANNA).contract).is_alone
    assert not known(state.view(BEATE).contract).is_alone


def test_a_hidden_partner_changes_no_byte_for_those_who_do_not_know() -> None:
    state = secret("B5")
    other = exchanged(state, (CONNY, "B5"), (DAGMAR, "K5"))
    assert known(other.contract).partner == DAGMAR
    for seat in (ANNA, BEATE, None):
        assert seen(state, seat) == seen(other, seat)


def test_everybody_knows_the_partner_in_the_end() -> None:
    over = play_on(secret("B5"))
    assert who_knows(over) == [ANNA, BEATE, CONNY, DAGMAR, None]


# Imagining hidden cards ---------------------------------------------------------------------------------------------------


def random_deal(rng: Random, players: int, options: dict[str, object]) -> Iterator[State]:
    """All states of a deal in which the first two players bid and then anything happens."""
    rules = MU.rules(options, players)
    state = MU.start(MU.deal(rng, players, rules, starter=1), rules)
    yield state
    for bid in (1, -1):
        state = state.play(state.legal[bid])
        yield state
    while not state.is_over:
        state = state.play(PASS if state.phase == "auction" else rng.choice(state.legal))
        yield state


@pytest.mark.no_cover  # it looks far, not at more lines
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"hidden_partner": True, "last_trick": False}])
def test_what_is_imagined_agrees_with_what_is_known(players: int, options: dict[str, object]) -> None:
    rng = Random(players)
    for state, seat in zip(random_deal(rng, players, options), cycle([*range(players), None]), strict=False):
        view = state.view(seat)
        imagined = view.sample(rng).view(seat)
        assert imagined == view
        assert imagined.to_json() == view.to_json()


def test_hands_stay_hidden_after_an_eklat() -> None:
    state = all_pass(auction(start("R2", "Y2", "", ""), "R2  Y2"))
    hands = {state.view(ANNA).sample(Random(seed)).hands[CONNY] for seed in range(20)}
    assert len(hands) > 1


TWELVE_TRICKS = """
    G3 G2 G7
    G9 G1 G6
    R2 R7 R3
    B2 G1 G7
    R9 R1 R8
    R4 R1 R6
    B8 G0 G5
    R0 B0 G8
    R7 R5 B6
    B1 B7 B7
    B1 B9 B5
    B4 B3 G4
"""


def red_is_trump(tricks: int) -> State:
    """Anna is chief with R4 and R7, red is trump, and so many tricks have been played."""
    state = auction(MU.start(hands_of(TWELVE_TRICKS)), "R4  pass  pass  R7  pass  pass  pass")
    return play_tricks(after(state, "trump R"), TWELVE_TRICKS, tricks)


def possible(state: State, hands: tuple[Cards, ...]) -> bool:
    """Whether the same moves could have been made with these cards left in the hands."""
    gone = [Counter(own) - Counter(left) for own, left in zip(state.deal.hands, state.hands, strict=True)]
    dealt = tuple((*cards.elements(), *left) for cards, left in zip(gone, hands, strict=True))
    try:
        after(MU.start(Deal(dealt, state.deal.dealer), state.rules), *map(str, state.moves))
    except GameError:
        return False
    return True


def is_even(counts: Counter[object], odds: Counter[object]) -> bool:
    """Whether these counts fit the odds: chi-square within five standard deviations."""
    total, ways = sum(counts.values()), sum(odds.values())
    expected = {key: total * number / ways for key, number in odds.items()}
    chi_square = sum((counts[key] - number) ** 2 / number for key, number in expected.items())
    freedom = len(odds) - 1
    return chi_square < freedom + 5 * sqrt(2 * freedom)


@pytest.mark.no_cover  # it looks far, not at more lines
def test_every_possible_hand_is_imagined_and_with_the_right_odds() -> None:
    state = red_is_trump(9)
    assert state.turn == ANNA
    # Beate has shown that she has no green any more, Conny that she has no trump.
    assert state.view(ANNA).voids[BEATE:] == (frozenset("G"), frozenset({TRUMP_SUIT}))
    unseen = state.hands[BEATE] + state.hands[CONNY]
    odds: Counter[object] = Counter()
    for chosen in combinations(range(6), 3):
        beate = hand(unseen[i] for i in chosen)
        conny = hand(unseen[i] for i in range(6) if i not in chosen)
        if possible(state, (state.hands[ANNA], beate, conny)):
            odds[beate, conny] += 1
    # The green 4 is Conny's; of the five blue cards, two of them alike, Beate has any three.
    assert sum(odds.values()) == 10
    assert len(odds) == 7
    rng, view = Random(5), state.view(ANNA)
    counts: Counter[object] = Counter(view.sample(rng).hands[BEATE:] for _ in range(700))
    assert set(counts) == set(odds)
    assert is_even(counts, odds)


@pytest.mark.no_cover  # it looks far, not at more lines
@pytest.mark.parametrize(
    ("deck", "shares"),
    [
        ("R1 R2 G1 G2", [(2, ""), (2, "")]),
        ("R1 R2 G1 G2", [(2, "R"), (2, "")]),
        ("R1 R2 G1 G2 B1 B2", [(2, "R"), (2, "G"), (2, "")]),
        ("R1 R2 G1 G2 B1 B2", [(2, "R"), (1, "R"), (3, "")]),
        ("R1 R2 R3 G1 G2 B1", [(2, "G"), (2, "B"), (2, "")]),
        ("R1 R2 R3 G1 B1 B2 B3", [(1, "RG"), (3, "B"), (3, "")]),
        ("R1 R2 G1 B1 K1", [(0, "R"), (2, "G"), (1, "K"), (2, "B")]),
        ("R1 R2 R3", [(3, ""), (0, "R")]),
        ("R1 R2 R3 R4", [(4, "G")]),
        ("", [(0, ""), (0, "")]),
    ],
)
def test_cards_are_shared_out_evenly_among_those_who_can_have_them(deck: str, shares: list[tuple[int, str]]) -> None:
    deck_cards, sizes = deck.split(), [Share(size, frozenset(lacks)) for size, lacks in shares]
    ends = [sum(share.size for share in sizes[: i + 1]) for i in range(len(sizes))]
    odds: Counter[object] = Counter()
    for order in permutations(deck_cards):
        split = tuple(tuple(sorted(order[end - share.size : end])) for share, end in zip(sizes, ends, strict=True))
        if all(card[0] not in share.lacks for share, own in zip(sizes, split, strict=True) for card in own):
            odds[split] += 1
    assert set(odds.values()) == {prod(factorial(share.size) for share in sizes)}
    rng = Random(len(deck))
    counts: Counter[object] = Counter()
    for _ in range(60 * len(odds)):
        drawn = share_out(deck_cards, sizes, lambda card: card[0], rng)
        counts[tuple(tuple(sorted(own)) for own in drawn)] += 1
    assert set(counts) == set(odds)
    assert is_even(counts, odds) or len(odds) == 1


# Summaries ----------------------------------------------------------------------------------------------------------------

NOTHING = {
    "chief": None,
    "vice": None,
    "partner": None,
    "chief_trump": None,
    "vice_trump": None,
    "height": None,
    "goal": None,
}


def test_a_summary_of_what_is_settled_so_far() -> None:
    state = auction(start("R2 R3", "Y2", "", ""), "R2  Y2  pass  pass  R3")
    assert state.summary() == {"outcome": None, **NOTHING, "points": None, "scores": None}
    settled = {**NOTHING, "chief": ANNA, "vice": BEATE, "height": 2, "goal": 32}
    state = all_pass(state)
    assert state.summary() == {"outcome": None, **settled, "points": None, "scores": None}
    state = after(state, "trump Y")
    assert state.summary()["vice_trump"] == "Y"
    state = after(state, "trump none")
    assert state.summary()["chief_trump"] == "none"
    state = after(state, f"partner {DAGMAR}")
    assert state.summary()["partner"] == DAGMAR
    assert state.summary()["outcome"] is None


def test_a_summary_of_an_eklat() -> None:
    state = all_pass(auction(start("R2", "Y2", "", ""), "R2  Y2"))
    assert state.summary() == known(state.result).to_json()
    assert known(state.result).to_json() == {
        "outcome": "eklat",
        **NOTHING,
        "points": None,
        "tied": [ANNA, BEATE],
        "culprit": BEATE,
        "scores": [5, -10, 0, 0],
    }
    assert state.view(CONNY).to_json()["result"] == known(state.result).to_json()


def test_a_summary_of_a_played_deal() -> None:
    over = red_is_trump(12)
    assert over.summary() == known(over.result).to_json()
    assert known(over.result).to_json() == {
        "outcome": "made",
        **NOTHING,
        "chief": ANNA,
        "height": 2,
        "goal": 14,
        "chief_trump": "R",
        "points": list(fought(over.result).points),
        "bonus": 20,
        "difference": 0,
        "scores": list(known(over.result).scores),
    }
    json.dumps(over.view(None).to_json())


def test_a_called_card_is_part_of_the_summary() -> None:
    assert secret("B5").summary()["partner_card"] == "B5"
    assert "partner_card" not in after(all_pass(auction(start("R2", "", ""), "R2")), "trump R").summary()


# Sentences ----------------------------------------------------------------------------------------------------------------


def test_an_eklat_explained() -> None:
    state = all_pass(auction(start("R2", "Y2", "G2", ""), "R2  Y2  G2"))
    assert explained(known(state.result)) == [
        "Stalemate: Anna, Beate and Conny have laid 1 card each.",
        "Conny laid last and pays 10; Anna and Beate gain 5 each.",
    ]
    assert explained(known(all_pass(start("", "", "")).result)) == ["Everybody passed: a stalemate in which nobody scores."]


def test_a_goal_made_explained() -> None:
    assert explained(known(red_is_trump(12).result)) == [
        "Anna needed 14 points for 2 cards and took 14.",
        "Goal made with red: a bonus of 20.",
    ]
    assert explained(known(play_on(secret("B5")).result)) == [
        "Anna and Conny needed 30 points for 1 card and took 46.",
        "Goal made with red: a bonus of 10 each.",
    ]
    assert explained(known(play_on(secret("R9")).result)) == [
        "Anna needed 30 points for 1 card and took 46.",
        "Goal made alone with red: a bonus of 20.",
    ]


def test_a_goal_missed_explained() -> None:
    contract = Contract(5, DAGMAR, CONNY, 4, "9", "G", holder=ANNA)
    assert explained(played_out(contract, (9, 6, 6, 20, 19))) == [
        "Dagmar and Anna needed 33 points for 4 cards and took 29.",
        "That is enough for 2, a difference of 2: Dagmar loses 20, every opponent gains 10.",
    ]


@pytest.mark.parametrize(("trump", "words"), [("R", "red"), ("K", "black"), ("7", "the 7s"), ("none", "no trump")])
def test_trumps_in_words(trump: str, words: str) -> None:
    assert said("mu-advise-trump", trump=Trump(trump)).say() == f"Name {words} as trump."


# Pictures and stories -----------------------------------------------------------------------------------------------------


def shown(text: str) -> str:
    """A picture as it stands in a test: without the margin."""
    return dedent(text).strip("\n")


def test_a_picture_of_the_auction() -> None:
    state = auction(start("R2", "", "", dealer=BEATE), "pass  pass  R2")
    assert MU.picture(state.view(ANNA), NAMES) == shown(
        """
                            points  laid  in hand
          >  Beate  dealer          -     12 cards
             Conny                  -     12 cards
             Anna                   R2    R0 R1 R1 R3 R4 R5 R6 R7 R7 R8 R9
        Beate bids or passes
        """
    )


def test_a_picture_of_the_play() -> None:
    state = all_pass(auction(start("R2 R3", "Y2", "", ""), "R2  Y2  pass  pass  R3"))
    state = after(state, f"trump Y, trump R, partner {DAGMAR}", "play R2")
    assert MU.picture(state.view(CONNY), NAMES) == shown(
        """
        Anna is chief with 2 cards: the goal is 32. Beate is vice.
        Beate names the vice trump: yellow. Anna names the chief trump: red. Anna chooses Dagmar as partner.
                                    points  laid  in hand
             Anna    dealer, chief  0       R3    13 cards
          >  Beate   vice           0       Y2    14 cards
             Conny                  0       -     G5 G6 G7 G7 G8 G9 B0 B1 B1 B2 B3 B4 B5 B6 B7
             Dagmar  partner        0       -     15 cards
        Trick: Anna R2.
        Beate is to play
        """
    )


def test_a_picture_says_what_is_to_be_done() -> None:
    state = all_pass(auction(start("R2 R3", "Y2", "", ""), "R2  Y2  pass  pass  R3"))
    last_lines = []
    for move in ("trump Y", "trump none", f"partner {CONNY}", "play R2"):
        last_lines += MU.picture(state.view(None), NAMES).splitlines()[-1:]
        state = after(state, move)
    assert last_lines == [
        "Beate names the vice trump",
        "Anna names the chief trump",
        "Anna chooses a partner",
        "Anna leads",
    ]


def test_a_picture_with_the_state_has_all_cards_open() -> None:
    state = red_is_trump(11)
    assert MU.picture(state.view(None), NAMES, state) == shown(
        """
        Anna is chief with 2 cards: the goal is 14.
        Anna names the chief trump: red.
                                   points  laid  in hand
             Anna   dealer, chief  11      -     B4
          >  Beate                 9       -     B3
             Conny                 13      -     G4
        Beate leads
        """
    )


def test_a_picture_after_the_end() -> None:
    assert MU.picture(red_is_trump(12).view(None), NAMES) == shown(
        """
        Anna is chief with 2 cards: the goal is 14.
        Anna names the chief trump: red.
                                  points  laid  in hand
            Anna   dealer, chief  14      -     0 cards
            Beate                 9       -     0 cards
            Conny                 13      -     0 cards
        """
    )


def test_a_picture_keeps_the_hidden_partner_from_those_who_do_not_know() -> None:
    state = secret("B5")
    hidden = "Anna names the chief trump: red. Anna calls B5: whoever holds it is the partner.\n"
    known = f"{hidden[:-1]} Conny is the partner.\n"
    assert hidden in MU.picture(state.view(ANNA), NAMES)
    assert known in MU.picture(state.view(CONNY), NAMES)
    assert known in MU.picture(state.view(ANNA), NAMES, state)
    assert "Anna calls R9: whoever holds it is the partner. Anna plays alone against everybody.\n" in MU.picture(
        secret("R9").view(ANNA), NAMES
    )
    assert "alone" not in MU.picture(secret("R9").view(BEATE), NAMES)


def test_the_story_of_a_whole_deal() -> None:
    assert MU.story(red_is_trump(12), NAMES) == shown(
        """
        Anna deals.
          Anna   R0 R2 R4 R7 R9 G3 G9 B1 B1 B2 B4 B8
          Beate  R1 R1 R5 R7 G0 G1 G1 G2 B0 B3 B7 B9
          Conny  R3 R6 R8 G4 G5 G6 G7 G7 G8 B5 B6 B7

        Auction
          Anna  Beate  Conny
          R4    pass   pass
          R7    pass   pass
          pass

        Anna is chief with 2 cards: the goal is 14.
        Anna names the chief trump: red.

        Tricks
              Anna  Beate  Conny  points
          1   >G3   G2     G7*    4
          2   G9*   G1     >G6    2
          3   >R2   R7*    R3     4
          4   B2    >G1    G7*    3
          5   R9*   R1     >R8    1
          6   >R4   R1     R6*    3
          7   B8    G0     >G5*   3
          8   R0*   B0     >G8    3
          9   >R7*  R5     B6     5
          10  >B1   B7*    B7     4
          11  B1    >B9*   B5     1
          12  B4*   >B3    G4     3

        Anna needed 14 points for 2 cards and took 14.
        Goal made with red: a bonus of 20.
        """
    )


def test_the_story_of_a_deal_that_is_not_over_ends_with_a_picture() -> None:
    state = after(red_is_trump(0), "play G3")
    tricks, picture = MU.story(state, NAMES).split("\n\n")[-2:]
    assert tricks == shown(
        """
        Tricks
             Anna  Beate  Conny  points
          1  >G3
        """
    )
    assert MU.picture(state.view(None), NAMES, state).endswith(picture)
    assert picture.endswith("Trick: Anna G3.\nBeate is to play")
    assert "Tricks" not in MU.story(red_is_trump(0), NAMES)


def test_the_story_of_an_eklat() -> None:
    story = MU.story(all_pass(auction(start("R2", "G2", ""), "R2  G2")), NAMES)
    assert story.split("\n\n", 1)[1] == shown(
        """
        Auction
          Anna  Beate  Conny
          R2    G2     pass
          pass  pass

        Stalemate: Anna and Beate have laid 1 card each.
        Beate laid last and pays 10; Anna gains 5.
        """
    )


def test_wide_and_accented_names_keep_the_columns() -> None:
    assert width("Jürgen") == width("Ju\u0308rgen") == 6
    assert width("北京") == 4
    assert grid([("北京", "R2"), ("Ju\u0308rgen", "Y7")]) == "  北京    R2\n  Ju\u0308rgen  Y7"


def test_one_card_and_many_cards() -> None:
    assert [said("card-cards", count=number).say() for number in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert clockwise(2, 4) == [CONNY, DAGMAR, ANNA, BEATE]
