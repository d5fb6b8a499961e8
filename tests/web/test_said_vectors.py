"""What is said in facts reads the same in the browser as in Python, in every language.

`python tests/web/test_said_vectors.py` writes the examples anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from eklat.games.said import Said, Who
from eklat.locales import LANGUAGES
from eklat.records import Record, replay

ROOT = Path(__file__).parents[2]
FILE = ROOT / "web/src/lib/said-vectors.json"
RECORDS = ("mu-4-house-rules", "mu-5", "mu2", "heuldoch-5-specials")
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn")


def told(record: Record, seat: int) -> Iterator[Said]:
    """Everything that a game says in a match, to one seat."""
    for deal in replay(record):
        views = [state.view(seat) for state in deal.states]
        for before, after in pairwise([None, *views]):
            assert after is not None
            yield from record.game.tell(before, after)
            yield from (said for said in (after.question, after.chapter) if said is not None)
        yield from deal.last.result.explain() if deal.last.result is not None else ()


def vectors() -> list[dict[str, Any]]:
    """Each message once for whom it is about, and once for somebody else."""
    found: dict[tuple[str, str, bool], dict[str, Any]] = {}
    for name in RECORDS:
        record = Record.read(json.loads((ROOT / "tests/golden" / f"{name}.json").read_text("utf-8")))
        game, names = record.game.name, NAMES[: len(record.players)]
        for you in (0, 1):
            for said in told(record, you):
                key = (game, said.message, said.facts.get("who") == Who(you))
                if key not in found:
                    texts = {language: said.say(language, names, you) for language in LANGUAGES}
                    found[key] = {"game": game, "said": said.to_json(), "names": names, "you": you, "texts": texts}
    return list(found.values())


def test_the_browser_says_the_same() -> None:
    assert json.loads(FILE.read_text("utf-8")) == json.loads(json.dumps(vectors())), f"python {__file__} writes them anew"


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
