"""What holds for every bot and every game."""

import os
import time
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import count, islice
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from eklat.bots import BOTS, Bot, bot, describe, expert
from eklat.bots.champion import Champion
from eklat.bots.club import mind
from eklat.games import GAMES
from eklat.games.core import State, View
from eklat.games.said import said
from eklat.locales import LANGUAGES

LONG = bool(os.environ.get("EKLAT_LONG"))
SEEDS = range(26 if LONG else 1)
"""Deals per table: in the long test more than 20,000 positions for each bot."""
QUICK = {name: f"{name}:playouts=60,seconds=none" for name in ("adept", "expert", "champion")}
"""How a bot is asked for where many moves are needed."""
THINNED = {"dreamer": 20, "adept": 20, "expert": 6, "champion": 12}
"""Of so many positions one is enough."""

TABLES: list[tuple[str, int, Mapping[str, object]]] = [
    ("mu", 3, {}),
    ("mu", 3, {"edition": "nl", "colours": "RYK"}),
    ("mu", 4, {}),
    ("mu", 4, {"edition": "en", "hidden_partner": True}),
    ("mu", 5, {"same_trump": False, "last_trick": False}),
    ("mu", 5, {"hidden_partner": True, "shared_eklat": True}),
    ("mu", 6, {"random_end": True, "shared_eklat": True}),
    ("mu2", 2, {}),
    ("mu2", 2, {"colours": "RYGK"}),
    ("heuldoch", 3, {}),
    ("heuldoch", 4, {"specials": True}),
    ("heuldoch", 5, {"specials": True, "memory_aid": True}),
    ("heuldoch", 6, {}),
]


def make(name: str) -> Bot:
    return bot(QUICK.get(name, name))


def positions(game: str, players: int, options: Mapping[str, object], seed: int, guide: str = "novice") -> tuple[State, ...]:
    """The positions of a deal in which a bot and chance take turns."""
    return _played(game, players, tuple(options.items()), seed, guide)


@cache
def _played(game: str, players: int, options: tuple[tuple[str, object], ...], seed: int, guide: str) -> tuple[State, ...]:
    """Every bot is asked about the same positions: they are played once."""
    rng, rules = Random(seed), GAMES[game].rules(dict(options), players)
    state: State = GAMES[game].start(GAMES[game].deal(rng, players, rules, rng.randrange(players)), rules)
    guides, states = (make(guide), make("random")), list[State]()
    while state.turn is not None:
        states.append(state)
        state = state.play(rng.choice(guides).choose(state.view(state.turn), rng))
    return tuple(states)


def turns(game: str, players: int, options: Mapping[str, object], seed: int) -> Iterator[View]:
    for state in positions(game, players, options, seed):
        yield state.view(state.turn)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_bot_always_finds_a_legal_move_and_its_reason(
    name: str, game: str, players: int, options: Mapping[str, object]
) -> None:
    for seed in SEEDS:
        for number, view in enumerate(turns(game, players, options, seed)):
            if number % THINNED.get(name, 3) and not LONG:
                continue
            decision = make(name).decide(view, Random(number))
            assert decision.move in view.legal
            said = {decision.explain(language) for language in LANGUAGES}
            if name == "random":
                assert said == {None}
            else:
                assert all(sentence and sentence.endswith(".") and "{" not in sentence for sentence in said)
                assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_the_same_view_and_seed_give_the_same_move(
    name: str, game: str, players: int, options: Mapping[str, object]
) -> None:
    for number, view in enumerate(turns(game, players, options, 11)):
        if number % (7 if LONG else 19 + THINNED.get(name, 0)) == 0:
            assert make(name).choose(view, Random(5)) == make(name).choose(view, Random(5))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_hidden_cards_never_change_a_choice(name: str, game: str, players: int, options: Mapping[str, object]) -> None:
    """Deal the hidden cards anew: what the seat sees is the same, so its choice must be."""
    for number, state in enumerate(positions(game, players, options, 23)):
        if number % (6 if LONG else 15 + THINNED.get(name, 0)) == 0:
            view = state.view(state.turn)
            other = view.sample(Random(number)).view(view.seat)
            assert make(name).choose(view, Random(1)) == make(name).choose(other, Random(1))


def test_a_champion_who_looks_further_peeks_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """With enough playouts it also tries what club players find promising, in worlds that both have weighed."""
    looked, usual = [0], Champion._and_promising

    def promising(self: Champion, *about: Any) -> Any:
        looked[0] += 1
        return usual(self, *about)

    monkeypatch.setattr(Champion, "_and_promising", promising)
    for number, state in enumerate(positions("mu", 4, {}, 23)):
        if number % (5 if LONG else 25) == 4:
            view = state.view(state.turn)
            other = view.sample(Random(number)).view(view.seat)
            champion = bot("champion:playouts=2400,seconds=none")
            assert champion.choose(view, Random(1)) == champion.choose(other, Random(1))
    assert looked[0] >= 4


@pytest.mark.parametrize("name", [name for name in BOTS if name != "random"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_described_in_a_line(name: str, language: str) -> None:
    assert "\n" not in describe(BOTS[name], language)


@pytest.mark.parametrize("name", ["club", "student"])
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_quick_player_answers_at_once(name: str, game: str, players: int, options: Mapping[str, object]) -> None:
    """The median of a move is far below what anybody notices (two or three thousandths of a second are promised)."""
    quick, times = make(name), []
    for view in turns(game, players, options, 3):
        quick.choose(view, Random(1))
        before = time.thread_time()  # of this processor, whatever else the machine does
        quick.choose(view, Random(1))
        times.append(time.thread_time() - before)
    assert sorted(times)[len(times) // 2] < 0.02


def searched(view: View) -> bool:
    """Whether an expert has to think about it."""
    return "playouts" in (bot("expert:playouts=2,seconds=none").decide(view, Random(1)).reason or said("none")).facts


def test_a_time_budget_is_used_up_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that moves on a little whenever it is looked at: it is looked at often, and nothing is begun too late."""
    thought = 0
    for view in islice(filter(searched, turns("mu", 4, {}, 1)), 6):
        clock = count(1)
        monkeypatch.setattr(expert, "time", SimpleNamespace(perf_counter=lambda clock=clock: next(clock) / 100))
        bot("expert:playouts=none,seconds=0.3").choose(view, Random(2))
        assert 30 <= next(clock) <= 36
        thought += 1
    assert thought == 6


if LONG:  # by the real clock only where the machine has nothing else to do

    def test_a_time_budget_is_kept_by_the_clock() -> None:
        """Within a fifth, for the median move."""
        chosen, times = bot("expert:playouts=none,seconds=0.3"), []
        for number, view in enumerate(turns("mu", 4, {}, 1)):
            if len(view.legal) > 1 and number % 8 == 0:
                chosen.choose(view, Random(1))
                before = time.perf_counter()
                chosen.choose(view, Random(2))
                times.append(time.perf_counter() - before)
        assert 0.24 < sorted(times)[len(times) // 2] < 0.36


@pytest.mark.parametrize(("game", "players"), [("mu", 4), ("mu2", 2), ("heuldoch", 4)])
def test_threads_do_not_change_the_choice(game: str, players: int) -> None:
    for number, view in enumerate(turns(game, players, {}, 2)):
        if number % 9 == 0:
            chosen = {bot(f"expert:playouts=300,seconds=none,threads={n}").choose(view, Random(3)) for n in (1, 2)}
            assert len(chosen) == 1


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        (
            "master",
            "there is no bot 'master'; there are random, novice, dreamer, daredevil, club, student, adept, expert, champion",
        ),
        ("club:depth=3", "club has no settings"),
        ("expert:depth=3", "the settings of expert are playouts, seconds, threads"),
        ("expert:playouts=many", "playouts must be a number or none, not 'many'"),
        ("expert:playouts=0", "playouts must be a whole number of at least 1"),
        ("expert:playouts=1e3", "playouts must be a whole number"),
        ("expert:playouts=nan", "playouts must be a whole number"),
        ("expert:threads=1.5", "threads must be a whole number"),
        ("expert:threads=none", "threads must be a whole number"),
        ("expert:seconds=0", "seconds must be more than 0"),
        ("expert:playouts=none,seconds=none", "an expert needs an end"),
        ("expert:threads=-1", "threads"),
        ("expert:fast", "fast must be a number or none"),
    ],
)
def test_a_bot_that_cannot_be_made_says_why(spec: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        bot(spec)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_only_asked_when_it_is_to_move(name: str) -> None:
    view = next(iter(positions("mu", 4, {}, 1)))
    for seat in (None, *(seat for seat in range(4) if seat != view.turn)):
        with pytest.raises(ValueError, match="is not to move"):
            make(name).choose(view.view(seat), Random(1))


class OnlyMu(BOTS["random"]):  # type: ignore[misc,name-defined,valid-type]
    name = "only-mu"
    games = ("mu",)


def test_a_bot_refuses_a_game_it_does_not_play() -> None:
    with pytest.raises(ValueError, match="only-mu does not play heuldoch; it plays mu"):
        OnlyMu().choose(next(iter(turns("heuldoch", 3, {}, 1))), Random(1))


def test_an_expert_that_imagines_more_keeps_more() -> None:
    """A world is played the same way every time, so more playouts in as few worlds would tell it nothing."""
    game = GAMES["mu"]
    view = game.start(game.deal(Random(1), 4)).view(0)
    kept = [expert.Expert(seconds=None, worlds=number).imagined(view, mind("mu"), 1)[0] for number in (64, 512, 2048)]
    assert [len(worlds) for worlds in kept] == [256, 256, 1024]
    assert len(np.unique(kept[2], axis=0)) > 900
