"""Who sits where, and who moves there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Any

from eklat.games.core import Seat
from eklat.games.lazy import lazy
from eklat.table import wire

STONES = ("Kiesel", "Quarz", "Basalt", "Schiefer", "Granit", "Marmor")
"""What bots are called, by their seat."""


def stone(seat: Seat) -> str:
    """What a bot is called at this seat."""
    return STONES[seat % len(STONES)]


@dataclass(frozen=True)
class Chair:
    """A place at the table: empty, a person's, a bot's, or a person's with a bot standing in."""

    person: str | None = None
    """The identity of whoever sits here; never shown."""
    called: str = ""
    """The name that is shown. It stays when somebody leaves, until the next one comes."""
    bot: str | None = None
    """The bot that moves here now."""
    once: bool = False
    """The bot stands in for a single move."""
    seat: Seat = 0
    """Where it stands."""

    @property
    def is_empty(self) -> bool:
        return self.person is None and self.bot is None

    @lazy
    def kind(self) -> str:
        if self.person is None:
            return "empty" if self.bot is None else "bot"
        return "person" if self.bot is None else "stand-in"

    @property
    def shown(self) -> str:
        """The name that is shown: of a person, or of a bot, after the stone of its seat; empty if nobody ever sat here."""
        return self.called or (stone(self.seat) if self.bot else "")

    def left(self) -> Chair:
        return Chair(called=self.called)

    def back(self) -> Chair:
        return replace(self, bot=None, once=False)

    def to_json(self) -> Annotated[dict[str, Any], wire.Chair]:
        return {"kind": self.kind, "called": self.called, "shown": self.shown, "bot": self.bot}


Chairs = tuple[Chair, ...]


def put(chairs: Chairs, seat: Seat, chair: Chair) -> Chairs:
    return (*chairs[:seat], replace(chair, seat=seat), *chairs[seat + 1 :])


def next_person(chairs: Chairs, seat: Seat) -> str | None:
    """The first person clockwise after this seat."""
    order = (chairs[(seat + step) % len(chairs)].person for step in range(1, len(chairs) + 1))
    return next((person for person in order if person is not None), None)
