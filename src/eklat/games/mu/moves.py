"""What a player can do in Mü, and its notation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from eklat.games import core, notation
from eklat.games.core import Seat
from eklat.games.errors import BadNotation
from eklat.games.mu.cards import COLOURS, DIGITS, Card, Cards, hand
from eklat.games.notation import shown
from eklat.games.said import said

Trump = str
"""A colour letter, a digit, or `NO_TRUMP`."""

NO_TRUMP = "none"
TRUMPS = (*COLOURS, *DIGITS, NO_TRUMP)

Source = Literal["hand", "open"]
"""Where a card is played from: the hand, or the cards that lie open in front of the player."""


class Move(core.Move):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Pass in the auction."""

    is_open = True

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Bid(Move):
    """Lay these cards open."""

    is_open = True

    cards: Cards

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", hand(self.cards))

    def __str__(self) -> str:
        return " ".join(("bid", *self.cards))


@dataclass(frozen=True, slots=True)
class NameTrump(Move):
    """Name a colour or a digit as trump, or none."""

    is_open = True

    trump: Trump

    def __str__(self) -> str:
        return f"trump {self.trump}"


@dataclass(frozen=True, slots=True)
class ChoosePartner(Move):
    """The chief takes this seat as partner."""

    is_open = True

    seat: Seat

    def __post_init__(self) -> None:
        notation.check_seat(self.seat)

    def __str__(self) -> str:
        return f"partner {self.seat}"


@dataclass(frozen=True, slots=True)
class CallPartner(Move):
    """House rule "hidden partner": the chief takes whoever holds this card."""

    card: Card

    def __post_init__(self) -> None:
        object.__setattr__(self, "card", Card(self.card))

    def __str__(self) -> str:
        return f"partner {self.card}"


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Play a card to the trick. Without a source the open copy is meant where there are two (M9)."""

    is_open = True

    card: Card
    source: Source | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "card", Card(self.card))

    def __str__(self) -> str:
        return f"play {self.card}" if self.source is None else f"play {self.card} {self.source}"


PASS = Pass()


def parse_card_move(words: Sequence[str]) -> Move | None:
    """The moves that all forms of Mü share."""
    match words:
        case ["pass"]:
            return PASS
        case ["bid", _, *_]:
            return Bid(tuple(map(Card, words[1:])))
        case ["trump", trump]:
            if trump not in TRUMPS:
                raise BadNotation(said("mu-no-such-trump", given=shown(trump)))
            return NameTrump(trump)
        case ["play", card]:
            return Play(Card(card))
        case ["play", card, "hand"]:
            return Play(Card(card), "hand")
        case ["play", card, "open"]:
            return Play(Card(card), "open")
    return None


def parse(text: str) -> Move:
    """The move with this notation."""
    return _parsed(text) if isinstance(text, str) else _read(text)


def _read(text: str) -> Move:
    words = notation.words(text)
    match words:
        case ["partner", who]:
            return ChoosePartner(notation.seat(who)) if who[0] in DIGITS else CallPartner(Card(who))
    move = parse_card_move(words)
    if move is None:
        raise BadNotation(said("mu-no-such-move", given=shown(text)))
    return move


_parsed = lru_cache(4096)(_read)
"""Many a card is played again and again."""
