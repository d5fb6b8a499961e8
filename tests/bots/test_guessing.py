"""What the others hold in Heul doch!, guessed by what they did."""

from random import Random

import numpy as np
import pytest

from eklat.bots.club import mind
from eklat.bots.club.heuldoch import guessing
from eklat.bots.club.heuldoch.outlook import MIND, MOVES
from eklat.bots.club.heuldoch.table import best
from eklat.bots.club.heuldoch.weights import QUICK
from eklat.fast.bridge import bridge
from eklat.fast.bridge.heuldoch import unseen
from eklat.fast.kernels import heuldoch as kernel
from eklat.fast.policy import Array
from eklat.games import GAMES
from eklat.games.heuldoch import State
from eklat.games.heuldoch.moves import Lay, Onion
from eklat.games.heuldoch.state import opening

GAME, BRIDGE, CLUB = GAMES["heuldoch"], bridge("heuldoch"), mind("heuldoch")


def after(seed: int, players: int, moves: int, specials: bool = False) -> State:
    """So many moves of club players after a deal."""
    rules, rng = GAME.rules({"specials": specials}, players), Random(seed)
    state = GAME.start(GAME.deal(rng, players, rules), rules)
    for _ in range(moves):
        state = state.play(CLUB.decide(state.view(state.turn), rng).move)
    assert isinstance(state, State)
    return state


def drawn(state: State, number: int, seed: int) -> tuple[Array, Array]:
    """Worlds drawn evenly, and those as likely as what was seen."""
    view = state.view(state.turn)
    even = BRIDGE.hidden(view, Random(seed)).draw(number, seed)
    return even, guessing.likelier(view, even, seed)


def hands(worlds: Array, seat: int) -> Array:
    """The cards that a seat holds in each of these worlds."""
    return np.stack([worlds[:, kernel.HAND + seat] >> 8 * slot & 127 for slot in range(4)], 1)


@pytest.mark.parametrize("specials", [False, True])
@pytest.mark.parametrize(("players", "moves"), [(3, 0), (3, 1), (3, 40), (3, 90), (4, 60), (6, 30), (6, 88)])
def test_every_world_fits_what_was_seen(players: int, moves: int, specials: bool) -> None:
    state = after(17 + players, players, moves, specials)
    view = state.view(state.turn)
    even, likely = drawn(state, 40, 5)
    assert len(likely) == len(even)
    for world in likely[::13]:
        assert BRIDGE.rebuilt(view, world, Random(1)).view(view.seat) == view
    assert moves < 2 or (likely != even).any()
    assert (even == drawn(state, 40, 5)[0]).all()


def test_there_is_nothing_to_guess_from_turns_that_are_seen() -> None:
    """Of the last player of all, who may still choose: the others' hidden cards lie there since long ago."""
    rng, found = Random(3), 0
    while not found:
        state = GAME.start(GAME.deal(rng, 3))
        while not state.is_over:
            moves = list(state.legal)
            if len(state.log) > 70:  # nobody lays an onion any more who need not
                moves = [move for move in moves if isinstance(move, Lay)] or moves
            elif len(state.log) < 30:
                moves = [move for move in moves if isinstance(move, Onion)] or moves
            view = state.view(state.turn)
            if not any(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat) and len(view.legal) > 1:
                even, likely = drawn(state, 40, 5)
                found += (even == likely).all() and any(card.card is None for pile in view.piles for card in pile)
            state = state.play(rng.choice(moves))


def test_no_more_worlds_than_are_worth_it() -> None:
    _, likely = drawn(after(2, 3, 12), guessing.MOST + 100, 1)
    assert len(likely) == guessing.MOST


def test_worlds_are_as_likely_as_what_was_done_in_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against evenly drawn worlds that are weighed one by one, after two turns of each of the others."""
    state = after(4, 3, 6)
    view = state.view(state.turn)
    monkeypatch.setattr(guessing, "MOST", 6000)
    even, likely = drawn(state, 6000, 9)
    rng, weights = Random(3), np.zeros(len(even))
    start, _ = BRIDGE.position(opening(state.deal, state.rules))
    frames = [start]
    for _, move in state.log:
        frames.append(frames[-1].copy())
        kernel.apply(frames[-1], np.zeros(0, np.int64), BRIDGE.encode_move(frames[-1], move))
    others = [seat for seat in range(3) if seat != view.seat]
    monkeypatch.setattr("eklat.bots.club.heuldoch.table.TUNED", QUICK)
    places = unseen(view, even[0])
    for world, s in enumerate(even):
        for seat in others:
            held = [int(card) for card in hands(s[None, :], seat)[0]]
            for number in reversed([number for number, (who, _) in enumerate(state.log) if who == seat]):
                act = BRIDGE.encode_move(frames[number], state.log[number][1]) & 7
                card = int(s[places[number]]) & 127 if number in places else played(frames[number], state, number)
                held[rng.randrange(4)] = card
                weights[world] += likelihood(frames[number], seat, held, card, act)
    weights = np.exp(weights - weights.max())
    weights /= weights.sum()
    for seat in others:
        counted = np.stack([(hands(even, seat) & 7 == number).sum(1) for number in range(1, 8)], 1)
        expected, spread = weights @ counted, np.sqrt(counted.var(0) * (weights**2).sum())
        found = np.mean([(hands(likely, seat) & 7 == number).sum(1) for number in range(1, 8)], 1)
        plain = counted.mean(0)
        assert (abs(found - expected) < 4 * spread).all()
        assert abs(found - expected).sum() < abs(plain - expected).sum() / 2


def played(s: Array, state: State, number: int) -> int:
    """The card of a move that everybody saw."""
    seat, move = state.log[number]
    return int(s[kernel.HAND + seat]) >> (BRIDGE.encode_move(s, move) & 24) & 127


def likelihood(frame: Array, seat: int, held: list[int], card: int, act: int) -> float:
    """How likely a club player with this hand, who sometimes errs, does this with this card."""
    s, why = frame.copy(), np.zeros(MIND, np.int64)
    s[kernel.HAND + seat] = sum(one << 8 * slot for slot, one in enumerate(held))
    best(s, why)
    moves = BRIDGE.first_moves(s)
    worth = np.exp((why[MOVES + moves] - why[MOVES + moves].max()) / guessing.HEAT) if len(moves) > 1 else np.ones(1)
    chosen = [i for i, move in enumerate(moves) if move & 7 == act and held[move >> 3] == card]
    share = worth[chosen].sum() / worth.sum()
    return float(np.log((1 - guessing.CHANCE) * share / held.count(card) + guessing.CHANCE / len(moves)))


def test_the_true_cards_get_likelier() -> None:
    """At tables of club players, by an eighth of a bit a card at least."""
    gains = []
    for seed in range(12):
        state = after(seed, 3, 30 + 4 * seed)
        even, likely = drawn(state, 256, seed)
        true, _ = BRIDGE.position(state)
        for seat in range(3):
            for card in set(hands(true[None, :], seat)[0]) if seat != state.turn else ():
                before, now = ((hands(worlds, seat) == card).any(1).mean() for worlds in (even, likely))
                gains.append(np.log2(max(now, 1 / 512) / max(before, 1 / 512)))
    assert np.mean(gains) > 1 / 8
