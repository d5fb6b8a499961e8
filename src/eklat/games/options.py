"""Options of a game as data: every field of a `Rules` class knows its default, what it allows, and a line of help.

A game writes

    @dataclass(frozen=True)
    class Rules(options.Rules):
        target: int = option(200, range(1, 10_001), "points that end the match")

and gets validation, reading from and writing to records, and a catalogue that clients can show.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, Self

from eklat.games.errors import BadOption
from eklat.games.notation import shown
from eklat.games.said import Said, said

Value = str | int | bool

YES_NO = (False, True)


@dataclass(frozen=True)
class Option:
    """One choice a table has, as clients show it."""

    name: str
    default: Value
    allowed: Collection[Value]
    help: str
    house_rule: bool = False

    def check(self, value: object) -> None:
        # bool is a kind of int in Python, but `true` is no target score
        if type(value) is not type(self.default) or value not in self.allowed:
            facts = {"name": shown(self.name), "given": shown(value)}
            raise BadOption("option", said("game-no-option", expected=self.expected, **facts))

    @property
    def expected(self) -> Said:
        """What it may be."""
        if isinstance(self.allowed, range):
            return said("game-option-number", first=str(self.allowed[0]), last=str(self.allowed[-1]))
        return said("game-option-values", allowed=", ".join(map(written, self.allowed)))

    def to_json(self) -> dict[str, object]:
        bounds = self.allowed
        limits: dict[str, object] = (
            {"from": bounds[0], "to": bounds[-1]} if isinstance(bounds, range) else {"allowed": list(bounds)}
        )
        return {"name": self.name, "default": self.default, **limits, "help": self.help, "house_rule": self.house_rule}


def written(value: Value) -> str:
    """A value as people write it down."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def option(default: Value, allowed: Collection[Any], help: str, *, house_rule: bool = False) -> Any:
    """Declare a field of a `Rules` class."""
    return field(default=default, metadata={"allowed": allowed, "help": help, "house_rule": house_rule})


@dataclass(frozen=True)
class Rules:
    """The options one table has chosen. Wrong values cannot be made."""

    def __post_init__(self) -> None:
        for opt in self.options():
            opt.check(getattr(self, opt.name))

    @classmethod
    @cache
    def options(cls) -> tuple[Option, ...]:
        """The catalogue: every option with default, allowed values and help."""
        return tuple(Option(f.name, f.default, **f.metadata) for f in fields(cls))  # type: ignore[arg-type]

    @classmethod
    def read(cls, given: Mapping[str, object]) -> Self:
        """Rules from a mapping that names only what differs from the default."""
        known = [option.name for option in cls.options()]
        for name in given:
            if name not in known:
                raise BadOption("unknown-option", said("game-no-such-option", name=shown(name), known=", ".join(known)))
        return cls(**given)

    def changed(self) -> dict[str, Value]:
        """What differs from the default, as a record keeps it."""
        return {o.name: getattr(self, o.name) for o in self.options() if getattr(self, o.name) != o.default}

    def check_players(self, players: int) -> None:
        """Refuse a number of players that these options do not allow."""
