"""The first visit stays small: a phone on a slow line gets the start page's scripts in about a second."""

import gzip
import json

import pytest

from eklat.server.pages import STATIC

MOST = 70_000
LATER = ("sw.js",)
"""The copy on the device: asked for when the page is there, and still of the first visit."""


@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_the_start_page_brings_at_most_70_kb_of_javascript(language: str) -> None:
    asked = json.loads((STATIC / "preload.json").read_bytes())[language][""]
    scripts = [name for name in asked if name.endswith(".js")] + list(LATER)
    sizes = {name: len(gzip.compress((STATIC / name).read_bytes())) for name in scripts}
    assert sum(sizes.values()) <= MOST, f"the start page's scripts in bytes: {sizes}"


def test_what_is_told_in_advance_is_there() -> None:
    asked = json.loads((STATIC / "preload.json").read_bytes())
    named = {name for pages in asked.values() for names in pages.values() for name in names}
    assert [name for name in sorted(named) if not (STATIC / name).is_file()] == []
