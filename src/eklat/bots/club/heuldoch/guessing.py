"""What the others seem to hold, by what they did: worlds as likely as a table of club players would make them.

A card that is drawn takes the slot of the one that was played, and which slot that was is anybody's guess, as good for each
of the four. So a world, with a slot for every turn, says what its players held at each of their last turns. A chain of
worlds goes on by exchanging two hidden cards, or by giving a turn another slot, if what was seen gets likelier by it, or
else as often as its odds say (Metropolis); every so many steps its world is taken.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from eklat.bots.club.heuldoch.moves import appraise
from eklat.bots.club.heuldoch.outlook import MIND, POINT, TURNS, look
from eklat.bots.club.heuldoch.weights import QUICK
from eklat.fast.bridge.heuldoch import encode_move, hidden, position, unseen
from eklat.fast.kernels import heuldoch as game
from eklat.fast.kernels.bits import below, copy, copy_row, inner, lowest, making, seeded
from eklat.fast.kernels.heuldoch import HAND, RULES
from eklat.fast.policy import Array
from eklat.games.heuldoch.state import opening
from eklat.games.heuldoch.view import View

WINDOW = 8
"""So many turns of each player are thought about."""
MOST = 1024
"""Worlds that are worth what they take."""
CHAIN, STEPS, FIRST_STEPS = 16, 48, 300
"""Worlds of a chain, steps from one to the next, and steps to the first."""
HEAT, CHANCE = 1.0 * POINT, 0.05
"""A move that is so much worse is e times less likely, and so often somebody does whatever it may be."""
FRAME, ACT, CARD, PLACE, DREW, FACTS = range(6)
"""A turn: the number of its position (-1 for none), the act, the card (0 if it was not seen, then where it lies), and
whether another was drawn."""
EVERYWHERE = 0xFFFFFFFF
"""Moves of every kind."""


@inner
def likelihood(s: Any, seat: int, turns: Any, slots: Any, frames: Any, minds: Any, tune: Any, row: Any, mind: Any,
               held: Any, logs: Any, hands: Any, found: Any) -> float:  # fmt: skip
    """How likely a player's last turns are with what they hold in this world, as a logarithm.

    `held` and `logs` are what they held before, and what was found for it, turn by turn; `hands` and `found` get it anew.
    """
    hand, total = s[HAND + seat], 0.0
    for number in range(len(turns)):
        frame, act, card = turns[number, FRAME], turns[number, ACT], turns[number, CARD]
        if frame < 0:
            break
        slot = 8 * slots[number]
        if not turns[number, DREW]:
            slot = 0
            while hand >> slot & 127:
                slot += 8
        card = card if card else s[turns[number, PLACE]] & 127
        hand = hand & ~(127 << slot) | card << slot
        hands[number], found[number] = hand, logs[number]
        if hand != held[number]:
            copy_row(row, frames, frame)
            copy_row(mind, minds, frame)
            row[HAND + seat] = hand
            moves, most, likely, sum, many = game.legal(row), -1e18, 0.0, 0.0, 0
            while moves:
                move = lowest(moves)
                moves &= moves - 1
                worth = appraise(row, move, mind[TURNS], mind, tune)
                if worth > most:
                    faded = np.exp((most - worth) / HEAT)
                    most, likely, sum = worth, likely * faded, sum * faded
                weight = np.exp((worth - most) / HEAT)
                sum, many = sum + weight, many + 1
                if move & 7 == act and hand >> (move & 24) & 127 == card:
                    likely = weight / held_times(hand, card)
            found[number] = np.log((1 - CHANCE) * likely / sum + CHANCE / many)
        total += found[number]
    return total


@inner
def held_times(hand: int, card: int) -> int:
    """In how many slots it is; each of them is as good."""
    times = 0
    for slot in (0, 8, 16, 24):
        times += hand >> slot & 127 == card
    return times


@inner
def luck(rng: Any) -> float:
    """The logarithm of a number between 0 and 1."""
    return np.log((below(rng, 1 << 30) + 1) / (1 << 30))


@making
def go_on(worlds: Any, seats: Any, turns: Any, places: Any, shifts: Any, owners: Any, telling: Any, frames: Any, tune: Any,
          seed: int, rng: Any) -> None:  # fmt: skip
    """Chains of worlds, each from the first of its worlds, which take the places of all.

    Hidden cards lie at `places`, so many bits up; `owners` says on whose turns each has a bearing, as a number in `seats`,
    or -1, and `telling` which have one.
    """
    others, window = turns.shape[0], turns.shape[1]
    s, row, mind = worlds[0].copy(), worlds[0].copy(), np.zeros(MIND, np.int64)
    slots, minds = np.zeros((others, window), np.int64), np.zeros((len(frames), MIND), np.int64)
    held, logs = np.zeros((others, window), np.int64), np.zeros((others, window))
    hands, found = np.zeros((others, window), np.int64), np.zeros((others, window))
    sums, after = np.zeros(others), np.zeros(others)
    for frame in range(len(frames)):
        copy_row(row, frames, frame)
        look(row, EVERYWHERE, mind)
        for i in range(MIND):
            minds[frame, i] = mind[i]
    for world in range(len(worlds)):
        is_first = world % CHAIN == 0
        if is_first:
            seeded(rng, seed, world)
            copy_row(s, worlds, world)
            for other in range(others):
                for number in range(window):
                    held[other, number] = 0
                    slots[other, number] = below(rng, 4)
        for step in range(-others if is_first else 0, FIRST_STEPS if is_first else STEPS):
            a, b, one, two, change, number, was = 0, 0, -1, -1, 0, 0, 0
            if step < 0:
                one = others + step
            elif below(rng, 3) == 0:
                one, number = below(rng, others), below(rng, window)
                was = slots[one, number]
                slots[one, number] = below(rng, 4)
            else:
                a, b = telling[below(rng, len(telling))], below(rng, len(places))
                change = (s[places[a]] >> shifts[a] ^ s[places[b]] >> shifts[b]) & 127
                if change == 0:
                    continue
                one, two = owners[a], owners[b] if owners[b] != owners[a] else -1
                s[places[a]] ^= change << shifts[a]
                s[places[b]] ^= change << shifts[b]
            gain = 0.0
            for other in (one, two):
                if other >= 0:
                    now = likelihood(s, seats[other], turns[other], slots[other], frames, minds, tune, row, mind,
                                     held[other], logs[other], hands[other], found[other])  # fmt: skip
                    gain += now - sums[other]
                    after[other] = now
            if step < 0 or luck(rng) < gain:
                for other in (one, two):
                    if other >= 0:
                        copy(held[other], hands[other])
                        copy(logs[other], found[other])
                        sums[other] = after[other]
            elif change:
                s[places[a]] ^= change << shifts[a]
                s[places[b]] ^= change << shifts[b]
            else:
                slots[one, number] = was
        for i in range(len(s)):
            worlds[world, i] = s[i]


def likelier(view: View, worlds: Array, seed: int) -> Array:
    """As many worlds as these, which were drawn evenly, or as are worth it, as likely as what the others did makes them."""
    worlds = worlds[:MOST].copy()
    seats, lying = [seat for seat in range(view.players) if seat != view.seat], unseen(view, worlds[0])
    frames, turns = _turns(view, seats, lying, seed)
    if not len(frames):
        return worlds
    open_to = hidden(view, Random(seed))
    owners = np.full(worlds.shape[1], -1, np.int64)
    owners[[HAND + seat for seat in seats]] = np.arange(len(seats))
    for other, (place, card) in enumerate(zip(turns[:, :, PLACE], turns[:, :, CARD], strict=True)):
        owners[place[card == 0]] = other
    owners = owners[open_to.index]
    telling = np.flatnonzero(owners >= 0)
    if not len(telling):
        return worlds
    go_on(worlds, np.array(seats), turns, open_to.index, open_to.shift, owners, telling, frames,
          QUICK[worlds[0, RULES] & 1], seed, np.zeros(1, np.uint64))  # fmt: skip
    return worlds


def _turns(view: View, seats: list[int], lying: dict[int, int], seed: int) -> tuple[Array, Array]:
    """The positions in which the others were, as far as everybody saw them, and their last turns in them, latest first."""
    state, frames, told = view.sample(Random(seed)), list[Array](), [list[list[int]]() for _ in seats]
    s, strength = position(opening(state.deal, state.rules))
    for number, (seat, move) in enumerate(state.log):
        code = encode_move(s, move)
        if seat != view.seat:
            card = 0 if number in lying else int(s[HAND + seat]) >> (code & 24) & 127
            is_drawing = number < len(state.deal.draw)
            told[seats.index(seat)].append([len(frames), code & 7, card, lying.get(number, -1), is_drawing])
            frames.append(s.copy())
        game.apply(s, strength, code)
    turns = np.full((len(seats), WINDOW, FACTS), -1, np.int64)
    for row, some in zip(turns, told, strict=True):
        latest = some[::-1][:WINDOW]
        row[: len(latest)] = np.array(latest).reshape(-1, FACTS)
    return np.array(frames), turns
