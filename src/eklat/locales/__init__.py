"""Words in three languages: Fluent catalogues, the same files for Python and for the browser.

Each language has a folder with one catalogue per room of the house. `say("de", "bot-club")` is the message with that id.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("de", "en", "nl")


@cache
def catalogue(language: str) -> FluentBundle:
    """All messages of one language."""
    return _bundle(language, "")


@cache
def _spoken(language: str) -> FluentBundle:
    """Those that Python says itself. What only browsers say is longer than all the rest, and would be read for nothing."""
    return _bundle(language, "web-")


def _bundle(language: str, left_out: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for source in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        if source.name.endswith(".ftl") and not (left_out and source.name.startswith(left_out)):
            bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def say(language: str, message: str, **values: str | int | float) -> str:
    """A message in words. A message that is missing, or lacks a value, is a mistake of ours and raises."""
    bundle = _spoken(language)
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
