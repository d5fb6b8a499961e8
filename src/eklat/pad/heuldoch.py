"""A hand of Heul doch! on the pad (sheet 002, "Spielende"): the piles as they were counted.

For every player either the points are told (and, for a tie, what the onions cost), or the pile: its onions, and how many
open cards of each number; then the pad counts. Without special cards every card ends on a pile, so that complete piles
must make a complete pack.

By the sheet one hand is a match. A table may agree on more: then points and losses are added up, and the same
rule finds the winner.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from eklat.games import core
from eklat.games.core import Seat
from eklat.games.heuldoch import options, scoring
from eklat.games.heuldoch.cards import NUMBERS, Card, pack
from eklat.games.heuldoch.piles import Lying
from eklat.games.options import Rules
from eklat.games.said import listed
from eklat.locales import say
from eklat.pad import reading
from eklat.pad.errors import BadPad
from eklat.pad.hands import Hand, Row, Sheet

COPIES = sum(card.number == 1 for card in pack(specials=False))
"""How many cards of each number there are."""
CARDS = {specials: len(pack(specials)) for specials in (False, True)}
TOTAL = sum(card.number for card in pack(specials=False))


@dataclass(frozen=True)
class Pile:
    """One player's pile: points (and losses), or onions and cards."""

    points: int | None = None
    lost: int = 0
    """Points of open cards that the onions made worthless; they break a tie."""
    onions: int | None = None
    cards: tuple[int, ...] | None = None
    """How many open cards of the numbers 1 to 7."""

    @property
    def is_counted(self) -> bool:
        """Whether the pad does the counting."""
        return self.cards is not None

    def to_json(self) -> dict[str, Any]:
        if self.cards is not None:
            return {"onions": self.onions, "cards": list(self.cards)}
        return {"points": self.points, **({"lost": self.lost} if self.lost else {})}

    def check(self, specials: bool) -> None:
        if self.cards is None:
            if not (reading.is_whole(self.points, 0, TOTAL) and reading.is_whole(self.lost, 0, TOTAL)):
                raise BadPad("pile-points", most=TOTAL)
            return
        if not reading.is_whole(self.onions, 0, CARDS[specials]):
            raise BadPad("pile-onions", most=CARDS[specials])
        if not isinstance(self.cards, tuple) or len(self.cards) != len(NUMBERS):
            raise BadPad("pile-cards", most=COPIES)
        if not all(reading.is_whole(number, 0, COPIES) for number in self.cards):
            raise BadPad("pile-cards", most=COPIES)

    def counted(self) -> tuple[int, int, int]:
        """Points, losses and onions, by the rules."""
        if self.cards is None or self.onions is None:
            return self.points or 0, self.lost, 0
        lying = [Lying(Card(f"A{number}"), False, None, 0) for number, count in zip(NUMBERS, self.cards, strict=True)
                 for _ in range(count)]  # fmt: skip
        onions = [Lying(None, True, None, 0)] * self.onions
        result = scoring.counted_up(((*lying, *onions),))
        return result.scores[0], result.lost[0], result.onions[0]


@dataclass(frozen=True)
class Counted(Hand):
    """Every player's pile, in the order of the seats."""

    kind: ClassVar[str] = "counted"
    piles: tuple[Pile, ...]

    def facts(self) -> dict[str, Any]:
        return {"piles": [pile.to_json() for pile in self.piles]}

    def result(self, players: int, rules: Rules) -> scoring.Result:
        assert isinstance(rules, options.Rules)
        if len(self.piles) != players:
            raise BadPad("piles", players=players)
        for pile in self.piles:
            pile.check(rules.specials)
        self._check_pack(rules.specials)
        points, lost, onions = zip(*(pile.counted() for pile in self.piles), strict=True)
        if sum(points) + sum(lost) > TOTAL:
            raise BadPad("pack-points", given=sum(points) + sum(lost), most=TOTAL)
        return scoring.Result("finished", points, lost, onions)

    def caption(self, row: Row, names: Sequence[str], language: str) -> str:
        assert isinstance(row.result, scoring.Result)
        won = [names[seat] for seat in row.result.winners]
        text = say(language, "pad-row-counted", names=listed(language, won), count=len(won))
        losses = [f"{name} {lost}" for name, lost in zip(names, row.result.lost, strict=True) if lost]
        return text if not losses else text + " · " + say(language, "pad-row-lost", list=", ".join(losses))

    def _check_pack(self, specials: bool) -> None:
        """Refuse more cards than there are, or fewer where all must be there."""
        known = [pile for pile in self.piles if pile.cards is not None]
        for place, number in enumerate(NUMBERS):
            if (given := sum(pile.cards[place] for pile in known if pile.cards)) > COPIES:
                raise BadPad("pack-number", number=number, given=given, most=COPIES)
        total = sum(sum(pile.cards or ()) + (pile.onions or 0) for pile in known)
        if len(known) == len(self.piles) and not specials and total != CARDS[False]:
            raise BadPad("pack", given=total, expected=CARDS[False])
        if total > CARDS[specials]:
            raise BadPad("pack-many", given=total, most=CARDS[specials])


class HeulDochSheet(Sheet):
    has_rounds = True

    def read(self, entry: Mapping[str, Any]) -> Hand:
        if entry.get("kind") != "counted":
            raise BadPad("kind", kinds="counted")
        data = reading.keys(entry, ["kind", "piles"])
        piles = data["piles"] if isinstance(data["piles"], list) else []
        return Counted(tuple(map(_pile, piles)))

    def winners(
        self, rules: Rules, rounds: int, hands: Sequence[Hand], results: Sequence[core.Result], totals: Sequence[int]
    ) -> tuple[Seat, ...]:
        if len(hands) < rounds:
            return ()
        lost = [sum(losses) for losses in zip(*(r.lost for r in results if isinstance(r, scoring.Result)), strict=True)]
        return scoring.Result("finished", tuple(totals), tuple(lost), ()).winners

    def figures(self) -> dict[str, Any]:
        worthless = [sorted(scoring.worthless(onions)) for onions in range(CARDS[True] + 1)]
        cards = {"cards": CARDS[False], "cards_with_specials": CARDS[True]}
        return {"copies": COPIES, **cards, "sum": TOTAL, "worthless": worthless}


SHEET = HeulDochSheet()


def _pile(data: object) -> Pile:
    if isinstance(data, Mapping) and "points" in data:
        told = reading.keys(data, ["points"], ["lost"])
        return Pile(points=told["points"], lost=told.get("lost", 0))
    told = reading.keys(data, ["onions", "cards"])
    cards = reading.numbers(told["cards"])
    return Pile(onions=told["onions"], cards=cards if isinstance(cards, tuple) else ())
