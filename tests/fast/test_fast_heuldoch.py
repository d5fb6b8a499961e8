"""The kernel of Heul doch! against the rules engine: the same moves, turns, cards and results at every table."""

import os
import random
from collections import Counter
from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest
from back import dealt_heuldoch, replay, seats
from known import as_a, known

from eklat.fast.bridge import heuldoch as bridge
from eklat.fast.kernels import bits
from eklat.fast.kernels import heuldoch as kernel
from eklat.fast.policy import Array
from eklat.games.core import Move
from eklat.games.heuldoch import GAME, State
from eklat.games.heuldoch.cards import SPECIALS, Card, pack
from eklat.games.heuldoch.moves import Onion
from eklat.games.heuldoch.piles import Lying

FURTHER = 20 if os.environ.get("EKLAT_LONG") else 1
NO_STRENGTH = np.zeros(0, np.int64)
TABLES = pytest.mark.parametrize(
    ("players", "specials"), [(players, specials) for players in range(3, 7) for specials in (False, True)]
)


def opening(rng: random.Random, players: int, specials: bool) -> State:
    rules = GAME.rules({"specials": specials})
    return GAME.start(GAME.deal(rng, players, rules, rng.randrange(players)), rules)


def stream(seed: int, number: int) -> npt.NDArray[np.uint64]:
    rng = np.zeros(1, np.uint64)
    bits.seeded(rng, seed, number)
    return rng


def fresh(seed: int, number: int, players: int, specials: bool) -> tuple[Array, npt.NDArray[np.uint64]]:
    """A deal by the kernel, and the generator after it."""
    s, deck = bridge.blank(players, GAME.rules({"specials": specials}))
    s[kernel.FIRST] = number % players
    rng = stream(seed, number)
    kernel.deal(s, deck, rng)
    return s, rng


def lying(s: Array) -> list[list[tuple[Card, bool]]]:
    """The piles of an array from the bottom up."""
    piles = []
    for seat in range(s[kernel.PLAYERS]):
        pile: list[tuple[Card, bool]] = []
        top = int(s[kernel.TOP + seat])
        while top:
            pile.insert(0, (bridge.BY_FACE[top & 127], bool(top & kernel.DOWN)))
            top = int(s[kernel.CARDS + (top >> 8)])
        piles.append(pile)
    return piles


def hands(s: Array) -> list[list[Card]]:
    """The hands of an array."""
    slots = [[bridge.held(s, seat, slot) for slot in range(4)] for seat in range(s[kernel.PLAYERS])]
    return [sorted(card for card in hand if card is not None) for hand in slots]


def draw(s: Array) -> list[Card]:
    return [bridge.BY_FACE[int(face)] for face in s[kernel.CARDS + s[kernel.NEXT] : kernel.CARDS + s[kernel.END]]]


def legal_moves(s: Array) -> list[Move]:
    return [bridge.decode_move(s, code) for code in bridge.first_moves(s)]


def agree(s: Array, state: State) -> None:
    """Everything that both know of a position."""
    assert s[kernel.TURN] == (-1 if state.turn is None else state.turn)
    assert s[kernel.STEPS] == len(state.log)
    assert lying(s) == [[(x.card, x.is_onion) for x in pile] for pile in state.piles]
    assert hands(s) == [list(hand) for hand in state.hands]
    assert draw(s) == list(state.deal.draw[len(state.log) :])
    moves = legal_moves(s)
    assert len(moves) == len(state.legal)
    assert set(moves) == set(state.legal)
    same_result(s, state)


def same_result(s: Array, state: State) -> None:
    assert s[kernel.OUTCOME] == (kernel.FINISHED if state.is_over else 0)
    if state.is_over:
        result = known(state.result)
        for place, numbers in (
            (kernel.SCORES, result.scores),
            (kernel.LOST, result.lost),
            (kernel.ONIONS, result.onions),
        ):
            assert seats(s, place, state.players) == numbers


@TABLES
def test_the_kernel_follows_the_engine(players: int, specials: bool) -> None:
    rng = random.Random(f"follow {players} {specials}")
    for _ in range(60 * FURTHER if FURTHER > 1 else 24):
        state = opening(rng, players, specials)
        s = bridge.position(state)[0]
        agree(s, state)
        while not state.is_over:
            move = rng.choice(state.legal)
            code = bridge.encode_move(s, move)
            assert kernel.legal(s) >> code & 1
            assert bridge.decode_move(s, code) == move
            kernel.apply(s, NO_STRENGTH, code)
            state = state.play(move)
            agree(s, state)


@TABLES
def test_the_engine_follows_the_kernel(players: int, specials: bool) -> None:
    trace = np.zeros(128, np.int64)
    for number in range(100 * FURTHER):
        s, rng = fresh(players, number, players, specials)
        state = GAME.start(dealt_heuldoch(s))
        followed = s.copy()
        steps = kernel.run(s, NO_STRENGTH, rng, trace)
        state = as_a(State, replay(followed, trace[:steps], state))
        assert state.is_over
        assert steps == len(state.log) == s[kernel.STEPS]
        same_result(s, state)
        assert s.tolist() == followed.tolist()


@TABLES
def test_from_any_position_on(players: int, specials: bool) -> None:
    rng = random.Random(f"middle {players} {specials}")
    trace = np.zeros(128, np.int64)
    for number in range(60 * FURTHER):
        state = opening(rng, players, specials)
        for _ in range(rng.randrange(110)):
            if not state.is_over:
                state = state.play(rng.choice(state.legal))
        s = bridge.position(state)[0]
        agree(s, state)
        followed = s.copy()
        steps = kernel.run(s, NO_STRENGTH, stream(1, number), trace)
        state = as_a(State, replay(followed, trace[:steps], state))
        assert state.is_over
        same_result(s, state)
        assert s.tolist() == followed.tolist()


def odd_position(rng: random.Random, players: int) -> State:
    """Short piles, many specials, hands that may be empty: what random games seldom come to."""
    state = opening(rng, players, True)
    cards = [card for card in pack(True) if card in SPECIALS or rng.random() < 0.5]
    rng.shuffle(cards)
    piles = tuple(
        tuple(Lying(cards.pop(), rng.random() < 0.3, None, -1) for _ in range(rng.randrange(3))) for _ in range(players)
    )
    held = [tuple(sorted(cards.pop() for _ in range(rng.randrange(5)))) for _ in range(players)]
    turn = rng.randrange(players)
    held[turn] = held[turn] or (cards.pop(),)
    log = ((0, Onion(Card("A1"))),) * rng.choice([len(state.deal.draw) - 2, len(state.deal.draw)])
    return replace(state, piles=piles, hands=tuple(held), turn=turn, log=log)


@pytest.mark.parametrize("players", range(3, 7))
def test_odd_positions(players: int) -> None:
    rng = random.Random(f"odd {players}")
    for _ in range(200 * FURTHER):
        state = odd_position(rng, players)
        before = bridge.position(state)[0]
        agree(before, state)
        for move in state.legal:
            s = before.copy()
            kernel.apply(s, NO_STRENGTH, bridge.encode_move(s, move))
            agree(s, state.play(move))


@TABLES
def test_a_deal_is_the_whole_pack(players: int, specials: bool) -> None:
    s, deck = bridge.blank(players, GAME.rules({"specials": specials}))
    before, rng = deck.tolist(), stream(players, 0)
    assert Counter(bridge.CARD[code] for code in before) == Counter(pack(specials))
    for _ in range(200 * FURTHER):
        kernel.deal(s, deck, rng)
        tops = [top for (top,) in lying(s)]
        assert not any(card.is_special or is_down for card, is_down in tops)
        found = Counter(card for card, _ in tops) + Counter(card for hand in hands(s) for card in hand)
        assert found + Counter(draw(s)) == Counter(pack(specials))
        assert list(map(len, hands(s))) == [4] * players
    assert deck.tolist() == before


def test_every_place_gets_every_card() -> None:
    """Cards come to each place of the deal evenly: a number card is as likely as any as first pile card, and elsewhere."""
    s, deck = bridge.blank(4, GAME.rules({"specials": True}))
    rng, deals = stream(5, 0), 40_000 * FURTHER
    seen = np.zeros((3, 128), np.int64)
    for _ in range(deals):
        kernel.deal(s, deck, rng)
        for row, face in enumerate((s[kernel.TOP], s[kernel.HAND + 3] & 127, s[kernel.CARDS + s[kernel.NEXT]])):
            seen[row, face & 127] += 1
    for row in range(3):
        for code, face in enumerate(kernel.FACE):
            copies = 2 if code < 49 else 3
            # In the rest of the pack, four number cards are missing on average.
            left = copies - 4 * copies / 98 if code < 49 else copies
            chance = left / 106 if row else (copies / 98 if code < 49 else 0)
            assert abs(seen[row, face] - deals * chance) <= 6 * (deals * chance) ** 0.5


def test_the_same_seed_gives_the_same_game() -> None:
    trace, again = np.zeros(128, np.int64), np.zeros(128, np.int64)
    first, rng = fresh(7, 3, 5, True)
    steps = kernel.run(first, NO_STRENGTH, rng, trace)
    second, rng = fresh(7, 3, 5, True)
    kernel.run(second, NO_STRENGTH, rng, again)
    assert first.tolist() == second.tolist()
    assert trace[:steps].tolist() == again[:steps].tolist()
    assert kernel.legal(first) == 0


def test_random_moves_are_even() -> None:
    """Among the legal moves of an opening each is chosen as often."""
    start, _ = fresh(1, 1, 4, True)
    legal, trace, games = legal_moves(start), np.zeros(128, np.int64), 20_000 * FURTHER
    chosen: Counter[Move] = Counter()
    for number in range(games):
        s = start.copy()
        kernel.run(s, NO_STRENGTH, stream(2, number), trace)
        chosen[bridge.decode_move(start, trace[0])] += 1
    assert set(chosen) == set(legal)
    for times in chosen.values():
        assert abs(times - games / len(legal)) <= 6 * (games / len(legal)) ** 0.5
