"""The pages of docs/ as a site: all of them, and nothing that another host would have to bring."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

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


def test_what_was_installed_for_a_benchmark_is_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (
        "docs/index.md",
        "benchmarks/README.md",
        "benchmarks/peers/node_modules/one/README.md",
        "deploy/one",
        "examples/one",
    ):
        file = tmp_path / "house" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("[somewhere](#nowhere)", encoding="utf-8")
    (tmp_path / "house" / "zensical.toml").touch()
    (tmp_path / "house" / "docs_site.py").write_bytes((ROOT / "docs_site.py").read_bytes())
    pages = list[str]()

    def build(*_: Any, cwd: Path, **__: Any) -> None:
        pages.extend(page.relative_to(cwd).as_posix() for page in cwd.rglob("*.md"))
        (cwd / "build" / "docs").mkdir(parents=True)

    monkeypatch.setattr(subprocess, "run", build)
    runpy.run_path(str(tmp_path / "house" / "docs_site.py"))["build"](tmp_path / "site")
    assert sorted(pages) == ["docs/benchmarks/README.md", "docs/index.md"]
