"""What a player can do in Heul doch!, and its notation."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from eklat.games import core, notation
from eklat.games.core import Seat
from eklat.games.errors import BadNotation
from eklat.games.heuldoch.cards import CAROUSEL, CATAPULT, TOWEL, WEREWOLF, Card
from eklat.games.notation import shown
from eklat.games.said import said

Direction = Literal["left", "right"]
DIRECTIONS = ("left", "right")


class Move(core.Move):
    """Every move uses one card of the hand. None: it cannot be seen."""

    __slots__ = ()

    card: Card | None


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Lay a number card face up onto the pile of this seat."""

    is_open = True

    card: Card
    pile: Seat

    def __post_init__(self) -> None:
        notation.check_seat(self.pile)
        object.__setattr__(self, "card", Card(self.card))

    def __str__(self) -> str:
        return f"lay {self.card} {self.pile}"


@dataclass(frozen=True, slots=True)
class Onion(Move):
    """Lay any card face down onto one's own pile. Others do not see which: card None."""

    card: Card | None

    def __post_init__(self) -> None:
        if self.card is not None:
            object.__setattr__(self, "card", Card(self.card))

    def __str__(self) -> str:
        return f"onion {self.card or '?'}"


@dataclass(frozen=True, slots=True)
class Catapult(Move):
    """The highest open tops are thrown away."""

    is_open = True

    card: Card = field(default=Card(CATAPULT), init=False, repr=False)

    def __str__(self) -> str:
        return CATAPULT


@dataclass(frozen=True, slots=True)
class Towel(Move):
    """Swap tops with this seat."""

    is_open = True

    card: Card = field(default=Card(TOWEL), init=False, repr=False)

    seat: Seat

    def __post_init__(self) -> None:
        notation.check_seat(self.seat)

    def __str__(self) -> str:
        return f"{TOWEL} {self.seat}"


@dataclass(frozen=True, slots=True)
class Carousel(Move):
    """Every top moves one pile on; left is clockwise."""

    is_open = True

    card: Card = field(default=Card(CAROUSEL), init=False, repr=False)

    direction: Direction

    def __str__(self) -> str:
        return f"{CAROUSEL} {self.direction}"


@dataclass(frozen=True, slots=True)
class Werewolf(Move):
    """Every top is turned over."""

    is_open = True

    card: Card = field(default=Card(WEREWOLF), init=False, repr=False)

    def __str__(self) -> str:
        return WEREWOLF


def parse(text: str) -> Move:
    """The move with this notation."""
    match notation.words(text):
        case ["lay", name, pile]:
            card = Card(name)
            if card.is_special:
                raise BadNotation(said("heuldoch-no-number", card=name))
            return Lay(card, notation.seat(pile))
        case ["onion", name]:
            return Onion(Card(name))
        case ["catapult"]:
            return Catapult()
        case ["towel", seat]:
            return Towel(notation.seat(seat))
        case ["carousel", ("left" | "right") as direction]:
            return Carousel(direction)
        case ["werewolf"]:
            return Werewolf()
    raise BadNotation(said("heuldoch-no-such-move", given=shown(text)))
