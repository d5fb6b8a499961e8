"""Who may know what in Mü for two (rules 4, T12): views, the masked log, imagined states."""

import json
import os
import random
from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from known import as_a, known
from mu2_table import (
    ANNA,
    AUCTION,
    BEN,
    MU2,
    NAMES,
    any_game,
    any_played_game,
    cards,
    pack,
    played,
    sheet_deal,
    sheet_game,
    start,
)

from eklat.games.errors import IllegalMove
from eklat.games.mu.cards import Card
from eklat.games.mu.moves import Play
from eklat.games.mu2 import State, View
from eklat.games.mu2.moves import Discard
from eklat.games.mu2.play import Tricks
from eklat.games.mu2.scoring import Over

EVERYBODY = (ANNA, BEN, None)


def wire(view: View) -> str:
    return json.dumps(view.to_json())


# What is known ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_knows_what_lies_open_and_all_counts(seat: int | None) -> None:
    view = sheet_game("trump Y", "trump 4").view(seat)
    assert view.open == (cards("R4 G4 Y6 B2 B8"), cards("R3 Y5 G3 B4 B3"))
    assert view.dealt_open == (cards("R4 G4 Y6 B2"), cards("R3 Y5 G3 B4"))
    assert view.hand_sizes == (11, 11)
    assert view.columns == ("R", "Y", "G", "B", "big", "small")
    assert view.face_down == ((1, 0, 1, 1, 1, 2), (1, 0, 1, 1, 1, 2))
    assert (view.dealer, view.colours, view.phase, view.turn) == (ANNA, "RYGB", "reveal", ANNA)


@pytest.mark.parametrize("seat", [ANNA, BEN])
def test_one_knows_one_s_own_hand_as_it_is_and_as_it_was_dealt(seat: int) -> None:
    state = sheet_game()
    assert state.view(seat).hand == state.hands[seat]
    assert state.view(seat).dealt == state.deal.hands[seat]


def test_a_spectator_knows_no_hand() -> None:
    view = sheet_game().view(None)
    assert (view.hand, view.dealt, view.skat, view.discards) == (None, None, None, None)
    assert list(view.legal) == []


@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_knows_a_face_down_card_not_even_its_owner(seat: int | None) -> None:
    view = start(sheet_deal()).view(seat)
    for card in ("B9", "Y0", "R9", "B0", "G5", "Y2", "R2", "R5", "G2", "Y9", "Y3", "B5"):
        assert card not in wire(view)
        assert card not in repr(view)


def test_a_card_that_was_turned_up_is_known_with_the_column_it_came_from() -> None:
    for seat in EVERYBODY:
        view = sheet_game("trump Y", "trump 4", "reveal R").view(seat)
        assert view.turned == ((ANNA, "R", "B9", 8), (ANNA, "G", "R9", 8))


def test_nobody_knows_the_skat_before_the_auction_is_over() -> None:
    state = start(sheet_deal())
    for seat in EVERYBODY:
        assert state.view(seat).skat is None


def test_the_skat_is_known_to_the_crown_alone() -> None:
    for state in (played(start(sheet_deal()), *AUCTION), sheet_game(), sheet_game("trump Y", "trump 4", "reveal R")):
        assert state.view(ANNA).skat == cards("G0 R0 G9 R1")
        assert state.view(BEN).skat is None
        assert state.view(None).skat is None


def test_the_discards_are_known_to_the_crown_alone() -> None:
    for more in ((), ("trump Y",), ("trump Y", "trump 4"), ("trump Y", "trump 4", "reveal R", "play B8")):
        state = sheet_game(*more)
        assert state.view(ANNA).discards == cards("G0 G9 R0 R1")
        assert state.view(BEN).discards is None
        assert state.view(None).discards is None


def test_the_log_hides_the_discard_from_all_but_the_crown() -> None:
    state = sheet_game("trump Y", "trump 4")
    moves = [str(move) for _, move in state.view(ANNA).log]
    assert moves == [*AUCTION, "discard G0 G9 R0 R1", "trump Y", "trump 4"]
    for seat in (BEN, None):
        view = state.view(seat)
        assert [str(move) for _, move in view.log] == [*AUCTION, "discard ?", "trump Y", "trump 4"]
        assert [who for who, _ in view.log] == [ANNA, BEN, ANNA, BEN, ANNA, BEN, ANNA]
    assert state.view(BEN).log[4] == (ANNA, Discard(None))


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_trick_and_the_last_trick_are_seen(seat: int | None) -> None:
    view = sheet_game("trump Y", "trump 4", "reveal R", "play B8", "play B3", "play R9").view(seat)
    assert (view.leader, view.trick, view.points) == (ANNA, cards("R9"), (2, 0))
    assert view.last_trick == (ANNA, ("B8", "B3"), ANNA)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_table_may_close_the_last_trick_at_once(seat: int | None) -> None:
    states = any_played_game(3, last_trick=False)
    assert all(state.view(seat).last_trick is None for state in states if state.phase in ("play", "over"))


def test_in_the_end_the_view_has_the_last_trick_and_the_result() -> None:
    over = as_a(Over, any_played_game(3)[-1])
    for seat in EVERYBODY:
        view = over.view(seat)
        assert (view.phase, view.turn, view.result, view.points) == ("over", None, over.result, known(over.result).points)
        assert view.last_trick == over.last_trick
        assert len(view.turned) == 12
        assert view.discards == (over.discards if seat == known(over.contract).crown else None)


def test_a_hand_that_does_not_follow_is_known_to_lack_the_suit() -> None:
    state = sheet_game("trump Y", "trump 4", "reveal R", "play R9")
    assert state.view(None).voids == (frozenset(), frozenset())
    state = played(state, "play R3", "play R8")  # red 2 below Ben's red 3 has come up
    state = played(state, "play R2", "play R7")
    assert state.view(None).voids == (frozenset(), frozenset())
    state = played(state, "play G6")
    assert state.view(None).voids == (frozenset(), frozenset({"R"}))


def test_the_view_of_the_player_to_move_has_the_legal_moves() -> None:
    for state in any_played_game(4)[::5]:
        for seat in EVERYBODY:
            assert list(state.view(seat).legal) == (list(state.legal) if seat is not None and seat == state.turn else [])


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_picture_shows_what_the_view_knows(seat: int | None) -> None:
    state = sheet_game("trump Y", "trump 4", "reveal R")
    picture = MU2.picture(state.view(seat), NAMES)
    assert ("R1 R6 R7 R7 R8 Y1 Y1 Y4 Y7 Y7 Y8" in picture) == (seat == ANNA)
    assert ("G1 G1 G6 G7 G7 G8 B1 B1 B6 B7 B7" in picture) == (seat == BEN)
    everything = MU2.picture(state.view(seat), NAMES, state)
    assert "R1 R6 R7 R7 R8 Y1 Y1 Y4 Y7 Y7 Y8" in everything
    assert "G1 G1 G6 G7 G7 G8 B1 B1 B6 B7 B7" in everything


def test_a_picture_after_the_end_asks_for_nothing() -> None:
    assert MU2.picture(any_played_game(3)[-1].view(None), NAMES).endswith(
        "Columns: # is a card face down, then the open cards."
    )


# Nothing leaks ----------------------------------------------------------------------------------------------------------


def hidden_from(state: State, seat: int | None) -> list[Card]:
    """The cards this seat cannot name: by the rules, not by the view."""
    hidden = [down.card for stacks in state.down for stack in stacks for down in stack.cards]
    crown = state.contract and state.contract.crown
    for other in {ANNA, BEN} - {seat}:
        hidden += state.hands[other]
    if crown is None:
        hidden += state.deal.skat
    elif seat != crown:
        hidden += getattr(state, "discards", ())
    return hidden


def with_exchanged(state: State, one: str, other: str) -> State | None:
    """The same game with two cards exchanged, wherever they are; None if one of its moves is illegal then."""
    names = {one: other, other: one}

    def exchanged(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: exchanged(item) for key, item in value.items()}
        if isinstance(value, list):
            return [exchanged(item) for item in value]
        return names.get(value, value)

    twin = MU2.start(MU2.read_deal(exchanged(state.deal.to_json())), state.rules)
    for _, move in state.log:
        text = str(move)
        if text.startswith("discard"):
            text = " ".join(names.get(word, word) for word in text.split())
        try:
            twin = played(twin, text)
        except IllegalMove:
            return None
    return twin


@pytest.mark.no_cover  # it looks far, not at more lines
@pytest.mark.parametrize("seed", range(8 if os.environ.get("EKLAT_LONG") else 3))
def test_exchanging_hidden_cards_changes_nothing_in_a_view(seed: int) -> None:
    rng = random.Random(seed)
    tried = 0
    for state in any_played_game(seed)[::4]:
        for seat in EVERYBODY:
            single = sorted(card for card in hidden_from(state, seat) if card[1] not in "17")
            if len(single) < 2:
                continue
            for _ in range(3):
                twin = with_exchanged(state, *rng.sample(single, 2))
                if twin is not None:
                    assert repr(twin.view(seat)) == repr(state.view(seat))
                    assert wire(twin.view(seat)) == wire(state.view(seat))
                    tried += 1
    assert tried > 50


def test_exchanging_a_face_down_card_with_the_skat_is_seen_by_the_crown_alone() -> None:
    state = sheet_game("trump Y")
    twin = known(with_exchanged(state, "G0", "Y9"))
    assert wire(twin.view(BEN)) == wire(state.view(BEN))
    assert wire(twin.view(None)) == wire(state.view(None))
    assert wire(twin.view(ANNA)) != wire(state.view(ANNA))


# Imagined states --------------------------------------------------------------------------------------------------------


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(12))
def test_an_imagined_state_agrees_with_the_view(seed: int) -> None:
    rng = random.Random(seed)
    states = any_game(seed)
    for state in [*rng.sample(states, min(len(states), 8)), states[-1]]:
        for seat in EVERYBODY:
            view = state.view(seat)
            imagined = view.sample(rng)
            assert imagined.view(seat) == view
            assert wire(imagined.view(seat)) == wire(view)


@pytest.mark.parametrize("colours", ["RYGK", "YGBK"])
def test_it_agrees_with_other_colours_and_options_too(colours: str) -> None:
    rng = random.Random(1)
    for state in any_played_game(5, colours=colours, last_trick=False)[::9]:
        for seat in EVERYBODY:
            assert state.view(seat).sample(rng).view(seat) == state.view(seat)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_imagined_states_differ(seat: int | None) -> None:
    rng = random.Random(2)
    for state in (
        start(sheet_deal()),
        played(start(sheet_deal()), *AUCTION),
        sheet_game(),
        sheet_game("trump Y", "trump 4"),
    ):
        imagined = {repr(state.view(seat).sample(rng).deal) for _ in range(10)}
        assert len(imagined) > 5


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_same_chance_imagines_the_same_state(seat: int | None) -> None:
    view = sheet_game("trump Y", "trump 4").view(seat)
    assert view.sample(random.Random(5)) == view.sample(random.Random(5))


def test_the_crown_imagines_only_what_it_does_not_know() -> None:
    rng = random.Random(3)
    view = sheet_game("trump Y", "trump 4").view(ANNA)
    for _ in range(10):
        imagined = view.sample(rng)
        assert imagined.deal.skat == cards("G0 R0 G9 R1")
        assert as_a(Tricks, imagined).discards == cards("G0 R0 G9 R1")
        assert imagined.deal.hands[ANNA] == view.dealt


def test_the_shield_can_imagine_any_skat_and_any_discards() -> None:
    rng = random.Random(4)
    view = sheet_game("trump Y", "trump 4").view(BEN)
    imagined = [as_a(Tricks, view.sample(rng)) for _ in range(300)]
    unknown = set(pack()) - {*view.open[ANNA], *view.open[BEN], *known(view.hand)}
    assert {card for state in imagined for card in state.deal.skat} == unknown
    assert {card for state in imagined for card in state.discards} == unknown
    assert any(set(state.deal.skat) != set(state.discards) for state in imagined)


@pytest.mark.no_cover  # it looks far, not at more lines
def test_what_the_crown_played_may_have_come_from_the_skat() -> None:
    over = as_a(Over, any_played_game(6)[-1])
    crown, rng = known(over.contract).crown, random.Random(5)
    played_from_hand = [as_a(Play, move).card for seat, move in over.log if seat == crown and str(move).endswith(" hand")]
    imagined: Counter[Card] = Counter()
    for _ in range(200):
        imagined.update(over.view(1 - crown).sample(rng).deal.skat)
    possible = Counter([*played_from_hand, *over.discards])
    assert set(imagined) == set(possible)
    expected = {card: 200 * 4 * copies / possible.total() for card, copies in possible.items()}
    assert all(0.6 < imagined[card] / expected[card] < 1.5 for card in possible)


def possible_hands(state: State, seat: int) -> list[tuple[frozenset[Card], frozenset[Card]]]:
    """Every hand of the other, with the crown's discards, that fits what this seat knows: by trying all of them."""
    other, unseen = 1 - seat, hidden_from(state, seat)
    put_away = 0 if known(state.contract).crown == seat else 4
    trumps, lacking = {known(state.contract).big, known(state.contract).small}, state.view(seat).voids[other]
    found = []
    for hand in combinations(unseen, len(state.hands[other])):
        if not lacking & {"trump" if trumps & set(card) else card[0] for card in hand}:
            rest = [card for card in unseen if card not in hand]
            found += [(frozenset(hand), frozenset(some)) for some in combinations(rest, put_away)]
    return found


def late_position(is_crown: bool, is_void: bool) -> tuple[State, int]:
    """A position near the end and a seat, for which few hands are possible; a void may have ruled out some."""
    for seed in range(200):
        for state in any_played_game(seed):
            seat = state.turn
            hidden = [] if seat is None else hidden_from(state, seat)
            if (
                seat is None
                or not isinstance(state, Tricks)
                or state.phase != "play"
                or len(hidden) > 8
                or len(set(hidden)) < len(hidden)
            ):
                continue
            possible = possible_hands(state, seat)
            without_voids = possible_hands(replace(state, voids=(frozenset(), frozenset())), seat)
            is_wanted = (seat == known(state.contract).crown, len(possible) < len(without_voids)) == (is_crown, is_void)
            if is_wanted and 5 <= len(possible) <= 12:
                return state, seat
    raise AssertionError("no such position")


@pytest.mark.no_cover  # it looks far, not at more lines
@pytest.mark.parametrize("is_crown", [True, False])
@pytest.mark.parametrize("is_void", [True, False])
def test_hidden_cards_are_imagined_evenly(is_crown: bool, is_void: bool) -> None:
    state, seat = late_position(is_crown, is_void)
    view, rng = state.view(seat), random.Random(1)
    seen: Counter[tuple[frozenset[Card], frozenset[Card]]] = Counter()
    possible = possible_hands(state, seat)
    for _ in range(30 * len(possible)):
        imagined = view.sample(rng)
        seen[frozenset(imagined.hands[1 - seat]), frozenset(() if is_crown else as_a(Tricks, imagined).discards)] += 1
    assert set(seen) == set(possible)
    assert 12 < min(seen.values()) <= max(seen.values()) < 55
