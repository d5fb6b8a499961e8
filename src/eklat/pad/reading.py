"""Reading strictly: every check of a pad is made of these few."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from eklat.pad.errors import BadPad


def keys(data: object, required: Sequence[str], optional: Sequence[str] = ()) -> Mapping[str, Any]:
    """A JSON object with just these keys."""
    if not isinstance(data, Mapping):
        raise BadPad("object", keys=", ".join(required))
    for key in required:
        if key not in data:
            raise BadPad("missing-key", key=key)
    for key in data:
        if key not in required and key not in optional:
            raise BadPad("unknown-key", key=_short(key))
    return data


def is_whole(value: object, low: int, high: int) -> bool:
    """Whether this is a whole number in these bounds; true and 3.0 are none."""
    return type(value) is int and low <= value <= high


def check_seat(value: object, key: str, players: int) -> None:
    if not is_whole(value, 0, players - 1):
        raise BadPad("seat", key=key, last=players - 1)


def numbers(value: object) -> Any:
    """A JSON list as a tuple; anything else stays what it is and is refused where it is used."""
    return tuple(value) if isinstance(value, list) else value


def _short(text: object) -> str:
    return ascii(text)[1:41].rstrip("'\"")
