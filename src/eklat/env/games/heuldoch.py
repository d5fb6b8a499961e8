"""Heul doch! Mau Mau: 209 actions, and what a seat observes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from eklat.env.games import TENS, Encoding
from eklat.env.kernels import heuldoch as kernel
from eklat.env.layout import Layout, Part
from eklat.env.picture import Row, Scene
from eklat.games.core import Move
from eklat.games.heuldoch.cards import CAROUSEL, CATAPULT, COLOURS, NUMBERS, SPECIALS, TOWEL, WEREWOLF, Card
from eklat.games.heuldoch.cards import pack as all_cards
from eklat.games.heuldoch.deal import HAND_SIZE, Deal
from eklat.games.heuldoch.moves import DIRECTIONS, Carousel, Catapult, Lay, Onion, Towel, Werewolf
from eklat.games.heuldoch.options import Rules
from eklat.games.heuldoch.state import State

CARD = (*(Card(f"{colour}{number}") for colour in COLOURS for number in NUMBERS), *map(Card, SPECIALS))
KIND = {card: kind for kind, card in enumerate(CARD)}
PILES = ("own", "left", "right")
KINDS, LAY, THROW, HOWL = kernel.KINDS, kernel.LAY, kernel.THROW, kernel.HOWL
TURN_LEFT, SWAP = kernel.TURN_LEFT, kernel.SWAP
ACTIONS = (
    *(f"onion {card}" for card in CARD),
    *(f"lay {card} {pile}" for card in CARD if not card.is_special for pile in PILES),
    CATAPULT,
    WEREWOLF,
    *(f"{CAROUSEL} {direction}" for direction in DIRECTIONS),
    *(f"{TOWEL} +{left}" for left in range(1, 6)),
)

compiled: Any = kernel


def layout(players: int) -> Layout:
    seats = (players,)
    return Layout(
        (
            Part("turn", seats, 1, "who is to act"),
            Part("first", seats, 1, "who began"),
            Part("draw", (1,), 110, "cards left to draw"),
            Part("hand", (KINDS,), 3, "one's own hand"),
            Part("unseen", (KINDS,), 3, "cards that one has never seen: in other hands, to be drawn, or laid as onions"),
            Part("hand_sizes", seats, 4, "cards in each hand"),
            Part("totals", seats, 127, TENS, -127),
            Part("face_down", seats, 1, "whose top card is an onion"),
            Part("onions", seats, 110, "onions in each pile"),
            Part("numbers", (players, 7), 28, "open cards with 1 to 7 in each pile"),
            Part("tops", (players, KINDS), 1, "the top card of each pile, if one knows it"),
        )
    )


def notation(phase: int, actions: Sequence[int], seat: int, players: int) -> str:
    action = actions[-1]
    if LAY <= action < THROW:
        card, pile = divmod(action - LAY, 3)
        return f"lay {CARD[card]} {(seat + (0, 1, -1)[pile]) % players}"
    return f"{TOWEL} {(seat + action - SWAP + 1) % players}" if action >= SWAP else ACTIONS[action]


def heard(notation: str) -> str:
    return "onion ?" if notation.startswith("onion") else notation


def actions(move: Move, seat: int, players: int, limit: int = 0) -> list[int]:
    match move:
        case Onion(card) if card is not None:
            return [KIND[card]]
        case Lay(card, pile):
            return [LAY + 3 * KIND[card] + {0: 0, 1: 1, players - 1: 2}[(pile - seat) % players]]
        case Catapult():
            return [THROW]
        case Werewolf():
            return [HOWL]
        case Carousel(direction):
            return [TURN_LEFT + DIRECTIONS.index(direction)]
        case Towel(seat=other):
            return [SWAP + (other - seat) % players - 1]
    raise TypeError(f"{move} is not a move of Heul doch!")


def dealt(deal: Deal) -> list[int]:
    return [KIND[card] for cards in (deal.piles, *deal.hands, deal.draw) for card in cards]


def deal(cards: Sequence[int], players: int, rules: Rules, starter: int) -> Deal:
    all_of_them = [CARD[kind] for kind in cards]
    ends = [players + seat * HAND_SIZE for seat in range(players + 1)]
    hands = tuple(tuple(all_of_them[ends[seat] : ends[seat + 1]]) for seat in range(players))
    return Deal(tuple(all_of_them[:players]), hands, tuple(all_of_them[ends[-1] :]), starter)


def pack(players: int, rules: Rules) -> list[int]:
    cards = all_cards(rules.specials)
    return [cards.count(card) for card in CARD]


def longest(players: int) -> int:
    """Every card but those the piles begin with."""
    return 110 - players


def bounds(players: int) -> tuple[int, int]:
    """At best all open cards lie in one pile: two of each of seven colours, 1 to 7."""
    return 0, 2 * 7 * 28


def scene(state: State) -> Scene:
    rows = [
        [Row("hand", hand), Row("pile", [None if lying.is_onion else lying.card for lying in pile])]
        for hand, pile in zip(state.hands, state.piles, strict=True)
    ]
    return Scene(f"{state.draw_size} to draw", rows, [])


if TYPE_CHECKING:  # that it is an encoding
    from eklat.env.games import heuldoch as this  # noqa: PLW0406

    _: Encoding[Rules, State, Deal] = this
