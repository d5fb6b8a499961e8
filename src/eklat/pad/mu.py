"""A hand of Mü on the pad (sheet 000, chapters 4, 8 and 9): played, an Eklat, or all passed.

The chief's trump is told by its class only, which is all that counts: a colour, the 1s or 7s, another digit, or none.
Rulings: M3 (who pays), M7 and M8 (end and winners), M10 to M12 (house rules: alone, shared Eklat, random end).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from eklat.games import GAMES, core
from eklat.games.core import Seat
from eklat.games.mu import options, scoring
from eklat.games.mu.cards import ALL_COLOURS, Card, pack
from eklat.games.mu.contract import Contract
from eklat.games.mu.deal import HAND_SIZE
from eklat.games.mu.moves import NO_TRUMP
from eklat.games.options import Rules
from eklat.pad import reading
from eklat.pad.errors import BadPad
from eklat.pad.hands import Hand, Sheet

TRUMP_CLASSES = {"colour": "R", "1or7": "7", "digit": "0", "none": NO_TRUMP}
"""Each class with a trump that stands for it."""


def card_points(players: int) -> int:
    """The card points of a whole pack: 60, or 36 with three players."""
    colours = ALL_COLOURS[:3] if players == 3 else ALL_COLOURS
    return sum(card.points for card in pack(colours))


def filled(points: Sequence[int | None], total: int) -> tuple[int, ...]:
    """Card points in which one number may be missing: it is what the others leave."""
    missing = [seat for seat, number in enumerate(points) if number is None]
    if len(missing) > 1:
        raise BadPad("points-missing", missing=len(missing))
    known = [number for number in points if number is not None]
    rest = total - sum(known)
    if missing and rest < 0:
        raise BadPad("sum", given=sum(known), expected=total)
    return tuple(rest if number is None else number for number in points)


@dataclass(frozen=True)
class MuHand(Hand):
    """What all hands of Mü share: the digit of the card that was drawn, where the house rule "random end" is played."""

    drawn: int | None = None

    def facts(self) -> dict[str, Any]:
        return {} if self.drawn is None else {"drawn": self.drawn}

    def result(self, players: int, rules: Rules) -> core.Result:
        assert isinstance(rules, options.Rules)
        result = self._judged(players, rules)
        if rules.random_end and self.drawn is None:
            raise BadPad("drawn-missing")
        if not rules.random_end and self.drawn is not None:
            raise BadPad("drawn-extra")
        if self.drawn is not None and not reading.is_whole(self.drawn, 0, 9):
            raise BadPad("drawn")
        return result

    @abstractmethod
    def _judged(self, players: int, rules: options.Rules) -> core.Result: ...


@dataclass(frozen=True)
class Passed(MuHand):
    """Everybody passed: nobody scores."""

    kind: ClassVar[str] = "passed"

    def _judged(self, players: int, rules: options.Rules) -> scoring.Eklat:
        return scoring.eklat([()] * players, tuple(range(players)), None, rules)


@dataclass(frozen=True)
class Eklat(MuHand):
    """The most cards were shared."""

    kind: ClassVar[str] = "eklat"
    tied: tuple[Seat, ...] = ()
    culprit: Seat = 0
    """The last of the tied to lay a card."""
    height: int = 1

    def facts(self) -> dict[str, Any]:
        return {"tied": list(self.tied), "culprit": self.culprit, "height": self.height, **super().facts()}

    def _judged(self, players: int, rules: options.Rules) -> scoring.Eklat:
        if not isinstance(self.tied, tuple):
            raise BadPad("tied")
        for seat in self.tied:
            reading.check_seat(seat, "tied", players)
        if len(self.tied) < 2 or len(set(self.tied)) < len(self.tied):
            raise BadPad("tied")
        reading.check_seat(self.culprit, "culprit", players)
        if self.culprit not in self.tied:
            raise BadPad("culprit")
        check_height(self.height, players)
        laid = [(Card("R0"),) * self.height if seat in self.tied else () for seat in range(players)]
        return scoring.eklat(laid, tuple(sorted(self.tied)), self.culprit, rules)


@dataclass(frozen=True)
class Played(MuHand):
    """A hand that was played out."""

    kind: ClassVar[str] = "played"
    chief: Seat = 0
    vice: Seat | None = None
    partner: Seat | None = None
    """None with three players, and where a hidden partner turned out to be nobody (M10)."""
    height: int = 1
    trump: str = "colour"
    """The class of the chief's trump, one of `TRUMP_CLASSES`."""
    points: tuple[int, ...] = ()
    """Card points per player."""

    def facts(self) -> dict[str, Any]:
        told = {"chief": self.chief, "vice": self.vice, "partner": self.partner, "height": self.height}
        return {**told, "trump": self.trump, "points": list(self.points), **super().facts()}

    @property
    def roles(self) -> dict[str, Seat]:
        told = {"chief": self.chief, "vice": self.vice, "partner": self.partner}
        return {role: seat for role, seat in told.items() if seat is not None}

    def _judged(self, players: int, rules: options.Rules) -> scoring.Result:
        contract = self.contract(players, rules)
        check_points(self.points, players)
        return scoring.played_out(contract, self.points)

    def contract(self, players: int, rules: options.Rules) -> Contract:
        """Who played for what, if it is possible."""
        self._check_roles(players, rules)
        check_height(self.height, players)
        if self.vice is not None and self.height == 1:
            raise BadPad("vice-height")
        if not isinstance(self.trump, str) or self.trump not in TRUMP_CLASSES:
            raise BadPad("trump")
        is_alone = self.partner is None and players > 3
        trump = TRUMP_CLASSES[self.trump]
        holder = self.chief if is_alone else self.partner
        return Contract(players, self.chief, self.vice, self.height, chief_trump=trump, holder=holder)

    def _check_roles(self, players: int, rules: options.Rules) -> None:
        reading.check_seat(self.chief, "chief", players)
        for key, seat in (("vice", self.vice), ("partner", self.partner)):
            if seat is not None:
                reading.check_seat(seat, key, players)
                if players == 3:
                    raise BadPad(f"{key}-of-three")
        if self.vice == self.chief:
            raise BadPad("vice-is-chief")
        if self.partner == self.chief:
            raise BadPad("partner-is-chief")
        if self.partner is None:
            if players > 3 and not rules.hidden_partner:
                raise BadPad("partner-missing")
        elif self.partner == self.vice:
            raise BadPad("partner-is-vice")


def check_height(height: object, players: int) -> None:
    if not reading.is_whole(height, 1, HAND_SIZE[players]):
        raise BadPad("height", low=1, high=HAND_SIZE[players])


def check_points(points: object, players: int) -> None:
    total = card_points(players)
    if not isinstance(points, tuple) or len(points) != players:
        raise BadPad("points-count", players=players)
    if not all(reading.is_whole(number, 0, total) for number in points):
        raise BadPad("points", most=total)
    if sum(points) != total:
        raise BadPad("sum", given=sum(points), expected=total)


class MuSheet(Sheet):
    def read(self, entry: Mapping[str, Any]) -> Hand:
        match entry.get("kind"):
            case "passed":
                data = reading.keys(entry, ["kind"], ["drawn"])
                return Passed(drawn=data.get("drawn"))
            case "eklat":
                data = reading.keys(entry, ["kind", "tied", "culprit", "height"], ["drawn"])
                tied = reading.numbers(data["tied"])
                return Eklat(drawn=data.get("drawn"), tied=tied, culprit=data["culprit"], height=data["height"])
            case "played":
                wanted = ["kind", "chief", "vice", "partner", "height", "trump", "points"]
                data = reading.keys(entry, wanted, ["drawn"])
                told = {key: data[key] for key in wanted[1:-1]}
                return Played(drawn=data.get("drawn"), points=reading.numbers(data["points"]), **told)
        raise BadPad("kind", kinds="played, eklat, passed")

    def winners(
        self, rules: Rules, rounds: int, hands: Sequence[Hand], results: Sequence[core.Result], totals: Sequence[int]
    ) -> tuple[Seat, ...]:
        game, last = GAMES["mu"], hands[-1]
        assert isinstance(last, MuHand)
        drawn = None if last.drawn is None else Card(f"R{last.drawn}")
        return game.winners(totals, results[-1]) if game.ends_match(rules, totals, drawn) else ()
