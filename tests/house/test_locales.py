"""The catalogues: every language says the same things, with the same facts."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast, visitor

from eklat.locales import FOR_BROWSERS, LANGUAGES, _written, catalogue, say


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str) -> dict[tuple[str, str], set[str]]:
    """Per file and id, the variables that are used."""
    found: dict[tuple[str, str], set[str]] = {}
    for file in files("eklat.locales").joinpath(language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                seen = Variables()
                seen.visit(entry)
                key = (file.name, entry.id.name)
                assert key not in found, f"{language}: {key} is there twice"
                found[key] = seen.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_and_variables_agree_across_languages(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_used_in_two_files(language: str) -> None:
    ids = [message for _, message in messages(language)]
    assert len(ids) == len(set(ids))


def test_another_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="there is no language 'fr'; there are de, en, nl"):
        catalogue("fr")


def test_a_missing_message_is_our_mistake_and_loud() -> None:
    with pytest.raises(LookupError, match="no message 'nonsense' in nl"):
        say("nl", "nonsense")


def test_a_missing_value_is_our_mistake_and_loud() -> None:
    with pytest.raises(LookupError, match="bot-seat"):
        say("en", "bot-seat")


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert "2,5" in say("de", "expert-best", playouts=10, move="pass", lead=2.5, other="bid R1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_that_python_says_can_be_read_one_by_one(language: str) -> None:
    alone = _written(language)
    assert set(alone) == {message for file, message in messages(language) if not FOR_BROWSERS.fullmatch(file)}
    for message, text in alone.items():
        (entry, *rest) = FluentParser().parse(text).body
        assert isinstance(entry, ast.Message), message
        assert entry.id.name == message
        assert not any(isinstance(other, ast.Message | ast.Junk) for other in rest), message
