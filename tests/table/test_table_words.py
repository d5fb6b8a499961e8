"""Refusals and phrases have words in every language."""

import ast
import pickle
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from table_of_friends import gathered

import eklat.table
from eklat.games.errors import BadNotation
from eklat.games.said import said
from eklat.locales import LANGUAGES
from eklat.table import Refused
from eklat.table.talking import PHRASES

ROOM = Path(eklat.table.__file__).parent


def raised() -> set[tuple[str, tuple[str, ...]]]:
    """Every code that the room refuses with, and the names of its facts."""
    found = set()
    for path in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    found.add((code.value, tuple(sorted(str(k.arg) for k in node.keywords))))
    return found | {(f"phase-{phase}", ()) for phase in ("gathering", "playing", "scoring", "over")}  # type: ignore[return-value]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    assert len(raised()) > 40
    for code, facts in raised():
        known: dict[str, Any] = dict.fromkeys(facts, 7)
        sentence = Refused(code, **known).say(language)
        assert sentence[-1] in ".?", code
        assert "{" not in sentence


def told(name: str) -> bool:
    """What is told about events is looked at with everything else that is told (tests/words)."""
    return name.startswith(("table-told-", "table-chapter-"))


def test_all_catalogues_have_the_same_messages() -> None:
    texts = [files("eklat.locales").joinpath(language, "table.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    ids = [re.findall(r"^([a-z-]+) =", text, re.MULTILINE) for text in texts]
    assert ids[0] == ids[1] == ids[2]
    known = {f"table-{code}" for code, _ in raised()} | {f"phrase-{phrase}" for phrase in PHRASES}
    assert known == {name for name in ids[0] if not told(name)}, "nothing is missing or never said"


def test_a_refusal_can_travel() -> None:
    with pytest.raises(Refused) as refusal:
        gathered().sit("id-zoe", "Zoë", 1, 1.0)
    by_the_rules = Refused.because(BadNotation(said("game-no-text", given="7")))
    assert str(by_the_rules) == "A move is a text, not 7. (notation)"
    for error in (refusal.value, by_the_rules):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.code, again.facts, str(again)) == (Refused, error.code, error.facts, str(error))
    assert refusal.value.to_json("de") == {
        "code": "seat-taken",
        "facts": {"called": "Beate"},
        "message": "Dort sitzt schon Beate.",
    }
