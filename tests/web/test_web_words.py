"""No word in the browser client is written into its code: everything people read comes from the catalogues."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from eklat.locales import LANGUAGES, catalogue

WEB = Path(__file__).parents[2] / "web" / "src"
COMPONENTS = sorted(WEB.rglob("*.svelte"))
SCRIPTS = sorted(path for path in WEB.rglob("*.ts") if not path.name.endswith((".test.ts", ".d.ts")))
NAMES = {"Eklat", "Mü", "Heul doch!", "Heul doch! Mau Mau", "JSON", "CSV", "QR", "Enter", "Esc", "Home", "End"}
"""What is the same in every language."""
READ_ALOUD = ("aria-label", "placeholder", "title", "alt", "aria-description", "aria-roledescription")


def markup(source: str) -> str:
    """A component without its code, its style, its comments and everything in braces."""
    for part in (r"<script.*?</script>", r"<style.*?</style>", r"<!--.*?-->", r"<code.*?</code>", r"<kbd>.*?</kbd>"):
        source = re.sub(part, " ", source, flags=re.DOTALL)
    return "".join(outside_braces(source))


def outside_braces(source: str) -> Iterator[str]:
    depth = 0
    for letter in source:
        if letter == "{":
            depth += 1
            yield "\0" if depth == 1 else ""
        elif letter == "}":
            depth -= 1
        elif not depth:
            yield letter


def without_names(text: str) -> str:
    for name in sorted(NAMES, key=len, reverse=True):
        text = text.replace(name, "")
    return re.sub(r"&\w+;", "", text).replace("\0", " ").strip()


@pytest.mark.parametrize("path", COMPONENTS, ids=lambda path: str(path.relative_to(WEB)))
def test_no_text_is_hard_coded(path: Path) -> None:
    bare = markup(path.read_text(encoding="utf-8"))
    texts = (without_names(text) for text in re.findall(r">([^<]*)", bare))
    written = [text for text in texts if re.search(r"[^\W\d_]{2,}", text)]
    spoken = [
        value
        for name in READ_ALOUD
        for value in re.findall(rf'\b{name}="([^"\0]*)"', bare)
        if re.search(r"[^\W\d_]{2,}", without_names(value))
    ]
    assert written + spoken == []


def asked_for() -> Iterator[tuple[Path, str]]:
    for path in (*COMPONENTS, *SCRIPTS):
        for _, found in re.findall(r"(?<![.\w])(?:t|has)\(\s*(['\"`])(.*?)\1", path.read_text(encoding="utf-8")):
            yield path, found


def test_every_message_that_is_asked_for_is_there() -> None:
    known = {language: set(catalogue(language)._messages) for language in LANGUAGES}
    missing = []
    for path, asked in asked_for():
        pattern = re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(asked)))
        for language in LANGUAGES:
            if not any(pattern.fullmatch(name) for name in known[language]):
                missing.append((language, str(path.relative_to(WEB)), asked))
    assert missing == []
