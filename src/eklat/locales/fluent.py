"""Messages in the syntax of Project Fluent: read, and said with values.

What is read is what the catalogues of a game need: text over one or more lines, `{ $value }`, `{ "text as it is" }`, and
choices between variants by a text, by a number, or by one and many. A catalogue for the browser may use all of Fluent.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import NamedTuple

Value = str | int | float


class Quoted(NamedTuple):
    text: str


class Variable(NamedTuple):
    name: str


class Choice(NamedTuple):
    """Variants by their keys; the default is taken where no key fits."""

    name: str
    variants: tuple[tuple[str, Pattern], ...]
    default: Pattern


Part = str | Quoted | Variable | Choice
Pattern = tuple[Part, ...]


class BadMessage(LookupError):
    """A message that cannot be read or said, and why."""


# Reading ----------------------------------------------------------------------------------------------------------------

_TEXT = re.compile(r"[^{}\n]+")
_NEXT_LINE = re.compile(r"\n(?: *\n)*(?:( +)(?=[^ \n}.\[*])|(?={))")
"""The text goes on in an indented line, after any empty ones; `[`, `*`, `.` and `}` begin something else there."""
_BLANK = re.compile(r"\s*")
_QUOTED = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
_ESCAPED = re.compile(r'\\(?:(["\\])|u(.{4})|U(.{6}))')
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)\s*")
_KEY = re.compile(r"\s*(\*?)\[\s*([^\]\s]+)\s*\] *")


class _Line(NamedTuple):
    """Where a text goes on in another line."""

    newlines: int
    indent: int

    def text(self, margin: int, is_first: bool) -> str:
        return "\n" * (0 if is_first else self.newlines) + " " * (self.indent - margin)


class _Reader:
    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def take(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        found = wanted.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return found

    def takes(self, wanted: str) -> bool:
        is_there = self.text.startswith(wanted, self.at)
        self.at += len(wanted) * is_there
        return is_there

    def expect(self, wanted: str) -> None:
        if not self.takes(wanted):
            raise BadMessage(f"expected {wanted!r} before {self.text[self.at : self.at + 20]!r}")

    def pattern(self) -> Pattern:
        parts: list[Part | _Line] = []
        while True:
            if found := self.take(_TEXT):
                parts.append(found[0])
            elif found := self.take(_NEXT_LINE):
                parts.append(_Line(found[0].count("\n"), len(found[1] or "")))
            elif self.takes("{"):
                parts.append(self.placeable())
            else:
                return _aligned(parts)

    def placeable(self) -> Quoted | Variable | Choice:
        self.take(_BLANK)
        part: Quoted | Variable | Choice
        if found := self.take(_QUOTED):
            part = Quoted(_ESCAPED.sub(lambda one: one[1] or chr(int(one[2] or one[3], 16)), found[1]))
        elif found := self.take(_VARIABLE):
            part = self.choice(found[1]) if self.takes("->") else Variable(found[1])
        else:
            raise BadMessage(f"expected a $value or a quoted text before {self.text[self.at : self.at + 20]!r}")
        self.take(_BLANK)
        self.expect("}")
        return part

    def choice(self, name: str) -> Choice:
        variants: list[tuple[str, Pattern]] = []
        default: Pattern | None = None
        while found := self.take(_KEY):
            variants.append((found[2], self.pattern()))
            default = variants[-1][1] if found[1] else default
        if default is None:
            raise BadMessage(f"the choice by ${name} has no default, as in *[other]")
        return Choice(name, tuple(variants), default)


def _aligned(parts: list[Part | _Line]) -> Pattern:
    """The parts with their lines as far to the left as they go, and nothing blank around them."""
    margin = min((part.indent for part in parts if isinstance(part, _Line)), default=0)
    found: list[Part] = []
    for given in parts:
        part = given.text(margin, is_first=not found) if isinstance(given, _Line) else given
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        else:
            found.append(part)
    if found and isinstance(found[-1], str):
        found[-1] = found[-1].rstrip(" \n")
    return tuple(part for part in found if part)


def read(text: str) -> Pattern:
    """A message from what is written behind its equals sign; what stands in later lines of their own is not looked at."""
    reader = _Reader(text.lstrip(" "))
    pattern = reader.pattern()
    if reader.at < len(reader.text):
        reader.expect("\n")
    if not pattern:
        raise BadMessage("it has no text")
    return pattern


# Saying -----------------------------------------------------------------------------------------------------------------


def say(pattern: Pattern, language: str, values: Mapping[str, Value]) -> str:
    """In words. Raises `BadMessage` where a value is missing."""
    return "".join(part if isinstance(part, str) else _said(part, language, values) for part in pattern)


def _said(part: Quoted | Variable | Choice, language: str, values: Mapping[str, Value]) -> str:
    if isinstance(part, Quoted):
        return part.text
    if part.name not in values:
        raise BadMessage(f"${part.name} is not given")
    value = values[part.name]
    if isinstance(part, Variable):
        return value if isinstance(value, str) else number(value, language)
    return say(next((then for key, then in part.variants if _fits(key, value)), part.default), language, values)


def _fits(key: str, value: Value) -> bool:
    """Whether a variant is meant: German, English and Dutch have a form for one, and another for all other numbers."""
    if isinstance(value, str):
        return key == value
    return float(key) == value if key[0] in "-0123456789" else key == ("one" if value == 1 else "other")


def number(value: float, language: str) -> str:
    """A number as the language writes it, with at most three digits behind the point."""
    text = f"{Decimal(str(value)):,.3f}".rstrip("0").rstrip(".")
    return text if language == "en" else text.translate({ord(","): ".", ord("."): ","})
