"""Views from JSON: what types the reader knows, and what it says about data that does not fit them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, NamedTuple

import pytest

from eklat.games import GAMES
from eklat.games.core import AnyGame, NoMoves, State
from eklat.games.heuldoch import Onion
from eklat.games.mu import Card, Pass
from eklat.games.mu.view import View
from eklat.games.mu2 import Discard
from eklat.games.reading import BadView, Given, Reader

MU, MU2, HEUL = (GAMES[name] for name in ("mu", "mu2", "heuldoch"))


SEEDS = {"made": 35, "failed": 6, "crown": 4, "redeal": 7, "reveal": 9}
"""Where such a game is found soon."""


def a_game(game: AnyGame, players: int, wanted: str, **options: Any) -> list[State]:
    """A game with this outcome or phase, played at random."""
    rules, rng = game.rules(options), Random(SEEDS.get(wanted, 1))
    while True:
        states: list[State] = [game.start(game.deal(rng, players, rules), rules)]
        while not states[-1].is_over:
            legal = states[-1].legal
            states.append(states[-1].play(rng.choice(legal[:2] if rng.random() < 0.6 else legal)))
        if wanted in (getattr(states[-1].result, "outcome", ""), *(state.phase for state in states)):
            return states


@pytest.mark.parametrize(
    ("game", "players", "wanted", "options"),
    [
        (MU, 4, "made", {}),
        (MU, 5, "failed", {"same_trump": False}),
        (MU, 6, "failed", {"hidden_partner": True}),
        (MU, 3, "eklat", {}),
        (MU2, 2, "shield", {}),
        (MU2, 2, "crown", {}),
        (MU2, 2, "redeal", {}),
        (MU2, 2, "reveal", {}),
        (HEUL, 4, "finished", {"specials": True, "memory_aid": True}),
    ],
)
def test_every_view_of_a_game_is_read_as_it_was(game: AnyGame, players: int, wanted: str, options: dict[str, Any]) -> None:
    for state in a_game(game, players, wanted, **options):
        for seat in (*range(players), None):
            view = state.view(seat)
            assert game.read_view(json.loads(json.dumps(view.to_json()))) == view


def test_nobody_laid_a_card() -> None:
    state: State = MU.start(MU.deal(Random(1), 3))
    for _ in range(3):
        state = state.play(Pass())
    assert MU.read_view(state.view(0).to_json()) == state.view(0)


@pytest.mark.parametrize(("game", "wanted"), [(MU, "made"), (MU2, "crown")])
def test_a_contract_that_is_missing_is_missed(game: AnyGame, wanted: str) -> None:
    state = next(state for state in a_game(game, game.players[0], wanted) if state.phase == "trump")
    view = state.view(state.turn).to_json()
    for change, said in (({"contract": None}, "no contract"), ({"contract": 3}, "contract in the view must be an object")):
        with pytest.raises(BadView, match=said):
            game.read_view(view | change)


def test_what_was_done_in_secret_is_a_move_of_a_log_alone() -> None:
    for game, text, move in ((HEUL, "onion ?", Onion(None)), (MU2, "discard ?", Discard(None)), (MU, "pass", Pass())):
        assert game.read_move(text) == move
    for game, text in ((HEUL, "onion ?"), (MU2, "discard ?")):
        with pytest.raises(ValueError, match="is not a move"):
            game.parse(text)


# Types ------------------------------------------------------------------------------------------------------------------


class Pair(NamedTuple):
    first: Card
    second: int = 7


@dataclass(frozen=True)
class Things:
    where: Literal["hand", "open"]
    when: float
    lacks: frozenset[str]
    pair: Pair
    either: int | Pair | None = None


READER: Reader[View] = Reader(MU, {})


def test_values_are_read_by_their_types() -> None:
    data = {"where": "open", "when": 3, "lacks": ["R", "trump"], "pair": {"first": "R6"}, "either": {"first": "R7"}}
    read = READER.part(Things, data, "things")
    assert read == Things("open", 3, frozenset({"R", "trump"}), Pair(Card("R6")), Pair(Card("R7")))
    assert READER.part(Things, data | {"either": 5}, "things").either == 5
    assert READER.value(tuple[int, str], [1, "x"], "two") == (1, "x")
    assert READER.value(None.__class__, None, "nothing") is None


@pytest.mark.parametrize(
    ("hint", "data", "said"),
    [
        (int, True, "it must be of type int, not True"),
        (bool, 1, "of type bool"),
        (float, "1", "it must be a number"),
        (str, 1, "it must be a text"),
        (Card, "X9", "it: 'X9' is not a card"),
        (Literal["a", "b"], "c", "it must be one of a, b"),
        (None.__class__, 0, "it must be nothing"),
        (tuple[int, ...], 3, "it must be a list, not 3"),
        (tuple[int, str], [1], "it must be a list of 2"),
        (frozenset[str], [1], "it must be a text"),
        (Pair, [], "it must be an object"),
        (Pair, {"second": 1}, "first is missing in it"),
        (int | Pair, "x", "it must be an object"),
        (type(MU.rules()), 3, "it must be options by name"),
    ],
)
def test_what_does_not_fit_is_named(hint: Any, data: Any, said: str) -> None:
    with pytest.raises(BadView) as refused:
        READER.value(hint, data, "it")
    assert said in str(refused.value)


def test_moves_that_were_listed_are_judged_by_the_list() -> None:
    given = Given((Pass(),))
    assert given.refusal(Pass()) is None
    refusal = given.refusal(Onion(None))
    assert refusal is not None
    assert refusal.code == "not-listed"


def test_a_view_whose_parts_contradict_each_other() -> None:
    view = next(s for s in a_game(MU, 4, "made") if s.phase == "play").view(None).to_json()
    with pytest.raises(BadView, match="do not fit together"):
        MU.read_view(view | {"seat": view["turn"], "laid": []})
    assert MU.read_view(view).legal == NoMoves()
