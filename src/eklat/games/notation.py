"""Reading text strictly: words of a move, seats, and the card lists of an explicit deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from eklat.games.errors import BadDeal, BadNotation
from eklat.games.said import said

C = TypeVar("C", bound=str)

LONGEST = 200
"""No move is longer than this many characters."""


def words(text: object) -> list[str]:
    """The words of a move, which stand apart by single spaces."""
    if not isinstance(text, str):
        raise BadNotation(said("game-no-text", given=shown(text)))
    parts = text.split(" ")
    if len(text) > LONGEST:
        raise BadNotation(said("game-no-long-move", given=shown(text), most=LONGEST))
    if not text.isascii() or not all(part.isalnum() for part in parts):
        raise BadNotation(said("game-no-words", given=shown(text)))
    return parts


def seat(word: str) -> int:
    if len(word) != 1 or word not in "0123456789":
        raise BadNotation(said("game-no-seat", given=shown(word)))
    return int(word)


def check_seat(number: object) -> None:
    """Moves name seats by whole numbers, nothing else."""
    if type(number) is not int:
        raise BadNotation(said("game-no-seat", given=shown(number)))


def unknown(text: str, forms: str) -> BadNotation:
    """No move has this form, in games that have no words of their own for it."""
    return BadNotation(said("game-no-such-move", given=shown(text), forms=forms))


def shown(value: object) -> str:
    """A value as it can be quoted in a message: short, and with nothing in it that a terminal would obey."""
    text = ascii(value)
    return text if len(text) <= 60 else text[:57] + "..."


# Explicit deals ---------------------------------------------------------------------------------------------------------


def part(data: object, keys: Sequence[str], where: str) -> Mapping[str, Any]:
    """A JSON object with just these keys (those that begin with x_ are ignored); `where` is its place in the record."""
    known = ", ".join(keys)
    if not isinstance(data, Mapping):
        raise BadDeal("deal-format", said("game-no-object", where=where, keys=known, given=shown(data)))
    for key in keys:
        if key not in data:
            raise BadDeal("deal-format", said("game-no-key", where=where, keys=known, key=shown(key)))
    for key in data:
        if key not in keys and not key.startswith("x_"):
            raise BadDeal("deal-format", said("game-no-such-key", where=where, keys=known, key=shown(key)))
    return data


def cards(data: object, card: Callable[[str], C], where: str) -> tuple[C, ...]:
    """A JSON list of cards."""
    if not isinstance(data, list):
        raise BadDeal("deal-format", said("game-no-cards", where=where, given=shown(data)))
    try:
        return tuple(card(name) for name in data)
    except BadNotation as error:
        raise BadDeal("deal-cards", said("game-no-card-there", where=where, reason=error.said)) from None


def card_lists(data: object, card: Callable[[str], C], where: str) -> tuple[tuple[C, ...], ...]:
    """A JSON list with a list of cards for every seat."""
    if not isinstance(data, list):
        raise BadDeal("deal-format", said("game-no-seats", where=where, given=shown(data)))
    return tuple(cards(entry, card, f"{where}[{seat}]") for seat, entry in enumerate(data))


def starter(entry: Mapping[str, Any], key: str) -> Any:
    """Who makes the first move, as an entry of a record says."""
    if key not in entry:
        raise BadDeal("deal-format", said("game-no-starter", key=shown(key)))
    return entry[key]


def check_starter(starter: object, players: int, key: str) -> None:
    if type(starter) is not int or not 0 <= starter < players:
        raise BadDeal("deal-format", said("game-no-starting-seat", key=key, last=players - 1, given=shown(starter)))


def check_pack(dealt: Iterable[str], pack: Iterable[str]) -> None:
    """Refuse a deal that is not exactly this pack of cards."""
    dealt, pack = sorted(dealt), sorted(pack)
    if dealt == pack:
        return
    have, should = Counter(dealt), Counter(pack)
    if surplus := have - should:
        name = min(surplus)
        raise BadDeal("deal-cards", said("game-no-card-surplus", card=str(name), dealt=have[name], exists=should[name]))
    name = min(should - have)
    raise BadDeal("deal-cards", said("game-no-card-missing", card=str(name), dealt=have[name], exists=should[name]))
