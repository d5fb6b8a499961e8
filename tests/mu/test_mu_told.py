"""What a hand of Mü says: what happened, what is asked, where we are, how it ended, and what to advise."""

from __future__ import annotations

from typing import Any

import pytest
from known import as_a, known
from mu_table import (
    ANNA,
    BEATE,
    CONNY,
    DAGMAR,
    MU,
    after,
    all_pass,
    auction,
    explained,
    play_on,
    question,
    start,
    told,
)

from eklat.games.mu import State
from eklat.games.mu.cards import Card
from eklat.games.mu.contract import Contract
from eklat.games.mu.moves import Play
from eklat.games.mu.scoring import Result, bonus, played_out
from eklat.games.said import Cards, Trump, Who, said

SPECTATOR = None


def bidding() -> State:
    """Anna has laid R2, Beate Y2; it is Conny's turn."""
    return auction(start("R2 R3", "Y2 Y3", "G4 G5", ""), "R2  Y2")


def before_the_last_pass(**options: Any) -> State:
    """Anna has laid two cards, Beate one; when Anna passes the auction is over."""
    hands = ("R2 R3 R9", "Y2 Y3", "G4 B5", "")
    return auction(start(*hands, **options), "R2  Y2  pass  pass  R3  pass  pass  pass")


def settled(**options: Any) -> State:
    return after(before_the_last_pass(**options), "pass")


def named(**options: Any) -> State:
    """Yellow is the vice's trump, red the chief's; Anna is to choose or to call a partner."""
    return after(settled(**options), "trump Y, trump R")


# What happened ------------------------------------------------------------------------------------------------------------


def test_the_deal_is_told_by_whoever_deals() -> None:
    state = start("", "", "", dealer=BEATE)
    assert MU.tell(None, state.view(SPECTATOR)) == (said("mu-told-deal", who=Who(BEATE)),)
    assert [one.say("en", ("Anna", "Beate", "Conny"), BEATE) for one in MU.tell(None, state.view(BEATE))] == ["You deal."]


def test_a_bid_is_told_with_all_that_lies_there_now() -> None:
    state = bidding()
    assert told(state, "bid G4 G5") == ["Conny lays G4 G5 and has 2 cards open."]
    assert told(state, "bid G4", CONNY) == ["You lay G4 and have 1 card open."]
    assert told(after(state, "pass, pass"), "bid R3") == ["Anna lays R3 and has 2 cards open."]
    view = after(state, "bid G4 G5").view(ANNA)
    assert MU.tell(state.view(ANNA), view) == (said("mu-told-bid", who=Who(CONNY), cards=Cards("G4", "G5"), total=2),)


def test_a_pass_is_told() -> None:
    assert told(bidding(), "pass") == ["Conny passes."]
    assert told(bidding(), "pass", CONNY) == ["You pass."]


def test_the_last_pass_settles_who_plays_for_what() -> None:
    state = before_the_last_pass()
    assert told(state, "pass") == ["Anna passes.", "Anna is chief with 2 cards: the goal is 32.", "Beate is vice."]
    assert told(state, "pass", ANNA)[1:] == ["You are chief with 2 cards: the goal is 32.", "Beate is vice."]
    assert told(state, "pass", BEATE)[1:] == ["Anna is chief with 2 cards: the goal is 32.", "You are vice."]


def test_there_may_be_no_vice() -> None:
    state = auction(start("R2 R3", "Y2", "G2", ""), "R2  Y2  G2  pass  R3  pass  pass  pass")
    assert told(state, "pass")[1:] == ["Anna is chief with 2 cards: the goal is 32.", "There is no vice."]


def test_three_players_do_not_miss_a_vice() -> None:
    state = auction(start("R2", "", ""), "R2  pass  pass")
    assert told(state, "pass") == ["Anna passes.", "Anna is chief with 1 card: the goal is 12."]


def test_trumps_are_told_with_the_role() -> None:
    assert told(settled(), "trump Y") == ["Beate names the vice trump: yellow."]
    assert told(settled(), "trump 2", BEATE) == ["You name the vice trump: the 2s."]
    assert told(after(settled(), "trump Y"), "trump 3") == ["Anna names the chief trump: the 3s."]
    assert told(after(settled(), "trump Y"), "trump R", ANNA) == ["You name the chief trump: red."]
    assert told(after(settled(), "trump Y"), "trump none") == ["Anna plays without a chief trump."]
    assert told(after(settled(), "trump Y"), "trump none", ANNA) == ["You play without a chief trump."]


def test_a_partner_is_told_to_everybody() -> None:
    state = named()
    assert told(state, f"partner {CONNY}") == ["Anna chooses Conny as partner."]
    assert told(state, f"partner {CONNY}", ANNA) == ["You choose Conny as your partner."]
    assert told(state, f"partner {CONNY}", CONNY) == ["Anna chooses you as partner."]


def test_only_who_holds_a_called_card_hears_of_being_the_partner() -> None:
    state = named(hidden_partner=True)
    called = "Anna calls B5: whoever holds it is the partner."
    assert told(state, "partner B5", CONNY) == [called, "You hold it: you are the secret partner."]
    assert told(state, "partner B5", ANNA) == ["You call B5: whoever holds it is your partner."]
    for other in (BEATE, DAGMAR, SPECTATOR):
        assert told(state, "partner B5", other) == [called]


def test_a_called_card_that_lies_open_is_found_at_once() -> None:
    state = all_pass(auction(start("R2 R3", "Y9", "G4", "", hidden_partner=True), "R2  Y9  G4  pass  R3"))
    state = after(state, "trump Y, trump R")
    assert told(state, "partner G4", DAGMAR)[1:] == ["It lies open before Conny, who is the partner."]
    assert told(state, "partner G4", CONNY)[1:] == ["It lies open before you: you are the partner."]


def test_a_called_card_is_found_when_it_is_played() -> None:
    state = after(named(hidden_partner=True), "partner B5, play R2")
    while state.turn != CONNY:
        state = state.play(state.legal[0])
    assert told(state, "play B5", DAGMAR)[:2] == ["Conny plays B5.", "Conny shows B5 and is the partner."]
    assert told(state, "play B5", CONNY)[1] == "You show B5: you are the partner."


@pytest.mark.parametrize("card", ["R3", "Y2"])
def test_who_calls_an_open_card_of_their_own_or_of_the_vice_is_alone(card: str) -> None:
    state = named(hidden_partner=True)
    assert told(state, f"partner {card}")[1:] == ["Anna plays alone against everybody."]
    assert told(state, f"partner {card}", ANNA)[1:] == ["You play alone against everybody."]


def test_nobody_hears_that_the_chief_holds_the_called_card_before_it_is_played() -> None:
    state = named(hidden_partner=True)
    for viewer in (ANNA, BEATE, CONNY, DAGMAR, SPECTATOR):
        assert len(told(state, "partner R9", viewer)) == 1
    state = after(state, "partner R9")
    assert told(state, "play R9", BEATE) == ["Anna plays R9.", "Anna plays alone against everybody."]


@pytest.mark.parametrize("last_trick", [True, False])
def test_the_last_card_of_a_trick_says_who_takes_it(last_trick: bool) -> None:
    """Also at a table where nobody may look at the last trick: it was seen when it lay there."""
    state = auction(start("G9 G3", "G2", "G7", last_trick=last_trick), "G9  pass  pass  pass")
    state = after(state, "trump 9, play G3, play G2")
    assert told(state, "play G7", ANNA) == ["Conny plays G7.", "Conny takes the trick with G7: 4 points."]
    assert told(state, "play G7", CONNY) == ["You play G7.", "You take the trick with G7: 4 points."]
    taken = MU.tell(state.view(SPECTATOR), after(state, "play G7").view(SPECTATOR))[-1]
    assert taken == said("mu-told-trick", who=Who(CONNY), card=Cards("G7"), points=4)


def test_a_trick_may_be_worth_one_point_or_none() -> None:
    state = after(auction(start("R9 R1", "R1 G2", ""), "R9  pass  pass  pass"), "trump R, play R9, play R1")
    assert told(state, f"play {as_a(Play, state.legal[0]).card}")[-1].endswith(": 1 point.")


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("de", ["Anna passt.", "Anna ist Chef mit 2 Karten: Ziel 32 Punkte.", "Beate ist Vize."]),
        ("nl", ["Anna past.", "Anna is chef met 2 kaarten: doel 32 punten.", "Beate is vice-chef."]),
    ],
)
def test_the_same_in_other_languages(language: str, lines: list[str]) -> None:
    assert told(before_the_last_pass(), "pass", SPECTATOR, language) == lines


# What is asked ------------------------------------------------------------------------------------------------------------


def test_in_the_auction_the_player_hears_how_many_cards() -> None:
    assert question(bidding(), CONNY) == "Your turn: pass, or lay up to 2 cards"
    assert question(start("", "", ""), ANNA) == "Your turn: pass, or lay one card"
    for viewer in (ANNA, BEATE, DAGMAR, SPECTATOR):
        assert question(bidding(), viewer) == "Conny bids or passes"
    assert question(bidding(), CONNY, "de") == "Du bist dran: passen oder bis zu 2 Karten legen"
    assert question(bidding(), ANNA, "nl") == "Conny biedt of past"


def test_who_has_nothing_left_can_only_pass() -> None:
    state = start("", "", "", "")
    while state.hands[ANNA]:
        state = after(state, f"bid {state.hands[ANNA][0]}, pass, pass, pass")
    assert question(state, ANNA) == "Your turn: nothing left to lay, so pass"


def test_the_trumps_are_asked_of_vice_and_chief() -> None:
    assert question(settled(), BEATE) == "Your turn: name the vice trump"
    assert question(settled(), ANNA) == question(settled()) == "Beate names the vice trump"
    state = after(settled(), "trump Y")
    assert question(state, ANNA) == "Your turn: name the chief trump, or play without"
    assert question(state, BEATE) == "Anna names the chief trump"


def test_a_partner_is_asked_for_by_seat_or_by_card() -> None:
    assert question(named(), ANNA) == "Your turn: choose your partner"
    assert question(named(), CONNY) == "Anna chooses a partner"
    assert question(named(hidden_partner=True), ANNA) == "Your turn: call your partner’s card"
    assert question(named(hidden_partner=True)) == "Anna calls the partner’s card"


def test_only_the_player_hears_whether_a_suit_must_be_followed() -> None:
    state = after(all_pass(auction(start("R2 B9", "B3 K2", "G2", ""), "R2")), f"trump R, partner {CONNY}")
    assert (question(state, ANNA), question(state)) == ("Your turn: lead any card", "Anna leads")
    state = after(state, "play B9")
    assert question(state, BEATE) == "Your turn: follow blue"
    for viewer in (ANNA, CONNY, DAGMAR, SPECTATOR):
        assert question(state, viewer) == "Beate is to play"
    assert question(state, BEATE, "de") == "Du bist dran: Blau bedienen"
    assert question(state, BEATE, "nl") == "Jouw beurt: blauw bekennen"
    assert state.view(BEATE).question == said("mu-ask-follow", who=Who(BEATE), suit=Trump("B"))


def test_who_cannot_follow_may_play_anything() -> None:
    hands = ("R2 B9 B8 B7 B7 B6 B5 B4 B3 B2 B1 B1 B0", "K2", "", "")
    state = after(all_pass(auction(start(*hands), "R2")), f"trump R, partner {CONNY}, play B9")
    assert question(state, BEATE) == "Your turn: no blue, play any card"
    assert question(state, CONNY) == "Beate is to play"


def test_nothing_is_asked_once_a_hand_is_over() -> None:
    view = all_pass(start("", "", "")).view(ANNA)
    assert (view.question, view.chapter) == (None, None)


# Where we are -------------------------------------------------------------------------------------------------------------


def chapter(state: State, language: str = "en") -> str:
    assert state.view(ANNA).chapter == state.view(SPECTATOR).chapter
    return known(state.view(SPECTATOR).chapter).say(language)


def test_chapters() -> None:
    assert [chapter(bidding(), language) for language in ("en", "de", "nl")] == ["Auction", "Auktion", "Veiling"]
    assert [chapter(settled()), chapter(named())] == ["Trumps", "Trumps"]
    state = after(named(), f"partner {CONNY}")
    assert chapter(state) == "Trick 1"
    for number in range(1, 6):
        assert chapter(state, "de") == f"Stich {number}"
        for _ in range(4):
            assert chapter(state) == f"Trick {number}"
            state = state.play(state.legal[0])


# How it ended -------------------------------------------------------------------------------------------------------------


def test_an_eklat_is_told_with_who_pays() -> None:
    state = auction(start("R2", "Y2", "G2", ""), "R2  Y2  G2  pass  pass  pass")
    assert told(state, "pass") == ["Conny passes."]
    result = known(after(state, "pass").result)
    assert explained(result, "de") == [
        "Eklat: Anna, Beate und Conny haben je 1 Karte gelegt.",
        "Conny hat zuletzt gelegt und zahlt 10; Anna und Beate gewinnen je 5.",
    ]
    assert explained(result, "nl") == [
        "Schandaal: Anna, Beate en Conny hebben elk 1 kaart gelegd.",
        "Conny heeft het laatst gelegd en betaalt 10; Anna en Beate winnen elk 5.",
    ]
    assert [one.say("en", ("Anna", "Beate", "Conny", "Dagmar"), CONNY) for one in result.explain()][1] == (
        "You laid last and pay 10; Anna and Beate gain 5 each."
    )


def test_what_is_split_after_an_eklat_is_told() -> None:
    state = all_pass(auction(start("R2", "Y2", "", "", shared_eklat=True), "R2  Y2"))
    assert explained(known(state.result))[1] == "Beate laid last and pays 10; Anna gains 10."


def played(points: tuple[int, ...], trump: str = "R", card: str | None = None, holder: int = CONNY) -> Result:
    """Anna plays for two cards, which is 32 points, with Conny unless she is alone; Beate is vice."""
    contract = Contract(4, ANNA, BEATE, 2, "Y", trump, Card(card) if card else None, holder)
    result = played_out(contract, points)
    assert result.bonus in (0, bonus(contract))
    return result


@pytest.mark.parametrize(
    ("result", "english", "german", "dutch"),
    [
        (
            played((20, 10, 14, 16)),
            "Goal made with red: a bonus of 20 each.",
            "Geschafft, Cheftrumpf Rot: je 20 Bonus.",
            "Gehaald, cheftroef rood: elk 20 bonus.",
        ),
        (
            played((20, 10, 14, 16), "none"),
            "Goal made with no trump: a bonus of 50 each.",
            "Geschafft ohne Trumpf: je 50 Bonus.",
            "Gehaald zonder troef: elk 50 bonus.",
        ),
        (
            played((40, 10, 4, 6), "7", "R9", ANNA),
            "Goal made alone with the 7s: a bonus of 40.",
            "Allein geschafft, Cheftrumpf alle 7er: 40 Bonus.",
            "Alleen gehaald, cheftroef alle 7’s: 40 bonus.",
        ),
        (
            played((16, 20, 14, 10)),
            "That is enough for 1, a difference of 1: Anna loses 10, every opponent gains 5.",
            "Das reicht für 1, Differenz 1: Anna verliert 10, jeder Gegner gewinnt 5.",
            "Dat is genoeg voor 1, verschil 1: Anna verliest 10, elke tegenstander wint 5.",
        ),
        (
            played((6, 20, 14, 20)),
            "That is not even enough for 1, a difference of 2: Anna loses 20, every opponent gains 10.",
            "Das reicht nicht einmal für 1, Differenz 2: Anna verliert 20, jeder Gegner gewinnt 10.",
            "Dat is niet eens genoeg voor 1, verschil 2: Anna verliest 20, elke tegenstander wint 10.",
        ),
    ],
    ids=["made", "without trump", "alone", "failed", "failed by all"],
)
def test_the_end_of_a_played_hand(result: Result, english: str, german: str, dutch: str) -> None:
    assert [explained(result, language)[1] for language in ("en", "de", "nl")] == [english, german, dutch]


def test_the_goal_and_what_was_taken() -> None:
    together, alone = played((20, 10, 14, 16)), played((40, 10, 4, 6), "7", "R9", ANNA)
    assert explained(together)[0] == "Anna and Conny needed 32 points for 2 cards and took 34."
    assert explained(together, "de")[0] == "Anna und Conny brauchten 32 Punkte für 2 Karten und bekamen 34."
    assert explained(alone, "de")[0] == "Anna brauchte 32 Punkte für 2 Karten und bekam 40."
    assert explained(alone, "nl")[0] == "Anna had 32 punten nodig voor 2 kaarten en haalde er 40."
    assert explained(together, "nl")[0] == "Anna en Conny hadden 32 punten nodig voor 2 kaarten en haalden er 34."


def test_a_view_says_how_it_ended_only_when_it_has() -> None:
    assert bidding().view(ANNA).ending is None
    over = play_on(bidding())
    assert over.view(ANNA).ending == known(over.result).explain()


# Advice -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "english", "german", "dutch"),
    [
        ("bid R2 R3", "Lay R2 R3.", "Leg R2 R3.", "Leg R2 R3."),
        ("pass", "Pass.", "Pass.", "Pas."),
        ("trump 7", "Name the 7s as trump.", "Nenn alle 7er als Trumpf.", "Noem alle 7’s als troef."),
        ("trump none", "Name no trump.", "Spiel ohne Trumpf.", "Speel zonder troef."),
        ("partner 2", "Choose Conny as your partner.", "Nimm Conny als Partner.", "Kies Conny als partner."),
        ("partner B5", "Call B5.", "Ruf B5.", "Vraag B5."),
        ("play R7", "Play R7.", "Spiel R7.", "Speel R7."),
    ],
)
def test_a_move_as_one_would_advise_it(move: str, english: str, german: str, dutch: str) -> None:
    advice = MU.advise(bidding().view(CONNY), MU.parse(move))
    names = ("Anna", "Beate", "Conny", "Dagmar")
    assert [advice.say(language, names) for language in ("en", "de", "nl")] == [english, german, dutch]


# Pictures and stories in other languages ----------------------------------------------------------------------------------


def test_a_picture_for_the_player_says_what_is_asked() -> None:
    state = after(all_pass(auction(start("R2 B9", "B3 K2", "G2", ""), "R2")), f"trump R, partner {CONNY}, play B9")
    names = ("Anna", "Beate", "Conny", "Dagmar")
    assert MU.picture(state.view(BEATE), names).endswith("\nTrick: Anna B9.\nYour turn: follow blue")
    german = MU.picture(state.view(BEATE), names, language="de").splitlines()
    assert german[:2] == [
        "Anna ist Chef mit 1 Karte: Ziel 30 Punkte. Es gibt keinen Vize.",
        "Anna nennt den Cheftrumpf: Rot. Anna nimmt Conny als Partner.",
    ]
    assert german[2].split() == ["Punkte", "ausgelegt", "auf", "der", "Hand"]
    assert german[3].split() == ["Anna", "gibt,", "Chef", "0", "R2", "13", "Karten"]
    assert german[5].split() == ["Conny", "Partner", "0", "-", "15", "Karten"]
    assert german[-2:] == ["Stich: Anna B9.", "Du bist dran: Blau bedienen"]


def test_a_story_in_dutch() -> None:
    state = all_pass(auction(start("R2", "G2", ""), "R2  G2"))
    assert MU.story(state, ("Anna", "Beate", "Conny"), "nl").split("\n\n")[1:] == [
        "Veiling\n  Anna  Beate  Conny\n  R2    G2     past\n  past  past",
        "Schandaal: Anna en Beate hebben elk 1 kaart gelegd.\nBeate heeft het laatst gelegd en betaalt 10; Anna wint 5.",
    ]
