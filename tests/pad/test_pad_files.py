"""Pads in files, and the two files that the browser stands on."""

import json
from pathlib import Path

import pad_cases
import pytest

from eklat.pad import BadPad, Eklat, Pad, Played, parse, to_csv
from eklat.pad import facts as figures
from eklat.pad.files import to_text

HOUSE = Path(__file__).parents[2]
PAD = (
    Pad.new("mu", ["Anna", "=SUM(A1)", 'B"o, b', "Dora"], {"target": 300}, first=2)
    .add(Played(chief=0, vice=1, partner=2, height=3, trump="none", points=(20, 10, 14, 16)))
    .add(Eklat(tied=(3, 1), culprit=3, height=2))
)


def test_a_file_is_read_back_as_it_was() -> None:
    text = to_text(PAD)
    assert parse(text) == PAD
    assert parse(text.encode()) == PAD
    assert json.loads(text)["format"] == "eklat-pad/1"
    assert len(text.splitlines()) < 20


def test_an_empty_pad_is_a_file_too() -> None:
    pad = Pad.new("heuldoch", ["Anna", "Ben", "Cleo"], rounds=4)
    assert parse(to_text(pad)) == pad


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "json"),
        ("{", "json"),
        ("[" * 100_000, "json"),
        ('{"format": "eklat-pad/1", "format": "eklat-pad/1"}', "json"),
        (b"\xff", "json"),
        ("[]", "format"),
        ("{}", "format"),
        ('{"format": "eklat-record/1"}', "format"),
        ('{"format": "eklat-pad/1"}', "missing-key"),
        (" " * (2**20 + 1), "too-large"),
    ],
)
def test_what_is_no_pad_is_refused_with_a_sentence(text: str | bytes, code: str) -> None:
    with pytest.raises(BadPad) as refused:
        parse(text)
    assert refused.value.code == code
    assert str(refused.value).endswith(".") or "(" in str(refused.value)


def test_csv_has_a_line_per_hand_and_no_formulas() -> None:
    lines = to_csv(PAD).split("\r\n")
    assert lines[0].startswith("Hand,Dealer,Outcome,Chief,")
    assert lines[0].endswith('Dora: score,Anna: total,\'=SUM(A1): total,"B""o, b: total",Dora: total')
    assert lines[1].startswith('1,"B""o, b",made,Anna,\'=SUM(A1),"B""o, b",3,34,no trump,60,0,,,20,10,14,16,80,10,74,16,')
    assert lines[2] == "2,Dora,Eklat,,,,2,,,,,'=SUM(A1)+Dora,Dora,,,,,0,10,0,-20,80,20,74,-4"


@pytest.mark.parametrize(("language", "made"), [("de", "geschafft"), ("nl", "gehaald")])
def test_csv_is_as_the_spreadsheets_of_the_country_read_it(language: str, made: str) -> None:
    head, hand, *_ = (line.split(";") for line in to_csv(PAD, language).split("\r\n"))
    assert len(head) == len(hand) == 13 + 3 * 4
    assert hand[2] == made
    assert "pad-" not in str(head)


def test_every_refusal_of_the_cases_can_be_said() -> None:
    cases = json.loads((Path(__file__).parent / "cases.json").read_text(encoding="utf-8"))
    bad = [case["pad"] for case in cases if "refused" in case["answer"]]
    assert len(bad) > 10
    for pad in bad:
        with pytest.raises(BadPad) as refused:
            Pad.read(pad)
        assert all(refused.value.say(language) for language in ("de", "en", "nl"))


def test_the_cases_of_the_browser_are_current() -> None:
    found = (Path(__file__).parent / "cases.json").read_text(encoding="utf-8")
    assert found == pad_cases.text(), "run python tests/pad/pad_cases.py > tests/pad/cases.json"


def test_the_figures_of_the_browser_are_current() -> None:
    for name, text in figures.files().items():
        found = (HOUSE / "web" / "src" / name).read_text(encoding="utf-8")
        assert found == text, "run python -m eklat.pad.facts web/src"
