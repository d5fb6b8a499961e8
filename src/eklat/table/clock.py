"""Clocks: none, so much time for every move, or so much for the whole match with an increment per move.

Nobody loses by time. When it is up, the others may wait or let a bot move, and until they choose, a late move still counts.
Time is whatever comes in as `now`, in seconds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any

from eklat.games.core import Seat
from eklat.games.lazy import changed
from eklat.table import wire
from eklat.table.answers import Refused

LONGEST = 7 * 24 * 3600.0


@dataclass(frozen=True)
class Clock:
    """What a table has agreed on."""

    per: str
    """`move` or `match`."""
    seconds: float
    increment: float = 0.0
    """Per match: what every move adds."""

    def __post_init__(self) -> None:
        numbers = all(type(number) in (int, float) for number in (self.seconds, self.increment))
        if self.per not in ("move", "match") or not numbers or not 1 <= self.seconds <= LONGEST:
            raise Refused("clock")
        if not 0 <= self.increment <= (LONGEST if self.per == "match" else 0):
            raise Refused("clock")

    def to_json(self) -> Annotated[dict[str, Any], wire.Clock]:
        return {"per": self.per, "seconds": self.seconds, "increment": self.increment}

    @classmethod
    def read(cls, data: object) -> Clock:
        if not isinstance(data, Mapping) or not {"per", "seconds"} <= {*data} <= {"per", "seconds", "increment"}:
            raise Refused("clock")
        return cls(**data)


@dataclass(frozen=True)
class Times:
    """How the clocks stand."""

    clock: Clock | None
    left: tuple[float, ...]
    """What every seat had left when the present turn began: of the match, or for every move."""
    since: float | None = None
    """When the present turn began; None while nobody is to move."""
    paused: float | None = None
    """When the table was paused."""

    @classmethod
    def of(cls, clock: Clock | None, players: int) -> Times:
        return cls(clock, (clock.seconds if clock else 0.0,) * players)

    def deadline(self, seat: Seat) -> float | None:
        """When the time of the seat that is to move is up."""
        if self.clock is None or self.since is None or self.paused is not None:
            return None
        return self.since + (self.clock.seconds if self.clock.per == "move" else self.left[seat])

    def turn(self, now: float | None) -> Times:
        """A turn begins, or there is none. Without a clock it does not matter when."""
        if self.clock is None and (now is None) == (self.since is None):
            return self
        return changed(self, since=None if now is None else self._reading(now))

    def spent(self, seat: Seat, now: float, bonus: float = 0.0) -> Times:
        """The seat has used its time until now, and a turn begins."""
        if self.clock is None or self.clock.per == "move" or self.since is None:
            return self.turn(now)
        left = max(0.0, self.left[seat] - (self._reading(now) - self.since)) + bonus
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :])).turn(now)

    def moved(self, seat: Seat, now: float) -> Times:
        """The seat has moved, and the next turn begins."""
        return self.spent(seat, now, self.clock.increment if self.clock else 0.0)

    def pause(self, now: float) -> Times:
        return replace(self, paused=now)

    def resume(self, now: float) -> Times:
        """The turn goes on where it was paused."""
        since = None if self.since is None or self.paused is None else self.since + now - self.paused
        return replace(self, since=since, paused=None)

    def _reading(self, now: float) -> float:
        """What the clock says: in a pause it stands still."""
        return now if self.paused is None else self.paused
