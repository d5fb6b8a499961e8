"""The pages of docs/ as a site: all of them, and nothing that another host would have to bring."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.no_cover  # about pages, not about lines of code

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "docs"
    said = subprocess.run([sys.executable, ROOT / "docs_site.py", folder], capture_output=True, text=True, check=True)
    assert "No issues found" in said.stdout + said.stderr
    return folder


def test_every_page_is_there_and_on_the_way(site: Path) -> None:
    pages = {file.stem for file in (ROOT / "docs").glob("*.md")} - {"index"}
    named = set(re.findall(r'"(\w+)\.md"', (ROOT / "zensical.toml").read_text(encoding="utf-8"))) - {"index"}
    assert pages == named == {page.parent.name for page in site.glob("*/index.html")} - {"benchmarks"}


def test_nothing_comes_from_another_host(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 5
    for page in pages:
        source = page.read_text(encoding="utf-8")
        brought = re.findall(
            r"<(?:script|img|link|iframe|source)\b[^>]*?\b(?:src|href)=[\"']?((?:https?:)?//[^\"' >]+)", source
        )
        assert brought == [], page
    for style in site.rglob("*.css"):
        assert not re.search(r"url\([\"']?(?:https?:)?//", style.read_text(encoding="utf-8")), style


def test_links_lead_to_what_the_site_holds(site: Path) -> None:
    for page in site.glob("*/index.html"):
        for link in re.findall(r"<(?:a|img)\b[^>]*?\b(?:src|href)=[\"']?([^\"' >]+)", page.read_text(encoding="utf-8")):
            if not re.match(r"[a-z]+:|#", link):
                target = (page.parent / link.partition("#")[0]).resolve()
                assert target.is_relative_to(site.resolve()), link
                assert target.exists(), link
