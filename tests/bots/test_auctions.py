"""The auctions that the page about bots shows are those of today's bots."""

import os
import re
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]
QUICK = "club", "student"


def test_the_page_shows_auctions_of_todays_bots() -> None:
    """Those of champions take a minute or two; if these differ, the command above them writes them anew."""
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    command = re.search(r"python examples/auctions\.py (\d+) ([\w/ ]+)`", page)
    assert command is not None
    tables = command[2].split()
    assert [table.partition("/")[0] for table in tables] == ["club"] * 2 + ["student"] * 4 + ["champion"] * 4
    shown = tables if os.environ.get("EKLAT_LONG") else [table for table in tables if table.startswith(QUICK)]
    for row in runpy.run_path(str(ROOT / "examples" / "auctions.py"))["rows"](int(command[1]), shown):
        assert row in page
