"""The pad: names, rules, hands, and what follows from them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from eklat.games import GAMES
from eklat.games.core import AnyGame, Seat
from eklat.games.errors import BadOption
from eklat.games.lazy import lazy
from eklat.games.options import Option, Rules
from eklat.pad import reading
from eklat.pad.errors import BadPad
from eklat.pad.hands import Hand, Row, Sheet
from eklat.pad.sheets import SHEETS

__all__ = ["FORMAT", "LONGEST_NAME", "MOST_HANDS", "MOST_ROUNDS", "SHEETS", "Pad", "Row"]

FORMAT = "eklat-pad/1"
LONGEST_NAME = 24
MOST_HANDS = 500
MOST_ROUNDS = 99
UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


@dataclass(frozen=True)
class Pad:
    """A pad. It cannot hold anything that is impossible: making one raises `BadPad`."""

    game: AnyGame
    names: tuple[str, ...]
    rules: Rules
    first: Seat = 0
    """Who deals first, or begins."""
    rounds: int = 1
    """How many hands make a match, where no target ends it."""
    hands: tuple[Hand, ...] = ()

    def __post_init__(self) -> None:
        if len(self.hands) > MOST_HANDS:
            raise BadPad("hands", most=MOST_HANDS)
        _ = self.rows

    @classmethod
    def new(
        cls,
        game: str,
        names: Sequence[str],
        options: Mapping[str, object] | None = None,
        first: Seat = 0,
        rounds: int = 1,
    ) -> Pad:
        """An empty pad."""
        sheet, chosen = _sheet(game), GAMES[game]
        _check_names(names, chosen)
        rules = _rules(chosen, options or {})
        sheet.check(rules, len(names))
        reading.check_seat(first, "first", len(names))
        if not reading.is_whole(rounds, 1, MOST_ROUNDS if sheet.has_rounds else 1):
            raise BadPad("rounds", most=MOST_ROUNDS) if sheet.has_rounds else BadPad("no-rounds")
        return cls(chosen, tuple(names), rules, first, rounds)

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def sheet(self) -> Sheet:
        return SHEETS[self.game.name]

    @lazy
    def rows(self) -> tuple[Row, ...]:
        rows: list[Row] = []
        dealer, totals = self.first, (0,) * self.players
        for index, hand in enumerate(self.hands):
            try:
                result = hand.result(self.players, self.rules)
            except BadPad as error:
                raise error.at(index) from None
            totals = tuple(a + b for a, b in zip(totals, result.scores, strict=True))
            rows.append(Row(index + 1, dealer, hand, result, totals))
            dealer = self.game.next_starter(dealer, self.players, result)
        return tuple(rows)

    @property
    def totals(self) -> tuple[int, ...]:
        return self.rows[-1].totals if self.rows else (0,) * self.players

    @property
    def dealer(self) -> Seat:
        """Who deals the next hand."""
        if not self.rows:
            return self.first
        last = self.rows[-1]
        return self.game.next_starter(last.dealer, self.players, last.result)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; nobody while the match goes on. The question is asked after the last hand on the sheet, since a
        table that played on by mistake has played on."""
        if not self.hands:
            return ()
        results = [row.result for row in self.rows]
        return self.sheet.winners(self.rules, self.rounds, self.hands, results, self.totals)

    @property
    def is_over(self) -> bool:
        return bool(self.winners)

    # Writing --------------------------------------------------------------------------------------------------------------

    def add(self, hand: Hand) -> Pad:
        """The pad with one more hand."""
        if self.is_over:
            raise BadPad("match-over")
        return replace(self, hands=(*self.hands, hand))

    def correct(self, index: int, hand: Hand) -> Pad:
        """The pad with another hand at this place; everything after it is counted again."""
        self._check_place(index)
        return replace(self, hands=(*self.hands[:index], hand, *self.hands[index + 1 :]))

    def delete(self, index: int) -> Pad:
        """The pad without this hand. Later hands move up, and so do their dealers."""
        self._check_place(index)
        return replace(self, hands=self.hands[:index] + self.hands[index + 1 :])

    def _check_place(self, index: int) -> None:
        if not reading.is_whole(index, 0, len(self.hands) - 1):
            raise BadPad("no-such-hand", hands=len(self.hands))

    # Plain data -----------------------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        rounds = {"rounds": self.rounds} if self.sheet.has_rounds else {}
        return {
            "format": FORMAT,
            "game": self.game.name,
            "players": list(self.names),
            "options": self.rules.changed(),
            "first": self.first,
            **rounds,
            "hands": [hand.to_json() for hand in self.hands],
        }

    @classmethod
    def read(cls, data: object) -> Pad:
        """The pad in this JSON value, checked through and through."""
        if not isinstance(data, Mapping) or data.get("format") != FORMAT:
            raise BadPad("format", format=FORMAT)
        if "game" not in data:
            raise BadPad("missing-key", key="game")
        game = data["game"] if isinstance(data["game"], str) else ""
        optional = ["rounds"] if _sheet(game).has_rounds else []
        told = reading.keys(data, ["format", "game", "players", "options", "first", "hands"], optional)
        if not isinstance(told["options"], Mapping):
            raise BadPad("options")
        if not isinstance(told["hands"], list) or len(told["hands"]) > MOST_HANDS:
            raise BadPad("hands", most=MOST_HANDS)
        pad = cls.new(game, told["players"], told["options"], told["first"], told.get("rounds", 1))
        hands = []
        for index, entry in enumerate(told["hands"]):
            try:
                hands.append(pad.read_hand(entry))
            except BadPad as error:
                raise error.at(index) from None
        return replace(pad, hands=tuple(hands))

    def read_hand(self, entry: object) -> Hand:
        """A hand from plain data, for this pad; it is judged when it is written down."""
        if not isinstance(entry, Mapping):
            raise BadPad("object", keys="kind")
        return self.sheet.read(entry)


def _sheet(game: str) -> Sheet:
    if game in SHEETS:
        return SHEETS[game]
    if game in GAMES:
        raise BadPad("no-sheet", game=GAMES[game].title, games=", ".join(SHEETS))
    raise BadPad("game", games=", ".join(SHEETS))


def _check_names(names: object, game: AnyGame) -> None:
    if not isinstance(names, list | tuple) or len(names) not in game.players:
        raise BadPad("players", low=game.players[0], high=game.players[-1])
    for place, name in enumerate(names):
        is_fine = isinstance(name, str) and name == name.strip(" ") and 1 <= len(name) <= LONGEST_NAME
        if not is_fine or UNPRINTABLE.search(name):
            raise BadPad("name", place=place + 1, longest=LONGEST_NAME)
        if name in names[:place]:
            raise BadPad("name-twice", name=name)


def _allowed(option: Option) -> str:
    """What an option allows, in signs that need no language."""
    if isinstance(option.allowed, range):
        return f"{option.allowed[0]}–{option.allowed[-1]}"
    return ", ".join(json.dumps(value) if isinstance(value, bool) else str(value) for value in option.allowed)


def _rules(game: AnyGame, options: Mapping[str, object]) -> Rules:
    catalogue = {option.name: option for option in game.rules_type.options()}
    for name, value in options.items():
        if name not in catalogue:
            raise BadPad("unknown-option", options=", ".join(catalogue))
        try:
            catalogue[name].check(value)
        except BadOption:
            raise BadPad("option", name=name, expected=_allowed(catalogue[name])) from None
    rules: Rules = game.rules(options)
    return rules
