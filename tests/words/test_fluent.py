"""Messages are read and said as Fluent's own implementation does it."""

from collections.abc import Iterator
from importlib.resources import files

import pytest
from catalogues import Variables
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor
from known import known

from eklat.locales import LANGUAGES, catalogue, fluent
from eklat.locales.fluent import BadMessage, Value

USUAL: tuple[Value, ...] = (0, 1, 1.0, 2.5, -3, 1234567.8915, "Anna")


class Keys(visitor.Visitor):
    """The texts that variants are chosen by."""

    def __init__(self) -> None:
        self.found: set[Value] = set()

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier) and node.key.name not in ("one", "other"):
            self.found.add(node.key.name)
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_as_fluent_says_it(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    said = catalogue(language)
    for file in files("eklat.locales").joinpath(language).iterdir():
        resource = FluentResource(file.read_text(encoding="utf-8"))
        bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                ours, theirs = fluent.read(said[entry.id.name]), bundle.get_message(entry.id.name).value
                for given in _values(entry):
                    assert (fluent.say(ours, language, given), []) == bundle.format_pattern(known(theirs), given)


def _values(entry: ast.Message) -> Iterator[dict[str, Value]]:
    """What the message may be said with: every kind of number, and every text that it knows."""
    names, keys = Variables(), Keys()
    names.visit(entry)
    keys.visit(entry)
    values = [*USUAL, *keys.found] if names.found else [""]
    for place in range(len(values)):
        yield {name: values[(place + number) % len(values)] for number, name in enumerate(sorted(names.found))}


@pytest.mark.parametrize(
    "text",
    [
        " one line  ", "\n    the first line\n    the second\n", " first\n    second\n\n      third, indented\n",
        ' { "" }  { "{\\"\\\\" }\\u { "\\u00e4\\U01F600" }  ', "\n  { $x }\n  { $x }", " a\n{ $x }\n",
        " { $x ->\n  [0] none\n [one] one\n   of them\n *[other] { $x ->\n [2] two\n *[other] more\n }\n } end\n# not\n",
        " { $x ->\n *[other] a\n [one] b\n }\n    .attribute = is not said\n",
    ],
)  # fmt: skip
@pytest.mark.parametrize("value", [0, 1, 2, "zwei"])
def test_lines_quotes_and_variants(text: str, value: Value) -> None:
    bundle = FluentBundle(["de"], use_isolating=False)
    bundle.add_resource(FluentResource(f"message ={text}"))
    pattern = bundle.get_message("message").value
    assert pattern is not None
    assert (fluent.say(fluent.read(text), "de", {"x": value}), []) == bundle.format_pattern(pattern, {"x": value})


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (" { NUMBER($x) }", "expected a $value or a quoted text before 'NUMBER($x) }'"),
        (" { $x", "expected '}' before ''"),
        (" a } b", "expected '\\n' before '} b'"),
        (" { $x ->\n [one] a\n }", "the choice by $x has no default, as in *[other]"),
        ("\n    .attribute = nothing else\n", "it has no text"),
        (" { $y }", "$y is not given"),
    ],
)
def test_what_cannot_be_said_is_named(text: str, problem: str) -> None:
    with pytest.raises(BadMessage) as refused:
        fluent.say(fluent.read(text), "en", {"x": 1})
    assert str(refused.value) == problem
