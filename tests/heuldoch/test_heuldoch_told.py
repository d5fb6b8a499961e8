"""What Heul doch! says: what happened, what is asked, where we are, how it ended, and what to advise."""

import pytest
from heuldoch_table import (
    ANNA,
    BEN,
    CLEO,
    DAN,
    HEULDOCH,
    NAMES,
    any_game,
    explained,
    pile,
    played,
    position,
    question,
    table,
    told,
)
from known import known

from eklat.games.core import Move
from eklat.games.heuldoch import State
from eklat.games.heuldoch.scoring import counted_up
from eklat.games.said import Cards, Who, said

SPECTATOR = None
LANGUAGES = ("en", "de", "nl")


def example() -> State:
    """The example of the sheet: Anna has red 5, Ben on her left blue 4, Dan on her right green 2."""
    return table("A5 B4 G7 C2", ["B5 B2 A6 D1"])


# What happened ----------------------------------------------------------------------------------------------------------


def test_who_begins_is_told() -> None:
    state = table("A5 B4 C2", first=BEN)
    assert HEULDOCH.tell(None, state.view(SPECTATOR)) == (said("heuldoch-told-begin", who=Who(BEN)),)
    assert [one.say("en", NAMES, BEN) for one in HEULDOCH.tell(None, state.view(BEN))] == ["You begin."]


def test_a_card_on_the_own_pile() -> None:
    assert told(example(), "lay A6 0") == ["Anna lays A6 on their own pile."]
    assert told(example(), "lay A6 0", ANNA) == ["You lay A6 on your own pile."]
    assert told(example(), "lay A6 0", BEN, "de") == ["Anna legt A6 auf den eigenen Stapel."]


def test_a_card_on_a_neighbours_pile() -> None:
    assert told(example(), "lay B5 1") == ["Anna lays B5 on Ben’s pile."]
    assert told(example(), "lay B5 1", ANNA) == ["You lay B5 on Ben’s pile."]
    assert told(example(), "lay B5 1", BEN) == ["Anna lays B5 on your pile."]
    assert told(example(), "lay B5 1", BEN, "nl") == ["Anna legt B5 op jouw stapel."]


def test_only_who_lays_an_onion_hears_which_card_it_is() -> None:
    assert told(example(), "onion D1", ANNA) == ["You lay D1 as an onion."]
    for other in (BEN, CLEO, DAN, SPECTATOR):
        assert told(example(), "onion D1", other) == ["Anna lays an onion."]
        known = HEULDOCH.tell(example().view(other), played(example(), "onion D1").view(other))
        assert known == (said("heuldoch-told-onion-hidden", who=Who(ANNA)),)


def test_the_catapult_throws_every_highest_top() -> None:
    state = position("A5", "B7 C7", "(G7)", "D7", hands=["catapult"])
    assert told(state, "catapult") == ["Anna fires the catapult.", "Ben’s C7 flies.", "Dan’s D7 flies."]
    assert told(state, "catapult", BEN) == ["Anna fires the catapult.", "Your C7 flies.", "Dan’s D7 flies."]
    assert told(state, "catapult", ANNA)[0] == "You fire the catapult."
    assert told(state, "catapult", SPECTATOR, "de")[1] == "Bei Ben fliegt C7 davon."


def test_the_catapult_may_hit_nothing() -> None:
    state = position("(A5)", "", "(G7)", hands=["catapult"])
    assert told(state, "catapult") == ["Anna fires the catapult and hits nothing."]
    assert told(state, "catapult", ANNA) == ["You fire the catapult and hit nothing."]


def test_the_towel_swaps_two_tops() -> None:
    state = position("A5", "B4", "(C2)", hands=["towel"])
    assert told(state, "towel 1") == [
        "Anna swaps top cards with Ben (beach towel).",
        "Anna gets B4 from Ben.",
        "Ben gets A5 from Anna.",
    ]
    assert told(state, "towel 1", BEN) == [
        "Anna swaps top cards with you (beach towel).",
        "Anna gets your B4.",
        "You get A5 from Anna.",
    ]
    assert told(state, "towel 2", ANNA) == [
        "You swap top cards with Cleo (beach towel).",
        "You get Cleo’s onion.",
        "Cleo gets your A5.",
    ]


def test_from_an_empty_pile_nothing_comes() -> None:
    state = position("A5", "", "C2", hands=["towel"])
    assert told(state, "towel 1")[1:] == ["Ben gets A5 from Anna."]


def test_the_carousel_moves_every_top_to_the_left_or_to_the_right() -> None:
    state = position("A5", "B4", "(C2)", hands=["carousel"])
    assert told(state, "carousel left") == [
        "Anna turns the carousel to the left: every top card moves one pile on.",
        "Anna gets Cleo’s onion.",
        "Ben gets A5 from Anna.",
        "Cleo gets B4 from Ben.",
    ]
    assert told(state, "carousel right", CLEO) == [
        "Anna turns the carousel to the right: every top card moves one pile on.",
        "Anna gets B4 from Ben.",
        "Ben gets your onion.",
        "You get A5 from Anna.",
    ]
    assert told(state, "carousel left", ANNA)[0].startswith("You turn the carousel")


def test_the_werewolf_turns_every_top() -> None:
    state = position("A5", "(B4)", "", hands=["werewolf"])
    assert told(state, "werewolf") == [
        "Anna lets the werewolf out: every top card is turned over.",
        "Anna’s A5 is an onion now.",
        "Ben’s onion is turned up: B4.",
    ]
    assert told(state, "werewolf", ANNA)[:2] == [
        "You let the werewolf out: every top card is turned over.",
        "Your A5 is an onion now.",
    ]
    assert told(state, "werewolf", BEN, "nl")[2] == "Jouw ui wordt omgedraaid: B4."
    facts = HEULDOCH.tell(state.view(CLEO), played(state, "werewolf").view(CLEO))
    assert facts[1:] == (
        said("heuldoch-told-covered", who=Who(ANNA), card=Cards("A5")),
        said("heuldoch-told-uncovered", who=Who(BEN), card=Cards("B4")),
    )


def test_special_cards_have_names_in_every_language() -> None:
    state = position("A5", "(towel)", "C2", hands=["werewolf"])
    lines = [told(state, "werewolf", SPECTATOR, language)[2] for language in LANGUAGES]
    assert lines == [
        "Ben’s onion is turned up: beach towel.",
        "Die Zwiebel von Ben wird aufgedeckt: Strandtuch.",
        "De ui van Ben wordt omgedraaid: handdoek.",
    ]


# What is asked, and where we are ----------------------------------------------------------------------------------------


def test_what_is_asked_of_whom() -> None:
    assert [question(example(), ANNA, language) for language in LANGUAGES] == [
        "Your turn: pick a card",
        "Du bist dran: Wähl eine Karte",
        "Jouw beurt: kies een kaart",
    ]
    for other in (BEN, CLEO, DAN, SPECTATOR):
        assert [question(example(), other, language) for language in LANGUAGES] == [
            "Anna is to play",
            "Anna ist dran",
            "Anna is aan de beurt",
        ]


def test_rounds_are_counted() -> None:
    states = any_game(1, 3)
    assert [known(state.view(ANNA).chapter).facts["number"] for state in states[:7]] == [1, 1, 1, 2, 2, 2, 3]
    assert [known(states[3].view(SPECTATOR).chapter).say(language) for language in LANGUAGES] == [
        "Round 2",
        "Durchgang 2",
        "Beurt 2",
    ]
    assert (states[-1].view(ANNA).chapter, states[-1].view(ANNA).question) == (None, None)


# How it ended -----------------------------------------------------------------------------------------------------------


def test_everybody_hears_what_the_onions_did() -> None:
    result = counted_up((pile("A6 A1 (B7)"), pile("A7 B2 D3 " + "(B7) " * 9), pile("A5")))
    assert explained(result, "de") == [
        "Anna: 6 Punkte; 1 Zwiebel macht jede 1 wertlos (1 verloren).",
        "Ben: 3 Punkte; 9 Zwiebeln machen jede 2 und jede 7 wertlos (9 verloren).",
        "Cleo: 5 Punkte; keine Zwiebel.",
    ]
    assert explained(result, "nl")[:2] == [
        "Anna: 6 punten; 1 ui maakt elke 1 waardeloos (1 verloren).",
        "Ben: 3 punten; 9 uien maken elke 2 en elke 7 waardeloos (9 verloren).",
    ]
    assert result.explain()[0].say("en", NAMES, ANNA) == "You have 6 points; 1 onion made 1s worthless (1 lost)."


# Advice -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        ("lay A6 0", "Lay A6 on your own pile.", "Leg A6 auf deinen Stapel."),
        ("lay B5 1", "Lay B5 on Ben’s pile.", "Leg B5 auf den Stapel von Ben."),
        ("onion D1", "Lay D1 as an onion.", "Leg D1 als Zwiebel."),
        ("towel 2", "Play the beach towel and swap with Cleo.", "Nimm das Strandtuch und tausch mit Cleo."),
        ("carousel right", "Turn the carousel to the right.", "Dreh das Karussell nach rechts."),
        ("catapult", "Fire the catapult.", "Schieß das Katapult ab."),
        ("werewolf", "Let the werewolf loose.", "Lass den Werwolf los."),
    ],
)
def test_a_move_as_one_would_advise_it(move: str, english: str, german: str) -> None:
    advice = HEULDOCH.advise(example().view(ANNA), HEULDOCH.parse(move))
    assert (advice.say("en", NAMES), advice.say("de", NAMES)) == (english, german)


# Text in other languages ------------------------------------------------------------------------------------------------


def test_a_picture_in_german() -> None:
    state = position("A5", "", "(towel)", hands=["carousel B1", "B2", "B3"])
    assert HEULDOCH.picture(state.view(ANNA), NAMES, state, "de") == (
        "           oben                  Stapel    auf der Hand\n"
        "  >  Anna  A5                    1 Karte   B1, Karussell\n"
        "     Ben   leer                  0 Karten  B2\n"
        "     Cleo  Zwiebel (Strandtuch)  1 Karte   B3\n"
        "Noch 95 Karten zu ziehen.\n"
        "Du bist dran: Wähl eine Karte"
    )


def test_a_story_in_dutch() -> None:
    hands = ["towel carousel werewolf D1", "catapult E1 E2 E3", ""]
    state = played(table("A5 B4 C2", hands, specials=True), "towel 2", "catapult", str(any_onion(hands)))
    story = HEULDOCH.story(state, NAMES[:3], "nl")
    assert story.startswith("Anna begint.\n")
    assert "\nBeurten (een naam zegt op wiens stapel de kaart kwam)\n" in story
    assert "\n  1  handdoek Cleo  katapult  (" in story
    assert "\n  2  draaimolen links" in HEULDOCH.story(played(state, "carousel left"), NAMES[:3], "nl")


def any_onion(hands: list[str]) -> Move:
    """Cleo's first card, face down."""
    state = played(table("A5 B4 C2", hands, specials=True), "towel 2", "catapult")
    return next(move for move in state.legal if str(move).startswith("onion"))
