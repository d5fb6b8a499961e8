"""Whoever reads about themselves is addressed, in the case that the sentence wants: against you, gegen dich, tegen jou."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from catalogues import messages

from eklat.locales import LANGUAGES, say

WEB = Path(__file__).parents[2] / "web" / "src"
NAME = "Xanthippe"
ADDRESSED = {"en": r"\byou(r|rs|rself)?\b", "de": r"\b(du|dich|dir|dein\w*)\b", "nl": r"\b(jij|je|jou|jouw|jezelf)\b"}
WRONG = {
    "en": r"\byou (is|has|was)\b",
    "de": r"\b(aus|bei|mit|nach|von|zu|durch|für|gegen|ohne|um|an|auf|hinter|neben|über|unter|vor|als) du\b"
    r"|\bdu (ist|hat|war)\b",
    "nl": r"\b(aan|bij|met|naar|op|van|voor|door|tegen|zonder|om|achter|naast|over|onder) jij\b|\bjij (is|heeft)\b",
}
"""Prepositions after which another case stands, and verbs of somebody else."""
PRONOUNS = {
    "mu-you": {"mu-most-is": "names", "mu-tie-cost": "scores", "mu-result-made": "names", "mu-result-failed": "names"},
    "mu-you-object": {"mu-against": "names"},
    "tbl-you": {"tbl-ready": "names", "tbl-looking": "names"},
    "ui-you": {},
}
"""Words of the browser that stand for a name, and the messages into which they are put; elsewhere they stand alone."""
USES = {
    "mu-you": ["Basket.svelte", "Lens.svelte", "MuBar.svelte", "MuResult.svelte", "PartnerChoice.svelte"],
    "mu-you-object": ["MuBar.svelte"],
    "tbl-you": ["MenuSheet.svelte", "Ready.svelte"],
    "ui-you": ["LastTrick.svelte", "Phone.svelte", "PlainBoard.svelte", "tables.ts", "trick.ts"],
}
"""Where: whoever says it elsewhere adds the message above."""


def example(name: str, fact: str) -> str | int:
    if name == fact:
        return NAME
    if name == f"{fact}-you":
        return "yes"
    if name == f"{fact}-count":
        return 1
    return "no" if name.endswith("-you") else 2 if name.endswith("count") else "Basalt"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_reads_about_themselves_is_addressed_and_not_named(language: str) -> None:
    seen = 0
    for (_, message), names in messages(language).items():
        for fact in (name.removesuffix("-you") for name in names if name.endswith("-you")):
            text = say(language, message, **{name: example(name, fact) for name in {*names, fact}})
            seen += 1
            assert NAME not in text, (message, text)
            assert re.search(ADDRESSED[language], text, re.IGNORECASE), (message, text)
            assert not re.search(WRONG[language], text, re.IGNORECASE), (message, text)
    assert seen > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_you_stands_in_its_case_where_a_name_would_stand(language: str) -> None:
    known = {message: names for (_, message), names in messages(language).items()}
    for pronoun, places in PRONOUNS.items():
        for message, fact in places.items():
            for you in (
                say(language, pronoun),
                f"{say(language, pronoun)} und Basalt",
                f"Basalt und {say(language, pronoun)}",
            ):
                values = {name: 2 if name == "count" else "yes" if name == "you" else "Basalt" for name in known[message]}
                text = say(language, message, **{**values, fact: you})
                assert not re.search(WRONG[language], text, re.IGNORECASE), (message, text)


def test_nowhere_else_does_you_stand_for_a_name() -> None:
    files = [path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts")]
    texts = [(path.name, path.read_text(encoding="utf-8")) for path in files]
    for pronoun, places in USES.items():
        assert sorted({name for name, text in texts if f"'{pronoun}'" in text}) == places, pronoun
