"""One word, one thing: the catalogues say what docs/glossary.md says, and nothing else for it."""

import re
from pathlib import Path

import pytest
from catalogues import texts

PAGE = Path(__file__).parents[2] / "docs" / "glossary.md"
HEADS = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}
LETTERS = {"en": "R Y G B K", "de": "R Ge Gr B S", "nl": "R Ge Gr B Z"}


def rows(language: str) -> list[tuple[list[str], list[str]]]:
    """Words for things, and what is never said for them."""
    chapter = PAGE.read_text("utf-8").split(f"## {HEADS[language]}\n")[1].split("\n## ")[0]
    lines = [line.strip("|").split("|") for line in chapter.splitlines() if line.startswith("|")][2:]
    return [(cells(words), cells(never)) for words, _, never in lines]


def cells(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


@pytest.mark.parametrize("language", HEADS)
def test_the_words_of_the_glossary_are_in_use(language: str) -> None:
    everything = "\n".join(texts(language).values()).lower()
    missing = [word for words, _ in rows(language) for word in words if word.lower() not in everything]
    assert not missing


@pytest.mark.parametrize("language", HEADS)
def test_nothing_is_called_by_another_word(language: str) -> None:
    never = [word for _, words in rows(language) for word in words]
    assert never
    pattern = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, never))})", re.IGNORECASE)
    wrong = {name: found.group() for name, text in texts(language).items() if (found := pattern.search(text))}
    assert not wrong


@pytest.mark.parametrize("language", HEADS)
def test_the_letters_of_colours_are_those_of_the_language(language: str) -> None:
    said = texts(language)
    assert " ".join(said[f"card-letter-{suit}"] for suit in "RYGBK") == LETTERS[language]
    assert (
        f"{LETTERS[language]} in {'English' if language == 'en' else 'German' if language == 'de' else 'Dutch'}"
        in PAGE.read_text("utf-8")
    )
    for suit in "RYGBK":
        if (language, suit) != ("en", "K"):  # blue has the B
            assert said[f"card-Colour-{suit}"].startswith(said[f"card-letter-{suit}"])
