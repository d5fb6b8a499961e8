"""No word in the browser client is written into its code: everything people read comes from the catalogues."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import eklat
from eklat.locales import LANGUAGES, catalogue
from eklat.table.seats import STONES

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
        for chosen in re.findall(r"inWords\((.*?)\)", path.read_text(encoding="utf-8")):
            for found in re.findall(r"'([\w-]+)'", chosen):
                yield from ((path, found), (path, f"{found}-round"))


def test_every_message_that_is_asked_for_is_there() -> None:
    known = {language: set(catalogue(language)._messages) for language in LANGUAGES}
    missing = []
    for path, asked in asked_for():
        pattern = re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(asked)))
        for language in LANGUAGES:
            if not any(pattern.fullmatch(name) for name in known[language]):
                missing.append((language, str(path.relative_to(WEB)), asked))
    assert missing == []


def routes() -> dict[str, tuple[Path, list[str]]]:
    """The pages with the groups of words that are loaded with them."""
    source = (WEB / "lib" / "routes.ts").read_text(encoding="utf-8")
    found = re.findall(r"\{ page: '\.\./(.*?)', words: \[(.*?)\] \}", source)
    return {page: (WEB / page, re.findall(r"\w+", words)) for page, words in found}


def groups() -> dict[str, re.Pattern[str]]:
    """Which catalogues a group is made of."""
    source = (WEB.parent / "vite.words.ts").read_text(encoding="utf-8")
    return {name: re.compile(pattern) for name, pattern in re.findall(r"^  (\w+): /(.*)/,$", source, flags=re.MULTILINE)}


def standing_on(path: Path, found: set[Path]) -> set[Path]:
    """A component with all that it imports, now or later."""
    if path in found:
        return found
    found.add(path)
    for name in re.findall(r"(?:from|import\()\s*'(\.[^']*)'", path.read_text(encoding="utf-8")):
        beside = path.parent / name
        for file in (beside, beside.with_name(beside.name + ".ts")):
            if file.suffix in (".ts", ".svelte") and file.is_file():
                standing_on(file.resolve(), found)
    return found


@pytest.mark.parametrize("page", routes())
def test_a_page_is_loaded_with_all_its_words(page: str) -> None:
    """The coach loads the long texts itself, when a guided game begins."""
    start, names = routes()[page]
    files = standing_on(start, set())
    spoken = {"core", *names} | ({"rules"} if any(file.name == "Coach.svelte" for file in files) else set())
    folder = Path(eklat.__file__).parent / "locales" / "en"
    catalogues = [file for file in folder.glob("*.ftl") if any(groups()[name].search(file.name) for name in spoken)]
    known = {name for file in catalogues for name in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)}
    missing = []
    for path, asked in asked_for():
        pattern = re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(asked)))
        if path.resolve() in files and not any(pattern.fullmatch(name) for name in known):
            missing.append((str(path.relative_to(WEB)), asked))
    assert missing == []


def test_bots_are_called_the_same_in_the_browser() -> None:
    source = (WEB / "table" / "botNames.ts").read_text(encoding="utf-8")
    assert tuple(re.findall(r"'(\w+)'", source)) == STONES
