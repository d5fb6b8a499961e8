"""Refusals and phrases have words in every language."""

import ast
import pickle
import re
from importlib.resources import files
from pathlib import Path

import pytest
from table_of_friends import gathered

import eklat.table
from eklat.games.errors import BadNotation
from eklat.locales import LANGUAGES, say
from eklat.table import Refused
from eklat.table.talking import PHRASES

ROOM = Path(eklat.table.__file__).parent
RULES = Path(eklat.table.__file__).parent.parent / "games"


def raised() -> set[tuple[str, tuple[str, ...]]]:
    """Every code that the room refuses with, and the names of its facts."""
    found = set()
    for path in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    found.add((code.value, tuple(sorted(str(k.arg) for k in node.keywords))))
    return found | {(f"phase-{phase}", ()) for phase in ("gathering", "playing", "scoring", "over")}


def codes_of_the_rules() -> set[str]:
    """Every code that the rules refuse a move or a setting with."""
    written = "".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))
    return {"notation", "option", "unknown-option", "players"} | set(re.findall(r'Refusal\(\s*"([a-z-]+)"', written))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    assert len(raised()) > 40
    for code, facts in raised():
        sentence = Refused(code, **dict.fromkeys(facts, 7)).say(language)
        assert sentence[-1] in ".?", code
        assert "{" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_rules_can_be_said(language: str) -> None:
    assert len(codes_of_the_rules()) > 20
    for code in codes_of_the_rules():
        assert say(language, f"rules-{code}")
        assert Refused(code, "In English.").say(language)


def test_all_catalogues_have_the_same_messages() -> None:
    texts = [files("eklat.locales").joinpath(language, "table.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    ids = [re.findall(r"^([a-z-]+) =", text, re.MULTILINE) for text in texts]
    assert ids[0] == ids[1] == ids[2]
    known = {f"table-{code}" for code, _ in raised()} | {f"phrase-{phrase}" for phrase in PHRASES}
    assert known | {f"rules-{code}" for code in codes_of_the_rules()} == set(ids[0]), "nothing is missing or never said"


def test_a_refusal_can_travel() -> None:
    with pytest.raises(Refused) as refusal:
        gathered().sit("id-zoe", "Zoë", 1, 1.0)
    for error in (refusal.value, Refused.because(BadNotation("no move"))):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.code, again.facts, str(again)) == (Refused, error.code, error.facts, str(error))
    assert refusal.value.to_json("de") == {
        "code": "seat-taken",
        "facts": {"called": "Beate"},
        "message": "Dort sitzt schon Beate.",
    }
