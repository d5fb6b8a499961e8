"""Mü for two: 74 actions, and what a seat observes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from eklat.env.games import TENS, Encoding
from eklat.env.games.mu import CARD, CARD_ACTIONS, KIND, PLAYS, bid_notation, card_actions, counted
from eklat.env.kernels import mu2 as kernel
from eklat.env.kernels.cards import CARDS
from eklat.env.layout import Layout, Part
from eklat.env.picture import Row, Scene
from eklat.fast.kernels.mu2 import AUCTION, DISCARD
from eklat.games.core import Move
from eklat.games.mu.cards import ALL_COLOURS, Cards, hand
from eklat.games.mu2.deal import IN_HAND, OPEN, Deal
from eklat.games.mu2.moves import BIG, SMALL, Discard, Reveal
from eklat.games.mu2.options import Rules
from eklat.games.mu2.state import State

COLUMNS = (*ALL_COLOURS, BIG, SMALL)
ACTIONS = (*CARD_ACTIONS, *(f"reveal {column}" for column in COLUMNS))

compiled: Any = kernel


def layout(players: int) -> Layout:
    seats, cards = (2,), (CARDS,)
    return Layout(
        (
            Part("phase", (6,), 1, "auction, discards, the shield names a trump, the crown names one, turning up, play"),
            Part("turn", seats, 1, "who is to act"),
            Part("dealer", seats, 1, "who dealt and spoke first"),
            Part("hand", cards, 2, "one's own hand, with the cards of a bid or discard that is not ended"),
            Part("chosen", cards, 2, "what one has laid in this bid, or put away, so far"),
            Part("limit", (1,), 15, "how many more cards one may lay, or must put away"),
            Part("passes", (1,), 2, "passes in a row"),
            Part("ahead", seats, 1, "who would be the crown if the auction ended now"),
            Part("crown", seats, 1, "the crown"),
            Part("big", (16,), 1, "the crown's trump: R Y G B K, 0 to 9, none"),
            Part("small", (16,), 1, "the shield's trump"),
            Part("height", (1,), 15, "how many cards lay open before the crown"),
            Part("goal", (1,), 48, "the card points the crown needs"),
            Part("skat", cards, 2, "what the crown found in the skat; only the crown sees it"),
            Part("discards", cards, 2, "what the crown put away; only the crown sees it"),
            Part("leader", seats, 1, "who leads to this trick"),
            Part("led", (6,), 1, "the suit led: R Y G B K, trump"),
            Part("hand_sizes", seats, 16, "cards in each hand"),
            Part("points", seats, 60, "card points won in tricks; at the end with the crown's discards"),
            Part("totals", seats, 127, TENS, -127),
            Part("voids", (2, 6), 1, "who was out of which suit: R Y G B K, trump"),
            Part(
                "face_down",
                (2, 7),
                2,
                "face-down cards by column: R Y G B K, big, small; moved once both trumps are named",
            ),
            Part("open", (2, CARDS), 2, "cards that lie open"),
            Part("played", (2, CARDS), 2, "cards played so far"),
            Part("trick", (2, CARDS), 1, "cards in this trick"),
        )
    )


def notation(phase: int, actions: Sequence[int], seat: int, players: int) -> str:
    action = actions[-1]
    if phase == AUCTION:
        return bid_notation(actions)
    if action < CARDS:
        return " ".join(["discard", *hand(CARD[away] for away in actions)]) if phase == DISCARD else PLAYS[action]
    return ACTIONS[action]


def heard(notation: str) -> str:
    return "discard ?" if notation.startswith("discard") else notation


def actions(move: Move, seat: int, players: int, limit: int = 0) -> list[int]:
    match move:
        case Discard(cards) if cards is not None:
            return sorted(KIND[card] for card in cards)
        case Reveal(column):
            return [kernel.COLUMN + COLUMNS.index(column)]
    return card_actions(move, limit)


def dealt(deal: Deal) -> list[int]:
    return [KIND[card] for cards in (*deal.hidden, *deal.open, *deal.hands, deal.skat) for card in cards]


def deal(cards: Sequence[int], players: int, rules: Rules, starter: int) -> Deal:
    at = iter(cards)

    def some(number: int) -> Cards:
        return tuple(CARD[next(at)] for _ in range(number))

    hidden, opened, hands = ((some(size), some(size)) for size in (6, OPEN, IN_HAND))
    return Deal(rules.colours, hidden, opened, hands, tuple(CARD[kind] for kind in at), starter)


def pack(players: int, rules: Rules) -> list[int]:
    return counted(rules.colours)


def longest(players: int) -> int:
    """Every card laid alone with a pass in between; discards, trumps, columns, and all cards played."""
    return 24 * 3 + 2 + 4 + 2 + 14 + 48


def bounds(players: int) -> tuple[int, int]:
    return 0, 10


def scene(state: State) -> Scene:
    view = state.view(None)
    contract = view.contract
    settled = "" if contract is None else f"goal {contract.goal}, trumps {contract.big} {contract.small}"
    rows = [
        [Row("hand", state.hands[seat]), Row("open", state.open[seat]), Row("down", [None] * sum(view.face_down[seat]))]
        for seat in range(2)
    ]
    leader = view.leader or 0
    return Scene(settled, rows, [((leader + n) % 2, card) for n, card in enumerate(view.trick)])


if TYPE_CHECKING:  # that it is an encoding
    from eklat.env.games import mu2 as this  # noqa: PLW0406

    _: Encoding[Rules, State, Deal] = this
