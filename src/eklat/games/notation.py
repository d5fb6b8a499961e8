"""Reading text strictly: words of a move, seats, and the card lists of an explicit deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from eklat.games.errors import BadDeal, BadNotation

C = TypeVar("C", bound=str)

LONGEST = 200
"""No move is longer than this many characters."""


def words(text: object) -> list[str]:
    """The words of a move, which stand apart by single spaces."""
    if not isinstance(text, str):
        raise BadNotation(f"a move is a text, not {shown(text)}")
    parts = text.split(" ")
    if len(text) > LONGEST:
        raise BadNotation(f"{shown(text)} is no move: no move is longer than {LONGEST} characters")
    if not text.isascii() or not all(part.isalnum() for part in parts):
        raise BadNotation(f"{shown(text)} is no move: expected words of letters and digits with single spaces between them")
    return parts


def seat(word: str) -> int:
    if len(word) != 1 or word not in "0123456789":
        raise BadNotation(f"{shown(word)} is no seat: expected a number like 0 or 3")
    return int(word)


def check_seat(number: object) -> None:
    """Moves name seats by whole numbers, nothing else."""
    if type(number) is not int:
        raise BadNotation(f"{shown(number)} is no seat: expected a number like 0 or 3")


def unknown(text: str, forms: str) -> BadNotation:
    return BadNotation(f"{shown(text)} is no move of this game: expected {forms}")


def shown(value: object) -> str:
    """A value as it can be quoted in a message: short, and with nothing in it that a terminal would obey."""
    text = ascii(value)
    return text if len(text) <= 60 else text[:57] + "..."


# Explicit deals ---------------------------------------------------------------------------------------------------------


def part(data: object, keys: Sequence[str], where: str) -> Mapping[str, Any]:
    """A JSON object with just these keys (those that begin with x_ are ignored)."""
    if not isinstance(data, Mapping):
        raise BadDeal("deal-format", f"{where} must be an object with {', '.join(keys)}, not {shown(data)}")
    missing = [key for key in keys if key not in data]
    extra = [key for key in data if key not in keys and not key.startswith("x_")]
    if missing or extra:
        wrong = f"{shown(missing[0])} is missing" if missing else f"there is no {shown(extra[0])}"
        raise BadDeal("deal-format", f"{where} must have {', '.join(keys)}: {wrong}")
    return data


def cards(data: object, card: Callable[[str], C], where: str) -> tuple[C, ...]:
    """A JSON list of cards."""
    if not isinstance(data, list):
        raise BadDeal("deal-format", f"{where} must be a list of cards, not {shown(data)}")
    try:
        return tuple(card(name) for name in data)
    except BadNotation as error:
        raise BadDeal("deal-cards", f"{where}: {error}") from None


def card_lists(data: object, card: Callable[[str], C], where: str) -> tuple[tuple[C, ...], ...]:
    """A JSON list with a list of cards for every seat."""
    if not isinstance(data, list):
        raise BadDeal("deal-format", f"{where} must be a list with an entry for every seat, not {shown(data)}")
    return tuple(cards(entry, card, f"{where} of seat {seat}") for seat, entry in enumerate(data))


def starter(entry: Mapping[str, Any], key: str) -> Any:
    """Who makes the first move, as an entry of a record says."""
    if key not in entry:
        raise BadDeal("deal-format", f"the entry of a deal must have {key!r}")
    return entry[key]


def check_starter(starter: object, players: int, key: str) -> None:
    if type(starter) is not int or not 0 <= starter < players:
        raise BadDeal("deal-format", f"{key} must be a seat from 0 to {players - 1}, not {shown(starter)}")


def check_pack(dealt: Iterable[str], pack: Iterable[str]) -> None:
    """Refuse a deal that is not exactly this pack of cards."""
    dealt, pack = sorted(dealt), sorted(pack)
    if dealt == pack:
        return
    have, should = Counter(dealt), Counter(pack)
    if surplus := have - should:
        name = min(surplus)
        exists = f"it exists {_times(should[name])}" if should[name] else "it is not in this pack"
        raise BadDeal("deal-cards", f"{name} is dealt {_times(have[name])}, but {exists}")
    name = min(should - have)
    raise BadDeal("deal-cards", f"{name} is missing: it exists {_times(should[name])}, and is dealt {_times(have[name])}")


def _times(number: int) -> str:
    return {0: "nowhere", 1: "once", 2: "twice"}.get(number, f"{number} times")
