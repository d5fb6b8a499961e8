"""Players: a bot sees a `View` and answers with a `Move`.

`BOTS` is the one table of them; other packages add theirs by the entry point group `eklat.bots`. `bot("club")` makes one,
`bot("expert:seconds=2")` one with settings of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import entry_points
from inspect import signature

from eklat.bots.champion import Champion
from eklat.bots.chance import Chance
from eklat.bots.club import Club
from eklat.bots.core import Bot, Decision
from eklat.bots.daredevil import Daredevil
from eklat.bots.expert import Expert
from eklat.bots.levels import Adept, Dreamer
from eklat.bots.novice import Novice
from eklat.bots.student import Student
from eklat.locales import say

BOTS: Mapping[str, type[Bot]] = {
    kind.name: kind for kind in (Chance, Novice, Dreamer, Daredevil, Club, Student, Adept, Expert, Champion)
}
"""From the weakest to the strongest, by and large: what is strongest depends on the game and the company."""

GROUP = "eklat.bots"


def names() -> list[str]:
    """All bots there are: ours, and those that installed packages offer."""
    return [*BOTS, *sorted({entry.name for entry in entry_points(group=GROUP)} - set(BOTS))]


def kind(name: str) -> type[Bot]:
    """The class of the bot with this name."""
    if name in BOTS:
        return BOTS[name]
    for entry in entry_points(group=GROUP, name=name):
        try:
            found = entry.load()
        except Exception as error:
            raise ValueError(f"the bot {name} cannot be loaded from {entry.value}: {error}") from error
        if not (isinstance(found, type) and issubclass(found, Bot)):
            raise ValueError(f"{entry.value}, which is offered as the bot {name}, is not a subclass of eklat.bots.Bot")
        return found
    raise ValueError(f"there is no bot {name!r}; there are {', '.join(names())}")


def bot(spec: str) -> Bot:
    """The bot with this name; after a colon its settings, as in `expert:seconds=2,threads=4`."""
    name, _, settings = spec.partition(":")
    return made(kind(name), spec, name, settings)


def made(made_of: type[Bot], spec: str, name: str, settings: str) -> Bot:
    """A bot of this kind with these settings, as `spec` asks for it. Raises `ValueError`."""
    given = dict[str, int | float | None]()
    for setting in filter(None, settings.split(",")):
        key, _, value = setting.partition("=")
        given[key] = _number(spec, key, value)
    try:
        return made_of(**given)
    except TypeError:
        known = ", ".join(signature(made_of).parameters)
        told = f"the settings of {name} are {known}" if known else f"{name} has no settings"
        raise ValueError(f"{spec}: {told}") from None


def describe(kind: type[Bot], language: str) -> str:
    """One line about a bot; a guest that says nothing about itself is called by its name."""
    if kind.name in BOTS:
        return say(language, f"bot-{kind.name}")
    return kind.description.get(language) or kind.description.get("en") or kind.name


def _number(spec: str, key: str, value: str) -> int | float | None:
    if value == "none":
        return None
    try:
        return int(value) if value.isdigit() else float(value)
    except ValueError:
        raise ValueError(f"{spec}: {key or 'a setting'} must be a number or none, not {value!r}") from None


__all__ = ["BOTS", "Bot", "Decision", "bot", "describe", "kind", "names"]
