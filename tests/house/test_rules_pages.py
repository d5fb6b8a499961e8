"""The rules pages of the browser stand on the engine: their examples are its positions. (Their tables show the figures of
`eklat.pad.facts`, which tests/pad holds equal to it.) `python tests/house/test_rules_pages.py` says their moves anew."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from eklat.games.errors import GameError
from eklat.games.mu.cards import pack
from eklat.locales import LANGUAGES
from eklat.records import Record, replay

pytestmark = pytest.mark.no_cover  # about words, not about lines of code

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted(ROOT.glob("web/src/games/*/rules/examples/*.json"))


def game_of(file: Path) -> str:
    return file.parents[2].name


def test_the_pack_is_worth_what_the_tables_say() -> None:
    assert sum(card.points for card in pack("RYGBK")) == 60
    assert sum(card.points for card in pack("RGB")) == 36


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: f"{game_of(file)}-{file.stem}")
def test_an_example_is_a_real_position_and_its_moves_are_judged_as_it_says(file: Path) -> None:
    example = json.loads(file.read_text(encoding="utf-8"))
    record = Record.read(example["record"])
    assert record.game.name == game_of(file)
    (deal,) = replay(record)
    state, seat = deal.last, example["seat"]
    assert state.turn == seat, "examples are told to whoever is to move"
    assert example["moves"]
    for tried in example["moves"]:
        move = record.game.parse(tried["move"])
        assert tried["said"] == record.game.advise(state.view(seat), move).to_json(), tried
        try:
            state.play(move, seat)
            code = None
        except GameError as error:
            code = error.code
        assert code == tried["code"], tried


def _ids(language: str) -> dict[str, str]:
    found = {}
    for file in (ROOT / "src" / "eklat" / "locales" / language).glob("*web-*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = file.name
    return found


@pytest.mark.no_cover
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
            text = (ROOT / f"src/eklat/locales/{language}/{game}-web-rules.ftl").read_text(encoding="utf-8")
            assert set(re.findall(r"<a>(\w+)</a>", text)) <= set(numbers)


@pytest.mark.no_cover
def test_every_example_has_its_words() -> None:
    for language in LANGUAGES:
        ids = _ids(language)
        for file in EXAMPLES:
            name = f"law-ex-{game_of(file)}-{file.stem}"
            assert {name, f"{name}-ask", f"{name}-so"} <= set(ids), name


if __name__ == "__main__":  # after a change of what games say
    for path in EXAMPLES:
        kept = json.loads(path.read_text(encoding="utf-8"))
        (played,) = replay(found := Record.read(kept["record"]))
        for one in kept["moves"]:
            one["said"] = found.game.advise(played.last.view(kept["seat"]), found.game.parse(one["move"])).to_json()
        path.write_text(json.dumps(kept, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
