"""The rules pages of the browser stand on the engine: their tables are its figures, their examples its positions.

`python tests/house/test_rules_pages.py` writes the figures anew.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from eklat.games import GAMES
from eklat.games.errors import GameError
from eklat.games.heuldoch.scoring import worthless
from eklat.games.mu.cards import POINTS, Card, pack
from eklat.games.mu.contract import GOALS, Contract, goal
from eklat.games.mu.options import Rules
from eklat.games.mu.scoring import bonus, eklat
from eklat.games.mu2.auction import LARGEST
from eklat.games.mu2.contract import goal as goal_for_two
from eklat.locales import LANGUAGES
from eklat.records import Record, replay

ROOT = Path(__file__).parents[2]
RULES = ROOT / "web" / "src" / "rules"
EXAMPLES = sorted((RULES / "examples").glob("*.json"))
THREE_COLOURS = "RGB"
TRUMPS = {"colour": "R", "doubled": "7", "digit": "6", "none": "none"}


def facts() -> dict[str, Any]:
    """All figures that the tables of the rules pages show."""
    dealt = {players: len(pack(THREE_COLOURS if players == 3 else "RYGBK")) // players for players in GOALS}
    gain, loss, nothing = eklat([(Card("R6"),), (Card("G6"),), ()], (0, 1), 1, Rules()).scores
    return {
        "points": list(POINTS),
        "mu": {
            "dealt": dealt,
            "eklat": {"last": loss, "tied": gain, "rest": nothing},
            "goals": {players: [goal(players, height) for height in range(1, dealt[players] + 1)] for players in GOALS},
            "sums": {players: 36 if players == 3 else 60 for players in GOALS},
            "bonus": {
                name: [bonus(Contract(4, 0, 1, height, chief_trump=trump, holder=2)) for height in range(1, 11)]
                for name, trump in TRUMPS.items()
            },
        },
        "mu2": {"goals": {height: goal_for_two(height) for height in range(5, LARGEST + 1)}},
        "heuldoch": {"worthless": {onions: sorted(worthless(onions)) for onions in range(16)}},
    }


def written(value: object) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"


def test_the_figures_are_those_of_the_engine() -> None:
    assert (RULES / "facts.json").read_text(encoding="utf-8") == written(facts())


def test_the_pack_is_worth_what_the_tables_say() -> None:
    assert sum(card.points for card in pack("RYGBK")) == 60
    assert sum(card.points for card in pack(THREE_COLOURS)) == 36


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_is_a_real_position_and_its_moves_are_judged_as_it_says(file: Path) -> None:
    example = json.loads(file.read_text(encoding="utf-8"))
    record = Record.read(example["record"])
    (deal,) = replay(record)
    state, seat = deal.last, example["seat"]
    assert state.turn == seat, "examples are told to whoever is to move"
    assert example["moves"]
    for tried in example["moves"]:
        try:
            state.play(GAMES[record.game.name].parse(tried["move"]), seat)
            code = None
        except GameError as error:
            code = error.code
        assert code == tried["code"], tried


def _ids(language: str) -> dict[str, str]:
    found = {}
    for file in (ROOT / "src" / "eklat" / "locales" / language).glob("web-*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = file.name
    return found


def test_every_ruling_is_explained_and_every_reference_leads_to_one() -> None:
    numbers = re.findall(r"^\*\*([MTH]\d+) —", (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert numbers
    for language in LANGUAGES:
        ids = _ids(language)
        for number in numbers:
            assert f"law-ruling-{number}" in ids
            assert f"law-ruling-{number}-text" in ids
        assert {i.split("-")[2] for i in ids if i.startswith("law-ruling-")} == set(numbers)
        for game in ("mu", "mu2", "heuldoch"):
            text = (ROOT / f"src/eklat/locales/{language}/web-rules-{game}.ftl").read_text(encoding="utf-8")
            assert set(re.findall(r"<a>(\w+)</a>", text)) <= set(numbers)


def test_every_example_has_its_words() -> None:
    for language in LANGUAGES:
        ids = _ids(language)
        for file in EXAMPLES:
            assert f"law-ex-{file.stem}" in ids, file.stem
            assert f"law-ex-{file.stem}-so" in ids, file.stem


if __name__ == "__main__":
    (RULES / "facts.json").write_text(written(facts()), encoding="utf-8")
