"""Novice, club and expert at a table of Mü for two."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from back import dealt_mu2

from eklat.bots import bot
from eklat.bots.club import mu2 as club
from eklat.bots.club.mu2 import expert
from eklat.bots.club.mu2.facts import ASIDE, GONE
from eklat.bots.club.mu2.reasons import REASONS
from eklat.bots.club.mu2.story import story
from eklat.fast import worlds
from eklat.fast.bridge import mu2 as bridge
from eklat.fast.bridge.mu.cards import places
from eklat.fast.kernels import mu2 as kernel
from eklat.fast.kernels.bits import seeded
from eklat.games import GAMES
from eklat.games.mu.trumps import is_kind
from eklat.games.mu2 import State, View
from eklat.games.said import Trump
from eklat.locales import LANGUAGES

MU2 = GAMES["mu2"]
COLOURS = ("RYGB", "RYGK", "RYBK", "RGBK", "YGBK")
BOTS = ("novice", "club", "expert:playouts=100,seconds=none")


def pack(colours: str = "RYGB") -> list[str]:
    return [colour + digit for colour in colours for digit in "011234567789"]


def positions(seeds: range, share: float = 1.0) -> Iterator[State]:
    """Positions of deals with all options, in which sense and chance take turns; so large a share of them."""
    for seed in seeds:
        rng = Random(seed)
        rules = MU2.rules({"colours": COLOURS[seed % 5], "last_trick": seed % 2 == 0})
        state: State = MU2.start(MU2.deal(rng, 2, rules, seed // 2 % 2), rules)
        while not state.is_over:
            if rng.random() < share:
                yield state
            guide = bot(rng.choice(["random", "novice", "club"]))
            state = state.play(guide.choose(state.view(state.turn), rng))


def dealt(open: tuple[str, str], hands: tuple[str, str], skat: str = "", down: str = "", dealer: int = 0) -> State:
    """A deal with these cards, the first seat's before the second's; what is left of the pack fills the gaps from below."""
    given = " ".join((*open, *hands, skat, down)).split()
    rest = iter((Counter(pack()) - Counter(given)).elements())

    def filled(text: str, size: int) -> list[str]:
        return [*text.split(), *(next(rest) for _ in range(size - len(text.split())))]

    columns = (*"RYGB", "big", "small")
    lying = filled(down, 12)
    entry = {
        "dealer": dealer,
        "deal": {
            "hidden": [dict(zip(columns, lying[at : at + 6], strict=True)) for at in (0, 6)],
            "open": [filled(text, 4) for text in open],
            "hands": [filled(text, 12) for text in hands],
            "skat": filled(skat, 4),
        },
    }
    return MU2.start(MU2.read_deal(entry))


def played(state: State, *moves: str) -> State:
    for move in moves:
        state = state.play(MU2.parse(move))
    return state


def said(state: State, name: str = "club") -> tuple[str, str]:
    """The bot's move, and its reason without the game's name."""
    decision = bot(name).decide(state.view(state.turn), Random(0))
    assert decision.reason is not None
    return str(decision.move), decision.reason.message.split("mu2-")[1]


# For every position -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOTS)
def test_every_move_is_legal_and_can_be_explained(name: str) -> None:
    player, number = bot(name), 0
    for state in positions(range(20 if name.startswith("expert") else 40), 0.1 if name.startswith("expert") else 0.4):
        decision = player.decide(state.view(state.turn), Random(1))
        assert state.legal.refusal(decision.move) is None
        for language in LANGUAGES:
            assert decision.explain(language, ("Anna", "Ben"))
        number += 1
    assert number >= (60 if name.startswith("expert") else 400)


@pytest.mark.parametrize("name", BOTS)
def test_hidden_cards_change_nothing(name: str) -> None:
    player, rng = bot(name), Random(2)
    for state in positions(range(100, 130), 0.03 if name.startswith("expert") else 0.3):
        view = state.view(state.turn)
        other = view.sample(rng).view(state.turn)
        assert player.decide(view, Random(3)) == player.decide(other, Random(3))


def test_what_the_club_sees_is_what_the_kernel_knows_without_what_is_hidden() -> None:
    for state in positions(range(200, 210)):
        assert state.turn is not None
        s, strength = club.seen(state.view(state.turn))
        full, strengths = bridge.position(state, state.turn)
        full[kernel.HAND + 1 - state.turn] = full[kernel.SKAT] = 0
        if full[kernel.CROWN] != state.turn:
            full[kernel.DISCARDS] = 0
        full[kernel.DOWN :] = np.minimum(full[kernel.DOWN :], 0)
        full[GONE:], s[GONE:] = 0, 0
        assert (s == full).all()
        assert (strength == strengths).all()


def test_candidates_are_legal_and_differ() -> None:
    for state in positions(range(300, 320), 0.4):
        s, strength = club.seen(state.view(state.turn))
        codes = club.candidates(s, strength).tolist()
        moves = [bridge.decode_move(s, code) for code in codes]
        assert len(set(codes)) == len(codes) > 0
        assert all(state.legal.refusal(move) is None for move in moves)
        if state.phase not in ("auction", "discard"):
            assert len(moves) == len(state.legal)
        elif state.phase == "auction":
            sizes = {len(getattr(move, "cards", ())) for move in moves}
            most = state.legal.most  # type: ignore[attr-defined]
            assert {0, min(1, most), most} <= sizes


def told(start: club.Array, script: club.Array) -> club.Array:  # type: ignore[name-defined]
    """Where a story ends that begins with this deal. Of the cards that may have been the skat, any four will do."""
    s, strength = start.copy(), np.zeros(60, np.int64)
    if s[kernel.SKAT].bit_count() > 4:
        s[kernel.SKAT] = sum(1 << place for place in list(places(int(s[kernel.SKAT])))[:4])
        s[kernel.HAND : kernel.HAND + 2] &= ~s[kernel.SKAT]
    for code in script:
        kernel.apply(s, strength, code if code >= 0 else start[ASIDE])
    return s


def test_stories_lead_to_the_worlds_they_tell_of() -> None:
    """What is weighed against the seen moves is the deal behind a world: played again, it becomes that world."""
    for state in positions(range(400, 412), 0.5):
        view = state.view(state.turn)
        assert isinstance(view, View)
        arrays = worlds(view, 20, 1).arrays
        starts, script = story(view, arrays)
        odds, ends = np.zeros(20), np.array([told(start, script) for start in starts])
        expert.with_skat(starts, view.seat, 1)
        expert.likelihood(starts, script, view.seat, odds)
        for first, last in ((kernel.HAND, kernel.SUIT), (kernel.DOWN, GONE)):
            assert (ends[:, first:last] == arrays[:, first:last]).all()
        assert (ends[:, kernel.PHASE] == arrays[:, kernel.PHASE]).all()
        assert (odds <= 0).all()
        found = club.odds(view, arrays)
        assert found.shape == (20,)
        assert (found > 0).all()


def test_likely_worlds_are_nearer_to_the_truth() -> None:
    """Weighed by what the other did, worlds say better where the unseen cards are."""
    even, weighed = 0.0, 0.0
    for seed in range(12):
        state: State = MU2.start(MU2.deal(Random(seed)))
        while len(state.log) < 24 and not state.is_over:
            state = state.play(bot("club").choose(state.view(state.turn), Random(0)))
        if state.is_over:
            continue
        assert state.turn is not None
        view, place = state.view(state.turn), kernel.HAND + 1 - state.turn
        drawn = worlds(view, 300, seed)
        odds = club.odds(view, drawn.arrays)
        there = drawn.arrays[:, place][:, None] >> np.arange(60) & 1
        truth = bridge.position(state, state.turn)[0][place] >> np.arange(60) & 1
        even += float(np.abs(there.mean(axis=0) - truth).sum())
        weighed += float(np.abs(odds @ there / odds.sum() - truth).sum())
    assert weighed < 0.95 * even


# Sense --------------------------------------------------------------------------------------------------------------------


def long_red() -> State:
    """The first seat has eight red cards, the best of them."""
    return dealt(
        ("R2 Y3 G4 B0", "R3 Y2 G2 B4"), ("R9 R8 R7 R7 R6 R5 R4 Y9 G8 B1 Y1 G5", "Y8 Y7 Y7 G9 B9 B8 G7 G6 Y6 B6 Y5 G3")
    )


def test_a_strong_hand_begins_and_stops_when_it_is_ahead() -> None:
    move, reason = said(long_red())
    assert (move, reason) == ("bid R9", "begin")
    assert said(played(long_red(), move, "pass")) == ("pass", "pass-ahead")


def test_the_crown_is_wanted_as_long_as_it_is_worth_more_than_the_shield() -> None:
    """Ten points for the other are worse than five: a crown that may fail can be the lesser evil, up to a point."""
    state = dealt(
        ("R1 Y1 G1 B1", "R3 Y3 G4 B2"),
        ("R0 Y2 G5 B6 R4 Y8 G2 B3 R5 Y4 G6 B7", "R9 R8 R7 R7 Y9 Y7 G9 G8 G7 B9 B8 B7"),
        dealer=1,
    )
    reasons = []
    while state.phase == "auction":
        move, reason = said(state)
        reasons.append(reason)
        state = played(state, move)
    assert reasons[0] == "begin"
    assert {"bid", "sacrifice", "pass-shield"} <= set(reasons)
    assert reasons[-1].startswith("pass")


def test_the_club_names_what_it_has_most_of() -> None:
    state = played(long_red(), "bid R9", "pass", "pass")
    decision = bot("club").decide(state.view(0), Random(0))
    assert decision.reason is not None
    assert decision.reason.message == "club-mu2-discard"
    assert decision.reason.facts["trump"] == Trump("R")
    assert decision.reason.facts["mine"] == 8  # no red card is put away
    state = state.play(decision.move)
    assert said(played(state, "trump Y")) == ("trump R", "big")
    assert said(played(state, "trump R"))[0] != "trump R"


def test_points_that_would_be_lost_are_put_away() -> None:
    state = dealt(("R2 Y3 G4 B0", "R3 Y2 G2 B4"), ("R9 R8 R7 R7 R6 R5 R4 Y6 G6 B6 Y1 G1", ""), skat="B1 B7 G9 Y9")
    discard, _ = said(played(state, "bid R9", "pass", "pass"))
    assert len(set(discard.split()[1:]) & {"Y6", "G6", "B6", "B7"}) >= 2
    assert not set(discard.split()[1:]) & {"G9", "Y9"}


def in_play(*hands: str) -> State:
    """Red is the big trump and yellow the small one, and the first seat, who is crown, leads."""
    state = dealt(("R2 Y2 G2 B2", "R3 Y3 G3 B3"), (hands[0], hands[1]), skat="G1 G1 B1 B1")
    return played(state, f"bid {hands[0].split()[0]}", "pass", "pass", "discard G1 G1 B1 B1", "trump Y", "trump R")


STRONG, WEAK = "R9 R8 R7 R7 R6 R5 R4 Y9 G9 B9 Y8 B8", "Y7 Y7 Y6 G8 G7 G7 G6 B7 B7 B6 B5 G5"


def test_a_trump_that_nothing_beats_is_led() -> None:
    """The other's only big trump is the red three, which lies open: any higher red one is as good as the nine."""
    move, reason = said(in_play(STRONG, WEAK))
    assert reason == "lead-sure"
    assert move.split()[1] in ("R4", "R5", "R6", "R7", "R8", "R9")


def test_points_are_taken_cheaply_and_little_is_given_away() -> None:
    state = in_play(STRONG, WEAK)
    assert said(played(state, "play R9")) == ("play Y3 open", "give")
    move, reason = said(played(state, "play B2"))
    assert (move, reason) == ("play B3 open", "take")


def test_a_novice_takes_what_it_can_and_bids_shyly() -> None:
    state = in_play(STRONG, WEAK)
    assert said(state, "novice") == ("play R9", "lead-high")
    assert said(played(state, "play B2"), "novice") == ("play B6", "win")
    assert said(long_red(), "novice") == ("bid R4", "bid")
    high = played(long_red(), "bid R4", "bid Y5 Y6", "bid R5 R6", "bid Y7 Y8")
    assert said(high, "novice") == ("pass", "pass")


def test_explanations_name_the_facts() -> None:
    decision = bot("club").decide(long_red().view(0), Random(0))
    for language, trump in (("de", "Rot"), ("en", "red"), ("nl", "rood")):
        text = decision.explain(language)
        assert text is not None
        assert trump in text
        assert "26" in text


def test_all_languages_say_the_same() -> None:
    """The same messages with the same values, and all that the bots can say."""
    folder = Path(club.__file__).parents[3] / "locales"
    found = []
    for language in LANGUAGES:
        text = (folder / language / "mu2-bots.ftl").read_text(encoding="utf-8")
        parts = re.split(r"^([a-z0-9-]+) = ", text, flags=re.MULTILINE)[1:]
        found.append({name: set(re.findall(r"\$(\w+)", part)) for name, part in zip(parts[::2], parts[1::2], strict=True)})
    assert found[0] == found[1] == found[2]
    assert {f"club-mu2-{message}" for message, _ in REASONS.values()} <= set(found[0])
    assert all(found[0][f"club-mu2-{message}"] == set(facts) for message, facts in REASONS.values())


# Reasons ------------------------------------------------------------------------------------------------------------------


def lays_what_it_names(state: Any, decision: Any) -> bool:
    """Only what lies open can be named as trump."""
    trump = decision.reason.facts["trump"].trump
    return any(is_kind(card, trump) for card in (*decision.move.cards, *state.open[state.turn]))


def decides_the_hand(state: Any, decision: Any) -> bool:
    """With these points the crown reaches its goal, or can no longer reach it."""
    taken, contract = decision.reason.facts["points"], state.contract
    if state.turn == contract.crown:
        taken += sum(card.points for card in state.discards)
        return bool(state.points[state.turn] + taken >= contract.goal)
    return bool(state.points[state.turn] + taken > 48 - contract.goal)


def is_out(state: Any, decision: Any) -> bool:
    """The other cannot follow suit."""
    suit, other = state.trumps.suit, 1 - state.turn
    return all(suit[card] != suit[decision.move.card] for card in (*state.hands[other], *state.open[other]))


IS_TRUE = {
    "begin": lays_what_it_names,
    "bid": lays_what_it_names,
    "show": lays_what_it_names,
    "take-decides": decides_the_hand,
    "lead-force": is_out,
}


def test_what_the_club_says_is_true() -> None:
    """Its words are held against its move and the position, all cards open."""
    number, club_player = Counter[str](), bot("club")
    for state in positions(range(500, 600)):
        decision = club_player.decide(state.view(state.turn), Random(0))
        assert decision.reason is not None
        message = decision.reason.message.split("mu2-")[1]
        if message in IS_TRUE:
            number[message] += 1
            assert IS_TRUE[message](state, decision), f"{decision.move}: {decision.explain('en')}"
    assert set(number) >= set(IS_TRUE) - {"show"}  # which is rare


def test_a_crown_can_name_what_it_bid_on() -> None:
    for seed in range(100):
        state: State = MU2.start(MU2.deal(Random(seed)))
        wanted: dict[int, str] = {}
        while state.phase == "auction":
            assert state.turn is not None
            decision = bot("club").decide(state.view(state.turn), Random(0))
            assert decision.reason is not None
            if decision.reason.message in ("club-mu2-begin", "club-mu2-bid"):
                trump = decision.reason.facts["trump"]
                assert isinstance(trump, Trump)
                wanted[state.turn] = trump.trump
            state = state.play(decision.move)
        if state.turn in wanted:
            assert any(is_kind(card, wanted[state.turn]) for card in state.open[state.turn])


# Strength -----------------------------------------------------------------------------------------------------------------


def ahead(first: str, second: str, deals: range) -> float:
    """How many points a hand the first bot is ahead; both play both sides of every deal."""
    bots, total = (bot(first), bot(second)), 0
    for seed in deals:
        for side in range(2):
            rng = Random(seed)
            state: State = MU2.start(MU2.deal(rng, starter=seed % 2))
            while state.turn is not None:
                state = state.play(bots[state.turn ^ side].choose(state.view(state.turn), rng))
            assert state.result is not None
            total += state.result.scores[side] - state.result.scores[1 - side]
    return total / 2 / len(deals)


def test_the_club_beats_chance_and_the_novice() -> None:
    assert ahead("club", "random", range(200)) > 8
    assert ahead("club", "novice", range(60)) > 4
    assert ahead("novice", "random", range(60)) > 6


def test_hands_in_the_kernel_are_hands_at_the_table() -> None:
    """The compiled loop and the player who sees only its view decide alike."""
    start, deck = bridge.blank(2, MU2.rules({"colours": "RGBK"}))
    scores, outcomes = np.zeros((10, 2), np.int32), np.zeros(16, np.int64)
    club.hands(start, deck, 3, 0, scores, outcomes)
    assert outcomes.sum() == 10
    rng = np.zeros(1, np.uint64)
    for number in range(10):
        seeded(rng, 3, number)
        s = start.copy()
        s[kernel.DEALER] = number % 2
        kernel.deal(s, deck.copy(), rng)
        state: State = MU2.start(dealt_mu2(s), MU2.rules({"colours": "RGBK"}))
        while state.turn is not None:
            state = state.play(bot("club").choose(state.view(state.turn), Random(0)))
        assert state.result is not None
        assert state.result.scores == tuple(scores[number])


def test_playouts_try_every_move_in_the_same_worlds() -> None:
    state = in_play(STRONG, WEAK)
    drawn = worlds(state.view(0), 5, 1)
    moves = bridge.first_moves(drawn.arrays[0])
    scores, firsts = np.zeros((10 * len(moves), 2), np.int64), np.zeros(10 * len(moves), np.int64)
    club.playouts(drawn.arrays, drawn.strength, moves, 1, 0, scores, firsts)
    assert (firsts == np.tile(moves, 10)).all()
    half = 5 * len(moves)
    assert (scores[:half] == scores[half:]).all()  # the club leaves nothing to chance, and after five worlds they come again
    assert set(map(tuple, scores.tolist())) <= {(10, 0), (0, 5)}
