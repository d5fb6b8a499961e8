"""What a hand of Mü for two says: what happened, what is asked, where we are, how it ended, and what to advise."""

from collections.abc import Callable

import pytest
from known import as_a, known
from mu2_table import (
    ANNA,
    AUCTION,
    BEN,
    DISCARD,
    MU2,
    NAMES,
    any_played_game,
    cards,
    explained,
    played,
    question,
    sheet_deal,
    sheet_game,
    start,
    told,
)

from eklat.games.mu2 import State
from eklat.games.mu2.scoring import played_out
from eklat.games.said import Cards, Trump, Who, said

SPECTATOR = None
EVERYBODY = (ANNA, BEN, SPECTATOR)
LANGUAGES = ("en", "de", "nl")


def at_discard() -> State:
    return played(start(sheet_deal()), *AUCTION)


# What happened ----------------------------------------------------------------------------------------------------------


def test_the_deal_the_bids_and_the_passes_are_told_as_in_mu() -> None:
    state = start(sheet_deal())
    assert MU2.tell(None, state.view(BEN)) == (said("mu-told-deal", who=Who(ANNA)),)
    assert told(state, "bid B8", BEN) == ["Anna lays B8 and has 5 cards open."]
    assert told(state, "pass", ANNA) == ["You pass."]


def test_the_last_pass_settles_the_crown() -> None:
    state = played(start(sheet_deal()), *AUCTION[:-1])
    assert told(state, "pass") == ["Ben passes.", "Anna gets the crown with 5 open cards: the goal is 26."]
    assert told(state, "pass", ANNA)[1] == "You get the crown with 5 open cards: the goal is 26."
    assert told(state, "pass", BEN, "de")[1] == "Anna bekommt die Krone mit 5 offenen Karten: Ziel 26 Punkte."
    assert told(state, "pass", BEN, "nl")[1] == "Anna krijgt de kroon met 5 open kaarten: doel 26 punten."


def test_a_redeal_is_told_as_a_pass_and_explained_at_the_end() -> None:
    state = played(start(sheet_deal()), "pass")
    assert told(state, "pass") == ["Ben passes."]
    result = known(played(state, "pass").result)
    assert [explained(result, language) for language in LANGUAGES] == [
        ["Nobody laid a card: the same dealer deals again."],
        ["Niemand hat gelegt: Dieselbe Person gibt noch einmal."],
        ["Niemand heeft gelegd: dezelfde deler deelt opnieuw."],
    ]


def test_only_the_crown_hears_what_was_put_away() -> None:
    state = at_discard()
    assert told(state, DISCARD, ANNA) == ["You take the skat and put G0 G9 R0 R1 face down."]
    for other in (BEN, SPECTATOR):
        assert told(state, DISCARD, other) == ["Anna takes the skat and puts 4 cards face down."]
        known = MU2.tell(state.view(other), played(state, DISCARD).view(other))
        assert known == (said("mu2-told-discard-hidden", who=Who(ANNA), count=4),)


def test_trumps_are_told_as_small_and_big() -> None:
    assert told(sheet_game(), "trump Y") == ["Ben names the small trump: yellow."]
    assert told(sheet_game(), "trump 4", BEN) == ["You name the small trump: the 4s."]
    state = sheet_game("trump Y")
    assert told(state, "trump none") == ["Anna plays without a big trump.", "Anna turns up G5.", "Ben turns up Y3."]
    assert told(state, "trump none", ANNA)[0] == "You play without a big trump."
    big = MU2.tell(state.view(BEN), played(state, "trump 4").view(BEN))[0]
    assert big == said("mu2-told-trump", who=Who(ANNA), role="crown", trump=Trump("4"))


def test_turning_up_is_told_card_by_card_to_everybody() -> None:
    state = sheet_game("trump Y", "trump 4")
    choice = "Anna chooses where to turn up a card: red column."
    for viewer in (BEN, SPECTATOR):
        assert told(state, "reveal R", viewer) == [choice, "Anna turns up B9.", "Anna turns up R9."]
    assert told(state, "reveal R", ANNA) == [
        "You choose where to turn up a card: red column.",
        "You turn up B9.",
        "You turn up R9.",
    ]
    assert told(state, "reveal R", BEN, "de")[0] == "Anna entscheidet, wo aufgedeckt wird: rote Spalte."
    assert told(state, "reveal R", BEN, "nl")[0] == "Anna kiest waar er wordt omgedraaid: rode kolom."


def test_what_turns_up_by_itself_is_told_after_the_trick() -> None:
    state = sheet_game("trump Y", "trump 4", "reveal R", "play B8")
    assert told(state, "play B3") == ["Ben plays B3.", "Anna takes the trick with B8: 2 points.", "Ben turns up Y9."]
    assert told(state, "play B3", BEN)[::2] == ["You play B3.", "You turn up Y9."]


@pytest.mark.parametrize("last_trick", [True, False])
def test_a_trick_is_told_also_where_nobody_may_look_back(last_trick: bool) -> None:
    state = played(
        start(sheet_deal(), last_trick=last_trick), *AUCTION, DISCARD, "trump Y", "trump 4", "reveal R", "play B8"
    )
    taken = MU2.tell(state.view(BEN), played(state, "play B3").view(BEN))[1]
    assert taken == said("mu-told-trick", who=Who(ANNA), card=Cards("B8"), points=2)


# What is asked ----------------------------------------------------------------------------------------------------------


ASKED = [
    (lambda: start(sheet_deal()), ANNA, "Your turn: pass, or lay one card", "Anna bids or passes"),
    (at_discard, ANNA, "Your turn: put 4 cards away", "Anna puts 4 cards away"),
    (sheet_game, BEN, "Your turn: name the small trump", "Ben names the small trump"),
    (lambda: sheet_game("trump Y"), ANNA, "Your turn: name the big trump, or play without", "Anna names the big trump"),
    (lambda: sheet_game("trump Y", "trump 4"), ANNA, "Your turn: which card do you turn up first?", "Anna turns up a card"),
    (lambda: sheet_game("trump Y", "trump 4", "reveal R"), ANNA, "Your turn: lead any card", "Anna leads"),
    (lambda: sheet_game("trump Y", "trump 4", "reveal R", "play B8"), BEN, "Your turn: follow blue", "Ben is to play"),
    (lambda: sheet_game("trump Y", "trump 4", "reveal R", "play R9"), BEN, "Your turn: follow red", "Ben is to play"),
]


@pytest.mark.parametrize(("position", "asked", "own", "others"), ASKED)
def test_what_is_asked_of_whom(position: Callable[[], State], asked: int, own: str, others: str) -> None:
    state = position()
    assert {viewer: question(state, viewer) for viewer in EVERYBODY} == {
        asked: own,
        **{viewer: others for viewer in EVERYBODY if viewer != asked},
    }


def test_questions_in_other_languages() -> None:
    state = sheet_game("trump Y", "trump 4")
    assert question(state, ANNA, "de") == "Du bist dran: Welche Karte deckst du zuerst auf?"
    assert question(state, BEN, "nl") == "Anna draait een kaart om"


def test_chapters() -> None:
    states = [at_discard(), sheet_game(), sheet_game("trump Y", "trump 4"), sheet_game("trump Y", "trump 4", "reveal R")]
    names = [known(state.view(SPECTATOR).chapter).say("en") for state in (start(sheet_deal()), *states)]
    assert names == ["Auction", "Trumps", "Trumps", "Turning up", "Trick 1"]
    game = any_played_game(7)
    numbers = [as_a(int, known(state.view(ANNA).chapter).facts["number"]) for state in game if state.phase == "play"]
    assert numbers == sorted(numbers)
    assert {numbers[0], numbers[-1]} == {1, 22}
    assert (game[-1].view(ANNA).chapter, game[-1].view(ANNA).question) == (None, None)


# How it ended -----------------------------------------------------------------------------------------------------------


def test_the_end_in_other_languages() -> None:
    contract = known(sheet_game("trump Y", "trump 4").contract)
    made, failed = (played_out(contract, points, cards("G0 R7 G9 R8")) for points in ((22, 22), (21, 23)))
    assert explained(made, "de") == [
        "Anna brauchte 26 Punkte für 5 offene Karten und bekam 26, davon 4 weggelegt.",
        "Anna (Krone) bekommt 10.",
    ]
    assert explained(failed, "nl") == [
        "Anna had 26 punten nodig voor 5 open kaarten en haalde er 25, waarvan 4 weggelegd.",
        "Ben (schild) krijgt 5.",
    ]
    assert [one.say("en", NAMES, BEN) for one in failed.explain()][1] == "You (shield) score 5."


# Advice -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "english", "german", "dutch"),
    [
        (DISCARD, "Put G0 G9 R0 R1 away, face down.", "Leg G0 G9 R0 R1 verdeckt weg.", "Leg G0 G9 R0 R1 gesloten weg."),
        ("reveal big", "Turn up a card: big trump column.", "Deck eine Karte auf: Spalte des großen Trumpfs.",
         "Draai een kaart om: kolom van de grote troef."),
        ("play R7", "Play R7.", "Spiel R7.", "Speel R7."),
    ],
)  # fmt: skip
def test_a_move_as_one_would_advise_it(move: str, english: str, german: str, dutch: str) -> None:
    advice = MU2.advise(at_discard().view(ANNA), MU2.parse(move))
    assert [advice.say(language, NAMES) for language in LANGUAGES] == [english, german, dutch]


# Text in other languages ------------------------------------------------------------------------------------------------


def test_a_picture_in_german() -> None:
    assert MU2.picture(sheet_game("trump Y", "trump 4").view(ANNA), NAMES, language="de").splitlines() == [
        "Anna bekommt die Krone mit 5 offenen Karten: Ziel 26 Punkte.",
        "Ben nennt den kleinen Trumpf: Gelb. Anna nennt den großen Trumpf: alle 4er.",
        "           Punkte  R     Y  G     B        groß     klein   super  auf der Hand",
        "  >  Anna  0       #     .  #     # B2 B8  # G4 R4  # # Y6  .      R1 R6 R7 R7 R8 Y1 Y1 Y4 Y7 Y7 Y8",
        "     Ben   0       # R3  .  # G3  # B3     # B4     # # Y5  .      11 Karten",
        "Spalten: # ist eine verdeckte Karte, dann folgen die offenen.",
        "Du bist dran: Welche Karte deckst du zuerst auf?",
    ]


def test_a_story_in_dutch() -> None:
    story = MU2.story(sheet_game("trump Y", "trump 4", "reveal R", "play B8"), NAMES, "nl")
    assert "\nAnna neemt de skat en legt R0 R1 G0 G9 gesloten weg.\n" in story
    assert "\nOmgedraaid: Anna B9 (R), Anna R9 (G).\n" in story
    assert story.endswith("\nSlag: Anna B8.\nBen is aan de beurt")


def test_a_story_says_when_nothing_has_been_turned_up() -> None:
    for seed in range(200):
        for state in any_played_game(seed):
            if state.view(SPECTATOR).trick and not state.view(SPECTATOR).turned:
                assert "\nNothing has been turned up yet.\n" in MU2.story(state, NAMES)
                assert "\nNoch ist nichts aufgedeckt.\n" in MU2.story(state, NAMES, "de")
                return
    pytest.fail("no game without a card turned up before the first trick")
