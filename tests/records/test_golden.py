"""Golden games: records that people can read beside the file, with what `eklat verify` and `eklat show` say of them."""

import json
import os
from pathlib import Path

import pytest

from eklat.games import GAMES
from eklat.locales import LANGUAGES
from eklat.records import BadRecord, Record, replay, verdict
from eklat.records.show import show

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = sorted(path for path in GOLDEN.glob("*.json") if not path.name.endswith(".verdict.json"))

TEXTS = sorted(GOLDEN.glob("*.txt"))


def language(text: Path) -> str:
    """mu-5.txt is English, mu-5.de.txt German."""
    return text.stem.partition(".")[2] or "en"


def record(text: Path) -> Path:
    return text.with_name(text.name.partition(".")[0] + ".json")


def read(path: Path) -> Record:
    return Record.read(json.loads(path.read_text(encoding="utf-8")))


def test_there_are_golden_games_of_every_kind() -> None:
    assert {read(path).game.name for path in RECORDS} == set(GAMES)
    assert len(GAMES) == 3


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_verdict(path: Path) -> None:
    expected = json.loads(path.with_suffix(".verdict.json").read_text(encoding="utf-8"))
    assert verdict(read(path)).to_json(legal=True) == expected


def test_there_are_golden_texts_in_every_language() -> None:
    assert {path.with_suffix(".txt") for path in RECORDS} <= set(TEXTS)
    others = {(read(record(text)).game.name, language(text)) for text in TEXTS if language(text) != "en"}
    assert others == {(game, lang) for game in GAMES for lang in LANGUAGES if lang != "en"}


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text.stem)
def test_golden_text(text: Path) -> None:
    assert show(read(record(text)), language=language(text)) == text.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_written_again_is_the_same_record(path: Path) -> None:
    record = read(path)
    assert Record.read(json.loads(str(record))) == record
    assert f"{record}\n" == path.read_text(encoding="utf-8")
    again = Record.of(record.game, record.players, record.rules.changed())
    for deal, entry in zip(replay(record), record.deals, strict=True):
        again = again.add(deal.last, deal.match, entry.get("end_draw"))
    assert str(again) == str(record)


STEP = 1 if os.environ.get("EKLAT_LONG") else 13
"""Every record is stopped at every so manyth move."""


@pytest.mark.no_cover  # it looks far, not at more lines
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_may_stop_anywhere(path: Path) -> None:
    record = read(path)
    data = record.to_json() | {"scores": None, "winners": None}
    data = {key: value for key, value in data.items() if value is not None}
    for deal in replay(record):
        entry = dict(record.deals[deal.number])
        entry.pop("scores", None)
        entry.pop("end_draw", None)
        for stop in range(0, len(deal.states), STEP):
            cut = {**data, "deals": [*data["deals"][: deal.number], {**entry, "actions": entry["actions"][:stop]}]}
            answer = verdict(Record.read(cut)).to_json(legal=True)
            assert answer["ok"], answer
            if stop < len(entry["actions"]):
                assert answer["turn"] == deal.states[stop].turn
                assert entry["actions"][stop] in answer["legal"] or answer.get("max_bid", 0) > 1 or "discard" in answer


def test_a_record_without_claims_writes_none() -> None:
    record = read(RECORDS[0])
    bare = Record.of(record.game, record.players, record.rules.changed())
    assert "scores" not in bare.to_json()
    state = next(iter(replay(record))).last
    assert "winners" not in bare.add(state).to_json()


def test_a_record_takes_only_deals_of_its_own_table() -> None:
    record = read(GOLDEN / "mu-5.json")
    state = next(iter(replay(record))).last
    for other in (Record.of(record.game, "ABCDE", {"target": 7}), Record.of(record.game, "ABCD")):
        with pytest.raises(BadRecord) as refused:
            other.add(state)
        assert refused.value.code == "rules"
    with pytest.raises(BadRecord, match="not a name"):
        Record.of(record.game, ["", "B", "C", "D", "E"])


def test_without_the_match_nothing_is_claimed() -> None:
    record = read(GOLDEN / "mu-5.json")
    first, second, *_ = replay(record)
    bare = Record.of(record.game, record.players)
    assert verdict(bare.add(first.last, first.match).add(second.last)).ok
