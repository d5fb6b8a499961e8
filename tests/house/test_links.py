"""What the pages link is there, also for whoever has the source archive and not the repository."""

import re
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder

pytestmark = pytest.mark.no_cover  # about words, not about lines of code

HOUSE = Path(__file__).parents[2]
PAGES = sorted(page for folder in (".", "docs", "benchmarks", "examples") for page in HOUSE.joinpath(folder).glob("*.md"))
LINK = re.compile(r"\]\(([^)\s]+)\)")


@pytest.fixture(scope="module")
def archive() -> set[Path]:
    """The files of the source archive."""
    return {Path(file.path) for file in SdistBuilder(str(HOUSE)).recurse_included_files()}


@pytest.mark.no_cover
@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(HOUSE)))
def test_links_lead_to_what_the_source_archive_holds(page: Path, archive: set[Path]) -> None:
    assert page in archive
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if not re.match(r"[a-z]+:|#", link):
            target = (page.parent / link.partition("#")[0]).resolve()
            assert target in archive or any(target in file.parents for file in archive), link
