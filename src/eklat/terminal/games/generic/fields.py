"""What a view says of itself: numbers and cards, by seat or in the middle of the table."""

from __future__ import annotations

import re
from typing import Any

from eklat.client import Json
from eklat.terminal.words import Words

OWN = ("hand", "dealt", "legal", "log")
"""Lists that are shown otherwise, or that are not for the table."""
CARD = re.compile(r"[A-Za-z]{1,2}\d{1,2}|\d{1,2}[A-Za-z]|[AKQJT][SHDC]")


def is_card(value: Any, words: Words) -> bool:
    """A code like R7 or QH, or a name that there is a word for; or something that lies there and has one."""
    if isinstance(value, dict):
        return "card" in value
    return isinstance(value, str) and bool(CARD.fullmatch(value) or (len(value) > 2 and words.has(f"card-{value}")))


def code(value: Any) -> str:
    """The card itself; face down it has no name."""
    card = value["card"] if isinstance(value, dict) else value
    return "?" if card is None else str(card)


def numbers(view: Json) -> dict[str, list[int]]:
    """A number for every seat."""
    return {
        name: value
        for name, value in view.items()
        if isinstance(value, list) and len(value) == view["players"] and all(type(one) is int for one in value)
    }


def by_seat(view: Json, words: Words) -> dict[str, list[list[str]]]:
    """Cards for every seat; those of the trick are by seat as soon as somebody has led it."""
    found = {}
    for name, value in view.items():
        if not isinstance(value, list) or name in OWN:
            continue
        if len(value) == view["players"] and any(value) and all(_are_cards(some, words) for some in value):
            found[name] = [[code(card) for card in some] for some in value]
        elif name == "trick" and isinstance(view.get("leader"), int) and _are_cards(value, words):
            found[name] = in_order(view, view["leader"], value)
    return found


def in_order(view: Json, leader: int, cards: list[Any]) -> list[list[str]]:
    """The cards of a trick at the seats that played them."""
    found: list[list[str]] = [[] for _ in range(view["players"])]
    for place, card in enumerate(cards):
        found[(leader + place) % view["players"]].append(code(card))
    return found


def in_the_middle(view: Json, words: Words) -> dict[str, list[str]]:
    """Cards that are nobody's."""
    seats = by_seat(view, words)
    return {
        name: [code(card) for card in value]
        for name, value in view.items()
        if isinstance(value, list) and value and name not in (*OWN, *seats) and _are_cards(value, words)
    }


def _are_cards(value: Any, words: Words) -> bool:
    return isinstance(value, list) and all(is_card(card, words) for card in value)
