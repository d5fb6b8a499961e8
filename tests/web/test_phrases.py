"""The browser offers the phrases that the server knows, each at its place."""

import re
from pathlib import Path

from eklat.table.talking import CHEEKY, POLITE, REACTIONS

WEB = Path(__file__).parents[2] / "web/src"


def listed(file: Path, name: str) -> list[str]:
    found = re.search(rf"{name}[ =:]+\[(.*?)\]", file.read_text("utf-8"), re.DOTALL)
    return re.findall(r"'([\w-]+)'", found[1]) if found else []


def test_the_browser_offers_every_phrase_that_the_server_knows() -> None:
    assert listed(WEB / "table/phrases.ts", "POLITE") == list(POLITE)
    assert listed(WEB / "table/phrases.ts", "REACTIONS") == list(REACTIONS)
    cheeky = {phrase for file in WEB.glob("games/*/index.ts") for phrase in listed(file, "phrases")}
    assert cheeky == set(CHEEKY)
