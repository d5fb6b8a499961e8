"""A table of Mü for two for tests: deals with chosen cards, moves by their notation, random games."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest
from known import as_a, known

from eklat.games import GAMES, core
from eklat.games.core import Move
from eklat.games.errors import IllegalMove
from eklat.games.mu.cards import Card
from eklat.games.mu.moves import Bid
from eklat.games.mu2 import Deal, State
from eklat.games.mu2.play import Tricks
from eklat.games.mu2.scoring import Result

MU2 = GAMES["mu2"]
NAMES = ("Anna", "Ben")
ANNA, BEN = 0, 1
POINTS = {"0": 1, "1": 0, "2": 1, "3": 1, "4": 1, "5": 1, "6": 2, "7": 2, "8": 1, "9": 0}


def pack(colours: str = "RYGB") -> list[str]:
    """All cards by name, counted out from the sheet: the 1 and the 7 exist twice."""
    return [colour + digit for colour in colours for digit in "011234567789"]


def cards(text: str) -> tuple[Card, ...]:
    return tuple(as_a(Bid, MU2.parse(f"bid {text}")).cards)


def dealt(
    hidden: Sequence[dict[str, str]] = ({}, {}),
    open: Sequence[str] = ("", ""),
    hands: Sequence[str] = ("", ""),
    skat: str = "",
    dealer: int = ANNA,
    colours: str = "RYGB",
) -> Deal:
    """A deal with these cards in their places; what is left of the pack fills the gaps, in the order of the pack."""
    given = [*hidden[0].values(), *hidden[1].values(), *" ".join((*open, *hands, skat)).split()]
    rest = iter((Counter(pack(colours)) - Counter(given)).elements())

    def filled(text: str, size: int) -> list[str]:
        chosen = text.split()
        return [*chosen, *(next(rest) for _ in range(size - len(chosen)))]

    return MU2.read_deal(
        {
            "dealer": dealer,
            "deal": {
                "hidden": [
                    {column: down.get(column) or next(rest) for column in (*colours, "big", "small")} for down in hidden
                ],
                "open": [filled(text, 4) for text in open],
                "hands": [filled(text, 12) for text in hands],
                "skat": filled(skat, 4),
            },
        }
    )


def start(deal: Deal, **options: object) -> State:
    return MU2.start(deal, MU2.rules(options))


def played(state: core.State, *moves: str) -> State:
    assert isinstance(state, State)
    for move in moves:
        state = state.play(MU2.parse(move))
    return state


def legal(state: State) -> list[str]:
    return [str(move) for move in state.legal]


def refusal(state: State, move: Move | str, seat: int | None = None) -> IllegalMove:
    """The refusal of this move, which leaves the state as it was."""
    before = repr(state)
    with pytest.raises(IllegalMove) as refused:
        state.play(MU2.parse(move) if isinstance(move, str) else move, seat)
    assert repr(state) == before
    return refused.value


def face_down(state: State, seat: int) -> dict[str, int]:
    """How many cards lie face down in each column that has any."""
    view = state.view(None)
    return {column: number for column, number in zip(view.columns, view.face_down[seat], strict=True) if number}


def open_columns(state: State, seat: int) -> dict[str, list[Card]]:
    """The open cards of each column that has any, sorted in as the sheet says."""
    small, big = known(state.contract).small, known(state.contract).big
    columns: dict[str, list[Card]] = {}
    for card in state.open[seat]:
        is_big, is_small = big in tuple(card), small in tuple(card)
        column = "super" if is_big and is_small else "big" if is_big else "small" if is_small else card[0]
        columns.setdefault(column, []).append(card)
    return columns


def turned(state: State) -> list[str]:
    """The cards that were turned up so far, in order, as `Anna R Y3`: whose, from which column, and the card."""
    return [f"{NAMES[t.seat]} {t.dealt_to} {t.card}" for t in state.view(None).turned]


def any_move(state: State, rng: random.Random) -> Move:
    """A random legal move; in the auction a pass half of the time."""
    if state.phase == "auction" and rng.random() < 0.5:
        return state.legal[0]
    return rng.choice(state.legal)


def to_the_end(state: core.State, rng: random.Random) -> list[State]:
    """This state and all that follow in a random game."""
    assert isinstance(state, State)
    states = [state]
    while not states[-1].is_over:
        states.append(states[-1].play(any_move(states[-1], rng)))
    return states


def any_game(seed: int, **options: object) -> list[State]:
    """All states of a random deal."""
    rng = random.Random(seed)
    rules = MU2.rules(options)
    return to_the_end(MU2.start(MU2.deal(rng, 2, rules, rng.randrange(2)), rules), rng)


def any_played_game(seed: int, **options: object) -> list[State]:
    """A random deal that is no redeal."""
    while True:
        states = any_game(seed, **options)
        if known(states[-1].result).outcome != "redeal":
            return states
        seed += 1_000_003


def trick_starts(states: list[State]) -> list[State]:
    """The positions in which a trick is about to be led."""
    return [s for s in states if s.phase == "play" and not as_a(Tricks, s).trick]


def sheet_deal() -> Deal:
    """The example of the sheet for Anna's side: fours are all that lies open on red and on green."""
    return dealt(
        hidden=(
            {"R": "B9", "Y": "Y0", "G": "R9", "B": "B0", "big": "G5", "small": "Y2"},
            {"R": "R2", "Y": "R5", "G": "G2", "B": "Y9", "big": "Y3", "small": "B5"},
        ),
        open=("R4 G4 Y6 B2", "R3 Y5 G3 B4"),
        hands=("B8", "B3"),
        skat="G0 R0 G9 R1",
    )


AUCTION = ("bid B8", "bid B3", "pass", "pass")
"""Both lay a fifth card, Anna first: she is crown."""

DISCARD = "discard G0 G9 R0 R1"
"""Anna puts the skat away as she found it."""


def sheet_game(*more: str) -> State:
    return played(start(sheet_deal()), *AUCTION, DISCARD, *more)


def explained(result: Result, language: str = "en") -> list[str]:
    """How a deal ended, in words."""
    return [said.say(language, NAMES) for said in result.explain()]


def told(state: State, move: str, seat: int | None = None, language: str = "en") -> list[str]:
    """What this viewer hears of a move, in words."""
    return [said.say(language, NAMES, seat) for said in MU2.tell(state.view(seat), played(state, move).view(seat))]


def question(state: State, seat: int | None = None, language: str = "en") -> str:
    """What this viewer reads on the line that says whose turn it is."""
    return known(state.view(seat).question).say(language, NAMES, seat)
