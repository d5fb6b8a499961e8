"""What the table says to a wish: `Accepted` with the events that fulfil it, or `Refused` with a reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from eklat.games.errors import GameError
from eklat.games.lazy import changed
from eklat.games.said import Said
from eklat.locales import say

if TYPE_CHECKING:
    from eklat.games.core import State
    from eklat.table.events import Event
    from eklat.table.table import Table


class Accepted(NamedTuple):
    """Store these events, then acknowledge `version`. A wish that was fulfilled before has no new events."""

    table: Table
    """The table after the events."""
    events: tuple[Event, ...] = ()
    version: int = 0
    """The number of the event that answers the wish."""

    def then(self, now: float, event: Event, state: State | None = None) -> Accepted:
        """Something that follows at once; `state` is the position that a move or a deal leads to."""
        table = self.table
        stamped = changed(event, version=len(table.log) + 1, time=max(now, table.log[-1].time))
        return Accepted(table.after(stamped, state), (*self.events, stamped), self.version or stamped.version)

    def and_also(self, later: Accepted) -> Accepted:
        """Both, where the second was asked of the table after the first."""
        return Accepted(later.table, (*self.events, *later.events), later.version)


def accept(table: Table, now: float, event: Event) -> Accepted:
    """The wish is fulfilled by this event, which gets the next number. Time never runs backwards at a table."""
    return Accepted(table).then(now, event)


class Refused(Exception):
    """A wish that cannot be fulfilled. Nothing has changed. The code is stable; the facts are what a sentence needs."""

    def __init__(self, code: str, said: Said | None = None, **facts: str | int | float) -> None:
        super().__init__(code)
        self.code = code
        self.said = said
        """What the rules said; None where the table itself refuses."""
        self.facts = facts

    @classmethod
    def because(cls, error: GameError) -> Refused:
        """What the rules refused."""
        return cls(error.code, error.said)

    def say(self, language: str, names: Sequence[str] | None = None) -> str:
        """The reason in a sentence; without names, players are called by their seats."""
        if self.said is None:
            return say(language, f"table-{self.code}", **self.facts)
        return self.said.say(language, names)

    def to_json(self, language: str) -> dict[str, Any]:
        return {"code": self.code, "facts": self.facts, "message": self.say(language)}

    def __str__(self) -> str:
        return f"{self.say('en')} ({self.code})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.code, self.said, self.facts)


def _again(code: str, said: Said | None, facts: dict[str, Any]) -> Refused:
    return Refused(code, said, **facts)
