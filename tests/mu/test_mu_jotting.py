"""Hands of real cards, written down without knowing who holds what."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from known import as_a
from mu_table import ANNA, BEATE, CONNY, MU

from eklat.games import GAMES
from eklat.games.errors import BadDeal, BadOption, IllegalMove
from eklat.games.mu.cards import Card, pack
from eklat.games.mu.deal import Deal
from eklat.games.mu.jotting import Jotting

GOLDEN = Path(__file__).parents[1] / "golden"


def begun(players: int, *moves: str, known: tuple[tuple[str, ...], ...] = ()) -> Jotting:
    jotting = MU.jotting(MU.rules(), players, ANNA, known)
    for move in moves:
        jotting = jotting.play(MU.parse(move))
    return jotting


def refused(jotting: Jotting, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        jotting.play(MU.parse(move))
    return caught.value


RED_TRUMP = ("bid R6", "pass", "pass", "pass", "pass", "trump R", "partner 2")
"""Anna is chief of four, red is trump, Conny her partner."""


@pytest.mark.parametrize("name", ["mu-3", "mu-4-house-rules", "mu-5", "mu-6-dutch"])
def test_the_moves_of_a_whole_hand_tell_every_card_that_was_dealt(name: str) -> None:
    record = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    rules = MU.rules(record["options"], len(record["players"]))
    for entry in record["deals"][:2]:
        jotting: Jotting = MU.jotting(rules, len(record["players"]), entry["dealer"])
        deal = MU.read_deal(entry)
        for number, action in enumerate(entry["actions"]):
            assert jotting.forced in (None, MU.parse(" ".join(action.split()[:2])))
            if number % 5 == 0:
                assert all(set(own) <= set(hand) for own, hand in zip(jotting.known, deal.hands, strict=True))
                wanted = {word for word in action.split()[1:] if word[0] in "RYGBK"}
                assert not jotting.possible or wanted <= set(jotting.possible)
            jotting = jotting.play(MU.parse(action))
        assert jotting.state.result is not None
        assert jotting.state.result.scores == tuple(entry["scores"])
        assert jotting.possible == ()
        assert jotting.forced is None
        if jotting.state.result.outcome != "eklat":
            assert jotting.unknown == 0
            assert jotting.known == as_a(Deal, jotting.state.deal).hands == deal.hands


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [3, 5])
def test_what_is_not_possible_is_refused_and_what_is_fits_a_deal(players: int) -> None:
    """Hands at random, never looked at: whatever was accepted can have happened, and the rest of the cards fits."""
    rng = Random(players)
    rules = MU.rules({}, players)
    colours = rules.colours if players == 3 else "RYGBK"
    jotting: Jotting = MU.jotting(rules, players, ANNA)
    while not jotting.state.is_over:
        if not jotting.possible:
            jotting = jotting.play(rng.choice(jotting.state.legal))
            continue
        word = "bid" if jotting.state.phase == "auction" else "play"
        if word == "bid" and len(jotting.state.log) > players:
            jotting = jotting.play(MU.parse("pass"))
            continue
        after = {}
        for card in rng.sample(sorted(set(pack(colours))), 8) if len(jotting.state.log) % 4 else jotting.possible:
            try:
                after[card] = jotting.play(MU.parse(f"{word} {card}"))
                why = None
            except IllegalMove as error:
                why = error.said.message
            assert (why is None) == (card in jotting.possible) or why == "mu-no-other-way"
        jotting = after[rng.choice(sorted(after))] if after else jotting.play(rng.choice(jotting.state.legal))
        replayed = MU.start(as_a(Deal, jotting.state.deal), rules)
        for move in jotting.state.moves:
            replayed = replayed.play(move)
        assert replayed == jotting.state


def test_a_card_is_somewhere_once() -> None:
    jotting = begun(4, "bid R6", "bid Y7")
    error = refused(jotting, "bid R6")
    assert (error.code, error.seat, error.said.say("de", ["Anna", "Ben", "Cleo", "Dora"])) == (
        "not-held", CONNY, "R6 kann es nicht sein: Die Karte hatte Anna.",
    )  # fmt: skip
    assert begun(4, "bid R6", "bid Y7", "bid Y7").known[CONNY] == (Card("Y7"),)
    assert (
        refused(begun(4, "bid R6", "bid Y7", "bid Y7"), "bid Y7").said.say("en")
        == "Y7 cannot be here: seat 1 and seat 2 had it."
    )


def test_a_suit_that_was_not_followed_cannot_come_later() -> None:
    jotting = begun(4, *RED_TRUMP, "play G4", "play B3", "play G8", "play G2")
    assert refused(jotting, "bid R1").code == "phase"
    later = begun(4, *RED_TRUMP, "play G4", "play B3", "play G8", "play G2", "play Y1", "play Y2", "play Y3")
    assert refused(later, "play G5").said.message == "mu-no-revoke"
    assert "G5" not in later.possible


def test_cards_that_lie_open_must_be_followed_with() -> None:
    jotting = begun(4, *RED_TRUMP, "play Y1", "play R1", "play Y2", "play Y3", "play R2", "play R3", "play R4")
    assert jotting.state.turn == ANNA
    assert set(jotting.possible) >= {"R6"}
    assert all(card[0] == "R" for card in jotting.possible)
    assert refused(jotting, "play G1").said.message == "mu-no-follow"
    assert jotting.play(MU.parse("play R6")).state.turn is not None


def test_a_remembered_hand_is_taken_at_its_word() -> None:
    hand = tuple(pack("RYGBK"))[:15]
    jotting = begun(4, known=((), hand, (), ()))
    assert jotting.unknown == 45
    assert refused(jotting, f"bid {hand[0]}").said.message == "mu-no-gone"
    jotting = jotting.play(MU.parse("bid K9"))
    assert refused(jotting, "bid K8").said.message == "mu-no-room"
    assert jotting.play(MU.parse(f"bid {hand[0]}")).known[BEATE] == tuple(sorted(hand))


def test_what_nobody_remembers_is_dealt_anew_as_it_could_have_been() -> None:
    jotting = begun(4, *RED_TRUMP, "play B1", "play B2", "play G3", known=(("R6", "B1", "Y1"), (), (), ()))
    dealt = {jotting.sample(Random(seed)) for seed in range(9)}
    assert len(dealt) > 1
    for deal in dealt:
        assert sorted(card for hand in deal.hands for card in hand) == sorted(pack())
        assert all(set(known) <= set(hand) for known, hand in zip(jotting.known, deal.hands, strict=True))
        assert not any(card.startswith("B") for card in deal.hands[CONNY]), "who did not follow had none"


@pytest.mark.parametrize(
    ("players", "known", "code"),
    [
        (4, (("R6",), ("R6",), (), ()), "deal-cards"),
        (4, (tuple(pack())[:16], (), (), ()), "deal-counts"),
        (4, ((), ()), "deal-counts"),
        (5, ((), (), ()), "deal-counts"),
    ],
)
def test_what_cannot_be_remembered(players: int, known: tuple[tuple[str, ...], ...], code: str) -> None:
    with pytest.raises(BadDeal) as caught:
        begun(players, known=known)
    assert caught.value.code == code


def test_cards_that_fit_nowhere_show_that_something_is_wrong() -> None:
    """Anna, Beate and Dagmar have no green, and Conny's hand is too full for all of it."""
    jotting = begun(4, known=((), (), tuple(card for card in pack() if card.colour == "K"), ()))
    for move in (*RED_TRUMP, "play G4", "play B8", "play G5", "play B9", "play G6", "play B2"):
        jotting = jotting.play(MU.parse(move))
    assert refused(jotting, "play B0").said.message == "mu-no-other-way"


def test_other_games_say_that_their_moves_do_not_tell_enough() -> None:
    with pytest.raises(BadOption) as caught:
        GAMES["heuldoch"].jotting(GAMES["heuldoch"].rules(), 4, 0)
    assert caught.value.code == "jotting"
    assert "Heul doch!" in caught.value.message
