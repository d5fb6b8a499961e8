"""How cards are sorted and which of them are trumps: for the eye, not for the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from eklat.client import Json
from eklat.games.mu.cards import ALL_COLOURS, Card, pack
from eklat.games.mu.moves import NO_TRUMP
from eklat.games.mu.trumps import TRUMP_SUIT, Trumps, is_kind, trumps

KINDS = ("double", "chief", "vice")


def laid(view: Json) -> list[list[str]]:
    """What lies open, seat by seat; Mü for two says so in another word."""
    found: list[list[str]] = view["laid"] if "laid" in view else view["open"]
    return found


def trumps_of(view: Json) -> Trumps:
    """The trumps of a hand, as far as they are named."""
    contract = view.get("contract") or {}
    return trumps(contract.get("chief_trump"), contract.get("vice_trump"))


def is_named(trump: str | None) -> bool:
    return trump not in (None, NO_TRUMP)


def kind_of(card: str, known: Trumps) -> str:
    """Which group a card belongs to: double, chief, vice, or its colour."""
    mine = Card(card)
    if known.is_double(mine):
        return "double"
    return "chief" if is_kind(mine, known.chief) else "vice" if is_kind(mine, known.vice) else mine.colour


def grouped(cards: Sequence[str], view: Json, by_number: bool = False) -> list[list[str]]:
    """Trumps first and in their true order, then colour by colour; or by number."""
    held = sorted(cards, key=lambda card: (-Card(card).digit, ALL_COLOURS.index(card[0])))
    if by_number:
        return [held] if held else []
    known = trumps_of(view)
    found: dict[str, list[str]] = {kind: [] for kind in (*KINDS, *ALL_COLOURS)}
    for card in held:
        found[kind_of(card, known)].append(card)
    return [some for some in found.values() if some]


def flat(groups: Sequence[Sequence[str]]) -> list[str]:
    return [card for group in groups for card in group]


def best_place(view: Json, trick: Sequence[str]) -> int:
    """Which card of a trick leads it so far."""
    return trumps_of(view).best([Card(card) for card in trick])


class TrumpCard(NamedTuple):
    """One trump in the lens, and where it is: gone, mine, open (at another seat), or unknown."""

    card: str
    kind: str
    where: str


def lens(view: Json) -> list[TrumpCard]:
    """The whole trump suit, the strongest first, the copies of a card one by one."""
    if view.get("contract") is None:
        return []
    known = trumps_of(view)
    gone = Counter(move.split()[1] for _, move in view["log"] if move.startswith("play "))
    gone.update(view.get("discards") or [])
    mine: Counter[str] = Counter(view["hand"] or [])
    if view["seat"] is not None:
        mine.update(laid(view)[view["seat"]])
    theirs = Counter(card for seat, cards in enumerate(laid(view)) if seat != view["seat"] for card in cards)
    found = []
    for card in sorted(pack(view["colours"]), key=lambda card: (-known.strength[card], ALL_COLOURS.index(card.colour))):
        if known.suit[card] != TRUMP_SUIT:
            continue
        where = "unknown"
        for name, some in (("gone", gone), ("mine", mine), ("open", theirs)):
            if some[card]:
                some[card] -= 1
                where = name
                break
        found.append(TrumpCard(str(card), kind_of(card, known), where))
    return found
