"""Words in three languages: Fluent catalogues, the same files for Python and for the browser.

Each language has a folder with one catalogue per room of the house. `say("de", "bot-club")` is the message with that id.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("de", "en", "nl")


_ENTRY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


@cache
def catalogue(language: str) -> FluentBundle:
    """All messages of one language."""
    bundle = _empty(language)
    for text in _catalogues(language):
        bundle.add_resource(FluentResource(text))
    return bundle


def _empty(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return FluentBundle([language], use_isolating=False)


def _catalogues(language: str, left_out: str = "-") -> Iterator[str]:
    for source in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        if source.name.endswith(".ftl") and not source.name.startswith(left_out):
            yield source.read_text(encoding="utf-8")


@cache
def _spoken(language: str) -> FluentBundle:
    """What Python has said so far."""
    return _empty(language)


@cache
def _written(language: str) -> dict[str, str]:
    """What Python may say, message by message and not parsed yet: a program says little of it, and starts at once."""
    found: dict[str, str] = {}
    for text in _catalogues(language, left_out="web-"):
        entries = list(_ENTRY.finditer(text))
        ends = [entry.start() for entry in entries[1:]] + [len(text)]
        found |= {entry[1]: text[entry.start() : end] for entry, end in zip(entries, ends, strict=True)}
    return found


def say(language: str, message: str, **values: str | int | float) -> str:
    """A message in words. A message that is missing, or lacks a value, is a mistake of ours and raises."""
    bundle = _spoken(language)
    if not bundle.has_message(message) and message in _written(language):
        bundle.add_resource(FluentResource(_written(language)[message]))
    if not bundle.has_message(message):
        bundle = catalogue(language)
    if not bundle.has_message(message):
        raise LookupError(f"there is no message {message!r} in {language}")
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(f"the message {message!r} has no text in {language}")
    text, problems = bundle.format_pattern(pattern, values)
    if problems:
        raise LookupError(f"the message {message!r} cannot be said in {language}: {problems[0]}")
    return str(text)
