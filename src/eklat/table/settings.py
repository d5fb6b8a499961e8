"""What a table has agreed on before the match: the game and its options, clock, practice, and who can find it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

from eklat.games import GAMES
from eklat.games.core import Match
from eklat.games.errors import GameError
from eklat.games.options import Value
from eklat.table import wire
from eklat.table.answers import Refused
from eklat.table.clock import Clock

SWITCHES = ("listed", "practice", "bot_pauses", "take_backs")


@dataclass(frozen=True)
class Settings:
    """Wrong settings cannot be made: they are `Refused`."""

    game: str
    players: int
    options: Mapping[str, Value] = field(default_factory=dict)
    """Options of the game that differ from the default."""
    listed: bool = False
    """Strangers may find the table; otherwise one needs its link."""
    practice: bool = False
    """Hints, and moves may be taken back freely."""
    clock: Clock | None = None
    bot_pauses: bool = True
    """Bots take a moment, so that people can follow; without, they answer at once."""
    take_backs: bool = True
    """Among people a card that was seen may be taken back if everybody agrees."""

    def __post_init__(self) -> None:
        if not isinstance(self.game, str) or self.game not in GAMES:
            raise Refused("game")
        if any(type(getattr(self, name)) is not bool for name in SWITCHES) or type(self.players) is not int:
            raise Refused("settings")
        if not isinstance(self.options, Mapping) or not isinstance(self.clock, Clock | None):
            raise Refused("settings")
        object.__setattr__(self, "options", self.match().rules.changed())

    def match(self) -> Match:
        """A match by these options, before its first deal."""
        try:
            return Match.of(GAMES[self.game], self.players, self.options)
        except GameError as error:
            raise Refused.because(error) from None

    def to_json(self) -> Annotated[dict[str, Any], wire.TableSettings]:
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "listed": self.listed,
            "practice": self.practice,
            "clock": None if self.clock is None else self.clock.to_json(),
            "bot_pauses": self.bot_pauses,
            "take_backs": self.take_backs,
        }

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Settings:
        """Settings from JSON data; what is not named is as by default."""
        known = cls.__dataclass_fields__
        if not isinstance(data, Mapping) or not {"game", "players"} <= {*data} <= {*known}:
            raise Refused("settings")
        clock = data.get("clock")
        return cls(**{**data, "clock": None if clock is None else Clock.read(clock)})
