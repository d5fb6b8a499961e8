"""Drawing hidden cards evenly, by the million: all ways to hand them out that fit what is known are equally likely.

Cards go one by one to *groups* of places that lack the same suits. `ways[left]` counts in how many ways the cards that
remain can be handed out when the groups have this much room left (`left` numbers the rooms in a mixed base), so every choice
is made with its true odds. Within a group the cards are then shuffled.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.fast.kernels.bits import U, below, copy, draw, inner, kernel, seeded


def count_ways(ways: Any, room: Any, suits: Any, allowed: Any) -> None:
    """Fill the table: for every room left, how many ways there are to hand out the last cards into it."""
    _count_ways(ways, room, suits, allowed, np.zeros(len(room), np.int64))


@kernel
def _count_ways(ways: Any, room: Any, suits: Any, allowed: Any, left: Any) -> None:
    groups, cards, total = len(room), len(suits), 0
    ways[0] = 1.0
    for index in range(1, len(ways)):
        # Count up in the mixed base of the rooms.
        group = 0
        while left[group] == room[group]:
            total -= left[group]
            left[group] = 0
            group += 1
        left[group] += 1
        total += 1
        suit, step, found = suits[cards - total], 1, 0.0
        for other in range(groups):
            if left[other] > 0 and allowed[other, suit]:
                found += ways[index - step]
            step *= room[other] + 1
        ways[index] = found


@inner
def hand_out(ways: Any, room: Any, suits: Any, allowed: Any, rng: Any, left: Any, group_of: Any) -> None:
    """Draw a group for every card, with the true odds."""
    for group in range(len(room)):
        left[group] = room[group]
    index = len(ways) - 1
    for card in range(len(suits)):
        rest = np.float64(draw(rng) >> U(11)) * 2.0**-53 * ways[index]
        step, chosen, chosen_step = 1, -1, 0
        for group in range(len(room)):
            if left[group] > 0 and allowed[group, suits[card]] and ways[index - step] > 0.0:
                chosen, chosen_step = group, step
                rest -= ways[index - step]
                if rest < 0.0:
                    break
            step *= room[group] + 1
        group_of[card] = chosen
        left[chosen] -= 1
        index -= chosen_step


def worlds(
    cards: Any, suits: Any, ways: Any, room: Any, allowed: Any, place: Any, size: Any, group: Any, seed: int, out: Any
) -> None:
    """Draw hidden cards anew in each of these copies of a position.

    Place i takes `size[i]` cards as bits of a mask; with size 0 it takes one card by its number.
    """
    rng, left, group_of, bag = np.zeros(1, np.uint64), np.zeros_like(room), np.zeros_like(cards), np.zeros_like(cards)
    _worlds(cards, suits, ways, room, allowed, place, size, group, seed, out, rng, left, group_of, bag)


@kernel
def _worlds(cards: Any, suits: Any, ways: Any, room: Any, allowed: Any, place: Any, size: Any, group: Any, seed: int,
            out: Any, rng: Any, left: Any, group_of: Any, bag: Any) -> None:  # fmt: skip
    for i in range(len(out)):
        seeded(rng, seed, i)
        hand_out(ways, room, suits, allowed, rng, left, group_of)
        for g in range(len(room)):
            number = np.int64(0)
            for card in range(len(cards)):
                if group_of[card] == g:
                    bag[number] = cards[card]
                    number += 1
            for p in range(len(place)):
                if group[p] != g:
                    continue
                mask = np.int64(0)
                for _ in range(size[p] if size[p] else 1):
                    j = below(rng, number)
                    number -= 1
                    card = bag[j]
                    bag[j] = bag[number]
                    mask |= np.int64(1) << card
                    if size[p] == 0:
                        mask = card
                out[i, place[p]] = mask


def every(cards: Any, suits: Any, place: Any, size: Any, allowed: Any, out: Any) -> None:
    """Hand hidden cards out in every way, one to each of these copies of a position. Here `allowed` goes by place."""
    _every(cards, suits, place, size, allowed, out, np.maximum(size, 1), np.full(len(cards), -1, np.int64))


@kernel
def _every(cards: Any, suits: Any, place: Any, size: Any, allowed: Any, out: Any, left: Any, at: Any) -> None:
    """Card after card goes to the next place that can take it; where there is none, the card before goes on."""
    card = found = 0
    while found < len(out):
        if at[card] >= 0:
            left[at[card]] += 1
        at[card] += 1
        while at[card] < len(place) and not (left[at[card]] > 0 and allowed[at[card], suits[card]]):
            at[card] += 1
        if at[card] == len(place):
            at[card] = -1
            card -= 1
            continue
        left[at[card]] -= 1
        if card + 1 < len(cards):
            card += 1
            continue
        for p in range(len(place)):
            out[found, place[p]] = 0
        for i in range(len(cards)):
            p = at[i]
            out[found, place[p]] = out[found, place[p]] | np.int64(1) << cards[i] if size[p] else cards[i]
        found += 1


def shuffled(faces: Any, index: Any, shift: Any, seed: int, out: Any) -> None:
    """Shuffle the hidden cards in each of these copies of a position: face i lies at `index[i]`, so many bits up."""
    _shuffled(faces, index, shift, seed, out, np.zeros(1, np.uint64), faces.copy())


@kernel
def _shuffled(faces: Any, index: Any, shift: Any, seed: int, out: Any, rng: Any, left: Any) -> None:
    for i in range(len(out)):
        seeded(rng, seed, i)
        copy(left, faces)
        for number in range(len(faces), 0, -1):
            j = below(rng, number)
            place, up = index[number - 1], shift[number - 1]
            out[i, place] = out[i, place] & ~(np.int64(127) << up) | left[j] << up
            left[j] = left[number - 1]
