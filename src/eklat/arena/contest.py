"""What is contested: the game, the table, the bots, and the units of work that this comes to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from eklat import __version__
from eklat.bots.files import bot, kind, parted
from eklat.games import GAMES
from eklat.records import Record

CLUB = "club"
"""What players are called who are taken to be club players."""


class ArenaError(Exception):
    """The contest cannot go on; the sentence says why."""


class Unit(NamedTuple):
    """One deal of one pair, in every rotation. Bots are numbers in the contest's list; a bot alone (a = b) plays it once."""

    deal: int
    a: int
    b: int


@dataclass(frozen=True)
class Contest:
    """Everything a unit of work depends on."""

    version: str
    game: str
    players: int
    options: Mapping[str, object]
    seed: int
    bots: tuple[str, ...]
    records: bool
    """Whether the hands are kept as records."""
    luck: Mapping[str, float] | None = None
    """How much luck is taken off, by company, as it was frozen beforehand; None if none is."""
    both: bool = False
    """Whether every pair meets both ways: each of them alone among the other."""
    hosted: bool = False
    """Whether all meet the last one only."""

    @classmethod
    def of(
        cls, game: str, players: int, bots: Sequence[str], seed: int, options: Mapping[str, object] | None, records: bool,
        luck: Mapping[str, float] | None = None, both: bool = False, hosted: bool = False,
    ) -> Contest:  # fmt: skip
        """A contest that can be held. Raises `ValueError`."""
        rules = GAMES[game].rules(options, players)
        if not bots:
            raise ValueError("an arena without bots: name at least one")
        specs = tuple(settled(spec) for spec in bots)
        for spec in specs:
            bot(spec).check_game(game)
            if records:
                Record.of(GAMES[game], [spec] * players, rules.changed())  # the name must do as a player's name
        return cls(__version__, game, players, rules.changed(), seed, specs, records, luck, both, hosted)

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """Every bot against all that come after it, or against all others; where there is a host, only with that one."""
        numbers, last = range(len(self.bots)), len(self.bots) - 1
        pairs = ((a, b) for a in numbers for b in numbers if a < b or (self.both and a != b))
        return [pair for pair in pairs if last in pair or not self.hosted]

    def company(self, unit: Unit) -> str:
        """Who sits together in a unit: one stranger among club players, or more."""
        strangers = (self.bots[unit.a] != CLUB) + (self.players - 1) * (self.bots[unit.b] != CLUB)
        return "guest" if strangers < 2 else "mixed"

    @property
    def alone(self) -> list[tuple[int, int]]:
        """Every bot among its like."""
        return [(a, a) for a in range(len(self.bots))]

    def units(self, deals: int, alone: bool) -> Iterator[Unit]:
        """All work in order: deal by deal, so that every pair has come equally far whenever somebody stops."""
        tables = self.pairs + (self.alone if alone else [])
        return (Unit(deal, a, b) for deal in range(deals) for a, b in tables)

    def to_json(self) -> dict[str, Any]:
        """What a unit depends on; which of them are played may change from one run to the next."""
        told = {**vars(self), "options": dict(self.options), "bots": list(self.bots)}
        del told["both"], told["hosted"]
        return told


def settled(spec: str) -> str:
    """A bot as the arena lets it play: without its clock, unless the clock was asked for."""
    name, settings = parted(spec)
    extra = kind(name).clockless
    if not extra or any(_key(setting) == _key(extra) for setting in settings.split(",")):
        return spec
    return f"{name}:{','.join(filter(None, (settings, extra)))}"


def split(text: str) -> list[str]:
    """Bots as they are listed on a command line.

    Commas stand between bots and between the settings of a bot. A setting has an equals sign and no colon before it, so
    `expert:playouts=500,seconds=none,club` is the expert with two settings, and the club player.
    """
    found: list[str] = []
    for piece in (part.strip() for part in text.split(",")):
        if found and "=" in piece and ":" not in _key(piece):
            found[-1] += f",{piece}"
        elif piece:
            found.append(piece)
        else:
            raise ValueError(f"a bot is missing in {text!r}: expected names separated by commas")
    return found


def _key(setting: str) -> str:
    return setting.partition("=")[0]
