"""Hands as somebody remembers them."""

from __future__ import annotations

from typing import Any

import pytest

from eklat.games.mu.cards import pack
from eklat.records import BadRecord
from eklat.records.jotting import FORMAT, Remembered, is_jotting

HAND = tuple(str(card) for card in pack())[:15]
MEMORY: dict[str, Any] = {
    "format": FORMAT,
    "game": "mu",
    "players": ["Anna", "Ben", "Cleo", "Dora"],
    "known": [list(HAND), [], [], []],
    "actions": [f"bid {HAND[0]}", "pass"],
}


def test_whoever_remembers_a_hand_can_be_asked_about_it() -> None:
    remembered = Remembered.read(MEMORY)
    assert is_jotting(MEMORY)
    assert not is_jotting({**MEMORY, "format": "eklat-record/1"})
    assert remembered.decisions() == remembered.decisions([0, 1]) == [0]
    assert remembered.jotting.missing == (0, 15, 15, 15)
    few = Remembered.read({**MEMORY, "known": [list(HAND[:12]), [], [], []]})
    assert few.decisions() == [0]


@pytest.mark.parametrize(
    ("changes", "code", "action"),
    [
        ({"actions": "pass"}, "format", None),
        ({"known": 3}, "format", None),
        ({"known": ["R1"]}, "format", None),
        ({"known": [["R0"], ["R0"], [], []]}, "deal-cards", None),
        ({"starter": "Anna"}, "deal-format", None),
        ({"actions": ["pass", f"bid {HAND[0]}"]}, "not-held", 1),
        ({"actions": ["fly"]}, "notation", 0),
        ({"game": "heuldoch"}, "jotting", None),
        ({"cards": []}, "unknown-key", None),
        ({"players": ["Anna"]}, "players", None),
    ],
)
def test_what_cannot_be_is_named(changes: dict[str, Any], code: str, action: int | None) -> None:
    with pytest.raises(BadRecord) as caught:
        Remembered.read({**MEMORY, **changes})
    assert (caught.value.code, caught.value.action) == (code, action)


@pytest.mark.parametrize(
    ("changes", "seats", "message"),
    [
        ({"known": [list(HAND[:11]), [], [], []]}, None, "record-no-hand"),
        ({}, [1], "record-no-hand"),
        ({"actions": []}, None, "record-no-moves"),
    ],
)
def test_too_little_is_said_to_be_too_little(changes: dict[str, Any], seats: list[int] | None, message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Remembered.read({**MEMORY, **changes}).decisions(seats)
    assert caught.value.said.message == message
