"""The score pad: the examples of the sheets, what it refuses, correcting, the end, and the engine beside it."""

import copy
import pickle
import sys
from random import Random
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from known import as_a
from pad_table import played

from eklat.games import GAMES
from eklat.games.heuldoch.scoring import Result
from eklat.locales import LANGUAGES
from eklat.pad import BadPad, Counted, Eklat, Fought, Hand, Pad, Passed, Pile, Played, Redealt, filled
from eklat.pad.words import about, caption, ending

FIVE = ["Anna", "Beate", "Conny", "Dagmar", "Emma"]
ANNA, BEATE, CONNY, DAGMAR, EMMA = range(5)


def five(*hands: Hand, **options: object) -> Pad:
    pad = Pad.new("mu", FIVE, options)
    for hand in hands:
        pad = pad.add(hand)
    return pad


def dagmar(points: tuple[int, ...], height: int = 4, trump: str = "colour") -> Played:
    return Played(chief=DAGMAR, vice=BEATE, partner=ANNA, height=height, trump=trump, points=points)


class TestSheets:
    def test_sheet_000_example_6_and_7_bonus_of_a_colour_and_of_ones(self) -> None:
        points = (15, 10, 9, 20, 6)
        colour, ones = five(dagmar(points)), five(dagmar(points, trump="1or7"))
        assert colour.totals == (15 + 40, 10, 9, 20 + 40, 6)
        assert ones.totals == (15 + 50, 10, 9, 20 + 50, 6)

    def test_sheet_000_example_8_two_steps_short(self) -> None:
        assert five(dagmar((9, 11, 10, 20, 10))).totals == (9, 11 + 10, 10 + 10, 20 - 20, 10 + 10)

    def test_sheet_000_example_8_four_steps_short(self) -> None:
        assert five(dagmar((9, 20, 10, 14, 7))).totals == (9, 20 + 20, 10 + 20, 14 - 40, 7 + 20)

    def test_sheet_000_example_9_the_three_lines(self) -> None:
        """Who the tied, the chief and the partner were follows from the columns; the last hand has no partner's plus."""
        pad = five(
            Eklat(tied=(ANNA, BEATE, DAGMAR), culprit=DAGMAR, height=4),
            Played(chief=CONNY, partner=DAGMAR, height=5, trump="1or7", points=(11, 3, 22, 15, 9)),
            Played(chief=CONNY, partner=ANNA, height=4, trump="colour", points=(19, 13, 5, 3, 20)),
        )
        assert [row.totals for row in pad.rows] == [(20, 20, 0, -40, 0), (31, 23, 82, 35, 9), (50, 51, 57, 53, 44)]

    def test_sheet_004_ten_for_the_crown_five_for_the_shield(self) -> None:
        pad = Pad.new("mu2", ["Anna", "Ben"]).add(Fought(0, 8, points=32)).add(Fought(0, 8, points=31))
        assert [row.result.scores for row in pad.rows] == [(10, 0), (0, 5)]
        assert pad.add(Fought(1, 5, made=True)).totals == (10, 15)

    def test_sheet_002_five_onions_kill_the_fives_and_nine_the_sevens_and_twos(self) -> None:
        piles = (Pile(onions=5, cards=(1, 1, 1, 1, 3, 1, 1)), Pile(onions=9, cards=(1, 2, 0, 0, 0, 0, 3)), Pile(points=4))
        result = Pad.new("heuldoch", FIVE[:3]).add(Counted(piles)).rows[0].result
        assert result.scores == (23, 1, 4)
        assert as_a(Result, result).lost == (15, 25, 0)


class TestRefusals:
    @pytest.mark.parametrize(
        ("hand", "code"),
        [
            (dagmar((15, 10, 9, 20, 7)), "sum"),
            (dagmar((15, 10, 9, 20, 6), height=13), "height"),
            (Played(chief=0, vice=0, partner=1, height=2, points=(60, 0, 0, 0, 0)), "vice-is-chief"),
            (Played(chief=0, vice=1, partner=1, height=2, points=(60, 0, 0, 0, 0)), "partner-is-vice"),
            (Played(chief=0, height=2, points=(60, 0, 0, 0, 0)), "partner-missing"),
            (Played(chief=0, vice=1, partner=2, height=1, points=(60, 0, 0, 0, 0)), "vice-height"),
            (Eklat(tied=(1,), culprit=1, height=3), "tied"),
            (Eklat(tied=(1, 2), culprit=3, height=3), "culprit"),
            (Passed(drawn=3), "drawn-extra"),
        ],
    )
    def test_an_impossible_hand_changes_nothing_and_says_why_in_three_languages(self, hand: Hand, code: str) -> None:
        pad = five(dagmar((15, 10, 9, 20, 6)))
        with pytest.raises(BadPad) as refused:
            pad.add(hand)
        assert (refused.value.code, refused.value.hand) == (code, 1)
        sentences = {refused.value.say(language) for language in LANGUAGES}
        assert len(sentences) == 3
        assert len(pad.hands) == 1

    def test_the_sentence_has_the_numbers(self) -> None:
        with pytest.raises(BadPad, match="Hand 1: The card points make 61, but there are 60 in the pack"):
            five(dagmar((15, 10, 9, 20, 7)))
        with pytest.raises(BadPad, match="make 37, but there are 36"):
            Pad.new("mu", FIVE[:3]).add(Played(chief=0, height=2, points=(20, 10, 7)))

    def test_errors_survive_a_process(self) -> None:
        error = BadPad("sum", 3, given=61, expected=60)
        assert str(pickle.loads(pickle.dumps(error))) == str(error)

    def test_the_last_number_is_filled_in(self) -> None:
        assert filled([15, 10, 9, 20, None], 60) == (15, 10, 9, 20, 6)
        assert filled([15, 10, 11], 36) == (15, 10, 11)
        with pytest.raises(BadPad, match="missing for 2"):
            filled([15, None, None], 36)
        with pytest.raises(BadPad, match="make 40"):
            filled([20, 20, None], 36)


class TestWriting:
    def test_a_correction_counts_everything_after_it_again(self) -> None:
        pad = five(dagmar((15, 10, 9, 20, 6)), Eklat(tied=(0, 1), culprit=1, height=3))
        assert pad.correct(0, Passed()).totals == (15, -30, 0, 0, 0)
        assert pad.totals == (15 + 40 + 15, 10 - 30, 9, 60, 6)

    def test_deleting_moves_the_dealers_up(self) -> None:
        pad = five(Passed(), Passed(), Passed())
        assert (pad.dealer, pad.delete(0).dealer) == (3, 2)

    def test_there_is_no_hand_nine(self) -> None:
        with pytest.raises(BadPad, match="no such hand"):
            five(Passed()).delete(9)
        with pytest.raises(BadPad, match="no such hand"):
            five(Passed()).correct(-1, Passed())

    def test_the_deal_alternates_for_two_but_stays_after_a_redeal(self) -> None:
        pad = Pad.new("mu2", ["Anna", "Ben"])
        assert pad.add(Redealt()).dealer == 0
        assert pad.add(Redealt()).add(Fought(0, 6, made=False)).dealer == 1

    def test_a_pad_holds_no_more_than_it_can(self) -> None:
        pad = Pad.new("mu", FIVE)
        data = pad.to_json() | {"hands": [{"kind": "passed"}] * 500}
        with pytest.raises(BadPad, match="at most 500"):
            Pad.read(data).add(Passed())

    def test_piles_are_needed_from_everybody(self) -> None:
        with pytest.raises(BadPad, match="each of the 3 players"):
            Pad.new("heuldoch", FIVE[:3]).add(Counted((Pile(points=1),)))

    @pytest.mark.parametrize(("game", "names"), [("skat", FIVE[:3]), ("mu2", FIVE), ("mu", ["Anna", "", "Cleo"])])
    def test_a_pad_begins_with_a_game_and_names(self, game: str, names: list[str]) -> None:
        with pytest.raises(BadPad):
            Pad.new(game, names)

    def test_a_game_without_a_sheet_is_refused_by_its_name(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "elsewhere", SimpleNamespace(GAME=SimpleNamespace(title="Stich")))
        monkeypatch.setitem(GAMES.packages, "stich", "elsewhere")
        with pytest.raises(BadPad, match="no score sheet for Stich; there are sheets for mu, mu2, heuldoch"):
            Pad.new("stich", FIVE)


class TestEnd:
    made = dagmar((15, 10, 9, 20, 6))  # 60 for Dagmar, 55 for Anna

    def test_m7_exactly_the_target_ends_the_dutch_match_only(self) -> None:
        assert not five(self.made, target=60).is_over
        assert five(self.made, target=60, edition="nl").winners == (DAGMAR,)
        assert five(self.made, target=60, end="reach").is_over
        assert five(self.made, target=59).is_over

    def test_m8_equal_scores_share_the_win(self) -> None:
        assert five(dagmar((17, 10, 10, 17, 6)), target=20).winners == (ANNA, DAGMAR)

    def test_m10_alone_is_worth_a_step_more(self) -> None:
        alone = Played(chief=0, vice=1, height=4, points=(36, 24, 0, 0, 0))
        assert five(alone, hidden_partner=True).totals[0] == 36 + 50

    def test_m11_a_shared_eklat(self) -> None:
        tied = Eklat(tied=(0, 1, 2), culprit=2, height=3)
        assert five(tied, shared_eklat=True).totals == (15, 15, -30, 0, 0)

    def test_m12_a_drawn_card_helps_the_leader_for_the_question_only(self) -> None:
        drawn = Eklat(drawn=9, tied=(0, 1), culprit=1, height=3)
        assert five(drawn, random_end=True, target=104).winners == (0,)
        assert not five(drawn, random_end=True, target=105).is_over

    def test_after_the_end_nothing_can_be_added_but_old_hands_can_be_corrected(self) -> None:
        pad = five(self.made, target=50)
        with pytest.raises(BadPad, match="match is over"):
            pad.add(Passed())
        assert not pad.correct(0, Passed()).is_over

    def test_heul_doch_ends_after_the_agreed_games_and_losses_break_ties(self) -> None:
        names = FIVE[:3]
        even = Counted((Pile(points=20), Pile(points=20, lost=6), Pile(points=10)))
        assert Pad.new("heuldoch", names).add(even).winners == (1,)
        two = Pad.new("heuldoch", names, rounds=2).add(even)
        assert not two.is_over
        other = Counted((Pile(points=20, lost=6), Pile(points=20), Pile(points=10)))
        assert two.add(other).winners == (0, 1)


TABLES = [
    *[("mu", players, options) for players in (3, 4, 5, 6) for options in (
        {"target": 120}, {"shared_eklat": True, "edition": "nl"}, {"random_end": True}, {"hidden_partner": True},
    )],
    ("mu2", 2, {}), ("heuldoch", 3, {}), ("heuldoch", 6, {"specials": True}),
]  # fmt: skip


class TestEngine:
    @pytest.mark.parametrize(("game", "players", "options"), TABLES)
    @settings(max_examples=15)
    @given(seed=st.integers(0, 2**32))
    def test_pad_and_match_agree(self, game: str, players: int, options: dict[str, object], seed: int) -> None:
        match, pad = played(game, players, options, hands=4, rng=Random(seed))
        assert pad.totals == match.scores
        assert pad.winners == match.winners
        assert pad.is_over == match.is_over
        assert [row.result.scores for row in pad.rows] == [result.scores for result in match.results]
        assert pad.dealer == match.starter
        assert Pad.read(copy.deepcopy(pad.to_json())) == pad
        for language in LANGUAGES:
            assert all(caption(pad, row, language) for row in pad.rows)

    def test_a_whole_match_to_its_end(self) -> None:
        match, pad = played("mu", 5, {}, hands=500, rng=Random(1))
        assert match.is_over
        assert pad.winners == match.winners


class TestWords:
    def test_captions(self) -> None:
        pad = five(
            dagmar((17, 10, 9, 20, 4), trump="1or7"),
            Eklat(tied=(0, 4), culprit=4, height=3),
            Played(chief=1, vice=2, partner=0, height=5, trump="colour", points=(8, 21, 14, 6, 11)),
            Passed(),
        )
        assert [caption(pad, row, "en") for row in pad.rows] == [
            "Goal 33, 4 cards, 1 or 7: made with 37, bonus 50",
            "Stalemate: Anna and Emma tied at 3, Emma was last",
            "Goal 36, 5 cards, colour: 29, 3 steps short",
            "All passed, nobody scores",
        ]
        assert caption(pad, pad.rows[1], "de") == "Eklat: Anna und Emma mit je 3, Emma zuletzt"

    def test_the_heading_and_the_end(self) -> None:
        pad = five(dagmar((15, 10, 9, 20, 6)), target=50)
        assert about(pad, "en") == "Mü, 5 players, to 50"
        assert ending(pad, "de") == "Dagmar gewinnt mit 60 Punkten."
        assert about(Pad.new("heuldoch", FIVE[:3], rounds=3), "nl") == "Heul doch!, 3 spelers, 3 spellen"

    def test_two_and_heul_doch(self) -> None:
        two = Pad.new("mu2", ["Anna", "Ben"])
        for hand in (Fought(0, 8, points=33), Fought(1, 8, made=False), Redealt()):
            two = two.add(hand)
        assert [caption(two, row, "en") for row in two.rows] == [
            "Anna: 8 cards, goal 32: made with 33",
            "Ben: 8 cards, goal 32: missed",
            "Nobody bid, Anna deals again",
        ]
        heul = Pad.new("heuldoch", FIVE[:3]).add(Counted((Pile(points=20, lost=7), Pile(points=9), Pile(points=3))))
        assert caption(heul, heul.rows[0], "en") == "Anna wins this game · lost to onions: Anna 7"
