"""Whatever games, tables and records can say has words in every language, with the facts it is given; and no word is idle.

Read from the sources: every call of `said` there is.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from catalogues import messages

import eklat
from eklat.locales import FOR_BROWSERS, LANGUAGES

HOUSE = Path(eklat.__file__).parent
ROOMS = ("games", "records", "table", "cli")
CATALOGUES = ("game.ftl", "mu.ftl", "mu2.ftl", "heuldoch.ftl", "records.ftl")
"""All that is written in these is said by the rooms above."""
FORMS = {"Who": ("", "-count", "-you"), "Cards": ("", "-count"), "Trump": ("", "-kind"), "Scores": ("",), "Gains": ("",)}
"""The names that each kind of fact brings."""
ANY = ("", "-count", "-you", "-kind")


@dataclass(frozen=True)
class Call:
    """Something that is said somewhere."""

    where: str
    pattern: str
    """The message, or a pattern of messages where its name is put together."""
    facts: frozenset[str]
    """The names that its facts bring."""

    @property
    def is_plain(self) -> bool:
        return re.fullmatch("[A-Za-z0-9-]+", self.pattern) is not None


@cache
def calls(function: str = "said") -> list[Call]:
    return [call for room in ROOMS for path in sorted((HOUSE / room).rglob("*.py")) for call in _calls_in(path, function)]


def _calls_in(path: Path, function: str) -> Iterator[Call]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = 0
    for home in ast.walk(tree):
        if isinstance(home, ast.FunctionDef):
            for node in _called(home, function):
                found += 1
                where = f"{path.relative_to(HOUSE)}:{node.lineno}"
                message = node.args[0 if function == "said" else -1]
                given = frozenset(name for keyword in node.keywords for name in _names(keyword, home))
                yield from (Call(where, pattern, given) for pattern in _patterns(message))
    assert found >= len(_called(tree, function)), f"{path}: something is said outside of a function"


def _called(home: ast.AST, function: str) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(home)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function
    ]


def _patterns(message: ast.expr) -> Iterator[str]:
    match message:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from _patterns(one)
            yield from _patterns(other)
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "[A-Za-z0-9-]+" for part in parts)


def _names(keyword: ast.keyword, home: ast.FunctionDef) -> Iterator[str]:
    """The names that an argument brings; what is given by ** is looked for where it is written."""
    if keyword.arg is not None:
        yield from (keyword.arg + form for form in _forms(keyword.value, home))
        return
    for value in [keyword.value, *_assigned(keyword.value, home)]:
        for node in ast.walk(value):
            if isinstance(node, ast.Dict):
                for key, fact in zip(node.keys, node.values, strict=True):
                    assert isinstance(key, ast.Constant)
                    yield from (f"{key.value}{form}" for form in _forms(fact, home))  # type: ignore[str-bytes-safe]


def _forms(fact: ast.expr, home: ast.FunctionDef) -> tuple[str, ...]:
    match fact:
        case ast.Call(func=ast.Name(id=kind) | ast.Attribute(attr=kind)):
            return FORMS.get(kind, ("",))
        case ast.Constant() | ast.JoinedStr() | ast.BinOp() | ast.Attribute():
            return ("",)
        case ast.Name():
            found = {form for value in _assigned(fact, home) for form in _forms(value, home)}
            return tuple(found) or ANY
    return ANY


def _assigned(name: ast.expr, home: ast.FunctionDef) -> Iterator[ast.expr]:
    """What a local name stands for."""
    if not isinstance(name, ast.Name):
        return
    for node in ast.walk(home):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name) and target.id == name.id:
                    yield node.value
                elif isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                    pairs = zip(target.elts, node.value.elts, strict=True)
                    yield from (value for one, value in pairs if isinstance(one, ast.Name) and one.id == name.id)


@cache
def words(language: str) -> dict[str, set[str]]:
    """What Python can say, and the variables of each message."""
    return {name: names for (file, name), names in messages(language).items() if not FOR_BROWSERS.fullmatch(file)}


@cache
def written(language: str) -> list[str]:
    """What is written to be said by the rooms above."""
    told = ("table-told-", "table-chapter-")
    return [name for file, name in messages(language) if file in CATALOGUES or name.startswith(told)]


@cache
def meant(call: Call, language: str) -> list[str]:
    """The messages that a call can mean; those that are called by their own name elsewhere are looked at there."""
    if call.is_plain:
        return [call.pattern]
    by_name = {other.pattern for other in calls() if other.is_plain}
    return [name for name in written(language) if re.fullmatch(call.pattern, name) and name not in by_name]


def test_every_call_is_understood() -> None:
    assert len(calls()) > 200
    assert {call.where.split("/")[0] for call in calls()} == set(ROOMS)
    for call in calls():
        assert call.is_plain or "-" in call.pattern.replace("[A-Za-z0-9-]+", ""), call


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_has_words(language: str) -> None:
    for call in calls():
        assert meant(call, language), call
        for name in meant(call, language):
            assert name in words(language), call


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_name_only_facts_that_are_given(language: str) -> None:
    for call in calls():
        for name in meant(call, language):
            assert words(language)[name] <= call.facts, (call, name)


def test_no_fact_is_idle() -> None:
    """Only who is asked or does something may go without saying."""
    for call in calls():
        for name in meant(call, "en"):
            variables = {variable for language in LANGUAGES for variable in words(language)[name]}
            named = {"who", *(variable.split("-")[0] for variable in variables)}
            assert {fact for fact in call.facts if "-" not in fact} <= named, (call, name)


def test_no_word_is_idle() -> None:
    """What only helpers of the words themselves say (lists, seats, cards) is said by `say`."""
    patterns = [call.pattern for call in (*calls(), *calls("say")) if " " not in call.pattern and "*" not in call.pattern]
    assert len(written("en")) > 250
    assert [name for name in written("en") if not any(re.fullmatch(pattern, name) for pattern in patterns)] == []
