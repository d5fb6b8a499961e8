"""Who may know what in Heul doch! (rules 4): views, the masked log, imagined states."""

import json
import os
import random
from collections import Counter
from collections.abc import Iterator

import pytest
from heuldoch_by_hand import Table, Thing, replayed
from heuldoch_table import ANNA, BEN, CLEO, HEULDOCH, any_game, cards, played, start, table

from eklat.games.heuldoch import State, View
from eklat.games.heuldoch.cards import Card

EVERYBODY = (ANNA, BEN, CLEO, None)
LONG = bool(os.environ.get("EKLAT_LONG"))
EVERY_TABLE = [(players, specials) for players in (3, 4, 5, 6) for specials in (False, True)]


def wire(view: View) -> str:
    return json.dumps(view.to_json())


def names(view: View, seat: int) -> str:
    """A pile as this view knows it; ? is a card it never saw, brackets are an onion."""
    return " ".join(f"({x.card or '?'})" if x.is_onion else str(x.card or "?") for x in view.piles[seat])


def specials_game(*moves: str) -> State:
    """Three players with specials in hand; Anna begins."""
    hands = ["D1 carousel towel A7", "werewolf D3 carousel towel", "towel D2 werewolf E2"]
    return played(table("A5 B4 C2", hands, draw="G1 G2 G3 G4 G5 G6", specials=True), *moves)


# What is known ----------------------------------------------------------------------------------------------------------


def test_one_knows_one_s_own_hand_what_was_dealt_and_what_was_drawn() -> None:
    state = specials_game("onion D1", "onion D3", "onion D2", "lay A7 0")
    view = state.view(ANNA)
    assert view.hand == cards("G1 G4 carousel towel")
    assert view.dealt == cards("A7 D1 carousel towel")
    assert view.drawn == cards("G1 G4")
    assert state.view(BEN).drawn == cards("G2")


@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_knows_what_lies_open_and_all_counts(seat: int | None) -> None:
    state = specials_game("carousel left", "towel 0")
    view = state.view(seat)
    assert (view.first, view.first_cards) == (ANNA, cards("A5 B4 C2"))
    assert [names(view, s) for s in range(3)] == ["A5", "C2", "B4"]
    assert view.hand_sizes == (4, 4, 4)
    assert view.draw_size == 110 - 15 - 2
    assert [x.card for x in view.discards] == ["carousel", "towel"]
    assert (view.turn, view.phase, view.players, view.result) == (CLEO, "play", 3, None)


def test_a_spectator_knows_no_hand() -> None:
    view = specials_game("onion D1").view(None)
    assert (view.hand, view.dealt, view.drawn, view.onions) == (None, None, None, None)
    assert names(view, ANNA) == "A5 (?)"


def test_others_onions_are_unknown_and_one_s_own_is_known() -> None:
    state = specials_game("onion D1", "onion D3")
    assert [names(state.view(seat), ANNA) for seat in EVERYBODY] == ["A5 (D1)", "A5 (?)", "A5 (?)", "A5 (?)"]
    assert [names(state.view(seat), BEN) for seat in EVERYBODY] == ["B4 (?)", "B4 (D3)", "B4 (?)", "B4 (?)"]


def test_the_log_hides_others_onions() -> None:
    state = specials_game("onion D1", "onion D3", "towel 0")
    logs = {seat: [str(move) for _, move in state.view(seat).log] for seat in EVERYBODY}
    assert logs == {
        ANNA: ["onion D1", "onion ?", "towel 0"],
        BEN: ["onion ?", "onion D3", "towel 0"],
        CLEO: ["onion ?", "onion ?", "towel 0"],
        None: ["onion ?", "onion ?", "towel 0"],
    }
    assert [who for who, _ in state.view(None).log] == [ANNA, BEN, CLEO]


def test_an_onion_that_a_werewolf_turned_up_is_known_to_all() -> None:
    state = specials_game("onion D1", "werewolf")
    assert [names(state.view(seat), ANNA) for seat in EVERYBODY] == ["A5 D1"] * 4


def test_and_ever_after_wherever_it_goes() -> None:
    state = specials_game("onion D1", "werewolf", "towel 0", "carousel right", "onion D3", "werewolf")
    # Turned up, taken by Cleo, moved to Ben and covered there; the second werewolf turns Ben's own onion up.
    for seat in EVERYBODY:
        assert [names(state.view(seat), s) for s in range(3)] == ["A5 B4", "D1 D3", "C2"]


def test_a_number_card_that_becomes_an_onion_stays_known_to_all() -> None:
    state = specials_game("onion D1", "werewolf")
    for seat in EVERYBODY:
        assert [names(state.view(seat), s) for s in (BEN, CLEO)] == ["(B4)", "(C2)"]


def test_an_onion_that_travels_stays_known_to_the_one_who_laid_it() -> None:
    state = specials_game("onion D1", "carousel left")
    assert [names(state.view(seat), BEN) for seat in EVERYBODY] == ["(D1)", "(?)", "(?)", "(?)"]
    state = played(state, "towel 1")
    assert [names(state.view(seat), CLEO) for seat in EVERYBODY] == ["(D1)", "(?)", "(?)", "(?)"]
    assert [names(state.view(seat), BEN) for seat in EVERYBODY] == ["B4"] * 4


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_hidden_card_is_nowhere_in_a_view(seat: int | None) -> None:
    state = specials_game("onion D1", "onion D3")
    for owner, card in ((ANNA, "D1"), (BEN, "D3"), (CLEO, "E2"), (ANNA, "G1"), (BEN, "G2")):
        assert (f'"{card}"' in wire(state.view(seat))) == (owner == seat)
    assert '"G3"' not in wire(state.view(seat))  # the next card to draw


def test_the_view_of_the_player_to_move_has_the_legal_moves() -> None:
    for state in any_game(2, 3, specials=True)[::7]:
        for seat in EVERYBODY:
            assert list(state.view(seat).legal) == (list(state.legal) if seat is not None and seat == state.turn else [])


def test_in_the_end_everybody_sees_the_result_but_onions_stay_closed() -> None:
    over = any_game(2, 3)[-1]
    for seat in EVERYBODY:
        assert (over.view(seat).result, over.view(seat).phase) == (over.result, "over")
    assert any(x.card is None for pile in over.view(None).piles for x in pile)


def test_the_memory_aid_counts_one_s_own_onions() -> None:
    state = start(specials_game().deal, memory_aid=True)
    state = played(state, "onion D1", "onion D3", "onion D2", "onion A7")
    assert [state.view(seat).onions for seat in EVERYBODY] == [2, 1, 1, None]


def test_without_the_memory_aid_nobody_is_told() -> None:
    state = specials_game("onion D1", "onion D3", "onion D2", "onion A7")
    assert [state.view(seat).onions for seat in EVERYBODY] == [None] * 4


@pytest.mark.parametrize("memory_aid", [False, True])
def test_the_picture_shows_what_the_view_knows(memory_aid: bool) -> None:
    state = played(start(specials_game().deal, memory_aid=memory_aid), "onion D1")
    picture = HEULDOCH.picture(state.view(ANNA), ("Anna", "Ben", "Cleo"))
    assert ("Your pile has 1 onion." in picture) == memory_aid
    assert "A7, G1, carousel, beach towel" in picture
    assert "D3" not in picture
    assert "D3" in HEULDOCH.picture(state.view(ANNA), ("Anna", "Ben", "Cleo"), state)


# Nothing leaks ----------------------------------------------------------------------------------------------------------


def with_exchanged(state: State, one: Thing, other: Thing) -> State:
    """The same game with two cards exchanged in the deal, by the places where they were dealt."""
    entry = state.deal.to_json()
    swapped = {one.place: other.name, other.place: one.name}
    for (part, *where), name in swapped.items():
        *path, last = where
        target = entry["deal"]["hands"][path[0]] if part == "hand" else entry["deal"]["draw"]
        target[last] = name
    twin = HEULDOCH.start(HEULDOCH.read_deal(entry), state.rules)
    for card, (_, move) in zip(replayed(state).used, state.log, strict=True):
        text = str(move)
        twin = played(twin, f"onion {swapped[card.place]}" if card.place in swapped else text)
    return twin


@pytest.mark.no_cover  # it looks far, not at more lines
@pytest.mark.parametrize(("players", "specials"), EVERY_TABLE if LONG else [(3, True), (6, False)])
def test_exchanging_hidden_cards_changes_nothing_in_a_view(players: int, specials: bool) -> None:
    rng = random.Random(players)
    exchanged = set()
    for state in any_game(players, players, specials=specials)[::17]:
        game = replayed(state)
        for seat in (*range(players), None):
            hidden = [card for card in game.cards if seat not in card.seen_by]
            for _ in range(2 if len(hidden) > 1 else 0):
                one, other = rng.sample(hidden, 2)
                exchanged |= {frozenset((fate(game, one), fate(game, other)))}
                twin = with_exchanged(state, one, other)
                assert repr(twin.view(seat)) == repr(state.view(seat))
                assert wire(twin.view(seat)) == wire(state.view(seat))
    assert len(exchanged) > 4


def fate(game: Table, card: Thing) -> str:
    """Where a card is now."""
    for kind in ("hands", "piles"):
        if any(card is held for some in getattr(game, kind) for held in some):
            return kind if kind == "piles" else f"hand {next(s for s, hand in enumerate(game.hands) if card in hand)}"
    return "draw pile"


def test_exchanging_a_hidden_card_with_a_known_one_is_seen() -> None:
    state = specials_game("onion D1", "onion D3")
    game = replayed(state)
    mine, theirs = game.used
    twin = with_exchanged(state, mine, theirs)
    assert wire(twin.view(CLEO)) == wire(state.view(CLEO))
    assert wire(twin.view(None)) == wire(state.view(None))
    assert wire(twin.view(ANNA)) != wire(state.view(ANNA))


# Imagined states --------------------------------------------------------------------------------------------------------


@pytest.mark.no_cover  # it looks far, not at more lines
@pytest.mark.parametrize(("players", "specials"), EVERY_TABLE if LONG else [(3, True), (4, False), (5, True), (6, False)])
def test_an_imagined_state_agrees_with_the_view(players: int, specials: bool) -> None:
    rng = random.Random(players)
    for seed in range(2):
        states = any_game(seed, players, specials=specials, memory_aid=bool(seed))
        for state in [states[0], *rng.sample(states, 4), states[-1]]:
            for seat in (*range(players), None):
                view = state.view(seat)
                imagined = view.sample(rng)
                assert imagined.view(seat) == view
                assert wire(imagined.view(seat)) == wire(view)


@pytest.mark.no_cover
@pytest.mark.parametrize("seat", EVERYBODY)
def test_imagined_states_differ(seat: int | None) -> None:
    rng = random.Random(2)
    for state in any_game(4, 3, specials=True)[::20]:
        imagined = {repr(state.view(seat).sample(rng)) for _ in range(10)}
        assert len(imagined) > 5


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_same_chance_imagines_the_same_state(seat: int | None) -> None:
    view = any_game(4, 3, specials=True)[40].view(seat)
    assert view.sample(random.Random(5)) == view.sample(random.Random(5))


def test_own_cards_are_never_imagined_away() -> None:
    rng = random.Random(3)
    state = any_game(6, 3, specials=True)[30]
    view = state.view(BEN)
    for _ in range(10):
        imagined = view.sample(rng)
        assert imagined.deal.hands[BEN] == state.deal.hands[BEN]
        assert imagined.hands[BEN] == state.hands[BEN]
        assert [move for who, move in imagined.log if who == BEN] == [move for who, move in state.log if who == BEN]


def test_a_card_that_was_played_may_have_been_dealt_or_drawn() -> None:
    # On her second turn Anna holds three cards from the deal and one she has drawn: a quarter of the time it was that one.
    state = specials_game("onion D1", "onion D3", "onion D2", "lay A7 0")
    view, rng = state.view(BEN), random.Random(1)
    drawn = sum(view.sample(rng).deal.draw[0] == "A7" for _ in range(300))
    assert 52 < drawn < 100


def quiet_end(seed: int) -> State:
    """One card left in every hand, after a game in which onions were laid only where nothing else was possible."""
    rng = random.Random(seed)
    state = HEULDOCH.start(HEULDOCH.deal(rng, 3))
    while state.draw_size or max(map(len, state.hands)) > 1:
        open_moves = [move for move in state.legal if not str(move).startswith("onion")]
        state = state.play(rng.choice(open_moves or state.legal))
    return state


@pytest.mark.no_cover  # it looks far, not at more lines
@pytest.mark.parametrize(("seat", "number", "ways"), [(ANNA, 3, 6), (CLEO, 3, 6), *([(None, 4, 24)] if LONG else [])])
def test_hidden_cards_are_imagined_evenly(seat: int | None, number: int, ways: int) -> None:
    # Hidden are the last card of each other hand, and an onion: every way to hand these cards out is equally likely.
    state = quiet_end(7)
    view, rng = state.view(seat), random.Random(1)
    seen: Counter[object] = Counter()
    hidden = [card.name for card in replayed(state).cards if seat not in card.seen_by]
    assert len(set(hidden)) == len(hidden) == number
    for _ in range(20 * ways):
        imagined = view.sample(rng)
        seen[imagined.hands, tuple(unknown_onions(view, imagined))] += 1
    assert len(seen) == ways
    assert 6 < min(seen.values()) <= max(seen.values()) < 42


def unknown_onions(view: View, state: State) -> Iterator[Card | None]:
    """The cards of a state that have no name in this view."""
    for known, pile in zip(view.piles, state.piles, strict=True):
        yield from (there.card for here, there in zip(known, pile, strict=True) if here.card is None)
