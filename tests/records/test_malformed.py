# ruff: noqa: E501 - a table reads better with every case on one line
"""Records that cannot be: each gets a clear answer that says what is wrong and where, and never a traceback."""

import io
import json
import pickle
import re
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from eklat.locales import LANGUAGES
from eklat.records import BadRecord, Record, Verdict, verdict
from eklat.records.files import LARGEST, read_records

GOLDEN = Path(__file__).parent.parent / "golden"
DATA: dict[str, dict[str, Any]] = {
    name: json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    for name in (
        "mu-3",
        "mu-4-house-rules",
        "mu-5",
        "mu-5-unfinished",
        "mu2",
        "mu2-unfinished",
        "heuldoch-3",
        "heuldoch-5-specials",
    )
}

Change = Callable[[dict[str, Any]], object]


def put(*path: str | int, value: object) -> Change:
    """Write a value somewhere in a record."""

    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        del data[path[-1]]

    return change


def deal(*path: str | int, value: object) -> Change:
    return put("deals", 0, "deal", *path, value=value)


def action(place: int, text: object) -> Change:
    return put("deals", 0, "actions", place, value=text)


def swap_hands(data: dict[str, Any]) -> None:
    hands = data["deals"][0]["deal"]["hands"]
    hands[0], hands[1] = hands[1], hands[0]


def repeat_the_last_deal(data: dict[str, Any]) -> None:
    data["deals"].append(data["deals"][-1])


def move_a_card(data: dict[str, Any]) -> None:
    hands = data["deals"][0]["deal"]["hands"]
    hands[0].append(hands[1].pop())


def double_a_card(data: dict[str, Any]) -> None:
    hands = data["deals"][0]["deal"]["hands"]
    hands[0][0] = next(card for card in hands[1] if card[1] not in "17")


BAD: list[tuple[str, str, Change, str, int | None, int | None, str]] = [
    # what, base record, change, code, deal, action, part of the message
    ("format missing", "mu-5", drop("format"), "format", None, None, "'format'"),
    ("format of the future", "mu-5", put("format", value="eklat-record/2"), "format", None, None, "eklat-record/1"),
    ("format no text", "mu-5", put("format", value=["eklat-record/1"]), "format", None, None, "eklat-record/1"),
    ("game unknown", "mu-5", put("game", value="skat"), "game", None, None, "mu, mu2, heuldoch"),
    ("game a list", "mu-5", put("game", value=["mu"]), "game", None, None, "mu, mu2, heuldoch"),
    ("game of another name", "mu-5", put("game", value="Mu"), "game", None, None, "'Mu'"),
    ("players missing", "mu-5", drop("players"), "format", None, None, "'players'"),
    ("players a number", "mu-5", put("players", value=5), "players", None, None, "list of names"),
    ("too many players", "mu-5", put("players", value=list("ABCDEFG")), "players", None, None, "3 to 6"),
    ("too few players", "mu-5", put("players", value=["A", "B"]), "players", None, None, "3 to 6"),
    ("one player too few for the deal", "mu-5", put("players", value=list("ABCD")), "deal-counts", 0, None, "5 players"),
    ("a name that is a number", "mu-5", put("players", 0, value=1), "players", None, None, "not a name"),
    ("an empty name", "mu-5", put("players", 0, value="  "), "players", None, None, "not a name"),
    ("a name without end", "mu-5", put("players", 0, value="A" * 101), "players", None, None, "1 to 100"),
    ("a name of blanks without end", "mu-5", put("players", 0, value="a" + " " * 1000), "players", None, None, "1 to 100"),
    ("a name that rings the bell", "mu-5", put("players", 0, value="An\x07na"), "players", None, None, "\\x07"),
    ("a name that turns the line around", "mu-5", put("players", 0, value="An\u202ena"), "players", None, None, "\\u202e"),
    ("a name with half a character", "mu-5", put("players", 0, value="An\ud800"), "players", None, None, "\\ud800"),
    ("Mü for two with five", "mu-5", put("game", value="mu2"), "players", None, None, "for 2 players"),
    ("options a list", "mu-5", put("options", value=[]), "option", None, None, "object"),
    ("option unknown", "mu-5", put("options", "tarock", value=1), "unknown-option", None, None, "same_trump"),
    ("option of another game", "mu-5", put("options", "specials", value=True), "unknown-option", None, None, "specials"),
    ("option out of range", "mu-5", put("options", "target", value=0), "option", None, None, "1 to 10000"),
    ("option true for a number", "mu-5", put("options", "target", value=True), "option", None, None, "whole number"),
    ("option a fraction", "mu-5", put("options", "target", value=200.0), "option", None, None, "whole number"),
    ("option 1 for true", "mu-5", put("options", "same_trump", value=1), "option", None, None, "false, true"),
    ("option a list", "mu-5", put("options", "edition", value=["de"]), "option", None, None, "de, en, nl"),
    ("option null", "mu-5", put("options", "edition", value=None), "option", None, None, "None"),
    ("English with three", "mu-3", put("options", "edition", value="en"), "players", None, None, "4 to 6"),
    ("unknown key", "mu-5", put("scorez", value=[]), "unknown-key", None, None, "scorez"),
    ("odd Unicode key", "mu-5", put("scоres", value=[]), "unknown-key", None, None, "\\u043e"),
    ("deals missing", "mu-5", drop("deals"), "format", None, None, "'deals'"),
    ("deals an object", "mu-5", put("deals", value={}), "format", None, None, "list"),
    ("a deal that is a text", "mu-5", put("deals", 1, value="R6"), "format", 1, None, "object"),
    ("a deal without dealer", "mu-5", drop("deals", 0, "dealer"), "format", 0, None, "'dealer'"),
    ("a deal without cards", "mu-5", drop("deals", 0, "deal"), "format", 0, None, "'deal'"),
    ("a deal without actions", "mu-5", drop("deals", 0, "actions"), "format", 0, None, "'actions'"),
    ("first instead of dealer", "mu-5", put("deals", 0, "first", value=0), "unknown-key", 0, None, "'first'"),
    ("dealer beyond the table", "mu-5", put("deals", 0, "dealer", value=5), "deal-format", 0, None, "0 to 4"),
    ("dealer true", "mu-5", put("deals", 0, "dealer", value=True), "deal-format", 0, None, "True"),
    ("dealer a text", "mu-5", put("deals", 0, "dealer", value="0"), "deal-format", 0, None, "'0'"),
    ("dealer of the wrong turn", "mu-5", put("deals", 1, "dealer", value=4), "dealer", 1, None, "seat"),
    ("cards that are no object", "mu-5", put("deals", 0, "deal", value=[]), "deal-format", 0, None, "hands"),
    ("no hands", "mu-5", put("deals", 0, "deal", value={}), "deal-format", 0, None, "'hands' is missing"),
    ("a kitty", "mu-5", deal("kitty", value=[]), "deal-format", 0, None, "'kitty'"),
    ("hands an object", "mu-5", deal("hands", value={}), "deal-format", 0, None, "every seat"),
    ("a hand that is a text", "mu-5", deal("hands", 2, value="R6 R7"), "deal-format", 0, None, "deal.hands[2]"),
    ("a card that is none", "mu-5", deal("hands", 0, 0, value="X6"), "deal-cards", 0, None, "'X6'"),
    ("a card in small letters", "mu-5", deal("hands", 0, 0, value="r6"), "deal-cards", 0, None, "'r6'"),
    ("a card with a fullwidth digit", "mu-5", deal("hands", 0, 0, value="R６"), "deal-cards", 0, None, "\\uff16"),
    ("a card that is a number", "mu-5", deal("hands", 0, 0, value=6), "deal-cards", 0, None, "6 is not a card"),
    ("a card too many in one hand", "mu-5", move_a_card, "deal-counts", 0, None, "12 cards, but seat 0 has 13"),
    ("a card twice", "mu-5", double_a_card, "deal-cards", 0, None, "twice"),
    ("too few hands", "mu-5", drop("deals", 0, "deal", "hands", 0), "deal-counts", 0, None, "4 players"),
    ("a fourth colour with three", "mu-3", deal("hands", 0, 0, value="K5"), "deal-cards", 0, None, "three colours"),
    ("actions a text", "mu-5", put("deals", 0, "actions", value="pass"), "format", 0, None, "list"),
    ("an action that is a number", "mu-5", action(3, 7), "notation", 0, 3, "7"),
    ("an action that is null", "mu-5", action(3, None), "notation", 0, 3, "None"),
    ("an empty action", "mu-5", action(3, ""), "notation", 0, 3, "''"),
    ("an action with two spaces", "mu-5", action(3, "bid  R6"), "notation", 0, 3, "single spaces"),
    ("an action with a tab", "mu-5", action(3, "bid\tR6"), "notation", 0, 3, "single spaces"),
    ("an action with a line end", "mu-5", action(3, "pass\n"), "notation", 0, 3, "single spaces"),
    ("an action in capitals", "mu-5", action(3, "PASS"), "notation", 0, 3, "'PASS'"),
    ("a bid of nothing", "mu-5", action(3, "bid"), "notation", 0, 3, "bid CARD"),
    ("an action of another game", "mu-5", action(3, "onion C5"), "notation", 0, 3, "not a move"),
    ("an action without end", "mu-5", action(3, "bid " + "R6 " * 500 + "R6"), "notation", 0, 3, "..."),
    ("a play in the auction", "mu-5", action(0, "play R6"), "phase", 0, 0, "auction"),
    ("someone else's card", "mu-5", swap_hands, "not-held", 0, None, "not in your hand"),
    ("too many cards", "mu-5", action(0, "bid R6 R7"), None, 0, 0, ""),  # type: ignore[list-item]
    ("an action after the end", "mu-5", lambda d: d["deals"][0]["actions"].append("pass"), "deal-over", 0, None, "over"),
    ("a deal after the end", "mu-5", repeat_the_last_deal, "match-over", None, None, "match is over"),
    ("a deal while one is open", "mu-5-unfinished", repeat_the_last_deal, "unfinished", 2, None, "Deal 1 is not over"),
    ("scores a text", "mu-5", put("scores", value="many"), "scores", None, None, "'many'"),
    ("scores that are wrong", "mu-5", put("scores", 0, value=999), "scores", None, None, "999"),
    ("scores with a fraction", "mu-5", put("scores", 0, value=1.5), "scores", None, None, "whole"),
    ("scores too few", "mu-5", drop("scores", 0), "scores", None, None, "but they are"),
    ("scores of a deal wrong", "mu-5", put("deals", 0, "scores", 0, value=999), "scores", 0, None, "999"),
    ("scores of an open deal", "mu-5-unfinished", put("deals", 1, "scores", value=[1, 0, 0, 0, 0]), "scores", 1, None, "[1,"),
    ("winners that are wrong", "mu-5", put("winners", value=[0, 1, 2]), "winners", None, None, "winners"),
    ("winners too early", "mu-5-unfinished", put("winners", value=[0]), "winners", None, None, "[]"),
    ("an end draw without the house rule", "mu-5", put("deals", 0, "end_draw", value="R5"), "end-draw", 0, None, "'R5'"),
    ("an end draw after an open deal", "mu-5-unfinished", put("deals", 1, "end_draw", value="R5"), "end-draw", 1, None, "finished"),
    ("no end draw", "mu-4-house-rules", drop("deals", 0, "end_draw"), "end-draw", 1, None, "drawn"),
    ("an end draw that is not a card", "mu-4-house-rules", put("deals", 0, "end_draw", value="Z5"), "end-draw", 0, None, "'Z5'"),
    ("an end draw that is a list", "mu-4-house-rules", put("deals", 0, "end_draw", value=[]), "end-draw", 0, None, "[]"),
    ("an end draw from the box", "mu-3", lambda d: d.update(options={"random_end": True}) or d["deals"][0].update(end_draw="K9"), "end-draw", 0, None, "in the box"),
    ("an end draw in another game", "heuldoch-3", put("deals", 0, "end_draw", value="R5"), "end-draw", 0, None, "'R5'"),
    ("two: hidden a text", "mu2", deal("hidden", value="R6"), "deal-format", 0, None, "six columns"),
    ("two: hidden of three", "mu2", lambda d: d["deals"][0]["deal"]["hidden"].append({}), "deal-format", 0, None, "two objects"),
    ("two: a column missing", "mu2", drop("deals", 0, "deal", "hidden", 0, "big"), "deal-format", 0, None, "'big' is missing"),
    ("two: a fifth colour", "mu2", deal("hidden", 0, "K", value="K1"), "deal-format", 0, None, "four colours"),
    ("two: other columns", "mu2", drop("deals", 0, "deal", "hidden", 1, "R"), "deal-format", 0, None, "deal.hidden[1]"),
    ("two: skat of three", "mu2", drop("deals", 0, "deal", "skat", 0), "deal-counts", 0, None, "skat"),
    ("two: open cards short", "mu2", drop("deals", 0, "deal", "open", 0, 0), "deal-counts", 0, None, "Open cards: two players get 4 each, not 3, 4"),
    ("two: a card from the box", "mu2", deal("skat", 0, value="K1"), "deal-cards", 0, None, "not in this pack"),
    ("two: a card missing", "mu2", deal("skat", value=["R1", "R1", "R7", "R7"]), "deal-cards", 0, None, "times"),
    ("heul doch: piles short", "heuldoch-3", drop("deals", 0, "deal", "piles", 0), "deal-counts", 0, None, "2 piles"),
    ("heul doch: a hand of five", "heuldoch-3", lambda d: d["deals"][0]["deal"]["hands"][0].append("A1"), "deal-counts", 0, None, "5"),
    ("heul doch: a card of eight", "heuldoch-3", deal("draw", 0, value="A8"), "deal-cards", 0, None, "'A8'"),
    ("heul doch: draw pile short", "heuldoch-3", drop("deals", 0, "deal", "draw", 0), "deal-cards", 0, None, "missing"),
    ("heul doch: dealer", "heuldoch-3", put("deals", 0, "dealer", value=0), "unknown-key", 0, None, "first"),
    ("heul doch: nobody begins", "heuldoch-3", put("deals", 0, "first", value=None), "deal-format", 0, None, "None"),
    ("heul doch: special pile", "heuldoch-5-specials", deal("piles", 0, value="towel"), "deal-cards", 0, None, "special"),
    ("heul doch: specials without leave", "heuldoch-5-specials", drop("options", "specials"), "deal-cards", 0, None, "specials"),
    ("heul doch: specials expected", "heuldoch-3", put("options", "specials", value=True), "deal-cards", 0, None, "no special"),
    ("heul doch: a second deal", "heuldoch-3", repeat_the_last_deal, "match-over", 1, None, "match is over"),
    ("heul doch: onion unseen", "heuldoch-3", action(0, "onion ?"), "notation", 0, 0, "'onion ?'"),
]  # fmt: skip


@pytest.mark.no_cover
@pytest.mark.parametrize("case", BAD, ids=[case[0] for case in BAD])
def test_a_bad_record_is_refused_with_reason_and_place(case: tuple[Any, ...]) -> None:
    _, base, change, code, deal_number, action_number, part = case
    answer = judged(changed(base, change))
    assert answer["ok"] is False
    error = answer["error"]
    assert set(error) == {"deal", "action", "code", "message"}
    if code is not None:
        assert error["code"] == code
    if deal_number is not None:
        assert error["deal"] == deal_number
    if action_number is not None:
        assert error["action"] == action_number
    assert part in error["message"]
    assert len(error["message"]) < 400
    assert error["message"].isprintable()
    assert error["message"].endswith(".")


@pytest.mark.parametrize("case", BAD, ids=[case[0] for case in BAD])
def test_what_is_wrong_is_said_with_every_fact_in_every_language(case: tuple[Any, ...]) -> None:
    with pytest.raises(BadRecord) as refused:
        judge(changed(case[1], case[2]))
    error = refused.value
    sentences = {language: error.said.say(language) for language in LANGUAGES}
    assert sentences["en"] == error.message == str(error) == error.to_json()["message"]
    assert len(set(sentences.values())) == len(LANGUAGES)
    for quoted in re.findall(r"'[^']*'|\[[^]]*\]|\d+", error.message):
        assert all(quoted in sentence for sentence in sentences.values()), sentences
    again = pickle.loads(pickle.dumps(error))
    assert (again.to_json(), again.said) == (error.to_json(), error.said)


def changed(base: str, change: Change) -> dict[str, Any]:
    data = deepcopy(DATA[base])
    change(data)
    return data


def judge(data: object) -> dict[str, Any]:
    """The verdict; raises what is wrong."""
    record = next(read_records(io.BytesIO(json.dumps(data).encode())))
    found = Verdict(record) if isinstance(record, BadRecord) else verdict(record)
    if found.error is not None:
        raise found.error
    return found.to_json(legal=True)


def judged(data: object) -> dict[str, Any]:
    record = next(read_records(io.BytesIO(json.dumps(data).encode())))
    return (Verdict(record) if isinstance(record, BadRecord) else verdict(record)).to_json(legal=True)


@pytest.mark.parametrize("data", [None, 3, "R6", [], [{}], {}, True, {"format": None}], ids=repr)
def test_what_is_no_record_at_all(data: object) -> None:
    assert judged(data)["error"]["code"] == "format"


def test_an_illegal_action_is_named_by_its_place() -> None:
    data = deepcopy(DATA["mu-5"])
    actions = data["deals"][0]["actions"]
    place = next(i for i, text in enumerate(actions) if text.startswith("play"))
    actions.insert(place + 1, actions[place])
    answer = judged(data)["error"]
    assert (answer["deal"], answer["action"], answer["code"]) == (0, place + 1, "not-held")


def test_the_first_thing_that_is_wrong_is_reported() -> None:
    data = deepcopy(DATA["mu-5"])
    data["deals"][0]["actions"][2] = "play R6"
    data["deals"][1] = "rubbish"
    assert (judged(data)["error"]["deal"], judged(data)["error"]["action"]) == (0, 2)


def test_notes_are_kept_and_ignored() -> None:
    data = deepcopy(DATA["mu-5"])
    data |= {"date": "2026-11-15", "place": "Köln", "note": "♣", "proof": {"salt": "…"}, "x_elo": [1, 2]}
    data["deals"][0] |= {"x_clock": 3, "note": "a good one"}
    data["deals"][0]["deal"]["x_shuffle"] = "by hand"
    assert judged(data)["ok"]
    assert Record.read(data).to_json() == data


@pytest.mark.parametrize("name", ["Zoë", "李雷", "Ана", "👩‍👩‍👧", "می‌خواهم", "Jean\u00a0Paul", "🙂", "O'Neil"])
def test_names_of_all_the_world_are_welcome(name: str) -> None:
    data = deepcopy(DATA["mu-5"])
    data["players"][0] = name
    assert judged(data)["ok"]


# Files -------------------------------------------------------------------------------------------------------------------


def codes(data: bytes) -> list[str]:
    return [
        r.code if isinstance(r, BadRecord) else getattr(verdict(r).error, "code", "ok")
        for r in read_records(io.BytesIO(data))
    ]


GOOD = (GOLDEN / "mu-5.json").read_bytes()


def test_one_record_over_many_lines() -> None:
    assert codes(json.dumps(DATA["mu-5"], indent=2).encode()) == ["ok"]


def test_one_record_with_a_deal_on_every_line() -> None:
    deals = ",\n".join(json.dumps(deal) for deal in DATA["mu-5"]["deals"])
    head = json.dumps({key: value for key, value in DATA["mu-5"].items() if key != "deals"})
    assert codes(f'{head[:-1]}, "deals": [\n{deals}\n]}}\n'.encode()) == ["ok"]


def test_many_records_line_by_line_with_blank_lines_between() -> None:
    assert codes(b"\n" + GOOD + b"\n  \n" + GOOD + GOOD.strip()) == ["ok", "ok", "ok"]
    assert codes(GOOD.strip() + GOOD) == ["json"]


def test_a_byte_order_mark_is_no_harm() -> None:
    assert codes(b"\xef\xbb\xbf" + GOOD) == ["ok"]


def test_a_bad_line_does_not_hide_the_others() -> None:
    assert codes(GOOD[:500] + b"\n" + GOOD + b"[]\n" + GOOD) == ["json", "ok", "format", "ok"]
    assert codes(GOOD + b"{\n" + GOOD) == ["ok", "json", "ok"]


@pytest.mark.parametrize("cut", [1, 10, 100, 1000, len(GOOD) - 3])
def test_truncated_json_says_where_it_stops(cut: int) -> None:
    record = next(read_records(io.BytesIO(GOOD[:cut])))
    assert isinstance(record, BadRecord)
    assert record.code == "json"
    assert "line 1, column" in record.message


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "json"),
        (b" \n \n", "json"),
        (b"\xff\xfe", "utf-8"),
        (GOOD.replace(b"Anna", b"\xe4nna"), "utf-8"),
        (b"NaN", "json"),
        (b'{"format": Infinity}', "json"),
        (b'{"format": "eklat-record/1", "format": "eklat-record/1"}', "json-key"),
        (b"[" * 100_000, "json"),
        (b'{"a":' * 100_000, "json"),
        (b'{"format": 1' + b"0" * 10_000 + b"}", "json"),
        (b"\x00", "json"),
        (b"Dear Anna,\nhere is the game.\n", "json"),
    ],
    ids=[
        "empty",
        "blank",
        "utf-16",
        "latin-1",
        "NaN",
        "Infinity",
        "key twice",
        "deep list",
        "deep object",
        "digits",
        "zero",
        "mail",
    ],
)
def test_files_that_are_no_json(data: bytes, code: str) -> None:
    assert codes(data) == [code]


def test_huge_records_are_refused_and_the_next_one_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    assert LARGEST == 64 * 2**20
    monkeypatch.setattr("eklat.records.files.LARGEST", len(GOOD) + 10)
    big = b'{"x_": "' + b"A" * 3 * len(GOOD) + b'"}\n'
    assert codes(GOOD + big + GOOD) == ["ok", "too-large", "ok"]
    assert codes(big + GOOD) == ["too-large"]
    assert codes(big.strip()) == ["too-large"]
    assert codes(b"{\n" + GOOD + GOOD) == ["too-large"]


def test_a_long_match_is_no_problem() -> None:
    data = deepcopy(DATA["mu-5"])
    data["options"] = {"target": 10_000}
    for key in ("scores", "winners"):
        del data[key]
    first = data["deals"][0]
    data["deals"] = [{**first, "dealer": 0}]
    del data["deals"][0]["actions"]
    passes = {**data["deals"][0], "actions": ["pass"] * 5, "scores": [0] * 5}
    data["deals"] = [{**passes, "dealer": number % 5} for number in range(500)]
    answer = judged(data)
    assert answer["ok"], answer
    assert len(answer["deals"]) == 500
