"""A table of Mü for tests: hands filled up with the rest of the pack, and everything said in notation.

Auctions are written as on the sheets: a round in every line, the players in columns with wide gaps between them. Tricks
are written the same way, a column for every seat; the columns of a whole hand are also the cards that were dealt.
"""

from __future__ import annotations

import json
import re
from typing import Any

from known import known

from eklat.games import GAMES, core
from eklat.games.mu import Deal, State
from eklat.games.mu.cards import ALL_COLOURS, Card, Cards, pack
from eklat.games.mu.deal import HAND_SIZE
from eklat.games.mu.scoring import Eklat, Result

MU = GAMES["mu"]

NAMES = ("Anna", "Beate", "Conny", "Dagmar", "Emma", "Frieda")
ANNA, BEATE, CONNY, DAGMAR, EMMA, FRIEDA = range(6)


def cards(text: str) -> Cards:
    return tuple(map(Card, text.split()))


def dealt(*hands: str, dealer: int = ANNA, colours: str = "RGB") -> Deal:
    """A deal where everybody holds at least these cards; the rest of the pack fills the hands in order."""
    held = [list(cards(hand)) for hand in hands]
    rest = list(pack(colours if len(hands) == 3 else ALL_COLOURS))
    for hand in held:
        for card in hand:
            rest.remove(card)
    for hand in held:
        missing = HAND_SIZE[len(hands)] - len(hand)
        hand.extend(rest[:missing])
        del rest[:missing]
    return Deal(tuple(map(tuple, held)), dealer)


def start(*hands: str, dealer: int = ANNA, **options: Any) -> State:
    """The beginning of such a deal, at a table with these options."""
    rules = MU.rules(options, len(hands))
    return MU.start(dealt(*hands, dealer=dealer, colours=rules.colours), rules)


def after(state: core.State, *moves: str) -> State:
    """The state after these moves; several may stand in one text with commas between them."""
    assert isinstance(state, State)
    for text in moves:
        for move in text.split(", "):
            state = state.play(MU.parse(move))
    return state


def auction(state: core.State, table: str) -> State:
    """The state after an auction that is written like the sheets' tables."""
    assert isinstance(state, State)
    for line in table.strip().splitlines():
        for cell in re.split(r"\s{2,}", line.strip()):
            state = after(state, cell if cell == "pass" else f"bid {cell}")
    return state


def all_pass(state: core.State) -> State:
    """Everybody passes until the auction is over."""
    assert isinstance(state, State)
    while state.phase == "auction":
        state = after(state, "pass")
    return state


def rows(tricks: str) -> list[Cards]:
    return [cards(line) for line in tricks.strip().splitlines()]


def hands_of(tricks: str, dealer: int = ANNA) -> Deal:
    """The deal in which these tricks can be played."""
    return Deal(tuple(zip(*rows(tricks), strict=True)), dealer)


def play_tricks(state: State, tricks: str, number: int | None = None) -> State:
    """Everybody plays the cards of the own column, in so many tricks."""
    for row in rows(tricks)[:number]:
        for _ in row:
            state = after(state, f"play {row[known(state.turn)]}")
    return state


def play_on(state: State) -> State:
    """Everybody does the first thing that is allowed until the deal is over."""
    while not state.is_over:
        state = state.play(state.legal[0])
    return state


def texts(state: State) -> list[str]:
    """What may be done now, in notation."""
    return [str(move) for move in state.legal]


def seen(state: State, seat: int | None) -> str:
    """Every byte that a seat can see."""
    return json.dumps(state.view(seat).to_json())


def explained(result: core.Result, language: str = "en") -> list[str]:
    """How a deal ended, in words."""
    return [said.say(language, NAMES) for said in result.explain()]


def told(state: State, move: str, seat: int | None = None, language: str = "en") -> list[str]:
    """What this viewer hears of a move, in words."""
    return [said.say(language, NAMES, seat) for said in MU.tell(state.view(seat), after(state, move).view(seat))]


def question(state: State, seat: int | None = None, language: str = "en") -> str:
    """What this viewer reads on the line that says whose turn it is."""
    return known(state.view(seat).question).say(language, NAMES, seat)


def fought(result: core.Result | None) -> Result:
    """How a deal ended that was played to the end."""
    assert isinstance(result, Result)
    return result


def scandal(result: core.Result | None) -> Eklat:
    """How a deal ended that nobody won in the auction."""
    assert isinstance(result, Eklat)
    return result
