"""The pages of docs/ as a site, with the files of the house that they link: make docs."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HOUSE = Path(__file__).parent
LINKED = ("benchmarks", "deploy", "examples")
"""Folders that pages link as neighbours of docs/; on the site they lie among the pages."""


def build(site: Path) -> None:
    """Make the site, in the place of what is there."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        pages = folder / "docs"
        shutil.copy(HOUSE / "zensical.toml", folder)
        shutil.copytree(HOUSE / "docs", pages)
        for linked in LINKED:
            shutil.copytree(
                HOUSE / linked, pages / linked, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "node_modules")
            )
        for page in pages.rglob("*.md"):
            text = page.read_text(encoding="utf-8").replace("](../docs/", "](../")
            for linked in LINKED if page.parent == pages else ():
                text = text.replace(f"](../{linked}/", f"]({linked}/")
            page.write_text(text, encoding="utf-8")
        subprocess.run([sys.executable, "-m", "zensical", "build", "--strict"], cwd=folder, check=True)
        shutil.rmtree(site, ignore_errors=True)
        shutil.move(folder / "build" / "docs", site)


if __name__ == "__main__":
    build(Path(sys.argv[1]))
