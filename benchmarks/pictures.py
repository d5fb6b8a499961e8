"""Pictures to look at: every phase of every game and number of players, special cards while they are played, and pages; in
sizes, languages and themes by turns.

    python benchmarks/pictures.py [WORD ...]      only those whose name holds all of these words

They lie in build/pictures, many on a sheet, and beside them crowded.txt: words that lie under something else, and players
who are out of sight.
"""

from __future__ import annotations

import itertools
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).parents[1]
if TYPE_CHECKING:
    from moments import Special
    from playwright.sync_api import Browser, Page

sys.path[:0] = [str(ROOT / "tests" / name) for name in ("around", "browser", "server")]

OUT = ROOT / "build" / "pictures"
SIZES = {"desk": (1366, 768), "phone": (360, 640), "narrow": (320, 568)}
LANGUAGES = ("de", "en", "nl")
THEMES = ("light", "dark")
TABLES = [("mu", n) for n in (3, 4, 5, 6)] + [("mu2", 2)] + [("heuldoch", n) for n in (3, 4, 5, 6)]
PAGES = ("", "new", "tables", "learn", "pad", "rules/mu", "rules/heuldoch", "settings", "replay", "cards", "games")
SHEET = {"desk": (3, 640), "phone": (8, 240), "narrow": (8, 240)}
"""How many pictures a row of a sheet has, and how wide they are."""


def looks() -> Iterator[tuple[str, str, str]]:
    """Size, language and theme; every pair of them comes by in time."""
    pairs = list(itertools.product(LANGUAGES, THEMES))
    for turn in itertools.count():
        for at, size in enumerate(SIZES):
            language, theme = pairs[(turn + at * 2 + turn // len(pairs)) % len(pairs)]
            yield size, language, theme


def sheets(size: str, files: list[Path]) -> None:
    from PIL import Image

    many, width = SHEET[size]
    height = width * SIZES[size][1] // SIZES[size][0]
    rows = 3 if size == "desk" else 2
    for number in range(-(-len(files) // (many * rows))):
        part = files[number * many * rows : (number + 1) * many * rows]
        sheet = Image.new("RGB", (many * (width + 6), rows * (height + 6)), "white")
        for place, file in enumerate(part):
            with Image.open(file) as picture:
                corner = (place % many * (width + 6), place // many * (height + 6))
                sheet.paste(picture.convert("RGB").resize((width, height)), corner)
        sheet.save(OUT / f"sheet-{size}-{number}.png")


class Studio:
    """A browser before a server, and the pictures that were taken."""

    def __init__(self, browser: Browser, base: str, words: list[str]) -> None:
        self.browser, self.base, self.words = browser, base, words
        self.look = looks()
        self.taken: dict[str, list[Path]] = {size: [] for size in SIZES}
        self.crowded: list[str] = []

    def is_wanted(self, name: str) -> bool:
        return all(word in name for word in self.words)

    def page(self, size: str, language: str, theme: str, speed: str = "at-once") -> Page:
        width, height = SIZES[size]
        seen_by: dict[str, Any] = {"locale": language, "reduced_motion": "reduce", "has_touch": size != "desk"}
        context = self.browser.new_context(viewport={"width": width, "height": height}, **seen_by)
        kept = json.dumps(json.dumps({"speed": speed, "theme": theme}))
        context.add_init_script(f"if (location.protocol === 'http:') localStorage['eklat-settings'] = {kept}")
        return context.new_page()

    def shoot(self, page: Page, size: str, name: str) -> None:
        file = OUT / f"{name.replace('/', '-').replace(' ', '_')}.png"
        page.screenshot(path=file)
        self.taken[size].append(file)

    def tables(self, game: str, players: int) -> None:
        """Every phase of a hand, in three looks."""
        from crowding import CROWDED
        from moments import Line, moments

        options: dict[str, Any] = {"specials": True} if game == "heuldoch" else {}
        seen = list(moments(game, players, **options))
        for size, language, theme in itertools.islice(self.look, 3):
            if not self.is_wanted(f"{game}-{players} {size} {language} {theme}"):
                continue
            page = self.page(size, language, theme)
            line = Line(page, seen[0])
            page.goto(f"{self.base}/t/abc-defg-hij")
            page.locator("[data-board]").wait_for()
            for moment in seen:
                line.show(moment)
                name = f"{moment.name} {size} {language} {theme}"
                if not moment.name.endswith("over"):
                    self.crowded += [f"{name}: {what}" for what in page.evaluate(CROWDED)]
                self.shoot(page, size, name)
            page.context.close()

    def told(self, size: str, language: str, theme: str, moment: Special) -> Page:
        """A table that hears of this moment, shown at an unhurried pace."""
        from moments import Line
        from players import rest

        page = self.page(size, language, theme, "relaxed")
        line = Line(page, moment.before)
        page.goto(f"{self.base}/t/abc-defg-hij")
        page.locator("[data-board]").wait_for()
        rest(page)
        line.tell(moment.told)
        return page

    def specials(self, players: int) -> None:
        """Special cards of Heul doch!: shown, at work, and done."""
        from moments import specials
        from players import rest

        for (size, language, theme), special in zip(self.look, specials(players), strict=False):
            name = f"special {special.name} {size} {language} {theme}"
            if not self.is_wanted(name):
                continue
            page = self.told(size, language, theme, special)
            page.locator(".special").wait_for()
            said = page.locator(".turnline p").inner_text()
            self.shoot(page, size, f"{name} 1 shown")
            page.locator(".special").wait_for(state="detached")
            rest(page)
            self.shoot(page, size, f"{name} 2 at work")
            page.wait_for_function("said => document.querySelector('.turnline p').innerText !== said", arg=said)
            rest(page)
            self.shoot(page, size, f"{name} 3 done")
            page.context.close()

    def eklats(self, players: int) -> None:
        """An Eklat: while it bursts, and the sheet after it."""
        from moments import an_eklat
        from players import rest

        (size, language, theme), seen = next(self.look), an_eklat(players)
        name = f"{seen.name} {size} {language} {theme}"
        if not self.is_wanted(name):
            return
        page = self.told(size, language, theme, seen)
        page.locator(".layer .said").wait_for()
        self.shoot(page, size, f"{name} 1 bursts")
        page.get_by_role("dialog").wait_for()
        rest(page)
        self.shoot(page, size, f"{name} 2 sheet")
        page.context.close()

    def place(self, path: str) -> None:
        """A page that is no table."""
        size, language, theme = next(self.look)
        if not self.is_wanted(f"page {path} {size} {language} {theme}"):
            return
        page = self.page(size, language, theme)
        page.goto(f"{self.base}/{path}")
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        self.shoot(page, size, f"page {path} {size} {language} {theme}")
        page.context.close()


def main(words: list[str]) -> None:
    import chromium
    import room
    from playwright.sync_api import sync_playwright

    OUT.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        room.Server(f"sqlite:///{folder}/eklat.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=["--no-sandbox", "--disable-gpu"])
        studio = Studio(browser, server.url, words)
        for game, players in TABLES:
            studio.tables(game, players)
        for players in (3, 4, 6):
            studio.specials(players)
        for players in (3, 4, 5, 6, 4, 6):
            studio.eklats(players)
        for path in PAGES:
            studio.place(path)
        browser.close()
    for size, files in studio.taken.items():
        sheets(size, files)
    (OUT / "crowded.txt").write_text("\n".join(studio.crowded) + "\n")
    count = sum(map(len, studio.taken.values()))
    print(f"{count} pictures in {OUT}; {len(studio.crowded)} times something is covered or out of sight")


if __name__ == "__main__":
    main(sys.argv[1:])
