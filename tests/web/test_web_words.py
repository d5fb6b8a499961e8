"""No word in the browser client is written into its code: everything people read comes from the catalogues."""

from __future__ import annotations

import glob
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import eklat
from eklat.games import GAMES
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
        for chosen in re.findall(r"inWords\((.*?)\)", path.read_text(encoding="utf-8")):
            for found in re.findall(r"'([\w-]+)'", chosen):
                yield from ((path, found), (path, f"{found}-round"))


def test_every_message_that_is_asked_for_is_there() -> None:
    known = {language: set(catalogue(language)) for language in LANGUAGES}
    missing = []
    for path, asked in asked_for():
        for language in LANGUAGES:
            if not is_known(asked, known[language]):
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


BOARDS = [*((WEB / "games" / game / "index.ts").resolve() for game in GAMES), (WEB / "table/generic/index.ts").resolve()]
"""The boards of the games, and the one for all others."""
EAGER = re.compile(r"import\.meta\.glob[^(]*\(\s*'([^']*)', \{[^}]*eager: true")


def standing_on(path: Path, found: set[Path]) -> set[Path]:
    """A component with all that it imports, now or later; what is loaded for a game when it is opened stands for itself."""
    if path in found:
        return found
    found.add(path)
    source = path.read_text(encoding="utf-8")
    beside = [path.parent / name for name in re.findall(r"(?:from|import\()\s*'(\.[^']*)'", source)]
    files = [file for one in beside for file in (one, one.with_name(one.name + ".ts"), one / "index.ts")]
    files += [Path(file) for pattern in EAGER.findall(source) for file in glob.glob(str(path.parent / pattern))]
    for file in files:
        if file.suffix in (".ts", ".svelte") and file.is_file() and file.resolve() not in BOARDS:
            standing_on(file.resolve(), found)
    return found


def missing_words(start: Path, spoken: set[str]) -> list[tuple[str, str]]:
    """What is said by this file and all it stands on, but is in none of these groups."""
    files = standing_on(start, set())
    folder = Path(eklat.__file__).parent / "locales" / "en"
    catalogues = [file for file in folder.glob("*.ftl") if any(groups()[name].search(file.name) for name in spoken)]
    known = {name for file in catalogues for name in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)}
    known |= {f"{name}-title" for name in GAMES}
    return [
        (str(path.relative_to(WEB)), asked)
        for path, asked in asked_for()
        if path.resolve() in files and not is_known(asked, known)
    ]


def is_known(asked: str, names: set[str]) -> bool:
    return asked in names or any(map(as_pattern(asked).fullmatch, names))


@cache
def as_pattern(asked: str) -> re.Pattern[str]:
    """A message's id, where parts of it may be worked out."""
    return re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(asked)))


@pytest.mark.parametrize("page", routes())
def test_a_page_is_loaded_with_all_its_words(page: str) -> None:
    """What is opened on a page loads its own words: the coach the rules, replays and hints the reviews."""
    start, names = routes()[page]
    opened = {file.name for file in standing_on(start, set())}
    loading = {"Coach.svelte": "rules", "layer.ts": "review", "CoachSheet.svelte": "review", "JotReview.svelte": "review"}
    later = {words for name, words in loading.items() if name in opened}
    assert missing_words(start, {"core", *names} | later) == []


@pytest.mark.parametrize("board", BOARDS, ids=lambda path: path.parent.name)
def test_a_board_has_all_its_words_at_the_table_and_in_replays(board: Path) -> None:
    assert missing_words(board, {"core", "table", "replay"}) == []


@pytest.mark.parametrize("game", GAMES)
def test_there_are_words_for_what_a_game_names_by_its_messages(game: str) -> None:
    """Keys and moves as they are written come with the id of the message that explains them."""
    sources = [(WEB / "games" / game / file).read_text(encoding="utf-8") for file in ("index.ts", "writing.ts")]
    names = [name for source in sources for name in re.findall(r"'(\w+-(?:key|how)-[\w-]+)'", source)]
    assert names
    for name in names:
        assert all(name in catalogue(language) for language in LANGUAGES), name
