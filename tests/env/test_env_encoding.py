"""The shared heart of the doors: actions, masks and observations, held against the rules engine along random hands."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from env_tables import EVERY_TABLE, LONG, dealt, positions, some_action, table_of
from seen import expected

from eklat.env.games import encoding
from eklat.env.table import Table
from eklat.games import GAMES
from eklat.games.core import State

HANDS = 1500 if LONG else 12
every_table = pytest.mark.parametrize(("name", "players", "options"), EVERY_TABLE, ids=str)


def first_actions(table: Table, state: State) -> set[int]:
    """How the legal moves of the rules engine begin. Where they are bids or discards, their cards are laid in order."""
    legal: Any = state.legal
    assert state.turn is not None
    number = table.encoding.ACTIONS.index
    if state.phase == "auction":
        return {number("stop"), *(map(number, legal.hand) if legal.most else ())}
    if state.phase == "discard":
        return set(sorted(map(number, legal.hand))[:-3])
    return {table.encoding.actions(move, state.turn, table.players)[0] for move in legal}


@every_table
def test_masks_and_scores_are_those_of_the_rules(name: str, players: int, options: dict[str, Any]) -> None:
    table, rng = table_of(name, players, options), Random(1)
    for _ in range(HANDS):
        for _ in positions(table, rng):
            state = table.state  # every move so far was legal there
            assert state.turn == table.turn
            if not table.pending and state.turn is not None:
                assert set(np.flatnonzero(table.mask())) == first_actions(table, state), state.legal
        scores = table.scores()
        assert table.rewards() == pytest.approx([own - (sum(scores) - own) / (players - 1) for own in scores])


@every_table
def test_observations_are_what_a_view_knows(name: str, players: int, options: dict[str, Any]) -> None:
    table, rng = table_of(name, players, options), Random(2)
    low, high = table.layout.bounds()
    for _ in range(30 if LONG else 1):
        for _ in positions(table, rng):
            for seat in range(players):
                flat = table.observation(seat)
                assert (flat >= low).all()
                assert (flat <= high).all()
                seen = table.layout.named(flat)
                for part, value in expected(table, seat).items():
                    assert (seen[part] == value).all(), (part, table.made, seen[part], value)


@every_table
def test_nothing_hidden_leaks(name: str, players: int, options: dict[str, Any]) -> None:
    """Exchange everything a seat cannot see: observation, mask and what it hears stay the same."""
    table, other, rng = table_of(name, players, options), table_of(name, players, options), Random(3)
    for _ in range(20 if LONG else 1):
        for _ in positions(table, rng):
            if rng.random() < 0.8 or table.turn is None:
                continue
            for seat in range(players):
                imagined = table.view(seat).sample(rng)
                other.deal(imagined.deal)
                for move in imagined.moves:
                    for action in other.actions(move):
                        other.step(action)
                if seat == table.turn:
                    for action in table.pending:
                        other.step(action)
                    assert (other.mask() == table.mask()).all()
                assert (other.observation(seat) == table.observation(seat)).all()
                assert other.heard(seat) == table.heard(seat)


def paths(table: Table) -> set[str]:
    """Every move that can be made now, by trying all actions."""
    found = set()
    for action in np.flatnonzero(table.mask()):
        tried = table.copy()
        found |= {tried.made[-1].notation} if tried.step(int(action)) else paths(tried)
    return found


@pytest.mark.parametrize(("name", "players"), [("mu", 5), ("mu2", 2)])
def test_a_move_of_several_cards_is_laid_in_one_way(name: str, players: int) -> None:
    """All paths of actions together are exactly the legal moves, and every move is read back from its notation."""
    table, rng = table_of(name, players, {}), Random(4)
    tried: set[str] = set()
    while tried < ({"auction", "discard"} if name == "mu2" else {"auction"}):
        for _ in positions(table, rng):
            state = table.state
            is_one_card = state.phase not in ("auction", "discard")
            if table.pending or is_one_card or not 60 < len(state.legal) < 4000 or state.phase in tried:
                continue
            assert paths(table) == {str(move) for move in state.legal}
            tried.add(state.phase)


@every_table
def test_notation_becomes_actions_and_back(name: str, players: int, options: dict[str, Any]) -> None:
    table, again, rng = table_of(name, players, options), table_of(name, players, options), Random(5)
    for _ in positions(table, rng):
        pass
    again.deal(table.state.deal)
    for made in table.made:
        for action in again.actions(again.game.parse(made.notation)):
            assert again.is_legal(action)
            again.step(action)
    assert again.made == table.made
    assert again.state == table.state


@every_table
def test_a_deal_is_the_order_of_its_cards(name: str, players: int, options: dict[str, Any]) -> None:
    """As OpenSpiel deals them, one by one."""
    table, code = dealt(table_of(name, players, options), Random(6)), encoding(name)
    deal = table.state.deal
    order = code.dealt(deal)
    assert code.deal(order, players, table.rules, deal.starter) == deal
    assert [order.count(kind) for kind in range(len(code.pack(players, table.rules)))] == code.pack(players, table.rules)


@pytest.mark.parametrize("name", ["mu", "mu2", "heuldoch"])
def test_actions_have_names_of_their_own(name: str) -> None:
    code = encoding(name)
    assert len(set(code.ACTIONS)) == len(code.ACTIONS) == code.compiled.ACTIONS


def test_a_game_without_an_encoding_is_named() -> None:
    with pytest.raises(ValueError, match="mu, mu2, heuldoch"):
        encoding("skat")


def test_a_copy_goes_on_by_itself() -> None:
    table, rng = dealt(table_of("mu", 4, {}), Random(7)), Random(8)
    for _ in range(10):
        table.step(some_action(table, rng))
    other, before = table.copy(), (list(table.made), table.observation(2).tolist(), table.state)
    while other.turn is not None:
        other.step(some_action(other, rng))
    assert (table.made, table.observation(2).tolist(), table.state) == before
    assert GAMES["mu"].name == table.game.name
