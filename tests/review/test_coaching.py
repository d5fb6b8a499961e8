"""A coach before the move: what it says is true of the position, and of the worlds in which the moves were tried."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from hands import line

from eklat.bots import bot
from eklat.fast import worlds
from eklat.fast.kernels import mu as kernel
from eklat.games import GAMES
from eklat.games.core import Move, State
from eklat.games.mu import Bid, Pass
from eklat.games.mu.contract import goal
from eklat.games.mu.trumps import kinds
from eklat.games.said import Said, Trump
from eklat.locales import LANGUAGES
from eklat.review import Budget
from eklat.review.bidding import last_positions, outlook
from eklat.review.coaching import advise, coach
from eklat.review.judging import Weighed, weigh

QUICK = Budget(worlds=128)


def coached(state: State, seed: int) -> tuple[Move, Any]:
    assert state.turn is not None
    view = state.view(state.turn)
    move = bot("club").choose(view, Random(seed))
    return move, coach(view, move, seed, QUICK)


@pytest.mark.parametrize(("game", "players"), [("mu", 5), ("mu2", 2), ("heuldoch", 3)])
def test_a_coach_says_how_sure_the_best_move_is(game: str, players: int) -> None:
    states = line(game, players, "novice", 3)
    for place in (1, len(states) // 2):
        move, found = coached(states[place], place)
        if found is None:
            continue
        gaps = {one.move: one.behind for one in found.candidates}
        assert (gaps[found.best].value, gaps[found.best].half) == (0, 0)
        assert states[place].notation(move) in gaps
        assert all(one.given is None for one in found.candidates)
        close, *_ = found.says
        assert close.facts["count"] == sum(gap.low <= 0 for name, gap in gaps.items() if name != found.best)


@pytest.mark.parametrize(("game", "players"), [("mu", 4), ("mu2", 2), ("heuldoch", 3)])
def test_whoever_advises_something_else_than_the_bot_says_why(game: str, players: int) -> None:
    """At least by how much it came out ahead of what the bot would do."""
    heard = set[str]()
    for seed in range(4):
        for place, state in enumerate(line(game, players, "novice", seed)[:-1:5]):
            assert state.turn is not None
            view = state.view(state.turn)
            move = bot("novice").choose(view, Random(place))
            found = coach(view, move, place, QUICK)
            if found is None:
                continue
            behind = next((one.behind.value for one in found.candidates if one.move == state.notation(move)), None)
            assert found.reason is not None or not round(behind or 0, 1)
            if found.reason is not None:
                heard.add(found.reason.message)
                assert found.reason.facts.get("best", found.best) == found.best
                assert found.reason.facts.get("played", state.notation(move)) == state.notation(move)
                if found.reason.message == "review-coach-ahead" and behind is not None:
                    assert found.reason.facts["points"] == round(behind, 1)
                assert all(found.reason.say(language) for language in LANGUAGES)
    assert "review-coach-ahead" in heard


def test_what_is_said_of_a_bid_is_true() -> None:
    """Every sentence of an auction, held against the position and against the worlds counted once more."""
    heard = set()
    for players, place in ((3, 3), (4, 4), (5, 6), (6, 3)):
        state = line("mu", players, "club novice", 2)[place]
        move, found = coached(state, players)
        assert found is not None
        weighed = weigh(state, move, players, QUICK)
        assert weighed is not None
        assert weighed.names[weighed.best] == found.best
        for said in found.says[1:]:
            heard.add(said.message)
            assert is_true(said, state, weighed), (str(said), found.best)
            assert all(said.say(language) for language in LANGUAGES)
    assert {"shows", "chief", "alone", "height"} <= {message.removeprefix("review-coach-") for message in heard}


def test_who_lets_an_eklat_happen_hears_what_it_costs() -> None:
    state: Any = line("mu", 4, "club", 2)[0]
    for cards in (1, 1, 0, 0, 0):
        state = state.play(Bid(state.hands[state.turn][:cards]) if cards else Pass())
    weighed = weigh(state, Pass(), 1, QUICK)
    assert weighed is not None
    told = outlook(state.view(state.turn), weighed.trials, weighed.own)
    assert [one.message for one in told] == ["review-coach-no-chief", "review-coach-eklat"]
    assert (told[1].facts["eklat"], told[1].facts["pays"]) == (100, 100)


def test_who_bids_for_the_crown_hears_how_often_it_comes_and_what_it_needs() -> None:
    """Counted once more by the rules: club players finish every tenth world at a table."""
    state: Any = line("mu2", 2, "club novice", 3)[0]
    move, found = coached(state, 1)
    weighed = weigh(state, move, 1, QUICK)
    assert weighed is not None
    best = GAMES["mu2"].parse(found.best)
    is_crown, needs = found.says[1:]
    after = state.play(best)
    assert needs.facts["height"] == len(after.open[state.turn])
    assert needs.facts["goal"] == 16 + 2 * needs.facts["height"]
    both, drawn = weighed.trials, worlds(state.view(state.turn), 1, 1)
    rows, crowns = range(0, len(both.arrays), 10), 0
    for row in rows:
        world: Any = type(drawn)(drawn.view, both.arrays[row : row + 1], drawn.strength)[0].play(best)
        while world.turn is not None and world.phase == "auction":
            world = world.play(bot("club").choose(world.view(world.turn), Random(0)))
        crowns += world.contract is not None and world.contract.crown == state.turn
    assert abs(100 * crowns / len(rows) - is_crown.facts["crown"]) <= 15
    assert all(said.say(language) for said in found.says for language in LANGUAGES)


def is_true(said: Said, state: Any, weighed: Weighed) -> bool:
    facts: Any = said.facts
    seat, players = state.turn, state.players
    ends, weights = last_positions(weighed.trials, weighed.best), weighed.trials.weights
    played = [(row, weight) for row, weight in zip(ends, weights, strict=True)]
    chief = [(row, w) for row, w in played if row[kernel.OUTCOME] != kernel.EKLAT and row[kernel.CHIEF] == seat]

    def hundred(some: list[Any], of: list[Any]) -> int:
        return int(np.round(100 * sum(w for _, w in some) / sum(w for _, w in of)))

    def side(row: Any) -> int:
        partner = [row[kernel.HOLDER]] if row[kernel.HOLDER] not in (-1, seat, row[kernel.VICE]) else []
        return int(sum(row[kernel.POINTS + one] for one in (seat, *partner)))

    match said.message:
        case "review-coach-shows":
            move = next(one for one in (Bid(tuple(hand)) for hand in [facts["cards"]]) if one in state.legal)
            after = state.play(move)
            return str(move) == weighed.names[weighed.best] and list(named(facts["trumps"])) == kinds(after.laid[seat])
        case "review-coach-chief":
            made = [(row, w) for row, w in chief if row[kernel.OUTCOME] == kernel.MADE]
            return bool((facts["chief"], facts["made"]) == (hundred(chief, played), hundred(made, chief)))
        case "review-coach-no-chief":
            return bool(facts["chief"] == hundred(chief, played) <= 15)
        case "review-coach-eklat":
            eklat = [(row, w) for row, w in played if row[kernel.OUTCOME] == kernel.EKLAT]
            pays = [(row, w) for row, w in eklat if row[kernel.SCORES + seat] < 0]
            return (facts["eklat"], facts["pays"]) == (hundred(eklat, played), hundred(pays, played))
        case "review-coach-height" | "review-coach-alone":
            own = sum(row[kernel.POINTS + seat] * w for row, w in chief) / sum(w for _, w in chief)
            enough = [(row, w) for row, w in chief if side(row) >= facts["goal"]]
            total = sum(card.points for hand in (*state.hands, *state.laid) for card in hand)
            needs = max(0, facts["goal"] - facts["own"])
            tricks = -(-needs * len(state.deal.hands[0]) // total)
            return (
                facts["goal"] == goal(players, facts["height"])
                and (facts["total"], facts["own"]) == (total, round(own))
                and facts["enough"] == hundred(enough, chief)
                and (players == 3 or (facts["missing"], facts["tricks"]) == (needs, tricks))
            )
    return False


def named(said: Said) -> Iterator[str]:
    """The trumps of a list in words."""
    for fact in said.facts.values():
        if isinstance(fact, Trump):
            yield fact.trump
        elif isinstance(fact, Said):
            yield from named(fact)


def test_hands_in_worlds_end_as_by_the_rules() -> None:
    """Who is chief, what was taken, what it was worth: the same as if club players finish it at a table."""
    state = line("mu", 4, "club novice", 2)[3]
    move = bot("club").choose(state.view(state.turn), Random(0))
    weighed = weigh(state, move, 5, Budget(worlds=128))
    assert weighed is not None
    place, ends = weighed.own, last_positions(weighed.trials, weighed.own)
    found = worlds(state.view(state.turn), 1, 1)
    for row in (0, 7, 19):
        world: Any = type(found)(found.view, weighed.trials.arrays[row : row + 1], found.strength)[0]
        assert world.notation(move) == weighed.names[place]
        world = world.play(move)
        while world.turn is not None:
            world = world.play(bot("club").choose(world.view(world.turn), Random(0)))
        assert list(world.result.scores) == list(ends[row, kernel.SCORES : kernel.SCORES + 4])
        if (contract := getattr(world, "contract", None)) is not None:
            assert (contract.chief, contract.height) == (ends[row, kernel.CHIEF], ends[row, kernel.HEIGHT])
            assert list(world.result.points) == list(ends[row, kernel.POINTS : kernel.POINTS + 4])


def test_hidden_cards_dealt_anew_change_nothing() -> None:
    state = line("mu", 4, "novice", 4)[2]
    other = state.view(state.turn).sample(Random(7))
    assert other != state
    assert coached(state, 1) == coached(other, 1)


def test_where_the_bot_would_do_something_worse_the_better_move_is_advised() -> None:
    states = line("mu", 4, "club novice", 2)
    for state in states[1:3]:
        view = state.view(state.turn)
        move, sentence, told, data = advise(view, "pass", "because", {"message": "x", "facts": {}}, 3, QUICK)
        assert data["candidates"][0]["move"] == move
        assert data["candidates"][0]["behind"] == {"value": 0.0, "half": 0.0}
        assert (sentence == "because") == (move == "pass")
        assert move == "pass" or told == data["candidates"][0]["said"]
    assert advise(states[-2].view(states[-2].turn), str(states[-1].moves[-1]), None, None, 3)[3] is None
