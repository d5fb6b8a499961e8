"""Words in three languages: Fluent catalogues, the same files for Python and for the browser.

Each language has a folder with a catalogue per room of the house and one or more per game, `<game>*.ftl`. Games from other
packages bring theirs along, in a folder `locales` beside their `GAME`. `say("de", "bot-club")` is the message with that id.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

from eklat.locales import fluent

LANGUAGES = ("de", "en", "nl")
GAMES = "eklat.games"
"""The entry point group of games from other packages."""
FOR_BROWSERS = re.compile(r"(^|.*-)web(-.*)?\.ftl")
"""Catalogues that Python says nothing of."""

_ENTRY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


@cache
def catalogue(language: str) -> dict[str, str]:
    """All messages of one language as they are written, also those that browsers alone say."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return _entries(_catalogues(language))


def guest_catalogue(language: str, game: str) -> str:
    """The words of a game from another package, as they are written; nothing if it has none."""
    return "\n".join(file.read_text(encoding="utf-8") for file in _guests(language, game))


def _in(folder: Traversable) -> Iterator[Traversable]:
    if folder.is_dir():
        yield from sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def _catalogues(language: str) -> Iterator[Traversable]:
    yield from _in(files(__name__).joinpath(language))
    yield from _guests(language)


def _guests(language: str, game: str | None = None) -> Iterator[Traversable]:
    for entry in entry_points(group=GAMES) if game is None else entry_points(group=GAMES, name=game):
        try:
            folder = files(entry.module)
        except Exception:  # a package that cannot be loaded says so where its game is asked for
            continue
        yield from _in(folder.joinpath("locales", language))


@cache
def _written(language: str) -> dict[str, str]:
    """What Python may say, message by message and not read yet: a program says little of it, and starts at once."""
    return _entries(file for file in _catalogues(language) if not FOR_BROWSERS.fullmatch(file.name))


def _entries(files: Iterable[Traversable]) -> dict[str, str]:
    found: dict[str, str] = {}
    for file in files:
        text = file.read_text(encoding="utf-8")
        entries = list(_ENTRY.finditer(text))
        ends = [entry.start() for entry in entries[1:]] + [len(text)]
        found |= {entry[1]: text[entry.end() : end] for entry, end in zip(entries, ends, strict=True)}
    return found


@cache
def _pattern(language: str, message: str) -> fluent.Pattern:
    written = _written(language)
    if message not in written:
        written = catalogue(language)
    if message not in written:
        raise LookupError(f"there is no message {message!r} in {language}")
    return fluent.read(written[message])


def has(language: str, message: str) -> bool:
    """Whether Python has such a message to say."""
    return message in _written(language)


def say(language: str, message: str, **values: str | int | float) -> str:
    """A message in words. A message that is missing, or lacks a value, is a mistake of ours and raises."""
    try:
        return fluent.say(_pattern(language, message), language, values)
    except fluent.BadMessage as problem:
        raise LookupError(f"the message {message!r} cannot be said in {language}: {problem}") from None
