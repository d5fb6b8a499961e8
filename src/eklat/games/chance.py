"""Drawing hidden cards evenly: every way to hand out the unseen cards that fits what is known is equally likely."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import comb
from typing import TYPE_CHECKING, NamedTuple, TypeVar

if TYPE_CHECKING:
    from random import Random

C = TypeVar("C")
Sizes = tuple[int, ...]


class Share(NamedTuple):
    """A place that takes so many cards, none of them of a suit it is known to lack."""

    size: int
    lacks: frozenset[str] = frozenset()


def share_out(cards: Sequence[C], shares: Sequence[Share], suit: Callable[[C], str], rng: Random) -> list[list[C]]:
    """Split the cards at random into these shares."""
    piles: dict[str, list[C]] = {}
    for card in cards:
        piles.setdefault(suit(card), []).append(card)
    for pile in piles.values():
        rng.shuffle(pile)
    # Places that lack the same suits are one place as far as counting goes.
    places = sorted({share.lacks for share in shares}, key=sorted)
    room = tuple(sum(share.size for share in shares if share.lacks == lacks) for lacks in places)
    takers = {s: tuple(i for i, lacks in enumerate(places) if s not in lacks) for s in piles}
    tight = sorted((s for s in piles if len(takers[s]) < len(places)), key=lambda s: (len(takers[s]), s))
    given: list[list[C]] = [[] for _ in places]
    counts = _draw_counts([(len(piles[s]), takers[s]) for s in tight], room, rng)
    for s, split in zip(tight, counts, strict=True):
        for place, number in enumerate(split):
            given[place] += [piles[s].pop() for _ in range(number)]
    free = [card for s, pile in piles.items() if s not in tight for card in pile]
    rng.shuffle(free)
    for place, bag in enumerate(given):
        bag += [free.pop() for _ in range(room[place] - len(bag))]
        rng.shuffle(bag)
    bags: Mapping[frozenset[str], list[C]] = dict(zip(places, given, strict=True))
    return [[bags[share.lacks].pop() for _ in range(share.size)] for share in shares]


def _draw_counts(tight: Sequence[tuple[int, Sizes]], room: Sizes, rng: Random) -> list[Sizes]:
    """How many cards of each tight suit each place gets, with the right odds."""

    @cache
    def ways(suit: int, room: Sizes) -> int:
        """In how many ways the cards from this suit on can be handed out; the free cards fill what is left."""
        if suit == len(tight):
            total, result = sum(room), 1
            for size in room:
                result *= comb(total, size)
                total -= size
            return result
        number, takers = tight[suit]
        return sum(weight * ways(suit + 1, left) for _, left, weight in _splits(number, takers, room))

    chosen = []
    for suit, (number, takers) in enumerate(tight):
        pick = rng.randrange(ways(suit, room))
        splits = iter(_splits(number, takers, room))
        while pick >= 0:
            split, room, weight = next(splits)
            pick -= weight * ways(suit + 1, room)
        chosen.append(split)
    return chosen


def _splits(number: int, takers: Sizes, room: Sizes) -> list[tuple[Sizes, Sizes, int]]:
    """Every way to spread so many cards over the places that take them: counts, room left, number of orders."""
    found = [((0,) * len(room), room, number, 1)]
    for place in takers:
        found = [
            (
                (*split[:place], n, *split[place + 1 :]),
                (*left[:place], left[place] - n, *left[place + 1 :]),
                rest - n,
                weight * comb(rest, n),
            )
            for split, left, rest, weight in found
            for n in range(min(rest, left[place]) + 1)
        ]
    return [(split, left, weight) for split, left, rest, weight in found if rest == 0]
