"""The catalogues: every language says the same things, with the same facts."""

import pytest
from catalogues import messages
from fluent.syntax import FluentParser, ast

from eklat.locales import FOR_BROWSERS, LANGUAGES, _written, catalogue, say

FORMS = ("-you", "-count", "-kind")
"""What a fact brings beside its own name."""


def facts(language: str) -> dict[tuple[str, str], set[str]]:
    """Per file and id, the facts that are named: whether singular and plural differ is up to a language."""
    return {key: {_fact(name) for name in names} for key, names in messages(language).items()}


def _fact(variable: str) -> str:
    return next((variable.removesuffix(form) for form in FORMS if variable.endswith(form)), variable)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_and_facts_agree_across_languages(language: str) -> None:
    assert facts(language) == facts("en")


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
    with pytest.raises(LookupError, match="game-seat"):
        say("en", "game-seat")


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert "2,5" in say("de", "expert-best", playouts=10, move="pass", lead=2.5, other="bid R1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_that_python_says_can_be_read_one_by_one(language: str) -> None:
    alone = _written(language)
    assert set(alone) == {message for file, message in messages(language) if not FOR_BROWSERS.fullmatch(file)}
    for message, text in alone.items():
        (entry, *rest) = FluentParser().parse(f"{message} ={text}").body
        assert isinstance(entry, ast.Message), message
        assert entry.id.name == message
        assert not any(isinstance(other, ast.Message | ast.Junk) for other in rest), message
