"""A table of Mü for two for tests: deals with chosen cards, moves by their notation, random games."""

import random
from collections import Counter

import pytest

from eklat.games import GAMES
from eklat.games.errors import IllegalMove

MU2 = GAMES["mu2"]
NAMES = ("Anna", "Ben")
ANNA, BEN = 0, 1
POINTS = {"0": 1, "1": 0, "2": 1, "3": 1, "4": 1, "5": 1, "6": 2, "7": 2, "8": 1, "9": 0}


def pack(colours="RYGB"):
    """All cards by name, counted out from the sheet: the 1 and the 7 exist twice."""
    return [colour + digit for colour in colours for digit in "011234567789"]


def cards(text):
    return tuple(MU2.parse(f"bid {text}").cards)


def dealt(hidden=({}, {}), open=("", ""), hands=("", ""), skat="", dealer=ANNA, colours="RYGB"):
    """A deal with these cards in their places; what is left of the pack fills the gaps, in the order of the pack."""
    given = [*hidden[0].values(), *hidden[1].values(), *" ".join((*open, *hands, skat)).split()]
    rest = iter((Counter(pack(colours)) - Counter(given)).elements())

    def filled(text, size):
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


def start(deal, **options):
    return MU2.start(deal, MU2.rules(options))


def played(state, *moves):
    for move in moves:
        state = state.play(MU2.parse(move))
    return state


def legal(state):
    return [str(move) for move in state.legal]


def refusal(state, move, seat=None):
    """The refusal of this move, which leaves the state as it was."""
    before = repr(state)
    with pytest.raises(IllegalMove) as refused:
        state.play(MU2.parse(move) if isinstance(move, str) else move, seat)
    assert repr(state) == before
    return refused.value


def face_down(state, seat):
    """How many cards lie face down in each column that has any."""
    view = state.view(None)
    return {column: number for column, number in zip(view.columns, view.face_down[seat], strict=True) if number}


def open_columns(state, seat):
    """The open cards of each column that has any, sorted in as the sheet says."""
    small, big = state.contract.small, state.contract.big
    columns = {}
    for card in state.open[seat]:
        is_big, is_small = big in tuple(card), small in tuple(card)
        column = "super" if is_big and is_small else "big" if is_big else "small" if is_small else card[0]
        columns.setdefault(column, []).append(card)
    return columns


def turned(state):
    """The cards that were turned up so far, in order, as `Anna R Y3`: whose, from which column, and the card."""
    return [f"{NAMES[t.seat]} {t.dealt_to} {t.card}" for t in state.view(None).turned]


def any_move(state, rng):
    """A random legal move; in the auction a pass half of the time."""
    if state.phase == "auction" and rng.random() < 0.5:
        return state.legal[0]
    return rng.choice(state.legal)


def to_the_end(state, rng):
    """This state and all that follow in a random game."""
    states = [state]
    while not states[-1].is_over:
        states.append(states[-1].play(any_move(states[-1], rng)))
    return states


def any_game(seed, **options):
    """All states of a random deal."""
    rng = random.Random(seed)
    rules = MU2.rules(options)
    return to_the_end(MU2.start(MU2.deal(rng, 2, rules, rng.randrange(2)), rules), rng)


def any_played_game(seed, **options):
    """A random deal that is no redeal."""
    while True:
        states = any_game(seed, **options)
        if states[-1].result.outcome != "redeal":
            return states
        seed += 1_000_003


def trick_starts(states):
    """The positions in which a trick is about to be led."""
    return [s for s in states if s.phase == "play" and not s.trick]


def sheet_deal():
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


def sheet_game(*more):
    return played(start(sheet_deal()), *AUCTION, DISCARD, *more)


def explained(result):
    """How a deal ended, in English."""
    return [said.say("en", NAMES) for said in result.explain()]
