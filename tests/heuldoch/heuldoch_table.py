"""A table of Heul doch! for tests: deals with chosen cards, positions drawn as text, moves by notation, random games."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from known import known

from eklat.games import GAMES
from eklat.games.core import Move
from eklat.games.errors import IllegalMove
from eklat.games.heuldoch import Deal, State
from eklat.games.heuldoch.cards import Card
from eklat.games.heuldoch.piles import Lying
from eklat.games.heuldoch.scoring import Result

HEULDOCH = GAMES["heuldoch"]
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn")
ANNA, BEN, CLEO, DAN, EVA, FINN = range(6)
SPECIALS = ("catapult", "towel", "carousel", "werewolf")


def pack(specials: bool = False) -> list[str]:
    """All cards by name, counted out from the sheet: 98 number cards, and three of each special."""
    numbers = [f"{colour}{number}" for colour in "ABCDEFG" for number in range(1, 8)] * 2
    return numbers + list(SPECIALS) * 3 if specials else numbers


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def dealt(piles: str, hands: Sequence[str] = (), draw: str = "", first: int = ANNA, specials: bool = False) -> Deal:
    """A deal with these cards in their places; what is left of the pack fills the gaps, from its end (sevens of G) on."""
    players = len(piles.split())
    hands = [*hands, *[""] * (players - len(hands))]
    given = f"{piles} {' '.join(hands)} {draw}".split()
    rest = sorted((Counter(pack(specials)) - Counter(given)).elements())
    rest.sort(key=lambda name: name in SPECIALS, reverse=True)  # specials lie deep in the draw pile
    filled = []
    for hand in hands:
        chosen = hand.split()
        filled.append([*chosen, *(rest.pop() for _ in range(4 - len(chosen)))])
    pile = [*draw.split(), *reversed(rest)]
    return HEULDOCH.read_deal({"first": first, "deal": {"piles": piles.split(), "hands": filled, "draw": pile}})


def start(deal: Deal, **options: object) -> State:
    return HEULDOCH.start(deal, HEULDOCH.rules({"specials": deal.has_specials, **options}))


def table(piles: str, hands: Sequence[str] = (), **how: Any) -> State:
    """The start of a deal, by the first pile cards and the hands."""
    return start(dealt(piles, hands, **how))


def pile(text: str) -> tuple[Lying, ...]:
    """A pile from the bottom up, `A5 (B3)`: a card in brackets lies face down."""
    return tuple(Lying(Card(word.strip("()")), word[0] == "(", None, -1) for word in text.split())


def position(*piles: str, hands: Sequence[str] = (), turn: int = ANNA, is_drawn_out: bool = False) -> State:
    """A position with these piles and hands, however it came about; nobody knows that no game leads there."""
    players = len(piles)
    rest = ["G7", "G6", "G5", "G4"] * 2
    opening = start(dealt(" ".join(rest[:players]), specials=True))
    held = tuple(tuple(sorted(cards(hand))) for hand in [*hands, *["F1"] * (players - len(hands))])
    log = ((ANNA, HEULDOCH.parse("onion A1")),) * (len(opening.deal.draw) if is_drawn_out else 0)
    return replace(opening, piles=tuple(map(pile, piles)), hands=held, turn=turn, log=log)


def shown(state: State) -> list[str]:
    """The piles as `pile` writes them."""
    return [" ".join(f"({x.card})" if x.is_onion else str(x.card) for x in lying) for lying in state.piles]


def played(state: State, *moves: str) -> State:
    for move in moves:
        state = state.play(HEULDOCH.parse(move))
    return state


def legal(state: State) -> set[str]:
    return {str(move) for move in state.legal}


def lays(state: State) -> set[str]:
    """Where the open cards may go."""
    return {move for move in legal(state) if move.startswith("lay")}


def refusal(state: State, move: Move | str, seat: int | None = None) -> IllegalMove:
    """The refusal of this move, which leaves the state as it was."""
    before = repr(state)
    with pytest.raises(IllegalMove) as refused:
        state.play(HEULDOCH.parse(move) if isinstance(move, str) else move, seat)
    assert repr(state) == before
    return refused.value


def any_game(seed: int, players: int = 4, **options: object) -> list[State]:
    """All states of a random game."""
    rng = random.Random(seed)
    rules = HEULDOCH.rules(options)
    states = [HEULDOCH.start(HEULDOCH.deal(rng, players, rules, rng.randrange(players)), rules)]
    while not states[-1].is_over:
        states.append(states[-1].play(rng.choice(states[-1].legal)))
    return states


def explained(result: Result, language: str = "en") -> list[str]:
    """How a game ended, in words."""
    return [said.say(language, NAMES) for said in result.explain()]


def told(state: State, move: str, seat: int | None = None, language: str = "en") -> list[str]:
    """What this viewer hears of a move, in words."""
    return [said.say(language, NAMES, seat) for said in HEULDOCH.tell(state.view(seat), played(state, move).view(seat))]


def question(state: State, seat: int | None = None, language: str = "en") -> str:
    """What this viewer reads on the line that says whose turn it is."""
    return known(state.view(seat).question).say(language, NAMES, seat)
