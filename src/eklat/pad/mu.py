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
from eklat.games.errors import BadOption
from eklat.games.mu import options, scoring
from eklat.games.mu.cards import ALL_COLOURS, POINTS, Card, pack
from eklat.games.mu.contract import Contract, goal, height_reached
from eklat.games.mu.deal import HAND_SIZE
from eklat.games.mu.moves import NO_TRUMP
from eklat.games.options import Rules
from eklat.games.said import listed
from eklat.locales import say
from eklat.pad import reading
from eklat.pad.errors import BadPad
from eklat.pad.hands import Hand, Row, Sheet

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

    def caption(self, row: Row, names: Sequence[str], language: str) -> str:
        drawn = "" if self.drawn is None else " · " + say(language, "pad-drawn-was", digit=self.drawn)
        return self._told(row.result, names, language) + drawn

    @abstractmethod
    def _judged(self, players: int, rules: options.Rules) -> core.Result: ...

    @abstractmethod
    def _told(self, result: core.Result, names: Sequence[str], language: str) -> str: ...


@dataclass(frozen=True)
class Passed(MuHand):
    """Everybody passed: nobody scores."""

    kind: ClassVar[str] = "passed"

    def _judged(self, players: int, rules: options.Rules) -> scoring.Eklat:
        return scoring.eklat([()] * players, tuple(range(players)), None, rules)

    def _told(self, result: core.Result, names: Sequence[str], language: str) -> str:
        return say(language, "pad-row-passed")

    def cells(self, row: Row, names: Sequence[str]) -> dict[str, Any]:
        return {"outcome": self.kind}


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

    def _told(self, result: core.Result, names: Sequence[str], language: str) -> str:
        tied = listed(language, self._named(names))
        return say(language, "pad-row-eklat", names=tied, height=self.height, culprit=names[self.culprit])

    def cells(self, row: Row, names: Sequence[str]) -> dict[str, Any]:
        return {"height": self.height, "tied": "+".join(self._named(names)), "last": names[self.culprit]}

    def _named(self, names: Sequence[str]) -> list[str]:
        return [names[seat] for seat in sorted(self.tied)]


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

    def _judged(self, players: int, rules: options.Rules) -> scoring.Result:
        contract = self.contract(players, rules)
        check_points(self.points, players)
        return scoring.played_out(contract, self.points)

    @property
    def roles(self) -> dict[str, Seat]:
        told = {"chief": self.chief, "vice": self.vice, "partner": self.partner}
        return {role: seat for role, seat in told.items() if seat is not None}

    def _told(self, result: core.Result, names: Sequence[str], language: str) -> str:
        assert isinstance(result, scoring.Result)
        end = {"bonus": result.bonus} if result.outcome == "made" else {"short": result.difference}
        text = say(
            language, f"pad-row-{result.outcome}", goal=result.contract.goal, height=self.height,
            trump=say(language, f"pad-trump-{self.trump}"), points=result.side_points, **end,
        )  # fmt: skip
        return say(language, "pad-row-alone", chief=names[self.chief], what=text) if result.contract.is_alone else text

    def cells(self, row: Row, names: Sequence[str]) -> dict[str, Any]:
        assert isinstance(row.result, scoring.Result)
        numbers = {"goal": row.result.contract.goal, "bonus": row.result.bonus, "short": row.result.difference}
        roles = {role: names[seat] for role, seat in self.roles.items()}
        return {**roles, "height": self.height, "trump": self.trump, **numbers, "cards": self.points}

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

    def check(self, rules: Rules, players: int) -> None:
        try:
            super().check(rules, players)
        except BadOption:
            raise BadPad("edition-players") from None

    def winners(
        self, rules: Rules, rounds: int, hands: Sequence[Hand], results: Sequence[core.Result], totals: Sequence[int]
    ) -> tuple[Seat, ...]:
        game, last = GAMES["mu"], hands[-1]
        assert isinstance(last, MuHand)
        assert isinstance(rules, options.Rules)
        drawn = None if last.drawn is None else Card(f"R{last.drawn}")
        return game.winners(totals, results[-1]) if game.ends_match(rules, totals, drawn) else ()

    def figures(self) -> dict[str, Any]:
        editions, ends = ("de", "en", "nl"), ("edition", "exceed", "reach")
        tables = {str(players): _table(players, range(1, size + 1)) for players, size in HAND_SIZE.items()}
        reaches = {e: {end: options.Rules(edition=e, end=end).ends_on_reaching for end in ends} for e in editions}
        return {
            "points": list(POINTS),
            "tables": tables,
            "missed": _missed(),
            "eklat": {name: _eklat(options.Rules(shared_eklat=name == "shared")) for name in ("plain", "shared")},
            "reaches": reaches,
            "editions": {edition: [players for players in HAND_SIZE if _fits(edition, players)] for edition in editions},
        }


SHEET = MuSheet()


def _fits(edition: str, players: int) -> bool:
    try:
        options.Rules(edition=edition).check_players(players)
    except BadOption:
        return False
    return True


def _table(players: int, heights: range) -> dict[str, Any]:
    def bonus(height: int, trump: str, is_alone: bool) -> int:
        holder = 0 if is_alone else None
        return scoring.bonus(Contract(players, 0, None, height, chief_trump=trump, holder=holder))

    total = card_points(players)
    return {
        "sum": total,
        "goals": [goal(players, height) for height in heights],
        "reached": [height_reached(players, points) for points in range(total + 1)],
        "bonus": {name: [bonus(h, trump, False) for h in heights] for name, trump in TRUMP_CLASSES.items()},
        "bonus_alone": {name: [bonus(h, trump, True) for h in heights] for name, trump in TRUMP_CLASSES.items()},
    }


def _missed() -> dict[str, int]:
    """What one step short brings chief, partner and opponents, on top of their card points."""
    contract = Contract(4, 0, None, 1, chief_trump="R", holder=1)
    chief, partner, opponent, _ = scoring.played_out(contract, (0, 0, 60, 0)).scores
    return {"chief": chief, "partner": partner, "opponent": opponent - 60}


def _eklat(rules: options.Rules) -> dict[str, Any]:
    """Per number of tied players and height: what each of the others gains, and what the last one pays."""
    rows = [(Card("R0"),) * height for height in range(1, max(HAND_SIZE.values()) + 1)]

    def scores(tied: int, seat: Seat) -> list[int]:
        return [scoring.eklat([*[row] * tied, ()], tuple(range(tied)), 0, rules).scores[seat] for row in rows]

    gains = {str(tied): scores(tied, 1) for tied in range(2, max(HAND_SIZE) + 1)}
    return {"gain": gains, "pay": scores(2, 0), "rest": scores(2, 2)[0]}
