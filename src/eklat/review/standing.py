"""What came out over many hands: hands are what is independent, so intervals are those of the hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

from eklat.arena.luck import SCALE
from eklat.arena.margin import quantile
from eklat.review.results import BANDS, NOTHING, Decision, Estimate, Hand, Standing, Total, added


def standings(hands: Sequence[Hand], seats: Sequence[int] | None) -> tuple[Standing, ...]:
    """One for each player, by name, in the order of the seats."""
    names = dict.fromkeys(name for hand in hands for seat, name in enumerate(hand.names) if seats is None or seat in seats)
    return tuple(standing(name, hands, seats) for name in names)


def standing(name: str, hands: Sequence[Hand], seats: Sequence[int] | None) -> Standing:
    """Whoever sits in several seats of a hand is still one hand."""
    here = [(hand, _seats(hand, name, seats)) for hand in hands if _seats(hand, name, seats)]
    by_hand = [[one for one in hand.decisions if one.seat in own] for hand, own in here]
    every = [one for some in by_hand for one in some]
    kinds = {
        kind: total(lost([[d for d in some if d.kind == kind] for some in by_hand]))
        for kind in sorted({d.kind for d in every})
    }
    falls = [[fall for fall in hand.waterfalls if fall.seat in own] for hand, own in here if hand.waterfalls]
    return Standing(
        name,
        len(here),
        total(lost(by_hand)),
        {band: sum(one.verdict == band for one in every) for band in BANDS},
        added([one.loss for one in every if not one.is_named]),
        kinds,
        mean([sum(fall.end for fall in some) / SCALE / len(some) for some in falls]),
        mean([sum(fall.adjusted for fall in some) / SCALE / len(some) for some in falls]),
    )


def _seats(hand: Hand, name: str, seats: Sequence[int] | None) -> list[int]:
    return [seat for seat, other in enumerate(hand.names) if other == name and (seats is None or seat in seats)]


def lost(by_hand: Iterable[Sequence[Decision]]) -> list[list[Estimate]]:
    return [[one.loss for one in decisions] for decisions in by_hand]


def total(by_hand: Iterable[Sequence[Estimate]]) -> Total:
    """Points lost per decision, from what was lost. With one hand alone, the error is that of the measuring."""
    some = [losses for losses in by_hand if losses]
    number = sum(map(len, some))
    if not number:
        return Total(0, NOTHING)
    sums = [sum(one.value for one in losses) for losses in some]
    per = sum(sums) / number
    if len(some) == 1:
        return Total(number, Estimate(per, added(some[0]).half / number))
    spread = sum((x - per * len(losses)) ** 2 for x, losses in zip(sums, some, strict=True))
    error = sqrt(spread * len(some) / (len(some) - 1)) / number
    return Total(number, Estimate(per, quantile(len(some) - 1) * error))


def mean(numbers: Sequence[float]) -> Estimate | None:
    """The mean of independent numbers; None for fewer than two, which have no error to show."""
    n = len(numbers)
    if n < 2:
        return None
    middle = sum(numbers) / n
    error = sqrt(sum((x - middle) ** 2 for x in numbers) / (n - 1) / n)
    return Estimate(middle, quantile(n - 1) * error)
