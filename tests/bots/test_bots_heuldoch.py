"""The players of Heul doch!: what they see, what they do, and the reasons they give."""

import re
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from itertools import count
from random import Random

import numpy as np
import pytest
from back import dealt_heuldoch, seats
from known import known

from eklat.bots import bot
from eklat.bots.club import heuldoch as club
from eklat.bots.club.heuldoch.outlook import MIND
from eklat.bots.club.heuldoch.table import best
from eklat.bots.core import Decision
from eklat.fast import worlds
from eklat.fast.bridge import heuldoch as bridge
from eklat.fast.kernels import bits
from eklat.fast.kernels import heuldoch as table
from eklat.games.heuldoch import GAME
from eklat.games.heuldoch.cards import Card
from eklat.games.heuldoch.moves import Lay
from eklat.games.heuldoch.piles import Lying
from eklat.games.heuldoch.state import State
from eklat.games.heuldoch.view import View
from eklat.locales import LANGUAGES, catalogue

NO_STRENGTH = np.zeros(0, np.int64)
TABLES = pytest.mark.parametrize(
    ("players", "specials"), [(players, specials) for players in range(3, 7) for specials in (False, True)]
)
ANNA, BEN, CLEO, DAN = range(4)


def opening(rng: Random, players: int, specials: bool, memory_aid: bool = False) -> State:
    rules = GAME.rules({"specials": specials, "memory_aid": memory_aid})
    return GAME.start(GAME.deal(rng, players, rules, rng.randrange(players)), rules)


def positions(seed: int, players: int, specials: bool, guide: str = "club") -> Iterator[State]:
    """The positions of a deal that a bot plays, with a random move now and then."""
    rng, player = Random(f"{seed} {players} {specials}"), bot(guide)
    state = opening(rng, players, specials, memory_aid=bool(seed % 2))
    while state.turn is not None:
        yield state
        is_whim = rng.random() < 0.15
        state = state.play(rng.choice(state.legal) if is_whim else player.choose(state.view(state.turn), rng))


def own_view(state: State) -> View:
    return state.view(state.turn)


# What the club sees -------------------------------------------------------------------------------------------------------


@TABLES
def test_what_is_hidden_plays_no_part(players: int, specials: bool) -> None:
    """The kernel thinks the same of the whole position and of what one seat can see of it."""
    for state in positions(1, players, specials):
        whole, _ = bridge.position(state)
        part, _ = club.seen(own_view(state))
        thoughts = []
        for s in (whole, part):
            why = np.zeros(MIND, np.int64)
            code = best(s, why)
            thoughts.append((bridge.decode_move(s, code), why.tolist()))
        assert thoughts[0] == thoughts[1]


@TABLES
def test_hidden_cards_are_not_in_what_is_seen(players: int, specials: bool) -> None:
    rng = Random(players)
    for number, state in enumerate(positions(2, players, specials)):
        if number % 5 == 0:
            view = own_view(state)
            other = view.sample(rng).view(view.seat)
            assert club.seen(view)[0].tolist() == club.seen(other)[0].tolist()


@pytest.mark.parametrize(("name", "every"), [("novice", 3), ("club", 3), ("expert:playouts=100,seconds=none", 23)])
@TABLES
def test_hidden_cards_change_no_choice(name: str, every: int, players: int, specials: bool) -> None:
    for number, state in enumerate(positions(3, players, specials, guide="novice")):
        if number % every == 0:
            view = own_view(state)
            other = view.sample(Random(number)).view(view.seat)
            assert bot(name).decide(view, Random(1)) == bot(name).decide(other, Random(1))


# Legal moves and reasons --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["novice", "club"])
@TABLES
def test_every_move_is_legal_and_every_reason_is_said(name: str, players: int, specials: bool) -> None:
    for seed in (4, 5):
        for state in positions(seed, players, specials, guide="random" if seed == 4 else name):
            view = own_view(state)
            decision = bot(name).decide(view, Random(seed))
            assert decision.move in view.legal
            said = [decision.explain(language, [f"Name{seat}" for seat in range(players)]) for language in LANGUAGES]
            assert all(sentence and sentence.endswith(".") and "{" not in sentence for sentence in said)
            assert len(set(said)) == len(LANGUAGES)


@TABLES
def test_the_expert_thinks_about_a_few_good_moves(players: int, specials: bool) -> None:
    for state in positions(6, players, specials):
        s, strength = club.seen(own_view(state))
        moves = [bridge.decode_move(s, code) for code in club.candidates(s, strength)]
        assert len(set(moves)) == len(moves)
        assert set(moves) <= set(state.legal)
        assert min(2, len(state.legal)) <= len(moves) <= 5
        assert bot("club").choose(own_view(state), Random(1)) in moves


def test_all_reasons_have_words_in_all_languages() -> None:
    bots = files("eklat.bots")
    source = "".join(bots.joinpath(file).read_text("utf-8") for file in ("club/heuldoch/reasons.py", "novice/heuldoch.py"))
    used = set(re.findall(r'"((?:club|novice)-heuldoch-[a-z-]+)"', source))
    for language in LANGUAGES:
        text = files("eklat.locales").joinpath(language).joinpath("heuldoch-bots.ftl").read_text("utf-8")
        assert set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE)) == used
        assert used <= catalogue(language).keys()


def test_the_club_gives_many_different_reasons() -> None:
    given = set()
    for seed, players in enumerate((3, 4, 5, 6) * 2):
        for state in positions(seed, players, seed > 1):
            reason = bot("club").decide(own_view(state), Random(1)).reason
            assert reason is not None
            given.add(reason.message.removeprefix("club-heuldoch-"))
    assert len(given) > 20


# Hands and playouts at compiled speed -------------------------------------------------------------------------------------


@TABLES
def test_the_kernel_plays_like_the_bot(players: int, specials: bool) -> None:
    s, deck = bridge.blank(players, GAME.rules({"specials": specials}))
    scores, outcomes = np.zeros((3, players), np.int32), np.zeros(16, np.int64)
    steps = club.hands(s, deck, 9, 0, scores, outcomes)
    assert outcomes[1] == 3
    made = 0
    for number in range(3):
        rng = np.zeros(1, np.uint64)
        bits.seeded(rng, 9, number)
        s[table.FIRST] = number % players
        table.deal(s, deck, rng)
        state = GAME.start(dealt_heuldoch(s))
        while state.turn is not None:
            state = state.play(bot("club").choose(own_view(state), Random(1)))
        assert state.result is not None
        assert state.result.scores == tuple(scores[number])
        made += len(state.log)
    assert made == steps


def tried(state: State, number: int, pieces: tuple[int, ...]) -> tuple[list[list[int]], list[int]]:
    """Scores and first moves of playouts of a position, in so many pieces of work."""
    arrays = worlds(own_view(state), 5, seed=1).arrays
    moves = bridge.first_moves(arrays[0])
    scores, firsts = np.zeros((number, state.players), np.int64), np.zeros(number, np.int64)
    for start, stop in zip((0, *pieces), (*pieces, number), strict=True):
        club.playouts(arrays, np.zeros(0, np.int64), moves, 3, start, scores[start:stop], firsts[start:stop])
    return scores.tolist(), firsts.tolist()


@pytest.mark.parametrize("specials", [False, True])
def test_playouts_try_every_move_in_the_same_world(specials: bool) -> None:
    state = next(state for number, state in zip(count(), positions(8, 4, specials), strict=False) if number == 30)
    moves = bridge.first_moves(bridge.position(state)[0]).tolist()
    scores, firsts = tried(state, 20 * len(moves), ())
    assert firsts == moves * 20
    assert tried(state, 20 * len(moves), (7, 50)) == (scores, firsts)
    arrays = worlds(own_view(state), 5, seed=1).arrays
    for number in range(5 * len(moves)):
        s = arrays[number // len(moves)].copy()
        table.apply(s, NO_STRENGTH, firsts[number])
        while s[table.TURN] >= 0:
            table.apply(s, NO_STRENGTH, best(s, np.zeros(MIND, np.int64)))
        assert s[table.SCORES : table.SCORES + 4].tolist() == scores[number]
    # Worlds that come again have another draw pile, so the scores differ.
    again = 5 * len(moves)
    assert scores[:again] != scores[again : 2 * again]


# Sense --------------------------------------------------------------------------------------------------------------------


def pile(text: str) -> tuple[Lying, ...]:
    """A pile from the bottom up, `A5 (B3)`: a card in brackets lies face down."""
    return tuple(Lying(Card(word.strip("()")), word[0] == "(", None, -1) for word in text.split())


def last_turn(hand: str, *piles: str) -> View:
    """Anna's last cards; nobody else has any, and nothing is left to draw."""
    players = len(piles)
    start = opening(Random(1), players, True)
    held = (tuple(sorted(map(Card, hand.split()))), *[()] * (players - 1))
    log = ((ANNA, GAME.parse("onion A1")),) * len(start.deal.draw)
    state = replace(start, piles=tuple(map(pile, piles)), hands=held, turn=ANNA, log=log)
    return state.view(ANNA)


def onions(number: int) -> str:
    return "(G1) " * number


def said(decision: Decision) -> str:
    return decision.explain("en", ["Anna", "Ben", "Cleo", "Dan"]) or ""


@pytest.mark.parametrize(
    ("hand", "piles", "move", "sentence"),
    [
        pytest.param(
            "A3",
            (f"{onions(5)} A5 B5 C5 A1", "(G1)", "(G2)"),
            "onion A3",
            "Onion number 6 brings my 5s back to life, 15 points in all.",
            id="one more onion brings the fives back",
        ),
        pytest.param(
            "A6",
            (f"{onions(2)} B7 C7", "A1", "(G2)"),
            "onion A6",
            "Onion number 3 kills nothing of mine, for I have no 3s.",
            id="an onion that kills nothing is better than a gift",
        ),
        pytest.param(
            "A5",
            (f"{onions(6)} B7 C7", f"{onions(5)} A1", "(G2)"),
            "lay A5 1",
            "Ben may have A5: with 5 onions so far, the 5s there will hardly count.",
            id="a gift that the neighbour's onions kill",
        ),
        pytest.param(
            "A5",
            (f"{onions(6)} B7 C7", "A1", f"{onions(5)} A2"),
            "lay A5 2",
            "Cleo may have A5: with 5 onions so far, the 5s there will hardly count.",
            id="of two neighbours the one who has nothing of it",
        ),
        pytest.param(
            "A7",
            (f"{onions(2)}", "B1", "C2"),
            "lay A7 0",
            "Anything goes on my onion, and A7 is worth 7 there.",
            id="a seven on an onion",
        ),
        pytest.param(
            "A7",
            (f"{onions(2)} A6", "B1", "C2"),
            "lay A7 0",
            "A7 fits my pile and no neighbour’s; here it should count 7.",
            id="a seven that fits",
        ),
        pytest.param(
            "A7 B4",
            (f"{onions(6)} A3 A2 A1 B6 (A4)", "C5", "D5"),
            "lay B4 0",
            "Anything goes on my onion, and B4 is worth 4 there.",
            id="with seven onions the sevens are worth nothing, so the four goes first",
        ),
        pytest.param(
            "catapult",
            (f"{onions(2)} A3", "B1", "C7", "D6"),
            "catapult",
            "The highest number on the table is the 7 of Cleo, and off it flies.",
            id="the catapult hits the single seven",
        ),
        pytest.param(
            "catapult",
            (f"{onions(6)} A6 A7", "B1", "C2", "D6"),
            "onion catapult",
            "catapult is of no more use to me than as an onion.",
            id="no catapult against one's own seven: one more onion kills it, but saves the six",
        ),
        pytest.param(
            "towel",
            (f"{onions(2)} A3 A1", "B1", "C7", "D6"),
            "towel 2",
            "I swap my A1 for the C7 of Cleo, which does more for me.",
            id="the towel takes the best top",
        ),
        pytest.param(
            "towel",
            (f"{onions(7)} A3 A1", "B1", "C7", "D6"),
            "towel 3",
            "I swap my A1 for the D6 of Dan, which does more for me.",
            id="but not a seven for a pile with seven onions",
        ),
        pytest.param(
            "carousel",
            (f"{onions(2)} A3 A1", "B6", "C2", "D1"),
            "carousel right",
            "The carousel brings me B6 from Ben.",
            id="the carousel turns so that the six comes",
        ),
        pytest.param(
            "werewolf",
            (f"{onions(3)} A5 (A6)", "B6", "C7", "D7"),
            "werewolf",
            "The werewolf turns up my onion, and closes 3 tops of others.",
            id="the werewolf closes what others have",
        ),
    ],
)
def test_the_club_knows_what_to_do(hand: str, piles: tuple[str, ...], move: str, sentence: str) -> None:
    decision = bot("club").decide(last_turn(hand, *piles), Random(1))
    assert str(decision.move) == move
    assert sentence in said(decision)


def test_the_last_card_is_played_for_the_most_points() -> None:
    """With one card left and nothing to come, the club finds the best score there is."""
    for seed in range(12):
        for state in positions(seed, 3 + seed % 4, False):
            if sum(map(len, state.hands)) > 1:
                continue
            ahead, turn = {}, known(state.turn)
            for move in state.legal:
                scores = known(state.play(move).result).scores
                ahead[move] = scores[turn] - (sum(scores) - scores[turn]) / (state.players - 1)
            assert ahead[bot("club").choose(own_view(state), Random(1))] == max(ahead.values())


def test_a_novice_gives_no_seven_away_for_nothing() -> None:
    """If something else is at hand that costs little, no high card goes to a neighbour."""
    for seed in range(6):
        for state in positions(seed, 3 + seed % 4, seed % 2 == 0, guide="novice"):
            view = own_view(state)
            move = bot("novice").choose(view, Random(seed))
            if isinstance(move, Lay) and move.pile != view.seat and move.card.number >= 6 and view.draw_size > 50:
                low = min(card.number for card in view.hand or () if card.number)
                assert low >= 5
            lays = [lay for lay in view.legal if isinstance(lay, Lay) and lay.pile == view.seat and lay.card.number >= 5]
            if lays and view.draw_size > 50 and isinstance(move, Lay):
                assert move.pile == view.seat


# Strength -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "specials"), [(3, False), (4, True), (6, False)])
def test_the_club_is_far_better_than_chance(players: int, specials: bool) -> None:
    """200 deals, the club in one seat after the other, chance in the others."""
    s, deck = bridge.blank(players, GAME.rules({"specials": specials}))
    chance, ahead = Random(players), []
    why, rng = np.zeros(MIND, np.int64), np.zeros(1, np.uint64)
    for number in range(200):
        bits.seeded(rng, 77, number)
        s[table.FIRST] = number % players
        table.deal(s, deck, rng)
        seat = number // players % players
        while s[table.TURN] >= 0:
            is_club = s[table.TURN] == seat
            table.apply(s, NO_STRENGTH, best(s, why) if is_club else int(chance.choice(bridge.first_moves(s))))
        scores = seats(s, table.SCORES, players)
        ahead.append(scores[seat] - (sum(scores) - scores[seat]) / (players - 1))
    assert np.mean(ahead) > 25


@pytest.mark.parametrize(("better", "other", "lead"), [("novice", "random", 15), ("club", "novice", 5)])
def test_each_is_better_than_the_one_before(better: str, other: str, lead: float) -> None:
    """Deals that are played once from every seat."""
    ahead, players = [], 4
    for seed in range(5):
        for seat in range(players):
            rng = Random(seed)
            state = opening(Random(seed), players, seed % 2 == 0)
            while state.turn is not None:
                name = better if state.turn == seat else other
                state = state.play(bot(name).choose(own_view(state), rng))
            scores = known(state.result).scores
            ahead.append(scores[seat] - (sum(scores) - scores[seat]) / (players - 1))
    assert np.mean(ahead) > lead
