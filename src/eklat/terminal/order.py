"""How cards are sorted and which of them are trumps: for the eye, not for the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from eklat.games.mu.cards import ALL_COLOURS, Card, pack
from eklat.games.mu.moves import NO_TRUMP
from eklat.games.mu.trumps import TRUMP_SUIT, Trumps, trumps
from eklat.games.mu2.columns import place
from eklat.terminal.picture import Json

SUITS = "ABCDEFG"


class Group(NamedTuple):
    """Cards that belong together; the kind is double, chief, vice, a colour, or special."""

    kind: str
    cards: list[str]


def trumps_of(view: Json) -> Trumps:
    """The trumps of a hand of Mü, as far as they are named."""
    contract = view.get("contract") or {}
    return trumps(contract.get("chief_trump"), contract.get("vice_trump"))


def kind_of(card: str, known: Trumps) -> str:
    """Which group a card of Mü belongs to."""
    mine = Card(card)
    where = place(mine, known.chief, known.vice)
    return {"super": "double", "big": "chief", "small": "vice"}.get(where, where)


def grouped(cards: Iterable[str], view: Json, by_number: bool = False) -> list[Group]:
    """Cards as the hand is sorted: trumps first and in their true order, then colour by colour; or by number."""
    held = list(cards)
    if view["game"] == "heuldoch":
        numbers = sorted(
            (card for card in held if card[0] in SUITS and card[1:].isdigit()),
            key=lambda card: (-int(card[1]), card[0]) if by_number else (card[0], -int(card[1])),
        )
        specials = sorted(card for card in held if card not in numbers)
        return [Group(kind, some) for kind, some in (("", numbers), ("special", specials)) if some]
    known = trumps_of(view)
    if by_number:
        held.sort(key=lambda card: (-Card(card).digit, ALL_COLOURS.index(card[0])))
        return [Group("", held)] if held else []
    order = ("double", "chief", "vice", *ALL_COLOURS)
    found: dict[str, list[str]] = {kind: [] for kind in order}
    for card in held:
        found[kind_of(card, known)].append(card)
    for some in found.values():
        some.sort(key=lambda card: (-Card(card).digit, ALL_COLOURS.index(card[0])))
    return [Group(kind, some) for kind, some in found.items() if some]


def flat(groups: Sequence[Group]) -> list[str]:
    return [card for group in groups for card in group.cards]


def led_suit(view: Json) -> str | None:
    """The suit of the trick, if somebody has led."""
    return trumps_of(view).suit[Card(view["trick"][0])] if view.get("trick") else None


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
    known = trumps_of(view)
    gone = Counter(move.split()[1] for _, move in view["log"] if move.startswith("play "))
    gone.update(view.get("discards") or [])
    laid = view["laid"] if "laid" in view else view["open"]
    mine: Counter[str] = Counter(view["hand"] or [])
    if view["seat"] is not None:
        mine.update(laid[view["seat"]])
    theirs = Counter(card for seat, cards in enumerate(laid) if seat != view["seat"] for card in cards)
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


def is_named(trump: str | None) -> bool:
    return trump not in (None, NO_TRUMP)
